"""A game's view as readable panels, for games without a drawn board.

Titles come from the messages `view-<key>` where the game has them, otherwise the key itself is shown. A list with one list or dictionary
per seat is shown by seat; −1 in a list is something hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from qosqo.core.position import Json
from qosqo.core.texts import Texts
from qosqo.core.view import COMMON, View, view_json
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel
from qosqo.web.seats import seat_name

HIDDEN: Final = -1
LONG: Final = 24
"""Longer lists are folded away."""


def view_panels(view: View, model: TableModel) -> Node:
    return E.div([panel(key, value, model) for key, value in view_json(view).items() if key not in COMMON], class_="panels")


def panel(key: str, value: Json, model: TableModel) -> Node:
    if isinstance(value, list) and len(value) == len(model.names) and all(isinstance(each, dict | list) for each in value):
        rows = zip(model.names, value, strict=True)
        shown = E.dl(
            [(E.dt(seat_name(name, seat)), E.dd(content(each, model))) for seat, (name, each) in enumerate(rows)], class_="by-seat"
        )
    else:
        shown = content(value, model)
    return E.section(E.h3(title(key, model.texts)), shown, class_="panel", id=f"panel-{key}")


def title(key: str, say: Texts) -> str:
    message = f"view-{key.replace('_', '-')}"
    return say(message) if say.knows(message) else key.replace("_", " ").capitalize()


def content(value: Json, model: TableModel) -> Node:
    if isinstance(value, dict):
        return E.dl([(E.dt(title(key, model.texts)), E.dd(content(each, model))) for key, each in value.items()])
    if isinstance(value, list):
        if not value:
            return E.span(model.texts("view-empty"), class_="empty")
        if any(isinstance(each, dict | list) for each in value):
            return E.ol([E.li(content(each, model)) for each in value], class_="rows")
        chips = E.ul([chip(each, model.texts, E.li) for each in value], class_="chips")
        return E.details(E.summary(len(value)), chips) if len(value) > LONG else chips
    return chip(value, model.texts, E.span)


def chip(value: Json, say: Texts, element: Callable[..., Node]) -> Node:
    return element(plain(value, say), class_="chip unknown" if value == HIDDEN else "chip")


def plain(value: Json, say: Texts) -> str:
    if value is True or value is False:
        return say("yes") if value else say("no")
    if value is None or value == HIDDEN:
        return "?" if value == HIDDEN else "–"
    return str(value)
