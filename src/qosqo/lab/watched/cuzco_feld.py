"""What to watch for in Cuzco (Feld)."""

from __future__ import annotations

from typing import Final

from qosqo.lab.watched import Family, Watched

PLACE_DIE: Final = ("place-die", "place-die-with-card", "place-die-with-medal")

WATCHED: Final = Watched(
    turn="placed-die",
    action_parts=tuple((kind, "action") for kind in PLACE_DIE),
    families=(
        Family("tile", ("colour", "ability"), ("take-tile", "take-discarded-tile"), ("took-tile", "took-discarded-tile")),
        Family("card", ("card",), ("take-card",), ("took-card",)),
        Family("played-card", ("card",), ("play-card", "use-medal"), ("played-card", "used-medal")),
        Family("good", ("good",), ("buy",), ("bought",)),
        Family("mission", ("mission",), ("take-mission",), ("took-mission",)),
        Family("place", ("place",), ("move-to", "leave-cuzco"), ("moved",)),
        Family("circlet", ("circlet",), ("flip-circlet",), ("flipped-circlet",)),
    ),
)
