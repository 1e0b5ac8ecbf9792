"""Who is looking at which table just now."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from qosqo.server.errors import Denied
from qosqo.server.limits import Limits
from qosqo.server.table import Table


class Onlooker(Protocol):
    """Something that shows a table and wants to know when it changes."""

    table_id: str
    guest: str | None
    address: str

    def wake(self) -> None: ...


class Presence:
    def __init__(self, everybody_seems_here: bool) -> None:
        self._tables: dict[str, list[Onlooker]] = {}
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._everybody_seems_here = everybody_seems_here
        """With several server processes none of them knows who is connected to the others."""

    def enter(self, onlooker: Onlooker) -> None:
        self._tables.setdefault(onlooker.table_id, []).append(onlooker)
        self._addresses[onlooker.address] += 1
        if onlooker.guest is not None:
            self._guests[onlooker.guest] += 1
            if self._guests[onlooker.guest] == 1:
                self._wake(onlooker.table_id)

    def leave(self, onlooker: Onlooker) -> None:
        self._tables[onlooker.table_id].remove(onlooker)
        if not self._tables[onlooker.table_id]:
            del self._tables[onlooker.table_id]
        one_less(self._addresses, onlooker.address)
        if onlooker.guest is not None:
            one_less(self._guests, onlooker.guest)
            if not self._guests[onlooker.guest]:
                self._wake(onlooker.table_id)

    def here(self, guest: str) -> bool:
        return self._everybody_seems_here or self._guests[guest] > 0

    def watched(self, table_id: str) -> bool:
        return table_id in self._tables

    def table_changed(self, table: Table) -> None:
        self._wake(table.id)

    def count(self) -> int:
        """How many are looking."""
        return self._addresses.total()

    def check_room(self, address: str, limits: Limits) -> None:
        """Whether one more may look."""
        if self.count() >= limits.sockets or self._addresses[address] >= limits.sockets_per_address:
            raise Denied("too-many")

    def _wake(self, table_id: str) -> None:
        for onlooker in self._tables.get(table_id, ()):
            onlooker.wake()


def one_less(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
