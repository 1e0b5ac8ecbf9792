"""Playing against a server that is killed again and again, and checking that it lost nothing."""

from __future__ import annotations

import json
import random
import threading
from typing import Any

import httpx

from qosqo.core.match import Match
from qosqo.core.record import read_record
from tests.server.helpers import Player
from tests.server.processes import ServerProcess
from tests.tambo import GAME

LONG_GAME = "rounds = 50\ncopies = [60, 60, 60, 60, 60, 60]\n"


class Persistent:
    """Somebody who plays on after every crash and remembers what the server has accepted."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.player = Player(server.address)
        self.accepted: list[tuple[str, int, dict[str, Any]]] = []
        """Table, version and move of everything that was acknowledged."""
        self._sit_down()

    def _sit_down(self) -> None:
        self.table = self.player.set_up("me", "bot:random", "device", data=LONG_GAME)

    def play_until_killed(self, moves: int, longest_delay: float) -> None:
        """The server is killed a random moment after so many accepted moves, while more are being made."""
        wanted = len(self.accepted) + moves
        while len(self.accepted) < wanted:
            self.play_once()
        killer = threading.Timer(random.uniform(0, longest_delay), self.server.kill)
        killer.start()
        self.play_until_gone()
        killer.join()

    def play_until_gone(self) -> None:
        """Play on until the server no longer answers."""
        try:
            while True:
                self.play_once()
        except httpx.TransportError:
            return

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

    def check(self, lines: dict[str, list[str]]) -> None:
        """All accepted moves are among the stored lines of their table, and the record is sound."""
        for table_id, version, move in self.accepted:
            assert json.loads(lines[table_id][version])["move"] == move, (table_id, version)
        for stored in lines.values():
            match = Match.from_record(read_record("\n".join(stored), open_ended=True), GAME)
            assert len(match.entries) == len(stored) - 1
