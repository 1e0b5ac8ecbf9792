"""Reading the problem reports that people have left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar

from qosqo.server.store import Row, Transaction, open_store

Result = TypeVar("Result")
COLUMNS = "id, table_id, version, text, created"


@dataclass(frozen=True)
class Report:
    name: str
    table: str
    version: int
    """How many entries the record had."""
    text: str
    when: str


def all_reports(database: str) -> list[Report]:
    """All reports, the latest first."""
    rows = once(database, lambda transaction: transaction.rows(f"SELECT {COLUMNS} FROM reports ORDER BY created DESC"))
    return [read_report(row) for row in rows]


def record_of(database: str, name: str) -> str | None:
    """The record that a report was made about; None: there is no such report."""
    rows = once(database, lambda transaction: transaction.rows("SELECT record FROM reports WHERE id = ?", name))
    return str(rows[0][0]) if rows else None


def read_report(row: Row) -> Report:
    name, table, version, text, created = row
    return Report(name, table, version, text, datetime.fromtimestamp(created / 1000, UTC).isoformat(timespec="seconds"))


def once(database: str, work: Callable[[Transaction], Result]) -> Result:
    """Do one piece of work on a database that nobody here serves."""

    async def run() -> Result:
        store = open_store(database)
        store.start()
        try:
            return await store.run(work)
        finally:
            store.stop()

    return asyncio.run(run())
