"""All tables: in memory as long as they are used, always first in the storage.

A change is made under the table's lock, stored, and only then shown to anybody. The storage accepts it only if nobody
else has changed the table in between; otherwise the table is read again and the change is tried on the new truth.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import RecordError, Writer, read_further, read_record
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.errors import Denied, UnusableDenied
from qosqo.server.tables.fairness import FairQueue
from qosqo.server.tables.stored import ComponentData, Listing, StoredTable, Summary, TableChange, TableStorage
from qosqo.server.tables.table import Seat, Table

log = logging.getLogger(__name__)

Result = TypeVar("Result")

MOST_TABLES_IN_MEMORY: Final = 200
"""More are held only while somebody looks at them or a bot is to play; others are read from the storage when they are needed."""
ATTEMPTS: Final = 5
REPLAYS_AT_ONCE: Final = 2


@dataclass(eq=False)
class HeldTable:
    """A table in memory, with what is known about its stored form."""

    table: Table
    revision: int
    """Grows with every change that is stored."""
    writer: Writer
    """Has written all lines that are stored."""
    stored_seats: list[Seat]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the table is changed or read, so that nobody sees a change before it is stored."""
    outdated: bool = False
    """A change could not be stored: the truth must be read again."""


class TableRegistry:
    def __init__(self, storage: TableStorage, games: dict[str, Game], environment: Environment) -> None:
        self.games = games
        self.on_change: list[Callable[[Table], None]] = []
        """Called after a change was stored, or was read because another process made it."""
        self.in_use: Callable[[str], bool] = lambda _: False
        """Whether somebody watches a table, so that it must stay in memory."""
        self._storage = storage
        self._environment = environment
        self._held: OrderedDict[str, HeldTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[HeldTable]] = {}
        self._replays = FairQueue(REPLAYS_AT_ONCE, sys.maxsize)
        """Those who set up tables take turns: nobody waits until all long games of somebody else are read."""

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise Denied("no-game")
        return self.games[name]

    def in_memory(self) -> int:
        """How many tables are held ready."""
        return len(self._held)

    def holders(self, table_id: str) -> set[str]:
        """The guests who sit at a table, as far as it is held ready."""
        held = self._held.get(table_id)
        return {seat.holder for seat in held.table.seats if seat.holder} if held is not None else set()

    # Opening.

    async def open(self, table_id: str) -> Table:
        """The table with this name, read from the storage if need be."""
        return (await self._open(table_id)).table

    async def _open(self, table_id: str) -> HeldTable:
        held = self._held.get(table_id)
        if held is not None:
            self._held.move_to_end(table_id)
            return held
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> HeldTable:
        stored = await self._read(table_id)
        game = self.game(stored.game)
        try:
            async with self._replays.turn(stored.owner):
                match = await self._environment.apart(replay, game, stored.lines, stored.data_text)
        except RecordError as error:
            log.warning("a table cannot be read", extra={"table": table_id, "reason": str(error)})
            raise UnusableDenied("unreadable", error) from error
        table = Table(table_id, game, match, stored.owner, seats=[])
        held = HeldTable(table, stored.revision, resumed(stored.lines), stored_seats=[])
        fill(held, stored)
        self._keep(held)
        return held

    def _keep(self, held: HeldTable) -> None:
        self._held[held.table.id] = held
        self.let_go()

    def let_go(self) -> None:
        """Forget the tables that were used longest ago and are not needed, if there are many."""
        for table_id in list(self._held) if len(self._held) > MOST_TABLES_IN_MEMORY else ():
            if len(self._held) <= MOST_TABLES_IN_MEMORY:
                break
            old = self._held[table_id]
            if not self.in_use(table_id) and not old.lock.locked() and old.table.bot_due() is None:
                del self._held[table_id]

    async def _read(self, table_id: str, first_line: int = 0) -> StoredTable:
        stored = await self._storage.read(table_id, first_line)
        if stored is None:
            raise Denied("no-table")
        return stored

    async def _refresh(self, held: HeldTable) -> None:
        """Read what others have changed. The caller holds the lock."""
        table = held.table
        if held.outdated:
            stored = await self._read(table.id)
            table.match = await self._environment.apart(replay, table.game, stored.lines, stored.data_text)
            held.writer = resumed(stored.lines)
            held.outdated = False
        else:
            stored = await self._read(table.id, held.writer.count)
            for line in stored.lines:
                held.writer.count += 1
                entry, held.writer.sum = read_further(held.writer.count, line, held.writer.sum)
                table.match.repeat(held.writer.count, entry)
        fill(held, stored)

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """The table, unchanged as long as the block lasts."""
        held = await self._open(table_id)
        async with held.lock:
            if held.outdated:
                await self._refresh(held)
            yield held.table

    async def exists(self, table_id: str) -> bool:
        try:
            await self._open(table_id)
        except Denied:
            return False
        return True

    # Changing.

    async def act(self, table_id: str, change: Callable[[Table], Result]) -> Result:
        """Change a table and store it; the result is returned once it is safe. Whoever asked may go away, the change is completed."""
        return await asyncio.shield(asyncio.create_task(self._act(table_id, change)))

    async def _act(self, table_id: str, change: Callable[[Table], Result]) -> Result:
        for _ in range(ATTEMPTS):
            held = await self._open(table_id)
            async with held.lock:
                if held.outdated:
                    await self._refresh(held)
                try:
                    result = change(held.table)
                except Denied:
                    raise
                except Exception:
                    held.outdated = True
                    raise
                if await self._save(held):
                    self._tell(held.table)
                    return result
                await self._refresh(held)
                self._tell(held.table)
        raise Denied("busy")

    async def _save(self, held: HeldTable) -> bool:
        """Store a changed table; False if another process was faster."""
        held.outdated = True  # until the storage says otherwise
        table = held.table
        lines, writer = unwritten(table.match, held.writer)
        seats = [replace(seat) for seat in table.seats]
        saved = await self._storage.save(table.id, held.revision, change_of(table, None if seats == held.stored_seats else seats, lines))
        if saved:
            held.stored_seats = seats
            held.revision += 1
            held.writer = writer
            held.outdated = False
        return saved

    async def add(self, table: Table) -> None:
        """Store a new table. Where somebody has opened the same record at the same moment there is one already, which is as good."""
        lines, writer = unwritten(table.match, Writer())
        seats = [replace(seat) for seat in table.seats]
        added = await self._storage.add(table.id, table.game.id, table.owner, change_of(table, seats, lines), data_of(table.match))
        if added:
            self._keep(HeldTable(table, 1, writer, seats))
            self._tell(table)

    def _tell(self, table: Table) -> None:
        for listener in self.on_change:
            listener(table)

    # Other processes.

    async def heard(self, message: str | None) -> None:
        """Another process has changed a table (None: any)."""
        if message is None:
            for table_id in list(self._held):
                await self._look_again(table_id, None)
        else:
            table_id, _, revision = message.partition(" ")
            if table_id in self._held:
                await self._look_again(table_id, int(revision))

    async def _look_again(self, table_id: str, revision: int | None) -> None:
        held = self._held[table_id]
        async with held.lock:
            if revision is None or revision > held.revision:
                try:
                    await self._refresh(held)
                except RecordError:
                    log.exception("a table cannot be read", extra={"table": table_id})
                    held.outdated = True
                    return
                self._tell(held.table)

    # Finding.

    async def table_of_invite(self, invite: str) -> tuple[str, int]:
        found = await self._storage.find_invite(invite)
        if found is None:
            raise Denied("no-invite")
        return found

    async def tables_of(self, guest: str) -> list[Listing]:
        """The tables at which somebody sits or that they set up, latest first."""
        return [listing for listing in await self._storage.tables_of(guest) if listing.game in self.games]

    async def put_away(self, guest: str, table_id: str, away: bool) -> None:
        """Take a table out of a guest's own list, or back into it; nothing changes for others."""
        if all(listing.id != table_id for listing in await self._storage.tables_of(guest)):
            raise Denied("no-table")
        await self._storage.put_away(guest, table_id, away)

    async def tables_to_watch(self, guest: str | None) -> list[Listing]:
        """Running tables of others that are open to everybody, latest first."""
        found = await self._storage.tables_to_watch(guest)
        return [listing for listing in found if listing.game in self.games and not listing.mine]


def replay(game: Game, lines: Iterable[str], kept_data: str | None = None) -> Match:
    """Play a stored record through, with the component data kept for it should the game not know them any more."""
    record = read_record("\n".join(lines), open_ended=True)
    known = record.header.data_text is not None or game.data_named(record.header.data) is not None
    return Match.from_record(record, game, None if known else kept_data)


def data_of(match: Match) -> ComponentData | None:
    """The component data to be kept with a table: those that the game knows now, and may not know later. What strangers bring is in the
    record itself, so nobody can pass off other data under the name of these."""
    if match.header.data_text is not None:
        return None
    text = match.game.data_named(match.header.data) if match.kept_data is None else match.kept_data
    return None if text is None else ComponentData(match.header.data, text)


def resumed(lines: list[str]) -> Writer:
    """A writer that goes on after the lines."""
    writer = Writer()
    writer.count = len(lines)
    writer.sum = json.loads(lines[-1])["sum"]
    return writer


def unwritten(match: Match, written: Writer) -> tuple[list[tuple[int, str]], Writer]:
    """The lines of the record that are not stored yet, and the writer as it will be when they are."""
    writer = Writer()
    writer.sum = written.sum
    writer.count = written.count
    lines: list[tuple[int, str]] = []
    if writer.count == 0:
        lines.append((0, writer.header(match.header)))
    for entry in match.entries[writer.count - 1 :]:
        lines.append((writer.count, writer.entry(entry)))
    return lines, writer


def change_of(table: Table, seats: list[Seat] | None, lines: list[tuple[int, str]]) -> TableChange:
    """What the storage is told about a table."""
    position = table.match.position
    summary = Summary(tuple(position.scores), len(table.match.made), position.to_act())
    return TableChange(deepcopy(table.state), table.listed, table.finished, table.bot_due() is not None, summary, seats, lines)


def fill(held: HeldTable, stored: StoredTable) -> None:
    """Put what the storage says into a table."""
    table = held.table
    held.revision = stored.revision
    held.stored_seats = [replace(seat) for seat in stored.seats]
    table.state = stored.state
    table.listed = stored.listed
    table.seats = stored.seats
