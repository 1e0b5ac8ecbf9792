"""Feathers (F2.8) and the headdress (F2.12)."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Step
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld.blessing import gain_blessing
from qosqo.games.cuzco_feld.cards import CARD_SIX, USING_THE_DIE, CardStep, add_offers, effect_ends, in_effect, is_card_move, offers, pay
from qosqo.games.cuzco_feld.names import (
    ANY_COLOUR,
    CIRCLETS,
    EVENT_FLIPPED_CIRCLET,
    FEATHERS_OF_A_COLOUR,
    MOVE_FLIP_CIRCLET,
    MOVE_PLACE_FEATHER,
    NEVER,
    PIPS,
    REFUSAL_CIRCLET_NEEDS_FEATHERS,
    REFUSAL_CIRCLET_TOO_HIGH,
    SCORE_HEADDRESS,
    SLOTS,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class PlaceFeather(Step["FeldPosition"]):
    """A feather gained goes to a free slot of its colour; with ANY_COLOUR the player also chooses the colour."""

    colour: int

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        add_feathers(position, self.seat, self.colour, result)
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        position.place_feather(self.seat, part_b(move))


def add_feathers(position: FeldPosition, seat: int, colour: int, moves: list[int]) -> None:
    """A mask has three slots of each colour, so nobody gets a fourth feather. Of two equal slots at one circlet one is offered."""
    for wanted in range(ANY_COLOUR):
        if colour in (wanted, ANY_COLOUR):
            first = (position.masks[seat] * ANY_COLOUR + wanted) * FEATHERS_OF_A_COLOUR
            for index in range(first, first + FEATHERS_OF_A_COLOUR):
                slot = position.data.colour_slots[index]
                if slot_is_worth_offering(position, seat, slot):
                    moves.append(pack(MOVE_PLACE_FEATHER, wanted, slot))


def slot_is_worth_offering(position: FeldPosition, seat: int, slot: int) -> bool:
    if position.feathers[seat * SLOTS + slot]:
        return False
    twin = slot - 1
    return (
        slot % 2 == 0 or position.feathers[seat * SLOTS + twin] == 1 or position.slot_colour(seat, twin) != position.slot_colour(seat, slot)
    )


class Headdress(CardStep):
    """Flip a circlet with at most these pips: points, and a fire blessing."""

    pips: int

    def moves(self, position: FeldPosition) -> list[int]:
        reach = PIPS if in_effect(position, CARD_SIX) else self.pips
        result: list[int] = []
        more = False
        for circlet in range(CIRCLETS):
            if position.circlet_is_ready(self.seat, circlet):
                if circlet < reach:
                    result.append(pack(MOVE_FLIP_CIRCLET, circlet + 1))
                else:
                    more = True
        if more:
            add_offers(result, offers(position, self.seat, USING_THE_DIE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
            return
        effect_ends(position, CARD_SIX)
        circlet = part_a(move) - 1
        position.circlets = replaced(position.circlets, self.seat * CIRCLETS + circlet, 1)
        position.tell(EVENT_FLIPPED_CIRCLET, self.seat, circlet + 1)
        data = position.data
        position.gain(self.seat, data.circlet_points[circlet] + data.round_bonus[position.round - 1], SCORE_HEADDRESS)
        gain_blessing(position, self.seat)

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        return [
            pack(MOVE_FLIP_CIRCLET, circlet + 1) for circlet in range(CIRCLETS) if not position.circlets[self.seat * CIRCLETS + circlet]
        ]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_FLIP_CIRCLET or not 1 <= part_a(move) <= CIRCLETS:
            return None
        if not position.circlet_is_ready(self.seat, part_a(move) - 1):
            return saying(REFUSAL_CIRCLET_NEEDS_FEATHERS, self.seat, part_a(move))
        return saying(REFUSAL_CIRCLET_TOO_HIGH, self.seat, part_a(move), self.pips)


def pips_for_a_circlet(position: FeldPosition, seat: int) -> int:
    """The pips that the cheapest circlet needs; NEVER if none is ready."""
    for circlet in range(CIRCLETS):
        if position.circlet_is_ready(seat, circlet):
            return circlet + 1
    return NEVER


def place_feather(seat: int, colour: int) -> PlaceFeather:
    step = PlaceFeather()
    step.seat = seat
    step.colour = colour
    return step


def headdress(seat: int, pips: int) -> Headdress:
    step = Headdress()
    step.seat = seat
    step.pips = pips
    return step
