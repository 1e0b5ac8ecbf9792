"""The processes that play."""

from __future__ import annotations

import os
import select
import subprocess
import sys

import pytest

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
