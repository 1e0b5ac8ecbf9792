"""Moves as actions of a learner, derived from the game's table of kinds.

*Dense*: one number from 0 to `Table.size` − 1, the same as `Table.index`, found by a few multiplications.
*Factored*: what → where → how. First the kind of the move is chosen, then one part after the other; each choice is a small number, so a
head of a few hundred outputs serves a game with tens of thousands of moves.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from qosqo.core.phrases import KIND_SHIFT, MOST_PARTS, PART_BITS, PART_MASK, Table, kind_of, pack_values

LONGEST: Final = 1 + MOST_PARTS
"""The most choices that a factored action is made of."""
NOT_CHOSEN: Final = -1
"""Stands for choices still to be made."""
INDEX_BYTES: Final = 8
"""Of each action in a list that is written as bytes."""


class Actions:
    """The actions of one game."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.size: Final = table.size
        """How many dense actions there are."""
        self.strides: Final[list[int]] = []
        """By kind and part: what one more of the part adds to the index. 0 in kinds whose parts depend on each other."""
        self.plain: Final[list[bool]] = []
        for kind in table.kinds:
            plain = not kind.together and not kind.rising
            strides = [0] * MOST_PARTS
            stride = 1
            for place in range(len(kind.parts) - 1, -1, -1):
                strides[place] = stride
                stride *= kind.parts[place].size
            self.plain.append(plain)
            self.strides.extend(strides)
        self.moves: Final[dict[int, int]] = {}
        """The moves of the indices that have been asked for."""
        self.widest: Final = max(len(table.kinds), max([part.size for kind in table.kinds for part in kind.parts], default=1))
        """How many values the widest choice of a factored action has."""

    def index(self, move: int) -> int:
        """The dense action of a move."""
        kind = kind_of(move)
        if not self.plain[kind]:
            return self.table.index(move)
        first = kind * MOST_PARTS
        strides = self.strides
        return (
            self.table.offsets[kind]
            + ((move >> 40) & PART_MASK) * strides[first]
            + ((move >> 30) & PART_MASK) * strides[first + 1]
            + ((move >> 20) & PART_MASK) * strides[first + 2]
            + ((move >> 10) & PART_MASK) * strides[first + 3]
            + (move & PART_MASK) * strides[first + 4]
        )

    def write_indices(self, moves: list[int], base: i64, into: BytesWriter) -> None:
        """Append the dense actions of many (sorted) moves, each with the base added. What a kind needs is looked up once."""
        known: i64 = -1
        plain = False
        offset: i64 = 0
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        for each in moves:
            move: i64 = each
            kind: i64 = move >> KIND_SHIFT
            if kind != known:
                known = kind
                plain = self.plain[kind]
                if plain:
                    offset = base + self.table.offsets[kind]
                    first = kind * MOST_PARTS
                    a = self.strides[first]
                    b = self.strides[first + 1]
                    c = self.strides[first + 2]
                    d = self.strides[first + 3]
                    e = self.strides[first + 4]
            if plain:
                index = (
                    offset
                    + ((move >> 40) & PART_MASK) * a
                    + ((move >> 30) & PART_MASK) * b
                    + ((move >> 20) & PART_MASK) * c
                    + ((move >> 10) & PART_MASK) * d
                    + (move & PART_MASK) * e
                )
                write_i64_le(into, index)
            else:
                write_i64_le(into, base + self.table.index(each))

    def write_choices(self, indices: bytes, chosen: list[int], base: i64, into: BytesWriter) -> int:
        """Append what can be chosen next, sorted and each with the base added, where the dense actions (as bytes, in order) are legal;
        returns how many there are. The same as `choices`, but most of the actions are passed over without being looked at: all that
        begin alike lie together."""
        after: i64 = len(indices)
        place: i64 = 0
        found = 0
        if not chosen:
            kind: i64 = 0
            offsets = self.table.offsets
            while place < after:
                while offsets[kind] + self.table.kinds[kind].size <= read_i64_le(indices, place):
                    kind += 1
                write_i64_le(into, base + kind)
                found += 1
                place = first_from(indices, offsets[kind] + self.table.kinds[kind].size, place + INDEX_BYTES)
            return found
        if not self.plain[chosen[0]]:
            moves = [self.move(int(read_i64_le(indices, each))) for each in range(0, len(indices), INDEX_BYTES)]
            values = self.choices(moves, chosen)
            for each_value in values:
                write_i64_le(into, base + each_value)
            return len(values)
        strides = chosen[0] * MOST_PARTS
        low: i64 = self.table.offsets[chosen[0]]
        end: i64 = low + self.table.kinds[chosen[0]].size
        for part in range(1, len(chosen)):
            low += self.strides[strides + part - 1] * chosen[part]
            end = low + self.strides[strides + part - 1]
        each_stride: i64 = self.strides[strides + len(chosen) - 1]
        place = first_from(indices, low, 0)
        while place < after:
            index: i64 = read_i64_le(indices, place)
            if index >= end:
                break
            value: i64 = (index - low) // each_stride
            write_i64_le(into, base + value)
            found += 1
            place = first_from(indices, low + (value + 1) * each_stride, place + INDEX_BYTES)
        return found

    def move(self, index: int) -> int:
        """The move of a dense action."""
        found = self.moves.get(index, -1)
        if found < 0:
            found = self.table.move(index)
            self.moves[index] = found
        return found

    def factors(self, move: int) -> list[int]:
        """A move as a factored action: its kind, and the values of its parts."""
        return [kind_of(move), *self.table.values(move)]

    def move_of(self, factors: list[int]) -> int:
        """The opposite of `factors`."""
        return pack_values(factors[0], factors[1:])

    def complete(self, chosen: list[int]) -> bool:
        """Whether these choices say a whole move."""
        return len(chosen) > 0 and len(chosen) > len(self.table.kinds[chosen[0]].parts)

    def choices(self, moves: list[int], chosen: list[int]) -> list[int]:
        """What can be chosen next, sorted: the values with which at least one of the (sorted) moves goes on after these choices."""
        shift: i64 = KIND_SHIFT - PART_BITS * len(chosen)
        begun: i64 = 0
        for choice in chosen:
            begun = (begun << PART_BITS) | choice
        found: list[int] = []
        last: i64 = -1
        for each in moves:
            move: i64 = each
            said: i64 = move >> shift
            if said != last and said >> PART_BITS == begun:
                last = said
                found.append(int(said & PART_MASK))
        return found


def first_from(indices: bytes, least: i64, place: i64) -> i64:
    """Where the first of the (sorted) indices is that is not less than a number, from a place on; the place behind them if none is."""
    after: i64 = len(indices)
    if place >= after or read_i64_le(indices, place) >= least:
        return place
    low: i64 = place // INDEX_BYTES + 1
    high: i64 = after // INDEX_BYTES
    while low < high:
        middle: i64 = (low + high) // 2
        if read_i64_le(indices, middle * INDEX_BYTES) < least:
            low = middle + 1
        else:
            high = middle
    return low * INDEX_BYTES
