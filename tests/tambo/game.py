"""Tambo as the house sees it."""

from __future__ import annotations

from pathlib import Path

from qosqo.core.chance import Chance
from qosqo.core.game import Game, Option
from qosqo.core.position import Position
from tests.tambo.components import Components
from tests.tambo.data import load
from tests.tambo.invariants import check
from tests.tambo.phrases import CATEGORIES, EVENTS, MOVES, REFUSALS
from tests.tambo.position import TamboPosition
from tests.tambo.setup import set_up


class Tambo(Game):
    id = "tambo"
    rules_version = 1
    folder = Path(__file__).parent
    options = (Option("deck", "shuffled", "sorted"),)
    moves = MOVES
    events = EVENTS
    refusals = REFUSALS
    categories = CATEGORIES

    def load(self, text: str) -> Components:
        return load(text)

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        return set_up(seats, options["deck"] == "shuffled", data, chance, rules)

    def attach(self, position: Position, data: Components) -> None:
        assert isinstance(position, TamboPosition)
        position.data = data

    def check(self, position: Position) -> None:
        assert isinstance(position, TamboPosition)
        check(position)


GAME = Tambo()
