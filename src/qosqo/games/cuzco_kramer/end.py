"""The end of the game (K9): one last turn and one final scoring for everybody."""

from __future__ import annotations

from qosqo.games.cuzco_kramer.highest_position import place, strength, strengths_in
from qosqo.games.cuzco_kramer.names import NOT_YET, value_of
from qosqo.games.cuzco_kramer.phrases import (
    CATEGORY_FINAL,
    EVENT_FINAL_FIRST,
    EVENT_FINAL_NOWHERE,
    EVENT_FINAL_SCORED,
    EVENT_FINAL_SECOND,
    EVENT_SHARED_VICTORY,
    EVENT_WON,
)
from qosqo.games.cuzco_kramer.position import KramerPosition


def trigger_end(position: KramerPosition, reason: int, seat: int) -> None:
    """From now on every turn, beginning with the present one, is its player's last."""
    position.last_turns = position.seats
    position.tell(reason, seat)


def final_scoring(position: KramerPosition, seat: int) -> None:
    """K9.2: for each temple its value in first position, half of it in second, as things stand."""
    position.tell(EVENT_FINAL_SCORED, seat)
    before = position.scores[seat]
    for number in range(len(position.temples)):
        temple = position.temples[number]
        step = position.steps[number]
        own_place = place_in(position, seat, temple)
        if own_place in (1, 2):
            strengths = strengths_in(position, temple)
            tied = strengths.count(strengths[seat]) > 1
            position.tell(EVENT_FINAL_FIRST if own_place == 1 else EVENT_FINAL_SECOND, seat, temple, step, int(tied))
        position.gain(seat, points_for(own_place, value_of(step)), CATEGORY_FINAL)
    if position.scores[seat] == before:
        position.tell(EVENT_FINAL_NOWHERE, seat)


def tell_winners(position: KramerPosition) -> None:
    """K9.4: most points win; a tie is shared."""
    winners = position.winners()
    for seat in winners:
        position.tell(EVENT_WON if len(winners) == 1 else EVENT_SHARED_VICTORY, seat, position.scores[seat])


def points_for(which: int, value: int) -> int:
    """What the first, second, … place in a city brings whose temple has this value."""
    if which == 1:
        return value
    return value // 2 if which == 2 else 0


def place_in(position: KramerPosition, seat: int, temple: int) -> int:
    """The player's place in a city, 0 without Incas there."""
    if strength(position, seat, temple) == 0:
        return 0
    return place(strengths_in(position, temple), seat)


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
