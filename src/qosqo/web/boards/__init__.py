"""Drawn boards: one module per game, found by the game's id. `docs/boards.md` says how to write one.

A module `qosqo.web.boards.<game id>` has a function `draw(view, model) -> Markup` and may have `seat_panel(seat, view, model) -> Markup`
(what belongs to a seat, shown beside its name and score) and `gallery(texts) -> list[Exhibit]` (its icons, cards and tiles).
Games without a module are shown by `qosqo.web.generic`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from qosqo.core.position import Json
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


@dataclass(frozen=True)
class Board:
    """What the module of a game offers."""

    draw: Callable[[dict[str, Json], TableModel], Markup]
    seat_panel: Callable[[int, dict[str, Json], TableModel], Markup] | None
    gallery: Callable[[Texts], list[Exhibit]] | None


@cache
def find_board(game_id: str) -> Board | None:
    """The drawn board of a game, if there is one."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return None
    module = importlib.import_module(name)
    return Board(module.draw, getattr(module, "seat_panel", None), getattr(module, "gallery", None))


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
