"""Where tables are kept: SQLite in a file, or PostgreSQL by URL.

Work on the database is a plain function that gets a transaction; it runs in a thread of the store, so that the event loop never
waits for a disk. What it returns is handed over only after the transaction is safely committed.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

from qosqo.server.schema import MIGRATIONS

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Value = str | int | None
Row = tuple[Any, ...]

MOST_JOBS_TOGETHER: Final = 64
"""So many waiting changes share one commit (and its wait for the disk) at most."""


class StoreError(Exception):
    """The database did not answer, or not as it should; whether a change was made is unknown."""


class Duplicate(Exception):
    """A row that must be unique exists already; nothing was changed."""


class Transaction(Protocol):
    """What work on the database may do. Statements use `?` for values on every database."""

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run a statement and return the rows it finds."""

    def change(self, sql: str, *values: Value) -> int:
        """Run a statement and return how many rows it changed."""

    def notify(self, message: str) -> None:
        """Tell all other processes, once (and only if) this transaction is committed."""


class Job(Generic[Result]):
    """Work that waits for its turn, and whom to give the result."""

    def __init__(self, work: Callable[[Transaction], Result], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Result] = loop.create_future()
        self.result: Result | None = None
        self.error: Exception | None = None

    def do(self, transaction: Transaction) -> None:
        self.result = self.work(transaction)

    def hand_over(self) -> None:
        self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]  # `None` only where Result allows it


class Store:
    """A database with threads that work on it. Subclasses say how a thread does so."""

    shared = False
    """Whether other server processes may work on the same database."""

    def __init__(self, threads: int) -> None:
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._work, name=f"store-{number}", daemon=True) for number in range(threads)]
        self._open = False

    def start(self) -> None:
        """Bring the schema up to date and start the threads."""
        self.migrate()
        self._open = True
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Finish the waiting work and close."""
        self._open = False
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(timeout=10)

    async def run(self, work: Callable[[Transaction], Result]) -> Result:
        """Do the work in one transaction; the result is returned after the commit."""
        if not self._open:
            raise StoreError("the store is closed")
        job = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        # A caller that gives up must not take the result of a commit with it half-way: the job runs on.
        return await asyncio.shield(job.future)

    def migrate(self) -> None:
        """Bring the schema up to date; StoreError if the database cannot be used."""
        raise NotImplementedError

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` (from another thread) with every message of another process; with None when some may have been missed."""

    def _work(self) -> None:
        raise NotImplementedError


def bring_up_to_date(transaction: Transaction) -> None:
    """Run the migrations that this database has not seen. The caller holds a lock against other processes."""
    transaction.change("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    found = transaction.rows("SELECT version FROM schema_version")
    version = found[0][0] if found else 0
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has schema {version}, which is newer than this program ({len(MIGRATIONS)})")
    if not found:
        transaction.change("INSERT INTO schema_version (version) VALUES (0)")
    for number in range(version, len(MIGRATIONS)):
        for statement in MIGRATIONS[number]:
            transaction.change(statement)
        transaction.change("UPDATE schema_version SET version = ?", number + 1)
        log.info("schema migrated", extra={"schema": number + 1})


class SqliteTransaction:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        try:
            return self._connection.execute(sql, values).rowcount
        except sqlite3.IntegrityError as error:
            raise Duplicate(str(error)) from error

    def notify(self, message: str) -> None:
        """Nobody else works on this file."""


class SqliteStore(Store):
    """One file, one thread. Changes that wait at the same time are committed together, so a slow disk limits the delay, not the number."""

    def __init__(self, path: str) -> None:
        super().__init__(threads=1)
        self._path = path

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=30)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def migrate(self) -> None:
        try:
            connection = self._connect()
            connection.execute("BEGIN EXCLUSIVE")
            bring_up_to_date(SqliteTransaction(connection))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        connection.close()

    def _work(self) -> None:
        connection = self._connect()
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            stop = False
            while len(jobs) < MOST_JOBS_TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    stop = True
                    break
                jobs.append(following)
            self._commit(connection, jobs)
            for job in jobs:
                job.hand_over()
            if stop:
                break
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job[Any]]) -> None:
        """All jobs in one transaction; one that fails is rolled back alone."""
        transaction = SqliteTransaction(connection)
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                connection.execute("SAVEPOINT job")
                try:
                    job.do(transaction)
                except Exception as error:
                    job.error = error
                    connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            log.exception("the database failed")
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = StoreError(str(error))


def open_store(url: str) -> Store:
    """A store by URL: `postgresql://…`, or `sqlite:///path` (also a plain path)."""
    if url.startswith(("postgresql://", "postgres://")):
        from qosqo.server.postgres import PostgresStore

        return PostgresStore(url)
    return SqliteStore(url.removeprefix("sqlite:///"))
