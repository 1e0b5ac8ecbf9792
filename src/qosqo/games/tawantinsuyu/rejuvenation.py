"""Turning production buildings and army cards face up again."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.games.tawantinsuyu.army_cards import add_armies_down, add_armies_up
from qosqo.games.tawantinsuyu.buildings import turn_building
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import REJUVENATE_ACTION
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_LEFT_UNUSED,
    EVENT_REVIVED_ARMY,
    EVENT_REVIVED_BUILDING,
    EVENT_REVIVED_NO_MORE,
    MOVE_PASS,
    MOVE_REVIVE_ARMY,
    MOVE_REVIVE_BUILDING,
    REFUSAL_PRICE_IN_FOOD,
)
from qosqo.games.tawantinsuyu.position import TawaPosition

NO_PRICE: Final = 0
FOOD_PRICE: Final = 1
CORN_PRICE: Final = 2


def revivable(position: TawaPosition, seat: int, armies: bool) -> list[int]:
    """The moves that turn something of a seat face up."""
    result = [pack(MOVE_REVIVE_BUILDING, building) for building in position.face_down_production(seat)]
    if armies:
        kinds = len(position.data.army_copies)
        for army in range(kinds):
            if position.army_down[seat * kinds + army]:
                result.append(pack(MOVE_REVIVE_ARMY, army))
    return result


def revive(position: TawaPosition, seat: int, move: int, free: bool) -> None:
    if kind_of(move) == MOVE_REVIVE_BUILDING:
        turn_building(position, part_a(move), up=True)
        position.tell(EVENT_REVIVED_BUILDING, seat, part_a(move), int(free))
    else:
        add_armies_down(position, seat, part_a(move), -1)
        add_armies_up(position, seat, part_a(move), 1)
        position.tell(EVENT_REVIVED_ARMY, seat, part_a(move), int(free))


class Rejuvenate(TurnStep):
    """T3.21: some for nothing, then each for a price."""

    free: int
    price: int
    armies: bool

    def __init__(self, seat: int, free: int, price: int, armies: bool) -> None:
        self.seat = seat
        self.free = free
        self.price = price
        self.armies = armies

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        if self.free > 0 or (self.price and self.affordable(position)):
            result = revivable(position, self.seat, self.armies)
        elif self.price and not revivable(position, self.seat, self.armies):
            return result
        if result or self.price:
            result.append(pack(MOVE_PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return revivable(position, self.seat, self.armies)

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if self.price == NO_PRICE or move not in self.considered(position):
            return None
        return saying(REFUSAL_PRICE_IN_FOOD, self.seat, 1) if self.price == FOOD_PRICE else cannot_pay(self.seat, corn=1)

    def affordable(self, position: TawaPosition) -> bool:
        if self.price == FOOD_PRICE:
            return can_pay(position, self.seat, food=1)
        return can_pay(position, self.seat, corn=1)

    def costs(self) -> bool:
        return self.free == 0

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            if self.free and self.price:
                position.tell(EVENT_LEFT_UNUSED, self.seat, REJUVENATE_ACTION)
            else:
                position.tell(EVENT_REVIVED_NO_MORE, self.seat)
            return
        revive(position, self.seat, move, free=self.free > 0)
        if self.free > 1 or self.price:
            position.push(Rejuvenate(self.seat, self.free - 1 if self.free else 0, self.price, armies=self.armies))
        if self.free == 0:
            if self.price == FOOD_PRICE:
                charge(position, self.seat, food=1)
            else:
                charge(position, self.seat, corn=1)
