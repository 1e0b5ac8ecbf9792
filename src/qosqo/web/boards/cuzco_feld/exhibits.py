"""The gallery of Cuzco (Feld)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from qosqo.core.texts import Texts, texts
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.game import GAME
from qosqo.games.cuzco_feld.missions import mission_number
from qosqo.games.cuzco_feld.names import ABILITIES, CARDS, FEATHER_COLOURS, GOODS, MISSIONS
from qosqo.web.boards import Exhibit
from qosqo.web.boards.cuzco_feld.spaces import ACTION_ICONS
from qosqo.web.boards.cuzco_feld.symbols import definitions, put
from qosqo.web.boards.cuzco_feld.things import (
    CARD_BOX,
    MISSION_BOX,
    TILE_BOX,
    card_back,
    card_drawing,
    die_face,
    good_drawing,
    mission_drawing,
    mission_pictures,
    tile_drawing,
)
from qosqo.web.boards.drawing import icon, signs
from qosqo.web.markup import E, Node, fragment

FOLDER: Final = Path(__file__).parent
PIECES: Final = (
    "chasqui",
    "priest",
    "medal",
    "offering",
    "food",
    "knowledge",
    "points",
    "village",
    "stone",
    "rope",
    "circlet",
    "light",
    "dark",
)


@cache
def board_texts(language: str) -> Texts:
    """The game's own messages with those of its board on top."""
    return texts(language, GAME.folder, FOLDER)


@cache
def legend(say: Texts) -> Node:
    pieces = [(name, f"piece-{name}") for name in ("quipu", *PIECES, "mission", "god-card")]
    feathers = [(f"feather-{colour}", f"feather-{colour}") for colour in range(len(FEATHER_COLOURS))]
    entries = [(icon(f"cf-{name}"), say(message)) for name, message in [*pieces, *feathers]]
    return signs("cf-legend", say("legend-title"), entries, say("legend-gallery"), GAME.id)


def shown(box: str, *content: object) -> Node:
    return E.svg(*content, viewBox=box, class_="cf-exhibit", width=96, height=96, aria_hidden="true")


def gallery(page_texts: Texts, data: Components) -> list[Exhibit]:
    say = board_texts(page_texts.language)
    found: list[tuple[str, str, str, Node]] = [
        ("pieces", say(f"piece-{name}"), say(f"about-piece-{name}"), shown("-13 -13 26 26", put(name))) for name in PIECES
    ]
    found += [
        ("pieces", say(f"piece-{name}"), say(about), shown("-13 -13 26 26", put(name)))
        for name, about in (("mission", "about-mission"), ("god-card", "about-gods"))
    ]
    found += [
        ("actions", say(f"short-action-{action}"), say(f"about-action-{action}"), shown("-13 -13 26 26", put(name)))
        for action, name in enumerate(ACTION_ICONS)
    ]
    found += [("pieces", say("piece-die"), say("about-piece-die"), fragment(die_face(seat, seat + 2))) for seat in range(4)]
    found += [
        ("pieces", say("piece-quipu"), say("about-piece-quipu"), shown("-16 -12 32 28", E.use(href=f"#cf-quipu-{seat}")))
        for seat in range(4)
    ]
    found += [
        ("feathers", say(f"feather-{colour}"), say("about-feather"), shown("-13 -13 26 26", put(f"feather-{colour}")))
        for colour in range(4)
    ]
    found += [
        (
            "tiles",
            f"{say(f'tile-{colour}')} {say(f'ability-{ability}')}",
            say(f"about-ability-{ability}"),
            shown(TILE_BOX, tile_drawing(colour, ability, 2)),
        )
        for colour in range(2)
        for ability in range(ABILITIES)
    ]
    found += [("cards", say(f"card-{card}"), say(f"about-card-{card}"), shown(CARD_BOX, card_drawing(card))) for card in range(CARDS)]
    found.append(("cards", say("unknown-card"), say("about-back"), shown(CARD_BOX, card_back())))
    found += [
        (
            "goods",
            say(f"good-{good}"),
            say("tip-good", good=say(f"good-{good}"), food=data.good_food[good], points=data.good_points[good]),
            shown(TILE_BOX, good_drawing(good, data.good_food[good], data.good_points[good])),
        )
        for good in range(GOODS)
    ]
    found += [
        (
            "missions",
            say(f"mission-{mission}"),
            say("about-mission"),
            shown(MISSION_BOX, mission_drawing(mission_pictures(data, mission), mission_number(mission))),
        )
        for mission in range(MISSIONS)
    ]
    entries = {
        "tiles": iter([f"tiles.abilities[{ability}].{colour}" for colour in ("study", "farm") for ability in range(ABILITIES)]),
        "goods": iter([f"goods.kinds[{good}]" for good in range(GOODS)]),
        "missions": iter([f"missions.tiles[{mission}]" for mission in range(MISSIONS)]),
    }
    return [
        Exhibit(
            group=say(f"gallery-{group}"),
            name=name,
            about=about,
            drawing=fragment(definitions(), drawing) if place == 0 else drawing,
            entry=next(entries[group]) if group in entries else "",
        )
        for place, (group, name, about, drawing) in enumerate(found)
    ]
