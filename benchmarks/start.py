"""How long `make play` takes in a fresh clone: until the page is there, until the compiled engine has taken over, and the next time.

    python benchmarks/start.py              # what is committed here
    python benchmarks/start.py --page-only  # without waiting for the compiled engine

Downloads count, so the first run on a machine without pip's cache takes longer. Needs git, make and (for the change) a C compiler.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

ROOT = Path(__file__).parent.parent
LONGEST = 1800.0
"""Seconds after which the measurement gives up."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page-only", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "qosqo"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        before = os.times()
        measure(clone, "first start", wait_for_engine=not arguments.page_only)
        if not arguments.page_only:
            measure(clone, "next start", wait_for_engine=False)
        after = os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"processor time {processor:.0f} s in all; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def measure(clone: Path, name: str, *, wait_for_engine: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = f"PLAY=--port {port} --database {clone / 'tables.db'}"
    environment = {**os.environ, "BROWSER": "true"}
    started = time.monotonic()
    play = subprocess.Popen(["make", "play", words], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert play.stdout is not None
    try:
        wait_for_page(port, play)
        print(f"{name}: page after {time.monotonic() - started:.1f} s", flush=True)
        if wait_for_engine:
            while "The engine" not in (line := play.stdout.readline()) and "C compiler" not in line:
                assert line, "make play has ended"
            print(f"{name}: after {time.monotonic() - started:.1f} s “{line.rstrip()}”", flush=True)
            wait_for_page(port, play)
            print(f"{name}: page again after {time.monotonic() - started:.1f} s", flush=True)
    finally:
        os.killpg(play.pid, signal.SIGINT)  # what Ctrl-C does
        play.wait()
        play.stdout.close()


def wait_for_page(port: int, play: subprocess.Popen[str]) -> None:
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and play.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as answer:
                if answer.status == 200:
                    return
        except (URLError, OSError):
            time.sleep(0.1)
    raise SystemExit("the page did not come")


if __name__ == "__main__":
    main()
