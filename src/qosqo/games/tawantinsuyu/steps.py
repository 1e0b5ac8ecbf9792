"""Steps between the terraces."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.construction import refuse_cost
from qosqo.games.tawantinsuyu.effects import effect
from qosqo.games.tawantinsuyu.names import BUILD_STEPS, BUILT_STEPS, FROM_STEPS, NO_STEP_MARKER, SECTIONS, STEPS_TAKEN, UPPER_STEPS_MISSING
from qosqo.games.tawantinsuyu.payment import can_pay_cost, charge_cost
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.turn_step import TurnStep


def refuse_steps(position: TawaPosition, seat: int, section: int, level: int) -> Saying | None:
    """T3.9: why steps cannot be built on a spot."""
    if position.steps_left(seat) == 0:
        return saying(NO_STEP_MARKER, seat)
    if position.steps[section * 2 + level] >= 0:
        return saying(STEPS_TAKEN, seat, section, level)
    if level == 1 and position.steps[section * 2] < 0:
        return saying(UPPER_STEPS_MISSING, seat, section)
    return None


def can_build_steps(position: TawaPosition, seat: int) -> bool:
    if position.steps_left(seat) == 0 or not can_pay_cost(position, seat, position.data.steps_cost):
        return False
    return -1 in position.steps


class BuildSteps(TurnStep):
    """T3.9: a step marker on a free spot of any section."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [move for move in self.considered(position) if self.reason(position, move) is None]

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(BUILD_STEPS, section, level) for section in range(SECTIONS) for level in range(2)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != BUILD_STEPS:
            return None
        if not can_pay_cost(position, self.seat, position.data.steps_cost):
            return refuse_cost(self.seat, position.data.steps_cost)
        return refuse_steps(position, self.seat, part_a(move), part_b(move))

    def do(self, position: TawaPosition, move: int) -> None:
        build_steps(position, self.seat, part_a(move), part_b(move))
        position.push(effect(self.seat, position.data.steps_effect, FROM_STEPS))
        charge_cost(position, self.seat, position.data.steps_cost)


def build_steps(position: TawaPosition, seat: int, section: int, level: int) -> None:
    """Put the marker; whoever built the upper steps scores for lower ones."""
    position.steps = replaced(position.steps, section * 2 + level, seat)
    position.tell(BUILT_STEPS, seat, section, level)
    if level == 1:
        position.gain(position.steps[section * 2], 2, FROM_STEPS)


def build_steps_step(seat: int) -> BuildSteps:
    step = BuildSteps()
    step.seat = seat
    return step
