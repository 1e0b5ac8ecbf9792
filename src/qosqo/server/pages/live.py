"""Live pages: a tab gets only what has changed since it was sent something last."""

from __future__ import annotations

from qosqo.server.api.conversation import Conversation, ConversationServices, Participant
from qosqo.server.api.messages import FromServer, PartsMessage
from qosqo.server.pages.drawings import Drawings
from qosqo.server.tables.table import Table
from qosqo.web.markup import Node, changes


class LivePage(Conversation):
    """With one tab of a browser that shows a table."""

    def __init__(self, services: ConversationServices, table_id: str, participant: Participant, drawings: Drawings) -> None:
        super().__init__(services, table_id, participant)
        self._drawings = drawings
        self._sent: dict[str, Node] = {}
        self._sent_version = -1

    def update(self, table: Table) -> FromServer | None:
        parts = self._drawings.parts(table.match, self.info(table), self.viewer(table))
        changed = changes(self._sent, parts)
        if not changed and table.version == self._sent_version:
            return None
        self._sent = parts
        self._sent_version = table.version
        return PartsMessage(version=table.version, parts=changed)
