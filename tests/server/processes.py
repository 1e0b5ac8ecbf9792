"""Server processes that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final

import qosqo
from tests.server.databases import free_port
from tests.server.helpers import PATIENCE, wait_until_up

ROOT: Final = Path(__file__).parent.parent.parent
ENVIRONMENT: Final = {**os.environ, "PYTHONPATH": str(Path(qosqo.__file__).parent.parent)}
SERVE: Final = "import sys; from qosqo.cli import main; sys.exit(main())"


class ServerProcess:
    """`qosqo serve` as a process of its own, on the same port after every restart."""

    def __init__(self, database: str, log: Path, environment: Mapping[str, str] = ENVIRONMENT) -> None:
        self._environment = environment
        self._database = database
        self._log = log
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        words = ["serve", "--port", str(self._port), "--database", self._database, "--more-games", "tests.tambo:GAME"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-c", SERVE, *words], cwd=ROOT, stdout=log, stderr=log, env=self._environment)
        wait_until_up(self.address, self._check_alive)

    def _check_alive(self) -> None:
        """A server that died while starting is a failure at once, and its log says why."""
        assert self._process is not None
        code = self._process.poll()
        if code is not None:
            self._process = None
            raise AssertionError(f"the server ended with {code} while starting:\n{self._log.read_text(errors='replace')}")

    def kill(self) -> None:
        """At once, without a chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Politely; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        os.kill(process.pid, how)
        return process.wait(PATIENCE)

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._process is not None:
            self.kill()
