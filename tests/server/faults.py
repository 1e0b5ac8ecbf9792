"""Doing everything with a server that is killed again and again, and checking that it lost nothing."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import httpx

from qosqo.core.match import Match
from qosqo.server.http.guests import hash_of
from qosqo.server.storage.connect import database_at
from qosqo.server.storage.database import Transaction
from qosqo.server.storage.tables import read_table, table_ids
from qosqo.server.tables.registry import replay
from qosqo.server.tables.stored import StoredTable
from tests.server.helpers import Player
from tests.server.processes import ServerProcess
from tests.tambo import GAME

LONG_GAME: Final = "rounds = 50\ncopies = [60, 60, 60, 60, 60, 60]\n"
KINDS: Final = {"playing": 20, "creating": 2, "joining": 2, "uploading": 1}
"""What people do, and how often."""
TOO_FAST: Final = 429


@dataclass(frozen=True)
class Kept:
    """What a database holds."""

    tables: dict[str, StoredTable]
    guests: frozenset[str]


def kept_in(url: str) -> Kept:
    def work(transaction: Transaction) -> Kept:
        found = {table_id: read_table(transaction, table_id) for table_id in table_ids(transaction)}
        guests = frozenset(guest for (guest,) in transaction.rows("SELECT hash FROM guests"))
        return Kept({table_id: table for table_id, table in found.items() if table is not None}, guests)

    return database_at(url).read_once(work)


def some_record() -> str:
    """Of a game that was played to its end at random."""
    match = Match.new(GAME, ["Ana", "Ben"])
    while not match.position.over():
        match.play(match.position.to_act(), match.position.random_move())
    return match.record_text()


class TooFast(Exception):
    """The server wants a pause. Nothing was done."""


def unless_too_fast(response: httpx.Response) -> Any:
    if response.status_code == TOO_FAST:
        raise TooFast
    return response.raise_for_status().json()


class Persistent:
    """Somebody who goes on after every crash and remembers what the server has accepted."""

    def __init__(self, server: ServerProcess, with_bot: bool = True) -> None:
        self.server = server
        self.player = Player(server.address)
        self._seats = ("me", "bot:random", "device") if with_bot else ("me", "device")
        self.accepted: list[tuple[str, int, dict[str, Any]]] = []
        """Table, version and move of everything that was acknowledged."""
        self.created: list[str] = []
        self.guests = [hash_of(self.player.secret)]
        self.joined: list[tuple[str, int, str]] = []
        """Table, seat and guest."""
        self.uploaded: list[tuple[str, str]] = []
        """Table and record."""
        self.doing = ""
        self.interrupted: Counter[str] = Counter()
        """What was being done when the server was killed."""
        self._sit_down()

    def _sit_down(self) -> None:
        self.table = self._new(*self._seats, data=LONG_GAME)

    def _new(self, *seats: str, **more: Any) -> dict[str, Any]:
        wanted = {"game": GAME.id, "seats": [{"who": who} for who in seats], "pace": "none", **more}
        table: dict[str, Any] = unless_too_fast(self.player.http.post("/api/tables", json=wanted))
        self.created.append(table["id"])
        return table

    def go_on_until_killed(self, moves: int, longest_delay: float) -> None:
        """The server is killed a random moment after so many accepted moves, while more is being done."""
        wanted = len(self.accepted) + moves
        while len(self.accepted) < wanted:
            self.play_once()
        killer = threading.Timer(random.uniform(0, longest_delay), self.server.kill)
        killer.start()
        self.go_on_until_gone()
        killer.join()

    def go_on_until_gone(self) -> None:
        """Do this and that until the server no longer answers."""
        try:
            while True:
                (self.doing,) = random.choices(list(KINDS), list(KINDS.values()))
                with contextlib.suppress(TooFast):
                    self.do(self.doing)
        except httpx.TransportError:
            self.interrupted[self.doing] += 1

    def do(self, kind: str) -> None:
        if kind == "playing":
            self.play_once()
        elif kind == "creating":
            self._new("me", "device")
        elif kind == "joining":
            self._join()
        else:
            self._upload()

    def _join(self) -> None:
        link = self._new("me", "friend")["invites"]["1"]
        secret = unless_too_fast(self.player.http.post("/api/guests", json={"name": "Ben"}))["secret"]
        self.guests.append(hash_of(secret))
        path, friend = f"/api/invites/{link.rpartition('/')[2]}", {"Authorization": f"Bearer {secret}"}
        place = unless_too_fast(self.player.http.post(path, json={}, headers=friend))
        self.joined.append((place["id"], place["seat"], hash_of(secret)))

    def _upload(self) -> None:
        text = some_record()
        place = unless_too_fast(self.player.http.post("/api/records", content=text))
        self.uploaded.append((place["id"], text))

    def play_once(self) -> int:
        """Try a move; 1 if it was accepted."""
        table = self.player.look(self.table)
        if table["over"]:
            self._sit_down()
            return 0
        while not table["moves"]:  # it is the bot's turn
            table = self.player.look(self.table, after=table["version"])
            if table["over"]:
                return 0
        move = random.choice(table["moves"])
        answer = self.player.post(table, "moves", version=table["version"], move=move)
        if not answer.is_success:
            return 0  # the bot was not finished, or a move before the crash was stored without being acknowledged
        self.accepted.append((table["id"], answer.json()["version"], move))
        return 1

    def check(self, kept: Kept) -> None:
        """Everything that was acknowledged is kept, and nothing of it differently."""
        tables = kept.tables
        for table_id, version, move in self.accepted:
            assert json.loads(tables[table_id].lines[version])["move"] == move, (table_id, version)
        assert set(self.created) <= set(tables)
        for table_id, seat, guest in self.joined:
            assert tables[table_id].seats[seat].holder == guest, (table_id, seat)
        for table_id, text in self.uploaded:
            assert tables[table_id].lines == text.splitlines()[:-1], table_id
        assert set(self.guests) <= kept.guests


def check_records(kept: Kept) -> None:
    """Every stored record is sound, whether it was acknowledged or not."""
    for table in kept.tables.values():
        match = replay(GAME, table.lines, table.data_text)
        assert len(match.entries) == len(table.lines) - 1
        assert len(table.seats) == len(match.players)
