"""What drawing needs beside the view: which piece is which, so that it stays the same element while it moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.phrases import EVENT_DELIVERED, EVENTS
from qosqo.games.cuzco_feld.view import FeldView, Village
from qosqo.web.model import LogEntry, TableModel

DELIVERED: Final = EVENTS.kinds[EVENT_DELIVERED].name


@dataclass(frozen=True)
class DiePiece:
    seat: int
    pips: int
    copy: int
    """Tells equal dice of a seat apart."""


class Scene:
    """A view with the pieces told apart."""

    def __init__(self, view: FeldView, model: TableModel) -> None:
        self.view = view
        self.data: Components = model.data
        self.deliveries = deliveries(model.log, model.shown, view.villages)
        self.dice_on, self.dice_left = dice_of(view)


def deliveries(log: Sequence[LogEntry], shown: int, villages: tuple[Village, ...]) -> dict[tuple[int, int], int]:
    """The how manieth quipu of its seat lies in which village, so that a quipu stays the same piece when it leaves the mask."""
    told = [(entry.seat, dict(entry.changed).get("place", NOBODY)) for entry in log if entry.number <= shown and entry.kind == DELIVERED]
    lying = [(seat, number) for number, village in enumerate(villages) for seat in village.quipus]
    result: dict[tuple[int, int], int] = {}
    for seat, number in [*told, *lying]:
        if (seat, number) in lying and (seat, number) not in result:
            result[(seat, number)] = sum(1 for other, _ in result if other == seat)
    return result


def dice_of(view: FeldView) -> tuple[list[list[DiePiece]], list[list[DiePiece]]]:
    """The dice on every action space in the order of their placing, and those that the seats still have."""
    copies: dict[tuple[int, int], int] = {}

    def piece(seat: int, pips: int) -> DiePiece:
        copy = copies.get((seat, pips), 0)
        copies[(seat, pips)] = copy + 1
        return DiePiece(seat, pips, copy)

    placed = sorted((die.turn, space, die) for space, there in enumerate(view.action_spaces) for die in there.dice)
    on: list[list[DiePiece]] = [[] for _ in view.action_spaces]
    for _, space, die in placed:
        on[space].append(piece(die.seat, die.pips))
    return on, [[piece(seat, pips) for pips in player.dice] for seat, player in enumerate(view.players)]
