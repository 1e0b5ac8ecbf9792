"""What games tell about single components: how often on offer, how often taken, when, and what one adds to its owner's final margin.

The worth of a component is no mean of those who own it (good players own more of everything): it is the coefficient of a regression of the
margin over the others on all components of its family, with how much was taken of the other families, seats and bots beside them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from statistics import fmean
from typing import Any, Final

import numpy

from qosqo.arena.statistics import CERTAINTY, Estimate, share
from qosqo.arena.student import quantile, two_sided
from qosqo.lab.collector import Observed
from qosqo.lab.comparisons import benjamini_hochberg, share_of, students

RARELY: Final = 0.02
NEARLY_ALWAYS: Final = 0.95
FEWEST_OFFERS: Final = 30
"""Of fewer seats that were offered a component it is not said that they never or always take it."""
FEWEST_TELLING: Final = 5
"""And where it was taken unlike mostly in fewer deals nothing is said about its worth."""
STABILITY: Final = 1e-3
"""A trace of ridge, so that components always taken together do not break the regression. It is a part of how much each is taken, or
those that are seldom taken would seem to be worth less."""


@dataclass(frozen=True)
class Component:
    family: str
    number: int
    offered: int
    """Seats that were offered it at least once; each game has several."""
    offers: Estimate
    """In how many turns, on the average of these."""
    taken: Estimate
    """The share of these seats that took it at least once."""
    takers: int
    when: Estimate
    """The part of the own turns after which it was taken first: 0 at once, 1 at the very end."""
    owners_margin: Estimate
    """The plain mean margin of those who took it: for comparison only."""
    worth: Estimate | None = None
    """Points of margin that taking it once adds."""
    certain: bool = False
    """The worth differs from nothing, corrected for the number of components (Benjamini and Hochberg)."""

    @property
    def never(self) -> bool:
        return self.offered >= FEWEST_OFFERS and self.taken.value <= RARELY

    @property
    def always(self) -> bool:
        return self.offered >= FEWEST_OFFERS and self.taken.value >= NEARLY_ALWAYS


def components_of(games: Sequence[Observed], families: Sequence[str], bots: Sequence[str], rotations: int) -> list[Component]:
    """All components that were on offer or taken, family by family. `bots` are the line-up."""
    found: list[Component] = []
    chances: list[float] = []
    totals = [totals_of(game, families) for game in games]
    for family in families:
        numbers = sorted({int(number) for game in games for number in game.components.get(family, {})})
        worths = worths_of(games, family, numbers, totals, bots, rotations)
        for number in numbers:
            found.append(seen(games, family, number))
            worth = worths.get(number)
            if worth is not None:
                found[-1] = replace(found[-1], worth=worth.estimate)
                chances.append(worth.chance)
    corrected = iter(benjamini_hochberg(chances))
    return [each if each.worth is None else replace(each, certain=next(corrected) < 0.05) for each in found]


def seen(games: Sequence[Observed], family: str, number: int) -> Component:
    offered, takers = 0, 0
    offers: list[float] = []
    when: list[float] = []
    margins: list[float] = []
    for game in games:
        rows = game.components.get(family, {}).get(str(number))
        if rows is None:
            continue
        for seat, (on_offer, taken, first) in enumerate(zip(*rows, strict=True)):
            if on_offer or taken:
                offered += 1
                offers.append(float(on_offer))
            if taken:
                takers += 1
                when.append((first - 1) / max(1, game.turns[seat] - 1))
                margins.append(margin(game, seat))
    return Component(
        family,
        number,
        offered,
        students(offers),
        share(takers, offered),
        takers,
        share_of(when),
        students(margins),
    )


def margin(game: Observed, seat: int) -> float:
    """How many points a seat is ahead of the mean of the others."""
    others = len(game.scores) - 1
    return game.scores[seat] - (sum(game.scores) - game.scores[seat]) / others if others else float(game.scores[seat])


def taken_by_deal(games: Sequence[Observed], rotations: int) -> dict[tuple[str, int], dict[int, float]]:
    """How often a seat took each component, on the average of a deal; a deal that is not told is one in which nobody did."""
    sizes = Counter(game.number // rotations for game in games)
    found: dict[tuple[str, int], dict[int, float]] = {}
    for game in games:
        deal = game.number // rotations
        deciding = [seat for seat, count in enumerate(game.decisions) if count]
        for family, things in game.components.items():
            for number, (_, taken, _) in things.items():
                deals = found.setdefault((family, int(number)), {})
                deals[deal] = deals.get(deal, 0.0) + fmean(taken[seat] for seat in deciding) / sizes[deal]
    return found


def taken_by(rows: Mapping[str, Sequence[Sequence[int]]], number: int, seat: int, seats: int) -> float:
    """How often a seat took a component, above the mean of the others."""
    found = rows.get(str(number))
    if found is None:
        return 0.0
    taken = found[1]
    return taken[seat] - (sum(taken) - taken[seat]) / (seats - 1) if seats > 1 else float(taken[seat])


Totals = dict[str, list[float]]
"""By family and seat: how much was taken, above the mean of the others."""


def totals_of(game: Observed, families: Sequence[str]) -> Totals:
    seats = len(game.scores)
    found: Totals = {}
    for family in families:
        things = game.components.get(family, {})
        found[family] = [sum(taken_by(things, int(number), seat, seats) for number in things) for seat in range(seats)]
    return found


@dataclass(frozen=True)
class Worth:
    value: float
    error: float
    """The standard error."""
    freedom: int
    """Of Student's distribution: a component that is seldom taken, or seldom left, shows little of how much its worth varies."""

    @property
    def estimate(self) -> Estimate:
        half = quantile(CERTAINTY, self.freedom) * self.error
        return Estimate(self.value, self.value - half, self.value + half)

    @property
    def chance(self) -> float:
        """Of a worth as far from nothing as this one, if it were none."""
        return two_sided(self.value / self.error, self.freedom)


def worths_of(
    games: Sequence[Observed], family: str, numbers: Sequence[int], totals: Sequence[Totals], bots: Sequence[str], rotations: int
) -> dict[int, Worth]:
    """The worth of each component of a family; deals, not games or seats, count as independent. `totals` are those of each game: they are
    asked for by every family."""
    counts = {number: telling(games, family, number, rotations) for number in numbers}
    told = [number for number in numbers if counts[number] >= FEWEST_TELLING]
    kinds = sorted(set(bots))
    rows: list[list[float]] = []
    margins: list[float] = []
    deals: list[int] = []
    for game, taken in zip(games, totals, strict=True):
        seats = len(game.scores)
        things = game.components.get(family, {})
        for seat in range(seats):
            row = [taken_by(things, number, seat, seats) for number in told]
            row.extend(total[seat] for other, total in taken.items() if other != family)
            row.extend(float(seat == each) - 1 / seats for each in range(1, seats))
            row.extend(float(bots[game.seats[seat]] == kind) - bots.count(kind) / seats for kind in kinds[1:])
            rows.append(row)
            margins.append(margin(game, seat))
            deals.append(game.number // rotations)
    if not told or len(set(deals)) < len(rows[0]) + FEWEST_TELLING:
        return {}
    values, errors = regression(rows, margins, deals)
    return {
        number: Worth(values[place], errors[place], counts[number] - 1)
        for place, number in enumerate(told)
        if isfinite(errors[place]) and errors[place] > 0
    }


def telling(games: Sequence[Observed], family: str, number: int, rotations: int) -> int:
    """In how many deals the seats took a component unlike they mostly did: what they always do alike does not show its worth."""
    rows = [game.components.get(family, {}).get(str(number), [[], [0] * len(game.scores)])[1] for game in games]
    more = [tuple(each - min(row) for each in row) for row in rows]
    [(usual, _)] = Counter(more).most_common(1)
    return len({game.number // rotations for game, row in zip(games, more, strict=True) if row != usual})


def regression(rows: Sequence[Sequence[float]], results: Sequence[float], groups: Sequence[int]) -> tuple[list[float], list[float]]:
    """Least squares with errors that hold although the rows of a group depend on each other. Margins sum to nothing, so no constant."""
    matrix: Any = numpy.asarray(rows, dtype=float)
    aim: Any = numpy.asarray(results, dtype=float)
    square = matrix.T @ matrix
    square += STABILITY * numpy.diag(numpy.maximum(1.0, numpy.diag(square)))
    inverse = numpy.linalg.pinv(square)
    found = inverse @ (matrix.T @ aim)
    pulls = matrix * (aim - matrix @ found)[:, None]
    places = {group: place for place, group in enumerate(dict.fromkeys(groups))}
    count = len(places)
    summed = numpy.zeros((count, matrix.shape[1]))
    numpy.add.at(summed, numpy.asarray([places[group] for group in groups]), pulls)
    spread = inverse @ (summed.T @ summed) @ inverse * (count / max(1, count - matrix.shape[1]))
    errors = numpy.sqrt(numpy.maximum(0.0, numpy.diag(spread)))
    return [float(value) for value in found], [float(error) for error in errors]
