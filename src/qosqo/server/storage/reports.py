"""The problem reports that people have left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from qosqo.server.storage.connect import database_at
from qosqo.server.storage.database import Database, Row, Transaction
from qosqo.server.tables.stored import NewReport


@dataclass(frozen=True)
class Report:
    name: str
    table: str
    version: int
    """How many entries the record had."""
    text: str
    when: str


class StoredReports:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def add(self, report: NewReport) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO reports (id, table_id, reporter, version, text, record, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
                report.id,
                report.table,
                report.reporter,
                report.version,
                report.text,
                report.record,
                self._now(),
            )

        await self._database.run(work)


def all_reports(database: str) -> list[Report]:
    """All reports of a database that need not be served by anybody, the latest first."""

    def work(transaction: Transaction) -> list[Row]:
        return transaction.rows("SELECT id, table_id, version, text, created FROM reports ORDER BY created DESC")

    opened = database_at(database)
    opened.migrate()  # one that nobody has served yet holds no reports
    return [read_report(row) for row in opened.read_once(work)]


def record_of(database: str, name: str) -> str | None:
    """The record that a report was made about; None: there is no such report."""
    rows = database_at(database).read_once(lambda transaction: transaction.rows("SELECT record FROM reports WHERE id = ?", name))
    return str(rows[0][0]) if rows else None


def read_report(row: Row) -> Report:
    name, table, version, text, created = row
    return Report(name, table, version, text, datetime.fromtimestamp(created / 1000, UTC).isoformat(timespec="seconds"))
