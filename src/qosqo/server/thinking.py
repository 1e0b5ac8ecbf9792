"""The processes in which bots think, seen from the server: questions go out, answers come back, nobody waits for ever."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from qosqo.core.codec import encode
from qosqo.server.table import Move, Table

log = logging.getLogger(__name__)

LONGEST_LINE: Final = 1 << 24
LONGEST_THOUGHT: Final = 180.0
"""Seconds after which a process that does not answer is replaced."""


class NoAnswer(Exception):
    """The bot failed or its process died."""


class Thinkers:
    """A few processes; all questions of a table go to the same one, where its bots remember what they thought."""

    def __init__(self, processes: int, game_names: dict[str, str]) -> None:
        self._game_names = game_names
        """By the game's id, how another process finds it."""
        self._workers = [Worker() for _ in range(processes)]
        self._numbers = itertools.count()

    def question(self, table: Table, seat: int) -> dict[str, Any]:
        """All that a bot's process needs to know. The caller holds the table's lock."""
        match = table.match
        return {
            "id": next(self._numbers),
            "table": table.id,
            "game": self._game_names[table.game.id],
            "data": match.header.data,
            "data_text": match.header.data_text,
            "position": encode(match.position),
            "seat": seat,
            "number": len(match.made),
            "turn": match.turn_began(),
            "bot": table.seats[seat].bot,
            "seed": str(own_seed(match.header.seed, seat)),
        }

    async def ask(self, question: dict[str, Any]) -> Move:
        """The move that the bot chooses. When the asking task is cancelled, the bot is told to stop."""
        return await self._worker(question["table"]).ask(question)

    def hurry(self, question: dict[str, Any]) -> None:
        self._worker(question["table"]).hurry(question["id"])

    def processes(self) -> list[int]:
        """The numbers of the processes that are running."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _worker(self, table_id: str) -> Worker:
        return self._workers[zlib.crc32(table_id.encode()) % len(self._workers)]

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()


def own_seed(game_seed: int, seat: int) -> int:
    """A bot's random stream: the same after a restart, but not the game's own."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {game_seed}".encode()).digest()[:8], "big")


class Worker:
    """One process that thinks about one question at a time. It is started when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._busy = asyncio.Lock()
        self._exchanges: set[asyncio.Task[Move]] = set()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, question: dict[str, Any]) -> Move:
        exchange = asyncio.create_task(self._exchange(question))
        self._exchanges.add(exchange)
        exchange.add_done_callback(self._exchanges.discard)
        try:
            return await asyncio.shield(exchange)
        except asyncio.CancelledError:
            exchange.add_done_callback(lambda task: task.cancelled() or task.exception())
            self.hurry(question["id"])
            raise

    def hurry(self, number: int) -> None:
        if self._process is not None and self._process.stdin is not None and not self._process.stdin.is_closing():
            self._process.stdin.write(json.dumps({"hurry": number}).encode() + b"\n")

    async def _exchange(self, question: dict[str, Any]) -> Move:
        async with self._busy:
            try:
                process = await self._alive()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.dumps(question).encode() + b"\n")
                await process.stdin.drain()
                line = await asyncio.wait_for(process.stdout.readline(), LONGEST_THOUGHT)
            except (OSError, TimeoutError) as error:
                await self.stop()
                raise NoAnswer(f"the bot's process failed: {error!r}") from error
        if not line:
            self._process = None
            raise NoAnswer("the bot's process has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise NoAnswer(answer["error"])
        move: Move = answer["move"]
        return move

    async def _alive(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "qosqo.server.thinker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
