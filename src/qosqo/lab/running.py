"""Carrying an experiment out: round by round, so that all variants have played the same deals, until all is played or all is known.

The file of an experiment is JSON lines: the experiment first, then a line per game. What is written survives any interruption, and the
same command goes on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from qosqo.arena.contest import Contest
from qosqo.arena.results import append_lines, whole_lines
from qosqo.arena.statistics import CERTAINTY
from qosqo.arena.workers import SECONDS_PER_TASK, Workers, task_size
from qosqo.games import UnknownGame, find_game
from qosqo.lab.collector import Observed, observe_games
from qosqo.lab.comparisons import OPEN, difference_known, goal_state, paired
from qosqo.lab.experiment import BadExperiment, Cell, Experiment
from qosqo.lab.measures import by_deal

LOOKS: Final = 10
"""So often it is asked on the way whether an answer is certain; each look must be surer for it."""


class ExperimentFile:
    """An experiment with the games played so far, and its file where there is one."""

    def __init__(self, experiment: Experiment, file: Path | None = None) -> None:
        self.experiment = experiment
        self.file = file
        self.games: dict[str, dict[int, Observed]] = {cell.key: {} for cell in experiment.cells()}
        """By cell and number."""
        self.finished: set[tuple[str, ...]] = set()
        """Line-ups about which everything asked for is known."""
        if file is None:
            return
        if file.exists():
            self.read_on(file)
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps({"experiment": experiment.to_json()}) + "\n", encoding="utf-8")

    def read_on(self, file: Path) -> None:
        begun, games = read_results(file)
        ours, theirs = self.experiment.to_json(), begun.to_json()
        for free in ("games", "goals", "differences", "title"):
            ours.pop(free)
            theirs.pop(free)
        different = [name for name in ours if ours[name] != theirs[name]]
        if different:
            raise BadExperiment(f"{file} holds another experiment ({', '.join(different)}): choose another file")
        for key, each in games:
            self.games[key][each.number] = each

    def add(self, cell: Cell, more: list[Observed]) -> None:
        for each in more:
            self.games[cell.key][each.number] = each
        if self.file is not None:
            append_lines(self.file, ({"cell": cell.key, **each.to_json()} for each in more))

    @property
    def played(self) -> int:
        return sum(len(games) for games in self.games.values())

    @property
    def wanted(self) -> int:
        """How many games are to be played as far as is known."""
        most = self.experiment.games
        return sum(len(self.games[cell.key]) if cell.table in self.finished else most for cell in self.experiment.cells())

    def seconds_per_game(self, cell: Cell) -> float:
        """How long a game of a cell takes; as long as nothing is known about that, long enough to be handed out alone."""
        games = self.games[cell.key].values()
        return sum(each.took for each in games) / len(games) if games else SECONDS_PER_TASK

    def known(self, line_up: tuple[str, ...]) -> bool:
        """Whether all that the experiment asks of a line-up is certain, so that no more games are needed."""
        experiment = self.experiment
        if not experiment.goals and not experiment.differences:
            return False
        cells = [cell for cell in experiment.cells() if cell.table == line_up]
        asked = len(cells) * len(experiment.goals) + (len(cells) - 1) * len(experiment.differences)
        certainty = 1 - (1 - CERTAINTY) / (LOOKS * max(1, asked))
        game = find_game(experiment.game)
        found = [by_deal(game, experiment.contest(cell), list(self.games[cell.key].values())) for cell in cells]
        for measures in found:
            for name, bounds in experiment.goals.items():
                if name not in measures:
                    raise BadExperiment(f"goals.{name}: there is no such measure; there are: {', '.join(measures)}")
                if goal_state(list(measures[name].values()), bounds, certainty) == OPEN:
                    return False
        for measures in found[1:]:
            for name, matters in experiment.differences.items():
                if name not in measures:
                    raise BadExperiment(f"differences.{name}: there is no such measure; there are: {', '.join(measures)}")
                if not difference_known(paired(found[0][name], measures[name]), matters, certainty):
                    return False
        return True


def read_results(file: Path) -> tuple[Experiment, list[tuple[str, Observed]]]:
    """What is in the file of an experiment."""
    try:
        first, *lines = [json.loads(line) for line in whole_lines(file)] or [None]
        if not isinstance(first, dict) or "experiment" not in first:
            raise BadExperiment("its first line tells of none")
        experiment = Experiment.from_json(first["experiment"])
        find_game(experiment.game)
        keys = {cell.key for cell in experiment.cells()}
        return experiment, [observed_of(line, keys) for line in lines]
    except (ValueError, UnknownGame, RecursionError) as error:
        raise BadExperiment(f"{file} is not the file of an experiment: {error}") from error


def observed_of(line: Any, keys: set[str]) -> tuple[str, Observed]:
    """A game of one of these cells."""
    try:
        key = line.pop("cell")
        observed = Observed(**line)
    except (AttributeError, KeyError, TypeError) as error:
        raise BadExperiment("a line tells of no game") from error
    if key not in keys or not isinstance(observed.number, int):
        raise BadExperiment("a line tells of a game that the experiment does not ask for")
    return key, observed


def open_results(file: Path) -> ExperimentFile:
    """An experiment as far as it was carried out, to look at."""
    experiment, games = read_results(file)
    found = ExperimentFile(experiment)
    for key, each in games:
        found.games[key][each.number] = each
    return found


def carry_out(results: ExperimentFile, workers: Workers) -> Iterator[int]:
    """Play what is missing; yields how many games were added, again and again."""
    experiment = results.experiment
    round_size = -(-experiment.games // LOOKS)
    for end in range(round_size, experiment.games + round_size, round_size):
        waiting: list[tuple[Cell, list[int]]] = []
        for cell in experiment.cells():
            if cell.table not in results.finished:
                games = results.games[cell.key]
                waiting.append((cell, [number for number in range(min(end, experiment.games)) if number not in games]))
        yield from play(results, waiting, workers)
        for line_up in experiment.line_ups:
            if line_up not in results.finished and results.known(line_up):
                results.finished.add(line_up)
                yield 0


def play(results: ExperimentFile, waiting: list[tuple[Cell, list[int]]], workers: Workers) -> Iterator[int]:
    """Have the games of a round played, those of all cells side by side."""
    cells = {cell.key: cell for cell, _ in waiting}
    missing = sum(len(numbers) for _, numbers in waiting)
    under_way = 0
    while missing or under_way:
        while missing and under_way < workers.slots:
            if not waiting[0][1]:
                waiting.pop(0)
                continue
            cell, numbers = waiting[0]
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
