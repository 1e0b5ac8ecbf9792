"""What a learner is rewarded with, by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from qosqo.core.position import Position

WIN: Final = 0
MARGIN: Final = 1
POINTS: Final = 2
REWARDS: Final = {"win": WIN, "margin": MARGIN, "points": POINTS}
"""`win`: at the end the share of the win, 1 for whoever wins alone. `margin`: at the end the lead over the best of the others, in points,
below zero for those behind. `points`: the points of the score sheet as they come, at every step."""


@mypyc_attr(native_class=False)
class UnknownReward(ValueError):
    """There is no reward of that name."""


def reward_called(name: object) -> int:
    if not isinstance(name, str) or name not in REWARDS:
        raise UnknownReward(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[name]


def final_rewards(position: Position, reward: int) -> list[float]:
    """What the end of a game brings each seat, beside points."""
    seats = position.seats
    if reward == WIN:
        winners = position.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if reward == MARGIN:
        scores = position.scores
        return [float(scores[seat] - max([scores[other] for other in range(seats) if other != seat])) for seat in range(seats)]
    return [0.0] * seats
