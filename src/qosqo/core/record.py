"""The record of a game: a text file of JSON lines, append-only, chained by checksums.

The first line says what is played (game, rules version, component data by hash, options, seats, seed), every following line is
one entry: a move with its chance outcomes, or an undo. A closed file ends with a line that counts the entries. Each line carries a
checksum over itself and the line before, so damage is found where it is. `docs/record-format.md` describes all fields.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final, TypeGuard

from qosqo.core.causes import Cause, told
from qosqo.core.chance import FAST, GENERATORS
from qosqo.core.codec import canonical, digest
from qosqo.core.position import Json
from qosqo.core.texts import Texts

FORMAT_VERSION: Final = 1
LARGEST_NUMBER: Final = 1 << 31
MOST_DIGITS: Final = 100
"""Of a seed."""
LONGEST_TEXT: Final = 1000
"""Of a name, an option, a hash; only component data are longer."""
LONGEST_DATA: Final = 1 << 21
"""Of component data within a record."""
MOST_ITEMS: Final = 10_000
"""Of a list: the outcomes of one move."""


class RecordError(ValueError):
    """A record that cannot be used: which line, and what is wrong with it."""

    def __init__(self, line: int, cause: str | Cause) -> None:
        self.line = line
        self.cause = str(cause)
        self._cause = cause
        super().__init__(f"line {line}: {self.cause}" if line else self.cause)

    def told(self, say: Texts) -> str:
        """The cause in the language of the reader."""
        return told(self._cause, say)


@dataclass(frozen=True)
class Header:
    """What is played, by whom, with which chance."""

    game: str
    rules: int
    data: str
    """The hash of the component data."""
    options: dict[str, str]
    names: list[str]
    """Who sat where at the start; a record says later who came instead."""
    seed: int
    chance: list[int] = field(default_factory=list)
    """The chance outcomes of the set-up."""
    start: str = ""
    """The hash of the position before the first move."""
    data_text: str | None = None
    """The component data themselves, where they are not the game's own."""
    forked: dict[str, Json] | None = None
    """Where this game branched off another: its first checksum and the number of moves taken over."""
    bots: list[str] | None = None
    """For every seat the bot that sat there at the start, or an empty text; None: nobody said."""
    generator: str = FAST
    """What makes chance of the seed: one of GENERATORS."""


@dataclass
class MoveEntry:
    seat: int
    move: dict[str, int | str]
    chance: list[int]
    hash: str | None = None
    """The hash of the position after the move; written at intervals and at the end."""


@dataclass
class UndoEntry:
    by: int
    to: int
    """How many moves remain."""
    agreed: list[int]
    """The other seats that agreed, where something revealed is taken back."""


@dataclass
class ReseedEntry:
    """From here on chance comes from another seed (a fork whose future is open)."""

    seed: int
    generator: str = FAST


@dataclass
class SeatEntry:
    """From here on somebody else sits there, or under another name."""

    seat: int
    name: str
    bot: str = ""
    """The bot that plays; empty: a person."""


@dataclass
class HintEntry:
    """At this point of the game a seat asked a bot what it could do."""

    seat: int


Entry = MoveEntry | UndoEntry | ReseedEntry | SeatEntry | HintEntry


@dataclass
class Record:
    header: Header
    entries: list[Entry]
    closed: bool
    """Whether the file says that it is complete."""


class Writer:
    """Makes the lines of a record, one after the other, each with its checksum."""

    def __init__(self) -> None:
        self.sum = ""
        self.count = 0

    def line(self, content: dict[str, Json]) -> str:
        self.sum = chained(self.sum, content)
        self.count += 1
        return canonical({**content, "sum": self.sum})

    def header(self, header: Header) -> str:
        content: dict[str, Json] = {
            "qosqo": FORMAT_VERSION,
            "game": header.game,
            "rules": header.rules,
            "data": header.data,
            "options": dict[str, Json](header.options),
            "names": list[Json](header.names),
            "seed": str(header.seed),
            "chance": list[Json](header.chance),
            "start": header.start,
        }
        if header.data_text is not None:
            content["data_text"] = header.data_text
        if header.forked is not None:
            content["forked"] = header.forked
        if header.bots is not None:
            content["bots"] = list[Json](header.bots)
        if header.generator != FAST:
            content["generator"] = header.generator
        return self.line(content)

    def entry(self, entry: Entry) -> str:
        content: dict[str, Json]
        if isinstance(entry, MoveEntry):
            content = {"seat": entry.seat, "move": dict[str, Json](entry.move), "chance": list[Json](entry.chance)}
            if entry.hash is not None:
                content["hash"] = entry.hash
        elif isinstance(entry, UndoEntry):
            content = {"undo": entry.to, "by": entry.by, "agreed": list[Json](entry.agreed)}
        elif isinstance(entry, SeatEntry):
            content = {"sits": entry.seat, "name": entry.name}
            if entry.bot:
                content["bot"] = entry.bot
        elif isinstance(entry, HintEntry):
            content = {"hint": entry.seat}
        else:
            content = {"reseed": str(entry.seed)}
            if entry.generator != FAST:
                content["generator"] = entry.generator
        return self.line({"n": self.count, **content})

    def closing(self) -> str:
        return self.line({"end": self.count - 1})


def chained(previous: str, content: dict[str, Json]) -> str:
    return digest([previous, content])


def write_record(header: Header, entries: list[Entry]) -> str:
    """The whole file, closed."""
    writer = Writer()
    lines = [writer.header(header), *[writer.entry(entry) for entry in entries], writer.closing()]
    return "\n".join(lines) + "\n"


def read_record(text: str, open_ended: bool = False) -> Record:
    """Read a file and check form and checksums; `open_ended` allows a file that is still being written.

    What the moves mean is not looked at here: see `Match.from_record`.
    """
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if not lines:
        raise RecordError(1, Cause("empty"))
    contents = [read_line(number, line, len(lines)) for number, line in enumerate(lines, start=1)]
    if "qosqo" not in contents[0]:
        raise RecordError(1, Cause("no-record"))
    if contents[0]["qosqo"] != FORMAT_VERSION:
        raise RecordError(1, Cause("format", found=str(contents[0]["qosqo"]), known=FORMAT_VERSION))
    previous = ""
    for number, content in enumerate(contents, start=1):
        previous = checked_sum(number, previous, content)
    closed = "end" in contents[-1]
    if closed:
        if contents[-1]["end"] != len(contents) - 2:
            raise RecordError(len(contents), f"the file says it has {contents[-1]['end']} entries, but there are {len(contents) - 2}")
        contents.pop()
    elif not open_ended:
        raise RecordError(len(contents), Cause("truncated"))
    header = Fields(1, contents[0]).header()
    return Record(header, [read_entry(number, content) for number, content in enumerate(contents[1:], start=2)], closed)


def read_further(number: int, line: str, previous: str) -> tuple[Entry, str]:
    """One more line of a record that is still being written, after the line with the checksum `previous`: its entry and its checksum."""
    content = read_line(number, line, number + 1)
    found = checked_sum(number, previous, content)
    return read_entry(number, content), found


def checked_sum(number: int, previous: str, content: dict[str, Json]) -> str:
    """The checksum of a line, which is taken out of its content."""
    found = content.pop("sum", None)
    try:
        expected = chained(previous, content)
    except (UnicodeEncodeError, RecursionError) as error:
        raise RecordError(number, Cause("no-text")) from error
    if found != expected:
        raise RecordError(number, Cause("checksum"))
    return expected


def read_line(number: int, line: str, last: int) -> dict[str, Json]:
    try:
        content = json.loads(line)
    except (ValueError, RecursionError) as error:
        cause = Cause("cut-off") if number == last and number > 1 else Cause("no-json", detail=str(error))
        raise RecordError(number, cause) from error
    if not isinstance(content, dict):
        raise RecordError(number, "not a JSON object")
    return content


def read_entry(number: int, content: dict[str, Json]) -> Entry:
    fields = Fields(number, content)
    if content.get("n") != number - 1:
        raise RecordError(number, f"entry {number - 1} was expected here, not {content.get('n')}")
    if "move" in content:
        return MoveEntry(fields.number("seat"), fields.move("move"), fields.numbers("chance"), fields.optional_text("hash"))
    if "undo" in content:
        return UndoEntry(fields.number("by"), fields.number("undo"), fields.numbers("agreed"))
    if "reseed" in content:
        return ReseedEntry(fields.big_number("reseed"), fields.generator())
    if "sits" in content:
        return SeatEntry(fields.number("sits"), fields.text("name"), fields.optional_text("bot") or "")
    if "hint" in content:
        return HintEntry(fields.number("hint"))
    raise RecordError(number, "neither a move nor an undo nor a change of seats nor a hint")


def counts(value: Json) -> TypeGuard[int]:
    """Whether this is a number as records hold them."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_NUMBER


def short(value: Json) -> TypeGuard[str]:
    """Whether this is a text as records hold them, data aside."""
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


class Fields:
    """The fields of one line, each checked for its type when it is read."""

    def __init__(self, line: int, content: dict[str, Json]) -> None:
        self.line = line
        self.content = content

    def wrong(self, name: str, wanted: str) -> RecordError:
        return RecordError(self.line, f"the field {name!r} must be {wanted}")

    def number(self, name: str) -> int:
        value = self.content.get(name)
        if not counts(value):
            raise self.wrong(name, "a number")
        return value

    def big_number(self, name: str) -> int:
        """A number written as text, because JSON readers of other languages would round it."""
        text = self.text(name)
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
            raise self.wrong(name, "a number in quotes")
        return int(text)

    def text(self, name: str, longest: int = LONGEST_TEXT) -> str:
        value = self.content.get(name)
        if not isinstance(value, str) or len(value) > longest:
            raise self.wrong(name, f"a text of at most {longest} characters")
        return value

    def optional_text(self, name: str, longest: int = LONGEST_TEXT) -> str | None:
        return self.text(name, longest) if name in self.content else None

    def generator(self) -> str:
        found = self.optional_text("generator") or FAST
        if found not in GENERATORS:
            raise self.wrong("generator", f"one of {', '.join(GENERATORS)}")
        return found

    def numbers(self, name: str) -> list[int]:
        value = self.content.get(name)
        if not isinstance(value, list) or len(value) > MOST_ITEMS:
            raise self.wrong(name, f"a list of at most {MOST_ITEMS} numbers")
        result = [item for item in value if counts(item)]
        if len(result) != len(value):
            raise self.wrong(name, "a list of numbers")
        return result

    def names(self, name: str) -> list[str]:
        value = self.content.get(name)
        result = [item for item in value if short(item)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(result) != len(value):
            raise self.wrong(name, "a list of names")
        return result

    def object(self, name: str) -> dict[str, Json]:
        value = self.content.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, "an object")
        return value

    def choices(self, name: str) -> dict[str, str]:
        result = {key: value for key, value in self.object(name).items() if short(value)}
        if len(result) != len(self.object(name)):
            raise self.wrong(name, f"an object of texts of at most {LONGEST_TEXT} characters")
        return result

    def move(self, name: str) -> dict[str, int | str]:
        result = {key: value for key, value in self.object(name).items() if counts(value) or short(value)}
        if len(result) != len(self.object(name)):
            raise self.wrong(name, "a move: its kind and numbers")
        return result

    def header(self) -> Header:
        return Header(
            game=self.text("game"),
            rules=self.number("rules"),
            data=self.text("data"),
            options=self.choices("options"),
            names=self.names("names"),
            seed=self.big_number("seed"),
            chance=self.numbers("chance"),
            start=self.text("start"),
            data_text=self.optional_text("data_text", LONGEST_DATA),
            forked=self.object("forked") if "forked" in self.content else None,
            bots=self.names("bots") if "bots" in self.content else None,
            generator=self.generator(),
        )
