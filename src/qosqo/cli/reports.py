"""`qosqo reports`: the problems that people have reported at tables."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from typing import Final

from rich.table import Table

from qosqo.cli.arguments import add_json
from qosqo.cli.complaint import unknown
from qosqo.cli.parser import Commands
from qosqo.cli.serve import add_database, database_of
from qosqo.cli.terminal import Terminal

FINE: Final = 0


def add_parser(commands: Commands) -> None:
    parser = commands.add("reports", run)
    say = parser.texts
    parser.add_argument("report", nargs="?", metavar=say("value-report"), help=say("help-reports-report"))
    add_database(parser)
    add_json(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    from qosqo.server.storage.reports import all_reports, record_of

    database = database_of(args)
    reports = all_reports(database)
    if args.report:
        record = record_of(database, args.report)
        if record is None:
            raise unknown("unknown-report", args.report, [report.name for report in reports])
        sys.stdout.write(record)
    elif args.json:
        terminal.json([asdict(report) for report in reports])
    elif not reports:
        terminal.say("no-reports")
    else:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for column in ("column-report", "column-when", "column-table", "column-text"):
            table.add_column(terminal.texts(column), overflow="fold")
        for report in reports:
            table.add_row(report.name, report.when, f"{report.table} ({report.version})", report.text)
        terminal.print(table)
    return FINE
