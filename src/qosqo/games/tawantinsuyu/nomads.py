"""Nomads: the workers whom one gains for nothing."""

from __future__ import annotations

from qosqo.core.phrases import pack, part_a
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import COLOURS, FROM_NOMADS, NOMADS, SUPPLY
from qosqo.games.tawantinsuyu.phrases import EVENT_GOT_WORKER, MOVE_TAKE_NOMAD
from qosqo.games.tawantinsuyu.position import TawaPosition


def take_nomad(position: TawaPosition, colour: int, place: int) -> None:
    """T3.31: a worker leaves the nomads for another place; the bag refills them while it lasts."""
    position.workers[NOMADS * COLOURS + colour] -= 1
    position.workers[place * COLOURS + colour] += 1
    refill_nomads(position)


def refill_nomads(position: TawaPosition) -> None:
    colour = position.draw_worker()
    if colour >= 0:
        position.workers[NOMADS * COLOURS + colour] += 1


def gain_nomad(position: TawaPosition, seat: int, colour: int) -> None:
    """A nomad joins the supply of a seat."""
    position.tell(EVENT_GOT_WORKER, seat, colour, FROM_NOMADS)
    take_nomad(position, colour, SUPPLY + seat)


class TakeNomad(TurnStep):
    """T3.27, T3.31: take one of the nomads."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_TAKE_NOMAD, colour) for colour in range(COLOURS) if position.workers[NOMADS * COLOURS + colour]]

    def do(self, position: TawaPosition, move: int) -> None:
        gain_nomad(position, self.seat, part_a(move))
