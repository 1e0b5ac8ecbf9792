"""The process for trials, seen from the server. It is started when it is first needed, and again after somebody was too much for it."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from typing import Final

log = logging.getLogger(__name__)

MOST_SECONDS: Final = 5
"""Of a processor, for each trial."""
LONGEST_TRIAL: Final = 60.0
"""Seconds that somebody waits; the processor's time is limited by the process itself."""


class TrialProcess:
    """Does what `qosqo.server.tables.service.Trials` asks for, one trial after the other: the service says who is next."""

    def __init__(self, game_names: Mapping[str, str], seconds: int = MOST_SECONDS) -> None:
        """`game_names`: by the game's id, how another process finds it."""
        self._seconds = seconds
        self._game_names = dict(game_names)
        self._process: Process | None = None
        self._busy = asyncio.Lock()

    async def data(self, game: str, text: str) -> bool:
        return await self._passes({"game": game, "data": text})

    async def record(self, text: str) -> bool:
        return await self._passes({"record": text})

    async def _passes(self, question: dict[str, str]) -> bool:
        async with self._busy:
            try:
                process = await self._alive()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.dumps(question).encode() + b"\n")
                await process.stdin.drain()
                passed = await asyncio.wait_for(process.stdout.readline(), LONGEST_TRIAL) == b"{}\n"
            except (OSError, TimeoutError):
                passed = False
            except asyncio.CancelledError:
                await self.stop()  # its answer would be taken for that to the next question
                raise
            if not passed:
                log.warning("a trial was ended: too much time or memory")
                await self.stop()
        return passed

    async def _alive(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "qosqo.server.trials.worker", stdin=PIPE, stdout=PIPE, start_new_session=True
            )
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps({"games": self._game_names, "seconds": self._seconds}).encode() + b"\n")
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
