"""Student's distribution: how far a mean of few values may be from the truth, whose error was estimated from the same values."""

from __future__ import annotations

import math
from functools import lru_cache
from statistics import NormalDist
from typing import Final

MOST_FREEDOM: Final = 1000
"""With more degrees of freedom it is the normal distribution, within an eighth of a percent."""
HALVINGS: Final = 100


def two_sided(score: float, freedom: int) -> float:
    """The probability that Student's t lies farther from 0 than the score, either way (Abramowitz and Stegun, 26.7.3 f)."""
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
        return NormalDist().inv_cdf((1 + certainty) / 2)
    low, high = 0.0, 1e6
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > 1 - certainty else (low, middle)
    return high
