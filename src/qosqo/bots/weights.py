"""Weights from a file, as `qosqo tune` writes them: those that an evaluation names, or factors for the parts of a worth, phase by phase."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.core.data import Entry, quoted
from qosqo.core.game import Game

Weights = dict[str, list[float]]
"""By name: a number for all of the game, or several for its phases."""

MOST_NUMBERS: Final = 1000


class BadWeights(LookupError):
    """A file that holds no weights for this game."""


def weighted(game: Game, file: Path) -> Evaluation:
    """The evaluation of a game with the weights of a file."""
    try:
        told = Entry("weights", json.loads(file.read_text(encoding="utf-8")))
        if (other := told["game"].text()) != game.id:
            raise BadWeights(f"{file} is for {other}")
        weights = read(told["weights"]) if told.has("weights") else {}
        factors = read(told["factors"]) if told.has("factors") or not weights else {}
    except (OSError, ValueError, RecursionError) as error:
        raise BadWeights(f"{file} holds no weights: {error}") from error
    if len({len(each) for each in factors.values()} | {1}) > 2:
        raise BadWeights(f"{file}: every part needs a factor for each phase")
    parts = parts_of(game)
    for name in factors:
        if name not in parts:
            raise BadWeights(f"{file}: there is no part {quoted(name)} in {game.id}; there are: {', '.join(parts)}")
    own = evaluation_of(game).weights()
    if weights and {name: len(each) for name, each in weights.items()} != {name: len(each) for name, each in own.items()}:
        raise BadWeights(f"{file}: the weights of {game.id} have other names or numbers")
    return judging(game, weights, factors)


def read(told: Entry) -> Weights:
    return {name: [each.real() for each in found.items(1, MOST_NUMBERS)] for name, found in told.entries().items()}


def parts_of(game: Game) -> list[str]:
    """The parts of a worth that the evaluation of a game names."""
    return list(evaluation_of(game).parts(game.new(game.fewest_seats, 1), 0))


def judging(game: Game, weights: Weights, factors: Weights) -> Evaluation:
    """The evaluation of a game with other weights (none: its own) and factors for its parts."""
    evaluation = evaluation_of(game)
    if weights:
        evaluation.weigh(weights)
    return leaning(evaluation, factors) if factors else evaluation
