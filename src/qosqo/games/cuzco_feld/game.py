"""Cuzco by Stefan Feld as the house sees it."""

from __future__ import annotations

from pathlib import Path

from qosqo.core.chance import Chance
from qosqo.core.game import Game, Option
from qosqo.core.position import Position
from qosqo.games.cuzco_feld import (
    setup,
)
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.data import load
from qosqo.games.cuzco_feld.invariants import check
from qosqo.games.cuzco_feld.names import EVENTS, MOVES, REFUSALS, SCORES
from qosqo.games.cuzco_feld.position import FeldPosition


class CuzcoFeld(Game):
    id = "cuzco-feld"
    rules_version = 1
    folder = Path(__file__).parent
    options = (Option("pututus", "off", "on"),)
    moves = MOVES
    events = EVENTS
    refusals = REFUSALS
    categories = SCORES

    def load(self, text: str) -> Components:
        return load(text)

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        return setup.set_up(seats, options["pututus"] == "on", data, chance, rules)

    def attach(self, position: Position, data: Components) -> None:
        assert isinstance(position, FeldPosition)
        position.data = data

    def check(self, position: Position) -> None:
        assert isinstance(position, FeldPosition)
        check(position)


GAME = CuzcoFeld()
