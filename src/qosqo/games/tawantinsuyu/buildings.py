"""Buildings: the market, and building what lies in it."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b
from qosqo.core.pile import EVERYBODY, SEAT_BIT
from qosqo.core.position import NOBODY
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.payment import can_pay_cost, charge_cost, refuse_cost
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_BUILT,
    EVENT_BUILT_NOTHING,
    EVENT_REPLACED,
    EVENT_REPLACEMENT_CAME,
    EVENT_RETURNED_CARD,
    MOVE_BUILD,
    MOVE_PASS,
    MOVE_REMOVE,
    MOVE_REPLACE,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def refill_market(position: TawaPosition, event: int, leave: list[bool] | None = None) -> None:
    """Two face-up buildings of each kind, while their stacks last, each told as this event; some slots may be left empty."""
    for slot in range(4):
        if position.market[slot] < 0 and (leave is None or not leave[slot]):
            stack = position.stacks[slot // 2]
            if stack.cards:
                position.market = replaced(position.market, slot, stack.draw())
                position.reveal()
                position.tell(event, NOBODY, position.market[slot])


def remove_from_market(position: TawaPosition, slot: int) -> None:
    """A building of the market goes under its stack; everybody sees it."""
    position.stacks[slot // 2].put_under(position.market[slot], EVERYBODY)
    position.market = replaced(position.market, slot, -1)


def build(position: TawaPosition, seat: int, building: int) -> None:
    """A building of the market gets an owner."""
    position.market = replaced(position.market, position.market.index(building), -1)
    position.owner = replaced(position.owner, building, seat)
    turn_building(position, building, up=True)


def turn_building(position: TawaPosition, building: int, up: bool) -> None:
    position.face_up = replaced(position.face_up, building, up)


def can_build(position: TawaPosition, seat: int) -> bool:
    return any(building >= 0 and can_pay_cost(position, seat, position.data.building_cost[building]) for building in position.market)


def can_replace(position: TawaPosition, seat: int) -> bool:
    """Whether a god card can replace buildings of the market; an empty market could be chosen under the first version of the rules."""
    return bool(position.god_hands[seat].cards) and (position.rules < 2 or any(building >= 0 for building in position.market))


def can_begin_building(position: TawaPosition, seat: int) -> bool:
    """T3.10: the task may also be begun to replace what cannot be paid."""
    return can_build(position, seat) or (position.rules >= 2 and can_replace(position, seat))


class Build(TurnStep):
    """T3.10: a building of the market. A god card, once, replaces one or two of them before."""

    must: bool
    replaced: bool

    def __init__(self, seat: int, must: bool, replaced: bool) -> None:
        self.seat = seat
        self.must = must
        self.replaced = replaced

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for building in sorted(position.market):
            if building >= 0 and can_pay_cost(position, self.seat, position.data.building_cost[building]):
                result.append(pack(MOVE_BUILD, building))
        if not self.replaced and can_replace(position, self.seat):
            for card in sorted(position.god_hands[self.seat].cards):
                result.append(pack(MOVE_REPLACE, card))
        if not self.must or (not result and position.rules >= 2):
            result.append(pack(MOVE_PASS))
        return result

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 2 and kind_of(move) != MOVE_PASS

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_BUILD, building) for building in position.market if building >= 0]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) == MOVE_BUILD and part_a(move) in position.market:
            return refuse_cost(self.seat, position.data.building_cost[part_a(move)])
        return None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        seat = self.seat
        kind = kind_of(move)
        if kind == MOVE_BUILD:
            building = part_a(move)
            build(position, seat, building)
            position.tell(EVENT_BUILT, seat, building)
            charge_cost(position, seat, position.data.building_cost[building])
        elif kind == MOVE_REPLACE:
            card = part_a(move)
            position.god_hands[seat].remove(card)
            position.god_deck.put_under(card, SEAT_BIT[seat])
            position.tell(EVENT_RETURNED_CARD, seat, card)
            position.push(Build(seat, must=self.must, replaced=True))
            position.push(RemoveBuildings(seat))
        else:
            position.tell(EVENT_BUILT_NOTHING, seat)


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
                    result.append(pack(MOVE_REMOVE, slot, other))
            result.append(pack(MOVE_REMOVE, slot, 4))
        return result

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 2

    def do(self, position: TawaPosition, move: int) -> None:
        slot = part_a(move)
        other = part_b(move)
        empty = [position.market[each] < 0 for each in range(4)]
        position.tell(EVENT_REPLACED, self.seat, position.market[slot])
        remove_from_market(position, slot)
        if other < 4:
            position.tell(EVENT_REPLACED, self.seat, position.market[other])
            remove_from_market(position, other)
        refill_market(position, EVENT_REPLACEMENT_CAME, leave=empty)
