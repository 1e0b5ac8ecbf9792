"""Where analyses of tables are worked through, part by part, beside the bots' turns.

An analysis is asked for once and then belongs to the table; whoever looks on sees what has been found so far. Where several processes
share tables, claims say which of them works on it, and a process that dies leaves it to another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from qosqo.analysis.decisions import Decision
from qosqo.analysis.effort import LEVELS
from qosqo.analysis.files import decision_from
from qosqo.analysis.whole import Settings
from qosqo.core.phrases import UnknownPhrase
from qosqo.server.analyses.held import STUDY, Held, course_of, is_found, parts_of, read_back
from qosqo.server.bots.examination import Course, Examination, Part, examination
from qosqo.server.bots.turns import NoAnswer
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.stored import AnalysisStorage, StorageError
from qosqo.server.tables.table import Move, Table
from qosqo.web.model import AnalysisInfo

log = logging.getLogger(__name__)

USUAL: Final = "quick"
RANKS: Final = {level: rank for rank, level in enumerate((STUDY, *LEVELS))}
MOST_EACH: Final = 2
"""So many analyses of one guest are worked on at a time."""
CLAIM_SECONDS: Final = 60.0
SWEEP_SECONDS: Final = 10.0
SHOW_SECONDS: Final = 0.5
"""What is found is shown so often at most."""
TRIES: Final = 3
MOST_HELD: Final = 64


class Examiners(Protocol):
    """Who finds out about parts of analyses."""

    @property
    def size(self) -> int: ...

    async def examine(self, asked: Examination) -> dict[str, Any]:
        """NoAnswer if it fails."""


class AnalysisDesk:
    def __init__(
        self,
        registry: TableRegistry,
        examiners: Examiners,
        storage: AnalysisStorage,
        environment: Environment,
        wake: Callable[[str], None],
        effort: float = 1.0,
    ) -> None:
        """`wake`: a table has something new to show. `effort`: how much work is done, compared with the levels of `qosqo analyse`."""
        self._registry = registry
        self._examiners = examiners
        self._storage = storage
        self._environment = environment
        self._wake = wake
        self._effort = effort
        self._held: dict[str, Held] = {}
        self._none: set[str] = set()
        """Tables that are known to have no analysis."""
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._waking: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        registry.on_change.append(self.look)

    async def start(self) -> None:
        await self._storage.start()
        self._in_background(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StorageError):  # where the database is gone the claims run out by themselves
            await self._storage.release()

    # What is known.

    async def load(self, table_id: str, afresh: bool = False) -> None:
        """Have ready what is kept of a table's analysis. `afresh`: look even if there was none a moment ago."""
        if afresh:
            self._none.discard(table_id)
        if table_id in self._held or table_id in self._none:
            return
        stored = await self._storage.read(table_id)
        table = None if stored is None else await self._registry.open(table_id)
        if table_id in self._held:
            return  # somebody else was quicker, and it may be worked on by now
        if stored is not None and table is not None:
            self._hold(read_back(table, stored))
            return
        if len(self._none) > MOST_HELD * MOST_HELD:
            self._none.clear()
        self._none.add(table_id)

    def info(self, table: Table) -> AnalysisInfo | None:
        """How far the analysis of a table has come, if there is one and it was loaded. The caller holds the table's lock."""
        held = self._held.get(table.id)
        if held is None or not table.judged:
            return None
        if held.shown is None:
            wanted = list(parts_of(held.level, table.match))
            missing = sum(1 for part, number in wanted if not is_found(held, part, number))
            held.shown = AnalysisInfo(held.level, len(wanted) - missing, len(wanted), held.failed, held.put_together(table.match))
        return held.shown

    def let_go(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        self._none.discard(table_id)
        if table_id not in self._running:
            self._held.pop(table_id, None)

    async def heard(self, table_id: str) -> None:
        """Another process has found something."""
        if table_id in self._running:
            return
        known = self._held.pop(table_id, None) is not None or table_id in self._none
        self._none.discard(table_id)
        if known:
            await self.load(table_id)
            self._wake(table_id)

    # Asking for one.

    async def begin(self, table_id: str, guest: str, level: str = USUAL) -> None:
        """An analysis is wanted. One that is as thorough, or more, is good enough."""
        if level not in LEVELS:
            raise Denied("bad-message", detail="level")
        await self.load(table_id)
        async with self._registry.reading(table_id) as table:
            if not table.judged:
                raise Denied("only-finished")
            if not table.match.made:
                raise Denied("no-moves")
        held = self._held.get(table_id)
        if held is not None and not held.failed and RANKS[held.level] >= RANKS[level]:
            return
        others = (each for each in self._running if each != table_id)  # what runs here is given up for this one
        if sum(1 for each in others if self._held[each].asked_by == guest) >= MOST_EACH:
            raise Denied("too-many-analyses")
        await self._begin(table_id, guest, level)

    async def _begin(self, table_id: str, guest: str, level: str) -> None:
        settings = Settings(LEVELS[USUAL if level == STUDY else level].times(self._effort))
        running = self._running.pop(table_id, None)
        if running is not None:
            running.cancel()
        await self._storage.begin(table_id, guest, level, settings)
        self._failed.discard(table_id)
        self._hold(Held(table_id, guest, level, settings, former=self._former(table_id)))
        self._run(table_id)
        self._wake(table_id)

    def _former(self, table_id: str) -> Held | None:
        """What is shown until a new analysis knows better. One that was given up may know less than the one before."""
        held = self._held.get(table_id)
        if held is None:
            return None
        found = held.former if held.former is not None and len(held.former.decisions) > len(held.decisions) else held
        found.former = None
        return found

    async def judge(self, table_id: str, number: int, move: Move) -> Decision:
        """What a move would have been worth that was not played."""
        shown = self._held.get(table_id)
        held = None if shown is None else shown.about(number)
        async with self._registry.reading(table_id) as table:
            if held is None or not table.judged:
                raise Denied("no-analysis")
            game = table.game
            try:
                legal = game.moves.packed(move) in table.match.position_at(number).moves()
            except UnknownPhrase as error:
                raise Denied("bad-move", detail=str(error)) from error
            if not legal:
                raise Denied("bad-move", detail="")
            course = course_of(table.match, held.settings, held.level)
            asked = examination(held.asked_by, table.match, course, held.in_order(), "decision", number, move)
        try:
            return decision_from((await self._examiners.examine(asked))["decision"], game)
        except NoAnswer as error:
            raise Denied("unavailable") from error

    # Working.

    def look(self, table: Table) -> None:
        """A table has changed: where everybody agreed to it, the new decisions are looked at."""
        held = self._held.get(table.id)
        if held is not None:
            held.shown = None
            if held.forget_from(len(table.match.made)):
                self._in_background(self._storage.drop(table.id, len(table.match.made)))
        if table.studied and table.match.made and not (table.finished and held is None):
            self._in_background(self._study(table.id, table.owner))

    async def _study(self, table_id: str, guest: str) -> None:
        await self.load(table_id)
        held = self._held.get(table_id)
        if held is None:
            await self._begin(table_id, guest, STUDY)
        elif table_id not in self._running and table_id not in self._failed:
            async with self._registry.reading(table_id) as table:
                complete = all(is_found(held, *each) for each in parts_of(held.level, table.match))
            if not complete:
                await self._storage.set_done(table_id, False)
                self._run(table_id)

    async def _sweep(self) -> None:
        """Go on with what nobody works on: after a start, or because another process died."""
        while True:
            try:
                for table_id in await self._storage.unclaimed():
                    if table_id not in self._running and table_id not in self._failed:
                        await self.load(table_id)
                        self._run(table_id)
            except Denied as denied:
                log.warning("an analysis cannot go on", extra={"reason": denied.code})
            except StorageError:
                log.exception("no analyses could be looked for")
            await asyncio.sleep(SWEEP_SECONDS)

    def _run(self, table_id: str) -> None:
        held = self._held.get(table_id)
        if held is None or table_id in self._running:
            return
        task = asyncio.create_task(self._work(held))
        self._running[table_id] = task
        task.add_done_callback(lambda ended: self._ended(table_id, ended))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._running.get(table_id) is task:
            del self._running[table_id]
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        log.error("an analysis failed", extra={"table": table_id, "reason": repr(error)})
        self._failed.add(table_id)
        held = self._held.get(table_id)
        if held is not None:
            held.failed = True
            held.shown = None
            self._wake(table_id)

    async def _work(self, held: Held) -> None:
        """Find out what is missing, until nothing is."""
        while await self._storage.claim(held.table_id, CLAIM_SECONDS):
            async with self._registry.reading(held.table_id) as table:
                course = await self._environment.apart(course_of, table.match, held.settings, held.level)
                missing = [each for each in parts_of(held.level, table.match) if not is_found(held, *each)]
            if not missing:
                held.former = None
                await self._storage.set_done(held.table_id, True)
                self._wake(held.table_id)
                return
            stages = [each for each in missing if each[0] == "stage"]
            waiting = iter(stages or missing)  # what estimates are worth must be known before anything is judged by them
            await asyncio.gather(*(self._take(held, course, waiting) for _ in range(self._examiners.size)))

    async def _take(self, held: Held, course: Course, waiting: Iterator[tuple[Part, int]]) -> None:
        """One part after the other."""
        for part, number in waiting:
            async with self._registry.reading(held.table_id) as table:
                if part == "decision" and number >= len(table.match.made):
                    return  # taken back meanwhile
                asked = examination(held.asked_by, table.match, course, held.in_order(), part, number)
                game, changes = table.game, table.version
            found = await self._found(asked)
            async with self._registry.reading(held.table_id) as table:
                if table.version < changes or number > len(table.match.made):
                    return
                held.add(found, game)
            await self._storage.add(held.table_id, part, number, found)
            await self._storage.claim(held.table_id, CLAIM_SECONDS)
            self._show(held.table_id)

    async def _found(self, asked: Examination) -> dict[str, Any]:
        for tried in range(TRIES):
            try:
                return await self._examiners.examine(asked)
            except NoAnswer as error:
                if tried + 1 == TRIES:
                    raise
                log.warning("a part of an analysis is tried again", extra={"reason": str(error)})
        raise NoAnswer("nobody was asked")

    # Helpers.

    def _hold(self, held: Held) -> None:
        self._none.discard(held.table_id)
        self._held[held.table_id] = held
        for table_id in list(self._held) if len(self._held) > MOST_HELD else ():
            if table_id != held.table_id and not self._registry.in_use(table_id):
                self.let_go(table_id)

    def _show(self, table_id: str) -> None:
        """Soon, and not for every part by itself."""
        if table_id not in self._waking:
            self._waking.add(table_id)
            asyncio.get_running_loop().call_later(SHOW_SECONDS, self._show_now, table_id)

    def _show_now(self, table_id: str) -> None:
        self._waking.discard(table_id)
        self._wake(table_id)

    def _in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
