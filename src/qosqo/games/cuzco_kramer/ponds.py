"""Irrigation ponds (K6)."""

from __future__ import annotations

from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.highest_position import leader_at
from qosqo.games.cuzco_kramer.names import EMPTY, POND, SCORED_POND
from qosqo.games.cuzco_kramer.phrases import (
    CATEGORY_PONDS,
    EVENT_POND_SURROUNDED,
    EVENT_POND_UNDECIDED,
    LEGAL,
    MOVE_POND,
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
    for cell in range(position.data.site):
        if pond_fault(position, cell) == LEGAL:
            result.append(pack(MOVE_POND, cell))


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
        position.tell(EVENT_POND_UNDECIDED, NOBODY, pond, len(tiles))
    else:
        position.tell(EVENT_POND_SURROUNDED, seat, pond, len(tiles))
        position.gain(seat, position.data.pond_points * len(tiles), CATEGORY_PONDS)
