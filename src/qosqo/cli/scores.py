"""The score sheet: who gained how much in which category."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from qosqo.cli.terminal import Terminal
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.scores import score_sheet


def score_table(match: Match, narrator: Narrator, terminal: Terminal) -> Table:
    """The sheet as a table; what a seat had from the start is not lost."""
    sheet = score_sheet(match)
    winners = match.position.winners() if match.position.over() else []
    table = Table(box=box.SIMPLE, title=Text(terminal.texts("scores-title"), style="bold"), title_justify="left")
    table.add_column()
    for seat in range(match.position.seats):
        table.add_column(Text(narrator.name(seat), style="bold green" if seat in winners else ""), justify="right")
    if any(sheet.from_start):
        table.add_row(terminal.texts("scores-start"), *map(str, sheet.from_start))
    for category, row in enumerate(sheet.by_category):
        table.add_row(Text(narrator.texts(f"category-{category}")), *map(str, row))
    table.add_section()
    table.add_row(Text(terminal.texts("scores-total"), style="bold"), *[Text(str(points), style="bold") for points in sheet.totals])
    return table


def who_won(match: Match, narrator: Narrator, terminal: Terminal) -> str:
    names = [narrator.name(seat) for seat in match.position.winners()]
    return terminal.texts("scores-won", names=" & ".join(names), count=len(names))
