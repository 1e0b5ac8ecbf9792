"""Phase I: placing dice on action spaces (F2.1–F2.3), and the cards 05, 06 and 07."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, saying
from qosqo.core.position import Happening
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld.exchange import Exchange
from qosqo.games.cuzco_feld.god_cards import (
    AFTER_THE_TURN,
    BEFORE_PLACING,
    CARD_ANY_DIE,
    CARD_ANY_VILLAGE,
    CARD_EXTRA_TURN,
    CARD_MOVE_DIE,
    CARD_SIX,
    MEDAL_SHIFT,
    MOVING,
    USING_THE_DIE,
    CardStep,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    is_offered,
    offers,
    offers_or_done,
    pay,
    start_of_turn,
    without,
)
from qosqo.games.cuzco_feld.headdress import Headdress, pips_for_a_circlet
from qosqo.games.cuzco_feld.movement import Movement, pips_for_a_trail
from qosqo.games.cuzco_feld.names import (
    ACTION_EXCHANGE,
    ACTION_FARM,
    ACTION_HEADDRESS,
    ACTION_POINTS,
    ACTION_ROPE,
    ACTION_STONE,
    ACTION_STUDY,
    ACTION_TEMPLE,
    ACTIONS,
    DICE,
    EMPTY,
    FARM,
    NEVER,
    PIPS,
    ROPE,
    STONE,
    STUDY,
)
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_POINTS_SPACE,
    EVENT_MOVED_DIE,
    EVENT_PLACED_DIE,
    EVENT_PLAYED_EXTRA_TURN,
    MOVE_CHANGE_DIE,
    MOVE_MOVE_DIE,
    MOVE_PLACE_DIE,
    MOVE_PLACE_DIE_WITH_CARD,
    MOVE_PLACE_DIE_WITH_MEDAL,
    MOVE_PLAY_CARD,
    MOVE_USE_MEDAL,
    REFUSAL_CARD_NEEDS_THE_CLOSED_SPACE,
    REFUSAL_DIE_TOO_HIGH,
    REFUSAL_MOVE_A_DIE_FIRST,
    REFUSAL_NO_CIRCLET,
    REFUSAL_NO_EMPTY_SPACE,
    REFUSAL_NO_PRIEST,
    REFUSAL_NO_TILE,
    REFUSAL_NO_TRAIL,
    REFUSAL_OTHER_DIE_CHANGED,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.pututus import add_changes, change_die
from qosqo.games.cuzco_feld.shortcuts import BIT
from qosqo.games.cuzco_feld.temple import PlacePriest
from qosqo.games.cuzco_feld.tiles import TakeTile, pips_for_a_tile

SPACE_OF: Final = [
    *[ACTION_STONE, ACTION_STONE, ACTION_STUDY, ACTION_STUDY, ACTION_EXCHANGE, ACTION_TEMPLE, ACTION_HEADDRESS, ACTION_POINTS],
    *[ACTION_STONE, ACTION_STONE, ACTION_STUDY, ACTION_FARM, ACTION_EXCHANGE, ACTION_TEMPLE, ACTION_HEADDRESS, ACTION_POINTS],
    *[ACTION_STONE, ACTION_ROPE, ACTION_STUDY, ACTION_FARM, ACTION_EXCHANGE, ACTION_TEMPLE, ACTION_HEADDRESS, ACTION_POINTS],
]
"""F1.3: the space of each action with 2, 3 and 4 players."""
SPACE_SHIFT: Final = 6
DIE_SHIFT: Final = 3
VIRTUAL_DIE: Final = 1
POINTS_FOR_A_DIE: Final = 2


class StartTurn(Happening["FeldPosition"]):
    """A player's turn in phase I."""

    def happen(self, position: FeldPosition) -> None:
        start_of_turn(position)
        position.changed_die = 0
        position.push(AfterTurn(self.seat))
        position.push(PlaceDie(self.seat))


class PlaceDie(CardStep):
    """Choose a die and an action space. In the extra turn of card 05 the die is a 1 that is not placed (F3.5)."""

    virtual: bool

    def __init__(self, seat: int, *, virtual: bool = False) -> None:
        self.seat = seat
        self.virtual = virtual

    def moves(self, position: FeldPosition) -> list[int]:
        if in_effect(position, CARD_MOVE_DIE):
            return moves_of_dice(position)
        seat = self.seat
        result: list[int] = []
        closed_only = in_effect(position, CARD_ANY_DIE)
        dice = self.dice(position)
        if position.pututus and not self.virtual and not position.changed_die and not closed_only:
            add_changes(position, seat, dice, result)
        lowest = lowest_dice(position)
        needed = pips_needed(position, seat)
        offered = offers(position, seat, BEFORE_PLACING | USING_THE_DIE | MOVING)
        helping = offered if position.rules >= 2 else 0
        for die in dice:
            reach = reach_of(position, needed, 0 if position.rules >= 2 else offered, die)
            add_placements(die, lowest, reach, result, closed_only=closed_only)
        offered &= BEFORE_CARDS
        if offered:
            if closed_only or not position.placed:
                offered = without(offered, CARD_MOVE_DIE)
            if closed_only:
                offered = without(offered, CARD_ANY_DIE)
            if offered & BIT[CARD_ANY_DIE] and not self.opens_a_space(position, dice, lowest, needed, fewer_offerings=1):
                offered &= ~BIT[CARD_ANY_DIE]
            if offered & (BIT[CARD_ANY_DIE] << MEDAL_SHIFT) and not self.opens_a_space(position, dice, lowest, needed, fewer_medals=1):
                offered &= ~(BIT[CARD_ANY_DIE] << MEDAL_SHIFT)
            add_offers(result, offered)
        if helping & HELPING_CARDS:
            add_placements_with_cards(position, dice, lowest, needed, helping, result, closed_only=closed_only)
        return result

    def asks(self, position: FeldPosition) -> bool:
        """Every die may be placed for points, so that two different ones leave a choice, whatever else there is to do; and so does
        one that may also be exchanged."""
        if not in_effect(position, CARD_MOVE_DIE) and not in_effect(position, CARD_ANY_DIE):
            dice = self.dice(position)
            if len(dice) > 1 or dice[0] < lowest_dice(position)[ACTION_EXCHANGE]:
                return True
        return super().asks(position)

    def allows(self, position: FeldPosition, move: int) -> bool:
        if kind_of(move) != MOVE_PLACE_DIE or in_effect(position, CARD_MOVE_DIE):
            return super().allows(position, move)
        if position.rules < 2 and offers(position, self.seat, BEFORE_PLACING | USING_THE_DIE | MOVING):
            return super().allows(position, move)
        die = part_a(move)
        action = part_b(move)
        if die not in self.dice(position) or (die >= lowest_dice(position)[action]) != in_effect(position, CARD_ANY_DIE):
            return False
        return pips_for(position, self.seat, action) <= die

    def dice(self, position: FeldPosition) -> list[int]:
        """The different dice that the player may place, lowest first."""
        if self.virtual:
            return [VIRTUAL_DIE]
        if position.changed_die:
            return [position.changed_die]
        result: list[int] = []
        for index in range(self.seat * DICE, self.seat * DICE + DICE):
            die = position.dice[index]
            if die and (not result or result[-1] != die):
                result.append(die)
        return result

    def opens_a_space(
        self,
        position: FeldPosition,
        dice: list[int],
        lowest: list[int],
        needed: list[int],
        *,
        fewer_offerings: int = 0,
        fewer_medals: int = 0,
    ) -> bool:
        """Whether card 07, paid with an offering or a medal, would allow a placement (F2.16)."""
        offered = offers(position, self.seat, USING_THE_DIE | MOVING, fewer_offerings=fewer_offerings, fewer_medals=fewer_medals)
        found: list[int] = []
        for die in dice:
            add_placements(die, lowest, reach_of(position, needed, offered, die), found, closed_only=True)
        return bool(found)

    def carry_out(self, position: FeldPosition, move: int) -> None:
        kind = kind_of(move)
        if kind == MOVE_PLACE_DIE:
            self.place(position, part_a(move), part_b(move))
            return
        if kind in (MOVE_PLACE_DIE_WITH_CARD, MOVE_PLACE_DIE_WITH_MEDAL):
            self.place(position, part_a(move), part_b(move))
            pay(position, self.seat, pack(MOVE_PLAY_CARD if kind == MOVE_PLACE_DIE_WITH_CARD else MOVE_USE_MEDAL, part_c(move)))
            return
        position.push(self)
        if kind == MOVE_CHANGE_DIE:
            change_die(position, self.seat, move)
        elif kind == MOVE_MOVE_DIE:
            effect_ends(position, CARD_MOVE_DIE)
            move_die(position, self.seat, part_a(move), part_b(move), part_c(move))
        else:
            pay(position, self.seat, move)

    def place(self, position: FeldPosition, die: int, action: int) -> None:
        """Put the die on the space and do the action at once."""
        seat = self.seat
        effect_ends(position, CARD_ANY_DIE)
        if self.virtual:
            position.tell(EVENT_PLAYED_EXTRA_TURN, seat, action)
        else:
            position.tell(EVENT_PLACED_DIE, seat, die, action)
            position.replace_die(seat, die, 0)
            position.placed += ((space_of(position, action) << SPACE_SHIFT) | (die << DIE_SHIFT) | seat,)
            position.changed_die = 0
        if action == ACTION_STONE:
            position.push(Movement(seat, STONE, die))
        elif action == ACTION_ROPE:
            position.push(Movement(seat, ROPE, die))
        elif action == ACTION_STUDY:
            position.push(TakeTile(seat, STUDY, die))
        elif action == ACTION_FARM:
            position.push(TakeTile(seat, FARM, die))
        elif action == ACTION_EXCHANGE:
            position.pips = die
            position.push(Exchange(seat, die))
        elif action == ACTION_TEMPLE:
            position.push(PlacePriest(seat, die))
        elif action == ACTION_HEADDRESS:
            position.push(Headdress(seat, die))
        else:
            position.gain(seat, POINTS_FOR_A_DIE, CATEGORY_POINTS_SPACE)

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        dice = sorted({die for die in position.dice[self.seat * DICE : self.seat * DICE + DICE] if die})
        return [pack(MOVE_PLACE_DIE, die, action) for die in ([VIRTUAL_DIE] if self.virtual else dice) for action in range(ACTIONS)]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if move not in self.worth_explaining(position):
            return None
        seat = self.seat
        die = part_a(move)
        action = part_b(move)
        if in_effect(position, CARD_MOVE_DIE):
            return saying(REFUSAL_MOVE_A_DIE_FIRST, seat, CARD_MOVE_DIE)
        if die not in self.dice(position):
            return saying(REFUSAL_OTHER_DIE_CHANGED, seat, position.changed_die)
        lowest = lowest_dice(position)[action]
        closed_only = in_effect(position, CARD_ANY_DIE)
        if not closed_only and die >= lowest:
            return saying(REFUSAL_DIE_TOO_HIGH, seat, die, lowest, action)
        if action in (ACTION_STUDY, ACTION_FARM) and position.first_space(seat, EMPTY) < 0:
            return saying(REFUSAL_NO_EMPTY_SPACE, seat, action)
        if pips_needed(position, seat)[action] > die:
            if action in (ACTION_STONE, ACTION_ROPE):
                return saying(REFUSAL_NO_TRAIL, seat, die, action)
            if action in (ACTION_STUDY, ACTION_FARM):
                return saying(REFUSAL_NO_TILE, seat, die, action)
            return saying(REFUSAL_NO_PRIEST, seat) if action == ACTION_TEMPLE else saying(REFUSAL_NO_CIRCLET, seat, die)
        return saying(REFUSAL_CARD_NEEDS_THE_CLOSED_SPACE, seat, CARD_ANY_DIE) if closed_only else None

    def moments(self) -> int:
        return BEFORE_PLACING

    def explain_card(self, position: FeldPosition, card: int) -> Saying | None:
        if in_effect(position, CARD_MOVE_DIE):
            return saying(REFUSAL_MOVE_A_DIE_FIRST, self.seat, CARD_MOVE_DIE)
        return saying(REFUSAL_CARD_NEEDS_THE_CLOSED_SPACE, self.seat, CARD_ANY_DIE) if in_effect(position, CARD_ANY_DIE) else None

    def repeats(self, position: FeldPosition, card: int) -> bool:
        """A second card 06 moves another die, once the first one has done so."""
        return card != CARD_MOVE_DIE and in_effect(position, card)


class AfterTurn(CardStep):
    """F3.5: card 05 gives another turn at once, as with a die of 1."""

    def moves(self, position: FeldPosition) -> list[int]:
        return offers_or_done(position, self.seat, AFTER_THE_TURN)

    def moments(self) -> int:
        return AFTER_THE_TURN

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            effect_ends(position, CARD_EXTRA_TURN)
            position.push(self)
            position.push(PlaceDie(self.seat, virtual=True))


HELPING_CARDS: Final = (BIT[CARD_SIX] | BIT[CARD_ANY_VILLAGE]) | (BIT[CARD_SIX] | BIT[CARD_ANY_VILLAGE]) << MEDAL_SHIFT
"""What makes an action possible that the die alone does not (F2.16)."""
BEFORE_CARDS: Final = (BIT[CARD_MOVE_DIE] | BIT[CARD_ANY_DIE]) | (BIT[CARD_MOVE_DIE] | BIT[CARD_ANY_DIE]) << MEDAL_SHIFT


def space_of(position: FeldPosition, action: int) -> int:
    return SPACE_OF[(position.seats - 2) * ACTIONS + action]


def lowest_dice(position: FeldPosition) -> list[int]:
    """The lowest die on the space of each action; NEVER on an empty one and for points, which take any die."""
    result = [NEVER] * ACTIONS
    for placed in position.placed:
        space = placed >> SPACE_SHIFT
        die = (placed >> DIE_SHIFT) & 7
        if die < result[space]:
            result[space] = die
    result[ACTION_ROPE] = result[space_of(position, ACTION_ROPE)]
    result[ACTION_FARM] = result[space_of(position, ACTION_FARM)]
    result[ACTION_POINTS] = NEVER
    return result


def pips_needed(position: FeldPosition, seat: int) -> list[int]:
    """The pips that each action needs."""
    return [pips_for(position, seat, action) for action in range(ACTIONS)]


def pips_for(position: FeldPosition, seat: int, action: int) -> int:
    """F2.3: the pips that an action needs at least to be possible, without cards; NEVER if it is impossible."""
    if action <= ACTION_ROPE:
        return pips_for_a_trail(position, seat, STONE if action == ACTION_STONE else ROPE)
    if action <= ACTION_FARM:
        return pips_for_a_tile(position, seat, STUDY if action == ACTION_STUDY else FARM)
    if action == ACTION_HEADDRESS:
        return pips_for_a_circlet(position, seat)
    return 1 if action != ACTION_TEMPLE or position.priests_at_home(seat) else NEVER


def add_placements_with_cards(
    position: FeldPosition, dice: list[int], lowest: list[int], needed: list[int], offered: i64, moves: list[int], *, closed_only: bool
) -> None:
    """F2.16: the placements that only card 13 or 14 makes possible name the card, so that what it costs is known before the die lies."""
    for way in range(2):
        cards = offered >> (MEDAL_SHIFT * way)
        for die in dice:
            alone = reach_of(position, needed, 0, die)
            for action in range(ACTIONS):
                if alone & BIT[action] or (die >= lowest[action]) != closed_only:
                    continue
                if cards & BIT[CARD_SIX] and needed[action] <= PIPS:
                    moves.append(pack(MOVE_PLACE_DIE_WITH_CARD + way, die, action, CARD_SIX))
                if cards & BIT[CARD_ANY_VILLAGE] and reach_of(position, needed, BIT[CARD_ANY_VILLAGE], die) & BIT[action]:
                    moves.append(pack(MOVE_PLACE_DIE_WITH_CARD + way, die, action, CARD_ANY_VILLAGE))


def reach_of(position: FeldPosition, needed: list[int], offered: i64, die: int) -> i64:
    """The actions that are possible with the die as bits, counting the cards 13 and 14 that could be played with it (F2.16)."""
    most = PIPS if is_offered(offered, CARD_SIX) else die
    result: i64 = 0
    for action in range(ACTIONS):
        if needed[action] <= most:
            result |= BIT[action]
    if is_offered(offered, CARD_ANY_VILLAGE):
        if space_of(position, ACTION_ROPE) != ACTION_STONE:
            result |= BIT[ACTION_STONE] | BIT[ACTION_ROPE]
        elif not result & (BIT[ACTION_STONE] | BIT[ACTION_ROPE]):
            result |= BIT[ACTION_STONE]  # one shared space: both ways to it would be the same
    return result


def add_placements(die: i64, lowest: list[int], possible: i64, moves: list[int], *, closed_only: bool) -> None:
    """F2.2: only below every die there; with card 07 in effect only where that would not be allowed."""
    action: i64
    for action in range(ACTIONS):
        if possible >> action & 1 and (die >= lowest[action]) == closed_only:
            moves.append(pack(MOVE_PLACE_DIE, die, action))


def moves_of_dice(position: FeldPosition) -> list[int]:
    """F3.13: card 06 moves any die that is already on a space to any other space; whose die it is has no meaning."""
    result: list[int] = []
    spaces_with = [0] * (PIPS + 1)
    for placed in position.placed:
        spaces_with[(placed >> DIE_SHIFT) & 7] |= BIT[placed >> SPACE_SHIFT]
    for die in range(1, PIPS + 1):
        for space in range(ACTIONS):
            if spaces_with[die] & BIT[space]:
                for to in range(ACTIONS):
                    if to != space and space_of(position, to) == to:
                        result.append(pack(MOVE_MOVE_DIE, die, space, to))
    return result


def move_die(position: FeldPosition, seat: int, die: int, space: int, to: int) -> None:
    for index in range(len(position.placed)):
        placed = position.placed[index]
        if placed >> DIE_SHIFT == (space << (SPACE_SHIFT - DIE_SHIFT)) | die:
            position.placed = replaced(position.placed, index, (to << SPACE_SHIFT) | (placed & ((1 << SPACE_SHIFT) - 1)))
            break
    position.tell(EVENT_MOVED_DIE, seat, die, space, to)
