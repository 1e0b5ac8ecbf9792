"""`qosqo tables verify`: whether the stored games of a server go on with the installed code."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table

from qosqo.cli.arguments import add_json, game_named
from qosqo.cli.complaint import Complaint
from qosqo.cli.parser import Commands
from qosqo.cli.serve import add_database, database_of
from qosqo.cli.terminal import Terminal
from qosqo.core.game import Game
from qosqo.games import all_games

if TYPE_CHECKING:
    from qosqo.server.storage.verification import Verdict

FINE: Final = 0
BAD_TABLES: Final = 1


def add_parser(commands: Commands) -> None:
    inner = Commands(commands.add("tables"), prefix="tables-", required=True)
    parser = inner.add("verify", verify)
    say = parser.texts
    add_database(parser)
    parser.add_argument("--more-games", nargs="+", default=[], metavar=say("value-game"), help=say("help-serve-more-games"))
    add_json(parser)


def verify(args: argparse.Namespace, terminal: Terminal) -> int:
    from qosqo.server.storage.verification import verify_tables
    from qosqo.server.tables.stored import StorageError

    games: dict[str, Game] = {**all_games(), **{game.id: game for game in map(game_named, args.more_games)}}
    database = database_of(args)
    try:
        with terminal.progress() as progress:
            task = progress.add_task(terminal.texts("tables-progress"), total=None)
            verdicts = verify_tables(database, games, lambda done, of: progress.update(task, completed=done, total=of))
    except StorageError as error:
        raise Complaint("serve-bad-database", database=database, detail=" ".join(str(error).split())) from error
    bad = [verdict for verdict in verdicts if verdict.error is not None]
    finished = sum(verdict.over for verdict in verdicts)
    if args.json:
        counts = {"tables": len(verdicts), "finished": finished, "running": len(verdicts) - finished - len(bad), "failed": len(bad)}
        terminal.json({"ok": not bad, **counts, "failures": [as_json(verdict, terminal) for verdict in bad]})
    else:
        if bad:
            terminal.print(table_of(bad, terminal))
        terminal.say("tables-verified", tables=len(verdicts), finished=finished, running=len(verdicts) - finished - len(bad))
        terminal.say("tables-failed" if bad else "tables-all-go-on", failed=len(bad))
    return BAD_TABLES if bad else FINE


def as_json(verdict: Verdict, terminal: Terminal) -> dict[str, Any]:
    assert verdict.error is not None
    return {"table": verdict.table, "game": verdict.game, "line": verdict.error.line, "reason": verdict.error.told(terminal.texts)}


def table_of(verdicts: list[Verdict], terminal: Terminal) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("column-stored-table", "column-id", "column-line", "column-reason"):
        table.add_column(terminal.texts(column), overflow="fold")
    for verdict in verdicts:
        assert verdict.error is not None
        table.add_row(verdict.table, verdict.game, str(verdict.error.line or ""), verdict.error.told(terminal.texts))
    return table
