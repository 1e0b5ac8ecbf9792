"""Guessing a random legal move without listing all: what playouts live on.

A kind of move is drawn first, then its parts, and a guess that is not legal is thrown away. So every legal move can come, and
the kinds come about as often as thoughtless people would play them, not as often as there are ways to do them.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.cards import draw_fault
from qosqo.games.cuzco_kramer.components import DIRECTIONS
from qosqo.games.cuzco_kramer.incas import enter_fault, incas_left, leave_fault, travel_of
from qosqo.games.cuzco_kramer.listing import list_builds, list_expansions, list_festivals, token_fault
from qosqo.games.cuzco_kramer.ponds import pond_fault
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.terrain import double_fault, terrain_fault, terrain_left, triple_fault
from qosqo.games.cuzco_kramer.words import (
    BUILD,
    CROP_TILE,
    DIG_POND,
    DOUBLE,
    DRAW,
    END_TURN,
    ENTER,
    EXPAND,
    FESTIVAL,
    LEAVE,
    LEGAL,
    MOVE,
    TAKE,
    TOKEN,
    TRIPLE,
    VILLAGE_TILE,
)

NO_GUESS: Final = -1
TRIES: Final = 40
TARGET_TRIES: Final = 12
SPOTS_TRIED: Final = 25
"""How many ways of placing a double or triple one after another are looked at."""
FIRST_KINDS: Final = [TRIPLE, TRIPLE, TRIPLE, TRIPLE, DOUBLE, DOUBLE, VILLAGE_TILE, CROP_TILE]
LATER_KINDS: Final = [
    *(TRIPLE, TRIPLE, TRIPLE, TRIPLE, DOUBLE, DOUBLE, VILLAGE_TILE, CROP_TILE),
    *(ENTER, ENTER, ENTER, ENTER, MOVE, MOVE, MOVE, LEAVE),
    *(BUILD, BUILD, BUILD, EXPAND, EXPAND, DIG_POND, DRAW, DRAW, TAKE, TOKEN, FESTIVAL, END_TURN),
]
LAST_KINDS: Final = [MOVE, TOKEN, FESTIVAL, FESTIVAL, END_TURN, END_TURN]
"""How often a random player thinks of each kind of move: at first, while action points are left, and afterwards."""


def guess_move(position: KramerPosition, seat: int, chance: Chance) -> int:
    """A random legal move, or NO_GUESS after many failed tries."""
    if position.duty:
        kinds = FIRST_KINDS
    else:
        kinds = LATER_KINDS if position.action_points > 0 else LAST_KINDS
    for _ in range(TRIES):
        move = guess_of_kind(position, seat, kinds[chance.below(len(kinds))], chance)
        if move != NO_GUESS:
            return move
    return NO_GUESS


def guess_of_kind(position: KramerPosition, seat: int, kind: int, chance: Chance) -> int:
    """A random move of this kind, or NO_GUESS if the first try fails."""
    data = position.data
    if kind <= CROP_TILE:
        return guess_terrain(position, seat, kind, chance)
    if kind in (MOVE, ENTER, LEAVE):
        return guess_inca(position, seat, kind, chance)
    found: list[int] = []
    if kind == BUILD:
        list_builds(position, seat, found)
    elif kind == EXPAND:
        list_expansions(position, seat, found)
    elif kind == FESTIVAL:
        list_festivals(position, seat, found)
    elif kind == DIG_POND:
        cell = chance.below(data.site)
        return pack(DIG_POND, cell) if pond_fault(position, cell) == LEGAL else NO_GUESS
    elif kind in (DRAW, TAKE):
        return pack(kind) if draw_fault(position) == LEGAL else NO_GUESS
    elif kind == TOKEN:
        return pack(TOKEN) if token_fault(position, seat) == LEGAL else NO_GUESS
    else:
        return pack(END_TURN)
    return found[chance.below(len(found))] if found else NO_GUESS


def guess_terrain(position: KramerPosition, seat: int, kind: int, chance: Chance) -> int:
    data = position.data
    if terrain_left(position, seat, kind) == 0:
        return NO_GUESS
    if kind > DOUBLE:
        cell = chance.below(data.site)
        return pack(kind, cell) if terrain_fault(position, seat, kind, cell, 0) == LEGAL else NO_GUESS
    spots = data.triple_spots if kind == TRIPLE else data.double_spots
    start = chance.below(len(spots))
    for place in range(start, start + SPOTS_TRIED):
        spot = spots[place % len(spots)]
        if (triple_fault(position, spot) if kind == TRIPLE else double_fault(position, spot)) == LEGAL:
            return pack(kind, spot // DIRECTIONS, spot % DIRECTIONS)
    return NO_GUESS


def guess_inca(position: KramerPosition, seat: int, kind: int, chance: Chance) -> int:
    incas = position.incas[seat]
    if kind == ENTER:
        if incas_left(position, seat) == 0:
            return NO_GUESS
        for _ in range(TARGET_TRIES):
            to = chance.below(position.data.cells)
            if position.height[to] > 0 and enter_fault(position, seat, to) == LEGAL:
                return pack(ENTER, to)
        return NO_GUESS
    if not incas:
        return NO_GUESS
    start = incas[chance.below(len(incas))]
    if kind == LEAVE:
        return pack(LEAVE, start) if leave_fault(position, seat, start) == LEGAL else NO_GUESS
    travel = travel_of(position, seat)
    costs = travel.costs_from(start)
    rested = start in position.rested
    for _ in range(TARGET_TRIES):
        to = chance.below(position.data.cells)
        region = travel.region[to]
        if region >= 0 and position.inca[to] == NOBODY and costs[region] <= position.action_points:
            return NO_GUESS if rested and costs[region] == 0 else pack(MOVE, start, to)
    return NO_GUESS
