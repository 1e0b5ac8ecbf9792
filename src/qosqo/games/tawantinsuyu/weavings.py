"""Weavings: those that are gained for nothing, and the purchase."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.axomamma.weaving import AxomammaWeavings
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import Z08
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_BOUGHT_NO_WEAVING,
    EVENT_BOUGHT_WEAVING,
    EVENT_DREW_WEAVING,
    EVENT_GOT_WEAVING,
    EVENT_PUT_UNDER,
    EVENT_USED_BUILDING,
    MOVE_BUY_WEAVING,
    MOVE_PASS,
    MOVE_PUT_UNDER,
    MOVE_TAKE_WEAVING,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tapestries import Attach

DRAWN: Final = 3
DRAWN_WITH_Z08: Final = 5
LEFTOVER_PRICE: Final = 3
"""What everybody but the active player pays; Axomamma has a price of its own."""


def gain_weaving(position: TawaPosition, seat: int, tile: int, event: int) -> None:
    """The tile is somebody's, told as this event, and must be attached at once. It lies openly last among the drawn ones."""
    position.tell(event, seat, tile)
    position.drawn += (tile,)
    position.push(Attach(seat))


class TakeWeaving(TurnStep):
    """T3.13: the face-up weaving or the unseen one beneath."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_TAKE_WEAVING, which) for which in range(min(2, len(position.weavings.cards)))]

    def do(self, position: TawaPosition, move: int) -> None:
        tile = position.weavings.take_at(len(position.weavings.cards) - 1 - part_a(move))
        position.reveal()
        gain_weaving(position, self.seat, tile, EVENT_GOT_WEAVING)
        position.show_top_weaving()


# The purchase.


class PurchaseWeavings(Happening["TawaPosition"]):
    """T3.12: three tiles are drawn for all to see; Z08: five, of which two go back."""

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        wanted = DRAWN
        if position.owns(seat, Z08):
            wanted = DRAWN_WITH_Z08
            position.tell(EVENT_USED_BUILDING, seat, Z08)
        while len(position.drawn) < wanted and position.weavings.cards:
            tile = position.weavings.draw()
            position.drawn += (tile,)
            position.reveal()
            position.tell(EVENT_DREW_WEAVING, seat, tile)
        position.push(RevealWeaving(seat))
        position.push(PutUnder(seat, keep=0))
        for other in range(position.seats - 1, 0, -1):
            push_buyer(position, (seat + other) % position.seats, leftover=True)
        push_buyer(position, seat, leftover=False)
        position.push(PutUnder(seat, keep=DRAWN))


def push_buyer(position: TawaPosition, seat: int, leftover: bool) -> None:
    if seat == position.axomamma:
        position.push(AxomammaWeavings(seat, leftover=leftover))
    else:
        position.push(BuyWeavings(seat, bought=0, leftover=leftover))


class BuyWeavings(TurnStep):
    """T3.12: the active player buys up to three for 1, 2 and 3 corn; every other one may then buy one for 3 corn."""

    bought: int
    leftover: bool

    def __init__(self, seat: int, bought: int, leftover: bool) -> None:
        self.seat = seat
        self.bought = bought
        self.leftover = leftover

    def price(self) -> int:
        return LEFTOVER_PRICE if self.leftover else self.bought + 1

    def own_moves(self, position: TawaPosition) -> list[int]:
        if not position.drawn:
            return []
        result: list[int] = []
        if can_pay(position, self.seat, corn=self.price()):
            result = self.considered(position)
        result.append(pack(MOVE_PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_BUY_WEAVING, tile) for tile in sorted(position.drawn)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        there = kind_of(move) == MOVE_BUY_WEAVING and part_a(move) in position.drawn
        return cannot_pay(self.seat, corn=self.price()) if there else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_BUY_WEAVING:
            if not self.leftover:
                position.push(BuyWeavings(self.seat, self.bought + 1, leftover=False))
            position.take_drawn(part_a(move))
            gain_weaving(position, self.seat, part_a(move), EVENT_BOUGHT_WEAVING)
            charge(position, self.seat, corn=self.price())
        elif self.bought == 0:
            position.tell(EVENT_BOUGHT_NO_WEAVING, self.seat)


class PutUnder(TurnStep):
    """Drawn weavings go under the stack one by one until `keep` are left. RULING: everybody sees their order."""

    keep: int

    def __init__(self, seat: int, keep: int) -> None:
        self.seat = seat
        self.keep = keep

    def own_moves(self, position: TawaPosition) -> list[int]:
        if len(position.drawn) <= self.keep:
            return []
        if self.seat == position.axomamma:  # RULING: in the order of their numbers
            return [pack(MOVE_PUT_UNDER, min(position.drawn))]
        return [pack(MOVE_PUT_UNDER, tile) for tile in sorted(position.drawn)]

    def do(self, position: TawaPosition, move: int) -> None:
        position.take_drawn(part_a(move))
        position.tell(EVENT_PUT_UNDER, self.seat, part_a(move))
        position.weavings.put_under(part_a(move), EVERYBODY)
        position.push(PutUnder(self.seat, self.keep))


class RevealWeaving(Happening["TawaPosition"]):
    """The new top tile of the stack is turned up."""

    def happen(self, position: TawaPosition) -> None:
        position.show_top_weaving()
