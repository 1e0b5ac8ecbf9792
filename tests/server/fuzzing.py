"""Nonsense for the server, drawn by chance. Used by the tests and by `benchmarks/fuzz.py`."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.helpers import PATIENCE, Player

TEXTS: Final = ("", "x", "x" * 3000, "\0", "\ud800", "é\u202e", "{ $x }", "../..", "play", "draw", "1", "\n", "null", "bot:hard", "me")
NUMBERS: Final = (0, 1, -1, 3, 2**31, -(2**31), 2**63, 10**400, 0.5, 1e308)
KINDS: Final = ("move", "undo", "agree", "previews", "ready", "replay", "settings", "bot", "skip", "fork", "rematch", "problem")
ENTRIES: Final = (
    "type",
    "version",
    "move",
    "moves",
    "seat",
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
    "seats/0/bot",
    "seats/9/invite",
    "nothing",
)


class Nonsense:
    """The same seed gives the same nonsense."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def value(self, depth: int = 3) -> Any:
        chance = self._chance
        kinds: list[Any] = [chance.choice(TEXTS), chance.choice(NUMBERS), None, True, False]
        if depth:
            kinds.append([self.value(depth - 1) for _ in range(chance.randrange(3))])
            kinds.append(self.table(depth - 1))
        return chance.choice(kinds)

    def table(self, depth: int = 3) -> dict[str, Any]:
        names = [self._chance.choice((*ENTRIES, *TEXTS)) for _ in range(self._chance.randrange(5))]
        return {name: self.value(depth) for name in names}

    def message(self) -> str | bytes:
        """Something for a socket: mostly a message that is nearly right."""
        chance = self._chance
        if chance.random() < 0.1:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
        content = {"type": chance.choice(KINDS), "version": chance.randrange(3), **self.table()}
        text = json.dumps(content)
        return text if chance.random() < 0.8 else text[: chance.randrange(len(text) + 1)]

    def damaged(self, text: str) -> str:
        """A file in which something is different."""
        chance = self._chance
        at = chance.randrange(len(text))
        piece = chance.choice((json.dumps(self.value()), "[" * chance.randrange(500), chance.choice(TEXTS), "9" * chance.randrange(30)))
        return text[:at] + piece + text[at + chance.randrange(20) :]

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
                f"/api/tables/{chance.choice(('x', '%00', '%ff', table_id))}",
                f"/table/{chance.choice(('x', '%00', '%ED%A0%80'))}",
                "/settings",
                "/start",
                "/setup/tambo",
            )
        )
        return chance.choice(("GET", "POST", "PATCH", "DELETE")), where, body


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
