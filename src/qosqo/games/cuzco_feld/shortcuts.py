"""What serves speed alone: small sums that every decision needs, worked out once. No rule is written here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT: Final = [1 << place for place in range(32)]
"""A set of cards, villages or abilities is one number; this is the bit of each."""


def bits_in(mask: i64) -> int:
    """How many things such a set holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
