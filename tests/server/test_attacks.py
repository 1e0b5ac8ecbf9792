"""What one client did to stop the server for everybody, each attack once: others are answered while it lasts, and it ends at a limit."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.types import Message
from starlette.websockets import WebSocket

from qosqo.core.match import Match
from qosqo.server.api.conversation import Conversation
from qosqo.server.api.messages import NoticeMessage
from qosqo.server.api.socket import TableSocket
from qosqo.server.bots.pool import BotPool
from qosqo.server.bots.question import question_about
from qosqo.server.http.limits import Limits, Rate
from qosqo.server.http.security import LimitedBody
from qosqo.server.http.services import Services
from qosqo.server.tables.creation import Wish, new_table
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.service import TableService
from tests.server.attacks import record_with_reseeds
from tests.server.helpers import GENEROUS, PATIENCE, Player, refusal, serving, tambo_config
from tests.tambo import GAME

MOST_TRIES: Final = 500
NEVER: Final = 0.0001
"""So many per second: what was used up does not come back while a test lasts."""
LIMITS: Final[Limits] = replace(GENEROUS, replays=Rate(60, NEVER), records=Rate(20, NEVER), sockets_per_address=64, requests_at_once=40)


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tambo_config(str(tmp_path_factory.mktemp("guarded") / "t.db"), LIMITS)) as address:
        yield address


@pytest.fixture(autouse=True)
def no_failures(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server logs nothing as a failure of its own."""
    yield
    assert not [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


def begun(player: Player, body: bytes, announced: int) -> socket.socket:
    """A connection with a request whose body does not come to its end."""
    host, port = player.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), PATIENCE)
    who = f"Host: x\r\nAuthorization: Bearer {player.secret}"
    connection.sendall(f"POST /api/records HTTP/1.1\r\n{who}\r\nContent-Length: {announced}\r\n\r\n".encode() + body)
    return connection


def until(ask: Callable[[], httpx.Response], status: int) -> httpx.Response:
    """Ask until it is answered so: what was sent on other connections may not have arrived yet."""
    for _ in range(MOST_TRIES):
        answer = ask()
        if answer.status_code == status:
            return answer
    raise AssertionError(answer.text)


def test_eight_long_records_at_once_keep_nobody_from_playing(address: str) -> None:
    """Another player makes five moves before the records are through."""
    eve, ana = Player(address, "Eve"), Player(address, "Ana")
    table, record = ana.set_up("me", "device"), record_with_reseeds(3000).encode()
    with ThreadPoolExecutor(8) as threads:
        uploads = [threads.submit(eve.http.post, "/api/records", content=record) for _ in range(8)]
        for _ in range(5):
            table = ana.play(table)
        assert not all(upload.done() for upload in uploads)
        answers = [upload.result() for upload in uploads]
    assert [answer.status_code for answer in answers] == [201] * 8
    assert table["version"] == 5


def test_a_record_asked_for_again_and_again_is_written_once_and_then_refused(guarded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Match.record_text

    def counted(match: Match) -> str:
        text = write(match)
        written.append(text)
        return text

    eve = Player(guarded, "Eve")
    place = eve.ok(eve.http.post("/api/records", content=record_with_reseeds(100)))
    monkeypatch.setattr(Match, "record_text", counted)
    answers = [eve.http.get(f"/api/tables/{place['id']}/record") for _ in range(25)]
    assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 5
    assert {answer.text for answer in answers[:20]} == set(written)
    assert len(written) == 1


def test_sixty_four_sockets_that_ask_for_replays_are_counted_together(guarded: str) -> None:
    """All replays of an address have one limit, the next socket is refused before it is accepted, and somebody elsewhere is served."""
    eve = Player(guarded, "Eve")
    table = eve.set_up("me", "device")
    eve.http.close()
    with ExitStack() as opened:
        tabs = [opened.enter_context(eve.socket(table, data=True)) for _ in range(64)]
        with pytest.raises(Exception, match="503"):
            eve.socket(table)
        for tab in tabs:
            for _ in range(2):
                tab.send("replay", number=0)
            tab.send("settings", settings={"pace": "sluggish"})  # refused by name: the end of the answers
        refused = 0
        for tab in tabs:
            while (code := tab.wait_for("refused")["code"]) == "too-fast":
                refused += 1
            assert code == "bad-message"
        assert refused == 2 * 64 - 60
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere, base_url=guarded, timeout=PATIENCE) as other:
            assert other.get(f"/api/tables/{table['id']}", params={"number": 0}).status_code == 200


def test_one_address_does_not_have_all_requests_open(guarded: str) -> None:
    """Forty bodies do not come; the next request is refused, somebody elsewhere is answered, and all is well once they are gone."""
    eve = Player(guarded, "Eve")
    with ExitStack() as opened:

        def ask_once_more() -> httpx.Response:
            opened.enter_context(begun(eve, b"{", 10))
            return eve.http.get("/api/games")

        assert refusal(until(ask_once_more, 503)) == (503, "too-many")
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), base_url=guarded, timeout=PATIENCE) as other:
            assert other.get("/api/games").is_success
    until(lambda: eve.http.get("/api/games"), 200)


def test_bodies_have_room_together() -> None:
    """What an address sends at once is bounded, however many requests it is spread over; who is elsewhere has room."""
    app = FastAPI()
    app.state.services = services = Services(tambo_config("never opened", replace(GENEROUS, bodies_bytes=20_000)))
    request = Request({"type": "http", "app": app, "headers": []})

    async def piece() -> Message:
        return {"type": "http.request", "body": b"x" * 5000, "more_body": True}

    async def send_bodies() -> None:
        with ExitStack() as sent:
            first, second, third, other = (
                sent.enter_context(LimitedBody(request, piece, services.bodies, address)) for address in ("eve", "eve", "eve", "ana")
            )
            await first()
            await second()
            with pytest.raises(Denied, match="busy"):
                await third()
            await other()
            assert services.bodies.count() == 15_000

    asyncio.run(send_bodies())
    assert services.bodies.count() == 0


@pytest.mark.parametrize("behind_proxy", [False, True])
def test_only_the_trusted_proxy_says_where_a_request_comes_from(tmp_path: Path, behind_proxy: bool) -> None:
    limits = replace(GENEROUS, requests=Rate(4, NEVER))
    with serving(tambo_config(str(tmp_path / "t.db"), limits), behind_proxy) as address:

        def asked(claimed: str, sender: str) -> int:
            """As somebody who says that the request comes from elsewhere."""
            with httpx.Client(transport=httpx.HTTPTransport(local_address=sender), timeout=PATIENCE) as client:
                return client.get(f"{address}/api/games", headers={"X-Forwarded-For": claimed}).status_code

        by_stranger = [asked(f"192.0.2.{number}", "127.0.0.2") for number in range(6)]
        assert by_stranger == [200] * 4 + [429] * 2, "a stranger's word counts for nothing"
        by_proxy = [asked(f"192.0.2.{number}", "127.0.0.1") for number in range(6)]
        assert (429 in by_proxy) != behind_proxy
        if behind_proxy:
            same = [asked("192.0.2.99", "127.0.0.1") for _ in range(6)]
            forged = [asked(f"198.51.100.{number}, 192.0.2.98", "127.0.0.1") for number in range(6)]
            network = [asked(f"2001:db8::{number}", "127.0.0.1") for number in range(6)]
            assert same == forged == network == [200] * 4 + [429] * 2


def test_a_stranger_does_not_wait_for_twenty_tables_of_bots() -> None:
    """Twenty tables of one owner ask first. The stranger's bot is asked next, and before those that nobody looks at."""

    async def ask_all() -> list[str]:
        watched = {"stranger", "eve 0", "eve 1", "eve 2"}
        pool = BotPool(1, {GAME.id: "tests.tambo:GAME"}, lambda name: "" if name in watched else None)
        answered: list[str] = []

        async def ask(name: str, owner: str) -> None:
            table = new_table(USUAL, GAME, [Wish("bot:random")] * 4, owner, "", "en")
            await pool.ask(replace(question_about(table, 0), table=name))
            answered.append(name)

        try:
            asking = [asyncio.create_task(ask(f"eve {number}", "eve")) for number in range(20)]
            await asyncio.sleep(0)
            asking.append(asyncio.create_task(ask("stranger", "stranger")))
            await asyncio.gather(*asking)
        finally:
            await pool.stop()
        return answered

    answered = asyncio.run(ask_all())
    assert answered[:4] == ["eve 0", "eve 1", "stranger", "eve 2"]
    assert len(answered) == 21


def test_a_table_that_changes_without_end_is_drawn_a_few_times_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody makes a move and takes it back as fast as they can, and looks on through many sockets."""
    sent: list[str] = []

    class Restless:
        async def messages(self) -> list[NoticeMessage]:
            return [NoticeMessage(text="changed")]

    class Reader:
        async def send_text(self, text: str) -> None:
            sent.append(text)

    async def pause(seconds: float) -> None:
        assert seconds == 1 / limits.updates.per_second
        raise asyncio.CancelledError

    limits = Limits(updates=Rate(3, NEVER))
    services: Any = SimpleNamespace(config=tambo_config("", limits))
    socket, conversation = cast(WebSocket, Reader()), cast(Conversation, Restless())
    monkeypatch.setattr(asyncio, "sleep", pause)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(TableSocket(services, socket, conversation)._send())
    assert len(sent) == limits.updates.burst


def test_one_address_does_not_have_all_bots_think_about_its_questions(guarded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """New guests cost nothing, so those of one address are counted together."""
    released = threading.Event()

    async def slow(*_: object) -> tuple[()]:
        await asyncio.to_thread(released.wait, PATIENCE)
        return ()

    monkeypatch.setattr(TableService, "advise", slow)
    players = [Player(guarded) for _ in range(LIMITS.questions_at_once + 1)]
    tables = [player.set_up("me", "bot:random") for player in players]
    with ExitStack() as open_sockets:
        tabs = [open_sockets.enter_context(player.socket(table)) for player, table in zip(players, tables, strict=True)]
        for tab, table in zip(tabs[:-1], tables[:-1], strict=True):
            tab.send("advice", version=table["version"])
            while 'id=\\"advice\\"' not in tab.traffic:  # it is being thought about
                tab.receive()
        tabs[-1].send("advice", version=tables[-1]["version"])
        assert tabs[-1].wait_for("refused")["code"] == "no-plans"
        released.set()


def test_reports_and_forks_of_long_games_wait_their_turn(guarded: str) -> None:
    """They are heavy work like any other: who asks for too much at once is told so, and nothing fails."""
    eve = Player(guarded, "Eve")
    place = eve.ok(eve.http.post("/api/records", content=record_with_reseeds(200)))
    with ThreadPoolExecutor(20) as threads:
        asked = [threads.submit(eve.post, place, "reports", text=json.dumps(number)) for number in range(20)]
        answers = [each.result().status_code for each in asked]
    assert set(answers) <= {201, 503}
    assert answers.count(201) >= 2
