"""What lies in `dist/` is what people may install: in empty environments it plays, simulates, serves, and says what else it needs.

python scripts/test_dist.py         # the environments are made by venv, and by uv and pipx where these are found
python scripts/test_dist.py --here  # try what is installed beside this Python, with the extra `server` (for builders of wheels)
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.error import URLError

DIST: Final = Path(__file__).parent.parent / "dist"
SIMULATION: Final = ("simulate", "cuzco-feld", "--games", "20", "--jobs", "1")
GAME: Final = ("play", "tawantinsuyu", "--seats", "bot:random,bot:greedy", "--save", "game.jsonl")
LONGEST_START: Final = 60.0


def main() -> None:
    if sys.argv[1:] == ["--here"]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            os.chdir(folder)
            check_playing(command_of(Path(sys.executable).parent), compiled=True)
            check_serving(Path(folder), sys.executable, "-m", "qosqo")
            os.chdir(DIST.parent)
        return
    (wheel,) = DIST.glob("*.whl")
    (sdist,) = DIST.glob("*.tar.gz")
    run(sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist))
    for way in (in_plain_environment, in_environment_with_server, through_uvx, through_pipx):
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            started = time.monotonic()
            tried = way(Path(folder), wheel)
            print(f"{way.__name__.replace('_', ' ')}: {'fine' if tried else 'not tried'} ({time.monotonic() - started:.0f} s)", flush=True)
        os.chdir(DIST)


def in_plain_environment(folder: Path, wheel: Path) -> bool:
    qosqo = installed(folder, str(wheel))
    check_playing(qosqo, compiled="none-any" not in wheel.name)
    refused = subprocess.run([qosqo, "serve"], capture_output=True, encoding="utf-8", check=False)
    assert refused.returncode == 2, refused
    assert refused.stderr.endswith("pip install 'qosqo[server]'\n"), refused
    return True


def in_environment_with_server(folder: Path, wheel: Path) -> bool:
    check_serving(folder, installed(folder, f"qosqo[server] @ {wheel.as_uri()}"))
    return True


def through_uvx(folder: Path, wheel: Path) -> bool:
    uvx = shutil.which("uvx")
    if uvx is None:
        return False
    interpreter = ("--python", sys.executable)  # a compiled wheel is for one version of Python
    run(uvx, *interpreter, "--from", str(wheel), "qosqo", *SIMULATION)
    check_serving(folder, uvx, *interpreter, "--from", f"qosqo[server] @ {wheel.as_uri()}", "qosqo")
    return True


def through_pipx(folder: Path, wheel: Path) -> bool:
    pipx = shutil.which("pipx")
    if pipx is None:
        return False
    os.environ["PIPX_HOME"] = str(folder / "pipx")
    interpreter = ("--python", sys.executable)
    run(pipx, "run", *interpreter, "--spec", str(wheel), "qosqo", *SIMULATION)
    check_serving(folder, pipx, "run", *interpreter, "--spec", f"qosqo[server] @ {wheel.as_uri()}", "qosqo")
    return True


def installed(folder: Path, what: str) -> str:
    """The command `qosqo` of an environment in which only this is installed."""
    environment = folder / "environment"
    venv.create(environment, with_pip=True)
    programs = environment / "bin"
    run(str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", what)
    return command_of(programs)


def command_of(programs: Path) -> str:
    command = shutil.which("qosqo", path=str(programs))
    assert command is not None, f"no qosqo in {programs}"
    return command


def check_playing(qosqo: str, *, compiled: bool) -> None:
    """A game between bots, its record, and some more games."""
    assert (" compiled" if compiled else " interpreted") in run(qosqo, "--version")
    run(qosqo, *GAME)
    run(qosqo, "record", "verify", "game.jsonl")
    run(qosqo, *SIMULATION)


def check_serving(folder: Path, *command: str) -> None:
    """The first page is there, with a style sheet that it names."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--database", str(folder / "tables.db"), "--log-level", "warning"]
    server = subprocess.Popen([*command, *words], stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        page = fetch(f"http://127.0.0.1:{port}/", server)
        style = next(part for part in page.split('"') if part.startswith("/static/") and part.endswith(".css"))
        assert "{" in fetch(f"http://127.0.0.1:{port}{style}", server)
    finally:
        stop(server)


def stop(server: subprocess.Popen[bytes]) -> None:
    """With what it has started: uvx and pipx run the server as a process of its own."""
    if sys.platform == "win32":
        server.terminate()
    else:
        os.killpg(server.pid, signal.SIGTERM)
    server.wait()


def fetch(address: str, server: subprocess.Popen[bytes]) -> str:
    until = time.monotonic() + LONGEST_START
    while server.poll() is None and time.monotonic() < until:
        try:
            with urllib.request.urlopen(address, timeout=LONGEST_START) as answer:
                text: str = answer.read().decode()
                return text
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


def run(*command: str) -> str:
    """What the command says; if it fails, all it has said."""
    words: Sequence[str] = command
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    environment["PYTHONUTF8"] = "1"  # boards are drawn with more than an old code page knows
    done = subprocess.run(
        words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


if __name__ == "__main__":
    main()
