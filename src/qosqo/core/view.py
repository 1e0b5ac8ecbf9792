"""What a seat may see, with types: the one thing that pages, terminals, the API and other programs read.

Each game has a `view.py` with a class of its own. A view is a frozen dataclass of numbers, texts, tuples and further such dataclasses: it
can be compared, hashed (what did not change need not be drawn again) and written as JSON. Besides what lies on the table it
holds what follows from it (who leads, what a thing would cost), so that nobody computes that twice.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Final, TypedDict, TypeVar

if TYPE_CHECKING:
    from qosqo.core.position import Json, Position


@dataclass(frozen=True, kw_only=True)
class View:
    """What everybody may see in every game."""

    viewer: int
    """Whose view it is, or NOBODY."""
    seats: int
    scores: tuple[int, ...]
    to_act: int
    """Whose decision it is, NOBODY when the game is over."""
    over: bool


Hashed = TypeVar("Hashed")


def hashed_once(kind: type[Hashed]) -> type[Hashed]:
    """For a part of views with much in it that is handed on to several drawings: its hash is remembered."""
    find = kind.__hash__

    def remembered(part: Hashed) -> int:
        known: int | None = part.__dict__.get("_hash")
        if known is None:
            known = part.__dict__["_hash"] = find(part)
        return known

    kind.__hash__ = remembered  # type: ignore[assignment,method-assign]  # mypy does not know classes as values that well
    return kind


COMMON: Final = frozenset(field.name for field in fields(View))
"""The entries that every view has: whoever lists a game's own entries shows these elsewhere."""


class CommonEntries(TypedDict):
    """The entries of `View`, to be handed on to a game's own view: `KramerView(**common_entries(position, seat), …)`."""

    viewer: int
    seats: int
    scores: tuple[int, ...]
    to_act: int
    over: bool


def common_entries(position: Position, seat: int) -> CommonEntries:
    return {
        "viewer": seat,
        "seats": position.seats,
        "scores": tuple(position.scores),
        "to_act": position.to_act(),
        "over": position.over(),
    }


def view_json(view: View) -> dict[str, Json]:
    """A view (or a part of one) as JSON."""
    result = as_json(view)
    assert isinstance(result, dict)
    return result


def as_json(value: object) -> Json:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [as_json(item) for item in value]
    if is_dataclass(value):
        return {field.name: as_json(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} does not belong into a view: {value!r}")
