"""The numbers of things: what lies on a hex, directions, cards, the steps of temples."""

from __future__ import annotations

from typing import Final

# What lies on a hex.
EMPTY: Final = 0
CROP: Final = 1
VILLAGE: Final = 2
TEMPLE: Final = 3
"""A village hex with a temple on it."""
POND: Final = 4
SCORED_POND: Final = 5
"""Surrounded and valued, with or without points (K6.2)."""

# The map.
MOST_CELLS: Final = 216
"""As many as the tables of phrases have numbers for."""
DIRECTIONS: Final = 6
"""East, south-east, south-west, west, north-west, north-east. The hexes in two directions next to each other are adjacent."""
NOWHERE: Final = -1
"""No cell."""
NO_GROUP: Final = -1
"""What a hex belongs to that is neither in a village nor in a city."""

# Temples. A step is how moves name a value: 0 for value 2 up to 4 for value 10.
TEMPLE_STEPS: Final = 5
NO_STEP: Final = -1
"""Before a temple is built."""

# Festival cards, by the relics on them.
RELICS: Final = "ABC"
CARD_KINDS: Final = ("A", "B", "C", "AB", "AC", "BC")

# Turns.
NOT_YET: Final = -1
"""So many last turns are left before the end has been triggered."""


def value_of(step: int) -> int:
    """A temple's value."""
    return 2 * step + 2


def step_of(value: int) -> int:
    """The opposite of `value_of`."""
    return value // 2 - 1
