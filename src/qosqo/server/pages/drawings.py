"""The pages of tables as they were drawn last."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from qosqo.core.match import Match
from qosqo.web.build import table_model
from qosqo.web.markup import Node
from qosqo.web.model import TableInfo, Viewer
from qosqo.web.table import render_table

MOST_DRAWINGS: Final = 500


class Drawings:
    """The pages drawn last. Many watchers see the same, so each page is drawn once; what it shows follows from its key."""

    def __init__(self) -> None:
        self._parts: OrderedDict[tuple[TableInfo, Viewer], dict[str, Node]] = OrderedDict()

    def parts(self, match: Match, info: TableInfo, viewer: Viewer) -> dict[str, Node]:
        """The parts of a table's page; `info` names the table and its version, which are never twice for different positions."""
        key = (info, viewer)
        if key not in self._parts:
            self._parts[key] = render_table(table_model(match, info, viewer))
            if len(self._parts) > MOST_DRAWINGS:
                self._parts.popitem(last=False)
        self._parts.move_to_end(key)
        return self._parts[key]
