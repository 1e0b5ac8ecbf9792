"""Axomamma at festivals and at the end of the game."""

from __future__ import annotations

from typing import Final

from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.axomamma.priest import AxomammaPart, count_statues
from qosqo.games.tawantinsuyu.names import REJUVENATE_ACTION, WEAVING_POINTS, WORSHIP_ACTION
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_FESTIVALS,
    CATEGORY_TAPESTRIES,
    EVENT_AXOMAMMA_BEHIND,
    EVENT_LAST_ACTIONS,
    EVENT_WEAVINGS_SCORED,
)
from qosqo.games.tawantinsuyu.position import TawaPosition

POINTS_BEHIND: Final = 2


class AxomammaMerchant(Happening["TawaPosition"]):
    """T8.37: instead of a merchant action a point for every weaving; T8.41: two."""

    def happen(self, position: TawaPosition) -> None:
        position.tell(EVENT_WEAVINGS_SCORED, self.seat, count_weavings(position, self.seat))
        position.gain(self.seat, weaving_points(position, self.seat), CATEGORY_TAPESTRIES)


def count_weavings(position: TawaPosition, seat: int) -> int:
    weavings = 0
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            weavings += len(position.tapestries[tapestry])
    return weavings


def weaving_points(position: TawaPosition, seat: int) -> int:
    return count_weavings(position, seat) * (2 if position.difficulty & WEAVING_POINTS else 1)


def reward_if_behind(position: TawaPosition, seat: int) -> None:
    """T8.37: instead of drawing cards two points, if it is behind you."""
    if position.scores[seat] < position.scores[1 - seat]:
        position.tell(EVENT_AXOMAMMA_BEHIND, seat)
        position.gain(seat, POINTS_BEHIND, CATEGORY_FESTIVALS)


class AxomammaLastActions(Happening["TawaPosition"]):
    """T8.38: before the final scoring it rejuvenates and, if it has statues, worships, as if it were its own action. You do not follow."""

    def happen(self, position: TawaPosition) -> None:
        position.tell(EVENT_LAST_ACTIONS, self.seat)
        if count_statues(position, self.seat):
            position.push(AxomammaPart(self.seat, WORSHIP_ACTION, active=True))
        position.push(AxomammaPart(self.seat, REJUVENATE_ACTION, active=True))
