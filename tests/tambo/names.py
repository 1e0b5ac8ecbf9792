"""The numbers of Tambo."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 6
"""Cards and the die show values from 1 on."""
DEALT: Final = 3
MOST_CARDS: Final = 5
MOST_SEATS: Final = 4
