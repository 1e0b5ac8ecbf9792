"""Which guests are connected to which server process, written down in the database that the processes share.

Every process signs again and again until when it is certainly alive; one that died is forgotten together with its guests.
"""

from __future__ import annotations

import os
import secrets
from typing import Final

from qosqo.server.storage.database import Database, Transaction

ANNOUNCEMENT: Final = "guests"
"""What processes tell each other when their guests come or go."""


class StoredPresence:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._written: set[str] = set()

    async def exchange(self, here: set[str], alive_seconds: float) -> set[str]:
        """Write down who is here, sign to be alive for so long, forget the dead, and read who is elsewhere."""
        elsewhere = await self._database.run(lambda transaction: self._exchange(transaction, here, alive_seconds))
        self._written = here
        return elsewhere

    def _exchange(self, transaction: Transaction, here: set[str], alive_seconds: float) -> set[str]:
        now = transaction.now()
        until = now + int(alive_seconds * 1000)
        if not transaction.change("UPDATE processes SET alive_until = ? WHERE id = ?", until, self._process):
            transaction.change("INSERT INTO processes (id, alive_until) VALUES (?, ?) ON CONFLICT DO NOTHING", self._process, until)
            self._written = set()
        for guest in self._written - here:
            transaction.change("DELETE FROM present WHERE process = ? AND guest = ?", self._process, guest)
        for guest in here - self._written:
            transaction.change("INSERT INTO present (process, guest) VALUES (?, ?) ON CONFLICT DO NOTHING", self._process, guest)
        if here != self._written:
            transaction.notify(ANNOUNCEMENT)
        transaction.change("DELETE FROM present WHERE process IN (SELECT id FROM processes WHERE alive_until < ?)", now)
        transaction.change("DELETE FROM processes WHERE alive_until < ?", now)
        return {guest for (guest,) in transaction.rows("SELECT guest FROM present WHERE process <> ?", self._process)}

    async def sign_off(self) -> None:
        """Leave nothing behind that looks as if this process were still there."""

        def work(transaction: Transaction) -> None:
            transaction.change("DELETE FROM present WHERE process = ?", self._process)
            transaction.change("DELETE FROM processes WHERE id = ?", self._process)
            transaction.notify(ANNOUNCEMENT)

        await self._database.run(work)
