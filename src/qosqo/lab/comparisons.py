"""Differences between variants, how sure they are, and whether goals are met. Many things are compared at once: that is corrected for."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import Final

from qosqo.arena.statistics import CERTAINTY, Estimate, share
from qosqo.arena.student import quantile, two_sided

SO_OR_NOT: Final = frozenset({0.0, 1.0})
EITHER_WAY: Final = SO_OR_NOT | {-1.0}
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
    """The same, corrected for the number of comparisons: that one false alarm among all of them is rare (Holm)."""

    @property
    def certain(self) -> bool:
        return self.corrected < 1 - CERTAINTY


@dataclass(frozen=True)
class Taking(Difference):
    """Of how often a seat takes a component. There are many, so they are corrected among themselves (Benjamini and Hochberg)."""

    family: str = ""
    number: int = 0


def interval(values: Sequence[float], certainty: float = CERTAINTY) -> Estimate:
    """A mean with the interval in which the truth lies with this certainty: Student's, or Wilson's of things that are so or not."""
    if values and SO_OR_NOT.issuperset(values):
        return share(sum(values), len(values), certainty)
    return students(values, certainty)


def share_of(values: Sequence[float]) -> Estimate:
    """The mean of parts of a whole, with its interval."""
    found = interval(values)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


def students(values: Sequence[float], certainty: float = CERTAINTY) -> Estimate:
    if not values:
        return Estimate(math.nan, math.nan, math.nan)
    found = fmean(values)
    half = quantile(certainty, len(values) - 1) * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(found, found - half, found + half)


def interval_between(found: Sequence[float], certainty: float = CERTAINTY) -> Estimate:
    """A mean difference with its interval: Student's. Those of things that are so or not are −1, 0 or 1; as few of them may be all alike
    by chance, one each way is added (Bonett and Price)."""
    if len(found) < 2 or not EITHER_WAY.issuperset(found):
        return students(found, certainty)
    return replace(students([*found, -1.0, 1.0], certainty), value=fmean(found))


def paired(base: Mapping[int, float], other: Mapping[int, float]) -> list[float]:
    """What the same deals gave more than before."""
    return [other[deal] - base[deal] for deal in sorted(base.keys() & other.keys())]


def probability(differences: Sequence[float]) -> float:
    """Of a mean as far from nothing as this one, by mere chance: Student's, but never surer than so many coins that all fall alike, since
    few deals may differ by the same."""
    if not any(differences):
        return 1.0
    coins = 2.0 ** (1 - len(differences))
    spread = stdev(differences) if len(differences) > 1 else 0.0
    if spread == 0:
        return coins
    return max(coins, two_sided(fmean(differences) / (spread / math.sqrt(len(differences))), len(differences) - 1))


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
    found = interval_between(differences, certainty)
    return found.low > 0 or found.high < 0 or (-matters <= found.low and found.high <= matters)
