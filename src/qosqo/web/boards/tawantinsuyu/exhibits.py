"""The gallery of Tawantinsuyu."""

from __future__ import annotations

from functools import cache

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu import words
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.game import GAME
from qosqo.web.boards import Exhibit
from qosqo.web.boards.drawing import SEAT_SHAPES, icon, signs
from qosqo.web.boards.tawantinsuyu.axomamma import DEED_ICONS, PERSONALITY_ICONS, token_node
from qosqo.web.boards.tawantinsuyu.panels import conquest, conquest_words
from qosqo.web.boards.tawantinsuyu.pieces import army_card, building, god_card, weaving, worker_drawing, worker_piece
from qosqo.web.boards.tawantinsuyu.scene import board_texts
from qosqo.web.boards.tawantinsuyu.symbols import definitions
from qosqo.web.boards.tawantinsuyu.words import (
    army_words,
    building_words,
    effect_icons,
    effect_words,
    god_card_words,
    tw_icon,
    weaving_words,
)
from qosqo.web.markup import E, Node, fragment

Found = tuple[str, str, str, Node]
"""Group, name, explanation and drawing."""


@cache
def legend(say: Texts) -> Node:
    entries = [
        *((icon(f"tw-god-{god}", "0 0 24 24", "", "tw-god"), n.GOD_NAMES[god]) for god in range(n.GODS)),
        *((worker_drawing(colour, say), say(f"worker-{colour}")) for colour in range(n.COLOURS)),
        *((tw_icon(f"task-{task}"), say(f"task-{task}")) for task in range(n.TASKS)),
        *((tw_icon(f"action-{action}"), say(f"action-{action}")) for action in range(n.SECTIONS)),
        *((tw_icon(f"effect-{effect}"), say(f"effect-{effect}")) for effect in range(n.POINTS, n.CHOICE)),
        (tw_icon("festival"), say("sign-festival")),
        (tw_icon("skull"), say("casualties-title")),
        (E.span(tw_icon("soldier"), "↻"), say("sign-flip")),
        (E.span(tw_icon("soldier"), "✕"), say("sign-discard")),
    ]
    return signs("tw-legend", say("legend-title"), entries, say("legend-gallery"), GAME.id)


def shown(*content: object) -> Node:
    return E.div(content, class_="tw tw-exhibit")


def halves(text: str, mark: str) -> tuple[str, str]:
    """A label as name and explanation, which starts after the first mark."""
    name, _, about = text.partition(mark)
    return name, capital(about)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def pieces(say: Texts) -> list[Found]:
    """Priests, markers, statues and what is counted beside the hill."""
    seats = range(len(SEAT_SHAPES))
    drawings: list[tuple[str, Node]] = [
        *(
            ("priest", E.svg(E.use(href=f"#tw-priest-{seat}"), viewBox="0 0 24 38", class_="icon large", aria_hidden="true"))
            for seat in seats
        ),
        *(("flag", icon(f"tw-flag-{seat}", "0 0 24 24", "", "large")) for seat in seats),
        *((name, tw_icon(name, "large")) for name in ("marker", "festival", "skull", "bag", "soldier")),
        *((name, tw_icon("task-6", name)) for name in ("small", "large")),
    ]
    return [("pieces", say(f"exhibit-{name}"), say(f"about-{name}"), drawing) for name, drawing in drawings]


def axomamma_board(data: Components, say: Texts) -> list[Found]:
    deeds = [("axomamma", say(f"deed-{deed}"), say("about-deed"), many(names)) for deed, names in DEED_ICONS.items()]
    personalities = [
        ("axomamma", say(f"personality-{each}"), say("about-deed"), many(("task-3", name))) for each, name in enumerate(PERSONALITY_ICONS)
    ]
    tokens = [
        ("axomamma", say("exhibit-token", number=data.token_value[token]), say("about-token"), token_node(token, data.token_value[token]))
        for token in range(n.TOKENS)
    ]
    return [*deeds, *personalities, *tokens]


def many(names: tuple[str, ...]) -> Node:
    return E.span([tw_icon(name, "large") for name in names], class_="tw-row")


def gallery(page_texts: Texts, data: Components) -> list[Exhibit]:
    say = board_texts(page_texts.language)
    found: list[Found] = [
        *(("gods", n.GOD_NAMES[god], say("about-god"), icon(f"tw-god-{god}", "0 0 24 24", "", "tw-god large")) for god in range(n.GODS)),
        *(
            (
                "workers",
                *halves(say(f"tip-worker-{colour}"), ": "),
                worker_piece(f"x-worker-{colour}", colour, say(f"worker-{colour}"), "", say),
            )
            for colour in range(n.COLOURS)
        ),
        *pieces(say),
        *(
            ("tasks", say(f"task-{task}"), halves(say(f"tip-task-{task}"), ": ")[1], tw_icon(f"task-{task}", "large"))
            for task in range(n.TASKS)
        ),
        *(
            (
                "actions",
                say(f"action-{action}"),
                halves(say(f"tip-action-{action}", spot=action + 1), ": ")[1],
                tw_icon(f"action-{action}", "large"),
            )
            for action in range(n.SECTIONS)
        ),
        *(
            ("benefits", say(f"effect-{effect}"), capital(say(f"benefit-{effect}", count=1)), tw_icon(f"effect-{effect}", "large"))
            for effect in range(n.CHOICE)
        ),
        *(
            ("god-cards", words.card_name(data, card, say), god_card_words(data, card, say), god_card(data, card, "", say))
            for card in range(n.GOD_CARDS)
        ),
        *(
            (
                "army-cards",
                capital(words.army_name(data, army, say)),
                army_words(data, army, say),
                army_card(data, army, f"x-army-{army}", "", "", say),
            )
            for army in range(len(data.army_soldiers))
        ),
        *(
            (
                "buildings",
                words.building_name(data, number, say),
                building_words(data, number, True, say),
                building(data, number, True, "", say, True),
            )
            for number in range(n.BUILDINGS)
        ),
        *(
            ("weavings", words.weaving_name(data, tile, say), weaving_words(data, tile, say), weaving(data, tile, "", say))
            for tile in range(n.WEAVINGS)
        ),
        *(
            ("rewards", say("exhibit-reward", number=place + 1), capital(effect_words(data, effect, say)), effect_icons(data, effect))
            for place, effect in enumerate(data.reward_effect)
        ),
        *(
            ("conquests", *halves(conquest_words(data, space, say), ": "), conquest(data, space, n.EMPTY, "", say))
            for space in range(n.CONQUESTS)
        ),
        *axomamma_board(data, say),
    ]
    entries = {group: iter(names) for group, names in entries_shown(data).items()}
    return [
        Exhibit(
            group=say(f"gallery-{group}"),
            name=name,
            about=about,
            drawing=fragment(definitions(), shown(drawing)) if place == 0 else shown(drawing),
            entry=next(entries[group]) if group in entries else "",
        )
        for place, (group, name, about, drawing) in enumerate(found)
    ]


def entries_shown(data: Components) -> dict[str, list[str]]:
    """Which entries of the data file the drawings of a group show, in their order."""
    per_god, per_region = n.GOD_CARDS // n.GODS, n.CONQUESTS // n.REGIONS
    return {
        "god-cards": [f"god_cards.{god}[{place}]" for god in n.GOD_NAMES for place in range(per_god)],
        "army-cards": [f"army_cards.kinds[{place}]" for place in range(len(data.army_soldiers))],
        "buildings": [
            *(f"passive_buildings.costs[{place}]" for place in range(n.PASSIVES)),
            *(f"production_buildings.buildings[{place}]" for place in range(n.BUILDINGS - n.PASSIVES)),
        ],
        "weavings": [f"weavings.tiles[{place}]" for place in range(n.WEAVINGS)],
        "rewards": [f"rewards.effects[{place}]" for place in range(len(data.reward_effect))],
        "conquests": [f"conquests.{region}[{place}]" for region in n.REGION_NAMES for place in range(per_region)],
    }
