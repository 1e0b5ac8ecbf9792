"""Who plays the turns of the bots: for each table with a bot to act one task in one process.

Where several processes share a database, a claim with an end time says which of them plays. A process that dies leaves a claim
that runs out; should two ever play at once, the table's revision lets only one move in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from typing import Any, Final

from qosqo.server.errors import Denied
from qosqo.server.guests import now
from qosqo.server.hall import Hall
from qosqo.server.store import StoreError, Transaction
from qosqo.server.table import Move, Table
from qosqo.server.thinking import NoAnswer, Thinkers
from qosqo.web.model import Pace

log = logging.getLogger(__name__)

SECONDS_PER_MOVE: Final[dict[Pace, float]] = {"slow": 3.0, "normal": 1.2, "fast": 0.4, "none": 0.0}
"""How long a bot's move takes at least, so that it can be followed."""
CLAIM_SECONDS: Final = 6.0
SWEEP_SECONDS: Final = 2.0
"""How often tables are looked for whose bot nobody plays."""
SECONDS_AFTER_FAILURE: Final = 60.0
"""How long a table is left alone whose bots could not play."""


class BotTurns:
    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._drivers: dict[str, Driver] = {}
        self._failed: dict[str, float] = {}
        """Tables whose bots could not play, and when that was."""
        self._sweeper: asyncio.Task[None] | None = None
        hall.on_change.append(self.look)

    async def start(self) -> None:
        if not self._hall.store.shared:
            await self._hall.store.run(lambda transaction: transaction.change("UPDATE tables SET claimed_until = 0 WHERE bot_due = 1"))
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [driver.task for driver in self._drivers.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.stop()

    def look(self, table: Table) -> None:
        """A table has changed: start or interrupt what its bots do."""
        driver = self._drivers.get(table.id)
        if driver is not None and not driver.ended:
            driver.table_changed(table)
        elif table.bot_due() is not None:
            self._drive(table.id)

    def _drive(self, table_id: str) -> None:
        old = self._drivers.get(table_id)
        if old is None or old.ended:
            driver = Driver(self._hall, self._thinkers, table_id, self._name)
            self._drivers[table_id] = driver
            driver.task.add_done_callback(lambda _: self._forget(driver))

    def _forget(self, driver: Driver) -> None:
        if driver.failed:
            self._failed[driver.table_id] = time.monotonic()
        if self._drivers.get(driver.table_id) is driver:
            del self._drivers[driver.table_id]

    async def _sweep(self) -> None:
        """Find the turns that nobody plays: after a start, or because another process died."""
        while True:
            try:
                long_ago = time.monotonic() - SECONDS_AFTER_FAILURE
                self._failed = {table_id: failed for table_id, failed in self._failed.items() if failed > long_ago}
                for table_id in await self._hall.store.run(unclaimed):
                    if table_id not in self._failed:
                        self._drive(table_id)
            except StoreError:
                log.exception("no tables could be looked for")
            await asyncio.sleep(SWEEP_SECONDS)


def unclaimed(transaction: Transaction) -> list[str]:
    return [row[0] for row in transaction.rows("SELECT id FROM tables WHERE bot_due = 1 AND claimed_until < ?", now())]


class Driver:
    """Plays the bots of one table until a person must decide."""

    def __init__(self, hall: Hall, thinkers: Thinkers, table_id: str, name: str) -> None:
        self.table_id = table_id
        self.ended = False
        self.failed = False
        self._hall = hall
        self._thinkers = thinkers
        self._name = name
        self._version = -1
        self._question: dict[str, Any] = {}
        self._thinking: asyncio.Task[Move] | None = None
        self._hurry = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def table_changed(self, table: Table) -> None:
        """Stop thinking about a position that is no more, or hurry if somebody does not want to wait."""
        if self._thinking is None:
            return
        if table.version != self._version or table.bot_due() is None:
            self._thinking.cancel()
        elif table.state.hurried:
            self._hurry.set()
            self._thinkers.hurry(self._question)

    async def _run(self) -> None:
        try:
            while await self._turn():
                pass
        except (Denied, StoreError) as error:
            self.failed = True
            log.warning("a bot could not play", extra={"table": self.table_id, "reason": repr(error)})
        except Exception:
            self.failed = True
            log.exception("a bot's turn failed", extra={"table": self.table_id})
        finally:
            self.ended = True

    async def _turn(self) -> bool:
        """Play one move; False when there is nothing (more) to play here."""
        async with self._hall.reading(self.table_id) as table:
            seat = table.bot_due()
            if seat is None:
                self.ended = True
                return False
            self._version = version = table.version
            self._question = self._thinkers.question(table, seat)
            self._hurry.clear()
            seconds = 0.0 if table.state.hurried else SECONDS_PER_MOVE[table.state.pace]
            fallback = random_move(table)
        if self._hall.store.shared and not await self._claim():
            return False
        self._thinking = asyncio.create_task(self._think(seconds, fallback))
        try:
            while not self._thinking.done():
                await asyncio.wait([self._thinking], timeout=CLAIM_SECONDS / 3)
                if self._hall.store.shared and not self._thinking.done() and not await self._claim():
                    return False
            if self._thinking.cancelled():
                return True  # the table has changed: look again
            move = self._thinking.result()
        finally:
            self._thinking.cancel()
            self._thinking = None
        try:
            await self._hall.act(self.table_id, lambda table: table.play(seat, move, version))
        except Denied as error:
            if error.code != "stale":
                raise
        return True

    async def _think(self, seconds: float, fallback: Move) -> Move:
        started = time.monotonic()
        try:
            move = await self._thinkers.ask(self._question)
        except NoAnswer as error:
            # A table must go on: a random move is better than none.
            log.error("a bot gave no answer", extra={"table": self.table_id, "bot": self._question["bot"], "reason": str(error)})
            move = fallback
        remaining = seconds - (time.monotonic() - started)
        if remaining > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), remaining)
        return move

    async def _claim(self) -> bool:
        """Take or keep the right to play this table's bots for a while."""
        until = now() + int(CLAIM_SECONDS * 1000)

        def work(transaction: Transaction) -> bool:
            changed = transaction.change(
                "UPDATE tables SET claimed_by = ?, claimed_until = ? WHERE id = ? AND (claimed_by = ? OR claimed_until < ?)",
                self._name,
                until,
                self.table_id,
                self._name,
                now(),
            )
            return changed > 0

        return await self._hall.store.run(work)


def random_move(table: Table) -> Move:
    return table.game.moves.named(secrets.choice(table.match.position.moves()))
