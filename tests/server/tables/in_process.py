"""A whole table without a server: rules, bots, pages and patches in one process that knows of no network and no database.

`python -m tests.server.tables.in_process` plays one and says what happened. The storage is a dictionary, the clock counts, bots think here.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from qosqo.core.game import Game
from qosqo.server.bots.question import Question
from qosqo.server.bots.thinker import Thinker
from qosqo.server.bots.turns import BotTurns
from qosqo.server.pages.drawings import Drawings
from qosqo.server.tables.creation import Wish
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.info import table_info
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.service import TableService
from qosqo.server.tables.stored import Listing, NewReport, StoredTable, TableChange
from qosqo.server.tables.table import Move, Seat, Table
from qosqo.web.markup import Node, changes
from qosqo.web.model import Settings, Viewer
from tests.tambo import GAME

Result = TypeVar("Result")
GUEST: Final = "ana"
GAMES: Final[dict[str, Game]] = {GAME.id: GAME}


class MemoryTables:
    """Does what `TableStorage` asks for, in a dictionary."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}

    async def add(self, table_id: str, game: str, owner: str, change: TableChange) -> None:
        self.tables[table_id] = StoredTable(game, owner, 0, change.state, change.listed, [], [])
        await self.save(table_id, 0, change)

    async def read(self, table_id: str, first_line: int = 0) -> StoredTable | None:
        found = self.tables.get(table_id)
        return None if found is None else replace(found, lines=found.lines[first_line:])

    async def save(self, table_id: str, revision: int, change: TableChange) -> bool:
        old = self.tables[table_id]
        if old.revision != revision:
            return False
        lines = [*old.lines, *[line for _, line in change.lines]]
        seats: list[Seat] = old.seats if change.seats is None else list(change.seats)
        self.tables[table_id] = StoredTable(old.game, old.owner, revision + 1, change.state, change.listed, seats, lines)
        return True

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        found = [(name, number) for name, table in self.tables.items() for number, seat in enumerate(table.seats) if seat.invite == invite]
        return found[0] if found else None

    async def tables_of(self, guest: str) -> list[Listing]:
        return []

    async def tables_to_watch(self, guest: str | None) -> list[Listing]:
        return []


class NoReports:
    async def add(self, report: NewReport) -> None: ...


class ThinkersHere:
    """Bots think in this very process."""

    def __init__(self) -> None:
        self._thinker = Thinker(GAMES.__getitem__)
        self.asked = 0

    async def ask(self, question: Question) -> Move:
        self.asked += 1
        return self._thinker.answer(question, lambda: False)

    def hurry(self, question: Question) -> None: ...

    async def stop(self) -> None: ...


class NobodyElse:
    """There is one process only, so nothing needs to be claimed."""

    async def start(self) -> None: ...

    async def claim(self, table_id: str, seconds: float) -> bool:
        return True

    async def unclaimed(self) -> list[str]:
        return []


async def here(function: Callable[..., Result], /, *arguments: Any) -> Result:
    return function(*arguments)


class Page:
    """What a page shows: the markup of its parts, brought up to date by patches."""

    def __init__(self) -> None:
        self.patches = 0
        self._drawings = Drawings()
        self._parts: dict[str, Node] = {}

    def draw(self, table: Table) -> None:
        info = table_info(table, GUEST, "", lambda _: True)
        parts = self._drawings.parts(table.match, info, Viewer(table.seats_of(GUEST), settings=Settings(language="de")))
        self.patches += bool(changes(self._parts, parts))
        self._parts = parts


async def play() -> dict[str, Any]:
    """Ana and two bots play Tambo to the end; what came of it."""
    chance = random.Random(1)
    moments = iter(range(1_000_000))
    apart: Callable[..., Awaitable[Any]] = here
    environment = Environment(moments.__next__, chance.randbytes, apart)
    storage, thinkers, page = MemoryTables(), ThinkersHere(), Page()
    registry = TableRegistry(storage, GAMES, environment)
    service = TableService(registry, NoReports(), environment)
    bots = BotTurns(registry, thinkers, NobodyElse())
    changed = asyncio.Event()
    registry.on_change.append(page.draw)
    registry.on_change.append(lambda _: changed.set())
    await bots.start()
    wishes = [Wish("me"), Wish("bot:easy"), Wish("bot:random")]
    table = await service.set_up(GUEST, Settings(name="Ana", pace="none"), GAME.id, wishes)
    while not table.finished:
        changed.clear()
        if table.seats_of(GUEST) == (table.match.position.to_act(),):
            moves = table.match.position.moves()
            await service.play(table.id, GUEST, GAME.moves.named(chance.choice(moves)), table.version)
        else:
            await changed.wait()
    await bots.stop()
    return {
        "lines": storage.tables[table.id].lines,
        "record": table.match.record_text(),
        "asked": thinkers.asked,
        "patches": page.patches,
        "names": table.names(),
    }


FOREIGN: Final = ("fastapi", "starlette", "uvicorn", "sqlite3", "psycopg", "psycopg_pool", "websockets", "pydantic")


def foreign_modules() -> list[str]:
    """What of a server or a database was imported after all."""
    return [name for name in FOREIGN if name in sys.modules]


if __name__ == "__main__":
    result = asyncio.run(play())
    print(foreign_modules(), len(result["lines"]), result["asked"], result["patches"])
