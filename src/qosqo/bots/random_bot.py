"""The bot that all others are measured against."""

from __future__ import annotations

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.core.chance import seeded


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def choose(self, known: Known, budget: Budget) -> int:
        moves = known.moves()
        return moves[self.chance.below(len(moves))]
