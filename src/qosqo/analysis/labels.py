"""What a loss is called."""

from __future__ import annotations

from typing import Final

from qosqo.analysis.decisions import NOTHING_LOST, Decision

BEST: Final = "best"
FINE: Final = "fine"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
LABELS: Final = (BEST, FINE, INACCURACY, MISTAKE, BLUNDER)

LEAST_LOSS: Final = ((BLUNDER, 0.10), (MISTAKE, 0.05), (INACCURACY, 0.02))
"""From which share of the win on a loss is called so, the gravest first."""


def label_of(decision: Decision) -> str:
    """Nobody is blamed for what may be luck in the rollouts: a loss whose interval reaches down to nothing is fine."""
    loss = decision.loss_share
    if decision.forced or decision.played == decision.best.move or loss.value < NOTHING_LOST:
        return BEST
    if loss.low > 0:
        for label, least in LEAST_LOSS:
            if loss.value >= least:
                return label
    return FINE
