"""The purchase of weavings."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.axomamma_weaving import axomamma_weavings
from qosqo.games.tawantinsuyu.effects import gain_weaving
from qosqo.games.tawantinsuyu.names import BUY_WEAVING, DREW_WEAVING, PASS, PUT_UNDER, USED_BUILDING, Z08
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.turn_step import TurnStep

DRAWN: Final = 3
DRAWN_WITH_Z08: Final = 5
LEFTOVER_PRICE: Final = 3


class PurchaseWeavings(Happening["TawaPosition"]):
    """T3.12: three tiles are drawn for all to see; Z08: five, of which two go back."""

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        wanted = DRAWN
        if position.owns(seat, Z08):
            wanted = DRAWN_WITH_Z08
            position.tell(USED_BUILDING, seat, Z08)
        while len(position.drawn) < wanted and position.weavings.cards:
            tile = position.weavings.draw()
            position.drawn += (tile,)
            position.reveal()
            position.tell(DREW_WEAVING, seat, tile)
        position.push(reveal_weaving(seat))
        position.push(put_under(seat, 0))
        for other in range(position.seats - 1, 0, -1):
            push_buyer(position, (seat + other) % position.seats, True)
        push_buyer(position, seat, False)
        position.push(put_under(seat, DRAWN))


def push_buyer(position: TawaPosition, seat: int, leftover: bool) -> None:
    position.push(axomamma_weavings(seat, leftover) if seat == position.axomamma else buy_weavings(seat, 0, leftover))


class BuyWeavings(TurnStep):
    """T3.12: the active player buys up to three for 1, 2 and 3 corn; every other one may then buy one for 3 corn."""

    bought: int
    leftover: bool

    def price(self) -> int:
        return LEFTOVER_PRICE if self.leftover else self.bought + 1

    def own_moves(self, position: TawaPosition) -> list[int]:
        if not position.drawn:
            return []
        result: list[int] = []
        if can_pay(position, self.seat, 0, self.price(), 0, 0):
            result = self.considered(position)
        result.append(pack(PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(BUY_WEAVING, tile) for tile in sorted(position.drawn)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        return cannot_pay(self.seat, 0, self.price(), 0, 0) if kind_of(move) == BUY_WEAVING else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == BUY_WEAVING:
            if not self.leftover:
                position.push(buy_weavings(self.seat, self.bought + 1, False))
            position.take_drawn(part_a(move))
            gain_weaving(position, self.seat, part_a(move))
            charge(position, self.seat, 0, self.price(), 0, 0)


class PutUnder(TurnStep):
    """Drawn weavings go under the stack one by one until `keep` are left. RULING: everybody sees their order."""

    keep: int

    def own_moves(self, position: TawaPosition) -> list[int]:
        if len(position.drawn) <= self.keep:
            return []
        if self.seat == position.axomamma:  # RULING: in the order of their numbers
            return [pack(PUT_UNDER, min(position.drawn))]
        return [pack(PUT_UNDER, tile) for tile in sorted(position.drawn)]

    def do(self, position: TawaPosition, move: int) -> None:
        position.take_drawn(part_a(move))
        position.weavings.put_under(part_a(move), EVERYBODY)
        position.push(put_under(self.seat, self.keep))


class RevealWeaving(Happening["TawaPosition"]):
    """The new top tile of the stack is turned up."""

    def happen(self, position: TawaPosition) -> None:
        position.show_top_weaving()


def purchase_weavings(seat: int) -> PurchaseWeavings:
    step = PurchaseWeavings()
    step.seat = seat
    return step


def buy_weavings(seat: int, bought: int, leftover: bool) -> BuyWeavings:
    step = BuyWeavings()
    step.seat = seat
    step.bought = bought
    step.leftover = leftover
    return step


def put_under(seat: int, keep: int) -> PutUnder:
    step = PutUnder()
    step.seat = seat
    step.keep = keep
    return step


def reveal_weaving(seat: int) -> RevealWeaving:
    step = RevealWeaving()
    step.seat = seat
    return step
