"""What single games tell, as numbers with names: the measures of an experiment."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean
from typing import Final

from qosqo.arena.contest import Contest
from qosqo.core.game import Game
from qosqo.lab.collector import Observed
from qosqo.lab.watched import action_names

SHARES: Final = frozenset({"decided", "runaway", "margin-share", "leader-25", "leader-50", "leader-75", "tie"})
"""Measures that are parts of a whole, shown in percent; so are those that begin with one of these:"""
SHARE_PREFIXES: Final = ("action:", "win:", "bot-win:")
SEAT_POINTS: Final = "seat-points:"
"""What begins so is for the page's chart only: nothing is asked about it and nothing compared."""
RUNAWAY: Final = 0.2
"""A runaway leader has led since half of the game at the latest and ends so much of the own points ahead."""

GENERAL: Final = (
    "score",
    "winning-score",
    "turns",
    "decisions",
    "branching",
    "branching-typical",
    "lead-changes",
    "decided",
    "leader-25",
    "leader-50",
    "leader-75",
    "margin",
    "margin-share",
    "runaway",
    "tie",
)


def is_share(measure: str) -> bool:
    return measure in SHARES or measure.startswith(SHARE_PREFIXES)


def all_measures(game: Game, line_up: Sequence[str]) -> list[str]:
    """All measures that games of these bots have."""
    found = [*GENERAL, *(f"points:{name}" for name in game.categories), *(f"action:{name}" for name in action_names(game))]
    for seat in range(1, len(line_up) + 1):
        found += [f"win:{seat}", f"score:{seat}", *(f"{SEAT_POINTS}{name}:{seat}" for name in game.categories)]
    if len(set(line_up)) > 1:
        found += [f"{group}:{bot}" for bot in dict.fromkeys(line_up) for group in ("bot-win", "bot-score")]
    return found


def measures_of(game: Game, line_up: Sequence[str], observed: Observed) -> dict[str, float]:
    """All measures of one game. Names with a colon belong to groups: `points:statues`, `action:place`, `win:2` (a seat)."""
    scores = observed.scores
    seats = len(scores)
    ordered = sorted(scores, reverse=True)
    ahead = ordered[0] - ordered[1] if seats > 1 else 0
    margin_share = ahead / ordered[0] if ordered[0] > 0 else 0.0
    alone = len(observed.winners) == 1
    deciding = [seat for seat in range(seats) if observed.decisions[seat]]  # not an opponent that is played by the rules
    found: dict[str, float] = {
        "score": fmean(scores),
        "winning-score": float(ordered[0]),
        "turns": fmean([observed.turns[seat] for seat in deciding]),
        "decisions": float(sum(observed.decisions)),
        "branching": observed.branching,
        "branching-typical": exp(observed.branching_log),
        "lead-changes": float(observed.lead_changes),
        "decided": observed.decided,
        "margin": float(ahead),
        "margin-share": margin_share,
        "runaway": float(alone and observed.decided <= 0.5 and margin_share >= RUNAWAY),
        "tie": float(not alone),
    }
    for percent, leaders in zip((25, 50, 75), observed.leaders, strict=True):
        found[f"leader-{percent}"] = len(set(leaders) & set(observed.winners)) / len(leaders)
    for number, name in enumerate(game.categories):
        found[f"points:{name}"] = fmean(observed.points[number])
    for name, turns in observed.actions.items():
        shares = [turns[seat] / observed.turns[seat] for seat in deciding if observed.turns[seat]]
        found[f"action:{name}"] = fmean(shares) if shares else 0.0
    for seat in range(seats):
        found[f"win:{seat + 1}"] = 1 / len(observed.winners) if seat in observed.winners else 0.0
        found[f"score:{seat + 1}"] = float(scores[seat])
        for number, name in enumerate(game.categories):
            found[f"{SEAT_POINTS}{name}:{seat + 1}"] = float(observed.points[number][seat])
    if len(set(line_up)) > 1:
        for bot in dict.fromkeys(line_up):
            own = [seat for seat in range(seats) if line_up[observed.seats[seat]] == bot]
            found[f"bot-win:{bot}"] = sum(found[f"win:{seat + 1}"] for seat in own)
            found[f"bot-score:{bot}"] = fmean(scores[seat] for seat in own)
    return found


def by_deal(game: Game, contest: Contest, games: Sequence[Observed]) -> dict[str, dict[int, float]]:
    """Each measure by the number of the deal. Games of one deal with bots in other seats depend on each other, so they count as one."""
    rotations = contest.rotations()
    gathered: dict[str, dict[int, list[float]]] = {name: {} for name in all_measures(game, contest.line_up)}
    for observed in games:
        for name, value in measures_of(game, contest.line_up, observed).items():
            gathered[name].setdefault(observed.number // rotations, []).append(value)
    sizes: dict[int, int] = {}
    for observed in games:
        sizes[observed.number // rotations] = sizes.get(observed.number // rotations, 0) + 1
    result: dict[str, dict[int, float]] = {}
    for name, deals in gathered.items():
        # an action that nobody took in a game is not written down there
        result[name] = {deal: sum(deals.get(deal, [])) / size for deal, size in sizes.items()}
    return result
