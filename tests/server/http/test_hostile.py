"""Whatever comes in: it is answered, never by a failure of the server, and it changes nothing."""

from __future__ import annotations

import json
import logging
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from qosqo.core.match import Match
from qosqo.core.record import Writer
from qosqo.core.texts import forget_people, texts
from qosqo.server.http.incoming import network_of
from qosqo.server.tables.names import clean_name
from tests.server.helpers import PATIENCE, Player, serving, tambo_config
from tests.tambo import GAME

LONG: Final = "x" * 5000
HALF: Final = "\ud800"
"""Half a character: JSON can name it, but it cannot be written down."""


@pytest.fixture(autouse=True)
def no_failures(caplog: pytest.LogCaptureFixture) -> Any:
    """The server logs nothing as a failure of its own."""
    yield
    failures = [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not failures


def raw(address: str, request: bytes) -> bytes:
    """Send bytes as they are; the first line of the answer."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(request)
        return connection.recv(65536).split(b"\r\n")[0]


def forged(name: str = "Ana", **header: Any) -> str:
    """A record whose checksums fit, whatever it holds."""
    match = Match.new(GAME, ["Ana", "Ben"], seed=1)
    content = json.loads(Writer().header(match.header))
    del content["sum"]
    writer = Writer()
    try:
        lines = [writer.line({**content, "names": [name, "Ben"], **header}), writer.line({"end": 0})]
    except UnicodeEncodeError:
        lines = [json.dumps({**content, "names": [name, "Ben"], **header, "sum": "0" * 16})]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "//", "null", "http://\u00e9", "x" * 5000])
def test_a_malformed_origin_is_another_site(address: str, origin: str) -> None:
    answer = httpx.post(f"{address}/start", data={"game": "tambo"}, headers={b"Origin": origin.encode("latin-1")})
    assert answer.status_code == 403


@pytest.mark.parametrize("host", [b"[", b"a b", b"http://x", b"x:y", b"\xe9", b"x" * 400, b"[::1"])
def test_a_malformed_host_is_refused(address: str, host: bytes) -> None:
    for line in (b"GET / HTTP/1.1", b"POST /start HTTP/1.1", b"GET /nothing HTTP/1.1"):
        assert b" 400 " in raw(address, line + b"\r\nHost: " + host + b"\r\nOrigin: http://x\r\nContent-Length: 0\r\n\r\n")


@pytest.mark.parametrize(
    "path", ["/join/%00", "/setup/%00", "/table/%00", "/table/a%00b/record", "/table/%ff", "/join/%ED%A0%80", "/" + LONG]
)
def test_addresses_that_no_database_understands_lead_nowhere(address: str, path: str) -> None:
    assert httpx.get(address + path).status_code == 404


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"deck": LONG}},
        {"options": {LONG: "sorted"}},
        {"options": {HALF: "sorted"}},
        {"options": {"deck": HALF}},
        {"options": {str(number): "x" for number in range(3000)}},
        {"game": LONG},
        {"game": HALF},
        {"game": "\0"},
        {"data": LONG},
        {"data": "a = " + "[" * 50_000},
        {"data": f"a = {'9' * 5000}"},
        {"data": HALF},
        {"data": "\0"},
        {"seats": [{"who": "me", "name": HALF}, {"who": "device"}]},
        {"seats": [{"who": LONG}, {"who": "device"}]},
        {HALF: 1},
    ],
)
def test_a_set_up_with_anything_in_it_is_refused_in_words(ana: Player, change: dict[str, Any]) -> None:
    wanted = {"game": "tambo", "seats": [{"who": "me"}, {"who": "device"}], **change}
    answer = ana.http.post("/api/tables", content=json.dumps(wanted))
    assert answer.status_code in (404, 409, 422), answer.text
    assert 0 < len(answer.json()["text"]) < 5000


@pytest.mark.parametrize(
    "move",
    [
        {"kind": LONG},
        {"kind": "x" * 100},
        {"kind": HALF},
        {"kind": "play", "x" * 100: 1},
        {"kind": "play", HALF: 1},
        {"kind": "play", "card": 10**4000},
        {"kind": "play", "card": 10**18},
        {"kind": "play", "card": 1e400},
        {"kind": "play", "card": float("nan")},
    ],
)
def test_a_move_with_anything_in_it_is_refused_in_words(ana: Player, move: dict[str, Any]) -> None:
    table = ana.set_up("me", "device")
    for path, content in (("moves", {"move": move}), ("previews", {"moves": [move]})):
        body = json.dumps({"version": 0, **content})
        assert ana.http.post(f"/api/tables/{table['id']}/{path}", content=body).status_code in (400, 409, 422)
        with ana.socket(table) as tab:
            tab.connection.send(json.dumps({"type": path, "version": 0, **content}))
            assert tab.wait_for("refused")["text"]
    assert ana.look(table)["version"] == 0


def test_bodies_that_are_no_json_are_refused(ana: Player) -> None:
    for body in (b"", b"[" * 100_000, b"\xff\xfe", b"9" * 5000, b"{" * 10, b'"\\ud800"', b"nul", b"1e400"):
        for path in ("/api/guests", "/api/tables", "/api/me"):
            answer = ana.http.request("PATCH" if path.endswith("me") else "POST", path, content=body)
            assert answer.status_code in (400, 422), (path, body[:20], answer.text)


def test_a_socket_survives_what_is_no_message(ana: Player) -> None:
    table = ana.set_up("me", "device")
    with ana.socket(table) as tab:
        for message in (
            b"\0\xff",
            b"{}",
            "",
            "[" * 20_000,
            '"\\ud800"',
            '{"type": "\\ud800"}',
            f'{{"type": "{LONG}"}}',
            "9" * 5000,
            "null",
        ):
            tab.connection.send(message)
            assert tab.wait_for("refused")["code"] == "bad-message"
        tab.send("problem", text="NUL \0 in a remark")
        assert tab.wait_for("notice")["text"]


def test_forms_with_anything_in_them_are_answered(browser: httpx.Client) -> None:
    for content, kind in (
        ("game=%00", "application/x-www-form-urlencoded"),
        ("game=%ff%fe", "application/x-www-form-urlencoded"),
        (f"game={LONG}", "application/x-www-form-urlencoded"),
        ("&".join(f"{number}=1" for number in range(3000)), "application/x-www-form-urlencoded"),
        ("x", "multipart/form-data"),
        ("x", "multipart/form-data; boundary="),
        ("--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--", "multipart/form-data; boundary=x"),
        (
            '--x\r\nContent-Disposition: form-data; name="game"; filename="a"\r\n\r\n1\r\n--x--',
            "multipart/form-data; boundary=x; charset=x",
        ),
    ):
        for path in ("/start", "/setup/tambo", "/settings", "/join/x", "/table/x/fork"):
            answer = browser.post(path, content=content, headers={"Content-Type": kind}, follow_redirects=False)
            assert answer.status_code < 500, (path, kind)


@pytest.mark.parametrize(
    "record",
    [
        forged(HALF),
        forged(LONG),
        forged(options={"deck": LONG}),
        forged(options={LONG: "sorted"}),
        forged(seed="9" * 5000),
        forged(rules=10**4000),
        forged(game=LONG),
        forged(data=LONG),
        forged(data_text="[" * 60_000, data="0" * 16),
        forged(chance=[10**4000]),
        forged(qosqo=LONG),
        forged(bots=[LONG, LONG]),
        "[" * 100_000,
        '{"qosqo": ' + "[" * 100_000,
        "9" * 5000,
        "\0",
    ],
)
def test_a_record_with_anything_in_it_is_refused_in_words(ana: Player, record: str) -> None:
    answer = ana.http.post("/api/records", content=record.encode(errors="surrogatepass"))
    assert answer.status_code == 409, answer.text
    assert 0 < len(answer.json()["text"]) < 5000


def test_no_sentence_fails_on_what_it_quotes() -> None:
    say = texts("en")
    for value in (LONG, HALF, "\0", "{ $x }", "x" * 1_000_000):
        assert say("cause-no-json", detail=value).encode()


def test_what_people_wrote_is_forgotten_in_time() -> None:
    say = texts("en")
    say("refused-not-your-turn", name="Somebody who was here")
    assert say._said_of_people.cache_info().currsize
    forget_people()
    assert not say._said_of_people.cache_info().currsize
    before = say._said.cache_info().currsize
    say("refused-not-your-turn", name="Nobody keeps this " * 10)
    assert (say._said.cache_info().currsize, say._said_of_people.cache_info().currsize) == (before, 0)


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("testclient") == "testclient"


def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    config = replace(tambo_config(str(tmp_path / "t.db")), hosts=("games.example", "127.0.0.1"))
    with serving(config) as address:
        assert b" 200 " in raw(address, b"GET /api/games HTTP/1.1\r\nHost: games.example\r\n\r\n")
        assert b" 200 " in raw(address, b"GET /api/games HTTP/1.1\r\nHost: Games.example:8750\r\n\r\n")
        assert b" 400 " in raw(address, b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n")


@pytest.mark.parametrize("invisible", ["\u202e", "\u200b", "\u3164", "\u2800", "\x00", "\u2028"])
def test_a_name_hides_nothing_and_turns_nothing_around(invisible: str) -> None:
    assert clean_name(f"{invisible}Ana{invisible}") == "Ana"
