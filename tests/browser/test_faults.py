"""The server is killed in mid-turn; the page goes on by itself."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.people import Person
from tests.server.helpers import PATIENCE, wait_until_up

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """A server in a process of its own that can be killed and started again at the same address."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        main = "import sys; from qosqo.cli import main; sys.exit(main())"
        options = ["--port", str(self.port), "--database", str(self.database), "--more-games", "tests.tambo:GAME", "--log-level", "error"]
        self.process = subprocess.Popen([sys.executable, "-c", main, "serve", *options], cwd=ROOT, stdout=subprocess.DEVNULL)
        wait_until_up(self.address)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "tables.db")
    yield process
    process.kill()


def test_kill_in_mid_turn_loses_nothing_and_the_page_connects_again(server: ServerProcess, newcomer: Callable[..., Person]) -> None:
    ana = newcomer(server.address)
    ana.set_up("tambo", "me", "friend")
    bo = newcomer(server.address).join(ana.invite, "Bo")
    ana.play("Draw from the deck")
    bo.choose("Draw from the deck")
    bo.waits_for(".armed")
    log = ana.log()
    server.kill()
    bo.page.wait_for_selector("body:not([data-connected])")
    server.start()
    bo.connected()
    ana.connected()
    assert ana.log() == log
    bo.confirm()
    ana.choices()
    assert ana.moves_made() == 2
