"""The games, one folder each. A game is found by writing its folder: nothing else needs to be told. Other packages register theirs."""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from typing import Final

from qosqo.core.game import Game
from qosqo.core.parts import BrokenPart, Parts, told

RULES: Final = Parts(__name__, "qosqo.games", "GAME")


class UnknownGame(LookupError):
    """There is no game of that name."""


class BrokenGame(UnknownGame):
    """Another package registers a game of that name, but it cannot be played; the message names the package and says why."""


def game_ids() -> list[str]:
    """The ids of all games, without loading them: those of this package (a folder is called like its game, with underscores for
    hyphens) and those that other packages register."""
    return sorted({*RULES.folders, *RULES.registered})


def all_games() -> dict[str, Game]:
    """Every game that can be played, by its id. What another package registers wrongly is left out with a warning."""
    games: dict[str, Game] = {}
    for name in game_ids():
        try:
            games[name] = find_game(name)
        except BrokenGame as error:
            RULES.warn(str(error))
    for entry in [entry for name in RULES.folders for entry in RULES.registered.get(name, [])]:
        RULES.warn(f"{told(entry)} is not used: Qosqo has a game of that name itself")
    return games


def find_game(name: str) -> Game:
    """A game by its id, or from any module as `package.module:ATTRIBUTE` (for games that live elsewhere)."""
    if not isinstance(name, str):
        raise UnknownGame(f"a game is named by a text, not by {name!r}")
    if ":" in name:
        module, _, attribute = name.partition(":")
        try:
            game = getattr(importlib.import_module(module), attribute)
        except (ImportError, AttributeError, SyntaxError, TypeError, ValueError) as error:
            raise UnknownGame(f"{name}: {error}") from error
        if not isinstance(game, Game):
            raise UnknownGame(f"{name} is not a game")
        return game
    if name not in game_ids():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_ids())}")
    try:
        part = RULES.find(name)
    except BrokenPart as error:
        raise BrokenGame(str(error)) from error
    game = getattr(part, RULES.holds, None)
    if not isinstance(game, Game) or game.id != name:
        what = f"is called {game.id!r}" if isinstance(game, Game) else "is not a game"
        raise BrokenGame(f"{'; '.join(told(entry) for entry in RULES.registered.get(name, [])) or name}: its {RULES.holds} {what}")
    return game


def name_of(game: Game) -> str:
    """The name under which `find_game` finds the game again."""
    with suppress(UnknownGame):
        if find_game(game.id) is game:
            return game.id
    module = type(game).__module__
    return next((f"{module}:{name}" for name, value in vars(sys.modules[module]).items() if value is game), game.id)
