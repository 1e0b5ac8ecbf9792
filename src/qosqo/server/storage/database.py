"""A database that work is done on: SQLite in a file, or PostgreSQL by URL.

Work is a plain function that gets a transaction; it runs in a thread of the database, so that the event loop never
waits for a disk. What it returns is handed over only after the transaction is safely committed.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from qosqo.server.storage.migrations import MIGRATIONS
from qosqo.server.tables.stored import StorageError

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Value = str | int | None
Row = tuple[Any, ...]


class Duplicate(Exception):
    """A row that must be unique exists already; nothing was changed."""


class Transaction(Protocol):
    """What work on the database may do. Statements use `?` for values on every database."""

    def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run a statement and return the rows it finds."""

    def change(self, sql: str, *values: Value) -> int:
        """Run a statement and return how many rows it changed."""

    def now(self) -> int:
        """The time by the clock of the database, which all processes share, in milliseconds since 1970."""

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


class Database:
    """A database with threads that work on it. Subclasses say how a thread does so."""

    shared = False
    """Whether other server processes may work on the same database."""

    def __init__(self, threads: int) -> None:
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._work, name=f"database-{number}", daemon=True) for number in range(threads)]
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
            raise StorageError("the database is closed")
        job = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        # A caller that gives up must not take the result of a commit with it half-way: the job runs on.
        return await asyncio.shield(job.future)

    async def check(self) -> None:
        """StorageError if the database does not answer, or nothing can be written."""
        try:
            await self.run(lambda transaction: transaction.change("UPDATE schema_version SET version = version"))
        except Duplicate as error:
            raise StorageError(str(error)) from error

    def take(self) -> None:
        """Be the one who serves this database, where there can be only one; StorageError if there is another."""

    def give_up(self) -> None:
        """The opposite."""

    def migrate(self) -> None:
        """Bring the schema up to date; StorageError if the database cannot be used."""
        raise NotImplementedError

    def read_once(self, work: Callable[[Transaction], Result]) -> Result:
        """Do one piece of work without starting anything, on a connection that cannot change the database."""
        raise NotImplementedError

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` (from another thread) with every message of another process; with None when some may have been missed."""

    def _work(self) -> None:
        raise NotImplementedError


def schema_version(transaction: Transaction) -> int:
    """How many migrations a database has seen."""
    found = transaction.rows("SELECT version FROM schema_version")
    version: int = found[0][0] if found else 0
    if version > len(MIGRATIONS):
        raise StorageError(f"the database has schema {version}, which is newer than this program ({len(MIGRATIONS)})")
    return version


def bring_up_to_date(transaction: Transaction) -> None:
    """Run the migrations that this database has not seen. The caller holds a lock against other processes."""
    transaction.change("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version = schema_version(transaction)
    if not transaction.rows("SELECT version FROM schema_version"):
        transaction.change("INSERT INTO schema_version (version) VALUES (0)")
    for number in range(version, len(MIGRATIONS)):
        for statement in MIGRATIONS[number]:
            transaction.change(statement)
        transaction.change("UPDATE schema_version SET version = ?", number + 1)
        log.info("schema migrated", extra={"schema": number + 1})
