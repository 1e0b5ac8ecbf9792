"""The numbers of phrases and the tables that name them are the same."""

from __future__ import annotations

import pytest

from qosqo.core.phrases import Table
from qosqo.games.cuzco_kramer import GAME, phrases


@pytest.mark.parametrize(("prefix", "table"), [("MOVE", GAME.moves), ("EVENT", GAME.events), ("REFUSAL", GAME.refusals)])
def test_constants_are_spelled_like_the_names_they_stand_for(prefix: str, table: Table) -> None:
    constants = {name: value for name, value in vars(phrases).items() if name.startswith(f"{prefix}_")}
    expected = {f"{prefix}_{kind.name.upper().replace('-', '_')}": number for number, kind in enumerate(table.kinds)}
    for core in ("EVENT_POINTS", "EVENT_LOST_POINTS"):
        expected.pop(core, None)
    assert constants == expected


def test_categories_are_spelled_like_their_names() -> None:
    constants = {name: value for name, value in vars(phrases).items() if name.startswith("CATEGORY_")}
    assert constants == {f"CATEGORY_{name.upper()}": number for number, name in enumerate(GAME.categories)}
