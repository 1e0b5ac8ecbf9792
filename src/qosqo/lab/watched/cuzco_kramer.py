"""What to watch for in Cuzco (Kramer & Kiesling)."""

from __future__ import annotations

from typing import Final

from qosqo.lab.watched import Family, Watched

WATCHED: Final = Watched(
    turn="turn-began",
    actions={
        "triple": ("triple",),
        "double": ("double",),
        "village": ("village",),
        "crop": ("crop",),
        "inca": ("enter", "move", "leave"),
        "temple": ("build", "expand"),
        "pond": ("pond",),
        "cards": ("draw", "take"),
        "token": ("token",),
        "festival": ("festival",),
    },
    families=(
        Family("value", ("value",), ("build", "expand"), ("built", "expanded")),
        Family("card", ("card",), ("play", "festival"), ("played",)),
    ),
)
