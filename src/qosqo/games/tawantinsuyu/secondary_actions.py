"""The secondary actions: the high priest, praying, training and recruiting."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.games.tawantinsuyu.army_cards import army_cards_left
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.god_cards import GodCards
from qosqo.games.tawantinsuyu.high_priest import move_priest
from qosqo.games.tawantinsuyu.names import COLOURS, NOMADS, PRAYING_BIT, PRIEST_BIT, RECRUITING_BIT, SUPPLY, TRAINING_BIT
from qosqo.games.tawantinsuyu.nomads import take_nomad
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_PRAYS,
    EVENT_RECRUITED,
    EVENT_TRAINS,
    MOVE_MOVE_PRIEST,
    MOVE_PRAY,
    MOVE_TAKE_NOMAD,
    MOVE_TRAIN,
    REFUSAL_NOTHING_THERE,
    REFUSAL_SAME_ACTION_TWICE,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.training import Training


def action_bit(move: int) -> int:
    """Which secondary action a move is, as a bit."""
    kind = kind_of(move)
    if kind == MOVE_MOVE_PRIEST:
        return PRIEST_BIT
    if kind == MOVE_PRAY:
        return PRAYING_BIT
    if kind == MOVE_TRAIN:
        return TRAINING_BIT
    return RECRUITING_BIT


def add_secondary_actions(position: TawaPosition, done: int, moves: list[int]) -> None:
    """The secondary actions that are possible, without those already done."""
    if not done & PRIEST_BIT:
        moves.append(pack(MOVE_MOVE_PRIEST, 1))
        moves.append(pack(MOVE_MOVE_PRIEST, 2))
    if not done & PRAYING_BIT and (position.god_deck.cards or position.offer):
        moves.append(pack(MOVE_PRAY))
    if not done & TRAINING_BIT and army_cards_left(position):
        moves.append(pack(MOVE_TRAIN))
    if not done & RECRUITING_BIT:
        workers = position.workers
        for colour in range(COLOURS):
            if workers[NOMADS * COLOURS + colour]:
                moves.append(pack(MOVE_TAKE_NOMAD, colour))


def considered_actions() -> list[int]:
    return [pack(MOVE_MOVE_PRIEST, 1), pack(MOVE_MOVE_PRIEST, 2), pack(MOVE_PRAY), pack(MOVE_TRAIN)]


def begin_secondary(position: TawaPosition, seat: int, move: int) -> None:
    kind = kind_of(move)
    if kind == MOVE_MOVE_PRIEST:
        move_priest(position, seat, part_a(move))
    elif kind == MOVE_PRAY:
        position.tell(EVENT_PRAYS, seat)
        position.push(GodCards(seat, left=2))
    elif kind == MOVE_TRAIN:
        position.tell(EVENT_TRAINS, seat)
        position.push(Training(seat))
    else:
        position.tell(EVENT_RECRUITED, seat, part_a(move))
        take_nomad(position, part_a(move), SUPPLY + seat)


class SecondAction(TurnStep):
    """The second, different secondary action."""

    done: int

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        add_secondary_actions(position, self.done, result)
        return result

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        return position.rules >= 3

    def considered(self, position: TawaPosition) -> list[int]:
        return considered_actions()

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) not in (MOVE_MOVE_PRIEST, MOVE_PRAY, MOVE_TRAIN, MOVE_TAKE_NOMAD):
            return None
        if action_bit(move) & self.done:
            return saying(REFUSAL_SAME_ACTION_TWICE, self.seat)
        return saying(REFUSAL_NOTHING_THERE, self.seat) if kind_of(move) != MOVE_MOVE_PRIEST else None

    def do(self, position: TawaPosition, move: int) -> None:
        begin_secondary(position, self.seat, move)
