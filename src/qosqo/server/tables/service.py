"""Everything that a guest can do at tables, with the right to do it checked. The API and the live pages both come here."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from qosqo.bots import seat_name
from qosqo.bots.plan_words import ToldPlan, told_plan
from qosqo.bots.plans import Plan
from qosqo.core.export import export_text
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import UnknownPhrase
from qosqo.core.position import NOBODY, Json
from qosqo.server.tables import creation
from qosqo.server.tables.creation import Wish
from qosqo.server.tables.environment import Environment
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.fairness import FairQueue
from qosqo.server.tables.names import clean_name, clean_text
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.stored import NewReport, ProgressStorage, ReportStorage
from qosqo.server.tables.table import Move, Table
from qosqo.web.build import narrator
from qosqo.web.model import Pace, Settings
from qosqo.web.preview import preview_message

log = logging.getLogger(__name__)

TOO_MUCH: Final = "it takes too much time or memory"


HEAVY_AT_ONCE: Final = 2
MOST_HEAVY_WAITING: Final = 8
"""So much heavy work of one guest waits at most; what comes then is refused."""
MOST_RECORDS_KEPT: Final = 16
"""Records given out last, kept because they are asked for again."""


class Trials(Protocol):
    """Where what strangers sent is tried before it is used."""

    async def data(self, game: str, text: str) -> bool:
        """Whether component data can be read and played with in bounded time and memory, or are refused in it."""

    async def record(self, text: str) -> bool:
        """The same about a record."""


Asked = TypeVar("Asked")


class Adviser(Protocol[Asked]):
    """Who says what somebody could do."""

    def question(self, table: Table, seat: int) -> Asked:
        """All that is needed to think about it; the caller holds the table's lock."""

    async def plans(self, question: Asked) -> list[Plan]:
        """Denied if nobody knows."""


class NoTrials:
    """For those who let no strangers in."""

    async def data(self, game: str, text: str) -> bool:
        return True

    async def record(self, text: str) -> bool:
        return True


class TableService:
    def __init__(
        self,
        registry: TableRegistry,
        reports: ReportStorage,
        progress: ProgressStorage,
        environment: Environment,
        trials: Trials | None = None,
        adviser: Adviser[Any] | None = None,
    ) -> None:
        self._registry = registry
        self._reports = reports
        self._progress = progress
        self._environment = environment
        self._trials: Trials = trials or NoTrials()
        self._adviser = adviser
        self._heavy = FairQueue(HEAVY_AT_ONCE, MOST_HEAVY_WAITING)
        """Guests take turns with what costs the server most."""
        self._records: OrderedDict[tuple[str, int, int], str] = OrderedDict()

    # Tables come about.

    async def set_up(
        self,
        guest: str,
        settings: Settings,
        game_id: str,
        wishes: Sequence[Wish],
        options: dict[str, str] | None = None,
        data_text: str | None = None,
        listed: bool = False,
        seed: int | None = None,
    ) -> Table:
        game = self._registry.game(game_id)
        if len(data_text or "") > creation.MOST_DATA:
            raise Denied("bad-data", detail=creation.DATA_TOO_LONG)
        async with self._heavy.turn(guest):
            if data_text is not None and not await self._trials.data(game_id, data_text):
                raise Denied("bad-data", detail=TOO_MUCH)
            table = await self._environment.apart(
                creation.new_table,
                self._environment,
                game,
                wishes,
                guest,
                settings.name,
                settings.language,
                options,
                data_text,
                settings.pace,
                listed,
                seed,
            )
        await self._registry.add(table)
        log.info("table set up", extra={"table": table.id, "game": game_id, "seats": [seat.kind for seat in table.seats]})
        return table

    async def start_lesson(self, guest: str, settings: Settings, game_id: str) -> Table:
        """A first game with a teacher; a table that somebody has left before its end is opened again by its own address."""
        game = self._registry.game(game_id)
        table = creation.lesson_table(self._environment, game, guest, settings.name, settings.language, settings.pace)
        await self._registry.add(table)
        log.info("lesson begun", extra={"table": table.id, "game": game_id})
        return table

    async def start_exercise(self, guest: str, settings: Settings, game_id: str, exercise: str) -> Table:
        game = self._registry.game(game_id)
        async with self._heavy.turn(guest):
            table = await self._environment.apart(
                creation.exercise_table, self._environment, game, exercise, guest, settings.name, settings.language
            )
        await self._registry.add(table)
        log.info("exercise begun", extra={"table": table.id, "game": game_id, "exercise": exercise})
        return table

    async def solved(self, guest: str, game_id: str) -> frozenset[str]:
        """The exercises of a game that a guest has solved."""
        return await self._progress.solved(guest, game_id)

    async def upload(self, guest: str, content: bytes) -> str:
        """The name of the table on which somebody looks at a record. Who opens the same record again comes to the same table."""
        text = creation.record_in(content)
        async with self._heavy.turn(guest):
            known = self._environment.record_id(guest, text)
            if await self._registry.exists(known):
                return known
            if not await self._trials.record(text):
                raise Denied("bad-record", detail=TOO_MUCH)
            table = await self._environment.apart(creation.uploaded, self._environment, text, self._registry.games, guest)
        await self._registry.add(table)
        return table.id

    async def fork(self, table_id: str, guest: str, settings: Settings, number: int, wishes: Sequence[Wish] | None = None) -> Table:
        async with self._heavy.turn(guest), self._registry.reading(table_id) as table:
            fork = await self._environment.apart(
                creation.forked, self._environment, table, number, guest, wishes, settings.name, settings.language
            )
        await self._registry.add(fork)
        return fork

    async def rematch(self, table_id: str, guest: str) -> str:
        """The name of the table on which the game is played again: a new one, or the one that somebody else has asked for before."""
        async with self._registry.reading(table_id) as table:
            check_seated(table, guest)
            if table.state.rematch:
                return table.state.rematch
            again = creation.rematch(self._environment, table, guest)
        await self._registry.add(again)

        def go_on(table: Table) -> str:
            table.state.rematch = table.state.rematch or again.id
            return table.state.rematch

        return await self._registry.act(table_id, go_on)

    async def join(self, invite: str, guest: str, name: str) -> tuple[str, int]:
        """Take a seat; the names of the table and of the seat."""
        table_id, _ = await self._registry.table_of_invite(invite)
        seat = await self._registry.act(table_id, lambda table: table.join(invite, guest, clean_name(name)))
        log.info("seat taken", extra={"table": table_id, "seat": seat})
        return table_id, seat

    # Playing.

    async def play(self, table_id: str, guest: str | None, move: Move, version: int, seat: int | None = None) -> int:
        """Make a move; the new version. Without a seat it is the one to act, if the guest plays it."""

        def change(table: Table) -> tuple[int, str, str]:
            table.play(self._acting_seat(table, guest, seat), move, version)
            return table.version, table.game.id, table.state.exercise if table.solved() else ""

        played, game, exercise = await self._registry.act(table_id, change)
        if exercise and guest is not None:
            await self._progress.note_solved(guest, game, exercise)
        return played

    def _acting_seat(self, table: Table, guest: str | None, seat: int | None) -> int:
        if seat is not None:
            return checked_seat(table, guest, seat)
        check_seated(table, guest)
        own = table.seats_of(guest)
        to_act = table.match.position.to_act()
        return to_act if to_act in own else own[0]

    async def undo(self, table_id: str, guest: str | None, to: int, version: int, seat: int | None = None) -> int:
        """Take back, or ask the others to agree. Without a seat it is the guest's seat that played last."""

        def change(table: Table) -> int:
            check_seated(table, guest)
            own = table.seats_of(guest)
            by = next((made.seat for made in reversed(table.match.made) if made.seat in own), own[0]) if seat is None else seat
            table.undo(checked_seat(table, guest, by), to, version)
            return table.version

        return await self._registry.act(table_id, change)

    async def learn(self, table_id: str, guest: str | None, read: str, alone: bool) -> None:
        """At a table with a teacher: go on to the next idea, or without guidance."""

        def change(table: Table) -> None:
            check_seated(table, guest)
            table.learn(read, alone)

        await self._registry.act(table_id, change)

    async def answer_request(self, table_id: str, guest: str | None, agree: bool, version: int) -> int:
        def change(table: Table) -> int:
            check_seated(table, guest)
            table.answer_request(table.seats_of(guest), agree, version)
            return table.version

        return await self._registry.act(table_id, change)

    async def agree_to_study(self, table_id: str, guest: str | None, agree: bool) -> None:
        """At a running table: have moves judged while the game goes on, once everybody has agreed."""

        def change(table: Table) -> None:
            table.agree_to_study(table.seats_of(guest), agree)

        await self._registry.act(table_id, change)

    async def skip(self, table_id: str, guest: str | None) -> None:
        """Let bots play without waiting until a person must decide."""

        def change(table: Table) -> None:
            check_seated(table, guest)
            table.state.hurried = table.bot_due() is not None

        await self._registry.act(table_id, change)

    async def previews(
        self, table_id: str, seats_of: Callable[[Table], Sequence[int]], wanted: Sequence[Move], version: int, language: str
    ) -> dict[str, Json]:
        """What moves would bring about, as far as the seat to act can know. `seats_of` are the seats that the asker may think for."""
        async with self._registry.reading(table_id) as table:
            if version != table.version:
                raise Denied("stale")
            seat = table.match.position.to_act()
            if seat not in seats_of(table):
                raise Denied("not-your-seat")
            try:
                moves = [table.game.moves.packed(move) for move in wanted]
            except UnknownPhrase as error:
                raise Denied("bad-move", detail=str(error)) from error
            voice = narrator(table.game, language, tuple(table.names()), table.match.data)
            async with self._heavy.turn(table.seats[seat].holder or ""):
                return await self._environment.apart(preview_message, table.match, seat, moves, voice, version)

    async def advise(self, table_id: str, guest: str | None, version: int, language: str) -> tuple[ToldPlan, ...] | None:
        """What the seat to act could do, in words; None: the others are asked first whether hints are allowed."""
        adviser = self._adviser
        if adviser is None:
            raise Denied("no-plans")

        def ask(table: Table) -> tuple[int, Any, Narrator] | None:
            if version != table.version:
                raise Denied("stale")
            seat = self._acting_seat(table, guest, None)
            if not table.ask_hint(seat):
                return None
            return seat, adviser.question(table, seat), narrator(table.game, language, tuple(table.names()), table.match.data)

        asked = await self._registry.act(table_id, ask)
        if asked is None:
            return None
        seat, question, voice = asked
        return tuple(told_plan(plan, seat, voice) for plan in await adviser.plans(question))

    async def answer_hints(self, table_id: str, guest: str | None, agree: bool) -> None:
        def change(table: Table) -> None:
            check_seated(table, guest)
            table.answer_hints(table.seats_of(guest), agree)

        await self._registry.act(table_id, change)

    # Around the table.

    async def change_table(self, table_id: str, guest: str | None, pace: Pace | None = None, listed: bool | None = None) -> None:
        def change(table: Table) -> None:
            if guest != table.owner:
                check_seated(table, guest)
            if listed is not None and guest != table.owner:
                raise Denied("not-yours")
            table.state.pace = pace or table.state.pace
            table.listed = table.listed if listed is None else listed

        await self._registry.act(table_id, change)

    async def renew_invite(self, table_id: str, guest: str | None, seat: int) -> str:
        invite = self._environment.new_invite()

        def change(table: Table) -> None:
            check_owner(table, guest, seat)
            table.renew_invite(seat, invite)

        await self._registry.act(table_id, change)
        return invite

    async def replace_by_bot(self, table_id: str, guest: str | None, seat: int, bot: str) -> None:
        def change(table: Table) -> None:
            check_owner(table, guest, seat)
            creation.check_bot(bot)
            table.replace_by_bot(seat, bot, seat_name((other.name for other in table.seats), bot))

        await self._registry.act(table_id, change)

    async def record(self, table_id: str, guest: str | None, seat: int | None) -> str:
        """The file that a guest may take home: the record of a finished game, otherwise the views of one seat."""
        async with self._registry.reading(table_id) as table:
            own = table.visible_to(guest)
            eyes = seat if seat is not None else own[0] if own else NOBODY
            if eyes != NOBODY and eyes not in own:
                raise Denied("not-your-seat")
            key = (table_id, len(table.match.entries), eyes)
            if key not in self._records:
                async with self._heavy.turn(guest or table_id):
                    self._records[key] = await (
                        self._environment.apart(table.match.record_text)
                        if table.state.uploaded
                        else self._environment.apart(export_text, table.match, eyes)
                    )
                if len(self._records) > MOST_RECORDS_KEPT:
                    self._records.popitem(last=False)
            return self._records[key]

    async def report(self, table_id: str, guest: str, text: str) -> str:
        """Keep the record as it stands with somebody's remark; the name of the report."""
        async with self._heavy.turn(guest), self._registry.reading(table_id) as table:
            record = await self._environment.apart(table.match.record_text)
            report = NewReport(self._environment.new_report_id(), table_id, guest, table.version, clean_text(text), record)
        await self._reports.add(report)
        log.warning("problem reported", extra={"table": table_id, "report": report.id})
        return report.id


def check_seated(table: Table, guest: str | None) -> None:
    if not table.seats_of(guest):
        raise Denied("not-your-seat")


def checked_seat(table: Table, guest: str | None, seat: int) -> int:
    if seat not in table.seats_of(guest):
        raise Denied("not-your-seat")
    return seat


def check_owner(table: Table, guest: str | None, seat: int) -> None:
    if guest != table.owner:
        raise Denied("not-yours")
    if not 0 <= seat < len(table.seats):
        raise Denied("no-seat")
