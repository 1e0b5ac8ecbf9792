"""A bot on its seat of a match: what a program or a terminal needs to let it play."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from qosqo.bots.any_bot import make_any_bot
from qosqo.bots.contract import Bot, Budget, known_in
from qosqo.core.match import Made, Match


class SeatedBot:
    """A bot that sits at a match. As a context manager it is closed in the end."""

    def __init__(self, bot: Bot, match: Match, seat: int) -> None:
        self.bot = bot
        self.match = match
        self.seat = seat

    def choose(self, budget: Budget | None = None) -> int:
        """The move that it would make now. Only when it is to decide; it takes its usual time unless a budget says otherwise."""
        if self.match.position.to_act() != self.seat:
            raise ValueError(f"seat {self.seat} has nothing to decide")
        return self.bot.choose(known_in(self.match), budget or Budget())

    def play(self, budget: Budget | None = None) -> Made:
        """Choose a move and make it."""
        return self.match.play(self.seat, self.choose(budget))

    def close(self) -> None:
        """The bot leaves: a program is ended."""
        self.bot.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def seated_bot(name: str, match: Match, seat: int, seed: int | None = None, processes: int = 1) -> SeatedBot:
    """A bot by its name, for one seat of a match. It may think in several processes."""
    if not 0 <= seat < match.position.seats:
        raise ValueError(f"there is no seat {seat}; seats run from 0 to {match.position.seats - 1}")
    # An odd seed: the bot's chance shall not run like that of the game.
    own_seed = match.header.seed * 2 + 1 if seed is None else seed
    return SeatedBot(make_any_bot(name, match.game, seat, own_seed, processes), match, seat)
