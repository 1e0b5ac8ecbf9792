"""Analyses in the database: one for each table, part by part as they are found."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

from qosqo.analysis.files import settings_from, settings_json
from qosqo.analysis.whole import Settings
from qosqo.server.storage.claims import claim_row, process_name, unclaimed_rows
from qosqo.server.storage.database import Database, Duplicate, Transaction
from qosqo.server.tables.stored import StoredAnalysis

CHANGED: Final = "analysis:"
"""How a message to other processes begins; no name of a table has a colon."""


class StoredAnalyses:
    """Does what `qosqo.server.tables.stored.AnalysisStorage` asks for."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._process = process_name()

    async def start(self) -> None:
        """Where nobody else can be, whatever is claimed was claimed by a process that is no more."""
        if not self._database.shared:
            await self._database.run(lambda transaction: transaction.change("UPDATE analyses SET claimed_until = 0 WHERE done = 0"))

    async def begin(self, table_id: str, asked_by: str, level: str, settings: Settings) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change("DELETE FROM analysis_parts WHERE table_id = ?", table_id)
            transaction.change("DELETE FROM analyses WHERE table_id = ?", table_id)
            transaction.change(
                "INSERT INTO analyses (table_id, asked_by, level, settings, done, claimed_by, claimed_until, created) "
                "VALUES (?, ?, ?, ?, 0, '', 0, ?)",
                table_id,
                asked_by,
                level,
                json.dumps(settings_json(settings)),
                self._now(),
            )
            transaction.notify(CHANGED + table_id)

        with contextlib.suppress(Duplicate):  # asked for twice at the same moment
            await self._database.run(work)

    async def read(self, table_id: str) -> StoredAnalysis | None:
        def work(transaction: Transaction) -> StoredAnalysis | None:
            rows = transaction.rows("SELECT asked_by, level, settings FROM analyses WHERE table_id = ?", table_id)
            if not rows:
                return None
            asked_by, level, settings = rows[0]
            parts = transaction.rows("SELECT part FROM analysis_parts WHERE table_id = ? ORDER BY number", table_id)
            return StoredAnalysis(asked_by, level, settings_from(json.loads(settings)), [json.loads(part) for (part,) in parts])

        return await self._database.run(work)

    async def add(self, table_id: str, kind: str, number: int, part: dict[str, Any]) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO analysis_parts (table_id, kind, number, part) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (table_id, kind, number) DO UPDATE SET part = excluded.part",
                table_id,
                kind,
                number,
                json.dumps(part),
            )
            transaction.notify(CHANGED + table_id)

        await self._database.run(work)

    async def drop(self, table_id: str, number: int) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change("DELETE FROM analysis_parts WHERE table_id = ? AND number >= ?", table_id, number)
            transaction.notify(CHANGED + table_id)

        await self._database.run(work)

    async def set_done(self, table_id: str, done: bool) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change("UPDATE analyses SET done = ?, claimed_until = 0 WHERE table_id = ?", int(done), table_id)
            transaction.notify(CHANGED + table_id)

        await self._database.run(work)

    async def claim(self, table_id: str, seconds: float) -> bool:
        return await self._database.run(
            lambda transaction: claim_row(transaction, "analyses", "table_id", table_id, self._process, seconds)
        )

    async def release(self) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change("UPDATE analyses SET claimed_until = 0 WHERE claimed_by = ? AND done = 0", self._process)

        await self._database.run(work)

    async def unclaimed(self) -> list[str]:
        return await self._database.run(lambda transaction: unclaimed_rows(transaction, "analyses", "table_id", "done = 0"))
