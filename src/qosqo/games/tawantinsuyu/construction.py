"""Statues and buildings."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.pile import SEAT_BIT
from qosqo.core.values import raised
from qosqo.games.tawantinsuyu.names import (
    BUILD,
    BUILD_STATUE,
    BUILT,
    BUILT_STATUE,
    CORN,
    FROM_STATUES,
    GAVE_STATUE,
    GODS,
    GOLD,
    LARGE,
    NO_SUCH_STATUE,
    PASS,
    POTATO,
    REMOVE,
    REPLACE,
    REPLACED,
    RETURNED_CARD,
    SMALL,
    STONE,
)
from qosqo.games.tawantinsuyu.payment import can_pay_cost, cannot_pay, charge_cost
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.turn_step import TurnStep


def refuse_cost(seat: int, cost: list[int]) -> Saying:
    return cannot_pay(seat, cost[POTATO], cost[CORN], cost[STONE], cost[GOLD])


# Statues.


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
    position.tell(BUILT_STATUE, seat, god, size)
    position.gain(seat, position.data.statue_points[size], FROM_STATUES)


def give_statue(position: TawaPosition, seat: int, god: int, size: int) -> None:
    """A statue leaves the game."""
    add_statues(position, seat, god, size, -1)
    position.tell(GAVE_STATUE, seat, god, size)


class BuildStatue(TurnStep):
    """T3.11: a statue from the supply, paid; or a small one for nothing."""

    must: bool
    free: bool

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        small = self.affords(position, SMALL)
        large = self.affords(position, LARGE)
        for god in range(GODS):
            if small and self.offers(position, god, SMALL):
                result.append(pack(BUILD_STATUE, god, SMALL))
            if large and self.offers(position, god, LARGE):
                result.append(pack(BUILD_STATUE, god, LARGE))
        if not self.must:
            result.append(pack(PASS))
        return result

    def affords(self, position: TawaPosition, size: int) -> bool:
        return self.free or can_pay_cost(position, self.seat, position.data.statue_cost[size])

    def offers(self, position: TawaPosition, god: int, size: int) -> bool:
        return statues_left(position, god, size) > 0 and not (self.free and size == LARGE)

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(BUILD_STATUE, god, size) for god in range(GODS) for size in (SMALL, LARGE)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != BUILD_STATUE:
            return None
        size = part_b(move)
        if not self.offers(position, part_a(move), size):
            return saying(NO_SUCH_STATUE, self.seat, part_a(move), size)
        if not self.affords(position, size):
            return refuse_cost(self.seat, position.data.statue_cost[size])
        return None

    def costs(self) -> bool:
        return not self.free

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == BUILD_STATUE:
            gain_statue(position, self.seat, part_a(move), part_b(move))
            if not self.free:
                charge_cost(position, self.seat, position.data.statue_cost[part_b(move)])


# Buildings.


def can_build(position: TawaPosition, seat: int) -> bool:
    return any(building >= 0 and can_pay_cost(position, seat, position.data.building_cost[building]) for building in position.market)


class Build(TurnStep):
    """T3.10: a building of the market. A god card, once, replaces one or two of them before."""

    must: bool
    replaced: bool

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for building in sorted(position.market):
            if building >= 0 and can_pay_cost(position, self.seat, position.data.building_cost[building]):
                result.append(pack(BUILD, building))
        if not self.replaced and position.god_hands[self.seat].cards:
            for card in sorted(position.god_hands[self.seat].cards):
                result.append(pack(REPLACE, card))
        if not self.must:
            result.append(pack(PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(BUILD, building) for building in position.market if building >= 0]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) == BUILD and part_a(move) in position.market:
            return refuse_cost(self.seat, position.data.building_cost[part_a(move)])
        return None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        seat = self.seat
        kind = kind_of(move)
        if kind == BUILD:
            building = part_a(move)
            position.build(seat, building)
            position.tell(BUILT, seat, building)
            charge_cost(position, seat, position.data.building_cost[building])
        elif kind == REPLACE:
            card = part_a(move)
            position.god_hands[seat].remove(card)
            position.god_deck.put_under(card, SEAT_BIT[seat])
            position.tell(RETURNED_CARD, seat, card)
            position.push(build(seat, self.must, True))
            position.push(remove_buildings(seat))


class RemoveBuildings(TurnStep):
    """T3.10: which one or two buildings leave the market; of two from one stack the first goes under first."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for slot in range(4):
            if position.market[slot] < 0:
                continue
            for other in range(4):
                # Of two different stacks the order does not matter.
                if other != slot and position.market[other] >= 0 and (other > slot or other // 2 == slot // 2):
                    result.append(pack(REMOVE, slot, other))
            result.append(pack(REMOVE, slot, 4))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        slot = part_a(move)
        other = part_b(move)
        empty = [position.market[each] < 0 for each in range(4)]
        position.tell(REPLACED, self.seat, position.market[slot])
        position.remove_from_market(slot)
        if other < 4:
            position.tell(REPLACED, self.seat, position.market[other])
            position.remove_from_market(other)
        position.refill_market(empty)


def build_statue(seat: int, must: bool, free: bool) -> BuildStatue:
    step = BuildStatue()
    step.seat = seat
    step.must = must
    step.free = free
    return step


def build(seat: int, must: bool, replaced: bool) -> Build:
    step = Build()
    step.seat = seat
    step.must = must
    step.replaced = replaced
    return step


def remove_buildings(seat: int) -> RemoveBuildings:
    step = RemoveBuildings()
    step.seat = seat
    return step
