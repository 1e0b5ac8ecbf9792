"""Weights from a file: factors for the parts of an evaluation, phase by phase, as `qosqo tune` writes them."""

from __future__ import annotations

import json
from pathlib import Path

from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.core.game import Game


class BadWeights(LookupError):
    """A file that holds no weights for this game."""


def weighted(game: Game, file: Path) -> Evaluation:
    """The evaluation of a game with the weights of a file."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        if told["game"] != game.id:
            raise BadWeights(f"{file} is for {told['game']}")
        factors = {str(name): [float(each) for each in found] for name, found in told["factors"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"{file} holds no weights: {error}") from error
    if len({len(each) for each in factors.values()} | {1}) > 2 or not all(factors.values()):
        raise BadWeights(f"{file}: every part needs a factor for each phase")
    return leaning(evaluation_of(game), factors)
