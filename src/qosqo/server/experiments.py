"""Experiments of the lab, each carried out by processes of its own: `qosqo lab run`, then `qosqo lab report`."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from qosqo.bots.side_by_side import processors
from qosqo.games import find_game
from qosqo.lab import INSTALL, can_report
from qosqo.lab.experiment import BadExperiment, Experiment, read_experiment
from qosqo.server.tables.errors import Denied

log = logging.getLogger(__name__)

MOST_KEPT: Final = 20
"""Older experiments are forgotten."""


@dataclass
class Running:
    id: str
    experiment: Experiment
    folder: Path
    language: str
    task: asyncio.Task[None] | None = None
    playing: asyncio.subprocess.Process | None = None
    stopped: bool = False
    """Somebody has seen enough."""
    failed: bool = False
    """There will be no report."""

    def stop(self) -> None:
        """Play no more; the report tells of the games so far."""
        if self.playing is not None and self.playing.returncode is None:
            self.stopped = True
            self.playing.terminate()

    @property
    def wanted(self) -> int:
        return self.experiment.games * len(self.experiment.cells())

    @property
    def played(self) -> int:
        """Games in the file so far; its first line is the experiment."""
        file = self.folder / "experiment.jsonl"
        return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0

    @property
    def report(self) -> Path | None:
        """The page, once it is written."""
        done = self.task is not None and self.task.done() and not self.failed
        return self.folder / "experiment.html" if done else None


class Experiments:
    """One at a time; they live as long as the server."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._known: dict[str, Running] = {}

    def start(self, text: str, language: str) -> Running:
        """Begin an experiment; BadExperiment where it makes no sense."""
        if not can_report():
            raise BadExperiment(INSTALL)
        experiment = read_experiment(text)
        if any(each.task is not None and not each.task.done() for each in self._known.values()):
            raise Denied("lab-busy")
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="qosqo-lab-"))
        id = secrets.token_urlsafe(9)
        running = Running(id, experiment, self._folder / id, language)
        running.folder.mkdir()
        (running.folder / "experiment.toml").write_text(text, encoding="utf-8")
        while len(self._known) >= MOST_KEPT:
            shutil.rmtree(self._known.pop(next(iter(self._known))).folder, ignore_errors=True)
        self._known[id] = running
        running.task = asyncio.create_task(self._carry_out(running))
        return running

    def of(self, game_id: str) -> list[Running]:
        """Those of a game, the latest first."""
        return [each for each in reversed(self._known.values()) if find_game(each.experiment.game).id == game_id]

    def find(self, id: str) -> Running:
        if id not in self._known:
            raise Denied("no-page")
        return self._known[id]

    async def _carry_out(self, running: Running) -> None:
        file = running.folder / "experiment"
        try:
            running.playing = await begin("lab", "run", f"{file}.toml", "--jobs", str(max(1, processors() - 1)))
            try:
                await end(running.playing)
            except ChildProcessError:
                if not running.stopped:
                    raise
            running.failed = not running.played
            if not running.failed:
                await end(await begin("lab", "report", f"{file}.jsonl", "--language", running.language))
        except (OSError, ChildProcessError) as error:
            running.failed = True
            log.warning("an experiment failed: %s", error)

    async def stop(self) -> None:
        tasks = [each.task for each in self._known.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


async def begin(*words: str) -> asyncio.subprocess.Process:
    """Start a command of ours."""
    command: Sequence[str] = (sys.executable, "-m", "qosqo", *words)
    return await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE)


async def end(process: asyncio.subprocess.Process) -> None:
    """Wait for the end of a command; it is stopped where nobody waits for it any more."""
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
    if process.returncode:
        raise ChildProcessError(said.decode(errors="replace").strip()[-500:])
