"""The drawings of Cuzco (Kramer & Kiesling): terrain, temples, cards and pieces, each defined once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from qosqo.games.cuzco_kramer.names import CARD_KINDS, RELICS, TEMPLE_STEPS, value_of
from qosqo.web.boards.drawing import badge, card_frame, meeple, seat_shape, sprite, symbol, textile
from qosqo.web.boards.hexes import HALF, ROW, at, hex_path
from qosqo.web.markup import E, Node

CARD_BOX: Final = "-26 -36 52 72"
TILE_BOX: Final = "-24 -28 48 56"
FLOOR: Final = 6.2
"""How high a temple floor is drawn."""

# What a hex shows, around its centre. The hex itself takes the fill of whoever uses it: the colour of its height.
FURROWS: Final = "M-14-13Q0-18 14-13M-18-5Q0-11 18-5M-18 4Q0-2 18 4M-15 12Q0 7 15 12"
"""Terraced fields, seen from the valley."""
MAIZE: Final = (
    "M-9-9v-4m-2 1l2 2l2-2M8-10v-4m-2 1l2 2l2-2M-3 0v-4m-2 1l2 2l2-2M12 1v-4m-2 1l2 2l2-2M-12 2v-4m-2 1l2 2l2-2M4 9v-4m-2 1l2 2l2-2"
)
WAVES: Final = "M-15-9q3.5-4 7 0t7 0t7 0t7 0M-18 0q3.5-4 7 0t7 0t7 0t7 0t7 0M-13 9q3.5-4 7 0t7 0t7 0"
TREE: Final = "M0-17L9-4H5L12 8H2V14H-2V8H-12L-5-4H-9Z"
PEAKS: Final = "M-20 12L-8-12L0 2L8-16L20 12Z"
SNOW: Final = "M-8-12L-12-4L-8.500-6L-5.500-3.500L-4.400-5.600ZM8-16L3.200-6.500L7-9L10-6L13-6Z"


def house(x: float, y: float) -> Node:
    """An adobe house under a thatched roof."""
    return E.g(
        E.path(d="M-5 0H5V6H-5Z", class_="adobe"),
        E.path(d="M-6.500 .5L-3.500-5H3.500L6.500 .5Z", class_="thatch"),
        E.path(d="M-1 6V2H1.500V6Z", class_="door"),
        transform=at((x, y)),
    )


def terrain(id: str, *motif: Node) -> Node:
    return E.g(E.path(d=hex_path()), *motif, id=id)


@cache
def definitions() -> Node:
    """Everything that the board, the seats' panels and the gallery refer to."""
    hexes = [
        terrain("ck-ground", E.circle(r=1.5, class_="speck")),
        terrain("ck-crop", E.path(d=FURROWS, class_="furrow"), E.path(d=MAIZE, class_="maize")),
        terrain("ck-village", house(-9, -9), house(8, -10), house(0, 2)),
        terrain("ck-pond", E.path(d=WAVES, class_="wave")),
        terrain("ck-forest", E.path(d=TREE, class_="tree")),
        terrain("ck-mountain", E.path(d=PEAKS, class_="rock"), E.path(d=SNOW, class_="snow")),
    ]
    tiles = [
        symbol("ck-triple", "-48 -30 96 98", tile([(0, 0, "crop"), (-1, 0, "village"), (-0.5, 1, "crop")], (22.5, 0))),
        symbol("ck-double", "-48 -30 96 60", tile([(0, 0, "crop"), (-1, 0, "village")], (22.5, 0))),
        symbol("ck-single-village", TILE_BOX, tile([(0, 0, "village")])),
        symbol("ck-single-crop", TILE_BOX, tile([(0, 0, "crop")])),
        symbol("ck-pond-tile", TILE_BOX, E.use(href="#ck-pond", class_="pond")),
        symbol("ck-token", "-12 -12 24 24", extra_action_token()),
        symbol("ck-disc", "-12 -12 24 24", solar_disc()),
    ]
    cards = [symbol(f"ck-card-{kind}", CARD_BOX, festival_card(relics)) for kind, relics in enumerate(CARD_KINDS)]
    figures = [E.g(meeple(seat), id=f"ck-inca-{seat}") for seat in range(4)]
    relics = [E.g(relic(letter), id=f"ck-relic-{letter}") for letter in RELICS]
    temples = [E.g(temple(step), id=f"ck-temple-{step}") for step in range(TEMPLE_STEPS)]
    return sprite(textile("ck-textile", 12), hexes, relics, tiles, cards, symbol("ck-back", CARD_BOX, card_back()), figures, temples)


def tile(hexes: list[tuple[float, int, str]], offset: tuple[float, float] = (0, 0)) -> Node:
    """A terrain tile as it lies in the box: columns in whole hexes, rows, and what each hex shows."""
    return E.g(
        [
            E.use(href=f"#ck-{kind}", class_=f"{kind} h1 tile-hex", transform=at((column * 2 * HALF + offset[0], row * ROW + offset[1])))
            for column, row, kind in hexes
        ]
    )


# Temples.


def temple(step: int) -> Node:
    """A stepped pyramid with one floor for each value, its value on the front."""
    floors = []
    for floor in range(step + 1):
        half = 19 - 2.8 * floor
        top = 7 - FLOOR * floor
        floors.append(
            E.path(d=f"M{-half:.1f} {top + FLOOR:.1f}L{-half + 1.6:.1f} {top:.1f}H{half - 1.6:.1f}L{half:.1f} {top + FLOOR:.1f}Z")
        )
    return E.g(E.g(floors, class_="floors"), badge(value_of(step), "value", 0, 8, 8))


def solar_disc() -> Node:
    rays = "".join(f"M{-7 * c:.1f} {-7 * s:.1f}L{-10.5 * c:.1f} {-10.5 * s:.1f}" for c, s in RAYS)
    return E.g(
        E.path(d=rays, class_="rays"),
        E.circle(r=6.5),
        E.path(d="M-3-1.500h1.500M1.500-1.500H3M-2.500 2.500Q0 4 2.500 2.500", class_="face"),
        class_="disc",
    )


RAYS: Final = ((1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71), (0, -1), (0.71, -0.71))


@lru_cache(maxsize=8)
def pennant(seat: int) -> Node:
    """Flies in a city over whom the seat holds the highest position."""
    return E.g(
        E.path(d="M0 10V-16", class_="pole"),
        E.path(d="M0-17H15L11.500-11.500L15-6H0Z", class_="cloth"),
        E.g(seat_shape(seat, 0.7), transform="translate(6 -11.5)"),
        class_=f"pennant seat-{seat}",
    )


def extra_action_token() -> Node:
    return E.g(E.circle(r=11, class_="token-rim"), E.circle(r=8.5, class_="token-face"), E.text("+1", y=4), class_="token")


# Festival cards.

RELIC_PATHS: Final = {
    "A": "M-1.800-11H1.800V1C6 1.500 9 4.500 9.500 9H-9.500C-9 4.500-6 1.500-1.800 1ZM-5-11H5V-8H-5Z",
    "B": "M-3-11H3V-9H2V-5C6.500-3 8 1 7 5L0 11L-7 5C-8 1-6.500-3-2-5V-9H-3ZM-7 1L-10-1V3ZM7 1L10-1V3Z",
    "C": "M-10 10V-1Q-10-3-8-3H3L4-11H5.500L6.200-9H9.500V-6H7L6.500 2V10H3.500V4H-6V10Z",
}
"""A: the knife tumi. B: the jug aryballos. C: a llama."""


def relic(letter: str) -> Node:
    """A relic with its letter below."""
    return E.g(E.path(d=RELIC_PATHS[letter], class_="relic-shape"), class_=f"relic relic-{letter.lower()}")


def festival_card(relics: str) -> Node:
    places = [(0.0, -3.0)] if len(relics) == 1 else [(0.0, -15.0), (0.0, 9.0)]
    scale = 1.25 if len(relics) == 1 else 0.85
    content = [
        E.use(href=f"#ck-relic-{letter}", transform=f"{at(place)} scale({scale})") for letter, place in zip(relics, places, strict=True)
    ]
    return card_frame(
        50, 70, content, E.text("+".join(relics), y=28, class_="card-letters"), class_=f"festival-card relics-{relics.lower()}"
    )


def card_back() -> Node:
    return E.g(
        E.rect(x=-25, y=-35, width=50, height=70, rx=3, class_="card-paper"),
        E.rect(x=-21, y=-31, width=42, height=62, rx=2, fill="url(#ck-textile)"),
        class_="card-drawing card-back",
    )
