"""A table as a program wants to look at it: through the eyes of a seat, at an earlier position, or once something has happened."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import Visitor
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import table_info
from qosqo.server.tables.table import Table
from qosqo.web.build import table_model
from qosqo.web.model import TableModel, Viewer

LONGEST_WAIT: Final = 25.0


def model_of(
    services: Services, visitor: Visitor, table: Table, seat: int | None = None, number: int | None = None, language: str | None = None
) -> TableModel:
    """A table for a program: through the eyes of any of the guest's seats, by default the one to act."""
    own = table.seats_of(visitor.guest)
    to_act = table.match.position.to_act()
    if seat is None:
        seat = to_act if to_act in own else own[0] if own else NOBODY
    elif seat != NOBODY and seat not in table.visible_to(visitor.guest):
        raise Denied("not-your-seat" if seat < len(table.seats) else "no-seat")
    if number is not None and number > len(table.match.made):
        raise Denied("no-position")
    settings = replace(visitor.settings, language=language or visitor.settings.language)
    if number is None and seat not in (*own, NOBODY):
        number = len(table.match.made)  # through another's eyes one looks at a replay
    viewer = Viewer((seat,) if seat in own else (), seat, number, seat if seat != NOBODY else None, settings)
    model = table_model(table.match, table_info(table, visitor.guest, visitor.site, services.presence.here), viewer)
    return replace(model, viewer=replace(viewer, seats=own))


class Change:
    """Waits for a table to change."""

    def __init__(self, table_id: str, visitor: Visitor) -> None:
        self.table_id = table_id
        self.guest = visitor.guest
        self.address = visitor.address
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def wait(self) -> None:
        await self._changed.wait()
        self._changed.clear()


async def wait_for_change(services: Services, visitor: Visitor, table_id: str, version: int) -> None:
    change = Change(table_id, visitor)
    await services.registry.open(table_id)
    with services.sockets.used(visitor.address):
        await wait_here(services, change, version)


async def wait_here(services: Services, change: Change, version: int) -> None:
    services.presence.enter(change)
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            while True:
                async with services.registry.reading(change.table_id) as table:
                    if table.version > version or table.finished:
                        return
                await change.wait()
    except TimeoutError:
        pass  # the answer is the table as it still is
    finally:
        services.presence.leave(change)
