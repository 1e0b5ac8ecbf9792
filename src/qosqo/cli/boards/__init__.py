"""Boards drawn for the terminal: one module per game, found by the game's id.

A module `qosqo.cli.boards.<game id>` has a function `draw(view, data, narrator, say) -> Drawing`, where `say` are the texts of the
command. What the drawing does not show is listed beside it, entry by entry
(the messages `view-<entry>` name them); games without a module are listed as a whole.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.console import RenderableType

from qosqo.core.narrator import Narrator
from qosqo.core.position import Json
from qosqo.core.texts import Texts


@dataclass(frozen=True)
class Drawing:
    """A board for the terminal."""

    board: RenderableType
    rest: dict[str, Json]
    """The entries of the view that are not drawn, with names instead of numbers where people would not know the numbers."""


Draw = Callable[[dict[str, Json], Any, Narrator, Texts], Drawing]


@cache
def find_drawing(game_id: str) -> Draw | None:
    """How the board of a game is drawn, if somebody wrote it."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return None
    draw: Draw = importlib.import_module(name).draw
    return draw
