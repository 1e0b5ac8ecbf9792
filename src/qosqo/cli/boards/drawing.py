"""What the drawn boards have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from qosqo.core.narrator import Narrator

MARKS: Final = "▲●■◆"
"""The pieces of each seat."""
SEAT_STYLES: Final = ("bold red", "bold blue", "bold magenta", "bold cyan")


def mark(seat: int) -> Text:
    """A piece of a seat; a dot for nobody's."""
    return Text(MARKS[seat], SEAT_STYLES[seat]) if seat >= 0 else Text("·", "dim")


def marks(seats: Iterable[int]) -> Text:
    return Text(" ").join(mark(seat) for seat in seats)


def seat_legend(narrator: Narrator) -> Text:
    return Text("   ").join(Text.assemble(mark(seat), " ", name) for seat, name in enumerate(narrator.names))


def titled(title: str, *columns: str) -> Table:
    """A small table under a title, with or without names of its columns."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=Text(title, "bold"), title_justify="left", show_header=any(columns))
    for column in columns:
        table.add_column(Text(column, "dim"), header_style="", overflow="fold")
    return table
