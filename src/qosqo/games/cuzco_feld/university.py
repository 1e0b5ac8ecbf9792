"""The university: the knowledge track (F2.15), its points and the new turn order (F5.1)."""

from __future__ import annotations

from qosqo.core.values import raised, removed
from qosqo.games.cuzco_feld.names import TOP_OF_TRACK
from qosqo.games.cuzco_feld.phrases import CATEGORY_UNIVERSITY, EVENT_ADVANCED, EVENT_LOST_STEPS, EVENT_NEW_PLACE_IN_ORDER
from qosqo.games.cuzco_feld.position import FeldPosition


def advance(position: FeldPosition, seat: int, steps: int) -> None:
    """F2.15: the marker goes on top of those on its new space; at the end of the track it stays as it lies."""
    lost = max(steps - (TOP_OF_TRACK - position.knowledge[seat]), 0)
    steps -= lost
    if steps:
        position.knowledge = raised(position.knowledge, seat, steps)
        position.arrivals = (*removed(position.arrivals, seat), seat)
        position.tell(EVENT_ADVANCED, seat, steps, position.knowledge[seat])
    if lost:
        position.tell(EVENT_LOST_STEPS, seat, lost)


def score_university(position: FeldPosition) -> None:
    """F5.1: points of the track; the new order; all markers back to 0, the first player's on top."""
    for seat in position.order:
        position.gain(seat, university_points(position, seat), CATEGORY_UNIVERSITY)
    position.order = tuple(track_order(position))
    position.arrivals = position.order[::-1]
    position.knowledge = (0,) * position.seats
    for place in range(position.seats):
        position.tell(EVENT_NEW_PLACE_IN_ORDER, position.order[place], place + 1)


def university_points(position: FeldPosition, seat: int) -> int:
    """The points of the space on which the seat's marker lies."""
    return position.data.track_points[position.knowledge[seat]]


def track_order(position: FeldPosition) -> list[int]:
    """The farthest marker first; on the same space the upper one."""
    result: list[int] = []
    for seat in reversed(position.arrivals):
        place = 0
        while place < len(result) and position.knowledge[result[place]] >= position.knowledge[seat]:
            place += 1
        result.insert(place, seat)
    return result
