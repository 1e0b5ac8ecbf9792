"""What was drawn of tables last: pages share what they show alike, and a tab is sent only what is different for it.

Of a tab nothing is remembered but the marks of its parts, short hashes. Whoever names the mark of something that was drawn lately for the
same eyes is sent the difference, everybody else the whole part. Drawings for other eyes are never looked at: whether a mark is known tells
nothing about what others see.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Final

from qosqo.core.match import Match
from qosqo.web.build import table_model
from qosqo.web.kept import Kept
from qosqo.web.markup import MARK_BYTES, Node, compare
from qosqo.web.model import TableInfo, TableModel, Viewer
from qosqo.web.review import moves_left
from qosqo.web.table import drawn_parts, log, log_items, looks_different, without_better

MOST_PASSING: Final = 64
"""Tables whose page was asked for but that nobody watches yet."""
MOST_PAGES: Final = 64
"""Pages of one table as it is now: one for everybody who sees something else."""
CHANGES_KEPT: Final = 4
"""A tab that has missed so many changes is still sent the difference."""

Marks = Mapping[str, str]
"""The marks of a page's parts by the id of their element."""


@dataclass(frozen=True)
class Page:
    """A page as it is drawn for some viewer."""

    model: TableModel
    """Without what can be decided: there may be thousands of moves, and they are drawn."""
    parts: dict[str, Node]
    """Without the log."""
    marks: dict[str, str]


class Drawings:
    def __init__(self, watched: Callable[[str], bool] = lambda _: True) -> None:
        self._watched = watched
        self._tables: dict[str, TableDrawings] = {}
        self._passing: OrderedDict[str, TableDrawings] = OrderedDict()

    def of(self, table_id: str) -> TableDrawings:
        """The drawings of a table, kept as long as somebody watches it and for a while before."""
        found = self._tables.get(table_id)
        if found is None:
            found = self._passing.pop(table_id, None) or TableDrawings()
            if self._watched(table_id):
                self._tables[table_id] = found
            else:
                self._passing[table_id] = found
                if len(self._passing) > MOST_PASSING:
                    self._passing.popitem(last=False)
        return found

    def forget(self, table_id: str) -> None:
        """Nobody watches a table any more."""
        self._tables.pop(table_id, None)


class TableDrawings:
    def __init__(self) -> None:
        self.kept = Kept()
        self._match: Match | None = None
        self._changes = -1
        self._pages: dict[tuple[TableInfo, Viewer], Page] = {}
        self._lately: deque[dict[tuple[int, str], Node]] = deque([{}], CHANGES_KEPT)
        """By eyes and mark what was drawn, since the last few changes of the table."""
        self._differences: dict[tuple[int, str, str], dict[str, str]] = {}

    def page(self, match: Match, info: TableInfo, viewer: Viewer) -> Page:
        """The page of a table; `info` tells all that is shown besides the match."""
        if match is not self._match or match.changes != self._changes:
            self._turn(match)
        key = (info, viewer)
        if key not in self._pages:
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            self._pages[key] = self._draw(self._model(match, info, viewer))
        return self._pages[key]

    def _model(self, match: Match, info: TableInfo, viewer: Viewer) -> TableModel:
        """The table as the viewer may see it. A better line goes on by itself while nothing can be seen of it, as where its first move only
        opens a further choice."""
        model = table_model(match, info, viewer, self.kept)
        if model.before is None:
            return model
        before = (
            without_better(model) if viewer.better == 1 else table_model(match, info, replace(viewer, better=viewer.better - 1), self.kept)
        )
        while moves_left(model) and not looks_different(model, before):
            model = table_model(match, info, replace(viewer, better=model.viewer.better + 1), self.kept)
        return model

    def _turn(self, match: Match) -> None:
        self._match = match
        self._changes = match.changes
        self.kept.turn()
        self._pages.clear()
        self._differences.clear()
        self._lately.append({})

    def _draw(self, model: TableModel) -> Page:
        parts = drawn_parts(model)
        marks = {id: node.mark.hex() for id, node in parts.items()}
        for id, node in parts.items():
            if len(node.pieces) > 1:  # what has no elements inside is sent as a whole anyway
                self._lately[-1][model.seat, marks[id]] = node
        return Page(replace(model, decision=None), parts, marks | {"log": log_mark(model)})

    def changes(self, shown: Marks, page: Page) -> dict[str, str]:
        """What to send to a page that shows parts with these marks, by the ids of elements (see `qosqo.web.markup.changes`)."""
        result: dict[str, str] = {}
        for id, node in page.parts.items():
            if shown.get(id) != page.marks[id]:
                result.update(self._difference(page.model.seat, shown.get(id, ""), page.marks[id], node))
        if shown.get("log") != page.marks["log"]:
            result.update(log_changes(shown.get("log", ""), page))
        return result

    def _difference(self, eyes: int, old: str, new: str, node: Node) -> dict[str, str]:
        key = (eyes, old, new)
        if key not in self._differences:
            assert node.id is not None
            before = next((lately[eyes, old] for lately in reversed(self._lately) if (eyes, old) in lately), None)
            found: dict[str, str] = {}
            if before is None or before.id != node.id:
                found[node.id] = str(node)
            else:
                compare(before, node, found)
            self._differences[key] = found
        return self._differences[key]


# The log is not compared: it only grows, unless moves are taken back. So its mark tells how long it is, and of which game and for whom.


def log_mark(model: TableModel) -> str:
    told = (model.info.version - model.length, model.seat, model.names, model.texts.language)
    return f"{model.length}.{blake2b(repr(told).encode(), digest_size=MARK_BYTES).hexdigest()}"


def log_changes(shown: str, page: Page) -> dict[str, str]:
    length, _, told = shown.partition(".")
    now, _, told_now = page.marks["log"].partition(".")
    if told != told_now or not (length.isascii() and length.isdigit() and int(length) < int(now)):
        return {"log": str(log(page.model))}
    return {"log-list+": "".join(map(str, log_items(page.model, int(length) + 1)))}
