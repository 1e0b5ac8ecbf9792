"""The game as a whole."""

from __future__ import annotations

import pytest

from qosqo.core.conformance import check_games, check_texts
from qosqo.games.tawantinsuyu import GAME
from qosqo.games.tawantinsuyu.game import space_name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_all_promises(seats: int) -> None:
    """Copies, JSON, secrets, replays, invariants and an end: as for every game."""
    report = check_games(GAME, seats, {}, range(seats, seats + 2), every=20)
    assert report.shortest() is None


def test_texts_are_complete() -> None:
    assert check_texts(GAME) == []


def test_space_names() -> None:
    assert [space_name(space) for space in (0, 9, 10, 24, 25, 44)] == ["T1a", "T5b", "M1a", "M5c", "B1a", "B5d"]
