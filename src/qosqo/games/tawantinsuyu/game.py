"""Tawantinsuyu as the house sees it."""

from __future__ import annotations

from pathlib import Path

from qosqo.core.causes import Cause
from qosqo.core.chance import Chance
from qosqo.core.game import BadSetup, Game, Option
from qosqo.core.position import Position
from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import setup, words
from qosqo.games.tawantinsuyu.axomamma.setup import invite
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.data import load
from qosqo.games.tawantinsuyu.invariants import check
from qosqo.games.tawantinsuyu.names import (
    DIFFICULTIES,
    EASIER,
    GOD_NAMES,
    REGION_NAMES,
)
from qosqo.games.tawantinsuyu.phrases import CATEGORIES, EVENTS, MOVES, REFUSALS
from qosqo.games.tawantinsuyu.position import TawaPosition


class Tawantinsuyu(Game):
    id = "tawantinsuyu"
    rules_version = 3
    folder = Path(__file__).parent
    options = (
        Option("coricancha", "turned", "printed"),
        Option("opponent", "players", "axomamma"),
        *[Option(name, "off", "on") for name in DIFFICULTIES],
    )
    solo = {
        "easiest": {"opponent": "axomamma", **dict.fromkeys(list(DIFFICULTIES)[:EASIER], "on")},
        "standard": {"opponent": "axomamma"},
        "hardest": {"opponent": "axomamma", **dict.fromkeys(list(DIFFICULTIES)[EASIER:], "on")},
    }
    automaton = ("opponent", "axomamma")
    moves = MOVES
    events = EVENTS
    refusals = REFUSALS
    categories = CATEGORIES

    def load(self, text: str) -> Components:
        return load(text)

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        position = setup.new_position(seats, data, options["coricancha"] == "turned", chance, rules)
        if options["opponent"] == "axomamma":
            chosen = [bit for name, bit in DIFFICULTIES.items() if options[name] == "on"]
            invite(position, sum(chosen))
        setup.begin_setup(position)
        position.settle()
        return position

    def check_seats(self, seats: int, options: dict[str, str]) -> None:
        """T8.1: Axomamma is the second of two."""
        super().check_seats(seats, options)
        if options.get("opponent") == "axomamma" and seats != 2:
            raise BadSetup(Cause("automaton-seats", name="Axomamma", seats=seats))

    def attach(self, position: Position, data: Components) -> None:
        assert isinstance(position, TawaPosition)
        position.data = data

    def check(self, position: Position) -> None:
        assert isinstance(position, TawaPosition)
        check(position)

    def part_text(self, part: str, value: int, data: Components, say: Texts) -> str | None:
        """Things are called by what they bring; the numbers printed on them say nothing."""
        if part in ("card", "first", "second", "third"):
            return words.card_name(data, value, say)
        if part == "god":
            return GOD_NAMES[value]
        if part == "building":
            return words.building_name(data, value, say)
        if part in ("weaving", "left", "right"):
            return words.weaving_name(data, value, say)
        if part == "army":
            return words.army_name(data, value, say)
        if part == "region":
            return REGION_NAMES[value]
        if part == "conquest":
            return words.conquest_name(value, say)
        if part == "space":
            return words.space_name(data, value, say)
        return None


GAME = Tawantinsuyu()
