"""Irrigation ponds (K6)."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import EMPTY, POND, SCORED_POND, KramerPosition
from qosqo.games.cuzco_kramer.ranks import leader_at
from qosqo.games.cuzco_kramer.words import (
    LEGAL,
    NO_POND_LEFT,
    NOT_EMPTY,
    POND_ON_BORDER,
    POND_SURROUNDED,
    POND_UNDECIDED,
    PONDS,
    TOO_FEW_AP,
)


def pond_fault(position: KramerPosition, cell: int) -> int:
    """K6.1: why no pond may be placed there, or LEGAL."""
    if position.ponds == 0:
        return NO_POND_LEFT
    if cell >= position.data.site or position.surface[cell] != EMPTY:
        return NOT_EMPTY
    if position.data.on_border[cell]:
        return POND_ON_BORDER
    return LEGAL if position.action_points > 0 else TOO_FEW_AP


def place_pond(position: KramerPosition, cell: int) -> None:
    position.own_board()
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


def score_if_surrounded(position: KramerPosition, pond: int) -> None:
    """Value the connected pond once, as soon as there is terrain all around it."""
    surface = position.surface
    seen = [False] * position.data.cells
    seen[pond] = True
    tiles = [pond]
    shore: list[int] = []
    for cell in tiles:
        for near in position.data.beside[cell]:
            if not seen[near]:
                if surface[near] == EMPTY:
                    return
                seen[near] = True
                if surface[near] == POND:
                    tiles.append(near)
                else:
                    shore.append(near)
    for cell in tiles:
        surface[cell] = SCORED_POND
    seat = leader_at(position, shore)
    if seat == NOBODY:
        position.tell(POND_UNDECIDED, NOBODY, pond, len(tiles))
    else:
        position.tell(POND_SURROUNDED, seat, pond, len(tiles))
        position.gain(seat, position.data.pond_points * len(tiles), PONDS)
