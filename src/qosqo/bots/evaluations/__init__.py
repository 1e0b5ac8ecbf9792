"""One evaluation per game: readable weights that say what a position is worth."""

from __future__ import annotations

import importlib
import importlib.util

from qosqo.bots.evaluation import Evaluation, scores_evaluation
from qosqo.core.game import Game

SPREAD_OF_SCORES = 5.0


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation in the module named after the game, found by being there; otherwise the scores."""
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return scores_evaluation(SPREAD_OF_SCORES)
    evaluation = importlib.import_module(name).evaluation()
    assert isinstance(evaluation, Evaluation)
    return evaluation
