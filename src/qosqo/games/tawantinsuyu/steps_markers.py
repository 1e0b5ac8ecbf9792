"""Steps markers: the steps between the terraces."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import SECTIONS
from qosqo.games.tawantinsuyu.payment import can_pay_cost, charge_cost, refuse_cost
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_STEPS,
    EVENT_BUILT_STEPS,
    MOVE_BUILD_STEPS,
    REFUSAL_NO_STEP_MARKER,
    REFUSAL_STEPS_TAKEN,
    REFUSAL_UPPER_STEPS_MISSING,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def refuse_steps(position: TawaPosition, seat: int, section: int, level: int) -> Saying | None:
    """T3.9: why steps cannot be built on a spot."""
    if position.steps_left(seat) == 0:
        return saying(REFUSAL_NO_STEP_MARKER, seat)
    if position.steps[section * 2 + level] >= 0:
        return saying(REFUSAL_STEPS_TAKEN, seat, section, level)
    if level == 1 and position.steps[section * 2] < 0:
        return saying(REFUSAL_UPPER_STEPS_MISSING, seat, section)
    return None


def can_build_steps(position: TawaPosition, seat: int) -> bool:
    if position.steps_left(seat) == 0 or not can_pay_cost(position, seat, position.data.steps_cost):
        return False
    return -1 in position.steps


def refuse_any_steps(position: TawaPosition, seat: int) -> Saying:
    """Why no steps at all can be built."""
    if position.steps_left(seat) == 0:
        return saying(REFUSAL_NO_STEP_MARKER, seat)
    if -1 not in position.steps:
        return saying(REFUSAL_STEPS_TAKEN, seat, 0, 0)
    return refuse_cost(seat, position.data.steps_cost)


class BuildSteps(TurnStep):
    """T3.9: a step marker on a free spot of any section."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [move for move in self.considered(position) if self.reason(position, move) is None]

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_BUILD_STEPS, section, level) for section in range(SECTIONS) for level in range(2)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_BUILD_STEPS:
            return None
        if not can_pay_cost(position, self.seat, position.data.steps_cost):
            return refuse_cost(self.seat, position.data.steps_cost)
        return refuse_steps(position, self.seat, part_a(move), part_b(move))

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 2

    def do(self, position: TawaPosition, move: int) -> None:
        build_steps(position, self.seat, part_a(move), part_b(move))
        position.push(Effect(self.seat, position.data.steps_effect, CATEGORY_STEPS))
        charge_cost(position, self.seat, position.data.steps_cost)


def build_steps(position: TawaPosition, seat: int, section: int, level: int) -> None:
    """Put the marker; whoever built the upper steps scores for lower ones."""
    put_steps(position, seat, section, level)
    position.tell(EVENT_BUILT_STEPS, seat, section, level)
    if level == 1:
        position.gain(position.steps[section * 2], 2, CATEGORY_STEPS)


def put_steps(position: TawaPosition, seat: int, section: int, level: int) -> None:
    position.steps = replaced(position.steps, section * 2 + level, seat)
