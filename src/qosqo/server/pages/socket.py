"""The sockets of live pages."""

from __future__ import annotations

from starlette.websockets import WebSocket

from qosqo.server.api.socket import SocketTableId, TableSocket, admitted
from qosqo.server.http.visitors import ServicesHere
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.live import LivePage


async def page_socket(socket: WebSocket, services: ServicesHere, table_id: SocketTableId) -> None:
    participant = await admitted(socket, services, table_id)
    if participant is not None:
        drawings = socket.app.state.drawings
        assert isinstance(drawings, Drawings)
        await TableSocket(services, socket, LivePage(services, table_id, participant, drawings)).run()
