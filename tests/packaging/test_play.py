"""`make play` shows the page at once and changes over to the compiled engine when that is built."""

from __future__ import annotations

import shutil
import socket
import threading
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.packaging.checkout import STUBBORN, WAITING, Checkout
from tests.server.helpers import PATIENCE, Player

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


def test_the_server_changes_over_when_the_engine_is_built(tmp_path: Path) -> None:
    with Checkout(tmp_path) as play:
        assert "while its engine is compiled" in play.line()
        assert play.address.rpartition(":")[2] in play.line()
        ana = Player(play.address)
        table = ana.set_up("me", "device")
        play.let_build_end()
        assert "The engine is compiled" in play.line()
        play.wait_until_up()
        assert ana.look(table)["moves"] == table["moves"]
        assert play.interrupt() == 0
    with play:
        assert play.address.rpartition(":")[2] in play.line()
        assert ana.look(table)["moves"] == table["moves"]


def test_nobody_is_refused_during_the_change(tmp_path: Path) -> None:
    refused: list[httpx.ConnectError] = []
    changed = threading.Event()

    def keep_asking(address: str) -> None:
        while not changed.is_set():
            try:
                httpx.get(f"{address}/api/health", timeout=PATIENCE)
            except httpx.ConnectError as error:
                refused.append(error)
            except httpx.TransportError:
                pass  # asked in the moment in which the first server ended; browsers ask again

    with Checkout(tmp_path) as play:
        asking = threading.Thread(target=keep_asking, args=[play.address])
        asking.start()
        play.let_build_end()
        while "The engine is compiled" not in play.line():
            pass
        play.wait_until_up()
        changed.set()
        asking.join()
    assert refused == []


@pytest.mark.parametrize("build", [WAITING, STUBBORN])
def test_an_interrupt_leaves_nothing_running(tmp_path: Path, build: str) -> None:
    play = Checkout(tmp_path, build)
    play.start()
    play.wait_until_building()
    assert play.interrupt() == 0
    assert not play.somebody_waits_at_the_gate()
    with socket.create_server(("127.0.0.1", urlsplit(play.address).port or 0)):
        pass


@pytest.mark.parametrize(
    ("build", "compiled", "said"), [("false", True, "could not be compiled"), ("touch $@", False, "No C compiler was found")]
)
def test_without_a_compiled_engine_it_goes_on_and_says_so(tmp_path: Path, build: str, compiled: bool, said: str) -> None:
    with Checkout(tmp_path, build, compiled=compiled) as play:
        assert "while its engine is compiled" in play.line()
        assert said in play.line() + play.line()  # the other one is the address
        Player(play.address)


def test_a_server_that_cannot_start_ends_all(tmp_path: Path) -> None:
    play = Checkout(tmp_path)
    with socket.create_server(("127.0.0.1", urlsplit(play.address).port or 0)):
        assert play.run_to_the_end() == 2
    assert not play.somebody_waits_at_the_gate()
