"""SQLite as the database: migrations, transactions, and what is never written down."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from qosqo.server.storage.connect import database_at
from qosqo.server.storage.database import Row, Transaction
from qosqo.server.storage.migrations import MIGRATIONS
from qosqo.server.storage.sqlite import SqliteDatabase
from qosqo.server.storage.tables import StoredTables
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.stored import StorageError
from tests.server.databases import with_database
from tests.server.helpers import Player, serving, tambo_config


def test_migrations_run_once(tmp_path: Path) -> None:
    async def version(database: SqliteDatabase) -> int:
        rows = await database.run(lambda transaction: transaction.rows("SELECT version FROM schema_version"))
        assert len(rows) == 1
        found: int = rows[0][0]
        return found

    assert with_database(tmp_path / "t.db", version) == len(MIGRATIONS)
    assert with_database(tmp_path / "t.db", version) == len(MIGRATIONS)


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    async def nothing(_: SqliteDatabase) -> None: ...

    with_database(tmp_path / "t.db", nothing)
    with sqlite3.connect(tmp_path / "t.db") as connection:
        connection.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(StorageError, match="newer"):
        with_database(tmp_path / "t.db", nothing)


def test_work_that_fails_is_rolled_back_alone(tmp_path: Path) -> None:
    """Jobs that wait together share a commit, but not their failures."""

    def add(name: str) -> Callable[[Transaction], int]:
        return lambda transaction: transaction.change("INSERT INTO guests (hash, settings, created) VALUES (?, '{}', 0)", name)

    def add_and_fail(transaction: Transaction) -> None:
        add("bad")(transaction)
        raise KeyError("bad")

    async def work(database: SqliteDatabase) -> list[str]:
        jobs = [database.run(add("first")), database.run(add_and_fail), database.run(add("last"))]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(outcomes[1], KeyError)
        rows = await database.run(lambda transaction: transaction.rows("SELECT hash FROM guests ORDER BY hash"))
        return [row[0] for row in rows]

    assert with_database(tmp_path / "t.db", work) == ["first", "last"]


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    database = database_at(f"sqlite:///{tmp_path}/t.db")
    with pytest.raises(StorageError, match="closed"):
        asyncio.run(database.run(lambda transaction: transaction.rows("SELECT 1")))


class Explained:
    """A transaction that asks how each statement would find its rows, and finds none."""

    def __init__(self, transaction: Transaction) -> None:
        self.plans: list[str] = []
        self._transaction = transaction

    def rows(self, sql: str, *values: str | int | None) -> list[Row]:
        self.plans += [row[-1] for row in self._transaction.rows(f"EXPLAIN QUERY PLAN {sql}", *values)]
        return []


def test_what_a_guest_owns_is_found_without_reading_all_tables(tmp_path: Path) -> None:
    async def plans(database: SqliteDatabase) -> list[str]:
        asked: list[Callable[[Transaction], object]] = []

        class Asked:
            async def run(self, work: Callable[[Transaction], object]) -> object:
                asked.append(work)
                return []

        await StoredTables(Asked(), USUAL.now).tables_of("ana")  # type: ignore[arg-type]  # all that it needs of a database

        def explain(transaction: Transaction) -> list[str]:
            explained = Explained(transaction)
            asked[0](explained)  # type: ignore[arg-type]  # it only reads
            return explained.plans

        return await database.run(explain)

    found = with_database(tmp_path / "t.db", plans)
    assert any("tables_by_owner" in plan for plan in found)
    assert any("seats_by_holder" in plan for plan in found)
    assert not any(plan in ("SCAN tables", "SCAN seats") for plan in found)


def test_secrets_are_not_stored(tmp_path: Path) -> None:
    """Only the hash of a guest's secret is in the database, and an invitation no longer once it is used."""
    with serving(tambo_config(str(tmp_path / "t.db"))) as address:
        ana, ben = Player(address), Player(address)
        link = ana.set_up("me", "friend")["invites"]["1"]
        ben.join(link)
    with sqlite3.connect(tmp_path / "t.db") as connection:
        text = "\n".join(connection.iterdump())
    for secret in (ana.secret, ben.secret, link.rpartition("/")[2]):
        assert secret not in text


def test_while_the_disk_is_full_the_check_fails_even_where_little_things_find_room(tmp_path: Path) -> None:
    """As seen on a full disk: a move could not be stored, and one number could be written nevertheless."""

    async def fill(database: SqliteDatabase) -> None:
        pages = await database.run(lambda transaction: transaction.rows("PRAGMA page_count")[0][0])
        await database.run(lambda transaction: transaction.rows(f"PRAGMA max_page_count = {pages + 1}"))
        with pytest.raises(StorageError, match="full"):
            await database.run(lambda transaction: transaction.rows(f"CREATE TABLE large AS SELECT '{'x' * 100_000}' AS content"))
        await database.run(lambda transaction: transaction.change("UPDATE schema_version SET version = version"))
        with pytest.raises(StorageError, match="full"):
            await database.check()
        await database.run(lambda transaction: transaction.rows("PRAGMA max_page_count = 1000000"))
        await database.check()
        assert await database.run(lambda transaction: transaction.rows("SELECT name FROM sqlite_master WHERE name = 'probe'")) == []

    with_database(tmp_path / "t.db", fill)
