"""The processes that play."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from multiprocessing import current_process
from pathlib import Path

import pytest

from qosqo.arena.workers import Processes

PATIENCE = 60
WORKS = """
import os, sys
from qosqo.arena.workers import Processes

if __name__ == "__main__":
    with Processes(2) as workers:
        workers.submit(list, "played")
        print(workers.collect(), flush=True)
        sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are not handed on there")
def test_processes_end_with_the_one_that_started_them_however_it_ends() -> None:
    """A pipe that all of them hold open tells when the last one is gone."""
    reading, writing = os.pipe()
    command = [sys.executable, "-c", WORKS]
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[writing], env=here)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe, parent:
        assert parent.stdout is not None
        assert b"p" in parent.stdout.readline()
        parent.kill()
        assert select.select([pipe], [], [], PATIENCE)[0]


def tell_half(fifo: Path) -> list[int]:
    """Begin to tell a result: that it has a thousand bytes, and no more; say so, and wait for ever."""
    _, results, *_ = current_process()._args  # type: ignore[attr-defined]
    os.write(results._writer.fileno(), (1000).to_bytes(4, "big"))
    fifo.write_bytes(b"half")
    signal.pause()
    return []


def interrupt(fifo: Path) -> None:
    with Processes(1) as workers:
        workers.submit(tell_half, fifo)
        assert fifo.read_bytes() == b"half"
        raise KeyboardInterrupt


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes there")
def test_an_interruption_does_not_wait_for_the_rest_of_a_result(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    code = f"from pathlib import Path; from tests.arena.test_workers import interrupt; interrupt(Path({str(fifo)!r}))"
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run([sys.executable, "-c", code], env=here, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.stderr.rstrip().endswith("KeyboardInterrupt")
