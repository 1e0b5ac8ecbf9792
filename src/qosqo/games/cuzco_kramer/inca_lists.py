"""Listing the moves of Incas (K4): the board is divided into regions in which walking costs nothing, which gives all prices at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.incas import OUT_OF_REACH, enter_fault, incas_left, leave_fault, move_fault, open_ground, walk_from
from qosqo.games.cuzco_kramer.names import CROP, NOWHERE, SCORED_POND, VILLAGE
from qosqo.games.cuzco_kramer.phrases import LEGAL, MOVE_MOVE, REFUSAL_NO_WAY
from qosqo.games.cuzco_kramer.position import KramerPosition, Regions

FIRST_REGION: Final = SCORED_POND + 1
"""Above what can lie on a hex: one list tells both."""


def list_inca_moves(position: KramerPosition, seat: int, result: list[int]) -> None:
    """Add all ways to enter, to move and to leave, in order."""
    data = position.data
    incas = position.incas[seat]
    if position.action_points == 0:
        list_free_walks(position, seat, result)
        return
    walks = Walks(position, seat)
    region_at = walks.regions.region_at
    stops = walks.stops
    for to in stops if walks.may_enter else []:
        if walks.entered[region_at[to]]:
            result.append(data.enter_moves[to])
    for start in incas:
        within = walks.reached_by(start)
        for to in stops:
            if within[region_at[to]]:
                result.append(pack(MOVE_MOVE, start, to))
    for start in incas:
        if walks.may_leave(start):
            result.append(data.leave_moves[start])


def list_free_walks(position: KramerPosition, seat: int, result: list[int]) -> None:
    """Add the moves that cost nothing, which lead not far: looking at the whole board would take longer."""
    for start in position.incas[seat]:
        if start not in position.rested:
            for to in sorted(walk_from(position, seat, start).reached):
                if move_fault(position, seat, start, to, 0) == LEGAL:
                    result.append(pack(MOVE_MOVE, start, to))


class Walks:
    """Where one player's Incas may go. All hexes of a region on which an Inca may stop cost the same, so that the rules are asked once
    for each region."""

    position: KramerPosition
    seat: int
    regions: Regions
    stops: list[int]
    """The cells of all regions without Incas, in order: where an Inca may stop (K4.4)."""
    first_stop: list[int]
    """By region: the first of these, NOWHERE if there is none."""
    entry_prices: list[int]
    """By region."""
    may_enter: bool
    entered: list[bool]
    """By region: whether an Inca may enter there."""
    known: list[list[bool] | None]
    """By region: where Incas may move from there that have not moved for free."""

    def __init__(self, position: KramerPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        regions = regions_of(position, seat)
        self.regions = regions
        self.stops = []
        self.first_stop = [NOWHERE] * regions.count
        self.find_stops()
        self.entry_prices = prices_in(regions, position.action_points)
        self.entered = []
        self.may_enter = incas_left(position, seat) > 0
        if self.may_enter:
            for region in range(regions.count):
                stop = self.first_stop[region]
                fault = REFUSAL_NO_WAY if stop == NOWHERE else enter_fault(position, seat, stop, self.entry_prices[region])
                self.entered.append(fault == LEGAL)
        self.known = [None] * regions.count

    def find_stops(self) -> None:
        region_at = self.regions.region_at
        inca = self.position.inca
        cell: i64
        for cell in range(self.position.data.cells):
            found: i64 = region_at[cell]
            if found >= FIRST_REGION and inca[cell] == NOBODY:
                self.stops.append(int(cell))
                if self.first_stop[found] == NOWHERE:
                    self.first_stop[found] = int(cell)

    def reached_by(self, start: int) -> list[bool]:
        """By region: whether the player's Inca on a cell may move there."""
        regions = self.regions
        own = regions.region_at[start]
        rested = start in self.position.rested
        known = None if rested else self.known[own]
        if known is not None:
            return known
        prices = prices_from(regions, own, self.position.action_points)
        found: list[bool] = []
        for region in range(regions.count):
            stop = self.first_stop[region]
            fault = REFUSAL_NO_WAY if stop == NOWHERE else move_fault(self.position, self.seat, start, stop, prices[region])
            found.append(fault == LEGAL)
        if not rested:
            self.known[own] = found
        return found

    def may_leave(self, start: int) -> bool:
        return leave_fault(self.position, self.seat, start, self.entry_prices[self.regions.region_at[start]]) == LEGAL


def enter_prices(position: KramerPosition, seat: int, most: int) -> list[int]:
    """By cell what entering there costs (K4.1), OUT_OF_REACH if more than so much."""
    regions = regions_of(position, seat)
    return by_cell(regions, prices_in(regions, most), most)


def move_prices(position: KramerPosition, seat: int, start: int, most: int) -> list[int]:
    """By cell what moving there costs the player's Inca on a cell (K4.2), OUT_OF_REACH if more than so much."""
    regions = regions_of(position, seat)
    return by_cell(regions, prices_from(regions, regions.region_at[start], most), most)


def regions_of(position: KramerPosition, seat: int) -> Regions:
    """The regions of a player, found anew where they are not known."""
    known = position.regions
    if known is not None and known.seat == seat:
        return known
    regions = Regions()
    regions.seat = seat
    regions.count = FIRST_REGION
    regions.region_at = open_ground(position, seat)
    regions.beside = [[] for _ in range(FIRST_REGION)]
    regions.entry_price = [OUT_OF_REACH] * FIRST_REGION
    region_at = regions.region_at
    first: i64
    for first in range(position.data.cells):
        found: i64 = region_at[first]
        if CROP <= found <= VILLAGE:
            spread(position, regions, first, found)
    position.regions = regions
    return regions


def spread(position: KramerPosition, regions: Regions, first: i64, kind: i64) -> None:
    """Find the region of a cell. Where it touches one that was found before, both are told."""
    beside = position.data.beside
    entry_price = position.data.entry_price
    region_at = regions.region_at
    number = regions.count
    own: i64 = number
    regions.count += 1
    cheapest: i64 = OUT_OF_REACH
    touching: list[int] = []
    last: i64 = own
    members = [int(first)]
    region_at[first] = number
    cell: i64
    near: i64
    for cell in members:
        price: i64 = entry_price[cell]
        if 0 < price < cheapest:
            cheapest = price
        for near in beside[cell]:
            found: i64 = region_at[near]
            if found == kind:
                region_at[near] = number
                members.append(int(near))
            elif found >= FIRST_REGION and found != own and found != last:
                last = found
                if found not in touching:
                    touching.append(int(found))
                    regions.beside[found].append(number)
    regions.beside.append(touching)
    regions.entry_price.append(int(cheapest))


def prices_in(regions: Regions, most: i64) -> list[int]:
    """By region what entering costs; what costs more than `most` may be told dearer than it is."""
    return priced(regions, regions.entry_price[:], most)


def prices_from(regions: Regions, region: int, most: i64) -> list[int]:
    """By region what moving there from a region costs; what costs more than `most` may be told dearer than it is."""
    prices = [OUT_OF_REACH] * regions.count
    prices[region] = 0
    return priced(regions, prices, most)


def priced(regions: Regions, prices: list[int], most: i64) -> list[int]:
    """Go on from regions whose prices are known: each change of type costs one action point."""
    for price in range(most):
        for region in range(FIRST_REGION, regions.count):
            if prices[region] == price:
                for other in regions.beside[region]:
                    if prices[other] > price + 1:
                        prices[other] = price + 1
    return prices


def by_cell(regions: Regions, prices: list[int], most: int) -> list[int]:
    """Prices of regions by cell."""
    found = [prices[region] if region >= FIRST_REGION else OUT_OF_REACH for region in regions.region_at]
    return [price if price <= most else OUT_OF_REACH for price in found]
