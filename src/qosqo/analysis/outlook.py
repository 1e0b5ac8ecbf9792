"""What an estimate is worth at each stage of a game: by how much final points exceed it, and by how much it may be wrong.

Both are learned from the game itself: from some of its positions hasty bots play to the end, and what comes out is compared with what the
evaluation expected. So no table has to be fitted for a game, a number of players or other component data.
"""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from statistics import fmean
from typing import Final

from qosqo.analysis.rollouts import play_to_the_end, play_turns
from qosqo.bots.evaluation import Evaluation
from qosqo.core.chance import Chance
from qosqo.core.position import Position

CHECKPOINTS: Final = 24
"""Into how many parts the decisions of a game are divided."""
NORMAL_TO_LOGISTIC: Final = 1.702
"""A normal distribution and the logistic curve that is so much steeper differ by less than a hundredth."""
LEAST_SPREAD: Final = 0.3
"""In points: next to nothing, where nothing is open any more."""


@dataclass(frozen=True)
class Stage:
    """What was found at one checkpoint."""

    number: int
    """How many decisions had been made."""
    surplus: tuple[float, ...]
    """By how many points each seat ends above its estimate, on average."""
    spread: float
    """As in `Evaluation.win_shares`."""
    lasts: float = 1.0
    """The part of a lead in the evaluation's eyes that is a lead in points at the end, on average."""


@dataclass(frozen=True)
class Expectation:
    """What every seat may expect."""

    points: tuple[float, ...]
    """Final points."""
    shares: tuple[float, ...]
    """Of the win; together 1."""


def mean_expectation(found: Sequence[Expectation]) -> Expectation:
    seats = range(len(found[0].points))
    return Expectation(
        tuple(fmean(each.points[seat] for each in found) for seat in seats),
        tuple(fmean(each.shares[seat] for each in found) for seat in seats),
    )


def difference(one: Expectation, other: Expectation) -> Expectation:
    return Expectation(
        tuple(a - b for a, b in zip(one.points, other.points, strict=True)),
        tuple(a - b for a, b in zip(one.shares, other.shares, strict=True)),
    )


def result(scores: Sequence[int], winners: Sequence[int]) -> Expectation:
    """At the end of a game there is nothing left to expect but what came out."""
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))
    return Expectation(tuple(float(score) for score in scores), shares)


class Outlook:
    """Turns positions into expectations, with what was learned at the checkpoints before and after."""

    def __init__(self, evaluation: Evaluation, turns: int, stages: Sequence[Stage]) -> None:
        self.evaluation = evaluation
        self.turns = turns
        """How many turns are played before the evaluation has the word."""
        self.stages = list(stages)

    def at(self, number: int) -> Stage:
        """Between two checkpoints, in proportion."""
        place = bisect_right(self.stages, number, key=lambda stage: stage.number)
        if place == 0:
            return self.stages[0]
        if place == len(self.stages):
            return self.stages[-1]
        before, after = self.stages[place - 1], self.stages[place]
        part = (number - before.number) / (after.number - before.number)
        surplus = tuple(first + part * (second - first) for first, second in zip(before.surplus, after.surplus, strict=True))
        return Stage(
            number, surplus, before.spread + part * (after.spread - before.spread), before.lasts + part * (after.lasts - before.lasts)
        )

    def expectation(self, position: Position, stage: Stage) -> Expectation:
        """What the seats may expect in a position reached by playing on from the stage."""
        if position.over():
            return result(position.scores, position.winners())
        worths = lasting(self.evaluation, position, stage.surplus, stage.lasts)
        return Expectation(tuple(worths), tuple(self.evaluation.win_shares(position, worths, stage.spread)))


def lasting(evaluation: Evaluation, position: Position, surplus: Sequence[float], lasts: float) -> list[float]:
    """The points that seats may expect: what the evaluation sees, and the surplus that games at this stage bring. Of what sets one
    seat apart from the others a part will be gone in the end."""
    worths = [worth + more for worth, more in zip(evaluation.worths(position), surplus, strict=True)]
    mean = fmean(worths)
    return [mean + lasts * (worth - mean) for worth in worths]


def checkpoints(decisions: int) -> list[int]:
    """The decisions from which games are played to the end; the last stage is that of the last decision."""
    return sorted({round(part * (decisions - 1) / CHECKPOINTS) for part in range(CHECKPOINTS + 1)})


@cache
def measured() -> dict[str, dict[str, list[float]]]:
    """By game and number of players what part of a lead lasts, in equal parts of a game, measured by `benchmarks/analysis.py lasts`."""
    return tomllib.loads(files(__package__).joinpath("lasting.toml").read_text(encoding="utf-8"))


def how_much_lasts(game: str, players: int, progress: float | None) -> float:
    """What part of a lead lasts in a game that is so far gone, from 0 to 1; None: nobody knows how far. A number of players that was not
    measured is taken for the next smaller one that was; games that were not measured keep it all."""
    by_players = {int(number): parts for number, parts in measured().get(game, {}).items()}
    parts = by_players[max(number for number in by_players if number <= players)] if by_players else [1.0]
    return fmean(parts) if progress is None else parts[min(int(progress * len(parts)), len(parts) - 1)]


def explore(
    position: Position,
    number: int,
    evaluation: Evaluation,
    turns: int,
    futures: int,
    automatic: Sequence[bool],
    lasts: float,
    chance: Chance,
) -> Stage:
    """Play to the end so many times and compare with what the evaluation expected after the turns of a rollout. `automatic` are the
    seats that are played by the rules: they fare otherwise than players, who are taken together because none of them is special."""
    missed: list[list[float]] = []
    for _ in range(futures):
        world = position.imagine(position.to_act(), chance)
        play_turns(world, evaluation, chance, evaluation.turn_mark(world), turns)
        if world.over():
            continue
        expected = lasting(evaluation, world, (0.0,) * position.seats, lasts)
        play_to_the_end(world, evaluation, chance)
        missed.append([score - worth for score, worth in zip(world.scores, expected, strict=True)])
    if not missed:
        return Stage(number, (0.0,) * position.seats, LEAST_SPREAD, lasts)
    mean_of = {
        kind: fmean(each for miss in missed for each, own in zip(miss, automatic, strict=True) if own == kind) for kind in set(automatic)
    }
    surplus = tuple(mean_of[own] for own in automatic)
    corrected = [[each - more for each, more in zip(miss, surplus, strict=True)] for miss in missed]
    apart = [(miss[one] - miss[other]) ** 2 for miss in corrected for one, other in combinations(range(position.seats), 2)]
    return Stage(number, surplus, max(LEAST_SPREAD, math.sqrt(fmean(apart)) / NORMAL_TO_LOGISTIC), lasts)
