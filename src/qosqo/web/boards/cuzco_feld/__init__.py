"""The drawn board of Cuzco (Feld).

Pressing a die, an action space, a village, a trail, a tile, a card or whatever else a move concerns chooses the parts of a move that it
stands for. The viewer's own mask lies on the table; the masks of the others unfold from their names.
"""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.view import FeldView
from qosqo.web.boards.cuzco_feld.exhibits import board_texts, legend
from qosqo.web.boards.cuzco_feld.exhibits import gallery as gallery
from qosqo.web.boards.cuzco_feld.masks import other_mask, own_line, own_table, seat_belongings
from qosqo.web.boards.cuzco_feld.offers import gods, market, palace, tile_display
from qosqo.web.boards.cuzco_feld.roadmap import road_map
from qosqo.web.boards.cuzco_feld.scene import Scene
from qosqo.web.boards.cuzco_feld.spaces import action_spaces, supply, temple, turn_bar, university
from qosqo.web.boards.cuzco_feld.symbols import definitions
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel


def draw(view: FeldView, model: TableModel) -> Node:
    scene = Scene(view, model)
    say = board_texts(model.texts.language)
    return E.div(
        definitions(),
        E.div(turn_bar(view, model, say), model.seat != NOBODY and own_line(model.seat, scene, model, say), legend(say), class_="cf-head"),
        E.div(action_spaces(scene, model, say), supply(view, say), temple(view, model, say), class_="cf-beside"),
        E.div(
            E.div(road_map(scene, model, say), zoom_buttons(say), class_="cf-map-box"),
            university(view, model, say),
            class_="cf-middle",
        ),
        model.seat != NOBODY and own_table(model.seat, scene, say),
        E.div(tile_display(view, model, say), gods(view, say), market(view, say), palace(view, scene.data, say), class_="cf-offers"),
        id="cf-board",
        class_="cf",
    )


def zoom_buttons(say: Texts) -> Node:
    """Filled by the board's script."""
    texts = {f"data_{name}": say(f"zoom-{name}") for name in ("in", "out", "whole")}
    return E.div(id="cf-zoom", class_="cf-zoom", data_client=True, **texts)


def seat_panel(seat: int, view: FeldView, model: TableModel) -> Node | None:
    return seat_belongings(seat, Scene(view, model), model, board_texts(model.texts.language))


def seat_more(seat: int, view: FeldView, model: TableModel) -> Node | None:
    """The mask of another seat; the viewer's own lies on the table."""
    if seat == model.seat:
        return None
    return other_mask(seat, Scene(view, model), model, board_texts(model.texts.language))
