"""What is kept of tables, and what the registry and the service ask of whoever keeps it. `qosqo.server.storage` does so in databases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from qosqo.server.tables.table import Seat, State


class StorageError(Exception):
    """The storage did not answer, or not as it should; whether a change was made is unknown."""


@dataclass(frozen=True)
class StoredTable:
    """A table as it was read: all of its record, or the lines from some number on."""

    game: str
    owner: str
    revision: int
    state: State
    listed: bool
    seats: list[Seat]
    lines: list[str]


@dataclass(frozen=True)
class Summary:
    """What lists of tables say about one, without reading its record."""

    scores: tuple[int, ...]
    moves: int
    to_act: int


@dataclass(frozen=True)
class TableChange:
    """What is to be stored of a new or changed table."""

    state: State
    listed: bool
    finished: bool
    bot_due: bool
    summary: Summary
    seats: Sequence[Seat] | None
    """None: as they are stored."""
    lines: Sequence[tuple[int, str]]
    """The new lines of the record with their numbers; line 0 is the header."""


@dataclass(frozen=True)
class Listing:
    """A table in a list, without its game being loaded."""

    id: str
    game: str
    names: tuple[str, ...]
    finished: bool
    summary: Summary
    mine: tuple[int, ...]
    """The seats of whoever asked."""
    changed: int
    away: bool = False
    """Whoever asked has put it away."""


@dataclass(frozen=True)
class NewReport:
    """A problem that somebody has at a table, with the record as it stands."""

    id: str
    table: str
    reporter: str
    version: int
    """How many entries the record has."""
    text: str
    record: str


class TableStorage(Protocol):
    """Every method may raise StorageError."""

    async def add(self, table_id: str, game: str, owner: str, change: TableChange) -> None:
        """Keep a new table, with revision 1."""

    async def read(self, table_id: str, first_line: int = 0) -> StoredTable | None:
        """A table with the lines of its record from a number on; None: there is no such table."""

    async def save(self, table_id: str, revision: int, change: TableChange) -> bool:
        """Keep a change and raise the revision by one; False (and nothing is changed) if the stored revision is not this one any more."""

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for."""

    async def tables_of(self, guest: str) -> list[Listing]:
        """The tables at which somebody sits or that they set up, latest first."""

    async def put_away(self, guest: str, table_id: str, away: bool) -> None:
        """Take a table out of a guest's own list, or back into it; nothing changes for others."""

    async def tables_to_watch(self, guest: str | None) -> list[Listing]:
        """Running tables that are open to everybody, latest first."""


class ReportStorage(Protocol):
    async def add(self, report: NewReport) -> None: ...
