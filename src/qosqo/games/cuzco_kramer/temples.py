"""Temples (K5): building turns a village into a city, expanding makes the temple higher."""

from __future__ import annotations

from mypy_extensions import i64

from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_kramer.highest_position import leader_in
from qosqo.games.cuzco_kramer.names import NO_GROUP, NO_STEP, TEMPLE, value_of
from qosqo.games.cuzco_kramer.phrases import (
    CATEGORY_TEMPLES,
    LEGAL,
    MOVE_BUILD,
    MOVE_EXPAND,
    REFUSAL_CHANGED_ALREADY,
    REFUSAL_CITY_HAS_TEMPLE,
    REFUSAL_INCA_ON_HEX,
    REFUSAL_NO_CITY,
    REFUSAL_NO_FLOOR,
    REFUSAL_NO_VILLAGE,
    REFUSAL_NOT_HIGHER,
    REFUSAL_NOT_HIGHEST,
    REFUSAL_TOO_FEW_AP,
    REFUSAL_TOO_SMALL,
)
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.terrain import settlement

# What is legal.


def build_fault(position: KramerPosition, seat: int, cell: int, step: int, leader: int) -> int:
    """Why the player may not build a temple of this height on this hex, or LEGAL. `leader`: who alone holds the highest position there."""
    if position.group[cell] == NO_GROUP:
        return REFUSAL_NO_VILLAGE
    if position.is_city(cell):
        return REFUSAL_CITY_HAS_TEMPLE
    if leader != seat:
        return REFUSAL_NOT_HIGHEST
    if position.action_points == 0:
        return REFUSAL_TOO_FEW_AP
    if position.inca[cell] != NOBODY:
        return REFUSAL_INCA_ON_HEX
    return floors_fault(position, size_of_settlement(position, cell), NO_STEP, step)


def expand_fault(position: KramerPosition, seat: int, cell: int, step: int, leader: int) -> int:
    """Why the player may not expand the temple on this hex to this height, or LEGAL. `leader`: who alone holds the highest position
    in its city."""
    if position.surface[cell] != TEMPLE:
        return REFUSAL_NO_CITY
    if cell in position.changed:
        return REFUSAL_CHANGED_ALREADY
    if leader != seat:
        return REFUSAL_NOT_HIGHEST
    if position.action_points == 0:
        return REFUSAL_TOO_FEW_AP
    return floors_fault(position, size_of_settlement(position, cell), position.steps[position.temple_number(cell)], step)


def floors_fault(position: KramerPosition, extent: int, old: int, new: int) -> int:
    """K5.3 and K5.4: the size allows the value, and every floor in between is there."""
    if new <= old:
        return REFUSAL_NOT_HIGHER
    if value_of(new) > extent:
        return REFUSAL_TOO_SMALL
    for step in range(old + 1, new + 1):
        if position.floors[step] == 0:
            return REFUSAL_NO_FLOOR
    return LEGAL


def missing_floor(position: KramerPosition, cell: int) -> int:
    """The first floor above the temple on a cell, or above none, of which the supply has no more (K5.4)."""
    step = position.steps[position.temple_number(cell)] + 1 if position.surface[cell] == TEMPLE else 0
    while position.floors[step] > 0:
        step += 1
    return step


def size_of_settlement(position: KramerPosition, cell: int) -> int:
    """How many hexes the village or city has that a cell belongs to."""
    return position.extent[position.group[cell] % position.data.cells]


def list_temples(position: KramerPosition, seat: int, result: list[int]) -> None:
    """Add all ways to build and to expand, in order: what `build_fault` and `expand_fault` allow, found once for all hexes of a village and
    all values of a temple."""
    if position.action_points == 0 or not position.incas[seat]:
        return
    list_builds(position, villages_led_by(position, seat), result)
    for temple in position.temples:
        if leader_in(position, temple) == seat and temple not in position.changed:
            old = position.steps[position.temple_number(temple)]
            for step in range(old + 1, old + 1 + steps_possible(position, size_of_settlement(position, temple), old)):
                result.append(pack(MOVE_EXPAND, temple, step))


def list_builds(position: KramerPosition, villages: list[int], result: list[int]) -> None:
    """Add all ways to build in these villages."""
    cells: i64 = position.data.cells
    steps = [0] * position.data.cells
    found = 0
    for village in villages:
        place = village - position.data.cells
        steps[place] = steps_possible(position, position.extent[place], NO_STEP)
        found += steps[place]
    if found == 0:
        return
    group = position.group
    inca = position.inca
    cell: i64
    for cell in range(cells):
        belongs_to: i64 = group[cell]
        if belongs_to >= cells and inca[cell] == NOBODY:
            for step in range(steps[belongs_to - cells]):
                result.append(pack(MOVE_BUILD, int(cell), step))


def villages_led_by(position: KramerPosition, seat: int) -> list[int]:
    """The numbers of the villages in which the player alone holds the highest position."""
    cells = position.data.cells
    result: list[int] = []
    looked_at: list[int] = []
    for cell in position.incas[seat]:
        group = position.group[cell]
        if group >= cells and group not in looked_at:
            looked_at.append(group)
            if leader_in(position, group) == seat:
                result.append(group)
    return result


def steps_possible(position: KramerPosition, extent: int, old: int) -> int:
    """How many values above the old one a temple can have in a village or city of this size."""
    count = 0
    for step in range(old + 1, len(position.floors)):
        if value_of(step) > extent or position.floors[step] == 0:
            break
        count += 1
    return count


# What happens.


def build(position: KramerPosition, seat: int, cell: int, step: int) -> None:
    position.own_board()
    position.touch([cell])
    group = position.group[cell]
    extent = position.extent[group - position.data.cells]
    position.extent[group - position.data.cells] = 0
    position.extent[cell] = extent
    for hex_of_city in settlement(position, cell):
        position.group[hex_of_city] = cell
    position.surface[cell] = TEMPLE
    position.temples = tuple(sorted((*position.temples, cell)))
    number = position.temple_number(cell)
    position.steps = (*position.steps[:number], step, *position.steps[number:])
    position.discs = (*position.discs[:number], False, *position.discs[number:])
    take_floors(position, seat, cell, NO_STEP, step)


def expand(position: KramerPosition, seat: int, cell: int, step: int) -> None:
    number = position.temple_number(cell)
    old = position.steps[number]
    position.steps = replaced(position.steps, number, step)
    position.take_disc(number)
    take_floors(position, seat, cell, old, step)


def take_floors(position: KramerPosition, seat: int, cell: int, old: int, new: int) -> None:
    for step in range(old + 1, new + 1):
        position.floors = raised(position.floors, step, -1)
    position.changed = tuple(sorted((*position.changed, cell)))
    position.gain(seat, value_of(new) // 2, CATEGORY_TEMPLES)
