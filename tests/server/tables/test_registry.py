"""All tables: what is kept of them, and what happens when two change the same one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from qosqo.core.record import read_record
from qosqo.server.storage.database import Transaction
from qosqo.server.storage.sqlite import SqliteDatabase
from qosqo.server.storage.tables import StoredTables
from qosqo.server.tables.creation import Wish, new_table
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.stored import StorageError
from qosqo.server.tables.table import Move, Table
from tests.server.databases import with_database
from tests.tambo import GAME

Result = TypeVar("Result")
DRAW: Move = {"kind": "draw"}


def registry_on(database: SqliteDatabase) -> TableRegistry:
    return TableRegistry(StoredTables(database, USUAL.now), {GAME.id: GAME}, USUAL)


def two_seats() -> Table:
    return new_table(USUAL, GAME, [Wish("me"), Wish("device")], "ana", "Ana", "en")


def test_the_stored_lines_are_the_record(tmp_path: Path) -> None:
    async def work(database: SqliteDatabase) -> None:
        registry = registry_on(database)
        table = two_seats()
        await registry.add(table)
        for _ in range(3):
            await registry.act(table.id, lambda table: table.play(table.match.position.to_act(), first_move(table), table.version))
        rows = await database.run(lambda transaction: transaction.rows("SELECT line FROM lines ORDER BY n"))
        record = read_record("\n".join(row[0] for row in rows), open_ended=True)
        assert record.entries == table.match.entries
        assert await reopened(database, table) == table.match.record_text()

    with_database(tmp_path / "t.db", work)


async def reopened(database: SqliteDatabase, table: Table) -> str:
    """The record of a table as another process reads it."""
    return (await registry_on(database).open(table.id)).match.record_text()


def first_move(table: Table) -> Move:
    return GAME.moves.named(table.match.position.moves()[0])


def test_the_faster_of_two_processes_wins_and_the_other_sees_what_happened(tmp_path: Path) -> None:
    async def work(database: SqliteDatabase) -> None:
        one, other = registry_on(database), registry_on(database)
        table = two_seats()
        await one.add(table)
        unaware = await other.open(table.id)
        await one.act(table.id, lambda table: table.play(0, DRAW, 0))
        assert unaware.version == 0
        with pytest.raises(Denied, match="stale"):
            await other.act(table.id, lambda table: table.play(0, DRAW, 0))
        assert unaware.match.record_text() == table.match.record_text()
        await other.act(table.id, lambda unaware: unaware.play(1, first_move(unaware), 1))
        with pytest.raises(Denied, match="stale"):
            await one.act(table.id, lambda table: table.play(1, first_move(table), 1))
        assert table.version == 2

    with_database(tmp_path / "t.db", work)


def test_changes_beside_the_game_are_tried_again_on_the_new_truth(tmp_path: Path) -> None:
    """Somebody joins at one process while somebody else plays at another: both happen."""

    async def work(database: SqliteDatabase) -> None:
        one, other = registry_on(database), registry_on(database)
        table = new_table(USUAL, GAME, [Wish("me"), Wish("friend")], "ana", "Ana", "en")
        await one.add(table)
        invite = table.seats[1].invite
        assert invite is not None
        await other.open(table.id)
        await one.act(table.id, lambda table: table.play(0, DRAW, 0))
        await other.act(table.id, lambda table: table.join(invite, "ben", "Ben"))
        found = await registry_on(database).open(table.id)
        assert (found.version, found.names()) == (1, ["Ana", "Ben"])
        assert '"Ben"' in found.match.record_text()

    with_database(tmp_path / "t.db", work)


def test_a_change_that_cannot_be_stored_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(database: SqliteDatabase) -> None:
        registry = registry_on(database)
        told: list[int] = []
        registry.on_change.append(lambda table: told.append(table.version))
        table = two_seats()
        await registry.add(table)

        async def fail(_: Callable[[Transaction], Result]) -> Result:
            raise StorageError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(database, "run", fail)
            with pytest.raises(StorageError):
                await registry.act(table.id, lambda table: table.play(0, DRAW, 0))
        async with registry.reading(table.id) as table:
            assert table.version == 0
        assert told == [0]

    with_database(tmp_path / "t.db", work)
