"""Tawantinsuyu as the house sees it."""

from __future__ import annotations

from pathlib import Path

from qosqo.core.causes import Cause
from qosqo.core.chance import Chance
from qosqo.core.game import BadSetup, Game, Option
from qosqo.core.position import Position
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu import setup
from qosqo.games.tawantinsuyu.axomamma.setup import invite
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.data import load
from qosqo.games.tawantinsuyu.invariants import check
from qosqo.games.tawantinsuyu.names import GOD_CARDS, GOD_NAMES, GODS, PASSIVES, REGION_NAMES, REGION_SPACES, STARTING_WEAVINGS
from qosqo.games.tawantinsuyu.phrases import CATEGORIES, EVENTS, MOVES, REFUSALS
from qosqo.games.tawantinsuyu.position import TawaPosition

TERRACE_SPACES = (("T", 0, 2), ("M", 10, 3), ("B", 25, 4))
"""Letter, first space and spaces per section of each terrace."""


DIFFICULTIES = {
    "no-personality": n.WITHOUT_PERSONALITY,
    "dear-buildings": n.DEAR_BUILDINGS,
    "two-statues": n.TWO_STATUES,
    "single-conquest": n.SINGLE_CONQUEST,
    "no-idle-army": n.NO_IDLE_ARMY,
    "free-step": n.FREE_STEP,
    "equal-soldiers": n.EQUAL_SOLDIERS,
    "soldier-discount": n.SOLDIER_DISCOUNT,
    "priest-points": n.PRIEST_POINTS,
    "weaving-points": n.WEAVING_POINTS,
    "idle-points": n.IDLE_POINTS,
    "leftover-points": n.LEFTOVER_POINTS,
}
"""T8.40, T8.41: the rules that make Axomamma weaker (the first five) and stronger; each is an option of its own."""
EASIER = 5


class Tawantinsuyu(Game):
    id = "tawantinsuyu"
    rules_version = 1
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

    def part_text(self, part: str, value: int, data: Components) -> str | None:
        """Proper names and reference numbers, the same in all languages."""
        if part in ("card", "first", "second", "third"):
            each = GOD_CARDS // GODS
            return f"{GOD_NAMES[value // each]} {value % each + 1}"
        if part == "god":
            return GOD_NAMES[value]
        if part == "building":
            return f"Z{value + 1:02}" if value < PASSIVES else f"P{value - PASSIVES + 1:02}"
        if part == "weaving":
            return f"SW{value + 1:02}" if value < STARTING_WEAVINGS else f"W{value - STARTING_WEAVINGS + 1:02}"
        if part == "army":
            return f"A{value + 1}"
        if part == "region":
            return REGION_NAMES[value]
        if part == "conquest":
            return f"{REGION_NAMES[value // REGION_SPACES]} {value % REGION_SPACES + 1}"
        if part == "space":
            return space_name(value)
        return None


def space_name(space: int) -> str:
    """Terrace, section and place in the segment: "M3b"."""
    for letter, first, width in reversed(TERRACE_SPACES):
        if space >= first:
            section, place = divmod(space - first, width)
            return f"{letter}{section + 1}{'abcd'[place]}"
    raise ValueError(f"there is no space {space}")


GAME = Tawantinsuyu()
