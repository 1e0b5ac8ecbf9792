"""Analyses in words, for pages and terminals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor
from pathlib import Path
from typing import Final

from qosqo.analysis.decisions import Candidate, Decision, lead
from qosqo.analysis.labels import BEST, BLUNDER, FINE, INACCURACY, MISTAKE, label_of
from qosqo.analysis.profile import Profile, Strength, Tally
from qosqo.analysis.whole import GameAnalysis
from qosqo.arena.statistics import Estimate
from qosqo.bots.plan_words import BOTS_FOLDER
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts, texts

FOLDER: Final = Path(__file__).parent
MOST_TURNING_POINTS: Final = 10
BLAMED: Final = (INACCURACY, MISTAKE, BLUNDER)
MOST_KINDS: Final = 5
"""So many kinds of moves are told by which a player gave away most."""
PHASES: Final = ("beginning", "middle", "end")
NEAR: Final = 0.25
"""Within so much of a step a player counts as playing like a bot."""
NO_BREAK: Final = "\u00a0"
NOT_COMPARED: Final = "–"
"""Who also played games for which no bots are measured."""


def words(language: str) -> Texts:
    """The catalogue of analyses."""
    return texts(language, BOTS_FOLDER, FOLDER)


def turning_points(analysis: GameAnalysis) -> list[Decision]:
    """The decisions that gave away most, in the order of the game."""
    blamed = [decision for decision in analysis.decisions if label_of(decision) in BLAMED]
    gravest = sorted(blamed, key=lambda decision: -decision.loss_share.value)[:MOST_TURNING_POINTS]
    return sorted(gravest, key=lambda decision: decision.number)


def turning_point_text(decision: Decision, narrator: Narrator, say: Texts) -> str:
    """What was played, what it cost, and what would have been better. The cards of a finished game are open."""
    return say(
        "analysis-turning-point",
        number=decision.number + 1,
        name=narrator.name(decision.seat),
        played=narrator.move(decision.played, decision.seat, decision.seat),
        label=say(f"label-{label_of(decision)}"),
        share=percent(decision.loss_share.value),
        points=points_text(decision.loss_points.value, say),
        better=narrator.move(decision.best.move, decision.seat, decision.seat),
    )


def breakdown(profile: Profile, narrator: Narrator, say: Texts) -> list[tuple[str, Tally]]:
    """How a player chose in each part of the game, and in the kinds of moves that cost most."""
    parts = [(say(f"phase-{name}"), tally) for name, tally in zip(PHASES, profile.by_part, strict=True) if tally is not None]
    kinds = {kind.name: kind for kind in narrator.game.moves.kinds}
    costly = [(name, tally) for name, tally in profile.by_kind.items() if tally.loss_points.value > 0][:MOST_KINDS]
    return [*parts, *((say("analysis-kind", kind=narrator.title(kinds[name], NOBODY)), tally) for name, tally in costly)]


def interval_text(estimate: Estimate, say: Texts, digits: int = 1) -> str:
    """A number and the bounds that hold it in 95 of 100 cases; a single case has none."""
    value, low, high = (decimal(each, say, digits) for each in (estimate.value, estimate.low, estimate.high))
    return value if low == high else f"{value} [{low} … {high}]"


def share_text(share: Estimate) -> str:
    return f"{percent(share.value)} [{100 * share.low:.0f} … {100 * share.high:.0f}]"


def worth_text(candidate: Candidate, seat: int, say: Texts) -> str:
    """What a candidate is worth to a seat: of its points only those count that it has more than the others."""
    points = points_text(candidate.points[seat].value, say)
    return say("analysis-worth", share=share_text(candidate.shares[seat]), points=points, lead=lead_text(candidate, seat, say))


def lead_text(candidate: Candidate, seat: int, say: Texts) -> str:
    """How far a seat will be ahead or behind: where there are several others, of their mean, and not of the best of them."""
    points = [each.value for each in candidate.points]
    ahead = lead(points, seat)
    message = "analysis-ahead" if ahead >= 0 else "analysis-behind"
    return say(message, points=points_text(abs(ahead), say), others=len(points) - 1)


def points_text(points: float, say: Texts) -> str:
    shown = decimal(points, say)
    return say("analysis-points", points=shown, count=1 if shown in ("1.0", "1,0") else 2)


def decimal(number: float, say: Texts, digits: int = 1) -> str:
    """A number as the language writes it, with a true minus sign."""
    shown = round(number, digits) or 0.0  # not −0
    text = f"{shown:.{digits}f}".replace("-", "−")
    return text if say.language == "en" else text.replace(".", ",")


def percent(share: float) -> str:
    return f"{100 * share:.0f}{NO_BREAK}%"


def lead_lines(analysis: GameAnalysis, say: Texts) -> list[tuple[str, list[str]]]:
    """Where the final leads came from: lines that sum to the last one, with a number for each seat."""
    found = [analysis.explained(seat) for seat in range(len(analysis.names))]
    lines = {
        "analysis-start": [each.start for each in found],
        "analysis-own": [each.own for each in found],
        "analysis-others": [each.others for each in found],
        "analysis-chance": [each.luck for each in found],
        "analysis-rest": [each.rest for each in found],
        "analysis-final": [each.final for each in found],
    }
    return [(say(line), [decimal(value, say) for value in values]) for line, values in lines.items()]


def strength_text(strength: Strength, say: Texts) -> str:
    """Where somebody stands on the ladder of bots, and between which ends."""
    bots = [say(f"strength-{bot}") for bot in strength.bots]
    value, low, high = strength.value.value, strength.value.low, strength.value.high
    if low <= -NEAR and high >= len(bots) - 1 + NEAR:
        return say("strength-open")
    place, weakest, strongest = (
        place_text(value, bots, say),
        place_text(floor(low + NEAR), bots, say),
        place_text(ceil(high - NEAR), bots, say),
    )
    return place if weakest == place == strongest else say("strength-interval", place=place, low=weakest, high=strongest)


def place_text(place: float, bots: Sequence[str], say: Texts) -> str:
    """Like which bot, between which two, or beyond which."""
    if place <= -NEAR:
        return say("strength-below", bot=bots[0])
    if place >= len(bots) - 1 + NEAR:
        return say("strength-above", bot=bots[-1])
    if abs(place - round(place)) <= NEAR:
        return bots[round(place)]
    return say("strength-between", weaker=bots[floor(place)], stronger=bots[ceil(place)])


def ladder_text(profiles: Iterable[Profile], say: Texts) -> str | None:
    """With whom players are compared, where they are."""
    for profile in profiles:
        if profile.strength is not None:
            return say("analysis-ladder", bots=", ".join(say(f"strength-{bot}") for bot in profile.strength.bots))
    return None


def profile_cells(profiles: Sequence[Profile], say: Texts) -> list[list[tuple[str, str]]]:
    """What is told about each player in a few words: what it is, and its text. The same is told about all of them."""
    compared = any(profile.strength is not None for profile in profiles)
    return [cells_of(profile, compared, say) for profile in profiles]


def cells_of(profile: Profile, compared: bool, say: Texts) -> list[tuple[str, str]]:
    """`compared`: with bots, as far as that is possible."""
    cells = [
        ("decisions", str(profile.all.decisions)),
        ("best", percent(profile.all.best)),
        ("loss", interval_text(profile.all.loss_points, say, 2)),
        ("luck", decimal(profile.luck_points, say)),
        ("mistakes", " · ".join(str(profile.labels[label]) for label in BLAMED)),
    ]
    if compared:
        cells.append(("strength", NOT_COMPARED if profile.strength is None else strength_text(profile.strength, say)))
    return [(say(f"analysis-{name}"), text) for name, text in cells]


def verdict(known: Decision, tried: Decision, narrator: Narrator, say: Texts) -> tuple[bool, str]:
    """Whether a move that somebody tried instead is good enough, and what is said about it. `tried` is the same decision with that move."""
    move, seat = tried.played, known.seat
    text = narrator.move(move, seat, seat)
    if move == known.played:
        return False, say("tried-same", move=text)
    if move == known.best.move or label_of(tried) in (BEST, FINE):
        gained = known.loss_share.value - (0.0 if move == known.best.move else max(0.0, tried.loss_share.value))
        if round(100 * gained) <= 0:
            return True, say("tried-good", move=text)
        return True, say("tried-found", move=text, share=percent(gained))
    return False, say("tried-worse", move=text, share=percent(tried.loss_share.value), label=say(f"label-{label_of(tried)}"))
