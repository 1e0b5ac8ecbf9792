"""What a position of Chaski is worth: the points, and half of what is in the hands."""

from __future__ import annotations

from qosqo.bots.evaluation import Evaluation
from qosqo.core.position import Position
from tests.tambo.position import TamboPosition


class ChaskiEvaluation(Evaluation):
    def __init__(self) -> None:
        self.spread = 4.0
        self.completions = 0
        self.hasty_completions = 0
        self.orders = 0

    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, TamboPosition)
        return [score + sum(hand.cards) / 2 for score, hand in zip(position.scores, position.hands, strict=True)]


def evaluation() -> Evaluation:
    return ChaskiEvaluation()
