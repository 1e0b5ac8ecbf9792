"""Guests: a browser or a program, known by a secret of its own. Only the hash of the secret is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from qosqo.server.storage.guests import StoredGuests
from qosqo.server.tables.settings import changed_settings, preferred_language
from qosqo.web.model import Settings

SECRET_BYTES: Final = 32
SHORTEST_SECRET: Final = 43
"""What we give out; nobody makes up a shorter one that could be guessed."""
LONGEST_SECRET: Final = 100


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """Secrets are long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


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
