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


Asker = tuple[str, str]
"""Where somebody asks from, and who."""


class FairQueue:
    """So many at once. Of those who wait the urgent come first; among them places take turns from which is asked (where they are told
    apart), among those of a place those who ask, and each is served in order."""

    def __init__(self, at_once: int, most_waiting_each: int) -> None:
        self._free = at_once
        self._most_waiting_each = most_waiting_each
        self._waiting: OrderedDict[Asker, deque[Waiting]] = OrderedDict()
        self._places: OrderedDict[str, None] = OrderedDict()
        """From which somebody waits; the one that was served longest ago first."""

    @asynccontextmanager
    async def turn(self, who: str, urgent: Callable[[], bool] = lambda: True, place: str = "") -> AsyncIterator[None]:
        """Wait until it is one's turn, which lasts as long as the block. Denied if somebody has too much waiting already.

        Whether something is urgent is asked when somebody can be served, not when they come."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait((place, who), urgent)
        try:
            yield
        finally:
            self._free += 1
            self._serve()

    async def _wait(self, asker: Asker, urgent: Callable[[], bool]) -> None:
        waiting = self._waiting.setdefault(asker, deque())
        if len(waiting) >= self._most_waiting_each:
            raise Denied("busy")
        self._places.setdefault(asker[0])
        mine = Waiting(asyncio.get_running_loop().create_future(), urgent)
        waiting.append(mine)
        try:
            await mine.admitted
        except asyncio.CancelledError:
            if mine.admitted.cancelled():
                self._leave(asker, mine)
            else:
                self._free += 1
                self._serve()
            raise

    def _leave(self, asker: Asker, left: Waiting) -> None:
        waiting = self._waiting[asker]
        waiting.remove(left)
        if not waiting:
            del self._waiting[asker]
            if all(place != asker[0] for place, _ in self._waiting):
                del self._places[asker[0]]

    def _serve(self) -> None:
        while self._free and self._waiting:
            asker, chosen = self._next()
            self._leave(asker, chosen)
            if asker in self._waiting:
                self._waiting.move_to_end(asker)
            if asker[0] in self._places:
                self._places.move_to_end(asker[0])
            if not chosen.admitted.done():
                self._free -= 1
                chosen.admitted.set_result(None)

    def _next(self) -> tuple[Asker, Waiting]:
        order = {place: number for number, place in enumerate(self._places)}
        askers = sorted(self._waiting, key=lambda asker: order[asker[0]])  # those of a place stay in their order
        for asker in askers:
            for each in self._waiting[asker]:
                if each.urgent():
                    return asker, each
        return askers[0], self._waiting[askers[0]][0]
