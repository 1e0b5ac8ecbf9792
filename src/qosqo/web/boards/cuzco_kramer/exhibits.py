"""The gallery of Cuzco (Kramer & Kiesling)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from qosqo.core.texts import Texts, texts
from qosqo.games.cuzco_kramer.game import GAME
from qosqo.games.cuzco_kramer.position import value_of
from qosqo.web.boards import Exhibit
from qosqo.web.boards.cuzco_kramer.symbols import CARD_BOX, CARDS, RELICS, TEMPLE_STEPS, TILE_BOX, definitions, pennant
from qosqo.web.markup import E, Node, fragment

FOLDER: Final = Path(__file__).parent


@cache
def board_texts(language: str) -> Texts:
    """The game's own messages with those of its board on top."""
    return texts(language, GAME.folder, FOLDER)


def shown(box: str, *content: object, class_: str = "", size: int = 96) -> Node:
    return E.svg(*content, viewBox=box, class_=f"ck-exhibit {class_}".rstrip(), width=size, height=size, aria_hidden="true")


def used(id: str, class_: str = "", box: str = TILE_BOX) -> Node:
    return shown(box, E.use(href=f"#{id}", class_=class_))


def gallery(page_texts: Texts) -> list[Exhibit]:
    say = board_texts(page_texts.language)
    found: list[tuple[str, str, Node]] = [
        *(
            ("terrain", name, shown("0 0 96 98", E.use(href=f"#ck-{name}", width=96, height=98)))
            for name in ("triple", "double", "single-village", "single-crop")
        ),
        *(("heights", f"height-{height}", used("ck-crop", f"crop h{height}")) for height in range(1, 7)),
        *(("site", name, used(f"ck-{name}", name)) for name in ("ground", "pond", "forest", "mountain")),
        *(
            ("temples", f"temple-{value_of(step)}", shown("-22 -28 44 46", E.use(href=f"#ck-temple-{step}")))
            for step in range(TEMPLE_STEPS)
        ),
        ("temples", "disc", shown("-12 -12 24 24", E.use(href="#ck-disc", x=-12, y=-12, width=24, height=24))),
        *(("relics", f"relic-{letter.lower()}", shown("-14 -14 28 28", E.use(href=f"#ck-relic-{letter}"))) for letter in RELICS),
        *(
            ("cards", f"card-{kind}", shown(CARD_BOX, E.use(href=f"#ck-card-{kind}", x=-26, y=-36, width=52, height=72)))
            for kind in range(len(CARDS))
        ),
        ("cards", "back", shown(CARD_BOX, E.use(href="#ck-back", x=-26, y=-36, width=52, height=72))),
        *(("pieces", f"inca-{seat}", shown("-16 -18 32 34", E.use(href=f"#ck-inca-{seat}"))) for seat in range(4)),
        *(("pieces", f"pennant-{seat}", shown("-6 -20 26 32", pennant(seat))) for seat in range(4)),
        ("pieces", "token", shown("-12 -12 24 24", E.use(href="#ck-token", x=-12, y=-12, width=24, height=24))),
    ]
    exhibits = []
    for place, (group, name, drawing) in enumerate(found):
        kind, _, value = name.rpartition("-")
        message = kind if value.isdigit() or (kind == "relic") else name
        number = int(value) if value.isdigit() else 0
        exhibits.append(
            Exhibit(
                group=say(f"gallery-{group}"),
                name=say(f"exhibit-{name}") if say.knows(f"exhibit-{name}") else say(f"exhibit-{message}", number=number),
                about=say(f"about-{name}") if say.knows(f"about-{name}") else say(f"about-{message}", number=number),
                drawing=fragment(definitions(), drawing) if place == 0 else drawing,
            )
        )
    return exhibits
