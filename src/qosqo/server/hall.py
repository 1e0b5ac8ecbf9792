"""The hall: all tables, in memory as long as they are used, always first in the store.

A change is made under the table's lock, stored, and only then shown to anybody. The store accepts it only if nobody
else has changed the table in between; otherwise the table is read again and the change is tried on the new truth.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeVar

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import RecordError, Writer, read_further, read_record
from qosqo.server.errors import Denied, UnusableDenied
from qosqo.server.guests import now
from qosqo.server.store import Duplicate, Row, Store, Transaction
from qosqo.server.table import Request, Seat, State, Table

log = logging.getLogger(__name__)

Result = TypeVar("Result")

MOST_TABLES_IN_MEMORY: Final = 2000
ATTEMPTS: Final = 5
MOST_LISTED: Final = 100


@dataclass(frozen=True)
class Listing:
    """A table in a list, without its game being loaded."""

    id: str
    game: str
    names: tuple[str, ...]
    finished: bool
    scores: tuple[int, ...]
    moves: int
    to_act: int
    mine: tuple[int, ...]
    changed: int


class Hall:
    def __init__(self, store: Store, games: dict[str, Game]) -> None:
        self.store = store
        self.games = games
        self.on_change: list[Callable[[Table], None]] = []
        """Called after a change was stored, or was read because another process made it."""
        self.in_use: Callable[[str], bool] = lambda _: False
        """Whether somebody watches a table, so that it must stay in memory."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise Denied("no-game")
        return self.games[name]

    def in_memory(self) -> int:
        """How many tables are held ready."""
        return len(self._tables)

    def holders(self, table_id: str) -> set[str]:
        """The guests who sit at a table, as far as it is held ready."""
        table = self._tables.get(table_id)
        return {seat.holder for seat in table.seats if seat.holder} if table is not None else set()

    # Opening.

    async def open(self, table_id: str) -> Table:
        """The table with this name, read from the store if need be."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        row, seats, lines = await self._stored(table_id, 0)
        game = self.game(row[0])
        try:
            match = await asyncio.to_thread(replay, game, lines)
        except RecordError as error:
            log.warning("a table cannot be read", extra={"table": table_id, "reason": str(error)})
            raise UnusableDenied("unreadable", error) from error
        table = Table(table_id, game, match, owner=row[1], seats=[], writer=resumed(lines))
        fill(table, row, seats)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        for table_id in list(self._tables):
            if len(self._tables) <= MOST_TABLES_IN_MEMORY:
                break
            old = self._tables[table_id]
            if not self.in_use(table_id) and not old.lock.locked() and old.bot_due() is None:
                del self._tables[table_id]

    async def _stored(self, table_id: str, first_line: int) -> tuple[Row, list[Row], list[str]]:
        def work(transaction: Transaction) -> tuple[Row, list[Row], list[str]]:
            rows = transaction.rows("SELECT game, owner, revision, state, listed FROM tables WHERE id = ?", table_id)
            if not rows:
                raise Denied("no-table")
            seats = transaction.rows("SELECT kind, name, bot, holder, invite FROM seats WHERE table_id = ? ORDER BY seat", table_id)
            lines = transaction.rows("SELECT line FROM lines WHERE table_id = ? AND n >= ? ORDER BY n", table_id, first_line)
            return rows[0], seats, [line[0] for line in lines]

        return await self.store.run(work)

    async def _refresh(self, table: Table) -> None:
        """Read what others have changed. The caller holds the lock."""
        if table.outdated:
            row, seats, lines = await self._stored(table.id, 0)
            table.match = await asyncio.to_thread(replay, table.game, lines)
            table.writer = resumed(lines)
            table.outdated = False
        else:
            row, seats, lines = await self._stored(table.id, table.writer.count)
            for line in lines:
                table.writer.count += 1
                entry, table.writer.sum = read_further(table.writer.count, line, table.writer.sum)
                table.match.repeat(table.writer.count, entry)
        fill(table, row, seats)

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """The table, unchanged as long as the block lasts."""
        table = await self.open(table_id)
        async with table.lock:
            if table.outdated:
                await self._refresh(table)
            yield table

    # Changing.

    async def act(self, table_id: str, change: Callable[[Table], Result]) -> Result:
        """Change a table and store it; the result is returned once it is safe. Whoever asked may go away, the change is completed."""
        return await asyncio.shield(asyncio.create_task(self._act(table_id, change)))

    async def _act(self, table_id: str, change: Callable[[Table], Result]) -> Result:
        for _ in range(ATTEMPTS):
            table = await self.open(table_id)
            async with table.lock:
                if table.outdated:
                    await self._refresh(table)
                try:
                    result = change(table)
                except Denied:
                    raise
                except Exception:
                    table.outdated = True
                    raise
                if await self._save(table):
                    self._tell(table)
                    return result
                await self._refresh(table)
                self._tell(table)
        raise Denied("busy")

    async def _save(self, table: Table) -> bool:
        """Store a changed table; False if another process was faster."""
        table.outdated = True  # until the store says otherwise
        lines, writer = unwritten(table)
        revision = table.revision

        def work(transaction: Transaction) -> bool:
            changed = transaction.change(
                "UPDATE tables SET revision = ?, state = ?, listed = ?, finished = ?, summary = ?, bot_due = ?, changed = ? "
                "WHERE id = ? AND revision = ?",
                revision + 1,
                state_text(table),
                int(table.listed),
                int(table.finished),
                summary(table),
                int(table.bot_due() is not None),
                now(),
                table.id,
                revision,
            )
            if not changed:
                return False
            add_lines(transaction, table.id, lines)
            if table.seats != table.stored_seats:
                write_seats(transaction, table)
            transaction.notify(f"{table.id} {revision + 1}")
            return True

        try:
            saved = await self.store.run(work)
        except Duplicate:
            saved = False
        if saved:
            table.stored_seats = deepcopy(table.seats)
            table.revision = revision + 1
            table.writer = writer
            table.outdated = False
        return saved

    async def add(self, table: Table) -> None:
        """Store a new table."""
        lines, table.writer = unwritten(table)
        table.revision = 1
        table.stored_seats = deepcopy(table.seats)

        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO tables "
                "(id, game, owner, finished, summary, revision, state, listed, bot_due, claimed_by, claimed_until, created, changed) "
                "VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, '', 0, ?, ?)",
                table.id,
                table.game.id,
                table.owner,
                int(table.finished),
                summary(table),
                state_text(table),
                int(table.listed),
                int(table.bot_due() is not None),
                now(),
                now(),
            )
            for number, seat in enumerate(table.seats):
                transaction.change(
                    "INSERT INTO seats (table_id, seat, kind, name, bot, holder, invite) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    table.id,
                    number,
                    seat.kind,
                    seat.name,
                    seat.bot,
                    seat.holder,
                    seat.invite,
                )
            add_lines(transaction, table.id, lines)

        await self.store.run(work)
        self._keep(table)
        self._tell(table)

    def _tell(self, table: Table) -> None:
        for listener in self.on_change:
            listener(table)

    # Other processes.

    async def heard(self, message: str | None) -> None:
        """Another process has changed a table (None: any)."""
        if message is None:
            for table_id in list(self._tables):
                await self._look_again(table_id, None)
        else:
            table_id, _, revision = message.partition(" ")
            if table_id in self._tables:
                await self._look_again(table_id, int(revision))

    async def _look_again(self, table_id: str, revision: int | None) -> None:
        table = self._tables[table_id]
        async with table.lock:
            if revision is None or revision > table.revision:
                try:
                    await self._refresh(table)
                except RecordError:
                    log.exception("a table cannot be read", extra={"table": table_id})
                    table.outdated = True
                    return
                self._tell(table)

    # Finding.

    async def table_of_invite(self, invite: str) -> tuple[str, int]:
        def work(transaction: Transaction) -> list[Row]:
            return transaction.rows("SELECT table_id, seat FROM seats WHERE invite = ?", invite)

        rows = await self.store.run(work)
        if not rows:
            raise Denied("no-invite")
        return rows[0][0], rows[0][1]

    async def tables_of(self, holder: str) -> list[Listing]:
        """The tables at which somebody sits or that they set up, latest first."""
        return await self._listings(
            "id IN (SELECT table_id FROM seats WHERE holder = ? UNION SELECT id FROM tables WHERE owner = ?)", holder, holder, mine=holder
        )

    async def tables_to_watch(self, holder: str | None) -> list[Listing]:
        """Running tables that are open to everybody, latest first."""
        found = await self._listings("listed = 1 AND finished = 0", mine=holder)
        return [listing for listing in found if not listing.mine]

    async def _listings(self, condition: str, *values: str, mine: str | None) -> list[Listing]:
        def work(transaction: Transaction) -> list[Listing]:
            columns = "id, game, finished, summary, changed"
            order = f"ORDER BY changed DESC LIMIT {MOST_LISTED}"
            rows = transaction.rows(f"SELECT {columns} FROM tables WHERE {condition} {order}", *values)
            return [self._listing(transaction, row, mine) for row in rows if row[1] in self.games]

        return await self.store.run(work)

    def _listing(self, transaction: Transaction, row: Row, mine: str | None) -> Listing:
        table_id, game, finished, summary_text, changed = row
        seats = transaction.rows("SELECT name, holder FROM seats WHERE table_id = ? ORDER BY seat", table_id)
        found: dict[str, Any] = json.loads(summary_text)
        return Listing(
            table_id,
            game,
            tuple(seat[0] for seat in seats),
            bool(finished),
            tuple(found["scores"]),
            found["moves"],
            found["to_act"],
            tuple(number for number, seat in enumerate(seats) if mine is not None and seat[1] == mine),
            changed,
        )


def replay(game: Game, lines: Iterable[str]) -> Match:
    return Match.from_record(read_record("\n".join(lines), open_ended=True), game)


def resumed(lines: list[str]) -> Writer:
    """A writer that goes on after the lines."""
    writer = Writer()
    writer.count = len(lines)
    writer.sum = json.loads(lines[-1])["sum"]
    return writer


def unwritten(table: Table) -> tuple[list[tuple[int, str]], Writer]:
    """The lines of the record that are not stored yet, and the writer as it will be when they are."""
    writer = Writer()
    writer.sum = table.writer.sum
    writer.count = table.writer.count
    lines: list[tuple[int, str]] = []
    if writer.count == 0:
        lines.append((0, writer.header(table.match.header)))
    for entry in table.match.entries[writer.count - 1 :]:
        lines.append((writer.count, writer.entry(entry)))
    return lines, writer


def add_lines(transaction: Transaction, table_id: str, lines: list[tuple[int, str]]) -> None:
    for number, line in lines:
        transaction.change("INSERT INTO lines (table_id, n, line, made) VALUES (?, ?, ?, ?)", table_id, number, line, now())


def write_seats(transaction: Transaction, table: Table) -> None:
    for number, seat in enumerate(table.seats):
        transaction.change(
            "UPDATE seats SET kind = ?, name = ?, bot = ?, holder = ?, invite = ? WHERE table_id = ? AND seat = ?",
            seat.kind,
            seat.name,
            seat.bot,
            seat.holder,
            seat.invite,
            table.id,
            number,
        )


def summary(table: Table) -> str:
    """What lists of tables say about it, without reading its record."""
    position = table.match.position
    return json.dumps({"scores": position.scores, "moves": len(table.match.made), "to_act": position.to_act()})


def state_text(table: Table) -> str:
    return json.dumps(asdict(table.state))


def fill(table: Table, row: Row, seats: list[Row]) -> None:
    """Put what the store says into a table."""
    _, _, table.revision, state, listed = row
    content = json.loads(state)
    request = content.pop("request")
    table.state = State(**content, request=Request(**request) if request else None)
    table.listed = bool(listed)
    table.seats = [Seat(*seat) for seat in seats]
    table.stored_seats = deepcopy(table.seats)
