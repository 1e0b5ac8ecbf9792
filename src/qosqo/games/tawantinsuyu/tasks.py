"""The tasks of a placed worker."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.games.tawantinsuyu.army_cards import army_cards_left
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.buildings import Build, can_begin_building
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.merchant import Merchant, has_match
from qosqo.games.tawantinsuyu.names import (
    BUILDING_TASK,
    GOLD,
    MERCHANT_TASK,
    PRODUCE_TASK,
    RESOURCES,
    SMALL,
    STATUE_TASK,
    STEPS_TASK,
    TRAINING_TASK,
    WEAVINGS_TASK,
    Z20,
)
from qosqo.games.tawantinsuyu.payment import refuse_cost
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    EVENT_DOES_TASK,
    EVENT_LOST_TASKS,
    EVENT_PRODUCED_ONE,
    EVENT_USED_BUILDING,
    MOVE_PASS,
    MOVE_PRODUCE,
    MOVE_TASK,
    REFUSAL_NO_BUILDING,
    REFUSAL_NO_MATCH,
    REFUSAL_NO_PRODUCTION,
    REFUSAL_NOTHING_THERE,
    REFUSAL_USED_IN_SET,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.statues import BuildStatue, can_build_statue
from qosqo.games.tawantinsuyu.steps_markers import BuildSteps, can_build_steps, refuse_any_steps
from qosqo.games.tawantinsuyu.training import Training
from qosqo.games.tawantinsuyu.weavings import PurchaseWeavings

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
        return can_begin_building(position, seat)
    if task == STATUE_TASK:
        return can_build_statue(position, seat)
    if task == WEAVINGS_TASK:
        return bool(position.weavings.cards)
    if task == MERCHANT_TASK:
        return has_match(position, seat)
    if task == TRAINING_TASK:
        return army_cards_left(position) > 0
    return bool(position.face_up_production(seat))


def refuse_task(position: TawaPosition, seat: int, task: int) -> Saying | None:
    """Why a task that cannot be done now cannot."""
    if can_do(position, seat, task):
        return None
    if task == STEPS_TASK:
        return refuse_any_steps(position, seat)
    if task == BUILDING_TASK:
        return saying(REFUSAL_NO_BUILDING, seat)
    if task == STATUE_TASK:
        return refuse_cost(seat, position.data.statue_cost[SMALL])
    if task == MERCHANT_TASK:
        return saying(REFUSAL_NO_MATCH, seat)
    return saying(REFUSAL_NO_PRODUCTION if task == PRODUCE_TASK else REFUSAL_NOTHING_THERE, seat)


class Tasks(TurnStep):
    """T3.6: the tasks left, in sets of three; within a set every task uses another of the space's icons."""

    space: int
    left: int
    used: int
    """The icons used in this set, as bits."""

    def __init__(self, seat: int, space: int, left: int, used: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left
        self.used = used

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        icons = position.data.space_icons[self.space]
        for icon in range(3):
            if not self.used & ICON_BIT[icon] and can_do(position, self.seat, icons[icon]):
                result.append(pack(MOVE_TASK, icons[icon]))
        result.sort()
        result.append(pack(MOVE_PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_TASK, task) for task in position.data.space_icons[self.space]]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        icons = position.data.space_icons[self.space]
        if kind_of(move) != MOVE_TASK or part_a(move) not in icons:
            return None
        if self.used & ICON_BIT[icons.index(part_a(move))]:
            return saying(REFUSAL_USED_IN_SET, self.seat, part_a(move))
        return refuse_task(position, self.seat, part_a(move))

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            position.tell(EVENT_LOST_TASKS, self.seat, self.left)
            return
        task = part_a(move)
        used = self.used | ICON_BIT[position.data.space_icons[self.space].index(task)]
        if self.left > 1:
            position.push(Tasks(self.seat, self.space, self.left - 1, 0 if used == WHOLE_SET else used))
        position.tell(EVENT_DOES_TASK, self.seat, task)
        begin_task(position, self.seat, task)


def begin_task(position: TawaPosition, seat: int, task: int) -> None:
    if task < RESOURCES:
        collect(position, seat, task)
    elif task == STEPS_TASK:
        position.push(BuildSteps(seat))
    elif task == BUILDING_TASK:
        position.push(Build(seat, must=True, replaced=False))
    elif task == STATUE_TASK:
        position.push(BuildStatue(seat, must=True, free=False))
    elif task == WEAVINGS_TASK:
        position.push(PurchaseWeavings(seat))
    elif task == MERCHANT_TASK:
        position.push(Merchant(seat))
    elif task == TRAINING_TASK:
        position.push(Training(seat))
    else:
        position.push(ProduceOne(seat))


def collect(position: TawaPosition, seat: int, resource: int) -> None:
    """T3.8; Z20: one more and a point, but not for gold."""
    if resource != GOLD and position.owns(seat, Z20):
        position.tell(EVENT_USED_BUILDING, seat, Z20)
        position.add(seat, resource, COLLECTED[resource] + 1)
        position.gain(seat, 1, CATEGORY_BUILDINGS)
    else:
        position.add(seat, resource, COLLECTED[resource])


class ProduceOne(TurnStep):
    """T3.17: the benefit of one face-up production building, which stays face up."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_PRODUCE, building) for building in position.face_up_production(self.seat)]

    def cites(self, kind: int) -> str:
        return "T3.17" if kind == MOVE_PRODUCE else ""

    def do(self, position: TawaPosition, move: int) -> None:
        position.tell(EVENT_PRODUCED_ONE, self.seat, part_a(move))
        position.push(Effect(self.seat, position.data.building_effect[part_a(move)], CATEGORY_BUILDINGS))
