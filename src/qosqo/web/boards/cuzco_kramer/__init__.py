"""The drawn board of Cuzco (Kramer & Kiesling).

Pressing a hex, an Inca, a temple, a card or something of the supply chooses the parts of a move that it stands for; the board's script
(`static/boards/cuzco-kramer.js`) shows terrain under the pointer before it is placed and lets it turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.view import KramerView
from qosqo.web.boards.cuzco_kramer.exhibits import board_texts, signs_of
from qosqo.web.boards.cuzco_kramer.exhibits import gallery as gallery
from qosqo.web.boards.cuzco_kramer.panels import festival, seat_belongings, supply
from qosqo.web.boards.cuzco_kramer.site import LIFT, site
from qosqo.web.boards.cuzco_kramer.symbols import definitions
from qosqo.web.markup import E, Node, data_island, fragment
from qosqo.web.model import Common, TableModel

SCRIPT_MESSAGES: Final = (
    "ghost-turn", "ghost-hint", "ghost-touch-hint", "ghost-cost", "ghost-height", "ghost-village", "ghost-grows",
    "ghost-city-grows", "ghost-joins", "ghost-cuts", "ghost-vanishes", "ghost-zoom-in", "ghost-zoom-out", "ghost-zoom-whole",
)  # fmt: skip
"""What the board's script says by itself; it fills in what stands in braces."""


def draw(view: KramerView, model: TableModel) -> Node:
    say = board_texts(model.texts.language)
    return E.div(
        definitions(),
        E.div(
            model.common.once(festival_held),
            supply(view, model, say),
            signs_of(say),
            class_="ck-beside",
            data_scroll=True,
        ),
        E.div(
            site(model, say),
            E.div(id="ck-told", class_="ck-told", data_client=True, aria_live="polite"),
            E.div(id="ck-zoom", class_="zoom-buttons", data_client=True),
            class_="ck-map",
        ),
        model.common.once(site_told),
        id="ck-board",
        class_="ck",
    )


def festival_held(common: Common) -> Node | None:
    view: KramerView = common.view
    say = board_texts(common.texts.language)
    return common.part(festival, view.festival, view.temples, view.face_up, common.to_act, common.names, common.data, say)


def site_told(common: Common) -> Node:
    """The map for the script, which shows what terrain under the pointer would change."""
    view: KramerView = common.view
    return fragment(map_island(common.data, board_texts(common.texts.language)), common.part(land_island, view.height, view.group))


def seat_panel(seat: int, view: KramerView, model: TableModel) -> Node:
    return model.part(seat_belongings, seat, view.players[seat], board_texts(model.texts.language))


@lru_cache(maxsize=16)
def map_island(data: Components, say: Texts) -> Node:
    """What stays as it is."""
    return data_island(
        "ck-data",
        {
            "row": data.row,
            "column": data.column,
            "cells": data.cells,
            "site": data.site,
            "lift": LIFT,
            "texts": {
                message.removeprefix("ghost-"): say(message, cost="{cost}", size="{size}", count="{count}", height="{height}")
                for message in SCRIPT_MESSAGES
            },
        },
    )


def land_island(height: tuple[int, ...], group: tuple[int, ...]) -> Node:
    """What moves change."""
    return data_island("ck-land", {"height": height, "group": group})
