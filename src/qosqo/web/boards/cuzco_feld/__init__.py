"""The drawn board of Cuzco (Feld).

Pressing a die, an action space, a village, a trail, a tile, a card or whatever else a move concerns chooses the parts of a move that it
stands for. The viewer's own mask lies on the table; the masks of the others unfold from their names.
"""

from __future__ import annotations

from functools import cache

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
from qosqo.web.markup import E, Node, fragment
from qosqo.web.model import Common, TableModel


def draw(view: FeldView, model: TableModel) -> Node:
    common = model.common
    scene = common.once(Scene)
    say = board_texts(model.texts.language)
    own = view.players[model.seat] if model.seat != NOBODY else None
    return E.div(
        definitions(),
        E.div(turn_bar(view, model, say), own is not None and own_line(scene, own, model, say), legend(say), class_="cf-head"),
        common.once(beside),
        E.div(
            E.div(road_map(view, model, say), zoom_buttons(say), class_="cf-map-box"),
            common.once(arrivals),
            class_="cf-middle",
        ),
        own is not None and model.part(own_table, model.seat, own, view.drawn, scene.data, say),
        E.div(
            tile_display(view, model, say),
            common.once(gods_and_market),
            model.part(palace, view.palace, scene.data, say),
            class_="cf-offers",
            data_scroll=True,
        ),
        id="cf-board",
        class_="cf",
    )


# What everybody sees alike.


def beside(common: Common) -> Node:
    view: FeldView = common.view
    say, names, dice = board_texts(common.texts.language), common.names, common.once(Scene).dice_on
    return E.div(
        common.part(action_spaces, view.action_spaces, dice, view.headdress_bonus, names, say),
        common.part(supply, view.offering_supply, view.food_supply, say),
        common.part(temple, view.temple, view.temple_medals, view.priest_points, names, say),
        class_="cf-beside",
        data_scroll=True,
    )


def arrivals(common: Common) -> Node:
    view: FeldView = common.view
    known = tuple((seat, view.players[seat].knowledge) for seat in view.arrivals)
    return common.part(university, known, common.names, board_texts(common.texts.language))


def gods_and_market(common: Common) -> Node:
    view: FeldView = common.view
    say = board_texts(common.texts.language)
    return fragment(common.part(gods, view.face_up, view.decks, say), common.part(market, view.round, view.market, view.goods, say))


@cache
def zoom_buttons(say: Texts) -> Node:
    """Filled by the board's script."""
    texts = {f"data_{name}": say(f"zoom-{name}") for name in ("in", "out", "whole")}
    return E.div(id="cf-zoom", class_="cf-zoom", data_client=True, **texts)


def seat_panel(seat: int, view: FeldView, model: TableModel) -> Node | None:
    """What a seat has beside its mask. What the viewer owns lies on the table."""
    if seat == model.seat:
        return None
    dice = model.common.once(Scene).dice_left[seat]
    return model.part(seat_belongings, seat, model.names[seat], dice, view.players[seat], view.pututus, board_texts(model.texts.language))


def seat_more(seat: int, view: FeldView, model: TableModel) -> Node | None:
    """The mask of another seat; the viewer's own lies on the table."""
    if seat == model.seat:
        return None
    return model.part(other_mask, seat, model.names[seat], view.players[seat], model.data, board_texts(model.texts.language))
