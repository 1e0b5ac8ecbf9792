"""What is printed on the components, and how the places of the map lie to each other.

The numbers come from `data.toml` (see `data.py`); the shape of the map is part of the rules (F1.1): six triangles around
Cuzco, inner village k between the triangles k − 1 and k, outer village k outside triangle k.
"""

from __future__ import annotations

from typing import Final

from qosqo.games.cuzco_feld.names import INNER, VILLAGES

TRIANGLES: Final = 6
TRAILS: Final = 24
"""Trail k joins the inner villages k and k + 1; 6 + k inner k and outer k; 12 + k inner k + 1 and outer k; 18 + k the outer
villages k and k + 1."""
NEIGHBOURS: Final = 4
"""Every village has as many village neighbours."""


class Components:
    """One set of components. Shared by all positions of a game and never changed. A trail is written as pips × 2 + kind."""

    arms: list[int]
    """The six trails of the Cuzco overlay, in order."""
    feather_triangles: list[int]
    """Three triangles with six numbers each: feathers of the left and right inner village and of the outer one; then the trails
    left–right, left–outer and right–outer."""
    value_triangles: list[int]
    """The same with victory points instead of feathers."""
    feather_frame: list[int]
    """Three sections of the frame: the feather of an outer village and the trail to the next outer village."""
    value_frame: list[int]
    masks: list[int]
    """Four masks with the feather colours of their twelve slots."""
    colour_slots: list[int]
    """The same the other way round: for each mask and colour its three slots, sorted."""
    circlet_points: list[int]
    round_bonus: list[int]
    priest_points: list[int]
    track_points: list[int]
    tile_values: list[int]
    """Knowledge or food of each of the 72 tiles."""
    good_food: list[int]
    good_points: list[int]
    good_counts: list[int]
    mission_counts: list[int]
    """What each of the 61 missions counts (see `missions.py`)."""
    mission_of: list[int]
    mission_need: list[int]
    origins: dict[str, str]
    """Where each group of entries comes from: rulebook, known or reconstructed."""


def village_neighbours() -> list[int]:
    """For every village its four neighbours among the villages, sorted."""
    return [there for village in range(VILLAGES) for there, _ in neighbours_with_trails(village)]


def neighbour_trails() -> list[int]:
    """The trails to the neighbours, in the same order."""
    return [trail for village in range(VILLAGES) for _, trail in neighbours_with_trails(village)]


def trail_ends(trail: int) -> tuple[int, int]:
    """The two villages that a trail joins."""
    k = trail % INNER
    after = (k + 1) % INNER
    return ((k, after), (k, INNER + k), (after, INNER + k), (INNER + k, INNER + after))[trail // INNER]


def neighbours_with_trails(village: int) -> list[tuple[int, int]]:
    k = village % INNER
    before = (k + 5) % INNER
    after = (k + 1) % INNER
    if village < INNER:
        pairs = [(after, k), (before, before), (INNER + k, 6 + k), (INNER + before, 12 + before)]
    else:
        pairs = [(k, 6 + k), (after, 12 + k), (INNER + after, 18 + k), (INNER + before, 18 + before)]
    return sorted(pairs)


VILLAGE_NEIGHBOURS: Final[list[int]] = village_neighbours()
NEIGHBOUR_TRAILS: Final[list[int]] = neighbour_trails()
