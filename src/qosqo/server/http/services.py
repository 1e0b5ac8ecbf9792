"""What answers requests: tables, guests, presence, bots and their database, put together as configured."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractContextManager
from typing import Final

from qosqo.core.game import Game
from qosqo.core.texts import forget_people
from qosqo.games import all_games, find_game
from qosqo.server.analyses.desk import AnalysisDesk
from qosqo.server.bots.advice import Advice
from qosqo.server.bots.pool import BotPool
from qosqo.server.bots.turns import BotTurns
from qosqo.server.experiments import Experiments
from qosqo.server.http.config import Config
from qosqo.server.http.guests import Guests
from qosqo.server.http.limits import Buckets, Room
from qosqo.server.presence.local import Presence
from qosqo.server.presence.remote import RemotePresence
from qosqo.server.storage.analyses import CHANGED, StoredAnalyses
from qosqo.server.storage.bot_claims import StoredBotClaims
from qosqo.server.storage.connect import database_at
from qosqo.server.storage.guests import StoredGuests
from qosqo.server.storage.presence import ANNOUNCEMENT, StoredPresence
from qosqo.server.storage.progress import StoredProgress
from qosqo.server.storage.reports import StoredReports
from qosqo.server.storage.tables import StoredTables
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.service import TableService
from qosqo.server.trials.process import TrialProcess
from qosqo.web.model import Settings

log = logging.getLogger(__name__)

SECONDS_REMEMBERED: Final = 1800.0
"""How long sentences with names in them are kept ready at most."""


class Services:
    def __init__(self, config: Config) -> None:
        now = USUAL.now
        names = {game_id: game_id for game_id in all_games()} | {find_game(name).id: name for name in config.more_games}
        games: dict[str, Game] = {game_id: find_game(name) for game_id, name in names.items()}
        self.config = config
        self.database = database_at(config.database)
        self.guests = Guests(StoredGuests(self.database, now))
        self.registry = TableRegistry(StoredTables(self.database, now), games, USUAL)
        self._trials = TrialProcess(names)
        progress = StoredProgress(self.database)
        self.experiments = Experiments()
        self.presence = Presence()
        thinkers = BotPool(config.thinkers, names, self.presence.seen_from)
        self.tables = TableService(self.registry, StoredReports(self.database, now), progress, USUAL, self._trials, Advice(thinkers))
        self.bots = BotTurns(self.registry, thinkers, StoredBotClaims(self.database))
        analyses = StoredAnalyses(self.database, now)
        self.analyses = AnalysisDesk(self.registry, thinkers, analyses, USUAL, self.presence.wake, config.analysis_effort)
        self.presence.on_empty.append(self.analyses.let_go)
        self.registry.in_use = self.presence.watched
        self.presence.on_empty.append(lambda _: self.registry.let_go())
        self.registry.on_change.append(self.presence.table_changed)
        limits = config.limits
        self.requests = Buckets(limits.requests)
        self.open_requests = Room(limits.sockets, limits.requests_at_once)
        self.bodies = Room(limits.bodies_bytes, limits.bodies_bytes // 2)
        self.sockets = Room(limits.sockets, limits.sockets_per_address)
        self._asking = Room(limits.sockets, limits.questions_at_once)
        self._messages = Buckets(limits.messages_together)
        self._replays = Buckets(limits.replays)
        self._records = Buckets(limits.records)
        self._new_tables = Buckets(config.limits.new_tables)
        self._previews = Buckets(config.limits.previews)
        self._remote: RemotePresence | None = None
        if self.database.shared:
            self._remote = RemotePresence(StoredPresence(self.database), self.presence.guests, self._guests_changed)
        self._hearing: set[asyncio.Task[None]] = set()
        self._forgetting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await asyncio.to_thread(self.database.start)
        loop = asyncio.get_running_loop()

        def heard(message: str | None) -> None:
            loop.call_soon_threadsafe(self._hear, message)

        self.database.listen(heard)
        if self._remote is not None:
            self.presence.on_guest = self._remote.look
            self.presence.elsewhere = self._remote.has
            self._remote.start()
        await self.bots.start()
        await self.analyses.start()
        self._forgetting = asyncio.create_task(forget_now_and_then())
        log.info("ready", extra={"games": sorted(self.registry.games)})

    async def try_data(self, game_id: str, text: str) -> bool:
        """Whether component data can be read and laid out without taking too much time or memory."""
        return await self._trials.data(game_id, text)

    async def stop(self) -> None:
        await self.analyses.stop()
        await self.bots.stop()
        await self.experiments.stop()
        await self._trials.stop()
        if self._forgetting is not None:
            self._forgetting.cancel()
        if self._remote is not None:
            await self._remote.stop()
        await asyncio.to_thread(self.database.stop)
        log.info("stopped")

    def _guests_changed(self, guests: set[str]) -> None:
        """Show it where they have a seat."""
        for table_id in self.presence.tables():
            if guests & self.registry.holders(table_id):
                self.presence.wake(table_id)

    def _hear(self, message: str | None) -> None:
        if self._remote is not None and message in (None, ANNOUNCEMENT):
            self._remote.look()
        if message == ANNOUNCEMENT:
            return
        if message is not None and message.startswith(CHANGED):
            task = asyncio.create_task(self.analyses.heard(message.removeprefix(CHANGED)))
        else:
            task = asyncio.create_task(self.registry.heard(message))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    # Guests.

    def online(self, guest: str) -> bool:
        """Whether a guest is connected, here or elsewhere."""
        return self.presence.here(guest)

    async def remember_settings(self, guest: str, settings: Settings) -> None:
        await self.guests.remember(guest, settings)

    # How much is allowed.

    def check_new_table(self, address: str) -> None:
        """For everything that makes something that is kept."""
        if not self._new_tables.take(address):
            raise Denied("too-fast")

    def check_previews(self, address: str, moves: int) -> None:
        if not self._previews.take(address, moves):
            raise Denied("too-fast")

    def asking(self, address: str) -> AbstractContextManager[None]:
        """While a bot thinks about what somebody wants to know."""
        return self._asking.used(address, "no-plans")

    def check_message(self, address: str, guest: str | None) -> None:
        """For every message of a socket."""
        check_both(self._messages, address, guest)

    def check_replay(self, address: str, guest: str | None) -> None:
        """For every look at an earlier position."""
        check_both(self._replays, address, guest)

    def check_record(self, address: str) -> None:
        """For every record that is given out."""
        if not self._records.take(address):
            raise Denied("too-fast")


async def forget_now_and_then() -> None:
    """What people wrote is not remembered for ever just because nobody needed the room."""
    while True:
        await asyncio.sleep(SECONDS_REMEMBERED)
        forget_people()


def check_both(buckets: Buckets, address: str, guest: str | None) -> None:
    """Somebody counts by their address, and by who they are wherever they come from."""
    if not buckets.take(address) or (guest is not None and not buckets.take(guest)):
        raise Denied("too-fast")
