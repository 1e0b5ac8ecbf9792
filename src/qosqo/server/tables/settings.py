"""What guests choose for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, get_args

from qosqo.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.names import clean_name
from qosqo.web.model import Pace, Settings, Theme

CHOICES: Final = {"language": tuple(LANGUAGES), "theme": get_args(Theme), "pace": get_args(Pace)}

MOST_READ: Final = 300
"""So many sentences that were read are remembered: far more than all games have."""


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return DEFAULT_LANGUAGE


def changed_settings(settings: Settings, changes: Mapping[str, object]) -> Settings:
    """Settings with some of them changed; unknown names and values are refused."""
    result: dict[str, str | bool | tuple[str, ...]] = {}
    for name, value in changes.items():
        if (name in ("confirm", "hints") and isinstance(value, bool)) or (isinstance(value, str) and value in CHOICES.get(name, ())):
            result[name] = value
        elif name == "read" and isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
            result[name] = tuple(value)[-MOST_READ:]
        elif name == "name" and isinstance(value, str):
            result[name] = clean_name(value)
        else:
            raise Denied("bad-message", detail=f"settings: {name}")
    return replace(settings, **result)  # type: ignore[arg-type]  # checked above by name
