"""The drawing vocabulary that all boards share: symbols, figures, cards, badges and woven borders.

Everything is our own vector drawing. Colours come from style sheets by class (`static/boards/drawing.css`), so that light and dark need no
second drawing; a class `seat-0` … `seat-3` gives a drawing the colour of a seat, and `seat_shape` the seat's shape beside it.

What is used often is defined once per page as a symbol (`sprite`) and referred to by `icon` or `use`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from qosqo.web.markup import E, Node, number_text

SEAT_SHAPES: Final = ("M0-5 5 4H-5Z", "M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z", "M-4-4H4V4H-4Z", "M0-5.5 5 0 0 5.5-5 0Z")
"""The signs ▲ ● ■ ◆ as paths around the origin, about 10 units wide."""

MEEPLE: Final = (
    "M0-14A4.6 4.6 0 0 1 4.2-7.4C8-6.4 11-2.4 11.4 2.2C11.5 3.6 9.6 4.4 8.8 3.2L7.2 1.2C7 5 8 8 9 11Q9.2 12 8.2 12H-8.2Q-9.2 12-9 11"
    "C-8 8-7 5-7.2 1.2L-8.8 3.2C-9.6 4.4-11.5 3.6-11.4 2.2C-11-2.4-8-6.4-4.2-7.4A4.6 4.6 0 0 1 0-14Z"
)
"""A standing figure in a poncho, about 22 wide and 26 tall, its feet at y = 12."""


ON_DEMAND: Final = "on-demand"
"""The class of a badge that is shown only where something is pointed at or may be chosen."""


def symbol(id: str, box: str, *children: object) -> Node:
    return E.symbol(*children, id=id, viewBox=box)


def sprite(*definitions: object) -> Node:
    """The definitions of a page, drawn nowhere by themselves. Not `display: none`, which would switch patterns off."""
    return E.svg(E.defs(*definitions), class_="sprite", width=0, height=0, aria_hidden="true", focusable="false")


@lru_cache(maxsize=2_000)
def icon(symbol_id: str, box: str = "0 0 24 24", label: str = "", class_: str = "") -> Node:
    """A symbol in running text or a panel; without a label it is decoration."""
    return E.svg(
        label and E.title(label),
        E.use(href=f"#{symbol_id}"),
        viewBox=box,
        class_=f"icon {class_}".rstrip(),
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


@lru_cache(maxsize=500)
def seat_shape(seat: int, scale: float = 1.0) -> Node:
    """The sign of a seat, to be drawn on something that has the seat's colour."""
    return E.path(d=SEAT_SHAPES[seat], class_="seat-shape", transform=None if scale == 1.0 else f"scale({scale})")


@lru_cache(maxsize=16)
def meeple(seat: int) -> Node:
    """A figure of a seat: its colour, and its sign on the chest."""
    return E.g(
        E.path(d=MEEPLE, class_="figure"),
        E.path(d="M-6.9 6.5H6.9M-7.6 9.3H7.6", class_="figure-hem"),
        E.g(seat_shape(seat, 0.72), transform="translate(0 -0.6)"),
        class_=f"meeple seat-{seat}",
    )


def badge(text: str | int, class_: str = "", x: float = 0, y: float = 0, size: float = 8) -> Node:
    """A number on a small disc, as large as it can be."""
    letters = size * (1.55 if len(str(text)) == 1 else 1.25)
    return E.g(
        E.circle(r=size),
        E.text(text, y=round(letters * 0.35, 1), font_size=round(letters, 1)),
        class_=f"badge {class_}".rstrip(),
        transform=f"translate({x} {y})" if x or y else None,
    )


def card_frame(width: int, height: int, *content: object, class_: str = "") -> Node:
    """A card with a woven band at its head and foot, its content around the middle."""
    return E.g(
        E.rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=3, class_="card-paper"),
        E.path(d=woven_band(width - 6), class_="card-band", transform=f"translate({-(width - 6) / 2} {-height / 2 + 3})"),
        E.path(d=woven_band(width - 6), class_="card-band", transform=f"translate({(width - 6) / 2} {height / 2 - 3}) rotate(180)"),
        content,
        class_=f"card-drawing {class_}".rstrip(),
    )


def woven_band(width: float, step: float = 4) -> str:
    """A row of stepped triangles hanging from the line y = 0: the edge of a cloth."""
    count = max(1, round(width / step))
    each = width / count
    wide, tip, rest = (number_text(each / 4 * part) for part in (1, 0.01, 0.99))
    teeth = f"v1h{wide}v1h{wide}v1h{tip}v-1h{wide}v-1h{rest}v-1" * count
    return f"M0 0{teeth}z"


def textile(id: str, size: int = 24) -> Node:
    """A pattern of stepped diamonds in three thread colours, for borders."""
    half = size / 2
    steps = size / 8

    def diamond(reach: int) -> str:
        """A diamond whose sides go up and down in steps."""
        points: list[tuple[float, float]] = []
        for quarter in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
            outward = range(reach) if quarter[0] * quarter[1] < 0 else range(reach - 1, -1, -1)
            for k in outward:
                corners = [(k, reach - k), (k + 1, reach - k)]
                if quarter[0] * quarter[1] > 0:
                    corners.reverse()
                points.extend((half + quarter[0] * x * steps, half + quarter[1] * y * steps) for x, y in corners)
        return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "z"

    return E.pattern(
        E.rect(width=size, height=size, class_="thread-0"),
        E.path(d=diamond(3), class_="thread-1"),
        E.path(d=diamond(2), class_="thread-2"),
        E.path(d=diamond(1), class_="thread-3"),
        id=id,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


@lru_cache(maxsize=20_000)
def thing(id: str, drawing: Node, count: int | None, tip: str, hook: str = "", class_: str = "", source: str = "") -> Node:
    """Something that can be taken up: its drawing, how many there are, and what it stands for in moves (the value of `data-move`).
    When there are more, these are seen to come from the thing whose id is the source."""
    return E.div(
        drawing,
        count is not None and E.span(count, class_="many", id=f"{id}-count", data_number=count, data_from=source or None),
        id=id,
        class_=f"thing {class_}".rstrip() + (" none" if count == 0 else ""),
        aria_label=tip,
        role="img",
        data_tip=True,
        data_move=hook or None,
    )


def pips(filled: int, total: int, label: str) -> Node:
    """A row of small marks, some of them used up."""
    return E.span(
        [
            E.span("●" if number < filled else "○", class_="pip" + (" on" if number < filled else ""))
            for number in range(max(total, filled))
        ],
        class_="pips",
        role="img",
        aria_label=label,
        title=label,
    )


def signs(id: str, title: str, entries: Iterable[tuple[Node, str]], gallery: str, game_id: str) -> Node:
    """What the signs of a board mean, to be unfolded; everything else is in the gallery."""
    return E.details(
        E.summary(title),
        E.ul([E.li(drawing, text) for drawing, text in entries]),
        E.p(E.a(gallery, href=f"/gallery#gallery-{game_id}", target="_blank")),
        id=id,
        class_="signs",
    )
