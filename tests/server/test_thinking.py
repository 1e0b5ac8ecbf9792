"""Bots think in processes of their own, can be hurried, and nobody waits for a dead one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from qosqo.server.setup import Wish, new_table
from qosqo.server.table import Table
from qosqo.server.thinking import NoAnswer, Thinkers, own_seed
from tests.tambo import GAME

Result = TypeVar("Result")


def thinking(work: Callable[[Thinkers], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        thinkers = Thinkers(1, {GAME.id: "tests.tambo:GAME"})
        try:
            return await work(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


def table_with(bot: str) -> Table:
    return new_table(GAME, [Wish(f"bot:{bot}"), Wish("device")], "ana", "Ana", "en")


def test_a_bot_answers_with_a_legal_move() -> None:
    async def work(thinkers: Thinkers) -> None:
        table = table_with("easy")
        move = await thinkers.ask(thinkers.question(table, 0))
        assert GAME.moves.packed(move) in table.match.position.moves()

    thinking(work)


def test_a_cancelled_question_frees_the_process_for_the_next() -> None:
    """The hard bot takes five seconds of its own; here it must answer at once."""

    async def work(thinkers: Thinkers) -> None:
        await thinkers.ask(thinkers.question(table_with("random"), 0))  # the process is up
        slow = asyncio.create_task(thinkers.ask(thinkers.question(table_with("hard"), 0)))
        await asyncio.sleep(0)
        slow.cancel()
        with pytest.raises(asyncio.CancelledError):
            await slow
        assert await thinkers.ask(thinkers.question(table_with("random"), 0))

    thinking(work)


def test_a_bot_that_fails_says_so_and_the_process_goes_on() -> None:
    async def work(thinkers: Thinkers) -> None:
        question = thinkers.question(table_with("random"), 0)
        with pytest.raises(NoAnswer, match="genius"):
            await thinkers.ask({**question, "bot": "genius", "table": "another"})
        assert await thinkers.ask(question)

    thinking(work)


def test_a_dead_process_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        question = thinkers.question(table_with("random"), 0)
        await thinkers.ask(question)
        (pid,) = thinkers.processes()
        os.kill(pid, signal.SIGSTOP)
        asked = asyncio.create_task(thinkers.ask(question))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(NoAnswer):
            await asked
        assert await thinkers.ask(question)

    thinking(work)


def test_bots_do_not_share_the_chance_of_the_game() -> None:
    assert len({own_seed(5, 0), own_seed(5, 1), own_seed(6, 0), 5}) == 4
