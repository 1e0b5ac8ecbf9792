"""Plans in words: the moves as sentences, and the reasons from the parts of the evaluation that they change most."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from qosqo.bots.plans import Plan
from qosqo.core.hints import hint_texts
from qosqo.core.narrator import Narrator
from qosqo.core.texts import texts

BOTS_FOLDER: Final = Path(__file__).parent
MOST_REASONS: Final = 3
"""So many parts of the evaluation are named, beside the points that are scored."""
OTHERS_MATTER: Final = 1.5
MINUS: Final = "−"


@dataclass(frozen=True)
class ToldPlan:
    """A plan as it is shown."""

    move: tuple[tuple[str, int | str], ...]
    """The first move, by its parts."""
    steps: tuple[str, ...]
    """The moves of the turn, one sentence each."""
    reasons: tuple[str, ...]


def told_plan(plan: Plan, seat: int, voice: Narrator) -> ToldPlan:
    return ToldPlan(
        move=tuple(voice.game.moves.named(plan.moves[0]).items()),
        steps=tuple(voice.move(move, seat, seat) for move in plan.moves),
        reasons=tuple(reasons(plan, voice)),
    )


def reasons(plan: Plan, voice: Narrator) -> list[str]:
    """Points first, then what changes most, then what is left."""
    say = texts(voice.texts.language, BOTS_FOLDER)
    words = hint_texts(voice.game, voice.texts.language)
    told = [
        say("plan-scored", category=voice.texts(f"category-{category}"), count=round(points))
        for category, points in plan.scored.items()
        if round(points)
    ]
    changed = sorted(((name, round(gain)) for name, gain in plan.gains.items() if round(gain)), key=lambda each: (-abs(each[1]), each[0]))
    for name, gain in changed[:MOST_REASONS]:
        message = f"gain-{name}" if gain > 0 else f"loss-{name}"
        what = words(message) if words is not None and words.knows(message) else say("plan-part", part=name)
        told.append(say("plan-reason", what=what, points=signed(gain)))
    if plan.others <= -OTHERS_MATTER:
        told.append(say("plan-others-lose", points=signed(round(plan.others))))
    elif plan.others >= OTHERS_MATTER:
        told.append(say("plan-others-gain", points=signed(round(plan.others))))
    if not told:
        told.append(say("plan-quiet"))
    told.extend(
        words(f"left-{name}", count=count) for name, count in plan.left.items() if words is not None and words.knows(f"left-{name}")
    )
    if plan.open:
        told.append(say("plan-open"))
    return told


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"
