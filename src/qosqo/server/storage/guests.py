"""The settings of guests in the database, by the hash of their secret."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from qosqo.server.storage.database import Database, Transaction
from qosqo.web.model import Settings


class StoredGuests:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    async def settings(self, guest: str) -> dict[str, Any] | None:
        """What a guest has chosen, as it was written down; None: nothing is known of them."""

        def work(transaction: Transaction) -> dict[str, Any] | None:
            rows = transaction.rows("SELECT settings FROM guests WHERE hash = ?", guest)
            return json.loads(rows[0][0]) if rows else None

        return await self._database.run(work)

    async def remember(self, guest: str, settings: Settings) -> None:
        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO guests (hash, settings, created) VALUES (?, ?, ?) "
                "ON CONFLICT (hash) DO UPDATE SET settings = excluded.settings",
                guest,
                json.dumps(asdict(settings)),
                self._now(),
            )

        await self._database.run(work)
