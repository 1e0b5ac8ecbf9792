"""What to watch for in Tawantinsuyu."""

from __future__ import annotations

from typing import Final

from qosqo.lab.watched import Family, Watched

PLACED: Final = ("placed", "placed-for-gold", "placed-as", "placed-for-gold-as")

WATCHED: Final = Watched(
    turn="turn-begins",
    actions={
        "place": ("place", "place-for-gold"),
        "priest": ("move-priest",),
        "gold": ("take-gold",),
        "pray": ("pray",),
        "train": ("train",),
        "recruit": ("take-nomad",),
        "cash": ("discard-army",),
        "buy-worker": ("buy-worker",),
    },
    families=(
        Family("building", ("building",), ("build",), ("built",)),
        Family("statue", ("god", "size"), ("build-statue",), ("built-statue",)),
        Family("weaving", ("weaving",), ("buy-weaving", "start-weaving"), ("bought-weaving", "got-weaving", "chose-weaving")),
        Family("card", ("card",), ("use-card", "place"), ("used-card", "used-festival-card", "placed", "placed-as")),
        Family("conquest", ("conquest",), ("conquer",), ("conquered",)),
        Family("army", ("army",), ("play-army",), ("played-army",)),
        Family("steps", ("section", "level"), ("build-steps",), ("built-steps",)),
        Family("task", ("task",), ("task",), ("does-task",)),
        Family("action", ("action",), ("act",)),
        Family("worker", ("worker",), ("place", "place-for-gold"), PLACED),
        Family("space", ("space",), ("place", "place-for-gold"), PLACED),
    ),
)
