"""The final scoring."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu.names import BUILDINGS, GOLD, LEFTOVER_POINTS, RESOURCES, SUPPLY, Z06
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    CATEGORY_FINAL_ARMY,
    CATEGORY_FINAL_BUILDINGS,
    CATEGORY_FINAL_GOD_CARDS,
    CATEGORY_FINAL_GOLD,
    CATEGORY_FINAL_RESOURCES,
    CATEGORY_FINAL_TAPESTRIES,
    CATEGORY_FINAL_TEMPLE,
    CATEGORY_FINAL_WORKERS,
    EVENT_FINAL_SCORING,
    EVENT_LOST_ALONE,
    EVENT_SHARED_VICTORY,
    EVENT_WON,
    EVENT_WON_ALONE,
    EVENT_WON_BY_RESOURCES,
)
from qosqo.games.tawantinsuyu.position import SOLO_GOAL, TawaPosition


def final_scoring(position: TawaPosition) -> None:
    """T6.1: everything that counts at the end. Nothing is left to be decided."""
    position.stack = []
    position.active = NOBODY
    position.tell(EVENT_FINAL_SCORING, NOBODY)
    kinds = len(position.data.army_copies)
    for seat in range(position.seats):
        for tapestry in range(len(position.tapestries)):
            if position.tapestry_owner[tapestry] == seat:
                position.gain(seat, position.data.tapestry_points[len(position.tapestries[tapestry])], CATEGORY_FINAL_TAPESTRIES)
        position.gain(seat, position.data.temple_final[position.temple[seat]], CATEGORY_FINAL_TEMPLE)
        buildings = 0
        for building in range(BUILDINGS):
            if position.owner[building] == seat and position.face_up[building]:
                buildings += 1
        position.gain(seat, 2 * buildings, CATEGORY_FINAL_BUILDINGS)
        cards = len(position.god_hands[seat].cards)
        position.gain(seat, cards, CATEGORY_FINAL_GOD_CARDS)
        if position.owns(seat, Z06):
            position.gain(seat, cards, CATEGORY_BUILDINGS)
        position.gain(seat, sum(position.army_up[seat * kinds : (seat + 1) * kinds]), CATEGORY_FINAL_ARMY)
        position.gain(seat, position.count_workers(SUPPLY + seat), CATEGORY_FINAL_WORKERS)
        position.gain(seat, position.has(seat, GOLD), CATEGORY_FINAL_GOLD)
        if seat == position.axomamma and position.difficulty & LEFTOVER_POINTS:
            position.gain(seat, sum(position.resources[seat * RESOURCES : (seat + 1) * RESOURCES]), CATEGORY_FINAL_RESOURCES)
    tell_winners(position)


def tell_winners(position: TawaPosition) -> None:
    """T6.2: a tie goes to the most resources, else it is shared. T8.39: alone one wins or loses."""
    winners = position.winners()
    for winner in winners:
        points = position.scores[winner]
        if position.axomamma == NOBODY:
            tied = EVENT_WON_BY_RESOURCES if position.scores.count(points) > 1 else EVENT_WON
            position.tell(EVENT_SHARED_VICTORY if len(winners) > 1 else tied, winner, points)
        elif winner == position.axomamma:
            position.tell(EVENT_LOST_ALONE, 1 - winner, SOLO_GOAL)
        else:
            position.tell(EVENT_WON_ALONE, winner)
