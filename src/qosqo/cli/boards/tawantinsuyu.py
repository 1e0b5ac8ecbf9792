"""Tawantinsuyu: the hill terrace by terrace, the Coricancha, village, market and regions, and what everybody has."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.cli.boards.drawing import mark, marks, number, numbers, seat_legend, titled
from qosqo.core.narrator import Narrator
from qosqo.core.position import Json
from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.names import (
    BUILDINGS,
    CASUALTIES,
    CHOICE,
    COLOURS,
    CONQUESTS,
    GODS,
    NOMADS,
    REGION_SPACES,
    REGIONS,
    RESOURCES,
    SECTIONS,
    SPACES,
    SUPPLY,
)

TERRACES: Final = 3
COLOUR_STYLES: Final = ("", "blue", "green")
"""Of the spaces on the hill."""


def draw(view: dict[str, Json], data: Any, narrator: Narrator, say: Texts) -> Drawing:
    assert isinstance(data, Components)
    table = TawaTable(view, data, narrator, say)
    return Drawing(table.board(), {"players": [table.player(seat) for seat in range(number(view, "seats"))]})


class TawaTable:
    """What lies on the table, in words and small tables."""

    def __init__(self, view: dict[str, Json], data: Components, narrator: Narrator, say: Texts) -> None:
        self.view = view
        self.data = data
        self.narrator = narrator
        self.say = say

    # Words.

    def word(self, kind: str, value: int) -> str:
        """A name of the game's catalogue: a worker, a resource."""
        return self.narrator.texts(f"{kind}-{value}")

    def proper(self, part: str, value: int) -> str:
        """A proper name or reference number; "?" for what is hidden."""
        return "?" if value < 0 else self.narrator.game.part_text(part, value, self.narrator.data) or str(value)

    def effect(self, effect: int) -> str:
        """What a card or building gives: "2 × corn, 1 × temple step"."""
        return ", ".join(self.gain(*pair) for pair in self.pairs(self.data.effects[effect])) or "–"

    def pairs(self, row: list[int]) -> list[tuple[int, int]]:
        return list(zip(row[::2], row[1::2], strict=True))

    def gain(self, what: int, amount: int) -> str:
        if what == CHOICE:
            return " / ".join(self.effect(option) for option in self.data.choices[amount])
        return f"{amount} × {self.word('effect', what)}"

    def amounts(self, kind: str, amounts: list[int]) -> str:
        return ", ".join(f"{amount} {self.word(kind, what)}" for what, amount in enumerate(amounts) if amount) or "–"

    # The board.

    def board(self) -> RenderableType:
        hill = Table.grid(padding=(0, 2))
        hill.add_row(*[self.terrace(terrace) for terrace in range(TERRACES)])
        middle = Table.grid(padding=(0, 3))
        middle.add_row(self.coricancha(), self.regions())
        return Group(self.headline(), seat_legend(self.narrator), "", hill, "", middle, "", self.supplies())

    def headline(self) -> Text:
        token = number(self.view, "token")
        holder = self.narrator.name(token) if token >= 0 else "–"
        return Text(self.say("tawa-headline", turn=number(self.view, "turn"), festivals=number(self.view, "festival"), holder=holder))

    def terrace(self, terrace: int) -> Table:
        """Spaces with god, tasks and, where one stands there, the worker."""
        table = titled(self.say(f"tawa-terrace-{terrace}"), "", "", "", "")
        workers = numbers(self.view, "hill")
        for space in range(SPACES):
            if self.data.space_terrace[space] != terrace:
                continue
            tasks = " ".join(self.say(f"tawa-task-{task}") for task in self.data.space_icons[space])
            table.add_row(
                Text(self.proper("space", space), COLOUR_STYLES[self.data.space_colour[space]]),
                Text(self.proper("god", self.data.space_god[space]) + self.say(f"tawa-colour-{self.data.space_colour[space]}")),
                Text(tasks, "dim"),
                Text(self.word("worker", workers[space]) if workers[space] >= 0 else "", "bold"),
            )
        return table

    def coricancha(self) -> Table:
        """The five spots with their action, high priests and the steps of the section below."""
        table = titled(self.say("tawa-coricancha"), "", "", "", self.say("tawa-steps"))
        priests, steps = numbers(self.view, "priests"), numbers(self.view, "steps")
        for spot in range(SECTIONS):
            action = self.data.coricancha[(spot - number(self.view, "rotation")) % SECTIONS]
            table.add_row(
                Text(str(spot + 1), "dim"),
                Text(self.word("action", action)),
                marks(seat for seat, at in enumerate(priests) if at == spot),
                marks(steps[spot * 2 : spot * 2 + 2]),
            )
        return table

    def regions(self) -> Table:
        table = titled(self.say("tawa-regions"), *[""] * (REGION_SPACES + 1))
        owners = numbers(self.view, "conquests")
        for region in range(REGIONS):
            cells = [self.conquest(space, owners[space]) for space in range(CONQUESTS) if space // REGION_SPACES == region]
            table.add_row(Text(self.proper("region", region)), *cells)
        return table

    def conquest(self, space: int, owner: int) -> Text:
        """Whose it is, or what it needs: soldiers to flip and to discard, and what it gives."""
        if owner >= 0:
            return mark(owner)
        flip, discard = self.data.conquest_flip[space], self.data.conquest_discard[space]
        return Text(f"{flip}+{discard}: {self.effect(self.data.conquest_effect[space])}", "dim")

    def supplies(self) -> Table:
        table = titled("", "", "")
        workers = numbers(self.view, "workers")
        weavings = numbers(self.view, "weavings")
        rows = [
            ("tawa-village", " → ".join(self.word("worker", worker) for worker in numbers(self.view, "village"))),
            ("tawa-nomads", self.amounts("worker", workers[NOMADS * COLOURS : (NOMADS + 1) * COLOURS])),
            ("tawa-casualties", self.amounts("worker", workers[CASUALTIES * COLOURS : (CASUALTIES + 1) * COLOURS])),
            ("tawa-market", "\n".join(self.building(building) for building in numbers(self.view, "market") if building >= 0)),
            ("tawa-offer", "\n".join(self.god_card(card) for card in numbers(self.view, "offer"))),
            ("tawa-weaving", self.weaving(weavings[-1]) if weavings else "–"),
            ("tawa-drawn", ", ".join(self.weaving(tile) for tile in numbers(self.view, "drawn"))),
            ("tawa-trained", "\n".join(self.army(card) for card in numbers(self.view, "trained"))),
            ("tawa-chosen", "\n".join(self.god_card(card) for card in numbers(self.view, "chosen") if card >= 0)),
        ]
        for message, text in rows:
            if text:
                table.add_row(Text(self.say(message), "dim"), Text(text))
        return table

    def building(self, building: int) -> str:
        cost = self.amounts("resource", self.data.building_cost[building])
        effect = self.data.building_effect[building]
        produces = f" → {self.effect(effect)}" if effect else ""
        return f"{self.proper('building', building)} ({cost}){produces}"

    def god_card(self, card: int) -> str:
        return "?" if card < 0 else f"{self.proper('card', card)}: {self.effect(self.data.card_effect[card])}"

    def army(self, army: int) -> str:
        if army < 0:
            return "?"
        soldiers = self.say("tawa-soldiers", count=self.data.army_soldiers[army])
        return f"{self.proper('army', army)}: {soldiers}, {self.effect(self.data.army_effect[army])}"

    def weaving(self, tile: int) -> str:
        """The tile with its pattern and what its two ends would match."""
        if tile < 0:
            return "?"
        left, right = self.data.weaving_left[tile], self.data.weaving_right[tile]
        return f"{left}‹{self.proper('weaving', tile)} {'ABCDEFG'[self.data.weaving_pattern[tile]]}›{right}"

    # What a seat has.

    def player(self, seat: int) -> dict[str, Json]:
        return {
            "resources": self.amounts("resource", self.of_seat("resources", seat, RESOURCES)).replace(", ", "\n"),
            "temple": numbers(self.view, "temple")[seat],
            "workers": self.amounts("worker", self.of_seat("workers", seat, COLOURS, SUPPLY)).replace(", ", "\n"),
            "statues": self.statues(seat),
            "steps_left": numbers(self.view, "steps_left")[seat],
            "markers_left": numbers(self.view, "markers_left")[seat],
            "buildings": self.buildings(seat),
            "god_cards": "\n".join(self.god_card(card) for card in self.hand("god_hands", seat)),
            "army_cards": "\n".join(self.army(card) for card in self.hand("army_hands", seat)),
            "army_up": self.armies("army_up", seat),
            "army_down": self.armies("army_down", seat),
            "tapestries": self.tapestries(seat),
        }

    def of_seat(self, key: str, seat: int, each: int, before: int = 0) -> list[int]:
        """The part of a flat list that belongs to a seat."""
        first = (before + seat) * each
        return numbers(self.view, key)[first : first + each]

    def hand(self, key: str, seat: int) -> list[int]:
        hands = self.view[key]
        assert isinstance(hands, list)
        hand = hands[seat]
        assert isinstance(hand, list)
        return [card for card in hand if isinstance(card, int)]

    def statues(self, seat: int) -> str:
        small, large = self.of_seat("small_statues", seat, GODS), self.of_seat("large_statues", seat, GODS)
        return "\n".join(
            f"{self.word('size', size)} {self.proper('god', god)}"
            for size, statues in enumerate((small, large))
            for god, count in enumerate(statues)
            if count
        )

    def buildings(self, seat: int) -> str:
        """Those that are face down in brackets."""
        owner = numbers(self.view, "owner")
        face_up = numbers(self.view, "face_up")
        own = [building for building in range(BUILDINGS) if owner[building] == seat]
        return " ".join(
            self.proper("building", building) if face_up[building] else f"[{self.proper('building', building)}]" for building in own
        )

    def armies(self, key: str, seat: int) -> str:
        counts = self.of_seat(key, seat, len(self.data.army_copies))
        return "\n".join(f"{count} × {self.army(army)}" for army, count in enumerate(counts) if count)

    def tapestries(self, seat: int) -> str:
        tapestries, owners = self.view["tapestries"], numbers(self.view, "tapestry_owner")
        assert isinstance(tapestries, list)
        lines: list[str] = []
        for place, tiles in enumerate(tapestries):
            assert isinstance(tiles, list)
            if owners[place] == seat:
                woven = " ".join(self.weaving(tile) for tile in tiles if isinstance(tile, int))
                lines.append(f"{place + 1}: {woven}")
        return "\n".join(lines)
