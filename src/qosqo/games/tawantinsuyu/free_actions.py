"""Free actions: what the active player may do at any time of the own turn, and so at every decision of it."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.position import Step
from qosqo.games.tawantinsuyu.army_cards import kinds_in
from qosqo.games.tawantinsuyu.names import CORN, GOLD, POTATO, RESOURCES, Z15, Z19
from qosqo.games.tawantinsuyu.payment import can_pay, can_spare, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_DISCARDED_ARMY,
    EVENT_EXCHANGED,
    EVENT_USED_BUILDING,
    FIRST_FREE_ACTION,
    MOVE_DISCARD_ARMY,
    MOVE_DRAW_FOR_POTATO,
    MOVE_EXCHANGE,
    MOVE_PASS,
    MOVE_PAY_BY_HAND,
    REFUSAL_EXCHANGED_BACK,
    REFUSAL_NEEDED_FOR_PAYMENT,
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
        """Whether something is paid here that may also be paid by hand."""
        return False

    def pays(self, position: TawaPosition) -> bool:
        """Whether something is paid here: then free actions matter even where nothing else can be done."""
        return self.costs()

    def moves(self, position: TawaPosition) -> list[int]:
        result = self.own_moves(position)
        self.append_free_actions(position, result)
        return result

    def append_free_actions(self, position: TawaPosition, moves: list[int]) -> None:
        """Put what may be done besides behind the moves of this decision."""
        add_free_actions(position, self.seat, self.pays(position), moves)
        if self.costs() and self.seat == position.active and not position.by_hand and position.has(self.seat, GOLD):
            moves.append(pack(MOVE_PAY_BY_HAND))

    def considered(self, position: TawaPosition) -> list[int]:
        """What a person might look for here, legal or not."""
        return []

    def candidates(self, position: TawaPosition) -> list[int]:
        return sorted({*self.considered(position), *position.moves()})

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        """Why one of them is not legal."""
        return None

    def refuse(self, position: TawaPosition, move: int) -> Saying | None:
        if move in position.moves():
            return None
        return refuse_free_action(position, self.seat, move) if kind_of(move) >= FIRST_FREE_ACTION else self.reason(position, move)

    def asks(self, position: TawaPosition) -> bool:
        listed = self.own_moves(position)
        own = len(listed)
        asked = own > 1 or (own == 1 and self.deliberate(position, listed[0]))
        if asked or (own and self.pays(position)):
            self.append_free_actions(position, listed)
            if asked or (len(listed) > own and kind_of(listed[own]) != MOVE_PAY_BY_HAND):
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


def add_free_actions(position: TawaPosition, seat: int, pays: bool, moves: list[int]) -> None:
    """T2.3 and the buildings Z15 and Z19: what a player may do at any time of the own turn, and with Z15 also where something is paid
    in another's."""
    if seat == position.active:
        if position.army_hands[seat].cards:
            for army in kinds_in(position.army_hands[seat]):
                moves.append(pack(MOVE_DISCARD_ARMY, army))
    elif not pays or position.rules < 2:
        return
    if position.owner[Z15] == seat:
        for give in range(CORN, RESOURCES):
            for get in range(CORN, RESOURCES):
                if may_exchange(position, seat, give, get):
                    moves.append(pack(MOVE_EXCHANGE, give, get))
    if (
        position.owner[Z19] == seat
        and seat == position.active
        and (position.god_deck.cards or position.offer)
        and can_spare(position, seat, 1)
    ):
        moves.append(pack(MOVE_DRAW_FOR_POTATO))


def may_exchange(position: TawaPosition, seat: int, give: int, get: int) -> bool:
    """Z15. What was just got in exchange is not given away again, nor the other way round: that would lead nowhere for ever."""
    if give == get or position.exchanged & (BIT[give] << 4) or position.exchanged & BIT[get]:
        return False
    if position.resources[seat * RESOURCES + give] < EXCHANGE_AMOUNT[give]:
        return False
    position.resources[seat * RESOURCES + give] -= EXCHANGE_AMOUNT[give]
    position.resources[seat * RESOURCES + get] += EXCHANGE_AMOUNT[get]
    enough = can_spare(position, seat)
    position.resources[seat * RESOURCES + give] += EXCHANGE_AMOUNT[give]
    position.resources[seat * RESOURCES + get] -= EXCHANGE_AMOUNT[get]
    return enough


def refuse_free_action(position: TawaPosition, seat: int, move: int) -> Saying | None:
    """Why an owner of Z15 or Z19 cannot use it now."""
    if seat != position.active:
        return None
    if kind_of(move) == MOVE_DRAW_FOR_POTATO and position.owner[Z19] == seat and (position.god_deck.cards or position.offer):
        return cannot_pay(seat, potato=1) if not can_pay(position, seat, potato=1) else saying(REFUSAL_NEEDED_FOR_PAYMENT, seat)
    give = part_a(move)
    get = part_b(move)
    if kind_of(move) != MOVE_EXCHANGE or position.owner[Z15] != seat or give in (get, POTATO) or get == POTATO:
        return None
    if position.exchanged & (BIT[give] << 4) or position.exchanged & BIT[get]:
        return saying(REFUSAL_EXCHANGED_BACK, seat)
    if position.has(seat, give) < EXCHANGE_AMOUNT[give]:
        return None
    return saying(REFUSAL_NEEDED_FOR_PAYMENT, seat)


def act_freely(position: TawaPosition, seat: int, move: int) -> None:
    kind = kind_of(move)
    if kind in (MOVE_DISCARD_ARMY, MOVE_DRAW_FOR_POTATO) and position.rules >= 2:
        position.exchanged = 0  # Z15: after any other action one may exchange back
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


class LastChance(TurnStep):
    """T2.3: free actions before a turn ends in which nothing is left to decide. It is asked for only if one of them could matter:
    an exchange can be made later as well, unless the game ends before."""

    last: bool
    """No other turn of this player follows."""

    def __init__(self, seat: int, last: bool) -> None:
        self.seat = seat
        self.last = last

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_PASS)]

    def asks(self, position: TawaPosition) -> bool:
        listed = self.moves(position)
        matters = self.last or any(kind_of(move) != MOVE_EXCHANGE for move in listed[1:])
        position.listed = listed if matters else listed[:1]
        return matters and len(listed) > 1

    def do(self, position: TawaPosition, move: int) -> None:
        """The turn ends."""
