"""How long `make play` takes in a fresh clone: until the page is there, and until the compiled engine has taken over.

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
        measure(clone, page_only=arguments.page_only)


def measure(clone: Path, *, page_only: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = f"PLAY=--port {port} --database {clone / 'tables.db'}"
    environment = {**os.environ, "BROWSER": "true"}
    before = os.times()
    started = time.monotonic()
    play = subprocess.Popen(["make", "play", words], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert play.stdout is not None
    try:
        wait_for_page(port, play)
        print(f"page after {time.monotonic() - started:.1f} s", flush=True)
        if not page_only:
            for line in play.stdout:
                print(f"  {line.rstrip()}", flush=True)
                if "The engine" in line or "C compiler" in line:
                    break
            print(f"after {time.monotonic() - started:.1f} s; waiting for the page", flush=True)
            wait_for_page(port, play)
            print(f"page again after {time.monotonic() - started:.1f} s", flush=True)
    finally:
        os.killpg(play.pid, signal.SIGINT)  # what Ctrl-C does
        play.wait()
    after = os.times()
    processor = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"processor time {processor:.0f} s in all; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


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
