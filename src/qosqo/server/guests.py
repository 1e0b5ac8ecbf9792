"""Guests: a browser or a program, known by a secret of its own. Only the hash of the secret is kept."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Final, get_args

from qosqo.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from qosqo.server.errors import Denied
from qosqo.server.store import Store, Transaction
from qosqo.web.model import Pace, Settings, Theme

SECRET_BYTES: Final = 32
LONGEST_SECRET: Final = 100
LONGEST_NAME: Final = 40
CHOICES: Final = {"language": tuple(LANGUAGES), "theme": get_args(Theme), "pace": get_args(Pace)}


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """Secrets are long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def clean_name(name: str) -> str:
    """A name as it is shown: one line, not too long, without invisible characters."""
    return " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME]


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return DEFAULT_LANGUAGE


def changed_settings(settings: Settings, changes: Mapping[str, object]) -> Settings:
    """Settings with some of them changed; unknown names and values are refused."""
    result: dict[str, str | bool] = {}
    for name, value in changes.items():
        if (name == "confirm" and isinstance(value, bool)) or (isinstance(value, str) and value in CHOICES.get(name, ())):
            result[name] = value
        elif name == "name" and isinstance(value, str):
            result[name] = clean_name(value)
        else:
            raise Denied("bad-message", detail=f"settings: {name}")
    return replace(settings, **result)  # type: ignore[arg-type]  # checked above by name


class Guests:
    """The settings of those who have done something here, by the hash of their secret."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, guest: str | None, accepted_languages: str = "") -> Settings:
        """What a guest has chosen; for others the defaults in a language they read."""
        found = await self._store.run(lambda transaction: read_settings(transaction, guest)) if guest else None
        return found or Settings(language=preferred_language(accepted_languages))

    async def remember(self, guest: str, settings: Settings) -> None:
        text = json.dumps(asdict(settings))

        def work(transaction: Transaction) -> None:
            transaction.change(
                "INSERT INTO guests (hash, settings, created) VALUES (?, ?, ?) "
                "ON CONFLICT (hash) DO UPDATE SET settings = excluded.settings",
                guest,
                text,
                now(),
            )

        await self._store.run(work)


def read_settings(transaction: Transaction, guest: str | None) -> Settings | None:
    rows = transaction.rows("SELECT settings FROM guests WHERE hash = ?", guest)
    return changed_settings(Settings(), json.loads(rows[0][0])) if rows else None
