"""Where an Inca can get (K4): all over hexes of one type for nothing, and for one action point more over to the other type."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import CROP, VILLAGE, KramerPosition

OUT_OF_REACH: Final = 1000


class Walk:
    """The cells that one player's Incas reach, found for one action point after the other. Own Incas may be passed (K4.3), so
    that a cell reached is not always one to stop on (K4.4)."""

    position: KramerPosition
    seat: int
    spent: int
    """The action points spent so far: all cells are known that cost no more."""
    price: list[int]
    """By cell: the least price of getting there, OUT_OF_REACH where that is not yet known."""
    reached: list[int]
    """The cells reached, the cheapest first."""
    beyond: list[int]
    """The cells that cost one action point more."""
    looked_around: int
    """From how many of the cells reached the way on is known."""

    def further(self) -> None:
        """Spend one action point more."""
        self.spent += 1
        for cell in self.beyond:
            if self.price[cell] == self.spent:  # else it was also reached without going over
                self.reached.append(cell)
        self.beyond = []
        self.spread()

    def spread(self) -> None:
        """Go over hexes of one type without cost, and note where the other type begins (K4.2)."""
        surface = self.position.surface
        inca = self.position.inca
        beside = self.position.data.beside
        price = self.price
        reached = self.reached
        beyond = self.beyond
        seat: i64 = self.seat
        spent: i64 = self.spent
        place: i64 = self.looked_around
        near: i64
        while place < len(reached):
            cell: i64 = reached[place]
            place += 1
            kind: i64 = surface[cell]
            other_kind: i64 = CROP + VILLAGE - kind
            for near in beside[cell]:
                if price[near] <= spent:
                    continue
                if surface[near] == kind:
                    if inca[near] in (NOBODY, seat):
                        price[near] = spent
                        reached.append(near)
                elif surface[near] == other_kind and price[near] > spent + 1 and inca[near] in (NOBODY, seat):
                    price[near] = spent + 1
                    beyond.append(near)
        self.looked_around = place


def walk(position: KramerPosition, seat: int) -> Walk:
    """Before the first step: still nowhere."""
    result = Walk()
    result.position = position
    result.seat = seat
    result.spent = 0
    result.price = [OUT_OF_REACH] * position.data.cells
    result.reached = []
    result.beyond = []
    result.looked_around = 0
    return result


def walk_from(position: KramerPosition, seat: int, cell: int) -> Walk:
    """What the player's Inca on a cell reaches without cost."""
    result = walk(position, seat)
    result.price[cell] = 0
    result.reached.append(cell)
    result.spread()
    return result


def walk_in(position: KramerPosition, seat: int, most: int) -> Walk:
    """What an Inca that enters reaches for so many action points (K4.1); leaving from there costs the same."""
    entry_price = position.data.entry_price
    result = walk(position, seat)
    for price in range(1, most + 1):
        for cell in position.data.entries:
            if entry_price[cell] == price and result.price[cell] > price and passable(position, seat, cell):
                result.price[cell] = price
                result.beyond.append(cell)
        result.further()
    return result


def passable(position: KramerPosition, seat: int, cell: int) -> bool:
    """K4.3: crops and villages without an enemy Inca."""
    return CROP <= position.surface[cell] <= VILLAGE and position.inca[cell] in (NOBODY, seat)
