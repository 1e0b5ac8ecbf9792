"""Killing the server at any moment loses no accepted move and leaves no table stuck."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.faults import KINDS, Persistent, check_records, kept_in
from tests.server.helpers import Player
from tests.server.processes import ServerProcess

KILLS = 3


def test_kills_in_the_middle_of_everything(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with ServerProcess(database, tmp_path / "log") as server:
        persistent = Persistent(server)
        for kind in KINDS:
            persistent.do(kind)
        for _ in range(KILLS):
            persistent.go_on_until_killed(moves=5, longest_delay=0.1)
            server.start()
        persistent.play_once()
        assert len(persistent.accepted) >= 5 * KILLS
        kept = kept_in(database)
        persistent.check(kept)
        check_records(kept)


def test_a_bot_goes_on_after_a_kill_in_its_turn(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        player = Player(server.address)
        table = player.set_up("me", "bot:random", pace="slow")
        player.play(table, {"kind": "draw"})
        server.kill()
        server.start()
        after = player.look(table)
        while after["to_act"] != 0:
            after = player.look(table, after=after["version"])
        assert after["version"] > 1


def test_seats_and_requests_survive(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        ana, ben = Player(server.address, "Ana"), Player(server.address, "Ben")
        table = ana.set_up("me", "friend")
        ben.join(table["invites"]["1"])
        table = ana.play(ana.look(table), {"kind": "draw"})
        ana.ok(ana.post(table, "undo", version=1, to=0))
        server.kill()
        server.start()
        assert ben.look(table)["request"] == {"by": 0, "to": 0, "agreed": []}
        ben.ok(ben.post(table, "undo/answer", version=1, agree=True))
        assert ana.look(table)["length"] == 0


def test_a_polite_stop_ends_live_pages_and_the_process(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        player = Player(server.address)
        table = player.set_up("me", "bot:random", pace="slow")
        with player.socket(table) as tab:
            tab.receive()
            tab.send("move", version=0, move={"kind": "draw"})
            tab.wait_for_version(1)
            assert server.stop() == -signal.SIGTERM
            with pytest.raises(ConnectionClosed):
                tab.wait_for_version(2)
        assert '"event": "stopped"' in (tmp_path / "log").read_text()
