"""What is kept of tables, and what the registry and the service ask of whoever keeps it. `qosqo.server.storage` does so in databases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from qosqo.analysis.whole import Settings
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
    data_text: str | None = None
    """The component data that it was begun with; None: they are in its record, or were not kept."""


@dataclass(frozen=True)
class ComponentData:
    """Component data of a game by their hash; tables that were begun with the same share them."""

    name: str
    text: str


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
    recorded: bool = False
    """A record that was opened."""


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

    async def add(self, table_id: str, game: str, owner: str, change: TableChange, data: ComponentData | None) -> bool:
        """Keep a new table, with revision 1, and the component data that it was begun with, unless its record holds them. False: there is
        such a table already."""
        ...

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


class ProgressStorage(Protocol):
    """Which exercises guests have solved."""

    async def solved(self, guest: str, game: str) -> frozenset[str]: ...

    async def note_solved(self, guest: str, game: str, exercise: str) -> None: ...


class ReportStorage(Protocol):
    async def add(self, report: NewReport) -> None: ...


@dataclass(frozen=True)
class StoredAnalysis:
    asked_by: str
    """The guest who asked for it: time is shared among those who ask."""
    level: str
    settings: Settings
    parts: list[dict[str, Any]]
    """As `qosqo.analysis.files` writes them."""


class AnalysisStorage(Protocol):
    """Every method may raise StorageError."""

    async def start(self) -> None:
        """Nobody works on anything yet, as far as that can be known."""

    async def begin(self, table_id: str, asked_by: str, level: str, settings: Settings) -> None:
        """Keep that an analysis is wanted, instead of any other of the table."""

    async def read(self, table_id: str) -> StoredAnalysis | None: ...

    async def add(self, table_id: str, kind: str, number: int, part: dict[str, Any]) -> None: ...

    async def drop(self, table_id: str, number: int) -> None:
        """Forget what was found from a decision on: it was taken back."""

    async def set_done(self, table_id: str, done: bool) -> None:
        """Whether there is nothing more to do, for now."""

    async def claim(self, table_id: str, seconds: float) -> bool:
        """Take or keep the right to work on an analysis for a while; False: somebody else has it."""

    async def release(self) -> None:
        """Leave all that was claimed here to others."""

    async def unclaimed(self) -> list[str]:
        """The tables with an analysis on which nobody works."""
