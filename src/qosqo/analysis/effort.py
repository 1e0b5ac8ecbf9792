"""How much work an analysis puts into every decision."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Effort:
    """The same effort and seed give the same analysis, on every machine and with any number of processes."""

    iterations: int
    """Of the search that looks for candidates."""
    candidates: int
    """How many moves are compared, beside the one that was played."""
    first_deals: int
    """How many re-dealt positions every candidate is played on in before candidates are given up."""
    most_deals: int
    """How many the best candidates and the move played get at most, if they cannot be told apart earlier."""
    futures: int
    """How many games are played to the end from each checkpoint, to learn what estimates are worth at that stage of the game."""

    def times(self, factor: float) -> Effort:
        """The same proportions with more or less work."""
        return replace(
            self,
            iterations=max(8, round(self.iterations * factor)),
            first_deals=max(LEAST_DEALS, round(self.first_deals * factor)),
            most_deals=max(LEAST_DEALS, round(self.most_deals * factor)),
            futures=max(8, round(self.futures * min(factor, 4.0))),
        )


LEAST_DEALS: Final = 4
"""Fewer would leave no idea of how sure an estimate is."""
QUICK: Final = Effort(iterations=200, candidates=5, first_deals=8, most_deals=32, futures=12)
LEVELS: Final = {"quick": QUICK, "standard": QUICK.times(4), "deep": QUICK.times(16)}
