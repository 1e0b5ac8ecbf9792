"""Where an Inca can get (K4): all over hexes of one type for nothing, and for one action point more over to the other type."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import CROP, EMPTY, VILLAGE, KramerPosition

OUT_OF_REACH: Final = 1000
CHEAPEST_EXIT: Final = 1


class Walk:
    """The cells that one player's Incas reach, found for one action point after the other. Own Incas may be passed (K4.3), so
    that a cell reached is not always one to stop on (K4.4)."""

    position: KramerPosition
    seat: int
    leaving: bool
    """Whether the walk ends at once where the site can be left in the cheapest way."""
    ahead: list[int]
    """By cell: what lies there, EMPTY where the walk has already been."""
    reached: list[int]
    """The cells reached, the cheapest first."""
    ends: list[int]
    """How many of them cost nothing, at most one action point, at most two and so on."""
    beyond: list[int]
    """Cells of the other type beside those reached: they cost one action point more."""

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
        inca = self.position.inca
        beside = self.position.data.beside
        entry_price = self.position.data.entry_price
        ahead = self.ahead
        reached = self.reached
        beyond = self.beyond
        leaving = self.leaving
        seat: i64 = self.seat
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
                    if inca[near] in (NOBODY, seat):
                        ahead[near] = EMPTY
                        reached.append(near)
                elif found == other_kind and inca[near] in (NOBODY, seat):
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


def walk(position: KramerPosition, seat: int) -> Walk:
    """Before the first step: still nowhere."""
    result = Walk()
    result.position = position
    result.seat = seat
    result.leaving = False
    result.ahead = position.surface[:]
    result.reached = []
    result.ends = []
    result.beyond = []
    return result


def walk_from(position: KramerPosition, seat: int, cell: int, leaving: bool = False) -> Walk:
    """What the player's Inca on a cell reaches without cost."""
    result = walk(position, seat)
    result.leaving = leaving
    result.ahead[cell] = EMPTY
    result.reached.append(cell)
    result.spread()
    return result


def walk_in(position: KramerPosition, seat: int, most: int) -> Walk:
    """What an Inca that enters reaches for so many action points (K4.1); leaving from there costs the same."""
    entry_price = position.data.entry_price
    result = walk(position, seat)
    result.ends.append(0)
    for price in range(1, most + 1):
        for cell in position.data.entries:
            if entry_price[cell] == price and passable(position, seat, cell):
                result.beyond.append(cell)
        result.further()
    return result


def passable(position: KramerPosition, seat: int, cell: int) -> bool:
    """K4.3: crops and villages without an enemy Inca."""
    return CROP <= position.surface[cell] <= VILLAGE and position.inca[cell] in (NOBODY, seat)
