"""Who plays the turns of the bots: for each table with a bot to act one task in one process.

Where several processes share tables, claims say which of them plays; should two ever play at once, the table's revision lets only
one move in. Where bots think (here, in other processes) and where claims are kept is handed in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final, Protocol

from qosqo.bots.plans import Plan
from qosqo.server.bots.question import Question, question_about
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.stored import StorageError
from qosqo.server.tables.table import Move, Table
from qosqo.web.model import Pace

log = logging.getLogger(__name__)

SECONDS_PER_MOVE: Final[dict[Pace, float]] = {"slow": 3.0, "normal": 1.2, "fast": 0.4, "none": 0.0}
"""How long a bot's move takes at least, so that it can be followed."""
CLAIM_SECONDS: Final = 6.0
SWEEP_SECONDS: Final = 2.0
"""How often tables are looked for whose bot nobody plays."""
SECONDS_AFTER_FAILURE: Final = 60.0
"""How long a table is left alone whose bots could not play."""


class NoAnswer(Exception):
    """The bot failed or its process died."""


class Thinkers(Protocol):
    """Where bots think."""

    async def ask(self, question: Question) -> Move:
        """The move that the bot chooses; NoAnswer if it fails. When the asking task is cancelled, the bot may stop."""

    async def plans(self, question: Question) -> list[Plan]:
        """What whoever is asked about could do; NoAnswer if nobody knows."""

    def hurry(self, question: Question) -> None:
        """An answer is wanted at once."""

    async def stop(self) -> None: ...


class BotClaims(Protocol):
    """Says which of several processes plays the bots of a table. All methods may raise StorageError."""

    async def start(self) -> None: ...

    async def claim(self, table_id: str, seconds: float) -> bool:
        """Take or keep the right to play a table's bots for a while; False: somebody else has it."""

    async def unclaimed(self) -> list[str]:
        """The tables with a bot to act that nobody plays."""


class BotTurns:
    def __init__(self, registry: TableRegistry, thinkers: Thinkers, claims: BotClaims) -> None:
        self._registry = registry
        self._thinkers = thinkers
        self._claims = claims
        self._players: dict[str, BotPlayer] = {}
        self._failed: dict[str, float] = {}
        """Tables whose bots could not play, and when that was."""
        self._sweeper: asyncio.Task[None] | None = None
        registry.on_change.append(self.look)

    async def start(self) -> None:
        await self._claims.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [player.task for player in self._players.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.stop()

    def look(self, table: Table) -> None:
        """A table has changed: start or interrupt what its bots do."""
        player = self._players.get(table.id)
        if player is not None and not player.ended:
            player.table_changed(table)
        elif table.bot_due() is not None:
            self._play(table.id)

    def _play(self, table_id: str) -> None:
        old = self._players.get(table_id)
        if old is None or old.ended:
            player = BotPlayer(self._registry, self._thinkers, self._claims, table_id)
            self._players[table_id] = player
            player.task.add_done_callback(lambda _: self._forget(player))

    def _forget(self, player: BotPlayer) -> None:
        if player.failed:
            self._failed[player.table_id] = asyncio.get_running_loop().time()
        if self._players.get(player.table_id) is player:
            del self._players[player.table_id]

    async def _sweep(self) -> None:
        """Find the turns that nobody plays: after a start, or because another process died."""
        while True:
            try:
                long_ago = asyncio.get_running_loop().time() - SECONDS_AFTER_FAILURE
                self._failed = {table_id: failed for table_id, failed in self._failed.items() if failed > long_ago}
                for table_id in await self._claims.unclaimed():
                    if table_id not in self._failed:
                        self._play(table_id)
            except StorageError:
                log.exception("no tables could be looked for")
            await asyncio.sleep(SWEEP_SECONDS)


class BotPlayer:
    """Plays the bots of one table until a person must decide."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers, claims: BotClaims, table_id: str) -> None:
        self.table_id = table_id
        self.ended = False
        self.failed = False
        self._registry = registry
        self._thinkers = thinkers
        self._claims = claims
        self._question: Question | None = None
        self._thinking: asyncio.Task[Move] | None = None
        self._hurry = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def table_changed(self, table: Table) -> None:
        """Stop thinking about a position that is no more, or hurry if somebody does not want to wait."""
        if self._thinking is None or self._question is None:
            return
        if table.version != self._question.version or table.bot_due() is None:
            self._thinking.cancel()
        elif table.state.hurried:
            self._hurry.set()
            self._thinkers.hurry(self._question)

    async def _run(self) -> None:
        try:
            while await self._turn():
                pass
        except (Denied, StorageError) as error:
            self.failed = True
            log.warning("a bot could not play", extra={"table": self.table_id, "reason": repr(error)})
        except Exception:
            self.failed = True
            log.exception("a bot's turn failed", extra={"table": self.table_id})
        finally:
            self.ended = True

    async def _turn(self) -> bool:
        """Play one move; False when there is nothing (more) to play here."""
        async with self._registry.reading(self.table_id) as table:
            seat = table.bot_due()
            if seat is None:
                self.ended = True
                return False
            self._question = question = question_about(table, seat)
            self._hurry.clear()
            seconds = 0.0 if table.state.hurried else SECONDS_PER_MOVE[table.state.pace]
            fallback = random_move(table)
            prepared = table.prepared_reply()
        if not await self._claim():
            return False
        self._thinking = asyncio.create_task(self._think(question, seconds, fallback, prepared))
        try:
            while not self._thinking.done():
                await asyncio.wait([self._thinking], timeout=CLAIM_SECONDS / 3)
                if not self._thinking.done() and not await self._claim():
                    return False
            if self._thinking.cancelled():
                return True  # the table has changed: look again
            move = self._thinking.result()
        finally:
            self._thinking.cancel()
            self._thinking = None
        try:
            await self._registry.act(self.table_id, lambda table: table.play(seat, move, question.version))
        except Denied as error:
            if error.code != "stale":
                raise
        return True

    async def _think(self, question: Question, seconds: float, fallback: Move, prepared: Move | None) -> Move:
        started = asyncio.get_running_loop().time()
        try:
            move = await self._thinkers.ask(question) if prepared is None else prepared
        except NoAnswer as error:
            # A table must go on: a random move is better than none.
            log.error("a bot gave no answer", extra={"table": self.table_id, "bot": question.bot, "reason": str(error)})
            move = fallback
        remaining = seconds - (asyncio.get_running_loop().time() - started)
        if remaining > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), remaining)
        return move

    async def _claim(self) -> bool:
        return await self._claims.claim(self.table_id, CLAIM_SECONDS)


def random_move(table: Table) -> Move:
    return table.game.moves.named(secrets.choice(table.match.position.moves()))
