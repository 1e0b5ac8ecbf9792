"""Listing the moves of Incas (K4): the board is divided into regions in which walking costs nothing, which gives all prices at once."""

from __future__ import annotations

from mypy_extensions import i64

from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.incas import OUT_OF_REACH, enter_fault, incas_left, leave_fault, move_fault, open_ground, walk_from
from qosqo.games.cuzco_kramer.names import CROP, NOWHERE, VILLAGE
from qosqo.games.cuzco_kramer.phrases import LEGAL, MOVE_MOVE
from qosqo.games.cuzco_kramer.position import KramerPosition


def list_inca_moves(position: KramerPosition, seat: int, result: list[int]) -> None:
    """Add all ways to enter, to move and to leave, in order."""
    data = position.data
    incas = position.incas[seat]
    action_points: i64 = position.action_points
    if action_points == 0:
        list_free_walks(position, seat, result)
        return
    regions = Regions(position, seat)
    region_at = regions.region_at
    stops = regions.stops
    price: i64
    entering = regions.prices_in(action_points)
    if incas_left(position, seat) > 0:
        for to in stops:
            price = entering[region_at[to]]
            if price <= action_points and enter_fault(position, seat, to, price) == LEGAL:
                result.append(data.enter_moves[to])
    known: list[list[int] | None] = [None] * regions.count
    for start in incas:
        region = region_at[start]
        prices = known[region]
        if prices is None:
            prices = regions.prices_from(region, action_points)
            known[region] = prices
        for to in stops:
            price = prices[region_at[to]]
            if price <= action_points and move_fault(position, seat, start, to, price) == LEGAL:
                result.append(pack(MOVE_MOVE, start, to))
    for start in incas:
        if leave_fault(position, seat, start, entering[region_at[start]]) == LEGAL:
            result.append(data.leave_moves[start])


def list_free_walks(position: KramerPosition, seat: int, result: list[int]) -> None:
    """Add the moves that cost nothing, which lead not far: looking at the whole board would take longer."""
    for start in position.incas[seat]:
        if start not in position.rested:
            for to in sorted(walk_from(position, seat, start).reached):
                if move_fault(position, seat, start, to, 0) == LEGAL:
                    result.append(pack(MOVE_MOVE, start, to))


def enter_prices(position: KramerPosition, seat: int, most: int) -> list[int]:
    """By cell what entering there costs (K4.1), OUT_OF_REACH if more than so much."""
    regions = Regions(position, seat)
    return regions.by_cell(regions.prices_in(most), most)


def move_prices(position: KramerPosition, seat: int, start: int, most: int) -> list[int]:
    """By cell what moving there costs the player's Inca on a cell (K4.2), OUT_OF_REACH if more than so much."""
    regions = Regions(position, seat)
    return regions.by_cell(regions.prices_from(regions.region_at[start], most), most)


class Regions:
    """Hexes of one type that one player's Incas can walk over without cost: connected, and without enemy Incas (K4.2, K4.3)."""

    position: KramerPosition
    count: int
    region_at: list[int]
    """By cell: the number of its region, NOWHERE where the player's Incas cannot go."""
    stops: list[int]
    """The cells of all regions without Incas, in order: where an Inca may stop (K4.4)."""
    beyond: list[list[int]]
    """By region: the cells of the other type beside its cells."""
    entry_price: list[int]
    """By region: what entering there from outside costs at least."""

    def __init__(self, position: KramerPosition, seat: int) -> None:
        self.position = position
        self.count = 0
        self.region_at = [NOWHERE] * position.data.cells
        self.stops = []
        self.beyond = []
        self.entry_price = []
        inca = position.inca
        region_at = self.region_at
        ahead = open_ground(position, seat)
        first: i64
        for first in range(position.data.cells):
            kind = ahead[first]
            if CROP <= kind <= VILLAGE:
                if region_at[first] == NOWHERE:
                    self.spread(first, ahead)
                if inca[first] == NOBODY:
                    self.stops.append(int(first))

    def spread(self, first: i64, ahead: list[int]) -> None:
        """Find the region of a cell."""
        beside = self.position.data.beside
        entry_price = self.position.data.entry_price
        region_at = self.region_at
        number = self.count
        self.count += 1
        kind: i64 = ahead[first]
        other_kind: i64 = CROP + VILLAGE - kind
        cheapest: i64 = OUT_OF_REACH
        beyond: list[int] = []
        members = [int(first)]
        region_at[first] = number
        cell: i64
        near: i64
        for cell in members:
            price: i64 = entry_price[cell]
            if 0 < price < cheapest:
                cheapest = price
            for near in beside[cell]:
                found: i64 = ahead[near]
                if found == kind:
                    if region_at[near] == NOWHERE:
                        region_at[near] = number
                        members.append(int(near))
                elif found == other_kind:
                    beyond.append(int(near))
        self.beyond.append(beyond)
        self.entry_price.append(int(cheapest))

    def prices_in(self, most: i64) -> list[int]:
        """By region what entering costs; what costs more than `most` may be told dearer than it is."""
        return self.priced(self.entry_price[:], most)

    def prices_from(self, region: int, most: i64) -> list[int]:
        """By region what moving there from a region costs; what costs more than `most` may be told dearer than it is."""
        prices = [OUT_OF_REACH] * self.count
        prices[region] = 0
        return self.priced(prices, most)

    def priced(self, prices: list[int], most: i64) -> list[int]:
        """Go on from regions whose prices are known: each change of type costs one action point."""
        region_at = self.region_at
        for price in range(most):
            for region in range(self.count):
                if prices[region] == price:
                    for cell in self.beyond[region]:
                        other = region_at[cell]
                        if prices[other] > price + 1:
                            prices[other] = price + 1
        return prices

    def by_cell(self, prices: list[int], most: int) -> list[int]:
        """Prices of regions by cell."""
        found = [prices[region] if region != NOWHERE else OUT_OF_REACH for region in self.region_at]
        return [price if price <= most else OUT_OF_REACH for price in found]
