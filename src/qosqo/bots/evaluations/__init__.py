"""One evaluation per game: readable weights that say what a position is worth.

A module `qosqo.bots.evaluations.<game id>`, or a module that another package registers in the group `qosqo.evaluations`, has a function
`evaluation() -> Evaluation`. For games without one the scores say what a position is worth.
"""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation, scores_evaluation
from qosqo.core.game import Game
from qosqo.core.parts import Parts

EVALUATIONS: Final = Parts(__name__, "qosqo.evaluations", "evaluation")
SPREAD_OF_SCORES: Final = 5.0


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation in the module named after the game, found by being there, or registered; otherwise the scores."""
    module = EVALUATIONS.usable(game.id)
    if module is None:
        return scores_evaluation(SPREAD_OF_SCORES)
    evaluation = module.evaluation()
    assert isinstance(evaluation, Evaluation)
    return evaluation
