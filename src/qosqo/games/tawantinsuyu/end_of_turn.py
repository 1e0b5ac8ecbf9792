"""The end of a turn: a worker from the village, the limit of two, and what is put in order."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a
from qosqo.core.position import NOBODY, Happening
from qosqo.games.tawantinsuyu.buildings import refill_market
from qosqo.games.tawantinsuyu.festival import is_last_festival, trigger_festival
from qosqo.games.tawantinsuyu.free_actions import LastChance, TurnStep
from qosqo.games.tawantinsuyu.god_cards import offer_card
from qosqo.games.tawantinsuyu.names import BOX, COLOURS, CORN_END, NO_CARD, POTATO_END, SUPPLY, WORKERS_KEPT
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_BOUGHT_WORKER,
    EVENT_DISMISSED,
    EVENT_MARKET_GOT,
    MOVE_BUY_WORKER,
    MOVE_DISMISS,
    MOVE_PASS,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


class BuyWorker(TurnStep):
    """T3.28: a worker from an end of the village for a potato or a corn."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        if position.village:
            if can_pay(position, self.seat, potato=1):
                result.append(pack(MOVE_BUY_WORKER, POTATO_END))
            if can_pay(position, self.seat, corn=1):
                result.append(pack(MOVE_BUY_WORKER, CORN_END))
            result.append(pack(MOVE_PASS))
        return result

    def happen(self, position: TawaPosition) -> None:
        if position.village or position.rules < 2:
            super().happen(position)
        else:
            position.push(LastChance(self.seat, last=is_last_festival(position)))

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_BUY_WORKER, POTATO_END), pack(MOVE_BUY_WORKER, CORN_END)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_BUY_WORKER:
            return None
        potato = 1 if part_a(move) == POTATO_END else 0
        return cannot_pay(self.seat, potato=potato, corn=1 - potato)

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            return
        end = part_a(move)
        worker = position.leave_village(end)
        position.workers[(SUPPLY + self.seat) * COLOURS + worker] += 1
        position.tell(EVENT_BOUGHT_WORKER, self.seat, worker, end)
        potato = 1 if end == POTATO_END else 0
        charge(position, self.seat, potato=potato, corn=1 - potato)


class Dismiss(TurnStep):
    """T3.29: workers beyond two leave the game."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        if position.count_workers(SUPPLY + self.seat) <= WORKERS_KEPT:
            return []
        first = (SUPPLY + self.seat) * COLOURS
        return [pack(MOVE_DISMISS, colour) for colour in range(COLOURS) if position.workers[first + colour]]

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 3

    def do(self, position: TawaPosition, move: int) -> None:
        worker = part_a(move)
        position.workers[(SUPPLY + self.seat) * COLOURS + worker] -= 1
        position.workers[BOX * COLOURS + worker] += 1
        position.tell(EVENT_DISMISSED, self.seat, worker)
        position.push(Dismiss(self.seat))


class CloseTurn(Happening["TawaPosition"]):
    """T3.30: the played card joins the offer, the market is refilled, an empty village triggers a festival."""

    def happen(self, position: TawaPosition) -> None:
        if position.played_card != NO_CARD:
            offer_card(position, position.played_card)
            position.played_card = NO_CARD
        refill_market(position, EVENT_MARKET_GOT)
        if not position.village and position.token == NOBODY:
            trigger_festival(position, self.seat)
        position.by_hand = False
        position.exchanged = 0
