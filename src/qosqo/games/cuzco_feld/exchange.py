"""The exchange action: the pips of the die for many things (F2.10), and card 02."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Step
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld.feathers import add_feathers, place_feather, refuse_slot
from qosqo.games.cuzco_feld.god_cards import (
    CARD_SIX,
    CARD_SLIDE_UP,
    EXCHANGING,
    USING_THE_DIE,
    CardStep,
    add_face_up_cards,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    offers,
    pay,
    take_card,
    without,
)
from qosqo.games.cuzco_feld.names import ANY_COLOUR, EMPTY, MOST_VALUE, PIPS, QUIPU, SPACES, STUDY, TILES_OF_A_COLOUR
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_EXCHANGE,
    EVENT_LEFT_PIPS,
    EVENT_RESERVED_QUIPUS,
    EVENT_SLID_DOWN,
    EVENT_SLID_UP,
    EVENT_SPENT_PIPS,
    MOVE_DONE,
    MOVE_PLACE_FEATHER,
    MOVE_RESERVE_QUIPUS,
    MOVE_SLIDE_DOWN,
    MOVE_SLIDE_UP,
    MOVE_TAKE_CARD,
    MOVE_TAKE_OFFERING,
    MOVE_TAKE_POINT,
    REFUSAL_NO_OFFERING_LEFT,
    REFUSAL_TOO_FEW_PIPS,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT
from qosqo.games.cuzco_feld.university import advance

TILES_SLID_UP: Final = 2
"""How many tiles card 02 slides up at most."""


class Exchange(CardStep):
    """Spend what is left of the die (`FeldPosition.pips`) on any mix, until the player is done."""

    die: int

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def moves(self, position: FeldPosition) -> list[int]:
        seat = self.seat
        result: list[int] = []
        if position.pips >= 2:
            add_feathers(position, seat, ANY_COLOUR, result)
        if position.pips >= 1:
            add_slides(position, seat, MOVE_SLIDE_DOWN, result)
            result.append(pack(MOVE_TAKE_POINT))
        if position.pips >= 2:
            if position.offering_supply:
                result.append(pack(MOVE_TAKE_OFFERING))
            add_face_up_cards(position, result)
            if position.quipus_on_mask(seat):
                result.append(pack(MOVE_RESERVE_QUIPUS, 1))
        offered = offers(position, seat, EXCHANGING | USING_THE_DIE)
        if offered:
            if in_effect(position, CARD_SIX) or self.die == PIPS:
                offered = without(offered, CARD_SIX)
            if in_effect(position, CARD_SLIDE_UP) or not has_slid_tile(position, seat):
                offered = without(offered, CARD_SLIDE_UP)
            add_offers(result, offered)
        result.append(pack(MOVE_DONE))
        return result

    def asks(self, position: FeldPosition) -> bool:
        """A pip may be spent on a point, or not at all."""
        return position.pips >= 1 or super().asks(position)

    def carry_out(self, position: FeldPosition, move: int) -> None:
        seat = self.seat
        kind = kind_of(move)
        if kind == MOVE_DONE:
            effect_ends(position, CARD_SIX)
            effect_ends(position, CARD_SLIDE_UP)
            if position.pips:
                position.tell(EVENT_LEFT_PIPS, seat, position.pips)
            position.pips = 0
            return
        position.push(self)
        if is_card_move(move):
            if pay(position, seat, move) == CARD_SIX:
                position.pips += PIPS - self.die
            else:
                position.push(SlideUp(seat, TILES_SLID_UP))
            return
        position.pips -= cost_of(kind)
        position.tell(EVENT_SPENT_PIPS, seat, cost_of(kind), position.pips)
        if kind == MOVE_PLACE_FEATHER:
            place_feather(position, seat, part_b(move))
        elif kind == MOVE_SLIDE_DOWN:
            slide(position, seat, part_a(move), part_b(move), down=True)
            position.tell(EVENT_SLID_DOWN, seat, part_a(move), part_b(move))
            if part_a(move) == STUDY:
                advance(position, seat, part_b(move))
            else:
                position.take_food(seat, part_b(move))
        elif kind == MOVE_TAKE_POINT:
            position.gain(seat, 1, CATEGORY_EXCHANGE)
        elif kind == MOVE_TAKE_OFFERING:
            position.take_offerings(seat, 1)
        elif kind == MOVE_TAKE_CARD:
            take_card(position, seat, part_a(move))
        else:
            reserve_quipus(position, seat, 1)

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        result = [pack(MOVE_TAKE_OFFERING), pack(MOVE_TAKE_POINT)]
        add_feathers(position, self.seat, ANY_COLOUR, result)
        add_slides(position, self.seat, MOVE_SLIDE_DOWN, result)
        add_face_up_cards(position, result)
        if position.quipus_on_mask(self.seat):
            result.append(pack(MOVE_RESERVE_QUIPUS, 1))
        return result

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        kind = kind_of(move)
        if move not in self.worth_explaining(position):
            return refuse_slot(position, self.seat, part_a(move), part_b(move)) if kind == MOVE_PLACE_FEATHER else None
        if position.pips < cost_of(kind):
            return saying(REFUSAL_TOO_FEW_PIPS, self.seat, cost_of(kind), position.pips)
        return saying(REFUSAL_NO_OFFERING_LEFT, self.seat)

    def moments(self) -> int:
        return EXCHANGING | USING_THE_DIE


class SlideUp(Step["FeldPosition"]):
    """F3.4: card 02 slides up to two tiles of either kind up again. The first version of the rules asked for at least one."""

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        add_slides(position, self.seat, MOVE_SLIDE_UP, result)
        if result and (position.rules >= 2 or self.left < TILES_SLID_UP):
            result.append(pack(MOVE_DONE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if kind_of(move) == MOVE_DONE:
            return
        slide(position, self.seat, part_a(move), part_b(move), down=False)
        position.tell(EVENT_SLID_UP, self.seat, part_a(move), part_b(move))
        if self.left > 1:
            position.push(SlideUp(self.seat, self.left - 1))


def cost_of(kind: int) -> int:
    return 1 if kind in (MOVE_SLIDE_DOWN, MOVE_TAKE_POINT) else 2


def add_slides(position: FeldPosition, seat: int, kind: int, moves: list[int]) -> None:
    """One move for every colour and value among the tiles that can be slid down or up: which of two equal ones moves has no meaning."""
    slid = 1 if kind == MOVE_SLIDE_UP else 0
    found = [0, 0]
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        tile = position.spaces[space]
        if tile > EMPTY and position.slid[space] == slid:
            found[tile // TILES_OF_A_COLOUR] |= BIT[position.data.tile_values[tile]]
    for colour in range(2):
        if found[colour]:
            for value in range(1, MOST_VALUE + 1):
                if found[colour] & BIT[value]:
                    moves.append(pack(kind, colour, value))


def slide(position: FeldPosition, seat: int, colour: int, value: int, *, down: bool) -> None:
    """Slide a tile of this colour and value down or up."""
    slid = 1 if down else 0
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        tile = position.spaces[space]
        if tile // TILES_OF_A_COLOUR == colour and position.slid[space] != slid and position.data.tile_values[tile] == value:
            position.slid = replaced(position.slid, space, slid)
            return


def has_slid_tile(position: FeldPosition, seat: int) -> bool:
    return any(position.spaces[space] > EMPTY and position.slid[space] for space in range(seat * SPACES, seat * SPACES + SPACES))


def reserve_quipus(position: FeldPosition, seat: int, count: int) -> None:
    """Move quipus from the mask to the reserve."""
    for _ in range(count):
        position.spaces = replaced(position.spaces, position.first_space(seat, QUIPU), EMPTY)
    position.reserve = raised(position.reserve, seat, count)
    position.tell(EVENT_RESERVED_QUIPUS, seat, count)
