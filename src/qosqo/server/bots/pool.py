"""The processes in which bots think, seen from the server: questions go out, answers come back, nobody waits for ever."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from qosqo.bots.plans import Plan, plan_from
from qosqo.server.bots.examination import Examination
from qosqo.server.bots.question import Question
from qosqo.server.bots.turns import NoAnswer
from qosqo.server.tables.fairness import FairQueue
from qosqo.server.tables.table import Move

log = logging.getLogger(__name__)

Answer = dict[str, Any]
"""What a process answers: a move or plans, as it was asked."""
LONGEST_LINE: Final = 1 << 24
LONGEST_THOUGHT: Final = 180.0
"""Seconds after which a process that does not answer is replaced."""


class BotPool:
    """A few processes; all questions of a table go to the same one, where its bots remember what they thought."""

    def __init__(self, processes: int, game_names: Mapping[str, str], seen_from: Callable[[str], str | None] = lambda _: "") -> None:
        """`game_names`: by the game's id, how another process finds it. `seen_from`: the address from which somebody looks at a table;
        those that nobody looks at (None) wait."""
        self._workers = [WorkerProcess(game_names, seen_from, processes) for _ in range(processes)]

    async def ask(self, question: Question) -> Move:
        """The move that the bot chooses. When the asking task is cancelled, the bot is told to stop."""
        move: Move = (await self._worker(question).ask(question))["move"]
        return move

    async def plans(self, question: Question) -> list[Plan]:
        return [plan_from(plan) for plan in (await self._worker(question).ask(question))["plans"]]

    def hurry(self, question: Question) -> None:
        """An answer is wanted at once."""
        self._worker(question).hurry(question)

    @property
    def size(self) -> int:
        """How many can think at the same time."""
        return len(self._workers)

    async def examine(self, asked: Examination) -> dict[str, Any]:
        """A part of an analysis, by the process that has least to do. Bots whose table is watched come first."""
        answer = await min(self._workers, key=lambda worker: worker.waiting).examine(asked)
        found: dict[str, Any] = answer["found"]
        return found

    def processes(self) -> list[int]:
        """The numbers of the processes that are running."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _worker(self, question: Question) -> WorkerProcess:
        return self._workers[zlib.crc32(question.table.encode()) % len(self._workers)]

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.close()


class WorkerProcess:
    """One process that thinks about one question at a time. It is started when it is first needed. Addresses take turns, and those who
    set up tables, so that nobody waits longer because somebody else has many tables, or is many guests."""

    def __init__(self, game_names: Mapping[str, str], seen_from: Callable[[str], str | None], processes: int = 1) -> None:
        """`processes`: how many a bot may use if nobody else needs them."""
        self._seen_from = seen_from
        self._processes = processes
        self._game_names = dict(game_names)
        self._process: Process | None = None
        self._closed = False
        """The server stops, so no process is started any more."""
        self._asked: int | None = None
        """The question that is thought about, or was last."""
        self._turns = FairQueue(1, sys.maxsize)
        self._exchanges: set[asyncio.Task[Answer]] = set()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def waiting(self) -> int:
        """How much is asked of it."""
        return len(self._exchanges)

    async def ask(self, question: Question) -> Answer:
        def urgent() -> bool:
            return self._seen_from(question.table) is not None

        return await self._answered(question, asdict(question), urgent)

    async def examine(self, asked: Examination) -> Answer:
        return await self._answered(asked, {"examine": asdict(asked)}, lambda: False)

    async def _answered(self, question: Question | Examination, message: dict[str, object], urgent: Callable[[], bool]) -> Answer:
        exchange = asyncio.create_task(self._exchange(question, message, urgent))
        self._exchanges.add(exchange)
        exchange.add_done_callback(self._exchanges.discard)
        try:
            return await asyncio.shield(exchange)
        except asyncio.CancelledError:
            exchange.add_done_callback(lambda task: task.cancelled() or task.exception())
            if self._asked == question.id:
                self.hurry(question)
            else:
                exchange.cancel()  # nobody needs the answer any more
            raise

    def hurry(self, question: Question | Examination) -> None:
        if self._process is not None:
            self._tell(self._process, {"hurry": question.id})

    def _tell(self, process: Process, message: dict[str, object]) -> None:
        if process.stdin is not None and not process.stdin.is_closing():
            process.stdin.write(json.dumps(message).encode() + b"\n")

    async def _exchange(self, question: Question | Examination, message: dict[str, object], urgent: Callable[[], bool]) -> Answer:
        place = self._seen_from(question.table) if isinstance(question, Question) else None
        async with self._turns.turn(question.owner, urgent, place or ""):
            self._asked = question.id
            # Whoever ended the process (a machine short of memory, or its owner) need not have meant this question.
            line = await self._line(message) or await self._line(message)
        if not line:
            raise NoAnswer("the bot's process has ended")
        answer: Answer = json.loads(line)
        if "error" in answer:
            raise NoAnswer(answer["error"])
        return answer

    async def _line(self, message: dict[str, object]) -> bytes:
        """What the process answers; nothing if it has ended."""
        if self._closed:
            return b""
        try:
            process = await self._alive()
            assert process.stdin is not None
            assert process.stdout is not None
            self._tell(process, message)
            with suppress(ConnectionError):
                await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), LONGEST_THOUGHT)
        except (OSError, TimeoutError) as error:
            await self.stop()
            raise NoAnswer(f"the bot's process failed: {error!r}") from error
        if not line:
            if not self._closed:
                log.warning("a bot's process has ended", extra={"pid": process.pid})
            await self.stop()
        return line

    async def _alive(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "qosqo.server.bots.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
            self._tell(self._process, {"games": self._game_names, "processes": self._processes})
        return self._process

    async def close(self) -> None:
        self._closed = True
        await self.stop()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
