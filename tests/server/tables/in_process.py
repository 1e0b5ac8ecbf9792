"""A whole table without a server: rules, bots, pages and patches in one process that knows of no network and no database.

`python -m tests.server.tables.in_process` plays one and says what happened. The storage is a dictionary, the clock counts, bots think here.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

from qosqo.analysis.whole import Settings as AnalysisSettings
from qosqo.bots.plans import Plan
from qosqo.core.game import Game
from qosqo.server.analyses.desk import AnalysisDesk
from qosqo.server.api.conversation import Participant
from qosqo.server.api.messages import FromServer
from qosqo.server.bots.advice import Advice
from qosqo.server.bots.examination import Examination, examined
from qosqo.server.bots.question import Question
from qosqo.server.bots.thinker import Thinker
from qosqo.server.bots.turns import BotTurns
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.live import LivePage
from qosqo.server.tables.creation import Wish
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.service import TableService
from qosqo.server.tables.stored import ComponentData, Listing, NewReport, StoredAnalysis, StoredTable, TableChange
from qosqo.server.tables.table import Move, Seat
from qosqo.web.model import Settings
from tests.tambo import GAME

Result = TypeVar("Result")
GUEST: Final = "ana"
LITTLE: Final = 0.1
"""The effort of analyses."""
GAMES: Final[dict[str, Game]] = {GAME.id: GAME}


class MemoryTables:
    """Does what `TableStorage` asks for, in a dictionary."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}

    async def add(self, table_id: str, game: str, owner: str, change: TableChange, data: ComponentData | None) -> bool:
        if table_id in self.tables:
            return False
        text = None if data is None else data.text
        self.tables[table_id] = StoredTable(game, owner, 0, change.state, change.listed, [], [], text)
        return await self.save(table_id, 0, change)

    async def read(self, table_id: str, first_line: int = 0) -> StoredTable | None:
        found = self.tables.get(table_id)
        return None if found is None else replace(found, lines=found.lines[first_line:])

    async def save(self, table_id: str, revision: int, change: TableChange) -> bool:
        old = self.tables[table_id]
        if old.revision != revision:
            return False
        lines = [*old.lines, *[line for _, line in change.lines]]
        seats: list[Seat] = old.seats if change.seats is None else list(change.seats)
        self.tables[table_id] = StoredTable(old.game, old.owner, revision + 1, change.state, change.listed, seats, lines, old.data_text)
        return True

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        found = [(name, number) for name, table in self.tables.items() for number, seat in enumerate(table.seats) if seat.invite == invite]
        return found[0] if found else None

    async def tables_of(self, guest: str) -> list[Listing]:
        return []

    async def put_away(self, guest: str, table_id: str, away: bool) -> None: ...

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

    async def plans(self, question: Question) -> list[Plan]:
        return self._thinker.plans(question, lambda: True)

    def hurry(self, question: Question) -> None: ...

    async def stop(self) -> None: ...


class MemoryAnalyses:
    """Analyses as a database would keep them."""

    def __init__(self) -> None:
        self.kept: dict[str, StoredAnalysis] = {}
        self.done: set[str] = set()

    async def start(self) -> None: ...

    async def begin(self, table_id: str, asked_by: str, level: str, settings: AnalysisSettings) -> None:
        self.done.discard(table_id)
        self.kept[table_id] = StoredAnalysis(asked_by, level, settings, [])

    async def read(self, table_id: str) -> StoredAnalysis | None:
        return self.kept.get(table_id)

    async def add(self, table_id: str, kind: str, number: int, part: dict[str, Any]) -> None:
        self.kept[table_id].parts.append(part)

    async def drop(self, table_id: str, number: int) -> None:
        parts = self.kept[table_id].parts
        parts[:] = [part for part in parts if next(iter(part.values()))["number"] < number]

    async def set_done(self, table_id: str, done: bool) -> None:
        (self.done.add if done else self.done.discard)(table_id)

    async def claim(self, table_id: str, seconds: float) -> bool:
        return True

    async def release(self) -> None: ...

    async def unclaimed(self) -> list[str]:
        return [table_id for table_id in self.kept if table_id not in self.done]


class ExaminersHere:
    """Parts of analyses are found out in this very process."""

    size = 2

    def __init__(self) -> None:
        self.asked: list[Examination] = []

    async def examine(self, asked: Examination) -> dict[str, Any]:
        self.asked.append(asked)
        await asyncio.sleep(0)
        through_a_pipe = Examination(**json.loads(json.dumps(asdict(asked))))
        return examined(through_a_pipe, GAMES.__getitem__)


class NobodyElse:
    """There is one process only, so nothing needs to be claimed."""

    async def start(self) -> None: ...

    async def claim(self, table_id: str, seconds: float) -> bool:
        return True

    async def unclaimed(self) -> list[str]:
        return []


class MemoryProgress:
    """The exercises that were solved, as long as the process lives."""

    def __init__(self) -> None:
        self.known: set[tuple[str, str, str]] = set()

    async def solved(self, guest: str, game: str) -> frozenset[str]:
        return frozenset(exercise for who, which, exercise in self.known if (who, which) == (guest, game))

    async def note_solved(self, guest: str, game: str, exercise: str) -> None:
        self.known.add((guest, game, exercise))


async def here(function: Callable[..., Result], /, *arguments: Any) -> Result:
    return function(*arguments)


class ServicesHere:
    """What conversations need, in this process."""

    def __init__(self, environment: Environment) -> None:
        self.storage, self.thinkers, self.progress = MemoryTables(), ThinkersHere(), MemoryProgress()
        self.environment = environment
        self.registry = TableRegistry(self.storage, GAMES, environment)
        self.tables = TableService(self.registry, NoReports(), self.progress, environment, adviser=Advice(self.thinkers))
        self.bots = BotTurns(self.registry, self.thinkers, NobodyElse())
        self.kept_analyses, self.examiners = MemoryAnalyses(), ExaminersHere()
        self.analyses = AnalysisDesk(self.registry, self.examiners, self.kept_analyses, environment, lambda _: None, LITTLE)

    def online(self, guest: str) -> bool:
        return True

    async def remember_settings(self, guest: str, settings: Settings) -> None: ...

    def check_new_table(self, address: str) -> None: ...

    def check_replay(self, address: str, guest: str | None) -> None: ...

    def check_previews(self, address: str, moves: int) -> None: ...

    def asking(self, address: str) -> AbstractContextManager[None]:
        return nullcontext()


async def play() -> dict[str, Any]:
    """Ana and two bots play Tambo to the end, she by the messages of a page; what came of it."""
    chance = random.Random(1)
    moments = iter(range(1_000_000))
    apart: Callable[..., Awaitable[Any]] = here
    services = ServicesHere(Environment(moments.__next__, chance.randbytes, apart))
    await services.bots.start()
    settings = Settings(name="Ana", pace="none", language="de")
    wishes = [Wish("me"), Wish("bot:easy"), Wish("bot:random")]
    table = await services.tables.set_up(GUEST, settings, GAME.id, wishes)
    page = LivePage(services, table.id, Participant(GUEST, settings, "", ""), Drawings())
    services.registry.on_change.append(lambda _: page.wake())
    patches: list[FromServer] = []
    while not table.finished:
        patches += await page.messages()
        if table.seats_of(GUEST) == (table.match.position.to_act(),):
            move = GAME.moves.named(chance.choice(table.match.position.moves()))
            denied = await page.hear(json.dumps({"type": "move", "version": table.version, "move": move}))
            assert denied is None
    page.wake()
    patches += await page.messages()
    await services.bots.stop()
    return {
        "lines": services.storage.tables[table.id].lines,
        "record": table.match.record_text(),
        "asked": services.thinkers.asked,
        "patches": [patch.model_dump_json() for patch in patches],
        "names": table.names(),
    }


FOREIGN: Final = ("fastapi", "starlette", "uvicorn", "sqlite3", "psycopg", "psycopg_pool", "websockets")


def foreign_modules() -> list[str]:
    """What of a server or a database was imported after all."""
    return [name for name in FOREIGN if name in sys.modules]


if __name__ == "__main__":
    result = asyncio.run(play())
    print(foreign_modules(), len(result["lines"]), result["asked"], len(result["patches"]))
