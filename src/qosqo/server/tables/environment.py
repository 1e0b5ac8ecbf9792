"""What tables need from the world around them, handed in so that they run anywhere: on a server, in a test, inside a page."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from qosqo.core.chance import SECRET_BITS

Result = TypeVar("Result")

ID_BYTES: Final = 9
INVITE_BYTES: Final = 24
REPORT_BYTES: Final = 4


class Apart(Protocol):
    """Does heavy work where it does not keep others waiting: `asyncio.to_thread` on a server."""

    def __call__(self, function: Callable[..., Result], /, *arguments: Any) -> Awaitable[Result]: ...


@dataclass(frozen=True)
class Environment:
    now: Callable[[], int]
    """Milliseconds since 1970."""
    random_bytes: Callable[[int], bytes]
    """So many bytes that nobody can guess."""
    apart: Apart

    def new_table_id(self) -> str:
        """The name of a table: nobody finds a table by guessing."""
        return urlsafe_b64encode(self.random_bytes(ID_BYTES)).decode()

    def record_id(self, guest: str, text: str) -> str:
        """The name of the table on which a guest looks at a record: always the same one, and nobody else can guess it."""
        return urlsafe_b64encode(hashlib.sha256(f"{guest} {text}".encode()).digest()[:ID_BYTES]).decode()

    def new_invite(self) -> str:
        return urlsafe_b64encode(self.random_bytes(INVITE_BYTES)).decode()

    def new_report_id(self) -> str:
        """Short and easy to type."""
        return self.random_bytes(REPORT_BYTES).hex()

    def new_seed(self) -> int:
        """The seed of secret chance, for a new game or a new future."""
        return int.from_bytes(self.random_bytes(SECRET_BITS // 8), "big")


def now() -> int:
    return time.time_ns() // 1_000_000


USUAL: Final = Environment(now, secrets.token_bytes, asyncio.to_thread)
"""That of an ordinary process."""
