"""Bots for experiments with Cuzco (Feld): `greedy`, but fond of what a bonus at the end wants to be collected.

PYTHONPATH=docs/lab qosqo lab run docs/lab/cuzco-feld-2.toml
"""

from __future__ import annotations

from qosqo.bots import Bot, Budget, Known
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.greedy import look_ahead
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.games.cuzco_feld.names import ACTION_FARM, ACTION_STUDY


class Collector(Bot):
    """Likes some moves by so many points more than they seem to be worth."""

    bonus = 6.0
    collecting: tuple[str, ...] = ()
    """The kinds of its moves."""
    actions: tuple[int, ...] = ()
    """The actions for which it likes to place a die."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation_of(game)
        self.chance = seeded(seed)

    def likes(self, move: int) -> bool:
        named = self.game.moves.named(move)
        return named["kind"] in self.collecting or named.get("action") in self.actions

    def choose(self, known: Known, budget: Budget) -> int:
        moves, values = look_ahead(known, budget, self.evaluation, self.chance)

        def liked(place: int) -> float:
            value = values[place]
            return value + (self.bonus * value * (1 - value) / self.evaluation.spread if self.likes(moves[place]) else 0.0)

        return moves[max(range(len(moves)), key=liked)]


class Goods(Collector):
    collecting = ("buy",)


class Tiles(Collector):
    collecting = ("take-tile", "take-discarded-tile")
    actions = (ACTION_STUDY, ACTION_FARM)
