"""Free actions: what the active player may do at any time of the own turn, and so at every decision of it."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b
from qosqo.core.position import Step
from qosqo.games.tawantinsuyu.army_cards import kinds_in
from qosqo.games.tawantinsuyu.names import CORN, GOLD, RESOURCES, Z15, Z19
from qosqo.games.tawantinsuyu.payment import can_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_DISCARDED_ARMY,
    EVENT_EXCHANGED,
    EVENT_USED_BUILDING,
    FIRST_FREE_ACTION,
    MOVE_DISCARD_ARMY,
    MOVE_DRAW_FOR_POTATO,
    MOVE_EXCHANGE,
    MOVE_PAY_BY_HAND,
)
from qosqo.games.tawantinsuyu.position import TawaPosition

EXCHANGE_AMOUNT: Final = [0, 2, 2, 1]
"""Z15: 2 corn, 2 stone and 1 gold are worth the same."""
BIT: Final = [1, 2, 4, 8]


class TurnStep(Step["TawaPosition"]):
    """A decision in which the active player may also take free actions."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        """The moves of this very decision, sorted."""
        raise NotImplementedError

    def do(self, position: TawaPosition, move: int) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def costs(self) -> bool:
        """Whether something is paid here: then free actions matter even where nothing else can be done."""
        return False

    def moves(self, position: TawaPosition) -> list[int]:
        result = self.own_moves(position)
        add_free_actions(position, self.seat, self.costs(), result)
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        """What a person might look for here, legal or not."""
        return []

    def candidates(self, position: TawaPosition) -> list[int]:
        return sorted({*self.considered(position), *position.moves()})

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        """Why one of them is not legal."""
        return None

    def refuse(self, position: TawaPosition, move: int) -> Saying | None:
        return None if move in position.moves() else self.reason(position, move)

    def asks(self, position: TawaPosition) -> bool:
        listed = self.own_moves(position)
        own = len(listed)
        costs = self.costs()
        if own > 1 or (own and costs):
            add_free_actions(position, self.seat, costs, listed)
            if own > 1 or (len(listed) > own and kind_of(listed[own]) != MOVE_PAY_BY_HAND):
                position.listed = listed
                return True
        position.listed = listed if len(listed) == own else listed[:own]
        return False

    def carry_out(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) >= FIRST_FREE_ACTION:
            position.push(self)
            act_freely(position, self.seat, move)
        else:
            position.exchanged = 0
            self.do(position, move)


def add_free_actions(position: TawaPosition, seat: int, costs: bool, moves: list[int]) -> None:
    """T2.3 and the buildings Z15 and Z19: what a player may do at any time of the own turn."""
    if seat != position.active:
        return
    if position.army_hands[seat].cards:
        for army in kinds_in(position.army_hands[seat]):
            moves.append(pack(MOVE_DISCARD_ARMY, army))
    if position.owner[Z15] == seat:
        for give in range(CORN, RESOURCES):
            for get in range(CORN, RESOURCES):
                if may_exchange(position, seat, give, get):
                    moves.append(pack(MOVE_EXCHANGE, give, get))
    if position.owner[Z19] == seat and (position.god_deck.cards or position.offer) and can_pay(position, seat, potato=1):
        moves.append(pack(MOVE_DRAW_FOR_POTATO))
    if costs and not position.by_hand and position.resources[seat * RESOURCES + GOLD]:
        moves.append(pack(MOVE_PAY_BY_HAND))


def may_exchange(position: TawaPosition, seat: int, give: int, get: int) -> bool:
    """Z15. What was just got in exchange is not given away again, nor the other way round: that would lead nowhere for ever."""
    if give == get or position.exchanged & (BIT[give] << 4) or position.exchanged & BIT[get]:
        return False
    if position.resources[seat * RESOURCES + give] < EXCHANGE_AMOUNT[give]:
        return False
    if position.food_due == 0:
        return True
    position.resources[seat * RESOURCES + give] -= EXCHANGE_AMOUNT[give]
    position.resources[seat * RESOURCES + get] += EXCHANGE_AMOUNT[get]
    enough = can_pay(position, seat)
    position.resources[seat * RESOURCES + give] += EXCHANGE_AMOUNT[give]
    position.resources[seat * RESOURCES + get] -= EXCHANGE_AMOUNT[get]
    return enough


def act_freely(position: TawaPosition, seat: int, move: int) -> None:
    kind = kind_of(move)
    if kind == MOVE_DISCARD_ARMY:
        army = part_a(move)
        position.army_hands[seat].remove(army)
        position.army_discards += (army,)
        position.reveal()
        position.tell(EVENT_DISCARDED_ARMY, seat, army)
        row = position.data.effects[position.data.army_effect[army]]
        position.add(seat, row[0], row[1])
    elif kind == MOVE_EXCHANGE:
        give = part_a(move)
        get = part_b(move)
        position.exchanged |= BIT[give] | (BIT[get] << 4)
        position.tell(EVENT_EXCHANGED, seat, give, get)
        position.resources[seat * RESOURCES + give] -= EXCHANGE_AMOUNT[give]
        position.resources[seat * RESOURCES + get] += EXCHANGE_AMOUNT[get]
    elif kind == MOVE_DRAW_FOR_POTATO:
        from qosqo.games.tawantinsuyu.god_cards import GodCards  # a decision with free actions of its own

        position.tell(EVENT_USED_BUILDING, seat, Z19)
        position.push(GodCards(seat, left=1))
        charge(position, seat, potato=1)
    else:
        position.by_hand = True
