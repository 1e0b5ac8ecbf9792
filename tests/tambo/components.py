"""What is printed on the components of Tambo."""

from __future__ import annotations

from typing import Final


class Components:
    """Shared by all positions of a game and never changed."""

    def __init__(self, rounds: int, copies: list[int]) -> None:
        self.rounds: Final = rounds
        self.copies: Final = copies
        """How many cards there are of each value from 1 on."""
