"""A whole game between bots, without a record: for simulations and tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Protocol

from qosqo.bots.contract import Bot, BotFailed, Budget, Known, Thoughts
from qosqo.core.data import quoted
from qosqo.core.game import Game
from qosqo.core.match import decisions_in_a_row
from qosqo.core.position import Position


@dataclass(frozen=True)
class Decision:
    """One decision of a game."""

    seat: int
    move: int
    thoughts: Thoughts | None
    """What the bot made of it, if it tells."""


class Watcher(Protocol):
    """Somebody who looks on. Nothing that is seen may be changed, except that a journal may be begun and emptied."""

    def begin(self, position: Position) -> None: ...

    def before(self, position: Position, seat: int, move: int) -> None:
        """The move has been chosen and is not made yet."""
        ...

    def after(self, position: Position) -> None:
        """The move and what followed from it have been made."""
        ...


class IllegalChoice(BotFailed):
    """A bot answered with a move that is not legal."""


def legal_choice(bot: Bot, known: Known, budget: Budget, position: Position) -> int:
    """What a bot chooses in a position, refused unless it is legal. Any whole number counts: libraries have their own."""
    chosen = bot.choose(known, budget)
    try:
        move = index(chosen)
    except TypeError:
        raise IllegalChoice(f"the bot on seat {known.seat} chose {quoted(chosen)}, which is no number of a move") from None
    if move not in position.moves():
        raise IllegalChoice(f"the bot on seat {known.seat} chose {move}, which is not legal")
    return move


def told_thoughts(bot: Bot, seat: int) -> Thoughts | None:
    """What a bot made of its decision, if it tells; refused if that says nothing."""
    found: Any = bot.thoughts()
    if found is None:
        return None
    if not isinstance(found, Thoughts) or len(found.moves) != len(found.shares):
        raise BotFailed(f"the bot on seat {seat} tells {quoted(found)}, which are no thoughts: a value, and a share for each of some moves")
    return found


def play_out(game: Game, position: Position, bots: Sequence[Bot], budget: Budget, watcher: Watcher | None = None) -> list[Decision]:
    """Let the bots play the position to its end; returns what they decided."""
    decided: list[Decision] = []
    if watcher is not None:
        watcher.begin(position)
    while not position.over():
        seat = position.to_act()
        turn = len(decided) - decisions_in_a_row(seat, (decision.seat for decision in reversed(decided)))
        move = legal_choice(bots[seat], Known(game, position, seat, len(decided), turn), budget, position)
        decided.append(Decision(seat, move, told_thoughts(bots[seat], seat)))
        if watcher is None:
            position.apply(move)
        else:
            watcher.before(position, seat, move)
            position.apply(move)
            watcher.after(position)
    return decided
