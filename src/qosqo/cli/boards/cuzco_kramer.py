"""The site of Cuzco (Kramer & Kiesling): four characters per hex, every second row half a hex to the right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.cli.boards.drawing import MARKS, SEAT_STYLES, seat_legend
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY, Json
from qosqo.core.texts import Texts
from qosqo.core.view import as_json
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import CROP, EMPTY, NOWHERE, POND, SCORED_POND, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.view import KramerView

UNKNOWN: Final = -1
"""A card that the viewer has not seen."""
SIGNS: Final = {EMPTY: "·", CROP: "c", VILLAGE: "v", TEMPLE: "T", POND: "≈≈", SCORED_POND: "≈≈"}
STYLES: Final = {EMPTY: "dim", CROP: "green", VILLAGE: "yellow", TEMPLE: "bold yellow", POND: "blue", SCORED_POND: "dim blue"}


def draw(view: KramerView, data: Components, narrator: Narrator, say: Texts) -> Drawing:
    board = Text.assemble(site(view, data), "\n", seat_legend(narrator), "\n", (say("kramer-legend"), "dim"))
    return Drawing(board, listed(view, data, narrator))


def listed(view: KramerView, data: Components, narrator: Narrator) -> dict[str, Json]:
    """What is not drawn, with the names of hexes and cards."""

    def cards(kinds: Iterable[int]) -> list[Json]:
        return [narrator.texts(f"card-{card}") if card != UNKNOWN else UNKNOWN for card in kinds]

    festival = view.festival
    return {
        "supply": as_json(view.supply),
        "deck": view.deck,
        "action_points": view.action_points,
        "duty": view.duty,
        "token_spent": view.token_spent,
        "last_turns": view.last_turns,
        "temples": [
            {
                "cell": data.hex_names[temple.cell],
                "value": temple.value,
                "disc": temple.disc,
                "size": temple.size,
                "changed": temple.changed,
            }
            for temple in view.temples
        ],
        "rested": [data.hex_names[cell] for cell in view.rested],
        "players": [
            {
                "incas": player.incas,
                "doubles": player.doubles,
                "villages": player.villages,
                "crops": player.crops,
                "tokens": player.tokens,
                "hand": cards(player.hand),
            }
            for player in view.players
        ],
        "face_up": narrator.texts(f"card-{view.face_up}"),
        "discards": cards(view.discards),
        "festival": {
            "cell": data.hex_names[festival.cell] if festival.cell != NOWHERE else NOWHERE,
            "bids": list(festival.bids),
            "bidding": list(festival.bidding),
            "played": [cards(played) for played in festival.played],
        },
    }


def site(view: KramerView, data: Components) -> Text:
    values = {temple.cell: temple.value for temple in view.temples}
    left = min(data.column)
    wide = max(len(name) for name in data.row_names) + 2
    result = Text()
    columns = range(left // 2, max(data.column) // 2 + 1)
    result.append(" " * (wide + 2 * (2 * columns[0] - left)) + "".join(f"{column:<4}" for column in columns) + "\n", "dim")
    for row, name in enumerate(data.row_names):
        line = Text(name.ljust(wide), "dim")
        for cell in sorted((cell for cell in range(data.cells) if data.row[cell] == row), key=lambda cell: data.column[cell]):
            line.append(" " * (wide + 2 * (data.column[cell] - left) - len(line)))
            if cell >= data.site and not view.height[cell]:
                line.append("˙", "dim")
                continue
            surface, seat = view.surface[cell], view.inca[cell]
            number = str(values.get(cell, "")) or str(view.height[cell] or "")
            line.append(SIGNS[surface] + ("" if surface >= POND else number), STYLES[surface])
            if seat != NOBODY:
                line.append(MARKS[seat], SEAT_STYLES[seat])
        result.append(line).append("\n")
    return result
