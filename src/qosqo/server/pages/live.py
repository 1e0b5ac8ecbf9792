"""Live pages: one socket per tab, which gets only what has changed since it was sent last."""

from __future__ import annotations

from starlette.websockets import WebSocket

from qosqo.server.api.messages import FromServer, PartsMessage
from qosqo.server.api.socket import SocketTableId, TableSocket, admitted
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import ServicesHere, Visitor
from qosqo.server.pages.drawings import Drawings
from qosqo.server.tables.table import Table
from qosqo.web.markup import Node, changes


class LiveTab(TableSocket):
    """One tab of a browser that shows a table."""

    def __init__(self, services: Services, socket: WebSocket, table_id: str, visitor: Visitor, drawings: Drawings) -> None:
        super().__init__(services, socket, table_id, visitor)
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


async def page_socket(socket: WebSocket, services: ServicesHere, table_id: SocketTableId) -> None:
    visitor = await admitted(socket, services, table_id)
    if visitor is not None:
        drawings = socket.app.state.drawings
        assert isinstance(drawings, Drawings)
        await LiveTab(services, socket, table_id, visitor, drawings).run()
