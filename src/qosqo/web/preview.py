"""What a move would bring about, shown before it is made.

The move is tried in positions imagined from what the seat knows, never in the true one, so nothing hidden can leak. Where chance or
hidden things decide, several imagined positions are compared and only what they agree on is told.
"""

from __future__ import annotations

import secrets
from typing import Final

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Saying
from qosqo.core.position import Json
from qosqo.core.scores import POINT_EVENTS
from qosqo.web.model import Preview

WORLDS: Final = 8
"""How many imagined positions must agree where something is open."""
MOST_PREVIEWS: Final = 24


class Trial:
    """A move tried in one imagined position."""

    def __init__(self, match: Match, seat: int, move: int, voice: Narrator) -> None:
        position = match.position.imagine(seat, seeded(secrets.randbits(64)))
        before = position.scores[:]
        revealed = position.revealed()
        position.journal = []
        self.possible = move in position.moves()
        if self.possible:
            position.apply(move)
        self.points = [after - earlier for after, earlier in zip(position.scores, before, strict=True)]
        self.reveals = position.revealed() != revealed
        self.ends_turn = position.to_act() != seat
        told = [event for event in position.journal or [] if event.kind not in POINT_EVENTS]
        self.effects = [voice.event(event, seat) for event in told[repeats(told[0], seat, move, voice) if told else 0 :]]


def repeats(event: Saying, seat: int, move: int, voice: Narrator) -> bool:
    """Whether the first entry of the log only says once more what the move says already."""
    said = set(voice.game.moves.named(move).items())
    parts = voice.game.events.kinds[event.kind].parts
    return event.seat == seat and all((part.name, value) in said for part, value in zip(parts, event.values, strict=False))


def preview(match: Match, seat: int, move: int, voice: Narrator) -> Preview:
    """What a legal move of the seat would do, as far as the seat can know."""
    trials = [Trial(match, seat, move, voice)]
    if trials[0].reveals:
        trials.extend(Trial(match, seat, move, voice) for _ in range(WORLDS - 1))
    first = trials[0]
    agreed = 0
    while agreed < len(first.effects) and all(trial.effects[agreed : agreed + 1] == [first.effects[agreed]] for trial in trials):
        agreed += 1
    return Preview(
        move=move,
        text=voice.move(move, seat, seat),
        effects=tuple(first.effects[:agreed]),
        points=tuple(
            first.points[at] if all(trial.points[at] == first.points[at] for trial in trials) else None for at in range(len(first.points))
        ),
        reveals=any(trial.reveals for trial in trials),
        ends_turn=any(trial.ends_turn for trial in trials),
    )


def preview_message(match: Match, seat: int, moves: list[int], voice: Narrator, version: int) -> dict[str, Json]:
    """The server's answer to a page that asks what some moves would do. Moves that are not legal are left out."""
    legal = set(match.position.moves())
    return {
        "type": "previews",
        "version": version,
        "previews": [as_json(match, preview(match, seat, move, voice)) for move in moves[:MOST_PREVIEWS] if move in legal],
    }


def as_json(match: Match, made: Preview) -> Json:
    named: dict[str, Json] = dict(match.game.moves.named(made.move))
    return {
        "move": named,
        "text": made.text,
        "effects": list[Json](made.effects),
        "points": list[Json](made.points),
        "reveals": made.reveals,
        "ends_turn": made.ends_turn,
    }
