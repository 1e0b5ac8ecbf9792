"""`qosqo play`: a game in the terminal."""

from __future__ import annotations

import argparse
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from qosqo.arena.contest import MOST_SEED
from qosqo.bots import CHARACTERS
from qosqo.cli.arguments import add_game, add_options, check_seats, chosen_options, number
from qosqo.cli.complaint import Complaint
from qosqo.cli.files import read_match, read_text
from qosqo.cli.keyboard import Keyboard
from qosqo.cli.parser import Commands
from qosqo.cli.seats import ask_options, ask_seats, named_seats
from qosqo.cli.session import Quit, Session
from qosqo.cli.terminal import Terminal
from qosqo.core.game import DataError, Game
from qosqo.core.match import Match
from qosqo.core.record import RecordError
from qosqo.core.texts import texts
from qosqo.games import all_games, name_of

FINE: Final = 0
BAD_RECORD: Final = 1
INTERRUPTED: Final = 130
THE_LAST: Final = ""
"""`--resume` without a file."""


def add_parser(commands: Commands) -> None:
    parser = commands.add("play", run)
    say = parser.texts
    add_game(parser, optional=True)
    parser.add_argument(
        "--seats", metavar=say("value-seats"), help=say("help-play-seats", bots=", ".join(f"bot:{bot}" for bot in CHARACTERS))
    )
    add_options(parser)
    parser.add_argument("--seed", type=number(0, MOST_SEED), metavar=say("value-number"), help=say("help-play-seed"))
    parser.add_argument("--data", type=Path, metavar=say("value-file"), help=say("help-play-data"))
    parser.add_argument("--save", type=Path, metavar=say("value-file"), help=say("help-play-save"))
    parser.add_argument("--resume", nargs="?", const=THE_LAST, metavar=say("value-file"), help=say("help-play-resume"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    keyboard = Keyboard(terminal)
    if args.resume is None and args.save is not None and args.save.is_file():
        raise Complaint("file-exists", file=str(args.save))
    try:
        if args.resume is not None:
            file, match = resumed(args.resume, args.game)
            file = args.save or file
        else:
            match = new_match(args, keyboard, terminal)
            file = args.save or saves_folder() / f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
    except RecordError as error:
        terminal.warn(terminal.texts("record-bad", file=args.resume, line=error.line, cause=error.told(terminal.texts)))
        return BAD_RECORD
    except EOFError:
        terminal.say("play-not-started")
        return FINE
    return play(Session(match, terminal, file), terminal, file)


def play(session: Session, terminal: Terminal, file: Path) -> int:
    terminal.say("play-welcome", word=terminal.texts("word-help"))
    code = FINE
    try:
        session.play()
    except (Quit, EOFError):
        terminal.print("")
    except KeyboardInterrupt:
        terminal.print("")
        code = INTERRUPTED
    terminal.say("play-saved", file=str(file))
    if not session.match.position.over():
        named = session.match.game
        game = "" if name_of(named) == named.id else f"{name_of(named)} "
        terminal.say("play-how-to-resume", command=f"qosqo play {game}--resume {file}")
    return code


# How a game comes about.


def new_match(args: argparse.Namespace, keyboard: Keyboard, terminal: Terminal) -> Match:
    """A new game by the arguments, asking for what they leave open."""
    game: Game = args.game or ask_game(keyboard, terminal)
    if args.seats is None and not args.options:
        options = ask_options(game, keyboard, terminal)
    else:
        options = chosen_options(game, args.options)
    if args.seats is not None:
        players = named_seats(args.seats, game, options, terminal.language)
    else:
        players = ask_seats(game, options, keyboard, terminal)
    check_seats(game, len(players), options)
    names, bots = [player.name for player in players], [player.bot for player in players]
    try:
        data_text = None if args.data is None else read_text(args.data)
        return Match.new(game, names, options, args.seed, data_text, bots)
    except (DataError, RecordError) as error:
        raise Complaint("bad-data", file=str(args.data), detail=str(error)) from error


def ask_game(keyboard: Keyboard, terminal: Terminal) -> Game:
    games = list(all_games().values())
    if not games:
        raise Complaint("no-games")
    named = [f"{texts(terminal.language, game.folder)('game-name')} – {game.id}" for game in games]
    return games[keyboard.choice(terminal.texts("ask-game"), named)]


# Where games are kept.


def saves_folder() -> Path:
    """Where games are kept without being asked: QOSQO_SAVES, or the usual place for data of a program."""
    if "QOSQO_SAVES" in os.environ:
        return Path(os.environ["QOSQO_SAVES"])
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "qosqo" / "games"


def resumed(named: str, game: Game | None) -> tuple[Path, Match]:
    """The game of a file, or the one that was played last and is not over."""
    if named != THE_LAST:
        return Path(named), read_match(Path(named), game)
    files = sorted(saves_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        try:
            match = read_match(file, game)
        except RecordError:
            continue
        if not match.position.over():
            return file, match
    raise Complaint("nothing-to-resume", folder=str(saves_folder()))
