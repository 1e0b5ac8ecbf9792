"""The temple track."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, saying
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_TEMPLE,
    EVENT_BOUGHT_NO_STEP,
    EVENT_BOUGHT_STEP,
    EVENT_CLIMBED,
    EVENT_STEPS_LOST,
    MOVE_CLIMB,
    MOVE_PASS,
    REFUSAL_TOP_OF_TEMPLE,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def climb(position: TawaPosition, seat: int, steps: int) -> None:
    """T5.1: go up, and gain what lies to the left of every step reached; T5.3: beyond the top there is nothing."""
    first = position.temple[seat] + 1
    top = min(position.temple[seat] + steps, position.data.temple_top)
    if position.temple[seat] + steps > top:
        position.tell(EVENT_STEPS_LOST, seat, position.temple[seat] + steps - top)
    if top < first:
        return
    from qosqo.games.tawantinsuyu.benefits import Effect  # a benefit may be a step in the temple, which has a benefit

    position.temple = replaced(position.temple, seat, top)
    position.tell(EVENT_CLIMBED, seat, top)
    for step in range(top, first - 1, -1):
        if position.data.temple_effect[step]:
            position.push(Effect(seat, position.data.temple_effect[step], CATEGORY_TEMPLE))


class TempleForGold(TurnStep):
    """A step in the temple for one gold."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        if position.temple[self.seat] < position.data.temple_top and can_pay(position, self.seat, gold=1):
            return [pack(MOVE_CLIMB), pack(MOVE_PASS)]
        return [pack(MOVE_PASS)]

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_CLIMB)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if move != pack(MOVE_CLIMB):
            return None
        if position.temple[self.seat] == position.data.temple_top:
            return saying(REFUSAL_TOP_OF_TEMPLE, self.seat)
        return cannot_pay(self.seat, gold=1)

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_CLIMB:
            position.tell(EVENT_BOUGHT_STEP, self.seat)
            climb(position, self.seat, 1)
            charge(position, self.seat, gold=1)
        else:
            position.tell(EVENT_BOUGHT_NO_STEP, self.seat)
