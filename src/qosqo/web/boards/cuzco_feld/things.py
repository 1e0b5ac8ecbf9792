"""Dice, tiles, god cards, missions and goods: each one drawn from a few numbers, with a tooltip that tells its rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.missions import CONDITION_NAMES, CONDITIONS, COUNT_NAMES
from qosqo.games.cuzco_feld.names import ABILITY_NAMES, CARDS_OF_A_GOD, STUDY
from qosqo.games.cuzco_feld.view import UNKNOWN, Mission, Tile
from qosqo.web.boards import move_hook, thing_hook
from qosqo.web.boards.cuzco_feld.scene import DiePiece
from qosqo.web.boards.cuzco_feld.symbols import put
from qosqo.web.boards.drawing import badge, card_frame, icon, seat_shape
from qosqo.web.markup import E, Node

TILE_BOX: Final = "-20 -20 40 40"
CARD_BOX: Final = "-26 -36 52 72"
MISSION_BOX: Final = "-33 -22 66 44"

CARD_PICTURES: Final = (
    ("study", "+1"),
    ("study", "↑↑"),
    ("good-5", "×2"),
    ("mission", "−1"),
    ("", "1"),
    ("", "→"),
    ("", "≥"),
    ("food", "3+3"),
    ("study", "+"),
    ("village", "VP"),
    ("study", "+1"),
    ("priest", "↓"),
    ("", "=6"),
    ("village", "?"),
    ("farm", "+1"),
)
"""What a god card concerns and what it does with it; without a name it concerns a die."""
CARD_PHASES: Final = ("II", "I", "III", "III", "I", "I", "I", "I·II", "I", "I", "II", "I", "I", "I", "II")

MISSION_PICTURES: Final = {
    "villages": ("village",),
    "villages-with-feather": ("village", "feather-{of}"),
    "villages-with-value": ("village", "={of}"),
    "villages-of-circle": ("village", "ring-{of}"),
    "village-values": ("village", "≠"),
    "feathers": ("feather",),
    "feathers-of": ("feather-{of}",),
    "feather-colours": ("feather", "≠"),
    "tiles-of": ("tile-{of}",),
    "tiles-with": ("ability-{of}",),
    "abilities": ("tile-{of}", "≠"),
    "slid-tiles": ("study", "farm", "↓"),
    "slid-tiles-of": ("tile-{of}", "↓"),
    "gods-in-hand": ("god-card", "≠"),
    "cards-of": ("god-card", "god-{of}"),
    "cards-of-one-god": ("god-card", "="),
    "goods": ("good-2",),
    "goods-of": ("good-{of}",),
    "good-kinds": ("good-2", "≠"),
    "priests": ("priest",),
    "food": ("food",),
    "circlets": ("circlet",),
    "medals": ("medal",),
    "offerings": ("offering",),
}
"""What a mission counts, in icons and signs."""
CONDITION_PICTURES: Final = {"priest": "priest", "study": "study", "farm": "farm", "good": "good-2", "first": "first"}
WEAVES: Final = (
    "M19 7H15V11H11V15H7V19H15Q19 19 19 15ZM-19 7H-15V11H-11V15H-7V19H-15Q-19 19-19 15ZM19-7H15V-11H11V-15H7V-19H15Q19-19 19-15Z",
    "M-19 13H19M-19 16H19M-19 10H19",
)
"""The grounds of study and farm tiles: stepped corners, furrows."""
TILE_ICONS: Final = ("study", "farm")
RING_SIGNS: Final = ("◉", "◎")


def tip_with(name: str, about: str) -> str:
    return f"{name}\n{about}"


# Dice.


@lru_cache(maxsize=200)
def die_face(seat: int, pips: int) -> Node:
    """A die in the colour of its seat, with the seat's sign below the pips."""
    return E.svg(
        E.g(
            E.use(href=f"#cf-face-{pips}", class_="cf-face"),
            E.path(d="M-10 11H10V17Q10 19 8 19H-8Q-10 19-10 17Z", class_="cf-tab"),
            E.g(seat_shape(seat, 0.75), transform="translate(0 14.8)"),
            class_=f"seat-{seat}",
        ),
        viewBox="-12 -12 24 32",
        class_="cf-die",
        aria_hidden="true",
    )


@lru_cache(maxsize=2_000)
def die_node(die: DiePiece, label: str, hook: str) -> Node:
    return E.span(
        die_face(die.seat, die.pips),
        id=f"cf-die-{die.seat}-{die.pips}-{die.copy}",
        class_="cf-die-piece",
        role="img",
        aria_label=label,
        data_tip=True,
        data_piece=True,
        data_move=hook or None,
        **thing_hook(seat=die.seat, die=die.pips),
    )


# Study and farm tiles.


@lru_cache(maxsize=200)
def tile_drawing(colour: int, ability: int, value: int, *, slid: bool = False) -> Node:
    """A tile around the origin: its ground tells study from farm, the picture its ability, the badge its value."""
    return E.g(
        E.rect(x=-19, y=-19, width=38, height=38, rx=4, class_=f"cf-ground-{colour}"),
        E.path(d=WEAVES[colour], class_=f"cf-weave-{colour}"),
        E.circle(r=13.5, class_="cf-pale"),
        put(ABILITY_NAMES[ability], 0, 0, 22),
        badge(value, f"cf-value-{colour}", -11.5, -11.5, 8.5),
        slid and E.path(d="M-17-11.5h11", class_="cf-spent"),
    )


def tile_tip(tile: Tile, say: Texts, *, slid: bool = False) -> str:
    name = say("tip-tile", colour=say(f"tile-{tile.colour}"), ability=say(f"ability-{tile.ability}"), value=tile.value)
    worth = say("worth-study" if tile.colour == STUDY else "worth-farm", value=tile.value)
    return tip_with(name, f"{say(f'about-ability-{tile.ability}')} {say('slid-down') if slid else worth}")


def square_piece(drawing: Node, tip: str, **attributes: str | None) -> Node:
    """A tile or good that lies ready to be taken."""
    return E.div(
        E.svg(drawing, viewBox=TILE_BOX, class_="icon", aria_hidden="true"),
        class_="thing cf-tile",
        role="img",
        aria_label=tip,
        data_tip=True,
        data_piece=True,
        **attributes,
    )


@lru_cache(maxsize=2_000)
def tile_node(tile: Tile, say: Texts, hook: str) -> Node:
    """A tile as a piece on the display."""
    drawing = tile_drawing(tile.colour, tile.ability, tile.value)
    return square_piece(drawing, tile_tip(tile, say), id=f"cf-tile-{tile.tile}", data_move=hook or None)


# God cards.


@lru_cache(maxsize=20)
def card_drawing(card: int) -> Node:
    """A god card: the god's sign, the number, the phase, and in icons what it does."""
    god = card // CARDS_OF_A_GOD
    name, sign = CARD_PICTURES[card]
    return E.g(
        card_frame(50, 70, class_=f"cf-god-{god}"),
        E.circle(cx=-5, cy=-8, r=14, class_=f"cf-halo cf-god-{god}"),
        put(f"god-{god}", -5, -8, 22),
        E.text(f"{card + 1:02}", x=-22, y=-20, class_="cf-card-number printed"),
        E.text(CARD_PHASES[card], x=22, y=-18, class_="cf-card-phase"),
        put(name, -12, 17, 18) if name else E.use(href="#cf-face-5", class_="cf-plain-die", transform="translate(-12 17) scale(.75)"),
        E.text(sign, x=10, y=22, class_="cf-card-sign" + (" cf-small" if len(sign) > 2 else "")),
    )


@lru_cache(maxsize=1)
def card_back() -> Node:
    return E.g(
        E.rect(x=-25, y=-35, width=50, height=70, rx=3, class_="card-paper"),
        E.rect(x=-21, y=-31, width=42, height=62, rx=2, fill="url(#cf-textile)"),
        put("sun", 0, 0, 30),
    )


@lru_cache(maxsize=40)
def card_svg(card: int) -> Node:
    return E.svg(card_back() if card == UNKNOWN else card_drawing(card), viewBox=CARD_BOX, class_="icon", aria_hidden="true")


def card_tip(card: int, say: Texts) -> str:
    return tip_with(say(f"card-{card}"), f"{say('card-phase', phase=CARD_PHASES[card])} {say(f'about-card-{card}')}")


# Missions.


def mission_pictures(data: Components, mission: int) -> tuple[str, ...]:
    """How many of what: names of icons, and signs of one or two letters to be written."""
    counts = data.mission_counts[mission]
    of = data.mission_of[mission]
    if counts == CONDITIONS:
        return tuple(CONDITION_PICTURES[name] for place, name in enumerate(CONDITION_NAMES) if of >> place & 1)
    found = [f"{data.mission_need[mission]}×"]
    for picture in MISSION_PICTURES[COUNT_NAMES[counts]]:
        if picture == "tile-{of}":
            found.append(TILE_ICONS[of])
        elif picture == "ability-{of}":
            found.append(ABILITY_NAMES[of])
        elif picture == "ring-{of}":
            found.append(RING_SIGNS[of])
        else:
            found.append(picture.format(of=of))
    return tuple(found)


@lru_cache(maxsize=100)
def mission_drawing(pictures: tuple[str, ...], number: str) -> Node:
    """A mission: how many of what, in icons."""
    step = 54 / max(len(pictures), 2)
    start = -step * (len(pictures) - 1) / 2
    return E.g(
        E.rect(x=-32, y=-21, width=64, height=42, rx=3, class_="cf-mission-paper"),
        E.path(d="M-32-12H32V-18Q32-21 29-21H-29Q-32-21-32-18Z", class_="cf-mission-head"),
        E.text(number, x=-28, y=-13.6, class_="cf-mission-number printed"),
        [
            put(each, start + place * step, 4, min(22, step + 1))
            if len(each) > 2
            else E.text(each, x=start + place * step, y=9, class_="cf-mission-sign")
            for place, each in enumerate(pictures)
        ],
    )


@lru_cache(maxsize=4_000)
def mission_node(mission: Mission, drawing: Node, say: Texts, hook: str) -> Node:
    """A mission as a piece, with how much of it is reached."""
    number = mission.mission
    tip = say("tip-mission", mission=say(f"mission-{number}"))
    count = ""
    if mission.reached is not None:
        reached = min(mission.reached, mission.need)
        count = f"{reached}{'+' if mission.perhaps_more and not mission.met else ''}/{mission.need}"
        tip += " " + say("tip-progress", reached=reached, need=mission.need)
    return E.div(
        E.svg(drawing, viewBox=MISSION_BOX, class_="icon", aria_hidden="true"),
        count and E.span(count, class_="many", id=f"cf-mission-{number}-count", data_number=reached),
        id=f"cf-mission-{number}",
        class_="thing cf-mission" + (" cf-met" if mission.met else ""),
        role="img",
        aria_label=tip,
        data_tip=True,
        data_piece=True,
        data_move=hook or None,
        **thing_hook(mission=number),
    )


def mission_of(mission: Mission, data: Components, say: Texts, *, clickable: bool = True) -> Node:
    drawing = mission_drawing(mission_pictures(data, mission.mission), mission.printed)
    hook = move_hook({"mission/other": mission.mission})["data_move"] if clickable else ""
    return mission_node(mission, drawing, say, hook)


# Small things with a number.


@lru_cache(maxsize=4_000)
def counted_icon(id: str, name: str, count: int, tip: str, hook: str = "", kin: str = "", source: str = "") -> Node:
    """An icon with how many there are. More of them are seen to come from where a piece of the kin was, or from the source."""
    return E.span(
        icon(f"cf-{name}"),
        E.span(count, class_="many", id=f"{id}-count", data_number=count, data_kin=kin or None, data_from=source or None),
        id=id,
        class_="cf-has" + (" cf-none" if count == 0 else ""),
        role="img",
        aria_label=tip,
        data_tip=True,
        data_move=hook or None,
    )


@lru_cache(maxsize=200)
def good_drawing(good: int, food: int, points: int) -> Node:
    """A good: its price in food on the left, its points on the right."""
    return E.g(
        E.rect(x=-19, y=-19, width=38, height=38, rx=4, class_="cf-good"),
        put(f"good-{good}", 0, -6, 22),
        E.text(food, x=-13, y=16, class_="cf-good-price"),
        put("food", -5, 12, 11),
        E.text(points, x=6, y=16, class_="cf-good-points"),
        put("sun", 13, 12, 11),
    )
