"""A socket that shows a table to a guest and takes what they want to do: see `messages`.

However fast a table changes, a slow socket skips what it has missed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Final

from fastapi import Path
from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from qosqo.core.position import NOBODY
from qosqo.core.texts import texts
from qosqo.server.api.describe import described
from qosqo.server.api.messages import (
    AgreeMessage,
    BotMessage,
    ForkMessage,
    FromPage,
    FromServer,
    GoMessage,
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
    TableMessage,
    UndoMessage,
    read_message,
)
from qosqo.server.api.schemas import SettingsIn
from qosqo.server.http.errors import denied_response
from qosqo.server.http.guests import changed_settings
from qosqo.server.http.limits import Bucket
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import ServicesHere, Visitor, address_of, same_site, visitor_of
from qosqo.server.tables.errors import SERVER_FOLDER, Denied
from qosqo.server.tables.info import table_info, table_path
from qosqo.server.tables.stored import StorageError
from qosqo.server.tables.table import Table
from qosqo.web.build import allowed, table_model
from qosqo.web.model import TableInfo, Viewer

log = logging.getLogger(__name__)

USUAL_BOT: Final = "normal"
"""Who takes the seat of a friend who does not come."""
MOST_FAULTS: Final = 20
"""After so many messages that make no sense a socket is closed."""
BAD_MESSAGE: Final = 1008
FAILED: Final = 1011

SocketTableId = Annotated[str, Path(max_length=40)]


class TableSocket:
    """One socket. Subclasses say what it is sent when something has changed."""

    def __init__(self, services: Services, socket: WebSocket, table_id: str, visitor: Visitor) -> None:
        self.table_id = table_id
        self.guest = visitor.guest
        self.address = visitor.address
        self._services = services
        self._socket = socket
        self._settings = visitor.settings
        self._site = visitor.site
        self._ready = NOBODY
        self._replay: int | None = None
        self._replay_seat: int | None = None
        self._version = 0
        self._waiting: list[FromServer] = []
        self._awake = asyncio.Event()

    def update(self, table: Table) -> FromServer | None:
        """What has changed since the last one; None: nothing."""
        raise NotImplementedError

    # Outgoing.

    def wake(self) -> None:
        self._awake.set()

    def _say(self, message: FromServer) -> None:
        self._waiting.append(message)
        self.wake()

    async def _send(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            async with self._services.registry.reading(self.table_id) as table:
                update = self.update(table)
                self._version = table.version
            waiting, self._waiting = self._waiting, []
            for message in [update, *waiting]:
                if message is not None:
                    await self._socket.send_text(message.model_dump_json())

    def info(self, table: Table) -> TableInfo:
        return table_info(table, self.guest, self._site, self._services.presence.here)

    def viewer(self, table: Table) -> Viewer:
        return Viewer(table.seats_of(self.guest), self._ready, self._replay, self._replay_seat, self._settings)

    # Incoming.

    async def run(self) -> None:
        """Serve the socket until it is closed."""
        self._services.presence.enter(self)
        self.wake()
        tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            pass
        except Exception:
            if self._open():  # otherwise one task noticed late that the other has seen the end
                log.exception("a live page failed", extra={"table": self.table_id})
                await self._socket.close(FAILED)
        finally:
            for task in tasks:
                task.cancel()
            self._services.presence.leave(self)

    def _open(self) -> bool:
        return self._socket.application_state is self._socket.client_state is WebSocketState.CONNECTED

    async def _receive(self) -> None:
        limits = self._services.config.limits
        bucket = Bucket(limits.messages)
        faults = 0
        while faults < MOST_FAULTS:
            text = await self._socket.receive_text()
            about = ""
            try:
                if not bucket.take():
                    raise Denied("too-fast")
                if len(text) > limits.message_bytes:
                    raise Denied("too-big")
                message = read_message(text)
                about = message.type
                await self._handle(message)
            except Denied as denied:
                faults += denied.code in ("too-fast", "too-big", "bad-message", "bad-move")
                self._refuse(denied, denied.about if isinstance(denied, Misunderstood) else about)
            except StorageError:
                self._refuse(Denied("unavailable"), about)
        await self._socket.close(BAD_MESSAGE)

    def _refuse(self, denied: Denied, about: str) -> None:
        text = denied.explain(self._settings.language)
        self._say(RefusedMessage(about=about, code=denied.code, text=text, version=self._version))

    async def _handle(self, message: FromPage) -> None:
        tables, guest, table_id = self._services.tables, self.guest, self.table_id
        match message:
            case MoveMessage():
                await tables.play(table_id, guest, message.move, message.version)
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
                self._replay = message.number
                self._replay_seat = message.seat
                self.wake()
            case SettingsMessage():
                await self._change_settings(message.settings)
            case ForkMessage():
                fork = await tables.fork(table_id, self._maker(), self._settings, message.number)
                self._say(GoMessage(url=table_path(fork.id)))
            case RematchMessage():
                self._say(GoMessage(url=table_path(await tables.rematch(table_id, self._maker()))))
            case ProblemMessage():
                name = await tables.report(table_id, self._maker(), message.text)
                self._say(NoticeMessage(text=texts(self._settings.language, SERVER_FOLDER)("report-kept", name=name)))

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

    def _seats_shown(self, table: Table) -> tuple[int, ...]:
        """The seats whose hidden things this socket shows just now."""
        return allowed(self.viewer(table))

    async def _change_settings(self, wanted: SettingsIn) -> None:
        self._settings = changed_settings(self._settings, wanted.model_dump(exclude_none=True))
        if self.guest is not None:
            await self._services.guests.remember(self.guest, self._settings)
            if wanted.pace is not None:
                async with self._services.registry.reading(self.table_id) as table:
                    seated = bool(table.seats_of(self.guest))
                if seated:
                    await self._services.tables.change_table(self.table_id, self.guest, self._settings.pace)
        self.wake()


class DataSocket(TableSocket):
    """For programs: the table as data instead of the parts of a page."""

    def update(self, table: Table) -> FromServer | None:
        model = table_model(table.match, self.info(table), self.viewer(table))
        return TableMessage(version=table.version, table=described(model))


async def data_socket(socket: WebSocket, services: ServicesHere, table_id: SocketTableId) -> None:
    visitor = await admitted(socket, services, table_id)
    if visitor is not None:
        await DataSocket(services, socket, table_id, visitor).run()


async def admitted(socket: WebSocket, services: Services, table_id: str) -> Visitor | None:
    """Accept a socket if it comes from our pages (or a program) and there is room; None: it was sent away."""
    address = address_of(socket)
    try:
        if not same_site(socket):
            raise Denied("foreign-origin")
        if not services.requests.take(address):
            raise Denied("too-fast")
        services.check_room(address)
        await services.registry.open(table_id)
    except Denied as denied:
        await socket.send_denial_response(denied_response(Request({**socket.scope, "type": "http", "method": "GET"}), denied))
        return None
    visitor = await visitor_of(socket)
    await socket.accept()
    return visitor
