"""The house: everything that a guest can do at tables, with the right to do it checked. The API and the live pages both come here."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from qosqo.bots import seat_name
from qosqo.core.export import export_text
from qosqo.core.game import Game
from qosqo.core.phrases import UnknownPhrase
from qosqo.core.position import NOBODY, Json
from qosqo.games import all_games, find_game
from qosqo.server import setup
from qosqo.server.bot_turns import BotTurns
from qosqo.server.elsewhere import ANNOUNCEMENT, Elsewhere
from qosqo.server.errors import Denied
from qosqo.server.guests import Guests, clean_name, now
from qosqo.server.hall import Hall
from qosqo.server.limits import Buckets, Limits
from qosqo.server.presence import Presence
from qosqo.server.setup import Wish
from qosqo.server.shown import Drawings
from qosqo.server.store import Store, Transaction, open_store
from qosqo.server.table import Move, Table
from qosqo.server.thinking import Thinkers
from qosqo.web.build import narrator
from qosqo.web.model import Pace, Settings
from qosqo.web.preview import preview_message

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Config:
    """How a server is run."""

    database: str = "qosqo.db"
    more_games: tuple[str, ...] = ()
    """Games that live elsewhere, as `package.module:ATTRIBUTE`."""
    thinkers: int = 1
    """Processes in which bots think."""
    site: str = ""
    """The address under which people reach the server, where a proxy hides it: `https://games.example`."""
    limits: Limits = field(default_factory=Limits)


class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store: Store = open_store(config.database)
        names = {game_id: game_id for game_id in all_games()} | {find_game(name).id: name for name in config.more_games}
        games: dict[str, Game] = {game_id: find_game(name) for game_id, name in names.items()}
        self.guests = Guests(self.store)
        self.hall = Hall(self.store, games)
        self.presence = Presence()
        self.bots = BotTurns(self.hall, Thinkers(config.thinkers, names))
        self.hall.in_use = self.presence.watched
        self.hall.on_change.append(self.presence.table_changed)
        self.elsewhere = Elsewhere(self.store, self.presence.guests, self._guests_changed) if self.store.shared else None
        self.drawings = Drawings()
        self.requests = Buckets(config.limits.requests)
        self.new_tables = Buckets(config.limits.new_tables)
        self._previews = Buckets(config.limits.previews)
        self._hearing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await asyncio.to_thread(self.store.start)
        loop = asyncio.get_running_loop()

        def heard(message: str | None) -> None:
            loop.call_soon_threadsafe(self._hear, message)

        self.store.listen(heard)
        if self.elsewhere is not None:
            self.presence.on_guest = self.elsewhere.look
            self.presence.elsewhere = self.elsewhere.has
            self.elsewhere.start()
        await self.bots.start()
        log.info("ready", extra={"games": sorted(self.hall.games)})

    async def stop(self) -> None:
        await self.bots.stop()
        if self.elsewhere is not None:
            await self.elsewhere.stop()
        await asyncio.to_thread(self.store.stop)
        log.info("stopped")

    def _guests_changed(self, guests: set[str]) -> None:
        """Show it where they have a seat."""
        for table_id in self.presence.tables():
            if guests & self.hall.holders(table_id):
                self.presence.wake(table_id)

    def _hear(self, message: str | None) -> None:
        if self.elsewhere is not None and message in (None, ANNOUNCEMENT):
            self.elsewhere.look()
        if message == ANNOUNCEMENT:
            return
        task = asyncio.create_task(self.hall.heard(message))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

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
        game = self.hall.game(game_id)
        table = await asyncio.to_thread(
            setup.new_table, game, wishes, guest, settings.name, settings.language, options, data_text, settings.pace, listed, seed
        )
        await self.hall.add(table)
        log.info("table set up", extra={"table": table.id, "game": game_id, "seats": [seat.kind for seat in table.seats]})
        return table

    async def upload(self, guest: str, content: bytes) -> Table:
        table = await asyncio.to_thread(setup.uploaded, content, self.hall.games, guest)
        await self.hall.add(table)
        return table

    async def fork(self, table_id: str, guest: str, settings: Settings, number: int, wishes: Sequence[Wish] | None = None) -> Table:
        async with self.hall.reading(table_id) as table:
            fork = await asyncio.to_thread(setup.forked, table, number, guest, wishes, settings.name, settings.language)
        await self.hall.add(fork)
        return fork

    async def rematch(self, table_id: str, guest: str) -> str:
        """The name of the table on which the game is played again: a new one, or the one that somebody else has asked for before."""
        async with self.hall.reading(table_id) as table:
            check_seated(table, guest)
            if table.state.rematch:
                return table.state.rematch
            again = setup.rematch(table, guest)
        await self.hall.add(again)

        def go_on(table: Table) -> str:
            table.state.rematch = table.state.rematch or again.id
            return table.state.rematch

        return await self.hall.act(table_id, go_on)

    async def join(self, invite: str, guest: str, name: str) -> tuple[str, int]:
        """Take a seat; the names of the table and of the seat."""
        table_id, _ = await self.hall.table_of_invite(invite)
        seat = await self.hall.act(table_id, lambda table: table.join(invite, guest, clean_name(name)))
        log.info("seat taken", extra={"table": table_id, "seat": seat})
        return table_id, seat

    # Playing.

    async def play(self, table_id: str, guest: str | None, move: Move, version: int, seat: int | None = None) -> int:
        """Make a move; the new version. Without a seat it is the one to act, if the guest plays it."""

        def change(table: Table) -> int:
            table.play(self._acting_seat(table, guest, seat), move, version)
            return table.version

        return await self.hall.act(table_id, change)

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

        return await self.hall.act(table_id, change)

    async def answer_request(self, table_id: str, guest: str | None, agree: bool, version: int) -> int:
        def change(table: Table) -> int:
            check_seated(table, guest)
            table.answer_request(table.seats_of(guest), agree, version)
            return table.version

        return await self.hall.act(table_id, change)

    async def skip(self, table_id: str, guest: str | None) -> None:
        """Let bots play without waiting until a person must decide."""

        def change(table: Table) -> None:
            check_seated(table, guest)
            table.state.hurried = table.bot_due() is not None

        await self.hall.act(table_id, change)

    async def previews(
        self, table_id: str, seats_of: Callable[[Table], Sequence[int]], wanted: list[Move], version: int, language: str, address: str
    ) -> dict[str, Json]:
        """What moves would bring about, as far as the seat to act can know. `seats_of` are the seats that the asker may think for."""
        if not self._previews.take(address, len(wanted)):
            raise Denied("too-fast")
        async with self.hall.reading(table_id) as table:
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
            return await asyncio.to_thread(preview_message, table.match, seat, moves, voice, version)

    # Around the table.

    async def change_table(self, table_id: str, guest: str | None, pace: Pace | None = None, listed: bool | None = None) -> None:
        def change(table: Table) -> None:
            if guest != table.owner:
                check_seated(table, guest)
            if listed is not None and guest != table.owner:
                raise Denied("not-yours")
            table.state.pace = pace or table.state.pace
            table.listed = table.listed if listed is None else listed

        await self.hall.act(table_id, change)

    async def renew_invite(self, table_id: str, guest: str | None, seat: int) -> str:
        def change(table: Table) -> str:
            check_owner(table, guest, seat)
            return table.renew_invite(seat)

        return await self.hall.act(table_id, change)

    async def replace_by_bot(self, table_id: str, guest: str | None, seat: int, bot: str) -> None:
        def change(table: Table) -> None:
            check_owner(table, guest, seat)
            setup.check_bot(bot)
            table.replace_by_bot(seat, bot, seat_name(other.name for other in table.seats))

        await self.hall.act(table_id, change)

    async def record(self, table_id: str, guest: str | None, seat: int | None) -> str:
        """The file that a guest may take home: the record of a finished game, otherwise the views of one seat."""
        async with self.hall.reading(table_id) as table:
            own = table.visible_to(guest)
            eyes = seat if seat is not None else own[0] if own else NOBODY
            if eyes != NOBODY and eyes not in own:
                raise Denied("not-your-seat")
            if table.state.uploaded:
                return table.match.record_text()
            return await asyncio.to_thread(export_text, table.match, eyes)

    async def report(self, table_id: str, guest: str, text: str) -> str:
        """Keep the record as it stands with somebody's remark; the name of the report."""
        name = secrets.token_hex(4)
        async with self.hall.reading(table_id) as table:
            record, version = table.match.record_text(), table.version

        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO reports (id, table_id, reporter, version, text, record, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
                name,
                table_id,
                guest,
                version,
                text,
                record,
                now(),
            )

        await self.store.run(work)
        log.warning("problem reported", extra={"table": table_id, "report": name})
        return name


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
