"""Bots that look one move ahead."""

from __future__ import annotations

from typing import Final

from qosqo.bots.contract import Bot, Budget, Known, Thoughts
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.leaning import leaning
from qosqo.core.chance import Chance, seeded
from qosqo.core.phrases import kind_of

WORLDS: Final = 2
"""In how many re-dealt positions every move is tried, so that one lucky card does not decide."""
MOST_TRIED: Final = 150
"""Of thousands of moves only so many are tried."""


class GreedyBot(Bot):
    """The move after which the position looks best; what remains of the turn is played on at random, several times."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.chance = seeded(seed)
        self.thought: Thoughts | None = None

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)
        best = max(values)
        self.thought = Thoughts(best)
        return moves[values.index(best)]

    def thoughts(self) -> Thoughts | None:
        return self.thought


class EasyBot(GreedyBot):
    """Plays as people do who are new to a game: looks one move ahead and takes what seems best, but overlooks many a move, has a fancy for
    some kinds of moves that lasts for a turn, and thinks of points, not of who is going to win. So it is never wild, not even
    when it plays alone and has won or lost long ago."""

    OVERLOOKED: Final = 45
    """Of a hundred moves, how many it does not see; the same ones for a whole turn."""
    FANCY: Final = 5.0
    """By how many points a kind of move may seem better or worse than it is."""
    MARGIN: Final = 60.0
    """With such a spread shares of the win grow evenly with points."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        even = leaning(evaluation, {})
        even.spread = self.MARGIN
        super().__init__(even, seed)
        self.seed = seed

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)
        seen = [place for place, move in enumerate(moves) if self.mood(known.turn, move) >= self.OVERLOOKED] or list(range(len(moves)))
        chosen = max(seen, key=lambda place: values[place] + self.fancy(known.turn, kind_of(moves[place])))
        self.thought = Thoughts(values[chosen], (moves[chosen],), (1.0,))
        return moves[chosen]

    def fancy(self, turn: int, kind: int) -> float:
        """How much better a kind of move seems in this turn, as a share of the win."""
        return self.FANCY / self.MARGIN / 4 * (self.mood(turn, -1 - kind) - 50) / 50

    def mood(self, turn: int, about: int) -> int:
        """A number below 100 that stays the same for a turn."""
        return seeded((self.seed * 1_000_003 + turn) * 1_000_003 + about % (1 << 40)).below(100)


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
