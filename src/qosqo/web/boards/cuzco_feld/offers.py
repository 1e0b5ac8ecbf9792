"""What can be taken: study and farm tiles, god cards, goods of the market and missions of the palace."""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.names import EMPTY, FARM, GODS, GOODS, NO_CARD, PIPS, ROUNDS, STUDY
from qosqo.web.boards.cuzco_feld.scene import Scene
from qosqo.web.boards.cuzco_feld.spaces import hook, panel
from qosqo.web.boards.cuzco_feld.things import (
    card_svg,
    card_tip,
    good_drawing,
    mission_of,
    square_piece,
    tile_node,
    tile_parts,
    tip_with,
)
from qosqo.web.boards.drawing import icon
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel

# Tiles.


def tile_display(scene: Scene, model: TableModel, say: Texts) -> Node:
    """Study and farm tiles beside the pips 1 to 6."""
    rows = []
    for colour in (STUDY, FARM):
        cells = []
        for pips in range(1, PIPS + 1):
            tile = scene.display[colour * PIPS + pips - 1]
            shown = None
            if tile != EMPTY:
                shown = tile_node(tile, scene.data.tile_values[tile], say, hook({"kind": "take-tile", "colour": colour, "pips": pips}))
            cells.append(E.div(shown, id=f"cf-display-{colour}-{pips}", class_="cf-slot"))
        about_pile = say(f"pile-{colour}", count=scene.piles[colour])
        rows.append((E.div(icon("cf-study" if colour == STUDY else "cf-farm"), class_="cf-row-head", data_tip=about_pile), cells))
    heads = [E.div(die_icon(pips), class_="cf-col-head") for pips in range(1, PIPS + 1)]
    return panel(
        "cf-display",
        say("display-title"),
        E.div(E.div(class_="cf-row-head"), heads, rows, class_="cf-grid"),
        discards(scene, model, say),
        tip=say("about-display"),
    )


@lru_cache(maxsize=8)
def die_icon(pips: int) -> Node:
    return E.svg(
        E.use(href=f"#cf-face-{pips}", class_="cf-plain-die"),
        viewBox="-12 -12 24 24",
        class_="cf-small-die",
        role="img",
        aria_label=str(pips),
    )


def discards(scene: Scene, model: TableModel, say: Texts) -> Node | None:
    """The discarded tiles, laid out when one may be taken (card 09)."""
    if model.decision is None or all(kind.name != "take-discarded-tile" for kind in model.decision.kinds):
        return None
    nodes = []
    for tile in scene.discarded_tiles:
        colour, ability = tile_parts(tile)
        value = scene.data.tile_values[tile]
        nodes.append(
            tile_node(tile, value, say, hook({"kind": "take-discarded-tile", "colour": colour, "ability": ability, "value": value}))
        )
    return E.div(E.h4(say("discards-title")), E.div(nodes, class_="things"), id="cf-discards")


# Gods.


def gods(scene: Scene, say: Texts) -> Node:
    return panel(
        "cf-gods",
        say("gods-title"),
        E.div([god_pile(god, scene.face_up[god], scene.decks[god], say) for god in range(GODS)], class_="cf-cards"),
        tip=say("about-gods"),
    )


@lru_cache(maxsize=2_000)
def god_pile(god: int, card: int, left: int, say: Texts) -> Node:
    if card == NO_CARD:
        return E.div(class_="cf-slot", id=f"cf-pile-{god}", role="img", aria_label=say("pile-empty", god=say(f"god-{god}")))
    tip = tip_with(card_tip(card, say), say("pile-left", count=left))
    return E.div(
        card_svg(card),
        E.span(left, class_="many"),
        id=f"cf-pile-{god}",
        class_="thing cf-card",
        role="img",
        aria_label=tip,
        data_tip=True,
        data_move=hook({"kind": "take-card", "card": card}, {"kind": "use-medal", "card": card}),
    )


# Market and palace.


def market(scene: Scene, say: Texts) -> Node:
    """The goods of this round, and smaller those of the rounds to come."""
    row = min(max(scene.round, 1), ROUNDS) - 1
    now = [
        good_node(good, copy, scene.data.good_food[good], scene.data.good_points[good], say)
        for good in range(GOODS)
        for copy in range(scene.market[row][good])
    ]
    later = [later_row(number + 1, scene.market[number], say) for number in range(row + 1, ROUNDS)]
    return panel(
        "cf-market",
        say("market-title", round=row + 1),
        E.div(now, class_="things", id="cf-market-now"),
        later and E.details(E.summary(say("market-later")), E.div(later, class_="cf-later"), id="cf-market-later"),
        tip=say("about-market"),
    )


@lru_cache(maxsize=500)
def good_node(good: int, copy: int, food: int, points: int, say: Texts) -> Node:
    tip = say("tip-good", good=say(f"good-{good}"), food=food, points=points)
    return square_piece(
        good_drawing(good, food, points),
        tip,
        id=f"cf-good-{good}-{copy}",
        data_kin=f"good-{good}",
        data_move=hook({"kind": "buy", "good": good}),
    )


@lru_cache(maxsize=500)
def later_row(round: int, goods: tuple[int, ...], say: Texts) -> Node:
    names = [say(f"good-{good}") for good in range(GOODS) for _ in range(goods[good])]
    label = say("market-row", round=round, goods=", ".join(names))
    icons = [icon(f"cf-good-{good}") for good in range(GOODS) for _ in range(goods[good])]
    return E.div(E.span(round, class_="cf-round"), icons, class_="cf-later-row", role="img", aria_label=label, data_tip=label)


def palace(scene: Scene, model: TableModel, say: Texts) -> Node:
    """The missions on display; with how far the viewer is with them."""
    own = model.seat if model.seat != NOBODY else None
    missions = [
        mission_of(each, scene.progress(own, each) if own is not None else None, scene.data, say) for each in scene.palace if each >= 0
    ]
    return panel(
        "cf-palace",
        say("palace-title"),
        E.div(missions, class_="things", id="cf-palace-missions"),
        tip=say("about-palace"),
    )
