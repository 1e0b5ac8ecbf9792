"""The board of Axomamma, the automated opponent: three loops of spots with numbered tokens, and the god cards tucked under it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.view import AxomammaView
from qosqo.web.boards.tawantinsuyu.panels import panel
from qosqo.web.boards.tawantinsuyu.pieces import god_card, worker_drawing
from qosqo.web.boards.tawantinsuyu.words import effect_icons, effect_words, tw_icon
from qosqo.web.markup import E, Node

DEED_ICONS: Final = {
    n.WEAVINGS_DEED: ("task-7",),
    n.STATUE_DEED: ("task-6",),
    n.PRODUCTION_DEED: ("task-5", "task-10"),
    n.PASSIVE_DEED: ("task-5",),
    n.STEPS_DEED: ("task-4",),
    n.POTATO_WORKER_DEED: ("effect-12", "task-0"),
    n.CORN_WORKER_DEED: ("effect-12", "task-1"),
    n.NOMAD_DEED: ("effect-12",),
    n.ARMY_DEED: ("effect-6",),
    n.TEMPLE_DEED: ("effect-14",),
}
PERSONALITY_ICONS: Final = ("effect-10", "effect-11", "effect-14", "task-5")


def axomamma(axomamma: AxomammaView, data: Components, say: Texts) -> Node:
    cards = [
        E.span(E.b(place + 1, class_="tw-die"), god_card(data, card, "", say, f"tucked-{place}"), class_="tw-tucked")
        for place, card in enumerate(axomamma.tucked)
    ]
    return panel(
        "axomamma",
        say("axomamma-title"),
        E.div([loop(data, axomamma, row, say) for row in range(len(axomamma.deeds))], class_="tw-loops"),
        E.div(E.span(say("tucked-title"), class_="tw-caption"), cards, class_="tw-row", id="tw-tucked-cards"),
        E.div(
            E.span(say("recruits-title"), class_="tw-caption"),
            [recruit(colour, say) for colour in axomamma.recruits] or "–",
            class_="tw-row tw-note",
            id="tw-recruits",
        ),
        note=say("axomamma-note"),
    )


@lru_cache(maxsize=50)
def recruit(colour: int, say: Texts) -> Node:
    name = say(f"worker-{colour}")
    return E.span(worker_drawing(colour, say), class_="tw-piece", role="img", aria_label=name, data_tip=name)


def loop(data: Components, axomamma: AxomammaView, row: int, say: Texts) -> Node:
    spots = []
    for spot, deed in enumerate(axomamma.deeds[row]):
        here = tuple(token for token in range(n.TOKENS) if data.token_row[token] == row and axomamma.tokens[token] == spot)
        spots.append(spot_node(data, row, spot, deed, axomamma.personality, here, say))
    return E.div(spots, E.span("↺", class_="tw-again", aria_hidden="true"), class_="tw-loop", id=f"tw-loop-{row}")


@lru_cache(maxsize=2_000)
def spot_node(data: Components, row: int, spot: int, deed: int, personality: int, here: tuple[int, ...], say: Texts) -> Node:
    """What is done on a spot of the board, and the tokens on it."""
    if deed == n.PERSONALITY_DEED:
        drawing: object = [tw_icon("task-3"), tw_icon(PERSONALITY_ICONS[personality])]
        does = say(f"personality-{personality}")
    elif deed == n.SUPPLIES_DEED:
        drawing, does = effect_icons(data, data.board_top[spot]), effect_words(data, data.board_top[spot], say)
    else:
        drawing, does = [tw_icon(name) for name in DEED_ICONS[deed]], say(f"deed-{deed}")
    tip = say("axomamma-spot", spot=spot + 1, does=does, tokens=", ".join(str(data.token_value[token]) for token in here) or "–")
    return E.div(
        E.span(drawing, class_="tw-row", aria_hidden="true"),
        E.span([token_node(token, data.token_value[token]) for token in here], class_="tw-tokens", id=f"tw-tokens-{row}-{spot}"),
        id=f"tw-loop-{row}-{spot}",
        class_="tw-loop-spot" + (" personality" if deed == n.PERSONALITY_DEED else ""),
        role="img",
        aria_label=tip,
        data_tip=True,
    )


@lru_cache(maxsize=16)
def token_node(token: int, value: int) -> Node:
    return E.b(value, id=f"tw-token-{token}", class_=f"tw-token v{value}", data_piece=True)
