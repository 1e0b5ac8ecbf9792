"""A game that breaks its promises, for the tests of `qosqo check`."""

from __future__ import annotations

from qosqo.core.phrases import Kind, Table
from qosqo.core.position import Position
from tests.tambo.game import Tambo


class BrokenTambo(Tambo):
    """Nobody ever has three points, it claims; and nobody wrote the text of its last refusal."""

    id = "broken"
    refusals = Table("refusal", *Tambo.refusals.kinds, Kind("bad-luck"))

    def check(self, position: Position) -> None:
        assert max(position.scores) < 3, "somebody has three points"


GAME = BrokenTambo()
