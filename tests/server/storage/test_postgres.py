"""The same on PostgreSQL, and two server processes on one database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

from qosqo.server.storage.bot_claims import StoredBotClaims
from qosqo.server.storage.connect import database_at
from qosqo.server.storage.tables import StoredTables
from qosqo.server.tables.creation import Wish, new_table
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.registry import TableRegistry
from tests.server.api.test_analyses import until_complete
from tests.server.databases import binaries, new_database, temporary_postgres
from tests.server.helpers import Player, refusal, serving, tambo_config
from tests.server.processes import ServerProcess
from tests.server.storage.test_component_data import go_on_with_data_that_are_gone
from tests.tambo import GAME

A_DAY: Final = 86_400 * 10**9
"""In nanoseconds."""

pytestmark = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed (Debian package: postgresql)")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with temporary_postgres() as url:
        yield url


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    return new_database(postgres, f"test_{abs(hash(request.node.name))}")


def play_in_turns(players: list[Player], table: dict[str, Any]) -> dict[str, Any]:
    """Each seat is played by its player, until the end; the table as the first one sees it."""
    seen = players[0].look(table)
    while not seen["over"]:
        player = players[seen["to_act"]]
        mine = player.look(table)
        while mine["version"] < seen["version"]:
            mine = player.look(table, after=mine["version"])
        seen = player.play(mine)
    return players[0].look(table)


def test_tables_in_postgresql(database: str) -> None:
    with serving(tambo_config(database)) as address:
        ana, ben = Player(address, "Ana"), Player(address, "Ben")
        table = ana.set_up("me", "friend")
        ben.join(table["invites"]["1"])
        assert play_in_turns([ana, ben], table)["over"]
        assert ana.play_to_the_end(ana.set_up("me", "bot:random"))["over"]
    with serving(tambo_config(database)) as address:
        ana.http.base_url = address
        assert ana.look(table)["over"]
        assert len(ana.ok(ana.http.get("/api/tables"))) == 2


def test_an_analysis_begun_at_one_server_is_seen_at_the_other_and_kept(database: str) -> None:
    config = replace(tambo_config(database), analysis_effort=0.05)
    with serving(config) as one, serving(config) as other:
        ana, ben = Player(one, "Ana"), Player(other, "Ben")
        table = ana.play_to_the_end(ana.set_up("me", "device"))
        where = f"/api/tables/{table['id']}/analysis"
        assert ben.http.get(where).status_code == 404
        assert ana.http.post(where, json={}).status_code == 202
        found = until_complete(ben, where)
    with serving(config) as again:
        ana.http.base_url = again
        assert ana.ok(ana.http.get(where)) == found


def test_a_table_begun_with_data_that_are_no_longer_shipped_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on_with_data_that_are_gone(database, monkeypatch)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT COUNT(*) FROM component_data").fetchone() == (2,)


def test_what_the_database_cannot_hold_is_refused_before_it_gets_there(database: str) -> None:
    """PostgreSQL knows no NUL and no halves of characters."""
    with serving(tambo_config(database)) as address:
        ana = Player(address)
        table = ana.set_up("me", "friend")
        for path in ("/join/%00", "/setup/%00", "/table/%00", "/table/a%00b/record", "/api/invites/%00", "/api/tables/%00"):
            assert ana.http.get(path).status_code in (404, 422), path
        for text in ('"\\u0000"', '"\\ud800"', '"a\\u0000b"'):
            for method, path, body in (
                ("PATCH", "/api/me", f'{{"name": {text}}}'),
                ("POST", "/api/guests", f'{{"name": {text}}}'),
                ("POST", f"/api/tables/{table['id']}/reports", f'{{"text": {text}}}'),
                ("POST", "/api/tables", f'{{"game": "tambo", "seats": [{{"who": "me", "name": {text}}}, {{"who": "device"}}]}}'),
                ("POST", f"/api/invites/{table['invites']['1'].rpartition('/')[2]}x", f'{{"name": {text}}}'),
            ):
                assert ana.http.request(method, path, content=body).status_code < 500, (path, body)
        assert ana.ok(ana.http.get("/api/health"))["status"] == "ok"


def test_broken_connections_are_replaced(database: str) -> None:
    """Somebody ends all connections of the server: nobody notices."""
    with serving(tambo_config(database)) as address:
        ana = Player(address, "Ana")
        table = ana.set_up("me", "device")
        for _ in range(3):
            with psycopg.connect(database, autocommit=True) as connection:
                ended = connection.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'qosqo'")
                assert ended.fetchall()
            table = ana.play(table)
        assert table["version"] == 3


def test_a_database_that_is_away_for_a_while_is_waited_for_and_found_again() -> None:
    with temporary_postgres() as url, serving(tambo_config(url)) as address:
        ana = Player(address, "Ana")
        table = ana.set_up("me", "device")
        with away(url):
            answer = ana.post(table, "moves", version=0, move=table["moves"][0])
            assert refusal(answer) == (503, "unavailable")
            assert ana.http.get("/api/health").status_code == 503
        assert ana.look(table)["version"] == 0
        assert ana.play(table)["version"] == 1


@contextmanager
def away(url: str) -> Iterator[None]:
    """Nobody is let into the database, and whoever is inside is thrown out."""
    with psycopg.connect(url.replace("/postgres", "/template1"), autocommit=True) as connection:
        connection.execute("ALTER DATABASE postgres WITH ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'")
        yield
        connection.execute("ALTER DATABASE postgres WITH ALLOW_CONNECTIONS true")


def test_two_servers_show_each_other_what_happens(database: str) -> None:
    with serving(tambo_config(database)) as one, serving(tambo_config(database)) as other:
        ana, ben = Player(one, "Ana"), Player(other, "Ben")
        table = ana.set_up("me", "friend")
        ben.join(table["invites"]["1"])
        with ana.socket(table) as mine, ben.socket(table) as theirs:
            mine.receive()
            theirs.receive()
            mine.send("move", version=0, move={"kind": "draw"})
            theirs.wait_for_version(1)
            assert "Ana draws a card." in theirs.traffic
            table = ben.play(ben.look(table))
            mine.wait_for_version(table["version"])
        end = play_in_turns([ana, ben], table)
        assert ben.look(table, after=end["version"] - 1)["sheet"] == end["sheet"]


def test_two_servers_accept_one_move_for_one_version(database: str) -> None:
    """Ana clicks in two tabs that are connected to different servers."""
    with serving(tambo_config(database)) as one, serving(tambo_config(database)) as other:
        ana = Player(one, "Ana")
        table = ana.set_up("me", "device")
        elsewhere = Player(other)
        elsewhere.http.headers["Authorization"] = ana.http.headers["Authorization"]
        stale = elsewhere.look(table)
        ana.play(table)
        answer = elsewhere.post(stale, "moves", version=0, move=stale["moves"][0])
        assert answer.status_code == 409
        assert elsewhere.look(table)["version"] == 1


def test_bots_play_once_whichever_server_the_people_use(database: str) -> None:
    with serving(tambo_config(database)) as one, serving(tambo_config(database)) as other:
        ana, ben = Player(one, "Ana"), Player(other, "Ben")
        table = ana.set_up("me", "bot:random", "friend", "bot:random")
        ben.join(table["invites"]["2"])
        seen = ana.look(table)
        while not seen["over"]:
            player = {0: ana, 2: ben}.get(seen["to_act"])
            if player is None:
                seen = ana.look(table, after=seen["version"])
                continue
            mine = player.look(table)
            while not mine["moves"]:
                mine = player.look(table, after=mine["version"])
            seen = player.play(mine)
        assert seen["length"] == seen["version"]


def test_who_is_connected_to_another_server_is_seen(database: str, tmp_path: Path) -> None:
    """Ben comes to the other server, leaves, comes again; then his server dies without a word."""
    with ServerProcess(database, tmp_path / "log") as one, ServerProcess(database, tmp_path / "log") as other:
        ana, ben = Player(one.address, "Ana"), Player(other.address, "Ben")
        table = ana.set_up("me", "friend")
        ben.join(table["invites"]["1"])
        with ana.socket(table) as tab:
            tab.wait_for_seat(1, "not connected")
            with ben.socket(table):
                tab.wait_for_seat(1, "Ben", without="not connected")
            tab.wait_for_seat(1, "not connected")
            with ben.socket(table):
                tab.wait_for_seat(1, "Ben", without="not connected")
                other.kill()
                tab.wait_for_seat(1, "not connected")


def test_another_server_takes_over_the_bots_of_a_killed_one(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path / "log") as one, ServerProcess(database, tmp_path / "log") as other:
        ana = Player(one.address)
        table = ana.set_up("me", "bot:random", pace="slow")
        ana.play(table, {"kind": "draw"})
        one.kill()
        ana.http.base_url = other.address
        seen = ana.look(table)
        while seen["to_act"] != 0:
            seen = ana.look(table, after=seen["version"])
        assert seen["version"] > 1


def test_a_claim_runs_out_by_the_clock_of_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process whose clock is a day ahead takes a table and is gone: its claim ended a second ago all the same, so another may have it."""
    real = time.time_ns

    async def claim_twice() -> tuple[bool, bool, bool]:
        one, other = database_at(database), database_at(database)
        await asyncio.to_thread(one.start)
        await asyncio.to_thread(other.start)
        try:
            table = new_table(USUAL, GAME, [Wish("me"), Wish("bot:random")], "ana", "Ana", "en")
            await TableRegistry(StoredTables(one, USUAL.now), {GAME.id: GAME}, USUAL).add(table)
            monkeypatch.setattr(time, "time_ns", lambda: real() + A_DAY)
            monkeypatch.setattr(time, "time", lambda: (real() + A_DAY) / 1e9)
            first = await StoredBotClaims(one).claim(table.id, -1)
            monkeypatch.undo()
            second = await StoredBotClaims(other).claim(table.id, 600)
            third = await StoredBotClaims(one).claim(table.id, 600)
            return first, second, third
        finally:
            await asyncio.to_thread(one.stop)
            await asyncio.to_thread(other.stop)

    assert asyncio.run(claim_twice()) == (True, True, False)
