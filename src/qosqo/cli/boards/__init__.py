"""Boards drawn for the terminal: one module per game, found by the game's id.

A module `qosqo.cli.boards.<game id>` has a function `draw(view, data, narrator, say) -> Drawing`, where `say` are the texts of the
command. What the drawing does not show is listed beside it, entry by entry
(the messages `view-<entry>` name them); games without a module are listed as a whole. Other packages register such a module in the group
`qosqo.terminal_boards`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from qosqo.core.narrator import Narrator
from qosqo.core.parts import Parts
from qosqo.core.position import Json
from qosqo.core.texts import Texts


@dataclass(frozen=True)
class Drawing:
    """A board for the terminal."""

    board: RenderableType
    rest: dict[str, Json]
    """The entries of the view that are not drawn, with names instead of numbers where people would not know the numbers."""


Draw = Callable[[Any, Any, Narrator, Texts], Drawing]
"""From a view and the components of its own game, whose classes it knows."""
TERMINAL_BOARDS: Final = Parts(__name__, "qosqo.terminal_boards", "draw")


def find_drawing(game_id: str) -> Draw | None:
    """How the board of a game is drawn, if somebody wrote it."""
    module = TERMINAL_BOARDS.usable(game_id)
    return None if module is None else module.draw
