"""Pieces that several places show: workers, god cards, army cards, buildings, weavings and statues."""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.view import UNKNOWN
from qosqo.games.tawantinsuyu.words import building_name
from qosqo.web.boards import move_hook
from qosqo.web.boards.drawing import icon, thing
from qosqo.web.boards.tawantinsuyu.words import (
    army_words,
    building_words,
    cost_icons,
    effect_icons,
    god_card_words,
    tw_icon,
    weaving_words,
)
from qosqo.web.markup import E, Node

Ways = dict[str, int | str]


def hook(*ways: Ways) -> str:
    return move_hook(*ways)["data_move"]


def piece(id: str, class_: str, tip: str, *content: object, move: str = "", kin: str = "", source: str = "", name: str = "") -> Node:
    """Something that moves: known by its id or its kin, new ones come from the source. The name tells choices that know
    only its place what lies there: the part and the name."""
    return E.span(
        *content,
        id=id,
        class_=class_,
        role="img",
        aria_label=tip,
        data_tip=True,
        data_piece=True,
        data_kin=kin or None,
        data_from=source or None,
        data_move=move or None,
        data_name=name or None,
    )


@lru_cache(maxsize=50)
def worker_drawing(colour: int, say: Texts) -> Node:
    return E.svg(
        E.use(href=f"#tw-worker-{colour}", x=-13, y=-16, width=26, height=30),
        E.text(say(f"letter-{colour}"), y=5.4, class_="tw-letter small"),
        viewBox="-13 -16 26 30",
        class_="icon",
        aria_hidden="true",
    )


@lru_cache(maxsize=4_000)
def worker_piece(id: str, colour: int, tip: str, move: str, say: Texts, name: str = "") -> Node:
    """A worker is known by its colour wherever it goes; new ones come from the bag."""
    return piece(id, "tw-piece", tip, worker_drawing(colour, say), move=move, kin=f"worker-{colour}", source="tw-worker-bag", name=name)


@lru_cache(maxsize=4_000)
def god_card(data: Components, card: int, move: str, say: Texts, place: str = "") -> Node:
    """A god card, face down if it is not known. Those that are known keep their name wherever they lie."""
    if card == UNKNOWN:
        unknown = say("card-unknown")
        return piece(f"tw-card-{place}", "tw-card back", unknown, tw_icon("effect-5"), kin="god-card", source="tw-god-deck")
    god = data.card_god[card]
    return piece(
        f"tw-card-{card}",
        "tw-card",
        god_card_words(data, card, say),
        E.span(icon(f"tw-god-{god}", "0 0 24 24", "", "tw-god"), E.small(n.GOD_NAMES[god]), class_=f"tw-card-head god-{god}"),
        effect_icons(data, data.card_effect[card]),
        move=move,
        kin=f"god-card-{card} god-card",
        source="tw-god-deck",
    )


@lru_cache(maxsize=4_000)
def army_card(data: Components, army: int, id: str, face: str, move: str, say: Texts) -> Node:
    """An army card in hand, face up or face down on the table; face down for all if it is not known."""
    if army == UNKNOWN:
        return piece(id, "tw-card army back", say("army-unknown"), tw_icon("effect-6"), kin="army-card", source="tw-army-deck")
    return piece(
        id,
        f"tw-card army {face}".rstrip(),
        army_words(data, army, say) + (" " + say(f"army-{face}") if face else ""),
        E.span([tw_icon("soldier") for _ in range(data.army_soldiers[army])], class_="tw-card-head army"),
        effect_icons(data, data.army_effect[army]),
        move=move,
        kin=f"army-card-{army} army-card",
        source="tw-army-deck",
    )


@lru_cache(maxsize=4_000)
def building(data: Components, number: int, face_up: bool, move: str, say: Texts, priced: bool) -> Node:
    passive = number < n.PASSIVES
    return piece(
        f"tw-building-{number}",
        "tw-building" + (" passive" if passive else "") + ("" if face_up else " used"),
        building_words(data, number, face_up, say),
        E.span(tw_icon("task-5" if passive else "task-10"), E.small(n.building_name(number), class_="printed"), class_="tw-building-head"),
        E.small(say(f"brief-{number + 1}"), class_="tw-brief") if passive else effect_icons(data, data.building_effect[number]),
        priced and cost_icons(data.building_cost[number]),
        move=move,
        name=f"slot/other {building_name(data, number, say)}" if priced else "",
    )


@lru_cache(maxsize=4_000)
def weaving(data: Components, tile: int, move: str, say: Texts, matched: tuple[bool, bool] = (False, False)) -> Node:
    """A weaving: its pattern in the middle, the rewards of its edges on either side."""
    pattern = data.weaving_pattern[tile]
    return piece(
        f"tw-weaving-{tile}",
        "tw-weaving",
        weaving_words(data, tile, say),
        E.span(effect_icons(data, data.reward_effect[data.weaving_left[tile]]), class_="tw-edge" + (" matched" if matched[0] else "")),
        E.span(icon(f"tw-pattern-{pattern}", "0 0 22 22"), class_=f"tw-pattern p{pattern}"),
        E.span(effect_icons(data, data.reward_effect[data.weaving_right[tile]]), class_="tw-edge" + (" matched" if matched[1] else "")),
        move=move,
        source="tw-beneath",
    )


@lru_cache(maxsize=4_000)
def statue(id: str, god: int, size: int, count: int, tip: str, move: str, source: str = "") -> Node:
    drawing = E.span(
        tw_icon("task-6", "large" if size else "small"), icon(f"tw-god-{god}", "0 0 24 24", "", "tw-god"), class_="tw-statue-drawing"
    )
    return thing(id, drawing, count, tip, move, "tw-statue" + (" large" if size else ""), source)
