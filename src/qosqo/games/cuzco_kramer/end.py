"""The end of the game (K9): one last turn and one final scoring for everybody."""

from __future__ import annotations

from qosqo.games.cuzco_kramer.highest_position import ranking, strengths_in
from qosqo.games.cuzco_kramer.names import NOT_YET, value_of
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
        elif place == 2:
            position.tell(EVENT_FINAL_SECOND, seat, temple, step)
        position.gain(seat, points_for(place, value_of(step)), CATEGORY_FINAL)


def points_for(place: int, value: int) -> int:
    """What a place in a city brings whose temple has this value."""
    if place == 1:
        return value
    return value // 2 if place == 2 else 0


def place_in(position: KramerPosition, seat: int, temple: int) -> int:
    """The player's place in a city, 0 without Incas there. Equal positions share a place; the next lower one comes directly after."""
    places = ranking(strengths_in(position, temple))
    for number in range(len(places)):
        if seat in places[number]:
            return number + 1
    return 0


def final_points(position: KramerPosition, seat: int) -> int:
    """What the final scoring would bring the player as things stand."""
    total = 0
    for number in range(len(position.temples)):
        total += points_for(place_in(position, seat, position.temples[number]), value_of(position.steps[number]))
    return total


def scored_already(position: KramerPosition) -> list[bool]:
    """Who has made the final scoring (K9.1): those whose last turn is over."""
    result = [position.over()] * position.seats
    if position.last_turns != NOT_YET and not position.over():
        for after in range(position.last_turns, position.seats):
            result[(position.stack[0].seat + after) % position.seats] = True
    return result
