"""A real server for the tests, and players who sit at its tables."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from qosqo.server.app import create_app
from qosqo.server.http.config import Config
from qosqo.server.http.connections import bounded_protocol
from qosqo.server.http.frames import bounded_socket
from qosqo.server.http.limits import Limits, Rate

GENEROUS: Final = Limits(
    requests=Rate(100_000, 10_000),
    new_tables=Rate(10_000, 1000),
    messages=Rate(1000, 1000),
    frames=Rate(100_000, 10_000),
    updates=Rate(100_000, 10_000),
    previews=Rate(100_000, 10_000),
    sockets_per_address=1000,
    messages_together=Rate(100_000, 10_000),
    replays=Rate(10_000, 1000),
    records=Rate(10_000, 1000),
)
PATIENCE: Final = 20.0
"""Seconds after which a test no longer believes that something will come."""


@contextmanager
def serving(config: Config, behind_proxy: bool = False) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(
            uvicorn.Config(
                create_app(config),
                http=bounded_protocol(config.limits, behind_proxy),
                proxy_headers=behind_proxy,
                log_config=None,
                access_log=False,
                ws=bounded_socket(config.limits),
                lifespan="on",
            )
        )
        thread = threading.Thread(target=server.run, args=([listener],))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        thread.start()
        try:
            wait_until_up(address)
            yield address
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def tambo_config(database: str, limits: Limits = GENEROUS) -> Config:
    return replace(Config(database, more_games=("tests.tambo:GAME",)), limits=limits)


def wait_until_up(address: str, check: Callable[[], None] = lambda: None, patience: float = 3 * PATIENCE) -> None:
    """Return once the server answers. `check` is called while it does not, and may raise if waiting makes no sense any more."""
    until = time.monotonic() + patience
    while True:
        check()
        try:
            httpx.get(f"{address}/api/health", timeout=PATIENCE).raise_for_status()
            return
        except httpx.TransportError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)  # there is nothing to wait on before the server listens


class Player:
    """Somebody with a secret, who speaks to the API."""

    def __init__(self, address: str, name: str = "Ana", language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.secret: str = self.http.post("/api/guests", json={"name": name, "language": language}).raise_for_status().json()["secret"]
        self.http.headers["Authorization"] = f"Bearer {self.secret}"

    def set_up(self, *seats: str, game: str = "tambo", **more: Any) -> dict[str, Any]:
        """A new table; the seats as the API wants them: me, friend, device, bot:random."""
        wanted = {"game": game, "seats": [{"who": who} for who in seats], "pace": "none", **more}
        return self.table(self.http.post("/api/tables", json=wanted))

    def look(self, table: dict[str, Any], **query: Any) -> dict[str, Any]:
        return self.table(self.http.get(f"/api/tables/{table['id']}", params=query))

    def post(self, table: dict[str, Any], what: str, **content: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table['id']}/{what}", json=content)

    def play(self, table: dict[str, Any], move: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """Make a move (the first legal one) in the table as it was seen; the table afterwards."""
        self.ok(self.post(table, "moves", version=table["version"], move=move or table["moves"][0], **more))
        return self.look(table)

    def play_to_the_end(self, table: dict[str, Any]) -> dict[str, Any]:
        """Play all of one's seats, always the first legal move."""
        table = self.look(table)
        while not table["over"]:
            if table["moves"]:
                table = self.play(table)
            else:
                table = self.look(table, after=table["version"])
        return table

    def join(self, link: str, name: str = "") -> dict[str, Any]:
        return self.table(self.http.post(f"/api/invites/{link.rpartition('/')[2]}", json={"name": name}))

    def ok(self, response: httpx.Response) -> Any:
        assert response.is_success, response.text
        return response.json() if response.content else {}

    def table(self, response: httpx.Response) -> dict[str, Any]:
        found: dict[str, Any] = self.ok(response)
        return found

    def socket(self, table: dict[str, Any], data: bool = False, marks: str = "", **headers: str) -> Tab:
        path = f"/api/tables/{table['id']}/socket" if data else f"/table/{table['id']}/socket?{urlencode({'marks': marks})}"
        everything = {"Authorization": f"Bearer {self.secret}", **headers}
        return Tab(connect(self.address.replace("http", "ws") + path, additional_headers=everything, open_timeout=PATIENCE))


class Tab:
    """A page's socket, seen from the browser."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self.connection = self._open.enter_context(opening)
        self.parts: dict[str, str] = {}
        self.version = -1
        self.traffic = ""
        """Everything that was ever received."""

    def __enter__(self) -> Tab:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, kind: str, **content: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **content}))

    def receive(self) -> dict[str, Any]:
        text = str(self.connection.recv(PATIENCE))
        self.traffic += text
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("parts", "table"):
            self.version = message["version"]
            self.parts.update(message.get("parts", {}))
        return message

    def wait_for(self, kind: str) -> dict[str, Any]:
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def wait_for_seat(self, seat: int, words: str, without: str = "\0") -> None:
        """Wait until the page says something about a seat."""
        while words not in self.seat(seat) or without in self.seat(seat):
            self.receive()

    def seat(self, seat: int) -> str:
        """What the page shows of a seat: its own part if that was sent, otherwise its place in the list of all."""
        whole = self.parts.get("seats", "")
        own = whole.partition(f'id="seat-{seat}"')[2].partition(f'id="seat-{seat + 1}"')[0]
        return self.parts.get(f"seat-{seat}", own)

    def wait_for_version(self, version: int) -> None:
        while self.version < version:
            self.receive()


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of an answer that says no."""
    return response.status_code, response.json()["code"]


def two_people(ana: Player, ben: Player) -> dict[str, Any]:
    """A table with Ana and Ben, Ana to move."""
    table = ana.set_up("me", "friend", options={"deck": "sorted"})
    ben.join(table["invites"]["1"])
    return ana.look(table)
