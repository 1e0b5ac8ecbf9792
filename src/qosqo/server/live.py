"""Live pages: one socket per tab, and what is sent through it.

A tab remembers which parts it was sent last and gets only what has changed since. However fast a table changes, a slow tab
skips what it has missed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from qosqo.core.position import NOBODY, Json
from qosqo.core.texts import texts
from qosqo.server.described import described
from qosqo.server.errors import SERVER_FOLDER, Denied
from qosqo.server.guests import changed_settings
from qosqo.server.house import House
from qosqo.server.limits import Bucket
from qosqo.server.shown import table_info, table_path
from qosqo.server.store import StoreError
from qosqo.server.table import Move, Table
from qosqo.web.build import allowed, table_model
from qosqo.web.markup import Node, changes
from qosqo.web.model import Settings, TableInfo, Viewer
from qosqo.web.preview import MOST_PREVIEWS

log = logging.getLogger(__name__)

LONGEST_REPORT: Final = 4000
USUAL_BOT: Final = "normal"
"""Who takes the seat of a friend who does not come."""
MOST_FAULTS: Final = 20
"""After so many messages that make no sense a socket is closed."""
BAD_MESSAGE: Final = 1008
FAILED: Final = 1011

Message = dict[str, Any]


class Tab:
    """One socket that shows a table to a guest."""

    def __init__(self, house: House, socket: WebSocket, table_id: str, guest: str | None, settings: Settings, site: str) -> None:
        self.table_id = table_id
        self.guest = guest
        self.address = socket.client.host if socket.client else ""
        self._house = house
        self._socket = socket
        self._settings = settings
        self._site = site
        self._ready = NOBODY
        self._replay: int | None = None
        self._replay_seat: int | None = None
        self._sent: dict[str, Node] = {}
        self._sent_version = -1
        self._version = 0
        self._waiting: list[Message] = []
        self._awake = asyncio.Event()

    # Outgoing.

    def wake(self) -> None:
        self._awake.set()

    def _say(self, message: Message) -> None:
        self._waiting.append(message)
        self.wake()

    async def _send(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            async with self._house.hall.reading(self.table_id) as table:
                update = self._update(table)
                self._version = table.version
            waiting, self._waiting = self._waiting, []
            for message in [update, *waiting]:
                if message is not None:
                    await self._socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def _info(self, table: Table) -> TableInfo:
        return table_info(table, self.guest, self._site, self._house.presence.here)

    def _viewer(self, table: Table) -> Viewer:
        return Viewer(table.seats_of(self.guest), self._ready, self._replay, self._replay_seat, self._settings)

    def _update(self, table: Table) -> Message | None:
        """What has changed on the page since it was sent last."""
        parts = self._house.drawings.parts(table.match, self._info(table), self._viewer(table))
        changed = changes(self._sent, parts)
        if not changed and table.version == self._sent_version:
            return None
        self._sent = parts
        self._sent_version = table.version
        return {"type": "parts", "version": table.version, "parts": changed}

    # Incoming.

    async def run(self) -> None:
        """Serve the socket until it is closed."""
        self._house.presence.enter(self)
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
            self._house.presence.leave(self)

    def _open(self) -> bool:
        return self._socket.application_state is self._socket.client_state is WebSocketState.CONNECTED

    async def _receive(self) -> None:
        limits = self._house.config.limits
        bucket = Bucket(limits.messages)
        faults = 0
        while faults < MOST_FAULTS:
            text = await self._socket.receive_text()
            message: Message = {}
            try:
                if not bucket.take():
                    raise Denied("too-fast")
                if len(text) > limits.message_bytes:
                    raise Denied("too-big")
                message = read_message(text)
                await self._handle(message)
            except Denied as denied:
                faults += denied.code in ("too-fast", "too-big", "bad-message", "bad-move")
                self._refuse(denied, message)
            except StoreError:
                self._refuse(Denied("unavailable"), message)
        await self._socket.close(BAD_MESSAGE)

    def _refuse(self, denied: Denied, message: Message) -> None:
        kind = message.get("type")
        about = kind if isinstance(kind, str) else ""
        text = denied.explain(self._settings.language)
        self._say({"type": "refused", "about": about, "code": denied.code, "text": text, "version": self._version})

    async def _handle(self, message: Message) -> None:
        house, guest, table_id = self._house, self.guest, self.table_id
        kind = message.get("type")
        if kind == "move":
            await house.play(table_id, guest, move_of(message.get("move")), number(message, "version"))
        elif kind == "undo":
            await house.undo(table_id, guest, number(message, "to"), number(message, "version"), self._holding())
        elif kind == "agree":
            await house.answer_request(table_id, guest, truth(message, "yes"), number(message, "version"))
        elif kind == "bot":
            await house.replace_by_bot(table_id, guest, number(message, "seat"), USUAL_BOT)
        elif kind == "skip":
            await house.skip(table_id, guest)
        elif kind == "previews":
            await self._preview(message)
        elif kind == "ready":
            await self._take_device(number(message, "seat"))
        elif kind == "replay":
            self._replay = optional_number(message, "number")
            self._replay_seat = optional_number(message, "seat")
            self.wake()
        elif kind == "settings":
            await self._change_settings(message.get("settings"))
        elif kind == "fork":
            fork = await house.fork(table_id, self._known_guest(), self._settings, number(message, "number"))
            self._say({"type": "go", "url": table_path(fork.id)})
        elif kind == "rematch":
            self._say({"type": "go", "url": table_path(await house.rematch(table_id, self._known_guest()))})
        elif kind == "problem":
            await self._report(message.get("text"))
        else:
            raise Denied("bad-message", detail="type")

    def _known_guest(self) -> str:
        if self.guest is None:
            raise Denied("no-guest")
        if not self._house.new_tables.take(self.address):
            raise Denied("too-fast")
        return self.guest

    def _holding(self) -> int | None:
        """Which of several seats at this browser holds the device; None: not known or only one."""
        return None if self._ready == NOBODY else self._ready

    async def _take_device(self, seat: int) -> None:
        async with self._house.hall.reading(self.table_id) as table:
            if seat not in table.seats_of(self.guest):
                raise Denied("not-your-seat")
        self._ready = seat
        self.wake()

    async def _preview(self, message: Message) -> None:
        wanted = message.get("moves")
        if not isinstance(wanted, list) or len(wanted) > MOST_PREVIEWS:
            raise Denied("bad-message", detail="moves")
        moves = [move_of(move) for move in wanted]
        version = number(message, "version")
        language = self._settings.language
        self._say(await self._house.previews(self.table_id, self._seats_shown, moves, version, language, self.address))

    def _seats_shown(self, table: Table) -> tuple[int, ...]:
        """The seats whose hidden things this tab shows just now."""
        return allowed(self._viewer(table))

    async def _change_settings(self, wanted: object) -> None:
        if not isinstance(wanted, dict):
            raise Denied("bad-message", detail="settings")
        self._settings = changed_settings(self._settings, wanted)
        if self.guest is not None:
            await self._house.guests.remember(self.guest, self._settings)
            if "pace" in wanted:
                async with self._house.hall.reading(self.table_id) as table:
                    seated = bool(table.seats_of(self.guest))
                if seated:
                    await self._house.change_table(self.table_id, self.guest, self._settings.pace)
        self.wake()

    async def _report(self, text: object) -> None:
        if not isinstance(text, str) or len(text) > LONGEST_REPORT:
            raise Denied("bad-message", detail="text")
        name = await self._house.report(self.table_id, self._known_guest(), text)
        self._say({"type": "notice", "text": texts(self._settings.language, SERVER_FOLDER)("report-kept", name=name)})


class DataTab(Tab):
    """A socket for programs: the table as data instead of the parts of a page."""

    def _update(self, table: Table) -> Message | None:
        model = table_model(table.match, self._info(table), self._viewer(table))
        return {"type": "table", "version": table.version, "table": described(model).model_dump()}


# Reading messages.


def read_message(text: str) -> Message:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Denied("bad-message", detail="JSON") from error
    if not isinstance(message, dict):
        raise Denied("bad-message", detail="{}")
    return message


def number(message: Message, name: str) -> int:
    value = message.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Denied("bad-message", detail=name)
    return value


def optional_number(message: Message, name: str) -> int | None:
    return None if message.get(name) is None else number(message, name)


def truth(message: Message, name: str) -> bool:
    value = message.get(name)
    if not isinstance(value, bool):
        raise Denied("bad-message", detail=name)
    return value


def move_of(value: Json) -> Move:
    if not isinstance(value, dict):
        raise Denied("bad-message", detail="move")
    return {name: part for name, part in value.items() if isinstance(part, (int, str)) and not isinstance(part, bool)}
