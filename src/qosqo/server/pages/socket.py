"""The sockets of live pages."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from qosqo.server.api.socket import SocketTableId, converse
from qosqo.server.http.visitors import ServicesHere
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.live import LivePage, read_marks


def drawings_of(connection: HTTPConnection) -> Drawings:
    drawings = connection.app.state.drawings
    assert isinstance(drawings, Drawings)
    return drawings


DrawingsHere = Annotated[Drawings, Depends(drawings_of)]


async def page_socket(socket: WebSocket, services: ServicesHere, drawings: DrawingsHere, table_id: SocketTableId, marks: str = "") -> None:
    shown = read_marks(marks)
    await converse(socket, services, table_id, lambda participant: LivePage(services, table_id, participant, drawings, shown))
