"""What a bot is: a program that sits on a seat, knows what the seat may know, and answers with a legal move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from qosqo.core.chance import Chance, seeded
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.position import Position
from qosqo.core.view import View


def never() -> bool:
    return False


def unheard(share: float) -> None:
    """Progress that nobody watches."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one turn, all small decisions of the turn together. Without any limit the bot uses its own."""

    seconds: float | None = None
    iterations: int | None = None
    """Limits the work instead of the time, so that the same seed gives the same game on every machine."""
    scale: float = 1.0
    """Share of the bot's own thinking time, where neither seconds nor iterations are given."""
    should_stop: Callable[[], bool] = never
    """Asked often; once it says True the bot answers at once with the best it has found."""
    progress: Callable[[float], None] = unheard
    """Told the share of thinking done, from 0 to 1."""


class Known:
    """All that a seat may know at its decision. It holds no hidden fact: the truth is replaced by a re-dealt position at once."""

    def __init__(self, game: Game, position: Position, seat: int, number: int = 0, turn: int = 0) -> None:
        if position.to_act() != seat:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.game = game
        self.seat = seat
        self.number = number
        """How many decisions the game has seen so far."""
        self.turn = turn
        """How many it had seen when this seat began to decide (`Match.turn_began`): the same number as long as nobody else decides."""
        self._imagined = position.imagine(seat, seeded(0))

    @property
    def seats(self) -> int:
        return self._imagined.seats

    @property
    def revealed(self) -> int:
        """Grows whenever something hidden or random comes to light."""
        return self._imagined.revealed()

    def moves(self) -> list[int]:
        """The legal moves, sorted; a single one is asked for where it spends or shows something."""
        return self._imagined.moves()

    def view(self) -> View:
        """What the seat sees, in words of the game."""
        return self._imagined.view(self.seat)

    def imagine(self, chance: Chance) -> Position:
        """A position as it might be: equal in all that the seat knows, dealt anew in all that it does not, with another future."""
        return self._imagined.imagine(self.seat, chance)


def known_in(match: Match) -> Known:
    """What the seat to act may know in a match."""
    return Known(match.game, match.position, match.position.to_act(), len(match.made), match.turn_began())


@dataclass(frozen=True)
class Thoughts:
    """What a bot made of a decision."""

    value: float
    """The share of the win that it expects of the move it chose."""
    moves: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    """How much attention each of these moves got, together 1: visits of a search, or how likely the move was to be chosen."""


class BotFailed(Exception):
    """A bot that does not play along."""


class Bot:
    """A player that is a program. Made for one seat of one game; keeps its own random stream and may remember what it thought."""

    def choose(self, known: Known, budget: Budget) -> int:
        """One of `known.moves()`."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it chooses")

    def thoughts(self) -> Thoughts | None:
        """What it made of the decision it was asked about last, if it tells."""
        return None

    def close(self) -> None:
        """The game is over or the seat is left."""
