"""What the drawing needs besides the view: which Inca is which, what has just changed and where it came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.phrases import EVENTS
from qosqo.web.story import LogEntry, Trace

PLACES_NAMED: Final = ("hex", "from", "to")
"""Parts of log entries that are hexes."""
COMMON_SUPPLIES: Final = {"placed-triple": "ck-triples", "dug-pond": "ck-ponds"}
OWN_SUPPLIES: Final = {"placed-double": "doubles", "placed-village": "villages", "placed-crop": "crops"}
"""Events that put a tile on the site, and where it was taken from."""


INCAS_WALK: Final = frozenset(kind.name for kind in EVENTS.kinds if any(part.name in ("from", "to") for part in kind.parts))
"""Events by which Incas come, go and walk."""


def named_incas(walks: Sequence[Trace], shown: int, inca: Sequence[int]) -> list[tuple[int, int]]:
    """Every Inca on the site as (its number, cell). Numbers are given when Incas enter, so an Inca keeps its own while it moves."""
    at: dict[int, int] = {}
    entered = 0
    for entry in walks:
        if entry.number > shown:
            break
        start = to = None
        for name, value in entry.changed:
            if name == "from":
                start = value
            elif name == "to":
                to = value
        if start is None and to is None:
            continue
        if start is None:
            number = entered
            entered += 1
        else:
            number = at.pop(start, entered)
            entered = max(entered, number + 1)
        if to is not None:
            at[to] = number
    for cell, seat in enumerate(inca):
        if seat != NOBODY and cell not in at:
            at[cell] = entered
            entered += 1
    return sorted((number, cell) for cell, number in at.items() if inca[cell] != NOBODY)


def latest_cells(latest: Sequence[LogEntry], footprint: Sequence[int]) -> frozenset[int]:
    """The hexes that the last move is about; of terrain that was placed with a rotation all of its hexes."""
    result: set[int] = set()
    for entry in latest:
        named = dict(entry.changed)
        result.update(named[part] for part in PLACES_NAMED if part in named)
        if "rotation" in named:
            result.update(cell for cell, each in enumerate(footprint) if each == footprint[named["hex"]])
    return frozenset(result)


def placed_from(latest: Sequence[LogEntry], footprint: Sequence[int]) -> dict[int, str]:
    """The hexes that the last move covered, with the id of the supply that the terrain or pond came from."""
    result: dict[int, str] = {}
    for entry in latest:
        if entry.kind in COMMON_SUPPLIES:
            source = COMMON_SUPPLIES[entry.kind]
        elif entry.kind in OWN_SUPPLIES:
            source = f"ck-has-{OWN_SUPPLIES[entry.kind]}-{entry.seat}"
        else:
            continue
        placed = dict(entry.changed)["hex"]
        tile = footprint[placed]
        result.update({cell: source for cell, each in enumerate(footprint) if cell == placed or (tile and each == tile)})
    return result
