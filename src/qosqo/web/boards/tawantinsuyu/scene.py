"""What the viewer sees of Tawantinsuyu, read from the view into plain numbers, and what follows from it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from qosqo.core.position import NOBODY, Json
from qosqo.core.texts import Texts, texts
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.game import GAME
from qosqo.games.tawantinsuyu.names import COLOURS, EMPTY, GODS, RESOURCES, SECTIONS, SUPPLY
from qosqo.games.tawantinsuyu.placing import DESCENDING, ROAMING
from qosqo.web.model import TableModel

UNKNOWN: Final = -1
FOLDER: Final = Path(__file__).parent


@cache
def board_texts(language: str) -> Texts:
    """The game's own messages with those of its board on top."""
    return texts(language, GAME.folder, FOLDER)


class Scene:
    """A view with its lists under their names."""

    def __init__(self, view: dict[str, Json], model: TableModel) -> None:
        lists: Any = view
        self.data: Components = model.data
        self.model = model
        self.say = board_texts(model.texts.language)
        self.seats: int = lists["seats"]
        self.own: int = model.seat
        """The seat whose belongings lie in front of the viewer, or NOBODY."""
        self.resources: list[int] = lists["resources"]
        self.temple: list[int] = lists["temple"]
        self.priests: list[int] = lists["priests"]
        self.steps_left: list[int] = lists["steps_left"]
        self.markers_left: list[int] = lists["markers_left"]
        self.statues: tuple[list[int], list[int]] = (lists["small_statues"], lists["large_statues"])
        self.workers: list[int] = lists["workers"]
        self.village: list[int] = lists["village"]
        self.hill: list[int] = lists["hill"]
        self.rotation: int = lists["rotation"]
        self.steps: list[int] = lists["steps"]
        self.conquests: list[int] = lists["conquests"]
        self.market: list[int] = lists["market"]
        self.stacks: list[list[int]] = lists["stacks"]
        self.owner: list[int] = lists["owner"]
        self.face_up: list[bool] = lists["face_up"]
        self.god_deck: list[int] = lists["god_deck"]
        self.god_hands: list[list[int]] = lists["god_hands"]
        self.offer: list[int] = lists["offer"]
        self.chosen: list[int] = lists["chosen"]
        self.army_deck: list[int] = lists["army_deck"]
        self.army_hands: list[list[int]] = lists["army_hands"]
        self.army_discards: list[int] = lists["army_discards"]
        self.trained: list[int] = lists["trained"]
        self.army_up: list[int] = lists["army_up"]
        self.army_down: list[int] = lists["army_down"]
        self.weavings: list[int] = lists["weavings"]
        self.drawn: list[int] = lists["drawn"]
        self.tapestries: list[list[int]] = lists["tapestries"]
        self.tapestry_owner: list[int] = lists["tapestry_owner"]
        self.festival: int = lists["festival"]
        self.token: int = lists["token"]
        self.axomamma: int = lists["axomamma"]
        self.personality: int = lists["personality"]
        self.tokens: list[int] = lists["tokens"]
        self.tucked: list[int] = lists["tucked"]
        self.recruits: list[int] = lists["recruits"]

    def workers_at(self, place: int) -> list[int]:
        """The colours of the workers at a place that is neither hill nor village."""
        return [colour for colour in range(COLOURS) for _ in range(self.workers[place * COLOURS + colour])]

    def supply(self, seat: int) -> list[int]:
        return self.workers_at(SUPPLY + seat)

    def action_at(self, spot: int) -> int:
        return self.data.coricancha[(spot - self.rotation) % SECTIONS]

    def food_cost(self, seat: int, space: int) -> int:
        """T3.2: roaming and descending from a high priest, before a courier's discount; −1 without a high priest."""
        if seat == NOBODY or self.priests[seat] < 0:
            return -1
        section, terrace = self.data.space_section[space], self.data.space_terrace[space]
        built = sum(self.steps[section * 2 + level] != NOBODY for level in range(terrace))
        return ROAMING[(section - self.priests[seat]) % SECTIONS] + max(0, DESCENDING[terrace] - 2 * built)

    def has(self, seat: int, resource: int) -> int:
        return self.resources[seat * RESOURCES + resource]

    def statues_of(self, seat: int) -> list[tuple[int, int, int]]:
        """God, size and how many; `seats` as seat: those left."""
        return [(god, size, self.statues[size][seat * GODS + god]) for god in range(GODS) for size in (0, 1)]

    def buildings_of(self, seat: int) -> list[int]:
        return [building for building, owner in enumerate(self.owner) if owner == seat]

    def tapestries_of(self, seat: int) -> list[list[int]]:
        return [tiles for tiles, owner in zip(self.tapestries, self.tapestry_owner, strict=True) if owner == seat]

    def latest_placement(self) -> int:
        """The space of the worker whose tasks may be going on; −1: none."""
        for entry in reversed(self.model.log):
            named = dict(entry.changed)
            if entry.number <= self.model.shown and entry.seat != NOBODY and "role" in named and self.hill[named["space"]] != EMPTY:
                return named["space"]
        return -1
