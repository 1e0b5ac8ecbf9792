"""Guests: a browser or a program, known by a secret of its own. Only the hash of the secret is kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, get_args

from qosqo.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from qosqo.server.storage.guests import StoredGuests
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.names import clean_name
from qosqo.web.model import Pace, Settings, Theme

SECRET_BYTES: Final = 32
LONGEST_SECRET: Final = 100
CHOICES: Final = {"language": tuple(LANGUAGES), "theme": get_args(Theme), "pace": get_args(Pace)}


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """Secrets are long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


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

    def __init__(self, stored: StoredGuests) -> None:
        self._stored = stored

    async def settings(self, guest: str | None, accepted_languages: str = "") -> Settings:
        """What a guest has chosen; for others the defaults in a language they read."""
        found = await self._stored.settings(guest) if guest else None
        if found is None:
            return Settings(language=preferred_language(accepted_languages))
        return changed_settings(Settings(), found)

    async def remember(self, guest: str, settings: Settings) -> None:
        await self._stored.remember(guest, settings)
