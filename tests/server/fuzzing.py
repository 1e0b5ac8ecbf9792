"""Nonsense for the server, drawn by chance. Used by the tests and by `benchmarks/fuzz.py`.

Most of it is handed to the application itself, without a network in between: a hundred thousand messages in a minute. Some goes over
the wire, to see that what lies before the application holds, too.
"""

from __future__ import annotations

import contextlib
import json
import logging
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote_to_bytes

import httpx
from fastapi import FastAPI
from starlette.types import Message, Scope
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from qosqo.core.data import DataError
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import RecordError, Writer, read_record
from qosqo.games import all_games, find_game
from qosqo.server.app import create_app
from qosqo.server.http.limits import Rate
from tests.server.helpers import GENEROUS, PATIENCE, Player, tambo_config
from tests.tambo import GAME

TEXTS: Final = ("", "x", "x" * 3000, "\0", "\ud800", "é\u202e", "{ $x }", "../..", "play", "draw", "1", "\n", "null", "bot:hard", "me")
NUMBERS: Final = (0, 1, -1, 3, 2**31, -(2**31), 2**63, 10**400, 0.5, 1e308)
KINDS: Final = ("move", "undo", "agree", "previews", "ready", "replay", "settings", "bot", "skip", "fork", "rematch", "problem")
ENTRIES: Final = (
    "type",
    "version",
    "move",
    "moves",
    "seat",
    "seats",
    "who",
    "number",
    "to",
    "yes",
    "settings",
    "text",
    "name",
    "kind",
    "card",
    "language",
    "game",
    "options",
    "data",
)
PATHS: Final = (
    "moves",
    "previews",
    "undo",
    "undo/answer",
    "skip",
    "fork",
    "rematch",
    "reports",
    "record",
    "seats/0/bot",
    "seats/9/invite",
    "nothing",
)
PLACES: Final = ("x", "%00", "%ff", "%ED%A0%80", "a%0Ab", "%F0%9F%A6%99", "..", "x" * 600)
HEADERS: Final = (
    "host",
    "origin",
    "cookie",
    "accept-language",
    "accept",
    "authorization",
    "content-type",
    "content-length",
    "sec-fetch-site",
)
HEADER_VALUES: Final = (
    b"",
    b"http://[",
    b"null",
    b"\xff\xfe",
    b"x" * 3000,
    b"qosqo=" + b"x" * 43,
    b"qosqo=\xff; qosqo",
    b"de;q=x,,*",
    b"text/html",
    b"Bearer \xe9",
    b"multipart/form-data",
    b"application/x-www-form-urlencoded",
    b"99999999999999999999",
    b"-1",
    b"cross-site",
)
FAILED: Final = 1011
"""What the server says when it ends a socket by its own fault."""
PLENTY: Final = Rate(10**9, 10**9)
NO_LIMITS: Final = replace(
    GENEROUS,
    requests=PLENTY,
    new_tables=PLENTY,
    messages=PLENTY,
    frames=PLENTY,
    updates=PLENTY,
    previews=PLENTY,
    messages_together=PLENTY,
    replays=PLENTY,
    records=PLENTY,
)
PER_SOCKET: Final = 40
"""Messages for a socket, unless the server ends it before."""


@dataclass(frozen=True)
class Share:
    """How many of so many messages are of which kind."""

    requests: int
    messages: int
    records: int
    files: int

    @classmethod
    def of(cls, together: int) -> Share:
        requests, records, files = together // 10, together // 8, together // 12
        return cls(requests, together - requests - records - files, records, files)


class Nonsense:
    """The same seed gives the same nonsense."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def value(self, depth: int = 3) -> Any:
        chance = self._chance
        kind = chance.randrange(7 if depth else 5)
        if kind == 0:
            return chance.choice(TEXTS)
        if kind == 1:
            return chance.choice(NUMBERS)
        if kind == 5:
            return [self.value(depth - 1) for _ in range(chance.randrange(3))]
        if kind == 6:
            return self.table(depth - 1)
        return (None, True, False)[kind - 2]

    def table(self, depth: int = 3) -> dict[str, Any]:
        names = [self._chance.choice(ENTRIES if self._chance.random() < 0.7 else TEXTS) for _ in range(self._chance.randrange(5))]
        return {name: self.value(depth) for name in names}

    def message(self) -> str | bytes:
        """Something for a socket: mostly a message that is nearly right."""
        chance = self._chance
        if chance.random() < 0.1:
            return chance.randbytes(chance.randrange(40))
        content = {"type": chance.choice(KINDS), "version": chance.randrange(3), **self.table()}
        text = json.dumps(content)
        return text if chance.random() < 0.8 else text[: chance.randrange(len(text) + 1)]

    def damaged(self, text: str) -> str:
        """A file in which something is different."""
        chance = self._chance
        at = chance.randrange(len(text))
        piece = chance.choice((json.dumps(self.value()), "[" * chance.randrange(500), chance.choice(TEXTS), "9" * chance.randrange(30)))
        return text[:at] + piece + text[at + chance.randrange(20) :]

    def forged(self, text: str) -> str:
        """A record in which entries of a line are different, with checksums that fit: what comes after the checksums sees it, too."""
        chance = self._chance
        contents = [json.loads(line) for line in text.splitlines()]
        changed = chance.choice(contents)
        for _ in range(chance.randrange(1, 3)):
            name = chance.choice((*changed, *ENTRIES))
            changed[name] = self.value()
        if chance.random() < 0.2:
            contents.insert(chance.randrange(len(contents)), self.table())
        writer = Writer()
        try:
            return "".join(f"{writer.line({name: value for name, value in content.items() if name != 'sum'})}\n" for content in contents)
        except (UnicodeEncodeError, TypeError):
            return self.damaged(text)

    def request(self, table_id: str) -> tuple[str, str, bytes]:
        """Method, path and body of a request."""
        chance = self._chance
        body = json.dumps(self.table()).encode()
        where = chance.choice(
            (
                f"/api/tables/{table_id}/{chance.choice(PATHS)}",
                "/api/tables",
                "/api/me",
                "/api/records",
                f"/api/tables/{chance.choice((*PLACES, table_id))}",
                f"/api/invites/{chance.choice(PLACES)}",
                f"/table/{chance.choice(PLACES)}",
                f"/table/{table_id}/{chance.choice(('fork', 'record', 'away', 'nothing'))}",
                f"/join/{chance.choice(PLACES)}",
                f"/rules/{chance.choice((*PLACES, 'tambo'))}",
                "/settings",
                "/start",
                "/setup/tambo",
            )
        )
        return chance.choice(("GET", "POST", "PATCH", "DELETE")), where, body

    def query(self) -> bytes:
        chance = self._chance
        if chance.random() < 0.7:
            return b""
        names = (b"after", b"number", b"seat", b"language", b"q")
        values = (b"0", b"-1", b"99999999999999999999", b"%00", b"\xff", b"x", b"")
        pairs = [chance.choice(names) + b"=" + chance.choice(values) for _ in range(chance.randrange(3))]
        return b"&".join(pair for pair in pairs if not pair.startswith(b"after=0"))  # which would be waited for

    def headers(self) -> list[tuple[bytes, bytes]]:
        chance = self._chance
        if chance.random() < 0.7:
            return []
        return [(chance.choice(HEADERS).encode(), chance.choice(HEADER_VALUES)) for _ in range(chance.randrange(1, 3))]


class Failures(logging.Handler):
    """What the server logs as a failure of its own."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(record.getMessage())


# Without a network.


class Direct:
    """The application, spoken to as a web server would."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def request(
        self, method: str, path: str, body: bytes, headers: list[tuple[bytes, bytes]], query: bytes = b""
    ) -> tuple[int, bytes]:
        """The status and the content of the answer."""
        asked: list[Message] = [{"type": "http.request", "body": body, "more_body": False}, {"type": "http.disconnect"}]
        status, content = 0, b""

        async def receive() -> Message:
            return asked.pop(0) if len(asked) > 1 else asked[0]

        async def send(message: Message) -> None:
            nonlocal status, content
            status = message.get("status", status)
            content += message.get("body", b"")

        await self._app({**self._scope("http", path, headers, query), "method": method}, receive, send)
        return status, content

    async def socket(self, path: str, messages: list[str | bytes], headers: list[tuple[bytes, bytes]]) -> int:
        """Open a socket and send messages; the code with which the server ended it, 0 if it did not."""
        asked: list[Message] = [{"type": "websocket.connect"}]
        asked += [{"type": "websocket.receive", "text" if isinstance(each, str) else "bytes": each} for each in messages]
        code = 0

        async def receive() -> Message:
            return asked.pop(0) if asked else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("code", 1000)

        await self._app({**self._scope("websocket", path, headers, b""), "subprotocols": []}, receive, send)
        return code

    def _scope(self, kind: str, path: str, headers: list[tuple[bytes, bytes]], query: bytes) -> Scope:
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote_to_bytes(path).decode(errors="replace"),
            "raw_path": path.encode(),
            "query_string": query,
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"content-type", b"application/json"), *headers],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }

    async def guest(self) -> list[tuple[bytes, bytes]]:
        """The headers of somebody new."""
        _, content = await self.request("POST", "/api/guests", b"{}", [])
        return [(b"authorization", b"Bearer " + json.loads(content)["secret"].encode())]

    async def new_table(self, who: list[tuple[bytes, bytes]]) -> str:
        body = json.dumps({"game": GAME.id, "seats": [{"who": "me"}, {"who": "friend"}]}).encode()
        _, content = await self.request("POST", "/api/tables", body, who)
        return str(json.loads(content)["id"])


@contextlib.asynccontextmanager
async def application(folder: Path) -> AsyncIterator[Direct]:
    app = create_app(tambo_config(str(folder / "fuzz.db"), NO_LIMITS))
    async with app.router.lifespan_context(app):
        yield Direct(app)


async def attack_application(direct: Direct, seed: int, requests: int, messages: int) -> list[str]:
    """Nonsense by requests and by sockets, from somebody who only watches and from somebody who sits there; what failed or changed."""
    nonsense, wrong = Nonsense(seed), list[str]()
    ana, eve = await direct.guest(), await direct.guest()
    watched, own = await direct.new_table(ana), await direct.new_table(eve)
    path = f"/api/tables/{watched}"
    before = await direct.request("GET", path, b"", ana)
    for number in range(requests):
        method, where, body = nonsense.request(watched if number % 2 else own)
        headers = [*eve, *nonsense.headers()]
        status, _ = await direct.request(method, where, body, headers, nonsense.query())
        if status >= 500:
            wrong.append(f"{status}: {method} {where} {headers} {body!r}")
    left = messages
    while left > 0:
        table = watched if left // PER_SOCKET % 2 else own
        sent = [nonsense.message() for _ in range(min(left, PER_SOCKET))]
        left -= len(sent)
        if await direct.socket(f"/api/tables/{table}/socket", sent, eve) == FAILED:
            wrong.append(f"a socket failed: {sent}")
    if await direct.request("GET", path, b"", ana) != before:
        wrong.append("the table of others has changed")
    if (await direct.request("GET", f"/api/tables/{own}", b"", eve))[0] != 200:
        wrong.append("the own table is lost")
    return wrong


def attack_readers(seed: int, records: int, files: int) -> None:
    """Damaged and forged records, damaged data files: they are read or refused, anything else is raised."""
    nonsense = Nonsense(seed)
    match = Match.new(GAME, ["Ana", "Ben"], seed=seed)
    for _ in range(4):
        match.play(match.position.to_act(), match.position.moves()[0])
    by = match.made[-1].seat
    match.undo(by, 2, [1 - by])
    text = match.record_text()
    for number in range(records):
        with contextlib.suppress(RecordError):
            Match.from_record(read_record(nonsense.forged(text) if number % 2 else nonsense.damaged(text)), GAME)
    games: list[Game] = [*(GAME for _ in range(20)), *(find_game(name) for name in all_games())]
    for number in range(files):
        game = games[number % len(games)]
        with contextlib.suppress(DataError):
            game.load(nonsense.damaged(game.data_text()))


# Over the wire.


def attack_requests(ana: Player, table: dict[str, Any], nonsense: Nonsense, count: int) -> Iterator[httpx.Response]:
    for _ in range(count):
        method, path, body = nonsense.request(table["id"])
        yield ana.http.request(method, path, content=body, headers={"Content-Type": "application/json"})


def attack_socket(player: Player, table: dict[str, Any], nonsense: Nonsense, count: int) -> list[int]:
    """Send messages until all are sent, beginning anew where the server ends a socket; the codes with which it did so."""
    codes: list[int] = []
    left = count
    while left > 0:
        address = player.address.replace("http", "ws") + f"/api/tables/{table['id']}/socket"
        with connect(address, additional_headers={"Authorization": f"Bearer {player.secret}"}, open_timeout=PATIENCE) as socket:
            try:
                while left > 0:
                    left -= 1
                    socket.send(nonsense.message())
                socket.send('{"type": "problem", "text": "all was sent"}')
                while json.loads(socket.recv(PATIENCE))["type"] != "notice":
                    pass
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else 1006)
    return codes
