"""Connections before there is a request: how many there may be, and how long and how large its beginning may be."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from qosqo.server.http.incoming import network_of
from qosqo.server.http.limits import Limits, Room

MOST_HEADER_BYTES: Final = 64 * 1024
LATEST_BODY: Final = 2
"""Times what a body may take: who goes on sending long after the answer is cut off."""


def bounded_protocol(limits: Limits, behind_proxy: bool) -> type[HttpToolsProtocol]:
    """HTTP as uvicorn speaks it, within the limits. Behind a proxy all connections come from one address, so only their number counts."""
    room = Room(limits.connections, limits.connections if behind_proxy else limits.connections_per_address)

    class BoundedProtocol(HttpToolsProtocol):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self._address: str | None = None
            self._too_late: asyncio.TimerHandle | None = None
            self._header_bytes = 0
            self._in_body = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
            super().connection_made(transport)
            address = network_of(self.client[0]) if self.client else ""
            if room.take(address):
                self._address = address
                self._expect_headers()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._came()
            super().connection_lost(exc)
            self._leave()

        def data_received(self, data: bytes) -> None:
            if self._too_late is None and not self._in_body:
                self._expect_headers()  # of the next request on a connection that stayed open
            if not self._in_body:
                self._header_bytes += len(data)
            super().data_received(data)
            if not self._in_body and self._header_bytes > MOST_HEADER_BYTES:
                self.transport.abort()

        def on_headers_complete(self) -> None:
            self._came()
            self._in_body = True
            self._too_late = self.loop.call_later(LATEST_BODY * limits.seconds_for_body, self.transport.abort)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._came()
            self._in_body = False
            self._header_bytes = 0
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.transport.get_write_buffer_size():
                self.loop.call_later(limits.seconds_for_answer, self._cut_off)

        def _cut_off(self) -> None:
            """Closing waits until everything is read, which some never do."""
            if self.transport.is_closing():
                self.transport.abort()

        def handle_websocket_upgrade(self) -> None:
            self._came()
            self._leave()  # from here on it counts as a socket
            super().handle_websocket_upgrade()

        def _expect_headers(self) -> None:
            self._header_bytes = 0
            self._too_late = self.loop.call_later(limits.seconds_for_headers, self.transport.abort)

        def _came(self) -> None:
            if self._too_late is not None:
                self._too_late.cancel()
                self._too_late = None

        def _leave(self) -> None:
            if self._address is not None:
                room.give_back(self._address)
                self._address = None

    return BoundedProtocol
