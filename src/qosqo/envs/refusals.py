"""What environments refuse: settings and actions that are none."""

from __future__ import annotations

import operator
from typing import Final, SupportsIndex

from gymnasium.error import ResetNeeded

ILLEGAL_REWARD: Final = -1.0
"""For an illegal action, where it ends the game."""


class BadEnvironment(ValueError):
    """There is no such environment."""


class IllegalAction(ValueError):
    """An action that the mask forbids, or that is none."""


class NotBegun(ResetNeeded):
    """No game is being played."""

    def __init__(self, message: str = "no game is being played: call reset() first") -> None:
        super().__init__(message)


def whole(what: str, value: object, least: int | None = None) -> int:
    """A whole number, Python's or NumPy's, that somebody has given for something; nothing else is taken for one."""
    found = whole_number(value)
    if found is None or (least is not None and found < least):
        raise BadEnvironment(f"{what} is a whole number{'' if least is None else f' from {least}'}, not {value!r}")
    return found


def whole_number(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:  # an array of several
        return None


def action_number(action: object) -> int:
    """What a learner has chosen, as a number; whether it is legal is another question."""
    found = whole_number(action)
    if found is None:
        raise IllegalAction(f"an action is a whole number, not {action!r}")
    return found


def chosen_of(what: str, chosen: str, known: tuple[str, ...]) -> str:
    if chosen not in known:
        raise BadEnvironment(f"{what} are {' or '.join(known)}, not {chosen!r}")
    return chosen


def check_render_mode(chosen: str | None, known: list[str]) -> None:
    if chosen is not None and chosen not in known:
        raise BadEnvironment(f"there is no render mode {chosen!r}; there are: {', '.join(known)}")
