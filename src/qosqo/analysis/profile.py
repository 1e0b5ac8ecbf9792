"""What analyses tell about a player, over one game or many."""

from __future__ import annotations

import math
import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import groupby
from statistics import fmean
from typing import Final

from qosqo.analysis.decisions import Decision, estimate, lead
from qosqo.analysis.labels import BEST, LABELS, label_of
from qosqo.analysis.whole import GameAnalysis
from qosqo.arena.contest import name_at_any
from qosqo.arena.statistics import QUANTILE, Estimate, mean_of_groups
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.phrases import kind_of

PARTS_OF_A_GAME: Final = 3
"""Beginning, middle and end, each a third of the decisions."""
CHOICES_OF_A_GAME: Final = 100
"""Of one player, about."""
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
    scale = scale_of(game.id, Counter(len(deciding(analysis)) for analysis, _ in own))
    gained = gained_per_choice([turn for analysis, seat in appearances for turn in gained_by_turn(analysis, seat)], scale)
    return Profile(
        name,
        whole,
        {label: labelled.count(label) for label in LABELS},
        dict(sorted(by_kind.items(), key=lambda entry: -entry[1].loss_points.value * entry[1].decisions)),
        tuple(tally(found) if found else None for found in parts),
        gained,
        fmean(luck_of(analysis, seat)[0] for analysis, seat in appearances),
        fmean(luck_of(analysis, seat)[1] for analysis, seat in appearances),
        None if scale is None else strength_on(scale, gained),
    )


def deciding(analysis: GameAnalysis) -> list[tuple[int, str]]:
    """The seats of those who made decisions, with their names: not an opponent that is played by the rules."""
    seats = {decision.seat for decision in analysis.decisions}
    return [(seat, name) for seat, name in enumerate(analysis.names) if seat in seats]


Appearances = dict[str, list[tuple[GameAnalysis, int]]]
"""In which analyses a player occurs, and at which seat, by the player's name."""


def over_games(analyses: Sequence[tuple[Match, GameAnalysis]]) -> Iterator[tuple[Game, int, Appearances]]:
    """For every game of which there are several analyses how many, and who played in which. A bot is the same at every seat."""
    for game in {match.game.id: match.game for match, _ in analyses}.values():
        own = [(match, analysis) for match, analysis in analyses if match.game.id == game.id]
        if len(own) == 1:
            continue
        appearances: Appearances = {}
        for match, analysis in own:
            for seat, name in deciding(analysis):
                player = name_at_any(name, seat) if match.players[seat].bot else name
                appearances.setdefault(player, []).append((analysis, seat))
        yield game, len(own), appearances


def choices(analysis: GameAnalysis, seat: int) -> Iterable[Decision]:
    """The decisions of a seat in which there was a choice."""
    return (decision for decision in analysis.decisions if decision.seat == seat and not decision.forced)


def gained_by_turn(analysis: GameAnalysis, seat: int) -> list[list[float]]:
    """The points of lead that each choice of a seat brought compared with those of hasty bots, those made in a row together: what one of
    them brings, the next may add to or use up."""
    rows = (list(row) for _, row in groupby(analysis.decisions, key=lambda decision: decision.seat))
    found = [[lead(each.change.points, seat) for each in row if each.seat == seat and not each.forced] for row in rows]
    return [row for row in found if row]


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


@dataclass(frozen=True)
class Scale:
    """What choices bring in a game, in points of lead compared with those of hasty bots."""

    bots: dict[str, float]
    """What each bot gains per choice."""
    error: float
    """The standard error of that."""
    spread: float
    """How far a single choice is from the mean: its standard deviation."""


@cache
def scales() -> dict[str, dict[int, Scale]]:
    """For each game and number of players what `benchmarks/analysis.py scales` measured."""
    measured = tomllib.loads(files(__package__).joinpath("scales.toml").read_text(encoding="utf-8"))
    return {
        game: {
            int(players): Scale(found["bots"], found["spread"] / math.sqrt(found["choices"]), found["spread"])
            for players, found in by_players.items()
        }
        for game, by_players in measured.items()
    }


def scale_of(game: str, players: Mapping[int, int]) -> Scale | None:
    """The scale for choices made in games of several numbers of players, with the bots that are known for all of them. `players` tells how
    many of the choices were made in games of how many players."""
    known = scales().get(game, {})
    if not players or any(each not in known for each in players):
        return None
    parts = [(known[each], count / sum(players.values())) for each, count in players.items()]
    bots = [bot for bot in parts[0][0].bots if all(bot in scale.bots for scale, _ in parts)]
    return Scale(
        {bot: sum(scale.bots[bot] * part for scale, part in parts) for bot in bots},
        math.sqrt(sum((scale.error * part) ** 2 for scale, part in parts)),
        math.sqrt(sum(scale.spread**2 * part for scale, part in parts)),
    )


def gained_per_choice(turns: Sequence[Sequence[float]], scale: Scale | None) -> Estimate:
    """What choices brought on average. A few choices that bring ten points and more make most of it. A game that lacks them lacks a part of
    the mean and of the spread, too, and would seem sure of too little; so the spread of other games counts as much as that of one more."""
    if not turns:
        return NOTHING
    return mean_of_groups(turns) if scale is None else mean_of_groups(turns, scale.spread, CHOICES_OF_A_GAME)


def strength_on(scale: Scale, gained: Estimate) -> Strength:
    """Between which bots somebody stands who gained so much per choice. What is gained over hasty bots varies less from choice to choice
    than what is lost against the best move, so that fewer choices say as much; in the same positions both put players in the same order."""
    bots = sorted(scale.bots, key=lambda bot: scale.bots[bot])
    marks = [scale.bots[bot] for bot in bots]
    half = math.hypot(gained.high - gained.value, QUANTILE * scale.error)
    ends = (gained.value, gained.value - half, gained.value + half)
    return Strength(Estimate(*(place_on(marks, each) for each in ends)), tuple(bots))


def place_on(marks: Sequence[float], value: float) -> float:
    """Where a value lies between rising marks, in steps; beyond the ends, at most one step."""
    place = min(max(bisect_left(marks, value), 1), len(marks) - 1)
    before, after = marks[place - 1], marks[place]
    return min(len(marks) * 1.0, max(-1.0, place - 1 + (value - before) / (after - before)))
