"""The site of Cuzco (Kramer & Kiesling): four characters per hex, every second row half a hex to the right."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.core.narrator import Narrator
from qosqo.core.position import Json
from qosqo.core.texts import Texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.position import CROP, EMPTY, POND, SCORED_POND, TEMPLE, VILLAGE

MARKS: Final = "▲●■◆"
"""The Incas of each seat."""
SEAT_STYLES: Final = ("bold red", "bold blue", "bold magenta", "bold cyan")
SIGNS: Final = {EMPTY: "·", CROP: "c", VILLAGE: "v", TEMPLE: "T", POND: "≈≈", SCORED_POND: "≈≈"}
STYLES: Final = {EMPTY: "dim", CROP: "green", VILLAGE: "yellow", TEMPLE: "bold yellow", POND: "blue", SCORED_POND: "dim blue"}
SHOWN: Final = frozenset({"height", "surface", "footprint", "group", "inca", "drawn"})


def draw(view: dict[str, Json], data: Any, narrator: Narrator, say: Texts) -> Drawing:
    assert isinstance(data, Components)
    game = narrator.game

    def hex_name(cell: int) -> str:
        return game.part_text("hex", cell) or str(cell)

    def card_name(card: int) -> str:
        return narrator.texts(f"card-{card}")

    words = {"cell": hex_name, "rested": hex_name, "hand": card_name, "face_up": card_name, "discards": card_name, "played": card_name}
    return Drawing(Text.assemble(site(view, data), "\n", legend(narrator, say)), SHOWN, words)


def site(view: dict[str, Json], data: Components) -> Text:
    height, surface, inca = numbers(view, "height"), numbers(view, "surface"), numbers(view, "inca")
    values = {temple["cell"]: temple["value"] for temple in dicts(view, "temples")}
    left = min(data.column)
    result = Text()
    columns = range(left // 2, max(data.column) // 2 + 1)
    result.append(" " * (3 + 2 * (2 * columns[0] - left)) + "".join(f"{column:<4}" for column in columns) + "\n", "dim")
    for row in range(max(data.row) + 1):
        line = Text(f"{'abcdefghijklmnopqrstuvwxyz'[row]}  ", "dim")
        for cell in sorted((cell for cell in range(data.cells) if data.row[cell] == row), key=lambda cell: data.column[cell]):
            line.append(" " * (3 + 2 * (data.column[cell] - left) - len(line)))
            if cell >= data.site and not height[cell]:
                line.append("˙", "dim")
                continue
            number = str(values.get(cell, "")) or str(height[cell] or "")
            line.append(SIGNS[surface[cell]] + ("" if surface[cell] >= POND else number), STYLES[surface[cell]])
            if inca[cell] >= 0:
                line.append(MARKS[inca[cell]], SEAT_STYLES[inca[cell]])
        result.append(line).append("\n")
    return result


def legend(narrator: Narrator, say: Texts) -> Text:
    result = Text()
    for seat, name in enumerate(narrator.names):
        result.append(MARKS[seat], SEAT_STYLES[seat]).append(f" {name}   ")
    return result.append("\n" + say("kramer-legend"), "dim")


def numbers(view: dict[str, Json], key: str) -> list[int]:
    found = view[key]
    assert isinstance(found, list)
    return [item for item in found if isinstance(item, int)]


def dicts(view: dict[str, Json], key: str) -> list[dict[str, Json]]:
    found = view[key]
    assert isinstance(found, list)
    return [item for item in found if isinstance(item, dict)]
