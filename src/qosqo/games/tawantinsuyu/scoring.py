"""The final scoring."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu.names import (
    BUILDINGS,
    FINAL_ARMY,
    FINAL_BUILDINGS,
    FINAL_GOD_CARDS,
    FINAL_GOLD,
    FINAL_RESOURCES,
    FINAL_SCORING,
    FINAL_TAPESTRIES,
    FINAL_TEMPLE,
    FINAL_WORKERS,
    FROM_BUILDINGS,
    GOLD,
    LEFTOVER_POINTS,
    RESOURCES,
    SUPPLY,
    Z06,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def final_scoring(position: TawaPosition) -> None:
    """T6.1: everything that counts at the end. Nothing is left to be decided."""
    position.stack = []
    position.active = NOBODY
    position.tell(FINAL_SCORING, NOBODY)
    kinds = len(position.data.army_copies)
    for seat in range(position.seats):
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == seat:
                position.gain(seat, position.data.tapestry_points[len(position.tapestries[tapestry])], FINAL_TAPESTRIES)
        position.gain(seat, position.data.temple_final[position.temple[seat]], FINAL_TEMPLE)
        buildings = 0
        for building in range(BUILDINGS):
            if position.owner[building] == seat and position.face_up[building]:
                buildings += 1
        position.gain(seat, 2 * buildings, FINAL_BUILDINGS)
        cards = len(position.god_hands[seat].cards)
        position.gain(seat, cards, FINAL_GOD_CARDS)
        if position.owns(seat, Z06):
            position.gain(seat, cards, FROM_BUILDINGS)
        position.gain(seat, sum(position.army_up[seat * kinds : (seat + 1) * kinds]), FINAL_ARMY)
        position.gain(seat, position.count_workers(SUPPLY + seat), FINAL_WORKERS)
        position.gain(seat, position.has(seat, GOLD), FINAL_GOLD)
        if seat == position.axomamma and position.difficulty & LEFTOVER_POINTS:
            position.gain(seat, sum(position.resources[seat * RESOURCES : (seat + 1) * RESOURCES]), FINAL_RESOURCES)
