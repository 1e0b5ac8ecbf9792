"""The drawn board of Tawantinsuyu.

The hill stands in the middle, the viewer's own things right below it, everything else around. Pressing a thing chooses the parts of
a move that it stands for: a worker, then a space, then the card that pays; a task icon; a building; a conquest space.
"""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu.view import TawaView
from qosqo.web.boards.tawantinsuyu.axomamma import axomamma
from qosqo.web.boards.tawantinsuyu.belongings import choosing, mat, own_strip, paying, seat_belongings, seat_in_short
from qosqo.web.boards.tawantinsuyu.exhibits import gallery as gallery
from qosqo.web.boards.tawantinsuyu.exhibits import legend
from qosqo.web.boards.tawantinsuyu.hill import hill
from qosqo.web.boards.tawantinsuyu.panels import Around, Decks, god_cards, market, regions, statues, temple, village, weavings
from qosqo.web.boards.tawantinsuyu.scene import Scene, board_texts
from qosqo.web.boards.tawantinsuyu.symbols import definitions
from qosqo.web.markup import E, Node, data_island, fragment
from qosqo.web.model import Common, TableModel


def draw(view: TawaView, model: TableModel) -> Node:
    scene = Scene(view, model)
    say, data, names = scene.say, scene.data, model.names
    mine = scene.mine()
    decks = Decks(len(view.god_deck), len(view.army_deck), len(view.army_discards), view.offer, view.chosen)
    temples = tuple(player.temple for player in view.players)
    return E.div(
        definitions(),
        E.div(
            mine and model.part(own_strip, scene.own, mine.resources, mine.workers, choosing(model.decision), say),
            model.common.once(beside_hill),
            class_="tw-head",
        ),
        E.div(hill(scene), E.div(id="tw-zoom", class_="tw-zoom", data_client=True), class_="tw-map"),
        model.part(temple, temples, mine.temple if mine else -1, data, names, say),
        mine and model.part(mat, scene.own, mine, view.trained, paying(model.decision), data, say),
        E.div(
            model.common.once(opponent),
            model.part(god_cards, decks, data, say),
            model.common.once(offered),
            E.div(
                model.part(weavings, view.weavings, view.drawn, data, say),
                model.common.once(statues_left),
                class_="tw-pair",
            ),
            model.common.once(conquered),
            class_="tw-around",
            data_scroll=True,
        ),
        zoom_words(say),
        id="tw-board",
        class_="tw",
    )


# What everybody sees alike.


def beside_hill(common: Common) -> Node:
    view: TawaView = common.view
    say = board_texts(common.texts.language)
    around = Around(view.village, view.nomads, sum(view.casualties), sum(view.bag), view.festival, view.token)
    return fragment(common.part(village, around, common.names, say), legend(say))


def opponent(common: Common) -> Node | None:
    view: TawaView = common.view
    return common.part(axomamma, view.axomamma, common.data, board_texts(common.texts.language)) if view.axomamma else None


def offered(common: Common) -> Node:
    view: TawaView = common.view
    return common.part(market, view.market, tuple(map(len, view.stacks)), common.data, board_texts(common.texts.language))


def statues_left(common: Common) -> Node:
    view: TawaView = common.view
    return common.part(statues, view.small_statues, view.large_statues, common.data, board_texts(common.texts.language))


def conquered(common: Common) -> Node:
    view: TawaView = common.view
    return common.part(regions, view.regions, common.data, common.names, board_texts(common.texts.language))


@lru_cache(maxsize=16)
def zoom_words(say: Texts) -> Node:
    """What the board's script says by itself."""
    return data_island("tw-data", {name: say(f"zoom-{name}") for name in ("in", "out", "whole")})


def seat_panel(seat: int, view: TawaView, model: TableModel) -> Node:
    return model.part(seat_belongings, seat, view.players[seat], board_texts(model.texts.language))


def seat_more(seat: int, view: TawaView, model: TableModel) -> Node | None:
    if seat == model.seat:
        return None
    return model.part(seat_in_short, seat, view.players[seat], model.data, board_texts(model.texts.language))
