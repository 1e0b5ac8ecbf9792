"""Where Incas may go (K4), for environments: the regions of `inca_lists`, found with plain bytes, which takes a third of the time. What is
found is compared with the rules' own lists in the tests."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import CROP, DIRECTIONS, EMPTY, NOWHERE, SCORED_POND, VILLAGE
from qosqo.games.cuzco_kramer.position import KramerPosition

FIRST_REGION: Final = SCORED_POND + 1
"""Above what can lie on a hex: one list tells both."""
MOST_REGIONS: Final = 256
"""More than there are cells, besides the numbers of what can lie on a hex."""
MOST_BORDERS: Final = 3 * MOST_REGIONS
"""Regions are areas of a map: more pairs cannot touch each other."""
FAR: Final = 255
"""The price of what cannot be reached."""


class Ways:
    """The regions of one player's Incas at a time, in memory that is used again for the next position."""

    data: Components
    near: vec[u8]
    """By spot: the cell in that direction; the one after the last cell if there is none. Nothing lies there."""
    entry: vec[u8]
    """By cell: what entering there costs, FAR if one cannot."""
    region_at: vec[u8]
    """By cell: the number of its region; where the player's Incas cannot go what lies there, which is less."""
    count: i64
    """Regions have the numbers from `FIRST_REGION` up to below this."""
    entry_price: vec[u8]
    """By region: what entering costs at least."""
    prices: vec[u8]
    """By region: what moving there costs from the region asked about last."""
    one: vec[u8]
    other: vec[u8]
    """The regions that touch each other, each pair once."""
    borders: i64
    """How many pairs there are."""
    noted: vec[u8]
    """By region: the last one that was found to touch it."""
    queue: vec[u8]
    stops: vec[u8]
    """The cells on which an Inca may stop (K4.4), in order."""
    stop_count: i64

    def __init__(self, data: Components) -> None:
        self.data = data
        self.near = vec[u8]([data.cells if cell == NOWHERE else cell for cell in data.toward])
        self.entry = vec[u8]([price if price > 0 else FAR for price in data.entry_price])
        self.region_at = vec[u8]([EMPTY] * (data.cells + 1))
        self.count = FIRST_REGION
        self.entry_price = vec[u8]([FAR] * MOST_REGIONS)
        self.prices = vec[u8]([FAR] * MOST_REGIONS)
        self.one = vec[u8]([0] * MOST_BORDERS)
        self.other = vec[u8]([0] * MOST_BORDERS)
        self.borders = 0
        self.noted = vec[u8]([0] * MOST_REGIONS)
        self.queue = vec[u8]([0] * MOST_REGIONS)
        self.stops = vec[u8]([0] * MOST_REGIONS)
        self.stop_count = 0

    def look(self, position: KramerPosition, seat: int) -> None:
        """Find the regions of a player; without action points only those in which Incas stand, as they cannot leave them."""
        surface = position.surface
        region_at = self.region_at
        cells: i64 = position.data.cells
        cell: i64
        for cell in range(cells):
            kind: i64 = surface[cell]
            region_at[cell] = u8(kind)
        for place in range(position.seats):
            if place != seat:
                for cell in position.incas[place]:
                    region_at[cell] = EMPTY
        self.count = FIRST_REGION
        self.borders = 0
        if position.action_points > 0:
            for cell in range(cells):
                if region_at[cell] == CROP or region_at[cell] == VILLAGE:
                    self.spread(cell)
            self.go_on(self.entry_price, position.action_points)
        else:
            for cell in position.incas[seat]:
                if region_at[cell] < FIRST_REGION:
                    self.spread(cell)

    def spread(self, first: i64) -> None:
        """Find the region of a cell, and which of those found before it touches."""
        near = self.near
        entry = self.entry
        region_at = self.region_at
        queue = self.queue
        noted = self.noted
        borders = self.borders
        kind = region_at[first]
        own: u8 = u8(self.count)
        self.count += 1
        noted[i64(own)] = 0
        cheapest: u8 = FAR
        region_at[first] = own
        queue[0] = u8(first)
        place: i64 = 0
        after: i64 = 1
        while place < after:
            cell: i64 = i64(queue[place])
            place += 1
            if entry[cell] < cheapest:
                cheapest = entry[cell]
            spot: i64
            for spot in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
                beside: i64 = i64(near[spot])
                found: u8 = region_at[beside]
                if found == kind:
                    region_at[beside] = own
                    queue[after] = u8(beside)
                    after += 1
                elif found >= FIRST_REGION and found != own and noted[i64(found)] != own:
                    noted[i64(found)] = own
                    self.one[borders] = found
                    self.other[borders] = own
                    borders += 1
        self.entry_price[i64(own)] = cheapest
        self.borders = borders

    def find_stops(self, incas: list[int]) -> None:
        """All cells of regions without own Incas; others stand in no region."""
        region_at = self.region_at
        stops = self.stops
        count: i64 = 0
        place: i64 = 0
        taken: i64 = incas[0] if incas else NOWHERE
        cell: i64
        for cell in range(self.data.cells):
            if cell == taken:
                place += 1
                taken = incas[place] if place < len(incas) else NOWHERE
            elif region_at[cell] >= FIRST_REGION:
                stops[count] = u8(cell)
                count += 1
        self.stop_count = count

    def start(self, region: i64, action_points: i64) -> None:
        """Find what moves from a region cost."""
        prices = self.prices
        other: i64
        for other in range(FIRST_REGION, self.count):
            prices[other] = FAR
        prices[region] = 0
        self.go_on(prices, action_points)

    def go_on(self, prices: vec[u8], action_points: i64) -> None:
        """Go on from regions whose prices are known: each change of type costs one action point (K4.2). What costs more than the action
        points may be told dearer than it is."""
        one = self.one
        other = self.other
        borders = self.borders
        price: u8 = 0
        border: i64
        while i64(price) < action_points:
            further: u8 = price + 1
            for border in range(borders):
                here: i64 = i64(one[border])
                there: i64 = i64(other[border])
                if prices[here] == price and prices[there] > further:
                    prices[there] = further
                elif prices[there] == price and prices[here] > further:
                    prices[here] = further
            price = further
