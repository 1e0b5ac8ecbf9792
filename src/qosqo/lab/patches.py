"""Changing single entries of a data file without touching the rest of its text: comments, order and layout stay.

An entry is named as complaints name it: `statues.large.cost.stone`, `army_cards.kinds[2].copies`, `god_cards.Mama Killa[0]`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from qosqo.core.data import DataError, quoted, shortened

Path = tuple[str | int, ...]
Span = tuple[int, int]

NAME: Final = re.compile(r"([^.\[\]]+)((?:\[[0-9]{1,9}\])*)")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
SCALAR: Final = re.compile(r"[^,\]}\n#]+")
TOO_MANY_BITS: Final = 64
"""For a number of a TOML file, its sign among them."""
LONG_QUOTES: Final = ('"""', "'''")


def path_of(name: str) -> Path:
    """The place of an entry by its name."""
    found: list[str | int] = []
    for piece in name.split("."):
        match = NAME.fullmatch(piece)
        if match is None:
            raise DataError(f"{shortened(name)}: this is not the name of an entry")
        found.append(match[1])
        found.extend(int(place) for place in re.findall("[0-9]+", match[2]))
    return tuple(found)


def name_of(path: Path) -> str:
    """The opposite of `path_of`."""
    pieces = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(pieces).removeprefix(".")


def value_at(data: Any, path: Path) -> Any:
    """The value of an entry of a file that was read."""
    for place, step in enumerate(path):
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            raise DataError(f"{shortened(name_of(path[: place + 1]))}: there is no such entry") from None
    return data


def patched(text: str, changes: Mapping[str, Any]) -> str:
    """The text of a data file with some entries changed, none of which lies inside of another."""
    data = tomllib.loads(text)
    spans = Scanner(text).spans if changes else {}
    places: list[tuple[Span, str, str]] = []
    for name, value in changes.items():
        path = path_of(name)
        value_at(data, path)
        if path not in spans:
            raise DataError(f"{shortened(name)}: only the entries of a group can be changed, not a whole group")
        try:
            places.append((spans[path], name, written(value)))
        except DataError as error:
            raise DataError(f"{shortened(name)}: {error}") from error
    places.sort(reverse=True)
    for (later, inside, _), (earlier, around, _) in pairwise(places):
        if earlier[1] > later[0]:
            raise DataError(f"{shortened(inside)}: {shortened(around)} is changed already")
    for (start, end), _, new in places:
        text = text[:start] + new + text[end:]
    return text


def written(value: Any) -> str:
    """A value as a data file writes it, in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) or (isinstance(value, int) and value.bit_length() < TOO_MANY_BITS):
        return repr(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=not value.isprintable())
    if isinstance(value, list):
        return f"[{', '.join(written(item) for item in value)}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{key if BARE_KEY.fullmatch(key) else written(key)} = {written(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    raise DataError(f"a data file cannot hold {quoted(value)}")


class Scanner:
    """Finds where in the text of a TOML file the value of every entry is written. The file has been read before, so it is one."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.spans: dict[Path, Span] = {}
        self.file()

    def file(self) -> None:
        table: Path = ()
        counts: dict[Path, int] = {}
        self.blank()
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                self.at += 2
                key = self.key()
                counts[key] = counts.get(key, -1) + 1
                table = (*key, counts[key])
                self.at += 2
            elif self.text[self.at] == "[":
                self.at += 1
                table = self.key()
                self.at += 1
            else:
                self.pair(table)
            self.blank()

    def blank(self) -> None:
        match = BLANK.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def pair(self, table: Path) -> None:
        key = self.key()
        self.at = self.text.index("=", self.at) + 1
        self.blank()
        self.value((*table, *key))

    def key(self) -> Path:
        """A key, perhaps dotted."""
        steps: list[str | int] = []
        while True:
            self.blank()
            if self.text[self.at] in "\"'":
                steps.append(tomllib.loads(f"x = {self.string()}")["x"])
            else:
                match = BARE_KEY.match(self.text, self.at)
                assert match is not None, self.text[self.at : self.at + 20]
                steps.append(match[0])
                self.at = match.end()
            self.blank()
            if self.text[self.at] != ".":
                return tuple(steps)
            self.at += 1

    def string(self) -> str:
        start = self.at
        quote = self.text[start : start + 3]
        if quote not in LONG_QUOTES:
            quote = self.text[start]
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self.text[self.at] == "\\" and quote[0] == '"' else 1
        self.at += len(quote)
        return self.text[start : self.at]

    def value(self, path: Path) -> None:
        start = self.at
        first = self.text[start]
        if first in "\"'":
            self.string()
        elif first == "[":
            self.at += 1
            place = 0
            while self.more("]"):
                self.value((*path, place))
                place += 1
        elif first == "{":
            self.at += 1
            while self.more("}"):
                self.pair(path)
        else:
            match = SCALAR.match(self.text, start)
            assert match is not None
            self.at = start + len(match[0].rstrip())
        self.spans[path] = (start, self.at)

    def more(self, end: str) -> bool:
        """Go on to the next item; False where the list or table ends."""
        self.blank()
        if self.text[self.at] == ",":
            self.at += 1
            self.blank()
        if self.text[self.at] == end:
            self.at += 1
            return False
        return True
