"""PostgreSQL as the database: several server processes may work on the same tables and tell each other of changes."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from qosqo.server.storage.database import Database, Duplicate, Job, Row, Transaction, Value, bring_up_to_date
from qosqo.server.tables.stored import StorageError

log = logging.getLogger(__name__)

Result = TypeVar("Result")

CHANNEL: Final = "qosqo"
MIGRATION_LOCK: Final = 0x716F73716F
THREADS: Final = 4
SECONDS_FOR_A_CONNECTION: Final = 3.0
"""So long work waits for a connection while the database is away; then it is given up. What comes later tries anew."""
SECONDS_BEFORE_LISTENING_AGAIN: Final = 1.0

Connection = psycopg.Connection[Row]


class PostgresTransaction:
    def __init__(self, connection: Connection, sender: str) -> None:
        self._connection = connection
        self._sender = sender

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        return self._execute(sql, values).rowcount

    def now(self) -> int:
        found: int = self.rows("SELECT CAST(EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000 AS BIGINT)")[0][0]
        return found

    def notify(self, message: str) -> None:
        self.rows("SELECT pg_notify(?, ?)", CHANNEL, f"{self._sender} {message}")

    def _execute(self, sql: str, values: tuple[Value, ...]) -> psycopg.Cursor[Row]:
        try:
            return self._connection.execute(sql.replace("?", "%s").encode(), values)
        except psycopg.errors.UniqueViolation as error:
            raise Duplicate(str(error)) from error


class PostgresDatabase(Database):
    """The threads take their connections from a pool, which replaces broken ones."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__(THREADS)
        self._url = url
        self._sender = f"{os.getpid()}-{os.urandom(4).hex()}"
        self._listener: threading.Thread | None = None
        self._pool: ConnectionPool[Connection] = ConnectionPool(
            url,
            connection_class=Connection,
            kwargs={"application_name": "qosqo"},
            min_size=1,
            max_size=THREADS,
            timeout=SECONDS_FOR_A_CONNECTION,
            reconnect_timeout=SECONDS_FOR_A_CONNECTION,
            check=self._check,
            open=False,
            name="qosqo",
        )

    def _check(self, connection: Connection) -> None:
        """Where one connection is broken, the others probably are, too. They are all replaced at once: the pool, which finds
        them one by one and pauses longer after each, would not come to a good one in time."""
        try:
            ConnectionPool.check_connection(connection)
        except psycopg.Error:
            self._pool.check()
            raise

    def migrate(self) -> None:
        try:
            with psycopg.connect(self._url, application_name="qosqo") as connection, connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                bring_up_to_date(PostgresTransaction(connection, self._sender))
        except psycopg.Error as error:
            raise StorageError(str(error)) from error

    def read_once(self, work: Callable[[Transaction], Result]) -> Result:
        try:
            with psycopg.connect(self._url, application_name="qosqo") as connection:
                connection.read_only = True
                connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
                return work(PostgresTransaction(connection, self._sender))
        except psycopg.Error as error:
            raise StorageError(str(error)) from error

    def start(self) -> None:
        self._pool.open()
        super().start()

    def stop(self) -> None:
        super().stop()
        self._pool.close()
        if self._listener is not None:
            self._listener.join(timeout=10)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                with self._pool.connection() as connection:
                    self._do(connection, job)
            except psycopg.Error as error:
                log.exception("the database failed")
                job.error = StorageError(str(error))
            job.hand_over()

    def _do(self, connection: Connection, job: Job[Any]) -> None:
        try:
            with connection.transaction():
                job.do(PostgresTransaction(connection, self._sender))
        except psycopg.Error:
            raise
        except Exception as error:
            job.error = error

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._listener = threading.Thread(target=self._hear, args=(heard,), name="database-listener", daemon=True)
        self._listener.start()

    def _hear(self, heard: Callable[[str | None], None]) -> None:
        """A connection of its own, not from the pool: it is never given back."""
        while self._open:
            try:
                with psycopg.connect(self._url, autocommit=True, application_name="qosqo-listener") as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    heard(None)
                    while self._open:
                        for notice in connection.notifies(timeout=0.5):
                            sender, _, message = notice.payload.partition(" ")
                            if sender != self._sender and self._open:
                                heard(message)
            except psycopg.Error:
                log.exception("the listener lost the database")
                time.sleep(SECONDS_BEFORE_LISTENING_AGAIN)
