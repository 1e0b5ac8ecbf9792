"""Short ways to positions of the test game."""

from __future__ import annotations

from collections.abc import Sequence

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from tests.tambo import GAME
from tests.tambo.position import TamboPosition

NAMES = ("Ana", "Ben", "Cem")


def tambo_match(seed: int = 1, names: Sequence[str] = NAMES) -> Match:
    return Match.new(GAME, names, seed=seed)


def position_of(match: Match) -> TamboPosition:
    assert isinstance(match.position, TamboPosition)
    return match.position


def play_random(match: Match, moves: int = 1000, seed: int = 0) -> Match:
    """Play on at random, to the end or for so many moves."""
    chance = seeded(seed)
    for _ in range(moves):
        if match.position.over():
            break
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


def move(kind: str, **parts: int) -> int:
    return GAME.moves.packed({"kind": kind, **parts})
