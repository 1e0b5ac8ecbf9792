"""The tasks of a placed worker."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.games.tawantinsuyu.construction import build, build_statue, can_build, can_build_statue
from qosqo.games.tawantinsuyu.effects import effect, has_match, merchant
from qosqo.games.tawantinsuyu.names import (
    BUILDING_TASK,
    DOES_TASK,
    FROM_BUILDINGS,
    GOLD,
    LOST_TASKS,
    MERCHANT_TASK,
    PASS,
    PRODUCE,
    PRODUCED,
    RESOURCES,
    STATUE_TASK,
    STEPS_TASK,
    TASK,
    TASK_IMPOSSIBLE,
    TRAINING_TASK,
    USED_BUILDING,
    USED_IN_SET,
    WEAVINGS_TASK,
    Z20,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.steps import build_steps_step, can_build_steps
from qosqo.games.tawantinsuyu.training import training
from qosqo.games.tawantinsuyu.turn_step import TurnStep
from qosqo.games.tawantinsuyu.weavings import purchase_weavings

COLLECTED: Final = [3, 2, 2, 1]
"""T3.8: how much is collected of each resource."""
ICON_BIT: Final = [1, 2, 4]
WHOLE_SET: Final = 7


def can_do(position: TawaPosition, seat: int, task: int) -> bool:
    """Whether a task can be done now."""
    if task < RESOURCES:
        return True
    if task == STEPS_TASK:
        return can_build_steps(position, seat)
    if task == BUILDING_TASK:
        return can_build(position, seat)
    if task == STATUE_TASK:
        return can_build_statue(position, seat)
    if task == WEAVINGS_TASK:
        return bool(position.weavings.cards)
    if task == MERCHANT_TASK:
        return has_match(position, seat)
    if task == TRAINING_TASK:
        return position.army_cards_left() > 0
    return bool(position.face_up_production(seat))


class Tasks(TurnStep):
    """T3.6: the tasks left, in sets of three; within a set every task uses another of the space's icons."""

    space: int
    left: int
    used: int
    """The icons used in this set, as bits."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        icons = position.data.space_icons[self.space]
        for icon in range(3):
            if not self.used & ICON_BIT[icon] and can_do(position, self.seat, icons[icon]):
                result.append(pack(TASK, icons[icon]))
        result.sort()
        result.append(pack(PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(TASK, task) for task in position.data.space_icons[self.space]]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        icons = position.data.space_icons[self.space]
        if kind_of(move) != TASK or part_a(move) not in icons:
            return None
        used = self.used & ICON_BIT[icons.index(part_a(move))]
        return saying(USED_IN_SET if used else TASK_IMPOSSIBLE, self.seat, part_a(move))

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == PASS:
            position.tell(LOST_TASKS, self.seat, self.left)
            return
        task = part_a(move)
        used = self.used | ICON_BIT[position.data.space_icons[self.space].index(task)]
        if self.left > 1:
            position.push(tasks(self.seat, self.space, self.left - 1, 0 if used == WHOLE_SET else used))
        position.tell(DOES_TASK, self.seat, task)
        begin_task(position, self.seat, task)


def begin_task(position: TawaPosition, seat: int, task: int) -> None:
    if task < RESOURCES:
        collect(position, seat, task)
    elif task == STEPS_TASK:
        position.push(build_steps_step(seat))
    elif task == BUILDING_TASK:
        position.push(build(seat, True, False))
    elif task == STATUE_TASK:
        position.push(build_statue(seat, True, False))
    elif task == WEAVINGS_TASK:
        position.push(purchase_weavings(seat))
    elif task == MERCHANT_TASK:
        position.push(merchant(seat))
    elif task == TRAINING_TASK:
        position.push(training(seat))
    else:
        position.push(produce_one(seat))


def collect(position: TawaPosition, seat: int, resource: int) -> None:
    """T3.8; Z20: one more and a point, but not for gold."""
    if resource != GOLD and position.owns(seat, Z20):
        position.tell(USED_BUILDING, seat, Z20)
        position.add(seat, resource, COLLECTED[resource] + 1)
        position.gain(seat, 1, FROM_BUILDINGS)
    else:
        position.add(seat, resource, COLLECTED[resource])


class ProduceOne(TurnStep):
    """T3.17: the benefit of one face-up production building, which stays face up."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(PRODUCE, building) for building in position.face_up_production(self.seat)]

    def do(self, position: TawaPosition, move: int) -> None:
        position.tell(PRODUCED, self.seat, part_a(move))
        position.push(effect(self.seat, position.data.building_effect[part_a(move)], FROM_BUILDINGS))


def tasks(seat: int, space: int, left: int, used: int) -> Tasks:
    step = Tasks()
    step.seat = seat
    step.space = space
    step.left = left
    step.used = used
    return step


def produce_one(seat: int) -> ProduceOne:
    step = ProduceOne()
    step.seat = seat
    return step
