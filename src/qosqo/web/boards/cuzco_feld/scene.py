"""What drawing needs beside the view: which piece is which, so that it stays the same element while it moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.phrases import EVENT_DELIVERED, EVENTS
from qosqo.games.cuzco_feld.view import FeldView, Village
from qosqo.web.model import Common
from qosqo.web.story import Trace

DELIVERED: Final = frozenset({EVENTS.kinds[EVENT_DELIVERED].name})


@dataclass(frozen=True)
class DiePiece:
    seat: int
    pips: int
    copy: int
    """Tells equal dice of a seat apart."""


Dice = tuple[DiePiece, ...]


class Scene:
    """What everybody sees, with the pieces told apart; found once by `common.once(Scene)`."""

    def __init__(self, common: Common) -> None:
        view: FeldView = common.view
        self.view = view
        self.data: Components = common.data
        self.deliveries = deliveries(common.story.traces(DELIVERED), common.shown, view.villages)
        self.dice_on, self.dice_left = dice_of(view)


def deliveries(delivered: Sequence[Trace], shown: int, villages: tuple[Village, ...]) -> dict[tuple[int, int], int]:
    """The how manieth quipu of its seat lies in which village, so that a quipu stays the same piece when it leaves the mask."""
    told = [(entry.seat, dict(entry.changed).get("place", NOBODY)) for entry in delivered if entry.number <= shown]
    lying = [(seat, number) for number, village in enumerate(villages) for seat in village.quipus]
    result: dict[tuple[int, int], int] = {}
    for seat, number in [*told, *lying]:
        if (seat, number) in lying and (seat, number) not in result:
            result[(seat, number)] = sum(1 for other, _ in result if other == seat)
    return result


def dice_of(view: FeldView) -> tuple[tuple[Dice, ...], tuple[Dice, ...]]:
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
    left = tuple(tuple(piece(seat, pips) for pips in player.dice) for seat, player in enumerate(view.players))
    return tuple(map(tuple, on)), left
