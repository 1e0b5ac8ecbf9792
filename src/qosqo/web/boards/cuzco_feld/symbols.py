"""The drawings of Cuzco (Feld): icons, feathers, pieces, goods and gods, each defined once."""

from __future__ import annotations

from functools import cache
from typing import Final

from qosqo.games.cuzco_feld.names import ABILITY_NAMES, FEATHER_COLOURS, GOD_NAMES, GOOD_NAMES
from qosqo.web.boards.drawing import MEEPLE, seat_shape, sprite, symbol, textile
from qosqo.web.markup import E, Node

BOX: Final = "-12 -12 24 24"
"""All icons are drawn around the origin in a square of 24."""

CHAKANA: Final = "M-3-10H3V-6H6V-3H10V3H6V6H3V10H-3V6H-6V3H-10V-3H-6V-6H-3Z"
"""The stepped cross."""
RUNNER: Final = (
    "M2-11A3 3 0 1 1 1.9-11ZM-1-4L4-5L8-1L11-2.5L11.5-.5L7.5 2L4-1.5L3 2L6 5L4.5 11H2L3 6L-1 3L-4 7"
    "L-10 8L-10.5 5.5L-5.5 4.5L-3 0L-3.5-1L-6 2L-8 .5L-5-3.5Z"
)
VANE: Final = "M0-11C5-7 6 0 3 6L1 9V11H-1V9L-3 6C-6 0-5-7 0-11Z"
FEATHER_MARKS: Final = (
    "M-4-4H4M-4.5 0H4.5M-4 4H4",
    "M0-6.5h.01M0-2h.01M0 2.5h.01",
    "M-4-2L0-6L4-2M-4.3 3L0-1L4.3 3",
    "M0-9V7",
)
"""Beside its colour a feather has bars (turquoise), dots (purple), chevrons (orange) or a line (pink)."""
PIP_PLACES: Final = (
    "",
    "M0 0h.01",
    "M-4.5-4.5h.01M4.5 4.5h.01",
    "M-4.5-4.5h.01M0 0h.01M4.5 4.5h.01",
    "M-4.5-4.5h.01M4.5-4.5h.01M-4.5 4.5h.01M4.5 4.5h.01",
    "M-4.5-4.5h.01M4.5-4.5h.01M-4.5 4.5h.01M4.5 4.5h.01M0 0h.01",
    "M-4.5-5h.01M4.5-5h.01M-4.5 0h.01M4.5 0h.01M-4.5 5h.01M4.5 5h.01",
)


def path(d: str, class_: str = "") -> Node:
    return E.path(d=d, class_=f"cf-{class_}" if class_ else None)


def feather(colour: int) -> Node:
    return E.g(path(VANE, "vane"), path(FEATHER_MARKS[colour], "mark" + (" cf-dots" if colour == 1 else "")), class_=f"cf-feather-{colour}")


def any_feather() -> Node:
    """A feather of the player's choice: four vanes."""
    return E.g(
        [
            E.path(d=VANE, class_=f"cf-vane cf-feather-{colour}", transform=f"translate({4 * colour - 6} 1) scale(.62 .95)")
            for colour in range(4)
        ]
    )


def sun() -> Node:
    return E.g(
        path(
            "M0-11.5L2-8L5.7-10L6-6L10-5.7L8-2L11.5 0L8 2L10 5.7L6 6"
            "L5.7 10L2 8L0 11.5L-2 8L-5.7 10L-6 6L-10 5.7L-8 2L-11.5 0"
            "L-8-2L-10-5.7L-6-6L-5.7-10L-2-8Z",
            "gold",
        ),
        E.circle(r=6.5, class_="cf-pale"),
    )


def vp() -> Node:
    return E.g(sun(), E.text("VP", y=2.4, class_="cf-tiny"))


def maize() -> Node:
    return E.g(
        path("M0-11C4.5-9 5-1 3.5 6H-3.5C-5-1-4.5-9 0-11Z", "corn"),
        path("M-3.5-5H3.5M-4.2-1.5H4.2M-4 2H4M0-10V6", "kernels"),
        path("M-1 11C-7 8-8 2-7-3C-4 0-2 4-1 11ZM1 11C7 8 8 2 7-3C4 0 2 4 1 11Z", "leaf"),
    )


def offering() -> Node:
    """A bowl with a fire on it."""
    return E.g(
        path("M-9 2H9C9 7 5 9 3 9.5V11H-3V9.5C-5 9-9 7-9 2Z", "clay"),
        path("M0-11C1-7 6-5 4.5 0.5H-4.5C-6-3-2-4-3-7C-1-6-.5-8 0-11Z", "flame"),
    )


def knowledge() -> Node:
    return E.g(path(CHAKANA, "wise"), E.circle(r=2.6, class_="cf-pale"))


def stone() -> Node:
    return path("M-11 2L-6-6L0-4L2 1L-2 6H-9ZM3-3L9-7L11 0L7 4L4 1ZM1 8L5 5L10 7L8 11H3Z", "grey")


def rope() -> Node:
    """A hanging bridge."""
    return E.g(path("M-11-4Q0 4 11-4M-11 2Q0 10 11 2", "cord"), path("M-9-3V4M-5-1V6M0 0V7M5-1V6M9-3V4M-11-9V6M11-9V6", "plank"))


def quipu() -> Node:
    return E.g(
        path("M-11-8Q0-4 11-8", "cord"),
        path("M-8-7V9M-4-6V11M0-6V8M4-6V11M8-7V7", "string"),
        path("M-8 2h.01M-4 6h.01M-4-1h.01M0 3h.01M4 8h.01M4 0h.01M8 1h.01", "knots"),
    )


def circlet() -> Node:
    return E.g(E.circle(r=9, class_="cf-gold"), E.circle(r=4.6, class_="cf-hole"), path("M0-9V-4.6M0 9V4.6M-9 0H-4.6M9 0H4.6", "kernels"))


def god_card() -> Node:
    return E.g(E.rect(x=-7.5, y=-11, width=15, height=22, rx=2, class_="cf-paper"), E.g(sun(), transform="scale(.52)"))


def tile_back(colour: int) -> Node:
    """A study or a farm tile as an icon: steps or furrows."""
    motif = (
        path(CHAKANA, "sprout") if colour == 0 else path("M0 8V-3M0 0C-6 0-7-4-7-7C-2-7 0-4 0 0ZM0 3C6 3 7-1 7-4C2-4 0-1 0 3Z", "sprout")
    )
    return E.g(
        E.rect(x=-11, y=-11, width=22, height=22, rx=2.5, class_=f"cf-ground-{colour}"),
        E.g(motif, transform="scale(.78)"),
    )


def priest() -> Node:
    return E.g(E.path(d=MEEPLE, class_="cf-priest", transform="scale(.8) translate(0 1)"), path("M-4-11H4L2.5-8H-2.5Z", "gold"))


def village() -> Node:
    return E.g(path("M-8 0H8V9H-8Z", "adobe"), path("M-11 1L-5-9H5L11 1Z", "thatch"), path("M-2 9V3H2V9Z", "door"))


def chasqui() -> Node:
    """A runner with his shell horn."""
    return path(RUNNER, "figure")


def medal() -> Node:
    return E.g(sun(), path("M-2.5-1h.01M2.5-1h.01", "knots"), path("M-2.5 2Q0 4 2.5 2", "line"))


def pututu(dark: bool) -> Node:
    """A shell horn."""
    return E.g(
        path("M-11 4C-8-6 2-10 8-6C12-3 11 4 6 6C2 8-2 5-1 2C0-1 5-1 5 2M-11 4L-5 8C-2 9 3 9 6 6", "shell-dark" if dark else "shell"),
        E.text("±2" if dark else "±1", x=-5, y=-4, class_="cf-tiny cf-bare"),
    )


def mission() -> Node:
    """The staff of the Sapa Inca on a tile."""
    return E.g(E.rect(x=-10, y=-10, width=20, height=20, rx=2, class_="cf-red"), path("M0-8L4-3H1.5V8H-1.5V-3H-4Z", "gold"))


def exchange() -> Node:
    return E.g(path("M-11-7H4V-11L11-4.5L4 2V-2H-11Z", "gold"), path("M11 7H-4V11L-11 4.5L-4-2V2H11Z", "wise"))


def first() -> Node:
    return E.g(path("M-9 9V-9H9V-2H-5V9Z", "red"), E.text("1", x=3, y=9, class_="cf-tiny cf-order-number"))


GOODS_DRAWN: Final = (
    (("M-10 0H10C10 7 5 10 0 10S-10 7-10 0Z", "clay"), ("M-4-3Q-6-6-4-8.5T-4-12M1-3Q-1-6 1-8.5T1-12M6-3Q4-6 6-8.5T6-12", "line")),
    (("M-10-9H-3Q0-5 3-9H10V-1H7V10H-7V-1H-10Z", "red"), ("M-7 3H7M-7 6H7M-2-2h4v2h-4z", "kernels")),
    (("M-11-3H11C11 5 6 8 4 8V10H-4V8C-6 8-11 5-11-3Z", "gold"), ("M-10 0L-6 3L-2 0L2 3L6 0L10 3", "line")),
    (("M-3-11H3V-8L2-6C7-4 9 1 7 5L0 11L-7 5C-9 1-7-4-2-6L-3-8Z", "clay"), ("M-7 1H7M-6-2L-3 1L0-2L3 1L6-2", "line")),
    (("M-2-6H2V11H-2Z", "plank-fill"), ("M-9-11H9C9-6 6-4 2-4H-2C-6-4-9-6-9-11Z", "grey")),
    (("M-9-9Q-8 6 0 8Q8 6 9-9", "beads"), ("M0 5L4 9L0 12L-4 9Z", "wise")),
)
GODS_DRAWN: Final = (
    (("M3-12L-7 2H-1L-4 12L8-3H1Z", "gold"),),
    (("M4-11A11 11 0 1 0 4 11A8.5 8.5 0 1 1 4-11Z", "pale"), ("M7-1h.01M10 4h.01M9-6h.01", "knots")),
    (("M-8-8H8V3L0 11L-8 3Z", "gold"), ("M-4-3h.01M4-3h.01", "knots"), ("M-4 0V4M4 0V4M-3 6H3M-8-8L-5-12L0-9L5-12L8-8", "line")),
    (("M-12 9L-4-7L0-1L4-9L12 9Z", "leaf"), ("M-4-7L-6-3L-4-4L-2-3.5ZM4-9L1.5-4L4-5.5L6-4Z", "pale"), ("M-9 6H9", "line")),
    (),
)
"""Lightning, moon, the weeping staff god, the earth's mountains; Mama Sara is a cob."""


def drawn(layers: tuple[tuple[str, str], ...]) -> Node:
    return E.g([path(d, class_) for d, class_ in layers])


@cache
def icons() -> dict[str, Node]:
    """Every icon by its name."""
    result = {
        "offering": offering(),
        "points": vp(),
        "feather": any_feather(),
        "stone": stone(),
        "knowledge": knowledge(),
        "rope": rope(),
        "god-card": god_card(),
        "quipu": quipu(),
        "circlet": circlet(),
        "food": maize(),
        "farm": tile_back(1),
        "study": tile_back(0),
        "priest": priest(),
        "village": village(),
        "chasqui": chasqui(),
        "medal": medal(),
        "mission": mission(),
        "first": first(),
        "exchange": exchange(),
        "sun": sun(),
        "light": pututu(dark=False),
        "dark": pututu(dark=True),
    }
    result |= {f"feather-{colour}": feather(colour) for colour in range(len(FEATHER_COLOURS))}
    result |= {f"good-{good}": drawn(GOODS_DRAWN[good]) for good in range(len(GOOD_NAMES))}
    result |= {f"god-{god}": drawn(GODS_DRAWN[god]) if GODS_DRAWN[god] else maize() for god in range(len(GOD_NAMES))}
    assert all(name in result for name in ABILITY_NAMES)
    return result


@cache
def definitions() -> Node:
    """Everything that the board, the seats' panels and the gallery refer to."""
    return sprite(
        textile("cf-textile", 16),
        [symbol(f"cf-{name}", BOX, drawing) for name, drawing in icons().items()],
        [
            E.g(E.rect(x=-10, y=-10, width=20, height=20, rx=4), path(PIP_PLACES[pips], "pips"), id=f"cf-face-{pips}")
            for pips in range(1, 7)
        ],
        [E.g(quipu_piece(), seat_shape(seat, 0.9), id=f"cf-quipu-{seat}", class_=f"seat-{seat}") for seat in range(4)],
    )


def quipu_piece() -> Node:
    """A quipu as a piece: a bundle of knotted cords under a plate with the seat's sign."""
    return E.g(
        path("M-12-4V9M-7-2V12M-2 0V10M3 0V12M8-2V10M12-4V8", "string cf-tint"),
        E.rect(x=-14, y=-7, width=28, height=13, rx=3, class_="cf-plate"),
    )


def put(name: str, x: float = 0, y: float = 0, size: float = 24) -> Node:
    """An icon inside a drawing, around a point."""
    return E.use(href=f"#cf-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)
