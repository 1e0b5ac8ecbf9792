"""Weights fitted to games that bots play against themselves: what the parts of an evaluation were really worth, phase by phase.

A fit that predicts better may play worse: only the duel afterwards counts. Positions must be like those that a search meets, so some turns
are played at random; and what nobody tries gets no value, so in some games one seat has a plan forced upon it: a part of its worth that it
takes to be worth much more than it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from qosqo.arena.contest import BOT_STREAM
from qosqo.arena.workers import Workers
from qosqo.bots import Budget, Known, make_bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import leaning
from qosqo.core.chance import seeded
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

Sample = tuple[float, dict[str, float], float]
"""How far the game had come, by how much each part was above the others, and by how much the seat was in the end."""


@dataclass(frozen=True)
class SelfPlay:
    """Which games are played to learn from them."""

    game: str
    """As `find_game` finds it."""
    seed: int = 1
    bot: str = "greedy"
    iterations: int = 30
    """For a searching bot, per turn."""
    explore: float = 0.08
    """The part of turns that is begun with a random move."""
    players: tuple[int, ...] = (2, 3, 4)
    """How many play, in turn."""


def learn_from(settings: SelfPlay, numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Play some of the games: the unit of work for a process or a node of a cluster."""
    return [game_with_samples(settings, number) for number in numbers]


def game_with_samples(settings: SelfPlay, number: int) -> dict[str, Any]:
    """One game. A sample is how far it had come, and by how much each part of a seat's worth was above the mean of the others; with it
    comes by how much the seat was above them in the end."""
    game = find_game(settings.game)
    seed = settings.seed + number
    chance = seeded(BOT_STREAM + seed)
    players = settings.players[number % len(settings.players)]
    position = game.new(players, seed)
    evaluation = evaluation_of(game)
    judging = [evaluation] * players
    plan = ""
    if number % FORCED == 0:
        seat = chance.below(players)
        parts = [name for name in evaluation.parts(position, seat) if name != POINTS and name not in evaluation.spent]
        if parts:
            plan = parts[chance.below(len(parts))]
            judging[seat] = leaning(evaluation, {plan: [CONVICTION]}, seat)
    bots = [make_bot(settings.bot, game, seat, BOT_STREAM + seed, judging=judging[seat]) for seat in range(players)]
    budget = Budget(iterations=settings.iterations)
    found: list[tuple[float, int, dict[str, float]]] = []
    decided = 0
    turn = 0
    before = -1
    while not position.over():
        seat = position.to_act()
        begins = seat != before
        if begins:
            turn, before = decided, seat
        if chance.below(LOOKED_AT) == 0:
            progress = evaluation.progress(position)
            of_all = [evaluation.parts(position, each) for each in range(players)]
            for each in range(players):
                others = [parts for other, parts in enumerate(of_all) if other != each]
                ahead = {name: round(value - fmean(parts[name] for parts in others), 3) for name, value in of_all[each].items()}
                found.append((round(progress, 3), each, ahead))
        known = Known(game, position, seat, decided, turn)
        if begins and chance.below(10_000) < settings.explore * 10_000:
            move = position.random_move(chance)
        else:
            move = bots[seat].choose(known, budget)
        position.apply(move)
        decided += 1
    scores = position.scores
    margins = [scores[each] - fmean(scores[:each] + scores[each + 1 :]) for each in range(players)]
    samples = [[progress, ahead, round(margins[each], 3)] for progress, each, ahead in found]
    return {"number": number, "players": players, "plan": plan, "samples": samples}


def run(settings: SelfPlay, games: int, file: Path, workers: Workers) -> Iterator[list[dict[str, Any]]]:
    """Play what is missing in the file and write it there; yields first what is there already, then games as they come."""
    told: list[dict[str, Any]] = []
    first = {"self_play": {**asdict(settings), "players": list(settings.players)}}
    if file.exists():
        header, *told = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        if header != first:
            raise ValueError(f"{file} holds other games: {json.dumps(header)}")
    else:
        file.write_text(json.dumps(first) + "\n", encoding="utf-8")
    yield told
    done = {each["number"] for each in told}
    missing = [number for number in range(games) if number not in done]
    under_way = 0
    while missing or under_way:
        while missing and under_way < workers.slots:
            workers.submit(learn_from, settings, [missing.pop(0)])
            under_way += 1
        more: list[dict[str, Any]] = workers.collect()
        under_way -= 1
        with file.open("a", encoding="utf-8") as lines:
            lines.writelines(json.dumps(each) + "\n" for each in more)
        yield more


def fit(samples: Sequence[Sample], fixed: Sequence[str], phases: int, ridge: float, step: float) -> dict[str, list[float]]:
    """Factors for the parts: a least-squares fit of the final margins, held back towards the present weights by the ridge (a share of each
    part's own squares), and of that only a step. Points made and what is fixed keep their weight."""
    names = sorted({name for _, ahead, _ in samples for name in ahead} - {POINTS, *fixed})
    factors: dict[str, list[float]] = {name: [] for name in names}
    for phase in range(phases):
        here = [(ahead, margin) for progress, ahead, margin in samples if min(phases - 1, int(progress * phases)) == phase]
        squares = [[0.0] * len(names) for _ in names]
        right = [0.0] * len(names)
        for ahead, margin in here:
            missed = margin - sum(ahead.values())
            row = [ahead.get(name, 0.0) for name in names]
            for one, value in enumerate(row):
                if value:
                    right[one] += value * missed
                    for other, second in enumerate(row):
                        squares[one][other] += value * second
        for place in range(len(names)):
            squares[place][place] += ridge * squares[place][place] + 1e-6
        for name, change in zip(names, solved(squares, right), strict=True):
            factors[name].append(round(min(MOST_FACTOR, max(LEAST_FACTOR, 1.0 + step * change)), 3))
    return factors


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
    for progress, ahead, margin in samples:
        phase = min(phases - 1, int(progress * phases))
        expected = sum(value * (factors[name][phase] if name in factors else 1.0) for name, value in ahead.items())
        total += (margin - expected) ** 2
    return sqrt(total / len(samples))
