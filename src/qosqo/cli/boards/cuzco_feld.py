"""Cuzco (Stefan Feld): the map as a list of villages with their trails, the action spaces, the display and the masks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.cli.boards.drawing import mark, marks, seat_legend, titled
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY, Json
from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.names import ACTIONS, CUZCO, INNER, ROUNDS
from qosqo.games.cuzco_feld.view import UNKNOWN, FeldView, Mission, PlayerView, Tile, Trail

TRAIL_SIGNS: Final = ("=", "~")
"""Stone trails and rope bridges."""


def draw(view: FeldView, _data: Any, narrator: Narrator, say: Texts) -> Drawing:
    table = FeldTable(view, narrator, say)
    return Drawing(table.board(), table.rest())


def short(village: int) -> str:
    """i1 to i6 for the inner villages, o1 to o6 for the outer ones."""
    return f"i{village + 1}" if village < INNER else f"o{village - INNER + 1}"


class FeldTable:
    """What lies on the table, in words and small tables."""

    def __init__(self, view: FeldView, narrator: Narrator, say: Texts) -> None:
        self.view = view
        self.narrator = narrator
        self.say = say

    def word(self, kind: str, value: int) -> str:
        """A name of the game's catalogue: a village, a card, a good."""
        return self.narrator.texts(f"{kind}-{value}")

    def board(self) -> RenderableType:
        middle = Table.grid(padding=(0, 3))
        middle.add_row(self.actions(), self.display(), self.market())
        below = Table.grid(padding=(0, 3))
        below.add_row(*[self.listed(title, names) for title, names in self.open_cards()])
        return Group(self.headline(), seat_legend(self.narrator), "", self.map(), "", middle, "", below)

    def headline(self) -> Text:
        order = [self.narrator.name(seat) for seat in self.view.order]
        phase = self.say(f"feld-phase-{self.view.phase}")
        return Text(self.say("feld-headline", round=self.view.round, rounds=ROUNDS, phase=phase, order=" → ".join(order)))

    # The map.

    def map(self) -> Table:
        table = titled(
            self.say("feld-map", stone=f"{TRAIL_SIGNS[0]} {self.word('trail', 0)}", rope=f"{TRAIL_SIGNS[1]} {self.word('trail', 1)}"),
            *[self.say(f"feld-{column}") for column in ("village", "feather", "worth", "quipus", "here", "ways")],
        )
        for number, village in enumerate(self.view.villages):
            table.add_row(
                Text.assemble((short(number), "bold"), " ", self.word("place", number)),
                Text(self.word("feather", village.feather)),
                Text(str(village.value)),
                marks(village.quipus),
                self.chasquis_at(number),
                self.ways_from(number, self.view.trails),
            )
        table.add_row(Text(f"   {self.word('place', CUZCO)}"), "", "", "", self.chasquis_at(CUZCO), self.ways_from(CUZCO, self.view.arms))
        return table

    def chasquis_at(self, place: int) -> Text:
        return marks(seat for seat, player in enumerate(self.view.players) if player.chasqui == place)

    def ways_from(self, place: int, trails: tuple[Trail, ...]) -> Text:
        ways = [(trail.leads_from(place), trail) for trail in trails if trail.leads_from(place) != NOBODY]
        if place != CUZCO:
            ways.sort(key=lambda way: way[0])
        return Text("   ".join(f"{short(to)} {TRAIL_SIGNS[trail.kind]}{trail.pips}" for to, trail in ways))

    # Cuzco and the display board.

    def actions(self) -> Table:
        table = titled(self.say("feld-actions"), "", "")
        dice = {space.actions[0]: space.dice for space in self.view.action_spaces}
        for action in range(ACTIONS):
            there = [Text.assemble(str(die.pips), mark(die.seat)) for die in dice.get(action, ())]
            table.add_row(Text(self.word("action", action)), Text(" ").join(there))
        table.add_row(Text(self.say("feld-temple-steps"), "dim"), marks(self.view.temple))
        return table

    def display(self) -> Table:
        table = titled(self.say("feld-display"), "", self.word("tile", 0), self.word("tile", 1))
        for place, (study, farm) in enumerate(zip(*self.view.display, strict=True)):
            table.add_row(Text(str(place + 1), "dim"), *[Text(self.tile(tile)) if tile else Text("–", "dim") for tile in (study, farm)])
        return table

    def tile(self, tile: Tile) -> str:
        return f"{self.word('ability', tile.ability)} ({tile.value})"

    def market(self) -> Table:
        table = titled(self.say("feld-market"), "", "")
        for row, counts in enumerate(self.view.market):
            table.add_row(Text(str(row + 1), "dim"), Text(", ".join(self.goods(counts)) or "–"))
        return table

    def goods(self, counts: tuple[int, ...]) -> list[str]:
        return [f"{self.word('good', good)}{f' ×{count}' if count > 1 else ''}" for good, count in enumerate(counts) if count]

    def open_cards(self) -> list[tuple[str, list[str]]]:
        """What lies open: the title, and the names."""
        result = [("feld-face-up", self.cards(self.view.face_up)), ("feld-palace", self.missions(self.view.palace))]
        return [*result, ("feld-drawn", self.missions(self.view.drawn))] if self.view.drawn else result

    def listed(self, title: str, names: list[str]) -> Table:
        table = titled(self.say(title), "")
        for name in names:
            table.add_row(Text(name))
        return table

    def cards(self, cards: tuple[int, ...]) -> list[str]:
        return [self.word("card", card) if card != UNKNOWN else "?" for card in cards]

    def missions(self, missions: Sequence[Mission | None]) -> list[str]:
        return [self.word("mission", mission.mission) if mission is not None else "?" for mission in missions]

    # The masks, and what is left in the supply.

    def rest(self) -> dict[str, Json]:
        return {"players": [self.player(player) for player in self.view.players], "supply": self.supply()}

    def supply(self) -> str:
        view = self.view
        left = [
            ("study-pile", str(view.study_pile)),
            ("farm-pile", str(view.farm_pile)),
            ("decks", "/".join(str(count) for count in view.decks)),
            ("mission-deck", str(view.mission_deck)),
            ("offering-supply", str(view.offering_supply)),
            ("food-supply", str(view.food_supply)),
        ]
        if view.pututus:
            left += [("light-supply", str(view.light_supply)), ("dark-supply", str(view.dark_supply))]
        left.append(("temple-medals", str(view.temple_medals)))
        return ", ".join(f"{self.say(f'view-{name}')} {count}" for name, count in left)

    def player(self, player: PlayerView) -> dict[str, Json]:
        result: dict[str, Json] = {
            "dice": list[Json](player.dice),
            "knowledge": player.knowledge,
            "feathers": self.slots(player),
            "circlets": [circlet.pips for circlet in player.circlets if circlet.flipped],
            "tiles": self.tiles(player),
            "quipus": self.say("feld-spaces", quipus=player.quipus, empty=player.empty),
            "reserve": player.reserve,
            "priests": player.priests,
            "offerings": player.offerings,
            "food": player.food,
            "medals": player.medals,
            "goods": "\n".join(self.goods(player.goods)),
            "missions": "\n".join(self.missions(player.missions)),
            "completed": player.completed,
            "hand": "\n".join(self.cards(player.hand)),
        }
        if self.view.pututus:
            result.update(light=player.light, dark=player.dark)
        return result

    def slots(self, player: PlayerView) -> str:
        """The twelve slots by circlet: the colour they want, in brackets as long as it is missing."""
        words = [self.word("feather", slot.colour) if slot.filled else f"[{self.word('feather', slot.colour)}]" for slot in player.slots]
        return "\n".join(f"{place // 2 + 1}: {words[place]} {words[place + 1]}" for place in range(0, len(words), 2))

    def tiles(self, player: PlayerView) -> str:
        words: list[str] = []
        for space in player.spaces:
            if space.tile is not None:
                down = self.say("feld-slid") if space.slid else ""
                words.append(f"{self.word('tile', space.tile.colour)} {self.tile(space.tile)} {down}".rstrip())
        return "\n".join(words)
