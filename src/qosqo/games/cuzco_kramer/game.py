"""Cuzco (Kramer & Kiesling) as the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from qosqo.core.chance import Chance
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.core.texts import Texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.data import load
from qosqo.games.cuzco_kramer.end import final_points
from qosqo.games.cuzco_kramer.invariants import check
from qosqo.games.cuzco_kramer.names import value_of
from qosqo.games.cuzco_kramer.phrases import CATEGORIES, EVENTS, MOVES, REFUSALS
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.setup import set_up


class CuzcoKramer(Game):
    id = "cuzco-kramer"
    rules_version = 3
    folder = Path(__file__).parent
    moves = MOVES
    events = EVENTS
    refusals = REFUSALS
    categories = CATEGORIES
    measures: ClassVar = {"final-points": final_points}

    def load(self, text: str) -> Components:
        return load(text)

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        return set_up(seats, data, chance, rules)

    def attach(self, position: Position, data: Components) -> None:
        assert isinstance(position, KramerPosition)
        position.attach(data)

    def check(self, position: Position) -> None:
        assert isinstance(position, KramerPosition)
        check(position)

    def part_text(self, part: str, value: int, data: Components, say: Texts) -> str | None:
        if part in ("hex", "from", "to"):
            return data.hex_names[value] if value < data.cells else None
        return str(value_of(value)) if part in ("value", "old") else None


GAME = CuzcoKramer()
