"""Drawn boards: one module per game, found by the game's id. `docs/boards.md` says how to write one.

A module `qosqo.web.boards.<game id>` has a function `draw(view, model) -> Markup` and may have `seat_panel(seat, view, model) -> Markup`
(what belongs to a seat, shown beside its name and score), `seat_more(seat, view, model) -> Markup` (all the rest of it, unfolded on
demand) and `gallery(texts, data) -> list[Exhibit]` (its icons, cards and tiles).
Games without a module are shown by `qosqo.web.generic`. Other packages register such a module in the group `qosqo.boards`; it may say by
`STATIC_FOLDER` where its `boards/<game id>.css` and `.js` are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from qosqo.core.parts import Parts
from qosqo.core.texts import Texts
from qosqo.web.markup import Markup
from qosqo.web.model import TableModel


@dataclass(frozen=True)
class Exhibit:
    """One drawing of the gallery."""

    group: str
    """Under which heading: Cards, Temples."""
    name: str
    about: str
    drawing: Markup
    entry: str = ""
    """The entry of the data file that it shows, as complaints name it: `army_cards.kinds[0]`. The lab draws it beside its fields."""


@dataclass(frozen=True)
class Board:
    """What the module of a game offers."""

    draw: Callable[[Any, TableModel], Markup]
    """From a view of its own game, whose class it knows."""
    seat_panel: Callable[[int, Any, TableModel], Markup | None] | None
    seat_more: Callable[[int, Any, TableModel], Markup | None] | None
    gallery: Callable[[Texts, Any], list[Exhibit]] | None
    """From the texts of the page and component data."""
    static_folder: Path | None
    """Where another package keeps `boards/<game id>.css` and `.js`."""


BOARDS: Final = Parts(__name__, "qosqo.boards", "draw")


@cache
def find_board(game_id: str) -> Board | None:
    """The drawn board of a game, if there is one."""
    module = BOARDS.usable(game_id)
    if module is None:
        return None
    offers = (getattr(module, name, None) for name in ("seat_panel", "seat_more", "gallery", "STATIC_FOLDER"))
    return Board(module.draw, *offers)


def registered_static_folders() -> list[Path]:
    """The folders of static files that drawn boards of other packages bring."""
    boards = [find_board(game_id) for game_id in sorted(BOARDS.registered)]
    return [board.static_folder for board in boards if board is not None and board.static_folder is not None]


def move_hook(*alternatives: Mapping[str, int | str], **parts: int | str) -> dict[str, str]:
    """The attribute that makes a drawn thing stand for parts of moves, for use as `E.g(…, **move_hook(hex=12))`.

    Several alternatives mean: whichever of them fits the moves still possible, the first one first. The part `kind` is the move's kind.
    """
    told = [*alternatives, parts] if parts else list(alternatives)
    return {"data_move": "|".join(pairs(each) for each in told)}


def thing_hook(**parts: int | str) -> dict[str, str]:
    """The attribute that says what a drawn thing is without making it clickable: log entries that name it highlight it."""
    return {"data_is": pairs(parts)}


def pairs(parts: Mapping[str, int | str]) -> str:
    return " ".join(f"{name}={value}" for name, value in parts.items())
