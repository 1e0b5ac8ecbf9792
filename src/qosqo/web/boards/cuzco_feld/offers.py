"""What can be taken: study and farm tiles, god cards, goods of the market and missions of the palace."""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.names import FARM, GODS, GOODS, NO_CARD, PIPS, ROUNDS, STUDY
from qosqo.games.cuzco_feld.view import FeldView, Good, Mission, Tile
from qosqo.web.boards.cuzco_feld.spaces import hook, panel
from qosqo.web.boards.cuzco_feld.things import (
    card_svg,
    card_tip,
    good_drawing,
    mission_of,
    square_piece,
    tile_node,
    tip_with,
)
from qosqo.web.boards.drawing import icon
from qosqo.web.markup import E, Node
from qosqo.web.model import TableModel

# Tiles.


def tile_display(view: FeldView, model: TableModel, say: Texts) -> Node:
    """Study and farm tiles beside the pips 1 to 6; the discarded ones, when one may be taken (card 09)."""
    taken_again = model.decision is not None and any(kind.name == "take-discarded-tile" for kind in model.decision.kinds)
    return model.part(draw_display, view.display, (view.study_pile, view.farm_pile), view.discarded_tiles if taken_again else None, say)


def draw_display(
    display: tuple[tuple[Tile | None, ...], ...], piles: tuple[int, int], discarded: tuple[Tile, ...] | None, say: Texts
) -> Node:
    heads = [
        E.div(icon("cf-study" if colour == STUDY else "cf-farm"), class_="cf-pile", data_tip=say(f"pile-{colour}", count=piles[colour]))
        for colour in (STUDY, FARM)
    ]
    lanes = []
    for pips in range(1, PIPS + 1):
        cells = []
        for colour in (STUDY, FARM):
            tile = display[colour][pips - 1]
            shown = tile_node(tile, say, hook({"kind": "take-tile", "colour": colour, "pips": pips})) if tile is not None else None
            cells.append(E.div(shown, id=f"cf-display-{colour}-{pips}", class_="cf-slot"))
        lanes.append(E.div(die_icon(pips), cells, class_="cf-lane"))
    return panel(
        "cf-display",
        say("display-title"),
        E.div(E.div(E.div(), heads, class_="cf-lane"), lanes, class_="cf-grid"),
        discarded is not None and discards(discarded, say),
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


def discards(tiles: tuple[Tile, ...], say: Texts) -> Node:
    nodes = [
        tile_node(tile, say, hook({"kind": "take-discarded-tile", "colour": tile.colour, "ability": tile.ability, "value": tile.value}))
        for tile in tiles
    ]
    return E.div(E.h4(say("discards-title")), E.div(nodes, class_="things"), id="cf-discards")


# Gods.


def gods(face_up: tuple[int, ...], decks: tuple[int, ...], say: Texts) -> Node:
    return panel(
        "cf-gods",
        say("gods-title"),
        E.div([god_pile(god, face_up[god], decks[god], say) for god in range(GODS)], class_="cf-cards"),
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
        data_move=hook(
            {"kind": "take-card", "card": card}, {"kind": "use-medal", "card": card}, {"kind": "place-die-with-medal", "card": card}
        ),
    )


# Market and palace.


def market(round: int, stalls: tuple[tuple[int, ...], ...], goods: tuple[Good, ...], say: Texts) -> Node:
    """The goods of this round, and smaller those of the rounds to come."""
    row = round - 1
    now = [good_node(good, copy, goods[good].food, goods[good].points, say) for good in range(GOODS) for copy in range(stalls[row][good])]
    later = [later_row(number + 1, stalls[number], say) for number in range(row + 1, ROUNDS)]
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


def palace(missions: tuple[Mission, ...], data: Components, say: Texts) -> Node:
    """The missions on display; with how far the viewer is with them."""
    return panel(
        "cf-palace",
        say("palace-title"),
        E.div([mission_of(each, data, say) for each in missions], class_="things", id="cf-palace-missions"),
        tip=say("about-palace"),
    )
