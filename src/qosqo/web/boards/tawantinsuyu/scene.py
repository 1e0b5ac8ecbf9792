"""What everything that is drawn of Tawantinsuyu needs: the view, the components, the texts, and whose eyes look at it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts, texts
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.game import GAME
from qosqo.games.tawantinsuyu.names import EMPTY, LARGE, SMALL
from qosqo.games.tawantinsuyu.view import PlayerView, TawaView
from qosqo.web.model import Common, TableModel

FOLDER: Final = Path(__file__).parent
PLACEMENTS: Final = frozenset({"placed", "placed-for-gold", "placed-as", "placed-for-gold-as", "axomamma-placed"})
"""The events that tell of a worker placed on the hill."""


@cache
def board_texts(language: str) -> Texts:
    """The game's own messages with those of its board on top."""
    return texts(language, GAME.folder, FOLDER)


class Scene:
    def __init__(self, view: TawaView, model: TableModel) -> None:
        self.view = view
        self.model = model
        self.data: Components = model.data
        self.say = board_texts(model.texts.language)
        self.own: int = model.seat
        """The seat whose belongings lie in front of the viewer, or NOBODY."""

    def mine(self) -> PlayerView | None:
        """What lies in front of the viewer."""
        return self.view.players[self.own] if self.own != NOBODY else None


def latest_placement(common: Common) -> int:
    """The space of the worker that was placed last, as the log tells it; −1: none."""
    view: TawaView = common.view
    for entry in reversed(common.story.traces(PLACEMENTS)):
        if entry.number > common.shown:
            continue
        space = dict(entry.changed)["space"]
        if view.hill[space].worker != EMPTY:
            return space
    return -1


def one_by_one(counts: Sequence[int]) -> list[int]:
    """Numbers of things by kind as the kinds of the single things: two of kind 0 and one of kind 3 are 0, 0, 3."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def statues_of(small: Sequence[int], large: Sequence[int]) -> list[tuple[int, int, int]]:
    """God, size and how many, of a seat or those that are left."""
    both = zip(small, large, strict=True)
    return [(god, size, counts[size]) for god, counts in enumerate(both) for size in (SMALL, LARGE)]
