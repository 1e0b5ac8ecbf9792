"""Axomamma's high priest: when it acts, and its part in the actions (conquest has a module of its own)."""

from __future__ import annotations

from typing import Final

from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.axomamma.gains import revive_army, revive_building
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.buildings import turn_building
from qosqo.games.tawantinsuyu.names import (
    CASUALTIES,
    CONQUEST_ACTION,
    CORN,
    CORN_PER_STEP,
    EQUAL_SOLDIERS,
    FOLLOWERS_CORN,
    FREE_STEP,
    GODS,
    LARGE,
    MOST_OFFERINGS,
    OFFERING_ACTION,
    PRODUCE_ACTION,
    SMALL,
    STEPS_FOR_STATUE,
    TWO_STATUES,
    WORSHIP_ACTION,
)
from qosqo.games.tawantinsuyu.payment import can_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    EVENT_AXOMAMMA_PRODUCED,
    EVENT_NOT_FOLLOWED,
    EVENT_NOTHING_TO_DO,
    EVENT_OFFERED,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.statues import give_statue
from qosqo.games.tawantinsuyu.temple import climb

CORN_WANTED: Final = 4
BUILDINGS_WANTED: Final = 2
FACE_DOWN_WANTED: Final = 3


# Conditions.


def count_statues(position: TawaPosition, seat: int) -> int:
    first = seat * GODS
    return sum(position.small_statues[first : first + GODS]) + sum(position.large_statues[first : first + GODS])


def count_soldiers(position: TawaPosition, seat: int) -> int:
    """T8.17: on face-up army cards and in hand."""
    soldiers = position.data.army_soldiers
    kinds = len(soldiers)
    count = 0
    for army in position.army_hands[seat].cards:
        count += soldiers[army]
    for army in range(kinds):
        count += soldiers[army] * position.army_up[seat * kinds + army]
    return count


def count_face_down(position: TawaPosition, seat: int) -> int:
    kinds = len(position.data.army_copies)
    return len(position.face_down_production(seat)) + sum(position.army_down[seat * kinds : (seat + 1) * kinds])


def wants(position: TawaPosition, seat: int, action: int) -> bool:
    """T8.17: whether the condition of an action is met."""
    if action == OFFERING_ACTION:
        return position.has(seat, CORN) >= CORN_WANTED
    if action == PRODUCE_ACTION:
        return len(position.face_up_production(seat)) >= BUILDINGS_WANTED
    if action == WORSHIP_ACTION:
        return count_statues(position, seat) >= (2 if position.difficulty & TWO_STATUES else 1)
    if action == CONQUEST_ACTION:
        casualties = position.count_workers(CASUALTIES)
        return count_soldiers(position, seat) >= (casualties if position.difficulty & EQUAL_SOLDIERS else casualties + 1)
    return count_face_down(position, seat) >= FACE_DOWN_WANTED


# Its part in the actions.


class AxomammaPart(Happening["TawaPosition"]):
    """T8.18–T8.20, T8.25: what it does in an action other than conquest, its own or yours."""

    action: int
    active: bool

    def __init__(self, seat: int, action: int, active: bool) -> None:
        self.seat = seat
        self.action = action
        self.active = active

    def happen(self, position: TawaPosition) -> None:
        if self.action == PRODUCE_ACTION:
            acted = self.produce(position)
        elif self.action == WORSHIP_ACTION:
            acted = self.worship(position)
        elif self.action == OFFERING_ACTION:
            acted = self.offer(position)
        else:
            acted = self.rejuvenate(position)
        if not acted:
            position.tell(EVENT_NOTHING_TO_DO if self.active else EVENT_NOT_FOLLOWED, self.seat, self.action)

    def produce(self, position: TawaPosition) -> bool:
        """T8.19: all face-up buildings, which are then flipped; RULING: in its own action the highest number stays face up."""
        buildings = position.face_up_production(self.seat)
        for building in reversed(buildings):
            position.push(AxomammaProduces(self.seat, building))
            turn_building(position, building, self.active and building == buildings[-1])
        return bool(buildings)

    def worship(self, position: TawaPosition) -> bool:
        """T8.20: in its own action a large and a small statue; following one, RULING: a small one first. RULING: of several statues
        the first in the order of the gods; none at the top of the temple."""
        if not self.active:
            return self.give(position, SMALL, 1) or self.give(position, LARGE, 1)
        steps = 1 if position.difficulty & FREE_STEP else 0
        room = position.data.temple_top - position.temple[self.seat] - steps
        for size in (LARGE, SMALL):
            if room > 0 and self.take(position, size):
                steps += STEPS_FOR_STATUE[size]
                room -= STEPS_FOR_STATUE[size]
        climb(position, self.seat, steps)
        return steps > 0

    def give(self, position: TawaPosition, size: int, steps: int) -> bool:
        if position.temple[self.seat] >= position.data.temple_top or not self.take(position, size):
            return False
        climb(position, self.seat, steps)
        return True

    def take(self, position: TawaPosition, size: int) -> bool:
        """Give up a statue of a size, if it has one."""
        owned = position.large_statues if size == LARGE else position.small_statues
        for god in range(GODS):
            if owned[self.seat * GODS + god]:
                give_statue(position, self.seat, god, size)
                return True
        return False

    def offer(self, position: TawaPosition) -> bool:
        """T8.20: as many steps as it can pay, gold included; RULING: none beyond the top."""
        free = 1 if self.active and position.difficulty & FREE_STEP else 0
        room = position.data.temple_top - position.temple[self.seat] - free
        most = MOST_OFFERINGS if self.active else 1
        price = CORN_PER_STEP if self.active else FOLLOWERS_CORN
        steps = 0
        while steps < most and steps < room and can_pay(position, self.seat, corn=(steps + 1) * price):
            steps += 1
        if steps:
            position.tell(EVENT_OFFERED, self.seat, steps)
        charge(position, self.seat, corn=steps * price)
        climb(position, self.seat, steps + free)
        return steps + free > 0

    def rejuvenate(self, position: TawaPosition) -> bool:
        """T8.25: everything; following, half of the buildings and half of the army cards, rounded up. RULING: buildings with high
        numbers and cards with two soldiers first."""
        buildings = len(position.face_down_production(self.seat))
        armies = count_face_down(position, self.seat) - buildings
        if not self.active:
            buildings = (buildings + 1) // 2
            armies = (armies + 1) // 2
        for _ in range(armies):
            revive_army(position, self.seat)
        for _ in range(buildings):
            revive_building(position, self.seat)
        return buildings + armies > 0


class AxomammaProduces(Happening["TawaPosition"]):
    """The benefit of one production building."""

    building: int

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def happen(self, position: TawaPosition) -> None:
        position.tell(EVENT_AXOMAMMA_PRODUCED, self.seat, self.building)
        position.push(Effect(self.seat, position.data.building_effect[self.building], CATEGORY_BUILDINGS))
