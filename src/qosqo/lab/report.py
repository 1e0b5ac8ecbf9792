"""All that an experiment tells, gathered: for a page, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any, Final, TypeVar

from qosqo.arena.statistics import Estimate
from qosqo.core.game import Game
from qosqo.games import find_game
from qosqo.lab.collector import Observed
from qosqo.lab.comparisons import (
    Difference,
    Taking,
    benjamini_hochberg,
    goal_state,
    holm,
    interval,
    interval_between,
    paired,
    probability,
    share_of,
)
from qosqo.lab.components import Component, components_of, taken_by_deal
from qosqo.lab.experiment import Cell, Experiment, Variant
from qosqo.lab.measures import SEAT_POINTS, by_deal, is_share
from qosqo.lab.results import ExperimentFile
from qosqo.lab.watched import watched_of
from qosqo.lab.words import Names

Measured = dict[str, dict[int, float]]
"""Measures by deal."""
Kind = TypeVar("Kind", bound=Difference)

NOT_COMPARED: Final = (SEAT_POINTS, "score:", "win:")
"""Measures by seat, unless the experiment asks for their differences: more comparisons make each one less certain."""


@dataclass(frozen=True)
class CellReport:
    cell: Cell
    games: int
    measures: dict[str, Estimate]
    goals: dict[str, str]
    """Whether each is met, missed or open."""
    components: list[Component]


@dataclass(frozen=True)
class Report:
    experiment: Experiment
    cells: list[CellReport]
    differences: list[Difference]
    takings: list[Taking]

    @property
    def game(self) -> Game:
        return find_game(self.experiment.game)

    def to_json(self, language: str) -> dict[str, Any]:
        """All numbers; measures and components have their names, too, in this language."""
        names = {variant.name: names_of(self.game, variant, language) for variant in self.experiment.variants}

        def difference(each: Difference, name: str) -> dict[str, Any]:
            return {**asdict(each), "name": name, "certain": each.certain}

        told: dict[str, Any] = finite(
            {
                "experiment": self.experiment.to_json(),
                "cells": [cell_json(cell, names[cell.cell.variant]) for cell in self.cells],
                "differences": [difference(each, names[each.variant].measure(each.measure)) for each in self.differences],
                "takings": [difference(each, names[each.variant].component(each.family, each.number)) for each in self.takings],
            }
        )
        return told


def finite(value: Any) -> Any:
    """As JSON can say it: a bound that nothing is known of is null, since JSON has no infinity."""
    if isinstance(value, dict):
        return {name: finite(each) for name, each in value.items()}
    if isinstance(value, list):
        return [finite(each) for each in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def names_of(game: Game, variant: Variant, language: str) -> Names:
    """What things are called in a variant: changed data may call them something else."""
    return Names(game, language, game.read_data(variant.data) if variant.data else None)


def cell_json(cell: CellReport, names: Names) -> dict[str, Any]:
    return {
        "variant": cell.cell.variant,
        "line_up": list(cell.cell.line_up),
        "games": cell.games,
        "measures": {name: {"name": names.measure(name), **asdict(value)} for name, value in cell.measures.items()},
        "goals": cell.goals,
        "components": [
            {**asdict(each), "name": names.component(each.family, each.number), "never": each.never, "always": each.always}
            for each in cell.components
        ],
    }


def report_of(results: ExperimentFile) -> Report:
    experiment = results.experiment
    game = find_game(experiment.game)
    cells: list[CellReport] = []
    differences: list[Difference] = []
    takings: list[Taking] = []
    for line_up in experiment.line_ups:
        first: tuple[Measured, dict[tuple[str, int], dict[int, float]]] | None = None
        for cell in [cell for cell in experiment.cells() if cell.line_up == line_up]:
            contest = experiment.contest(cell)
            games = sorted(results.games[cell.key].values(), key=lambda each: each.number)
            measures, taken = by_deal(game, contest, games), taken_by_deal(games, contest.rotations())
            if games:
                cells.append(cell_report(experiment, game, cell, games, measures))
            if first is None:
                first = measures, taken
            else:
                differences += compared(cell, first[0], measures, experiment.differences)
                takings += taken_differently(cell, first[1], taken, first[0]["score"].keys() & measures["score"].keys())
    return Report(
        experiment,
        cells,
        corrected(differences, holm([each.p for each in differences])),
        corrected(takings, benjamini_hochberg([each.p for each in takings])),
    )


def corrected(found: Sequence[Kind], chances: Sequence[float]) -> list[Kind]:
    return [replace(each, corrected=chance) for each, chance in zip(found, chances, strict=True)]


def cell_report(experiment: Experiment, game: Game, cell: Cell, games: Sequence[Observed], measures: Measured) -> CellReport:
    values = {name: list(deals.values()) for name, deals in measures.items()}
    return CellReport(
        cell,
        len(games),
        {name: share_of(found) if is_share(name) else interval(found) for name, found in values.items()},
        {name: goal_state(values[name], bounds) for name, bounds in experiment.goals.items() if name in values},
        components_of(games, [family.name for family in watched_of(game).families], cell.line_up, experiment.contest(cell).rotations()),
    )


def compared(cell: Cell, base: Measured, measures: Measured, asked: Container[str]) -> list[Difference]:
    found: list[Difference] = []
    for name in base:
        if name in asked or not name.startswith(NOT_COMPARED):
            more = paired(base[name], measures[name])
            if more and any(more):
                before = sum(base[name].values()) / len(base[name])
                found.append(Difference(name, cell.variant, cell.line_up, before, interval_between(more), probability(more)))
    return found


def taken_differently(
    cell: Cell, base: dict[tuple[str, int], dict[int, float]], taken: dict[tuple[str, int], dict[int, float]], deals: Collection[int]
) -> list[Taking]:
    found: list[Taking] = []
    for family, number in sorted(base.keys() | taken.keys()):
        before, after = ({deal: each.get((family, number), {}).get(deal, 0.0) for deal in deals} for each in (base, taken))
        more = paired(before, after)
        if any(more):
            usual = sum(before.values()) / len(before)
            found.append(Taking("taken", cell.variant, cell.line_up, usual, interval_between(more), probability(more), 1.0, family, number))
    return found
