"""Who is connected to the other server processes that share the database.

Every process writes down its guests and, again and again, until when it is certainly alive; a process that died is
forgotten together with its guests. Changes are announced, so that the others need not ask all the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import Callable
from typing import Final

from qosqo.server.guests import now
from qosqo.server.store import Store, StoreError, Transaction

log = logging.getLogger(__name__)

ANNOUNCEMENT: Final = "guests"
"""What processes tell each other when their guests come or go."""
ALIVE_SECONDS: Final = 12.0
RENEW_SECONDS: Final = 4.0
SECONDS_TO_GATHER: Final = 0.2
"""Guests who come and go within so short a time are written down together."""


class Elsewhere:
    def __init__(self, store: Store, guests_here: Callable[[], set[str]], changed: Callable[[set[str]], None]) -> None:
        self._guests: set[str] = set()
        self._store = store
        self._guests_here = guests_here
        self._changed = changed
        """Called with the guests who have come to or left the other processes."""
        self._name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._written: set[str] = set()
        self._awake = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Leave nothing behind that looks as if this process were still there."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            with contextlib.suppress(StoreError):
                await self._store.run(self._sign_off)

    def has(self, guest: str) -> bool:
        """Whether a guest is connected to another process."""
        return guest in self._guests

    def look(self) -> None:
        """Somebody came or went, here or elsewhere."""
        self._awake.set()

    async def _keep(self) -> None:
        while True:
            try:
                await self._compare()
            except StoreError:
                log.exception("it is not known who is elsewhere")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), RENEW_SECONDS)
                await asyncio.sleep(SECONDS_TO_GATHER)
            self._awake.clear()

    async def _compare(self) -> None:
        here = self._guests_here()
        elsewhere = await self._store.run(lambda transaction: self._exchange(transaction, here))
        self._written = here
        different = elsewhere ^ self._guests
        self._guests = elsewhere
        if different:
            self._changed(different)

    def _exchange(self, transaction: Transaction, here: set[str]) -> set[str]:
        """Write down who is here, forget the dead, and read who is elsewhere."""
        until = now() + int(ALIVE_SECONDS * 1000)
        if not transaction.change("UPDATE processes SET alive_until = ? WHERE id = ?", until, self._name):
            transaction.change("INSERT INTO processes (id, alive_until) VALUES (?, ?) ON CONFLICT DO NOTHING", self._name, until)
            self._written = set()
        for guest in self._written - here:
            transaction.change("DELETE FROM present WHERE process = ? AND guest = ?", self._name, guest)
        for guest in here - self._written:
            transaction.change("INSERT INTO present (process, guest) VALUES (?, ?) ON CONFLICT DO NOTHING", self._name, guest)
        if here != self._written:
            transaction.notify(ANNOUNCEMENT)
        transaction.change("DELETE FROM present WHERE process IN (SELECT id FROM processes WHERE alive_until < ?)", now())
        transaction.change("DELETE FROM processes WHERE alive_until < ?", now())
        return {row[0] for row in transaction.rows("SELECT guest FROM present WHERE process <> ?", self._name)}

    def _sign_off(self, transaction: Transaction) -> None:
        transaction.change("DELETE FROM present WHERE process = ?", self._name)
        transaction.change("DELETE FROM processes WHERE id = ?", self._name)
        transaction.notify(ANNOUNCEMENT)
