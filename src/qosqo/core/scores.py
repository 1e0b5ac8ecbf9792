"""The score sheet: who gained how much, by category, by round and over time, as the log of a match tells it.

The one place where points are counted together; pages, terminals and reports only show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final
from weakref import WeakKeyDictionary

from qosqo.core.match import Made, Match
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


Course = tuple[tuple[int, tuple[int, ...]], ...]
"""After how many moves somebody's score was another one, and the scores."""


class Count:
    """The points of a match counted together, move after move: after a move only that one is looked at."""

    def __init__(self, match: Match) -> None:
        self.moves = 0
        self._last: Made | None = None
        self._scores = list(match.position_at(0).scores)
        self.course: list[tuple[int, tuple[int, ...]]] = [(0, tuple(self._scores))]
        self.table = [[0] * len(self._scores) for _ in match.game.categories]
        self._add(match.opening)
        self._scores = list(self.course[0][1])  # which hold what happened before the first decision

    def goes_on_in(self, match: Match) -> bool:
        """Whether all that was counted still counts."""
        return not self.moves or (self.moves <= len(match.made) and match.made[self.moves - 1] is self._last)

    def go_on(self, match: Match, moves: int) -> Count:
        for number in range(self.moves + 1, moves + 1):
            self._last = match.made[number - 1]
            if self._add(self._last):
                self.course.append((number, tuple(self._scores)))
        self.moves = moves
        return self

    def _add(self, made: Made) -> bool:
        """Whether a move changed anybody's score."""
        before = self._scores.copy()
        for event in made.events:
            if event.kind in POINT_EVENTS:
                self.table[event.values[1]][event.seat] += points_of(event)
                self._scores[event.seat] += points_of(event)
        return self._scores != before


_counts: Final[WeakKeyDictionary[Match, Count]] = WeakKeyDictionary()


def counted(match: Match, moves: int | None = None) -> Count:
    """The points after so many moves; without a number: as they are now, counted on from where they were counted last."""
    shown = len(match.made) if moves is None else moves
    if shown < len(match.made):
        return Count(match).go_on(match, shown)
    count = _counts.get(match)
    if count is None or not count.goes_on_in(match):
        count = _counts[match] = Count(match)
    return count.go_on(match, shown)


def score_sheet(match: Match, moves: int | None = None) -> ScoreSheet:
    """The sheet after so many moves; without a number: as it is now."""
    shown = len(match.made) if moves is None else moves
    totals = match.position.scores if shown == len(match.made) else match.position_at(shown).scores
    table = counted(match, shown).table
    return ScoreSheet(
        by_category=tuple(tuple(row) for row in table),
        from_start=tuple(total - sum(row[seat] for row in table) for seat, total in enumerate(totals)),
        totals=tuple(totals),
    )


def score_course(match: Match, moves: int | None = None) -> Course:
    """The course of the scores, up to the number of moves given."""
    return tuple(counted(match, moves).course)


def score_history(match: Match, moves: int | None = None) -> tuple[tuple[int, ...], ...]:
    """The scores after 0, 1, 2, … moves up to the number given."""
    shown = len(match.made) if moves is None else moves
    course = [*score_course(match, shown), (shown + 1, ())]
    return tuple(scores for (number, scores), (following, _) in pairwise(course) for _ in range(number, following))


_by_round: WeakKeyDictionary[Match, tuple[int, dict[int, tuple[int, ...]]]] = WeakKeyDictionary()


def points_by_round(match: Match) -> dict[int, tuple[int, ...]]:
    """The points of every seat in each round, for games whose positions count them in an attribute `round`; otherwise nothing.
    All earlier positions are looked at, so the answer is kept until there are more."""
    kept = _by_round.get(match)
    if kept is not None and kept[0] == len(match.entries):
        return kept[1]
    sums: dict[int, list[int]] = {}
    for position, made in zip(match.positions(), match.made, strict=False):
        at = getattr(position, "round", None)
        if isinstance(at, int):
            row = sums.setdefault(at, [0] * match.position.seats)
            for event in made.events:
                if event.kind in POINT_EVENTS:
                    row[event.seat] += points_of(event)
    result = {number: tuple(row) for number, row in sums.items()}
    _by_round[match] = (len(match.entries), result)
    return result
