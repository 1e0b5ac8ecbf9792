"""How far the Incas of one player can go.

Hexes of one type that are connected without enemy Incas and temples form a region: inside it moving is free, and going
over into the next region costs 1 AP. As own Incas may be passed, one division into regions serves all Incas of a player, and stays
right until terrain or a temple is placed.
"""

from __future__ import annotations

from typing import Final

OUT_OF_REACH: Final = 1000


class Travel:
    """Never changed once it is made."""

    seat: int
    region: list[int]
    """By cell; −1 where the player's Incas cannot go."""
    joined: list[list[int]]
    """The adjacent regions of each region."""
    entry: list[int]
    """By region: the least cost for entering to it, which is also that for leaving from it (K4.1)."""

    def costs_from(self, cell: int) -> list[int]:
        """The least cost of moving from the cell to each region (K4.2)."""
        start = self.region[cell]
        costs = [OUT_OF_REACH] * len(self.joined)
        costs[start] = 0
        reached = [start]
        for region in reached:
            for near in self.joined[region]:
                if costs[near] == OUT_OF_REACH:
                    costs[near] = costs[region] + 1
                    reached.append(near)
        return costs
