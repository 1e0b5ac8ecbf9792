"""Paying.

T2.2: gold may stand for any other resource. Who pays with as little gold as possible never fares worse, so a cost that can be paid in just
one such way is paid unasked. Only food from both potato and corn is a real choice. Every other way stays open: a player who has asked to
pay the next cost by hand (a free action) chooses among all ways.
"""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, part_d, saying
from qosqo.core.position import Step
from qosqo.games.tawantinsuyu.names import CORN, GOLD, POTATO, RESOURCES, STONE
from qosqo.games.tawantinsuyu.phrases import EVENT_PAID, FIRST_FREE_ACTION, MOVE_PAY, REFUSAL_CANNOT_PAY
from qosqo.games.tawantinsuyu.position import TawaPosition


def gold_needed(position: TawaPosition, seat: int, potato: int, corn: int, stone: int, gold: int, food: int) -> int:
    """The least gold that pays a cost."""
    base = seat * RESOURCES
    resources = position.resources
    potatoes = resources[base + POTATO] - potato
    ears = resources[base + CORN] - corn
    stones = resources[base + STONE] - stone
    needed = gold
    if stones < 0:
        needed -= stones
    if potatoes < 0:
        needed -= potatoes
        potatoes = 0
    if ears < 0:
        needed -= ears
        ears = 0
    if food > potatoes + ears:
        needed += food - potatoes - ears
    return needed


def can_pay(position: TawaPosition, seat: int, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0, food: int = 0) -> bool:
    """Whether a cost can be paid; food that a placement still costs must remain."""
    if seat == position.active:
        food += position.food_due
    return gold_needed(position, seat, potato, corn, stone, gold, food) <= position.resources[seat * RESOURCES + GOLD]


def can_spare(position: TawaPosition, seat: int, potato: int = 0) -> bool:
    """Whether so much can be given away for nothing that has to be paid: what is being paid just now must remain, too."""
    return can_pay_besides(position, seat, None, potato)


def can_pay_besides(
    position: TawaPosition, seat: int, settled: Pay | None, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0
) -> bool:
    """Whether a cost can be paid besides all that waits to be paid, without one of these payments."""
    food = position.food_due if seat == position.active else 0
    for step in position.stack:
        if isinstance(step, Pay) and step.seat == seat and step is not settled:
            potato += step.potato
            corn += step.corn
            stone += step.stone
            gold += step.gold
            food += step.food
    return gold_needed(position, seat, potato, corn, stone, gold, food) <= position.resources[seat * RESOURCES + GOLD]


def can_pay_cost(position: TawaPosition, seat: int, cost: list[int]) -> bool:
    return can_pay(position, seat, cost[POTATO], cost[CORN], cost[STONE], cost[GOLD])


def cannot_pay(seat: int, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0) -> Saying:
    return saying(REFUSAL_CANNOT_PAY, seat, gold, potato, corn, stone)


def refuse_cost(seat: int, cost: list[int]) -> Saying:
    return cannot_pay(seat, cost[POTATO], cost[CORN], cost[STONE], cost[GOLD])


def charge(position: TawaPosition, seat: int, potato: int = 0, corn: int = 0, stone: int = 0, gold: int = 0, food: int = 0) -> None:
    """Pay a cost that can be paid: at once if there is one sensible way, else by a step on top of the stack."""
    if potato + corn + stone + gold + food == 0:
        return
    base = seat * RESOURCES
    if position.by_hand and seat == position.active:
        position.push(Pay(seat, potato, corn, stone, gold, food))
        return
    resources = position.resources
    spare_potatoes = resources[base + POTATO] - potato
    spare_corn = resources[base + CORN] - corn
    if food and spare_potatoes > 0 and spare_corn > 0 and spare_potatoes + spare_corn > food:
        position.push(Pay(seat, potato, corn, stone, gold, food))
        return
    potatoes = least(resources[base + POTATO], potato + food)
    food_left = food - (potatoes - potato if potatoes > potato else 0)
    ears = least(resources[base + CORN], corn + food_left)
    stones = least(resources[base + STONE], stone)
    settle_payment(position, seat, potato + corn + stone + gold + food - potatoes - ears - stones, potatoes, ears, stones)


def charge_cost(position: TawaPosition, seat: int, cost: list[int]) -> None:
    charge(position, seat, cost[POTATO], cost[CORN], cost[STONE], cost[GOLD])


def least(a: int, b: int) -> int:
    return a if a < b else b


def settle_payment(position: TawaPosition, seat: int, gold: int = 0, potato: int = 0, corn: int = 0, stone: int = 0) -> None:
    base = seat * RESOURCES
    resources = position.resources
    resources[base + GOLD] = resources[base + GOLD] - gold
    resources[base + POTATO] = resources[base + POTATO] - potato
    resources[base + CORN] = resources[base + CORN] - corn
    resources[base + STONE] = resources[base + STONE] - stone
    position.tell(EVENT_PAID, seat, gold, potato, corn, stone)


class Pay(Step["TawaPosition"]):
    """T2.1, T2.2: how a cost is paid."""

    potato: int
    corn: int
    stone: int
    gold: int
    food: int

    def __init__(self, seat: int, potato: int, corn: int, stone: int, gold: int, food: int) -> None:
        self.seat = seat
        self.potato = potato
        self.corn = corn
        self.stone = stone
        self.gold = gold
        self.food = food

    def moves(self, position: TawaPosition) -> list[int]:
        """All ways; T2.3: free actions go on being possible while a payment is asked for."""
        result = self.ways(position)
        if position.rules >= 2:
            from qosqo.games.tawantinsuyu.free_actions import add_free_actions  # some of which cost something

            add_free_actions(position, self.seat, True, result)
        return result

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 3

    def ways(self, position: TawaPosition) -> list[int]:
        base = self.seat * RESOURCES
        resources = position.resources
        total = self.potato + self.corn + self.stone + self.gold + self.food
        result: list[int] = []
        for gold in range(self.gold, least(resources[base + GOLD], total) + 1):
            for potato in range(least(resources[base + POTATO], self.potato + self.food) + 1):
                for corn in range(least(resources[base + CORN], self.corn + self.food) + 1):
                    stone = total - gold - potato - corn
                    if 0 <= stone <= self.stone and stone <= resources[base + STONE] and self.pays(position, gold, potato, corn, stone):
                        result.append(pack(MOVE_PAY, gold, potato, corn, stone))
        return result

    def pays(self, position: TawaPosition, gold: int, potato: int, corn: int, stone: int) -> bool:
        as_food = (potato - self.potato if potato > self.potato else 0) + (corn - self.corn if corn > self.corn else 0)
        return as_food <= self.food and can_pay_besides(position, self.seat, self, potato, corn, stone, gold)

    def carry_out(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) >= FIRST_FREE_ACTION:
            from qosqo.games.tawantinsuyu.free_actions import act_freely

            position.push(self)
            act_freely(position, self.seat, move)
            return
        if position.rules >= 2:
            position.exchanged = 0
        position.by_hand = False
        settle_payment(position, self.seat, part_a(move), part_b(move), part_c(move), part_d(move))
