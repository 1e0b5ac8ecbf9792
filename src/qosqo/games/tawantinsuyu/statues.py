"""Statues of the gods."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.values import raised
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import GODS, LARGE, SMALL
from qosqo.games.tawantinsuyu.payment import can_pay_cost, charge_cost, refuse_cost
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_STATUES,
    EVENT_BUILT_NO_STATUE,
    EVENT_BUILT_STATUE,
    EVENT_GAVE_STATUE,
    MOVE_BUILD_STATUE,
    MOVE_PASS,
    REFUSAL_NO_SUCH_STATUE,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def statues_left(position: TawaPosition, god: int, size: int) -> int:
    owned = position.large_statues if size == LARGE else position.small_statues
    return owned[position.seats * GODS + god]


def can_build_statue(position: TawaPosition, seat: int) -> bool:
    for size in (SMALL, LARGE):
        if can_pay_cost(position, seat, position.data.statue_cost[size]):
            for god in range(GODS):
                if statues_left(position, god, size):
                    return True
    return False


def add_statues(position: TawaPosition, owner: int, god: int, size: int, count: int) -> None:
    """A seat, or the supply after the last seat, gets so many statues more or fewer."""
    if size == LARGE:
        position.large_statues = raised(position.large_statues, owner * GODS + god, count)
    else:
        position.small_statues = raised(position.small_statues, owner * GODS + god, count)


def gain_statue(position: TawaPosition, seat: int, god: int, size: int) -> None:
    """T3.11: the points come however the statue is gained."""
    add_statues(position, position.seats, god, size, -1)
    add_statues(position, seat, god, size, 1)
    position.tell(EVENT_BUILT_STATUE, seat, god, size)
    position.gain(seat, position.data.statue_points[size], CATEGORY_STATUES)


def give_statue(position: TawaPosition, seat: int, god: int, size: int) -> None:
    """A statue leaves the game."""
    add_statues(position, seat, god, size, -1)
    position.tell(EVENT_GAVE_STATUE, seat, god, size)


class BuildStatue(TurnStep):
    """T3.11: a statue from the supply, paid; or a small one for nothing."""

    must: bool
    free: bool

    def __init__(self, seat: int, must: bool, free: bool) -> None:
        self.seat = seat
        self.must = must
        self.free = free

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        small = self.affords(position, SMALL)
        large = self.affords(position, LARGE)
        for god in range(GODS):
            if small and self.offers(position, god, SMALL):
                result.append(pack(MOVE_BUILD_STATUE, god, SMALL))
            if large and self.offers(position, god, LARGE):
                result.append(pack(MOVE_BUILD_STATUE, god, LARGE))
        if not self.must:
            result.append(pack(MOVE_PASS))
        return result

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 2 and not self.free and kind_of(move) != MOVE_PASS

    def affords(self, position: TawaPosition, size: int) -> bool:
        return self.free or can_pay_cost(position, self.seat, position.data.statue_cost[size])

    def offers(self, position: TawaPosition, god: int, size: int) -> bool:
        return statues_left(position, god, size) > 0 and not (self.free and size == LARGE)

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_BUILD_STATUE, god, size) for god in range(GODS) for size in (SMALL, LARGE)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_BUILD_STATUE:
            return None
        size = part_b(move)
        if not self.offers(position, part_a(move), size):
            return saying(REFUSAL_NO_SUCH_STATUE, self.seat, part_a(move), size)
        if not self.affords(position, size):
            return refuse_cost(self.seat, position.data.statue_cost[size])
        return None

    def costs(self) -> bool:
        return not self.free

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_BUILD_STATUE:
            gain_statue(position, self.seat, part_a(move), part_b(move))
            if not self.free:
                charge_cost(position, self.seat, position.data.statue_cost[part_b(move)])
        else:
            position.tell(EVENT_BUILT_NO_STATUE, self.seat)
