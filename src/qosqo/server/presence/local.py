"""Who is looking at which table through this process just now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from qosqo.server.tables.table import Table


class Watcher(Protocol):
    """Something that shows a table and wants to know when it changes."""

    table_id: str
    guest: str | None
    address: str

    def wake(self) -> None: ...


class Presence:
    def __init__(self) -> None:
        self.on_guest: Callable[[], None] = lambda: None
        """Called when a guest comes or goes altogether."""
        self.elsewhere: Callable[[str], bool] = lambda _: False
        """Whether a guest is connected to another server process."""
        self.on_empty: list[Callable[[str], None]] = []
        """Called when nobody looks at a table any more through this process."""
        self._tables: dict[str, list[Watcher]] = {}
        self._guests: Counter[str] = Counter()

    def enter(self, watcher: Watcher) -> None:
        self._tables.setdefault(watcher.table_id, []).append(watcher)
        if watcher.guest is not None:
            self._guests[watcher.guest] += 1
            if self._guests[watcher.guest] == 1:
                self._guest_changed(watcher.table_id)

    def leave(self, watcher: Watcher) -> None:
        self._tables[watcher.table_id].remove(watcher)
        if not self._tables[watcher.table_id]:
            del self._tables[watcher.table_id]
            for listener in self.on_empty:
                listener(watcher.table_id)
        if watcher.guest is not None:
            one_less(self._guests, watcher.guest)
            if not self._guests[watcher.guest]:
                self._guest_changed(watcher.table_id)

    def _guest_changed(self, table_id: str) -> None:
        self.wake(table_id)
        self.on_guest()

    def here(self, guest: str) -> bool:
        return self._guests[guest] > 0 or self.elsewhere(guest)

    def guests(self) -> set[str]:
        """Who is connected to this process."""
        return set(self._guests)

    def tables(self) -> list[str]:
        """The tables that somebody looks at through this process."""
        return list(self._tables)

    def watched(self, table_id: str) -> bool:
        return table_id in self._tables

    def seen_from(self, table_id: str) -> str | None:
        """The address of whoever has been looking at a table longest; None: nobody does."""
        watchers = self._tables.get(table_id)
        return watchers[0].address if watchers else None

    def table_changed(self, table: Table) -> None:
        self.wake(table.id)

    def wake(self, table_id: str) -> None:
        for watcher in self._tables.get(table_id, ()):
            watcher.wake()


def one_less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
