"""SQLite as the database: one file, served by one process."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from qosqo.server.storage.database import Database, Duplicate, Job, Row, Transaction, Value, bring_up_to_date
from qosqo.server.tables.stored import StorageError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

Result = TypeVar("Result")

PROBE: Final = 256 * 1024
"""So many characters must find room before a disk that was full counts as usable again."""
MOST_JOBS_TOGETHER: Final = 64
"""So many waiting changes share one commit (and its wait for the disk) at most."""


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

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def notify(self, message: str) -> None:
        """Nobody else works on this file."""


class SqliteDatabase(Database):
    """One file, one thread. Changes that wait at the same time are committed together, so a slow disk limits the delay, not the number."""

    def __init__(self, path: str) -> None:
        super().__init__(threads=1)
        self._path = path
        self._taken: int | None = None
        self._failed = False
        """Something could not be written. Where a disk is full, little things may still find room in what was reserved before."""

    def start(self) -> None:
        self.take()
        super().start()

    def stop(self) -> None:
        super().stop()
        self.give_up()

    def take(self) -> None:
        """Be the one who serves this file; the system gives it up when the process ends, however that happens."""
        try:
            self._taken = os.open(f"{self._path}-serving", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageError(str(error)) from error
        if fcntl is not None:
            try:
                fcntl.flock(self._taken, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                self.give_up()
                raise StorageError("this file is served by another process already") from error

    def give_up(self) -> None:
        if self._taken is not None:
            os.close(self._taken)
            self._taken = None

    async def check(self) -> None:
        await super().check()
        if self._failed:
            await self.run(lambda transaction: transaction.rows(f"CREATE TABLE IF NOT EXISTS probe AS SELECT '{'x' * PROBE}' AS content"))
            await self.run(lambda transaction: transaction.rows("DROP TABLE IF EXISTS probe"))
            self._failed = False

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
            raise StorageError(str(error)) from error
        connection.close()

    def read_once(self, work: Callable[[Transaction], Result]) -> Result:
        try:
            file = Path(self._path).absolute()
            # Without a write-ahead log nobody has the file open: then not even the files beside it are made that SQLite shares with others.
            alone = "" if file.with_name(f"{file.name}-wal").exists() else "&immutable=1"
            address = f"{file.as_uri()}?mode=ro{alone}"
            with closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=30)) as connection:
                connection.execute("BEGIN")
                return work(SqliteTransaction(connection))
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error

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
                except sqlite3.OperationalError as error:
                    self._note_failure()
                    job.error = StorageError(str(error))
                    connection.execute("ROLLBACK TO job")
                except Exception as error:
                    job.error = error
                    connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._note_failure()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = StorageError(str(error))

    def _note_failure(self) -> None:
        log.exception("the database failed")
        self._failed = True
