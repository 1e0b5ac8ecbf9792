"""The drawn board of Tawantinsuyu.

The hill stands in the middle, the viewer's own things right below it, everything else around. Pressing a thing chooses the parts of
a move that it stands for: a worker, then a space, then the card that pays; a task icon; a building; a conquest space.
"""

from __future__ import annotations

from qosqo.games.tawantinsuyu.view import TawaView
from qosqo.web.boards.tawantinsuyu.axomamma import axomamma
from qosqo.web.boards.tawantinsuyu.belongings import mat, own_strip, seat_belongings, seat_in_short
from qosqo.web.boards.tawantinsuyu.exhibits import gallery as gallery
from qosqo.web.boards.tawantinsuyu.exhibits import legend
from qosqo.web.boards.tawantinsuyu.hill import hill
from qosqo.web.boards.tawantinsuyu.panels import god_cards, market, regions, statues, temple, village, weavings
from qosqo.web.boards.tawantinsuyu.scene import Scene
from qosqo.web.boards.tawantinsuyu.symbols import definitions
from qosqo.web.markup import E, Node, data_island
from qosqo.web.model import TableModel


def draw(view: TawaView, model: TableModel) -> Node:
    scene = Scene(view, model)
    say = scene.say
    return E.div(
        definitions(),
        E.div(own_strip(scene), village(scene), legend(say), class_="tw-head"),
        E.div(hill(scene), E.div(id="tw-zoom", class_="tw-zoom", data_client=True), class_="tw-map"),
        temple(scene),
        mat(scene),
        E.div(
            axomamma(scene),
            god_cards(scene),
            market(scene),
            E.div(weavings(scene), statues(scene), class_="tw-pair"),
            regions(scene),
            class_="tw-around",
        ),
        data_island("tw-data", {name: say(f"zoom-{name}") for name in ("in", "out", "whole")}),
        id="tw-board",
        class_="tw",
    )


def seat_panel(seat: int, view: TawaView, model: TableModel) -> Node:
    return seat_belongings(Scene(view, model), seat)


def seat_more(seat: int, view: TawaView, model: TableModel) -> Node | None:
    scene = Scene(view, model)
    return seat_in_short(scene, seat) if seat != scene.own else None
