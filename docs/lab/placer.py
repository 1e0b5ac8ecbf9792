"""Bots for experiments with Tawantinsuyu: `greedy`, but who can place a worker does so in a part of the turns.

PYTHONPATH=docs/lab qosqo lab run docs/lab/tawantinsuyu-2.toml
"""

from __future__ import annotations

from qosqo.bots import Bot, Budget, Known
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.greedy import look_ahead
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.phrases import kind_of


class Placer(Bot):
    """Places at every chance."""

    share = 100
    """Percent of the turns in which it must place if it can."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.evaluation = evaluation_of(game)
        self.chance = seeded(seed)
        self.kinds = {game.moves.number("place"), game.moves.number("place-for-gold")}

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)
        placing = [place for place, move in enumerate(moves) if kind_of(move) in self.kinds]
        if placing and self.chance.below(100) < self.share:
            return moves[max(placing, key=lambda place: values[place])]
        return moves[max(range(len(moves)), key=lambda place: values[place])]


class HalfPlacer(Placer):
    """Places in half of the turns in which it could and would not."""

    share = 50


class Fond(Placer):
    """Likes placing by so many points more, or less, than it seems to be worth."""

    bonus = 0.0

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)

        def liked(place: int) -> float:
            value = values[place]
            return value + (self.bonus * value * (1 - value) / self.evaluation.spread if kind_of(moves[place]) in self.kinds else 0.0)

        return moves[max(range(len(moves)), key=liked)]


class FondByTwo(Fond):
    bonus = 2.0


class FondByFour(Fond):
    bonus = 4.0


class AverseByTwo(Fond):
    bonus = -2.0


class Thorough(Bot):
    """`greedy` that plays the rest of a turn on in many more ways before it judges the moves that look best, and the best placements."""

    completions = 60
    worlds = 2

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.evaluation = evaluation_of(game)
        self.chance = seeded(seed)
        self.kinds = {game.moves.number("place"), game.moves.number("place-for-gold")}

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)
        order = sorted(range(len(moves)), key=lambda place: -values[place])
        placing = [place for place in order if kind_of(moves[place]) in self.kinds]
        candidates = list(dict.fromkeys(order[:6] + placing[:6]))
        worlds = [known.imagine(self.chance) for _ in range(self.worlds)]

        def judged(place: int) -> float:
            found = [self.evaluation.shares_after(world, moves[place], self.chance, self.completions) for world in worlds]
            return sum(shares[known.seat] for shares in found)

        return moves[max(candidates, key=judged)]
