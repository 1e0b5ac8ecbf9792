"""Who holds the highest position (K5.2).

Comparing the Incas of two players from the highest downwards, with the longer row ahead when one ends, is comparing how many each has on
the highest level, then on the next and so on: numbers written in base 16, one digit for each level.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import KramerPosition

HIGHEST_LEVEL: Final = 256
"""More than there are tiles."""
WEIGHT: Final[list[int]] = [16**level for level in range(HIGHEST_LEVEL)]


def strength(position: KramerPosition, seat: int, group: int) -> int:
    """The seat's position in a village or city; 0 without Incas there."""
    total = 0
    for cell in position.incas[seat]:
        if position.group[cell] == group:
            total += WEIGHT[position.height[cell]]
    return total


def strengths_in(position: KramerPosition, group: int) -> list[int]:
    """By seat the position in a village or city."""
    return [strength(position, seat, group) for seat in range(position.seats)]


def leader_in(position: KramerPosition, group: int) -> int:
    """The seat that alone holds the highest position in a village or city, or NOBODY."""
    return leader(strengths_in(position, group))


def leader_at(position: KramerPosition, cells: list[int]) -> int:
    """The seat that alone holds the highest position on these cells, each named once, or NOBODY."""
    strengths = [0] * position.seats
    for cell in cells:
        seat = position.inca[cell]
        if seat != NOBODY:
            strengths[seat] = strengths[seat] + WEIGHT[position.height[cell]]
    return leader(strengths)


def leader(strengths: list[int]) -> int:
    best = NOBODY
    highest = 0
    for seat in range(len(strengths)):
        if strengths[seat] > highest:
            highest = strengths[seat]
            best = seat
        elif strengths[seat] == highest:
            best = NOBODY
    return best


def place(strengths: list[int], seat: int) -> int:
    """The seat's place, from 1; 0 without Incas. Equal positions share a place; the next lower one comes directly after (K9.2)."""
    own = strengths[seat]
    if own == 0:
        return 0
    ahead: list[int] = []
    for theirs in strengths:
        if theirs > own and theirs not in ahead:
            ahead.append(theirs)
    return 1 + len(ahead)


def ranking(strengths: list[int]) -> list[list[int]]:
    """The seats from the highest position downwards; those in one list are tied, and those without Incas are left out."""
    places = [place(strengths, seat) for seat in range(len(strengths))]
    return [[seat for seat in range(len(places)) if places[seat] == number] for number in range(1, max(places) + 1)]
