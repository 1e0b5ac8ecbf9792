"""The score sheet: who gained how much, by category, by round and over time, as the log of a match tells it.

The one place where points are counted together; pages, terminals and reports only show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from qosqo.core.match import Match
from qosqo.core.phrases import Saying
from qosqo.core.position import LOST_POINTS_EVENT, POINTS_EVENT

POINT_EVENTS: Final = frozenset({POINTS_EVENT, LOST_POINTS_EVENT})
"""The events that do nothing but change a score."""


@dataclass(frozen=True)
class ScoreSheet:
    """The points of every seat after some number of moves."""

    by_category: tuple[tuple[int, ...], ...]
    """For each of the game's categories the points of every seat."""
    from_start: tuple[int, ...]
    """What each seat had before anything was logged."""
    totals: tuple[int, ...]


def points_of(event: Saying) -> int:
    """How many points an event gives to the seat it is about; most events none."""
    if event.kind not in POINT_EVENTS:
        return 0
    return event.values[0] if event.kind == POINTS_EVENT else -event.values[0]


def score_sheet(match: Match, moves: int | None = None) -> ScoreSheet:
    """The sheet after so many moves; without a number: as it is now."""
    shown = len(match.made) if moves is None else moves
    totals = match.position.scores if shown == len(match.made) else match.position_at(shown).scores
    table = [[0] * len(totals) for _ in match.game.categories]
    for made in (match.opening, *match.made[:shown]):
        for event in made.events:
            if event.kind in POINT_EVENTS:
                table[event.values[1]][event.seat] += points_of(event)
    return ScoreSheet(
        by_category=tuple(tuple(row) for row in table),
        from_start=tuple(total - sum(row[seat] for row in table) for seat, total in enumerate(totals)),
        totals=tuple(totals),
    )


def score_history(match: Match, moves: int | None = None) -> tuple[tuple[int, ...], ...]:
    """The scores after 0, 1, 2, … moves up to the number given."""
    shown = len(match.made) if moves is None else moves
    scores = list(match.position_at(0).scores)
    result = [tuple(scores)]
    for made in match.made[:shown]:
        for event in made.events:
            if event.kind in POINT_EVENTS:
                scores[event.seat] += points_of(event)
        result.append(tuple(scores))
    return tuple(result)


_by_round: WeakKeyDictionary[Match, tuple[int, dict[int, tuple[int, ...]]]] = WeakKeyDictionary()


def points_by_round(match: Match) -> dict[int, tuple[int, ...]]:
    """The points of every seat in each round, for games whose positions count them in an attribute `round`; otherwise nothing.
    All earlier positions are looked at, so the answer is kept until there are more."""
    kept = _by_round.get(match)
    if kept is not None and kept[0] == len(match.entries):
        return kept[1]
    sums: dict[int, list[int]] = {}
    for number, made in enumerate(match.made):
        at = getattr(match.position_at(number), "round", None)
        if isinstance(at, int):
            row = sums.setdefault(at, [0] * match.position.seats)
            for event in made.events:
                if event.kind in POINT_EVENTS:
                    row[event.seat] += points_of(event)
    result = {number: tuple(row) for number, row in sums.items()}
    _by_round[match] = (len(match.entries), result)
    return result
