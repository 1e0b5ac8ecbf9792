"""What a seat sees, for the terminal: the game's own drawing, or every entry of the view in aligned tables."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from qosqo.cli.boards import find_drawing
from qosqo.cli.terminal import Terminal
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY, Json, Position
from qosqo.core.view import COMMON, View, view_json

FRAME: Final = 8
"""Columns for the frame and the space between board and listing."""


def board(match: Match, position: Position, viewer: int, narrator: Narrator, terminal: Terminal) -> Text:
    """The position as the viewer may see it, ready to be printed."""
    view = position.view(viewer)
    draw = find_drawing(match.game.id)
    inside: RenderableType
    if draw is None:
        inside = flat(Listing(view, view_json(view), narrator, terminal).all(), terminal)
    else:
        drawing = draw(view, match.data, narrator, terminal.texts)
        inside = beside(flat(drawing.board, terminal), flat(Listing(view, drawing.rest, narrator, terminal).all(), terminal), terminal)
    whose = terminal.texts("board-over") if position.over() else terminal.texts("board-turn", name=narrator.name(position.to_act()))
    seen_by = terminal.texts("board-spectator") if viewer == NOBODY else terminal.texts("board-seen-by", name=narrator.name(viewer))
    title = f"{narrator.texts('game-name')} · {terminal.texts('board-move', number=len(match.made))} · {whose}"
    panel = Panel(inside, title=Text(title, style="bold"), subtitle=Text(seen_by, style="dim"), box=box.ROUNDED, expand=False)
    return flat(panel, terminal, margin=0)


def flat(thing: RenderableType, terminal: Terminal, margin: int = FRAME) -> Text:
    """The finished lines: whoever puts them into a frame need not measure all tables inside once more, which takes long."""
    console = terminal.out
    lines = console.render_lines(thing, console.options.update(width=max(FRAME, console.width - margin)), pad=False)
    rows = [Text.assemble(*[(segment.text, segment.style or "") for segment in line]) for line in lines]
    for row in rows:
        row.rstrip()
    return Text("\n", no_wrap=True, overflow="crop").join(rows)


def beside(board: Text, listing: Text, terminal: Terminal) -> RenderableType:
    """Board and listing side by side if there is room, otherwise one below the other."""
    widths = [max(line.cell_len for line in each.split("\n")) for each in (board, listing)]
    if sum(widths) + FRAME > terminal.out.width:
        return Group(board, listing)
    grid = Table.grid(padding=(0, 2))
    grid.add_row(board, listing)
    return grid


def is_empty(value: Json) -> bool:
    """Nothing that would be missed in a list."""
    if isinstance(value, dict):
        return all(is_empty(item) for item in value.values())
    return value is None or value in (-1, "", [])


class Listing:
    """What is not drawn of a view, sorted into a table of the seats, single facts and longer lists."""

    def __init__(self, view: View, listed: dict[str, Json], narrator: Narrator, terminal: Terminal) -> None:
        self.view = view
        self.listed = listed
        """The entries to be listed, which need not be those of the view."""
        self.narrator = narrator
        self.terminal = terminal

    def all(self) -> RenderableType:
        seats: list[tuple[str, list[Json]]] = []
        facts: list[tuple[str, Json]] = []
        for key, value in self.listed.items():
            if key in COMMON:
                continue
            if self.is_by_seat(value):
                assert isinstance(value, list)
                seats.extend(self.by_seat(key, value))
            elif not is_empty(value):
                facts.append((key, value))
        return Group(self.seat_table(seats), self.fact_table(facts))

    def is_by_seat(self, value: Json) -> bool:
        """Whether an entry has a part for each seat; plain numbers may count as many as the seats by accident."""
        if not isinstance(value, list) or len(value) != self.view.seats:
            return False
        return all(isinstance(item, dict) for item in value) or all(isinstance(item, list) for item in value)

    def by_seat(self, key: str, value: list[Json]) -> list[tuple[str, list[Json]]]:
        dicts = [item for item in value if isinstance(item, dict)]
        if len(dicts) != len(value):
            return [(key, value)]
        names = list(dict.fromkeys(name for item in dicts for name in item))
        return [(name, [item.get(name) for item in dicts]) for name in names]

    def seat_table(self, rows: list[tuple[str, list[Json]]]) -> RenderableType:
        scores = self.view.scores
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        table.add_column()
        for seat in range(len(scores)):
            style = "bold cyan" if seat == self.view.to_act else ""
            table.add_column(Text(self.narrator.name(seat), style=style), overflow="fold")
        table.add_row(Text(self.terminal.texts("board-points"), style="dim"), *[Text(str(points)) for points in scores])
        for key, values in rows:
            if all(is_empty(value) for value in values):
                continue
            table.add_row(Text(self.label(key), style="dim"), *[self.cell(value) for value in values])
        return table

    def fact_table(self, facts: list[tuple[str, Json]]) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(style="dim")
        table.add_column(overflow="fold")
        for key, value in facts:
            table.add_row(Text(self.label(key)), self.cell(value))
        return table

    def cell(self, value: Json) -> RenderableType:
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            return self.dict_table([item for item in value if isinstance(item, dict)])
        return Text(self.plain(value))

    def dict_table(self, items: list[dict[str, Json]]) -> RenderableType:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        names = list(dict.fromkeys(name for item in items for name in item))
        for name in names:
            table.add_column(self.label(name))
        for item in items:
            table.add_row(*[Text(self.plain(item.get(name))) for name in names])
        return table

    def plain(self, value: Json, inside: bool = False) -> str:
        if isinstance(value, bool):
            return self.terminal.texts("yes" if value else "no")
        if value is None or value in ("", [], {}):
            return "–"
        if value == -1:
            return "?" if inside else "–"
        if isinstance(value, list):
            nested = any(isinstance(item, (list, dict)) for item in value)
            return ("\n" if nested else " ").join(self.plain(item, inside=True) for item in value)
        if isinstance(value, dict):
            named = [f"{self.label(name)} {self.plain(item)}" for name, item in value.items() if not is_empty(item)]
            return ("  " if inside else "\n").join(named)
        return str(value)

    def label(self, key: str) -> str:
        """The game or the command may have a message for an entry of the view; otherwise the entry's name will do."""
        message = f"view-{key.replace('_', '-')}"
        for texts in (self.narrator.texts, self.terminal.texts):
            if texts.has(message):
                return texts(message)
        return key.replace("_", " ")
