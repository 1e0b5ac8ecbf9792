"""What all charts need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise


def apart(places: Sequence[float], least: float, last: float) -> list[float]:
    """The places, moved as little as keeps them so far from each other and none behind the last: what is written there stays readable."""
    order = sorted(range(len(places)), key=lambda each: places[each])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + least)
    behind = last
    for each in reversed(order):
        moved[each] = min(moved[each], behind)
        behind = moved[each] - least
    return moved
