"""The end of the game (K9): one last turn and one final scoring for everybody."""

from __future__ import annotations

from qosqo.games.cuzco_kramer.highest_position import strength
from qosqo.games.cuzco_kramer.names import value_of
from qosqo.games.cuzco_kramer.phrases import CATEGORY_FINAL, EVENT_FINAL_FIRST, EVENT_FINAL_SCORED, EVENT_FINAL_SECOND
from qosqo.games.cuzco_kramer.position import KramerPosition


def trigger_end(position: KramerPosition, reason: int, seat: int) -> None:
    """From now on every turn, beginning with the present one, is its player's last."""
    position.last_turns = position.seats
    position.tell(reason, seat)


def final_scoring(position: KramerPosition, seat: int) -> None:
    """K9.2: for each temple its value in first position, half of it in second, as things stand."""
    position.tell(EVENT_FINAL_SCORED, seat)
    for number in range(len(position.temples)):
        temple = position.temples[number]
        step = position.steps[number]
        place = place_in(position, seat, temple)
        if place == 1:
            position.tell(EVENT_FINAL_FIRST, seat, temple, step)
            position.gain(seat, value_of(step), CATEGORY_FINAL)
        elif place == 2:
            position.tell(EVENT_FINAL_SECOND, seat, temple, step)
            position.gain(seat, value_of(step) // 2, CATEGORY_FINAL)


def place_in(position: KramerPosition, seat: int, temple: int) -> int:
    """The player's place in a city, 0 without Incas there. Equal positions share a place; the next lower one comes directly after."""
    own = strength(position, seat, temple)
    if own == 0:
        return 0
    ahead: list[int] = []
    for other in range(position.seats):
        theirs = strength(position, other, temple)
        if theirs > own and theirs not in ahead:
            ahead.append(theirs)
    return 1 + len(ahead)
