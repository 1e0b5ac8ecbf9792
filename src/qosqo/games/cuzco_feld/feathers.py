"""Feathers and the slots of the mask (F2.8)."""

from __future__ import annotations

from qosqo.core.phrases import pack, part_b
from qosqo.core.position import Step
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld.names import ANY_COLOUR, FEATHERS_OF_A_COLOUR, SLOTS
from qosqo.games.cuzco_feld.phrases import (
    EVENT_PLACED_FEATHER,
    MOVE_PLACE_FEATHER,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class PlaceFeather(Step["FeldPosition"]):
    """A feather gained goes to a free slot of its colour; with ANY_COLOUR the player also chooses the colour."""

    colour: int

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        add_feathers(position, self.seat, self.colour, result)
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        place_feather(position, self.seat, part_b(move))


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


def place_feather(position: FeldPosition, seat: int, slot: int) -> None:
    position.feathers = replaced(position.feathers, seat * SLOTS + slot, 1)
    position.tell(EVENT_PLACED_FEATHER, seat, position.slot_colour(seat, slot), slot)
