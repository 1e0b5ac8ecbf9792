"""Component data as a form: the entries of a data file as fields with texts in them, and back.

A field is a number, a word, or a short list or a table of numbers (a cost) written as in the file; others are taken apart.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from qosqo.core.data import MISSING, ORIGIN, DataError, words_asked
from qosqo.core.game import Game
from qosqo.lab.patches import Path, name_of, patched, path_of, value_at, written

LONGEST_FIELD: Final = 64
"""Lists and tables that can be written in so many characters are one field."""

NAMES: Final = ("name", "reference", "number")
"""The entries of a thing that tell which one it is."""


def within(entry: str, whole: str) -> bool:
    """Whether an entry is this one or a part of it."""
    return entry == whole or entry.startswith((f"{whole}.", f"{whole}["))


@dataclass(frozen=True)
class Field:
    name: str
    """Of the entry, as complaints tell it."""
    number: bool
    text: str
    """As the game's own data have it."""
    about: str = ""
    """What the thing is called that it belongs to, where the file has a name for it."""

    def within(self, entry: str) -> bool:
        return within(self.name, entry)


@dataclass(frozen=True)
class Group:
    name: str
    origin: str
    """rulebook, known or reconstructed; empty: the file does not say."""
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Draft:
    """The data of a form that was filled in."""

    changes: dict[str, Any]
    """What is different from the game's own data, by the names of the entries."""
    text: str
    """The data file; the game's own where something is wrong."""
    errors: dict[str, str]
    """What is wrong, by the names of fields, empty where a text cannot be read at all; under an empty name what belongs to no field."""


@lru_cache(maxsize=32)
def groups_of(text: str) -> tuple[Group, ...]:
    """All fields of a data file."""
    found: list[Group] = []
    for name, value in tomllib.loads(text).items():
        if isinstance(value, dict):
            fields = tuple(field for key, item in value.items() if key != ORIGIN for field in fields_of((name, key), item))
            found.append(Group(name, str(value.get(ORIGIN, "")), fields))
        else:
            found.append(Group(name, "", tuple(fields_of((name,), value))))
    return tuple(found)


def fields_of(path: Path, value: Any, about: str = "") -> list[Field]:
    about = called(value) or about
    mixed = isinstance(value, dict) and not all(isinstance(item, int) for item in value.values())
    if mixed or (isinstance(value, (list, dict)) and len(written(value)) > LONGEST_FIELD):
        inside = enumerate(value) if isinstance(value, list) else value.items()
        return [field for key, item in inside for field in fields_of((*path, key), item, about)]
    number = isinstance(value, int) and not isinstance(value, bool)
    return [Field(name_of(path), number, shown(value), about)]


def called(value: Any) -> str:
    """What the file calls a thing; empty where it has no name for it."""
    return next((value[key] for key in NAMES if isinstance(value.get(key), str)), "") if isinstance(value, dict) else ""


def called_at(data: Any, entry: str) -> str:
    """What the thing is called that an entry belongs to, as `Field.about`."""
    path = path_of(entry)
    names = [called(value_at(data, path[:length])) for length in range(1, len(path) + 1)]
    return next((name for name in reversed(names) if name), "")


def shown(value: Any) -> str:
    """A value as its field shows it: words without quotes."""
    return value if isinstance(value, str) else written(value)


def draft_of(game: Game, texts: Mapping[str, str]) -> Draft:
    """What a form means; fields that are not there are as they were. Whether the game can be played with it is not asked yet: `checked`."""
    own = game.data_text()
    data = tomllib.loads(own)
    changes: dict[str, Any] = {}
    errors: dict[str, str] = {}
    for name in names_in(own):
        before = value_at(data, path_of(name))
        text = texts.get(name)
        if text is None or text.strip() == shown(before):
            continue
        try:
            changes[name] = read(text.strip(), before)
        except DataError as error:
            errors[name] = str(error)
    if errors:
        return Draft(changes, own, errors)
    try:
        return Draft(changes, patched(own, changes), {})
    except DataError as error:
        return Draft(changes, own, complaint(own, error, changes))


def checked(game: Game, draft: Draft) -> Draft:
    """The same draft, or what the game says against it. Data of strangers have been tried elsewhere before: reading them may take long."""
    if draft.errors:
        return draft
    try:
        game.read_data(draft.text)
    except DataError as error:
        own = game.data_text()
        return Draft(draft.changes, own, complaint(own, error, draft.changes))
    return draft


def complaint(text: str, error: DataError, changes: Mapping[str, Any]) -> dict[str, str]:
    """What is wrong with a data file in which these entries were changed, by the field that it is about."""
    entry, _, told = str(error).partition(": ")
    field = field_about(entry.removesuffix(MISSING), names_in(text), changes)
    return {field: told if told and field else str(error)}


def names_in(text: str) -> list[str]:
    return [field.name for group in groups_of(text) for field in group.fields]


@lru_cache(maxsize=32)
def words_for(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The words that may be written in fields, by their names: those that the game's reader looks for; only where there is a choice."""
    text = game.data_text()
    names = names_in(text)
    with words_asked() as asked:
        game.load(text)
    found: dict[str, dict[str, None]] = {name: {} for name in names}
    for entry, words in asked.items():
        field = holder(entry, found)
        if field:
            found[field] |= dict.fromkeys(words)
    alike = {sort_of(name): words for name, words in found.items() if words}
    data = tomllib.loads(text)
    told: dict[str, tuple[str, ...]] = {}
    for name in names:
        value = value_at(data, path_of(name))
        known = found[name] or (alike.get(sort_of(name), {}) if value == [] else {})
        there = len(value) if isinstance(value, dict) else 1
        if len(known) > there:
            told[name] = tuple(known)
    return told


def holder(entry: str, names: Container[str]) -> str:
    """The one of these that an entry is or is a part of; empty: none."""
    while entry and entry not in names:
        entry = above(entry)
    return entry


def above(entry: str) -> str:
    """The entry that holds this one."""
    return entry[: max(0, entry.rfind("."), entry.rfind("["))]


def sort_of(name: str) -> str:
    """What a field has in common with those of other things: its name without their places."""
    return re.sub(r"\d+", "#", name)


def read(text: str, before: Any) -> Any:
    """The value that a field's text stands for, where the file had this one before."""
    if isinstance(before, str):
        return text
    try:
        return tomllib.loads(f"x = {text.splitlines()[0] if text else ''}")["x"]
    except (ValueError, RecursionError):
        raise DataError("") from None


def field_about(entry: str, names: list[str], changes: Mapping[str, Any]) -> str:
    """The field that a complaint about an entry belongs to; empty: none. Where it is about several fields together, or about one that is
    missing: the first that was changed of the same thing."""
    holding = holder(entry, names)
    if holding:
        return holding
    while entry:
        inside = [name for name in names if within(name, entry)]
        if inside:
            return next((name for name in inside if name in changes), inside[0])
        entry = above(entry)
    return ""
