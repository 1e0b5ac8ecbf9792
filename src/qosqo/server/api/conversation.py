"""One viewer of a table: what they are shown and what they ask for, in messages, however those travel.

However fast a table changes, a slow viewer skips what it has missed.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from typing import Final, Protocol

from qosqo.analysis.words import verdict, words
from qosqo.core.hints import hint_name
from qosqo.core.position import NOBODY
from qosqo.core.texts import texts
from qosqo.server.analyses.desk import AnalysisDesk
from qosqo.server.api.describe import described
from qosqo.server.api.messages import (
    AdviceMessage,
    AgreeMessage,
    AnalyseMessage,
    BotMessage,
    ForkMessage,
    FromPage,
    FromServer,
    GoMessage,
    HintReadMessage,
    HintsMessage,
    LessonMessage,
    Misunderstood,
    MoveMessage,
    NoticeMessage,
    PreviewsMessage,
    PreviewsQuestion,
    ProblemMessage,
    ReadyMessage,
    RefusedMessage,
    RematchMessage,
    ReplayMessage,
    SettingsMessage,
    SkipMessage,
    StudyMessage,
    TableMessage,
    TriedMessage,
    TryMessage,
    UndoMessage,
    read_message,
)
from qosqo.server.api.schemas import SettingsIn
from qosqo.server.tables.errors import SERVER_FOLDER, Denied
from qosqo.server.tables.info import due_sentence, table_info, table_path
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.service import TableService
from qosqo.server.tables.settings import changed_settings
from qosqo.server.tables.stored import StorageError
from qosqo.server.tables.table import Table
from qosqo.web.build import allowed, holding, narrator, table_model
from qosqo.web.model import Advice, Settings, TableInfo, Viewer
from qosqo.web.preview import MOST_PREVIEWS

USUAL_BOT: Final = "normal"
"""Who takes the seat of a friend who does not come."""


class ConversationServices(Protocol):
    """What a conversation needs: tables, and who knows guests and their limits."""

    registry: TableRegistry
    tables: TableService
    analyses: AnalysisDesk

    def online(self, guest: str) -> bool:
        """Whether a guest is connected."""

    async def remember_settings(self, guest: str, settings: Settings) -> None: ...

    def check_new_table(self, address: str) -> None:
        """Denied if somebody makes too much that is kept."""

    def check_replay(self, address: str, guest: str | None) -> None:
        """Denied if somebody looks at too many earlier positions."""

    def check_previews(self, address: str, moves: int) -> None:
        """Denied if somebody asks for too many previews."""

    def asking(self, address: str) -> AbstractContextManager[None]:
        """While a bot thinks about a question. Denied if it does so about too many from there."""


@dataclass(frozen=True)
class Participant:
    """Who takes part in a conversation."""

    guest: str | None
    """The hash of their secret; None for somebody who has none yet."""
    settings: Settings
    address: str
    site: str
    """The address of the server as they see it."""


class Conversation:
    """Subclasses say what is shown when something has changed."""

    def __init__(self, services: ConversationServices, table_id: str, participant: Participant) -> None:
        self.table_id = table_id
        self.guest = participant.guest
        self.address = participant.address
        self._services = services
        self._use(participant.settings)
        self._site = participant.site
        self._ready = NOBODY
        self._replay: int | None = None
        self._replay_seat: int | None = None
        self._trying = False
        self._better = 0
        self._version = 0
        self._advice: tuple[int, Advice] | None = None
        """The version that was asked about, and the answer."""
        self._advising: asyncio.Task[None] | None = None
        self._waiting: list[FromServer] = []
        self._awake = asyncio.Event()
        self._awake.set()

    def update(self, table: Table) -> FromServer | None:
        """What has changed since the last time; None: nothing."""
        raise NotImplementedError

    # Outgoing.

    def wake(self) -> None:
        """Something may have changed."""
        self._awake.set()

    async def messages(self) -> list[FromServer]:
        """What is to be sent, once there is something to look at."""
        await self._awake.wait()
        self._awake.clear()
        await self._services.analyses.load(self.table_id)
        async with self._services.registry.reading(self.table_id) as table:
            update = self.update(table)
            self._version = table.version
        waiting, self._waiting = self._waiting, []
        return waiting if update is None else [update, *waiting]

    def _say(self, message: FromServer) -> None:
        self._waiting.append(message)
        self.wake()

    def info(self, table: Table) -> TableInfo:
        return table_info(table, self.guest, self._site, self._services.online, self._services.analyses.info(table))

    def viewer(self, table: Table) -> Viewer:
        seats, shown = table.seats_of(self.guest), self._settings_shown
        if self._replay is not None:
            return Viewer(seats, self._ready, self._replay, self._replay_seat, shown, trying=self._trying, better=self._better)
        hint = due_sentence(table, holding(seats, self._ready), self._settings)
        advice = self._advice[1] if self._advice is not None and self._advice[0] == table.version else None
        return Viewer(seats, self._ready, settings=shown, hint=hint, advice=advice)

    def _use(self, settings: Settings) -> None:
        self._settings = settings
        self._settings_shown = replace(settings, read=())

    # Incoming.

    async def hear(self, text: str) -> Denied | None:
        """Do what a message asks for. If that is not done, the answer says why; so does what is returned."""
        about = ""
        try:
            message = read_message(text)
            about = message.type
            await self._handle(message)
        except Denied as denied:
            return self.refuse(denied, denied.about if isinstance(denied, Misunderstood) else about)
        except StorageError:
            return self.refuse(Denied("unavailable"), about)
        return None

    def refuse(self, denied: Denied, about: str = "") -> Denied:
        text = denied.explain(self._settings.language)
        self._say(RefusedMessage(about=about, code=denied.code, text=text, version=self._version))
        return denied

    async def _handle(self, message: FromPage) -> None:
        tables, guest, table_id = self._services.tables, self.guest, self.table_id
        match message:
            case MoveMessage():
                await self._play(message)
            case UndoMessage():
                await tables.undo(table_id, guest, message.to, message.version, self._holding())
            case AgreeMessage():
                await tables.answer_request(table_id, guest, message.yes, message.version)
            case BotMessage():
                await tables.replace_by_bot(table_id, guest, message.seat, USUAL_BOT)
            case SkipMessage():
                await tables.skip(table_id, guest)
            case PreviewsQuestion():
                await self._preview(message)
            case ReadyMessage():
                await self._take_device(message.seat)
            case ReplayMessage():
                if message.number is not None:
                    self._services.check_replay(self.address, self.guest)
                self._replay = message.number
                self._replay_seat = message.seat
                self._trying = message.trying
                self._better = message.better
                self.wake()
            case SettingsMessage():
                await self._change_settings(message.settings)
            case ForkMessage():
                fork = await tables.fork(table_id, self._maker(), self._settings, message.number)
                self._say(GoMessage(url=table_path(fork.id)))
            case AnalyseMessage():
                await self._services.analyses.begin(table_id, self._maker(), message.level)
            case StudyMessage():
                await tables.agree_to_study(table_id, guest, message.agree)
            case TryMessage():
                await self._try(message)
            case LessonMessage():
                await tables.learn(table_id, guest, message.read, message.alone)
            case AdviceMessage():
                self._ask_advice(message.version)
            case HintsMessage():
                await tables.answer_hints(table_id, guest, message.yes)
            case HintReadMessage():
                if await self._hint_shown() == message.read and await self._note_read(message.read) and guest is not None:
                    await self._services.remember_settings(guest, self._settings)
                    self.wake()
            case RematchMessage():
                self._say(GoMessage(url=table_path(await tables.rematch(table_id, self._maker()))))
            case ProblemMessage():
                name = await tables.report(table_id, self._maker(), message.text)
                self._say(NoticeMessage(text=texts(self._settings.language, SERVER_FOLDER)("report-kept", name=name)))

    async def _play(self, message: MoveMessage) -> None:
        """Who decides has read what was said about the decision. This is noted first, so that what follows is drawn once."""
        before = self._settings
        noted = await self._note_read(await self._hint_shown())
        try:
            await self._services.tables.play(self.table_id, self.guest, message.move, message.version)
        except (Denied, StorageError):
            self._use(before)
            raise
        if noted and self.guest is not None:
            await self._services.remember_settings(self.guest, self._settings)

    def _ask_advice(self, version: int) -> None:
        """A bot thinks about it; meanwhile the conversation goes on."""
        if self._advising is not None and not self._advising.done():
            return
        self._services.check_previews(self.address, MOST_PREVIEWS)
        self._advising = asyncio.create_task(self._advise(version))

    async def _advise(self, version: int) -> None:
        self._advice = version, Advice(thinking=True)
        self.wake()
        try:
            with self._services.asking(self.address):
                plans = await self._services.tables.advise(self.table_id, self.guest, version, self._settings.language)
            self._advice = None if plans is None else (version, Advice(plans))
            self.wake()
        except (Denied, StorageError) as error:
            self._advice = None
            self.refuse(error if isinstance(error, Denied) else Denied("unavailable"), "advice")

    async def _hint_shown(self) -> str:
        """What is said to the guest about the decision at hand."""
        async with self._services.registry.reading(self.table_id) as table:
            return self.viewer(table).hint

    async def _note_read(self, hint: str) -> bool:
        """Do not say this again; whether it was said at all."""
        if not hint or self.guest is None:
            return False
        game = (await self._services.registry.open(self.table_id)).game
        self._use(changed_settings(self._settings, {"read": (*self._settings.read, hint_name(game, hint))}))
        return True

    def _maker(self) -> str:
        """The guest, if they may make something that is kept."""
        if self.guest is None:
            raise Denied("no-guest")
        self._services.check_new_table(self.address)
        return self.guest

    def _holding(self) -> int | None:
        """Which of several seats at this browser holds the device; None: not known or only one."""
        return None if self._ready == NOBODY else self._ready

    async def _take_device(self, seat: int) -> None:
        async with self._services.registry.reading(self.table_id) as table:
            if seat not in table.seats_of(self.guest):
                raise Denied("not-your-seat")
        self._ready = seat
        self.wake()

    async def _preview(self, question: PreviewsQuestion) -> None:
        self._services.check_previews(self.address, len(question.moves))
        language = self._settings.language
        answer = await self._services.tables.previews(self.table_id, self._seats_shown, question.moves, question.version, language)
        self._say(PreviewsMessage.model_validate(answer))

    async def _try(self, message: TryMessage) -> None:
        """Tell whether a move is as good as the best one found, for a decision that the viewer may look at."""
        self._services.check_previews(self.address, MOST_PREVIEWS)
        async with self._services.registry.reading(self.table_id) as table:
            info = self._services.analyses.info(table)
            known = next((each for each in info.found.decisions if each.number == message.number), None) if info is not None else None
            if known is None or (not table.finished and not table.state.uploaded and known.seat not in allowed(self.viewer(table))):
                raise Denied("no-analysis")
            voice = narrator(table.game, self._settings.language, tuple(table.names()), table.match.data)
        with self._services.asking(self.address):
            judged = await self._services.analyses.judge(self.table_id, message.number, message.move)
        found, text = verdict(known, judged, voice, words(self._settings.language))
        self._say(TriedMessage(number=message.number, found=found, text=text))

    def _seats_shown(self, table: Table) -> tuple[int, ...]:
        """The seats whose hidden things are shown just now."""
        return allowed(self.viewer(table))

    async def _change_settings(self, wanted: SettingsIn) -> None:
        self._use(changed_settings(self._settings, wanted.model_dump(exclude_none=True)))
        if self.guest is not None:
            await self._services.remember_settings(self.guest, self._settings)
            if wanted.pace is not None:
                async with self._services.registry.reading(self.table_id) as table:
                    seated = bool(table.seats_of(self.guest))
                if seated:
                    await self._services.tables.change_table(self.table_id, self.guest, self._settings.pace)
        self.wake()


class DataConversation(Conversation):
    """With a program: the table as data instead of the parts of a page."""

    def update(self, table: Table) -> FromServer | None:
        model = table_model(table.match, self.info(table), self.viewer(table))
        return TableMessage(version=table.version, table=described(model))
