"""Moves as actions of a learner, derived from the game's table of kinds.

*Dense*: one number from 0 to `Table.size` − 1, the same as `Table.index`, found by a few multiplications.
*Factored*: what → where → how. First the kind of the move is chosen, then one part after the other; each choice is a small number, so a
head of a few hundred outputs serves a game with tens of thousands of moves.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import KIND_SHIFT, MOST_PARTS, PART_BITS, PART_MASK, Table, kind_of, pack_values

LONGEST: Final = 1 + MOST_PARTS
"""The most choices that a factored action is made of."""


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
        shift = KIND_SHIFT - PART_BITS * len(chosen)
        begun = 0
        for place in range(len(chosen)):
            begun |= chosen[place] << (KIND_SHIFT - PART_BITS * place)
        found: list[int] = []
        last = -1
        for move in moves:
            if not chosen:
                value = kind_of(move)
            elif move >> (shift + PART_BITS) == begun >> (shift + PART_BITS):
                value = (move >> shift) & PART_MASK
            else:
                continue
            if value != last:
                found.append(value)
                last = value
        return found
