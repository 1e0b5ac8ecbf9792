"""Live pages: a tab gets only what is different from what it shows."""

from __future__ import annotations

from typing import Final

from qosqo.server.api.conversation import Conversation, ConversationServices, Participant
from qosqo.server.api.messages import FromServer, PartsMessage
from qosqo.server.pages.drawings import Drawings, Marks
from qosqo.server.tables.table import Table

MOST_MARKS: Final = 32
LONGEST_MARKS: Final = 2000


class LivePage(Conversation):
    """With one tab of a browser that shows a table."""

    def __init__(
        self, services: ConversationServices, table_id: str, participant: Participant, drawings: Drawings, shown: Marks | None = None
    ) -> None:
        super().__init__(services, table_id, participant)
        self._drawings = drawings
        self._shown = dict(shown or {})
        """The marks of what the tab shows."""
        self._sent_version = -1

    def update(self, table: Table) -> FromServer | None:
        drawings = self._drawings.of(table.id)
        page = drawings.page(table.match, self.info(table), self.viewer(table))
        if page.marks == self._shown and table.version == self._sent_version:
            return None
        changed = drawings.changes(self._shown, page)
        marks = {id: mark for id, mark in page.marks.items() if self._shown.get(id) != mark}
        self._shown = page.marks
        self._sent_version = table.version
        return PartsMessage(version=table.version, parts=changed, marks=marks)


def read_marks(text: str) -> Marks:
    """The marks that a page names when it connects. What makes no sense is as good as none: the parts are sent."""
    if len(text) > LONGEST_MARKS:
        return {}
    pairs = [each.partition("=") for each in text.split(" ")[:MOST_MARKS]]
    return {id: mark for id, _, mark in pairs}
