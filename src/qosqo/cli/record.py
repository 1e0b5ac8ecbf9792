"""`qosqo record`: reading, checking and replaying the files in which games are kept."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from qosqo.cli.arguments import add_json, game_named, number
from qosqo.cli.board import board
from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.files import read_match, write_text
from qosqo.cli.parser import Commands, Parser
from qosqo.cli.scores import score_table, who_won
from qosqo.cli.terminal import Terminal
from qosqo.core.export import export_text
from qosqo.core.match import Made, Match
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import Saying
from qosqo.core.position import NOBODY
from qosqo.core.record import RecordError, UndoEntry
from qosqo.core.scores import score_sheet
from qosqo.core.view import view_json

BAD_RECORD: Final = 1
EVERYTHING: Final = -2
"""The viewer who may see what is hidden: of a game that is over."""


def add_parser(commands: Commands) -> None:
    parser = commands.add("record")
    inner = Commands(parser, prefix="record-", required=True)
    add_show(inner)
    add_verify(inner)
    add_replay(inner)
    add_export(inner)


def add_common(parser: Parser) -> None:
    texts = parser.texts
    parser.add_argument("file", type=Path, metavar=texts("value-file"), help=texts("help-record-file"))
    parser.add_argument("--game", type=game_named, metavar=texts("value-game"), help=texts("help-record-game"))


def add_seat(parser: Parser) -> None:
    parser.add_argument("--seat", metavar=parser.texts("value-seat"), help=parser.texts("help-record-seat"))


def add_show(commands: Commands) -> None:
    parser = commands.add("show", reading(show))
    add_common(parser)
    add_seat(parser)
    parser.add_argument("--rules", action="store_true", help=parser.texts("help-record-rules"))
    add_json(parser)


def add_verify(commands: Commands) -> None:
    parser = commands.add("verify", reading(verify))
    add_common(parser)
    parser.add_argument("--open", action="store_true", help=parser.texts("help-record-open"))
    add_json(parser)


def add_replay(commands: Commands) -> None:
    parser = commands.add("replay", reading(replay))
    texts = parser.texts
    add_common(parser)
    add_seat(parser)
    parser.add_argument("--to", type=number(0), metavar=texts("value-number"), help=texts("help-record-to"))
    parser.add_argument("--rules", action="store_true", help=texts("help-record-rules"))
    add_json(parser)


def add_export(commands: Commands) -> None:
    parser = commands.add("export", reading(export))
    add_common(parser)
    add_seat(parser)
    parser.add_argument("--output", type=Path, metavar=parser.texts("value-file"), help=parser.texts("help-record-output"))


def reading(run: Callable[[argparse.Namespace, Terminal], None]) -> Callable[[argparse.Namespace, Terminal], int]:
    """A command that reads a record: a bad one is reported with line and cause, and ends with exit code 1."""

    def guarded(args: argparse.Namespace, terminal: Terminal) -> int:
        try:
            run(args, terminal)
        except RecordError as error:
            if "json" in args and args.json:
                terminal.json({"ok": False, "file": str(args.file), "line": error.line, "cause": error.cause})
            else:
                terminal.warn(terminal.texts("record-bad", file=str(args.file), line=error.line, cause=error.told(terminal.texts)))
            return BAD_RECORD
        return 0

    return guarded


# Who looks at the record.


def seat_called(match: Match, word: str | None) -> int | None:
    """A seat by its number (from 1) or by the name of who sits there."""
    if word is None:
        return None
    names = match.names
    if word.isascii() and word.isdigit() and 1 <= int(word) <= len(names):
        return int(word) - 1
    lower = [name.lower() for name in names]
    if word.lower() in lower:
        return lower.index(word.lower())
    raise unknown("unknown-seat", word, names)


def viewer_of(match: Match, word: str | None) -> int:
    """The seat asked for; otherwise everything if the game is over, and only what all may see if not."""
    seat = seat_called(match, word)
    if seat is not None:
        return seat
    return EVERYTHING if match.position.over() else NOBODY


def event_text(narrator: Narrator, event: Saying, viewer: int, rules: bool) -> str:
    return narrator.event(event, event.seat if viewer == EVERYTHING else viewer, rules)


def log_lines(match: Match, narrator: Narrator, viewer: int, rules: bool, first: int = 0) -> Iterator[tuple[int, list[str]]]:
    """What was told at each move from a number on; number 0 is the set-up."""
    everything: list[Made] = [match.opening, *match.made]
    for place, made in enumerate(everything[first:], start=first):
        yield place, [event_text(narrator, event, viewer, rules) for event in made.events]


# The commands.


def show(args: argparse.Namespace, terminal: Terminal) -> None:
    match = read_match(args.file, args.game)
    narrator = match.narrator(terminal.language)
    viewer = viewer_of(match, args.seat)
    if args.json:
        log = [{"move": place, "text": line} for place, lines in log_lines(match, narrator, viewer, args.rules) for line in lines]
        terminal.json({**summary(match), "log": log})
        return
    terminal.print(summary_table(match, narrator, terminal))
    terminal.print("")
    for place, lines in log_lines(match, narrator, viewer, args.rules):
        for index, line in enumerate(lines):
            terminal.print(Text.assemble((f"{place if index == 0 else '':>4}  ", "dim"), line))
    terminal.print(score_table(match, narrator, terminal))
    if match.position.over():
        terminal.print(who_won(match, narrator, terminal))


def verify(args: argparse.Namespace, terminal: Terminal) -> None:
    match = read_match(args.file, args.game, open_ended=args.open)
    if args.json:
        terminal.json({"ok": True, "file": str(args.file), **summary(match)})
    else:
        message = "record-good-over" if match.position.over() else "record-good-unfinished"
        terminal.say(message, file=str(args.file), game=match.game.id, moves=len(match.made), entries=len(match.entries))


def replay(args: argparse.Namespace, terminal: Terminal) -> None:
    match = read_match(args.file, args.game)
    last = len(match.made)
    to = last if args.to is None else args.to
    if to > last:
        raise Complaint("no-such-move", number=to, last=last)
    seen = match.fork(to)
    narrator = match.narrator(terminal.language)
    viewer = viewer_of(match, args.seat)
    view_of = NOBODY if viewer == EVERYTHING else viewer
    ((_, lines),) = log_lines(seen, narrator, viewer, args.rules, first=to)
    if args.json:
        moves = [match.game.moves.named(move) for move in seen.position.moves()] if view_of == seen.position.to_act() else None
        terminal.json({"move": to, "of": last, "view": view_json(seen.position.view(view_of)), "log": lines, "moves": moves})
        return
    for line in lines:
        terminal.print(line)
    terminal.print(board(seen, seen.position, view_of, narrator, terminal))


def export(args: argparse.Namespace, terminal: Terminal) -> None:
    match = read_match(args.file, args.game)
    seat = seat_called(match, args.seat)
    text = export_text(match, NOBODY if seat is None else seat)
    if args.output is None:
        terminal.out.file.write(text)
    else:
        write_text(args.output, text)


def summary(match: Match) -> dict[str, Any]:
    header = match.header
    over = match.position.over()
    return {
        "game": header.game,
        "rules": header.rules,
        "data": header.data,
        "own_data": header.data_text is not None,
        "options": header.options,
        "names": match.names,
        "moves": len(match.made),
        "entries": len(match.entries),
        "over": over,
        "scores": match.position.scores,
        "categories": dict(zip(match.game.categories, score_sheet(match).by_category, strict=True)),
        "winners": match.position.winners() if over else [],
    }


def summary_table(match: Match, narrator: Narrator, terminal: Terminal) -> Table:
    header = match.header
    say = terminal.texts
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    table.add_row(say("record-game"), say("record-game-value", name=narrator.texts("game-name"), rules=header.rules))
    table.add_row(say("record-players"), Text(", ".join(match.names)))
    for name, choice in match.game.telling_options(header.options).items():
        table.add_row(Text(narrator.texts(f"option-{name}")), Text(narrator.texts(f"option-{name}-{choice}")))
    own = "record-data-other" if header.data_text is not None else "record-data-own"
    table.add_row(say("record-data"), say(own, hash=header.data))
    undone = sum(1 for entry in match.entries if isinstance(entry, UndoEntry))
    state = say("record-over" if match.position.over() else "record-unfinished")
    table.add_row(say("record-moves"), say("record-moves-value", moves=len(match.made), undone=undone, state=state))
    return table
