"""Nomads: the workers whom one gains for nothing."""

from __future__ import annotations

from qosqo.core.phrases import pack, part_a
from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import COLOURS, NOMADS, SUPPLY
from qosqo.games.tawantinsuyu.phrases import EVENT_GAINED_NOMAD, EVENT_NOMAD_CAME, MOVE_TAKE_NOMAD
from qosqo.games.tawantinsuyu.position import TawaPosition


def take_nomad(position: TawaPosition, colour: int, place: int) -> None:
    """T3.31: a worker leaves the nomads for another place; the bag refills them while it lasts."""
    position.workers[NOMADS * COLOURS + colour] -= 1
    position.workers[place * COLOURS + colour] += 1
    newcomer = refill_nomads(position)
    if newcomer >= 0:
        position.tell(EVENT_NOMAD_CAME, NOBODY, newcomer)


def refill_nomads(position: TawaPosition) -> int:
    """A worker of the bag joins the nomads; returns the colour, or −1."""
    colour = position.draw_worker()
    if colour >= 0:
        position.workers[NOMADS * COLOURS + colour] += 1
    return colour


class TakeNomad(TurnStep):
    """T3.31: take one of the nomads."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_TAKE_NOMAD, colour) for colour in range(COLOURS) if position.workers[NOMADS * COLOURS + colour]]

    def cites(self, kind: int) -> str:
        return "T3.31" if kind == MOVE_TAKE_NOMAD else ""

    def do(self, position: TawaPosition, move: int) -> None:
        position.tell(EVENT_GAINED_NOMAD, self.seat, part_a(move))
        take_nomad(position, part_a(move), SUPPLY + self.seat)
