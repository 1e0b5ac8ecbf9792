"""Cuzco by Stefan Feld as the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from qosqo.core.chance import Chance
from qosqo.core.game import Game, Option
from qosqo.core.position import Position
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.data import load
from qosqo.games.cuzco_feld.invariants import check
from qosqo.games.cuzco_feld.missions import met
from qosqo.games.cuzco_feld.palace import held_missions
from qosqo.games.cuzco_feld.phrases import CATEGORIES, EVENTS, MOVES, REFUSALS
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.setup import set_up


def missions_met(position: FeldPosition, seat: int) -> int:
    """How many of the missions on its mask the seat could complete now."""
    return sum(met(position, seat, mission) for mission in held_missions(position, seat))


class CuzcoFeld(Game):
    id = "cuzco-feld"
    rules_version = 2
    folder = Path(__file__).parent
    options = (Option("pututus", "off", "on"),)
    moves = MOVES
    events = EVENTS
    refusals = REFUSALS
    categories = CATEGORIES
    measures: ClassVar = {"missions-met": missions_met}

    def load(self, text: str) -> Components:
        return load(text)

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        return set_up(seats, data, chance, rules, pututus=options["pututus"] == "on")

    def attach(self, position: Position, data: Components) -> None:
        assert isinstance(position, FeldPosition)
        position.data = data

    def check(self, position: Position) -> None:
        assert isinstance(position, FeldPosition)
        check(position)


GAME = CuzcoFeld()
