"""The games, one folder each. A game is found by writing its folder: nothing else needs to be told."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from qosqo.core.game import Game


class UnknownGame(LookupError):
    """There is no game of that name."""


@cache
def all_games() -> dict[str, Game]:
    """Every game of this package by its id."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            game = importlib.import_module(f"{__name__}.{module.name}").GAME
            assert isinstance(game, Game)
            found[game.id] = game
    return dict(sorted(found.items()))


def find_game(name: str) -> Game:
    """A game by its id, or from any module as `package.module:ATTRIBUTE` (for games that live elsewhere)."""
    if ":" in name:
        module, _, attribute = name.partition(":")
        try:
            game = getattr(importlib.import_module(module), attribute)
        except (ImportError, AttributeError) as error:
            raise UnknownGame(f"{name}: {error}") from error
        if not isinstance(game, Game):
            raise UnknownGame(f"{name} is not a game")
        return game
    if name not in all_games():
        raise UnknownGame(f"there is no game {name!r}")
    return all_games()[name]
