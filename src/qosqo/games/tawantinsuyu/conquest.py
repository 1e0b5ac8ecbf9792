"""Conquest: casualties, armies and the spaces of the four regions."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, part_d, saying
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.army_cards import add_armies_down, add_armies_up, kinds_in
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import CASUALTIES, COLOURS, CONQUESTS, FROM_NOMADS, NOMADS, SOLDIER_DISCOUNT, Z13
from qosqo.games.tawantinsuyu.nomads import take_nomad
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_CONQUESTS,
    EVENT_CASUALTY_FELL,
    EVENT_CONQUERED,
    EVENT_CONQUERED_NOTHING,
    EVENT_PLAYED_ARMY,
    EVENT_SPENT_SOLDIERS,
    EVENT_USED_BUILDING,
    MOVE_CASUALTY,
    MOVE_CASUALTY_NOMAD,
    MOVE_CONQUER,
    MOVE_PASS,
    MOVE_PLAY_ARMY,
    MOVE_SPEND,
    REFUSAL_CONQUEST_TAKEN,
    REFUSAL_NO_CONQUEST_MARKER,
    REFUSAL_TOO_FEW_SOLDIERS,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


class Casualty(TurnStep):
    """T3.22: a worker from either end of the village falls; from the nomads if the village is empty."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        if position.village:
            return [pack(MOVE_CASUALTY, end) for end in range(min(2, len(position.village)))]
        return [pack(MOVE_CASUALTY_NOMAD, colour) for colour in range(COLOURS) if position.workers[NOMADS * COLOURS + colour]]

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_CASUALTY:
            colour = position.leave_village(part_a(move))
            position.workers[CASUALTIES * COLOURS + colour] += 1
            position.tell(EVENT_CASUALTY_FELL, self.seat, colour, part_a(move))
        else:
            position.tell(EVENT_CASUALTY_FELL, self.seat, part_a(move), FROM_NOMADS)
            take_nomad(position, part_a(move), CASUALTIES)


class PlayArmies(TurnStep):
    """T3.22: army cards from the hand onto the table, for a potato each; the active player's first one for nothing."""

    free: bool

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def own_moves(self, position: TawaPosition) -> list[int]:
        if not position.army_hands[self.seat].cards:
            return []
        result: list[int] = []
        if self.free or can_pay(position, self.seat, potato=1):
            result = self.considered(position)
        result.append(pack(MOVE_PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_PLAY_ARMY, army) for army in kinds_in(position.army_hands[self.seat])]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        held = kind_of(move) == MOVE_PLAY_ARMY and part_a(move) in position.army_hands[self.seat].cards
        return cannot_pay(self.seat, potato=1) if held else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            return
        army = part_a(move)
        position.push(PlayArmies(self.seat, free=False))
        play_army(position, self.seat, army, free=self.free)
        if not self.free:
            charge(position, self.seat, potato=1)


def play_army(position: TawaPosition, seat: int, army: int, free: bool) -> None:
    position.army_hands[seat].remove(army)
    add_armies_up(position, seat, army, 1)
    position.reveal()
    position.tell(EVENT_PLAYED_ARMY, seat, army, int(free))


# Soldiers.


def face_up_cards(position: TawaPosition, seat: int, soldiers: int) -> int:
    """How many face-up army cards with so many soldiers a seat has."""
    army_soldiers = position.data.army_soldiers
    army_up = position.army_up
    first = seat * len(army_soldiers)
    count = 0
    for army in range(len(army_soldiers)):
        if army_soldiers[army] == soldiers:
            count += army_up[first + army]
    return count


def soldiers_face_up(position: TawaPosition, seat: int) -> int:
    """The soldiers that a seat can use now."""
    return face_up_cards(position, seat, 1) + 2 * face_up_cards(position, seat, 2)


def add_ways(ways: list[int], flip: int, discard: int, ones: int, twos: int) -> None:
    """T3.23: every way to flip and discard so many soldiers with cards of one and two, none of them superfluous."""
    for flip2 in range((flip + 1) // 2 + 1):
        flip1 = flip - 2 * flip2 if flip > 2 * flip2 else 0
        if flip1 > ones or flip2 > twos:
            continue
        for discard2 in range((discard + 1) // 2 + 1):
            discard1 = discard - 2 * discard2 if discard > 2 * discard2 else 0
            if flip1 + discard1 <= ones and flip2 + discard2 <= twos:
                way = pack(MOVE_SPEND, flip1, flip2, discard1, discard2)
                if way not in ways:
                    ways.append(way)


def ways_to_conquer(position: TawaPosition, seat: int, space: int) -> list[int]:
    """All ways to meet what a conquest space asks for."""
    return ways_with(position, seat, space, face_up_cards(position, seat, 1), face_up_cards(position, seat, 2))


def ways_with(position: TawaPosition, seat: int, space: int, ones: int, twos: int) -> list[int]:
    """All ways with so many cards of one and two soldiers; Z13: one soldier less in all, but at least one."""
    ways: list[int] = []
    flip = position.data.conquest_flip[space]
    discard = position.data.conquest_discard[space]
    if seat == position.axomamma and position.difficulty & SOLDIER_DISCOUNT:
        flip -= 1 if flip else 0
        discard -= 1 if discard else 0
    if flip + discard > ones + 2 * twos + 1:
        return ways  # too few even with Z13
    if flip + discard > 1 and position.owns(seat, Z13):
        if flip:
            add_ways(ways, flip - 1, discard, ones, twos)
        if discard:
            add_ways(ways, flip, discard - 1, ones, twos)
        ways.sort()
    else:
        add_ways(ways, flip, discard, ones, twos)
        ways.sort()
    return ways


def conquerable_spaces(position: TawaPosition, seat: int) -> list[int]:
    """T3.22: the free spaces for which a seat has a marker and enough soldiers."""
    result: list[int] = []
    ones = face_up_cards(position, seat, 1)
    twos = face_up_cards(position, seat, 2)
    if ones + twos == 0 or position.markers_left(seat) == 0:
        return result
    conquests = position.conquests
    for space in range(CONQUESTS):
        if conquests[space] < 0 and ways_with(position, seat, space, ones, twos):
            result.append(space)
    return result


class Conquer(TurnStep):
    """T3.22: a conquest marker on a free space for its benefit."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result = [pack(MOVE_CONQUER, space) for space in conquerable_spaces(position, self.seat)]
        result.append(pack(MOVE_PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_CONQUER, space) for space in range(CONQUESTS)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_CONQUER:
            return None
        space = part_a(move)
        if position.markers_left(self.seat) == 0:
            return saying(REFUSAL_NO_CONQUEST_MARKER, self.seat)
        if position.conquests[space] >= 0:
            return saying(REFUSAL_CONQUEST_TAKEN, self.seat, space)
        if not ways_to_conquer(position, self.seat, space):
            return saying(REFUSAL_TOO_FEW_SOLDIERS, self.seat, space)
        return None

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            position.tell(EVENT_CONQUERED_NOTHING, self.seat)
            return
        space = part_a(move)
        position.conquests = replaced(position.conquests, space, self.seat)
        position.tell(EVENT_CONQUERED, self.seat, space)
        position.push(Spend(self.seat, space))
        position.push(Effect(self.seat, position.data.conquest_effect[space], CATEGORY_CONQUESTS))


class Spend(TurnStep):
    """T3.23: which army cards are flipped and which discarded. Cards with equally many soldiers are equal here."""

    space: int

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def own_moves(self, position: TawaPosition) -> list[int]:
        return ways_to_conquer(position, self.seat, self.space)

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 3 and move != pack(MOVE_SPEND)

    def do(self, position: TawaPosition, move: int) -> None:
        if position.owns(self.seat, Z13) and position.data.conquest_flip[self.space] + position.data.conquest_discard[self.space] > 1:
            position.tell(EVENT_USED_BUILDING, self.seat, Z13)
        if move != pack(MOVE_SPEND):
            position.tell(EVENT_SPENT_SOLDIERS, self.seat, part_a(move), part_b(move), part_c(move), part_d(move))
        use_army(position, self.seat, 1, part_a(move), part_c(move))
        use_army(position, self.seat, 2, part_b(move), part_d(move))


def use_army(position: TawaPosition, seat: int, soldiers: int, flipped: int, discarded: int) -> None:
    """Flip and discard so many face-up cards with so many soldiers."""
    kinds = len(position.data.army_copies)
    for army in range(kinds):
        place = seat * kinds + army
        if position.data.army_soldiers[army] == soldiers:
            while discarded and position.army_up[place]:
                add_armies_up(position, seat, army, -1)
                position.army_discards += (army,)
                discarded -= 1
            while flipped and position.army_up[place]:
                add_armies_up(position, seat, army, -1)
                add_armies_down(position, seat, army, 1)
                flipped -= 1
