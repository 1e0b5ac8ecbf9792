"""Carrying an experiment out: round by round, so that all variants have played the same deals, until all is played or all is known.

Interrupted, the same command goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from qosqo.arena.contest import Contest
from qosqo.arena.statistics import CERTAINTY
from qosqo.arena.workers import Workers, task_size
from qosqo.games import find_game
from qosqo.lab.collector import Observed, observe_games
from qosqo.lab.comparisons import OPEN, difference_known, goal_state, paired
from qosqo.lab.experiment import Cell
from qosqo.lab.measures import all_measures, by_deal
from qosqo.lab.results import ExperimentFile

LOOKS: Final = 10
"""So often it is asked on the way whether an answer is certain; each look must be surer for it."""


def carry_out(results: ExperimentFile, workers: Workers) -> Iterator[int]:
    """Play what is missing; yields how many games were added, again and again."""
    experiment = results.experiment
    round_size = -(-experiment.games // LOOKS)
    for end in range(round_size, experiment.games + round_size, round_size):
        waiting: list[tuple[Cell, list[int]]] = []
        for cell in experiment.cells():
            if cell.line_up not in results.finished:
                games = results.games[cell.key]
                waiting.append((cell, [number for number in range(min(end, experiment.games)) if number not in games]))
        yield from play(results, waiting, workers)
        for line_up in experiment.line_ups:
            if line_up not in results.finished and known(results, line_up):
                results.finished.add(line_up)
                yield 0


def known(results: ExperimentFile, line_up: tuple[str, ...]) -> bool:
    """Whether all that the experiment asks of a line-up is certain, so that no more games are needed."""
    experiment = results.experiment
    game = find_game(experiment.game)
    there = all_measures(game, line_up)
    goals = {name: bounds for name, bounds in experiment.goals.items() if name in there}
    differences = {name: matters for name, matters in experiment.differences.items() if name in there}
    cells = [cell for cell in experiment.cells() if cell.line_up == line_up]
    asked = len(cells) * len(goals) + (len(cells) - 1) * len(differences)
    if not asked:
        return False
    certainty = 1 - (1 - CERTAINTY) / (LOOKS * asked)
    found = [by_deal(game, experiment.contest(cell), list(results.games[cell.key].values())) for cell in cells]
    for measures in found:
        for name, bounds in goals.items():
            if goal_state(list(measures[name].values()), bounds, certainty) == OPEN:
                return False
    for measures in found[1:]:
        for name, matters in differences.items():
            if not difference_known(paired(found[0][name], measures[name]), matters, certainty):
                return False
    return True


def play(results: ExperimentFile, waiting: list[tuple[Cell, list[int]]], workers: Workers) -> Iterator[int]:
    """Have the games of a round played, those of all cells side by side."""
    cells = {cell.key: cell for cell, _ in waiting}
    missing = sum(len(numbers) for _, numbers in waiting)
    under_way = 0
    while missing or under_way:
        while missing and under_way < workers.slots:
            cell, numbers = max(waiting, key=lambda each: len(each[1]))  # so that whoever stops halfway can compare
            size = min(len(numbers), task_size(results.seconds_per_game(cell), missing, workers.slots))
            workers.submit(observe_cell, cell.key, results.experiment.contest(cell), numbers[:size])
            del numbers[:size]
            missing -= size
            under_way += 1
        found = workers.collect()
        under_way -= 1
        results.add(cells[found[0][0]], [observed for _, observed in found])
        yield len(found)


def observe_cell(key: str, contest: Contest, numbers: Sequence[int]) -> list[tuple[str, Observed]]:
    """Some games of a cell, with its name: the unit of work for a process or a node of a cluster."""
    return [(key, observed) for observed in observe_games(contest, numbers)]
