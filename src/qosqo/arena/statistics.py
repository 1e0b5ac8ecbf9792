"""What many games tell: shares and means, each with the interval in which the truth lies in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Final

from qosqo.arena.contest import Contest, Result
from qosqo.arena.student import quantile

CERTAINTY: Final = 0.95
QUANTILE: Final = NormalDist().inv_cdf((1 + CERTAINTY) / 2)


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float


def share(wins: float, games: int, certainty: float = CERTAINTY) -> Estimate:
    """A share of wins with Wilson's interval. Shared wins count as parts."""
    if games == 0:
        return Estimate(math.nan, 0.0, 1.0)
    found = wins / games
    square = NormalDist().inv_cdf((1 + certainty) / 2) ** 2 / games
    middle = (found + square / 2) / (1 + square)
    half = math.sqrt(square * (found * (1 - found) + square / 4)) / (1 + square)
    return Estimate(found, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the normal interval."""
    if not values:
        return Estimate(math.nan, math.nan, math.nan)
    found = fmean(values)
    half = QUANTILE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(found, found - half, found + half)


def mean_of_groups(groups: Sequence[Sequence[float]], usual: float = 0.0, counts: int = 0) -> Estimate:
    """A mean over all values of groups that are independent of each other, while the values of one group are not. The interval is
    Student's: groups may be few. `usual` is how far values are from their mean as far as that is known from elsewhere, which then counts
    like so many values of the own: where a few values far out make most of a mean, values that lack them look too sure of it."""
    values = sum(map(len, groups))
    if not values:
        return Estimate(math.nan, math.nan, math.nan)
    found = sum(map(sum, groups)) / values
    if len(groups) == 1:
        return Estimate(found, -math.inf, math.inf)
    squares = sum((sum(group) - found * len(group)) ** 2 for group in groups) * len(groups) / (len(groups) - 1)
    error = math.sqrt((squares + counts * usual * usual) / (values + counts) / values)
    half = quantile(CERTAINTY, len(groups) - 1) * error
    return Estimate(found, found - half, found + half)


@dataclass(frozen=True)
class Tally:
    """What is known about one bot, or about one seat."""

    name: str
    played: int
    wins: Estimate
    fair: float
    """The share of wins if nothing made a difference."""
    score: Estimate
    decisions: float
    """Per game."""
    seconds: float
    """Thinking time per game."""


@dataclass(frozen=True)
class Summary:
    games: int
    bots: list[Tally]
    seats: list[Tally]
    decisions: Estimate
    """Per game, of all seats together."""
    decisions_per_second: float
    """In one process."""


def won(result: Result, seat: int) -> float:
    """The part of the win that a seat got."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def summarise(contest: Contest, results: Sequence[Result]) -> Summary:
    """Bots of the same name in the line-up are counted together."""
    everywhere = [(result, seat) for result in results for seat in range(contest.players)]
    bots = [
        tally(name, 1 / contest.players, [(result, seat) for result, seat in everywhere if contest.line_up[result.seats[seat]] == name])
        for name in dict.fromkeys(contest.line_up)
    ]
    seats = [tally(str(place + 1), 1 / contest.players, [(result, place) for result in results]) for place in range(contest.players)]
    took = sum(result.took for result in results)
    decisions = [float(sum(result.decisions)) for result in results]
    return Summary(len(results), bots, seats, mean(decisions), sum(decisions) / took if took else math.nan)


def tally(name: str, fair: float, appearances: Iterable[tuple[Result, int]]) -> Tally:
    seen = list(appearances)
    return Tally(
        name,
        len(seen),
        share(sum(won(result, seat) for result, seat in seen), len(seen)),
        fair,
        mean([float(result.scores[seat]) for result, seat in seen]),
        fmean([result.decisions[seat] for result, seat in seen]) if seen else math.nan,
        fmean([result.seconds[seat] for result, seat in seen]) if seen else math.nan,
    )
