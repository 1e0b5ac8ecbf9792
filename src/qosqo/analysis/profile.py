"""What analyses tell about a player, over one game or many."""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Final

from qosqo.analysis.decisions import Decision, estimate, lead
from qosqo.analysis.labels import BEST, LABELS, label_of
from qosqo.analysis.whole import GameAnalysis
from qosqo.arena.statistics import Estimate
from qosqo.core.game import Game
from qosqo.core.phrases import kind_of

PARTS_OF_A_GAME: Final = 3
"""Beginning, middle and end, each a third of the decisions."""


@dataclass(frozen=True)
class Tally:
    """Some decisions taken together."""

    decisions: int
    loss_share: Estimate
    loss_points: Estimate
    best: float
    """The share of decisions in which nothing was given away."""


@dataclass(frozen=True)
class Strength:
    """Where a player stands on the ladder of bots: 0 like the first, 1 like the second …; parts lie between two."""

    value: Estimate
    bots: tuple[str, ...]
    """The weakest first."""


@dataclass(frozen=True)
class Profile:
    name: str
    game: str
    games: int
    all: Tally
    labels: dict[str, int]
    by_kind: dict[str, Tally]
    """By the kind of move that was made, the most costly kind first."""
    by_part: tuple[Tally | None, ...]
    """Beginning, middle and end of games; None where nothing was decided."""
    luck_points: float
    """Per game, in lead over the mean of the others."""
    luck_share: float
    """Per game, in shares of the win."""
    strength: Strength | None
    """None where no scale is known for the game."""


def profile_of(name: str, game: Game, appearances: Sequence[tuple[GameAnalysis, int]]) -> Profile:
    """`appearances` are the analyses and the seat that the player had in each."""
    own = [(analysis, decision) for analysis, seat in appearances for decision in choices(analysis, seat)]
    decisions = [decision for _, decision in own]
    kinds: dict[str, list[Decision]] = {}
    parts: list[list[Decision]] = [[] for _ in range(PARTS_OF_A_GAME)]
    for analysis, decision in own:
        kinds.setdefault(game.moves.kinds[kind_of(decision.played)].name, []).append(decision)
        length = 1 + analysis.decisions[-1].number  # of an analysis that is not complete some before may be missing
        parts[decision.number * PARTS_OF_A_GAME // length].append(decision)
    labelled = [label_of(decision) for decision in decisions]
    by_kind = {kind: tally(found) for kind, found in kinds.items()}
    whole = tally(decisions)
    return Profile(
        name,
        game.id,
        len(appearances),
        whole,
        {label: labelled.count(label) for label in LABELS},
        dict(sorted(by_kind.items(), key=lambda entry: -entry[1].loss_points.value * entry[1].decisions)),
        tuple(tally(found) if found else None for found in parts),
        fmean(luck_of(analysis, seat)[0] for analysis, seat in appearances),
        fmean(luck_of(analysis, seat)[1] for analysis, seat in appearances),
        strength_of(game.id, whole.loss_points),
    )


def deciding(analysis: GameAnalysis) -> list[tuple[int, str]]:
    """The seats of those who made decisions, with their names: not an opponent that is played by the rules."""
    seats = {decision.seat for decision in analysis.decisions}
    return [(seat, name) for seat, name in enumerate(analysis.names) if seat in seats]


Appearances = dict[str, list[tuple[GameAnalysis, int]]]
"""In which analyses a player occurs, and at which seat, by the player's name."""


def over_games(analyses: Iterable[tuple[Game, GameAnalysis]]) -> list[tuple[Game, Appearances]]:
    """Who played which game, and in which analyses."""
    found: dict[str, tuple[Game, Appearances]] = {}
    for game, analysis in analyses:
        _, appearances = found.setdefault(game.id, (game, {}))
        for seat, name in deciding(analysis):
            appearances.setdefault(name, []).append((analysis, seat))
    return list(found.values())


def choices(analysis: GameAnalysis, seat: int) -> Iterable[Decision]:
    """The decisions of a seat in which there was a choice."""
    return (decision for decision in analysis.decisions if decision.seat == seat and not decision.forced)


def tally(decisions: Sequence[Decision]) -> Tally:
    if not decisions:
        return Tally(0, Estimate(0.0, 0.0, 0.0), Estimate(0.0, 0.0, 0.0), 1.0)
    return Tally(
        len(decisions),
        estimate([decision.loss_share.value for decision in decisions]),
        estimate([decision.loss_points.value for decision in decisions]),
        fmean(label_of(decision) == BEST for decision in decisions),
    )


def luck_of(analysis: GameAnalysis, seat: int) -> tuple[float, float]:
    """What chance brought a seat in one game: points of lead, and share of the win."""
    events = [analysis.deal, *(decision.luck for decision in analysis.decisions if decision.luck is not None)]
    return sum(lead(event.points, seat) for event in events), sum(event.shares[seat] for event in events)


@cache
def scales() -> dict[str, dict[str, float]]:
    """For each game the points that bots give away per decision, measured by `benchmarks/analysis.py`."""
    return tomllib.loads(files(__package__).joinpath("scales.toml").read_text(encoding="utf-8"))


def strength_of(game: str, loss: Estimate) -> Strength | None:
    """Between which bots a mean loss lies, on a scale of logarithms: halving one's losses is one step, whoever one is."""
    scale = scales().get(game)
    if scale is None:
        return None
    bots = sorted(scale, key=lambda bot: -scale[bot])
    marks = [-math.log(scale[bot]) for bot in bots]
    # The interval turns around: who loses less is stronger.
    value, low, high = (place_on(marks, -math.log(max(each, LEAST_LOSS))) for each in (loss.value, loss.high, loss.low))
    return Strength(Estimate(value, low, high), tuple(bots))


LEAST_LOSS: Final = 0.01
"""Points per decision; nobody is measured better than that."""


def place_on(marks: Sequence[float], value: float) -> float:
    """Where a value lies between rising marks, in steps; beyond the ends, at most one step."""
    place = min(max(bisect_left(marks, value), 1), len(marks) - 1)
    before, after = marks[place - 1], marks[place]
    return min(len(marks) * 1.0, max(-1.0, place - 1 + (value - before) / (after - before)))
