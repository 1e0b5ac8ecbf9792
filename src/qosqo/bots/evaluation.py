"""What a position is worth to whom. Each game may have its own evaluation; without one the scores speak."""

from __future__ import annotations

import math
from bisect import bisect_left
from typing import Final

from mypy_extensions import mypyc_attr

from qosqo.core.chance import Chance
from qosqo.core.phrases import kind_of, pack
from qosqo.core.position import Position

WIN_COUNTS: Final = 0.8
"""Of a finished game's reward, the part that goes to the winners; the rest is for the margin, so that a losing bot plays on."""

BEST_COUNTS: Final = 0.7
"""Of several random ends of a turn, how much the best one counts; the rest is their mean."""
LONGEST_TURN: Final = 60
"""After so many random decisions a turn is judged even if it goes on."""


@mypyc_attr(allow_interpreted_subclasses=True)  # those of games in packages of their own
class Evaluation:
    """Estimates final points and turns them into shares of the win. Compiled together with the engine."""

    spread: float
    """By how many points an estimate may well be wrong: a lead of so much makes a win 2.7 times as likely."""
    completions: int
    """In how many ways a begun turn is played on at random before it is judged: 0 where a begun turn can be judged as it is."""
    hasty_completions: int
    """The same where a search only puts moves in order or judges a leaf."""
    orders: int
    """How many moves a search puts in order at a time below its root."""

    spent: tuple[str, ...] = ()
    """The parts of a worth that every turn uses up: nobody needs to be told."""

    def worths(self, position: Position) -> list[float]:
        """The final points that each seat may expect."""
        return [float(score) for score in position.scores]

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        """What the worth of a seat is made of, by name; together it is its entry in `worths`. All names are there from the first position
        on. For explanations, not for searching."""
        return {"points": self.worths(position)[seat]}

    def weights(self) -> dict[str, list[float]]:
        """The weights that may be tuned, by name; none where only parts of a worth can be given factors."""
        return {}

    def weigh(self, weights: dict[str, list[float]]) -> None:
        """Use other weights, with the names and as many numbers as `weights` tells."""

    def progress(self, position: Position) -> float:
        """How far the game has come: 0 at the start, towards 1 at the end."""
        return 0.0

    def left(self, position: Position, seat: int) -> dict[str, int]:
        """What a seat still has to act with this turn or round, counted."""
        return {}

    def win_shares(self, position: Position, worths: list[float], spread: float) -> list[float]:
        """How likely each seat is to win if it may expect so many points and estimates may be wrong by the spread; together 1."""
        return softmax(worths, spread)

    def shares(self, position: Position) -> list[float]:
        """How likely each seat is to win; together 1."""
        shares = self.win_shares(position, self.worths(position), self.spread)
        if position.over():
            winners = position.winners()
            for seat in range(position.seats):
                shares[seat] *= 1.0 - WIN_COUNTS
                if seat in winners:
                    shares[seat] += WIN_COUNTS / len(winners)
        return shares

    def turn_mark(self, position: Position) -> int:
        """The same number as long as a turn goes on. Games in which others decide in the middle of a turn know better."""
        return position.to_act()

    def aside(self, position: Position) -> bool:
        """Whether somebody decides in the middle of another seat's turn: a small matter, for which a search takes less time."""
        return False

    def shares_after(self, position: Position, move: int, chance: Chance, completions: int) -> list[float]:
        """The shares that a move seems to lead to, with a future of its own, once the turn has been played on."""
        seat = position.to_act()
        mark = self.turn_mark(position)
        after = position.clone()
        after.chance.reseed(chance)
        after.apply(move)
        return self.foresee(after, mark, seat, chance, completions)

    def foresee(self, position: Position, mark: int, seat: int, chance: Chance, completions: int) -> list[float]:
        """The shares at the end of the turn: of several ways to go on with it the seat will rather choose the best. The position is used
        up: the last of these ways is played on in it."""
        if completions == 0 or position.over() or self.turn_mark(position) != mark:
            return self.shares(position)
        best: list[float] = []
        mean = [0.0] * position.seats
        for more in range(completions - 1, -1, -1):
            end = position.clone() if more else position
            end.chance.reseed(chance)
            self.play_on(end, mark, chance)
            shares = self.shares(end)
            if not best or shares[seat] > best[seat]:
                best = shares
            for each in range(position.seats):
                mean[each] = mean[each] + shares[each] / completions
        for each in range(position.seats):
            mean[each] = mean[each] + BEST_COUNTS * (best[each] - mean[each])
        return mean

    def play_on(self, position: Position, mark: int, chance: Chance) -> None:
        """Play the turn to its end at random."""
        for _ in range(LONGEST_TURN):
            if position.over() or self.turn_mark(position) != mark:
                return
            position.apply(position.sample(chance))

    def shortlist(self, position: Position, moves: list[int], most: int, chance: Chance) -> list[int]:
        """The moves worth a closer look, at most so many of them."""
        return even_choice(moves, most, chance)


def set_between(weights: object, named: dict[str, list[float]], passed: float, whole: float = 1.0) -> None:
    """Give the weights of these names their values: the first number where nothing has passed, the last at the end, evenly in between."""
    for name, values in named.items():
        setattr(weights, name, values[0] + (values[-1] - values[0]) * passed / whole)


def softmax(values: list[float], spread: float) -> list[float]:
    """Positive shares that sum to 1; a difference of `spread` makes one share e times the other."""
    top = values[0]
    for value in values:
        if value > top:
            top = value
    result: list[float] = []
    total = 0.0
    for value in values:
        share = math.exp((value - top) / spread)
        result.append(share)
        total += share
    for place in range(len(result)):
        result[place] = result[place] / total
    return result


def even_choice(moves: list[int], most: int, chance: Chance) -> list[int]:
    """All moves if they are few; otherwise a random choice in which every kind of move gets an even part. The moves are sorted."""
    if len(moves) <= most:
        return moves
    groups: list[list[int]] = []
    begin = 0
    while begin < len(moves):
        end = bisect_left(moves, pack(kind_of(moves[begin]) + 1), begin + 1)
        groups.append(moves[begin:end])
        begin = end
    chosen: list[int] = []
    groups.sort(key=len)
    for place in range(len(groups)):
        group = groups[place]
        part = (most - len(chosen)) // (len(groups) - place)
        for taken in range(min(part, len(group))):
            other = taken + chance.below(len(group) - taken)
            kept = group[taken]
            group[taken] = group[other]
            group[other] = kept
            chosen.append(group[taken])
    chosen.sort()
    return chosen


class Scores(Evaluation):
    """The points made so far, for games without an evaluation of their own."""


def scores_evaluation(spread: float) -> Evaluation:
    evaluation = Scores()
    evaluation.spread = spread
    evaluation.completions = 0
    evaluation.hasty_completions = 0
    evaluation.orders = 24
    return evaluation
