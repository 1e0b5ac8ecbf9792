"""Training, and workers from the nomads."""

from __future__ import annotations

from qosqo.core.phrases import pack, part_a
from qosqo.core.pile import SEAT_BIT
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.names import COLOURS, DREW_ARMY, KEEP_ARMY, NOMADS, TAKE_NOMAD, TRAINED
from qosqo.games.tawantinsuyu.position import TawaPosition, kinds_in
from qosqo.games.tawantinsuyu.turn_step import TurnStep


class Training(Happening["TawaPosition"]):
    """T3.16: draw two army cards; RULING: from an exhausted deck what there is."""

    def happen(self, position: TawaPosition) -> None:
        for _ in range(2):
            if position.army_cards_left():
                card = position.top_army_card()
                position.trained.put(card, SEAT_BIT[self.seat])
                position.reveal()
                position.tell(DREW_ARMY, self.seat, card)
        position.push(keep_army(self.seat))


class KeepArmy(TurnStep):
    """T3.16: keep one of the drawn cards, discard the other."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(KEEP_ARMY, army) for army in kinds_in(position.trained)]

    def do(self, position: TawaPosition, move: int) -> None:
        kept = part_a(move)
        position.trained.remove(kept)
        position.army_hands[self.seat].put(kept, SEAT_BIT[self.seat])
        if position.trained.cards:
            position.reveal()
            other = position.trained.draw()
            position.army_discards += (other,)
            position.tell(TRAINED, self.seat, other)


class TakeNomad(TurnStep):
    """T3.27, T3.31: take one of the nomads."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(TAKE_NOMAD, colour) for colour in range(COLOURS) if position.workers[NOMADS * COLOURS + colour]]

    def do(self, position: TawaPosition, move: int) -> None:
        position.gain_nomad(self.seat, part_a(move))


def training(seat: int) -> Training:
    step = Training()
    step.seat = seat
    return step


def keep_army(seat: int) -> KeepArmy:
    step = KeepArmy()
    step.seat = seat
    return step


def take_nomad(seat: int) -> TakeNomad:
    step = TakeNomad()
    step.seat = seat
    return step
