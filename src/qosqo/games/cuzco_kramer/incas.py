"""Incas enter, move and leave (K4), always the cheapest way.

What a single move costs is found by a `Walk`, what all moves cost by `Regions`; whether a move is legal at its price is said by the
functions called `…_fault`.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.names import CROP, EMPTY, VILLAGE
from qosqo.games.cuzco_kramer.phrases import (
    LEGAL,
    REFUSAL_HEX_TAKEN,
    REFUSAL_MOVED_FREELY,
    REFUSAL_NO_INCA_LEFT,
    REFUSAL_NO_WAY,
    REFUSAL_NO_WAY_OUT,
    REFUSAL_NOT_YOUR_INCA,
    REFUSAL_TOO_FEW_AP,
)
from qosqo.games.cuzco_kramer.position import KramerPosition

OUT_OF_REACH: Final = 1000
"""The price of what cannot be reached."""
CHEAPEST_EXIT: Final = 1


def incas_left(position: KramerPosition, seat: int) -> int:
    return position.data.incas - len(position.incas[seat])


# What is legal.


def enter_fault(position: KramerPosition, seat: int, to: i64, price: i64) -> int:
    """Why no Inca may enter to a cell, which costs this, or LEGAL."""
    if incas_left(position, seat) == 0:
        return REFUSAL_NO_INCA_LEFT
    if position.inca[to] != NOBODY:
        return REFUSAL_HEX_TAKEN
    return price_fault(position, price)


def move_fault(position: KramerPosition, seat: i64, start: i64, to: i64, price: i64) -> int:
    """Why the player may not move an Inca there, which costs this, or LEGAL."""
    if position.inca[start] != seat:
        return REFUSAL_NOT_YOUR_INCA
    if position.inca[to] != NOBODY:
        return REFUSAL_HEX_TAKEN
    if price == 0 and start in position.rested:
        return REFUSAL_MOVED_FREELY
    return price_fault(position, price)


def leave_fault(position: KramerPosition, seat: int, start: int, price: int) -> int:
    """Why the player may not take out an Inca, which costs this, or LEGAL."""
    if position.inca[start] != seat:
        return REFUSAL_NOT_YOUR_INCA
    return REFUSAL_NO_WAY_OUT if price >= OUT_OF_REACH else price_fault(position, price)


def price_fault(position: KramerPosition, price: i64) -> int:
    if price >= OUT_OF_REACH:
        return REFUSAL_NO_WAY
    return LEGAL if price <= position.action_points else REFUSAL_TOO_FEW_AP


# What it costs.


def enter_price(position: KramerPosition, seat: int, cell: int) -> int:
    """What entering to a cell costs, which is also the price of leaving from it (K4.1)."""
    if not passable(position, seat, cell):
        return OUT_OF_REACH
    entry_price = position.data.entry_price
    way = walk_from(position, seat, cell, leaving=True)
    best = OUT_OF_REACH
    looked_at = 0
    while looked_at < len(way.reached):
        spent = way.spent()
        for place in range(looked_at, len(way.reached)):
            price = entry_price[way.reached[place]]
            if 0 < price < best - spent:
                best = spent + price
        if best <= spent + 1 + CHEAPEST_EXIT:
            break  # going over to the other type and then out costs no less
        looked_at = len(way.reached)
        way.further()
    return best


def move_price(position: KramerPosition, seat: int, start: int, to: int) -> int:
    """What moving an Inca there costs (K4.2)."""
    if not passable(position, seat, start) or not passable(position, seat, to):
        return OUT_OF_REACH
    way = walk_from(position, seat, start)
    while way.ahead[to] != EMPTY and way.beyond:
        way.further()
    return way.spent() if way.ahead[to] == EMPTY else OUT_OF_REACH


def passable(position: KramerPosition, seat: int, cell: int) -> bool:
    """K4.3: crops and villages without an enemy Inca."""
    return CROP <= position.surface[cell] <= VILLAGE and position.inca[cell] in (NOBODY, seat)


def open_ground(position: KramerPosition, seat: int) -> list[int]:
    """By cell what lies there, EMPTY where enemy Incas stand in the way of the player's (K4.3)."""
    ground = position.surface[:]
    for other in range(position.seats):
        if other != seat:
            for cell in position.incas[other]:
                ground[cell] = EMPTY
    return ground


class Walk:
    """The cells that one player's Incas reach, found for one action point after the other: all over hexes of one type for nothing, and
    for one action point more over to the other type (K4.2). Own Incas may be passed (K4.3), so that a cell reached is not always one
    to stop on (K4.4)."""

    position: KramerPosition
    seat: int
    leaving: bool
    """Whether the walk ends at once where the site can be left in the cheapest way."""
    ahead: list[int]
    """By cell: what lies there, EMPTY where the walk has already been, and where enemy Incas stand (K4.3)."""
    reached: list[int]
    """The cells reached, the cheapest first."""
    ends: list[int]
    """How many of them cost nothing, at most one action point, at most two and so on."""
    beyond: list[int]
    """Cells of the other type beside those reached: they cost one action point more."""

    def __init__(self, position: KramerPosition, seat: int, leaving: bool) -> None:
        """Before the first step: still nowhere."""
        self.position = position
        self.seat = seat
        self.leaving = leaving
        self.ahead = open_ground(position, seat)
        self.reached = []
        self.ends = []
        self.beyond = []

    def further(self) -> None:
        """Spend one action point more."""
        for cell in self.beyond:
            if self.ahead[cell] != EMPTY:
                self.ahead[cell] = EMPTY
                self.reached.append(cell)
        self.beyond = []
        self.spread()

    def spread(self) -> None:
        """Go over hexes of one type without cost, and note where the other type begins (K4.2)."""
        surface = self.position.surface
        beside = self.position.data.beside
        entry_price = self.position.data.entry_price
        ahead = self.ahead
        reached = self.reached
        beyond = self.beyond
        leaving = self.leaving
        place: i64 = self.ends[-1] if self.ends else 0
        near: i64
        while place < len(reached):
            cell: i64 = reached[place]
            kind: i64 = surface[cell]
            other_kind: i64 = CROP + VILLAGE - kind
            if leaving and entry_price[cell] == CHEAPEST_EXIT:
                break
            for near in beside[cell]:
                found: i64 = ahead[near]
                if found == kind:
                    ahead[near] = EMPTY
                    reached.append(near)
                elif found == other_kind:
                    beyond.append(near)
            place += 1
        self.ends.append(len(reached))

    def spent(self) -> int:
        """All cells are known that cost no more than this."""
        return len(self.ends) - 1

    def price_at(self, place: int) -> int:
        """What the cell at this place among those reached costs."""
        price = 0
        while self.ends[price] <= place:
            price += 1
        return price


def walk_from(position: KramerPosition, seat: int, cell: int, leaving: bool = False) -> Walk:
    """What the player's Inca on a cell reaches without cost."""
    result = Walk(position, seat, leaving)
    result.ahead[cell] = EMPTY
    result.reached.append(cell)
    result.spread()
    return result


# What happens.


def put_inca(position: KramerPosition, seat: int, cell: int) -> None:
    position.own_incas(seat)
    position.touch([cell])
    position.inca[cell] = seat
    insort(position.incas[seat], cell)


def take_inca(position: KramerPosition, seat: int, cell: int) -> None:
    position.own_incas(seat)
    position.touch([cell])
    position.inca[cell] = NOBODY
    position.incas[seat].remove(cell)
