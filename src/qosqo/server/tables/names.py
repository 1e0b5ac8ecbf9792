"""The names of people at tables."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 40
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or signs and look like nothing."""


def clean_text(text: str) -> str:
    """A text of several lines as it can be kept: without control characters and half characters, which databases refuse."""
    return "".join(char for char in text if char.isprintable() or char in "\n\t")


def clean_name(name: str) -> str:
    """A name as it is shown: one line, not too long, without invisible characters."""
    return " ".join("".join(char for char in name if char.isprintable() and char not in BLANK).split())[:LONGEST_NAME]
