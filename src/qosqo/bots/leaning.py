"""An evaluation that gives the parts of a worth other weights: for styles of play, and for weights that were fitted to games.

Each part that an evaluation names is multiplied by a factor, which may change in the course of the game. What is not named counts as it is.
"""

from __future__ import annotations

from qosqo.bots.evaluation import Evaluation
from qosqo.core.chance import Chance
from qosqo.core.position import NOBODY, Position


class Leaning(Evaluation):
    """Made by `leaning`. Compiled together with the search."""

    base: Evaluation
    factors: dict[str, list[float]]
    """By the name of a part: a factor for each phase of the game, of which all have the same number."""
    phases: int
    seat: int
    """Whose worth leans; the others are taken to want what everybody wants. NOBODY: all lean."""

    def worths(self, position: Position) -> list[float]:
        worths = self.base.worths(position)
        if position.over() or not self.factors:
            return worths
        phase = min(self.phases - 1, int(self.base.progress(position) * self.phases))
        for seat in range(position.seats):
            if self.seat in (NOBODY, seat):
                parts = self.base.parts(position, seat)
                for name, factors in self.factors.items():
                    worths[seat] += (factors[phase] - 1.0) * parts.get(name, 0.0)
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        parts = self.base.parts(position, seat)
        if not position.over() and self.seat in (NOBODY, seat):
            phase = min(self.phases - 1, int(self.base.progress(position) * self.phases))
            for name, factors in self.factors.items():
                if name in parts:
                    parts[name] *= factors[phase]
        return parts

    def left(self, position: Position, seat: int) -> dict[str, int]:
        return self.base.left(position, seat)

    def progress(self, position: Position) -> float:
        return self.base.progress(position)

    def win_shares(self, position: Position, worths: list[float], spread: float) -> list[float]:
        return self.base.win_shares(position, worths, spread)

    def turn_mark(self, position: Position) -> int:
        return self.base.turn_mark(position)

    def aside(self, position: Position) -> bool:
        return self.base.aside(position)

    def play_on(self, position: Position, mark: int, chance: Chance) -> None:
        self.base.play_on(position, mark, chance)

    def shortlist(self, position: Position, moves: list[int], most: int, chance: Chance) -> list[int]:
        return self.base.shortlist(position, moves, most, chance)


def leaning(base: Evaluation, factors: dict[str, list[float]], seat: int = NOBODY) -> Evaluation:
    """An evaluation with other weights; factors are given for every phase, or one for all of the game."""
    result = Leaning()
    result.base = base
    result.phases = max((len(each) for each in factors.values()), default=1)
    result.factors = {name: each if len(each) == result.phases else each * result.phases for name, each in factors.items()}
    result.seat = seat
    result.spread = base.spread
    result.completions = base.completions
    result.hasty_completions = base.hasty_completions
    result.orders = base.orders
    result.spent = base.spent
    return result
