"""The merchant: rewards for matching neighbours in tapestries."""

from __future__ import annotations

from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.phrases import CATEGORY_TAPESTRIES, EVENT_MATCHED
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tapestries import matches


def push_reward(position: TawaPosition, seat: int, reward: int) -> None:
    position.tell(EVENT_MATCHED, seat, reward)
    position.push(Effect(seat, position.data.reward_effect[reward], CATEGORY_TAPESTRIES))


def has_match(position: TawaPosition, seat: int) -> bool:
    owners = position.tapestry_owner
    return any(owners[tapestry] == seat and matches(position, tapestry) for tapestry in range(len(owners)))


def rewards(position: TawaPosition, seat: int) -> list[int]:
    """T3.15: those of all matching neighbours, in the order of their numbers: what may pay for another one comes first."""
    result: list[int] = []
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            result += matches(position, tapestry)
    result.sort()
    return result


class Merchant(Happening["TawaPosition"]):
    """T3.15: the rewards of all matching neighbours."""

    def happen(self, position: TawaPosition) -> None:
        for reward in reversed(rewards(position, self.seat)):
            push_reward(position, self.seat, reward)
