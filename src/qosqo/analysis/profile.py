"""What analyses tell about a player, over one game or many."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
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
NOTHING: Final = Estimate(0.0, 0.0, 0.0)


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
    gained: Estimate
    """Points of lead that a choice brought compared with those of hasty bots, on average."""
    luck_points: float
    """Per game, in lead over the mean of the others."""
    luck_share: float
    """Per game, in shares of the win."""
    strength: Strength | None
    """None where no scale is known for the game and the number of players."""


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
    gained = estimate([lead(decision.change.points, decision.seat) for decision in decisions]) if decisions else NOTHING
    players = Counter(len(deciding(analysis)) for analysis, _ in own)
    return Profile(
        name,
        game.id,
        len(appearances),
        whole,
        {label: labelled.count(label) for label in LABELS},
        dict(sorted(by_kind.items(), key=lambda entry: -entry[1].loss_points.value * entry[1].decisions)),
        tuple(tally(found) if found else None for found in parts),
        gained,
        fmean(luck_of(analysis, seat)[0] for analysis, seat in appearances),
        fmean(luck_of(analysis, seat)[1] for analysis, seat in appearances),
        strength_of(game.id, players, gained),
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
        return Tally(0, NOTHING, NOTHING, 1.0)
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
def scales() -> dict[str, dict[str, dict[str, float]]]:
    """For each game and number of players what bots gain per choice over hasty ones, measured by `benchmarks/analysis.py scales`."""
    return tomllib.loads(files(__package__).joinpath("scales.toml").read_text(encoding="utf-8"))


def strength_of(game: str, players: Mapping[int, int], gained: Estimate) -> Strength | None:
    """Between which bots somebody stands who gained so much per choice. `players` tells how many of the choices were made in games of how
    many players. What is gained over hasty bots varies less from choice to choice than what is lost against the best move, so that fewer
    choices say as much; in the same positions both put players in the same order."""
    known = scales().get(game, {})
    if not players or any(str(each) not in known for each in players):
        return None
    choices = sum(players.values())
    scale = {
        bot: sum(known[str(each)][bot] * count for each, count in players.items()) / choices for bot in known[str(next(iter(players)))]
    }
    bots = sorted(scale, key=lambda bot: scale[bot])
    marks = [scale[bot] for bot in bots]
    return Strength(Estimate(*(place_on(marks, each) for each in (gained.value, gained.low, gained.high))), tuple(bots))


def place_on(marks: Sequence[float], value: float) -> float:
    """Where a value lies between rising marks, in steps; beyond the ends, at most one step."""
    place = min(max(bisect_left(marks, value), 1), len(marks) - 1)
    before, after = marks[place - 1], marks[place]
    return min(len(marks) * 1.0, max(-1.0, place - 1 + (value - before) / (after - before)))
