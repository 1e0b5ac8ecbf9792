"""Bots think in processes of their own, can be hurried, and nobody waits for a dead one."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from subprocess import PIPE, Popen
from typing import TypeVar

import pytest

from qosqo.server.bots.pool import BotPool
from qosqo.server.bots.question import own_seed, question_about
from qosqo.server.bots.turns import NoAnswer
from qosqo.server.tables.creation import Wish, new_table
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.table import Table
from tests.tambo import GAME

Result = TypeVar("Result")
DIES = shutil.which("true")


def thinking(work: Callable[[BotPool], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        pool = BotPool(1, {GAME.id: "tests.tambo:GAME"})
        try:
            return await work(pool)
        finally:
            await pool.stop()

    return asyncio.run(run())


def table_with(bot: str) -> Table:
    return new_table(USUAL, GAME, [Wish(f"bot:{bot}"), Wish("device")], "ana", "Ana", "en")


def test_a_bot_answers_with_a_legal_move() -> None:
    async def work(pool: BotPool) -> None:
        table = table_with("easy")
        move = await pool.ask(question_about(table, 0))
        assert GAME.moves.packed(move) in table.match.position.moves()

    thinking(work)


def test_a_cancelled_question_frees_the_process_for_the_next() -> None:
    """The hard bot takes five seconds of its own; here it must answer at once."""

    async def work(pool: BotPool) -> None:
        await pool.ask(question_about(table_with("random"), 0))  # the process is up
        slow = asyncio.create_task(pool.ask(question_about(table_with("hard"), 0)))
        await asyncio.sleep(0)
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await pool.ask(question_about(table_with("random"), 0))

    thinking(work)


def test_a_bot_that_fails_says_so_and_the_process_goes_on() -> None:
    async def work(pool: BotPool) -> None:
        question = question_about(table_with("random"), 0)
        with pytest.raises(NoAnswer, match="genius"):
            await pool.ask(replace(question, bot="genius", table="another"))
        assert await pool.ask(question)

    thinking(work)


def test_a_question_whose_process_was_ended_is_asked_once_more(caplog: pytest.LogCaptureFixture) -> None:
    """So nobody plays a random move because a machine was short of memory for a moment."""

    async def work(pool: BotPool) -> None:
        question = question_about(table_with("random"), 0)
        await pool.ask(question)
        (pid,) = pool.processes()
        os.kill(pid, signal.SIGSTOP)
        asked = asyncio.create_task(pool.ask(question))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        assert GAME.moves.packed(await asked)
        assert pool.processes() != [pid]
        assert "a bot's process has ended" in caplog.messages

    thinking(work)


def test_a_pool_that_is_stopped_starts_no_process_for_what_it_was_asked() -> None:
    """Asking once more kept a server from stopping."""

    async def work(pool: BotPool) -> None:
        await pool.ask(question_about(table_with("random"), 0))  # the process is up
        asked = asyncio.create_task(pool.ask(question_about(table_with("hard"), 0)))
        await asyncio.sleep(0)
        await pool.stop()
        with pytest.raises(NoAnswer, match="has ended"):
            await asked
        assert pool.processes() == []

    thinking(work)


def test_a_process_whose_server_is_no_more_ends_without_a_word() -> None:
    """Its answer has nobody to read it: that had ended in a stack trace in the owner's log."""
    worker = Popen([sys.executable, "-m", "qosqo.server.bots.worker"], stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True)
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    print(json.dumps({"games": {GAME.id: "tests.tambo:GAME"}}), file=worker.stdin)
    print(json.dumps(asdict(question_about(table_with("random"), 0))), file=worker.stdin, flush=True)
    with worker.stderr:
        assert worker.stderr.read() == ""
    worker.stdin.close()
    assert worker.wait() == 0


@pytest.mark.skipif(DIES is None, reason="there is no program that ends at once")
def test_a_question_that_ends_every_process_is_given_up_and_the_next_one_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: BotPool) -> None:
        question = question_about(table_with("random"), 0)
        with monkeypatch.context() as patch:
            patch.setattr("sys.executable", DIES)
            with pytest.raises(NoAnswer, match="has ended"):
                await pool.ask(question)
        assert await pool.ask(question)

    thinking(work)


def test_bots_do_not_share_the_chance_of_the_game() -> None:
    assert len({own_seed(5, 0), own_seed(5, 1), own_seed(6, 0), 5}) == 4
