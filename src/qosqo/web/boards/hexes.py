"""Hexagons with a corner on top, for boards made of them.

Places are given as on the boards' data: a row, and a column counted in half hexes. Sides are numbered as the rules number directions:
east, south-east, south-west, west, north-west, north-east; side k runs from corner k to corner k + 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

HALF: Final = 22.5
"""Half the width of a hex."""
TALL: Final = 26
"""From the centre to the upper corner."""
ROW: Final = 39
"""From one row to the next."""
SIDES: Final = 6

CORNERS: Final = ((HALF, -TALL / 2), (HALF, TALL / 2), (0.0, float(TALL)), (-HALF, TALL / 2), (-HALF, -TALL / 2), (0.0, float(-TALL)))

Point = tuple[float, float]


def centre(row: int, column: int) -> Point:
    return column * HALF, float(row * ROW)


def corner(number: int, scale: float = 1.0) -> Point:
    x, y = CORNERS[number % SIDES]
    return x * scale, y * scale


def short(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def pair(point: Point) -> str:
    return f"{short(point[0])} {short(point[1])}"


@lru_cache(maxsize=4_000)
def at(point: Point) -> str:
    """The `transform` that puts a drawing there."""
    return f"translate({pair(point)})"


def polygon(points: Iterable[Point]) -> str:
    """A closed path through the points."""
    return "M" + "L".join(pair(point) for point in points) + "z"


def hex_path(scale: float = 1.0) -> str:
    """A hex around the origin."""
    return polygon(corner(number, scale) for number in range(SIDES))


@lru_cache(maxsize=500)
def side_path(sides: tuple[int, ...], scale: float = 1.0) -> str:
    """Some sides of a hex around the origin; neighbouring sides run on without a break."""
    wanted = sorted(set(sides))
    if len(wanted) == SIDES:
        return hex_path(scale)
    text = ""
    for side in wanted:
        if (side - 1) % SIDES in wanted:
            continue
        text += "M" + pair(corner(side, scale))
        while side % SIDES in wanted:
            side += 1
            text += "L" + pair(corner(side, scale))
    return text
