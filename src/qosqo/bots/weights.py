"""Weights from a file, as `qosqo tune` writes them: those that an evaluation names, or factors for the parts of a worth, phase by phase."""

from __future__ import annotations

import json
from pathlib import Path

from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.core.game import Game

Weights = dict[str, list[float]]
"""By name: a number for all of the game, or several for its phases."""


class BadWeights(LookupError):
    """A file that holds no weights for this game."""


def weighted(game: Game, file: Path) -> Evaluation:
    """The evaluation of a game with the weights of a file."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        if told["game"] != game.id:
            raise BadWeights(f"{file} is for {told['game']}")
        weights = read(told["weights"]) if "weights" in told else {}
        factors = read(told["factors"] if "factors" in told or not weights else {})
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file} holds no weights: {error}") from error
    if len({len(each) for each in factors.values()} | {1}) > 2 or not all(factors.values()):
        raise BadWeights(f"{file}: every part needs a factor for each phase")
    own = evaluation_of(game).weights()
    if weights and {name: len(each) for name, each in weights.items()} != {name: len(each) for name, each in own.items()}:
        raise BadWeights(f"{file}: the weights of {game.id} have other names or numbers")
    return judging(game, weights, factors)


def read(told: dict[str, list[float]]) -> Weights:
    return {str(name): [float(each) for each in found] for name, found in told.items()}


def judging(game: Game, weights: Weights, factors: Weights) -> Evaluation:
    """The evaluation of a game with other weights (none: its own) and factors for its parts."""
    evaluation = evaluation_of(game)
    if weights:
        evaluation.weigh(weights)
    return leaning(evaluation, factors) if factors else evaluation
