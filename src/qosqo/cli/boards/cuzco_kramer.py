"""The site of Cuzco (Kramer & Kiesling): four characters per hex, every second row half a hex to the right."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.cli.boards.drawing import MARKS, SEAT_STYLES, dicts, named, numbers, seat_legend
from qosqo.core.narrator import Narrator
from qosqo.core.position import Json
from qosqo.core.texts import Texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import CROP, EMPTY, POND, SCORED_POND, TEMPLE, VILLAGE

SIGNS: Final = {EMPTY: "·", CROP: "c", VILLAGE: "v", TEMPLE: "T", POND: "≈≈", SCORED_POND: "≈≈"}
STYLES: Final = {EMPTY: "dim", CROP: "green", VILLAGE: "yellow", TEMPLE: "bold yellow", POND: "blue", SCORED_POND: "dim blue"}
LISTED: Final = ("supply", "deck", "action_points", "duty", "token_spent", "last_turns")
"""Entries of the view that need no names."""


def draw(view: dict[str, Json], data: Any, narrator: Narrator, say: Texts) -> Drawing:
    assert isinstance(data, Components)
    board = Text.assemble(site(view, data), "\n", seat_legend(narrator), "\n", (say("kramer-legend"), "dim"))
    return Drawing(board, listed(view, narrator))


def listed(view: dict[str, Json], narrator: Narrator) -> dict[str, Json]:
    """What is not drawn, with the names of hexes and cards."""

    def hex_name(cell: int) -> str:
        return narrator.game.part_text("hex", cell, narrator.data) or str(cell)

    def card_name(card: int) -> str:
        return narrator.texts(f"card-{card}")

    festival = view["festival"]
    assert isinstance(festival, dict)
    result = {key: view[key] for key in LISTED}
    result["temples"] = [{**temple, "cell": named(temple["cell"], hex_name)} for temple in dicts(view, "temples")]
    result["rested"] = named(view["rested"], hex_name)
    result["players"] = [{**player, "hand": named(player["hand"], card_name)} for player in dicts(view, "players")]
    result["face_up"] = named(view["face_up"], card_name)
    result["discards"] = named(view["discards"], card_name)
    result["festival"] = {
        "cell": named(festival["cell"], hex_name),
        "bids": festival["bids"],
        "bidding": festival["bidding"],
        "played": named(festival["played"], card_name),
    }
    return result


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
