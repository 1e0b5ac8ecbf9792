"""Reading component data: one checked reader for the `data.toml` of every game.

An `Entry` is a value of the file together with its name, so that every complaint names what is wrong: `tiles.values[3]: a number from
1 to 9 is needed, not 12`. Whatever a number is used for, its bounds are asked for when it is read.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

ORIGINS: Final = ("rulebook", "known", "reconstructed")
"""What every group of a data file says about itself: printed in the rulebook, known otherwise, or reconstructed."""
ORIGIN: Final = "origin"
FORMER_ORIGIN: Final = "source"
"""How `origin` was called in files that old records carry."""
MISSING: Final = " is missing"
"""How a complaint about an entry that is not there ends."""
LONGEST_QUOTE: Final = 60
LARGEST_REAL: Final = 1e15
"""Whoever writes more than that, infinity or "not a number" has made a mistake."""


class DataError(ValueError):
    """A component data file that cannot be used; the message names the entry."""


Words = dict[str, tuple[str, ...]]
"""By the names of entries: the words one of which is read there, or the names that the entries of a table may have."""
_asked: ContextVar[Words | None] = ContextVar("asked", default=None)


@contextmanager
def words_asked() -> Iterator[Words]:
    """Tells afterwards which words a reader looked for in which entries: for whoever helps to write a file."""
    found: Words = {}
    token = _asked.set(found)
    try:
        yield found
    finally:
        _asked.reset(token)


class Entry:
    """A value of a data file with its name."""

    def __init__(self, name: str, value: Any) -> None:
        self.name = name
        self.value = value

    def refuse(self, message: str) -> DataError:
        """The complaint about this entry, to be raised."""
        return DataError(f"{self.name}: {message}")

    def needed(self, what: str) -> DataError:
        return self.refuse(f"{what} is needed, not {quoted(self.value)}")

    def number(self, least: int, most: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not least <= self.value <= most:
            raise self.needed(f"a number from {least} to {most}")
        return self.value

    def real(self) -> float:
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)) or not -LARGEST_REAL <= self.value <= LARGEST_REAL:
            raise self.needed("a number")
        return float(self.value)

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.needed("true or false")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.needed("a text")
        return self.value

    def place_in(self, names: Sequence[str]) -> int:
        """The place of the value among these names."""
        self._ask(names)
        if not isinstance(self.value, str) or self.value not in names:
            raise self.needed(f"one of {', '.join(names)}")
        return names.index(self.value)

    def _ask(self, words: Sequence[str]) -> None:
        asked = _asked.get()
        if asked is not None:
            asked[self.name] = tuple(words)

    def items(self, least: int, most: int) -> list[Entry]:
        """The items of a list with so many of them."""
        wanted = f"a list of {least}" if least == most else f"a list of {least} to {most}"
        if not isinstance(self.value, list):
            raise self.needed(wanted)
        if not least <= len(self.value) <= most:
            raise self.refuse(f"{wanted} is needed, not of {len(self.value)}")
        return [Entry(f"{self.name}[{place}]", value) for place, value in enumerate(self.value)]

    def numbers(self, length: int, least: int, most: int) -> list[int]:
        return [item.number(least, most) for item in self.items(length, length)]

    # Tables.

    def table(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.needed("a table")
        return self.value

    def only(self, *known: str) -> Entry:
        """Refuse entries of another name; some of these may be missing."""
        self._ask(known)
        for key in self.table():
            if key not in known:
                raise DataError(f"{self.name}.{shortened(key)}: there is no such entry; there are: {', '.join(known)}")
        return self

    def has(self, key: str) -> bool:
        return key in self.table()

    def __getitem__(self, key: str) -> Entry:
        """The entry of a table; a missing one is refused."""
        if key not in self.table():
            raise DataError(f"{self.name}.{key}{MISSING}")
        return Entry(f"{self.name}.{key}", self.value[key])

    def entries(self) -> dict[str, Entry]:
        """All entries of a table, by name."""
        return {key: Entry(f"{self.name}.{shortened(key)}", value) for key, value in self.table().items()}


def read_entries(text: str, names: Sequence[str], each: str = "entry") -> dict[str, Entry]:
    """The entries of a data file, which must be these."""
    try:
        file = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError(f"not a TOML file: {shortened(str(error))}") from error
    for name in file:
        if name not in names:
            raise DataError(f"{shortened(name)}: there is no such {each}; there are: {', '.join(names)}")
    for name in names:
        if name not in file:
            raise DataError(f"{name}: the {each} is missing")
    return {name: Entry(name, file[name]) for name in names}


def read_groups(text: str, groups: Sequence[str]) -> dict[str, Entry]:
    """The groups of a data file, which must be these; each says where it comes from."""
    found: dict[str, Entry] = {}
    for name, entry in read_entries(text, groups, each="group").items():
        group = dict(entry.table())
        if FORMER_ORIGIN in group and ORIGIN not in group:
            group[ORIGIN] = group.pop(FORMER_ORIGIN)
        found[name] = Entry(name, group)
        found[name][ORIGIN].place_in(ORIGINS)
    return found


def origins(groups: dict[str, Entry]) -> dict[str, str]:
    """Where each group of a data file comes from."""
    return {name: group[ORIGIN].text() for name, group in groups.items()}


def data_hash(text: str) -> str:
    """The name of component data: 16 hexadecimal digits of SHA-256 of the file's text."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def quoted(value: object) -> str:
    """A value as a complaint shows it; a table or list is not worth more than its beginning."""
    if isinstance(value, (dict, list)):
        return "a table" if isinstance(value, dict) else f"a list of {len(value)}"
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 64:
        return "a huge number"
    return shortened(repr(value))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
