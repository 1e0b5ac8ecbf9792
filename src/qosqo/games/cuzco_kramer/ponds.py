"""Irrigation ponds (K6)."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.highest_position import leader_at
from qosqo.games.cuzco_kramer.names import EMPTY, NOWHERE, POND, SCORED_POND
from qosqo.games.cuzco_kramer.phrases import (
    CATEGORY_PONDS,
    EVENT_POND_DESERTED,
    EVENT_POND_SURROUNDED,
    EVENT_POND_UNDECIDED,
    LEGAL,
    REFUSAL_NO_POND_LEFT,
    REFUSAL_NOT_EMPTY,
    REFUSAL_POND_ON_BORDER,
    REFUSAL_TOO_FEW_AP,
)
from qosqo.games.cuzco_kramer.position import KramerPosition


def pond_fault(position: KramerPosition, cell: int) -> int:
    """K6.1: why no pond may be placed there, or LEGAL."""
    if position.ponds == 0:
        return REFUSAL_NO_POND_LEFT
    if cell >= position.data.site or position.surface[cell] != EMPTY:
        return REFUSAL_NOT_EMPTY
    if position.data.on_border[cell]:
        return REFUSAL_POND_ON_BORDER
    return LEGAL if position.action_points > 0 else REFUSAL_TOO_FEW_AP


def list_ponds(position: KramerPosition, result: list[int]) -> None:
    """Add all ways to set up a pond, in order."""
    if position.action_points == 0 or position.ponds == 0:
        return
    surface = position.surface
    moves = position.data.pond_moves
    for cell in range(position.data.site):
        if surface[cell] == EMPTY and pond_fault(position, cell) == LEGAL:
            result.append(moves[cell])


def place_pond(position: KramerPosition, cell: int) -> None:
    position.own_board()
    position.touch([cell])
    position.ponds -= 1
    position.surface[cell] = POND
    score_if_surrounded(position, cell)


def score_ponds_beside(position: KramerPosition, cells: list[int]) -> None:
    """K6.2: terrain was placed on the ground; it may complete the surrounding of several ponds, which score separately."""
    surface = position.surface
    for cell in cells:
        for near in position.data.beside[cell]:
            if surface[near] == POND:
                score_if_surrounded(position, near)


def score_if_surrounded(position: KramerPosition, cell: int) -> None:
    """Value the pond on a cell once, as soon as there is terrain all around it."""
    pond = pond_around(position, cell, [NOWHERE] * position.data.cells, until_gap=True)
    if pond.gaps:
        return
    size = len(pond.tiles)
    for tile in pond.tiles:
        position.surface[tile] = SCORED_POND
    seat = leader_at(position, pond.shore)
    if seat == NOBODY:
        tied = any(position.inca[hex_beside] != NOBODY for hex_beside in pond.shore)
        position.tell(EVENT_POND_UNDECIDED if tied else EVENT_POND_DESERTED, NOBODY, cell, size)
    else:
        position.tell(EVENT_POND_SURROUNDED, seat, cell, size)
        position.gain(seat, position.data.pond_points * size, CATEGORY_PONDS)


class Pond:
    """Connected pond tiles and what lies around them."""

    tiles: list[int]
    shore: list[int]
    """The hexes with terrain beside them."""
    gaps: list[int]
    """The empty hexes beside them: while there are any, the pond is not surrounded."""

    def __init__(self, cell: int) -> None:
        self.tiles = [cell]
        self.shore = []
        self.gaps = []


def pond_around(position: KramerPosition, cell: int, seen: list[int], *, until_gap: bool) -> Pond:
    """The pond that a tile belongs to; on request only as far as the first gap. `seen` holds by cell for which pond it was looked at
    last, NOWHERE at first: terrain between two ponds counts for both."""
    surface = position.surface
    beside = position.data.beside
    pond = Pond(cell)
    seen[cell] = cell
    for tile in pond.tiles:
        for near in beside[tile]:
            if seen[near] != cell:
                seen[near] = cell
                found = surface[near]
                if found == EMPTY:
                    pond.gaps.append(near)
                    if until_gap:
                        return pond
                elif found < POND:
                    pond.shore.append(near)
                else:
                    pond.tiles.append(near)
    return pond


def ponds_of(position: KramerPosition, kind: int) -> list[Pond]:
    """All ponds that are not scored yet (POND), or all that are (SCORED_POND)."""
    surface = position.surface
    seen = [NOWHERE] * position.data.cells
    result: list[Pond] = []
    for start in range(position.data.site):
        if surface[start] == kind and seen[start] == NOWHERE:
            result.append(pond_around(position, start, seen, until_gap=False))
    return result
