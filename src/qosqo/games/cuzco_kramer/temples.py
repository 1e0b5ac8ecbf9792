"""Temples (K5): building turns a village into a city, expanding makes the temple higher."""

from __future__ import annotations

from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_kramer.position import NO_GROUP, TEMPLE, KramerPosition, value_of
from qosqo.games.cuzco_kramer.ranks import leader_in
from qosqo.games.cuzco_kramer.terrain import settlement
from qosqo.games.cuzco_kramer.words import (
    CHANGED_ALREADY,
    CITY_HAS_TEMPLE,
    INCA_ON_HEX,
    LEGAL,
    NO_CITY,
    NO_FLOOR,
    NO_VILLAGE,
    NOT_HIGHER,
    NOT_HIGHEST,
    TEMPLES,
    TOO_FEW_AP,
    TOO_SMALL,
)

NO_STEP: Final = -1


def build_fault(position: KramerPosition, seat: int, cell: int, step: int) -> int:
    fault = village_fault(position, seat, cell)
    if fault != LEGAL:
        return fault
    if position.inca[cell] != NOBODY:
        return INCA_ON_HEX
    return floors_fault(position, position.extent[position.group[cell] - position.data.cells], NO_STEP, step)


def village_fault(position: KramerPosition, seat: int, cell: int) -> int:
    """Why the player may not build in the village of this hex (K5.1, K5.2, K5.8)."""
    if position.group[cell] == NO_GROUP:
        return NO_VILLAGE
    if position.is_city(cell):
        return CITY_HAS_TEMPLE
    if leader_in(position, position.group[cell]) != seat:
        return NOT_HIGHEST
    return LEGAL if position.action_points > 0 else TOO_FEW_AP


def expand_fault(position: KramerPosition, seat: int, cell: int, step: int) -> int:
    fault = city_fault(position, seat, cell)
    if fault != LEGAL:
        return fault
    return floors_fault(position, position.extent[cell], position.steps[position.temple_number(cell)], step)


def city_fault(position: KramerPosition, seat: int, cell: int) -> int:
    """Why the player may not expand the temple on this hex (K5.1, K5.2, K5.6)."""
    if position.surface[cell] != TEMPLE:
        return NO_CITY
    if cell in position.changed:
        return CHANGED_ALREADY
    if leader_in(position, cell) != seat:
        return NOT_HIGHEST
    return LEGAL if position.action_points > 0 else TOO_FEW_AP


def floors_fault(position: KramerPosition, extent: int, old: int, new: int) -> int:
    """K5.3 and K5.4: the size allows the value, and every floor in between is there."""
    if new <= old:
        return NOT_HIGHER
    if value_of(new) > extent:
        return TOO_SMALL
    for step in range(old + 1, new + 1):
        if position.floors[step] == 0:
            return NO_FLOOR
    return LEGAL


def steps_possible(position: KramerPosition, extent: int, old: int) -> int:
    """How many values above the old one a temple can have in a village or city of this size."""
    count = 0
    while old + count + 1 < len(position.floors) and floors_fault(position, extent, old, old + count + 1) == LEGAL:
        count += 1
    return count


def villages_led_by(position: KramerPosition, seat: int) -> list[int]:
    """The numbers of the villages in which the player may build."""
    result: list[int] = []
    checked: list[int] = []
    for cell in position.incas[seat]:
        group = position.group[cell]
        if group not in checked:
            checked.append(group)
            if village_fault(position, seat, cell) == LEGAL:
                result.append(group)
    return result


def build(position: KramerPosition, seat: int, cell: int, step: int) -> None:
    position.own_board()
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
    position.bear_disc(number, False)
    take_floors(position, seat, cell, old, step)


def take_floors(position: KramerPosition, seat: int, cell: int, old: int, new: int) -> None:
    for step in range(old + 1, new + 1):
        position.floors = raised(position.floors, step, -1)
    position.changed = tuple(sorted((*position.changed, cell)))
    position.gain(seat, value_of(new) // 2, TEMPLES)
