"""What a position is worth to whom. Each game may have its own evaluation; without one the scores speak."""

from __future__ import annotations

import math
from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import kind_of
from qosqo.core.position import Position

WIN_COUNTS: Final = 0.8
"""Of a finished game's reward, the part that goes to the winners; the rest is for the margin, so that a losing bot plays on."""

SOLO_RANGE: Final = 20.0
"""Points alone, in spreads, up to which more points matter."""


class Evaluation:
    """Estimates final points and turns them into shares of the win. Compiled together with the engine."""

    spread: float
    """By how many points an estimate may well be wrong: a lead of so much makes a win 2.7 times as likely."""
    lookout: int
    """How many decisions a begun turn is played on before it is judged: 0 where a begun turn can be judged, too."""
    tries: int
    """How many moves are tried at each of these decisions; of more than that a random choice."""
    hasty_tries: int
    """The same where a search only puts moves in order."""
    orders: int
    """How many moves a search puts in order at a time below its root."""

    def worths(self, position: Position) -> list[float]:
        """The final points that each seat may expect."""
        return [float(score) for score in position.scores]

    def shares(self, position: Position) -> list[float]:
        """How likely each seat is to win; together 1."""
        if position.seats == 1:
            return [self.solo_share(position)]
        shares = softmax(self.worths(position), self.spread)
        if position.over():
            winners = position.winners()
            for seat in range(position.seats):
                shares[seat] *= 1.0 - WIN_COUNTS
                if seat in winners:
                    shares[seat] += WIN_COUNTS / len(winners)
        return shares

    def solo_share(self, position: Position) -> float:
        """How likely a player alone is to win; games that are played alone know against what."""
        return 1.0 / (1.0 + math.exp(-self.worths(position)[0] / (SOLO_RANGE * self.spread)))

    def share_after(self, position: Position, move: int, seat: int, chance: Chance, tries: int) -> float:
        """The share that a move of the seat seems to lead to, with a future of its own, once the turn has been played on."""
        after = position.clone()
        after.chance.reseed(chance)
        after.apply(move)
        self.look_out(after, seat, chance, tries)
        return self.shares(after)[seat]

    def look_out(self, position: Position, seat: int, chance: Chance, tries: int) -> None:
        """Play on while the seat goes on deciding: what is half done is hard to judge."""
        for _ in range(self.lookout):
            if position.over() or position.to_act() != seat:
                return
            position.apply(self.glance(position, seat, chance, tries))

    def glance(self, position: Position, seat: int, chance: Chance, tries: int) -> int:
        """The move that looks best at first sight."""
        best = -1
        best_share = -1.0
        for move in self.shortlist(position, position.moves(), tries, chance):
            after = position.clone()
            after.chance.reseed(chance)
            after.apply(move)
            share = self.shares(after)[seat]
            if share > best_share:
                best_share = share
                best = move
        return best

    def shortlist(self, position: Position, moves: list[int], most: int, chance: Chance) -> list[int]:
        """The moves worth a closer look, at most so many of them."""
        return even_choice(moves, most, chance)


def softmax(values: list[float], spread: float) -> list[float]:
    """Positive shares that sum to 1; a difference of `spread` makes one share e times the other."""
    top = max(values)
    result = [math.exp((value - top) / spread) for value in values]
    total = sum(result)
    for place in range(len(result)):
        result[place] /= total
    return result


def even_choice(moves: list[int], most: int, chance: Chance) -> list[int]:
    """All moves if they are few; otherwise a random choice in which every kind of move gets an even part."""
    if len(moves) <= most:
        return moves
    groups: list[list[int]] = []
    last_kind = -1
    for move in moves:
        if kind_of(move) != last_kind:
            last_kind = kind_of(move)
            groups.append([])
        groups[-1].append(move)
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
    evaluation.lookout = 0
    evaluation.tries = 1
    evaluation.hasty_tries = 1
    evaluation.orders = 24
    return evaluation
