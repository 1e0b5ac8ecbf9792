"""Tables in the database: seats, state, and the lines of their records."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Final

from qosqo.server.storage.database import Database, Duplicate, Row, Transaction
from qosqo.server.storage.migrations import SCHEMA_WITH_DATA
from qosqo.server.tables.stored import ComponentData, Listing, StoredTable, Summary, TableChange
from qosqo.server.tables.table import HintsRequest, Request, Seat, State

MOST_LISTED: Final = 100


class StoredTables:
    """Does what `qosqo.server.tables.stored.TableStorage` asks for."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def add(self, table_id: str, game: str, owner: str, change: TableChange, data: ComponentData | None) -> bool:
        def work(transaction: Transaction) -> None:
            now = self._now()
            if data is not None:
                transaction.change(
                    "INSERT INTO component_data (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", data.name, data.text
                )
            transaction.change(
                "INSERT INTO tables "
                "(id, game, owner, finished, summary, revision, state, listed, bot_due, claimed_by, claimed_until, created, changed, data, "
                "exercise) "
                "VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, '', 0, ?, ?, ?, ?)",
                table_id,
                game,
                owner,
                int(change.finished),
                json_text(change.summary),
                json_text(change.state),
                int(change.listed),
                int(change.bot_due),
                now,
                now,
                None if data is None else data.name,
                change.state.exercise,
            )
            for number, seat in enumerate(change.seats or ()):
                transaction.change(
                    "INSERT INTO seats (table_id, seat, kind, name, bot, holder, invite) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    table_id,
                    number,
                    *columns(seat),
                )
            add_lines(transaction, table_id, change.lines, now)

        try:
            await self._database.run(work)
        except Duplicate:  # the same record, opened twice at the same moment
            return False
        return True

    async def read(self, table_id: str, first_line: int = 0) -> StoredTable | None:
        return await self._database.run(lambda transaction: read_table(transaction, table_id, first_line))

    async def save(self, table_id: str, revision: int, change: TableChange) -> bool:
        def work(transaction: Transaction) -> bool:
            now = self._now()
            changed = transaction.change(
                "UPDATE tables SET revision = ?, state = ?, listed = ?, finished = ?, summary = ?, bot_due = ?, changed = ? "
                "WHERE id = ? AND revision = ?",
                revision + 1,
                json_text(change.state),
                int(change.listed),
                int(change.finished),
                json_text(change.summary),
                int(change.bot_due),
                now,
                table_id,
                revision,
            )
            if not changed:
                return False
            add_lines(transaction, table_id, change.lines, now)
            for number, seat in enumerate(change.seats or ()):
                transaction.change(
                    "UPDATE seats SET kind = ?, name = ?, bot = ?, holder = ?, invite = ? WHERE table_id = ? AND seat = ?",
                    *columns(seat),
                    table_id,
                    number,
                )
            transaction.notify(f"{table_id} {revision + 1}")
            return True

        try:
            return await self._database.run(work)
        except Duplicate:  # somebody else has written the same line of the record
            return False

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        def work(transaction: Transaction) -> list[Row]:
            return transaction.rows("SELECT table_id, seat FROM seats WHERE invite = ?", invite)

        rows = await self._database.run(work)
        return (rows[0][0], rows[0][1]) if rows else None

    async def tables_of(self, guest: str) -> list[Listing]:
        return await self._listings(
            "exercise = '' AND id IN (SELECT table_id FROM seats WHERE holder = ? UNION SELECT id FROM tables WHERE owner = ?)",
            guest,
            guest,
            mine=guest,
        )

    async def put_away(self, guest: str, table_id: str, away: bool) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change("DELETE FROM put_away WHERE guest = ? AND table_id = ?", guest, table_id)
            if away:
                transaction.change("INSERT INTO put_away (guest, table_id) VALUES (?, ?)", guest, table_id)

        with contextlib.suppress(Duplicate):  # put away twice at the same moment
            await self._database.run(work)

    async def tables_to_watch(self, guest: str | None) -> list[Listing]:
        return await self._listings("listed = 1 AND finished = 0", mine=guest)

    async def _listings(self, condition: str, *values: str, mine: str | None) -> list[Listing]:
        def work(transaction: Transaction) -> list[Listing]:
            order = f"ORDER BY changed DESC LIMIT {MOST_LISTED}"
            rows = transaction.rows(f"SELECT id, game, finished, summary, changed, state FROM tables WHERE {condition} {order}", *values)
            away = {table_id for (table_id,) in transaction.rows("SELECT table_id FROM put_away WHERE guest = ?", mine or "")}
            return [listing(transaction, row, mine, row[0] in away) for row in rows]

        return await self._database.run(work)


def read_table(transaction: Transaction, table_id: str, first_line: int = 0, schema: int = SCHEMA_WITH_DATA) -> StoredTable | None:
    """A table as it is stored, also in a database of an earlier schema."""
    rows = transaction.rows("SELECT game, owner, revision, state, listed FROM tables WHERE id = ?", table_id)
    if not rows:
        return None
    game, owner, revision, state, listed = rows[0]
    seats = transaction.rows("SELECT kind, name, bot, holder, invite FROM seats WHERE table_id = ? ORDER BY seat", table_id)
    lines = transaction.rows("SELECT line FROM lines WHERE table_id = ? AND n >= ? ORDER BY n", table_id, first_line)
    data_text = read_data(transaction, table_id) if schema >= SCHEMA_WITH_DATA and first_line == 0 else None
    record = [line for (line,) in lines]
    return StoredTable(game, owner, revision, read_state(state), bool(listed), [Seat(*seat) for seat in seats], record, data_text)


def read_data(transaction: Transaction, table_id: str) -> str | None:
    """The component data kept for a table."""
    found = transaction.rows("SELECT text FROM component_data JOIN tables ON hash = data WHERE id = ?", table_id)
    return found[0][0] if found else None


def table_ids(transaction: Transaction) -> list[str]:
    """All tables, the oldest first."""
    return [table_id for (table_id,) in transaction.rows("SELECT id FROM tables ORDER BY created, id")]


def listing(transaction: Transaction, row: Row, mine: str | None, away: bool) -> Listing:
    table_id, game, finished, summary, changed, state = row
    seats = transaction.rows("SELECT name, holder FROM seats WHERE table_id = ? ORDER BY seat", table_id)
    return Listing(
        table_id,
        game,
        tuple(name for name, _ in seats),
        bool(finished),
        read_summary(summary),
        tuple(number for number, (_, holder) in enumerate(seats) if mine is not None and holder == mine),
        changed,
        away,
        read_state(state).uploaded,
    )


def add_lines(transaction: Transaction, table_id: str, lines: Sequence[tuple[int, str]], now: int) -> None:
    for number, line in lines:
        transaction.change("INSERT INTO lines (table_id, n, line, made) VALUES (?, ?, ?, ?)", table_id, number, line, now)


def columns(seat: Seat) -> tuple[str, str, str, str | None, str | None]:
    return seat.kind, seat.name, seat.bot, seat.holder, seat.invite


def json_text(value: State | Summary) -> str:
    return json.dumps(asdict(value))


def read_state(text: str) -> State:
    content = json.loads(text)
    request = content.pop("request")
    hints = content.pop("hints_request", None)
    return State(**content, request=Request(**request) if request else None, hints_request=HintsRequest(**hints) if hints else None)


def read_summary(text: str) -> Summary:
    content = json.loads(text)
    return Summary(tuple(content["scores"]), content["moves"], content["to_act"])
