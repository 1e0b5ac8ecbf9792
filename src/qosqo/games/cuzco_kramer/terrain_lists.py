"""Listing the places for terrain (K3).

A board has hundreds of places, and a move changes a few: where terrain fits is kept with the position, and looked for anew only beside
hexes that have changed. Whether it fits is decided by `triple_fault`, `double_fault` and `single_fault`; the same is found here for all
rotations at once, and tests compare."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.names import DIRECTIONS, NO_GROUP, NOWHERE, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.phrases import (
    LEGAL,
    MOVE_CROP,
    MOVE_DOUBLE,
    MOVE_TRIPLE,
    MOVE_VILLAGE,
    REFUSAL_CANNOT_MATCH,
    REFUSAL_JOINS_CITIES,
    REFUSAL_ON_INCA,
    REFUSAL_ON_TEMPLE,
    REFUSAL_SAME_SHAPE,
    REFUSAL_TOO_FEW_AP,
)
from qosqo.games.cuzco_kramer.position import KramerPosition, Room
from qosqo.games.cuzco_kramer.terrain import double_fault, single_fault, terrain_left, triple_fault

ENOUGH: Final = 3
"""Action points that pay for terrain wherever it fits."""
PAIRS: Final[list[int]] = [even & (even >> 1 | even << (DIRECTIONS - 1)) for even in range(1 << DIRECTIONS)]
"""By directions, a bit each: those in which the next one is there, too."""
VILLAGE_FITS: Final = 1
CROP_FITS: Final = 2
WORTH_SHOWING: Final[list[bool]] = [
    fault in (REFUSAL_SAME_SHAPE, REFUSAL_JOINS_CITIES, REFUSAL_TOO_FEW_AP, REFUSAL_ON_INCA, REFUSAL_ON_TEMPLE)
    for fault in range(REFUSAL_CANNOT_MATCH + 1)
]
"""Whether a person might expect terrain to be possible where this is against it."""
BYTE: Final[list[bytes]] = [bytes([value]) for value in range(64)]


def list_terrain(position: KramerPosition, seat: int, found: list[int]) -> None:
    """Add all ways of placing terrain, in order."""
    data = position.data
    room = room_on(position)
    if terrain_left(position, seat, MOVE_TRIPLE):
        list_fitting(position, room.triples, data.triple_at, data.triple_outside, found)
    if terrain_left(position, seat, MOVE_DOUBLE):
        list_fitting(position, room.doubles, data.double_at, data.double_outside, found)
    cell: i64
    fits = room.singles
    if terrain_left(position, seat, MOVE_VILLAGE):
        for cell in range(data.site):
            if fits[cell] & VILLAGE_FITS:
                found.append(data.village_at[cell])
    if terrain_left(position, seat, MOVE_CROP):
        for cell in range(data.site):
            if fits[cell] & CROP_FITS:
                found.append(data.crop_at[cell])


def list_fitting(position: KramerPosition, fits: bytes, moves: list[int], outside: list[int], found: list[int]) -> None:
    """Add the ways of placing triples or doubles that can be paid (K3.6)."""
    action_points = position.action_points
    enough = action_points >= ENOUGH
    overflows = position.data.overflows
    height = position.height
    cell: i64
    spot: i64
    for cell in range(len(fits)):
        rotations: i64 = fits[cell]
        if rotations == 0:
            continue
        spot = cell * DIRECTIONS
        if enough or not overflows[cell] or height[cell] > 0:
            while rotations:
                if rotations & 1:
                    found.append(moves[spot])
                rotations >>= 1
                spot += 1
        else:
            while rotations:
                if rotations & 1 and outside[spot] < action_points:
                    found.append(moves[spot])
                rotations >>= 1
                spot += 1


def room_on(position: KramerPosition) -> Room:
    """Where terrain fits now."""
    known = position.room
    if known is not None and not position.touched:
        return known
    cells = position.data.cells
    room = Room()
    room.between_cities = cells_between_cities(position)
    if known is None:
        look_at(position, room, bytes(cells), bytes(cells), bytes(cells), list(range(cells)))
    else:
        stale = [False] * cells
        for changed in position.touched:
            stale[changed] = True
            for cell in position.data.beside[changed]:
                stale[cell] = True
        for cell in known.between_cities:
            stale[cell] = True
        for cell in room.between_cities:
            stale[cell] = True
        look_at(position, room, known.triples, known.doubles, known.singles, [cell for cell in range(cells) if stale[cell]])
    position.room = room
    position.touched = ()
    return room


def look_at(position: KramerPosition, room: Room, triples: bytes, doubles: bytes, singles: bytes, cells: list[int]) -> None:
    """Find the terrain that fits with its village (or the single tile) on these cells; elsewhere it is as it was."""
    data = position.data
    surface = position.surface
    inca = position.inca
    footprint = position.footprint
    between_cities = room.between_cities
    new_triples: list[bytes] = []
    new_doubles: list[bytes] = []
    new_singles: list[bytes] = []
    after: i64 = 0
    cell: i64
    for cell in cells:
        if after < cell:
            new_triples.append(triples[after:cell])
            new_doubles.append(doubles[after:cell])
            new_singles.append(singles[after:cell])
        after = cell + 1
        triple: i64 = 0
        double: i64 = 0
        single = 0
        if surface[cell] < TEMPLE and inca[cell] == NOBODY:
            even = level_beside(position, cell)
            triple = PAIRS[even] & data.triple_rotations[cell]
            double = even & data.double_rotations[cell]
            lying = footprint[cell]
            if lying > data.cells:
                triple &= ~same_shape(data.triple_footprint, cell, lying)
                double &= ~same_shape(data.double_footprint, cell, lying)
            if cell < data.site and lying != cell + 1:
                single = VILLAGE_FITS | CROP_FITS
            if surface[cell] != VILLAGE and between_cities and cell in between_cities:
                triple, double, single = without_joining(position, cell, triple, double, single)
        new_triples.append(BYTE[triple])
        new_doubles.append(BYTE[double])
        new_singles.append(BYTE[single])
    new_triples.append(triples[after:])
    new_doubles.append(doubles[after:])
    new_singles.append(singles[after:])
    room.triples = b"".join(new_triples)
    room.doubles = b"".join(new_doubles)
    room.singles = b"".join(new_singles)


def level_beside(position: KramerPosition, cell: i64) -> i64:
    """A bit for each direction in which terrain could go on from a cell: as high, without temple, pond or Inca."""
    toward = position.data.toward
    height = position.height
    surface = position.surface
    inca = position.inca
    level: i64 = height[cell]
    found: i64 = 0
    bit: i64 = 1
    spot: i64
    for spot in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
        near: i64 = toward[spot]
        if near != NOWHERE and height[near] == level and surface[near] < TEMPLE and inca[near] == NOBODY:
            found |= bit
        bit <<= 1
    return found


def same_shape(footprints: list[int], cell: i64, lying: i64) -> i64:
    """The bit of the rotation in which terrain would cover just what the tile on the cell does (K3.4), 0 if there is none."""
    bit: i64 = 1
    spot: i64
    for spot in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
        if footprints[spot] == lying:
            return bit
        bit <<= 1
    return 0


def without_joining(position: KramerPosition, cell: i64, triple: i64, double: i64, single: int) -> tuple[i64, i64, int]:
    """What fits on a cell beside two cities: without the terrain that would join them."""
    rotation: i64
    for rotation in range(DIRECTIONS):
        spot = cell * DIRECTIONS + rotation
        bit: i64 = 1 << rotation
        if triple & bit and triple_fault(position, spot, ENOUGH) != LEGAL:
            triple ^= bit
        if double & bit and double_fault(position, spot, ENOUGH) != LEGAL:
            double ^= bit
    if single and single_fault(position, MOVE_VILLAGE, cell, ENOUGH) != LEGAL:
        single = CROP_FITS
    return triple, double, single


def cells_between_cities(position: KramerPosition) -> list[int]:
    """The cells with hexes of two cities beside them."""
    found: list[int] = []
    if len(position.temples) < 2:
        return found
    group = position.group
    beside = position.data.beside
    cells: i64 = position.data.cells
    beside_city = [NO_GROUP] * position.data.cells
    cell: i64
    near: i64
    for cell in range(cells):
        city: i64 = group[cell]
        if city != NO_GROUP and city < cells:
            for near in beside[cell]:
                known: i64 = beside_city[near]
                if known == NO_GROUP:
                    beside_city[near] = int(city)
                elif known != city:
                    found.append(int(near))
    return found


def some_terrain(position: KramerPosition, seat: int, most: int) -> list[int]:
    """A few ways of placing terrain, no more than `most`, without looking everywhere. Small tiles come first: they fit in more places."""
    data = position.data
    action_points = position.action_points
    found: list[int] = []
    for kind, single_at in ((MOVE_CROP, data.crop_at), (MOVE_VILLAGE, data.village_at)):
        if terrain_left(position, seat, kind):
            for cell in range(data.site):
                if single_fault(position, kind, cell, action_points) == LEGAL:
                    found.append(single_at[cell])
                    if len(found) >= most:
                        return found
    if terrain_left(position, seat, MOVE_DOUBLE):
        for spot in data.double_spots:
            if double_fault(position, spot, action_points) == LEGAL:
                found.append(data.double_at[spot])
                if len(found) >= most:
                    return found
    if terrain_left(position, seat, MOVE_TRIPLE):
        for spot in data.triple_spots:
            if triple_fault(position, spot, action_points) == LEGAL:
                found.append(data.triple_at[spot])
                if len(found) >= most:
                    return found
    return found


def refused_terrain(position: KramerPosition, seat: int) -> list[tuple[int, int]]:
    """Where terrain at hand cannot be placed although a person might expect it, and why; in order."""
    data = position.data
    action_points = position.action_points
    found: list[tuple[int, int]] = []
    if terrain_left(position, seat, MOVE_TRIPLE):
        for spot in data.triple_spots:
            fault = triple_fault(position, spot, action_points)
            if fault != LEGAL and WORTH_SHOWING[fault]:
                found.append((data.triple_at[spot], fault))
    if terrain_left(position, seat, MOVE_DOUBLE):
        for spot in data.double_spots:
            fault = double_fault(position, spot, action_points)
            if fault != LEGAL and WORTH_SHOWING[fault]:
                found.append((data.double_at[spot], fault))
    for kind, single_at in ((MOVE_VILLAGE, data.village_at), (MOVE_CROP, data.crop_at)):
        if terrain_left(position, seat, kind):
            for cell in range(data.site):
                fault = single_fault(position, kind, cell, action_points)
                if fault != LEGAL and WORTH_SHOWING[fault]:
                    found.append((single_at[cell], fault))
    return found
