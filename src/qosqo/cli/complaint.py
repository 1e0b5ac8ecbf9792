"""What is wrong with a command, in one line, with the nearest thing that would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class Complaint(Exception):
    """A command that makes no sense. `message` is of the catalogue; it ends the program with exit code 2."""

    def __init__(self, message: str, nearest: str | None = None, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.nearest = nearest
        """What was probably meant."""
        self.values = values


def nearest(wanted: str, known: Iterable[str]) -> str | None:
    """The known word that looks most like the wanted one, if any does."""
    by_lower = {word.lower(): word for word in known}
    close = difflib.get_close_matches(wanted.lower(), by_lower, n=1, cutoff=0.5)
    if close:
        return by_lower[close[0]]
    return next((word for lower, word in by_lower.items() if wanted and lower.startswith(wanted.lower())), None)


def unknown(message: str, wanted: str, known: Iterable[str], **values: str | int) -> Complaint:
    """A complaint about a name that does not exist; its text gets the `name` and the list of `known` ones."""
    names = list(known)
    return Complaint(message, nearest(wanted, names), name=wanted, known=", ".join(names), **values)
