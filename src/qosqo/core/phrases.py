"""Phrases: everything that is said in a game, as a number with named parts.

Moves, log entries and refusals have the same form: a *kind* ("place a die") with up to five
small numbers, its named parts (die, space). Inside the engine a move is one packed integer, which is
cheap to make and compare; the names serve pages, records, logs and translations. The catalogue
of a language has one message per kind: `move-place-die`, `event-drew-card`, `refusal-die-too-high`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

PART_BITS: Final = 10
PART_LIMIT: Final = 1 << PART_BITS
MOST_PARTS: Final = 5
KIND_SHIFT: Final = PART_BITS * MOST_PARTS
PART_MASK: Final = PART_LIMIT - 1


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> int:
    """A move as one integer. Moves sort by kind, then by their parts in order."""
    return int((kind << 50) | (a << 40) | (b << 30) | (c << 20) | (d << 10) | e)


def kind_of(move: int) -> int:
    return move >> KIND_SHIFT


def part_a(move: int) -> int:
    return (move >> 40) & PART_MASK


def part_b(move: int) -> int:
    return (move >> 30) & PART_MASK


def part_c(move: int) -> int:
    return (move >> 20) & PART_MASK


def part_d(move: int) -> int:
    return (move >> 10) & PART_MASK


def part_e(move: int) -> int:
    return move & PART_MASK


class Part:
    """One named number of a phrase, from 0 to size − 1."""

    def __init__(self, name: str, size: int, texts: str = "", first: int = 0, hidden: bool = False, seat: bool = False) -> None:
        if not 0 < size <= PART_LIMIT:
            raise ValueError(f"part {name!r}: size must be between 1 and {PART_LIMIT}")
        self.name: Final = name
        self.size: Final = size
        self.texts: Final = texts
        """Values are shown by the messages `<texts>-<value>`; without it as plain numbers."""
        self.first: Final = first
        """What value 0 is called when shown as a number (dice: 1)."""
        self.hidden: Final = hidden
        """Only the seat that the phrase is about may see the value; the others read the message `…-hidden`."""
        self.seat: Final = seat
        """The value is a seat, shown by the name of who sits there."""


class Kind:
    """One kind of phrase. Its number is its place in the table that it is put in."""

    def __init__(self, name: str, *parts: Part, rule: str = "") -> None:
        if len(parts) > MOST_PARTS:
            raise ValueError(f"kind {name!r}: at most {MOST_PARTS} parts")
        self.name: Final = name
        self.parts: Final = parts
        self.rule: Final = rule
        """The number of the rule behind it ("F2.11"), shown on request."""
        self.size: Final = product([part.size for part in parts])
        """How many different phrases of this kind can be said."""

    def index_of(self, values: list[int]) -> int:
        index = 0
        for part, value in zip(self.parts, values, strict=True):
            index = index * part.size + value
        return index

    def values_at(self, index: int) -> list[int]:
        values: list[int] = []
        for part in reversed(self.parts):
            values.append(index % part.size)
            index //= part.size
        values.reverse()
        return values


def product(numbers: list[int]) -> int:
    result = 1
    for number in numbers:
        result *= number
    return result


@mypyc_attr(native_class=False)
class UnknownPhrase(ValueError):
    """A phrase that the game's table does not know."""


class Table:
    """All kinds of one sort (moves, events or refusals) of a game, numbered in the order given."""

    def __init__(self, prefix: str, *kinds: Kind) -> None:
        self.prefix: Final = prefix
        self.kinds: Final = kinds
        self.numbers: Final = {kind.name: number for number, kind in enumerate(kinds)}
        if len(self.numbers) != len(kinds):
            raise ValueError(f"two kinds of {prefix} bear the same name")
        self.offsets: Final[list[int]] = []
        total = 0
        for kind in kinds:
            self.offsets.append(total)
            total += kind.size
        self.size: Final = total
        """How many different moves there are: the size of the fixed integer encoding."""

    def number(self, name: str) -> int:
        if name not in self.numbers:
            raise UnknownPhrase(f"there is no {self.prefix} called {name!r}")
        return self.numbers[name]

    def kind(self, move: int) -> Kind:
        number = kind_of(move)
        if not 0 <= number < len(self.kinds):
            raise UnknownPhrase(f"there is no {self.prefix} with the kind {number}")
        return self.kinds[number]

    def values(self, move: int) -> list[int]:
        """The values of the parts, in order; refuses a packed move that the table does not allow."""
        kind = self.kind(move)
        values = [(move >> (40 - PART_BITS * place)) & PART_MASK for place in range(MOST_PARTS)]
        for place, value in enumerate(values):
            if place >= len(kind.parts):
                if value:
                    raise UnknownPhrase(f"{kind.name}: has only {len(kind.parts)} parts")
            elif value >= kind.parts[place].size:
                raise UnknownPhrase(f"{kind.name}: {kind.parts[place].name} is at most {kind.parts[place].size - 1}, not {value}")
        return values[: len(kind.parts)]

    def named(self, move: int) -> dict[str, int | str]:
        """The move with its parts by name, as records and programs write it."""
        kind = self.kind(move)
        result: dict[str, int | str] = {"kind": kind.name}
        for part, value in zip(kind.parts, self.values(move), strict=True):
            result[part.name] = value
        return result

    def packed(self, named: dict[str, int | str]) -> int:
        """The opposite of `named`; refuses unknown, missing and superfluous parts by name."""
        name = named.get("kind")
        if not isinstance(name, str):
            raise UnknownPhrase(f"a {self.prefix} needs its kind, one of: {', '.join(self.numbers)}")
        number = self.number(name)
        parts = self.kinds[number].parts
        values: list[int] = []
        for part in parts:
            value = named.get(part.name)
            if isinstance(value, bool) or not isinstance(value, int):
                raise UnknownPhrase(f"{name}: the part {part.name!r} must be a number")
            if not 0 <= value < part.size:
                raise UnknownPhrase(f"{name}: {part.name} must be from 0 to {part.size - 1}, not {value}")
            values.append(value)
        known = {"kind", *[part.name for part in parts]}
        for key in named:
            if key not in known:
                raise UnknownPhrase(f"{name}: there is no part {key!r}")
        return pack_values(number, values)

    def index(self, move: int) -> int:
        """The move's place in the fixed encoding, from 0 to size − 1."""
        return self.offsets[kind_of(move)] + self.kind(move).index_of(self.values(move))

    def move(self, index: int) -> int:
        """The opposite of `index`."""
        if not 0 <= index < self.size:
            raise UnknownPhrase(f"move numbers run from 0 to {self.size - 1}, not {index}")
        number = 0
        while number + 1 < len(self.kinds) and self.offsets[number + 1] <= index:
            number += 1
        return pack_values(number, self.kinds[number].values_at(index - self.offsets[number]))


def pack_values(kind: int, values: list[int]) -> int:
    filled = values + [0] * (MOST_PARTS - len(values))
    return pack(kind, filled[0], filled[1], filled[2], filled[3], filled[4])


class Saying:
    """A log entry or a refusal: a kind of its table, the seat it is about, and the values of its parts."""

    kind: int
    seat: int
    values: list[int]


def saying(kind: int, seat: int, *values: int) -> Saying:
    result = Saying()
    result.kind = kind
    result.seat = seat
    result.values = list(values)
    return result
