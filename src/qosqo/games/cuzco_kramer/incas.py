"""Incas enter, move and leave (K4), always the cheapest way."""

from __future__ import annotations

from mypy_extensions import i64

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import EMPTY, VILLAGE, KramerPosition
from qosqo.games.cuzco_kramer.travel import OUT_OF_REACH, Travel
from qosqo.games.cuzco_kramer.words import (
    HEX_TAKEN,
    LEGAL,
    MOVED_FREELY,
    NO_INCA_LEFT,
    NO_WAY,
    NOT_YOUR_INCA,
    TOO_FEW_AP,
)


def travel_of(position: KramerPosition, seat: int) -> Travel:
    """How the player's Incas can go at present; worked out once after every change of the terrain."""
    travel = position.travel
    if travel is None or travel.seat != seat:
        travel = explore(position, seat)
        position.travel = travel
    return travel


def explore(position: KramerPosition, seat: int) -> Travel:
    data = position.data
    kinds = walkable(position, seat)
    region = [-1] * data.cells
    joined: list[list[int]] = []
    entry: list[int] = []
    start: i64
    for start in range(data.cells):
        kind: i64 = kinds[start]
        if kind == EMPTY or region[start] >= 0:
            continue
        number: i64 = len(joined)
        near_regions: list[int] = []
        cheapest = OUT_OF_REACH
        region[start] = number
        members = [int(start)]
        for cell in members:
            price = data.entry_price[cell]
            if 0 < price < cheapest:
                cheapest = price
            for near in data.beside[cell]:
                other: i64 = region[near]
                if other >= 0:
                    if other != number and other not in near_regions:
                        near_regions.append(other)
                        joined[other].append(number)
                elif kinds[near] == kind:
                    region[near] = number
                    members.append(near)
        joined.append(near_regions)
        entry.append(cheapest)
    travel = Travel()
    travel.seat = seat
    travel.region = region
    travel.joined = joined
    travel.entry = entry
    move_on(travel)
    return travel


def walkable(position: KramerPosition, seat: int) -> list[int]:
    """The surface of each cell, EMPTY where the player's Incas cannot go (K4.3)."""
    kinds = [surface if surface <= VILLAGE else EMPTY for surface in position.surface]
    for other in range(position.seats):
        if other != seat:
            for cell in position.incas[other]:
                kinds[cell] = EMPTY
    return kinds


def move_on(travel: Travel) -> None:
    """Entering and moving on may be one move (K4.1): lower the prices of regions that are reached more cheaply through others."""
    reached = [region for region in range(len(travel.entry)) if travel.entry[region] < OUT_OF_REACH]
    for region in reached:
        price = travel.entry[region] + 1
        for near in travel.joined[region]:
            if price < travel.entry[near]:
                travel.entry[near] = price
                reached.append(near)


def incas_left(position: KramerPosition, seat: int) -> int:
    return position.data.incas - len(position.incas[seat])


def enter_price(position: KramerPosition, seat: int, to: int) -> int:
    travel = travel_of(position, seat)
    region = travel.region[to]
    return travel.entry[region] if region >= 0 else OUT_OF_REACH


def move_price(position: KramerPosition, seat: int, start: int, to: int) -> int:
    travel = travel_of(position, seat)
    region = travel.region[to]
    return travel.costs_from(start)[region] if region >= 0 else OUT_OF_REACH


def enter_fault(position: KramerPosition, seat: int, to: int) -> int:
    if incas_left(position, seat) == 0:
        return NO_INCA_LEFT
    if position.inca[to] != NOBODY:
        return HEX_TAKEN
    return price_fault(position, enter_price(position, seat, to))


def leave_fault(position: KramerPosition, seat: int, start: int) -> int:
    if position.inca[start] != seat:
        return NOT_YOUR_INCA
    return price_fault(position, enter_price(position, seat, start))


def move_fault(position: KramerPosition, seat: int, start: int, to: int) -> int:
    if position.inca[start] != seat:
        return NOT_YOUR_INCA
    if position.inca[to] != NOBODY:
        return HEX_TAKEN
    price = move_price(position, seat, start, to)
    if price == 0 and start in position.rested:
        return MOVED_FREELY
    return price_fault(position, price)


def price_fault(position: KramerPosition, price: int) -> int:
    if price >= OUT_OF_REACH:
        return NO_WAY
    return LEGAL if price <= position.action_points else TOO_FEW_AP


def open_cells(position: KramerPosition, travel: Travel) -> list[int]:
    """The hexes on which an Inca may end its move, in order (K4.3, K4.4)."""
    inca = position.inca
    region = travel.region
    return [cell for cell in range(position.data.cells) if region[cell] >= 0 and inca[cell] == NOBODY]


def any_free_move(position: KramerPosition, seat: int) -> bool:
    """Whether an Inca can move without cost."""
    surface = position.surface
    waiting = [cell for cell in position.incas[seat] if cell not in position.rested]
    for cell in waiting:
        for near in position.data.beside[cell]:
            if surface[near] == surface[cell] and position.inca[near] == NOBODY:
                return True
    if len(position.incas[seat]) < 2:
        return False
    travel = travel_of(position, seat)
    # Only now can the way to a free hex lead past other Incas of the player.
    return any(travel.region[to] == travel.region[cell] for cell in waiting for to in open_cells(position, travel))


def put_inca(position: KramerPosition, seat: int, cell: int) -> None:
    position.inca[cell] = seat
    insert_sorted(position.incas[seat], cell)


def take_inca(position: KramerPosition, seat: int, cell: int) -> None:
    position.inca[cell] = NOBODY
    position.incas[seat].remove(cell)


def insert_sorted(cells: list[int], cell: int) -> None:
    place = len(cells)
    while place > 0 and cells[place - 1] > cell:
        place -= 1
    cells.insert(place, cell)
