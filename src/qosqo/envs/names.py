"""The names of environments, which tell the version."""

from __future__ import annotations

from qosqo.core.game import Game
from qosqo.envs.observations import observer_of
from qosqo.envs.refusals import BadEnvironment
from qosqo.games import UnknownGame, find_game


def version_of(game: Game) -> int:
    """The number in the names of a game's environments: it grows when the rules change, the component data, or what is observed."""
    return observer_of(game).version + (game.rules_version - 1) + len(game.earlier_data_files())


def environment_name(game: Game) -> str:
    return f"{game.id.replace('-', '_')}_v{version_of(game)}"


def game_called(name: str) -> Game:
    """A game by its id ("cuzco-feld", or "cuzco_feld"), or by the versioned name of its environment as any of the libraries has it
    ("cuzco_feld_v2", "qosqo/cuzco-feld-v2"); another version is refused."""
    if not isinstance(name, str):
        raise BadEnvironment(f"an environment is named by a text, not by {name!r}")
    if ":" in name:
        return find_game(name)
    called = name.removeprefix("qosqo/").replace("-", "_")
    stem, found, version = called.rpartition("_v")
    versioned = bool(found) and version.isdigit()
    try:
        game = find_game((stem if versioned else called).replace("_", "-"))
    except UnknownGame as error:
        raise BadEnvironment(str(error)) from error
    if versioned and environment_name(game) != called:
        raise BadEnvironment(f"there is no {name}, only {environment_name(game)}")
    return game
