"""Placing terrain (K3): what is legal, and what it changes."""

from __future__ import annotations

from mypy_extensions import i64

from qosqo.core.position import NOBODY
from qosqo.core.values import raised
from qosqo.games.cuzco_kramer.names import CROP, DIRECTIONS, EMPTY, NO_GROUP, NOWHERE, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.phrases import (
    LEGAL,
    MOVE_DOUBLE,
    MOVE_TRIPLE,
    MOVE_VILLAGE,
    REFUSAL_JOINS_CITIES,
    REFUSAL_NONE_LEFT,
    REFUSAL_OFF_SITE,
    REFUSAL_ON_INCA,
    REFUSAL_ON_POND,
    REFUSAL_ON_TEMPLE,
    REFUSAL_SAME_SHAPE,
    REFUSAL_TOO_FEW_AP,
    REFUSAL_UNEVEN,
)
from qosqo.games.cuzco_kramer.ponds import score_ponds_beside
from qosqo.games.cuzco_kramer.position import KramerPosition


def terrain_left(position: KramerPosition, seat: int, kind: int) -> int:
    """K3.1: triples come from the common supply, the others from the player's own."""
    if kind == MOVE_TRIPLE:
        return position.triples
    if kind == MOVE_DOUBLE:
        return position.doubles[seat]
    if kind == MOVE_VILLAGE:
        return position.villages[seat]
    return position.crops[seat]


def terrain_fault(position: KramerPosition, seat: int, kind: int, cell: int, rotation: int) -> int:
    """Why this terrain may not be placed there, or LEGAL."""
    if terrain_left(position, seat, kind) == 0:
        return REFUSAL_NONE_LEFT
    if kind == MOVE_TRIPLE:
        return triple_fault(position, cell * DIRECTIONS + rotation, position.action_points)
    if kind == MOVE_DOUBLE:
        return double_fault(position, cell * DIRECTIONS + rotation, position.action_points)
    return single_fault(position, kind, cell, position.action_points)


def terrain_price(position: KramerPosition, kind: int, cell: int, rotation: int) -> int:
    """K3: 1 AP. K3.6: 1 AP more for each hex that overflows on the ground."""
    if position.height[cell] > 0 or kind > MOVE_DOUBLE:
        return 1
    spot = cell * DIRECTIONS + rotation
    return 1 + (position.data.triple_outside[spot] if kind == MOVE_TRIPLE else position.data.double_outside[spot])


def triple_fault(position: KramerPosition, spot: i64, action_points: i64) -> int:
    """Why no triple may be placed there by who has so many action points."""
    data = position.data
    first: i64 = data.triple_first[spot]
    if first == NOWHERE:
        return REFUSAL_OFF_SITE
    second: i64 = data.triple_second[spot]
    cell = spot // DIRECTIONS
    height = position.height
    level = height[cell]
    if level != height[first] or level != height[second]:
        return REFUSAL_UNEVEN
    surface = position.surface
    if surface[cell] >= TEMPLE or surface[first] >= TEMPLE or surface[second] >= TEMPLE:
        return holy_or_wet(position, cell, first, second)
    inca = position.inca
    if inca[cell] != NOBODY or inca[first] != NOBODY or inca[second] != NOBODY:
        return REFUSAL_ON_INCA
    if position.footprint[cell] == data.triple_footprint[spot]:
        return REFUSAL_SAME_SHAPE
    if level == 0 and data.triple_outside[spot] >= action_points:
        return REFUSAL_TOO_FEW_AP
    if surface[cell] != VILLAGE and joins_cities(position, cell, first, second):
        return REFUSAL_JOINS_CITIES
    return LEGAL if action_points > 0 else REFUSAL_TOO_FEW_AP


def double_fault(position: KramerPosition, spot: i64, action_points: i64) -> int:
    data = position.data
    other: i64 = data.double_other[spot]
    if other == NOWHERE:
        return REFUSAL_OFF_SITE
    cell = spot // DIRECTIONS
    level = position.height[cell]
    if level != position.height[other]:
        return REFUSAL_UNEVEN
    surface = position.surface
    if surface[cell] >= TEMPLE or surface[other] >= TEMPLE:
        return holy_or_wet(position, cell, other, other)
    if position.inca[cell] != NOBODY or position.inca[other] != NOBODY:
        return REFUSAL_ON_INCA
    if position.footprint[cell] == data.double_footprint[spot]:
        return REFUSAL_SAME_SHAPE
    if level == 0 and data.double_outside[spot] >= action_points:
        return REFUSAL_TOO_FEW_AP
    if surface[cell] != VILLAGE and joins_cities(position, cell, other, other):
        return REFUSAL_JOINS_CITIES
    return LEGAL if action_points > 0 else REFUSAL_TOO_FEW_AP


def single_fault(position: KramerPosition, kind: int, cell: i64, action_points: i64) -> int:
    if cell >= position.data.site:
        return REFUSAL_OFF_SITE
    if position.surface[cell] >= TEMPLE:
        return holy_or_wet(position, cell, cell, cell)
    if position.inca[cell] != NOBODY:
        return REFUSAL_ON_INCA
    if position.footprint[cell] == cell + 1:
        return REFUSAL_SAME_SHAPE
    if kind == MOVE_VILLAGE and position.surface[cell] != VILLAGE and joins_cities(position, cell, cell, cell):
        return REFUSAL_JOINS_CITIES
    return LEGAL if action_points > 0 else REFUSAL_TOO_FEW_AP


def holy_or_wet(position: KramerPosition, cell: i64, first: i64, second: i64) -> int:
    surface = position.surface
    return REFUSAL_ON_TEMPLE if TEMPLE in (surface[cell], surface[first], surface[second]) else REFUSAL_ON_POND


def cell_in_the_way(position: KramerPosition, kind: int, cell: int, rotation: int, fault: int) -> int:
    """The first hex below the terrain that forbids it: with an Inca, a temple or a pond."""
    for covered in covered_cells(position, kind, cell, rotation):
        surface = position.surface[covered]
        if fault == REFUSAL_ON_INCA:
            found = position.inca[covered] != NOBODY
        else:
            found = surface == TEMPLE if fault == REFUSAL_ON_TEMPLE else surface > TEMPLE
        if found:
            return covered
    return cell


def covered_cells(position: KramerPosition, kind: int, cell: int, rotation: int) -> list[int]:
    """The hexes that the terrain would cover, the village (or the single crop) first."""
    spot = cell * DIRECTIONS + rotation
    if kind == MOVE_TRIPLE:
        return [cell, position.data.triple_first[spot], position.data.triple_second[spot]]
    return [cell, position.data.double_other[spot]] if kind == MOVE_DOUBLE else [cell]


def joins_cities(position: KramerPosition, village: i64, first: i64, second: i64) -> bool:
    """K3.5: whether a new village hex, with crops on the two other cells, would connect two cities."""
    if len(position.temples) < 2:
        return False
    group = position.group
    cells = position.data.cells
    city = NO_GROUP
    for near in position.data.beside[village]:
        found = group[near]
        if found != city and 0 <= found < cells:
            if city != NO_GROUP:
                return temples_around(position, village, first, second) > 1
            city = found
    return False


def temples_around(position: KramerPosition, village: int, first: int, second: int) -> int:
    """How many temples would be connected to the new village hex: the crops may just have cut it off from one."""
    temples = 0
    seen = [False] * position.data.cells
    seen[village] = True
    seen[first] = True
    seen[second] = True
    connected = [village]
    for cell in connected:
        for near in position.data.beside[cell]:
            if not seen[near] and position.group[near] != NO_GROUP:
                seen[near] = True
                connected.append(near)
                if position.surface[near] == TEMPLE:
                    temples += 1
    return temples


def place_terrain(position: KramerPosition, seat: int, kind: int, cell: int, rotation: int) -> None:
    data = position.data
    spot = cell * DIRECTIONS + rotation
    covered = covered_cells(position, kind, cell, rotation)
    if kind == MOVE_TRIPLE:
        position.triples -= 1
        lay(position, covered, cell, data.triple_footprint[spot])
    elif kind == MOVE_DOUBLE:
        position.doubles = raised(position.doubles, seat, -1)
        lay(position, covered, cell, data.double_footprint[spot])
    elif kind == MOVE_VILLAGE:
        position.villages = raised(position.villages, seat, -1)
        lay(position, covered, cell, cell + 1)
    else:
        position.crops = raised(position.crops, seat, -1)
        lay(position, covered, NOWHERE, cell + 1)


def lay(position: KramerPosition, cells: list[int], village: int, footprint: int) -> None:
    """Put a tile down: a village hex (or NOWHERE), crops on the other cells."""
    position.own_board()
    position.touch(cells)
    surface = position.surface
    on_ground = surface[cells[0]] == EMPTY
    cut: list[int] = []
    new_village = NOWHERE
    for cell in cells:
        position.height[cell] += 1
        position.footprint[cell] = footprint
        if cell == village:
            if surface[cell] != VILLAGE:
                surface[cell] = VILLAGE
                new_village = cell
        else:
            if surface[cell] == VILLAGE:
                cut.append(cell)
            surface[cell] = CROP
    if cut or new_village != NOWHERE:
        regroup(position, cut, new_village)
    if on_ground:
        score_ponds_beside(position, cells)


def regroup(position: KramerPosition, cut: list[int], new_village: int) -> None:
    """Number the villages and cities again that lost hexes or were joined (K3.5, K3.7)."""
    data = position.data
    group = position.group
    for cell in cut:
        position.extent[group[cell] % data.cells] = 0
    if new_village != NOWHERE:
        for near in data.beside[new_village]:
            if group[near] != NO_GROUP:
                position.extent[group[near] % data.cells] = 0
    for cell in cut:
        group[cell] = NO_GROUP
    numbered: list[int] = []
    if new_village != NOWHERE:
        number_settlement(position, new_village, numbered)
    for cell in cut:
        for near in data.beside[cell]:
            if group[near] != NO_GROUP and near not in numbered:
                number_settlement(position, near, numbered)


def number_settlement(position: KramerPosition, cell: int, numbered: list[int]) -> None:
    """Give the village or city around a cell its number and extent."""
    members = settlement(position, cell)
    surface = position.surface
    temple = NOWHERE
    first = cell
    for member in members:
        if member < first:
            first = member
        if surface[member] == TEMPLE:
            temple = member
    number = first + position.data.cells if temple == NOWHERE else temple
    for member in members:
        position.group[member] = number
    position.extent[first if temple == NOWHERE else temple] = len(members)
    numbered.extend(members)


def settlement(position: KramerPosition, cell: int) -> list[int]:
    """The hexes of the village or city around a cell."""
    surface = position.surface
    beside = position.data.beside
    members = [cell]
    for member in members:
        for near in beside[member]:
            if (surface[near] == VILLAGE or surface[near] == TEMPLE) and near not in members:
                members.append(near)
    return members
