"""Qosqo: the digital edition of three Inca board games.

This is the way in for programs: what a program needs is exported here, and the modules behind may change. `docs/python.md` shows it all.

    import qosqo

    game = qosqo.game("cuzco-feld")
    position = game.new(players=2, seed=1)
    while not position.over():
        position.apply(position.random_move())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from qosqo.arena.simulation import Simulation as Simulation
    from qosqo.arena.statistics import Estimate as Estimate
    from qosqo.bots.contract import Bot as Bot
    from qosqo.bots.contract import BotFailed as BotFailed
    from qosqo.bots.contract import Budget as Budget
    from qosqo.bots.contract import Known as Known
    from qosqo.bots.roster import UnknownBot as UnknownBot
    from qosqo.bots.seated import SeatedBot as SeatedBot
    from qosqo.core.chance import Chance as Chance
    from qosqo.core.chance import seeded as seeded
    from qosqo.core.data import DataError as DataError
    from qosqo.core.game import BadSetup as BadSetup
    from qosqo.core.game import Game as Game
    from qosqo.core.match import Match as Match
    from qosqo.core.match import Player as Player
    from qosqo.core.match import Refused as Refused
    from qosqo.core.narrator import Narrator as Narrator
    from qosqo.core.phrases import UnknownPhrase as UnknownPhrase
    from qosqo.core.position import NOBODY as NOBODY
    from qosqo.core.position import Position as Position
    from qosqo.core.record import Record as Record
    from qosqo.core.record import RecordError as RecordError
    from qosqo.core.view import View as View
    from qosqo.core.view import view_json as view_json
    from qosqo.games import UnknownGame as UnknownGame
    from qosqo.games import game_ids as game_ids

__version__ = "0.1.0"

_EXPORTED: Final = {
    "qosqo.arena.simulation": ("Simulation",),
    "qosqo.arena.statistics": ("Estimate",),
    "qosqo.bots.contract": ("Bot", "BotFailed", "Budget", "Known"),
    "qosqo.bots.roster": ("UnknownBot",),
    "qosqo.bots.seated": ("SeatedBot",),
    "qosqo.core.chance": ("Chance", "seeded"),
    "qosqo.core.data": ("DataError",),
    "qosqo.core.game": ("BadSetup", "Game"),
    "qosqo.core.match": ("Match", "Player", "Refused"),
    "qosqo.core.narrator": ("Narrator",),
    "qosqo.core.phrases": ("UnknownPhrase",),
    "qosqo.core.position": ("NOBODY", "Position"),
    "qosqo.core.record": ("Record", "RecordError"),
    "qosqo.core.view": ("View", "view_json"),
    "qosqo.games": ("UnknownGame", "game_ids"),
}
"""Where things live. They are loaded when they are first asked for, so that every part of the house stays quick to import alone."""

_WHERE: Final = {name: module for module, names in _EXPORTED.items() for name in names}

__all__ = [
    "NOBODY",
    "BadSetup",
    "Bot",
    "BotFailed",
    "Budget",
    "Chance",
    "DataError",
    "Estimate",
    "Game",
    "Known",
    "Match",
    "Narrator",
    "Player",
    "Position",
    "Record",
    "RecordError",
    "Refused",
    "SeatedBot",
    "Simulation",
    "UnknownBot",
    "UnknownGame",
    "UnknownPhrase",
    "View",
    "bot",
    "game",
    "game_ids",
    "load",
    "replay",
    "seeded",
    "simulate",
    "view_json",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'qosqo' has no attribute {name!r}")
    value = getattr(import_module(_WHERE[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def game(name: str) -> Game:
    """A game by its id (`game_ids()` lists them), or one that lives elsewhere as `package.module:ATTRIBUTE`.

    >>> qosqo.game("cuzco-kramer").most_seats
    4
    """
    from qosqo.games import find_game

    return find_game(name)


def load(file: str | Path) -> Record:
    """Read the record of a game from a file and check its form and checksums; RecordError names the line that is wrong.

    What the moves mean is checked by `replay`. A record that is still being written can be read, too: `Record.closed` tells.
    """
    from qosqo.core.record import RecordError, read_record

    try:
        text = Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(error.object[: error.start].count(b"\n") + 1, "this is not UTF-8 text") from error
    return read_record(text, open_ended=True)


def replay(record: Record | str | Path, game: Game | None = None) -> Match:
    """Play a record (or the file of one) through, checking every move, every chance outcome and the hashes of the positions.

    The game is the one that the record names, unless another is given. The match can be looked at, forked and played on.
    """
    from qosqo.core.match import Match
    from qosqo.core.record import Record, RecordError
    from qosqo.games import UnknownGame, find_game

    found = record if isinstance(record, Record) else load(record)
    if game is None and ":" in found.header.game:
        raise RecordError(1, f"a record names its game by its id, not as {found.header.game!r}")  # a file loads no modules
    try:
        return Match.from_record(found, game or find_game(found.header.game))
    except UnknownGame as error:
        raise RecordError(1, str(error)) from error


def bot(name: str, match: Match, seat: int, seed: int | None = None) -> SeatedBot:
    """A bot for one seat of a match: "random", "greedy", "easy", "normal", "hard", or "search" with a budget; also `program:COMMAND` and
    `package.module:Class` for bots of one's own.

    It knows only what its seat may know. The same seed and a budget in iterations give the same game again; without a seed it
    follows from that of the match.
    """
    from qosqo.bots.seated import seated_bot

    return seated_bot(name, match, seat, seed)


def simulate(
    game: Game | str,
    bots: Sequence[str],
    games: int = 100,
    players: int | None = None,
    seed: int = 1,
    budget: str = "",
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
) -> Simulation:
    """Let bots play many games against each other, every deal once for each way of rotating them around the table.

    `bots` are names as for `bot` (or one name), each with a budget of its own if you like (`search@200`); where there are more players than
    bots the last one is repeated. `budget` is for the others: "0.5s" of thinking per turn, "200" iterations per turn, "x0.1" of their usual
    time. With `jobs` above 1 as many processes share the work. The result has every game and a summary with intervals.
    """
    from qosqo.arena.simulation import simulation

    names = [bots] if isinstance(bots, str) else list(bots)
    return simulation(game, names, games, players or max(2, len(names)), seed, budget, dict(options or {}), jobs)
