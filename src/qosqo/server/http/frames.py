"""Frames of sockets, before they are messages: how many there may be, and how long somebody who takes nothing is kept."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from qosqo.server.http.limits import Bucket, Limits

SLICE: Final = 1024
"""So many bytes are taken apart before frames are counted: a frame may have only six."""
SECONDS_TO_TAKE: Final = 5.0
"""What was sent last may wait so long for a reader before the connection is cut off."""


def bounded_socket(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """WebSockets as uvicorn speaks them, within the limits. Pieces of messages, pings and pongs never reach the application, which counts
    messages: without a bound they take all of the processor, and what is kept of them (pieces without an end, answers that nobody reads)
    all of the memory."""

    class BoundedSocket(WebSocketsSansIOProtocol):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self._left = Bucket(limits.frames)

        def data_received(self, data: bytes) -> None:
            for begin in range(0, len(data), SLICE):
                if self.transport.is_closing():
                    break
                super().data_received(data[begin : begin + SLICE])

        def handle_cont(self, event: Frame) -> None:
            if self._allowed():
                super().handle_cont(event)

        def handle_text(self, event: Frame) -> None:
            if self._allowed():
                super().handle_text(event)

        def handle_bytes(self, event: Frame) -> None:
            if self._allowed():
                super().handle_bytes(event)

        def handle_ping(self) -> None:
            if self._allowed():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._allowed():
                super().handle_pong(event)

        def _allowed(self) -> bool:
            if self.transport.is_closing():
                return False
            if not self._left.take():
                self.transport.abort()
                return False
            return True

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()  # closes politely, which waits until everything is read
            self.loop.call_later(SECONDS_TO_TAKE, self.transport.abort)

    return BoundedSocket
