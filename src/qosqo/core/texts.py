"""Translation catalogues: everything a person reads, in Fluent files, one per language.

A folder `texts/` holds `en.ftl`, `de.ftl` and `nl.ftl`. English is complete by definition; a message that another
language lacks is shown in English, and the tests complain.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import _lru_cache_wrapper, cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
"""The languages by code, each under its own name."""
DEFAULT_LANGUAGE: Final = "en"
MOST_REMEMBERED: Final = 20_000
"""A page says the same things again and again, and Fluent takes its time: so many sentences per catalogue are kept."""
LONGEST_REMEMBERED: Final = 100
"""A sentence with a longer text in it is not kept: it will hardly be said again."""
LONGEST_NUMBER: Final = 10**20
LONGEST_VALUE: Final = 1000
"""So much of a text is put into a sentence; Fluent refuses more than 2,500 characters."""
CORE_FOLDER: Final = Path(__file__).parent


Remembers = TypeVar("Remembers", bound=Callable[..., Any])

_about_people: Final[weakref.WeakSet[_lru_cache_wrapper[Any]]] = weakref.WeakSet()


def about_people(remembers: Remembers) -> Remembers:
    """Marks a function with `lru_cache` that remembers what people wrote: their names, their remarks. See `forget_people`."""
    assert isinstance(remembers, _lru_cache_wrapper)
    _about_people.add(remembers)
    return remembers


def forget_people() -> None:
    """Forget what is remembered for speed and holds what people wrote. Whoever serves many people does so now and then."""
    for remembers in list(_about_people):
        remembers.cache_clear()


def sayable(text: str, longest: int = LONGEST_VALUE) -> str:
    """A text of somebody else as a sentence can quote it: not too long, and without what cannot be written down (half characters)."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return short if short.isascii() else short.encode(errors="replace").decode()


class BadCatalogue(ValueError):
    """A catalogue that cannot be read, or a message used wrongly."""


class Texts:
    """The messages of one language, from the catalogues of several folders (later ones win)."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        if language not in LANGUAGES:
            raise BadCatalogue(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundles = [read_bundle(language, folders)]
        if language != DEFAULT_LANGUAGE:
            self._bundles.append(read_bundle(DEFAULT_LANGUAGE, folders))
        self._plain: dict[str, str] = {}
        """Messages that are the same every time."""
        self._said = lru_cache(maxsize=MOST_REMEMBERED)(self._say)
        self._said_of_people = about_people(lru_cache(maxsize=MOST_REMEMBERED)(self._say))

    def has(self, message: str) -> bool:
        """Whether the message exists in this very language."""
        return bool(self._bundles[0].has_message(message))

    def knows(self, message: str) -> bool:
        """Whether the message can be said, if need be in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def __call__(self, message: str, **values: str | int) -> str:
        if not values:
            plain = self._plain.get(message)
            if plain is None:
                plain = self._plain[message] = self._say(message)
            return plain
        longest = 0
        for value in values.values():
            if isinstance(value, str):
                longest = max(longest, len(value) + 1)
        if not longest:
            return self._said(message, *values.items())
        if longest <= LONGEST_REMEMBERED:
            return self._said_of_people(message, *values.items())
        return self._say(message, *values.items())

    def _say(self, message: str, *values: tuple[str, str | int]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    raise BadCatalogue(f"message {message!r} has no text")
                shown = {name: shown_as(value) for name, value in values}
                text, errors = bundle.format_pattern(pattern, shown)
                if errors:
                    raise BadCatalogue(f"message {message!r} ({self.language}): {errors[0]}")
                return str(text)
        raise BadCatalogue(f"there is no message {message!r}")


def shown_as(value: str | int) -> str | int:
    """A value as a message can show it: numbers that are too long for what writes them are texts."""
    if isinstance(value, str):
        return sayable(value)
    return value if abs(value) < LONGEST_NUMBER else str(value)


def listed(*parts: object) -> str:
    """`LIST(a, b, …)` in a catalogue: the parts with commas between them, without the empty ones."""
    return ", ".join(text for text in map(str, parts) if text)


FUNCTIONS: Final[dict[str, Any]] = {"LIST": listed}


def read_bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for folder in folders:
        file = folder / "texts" / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def texts(language: str, *folders: Path) -> Texts:
    """The catalogue of the core with those of other folders on top."""
    return Texts(language, (CORE_FOLDER, *folders))
