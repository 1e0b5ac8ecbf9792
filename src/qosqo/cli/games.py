"""`qosqo games`: what can be played."""

from __future__ import annotations

import argparse

from rich.table import Table
from rich.text import Text

from qosqo.cli.arguments import add_json
from qosqo.cli.parser import Commands
from qosqo.cli.terminal import Terminal
from qosqo.core.game import Game
from qosqo.core.texts import texts
from qosqo.games import all_games


def add_parser(commands: Commands) -> None:
    add_json(commands.add("games", run))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    games = list(all_games().values())
    if args.json:
        terminal.json([described(game, terminal) for game in games])
    elif not games:
        terminal.say("no-games")
    else:
        terminal.print(table(games, terminal))
    return 0


def described(game: Game, terminal: Terminal) -> dict[str, object]:
    say = texts(terminal.language, game.folder)
    return {
        "id": game.id,
        "name": say("game-name"),
        "about": say("game-about"),
        "rules": game.rules_version,
        "players": [fewest_people(game), game.most_seats],
        "options": [
            {"name": option.name, "text": say(f"option-{option.name}"), "choices": list(option.choices), "default": option.choices[0]}
            for option in game.options
        ],
    }


def fewest_people(game: Game) -> int:
    """One where the game has an opponent of its own."""
    return 1 if game.automaton else game.fewest_seats


def table(games: list[Game], terminal: Terminal) -> Table:
    result = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("column-id", "column-name", "column-players", "column-options"):
        result.add_column(terminal.texts(column), overflow="fold")
    for game in games:
        say = texts(terminal.language, game.folder)
        fewest = fewest_people(game)
        seats = f"{fewest}–{game.most_seats}" if fewest < game.most_seats else str(game.most_seats)
        options = "\n".join(f"{option.name}={'|'.join(option.choices)}" for option in game.options) or "–"
        name = Text.assemble(say("game-name"), "\n", (say("game-about"), "dim"))
        result.add_row(Text(game.id), name, seats, Text(options))
    return result
