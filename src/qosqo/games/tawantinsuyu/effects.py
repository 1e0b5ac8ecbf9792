"""Effects: what god cards, buildings, conquests, temple steps and tapestry rewards give.

An effect is a row of pairs (what, how much) in the tables. What needs no decision happens at once; for a decision its step is
pushed, with the rest of the effect waiting below.
"""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.axomamma_gains import chosen_effect, receive
from qosqo.games.tawantinsuyu.construction import build, build_statue
from qosqo.games.tawantinsuyu.names import (
    ARMY_CARD,
    ATTACH,
    ATTACHED,
    BUILDING,
    CHOICE,
    CHOOSE,
    CLIMB,
    CLIMBED,
    FREE_STATUE,
    FROM_TAPESTRIES,
    FROM_TEMPLE,
    GOD_CARD,
    GOT_WEAVING,
    MATCHED,
    NOMADS,
    PASS,
    PATTERN_TWICE,
    POINTS,
    REJUVENATION,
    RESOURCES,
    STATUE,
    TAKE_WEAVING,
    TEMPLE,
    TEMPLE_FOR_GOLD,
    TRAINING,
    WEAVING,
    WORKER,
    Z04,
)
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import NO_PRICE, rejuvenate
from qosqo.games.tawantinsuyu.training import take_nomad, training
from qosqo.games.tawantinsuyu.turn_step import TurnStep, god_cards


class Effect(Happening["TawaPosition"]):
    """An effect, or the rest of one, still to be gained."""

    effect: int
    place: int
    category: int

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        row = position.data.effects[self.effect]
        place = self.place
        while place < len(row):
            what = row[place]
            amount = row[place + 1]
            place += 2
            if what < RESOURCES:
                position.add(seat, what, amount)
            elif what == POINTS:
                position.gain(seat, amount, self.category)
            elif what == ARMY_CARD:
                for _ in range(amount):
                    position.draw_army_card(seat)
            else:
                if place < len(row):
                    position.push(effect(seat, self.effect, self.category, place))
                if what == TEMPLE:
                    climb(position, seat, amount)
                else:
                    self.push_decision(position, what, amount)
                return

    def push_decision(self, position: TawaPosition, what: int, amount: int) -> None:
        seat = self.seat
        if seat == position.axomamma:
            self.axomamma_gets(position, what, amount)
        elif what == GOD_CARD:
            position.push(god_cards(seat, amount))
        elif what == TRAINING:
            position.push(training(seat))
        elif what == BUILDING:
            position.push(build(seat, False, False))
        elif what == STATUE:
            position.push(build_statue(seat, False, False))
        elif what == FREE_STATUE:
            position.push(build_statue(seat, True, True))
        elif what == WEAVING:
            position.push(take_weaving(seat))
        elif what == WORKER:
            position.push(take_nomad(seat))
        elif what == TEMPLE_FOR_GOLD:
            position.push(temple_for_gold(seat))
        elif what == REJUVENATION:
            position.push(rejuvenate(seat, amount, NO_PRICE, True))
        else:
            position.push(choose(seat, amount, self.category))

    def axomamma_gets(self, position: TawaPosition, what: int, amount: int) -> None:
        if what == CHOICE:
            position.push(effect(self.seat, chosen_effect(position, self.seat, position.data.choices[amount]), self.category))
        elif what == TEMPLE_FOR_GOLD:
            if position.temple[self.seat] < position.data.temple_top and can_pay(position, self.seat, 0, 0, 0, 1):
                charge(position, self.seat, 0, 0, 0, 1)
                climb(position, self.seat, 1)
        else:
            receive(position, self.seat, what, amount)


class Choose(TurnStep):
    """One of several effects; RULING: a worker can be chosen only while there are nomads."""

    choice: int
    category: int

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for option in position.data.choices[self.choice]:
            row = position.data.effects[option]
            if row[0] != WORKER or position.count_workers(NOMADS):
                result.append(pack(CHOOSE, row[0], row[1]))
        result.sort()
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        for option in position.data.choices[self.choice]:
            row = position.data.effects[option]
            if row[0] == part_a(move) and row[1] == part_b(move):
                position.push(effect(self.seat, option, self.category))
                return


# The temple.


def climb(position: TawaPosition, seat: int, steps: int) -> None:
    """T5.1: go up, and gain what lies to the left of every step reached; T5.3: beyond the top there is nothing."""
    first = position.temple[seat] + 1
    top = position.temple[seat] + steps
    if top > position.data.temple_top:
        top = position.data.temple_top
    if top < first:
        return
    position.temple = replaced(position.temple, seat, top)
    position.tell(CLIMBED, seat, top)
    for step in range(top, first - 1, -1):
        if position.data.temple_effect[step]:
            position.push(effect(seat, position.data.temple_effect[step], FROM_TEMPLE))


class TempleForGold(TurnStep):
    """A step in the temple for one gold."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        if position.temple[self.seat] < position.data.temple_top and can_pay(position, self.seat, 0, 0, 0, 1):
            return [pack(CLIMB), pack(PASS)]
        return [pack(PASS)]

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(CLIMB)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        return cannot_pay(self.seat, 0, 0, 0, 1) if move == pack(CLIMB) else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == CLIMB:
            climb(position, self.seat, 1)
            charge(position, self.seat, 0, 0, 0, 1)


# Weavings for nothing, and where they go.


class TakeWeaving(TurnStep):
    """T3.13: the face-up weaving or the unseen one beneath."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(TAKE_WEAVING, which) for which in range(min(2, len(position.weavings.cards)))]

    def do(self, position: TawaPosition, move: int) -> None:
        tile = position.weavings.take_at(len(position.weavings.cards) - 1 - part_a(move))
        position.reveal()
        position.show_top_weaving()
        gain_weaving(position, self.seat, tile)


def gain_weaving(position: TawaPosition, seat: int, tile: int) -> None:
    """The tile is somebody's and must be attached at once. It lies openly last among the drawn ones."""
    position.tell(GOT_WEAVING, seat, tile)
    position.drawn += (tile,)
    position.push(attach(seat))


class Attach(TurnStep):
    """T3.14: the last drawn weaving joins either end of an own tapestry of other patterns, or starts a new one."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        row = 0
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == self.seat:
                if fits(position, position.drawn[-1], tapestry):
                    result.append(pack(ATTACH, row, 0))
                    result.append(pack(ATTACH, row, 1))
                row += 1
        result.append(pack(ATTACH, row, 0))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        row = 0
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == self.seat:
                result.append(pack(ATTACH, row, 0))
                result.append(pack(ATTACH, row, 1))
                row += 1
        result.append(pack(ATTACH, row, 0))
        return result

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != ATTACH:
            return None
        tapestry = own_tapestry(position, self.seat, part_a(move))
        return None if tapestry < 0 or fits(position, position.drawn[-1], tapestry) else saying(PATTERN_TWICE, self.seat, part_a(move))

    def do(self, position: TawaPosition, move: int) -> None:
        seat = self.seat
        tile = position.drawn[-1]
        position.drawn = position.drawn[:-1]
        position.tell(ATTACHED, seat, tile, part_a(move), part_b(move))
        tapestry = own_tapestry(position, seat, part_a(move))
        if tapestry < 0:
            position.begin_tapestry(seat, tile)
            return
        tiles = position.tapestries[tapestry]
        left_icons, right_icons = position.data.weaving_left, position.data.weaving_right
        if part_b(move) == 0:
            left, right = right_icons[tile], left_icons[tiles[0]]
            tiles = (tile, *tiles)
        else:
            left, right = right_icons[tiles[-1]], left_icons[tile]
            tiles = (*tiles, tile)
        position.tapestries = replaced(position.tapestries, tapestry, tiles)
        if left == right and position.owns(seat, Z04):
            push_reward(position, seat, left)


def fits(position: TawaPosition, tile: int, tapestry: int) -> bool:
    """T3.14: a tapestry has every pattern but once."""
    patterns = position.data.weaving_pattern
    pattern = patterns[tile]
    return all(patterns[other] != pattern for other in position.tapestries[tapestry])


def own_tapestry(position: TawaPosition, seat: int, row: int) -> int:
    """The place among all tapestries of a seat's own one with this number, or −1 for a new one."""
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            if row == 0:
                return tapestry
            row -= 1
    return -1


def push_reward(position: TawaPosition, seat: int, reward: int) -> None:
    position.tell(MATCHED, seat, reward)
    position.push(effect(seat, position.data.reward_effect[reward], FROM_TAPESTRIES))


def has_match(position: TawaPosition, seat: int) -> bool:
    owners = position.tapestry_owner
    return any(owners[tapestry] == seat and position.matches(tapestry) for tapestry in range(len(owners)))


class Merchant(Happening["TawaPosition"]):
    """T3.15: the rewards of all matching neighbours, in the order of the tables: what may pay for another one comes first."""

    def happen(self, position: TawaPosition) -> None:
        rewards: list[int] = []
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == self.seat:
                rewards += position.matches(tapestry)
        rewards.sort(reverse=True)
        for reward in rewards:
            push_reward(position, self.seat, reward)


def effect(seat: int, number: int, category: int, place: int = 0) -> Effect:
    step = Effect()
    step.seat = seat
    step.effect = number
    step.place = place
    step.category = category
    return step


def choose(seat: int, choice: int, category: int) -> Choose:
    step = Choose()
    step.seat = seat
    step.choice = choice
    step.category = category
    return step


def temple_for_gold(seat: int) -> TempleForGold:
    step = TempleForGold()
    step.seat = seat
    return step


def take_weaving(seat: int) -> TakeWeaving:
    step = TakeWeaving()
    step.seat = seat
    return step


def attach(seat: int) -> Attach:
    step = Attach()
    step.seat = seat
    return step


def merchant(seat: int) -> Merchant:
    step = Merchant()
    step.seat = seat
    return step
