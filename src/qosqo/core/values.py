"""Numbers that change seldom are held by tuples, which never change: whoever wants another value puts a new tuple in the place of
the old one. So copies of a position share them. What changes with nearly every move is a list, and each copy has its own."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


def replaced(values: tuple[Value, ...], place: int, value: Value) -> tuple[Value, ...]:
    """The same values, but this one at the place."""
    items = list(values)
    items[place] = value
    return tuple(items)


def raised(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The same values, but the one at the place is higher by so much (or lower)."""
    items = list(values)
    items[place] = values[place] + by
    return tuple(items)


def without(values: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The same values, but the one at the place is gone."""
    if place < 0:
        place += len(values)
    return values[:place] + values[place + 1 :]


def joined(first: tuple[Value, ...], second: tuple[Value, ...]) -> tuple[Value, ...]:
    """Both after each other. (Compiled, unpacking them in a new tuple takes several times as long.)"""
    return first + second


def removed(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same values, but the first such one is gone."""
    items = list(values)
    items.remove(value)
    return tuple(items)


def spliced(values: tuple[int, ...], first: int, part: list[int]) -> tuple[int, ...]:
    """The same values, but this part from the first place on."""
    items = list(values)
    for place in range(len(part)):
        items[first + place] = part[place]
    return tuple(items)
