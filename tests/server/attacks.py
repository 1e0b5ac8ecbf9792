"""What somebody sends who wants the server to stop."""

from __future__ import annotations

from typing import Final

from qosqo.core.match import Match
from tests.tambo import GAME

OTHERS: Final = [1]


def record_with_reseeds(rounds: int) -> str:
    """A sound record in which chance is renewed, a move made and taken back, again and again."""
    match = Match.new(GAME, ["Ana", "Ben"], {"deck": "sorted"}, seed=1)
    for number in range(rounds):
        match.reseed(10**80 + number)
        match.play(0, match.position.moves()[0])
        match.undo(0, 0, OTHERS)
    return match.record_text()
