"""The sockets of live pages."""

from __future__ import annotations

from starlette.websockets import WebSocket

from qosqo.server.api.socket import SocketTableId, converse
from qosqo.server.http.visitors import ServicesHere
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.live import LivePage


async def page_socket(socket: WebSocket, services: ServicesHere, table_id: SocketTableId) -> None:
    drawings = socket.app.state.drawings
    assert isinstance(drawings, Drawings)
    await converse(socket, services, table_id, lambda participant: LivePage(services, table_id, participant, drawings))
