"""The gallery of Cuzco (Kramer & Kiesling)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from qosqo.core.texts import Texts, texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.game import GAME
from qosqo.games.cuzco_kramer.names import CARD_KINDS, RELICS, TEMPLE_STEPS, value_of
from qosqo.web.boards import Exhibit
from qosqo.web.boards.cuzco_kramer.symbols import TILE_BOX, definitions, pennant
from qosqo.web.boards.drawing import SEAT_SHAPES, icon, signs
from qosqo.web.boards.hexes import hex_path
from qosqo.web.markup import E, Node, fragment

FOLDER: Final = Path(__file__).parent


@cache
def board_texts(language: str) -> Texts:
    """The game's own messages with those of its board on top."""
    return texts(language, GAME.folder, FOLDER)


@cache
def signs_of(say: Texts) -> Node:
    """The pieces and how the site shows what they do."""
    drawings = [(name, icon(f"ck-{name}")) for name in ("triple", "double", "single-village", "single-crop", "disc", "token")]
    drawings += [(name, hex_icon(name, f"{name} h1" if name == "crop" else name)) for name in ("ground", "pond", "forest", "mountain")]
    drawings += [("inca", hex_icon("inca-0")), ("pennant", E.svg(pennant(0), viewBox="-6 -20 26 32", class_="icon", aria_hidden="true"))]
    drawings += [(f"relic-{letter.lower()}", hex_icon(f"relic-{letter}", box="-14 -14 28 28")) for letter in RELICS]
    entries = [(drawing, f"{say(f'exhibit-{name}', number=1)}: {say(f'about-{name}', number=1)}") for name, drawing in drawings]
    return signs("ck-legend", say("legend-title"), entries, say("legend-gallery"), GAME.id)


def hex_icon(name: str, class_: str = "", box: str = TILE_BOX) -> Node:
    return E.svg(E.use(href=f"#ck-{name}", class_=class_ or None), viewBox=box, class_="icon", aria_hidden="true")


def shown(box: str, *content: object, class_: str = "", size: int = 96) -> Node:
    return E.svg(*content, viewBox=box, class_=f"ck-exhibit {class_}".rstrip(), width=size, height=size, aria_hidden="true")


def used(id: str, class_: str = "", box: str = TILE_BOX) -> Node:
    """A drawing around the origin."""
    return shown(box, E.use(href=f"#{id}", class_=class_ or None))


def outlined(kind: str) -> Node:
    """A hex with the outline of its group all around."""
    drawing = (E.use(href=f"#ck-{kind.split()[0]}"), E.path(d=hex_path(0.88), class_="outline"))
    return shown(TILE_BOX, E.g(*drawing, class_=kind))


def fitted(id: str, width: int, height: int) -> Node:
    """A symbol, which fills its box."""
    return shown(f"0 0 {width} {height}", E.use(href=f"#{id}", width=width, height=height))


def gallery(page_texts: Texts, _: Components) -> list[Exhibit]:
    say = board_texts(page_texts.language)

    def exhibit(group: str, message: str, drawing: Node, number: int = 0, about: str = "") -> Exhibit:
        name = say(f"exhibit-{message}", number=number)
        return Exhibit(say(f"gallery-{group}"), name, say(f"about-{about or message}", number=number), drawing)

    seats = range(len(SEAT_SHAPES))
    steps = range(TEMPLE_STEPS)
    return [
        exhibit("terrain", "triple", fragment(definitions(), fitted("ck-triple", 96, 98))),
        *(exhibit("terrain", name, fitted(f"ck-{name}", 96, 98)) for name in ("double", "single-village", "single-crop")),
        *(exhibit("heights", "height", used(f"ck-{kind}", f"{kind} h{n}"), n) for kind in ("crop", "village") for n in range(1, 7)),
        *(exhibit("site", name, used(f"ck-{name}", name)) for name in ("ground", "pond", "forest", "mountain")),
        *(
            exhibit("site", name, outlined(kind))
            for name, kind in (("village", "village h1"), ("city", "village city h1"), ("scored", "pond scored"))
        ),
        *(exhibit("temples", "temple", used(f"ck-temple-{step}", box="-22 -28 44 46"), value_of(step)) for step in steps),
        exhibit("temples", "disc", fitted("ck-disc", 24, 24)),
        *(exhibit("relics", f"relic-{letter.lower()}", used(f"ck-relic-{letter}", box="-14 -14 28 28")) for letter in RELICS),
        *(exhibit("cards", f"card-{kind}", fitted(f"ck-card-{kind}", 52, 72), about="card") for kind in range(len(CARD_KINDS))),
        exhibit("cards", "back", fitted("ck-back", 52, 72)),
        *(exhibit("pieces", "inca", used(f"ck-inca-{seat}", box="-16 -18 32 34")) for seat in seats),
        *(exhibit("pieces", "pennant", shown("-6 -20 26 32", pennant(seat))) for seat in seats),
        exhibit("pieces", "token", fitted("ck-token", 24, 24)),
    ]
