"""The file of an experiment: JSON lines, the experiment first, then a line per game. What is written survives any interruption."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from qosqo.arena.results import append_lines, whole_lines
from qosqo.arena.workers import SECONDS_PER_TASK
from qosqo.core.data import DataError
from qosqo.core.game import Game
from qosqo.games import UnknownGame, find_game
from qosqo.lab.collector import Observed, fits
from qosqo.lab.experiment import BadExperiment, Cell, Experiment


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
        return sum(len(self.games[cell.key]) if cell.line_up in self.finished else most for cell in self.experiment.cells())

    @property
    def left_early(self) -> int:
        """How many line-ups needed fewer games than were allowed."""
        short = {cell.line_up for cell in self.experiment.cells() if len(self.games[cell.key]) < self.experiment.games}
        return len(short & self.finished)

    def seconds_per_game(self, cell: Cell) -> float:
        """How long a game of a cell takes; as long as nothing is known about that, long enough to be handed out alone."""
        games = self.games[cell.key].values()
        return sum(each.took for each in games) / len(games) if games else SECONDS_PER_TASK


def read_results(file: Path) -> tuple[Experiment, list[tuple[str, Observed]]]:
    """What is in the file of an experiment."""
    try:
        first, *lines = [json.loads(line) for line in whole_lines(file)] or [None]
        if not isinstance(first, dict) or "experiment" not in first:
            raise BadExperiment("its first line tells of none")
        json.dumps(first, ensure_ascii=False).encode()  # half a character could not be written again
        experiment = Experiment.from_json(first["experiment"])
        cells = {cell.key: cell for cell in experiment.cells()}
        game = find_game(experiment.game)
        return experiment, [observed_of(line, number, game, cells) for number, line in enumerate(lines, 2)]
    except (ValueError, DataError, UnknownGame, RecursionError) as error:
        raise BadExperiment(f"{file} is not the file of an experiment: {error}") from error


def observed_of(line: Any, number: int, game: Game, cells: dict[str, Cell]) -> tuple[str, Observed]:
    """A game of one of these cells."""
    try:
        key = line.pop("cell")
        observed = Observed(**line)
        if fits(observed, game, len(cells[key].line_up)):
            return key, observed
    except (AttributeError, KeyError, TypeError):
        pass
    raise BadExperiment(f"line {number} tells of no game that the experiment asks for")


def open_results(file: Path) -> ExperimentFile:
    """An experiment as far as it was carried out, to look at."""
    experiment, games = read_results(file)
    found = ExperimentFile(experiment)
    for key, each in games:
        found.games[key][each.number] = each
    return found
