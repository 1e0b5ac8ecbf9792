"""The API's description tells what is seen in every installed game."""

from __future__ import annotations

import random
from typing import Any

import jsonschema_rs
import pytest

from qosqo.core.view import view_json
from qosqo.games import all_games
from qosqo.server.api.views import view_class
from qosqo.server.app import create_app
from tests.server.helpers import tambo_config
from tests.tambo import GAME

DESCRIPTION: dict[str, Any] = create_app(tambo_config("unused.db")).openapi()
GAMES = list({**all_games(), GAME.id: GAME}.values())


def test_a_table_shows_the_view_of_one_of_the_games() -> None:
    view = DESCRIPTION["components"]["schemas"]["TableOut"]["properties"]["view"]
    assert len(view["anyOf"]) == len(GAMES)
    assert {"$ref": "#/components/schemas/TamboView"} in view["anyOf"]
    assert "`TamboView` at a table of tambo" in view["description"]


def test_entries_are_described_by_their_docstrings() -> None:
    """Those of the game's own view and those that all views have."""
    entries = DESCRIPTION["components"]["schemas"]["TamboView"]["properties"]
    assert entries["deck"] == {"type": "integer", "description": "How many cards are left to draw."}
    assert entries["hands"]["items"] == {"type": "array", "items": {"type": "integer"}}
    assert entries["viewer"]["description"] == "Whose view it is, or NOBODY."


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_views_of_a_random_game_are_as_described(game: Any) -> None:
    validator = jsonschema_rs.validator_for({**DESCRIPTION, "$ref": f"#/components/schemas/{view_class(game).__name__}"})
    chance = random.Random(3)
    position = game.new(3, seed=3)
    for _ in range(40):
        if position.over():
            break
        for seat in range(-1, 3):
            validator.validate(view_json(position.view(seat)))
        position.apply(chance.choice(position.moves()))


def test_every_class_is_described_once() -> None:
    names = [name for name in DESCRIPTION["components"]["schemas"] if name.endswith("View")]
    assert len(names) >= len(GAMES)
    for name in names:
        schema = DESCRIPTION["components"]["schemas"][name]
        assert schema["required"] == list(schema["properties"])
