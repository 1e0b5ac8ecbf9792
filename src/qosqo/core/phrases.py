"""Phrases: everything that is said in a game, as a number with named parts.

Moves, log entries and refusals have the same form: a *kind* ("place a die") with up to five
small numbers, its named parts (die, space). Inside the engine a move is one packed integer, which is
cheap to make and compare; the names serve pages, records, logs and translations. The catalogue
of a language has one message per kind: `move-place-die`, `event-drew-card`, `refusal-die-too-high`.

For learning there is a third form, derived from the table of moves: every move that can be said has a number from 0 to `Table.size` − 1
(`Table.index`, `Table.move`), in the order of the packed integers. Kinds follow each other; within a kind all combinations of its
parts count, unless the kind says that fewer can occur: parts that are at most so much `together` (a payment), or parts that are
`rising` (a set of cards). So the numbers stay dense and few: below 100,000 in every game, whatever component data it is played with. What
the bounds are is a fact of the rules; the reader of component data refuses what lies beyond them.
"""

from __future__ import annotations

from math import comb
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


def kinds_among(moves: list[int]) -> list[int]:
    """The kinds of moves that are listed, sorted. There may be a thousand moves, of some kinds each."""
    found: list[int] = []
    last = -1
    for move in moves:
        kind = move >> KIND_SHIFT
        if kind != last:
            last = kind
            if kind not in found:
                found.append(kind)
    return sorted(found)


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

    def __init__(self, name: str, *parts: Part, rule: str = "", together: int = 0, rising: bool = False, costly: bool = False) -> None:
        if len(parts) > MOST_PARTS:
            raise ValueError(f"kind {name!r}: at most {MOST_PARTS} parts")
        if together and any(part.size != together + 1 for part in parts):
            raise ValueError(f"kind {name!r}: parts that are at most {together} together must each be from 0 to {together}")
        if rising and (together or len({part.size for part in parts}) != 1):
            raise ValueError(f"kind {name!r}: rising parts must be of one size")
        self.name: Final = name
        self.parts: Final = parts
        self.rule: Final = rule
        """The number of the rule behind it ("F2.11"), shown on request; `cited` fills in what depends on a value."""
        self.together: Final = together
        """The most that the parts can be together; 0: nothing is known about that."""
        self.rising: Final = rising
        """Every part is larger than the one before: a set, said in order."""
        self.costly: Final = costly
        """It spends something beside what the pressed things tell: a page says so and asks once more."""
        self.size: Final = self.count()
        """How many different phrases of this kind can be said."""

    def cited(self, values: list[int]) -> str:
        """The number of the rule; `T7.{building:02}` tells it by the (shown) value of a part."""
        if "{" not in self.rule:
            return self.rule
        shown = {part.name: value + 1 for part, value in zip(self.parts, values, strict=False)}
        return self.rule.format(**shown)

    def count(self) -> int:
        parts = len(self.parts)
        if self.together:
            return comb(self.together + parts, parts)
        if self.rising:
            return comb(self.parts[0].size, parts)
        return product([part.size for part in self.parts])

    def index_of(self, values: list[int]) -> int:
        if self.together:
            return rank_together(values, self.together)
        if self.rising:
            return rank_rising(values, self.parts[0].size)
        index = 0
        for part, value in zip(self.parts, values, strict=True):
            index = index * part.size + value
        return index

    def values_at(self, index: int) -> list[int]:
        if self.together:
            return together_at(index, len(self.parts), self.together)
        if self.rising:
            return rising_at(index, len(self.parts), self.parts[0].size)
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


# Which of all lists of numbers, in their usual order, one is, and the opposite.


def rank_together(values: list[int], most: int) -> int:
    """Among the lists of numbers that are at most so much together."""
    index = 0
    others = len(values)
    for value in values:
        if value > most:
            raise UnknownPhrase(f"{values} is too much together")
        others -= 1
        for smaller in range(value):
            index += comb(most - smaller + others, others)
        most -= value
    return index


def together_at(index: int, length: int, most: int) -> list[int]:
    values: list[int] = []
    for others in range(length - 1, -1, -1):
        value = 0
        while index >= comb(most - value + others, others):
            index -= comb(most - value + others, others)
            value += 1
        values.append(value)
        most -= value
    return values


def rank_rising(values: list[int], size: int) -> int:
    """Among the lists of numbers below a size, each larger than the one before."""
    index = 0
    others = len(values)
    least = 0
    for value in values:
        if not least <= value < size:
            raise UnknownPhrase(f"{values} does not rise below {size}")
        others -= 1
        for smaller in range(least, value):
            index += comb(size - 1 - smaller, others)
        least = value + 1
    return index


def rising_at(index: int, length: int, size: int) -> list[int]:
    values: list[int] = []
    value = 0
    for others in range(length - 1, -1, -1):
        while index >= comb(size - 1 - value, others):
            index -= comb(size - 1 - value, others)
            value += 1
        values.append(value)
        value += 1
    return values


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
