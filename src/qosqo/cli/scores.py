"""The score sheet: who gained how much in which category."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from qosqo.cli.terminal import Terminal
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.position import LOST_POINTS_EVENT, POINTS_EVENT


def points_by_category(match: Match) -> list[list[int]]:
    """The points of each category, seat by seat, as the log tells them."""
    result = [[0] * match.position.seats for _ in match.game.categories]
    for made in (match.opening, *match.made):
        for event in made.events:
            if event.kind == POINTS_EVENT:
                result[event.values[1]][event.seat] += event.values[0]
            elif event.kind == LOST_POINTS_EVENT:
                result[event.values[1]][event.seat] -= event.values[0]
    return result


def score_sheet(match: Match, narrator: Narrator, terminal: Terminal) -> Table:
    """The sheet as a table; what a seat had from the start is not lost."""
    sheet = points_by_category(match)
    scores = match.position.scores
    winners = match.position.winners() if match.position.over() else []
    from_start = [scores[seat] - sum(row[seat] for row in sheet) for seat in range(match.position.seats)]
    table = Table(box=box.SIMPLE, title=Text(terminal.texts("scores-title"), style="bold"), title_justify="left")
    table.add_column()
    for seat in range(match.position.seats):
        table.add_column(Text(narrator.name(seat), style="bold green" if seat in winners else ""), justify="right")
    if any(from_start):
        table.add_row(terminal.texts("scores-start"), *map(str, from_start))
    for category, row in enumerate(sheet):
        table.add_row(Text(narrator.texts(f"category-{category}")), *map(str, row))
    table.add_section()
    table.add_row(Text(terminal.texts("scores-total"), style="bold"), *[Text(str(points), style="bold") for points in scores])
    return table


def who_won(match: Match, narrator: Narrator, terminal: Terminal) -> str:
    names = [narrator.name(seat) for seat in match.position.winners()]
    return terminal.texts("scores-won", names=" & ".join(names), count=len(names))
