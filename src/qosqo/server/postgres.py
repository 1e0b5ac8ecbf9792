"""PostgreSQL as the store: several server processes may work on the same tables and tell each other of changes."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import psycopg

from qosqo.server.store import Duplicate, Job, Row, Store, StoreError, Value, bring_up_to_date

log = logging.getLogger(__name__)

CHANNEL: Final = "qosqo"
MIGRATION_LOCK: Final = 0x716F73716F
THREADS: Final = 4
SECONDS_BEFORE_RECONNECT: Final = 1.0

Connection = psycopg.Connection[Row]


class PostgresTransaction:
    def __init__(self, connection: Connection, sender: str) -> None:
        self._connection = connection
        self._sender = sender

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        return self._execute(sql, values).rowcount

    def notify(self, message: str) -> None:
        self.rows("SELECT pg_notify(?, ?)", CHANNEL, f"{self._sender} {message}")

    def _execute(self, sql: str, values: tuple[Value, ...]) -> psycopg.Cursor[Row]:
        try:
            return self._connection.execute(sql.replace("?", "%s").encode(), values)
        except psycopg.errors.UniqueViolation as error:
            raise Duplicate(str(error)) from error


class PostgresStore(Store):
    """Each thread has a connection of its own and makes a new one when it breaks."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__(THREADS)
        self._url = url
        self._sender = f"{os.getpid()}-{os.urandom(4).hex()}"
        self._listener: threading.Thread | None = None

    def _connect(self) -> Connection:
        return psycopg.connect(self._url, autocommit=False, application_name="qosqo")

    def migrate(self) -> None:
        try:
            with self._connect() as connection, connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                bring_up_to_date(PostgresTransaction(connection, self._sender))
        except psycopg.Error as error:
            raise StoreError(str(error)) from error

    def _work(self) -> None:
        connection: Connection | None = None
        while (job := self._jobs.get()) is not None:
            try:
                if connection is None or connection.closed:
                    connection = self._connect()
                self._do(connection, job)
            except psycopg.Error as error:
                log.exception("the database failed")
                job.error = StoreError(str(error))
                if connection is not None:
                    connection.close()
            job.hand_over()
        if connection is not None:
            connection.close()

    def _do(self, connection: Connection, job: Job[Any]) -> None:
        try:
            with connection.transaction():
                job.do(PostgresTransaction(connection, self._sender))
        except psycopg.Error:
            raise
        except Exception as error:
            job.error = error

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._listener = threading.Thread(target=self._hear, args=(heard,), name="store-listener", daemon=True)
        self._listener.start()

    def stop(self) -> None:
        super().stop()
        if self._listener is not None:
            self._listener.join(timeout=10)

    def _hear(self, heard: Callable[[str | None], None]) -> None:
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
                time.sleep(SECONDS_BEFORE_RECONNECT)
