"""Weights fitted to games that bots play against themselves: what the parts of an evaluation were really worth, phase by phase.

A fit that predicts better may play worse: only the duel afterwards counts. Positions must be like those that a search meets, so some turns
are played at random; and what nobody tries gets no value, so in some games one seat has a plan forced upon it: a part of its worth that it
takes to be worth much more than it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from qosqo.arena.contest import BOT_STREAM, MOST_GAMES, bot_and_budget
from qosqo.arena.exploring import explored
from qosqo.arena.results import append_lines, go_on_with
from qosqo.arena.workers import Workers
from qosqo.bots import make_bot
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.bots.play import Watcher
from qosqo.core.chance import Chance, seeded
from qosqo.core.data import Entry
from qosqo.core.position import Position
from qosqo.games import find_game

LOOKED_AT: Final = 6
"""One of so many decisions gives a sample of every seat."""
FORCED: Final = 3
"""In one of so many games a seat has a plan forced upon it."""
CONVICTION: Final = 2.5
"""So many times as much the favourite part of such a plan seems worth."""
LEAST_FACTOR: Final = 0.3
MOST_FACTOR: Final = 2.5
POINTS: Final = "points"
MOST_SAMPLES: Final = 1_000_000


@dataclass(frozen=True)
class Sample:
    """A seat in a position of a game."""

    progress: float
    """How far the game had come."""
    ahead: dict[str, float]
    """By how much each part of the seat's worth was above the mean of the others."""
    margin: float
    """By how much the seat was above them in the end."""
    who: str = ""
    """Who sat there, and against whom: a stronger bot is ahead in the end whatever the position was worth."""


@dataclass(frozen=True)
class Learned:
    """What is taken from a game."""

    number: int
    samples: list[Sample]


def learned(entry: Entry) -> Learned:
    """What is taken from a game as a file tells it."""
    return Learned(entry["number"].number(0, MOST_GAMES), [sample_of(each) for each in entry["samples"].items(0, MOST_SAMPLES)])


def sample_of(entry: Entry) -> Sample:
    entry.only(*(each.name for each in fields(Sample)))
    ahead = {name: each.real() for name, each in entry["ahead"].entries().items()}
    return Sample(entry["progress"].real(), ahead, entry["margin"].real(), entry["who"].text())


@dataclass(frozen=True)
class SelfPlay:
    """Which games are played to learn from them."""

    game: str
    """As `find_game` finds it."""
    seed: int = 1
    bots: tuple[str, ...] = ("greedy",)
    """Who plays, as `name` or `name@budget`: several take seats in turn, so that all meet each other."""
    budget: str = "30"
    """For bots without a budget of their own."""
    explore: float = 0.08
    """The part of turns that is begun with a random move."""
    players: tuple[int, ...] = (2, 3, 4)
    """How many play, in turn."""


def learn_from(settings: SelfPlay, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Play some of the games: the unit of work for a process or a node of a cluster."""
    return [game_with_samples(settings, number) for number in numbers]


class Taking(Watcher):
    """Takes samples of one of so many decisions."""

    def __init__(self, evaluation: Evaluation, chance: Chance) -> None:
        self.evaluation = evaluation
        self.chance = chance
        self.found: list[tuple[float, int, dict[str, float]]] = []
        """How far the game had come, the seat, and by how much each part of its worth was ahead."""

    def begin(self, position: Position) -> None:
        pass

    def before(self, position: Position, seat: int, move: int) -> None:
        if self.chance.below(LOOKED_AT):
            return
        progress = round(self.evaluation.progress(position), 3)
        of_all = [self.evaluation.parts(position, each) for each in range(position.seats)]
        for each, own in enumerate(of_all):
            others = of_all[:each] + of_all[each + 1 :]
            ahead = {name: round(value - fmean(parts[name] for parts in others), 3) for name, value in own.items()}
            self.found.append((progress, each, ahead))

    def after(self, position: Position) -> None:
        pass


def game_with_samples(settings: SelfPlay, number: int) -> dict[str, Any]:
    """One game, with samples of it."""
    game = find_game(settings.game)
    seed = settings.seed + number
    chance = seeded(BOT_STREAM + seed)
    players = settings.players[number % len(settings.players)]
    evaluation = evaluation_of(game)
    judging = [evaluation] * players
    plan = ""
    if chance.below(FORCED) == 0:
        seat = chance.below(players)
        parts = [name for name in evaluation.parts(game.new(players, seed), seat) if name != POINTS and name not in evaluation.spent]
        if parts:
            plan = parts[chance.below(len(parts))]
            judging[seat] = leaning(evaluation, {plan: [CONVICTION]}, seat)
    entries = seated(settings.bots, players, number // len(settings.players))
    named = [bot_and_budget(entry, settings.budget) for entry in entries]
    bots = [make_bot(name, game, seat, BOT_STREAM + seed, judging=judging[seat]) for seat, (name, _) in enumerate(named)]
    taking = Taking(evaluation, chance)
    scores = explored(game, bots, [budget for _, budget in named], settings.explore, seed, taking)
    margins = [round(scores[each] - fmean(scores[:each] + scores[each + 1 :]), 3) for each in range(players)]
    who = [" ".join([entries[each], "-", *sorted(entries[:each] + entries[each + 1 :])]) for each in range(players)]
    samples = [asdict(Sample(progress, ahead, margins[each], who[each])) for progress, each, ahead in taking.found]
    return {"number": number, "players": players, "plan": plan, "samples": samples}


def seated(bots: Sequence[str], players: int, round_of_games: int) -> list[str]:
    """Who sits where: with several bots every one meets every one, and itself, in all seats."""
    return [bots[round_of_games // len(bots) ** seat % len(bots)] for seat in range(players)]


def run(settings: SelfPlay, games: int, file: Path, workers: Workers) -> Iterator[list[Learned]]:
    """Play what is missing in the file and write it there; yields first what is there already, then games as they come."""
    told = [each for each in go_on_with(file, {"self_play": asdict(settings)}, learned) if each.number < games]
    yield told
    done = {each.number for each in told}
    missing = [number for number in range(games) if number not in done]
    under_way = 0
    while missing or under_way:
        while missing and under_way < workers.slots:
            workers.submit(learn_from, settings, [missing.pop(0)])
            under_way += 1
        more: list[dict[str, Any]] = workers.collect()
        under_way -= 1
        append_lines(file, more)
        yield [learned(Entry("game", each)) for each in more]


def fit(samples: Sequence[Sample], fixed: Sequence[str], phases: int, ridge: float, step: float) -> dict[str, list[float]]:
    """Factors for the parts: a least-squares fit of the final margins, held back towards the present weights by the ridge (a share of each
    part's own squares), and of that only a step. Points made and what is fixed keep their weight. What is usual for somebody against
    somebody is taken off first, so that no part gets the praise for a stronger bot."""
    names = sorted({name for sample in samples for name in sample.ahead} - {POINTS, *fixed})
    factors: dict[str, list[float]] = {name: [] for name in names}
    for phase in range(phases):
        by_who: dict[str, list[list[float]]] = {}
        for sample in samples:
            if phase_of(sample, phases) == phase:
                row = [sample.ahead.get(name, 0.0) for name in names]
                by_who.setdefault(sample.who, []).append([*row, sample.margin - sum(sample.ahead.values())])
        squares = [[0.0] * len(names) for _ in names]
        right = [0.0] * len(names)
        for rows in by_who.values():
            usual = [fmean(column) for column in zip(*rows, strict=True)]
            for row in rows:
                *values, missed = [value - mean for value, mean in zip(row, usual, strict=True)]
                for one, value in enumerate(values):
                    if value:
                        right[one] += value * missed
                        for other, second in enumerate(values):
                            squares[one][other] += value * second
        for place in range(len(names)):
            squares[place][place] += ridge * squares[place][place] + 1e-6
        for name, change in zip(names, solved(squares, right), strict=True):
            factors[name].append(round(min(MOST_FACTOR, max(LEAST_FACTOR, 1.0 + step * change)), 3))
    return factors


def phase_of(sample: Sample, phases: int) -> int:
    return min(phases - 1, int(sample.progress * phases))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of symmetric, positive equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            share = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= share * rows[pivot][column]
    result = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * result[other] for other in range(place + 1, size))
        result[place] = (rows[place][size] - known) / rows[place][place]
    return result


def missed_by(samples: Sequence[Sample], factors: dict[str, list[float]], phases: int) -> float:
    """By how many points the final margin is missed, as the root of the mean square: to look at, not to believe in."""
    total = 0.0
    for sample in samples:
        phase = phase_of(sample, phases)
        expected = sum(value * (factors[name][phase] if name in factors else 1.0) for name, value in sample.ahead.items())
        total += (sample.margin - expected) ** 2
    return sqrt(total / len(samples))
