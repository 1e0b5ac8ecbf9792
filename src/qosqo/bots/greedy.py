"""Bots that look one move ahead."""

from __future__ import annotations

from typing import Final

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.bots.evaluation import Evaluation, softmax
from qosqo.core.chance import Chance, seeded

WORLDS: Final = 2
"""In how many re-dealt positions every move is tried, so that one lucky card does not decide."""
MOST_TRIED: Final = 150
"""Of thousands of moves only so many are tried."""


class GreedyBot(Bot):
    """The move after which the position looks best; what remains of the turn is played on at random, several times."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.chance = seeded(seed)

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)
        return moves[values.index(max(values))]


class EasyBot(GreedyBot):
    """Plays as `greedy`, but often content with less than the best: the better a move looks, the more likely it is."""

    CARELESSNESS: Final = 0.03
    """A move that looks worse by this share of the win is 2.7 times less likely."""

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)
        point = self.chance.below(1 << 30) / (1 << 30)
        for move, likely in zip(moves, softmax(values, self.CARELESSNESS), strict=True):
            point -= likely
            if point < 0:
                return move
        return moves[values.index(max(values))]


def look_ahead(known: Known, budget: Budget, evaluation: Evaluation, chance: Chance) -> tuple[list[int], list[float]]:
    """Moves, in random order, with the share of the win that each seems to lead to."""
    first = known.imagine(chance)
    moves = evaluation.shortlist(first, known.moves(), MOST_TRIED, chance)[:]
    chance.shuffle(moves)
    worlds = [first] + [known.imagine(chance) for _ in range(WORLDS - 1)]
    values: list[float] = []
    for done, move in enumerate(moves):
        total = 0.0
        for world in worlds:
            total += evaluation.shares_after(world, move, chance, evaluation.completions)[known.seat]
        values.append(total / WORLDS)
        budget.progress((done + 1) / len(moves))
        if budget.should_stop():
            break
    return moves[: len(values)], values
