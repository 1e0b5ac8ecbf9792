"""Cuzco (Stefan Feld): the map as a list of villages with their trails, the action spaces, the display and the masks."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.cli.boards.drawing import dicts, mark, marks, number, numbers, seat_legend, titled
from qosqo.core.narrator import Narrator
from qosqo.core.position import Json
from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.components import NEIGHBOUR_TRAILS, NEIGHBOURS, VILLAGE_NEIGHBOURS, Components
from qosqo.games.cuzco_feld.names import ACTIONS, COPIES, CUZCO, EMPTY, GOODS, INNER, PIPS, QUIPU, ROUNDS, TILES_OF_A_COLOUR, VILLAGES

QUIPUS_OF_A_VILLAGE: Final = 4
SUPPLIES: Final = (
    "study_pile",
    "farm_pile",
    "decks",
    "mission_deck",
    "offering_supply",
    "food_supply",
    "light_supply",
    "dark_supply",
    "temple_medals",
)


TRAIL_SIGNS: Final = ("=", "~")
"""Stone trails and rope bridges."""


def draw(view: dict[str, Json], data: Any, narrator: Narrator, say: Texts) -> Drawing:
    assert isinstance(data, Components)
    table = FeldTable(view, data, narrator, say)
    return Drawing(table.board(), table.rest())


def short(village: int) -> str:
    """i1 to i6 for the inner villages, o1 to o6 for the outer ones."""
    return f"i{village + 1}" if village < INNER else f"o{village - INNER + 1}"


class FeldTable:
    """What lies on the table, in words and small tables."""

    def __init__(self, view: dict[str, Json], data: Components, narrator: Narrator, say: Texts) -> None:
        self.view = view
        self.data = data
        self.narrator = narrator
        self.say = say

    def word(self, kind: str, value: int) -> str:
        """A name of the game's catalogue: a village, a card, a good."""
        return self.narrator.texts(f"{kind}-{value}")

    def board(self) -> RenderableType:
        middle = Table.grid(padding=(0, 3))
        middle.add_row(self.actions(), self.display(), self.market())
        below = Table.grid(padding=(0, 3))
        below.add_row(*[self.listed(title, kind, key) for title, kind, key in self.open_cards()])
        return Group(self.headline(), seat_legend(self.narrator), "", self.map(), "", middle, "", below)

    def headline(self) -> Text:
        order = [self.narrator.name(seat) for seat in numbers(self.view, "order")]
        phase = self.say(f"feld-phase-{number(self.view, 'phase')}")
        return Text(self.say("feld-headline", round=number(self.view, "round"), rounds=ROUNDS, phase=phase, order=" → ".join(order)))

    # The map.

    def map(self) -> Table:
        table = titled(
            self.say("feld-map", stone=f"{TRAIL_SIGNS[0]} {self.word('trail', 0)}", rope=f"{TRAIL_SIGNS[1]} {self.word('trail', 1)}"),
            *[self.say(f"feld-{column}") for column in ("village", "feather", "worth", "quipus", "here", "ways")],
        )
        feathers, values, quipus = numbers(self.view, "feather_of"), numbers(self.view, "value_of"), numbers(self.view, "quipus")
        for village in range(VILLAGES):
            there = quipus[village * QUIPUS_OF_A_VILLAGE : (village + 1) * QUIPUS_OF_A_VILLAGE]
            table.add_row(
                Text.assemble((short(village), "bold"), " ", self.word("place", village)),
                Text(self.word("feather", feathers[village])),
                Text(str(values[village])),
                marks(seat for seat in there if seat >= 0),
                self.chasquis_at(village),
                Text("   ".join(self.ways_from(village))),
            )
        table.add_row(Text(f"   {self.word('place', CUZCO)}"), "", "", "", self.chasquis_at(CUZCO), Text("   ".join(self.ways_out())))
        return table

    def chasquis_at(self, place: int) -> Text:
        return marks(seat for seat, player in enumerate(dicts(self.view, "players")) if player["chasqui"] == place)

    def ways_from(self, village: int) -> list[str]:
        trails = numbers(self.view, "trails")
        first = village * NEIGHBOURS
        return [self.way(VILLAGE_NEIGHBOURS[place], trails[NEIGHBOUR_TRAILS[place]]) for place in range(first, first + NEIGHBOURS)]

    def ways_out(self) -> list[str]:
        """The arms of the overlay, as it lies now."""
        overlay = number(self.view, "overlay")
        return [self.way((place + overlay) % INNER, trail) for place, trail in enumerate(numbers(self.view, "arms"))]

    def way(self, to: int, trail: int) -> str:
        return f"{short(to)} {TRAIL_SIGNS[trail % 2]}{trail // 2}"

    # Cuzco and the display board.

    def actions(self) -> Table:
        table = titled(self.say("feld-actions"), "", "")
        placed = numbers(self.view, "placed")
        for action in range(ACTIONS):
            dice = [Text.assemble(str(die // 8 % 8), mark(die % 8)) for die in placed if die // 64 == action]
            table.add_row(Text(self.word("action", action)), Text(" ").join(dice))
        steps = Text(" ").join(mark(seat) for seat in numbers(self.view, "temple"))
        table.add_row(Text(self.say("feld-temple-steps"), "dim"), steps)
        return table

    def display(self) -> Table:
        table = titled(self.say("feld-display"), "", self.word("tile", 0), self.word("tile", 1))
        tiles = numbers(self.view, "display")
        for pips in range(PIPS):
            table.add_row(Text(str(pips + 1), "dim"), self.tile(tiles[pips]), self.tile(tiles[PIPS + pips]))
        return table

    def tile(self, tile: int) -> Text:
        if tile < 0:
            return Text("–", "dim")
        return Text(f"{self.word('ability', tile % TILES_OF_A_COLOUR // COPIES)} ({self.data.tile_values[tile]})")

    def market(self) -> Table:
        table = titled(self.say("feld-market"), "", "")
        counts = numbers(self.view, "market")
        for row in range(len(counts) // GOODS):
            goods = [(good, counts[row * GOODS + good]) for good in range(GOODS)]
            listed = [f"{self.word('good', good)}{f' ×{count}' if count > 1 else ''}" for good, count in goods if count]
            table.add_row(Text(str(row + 1), "dim"), Text(", ".join(listed) or "–"))
        return table

    def open_cards(self) -> list[tuple[str, str, str]]:
        """What lies open: the title, what it is, and the entry of the view."""
        result = [("feld-face-up", "card", "face_up"), ("feld-palace", "mission", "palace")]
        return [*result, ("feld-drawn", "mission", "drawn")] if self.view["drawn"] else result

    def listed(self, title: str, kind: str, key: str) -> Table:
        table = titled(self.say(title), "")
        for name in self.names(kind, numbers(self.view, key)):
            table.add_row(Text(name))
        return table

    def names(self, kind: str, values: list[int]) -> list[str]:
        return [self.word(kind, value) if value >= 0 else "?" for value in values]

    # The masks, and what is left in the supply.

    def rest(self) -> dict[str, Json]:
        left = [key for key in SUPPLIES if self.view["pututus"] or key not in ("light_supply", "dark_supply")]
        supply = ", ".join(f"{self.say('view-' + key.replace('_', '-'))} {self.count(key)}" for key in left)
        return {"players": [self.player(player) for player in dicts(self.view, "players")], "supply": supply}

    def count(self, key: str) -> str:
        found = self.view[key]
        return "/".join(str(item) for item in found) if isinstance(found, list) else str(found)

    def player(self, player: dict[str, Json]) -> dict[str, Json]:
        dice: list[Json] = [die for die in numbers(player, "dice") if die]
        goods: list[Json] = [
            f"{self.word('good', good)}{f' ×{count}' if count > 1 else ''}" for good, count in enumerate(numbers(player, "goods")) if count
        ]
        result: dict[str, Json] = {
            "dice": dice,
            "knowledge": player["knowledge"],
            "feathers": self.slots(player),
            "circlets": [place + 1 for place, active in enumerate(numbers(player, "circlets")) if active],
            "tiles": self.tiles(player),
            "quipus": self.quipus_left(player),
            "reserve": player["reserve"],
            "priests": player["priests"],
            "offerings": player["offerings"],
            "food": player["food"],
            "medals": player["medals"],
            "goods": "\n".join(str(good) for good in goods),
            "missions": "\n".join(self.names("mission", numbers(player, "missions"))),
            "completed": player["completed"],
            "hand": "\n".join(self.names("card", numbers(player, "hand"))),
        }
        if self.view["pututus"]:
            result.update(light=player["light"], dark=player["dark"])
        return result

    def slots(self, player: dict[str, Json]) -> str:
        """The twelve slots by circlet: the colour they want, in brackets as long as it is missing."""
        words = [
            self.word("feather", colour) if filled else f"[{self.word('feather', colour)}]"
            for colour, filled in zip(numbers(player, "slots"), numbers(player, "feathers"), strict=True)
        ]
        return "\n".join(f"{place // 2 + 1}: {words[place]} {words[place + 1]}" for place in range(0, len(words), 2))

    def tiles(self, player: dict[str, Json]) -> str:
        words: list[str] = []
        for tile, slid in zip(numbers(player, "spaces"), numbers(player, "slid"), strict=True):
            if tile >= 0:
                down = self.say("feld-slid") if slid else ""
                words.append(f"{self.word('tile', tile // TILES_OF_A_COLOUR)} {self.tile(tile)} {down}".rstrip())
        return "\n".join(words)

    def quipus_left(self, player: dict[str, Json]) -> str:
        spaces = numbers(player, "spaces")
        return self.say("feld-spaces", quipus=spaces.count(QUIPU), empty=spaces.count(EMPTY))
