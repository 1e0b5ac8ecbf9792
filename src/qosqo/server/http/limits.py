"""How much and how fast anybody may ask."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from qosqo.server.tables.errors import Denied

MOST_REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many per second in the long run."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    requests: Rate = Rate(200, 50)
    """Requests per address."""
    new_tables: Rate = Rate(20, 0.5)
    """Tables, records and reports made per address."""
    messages: Rate = Rate(60, 20)
    """Messages per socket."""
    frames: Rate = Rate(300, 60)
    """Frames per socket: messages, pieces of them, pings and pongs."""
    updates: Rate = Rate(60, 20)
    """What is sent to a socket, each time with all that has changed: a table that changes faster is shown less often."""
    messages_together: Rate = Rate(600, 100)
    """Messages per address and per guest, over all sockets."""
    replays: Rate = Rate(60, 10)
    """Earlier positions looked at, per address and per guest, over all sockets: each is drawn anew."""
    records: Rate = Rate(20, 1)
    """Records given out per address."""
    previews: Rate = Rate(480, 96)
    """Moves tried for previews per address: each is played in up to eight imagined positions."""
    questions_at_once: int = 4
    """Questions per address about which bots think (hints, moves tried again), over all sockets: new guests cost nothing."""
    sockets_per_address: int = 64
    sockets: int = 5000
    connections: int = 6000
    connections_per_address: int = 256
    """Connections on which a request begins or is answered; sockets are counted apart."""
    requests_at_once: int = 200
    """Requests per address that are being answered."""
    seconds_for_headers: float = 10
    """How long a connection may take until its request is known."""
    seconds_for_body: float = 30
    """How long the body of a request may take."""
    seconds_for_answer: float = 120
    """How long somebody may take to read the rest of an answer that is complete."""
    bodies_bytes: int = 64 * 1024 * 1024
    """All bodies together that are being received."""
    body_bytes: int = 2 * 1024 * 1024
    """The largest request; records are the largest of all."""
    message_bytes: int = 32 * 1024
    """The largest message of a socket."""


class Bucket:
    """Holds what is still allowed; fills up with time."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._filled = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether so many more are allowed; if so, they count."""
        moment = time.monotonic()
        self._left = min(self._rate.burst, self._left + (moment - self._filled) * self._rate.per_second)
        self._filled = moment
        if self._left < count:
            return False
        self._left -= count
        return True


class Buckets:
    """A bucket per address; the ones used longest ago are forgotten (they are full again by then)."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: int = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(count)


class Room:
    """How much of something is used at once: altogether and by each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._used: Counter[str] = Counter()

    def take(self, address: str, count: int = 1) -> bool:
        """Whether there is room for so much more; if so, it is used from now on."""
        if self._used.total() + count > self._most or self._used[address] + count > self._most_each:
            return False
        self._used[address] += count
        return True

    def give_back(self, address: str, count: int = 1) -> None:
        self._used[address] -= count
        if self._used[address] <= 0:
            del self._used[address]

    @contextmanager
    def used(self, address: str, otherwise: str = "too-many") -> Iterator[None]:
        """Room for one as long as the block lasts; Denied if there is none."""
        if not self.take(address):
            raise Denied(otherwise)
        try:
            yield
        finally:
            self.give_back(address)

    def count(self) -> int:
        return self._used.total()
