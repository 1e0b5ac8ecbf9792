"""Axomamma's weavings: what it buys, and where they go. Matching neighbours give it nothing."""

from __future__ import annotations

from typing import Final

from qosqo.core.position import Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.names import CORN, FITS_NOWHERE, GOLD, NONE_LEFT, TOO_POOR, WEAVINGS_DEED
from qosqo.games.tawantinsuyu.payment import can_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_ATTACHED,
    EVENT_BOUGHT_WEAVING,
    EVENT_GOLD_INSTEAD,
    EVENT_GOT_WEAVING,
    EVENT_LEFTOVER_DECLINED,
    EVENT_NO_SECOND_WEAVING,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tapestries import fits

WANTED: Final = 2
CORN_FOR_LEFTOVER: Final = 2
"""T8.32, RULING: what it pays for a weaving that you have left; so much corn of its own it must have."""


def largest_fitting(position: TawaPosition, seat: int, tile: int) -> int:
    """T8.32: the place of its largest tapestry that a tile can join, or −1."""
    best = -1
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] != seat or not fits(position, tile, tapestry):
            continue
        if best < 0 or len(position.tapestries[tapestry]) > len(position.tapestries[best]):
            best = tapestry
    return best


def preferred_weaving(position: TawaPosition, seat: int) -> int:
    """T8.32: of the drawn tiles the one for the largest tapestry; of several the one with the highest number."""
    best = -1
    best_size = -1
    for tile in sorted(position.drawn):
        tapestry = largest_fitting(position, seat, tile)
        size = len(position.tapestries[tapestry]) if tapestry >= 0 else 0
        if size >= best_size:
            best = tile
            best_size = size
    return best


def weave(position: TawaPosition, seat: int, tile: int, event: int) -> None:
    """T8.32: a tile, told as this event, joins the right end of the largest tapestry it fits, or starts a new one."""
    position.tell(event, seat, tile)
    tapestry = largest_fitting(position, seat, tile)
    if tapestry < 0:
        position.begin_tapestry(seat, tile)
        tapestry = len(position.tapestries) - 1
    else:
        position.tapestries = replaced(position.tapestries, tapestry, (*position.tapestries[tapestry], tile))
    position.tell(EVENT_ATTACHED, seat, tile, position.tapestry_owner[:tapestry].count(seat), 1)


def take_top_weaving(position: TawaPosition, seat: int) -> bool:
    """T8.14: a free weaving is the face-up one; False if there is none."""
    if not position.weavings.cards:
        return False
    tile = position.weavings.draw()
    weave(position, seat, tile, EVENT_GOT_WEAVING)
    position.show_top_weaving()
    return True


class AxomammaWeavings(Happening["TawaPosition"]):
    """T8.32: it buys two of the drawn weavings, or one and gets a gold; of those that you have left, one."""

    leftover: bool

    def __init__(self, seat: int, leftover: bool) -> None:
        self.seat = seat
        self.leftover = leftover

    def happen(self, position: TawaPosition) -> None:
        if self.leftover:
            self.buy_leftover(position)
            return
        bought = 0
        while bought < WANTED and position.drawn and can_pay(position, self.seat, corn=bought + 1):
            bought += 1
            self.buy(position, bought)
        if bought < WANTED:
            reason = TOO_POOR if position.drawn else NONE_LEFT
            if bought:
                position.tell(EVENT_NO_SECOND_WEAVING, self.seat, reason)
            else:
                position.tell(EVENT_GOLD_INSTEAD, self.seat, WEAVINGS_DEED, reason)
            position.add(self.seat, GOLD, 1)

    def buy_leftover(self, position: TawaPosition) -> None:
        """With two corn of its own, and only for an existing tapestry."""
        if not position.drawn:
            return
        if position.has(self.seat, CORN) < CORN_FOR_LEFTOVER:
            position.tell(EVENT_LEFTOVER_DECLINED, self.seat, TOO_POOR)
        elif largest_fitting(position, self.seat, preferred_weaving(position, self.seat)) < 0:
            position.tell(EVENT_LEFTOVER_DECLINED, self.seat, FITS_NOWHERE)
        else:
            self.buy(position, CORN_FOR_LEFTOVER)

    def buy(self, position: TawaPosition, price: int) -> None:
        tile = preferred_weaving(position, self.seat)
        charge(position, self.seat, corn=price)
        position.take_drawn(tile)
        weave(position, self.seat, tile, EVENT_BOUGHT_WEAVING)
