"""What never becomes a message is bounded, too: pieces without an end, pings and pongs, and answers that nobody reads."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from qosqo.server.http import frames
from qosqo.server.http.connections import bounded_protocol
from qosqo.server.http.frames import bounded_socket
from qosqo.server.http.limits import Limits, Rate
from tests.server.helpers import GENEROUS, PATIENCE, Player, Tab, serving, tambo_config

MOST: Final = 50
NEVER: Final = 0.0001
FEW: Final[Limits] = replace(GENEROUS, frames=Rate(MOST, NEVER))


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tambo_config(str(tmp_path_factory.mktemp("frames") / "t.db"), FEW)) as address:
        yield address


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def closed(tab: Tab) -> bool:
    """Whether the server ends the socket; waits for that."""
    try:
        while True:
            tab.connection.recv(PATIENCE)
    except ConnectionClosed:
        return True


BEGINNING: Final = frame(Opcode.TEXT, b"{", fin=False)
FLOODS: Final = {
    "pieces of a message that never ends": (BEGINNING, frame(Opcode.CONT, fin=False)),
    "pings": (b"", frame(Opcode.PING, b"x" * 125)),
    "pongs": (b"", frame(Opcode.PONG)),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_the_socket_and_nobody_else_notices(guarded: str, flood: str) -> None:
    ana = Player(guarded)
    table = ana.set_up("me", "device")
    first, again = FLOODS[flood]
    with ana.socket(table) as quiet:
        quiet.wait_for("parts")
        with ana.socket(table) as tab:
            tab.connection.socket.sendall(first + again * (MOST + 1))
            assert closed(tab)
        quiet.send("move", version=table["version"], move=table["moves"][0])
        quiet.wait_for_version(table["version"] + 1)


def test_a_message_may_come_in_pieces(guarded: str) -> None:
    ana = Player(guarded)
    table = ana.set_up("me", "device")
    with ana.socket(table) as tab:
        pieces = (BEGINNING, frame(Opcode.PING), frame(Opcode.CONT, b'"type":', fin=False), frame(Opcode.CONT, b"1}"))
        tab.connection.socket.sendall(b"".join(pieces))
        assert tab.wait_for("refused")["code"] == "bad-message"


class StuckTransport:
    """To somebody who takes nothing: closing it does not end it."""

    def __init__(self) -> None:
        self.closing = False
        self.aborted = asyncio.Event()

    def write(self, data: bytes) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 1

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted.set()


async def nothing(scope: object, receive: object, send: object) -> None: ...


def settings() -> uvicorn.Config:
    found = uvicorn.Config(nothing, log_config=None, interface="asgi3")
    found.load()
    return found


def test_a_socket_whose_reader_takes_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "SECONDS_TO_TAKE", 0.0)

    async def wait() -> None:
        protocol = bounded_socket(Limits())(settings(), ServerState(), {})
        transport: Any = StuckTransport()
        protocol.transport = transport
        protocol.keepalive_timeout()
        assert transport.closing
        await asyncio.wait_for(transport.aborted.wait(), PATIENCE)

    asyncio.run(wait())


@pytest.mark.parametrize("closing", [True, False])
def test_an_answer_that_nobody_reads_is_cut_off_once_the_connection_is_to_end(closing: bool) -> None:
    async def wait() -> bool:
        protocol = bounded_protocol(replace(Limits(), seconds_for_answer=0.0), behind_proxy=False)(settings(), ServerState(), {})
        transport: Any = StuckTransport()
        protocol.transport = transport
        protocol.flow = Flowing()  # type: ignore[assignment]  # all that is asked of it here
        transport.closing = closing
        protocol.on_response_complete()
        await asyncio.sleep(0)  # lets what is due be done
        await asyncio.sleep(0)
        return bool(transport.aborted.is_set())

    assert asyncio.run(wait()) is closing


class Flowing:
    def resume_reading(self) -> None: ...


def test_the_limits_leave_room_for_what_a_socket_may_say() -> None:
    limits = Limits()
    assert limits.frames.burst > limits.messages.burst
    assert limits.frames.per_second > limits.messages.per_second
