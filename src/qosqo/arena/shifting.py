"""Weights found by play itself: all are shifted at random, each up or down, and the shifted search plays the opposite shift.

A deal is played twice, with seats changed. Then all weights go a little towards the side that won, by more the clearer it won. What has
nothing to do with winning goes up and down by turns and stays where it is; what has goes on and on. A small batch of trials is played
with the same weights, so that the result does not depend on how many processes play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import exp, tanh
from pathlib import Path
from typing import Any, Final

from qosqo.arena.contest import BOT_STREAM, MOST_GAMES
from qosqo.arena.exploring import explored
from qosqo.arena.results import append_lines, go_on_with
from qosqo.arena.tuning import POINTS
from qosqo.arena.workers import Workers
from qosqo.bots import Budget, make_bot
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.weights import Weights, judging, parts_of
from qosqo.core.chance import seeded
from qosqo.core.data import Entry
from qosqo.core.game import Game
from qosqo.games import find_game

BATCH: Final = 8
"""So many trials are played before the weights change."""
CLEAR: Final = 30.0
"""A margin of so many points is a clear win: a larger one hardly says more."""
PACE: Final = 0.012
"""How far a weight goes after a clear win, as a part of itself."""


@dataclass(frozen=True)
class Shifting:
    """Which trials are played."""

    game: str
    """As `find_game` finds it."""
    start: Weights
    """Where the weights begin, or the factors of a game whose evaluation names none."""
    seed: int = 1
    iterations: int = 60
    """Per turn."""
    shift: float = 0.25
    """How far all weights are shifted: multiplied by e to the power of it, or divided."""
    explore: float = 0.0
    """The part of turns that is begun with a random move."""
    players: tuple[int, ...] = (2,)
    """How many play, in turn; those who are neither shifted nor the opposite have the weights as they are."""


def start_of(game: Game, phases: int) -> Weights:
    """The weights that the evaluation of a game names, otherwise a factor for every part and phase."""
    evaluation = evaluation_of(game)
    return evaluation.weights() or {name: [1.0] * phases for name in parts_of(game) if name != POINTS and name not in evaluation.spent}


def judged_by(game: Game, weights: Weights) -> Evaluation:
    own = evaluation_of(game).weights()
    return judging(game, weights if own else {}, {} if own else weights)


def signs_of(settings: Shifting, number: int) -> dict[str, list[int]]:
    """Which weights go up (1) and down (−1) in a trial."""
    chance = seeded(BOT_STREAM + settings.seed + number)
    return {name: [1 - 2 * chance.below(2) for _ in values] for name, values in settings.start.items()}


def shifted(weights: Weights, signs: dict[str, list[int]], by: float) -> Weights:
    return {name: [value * exp(by * sign) for value, sign in zip(values, signs[name], strict=True)] for name, values in weights.items()}


def trial_of(entry: Entry) -> dict[str, Any]:
    """A trial as a file tells it."""
    entry.only("number", "margin")
    return {"number": entry["number"].number(0, MOST_GAMES), "margin": entry["margin"].real()}


def trials(settings: Shifting, weights: Weights, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Play some trials: the unit of work for a process or a node of a cluster."""
    return [{"number": number, "margin": margin_of(settings, weights, number)} for number in numbers]


def margin_of(settings: Shifting, weights: Weights, number: int) -> float:
    """By how many points the shifted weights were ahead of the opposite ones, on the mean of a deal played twice."""
    game = find_game(settings.game)
    signs = signs_of(settings, number)
    up, down = (shifted(weights, signs, by) for by in (settings.shift, -settings.shift))
    players = settings.players[number % len(settings.players)]
    first = seeded(BOT_STREAM + settings.seed + number).below(players)
    second = (first + 1) % players
    total = 0.0
    for mine, theirs in ((first, second), (second, first)):
        sides = [up if seat == mine else down if seat == theirs else weights for seat in range(players)]
        scores = played(settings, game, [judged_by(game, side) for side in sides], settings.seed + number)
        total += scores[mine] - scores[theirs]
    return total / 2


def played(settings: Shifting, game: Game, judges: list[Evaluation], seed: int) -> list[int]:
    """The scores of a game between searching bots that judge so."""
    bots = [make_bot("search", game, seat, BOT_STREAM + seed, judging=judge) for seat, judge in enumerate(judges)]
    return explored(game, bots, [Budget(iterations=settings.iterations)] * len(bots), settings.explore, seed)


def moved(settings: Shifting, weights: Weights, batch: Sequence[dict[str, Any]]) -> Weights:
    """The weights after a batch: each goes with the side that won."""
    result = {name: values[:] for name, values in weights.items()}
    for trial in sorted(batch, key=lambda each: int(each["number"])):
        signs = signs_of(settings, trial["number"])
        pull = PACE * tanh(trial["margin"] / CLEAR)
        for name, values in result.items():
            for place, sign in enumerate(signs[name]):
                values[place] *= exp(pull * sign)
    return result


def part_of_the_way(start: Weights, end: Weights, step: float) -> Weights:
    """Of the way that the weights went only a part: the rest is likely chance."""
    result: Weights = {}
    for name, values in start.items():
        result[name] = [round(old * (new / old) ** step, 4) if old else old for old, new in zip(values, end[name], strict=True)]
    return result


def run(settings: Shifting, games: int, file: Path, workers: Workers) -> Iterator[tuple[int, Weights]]:
    """Play the trials that are missing in the file and write them there; yields how many there are, and the weights after every batch."""
    found = go_on_with(file, {"shifting": asdict(settings)}, trial_of)
    told = {each["number"]: each for each in found if each["number"] < games}
    weights = settings.start
    yield len(told), weights
    for begin in range(0, games, BATCH):
        numbers = range(begin, min(begin + BATCH, games))
        missing = [number for number in numbers if number not in told]
        for number in missing:
            workers.submit(trials, settings, weights, [number])
        for _ in missing:
            more: list[dict[str, Any]] = workers.collect()
            append_lines(file, more)
            told.update({each["number"]: each for each in more})
            yield len(told), weights
        weights = moved(settings, weights, [told[number] for number in numbers])
        yield len(told), weights
