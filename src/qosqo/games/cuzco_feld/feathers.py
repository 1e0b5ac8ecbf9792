"""Feathers and the slots of the mask (F2.8)."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Step
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld.names import ANY_COLOUR, FEATHERS_OF_A_COLOUR, SLOTS
from qosqo.games.cuzco_feld.phrases import (
    EVENT_HAD_ALL_FEATHERS,
    EVENT_HAD_ALL_OF_COLOUR,
    EVENT_PLACED_FEATHER,
    MOVE_PLACE_FEATHER,
    REFUSAL_FEATHER_OF_ANOTHER_COLOUR,
    REFUSAL_SLOT_FILLED,
    REFUSAL_SLOT_OF_ANOTHER_COLOUR,
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

    def happen(self, position: FeldPosition) -> None:
        """F2.8: who has no room for the feather goes without."""
        if not position.listed and self.colour == ANY_COLOUR:
            position.tell(EVENT_HAD_ALL_FEATHERS, self.seat)
        elif not position.listed:
            position.tell(EVENT_HAD_ALL_OF_COLOUR, self.seat, self.colour)
        super().happen(position)

    def refuse(self, position: FeldPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_PLACE_FEATHER or move in position.moves():
            return None
        if self.colour not in (ANY_COLOUR, part_a(move)):
            return saying(REFUSAL_FEATHER_OF_ANOTHER_COLOUR, self.seat, self.colour)
        return refuse_slot(position, self.seat, part_a(move), part_b(move))


def refuse_slot(position: FeldPosition, seat: int, colour: int, slot: int) -> Saying | None:
    """Why a feather of the colour may not go into the slot."""
    if position.slot_colour(seat, slot) != colour:
        return saying(REFUSAL_SLOT_OF_ANOTHER_COLOUR, seat, slot, position.slot_colour(seat, slot))
    return saying(REFUSAL_SLOT_FILLED, seat, slot) if position.feathers[seat * SLOTS + slot] else None


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
