"""Tawantinsuyu: the hill terrace by terrace, the Coricancha, village, market and regions, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.cli.boards.drawing import mark, marks, seat_legend, titled
from qosqo.core.narrator import Narrator
from qosqo.core.position import Json
from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.names import CHOICE, REGION_SPACES, TERRACES
from qosqo.games.tawantinsuyu.view import PlayerView, TawaView

COLOUR_STYLES: Final = ("", "blue", "green")
"""Of the spaces on the hill."""


def draw(view: TawaView, data: Components, narrator: Narrator, say: Texts) -> Drawing:
    table = TawaTable(view, data, narrator, say)
    return Drawing(table.board(), {"players": [table.player(player) for player in view.players]})


class TawaTable:
    """What lies on the table, in words and small tables."""

    def __init__(self, view: TawaView, data: Components, narrator: Narrator, say: Texts) -> None:
        self.view = view
        self.data = data
        self.narrator = narrator
        self.say = say

    # Words.

    def word(self, kind: str, value: int) -> str:
        """A name of the game's catalogue: a worker, a resource."""
        return self.narrator.texts(f"{kind}-{value}")

    def proper(self, part: str, value: int) -> str:
        """What a thing is called; "?" for what is hidden."""
        return "?" if value < 0 else self.narrator.game.part_text(part, value, self.narrator.data, self.narrator.texts) or str(value)

    def effect(self, effect: int) -> str:
        """What a card or building gives: "2 × corn, 1 × temple step"."""
        return ", ".join(self.gain(*pair) for pair in self.pairs(self.data.effects[effect])) or "–"

    def pairs(self, row: list[int]) -> list[tuple[int, int]]:
        return list(zip(row[::2], row[1::2], strict=True))

    def gain(self, what: int, amount: int) -> str:
        if what == CHOICE:
            return " / ".join(self.effect(option) for option in self.data.choices[amount])
        return f"{amount} × {self.word('effect', what)}"

    def amounts(self, kind: str, amounts: Sequence[int]) -> str:
        return ", ".join(f"{amount} {self.word(kind, what)}" for what, amount in enumerate(amounts) if amount) or "–"

    # The board.

    def board(self) -> RenderableType:
        hill = Table.grid(padding=(0, 2))
        hill.add_row(*[self.terrace(terrace) for terrace in range(TERRACES)])
        middle = Table.grid(padding=(0, 3))
        middle.add_row(self.coricancha(), self.regions())
        return Group(self.headline(), seat_legend(self.narrator), "", hill, "", middle, "", self.supplies())

    def headline(self) -> Text:
        holder = self.narrator.name(self.view.token) if self.view.token >= 0 else "–"
        return Text(self.say("tawa-headline", turn=self.view.turn, festivals=self.view.festival, holder=holder))

    def terrace(self, terrace: int) -> Table:
        """Spaces with god, tasks and, where one stands there, the worker."""
        table = titled(self.say(f"tawa-terrace-{terrace}"), "", "", "", "")
        for space, seen in enumerate(self.view.hill):
            if self.data.space_terrace[space] != terrace:
                continue
            tasks = " ".join(self.say(f"tawa-task-{task}") for task in seen.tasks)
            table.add_row(
                Text(str(self.data.space_section[space] + 1), COLOUR_STYLES[self.data.space_colour[space]]),
                Text(self.proper("god", self.data.space_god[space]) + self.say(f"tawa-colour-{self.data.space_colour[space]}")),
                Text(tasks, "dim"),
                Text(self.word("worker", seen.worker) if seen.worker >= 0 else "", "bold"),
            )
        return table

    def coricancha(self) -> Table:
        """The five spots with their action, high priests and the steps of the section below."""
        table = titled(self.say("tawa-coricancha"), "", "", "", self.say("tawa-steps"))
        for spot, action in enumerate(self.view.coricancha):
            table.add_row(
                Text(str(spot + 1), "dim"),
                Text(self.word("action", action)),
                marks(seat for seat, player in enumerate(self.view.players) if player.priest == spot),
                marks(self.view.steps[spot * 2 : spot * 2 + 2]),
            )
        return table

    def regions(self) -> Table:
        table = titled(self.say("tawa-regions"), *[""] * (REGION_SPACES + 1))
        for number, region in enumerate(self.view.regions):
            cells = [self.conquest(number * REGION_SPACES + place, owner) for place, owner in enumerate(region.spaces)]
            table.add_row(Text(self.proper("region", number)), *cells)
        return table

    def conquest(self, space: int, owner: int) -> Text:
        """Whose it is, or what it needs: soldiers to flip and to discard, and what it gives."""
        if owner >= 0:
            return mark(owner)
        flip, discard = self.data.conquest_flip[space], self.data.conquest_discard[space]
        return Text(f"{flip}+{discard}: {self.effect(self.data.conquest_effect[space])}", "dim")

    def supplies(self) -> Table:
        table = titled("", "", "")
        view = self.view
        rows = [
            ("tawa-village", " → ".join(self.word("worker", worker) for worker in view.village)),
            ("tawa-nomads", self.amounts("worker", view.nomads)),
            ("tawa-casualties", self.amounts("worker", view.casualties)),
            ("tawa-market", "\n".join(self.building(building) for building in view.market if building >= 0)),
            ("tawa-offer", "\n".join(self.god_card(card) for card in view.offer)),
            ("tawa-weaving", self.weaving(view.weavings[-1]) if view.weavings else "–"),
            ("tawa-drawn", ", ".join(self.weaving(tile) for tile in view.drawn)),
            ("tawa-trained", "\n".join(self.army(card) for card in view.trained)),
            ("tawa-chosen", "\n".join(self.god_card(card) for card in view.chosen if card >= 0)),
        ]
        for message, text in rows:
            if text:
                table.add_row(Text(self.say(message), "dim"), Text(text))
        return table

    def building(self, building: int) -> str:
        cost = self.amounts("resource", self.data.building_cost[building])
        return f"{self.proper('building', building)} ({cost})"

    def god_card(self, card: int) -> str:
        return self.proper("card", card)

    def army(self, army: int) -> str:
        return self.proper("army", army)

    def weaving(self, tile: int) -> str:
        """The pattern and what its two ends would match."""
        return self.proper("weaving", tile)

    # What a seat has.

    def player(self, player: PlayerView) -> dict[str, Json]:
        return {
            "resources": self.amounts("resource", player.resources).replace(", ", "\n"),
            "temple": player.temple,
            "workers": self.amounts("worker", player.workers).replace(", ", "\n"),
            "statues": self.statues(player),
            "steps_left": player.steps_left,
            "markers_left": player.markers_left,
            "buildings": self.buildings(player),
            "god_cards": "\n".join(self.god_card(card) for card in player.god_hand),
            "army_cards": "\n".join(self.army(card) for card in player.army_hand),
            "army_up": self.armies(player.army_up),
            "army_down": self.armies(player.army_down),
            "tapestries": self.tapestries(player),
        }

    def statues(self, player: PlayerView) -> str:
        return "\n".join(
            f"{self.word('size', size)} {self.proper('god', god)}"
            for size, statues in enumerate((player.small_statues, player.large_statues))
            for god, count in enumerate(statues)
            if count
        )

    def buildings(self, player: PlayerView) -> str:
        """Those that are face down in brackets."""
        names = [(self.proper("building", each.building), each.face_up) for each in player.buildings]
        return "\n".join(name if face_up else f"[{name}]" for name, face_up in names)

    def armies(self, counts: Sequence[int]) -> str:
        return "\n".join(f"{count} × {self.army(army)}" for army, count in enumerate(counts) if count)

    def tapestries(self, player: PlayerView) -> str:
        woven = [" – ".join(self.weaving(tile) for tile in tapestry.tiles) for tapestry in player.tapestries]
        return "\n".join(f"{place}: {tiles}" for place, tiles in enumerate(woven, start=1))
