"""Who is connected to the other server processes that share the database.

Changes are announced by each process, so that the others need not ask all the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from qosqo.server.storage.presence import StoredPresence
from qosqo.server.tables.stored import StorageError

log = logging.getLogger(__name__)

ALIVE_SECONDS: Final = 12.0
RENEW_SECONDS: Final = 4.0
SECONDS_TO_GATHER: Final = 0.2
"""Guests who come and go within so short a time are written down together."""


class RemotePresence:
    def __init__(self, stored: StoredPresence, guests_here: Callable[[], set[str]], changed: Callable[[set[str]], None]) -> None:
        self._guests: set[str] = set()
        self._stored = stored
        self._guests_here = guests_here
        self._changed = changed
        """Called with the guests who have come to or left the other processes."""
        self._awake = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            with contextlib.suppress(StorageError):
                await self._stored.sign_off()

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
            except StorageError:
                log.exception("it is not known who is elsewhere")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), RENEW_SECONDS)
                await asyncio.sleep(SECONDS_TO_GATHER)
            self._awake.clear()

    async def _compare(self) -> None:
        elsewhere = await self._stored.exchange(self._guests_here(), ALIVE_SECONDS)
        different = elsewhere ^ self._guests
        self._guests = elsewhere
        if different:
            self._changed(different)
