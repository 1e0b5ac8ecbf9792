"""Conversations over WebSockets: who is let in, how much they may say, and how they end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from typing import Annotated, Final

from fastapi import Path
from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from qosqo.server.api.conversation import Conversation, DataConversation, Participant
from qosqo.server.http.errors import denied_response
from qosqo.server.http.incoming import check_form
from qosqo.server.http.limits import Bucket
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import ServicesHere, address_of, same_site, visitor_of
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.stored import StorageError

log = logging.getLogger(__name__)

MOST_FAULTS: Final = 20
"""After so many messages that make no sense a socket is closed."""
FAULTS: Final = frozenset({"too-fast", "too-big", "bad-message", "bad-move"})
BAD_MESSAGE: Final = 1008
FAILED: Final = 1011

SocketTableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


async def data_socket(socket: WebSocket, services: ServicesHere, table_id: SocketTableId) -> None:
    await converse(socket, services, table_id, lambda participant: DataConversation(services, table_id, participant))


async def converse(socket: WebSocket, services: Services, table_id: str, begin: Callable[[Participant], Conversation]) -> None:
    """Serve a socket if it comes from our pages (or a program) and there is room, which is taken before anything else is done."""
    address = address_of(socket)
    with ExitStack() as room:
        try:
            check_form(socket, services.config.hosts)
            if not same_site(socket):
                raise Denied("foreign-origin")
            if not services.requests.take(address):
                raise Denied("too-fast")
            room.enter_context(services.sockets.used(address))
            await services.registry.open(table_id)
            visitor = await visitor_of(socket)
        except Denied as denied:
            await send_away(socket, denied)
            return
        except StorageError:
            await send_away(socket, Denied("unavailable"))
            return
        await socket.accept()
        await TableSocket(services, socket, begin(Participant(visitor.guest, visitor.settings, visitor.address, visitor.site))).run()


async def send_away(socket: WebSocket, denied: Denied) -> None:
    await socket.send_denial_response(denied_response(Request({**socket.scope, "type": "http", "method": "GET"}), denied))


class TableSocket:
    """One socket with its conversation."""

    def __init__(self, services: Services, socket: WebSocket, conversation: Conversation) -> None:
        self._services = services
        self._socket = socket
        self._conversation = conversation

    async def run(self) -> None:
        """Serve the socket until it is closed."""
        self._services.presence.enter(self._conversation)
        tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            pass
        except Exception:
            if self._open():  # otherwise one task noticed late that the other has seen the end
                log.exception("a live page failed", extra={"table": self._conversation.table_id})
                await self._socket.close(FAILED)
        finally:
            for task in tasks:
                task.cancel()
            self._services.presence.leave(self._conversation)

    def _open(self) -> bool:
        return self._socket.application_state is self._socket.client_state is WebSocketState.CONNECTED

    async def _send(self) -> None:
        rate = self._services.config.limits.updates
        bucket = Bucket(rate)
        while True:
            while not bucket.take():
                await asyncio.sleep(1 / rate.per_second)
            for message in await self._conversation.messages():
                await self._socket.send_text(message.model_dump_json())

    async def _receive(self) -> None:
        limits = self._services.config.limits
        bucket = Bucket(limits.messages)
        faults = 0
        while faults < MOST_FAULTS:
            text = await self._next()
            try:
                if not bucket.take():
                    raise Denied("too-fast")
                self._services.check_message(self._conversation.address, self._conversation.guest)
                if text is None:
                    raise Denied("bad-message", detail="JSON")
                if len(text) > limits.message_bytes:
                    raise Denied("too-big")
                denied = await self._conversation.hear(text)
            except Denied as found:
                denied = self._conversation.refuse(found)
            faults += denied is not None and denied.code in FAULTS
        await self._socket.close(BAD_MESSAGE)

    async def _next(self) -> str | None:
        """The next message; None: it is not even a text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text
