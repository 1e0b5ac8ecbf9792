"""How much and how fast anybody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

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
    previews: Rate = Rate(480, 96)
    """Moves tried for previews per address: each is played in up to eight imagined positions."""
    sockets_per_address: int = 64
    sockets: int = 5000
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
