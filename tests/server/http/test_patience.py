"""Nobody is waited for for ever, nobody takes all the room, and what is personal stays with whom it belongs to."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.responses import Response

from qosqo.server.http.limits import Limits, Rate, Room
from qosqo.server.http.visitors import COOKIE_OVER_HTTPS, cookie_name, give_secret
from qosqo.server.storage.sqlite import SqliteDatabase
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.stored import StorageError
from tests.server.helpers import GENEROUS, PATIENCE, Player, refusal, serving, tambo_config

HASTY: Limits = replace(GENEROUS, seconds_for_headers=0.3, seconds_for_body=0.3, connections_per_address=4, replays=Rate(3, 0.001))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(replace(tambo_config(str(tmp_path_factory.mktemp("hasty") / "t.db"), HASTY), only_https=True)) as address:
        yield address


def connection_to(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def ended(connection: socket.socket) -> bool:
    """Whether the other side has ended it; waits for that."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_unfinished_headers_are_not_waited_for(hasty: str) -> None:
    for beginning in (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "):
        with connection_to(hasty) as connection:
            connection.sendall(beginning)
            assert ended(connection)


def test_endless_headers_are_not_read(address: str) -> None:
    with connection_to(address) as connection:
        try:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 1_000_000)
        except (ConnectionResetError, BrokenPipeError):
            return
        assert ended(connection)


def test_an_unfinished_body_is_not_waited_for(hasty: str) -> None:
    with connection_to(hasty) as connection:
        connection.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{")
        assert b" 408 " in connection.recv(65536)


def test_one_address_does_not_take_all_connections(hasty: str) -> None:
    held = [connection_to(hasty) for _ in range(6)]
    try:
        assert ended(held[-1])
    finally:
        for connection in held:
            connection.close()


def test_replays_are_counted_over_all_sockets(hasty: str) -> None:
    ana = Player(hasty)
    table = ana.set_up("me", "device")
    ana.http.close()
    with ana.socket(table) as first, ana.socket(table) as second:
        for _ in range(2):
            first.send("replay", number=0)
        first.send("settings", settings={"pace": "sluggish"})  # refused by name: both replays were answered before
        assert first.wait_for("refused")["code"] != "too-fast"
        for _ in range(2):
            second.send("replay", number=0)
        assert second.wait_for("refused")["code"] == "too-fast"


def test_room_is_taken_before_it_is_used_and_given_back() -> None:
    room = Room(3, 2)
    with room.used("a"), room.used("a"):
        with pytest.raises(Denied, match="too-many"), room.used("a"):
            pass
        with room.used("b"), pytest.raises(Denied, match="too-many"), room.used("c"):
            pass
    assert room.count() == 0


def test_personal_answers_are_kept_by_nobody(browser: httpx.Client, ana: Player) -> None:
    table = ana.set_up("me", "device")
    for path in ("/", "/api/me", f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/record", "/nothing"):
        assert ana.http.get(path).headers["cache-control"] == "no-store"
    assert "immutable" in browser.get("/static/x/qosqo.css").headers["cache-control"]


def test_browsers_are_told_to_come_by_https_only_where_that_is_wanted(hasty: str, address: str) -> None:
    assert "max-age" in httpx.get(f"{hasty}/api/games").headers["strict-transport-security"]
    assert "strict-transport-security" not in httpx.get(f"{address}/api/games").headers


def test_over_https_the_cookie_belongs_to_this_very_host() -> None:
    response = Response()
    give_secret(response, "x" * 43, "https://games.example")
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE_OVER_HTTPS}=")
    assert {"Secure", "Path=/", "HttpOnly"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    assert cookie_name("http://localhost") == "qosqo"


def test_a_secret_that_could_be_guessed_is_none(address: str) -> None:
    answer = httpx.get(f"{address}/api/tables", headers={"Authorization": "Bearer " + "x" * 42})
    assert refusal(answer) == (401, "no-guest")


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    first, second = (SqliteDatabase(str(tmp_path / "t.db")) for _ in range(2))
    first.take()
    with pytest.raises(StorageError, match="another process"):
        second.take()
    first.give_up()
    second.take()
    second.give_up()


def test_health_says_when_nothing_can_be_written(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with serving(tambo_config(str(database))) as address:
        assert httpx.get(f"{address}/api/health").status_code == 200
        with sqlite3.connect(database) as other:
            other.execute("CREATE TRIGGER full_disk BEFORE UPDATE ON schema_version BEGIN SELECT RAISE(FAIL, 'no space is left'); END")
        assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 503
