"""A game that Qosqo does not find by its id: it is neither built in nor registered."""

from __future__ import annotations

from tests.tambo.game import Tambo


class FarAway(Tambo):
    id = "far-away"


FAR_AWAY = FarAway()
