"""The icons of Tawantinsuyu: gods, resources, tasks, benefits, actions, workers and weavings, each defined once."""

from __future__ import annotations

from functools import cache
from typing import Final

from qosqo.web.boards.drawing import MEEPLE, meeple, seat_shape, sprite, symbol, textile
from qosqo.web.markup import E, Node

BOX: Final = "-12 -12 24 24"

SUN: Final = (
    "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0ZM0-11L1.6-6.500H-1.600ZM0 11L1.6 6.500H-1.600ZM-11 0L-6.5 1.600V-1.600ZM11 0L6.5 1.600V-1.600Z"
    "M-7.8-7.800L-5.8-3.600L-3.6-5.800ZM7.8-7.800L5.8-3.600L3.6-5.800ZM-7.8 7.800L-5.8 3.600L-3.6 5.800ZM7.8 7.800L5.8 3.600L3.6 5.800Z"
)
GODS: Final = (
    SUN,
    "M4-10.500A10.5 10.5 0 1 0 8.5 7.500A8.6 8.6 0 0 1 4-10.500Z",
    "M-1 11V3C-7 4-10 0-10-6C-4-6-1-3 0 1C0-5 3-9 10-10C10-3 7 1 1.5 1.500V11Z",
    "M2-11L-8 2H-2L-4 11L8-3H1.500L5-11Z",
    "M-3-11H3V-7H7V-3H11V3H7V7H3V11H-3V7H-7V3H-11V-3H-7V-7H-3ZM-2.5-2.500V2.500H2.500V-2.500Z",
    "M-11 9C-11-3-4-10 3-9C8-8 9-2 5-1C5-4 2-5 0-3C-3 0-1 5 4 5C8 5 10 3 11 1V9Z",
)
"""Inti the sun, Mama Killa the moon, Pachamama the seedling, Illapa the lightning, Wiraqucha the stepped cross, Mama Qucha the wave."""

POTATO: Final = "M-9 1C-10-5-4-9 2-8C8-7 11-2 9 4C7 9-1 10-5 8C-8 6-9 4-9 1Z"
CORN: Final = "M0-11C4-9 5-4 4 2L0 9L-4 2C-5-4-4-9 0-11Z"
HUSK: Final = "M-1 11C-8 9-9 2-7-3C-5 1-3 5 0 8C3 5 5 1 7-3C9 2 8 9 1 11Z"
STONE: Final = "M-10 7L-8-4L-1-8L8-5L10 7Z"
GOLD: Final = "M-10 6L-7-4H7L10 6Z"
STAIR: Final = "M-10 10V5H-5V0H0V-5H5V-10H10V10Z"
HOUSE: Final = "M-8 10V-1H8V10H2.500V3H-2.500V10ZM-11-1L-5-10H5L11-1Z"
STATUE: Final = "M-6 11V8H-4V1H-7V-4H-4.500V-10H4.500V-4H7V1H4V8H6V11Z"
CLOTH: Final = "M-9-10H9V6H-9ZM-9 7H-7V11H-9ZM-5 7H-3V11H-5ZM-1 7H1V11H-1ZM3 7H5V11H3ZM7 7H9V11H7Z"
CLOTH_ZIGZAG: Final = "M-7-2L-3.5-6L0-2L3.5-6L7-2M-7 3L-3.5-1L0 3L3.5-1L7 3"
LLAMA: Final = "M-10 11V0Q-10-2-8-2H3L4-10L5-12L6-10H9.500V-7H7L6.5 3V11H3.500V5H-6V11Z"
SHIELD: Final = "M-8-9H8V1C8 6 4 9 0 11C-4 9-8 6-8 1Z"
SHIELD_BANDS: Final = "M-8-3L0 2L8-3M-6.5 4L0 8L6.5 4"
JAR: Final = "M-3-11H3V-9H2V-5C7-3 8 1 7 5L0 11L-7 5C-8 1-7-3-2-5V-9H-3Z"
PYRAMID: Final = "M-11 10V5H-8V1H-5V-3H-2.500V-8H2.500V-3H5V1H8V5H11V10Z"
RENEW: Final = "M-8-1A8 8 0 0 1 6-6L8.5-8.500V0H0L3-3A4.5 4.5 0 0 0-4.5-1ZM8 1A8 8 0 0 1-6 6L-8.5 8.500V0H0L-3 3A4.5 4.5 0 0 0 4.5 1Z"
SPEAR: Final = "M-1-5V11H1V-5H3.500L0-12L-3.5-5Z"
FACE: Final = "M0-9A5 5 0 0 1 3 0C7 1 9 5 9 10H-9C-9 5-7 1-3 0A5 5 0 0 1 0-9Z"


def shape(path: str, class_: str = "tw-ink") -> Node:
    return E.path(d=path, class_=class_)


def two(class_: str, path: str, detail: str) -> list[Node]:
    return [shape(path, class_), shape(detail, "tw-line")]


def card(class_: str, *motif: Node) -> list[Node]:
    return [E.rect(x=-8, y=-11, width=16, height=22, rx=2, class_=class_), E.g(motif, transform="scale(.6)")]


def small(x: float, y: float, scale: float, *motif: Node) -> Node:
    return E.g(motif, transform=f"translate({x} {y}) scale({scale})")


POTATO_ICON: Final = two("tw-potato", POTATO, "M-4-3h.1M2-5h.1M5 1h.1M-1 3h.1M-5 3h.1")
CORN_ICON: Final = [shape(CORN, "tw-corn"), shape("M-3-5H3M-4-1H4M-3 3H3M0-9V7", "tw-line"), shape(HUSK, "tw-husk")]
STONE_ICON: Final = two("tw-stone", STONE, "M-8-4L0-2L8-5M0-2L1 7")
GOLD_ICON: Final = two("tw-gold", GOLD, "M-7-4L-4 1H4L7-4M-4 1L-6 6")
STEPS_ICON: Final = [shape(STAIR, "tw-adobe")]
HOUSE_ICON: Final = [shape(HOUSE, "tw-adobe")]
STATUE_ICON: Final = two("tw-statue", STATUE, "M-2-6h1M1-6h1M-1.5-3H1.5")
CLOTH_ICON: Final = two("tw-cloth", CLOTH, CLOTH_ZIGZAG)
TEMPLE_ICON: Final = [shape(PYRAMID, "tw-temple")]
ARMY_ICON: Final = card("tw-army", *two("tw-shield", SHIELD, SHIELD_BANDS))
GOD_CARD_ICON: Final = card("tw-godcard", shape(GODS[4], "tw-light"))

ICONS: Final[dict[str, list[Node]]] = {
    "task-0": POTATO_ICON,
    "task-1": CORN_ICON,
    "task-2": STONE_ICON,
    "task-3": GOLD_ICON,
    "task-4": STEPS_ICON,
    "task-5": HOUSE_ICON,
    "task-6": STATUE_ICON,
    "task-7": CLOTH_ICON,
    "task-8": [shape(LLAMA, "tw-llama")],
    "task-9": two("tw-shield", SHIELD, SHIELD_BANDS),
    "task-10": [shape(JAR, "tw-jar"), shape("M-6 0H6M-6.5 3H6.5", "tw-line")],
    "effect-5": GOD_CARD_ICON,
    "effect-6": ARMY_ICON,
    "effect-7": [small(-3, -1, 0.8, *ARMY_ICON), small(4, 1, 0.8, *ARMY_ICON)],
    "effect-8": [small(-1, -2, 0.85, *HOUSE_ICON), small(7, 7, 0.42, *STONE_ICON)],
    "effect-9": [small(-2, -1, 0.9, *STATUE_ICON), small(7, 7, 0.42, *STONE_ICON)],
    "effect-10": STATUE_ICON,
    "effect-11": CLOTH_ICON,
    "effect-12": [shape(FACE, "tw-worker")],
    "effect-13": [small(-1, -2, 0.85, *TEMPLE_ICON), small(7, 7, 0.45, *GOLD_ICON)],
    "effect-14": TEMPLE_ICON,
    "effect-15": [shape(RENEW, "tw-renew")],
    "action-0": [shape(JAR, "tw-jar"), shape("M-6 0H6M-6.5 3H6.5", "tw-line")],
    "action-1": [small(-4, 1, 0.8, *STATUE_ICON), small(6, 1, 0.65, *TEMPLE_ICON)],
    "action-2": [small(-5, 0, 0.85, *CORN_ICON), small(5, 1, 0.65, *TEMPLE_ICON)],
    "action-3": [E.g(shape(SPEAR, "tw-spear"), transform="rotate(35)"), small(-1, 2, 0.8, *two("tw-shield", SHIELD, SHIELD_BANDS))],
    "action-4": [shape(RENEW, "tw-renew")],
    "soldier": [shape(SPEAR, "tw-spear"), small(0, 1, 0.7, *two("tw-shield", SHIELD, SHIELD_BANDS))],
    "bag": [shape("M-4-10H4L2-6C8-3 9 3 8 10H-8C-9 3-8-3-2-6Z", "tw-adobe"), shape("M-3-6H3", "tw-line")],
    "skull": [
        shape("M0-10A8 8 0 0 1 5 4V9H-5V4A8 8 0 0 1 0-10ZM-3-3A2 2 0 1 0-3 1A2 2 0 0 0-3-3ZM3-3A2 2 0 1 0 3 1A2 2 0 0 0 3-3Z", "tw-bone")
    ],
    "marker": [shape("M-7 11V-10H8L4-5L8 0H-5V11Z", "tw-marker")],
    "festival": [shape(SUN, "tw-gold")],
    "points": [shape("M0-11L3-7L8-8L8-3L11 0L8 3L8 8L3 7L0 11L-3 7L-8 8L-8 3L-11 0L-8-3L-8-8L-3-7Z", "tw-points")],
}
for number, resource in enumerate((POTATO_ICON, CORN_ICON, STONE_ICON, GOLD_ICON)):
    ICONS[f"effect-{number}"] = resource
ICONS["effect-4"] = ICONS["points"]

PATTERNS: Final = (
    "M-8 8L0-8L8 8Z",
    "M-8-8H0V0H8V8H0V0H-8Z",
    "M0-9L9 0L0 9L-9 0ZM0-4L-4 0L0 4L4 0Z",
    "M-9-6H9V-2H-9ZM-9 2H9V6H-9Z",
    "M-9 4L-4.5-5L0 4L4.5-5L9 4V9L4.5 0L0 9L-4.5 0L-9 9Z",
    "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
    "M-8-8H-2V-2H-8ZM2-8H8V-2H2ZM-8 2H-2V8H-8ZM2 2H8V8H2Z",
)
"""The seven patterns of weavings: mountain, steps, eye, furrows, serpent, cross, fields."""


def worker_figure(colour: int) -> Node:
    """A worker in its colour; its letter is written over it in the reader's language."""
    return E.g(shape(MEEPLE, "tw-figure"), E.circle(cy=1.5, r=6.4, class_="tw-chest"), class_=f"tw-w{colour}")


def high_priest(seat: int) -> Node:
    """A tall figure with a headdress of feathers in the colour of a seat."""
    return E.g(
        E.path(d="M-8-13L-5-23L-2-15L0-25L2-15L5-23L8-13Z", class_="figure"),
        meeple(seat),
        class_=f"seat-{seat}",
    )


def flag(seat: int) -> Node:
    """A marker on the board: the colour and sign of its owner."""
    return E.g(E.circle(r=9.5, class_="figure"), seat_shape(seat, 1.05), class_=f"seat-{seat}")


@cache
def definitions() -> Node:
    """Everything that the board, the seats' panels and the gallery refer to."""
    return sprite(
        textile("tw-textile", 16),
        [symbol(f"tw-{name}", BOX, *drawing) for name, drawing in ICONS.items()],
        [symbol(f"tw-god-{god}", BOX, E.path(d=path, fill_rule="evenodd")) for god, path in enumerate(GODS)],
        [symbol(f"tw-pattern-{number}", "-11 -11 22 22", E.path(d=path, fill_rule="evenodd")) for number, path in enumerate(PATTERNS)],
        [symbol(f"tw-worker-{colour}", "-13 -16 26 30", worker_figure(colour)) for colour in range(5)],
        [symbol(f"tw-priest-{seat}", "-13 -27 26 41", high_priest(seat)) for seat in range(4)],
        [symbol(f"tw-flag-{seat}", BOX, flag(seat)) for seat in range(4)],
    )
