"""Random play, in one compiled loop: for simulations and searches."""

from __future__ import annotations

from qosqo.core.chance import Chance
from qosqo.core.position import Position


def play_out(position: Position, chance: Chance) -> int:
    """Play the position to its end with random moves; returns how many decisions that took."""
    decisions = 0
    while position.stack:
        position.apply(position.sample(chance))
        decisions += 1
    return decisions
