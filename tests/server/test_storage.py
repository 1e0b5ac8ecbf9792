"""The store and the hall: what is kept, and what happens when two change the same table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from qosqo.core.record import read_record
from qosqo.server.errors import Denied
from qosqo.server.hall import Hall
from qosqo.server.schema import MIGRATIONS
from qosqo.server.setup import Wish, new_table
from qosqo.server.store import SqliteStore, StoreError, Transaction, open_store
from qosqo.server.table import Move, Table
from tests.tambo import GAME

Result = TypeVar("Result")
DRAW: Move = {"kind": "draw"}


def with_store(file: Path, work: Callable[[SqliteStore], Awaitable[Result]]) -> Result:
    """Do some work on a store, which is then closed."""

    async def run() -> Result:
        store = SqliteStore(str(file))
        store.start()
        try:
            return await work(store)
        finally:
            store.stop()

    return asyncio.run(run())


def two_seats() -> Table:
    return new_table(GAME, [Wish("me"), Wish("device")], "ana", "Ana", "en")


def test_migrations_run_once(tmp_path: Path) -> None:
    async def version(store: SqliteStore) -> int:
        rows = await store.run(lambda transaction: transaction.rows("SELECT version FROM schema_version"))
        assert len(rows) == 1
        found: int = rows[0][0]
        return found

    assert with_store(tmp_path / "t.db", version) == len(MIGRATIONS)
    assert with_store(tmp_path / "t.db", version) == len(MIGRATIONS)


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    async def nothing(_: SqliteStore) -> None: ...

    with_store(tmp_path / "t.db", nothing)
    with sqlite3.connect(tmp_path / "t.db") as connection:
        connection.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(StoreError, match="newer"):
        with_store(tmp_path / "t.db", nothing)


def test_work_that_fails_is_rolled_back_alone(tmp_path: Path) -> None:
    """Jobs that wait together share a commit, but not their failures."""

    def add(name: str) -> Callable[[Transaction], int]:
        return lambda transaction: transaction.change("INSERT INTO guests (hash, settings, created) VALUES (?, '{}', 0)", name)

    def add_and_fail(transaction: Transaction) -> None:
        add("bad")(transaction)
        raise KeyError("bad")

    async def work(store: SqliteStore) -> list[str]:
        jobs = [store.run(add("first")), store.run(add_and_fail), store.run(add("last"))]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(outcomes[1], KeyError)
        rows = await store.run(lambda transaction: transaction.rows("SELECT hash FROM guests ORDER BY hash"))
        return [row[0] for row in rows]

    assert with_store(tmp_path / "t.db", work) == ["first", "last"]


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/t.db")
    with pytest.raises(StoreError, match="closed"):
        asyncio.run(store.run(lambda transaction: transaction.rows("SELECT 1")))


def test_the_stored_lines_are_the_record(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        hall = Hall(store, {GAME.id: GAME})
        table = two_seats()
        await hall.add(table)
        for _ in range(3):
            await hall.act(table.id, lambda table: table.play(table.match.position.to_act(), first_move(table), table.version))
        rows = await store.run(lambda transaction: transaction.rows("SELECT line FROM lines ORDER BY n"))
        record = read_record("\n".join(row[0] for row in rows), open_ended=True)
        assert record.entries == table.match.entries
        assert await reopened(store, table) == table.match.record_text()

    with_store(tmp_path / "t.db", work)


async def reopened(store: SqliteStore, table: Table) -> str:
    """The record of a table as another process reads it."""
    return (await Hall(store, {GAME.id: GAME}).open(table.id)).match.record_text()


def first_move(table: Table) -> Move:
    return GAME.moves.named(table.match.position.moves()[0])


def test_the_faster_of_two_processes_wins_and_the_other_sees_what_happened(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        one, other = Hall(store, {GAME.id: GAME}), Hall(store, {GAME.id: GAME})
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

    with_store(tmp_path / "t.db", work)


def test_changes_beside_the_game_are_tried_again_on_the_new_truth(tmp_path: Path) -> None:
    """Somebody joins at one process while somebody else plays at another: both happen."""

    async def work(store: SqliteStore) -> None:
        one, other = Hall(store, {GAME.id: GAME}), Hall(store, {GAME.id: GAME})
        table = new_table(GAME, [Wish("me"), Wish("friend")], "ana", "Ana", "en")
        await one.add(table)
        invite = table.seats[1].invite
        assert invite is not None
        await other.open(table.id)
        await one.act(table.id, lambda table: table.play(0, DRAW, 0))
        await other.act(table.id, lambda table: table.join(invite, "ben", "Ben"))
        found = await Hall(store, {GAME.id: GAME}).open(table.id)
        assert (found.version, found.names()) == (1, ["Ana", "Ben"])
        assert '"Ben"' in found.match.record_text()

    with_store(tmp_path / "t.db", work)


def test_a_change_that_cannot_be_stored_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        hall = Hall(store, {GAME.id: GAME})
        told: list[int] = []
        hall.on_change.append(lambda table: told.append(table.version))
        table = two_seats()
        await hall.add(table)

        async def fail(_: Callable[[Transaction], Result]) -> Result:
            raise StoreError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "run", fail)
            with pytest.raises(StoreError):
                await hall.act(table.id, lambda table: table.play(0, DRAW, 0))
        async with hall.reading(table.id) as table:
            assert table.version == 0
        assert told == [0]

    with_store(tmp_path / "t.db", work)


def test_secrets_are_not_stored(tmp_path: Path) -> None:
    """Only the hash of a guest's secret is in the database, and an invitation no longer once it is used."""
    from tests.server.helpers import Player, serving, tambo_config

    with serving(tambo_config(str(tmp_path / "t.db"))) as address:
        ana, ben = Player(address), Player(address)
        link = ana.set_up("me", "friend")["invites"]["1"]
        ben.join(link)
    with sqlite3.connect(tmp_path / "t.db") as connection:
        text = "\n".join(connection.iterdump())
    for secret in (ana.secret, ben.secret, link.rpartition("/")[2]):
        assert secret not in text
