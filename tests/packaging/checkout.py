"""A checkout in which `scripts/play.py` runs, but whose build does what a test wants."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final

import qosqo
from tests.server.databases import free_port
from tests.server.helpers import PATIENCE, wait_until_up

ROOT: Final = Path(__file__).parent.parent.parent
SOURCE: Final = Path(qosqo.__file__).parent.parent
WAITING: Final = "touch building && cat gate >/dev/null && touch $@"
"""A build that takes until `let_build_end`."""
STUBBORN: Final = "cat gate & touch building && wait"
"""A part of this build lives on when it is interrupted."""


class Checkout:
    """The sources are ours; an `installed` package is played by the same sources, which claim to be compiled or not."""

    def __init__(self, folder: Path, build: str = WAITING, *, compiled: bool = True) -> None:
        self._folder = folder
        self._port = free_port()
        self._play: subprocess.Popen[str] | None = None
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts" / "play.py", folder / "scripts")
        (folder / "src").symlink_to(SOURCE)
        (folder / "Makefile").write_text(f".venv/installed:\n\t{build}\n")
        os.mkfifo(folder / "gate")
        programs = folder / ".venv" / "bin"
        programs.mkdir(parents=True)
        asked = f'[ "$1" = -c ] && exit {0 if compiled else 1}'
        write_program(programs / "python", f'{asked}\nexec {sys.executable} "$@"')
        write_program(programs / "qosqo", f'PYTHONPATH={SOURCE} exec {sys.executable} -m qosqo "$@"')

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """`make play`, until the page is there."""
        self._play = self._begin()
        self.wait_until_up()

    def run_to_the_end(self) -> int:
        """For a server that ends of its own accord; the exit code."""
        play = self._begin()
        play.communicate(timeout=PATIENCE)
        return play.returncode

    def _begin(self) -> subprocess.Popen[str]:
        words = ["--port", str(self._port), "--database", str(self._folder / "tables.db"), "--more-games", "tests.tambo:GAME"]
        return subprocess.Popen(
            [sys.executable, str(self._folder / "scripts" / "play.py"), *words, "--log-level", "error"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def wait_until_up(self) -> None:
        wait_until_up(self.address)

    def line(self) -> str:
        """The next line that people read."""
        assert self._play is not None
        assert self._play.stdout is not None
        return self._play.stdout.readline()

    def let_build_end(self) -> None:
        with (self._folder / "gate").open("w"):
            pass

    def wait_until_building(self) -> None:
        while not (self._folder / "building").exists():
            time.sleep(0.02)  # there is nothing to wait on before the build begins

    def somebody_waits_at_the_gate(self) -> bool:
        try:
            os.close(os.open(self._folder / "gate", os.O_WRONLY | os.O_NONBLOCK))
        except OSError:
            return False
        return True

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        play, self._play = self._play, None
        assert play is not None
        assert play.stdout is not None
        os.killpg(play.pid, signal.SIGINT)
        code = play.wait(PATIENCE)
        play.stdout.close()
        return code

    def __enter__(self) -> Checkout:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._play is not None:
            self.interrupt()


def write_program(file: Path, script: str) -> None:
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
