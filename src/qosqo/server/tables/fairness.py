"""Who is next where only a few can be served at once: everybody in turn, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from qosqo.server.tables.errors import Denied


@dataclass(eq=False)
class Waiting:
    admitted: asyncio.Future[None]
    urgent: Callable[[], bool]


class FairQueue:
    """So many at once. Of those who wait the urgent come first; among them those who ask take turns, and each is served in order."""

    def __init__(self, at_once: int, most_waiting_each: int) -> None:
        self._free = at_once
        self._most_waiting_each = most_waiting_each
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str, urgent: Callable[[], bool] = lambda: True) -> AsyncIterator[None]:
        """Wait until it is one's turn, which lasts as long as the block. Denied if somebody has too much waiting already.

        Whether something is urgent is asked when somebody can be served, not when they come."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(who, urgent)
        try:
            yield
        finally:
            self._free += 1
            self._serve()

    async def _wait(self, who: str, urgent: Callable[[], bool]) -> None:
        waiting = self._waiting.setdefault(who, deque())
        if len(waiting) >= self._most_waiting_each:
            raise Denied("busy")
        place = Waiting(asyncio.get_running_loop().create_future(), urgent)
        waiting.append(place)
        try:
            await place.admitted
        except asyncio.CancelledError:
            if place.admitted.cancelled():
                self._leave(who, place)
            else:
                self._free += 1
                self._serve()
            raise

    def _leave(self, who: str, place: Waiting) -> None:
        waiting = self._waiting[who]
        waiting.remove(place)
        if not waiting:
            del self._waiting[who]

    def _serve(self) -> None:
        while self._free and self._waiting:
            who, place = self._next()
            self._leave(who, place)
            if who in self._waiting:
                self._waiting.move_to_end(who)
            if not place.admitted.done():
                self._free -= 1
                place.admitted.set_result(None)

    def _next(self) -> tuple[str, Waiting]:
        for who, waiting in self._waiting.items():
            for place in waiting:
                if place.urgent():
                    return who, place
        who, waiting = next(iter(self._waiting.items()))
        return who, waiting[0]
