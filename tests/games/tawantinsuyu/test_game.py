"""The game as a whole."""

from __future__ import annotations

import pytest

from qosqo.core.conformance import check_games, check_texts
from qosqo.core.phrases import Table
from qosqo.games.tawantinsuyu import GAME, phrases


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_all_promises(seats: int) -> None:
    """Copies, JSON, secrets, replays, invariants and an end: as for every game."""
    report = check_games(GAME, seats, {}, range(seats, seats + 2), every=20)
    assert report.shortest() is None


def test_texts_are_complete() -> None:
    assert check_texts(GAME) == []


def constants(prefix: str) -> dict[str, int]:
    return {name: value for name, value in vars(phrases).items() if name.startswith(f"{prefix}_")}


@pytest.mark.parametrize(("prefix", "table"), [("MOVE", GAME.moves), ("EVENT", GAME.events), ("REFUSAL", GAME.refusals)])
def test_constants_are_spelled_like_the_names_they_stand_for(prefix: str, table: Table) -> None:
    expected = {f"{prefix}_{kind.name.upper().replace('-', '_')}": number for number, kind in enumerate(table.kinds)}
    for core in ("EVENT_POINTS", "EVENT_LOST_POINTS"):
        expected.pop(core, None)
    assert constants(prefix) == expected


def test_score_categories_are_spelled_like_their_names() -> None:
    assert constants("CATEGORY") == {f"CATEGORY_{name.upper().replace('-', '_')}": number for number, name in enumerate(GAME.categories)}
