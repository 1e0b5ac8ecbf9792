"""A turn: its beginning, and the choice between placing a worker and two secondary actions."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.position import NOBODY, Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.axomamma.setup import AxomammaArrives
from qosqo.games.tawantinsuyu.axomamma.turn import AxomammaTurn
from qosqo.games.tawantinsuyu.end_of_turn import BuyWorker, CloseTurn, Dismiss
from qosqo.games.tawantinsuyu.festival import BEFORE, Festival
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.high_priest import action_at
from qosqo.games.tawantinsuyu.names import SECTIONS
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_PRIEST_PUT,
    EVENT_TURN_BEGINS,
    MOVE_PLACE,
    MOVE_PLACE_FOR_GOLD,
    MOVE_PRAY,
    MOVE_PUT_PRIEST,
    MOVE_TAKE_NOMAD,
    MOVE_TRAIN,
    REFUSAL_NOTHING_THERE,
)
from qosqo.games.tawantinsuyu.placing import considered_placements, place, placements, refuse_placement
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.secondary_actions import SecondAction, action_bit, add_secondary_actions, begin_secondary, considered_actions


class TurnStart(Happening["TawaPosition"]):
    """A turn begins, if need be with a festival or with the placing of the high priest. The next player's turn waits below."""

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        position.turn += 1
        position.active = seat
        position.tell(EVENT_TURN_BEGINS, seat, position.turn)
        position.push(TurnStart((seat + 1) % position.seats))
        position.push(CloseTurn(seat))
        if seat == position.axomamma:
            position.push(AxomammaTurn(seat))
        else:
            position.push(Dismiss(seat))
            position.push(BuyWorker(seat))
            position.push(Turn(seat))
        if position.priests[seat] < 0:
            if position.axomamma != NOBODY:
                position.push(AxomammaArrives(position.axomamma))
            position.push(PutPriest(seat))
        if position.token == seat:
            position.push(Festival(seat, BEFORE))


class PutPriest(TurnStep):
    """T1.12: before the first turn the high priest goes to any spot of the Coricancha."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_PUT_PRIEST, spot) for spot in range(SECTIONS)]

    def do(self, position: TawaPosition, move: int) -> None:
        position.priests = replaced(position.priests, self.seat, part_a(move))
        position.tell(EVENT_PRIEST_PUT, self.seat, part_a(move), action_at(position, part_a(move)))


class Turn(TurnStep):
    """Section 3: place a worker, or perform two different secondary actions."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result = placements(position, self.seat)
        add_secondary_actions(position, 0, result)
        return result

    def asks(self, position: TawaPosition) -> bool:
        """The high priest can always go one step or two: no list is needed to know that there is a choice."""
        return True

    def considered(self, position: TawaPosition) -> list[int]:
        return considered_placements(position, self.seat) + considered_actions()

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) in (MOVE_PLACE, MOVE_PLACE_FOR_GOLD):
            return refuse_placement(position, self.seat, move)
        return saying(REFUSAL_NOTHING_THERE, self.seat) if kind_of(move) in (MOVE_PRAY, MOVE_TRAIN, MOVE_TAKE_NOMAD) else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) <= MOVE_PLACE_FOR_GOLD:
            place(position, self.seat, move)
        else:
            position.push(SecondAction(self.seat, action_bit(move)))
            begin_secondary(position, self.seat, move)
