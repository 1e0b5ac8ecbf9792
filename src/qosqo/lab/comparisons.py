"""Differences between variants, how sure they are, and whether goals are met. Many things are compared at once: that is corrected for."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist, fmean, stdev
from typing import Final

from qosqo.arena.statistics import CERTAINTY, Estimate

NORMAL: Final = NormalDist()
MOST_FREEDOM: Final = 300
"""From there on Student's t is the normal distribution for us."""
SO_OR_NOT: Final = frozenset({0.0, 1.0})
MET: Final = "met"
MISSED: Final = "missed"
OPEN: Final = "open"
FEWEST: Final = 8
"""With fewer deals nothing is certain."""


@dataclass(frozen=True)
class Difference:
    """Of a measure between a variant and the first one, over the same deals."""

    measure: str
    variant: str
    line_up: tuple[str, ...]
    base: float
    value: Estimate
    p: float
    """How probable such a difference would be if there were none."""
    corrected: float = 1.0
    """The same, corrected for the number of comparisons (Holm)."""

    @property
    def certain(self) -> bool:
        return self.corrected < 1 - CERTAINTY


def two_sided(score: float, freedom: int) -> float:
    """The probability that Student's t lies farther from 0 than the score, either way."""
    if freedom > MOST_FREEDOM:
        return math.erfc(abs(score) / math.sqrt(2))
    angle = math.atan2(abs(score), math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= (step - 1) / step * cosine * cosine
        total += term
    within = 2 / math.pi * (angle + sine * total) if odd else sine * total
    return max(0.0, 1 - within)


@lru_cache(maxsize=1000)
def quantile(certainty: float, freedom: int) -> float:
    """How many standard errors an interval of this certainty reaches to each side."""
    if freedom > MOST_FREEDOM:
        return NORMAL.inv_cdf((1 + certainty) / 2)
    low, high = 0.0, 1e6
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > 1 - certainty else (low, middle)
    return high


def interval(values: Sequence[float], certainty: float = CERTAINTY) -> Estimate:
    """A mean with the interval in which the truth lies with this certainty: Student's, or Wilson's of things that are so or not."""
    if not values:
        return Estimate(math.nan, math.nan, math.nan)
    found = fmean(values)
    if SO_OR_NOT.issuperset(values):
        square = NORMAL.inv_cdf((1 + certainty) / 2) ** 2 / len(values)
        middle = (found + square / 2) / (1 + square)
        half = math.sqrt(square * (found * (1 - found) + square / 4)) / (1 + square)
        return Estimate(found, max(0.0, middle - half), min(1.0, middle + half))
    half = quantile(certainty, len(values) - 1) * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(found, found - half, found + half)


def paired(base: Mapping[int, float], other: Mapping[int, float]) -> list[float]:
    """What the same deals gave more than before."""
    return [other[deal] - base[deal] for deal in sorted(base.keys() & other.keys())]


def probability(differences: Sequence[float]) -> float:
    """Of a mean as far from nothing as this one, by mere chance."""
    if len(differences) < 2:
        return 1.0
    spread = stdev(differences)
    if spread == 0:
        return 1.0 if fmean(differences) == 0 or len(differences) < FEWEST else 0.0
    score = abs(fmean(differences)) / (spread / math.sqrt(len(differences)))
    return two_sided(score, len(differences) - 1)


def holm(found: Sequence[float]) -> list[float]:
    """Probabilities corrected so that one false alarm among all of them is rare (Holm)."""
    order = sorted(range(len(found)), key=lambda place: found[place])
    result = [1.0] * len(found)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, found[place] * (len(found) - rank)))
        result[place] = highest
    return result


def benjamini_hochberg(found: Sequence[float]) -> list[float]:
    """Probabilities corrected so that few of those called certain are false alarms (Benjamini and Hochberg)."""
    order = sorted(range(len(found)), key=lambda place: -found[place])
    result = [1.0] * len(found)
    lowest = 1.0
    for rank, place in enumerate(order):
        lowest = min(lowest, found[place] * len(found) / (len(found) - rank))
        result[place] = lowest
    return result


def goal_state(values: Sequence[float], bounds: tuple[float, float], certainty: float = CERTAINTY) -> str:
    """Whether the mean of a measure certainly lies within bounds, certainly does not, or may."""
    if len(values) < FEWEST:
        return OPEN
    found = interval(values, certainty)
    if bounds[0] <= found.low and found.high <= bounds[1]:
        return MET
    return MISSED if found.high < bounds[0] or found.low > bounds[1] else OPEN


def difference_known(differences: Sequence[float], matters: float, certainty: float) -> bool:
    """Whether it is certain that there is a difference, or that there is none that matters."""
    if len(differences) < FEWEST:
        return False
    found = interval(differences, certainty)
    return found.low > 0 or found.high < 0 or (-matters <= found.low and found.high <= matters)
