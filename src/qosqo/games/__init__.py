"""The games, one folder each. A game is found by writing its folder: nothing else needs to be told."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache

from qosqo.core.game import Game


class UnknownGame(LookupError):
    """There is no game of that name."""


@cache
def game_ids() -> list[str]:
    """The ids of all games of this package, without loading them: a folder is called like its game, with underscores for hyphens."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg)


def all_games() -> dict[str, Game]:
    """Every game of this package by its id."""
    return {name: find_game(name) for name in game_ids()}


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
    if name not in game_ids():
        raise UnknownGame(f"there is no game {name!r}")
    game = importlib.import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    assert isinstance(game, Game)
    assert game.id == name
    return game


def name_of(game: Game) -> str:
    """The name under which `find_game` finds the game again."""
    if game.id in game_ids() and find_game(game.id) is game:
        return game.id
    module = type(game).__module__
    return next((f"{module}:{name}" for name, value in vars(sys.modules[module]).items() if value is game), game.id)
