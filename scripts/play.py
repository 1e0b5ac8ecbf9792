"""`make play`: the page at once, the compiled engine as soon as it is built.

Where the compiled package is missing or older than the sources, the server starts interpreted from `src/` while `make` builds the
package beside it, at low priority. Then the server is stopped politely and started anew, compiled, on the same socket and database:
everything that happened is stored, whoever connects meanwhile waits a moment, open pages connect again by themselves, and a bot that was
thinking thinks again, faster.
The arguments are those of `qosqo serve`.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).parent.parent
BIN: Final = ROOT / ".venv" / "bin"
INSTALLED: Final = ".venv/installed"
"""What the Makefile touches when the package is built and installed."""
BUILD_LOG: Final = ".venv/build.log"
SECONDS_TO_STOP: Final = 5.0
IS_COMPILED: Final = "import sys; from qosqo.core import position; sys.exit(position.__file__.endswith('.py'))"

MISSING_COMPILER: Final = "No C compiler was found, so the engine stays interpreted: bots think less deeply. Otherwise nothing is missing."


@dataclass(frozen=True)
class Way:
    """A way of running the server."""

    command: Sequence[str]
    sources: str = ""
    """A folder of modules that are taken from there instead of from the installed package."""

    def start(self, words: Sequence[str], listener: socket.socket | None, *, quiet: bool = False) -> subprocess.Popen[bytes]:
        handed_over = [] if listener is None else [listener.fileno()]
        return subprocess.Popen(
            [*self.command, *words, *(f"--socket={number}" for number in handed_over)],
            env=environment(self.sources),
            pass_fds=handed_over,
            stdout=subprocess.DEVNULL if quiet else None,
        )


FROM_SOURCES: Final = Way([str(BIN / "python"), "-m", "qosqo", "serve"], str(ROOT / "src"))
AS_INSTALLED: Final = Way([str(BIN / "qosqo"), "serve"])


def environment(sources: str) -> dict[str, str]:
    """Ours, without what the `make` that started us tells a `make` of its own."""
    result = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    if sources:
        result["PYTHONPATH"] = sources
    return result


class Build:
    """The package being built, in a process group of its own so that all of it can be stopped."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        self.stopped = False
        with log.open("wb") as stream:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment(""), stdout=stream, stderr=subprocess.STDOUT, start_new_session=True
            )

    def succeeded(self) -> bool:
        """Wait for the end."""
        return self._process.wait() == 0

    def stop(self) -> None:
        """With everything it has started; some of that takes no notice of an interrupt, or outlives the rest."""
        self.stopped = True
        for how in (signal.SIGINT, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
                os.killpg(self._process.pid, how)
                self._process.wait(SECONDS_TO_STOP)


class Show:
    """The server that people see: one after the other, under one address."""

    def __init__(self, words: Sequence[str], before: Way, after: Way) -> None:
        self._words = words
        self._after = after
        self._listener = listener_of(words)
        self._changing = False
        self._server = before.start(words, self._listener)

    def change_over(self) -> None:
        """Have the present server end, so that the next one starts; called by another thread."""
        self._changing = True
        self._server.terminate()

    def run(self) -> int:
        """Until the server ends of its own accord: its exit code."""
        while True:
            code = self._server.wait()
            if not self._changing:
                return code
            self._changing = False
            self._server = self._after.start([word for word in self._words if word != "--open"], self._listener, quiet=True)
            print("The engine is compiled: Qosqo goes on with it, many times faster.", flush=True)

    def stop(self) -> None:
        if self._server.poll() is None:
            self._server.terminate()
            self._server.wait()


def listener_of(words: Sequence[str]) -> socket.socket | None:
    """The socket that all servers share; None where it cannot be had, which the server will complain about."""
    sys.path.insert(0, str(ROOT / "src"))
    from qosqo.cli.serve import HOST, PORT, open_listener

    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    try:
        place = parser.parse_known_args(words)[0]
        return open_listener(place.host, place.port)
    except (OSError, argparse.ArgumentError):
        return None


def main(words: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, interrupted)
    if subprocess.run(["make", "--question", INSTALLED], cwd=ROOT, env=environment(""), capture_output=True, check=False).returncode == 0:
        if not is_compiled():
            print(MISSING_COMPILER, flush=True)
        return play(Show(words, AS_INSTALLED, AS_INSTALLED), None)
    print("Qosqo starts while its engine is compiled beside it; that takes a few minutes.", flush=True)
    build = Build(["nice", "-n", "15", "make", INSTALLED], ROOT / BUILD_LOG)
    return play(Show(words, FROM_SOURCES, AS_INSTALLED), build)


def play(show: Show, build: Build | None) -> int:
    """Run until the server ends or somebody interrupts us; then nothing is left running."""

    def wait_for_build(build: Build) -> None:
        succeeded = build.succeeded()
        if build.stopped:
            return
        if not succeeded:
            print(f"The engine could not be compiled ({BUILD_LOG} says why); Qosqo goes on without.", flush=True)
        elif is_compiled():
            show.change_over()
        else:
            print(MISSING_COMPILER, flush=True)

    try:
        if build is not None:
            threading.Thread(target=wait_for_build, args=[build], daemon=True).start()
        return show.run()
    except KeyboardInterrupt:
        return 0
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        show.stop()
        if build is not None:
            build.stop()


def is_compiled() -> bool:
    """Whether the installed package is."""
    return subprocess.run([str(BIN / "python"), "-c", IS_COMPILED], env=environment(""), check=False).returncode == 0


def interrupted(*_: object) -> NoReturn:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
