"""The legal actions of a turn of Cuzco (Kramer & Kiesling), hundreds at a time, as numbers of the dense encoding.

It is the list of `Turn.moves`, found in the same way and in the same order, but written as plain numbers: most of the time of a list goes
into making each move an object."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from qosqo.core.phrases import pack
from qosqo.envs.actions import Actions
from qosqo.envs.kramer_ways import FAR, Ways
from qosqo.games.cuzco_kramer.cards import draw_fault
from qosqo.games.cuzco_kramer.festival import list_festivals
from qosqo.games.cuzco_kramer.incas import incas_left
from qosqo.games.cuzco_kramer.names import DIRECTIONS, EMPTY, MOST_CELLS, NOWHERE
from qosqo.games.cuzco_kramer.phrases import (
    LEGAL,
    MOVE_CROP,
    MOVE_DOUBLE,
    MOVE_DRAW,
    MOVE_END_TURN,
    MOVE_ENTER,
    MOVE_LEAVE,
    MOVE_MOVE,
    MOVE_POND,
    MOVE_TAKE,
    MOVE_TOKEN,
    MOVE_TRIPLE,
    MOVE_VILLAGE,
)
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import list_temples
from qosqo.games.cuzco_kramer.terrain import terrain_left
from qosqo.games.cuzco_kramer.terrain_lists import CROP_FITS, ENOUGH, VILLAGE_FITS, room_on
from qosqo.games.cuzco_kramer.tokens import token_fault

NUMBER_BYTES: Final = 8


def write_turn(position: KramerPosition, seat: int, actions: Actions, ways: Ways, base: i64, into: BytesWriter) -> int:
    """Append the numbers of all legal moves, each with the base added; returns how many."""
    begun = len(into)
    if position.action_points > 0:
        write_terrain(position, seat, actions, base, into)
    if not position.duty:
        write_inca_moves(position, seat, actions, ways, base, into)
        others: list[int] = []
        list_temples(position, seat, others)
        if others:
            actions.write_indices(others, base, into)
            others.clear()
        write_ponds(position, base + actions.table.offsets[MOVE_POND], into)
        if draw_fault(position) == LEGAL:
            others.append(pack(MOVE_DRAW))
            others.append(pack(MOVE_TAKE))
        if token_fault(position, seat) == LEGAL:
            others.append(pack(MOVE_TOKEN))
        list_festivals(position, seat, others)
        others.append(pack(MOVE_END_TURN))
        actions.write_indices(others, base, into)
    return (len(into) - begun) // NUMBER_BYTES


def write_terrain(position: KramerPosition, seat: int, actions: Actions, base: i64, into: BytesWriter) -> None:
    data = position.data
    room = room_on(position)
    offsets = actions.table.offsets
    if terrain_left(position, seat, MOVE_TRIPLE):
        write_fitting(position, room.triples, data.triple_outside, base + offsets[MOVE_TRIPLE], into)
    if terrain_left(position, seat, MOVE_DOUBLE):
        write_fitting(position, room.doubles, data.double_outside, base + offsets[MOVE_DOUBLE], into)
    if terrain_left(position, seat, MOVE_VILLAGE):
        write_singles(room.singles, VILLAGE_FITS, base + offsets[MOVE_VILLAGE], data.site, into)
    if terrain_left(position, seat, MOVE_CROP):
        write_singles(room.singles, CROP_FITS, base + offsets[MOVE_CROP], data.site, into)


def write_fitting(position: KramerPosition, fits: bytes, outside: list[int], first: i64, into: BytesWriter) -> None:
    """Triples or doubles that can be paid (K3.6)."""
    action_points = position.action_points
    enough = action_points >= ENOUGH
    overflows = position.data.overflows
    height = position.height
    cell: i64
    for cell in range(len(fits)):
        rotations: i64 = fits[cell]
        if rotations == 0:
            continue
        spot: i64 = cell * DIRECTIONS
        if enough or not overflows[cell] or height[cell] > 0:
            while rotations:
                if rotations & 1:
                    write_i64_le(into, first + spot)
                rotations >>= 1
                spot += 1
        else:
            while rotations:
                if rotations & 1 and outside[spot] < action_points:
                    write_i64_le(into, first + spot)
                rotations >>= 1
                spot += 1


def write_singles(fits: bytes, bit: i64, first: i64, site: i64, into: BytesWriter) -> None:
    cell: i64
    for cell in range(site):
        fitting: i64 = fits[cell]
        if fitting & bit:
            write_i64_le(into, first + cell)


def write_inca_moves(position: KramerPosition, seat: int, actions: Actions, ways: Ways, base: i64, into: BytesWriter) -> None:
    """Ways to enter, to move and to leave."""
    incas = position.incas[seat]
    action_points: i64 = position.action_points
    if not incas and action_points == 0:
        return
    offsets = actions.table.offsets
    ways.look(position, seat)
    ways.find_stops(incas)
    region_at = ways.region_at
    entry_price = ways.entry_price
    stops = ways.stops
    stop_count = ways.stop_count
    place: i64
    to: i64
    if action_points > 0 and incas_left(position, seat) > 0:
        entering: i64 = base + offsets[MOVE_ENTER]
        for place in range(stop_count):
            to = i64(stops[place])
            if i64(entry_price[i64(region_at[to])]) <= action_points:
                write_i64_le(into, entering + to)
    moving: i64 = base + offsets[MOVE_MOVE]
    prices = ways.prices
    known: i64 = NOWHERE
    start: i64
    for start in incas:
        region: i64 = i64(region_at[start])
        if region != known:
            ways.start(region, action_points)
            known = region
        for_nothing: i64 = FAR if start in position.rested else 0
        first: i64 = moving + start * MOST_CELLS
        for place in range(stop_count):
            to = i64(stops[place])
            price: i64 = i64(prices[i64(region_at[to])])
            if (price if price > 0 else for_nothing) <= action_points:
                write_i64_le(into, first + to)
    if action_points > 0:
        leaving: i64 = base + offsets[MOVE_LEAVE]
        for start in incas:
            if i64(entry_price[i64(region_at[start])]) <= action_points:
                write_i64_le(into, leaving + start)


def write_ponds(position: KramerPosition, first: i64, into: BytesWriter) -> None:
    """Wherever a hex is empty, but not on the border (K6.1)."""
    if position.action_points == 0 or position.ponds == 0:
        return
    surface = position.surface
    on_border = position.data.on_border
    cell: i64
    for cell in range(position.data.site):
        if surface[cell] == EMPTY and not on_border[cell]:
            write_i64_le(into, first + cell)
