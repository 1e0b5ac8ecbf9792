"""A turn from its beginning to its end."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.position import NOBODY, Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.axomamma_setup import axomamma_arrives
from qosqo.games.tawantinsuyu.axomamma_turn import axomamma_turn
from qosqo.games.tawantinsuyu.festival import BEFORE, festival, trigger_festival
from qosqo.games.tawantinsuyu.high_priest import action_at, move_priest
from qosqo.games.tawantinsuyu.names import (
    BOX,
    BUY_WORKER,
    COLOURS,
    CORN_END,
    DISMISS,
    DISMISSED,
    GOT_WORKER,
    MOVE_PRIEST,
    NO_CARD,
    NOMADS,
    NOTHING_THERE,
    PASS,
    PLACE,
    PLACE_FOR_GOLD,
    POTATO_END,
    PRAY,
    PRAYING_BIT,
    PRIEST_BIT,
    PRIEST_PUT,
    PUT_PRIEST,
    RECRUITING_BIT,
    SAME_ACTION_TWICE,
    SECTIONS,
    SUPPLY,
    TAKE_NOMAD,
    TRAIN,
    TRAINING_BIT,
    WORKERS_KEPT,
)
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.placing import considered_placements, place, placements, refuse_placement
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.training import training
from qosqo.games.tawantinsuyu.turn_step import TurnStep, god_cards


class TurnStart(Happening["TawaPosition"]):
    """A turn begins, if need be with a festival or with the placing of the high priest. The next player's turn waits below."""

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        position.turn += 1
        position.active = seat
        position.push(turn_start((seat + 1) % position.seats))
        position.push(close_turn(seat))
        if seat == position.axomamma:
            position.push(axomamma_turn(seat))
        else:
            position.push(dismiss(seat))
            position.push(buy_worker(seat))
            position.push(turn(seat))
        if position.priests[seat] < 0:
            if position.axomamma != NOBODY:
                position.push(axomamma_arrives(position.axomamma))
            position.push(put_priest(seat))
        if position.token == seat:
            position.push(festival(seat, BEFORE))


class PutPriest(TurnStep):
    """T1.12: before the first turn the high priest goes to any spot of the Coricancha."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(PUT_PRIEST, spot) for spot in range(SECTIONS)]

    def do(self, position: TawaPosition, move: int) -> None:
        position.priests = replaced(position.priests, self.seat, part_a(move))
        position.tell(PRIEST_PUT, self.seat, part_a(move), action_at(position, part_a(move)))


# Secondary actions.


def action_bit(move: int) -> int:
    """Which secondary action a move is, as a bit."""
    kind = kind_of(move)
    if kind == MOVE_PRIEST:
        return PRIEST_BIT
    if kind == PRAY:
        return PRAYING_BIT
    if kind == TRAIN:
        return TRAINING_BIT
    return RECRUITING_BIT


def add_secondary_actions(position: TawaPosition, done: int, moves: list[int]) -> None:
    """The secondary actions that are possible, without those already done."""
    if not done & PRIEST_BIT:
        moves.append(pack(MOVE_PRIEST, 1))
        moves.append(pack(MOVE_PRIEST, 2))
    if not done & PRAYING_BIT and (position.god_deck.cards or position.offer):
        moves.append(pack(PRAY))
    if not done & TRAINING_BIT and position.army_cards_left():
        moves.append(pack(TRAIN))
    if not done & RECRUITING_BIT:
        workers = position.workers
        for colour in range(COLOURS):
            if workers[NOMADS * COLOURS + colour]:
                moves.append(pack(TAKE_NOMAD, colour))


def considered_actions() -> list[int]:
    return [pack(MOVE_PRIEST, 1), pack(MOVE_PRIEST, 2), pack(PRAY), pack(TRAIN)]


def begin_secondary(position: TawaPosition, seat: int, move: int) -> None:
    kind = kind_of(move)
    if kind == MOVE_PRIEST:
        move_priest(position, seat, part_a(move))
    elif kind == PRAY:
        position.push(god_cards(seat, 2))
    elif kind == TRAIN:
        position.push(training(seat))
    else:
        position.gain_nomad(seat, part_a(move))


class Turn(TurnStep):
    """Section 3: place a worker, or perform two different secondary actions."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result = placements(position, self.seat)
        add_secondary_actions(position, 0, result)
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return considered_placements(position, self.seat) + considered_actions()

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) in (PLACE, PLACE_FOR_GOLD):
            return refuse_placement(position, self.seat, move)
        return saying(NOTHING_THERE, self.seat) if kind_of(move) in (PRAY, TRAIN, TAKE_NOMAD) else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) <= PLACE_FOR_GOLD:
            place(position, self.seat, move)
        else:
            position.push(second_action(self.seat, action_bit(move)))
            begin_secondary(position, self.seat, move)


class SecondAction(TurnStep):
    """The second, different secondary action."""

    done: int

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        add_secondary_actions(position, self.done, result)
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return considered_actions()

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) not in (MOVE_PRIEST, PRAY, TRAIN, TAKE_NOMAD):
            return None
        return saying(SAME_ACTION_TWICE if action_bit(move) & self.done else NOTHING_THERE, self.seat)

    def do(self, position: TawaPosition, move: int) -> None:
        begin_secondary(position, self.seat, move)


# The end of the turn.


class BuyWorker(TurnStep):
    """T3.28: a worker from an end of the village for a potato or a corn."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        if position.village:
            if can_pay(position, self.seat, 1, 0, 0, 0):
                result.append(pack(BUY_WORKER, POTATO_END))
            if can_pay(position, self.seat, 0, 1, 0, 0):
                result.append(pack(BUY_WORKER, CORN_END))
            result.append(pack(PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(BUY_WORKER, POTATO_END), pack(BUY_WORKER, CORN_END)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != BUY_WORKER:
            return None
        potato = 1 if part_a(move) == POTATO_END else 0
        return cannot_pay(self.seat, potato, 1 - potato, 0, 0)

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == PASS:
            return
        end = part_a(move)
        worker = position.leave_village(end)
        position.workers[(SUPPLY + self.seat) * COLOURS + worker] += 1
        position.tell(GOT_WORKER, self.seat, worker, end)
        potato = 1 if end == POTATO_END else 0
        charge(position, self.seat, potato, 1 - potato, 0, 0)


class Dismiss(TurnStep):
    """T3.29: workers beyond two leave the game."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        if position.count_workers(SUPPLY + self.seat) <= WORKERS_KEPT:
            return []
        first = (SUPPLY + self.seat) * COLOURS
        return [pack(DISMISS, colour) for colour in range(COLOURS) if position.workers[first + colour]]

    def do(self, position: TawaPosition, move: int) -> None:
        worker = part_a(move)
        position.workers[(SUPPLY + self.seat) * COLOURS + worker] -= 1
        position.workers[BOX * COLOURS + worker] += 1
        position.tell(DISMISSED, self.seat, worker)
        position.push(dismiss(self.seat))


class CloseTurn(Happening["TawaPosition"]):
    """T3.30: the played card joins the offer, the market is refilled, an empty village triggers a festival."""

    def happen(self, position: TawaPosition) -> None:
        if position.played_card != NO_CARD:
            position.offer_card(position.played_card)
            position.played_card = NO_CARD
        position.refill_market()
        if not position.village and position.token == NOBODY:
            trigger_festival(position, self.seat)
        position.by_hand = False
        position.exchanged = 0


def turn_start(seat: int) -> TurnStart:
    step = TurnStart()
    step.seat = seat
    return step


def put_priest(seat: int) -> PutPriest:
    step = PutPriest()
    step.seat = seat
    return step


def turn(seat: int) -> Turn:
    step = Turn()
    step.seat = seat
    return step


def second_action(seat: int, done: int) -> SecondAction:
    step = SecondAction()
    step.seat = seat
    step.done = done
    return step


def buy_worker(seat: int) -> BuyWorker:
    step = BuyWorker()
    step.seat = seat
    return step


def dismiss(seat: int) -> Dismiss:
    step = Dismiss()
    step.seat = seat
    return step


def close_turn(seat: int) -> CloseTurn:
    step = CloseTurn()
    step.seat = seat
    return step
