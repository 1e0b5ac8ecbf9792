"""A whole game between bots, without a record: for simulations and tests."""

from __future__ import annotations

from collections.abc import Sequence

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.core.game import Game
from qosqo.core.match import decisions_in_a_row
from qosqo.core.position import Position


class IllegalChoice(Exception):
    """A bot answered with a move that is not legal."""


def play_out(game: Game, position: Position, bots: Sequence[Bot], budget: Budget) -> int:
    """Let the bots play the position to its end; returns how many decisions they made."""
    decided: list[int] = []  # by whom
    while not position.over():
        seat = position.to_act()
        turn = len(decided) - decisions_in_a_row(seat, reversed(decided))
        move = bots[seat].choose(Known(game, position, seat, len(decided), turn), budget)
        if move not in position.moves():
            raise IllegalChoice(f"the bot on seat {seat} chose {move}, which is not legal")
        position.apply(move)
        decided.append(seat)
    return len(decided)
