"""The masks: headdress with feathers and circlets, spaces for quipus and tiles, and what else a seat has."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import cos, radians, sin
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.names import CARDS_OF_A_GOD, GOODS, SLOTS
from qosqo.games.cuzco_feld.view import UNKNOWN, Circlet, MaskSpace, Mission, PlayerView, Slot
from qosqo.web.boards import move_hook, thing_hook
from qosqo.web.boards.cuzco_feld.scene import Dice, Scene
from qosqo.web.boards.cuzco_feld.spaces import die_label, hook
from qosqo.web.boards.cuzco_feld.symbols import put
from qosqo.web.boards.cuzco_feld.things import card_svg, card_tip, counted_icon, die_node, mission_of, tile_drawing, tile_tip
from qosqo.web.boards.hexes import Point, at
from qosqo.web.markup import E, Node
from qosqo.web.model import Decision, TableModel
from qosqo.web.seats import seat_name

CENTRE: Final = (130.0, 120.0)
ARC: Final = (-189.0, 9.0)
"""From the first slot of the headdress to the last."""
FEATHER_AT: Final = 88.0
CIRCLET_AT: Final = 50.0
SPACE: Final = 46
MASK_BOX: Final = "0 0 260 294"
OPEN_TOP: Final = 2
"""Two spaces on top, then two rows of five (F1.12)."""


def around(slot: float, radius: float) -> Point:
    degrees = radians(slot_angle(slot))
    return CENTRE[0] + cos(degrees) * radius, CENTRE[1] + sin(degrees) * radius


def slot_angle(slot: float) -> float:
    return ARC[0] + (ARC[1] - ARC[0]) * slot / (SLOTS - 1)


def space_place(space: int) -> Point:
    """The upper left corner of a space."""
    if space < OPEN_TOP:
        return (12.0 if space == 0 else 204.0), 146.0
    row, column = divmod(space - OPEN_TOP, 5)
    return 8.0 + 49.6 * column, 196.0 + 49 * row


def mask(seat: int, player: PlayerView, say: Texts, *, own: bool) -> Node:
    leaving = accumulate(1 if space.quipu else 0 for space in player.spaces)
    return E.svg(
        face(),
        E.g([slot_node(seat, number, slot, say, own=own) for number, slot in enumerate(player.slots)]),
        E.g([circlet_node(seat, circlet, say, own=own) for circlet in player.circlets]),
        E.g(
            [
                space_node(seat, number, space, place if space.quipu else 0, player.delivered, say, own=own)
                for (number, space), place in zip(enumerate(player.spaces), leaving, strict=True)
            ],
            id=f"cf-spaces-{seat}",
        ),
        viewBox=MASK_BOX,
        class_=f"cf-mask seat-{seat}",
        role="group",
        aria_label=say("mask-label"),
    )


@lru_cache(maxsize=1)
def face() -> Node:
    """A golden face under the headdress."""
    return E.g(
        E.path(d="M130 62C168 62 180 92 178 128C176 164 156 190 130 190C104 190 84 164 82 128C80 92 92 62 130 62Z", class_="cf-face-gold"),
        E.path(d="M92 96H168L160 84H100ZM84 130H96V142H88M176 130H164V142H172M118 190V180H142V190", class_="cf-face-band"),
        E.path(d="M100 112H120L116 122H104ZM140 112H160L156 122H144Z", class_="cf-eye"),
        E.path(d="M110 117h.01M150 117h.01", class_="cf-pupil"),
        E.path(d="M126 112L122 144H138L134 112M112 160H148V168H112ZM121 160V168M130 160V168M139 160V168", class_="cf-face-line"),
        aria_hidden="true",
    )


@lru_cache(maxsize=2_000)
def slot_node(seat: int, number: int, slot: Slot, say: Texts, *, own: bool) -> Node:
    label = say("slot-filled" if slot.filled else "slot-empty", feather=say(f"feather-{slot.colour}"), slot=number + 1)
    feather = f"feather-{slot.colour}"
    x, y = around(number, FEATHER_AT)
    turn = round(slot_angle(number) + 90)
    drawing = put(feather, 0, 0, 54) if slot.filled else E.path(d="M0-25C11-16 13 0 7 14L2 21V25H-2V21L-7 14C-13 0-11-16 0-25Z")
    mark = None if slot.filled else put(feather, 0, 0, 26)
    return E.g(
        drawing,
        mark,
        id=f"cf-slot-{seat}-{number}",
        class_=f"cf-feather-slot cf-{feather}" + (" cf-filled" if slot.filled else ""),
        transform=f"{at((x, y))} rotate({turn})",
        role="img",
        aria_label=label,
        data_tip=True,
        **thing_hook(seat=seat, slot=number),
        **(move_hook(kind="place-feather", slot=number) if own else {}),
    )


def circlet_state(circlet: Circlet) -> int:
    """0: not ready, 1: both feathers there, 2: activated."""
    return 2 if circlet.flipped else 1 if circlet.ready else 0


@lru_cache(maxsize=2_000)
def circlet_node(seat: int, circlet: Circlet, say: Texts, *, own: bool) -> Node:
    pips = circlet.pips
    state = circlet_state(circlet)
    label = say("circlet-label", circlet=pips, points=circlet.printed) + " " + say(f"circlet-state-{state}")
    return E.g(
        E.circle(r=11, class_="cf-circlet-rim"),
        E.circle(r=8.5, class_="cf-circlet-hole"),
        E.text(pips, y=5.4) if state < 2 else put("sun", 0, 0, 16),
        id=f"cf-circlet-{seat}-{pips}",
        class_=f"cf-circlet cf-circlet-{state}",
        transform=at(around(2 * pips - 1.5, CIRCLET_AT)),
        role="img",
        aria_label=label,
        data_tip=True,
        **thing_hook(seat=seat, circlet=pips),
        **(move_hook(kind="flip-circlet", circlet=pips) if own else {}),
    )


@lru_cache(maxsize=4_000)
def space_node(seat: int, number: int, space: MaskSpace, leaving: int, delivered: int, say: Texts, *, own: bool) -> Node:
    """A space of the mask; its quipu is the how manieth to leave it, after those that were delivered."""
    inside: Node | None = None
    tile = space.tile
    if space.quipu:
        tip = say("quipu-label")
        inside = E.g(
            E.use(href=f"#cf-quipu-{seat}"),
            id=f"cf-quipu-{seat}-{delivered + leaving - 1}",
            class_="cf-quipu",
            transform="translate(22 20)",
            role="img",
            aria_label=tip,
            data_tip=True,
            data_piece=True,
            data_kin=f"quipu-{seat}",
            data_move=hook({"kind": "reserve-quipus", "count": leaving}, {"kind": "reserve-quipus"}) if own else None,
        )
    elif tile is not None:
        sliding = "slide-up" if space.slid else "slide-down"
        inside = E.g(
            tile_drawing(tile.colour, tile.ability, tile.value, slid=space.slid),
            id=f"cf-tile-{tile.tile}",
            class_="cf-mask-tile" + (" cf-slid" if space.slid else ""),
            transform=f"translate(22 {25 if space.slid else 19})",
            role="img",
            aria_label=tile_tip(tile, say, slid=space.slid),
            data_tip=True,
            data_piece=True,
            data_is=f"seat={seat} colour={tile.colour} value={tile.value}",
            data_move=hook(
                {"kind": sliding, "colour": tile.colour, "value": tile.value},
                {"kind": "use-ability", "colour": tile.colour, "ability": tile.ability},
            )
            if own
            else None,
        )
    return E.g(
        E.rect(width=44, height=SPACE, rx=4, class_="cf-mask-space"),
        inside,
        id=f"cf-mask-space-{seat}-{number}",
        transform=at(space_place(number)),
    )


# What else a seat has.


SOURCES: Final = {"food": "cf-supply-food", "offerings": "cf-supply-offerings", "medals": "cf-temple-medals"}
"""Where more of something comes from."""


def has(seat: int, name: str, icon_name: str, count: int, say: Texts, way: str = "", kin: str = "") -> Node:
    return counted_icon(f"cf-{name}-{seat}", icon_name, count, say(f"has-{name}", count=count), way, kin, SOURCES.get(name, ""))


def belongings(seat: int, player: PlayerView, pututus: bool, say: Texts, *, own: bool) -> Node:
    shown = [
        has(seat, "food", "food", player.food, say),
        has(seat, "offerings", "offering", player.offerings, say),
        has(seat, "medals", "medal", player.medals, say, hook({"kind": "use-medal"}) if own else ""),
        has(seat, "priests", "priest", player.priests, say),
        has(seat, "reserve", "quipu", player.reserve, say, kin=f"quipu-{seat}"),
        has(seat, "completed", "mission", player.completed, say),
    ]
    if pututus:
        shown += [
            has(seat, "light", "light", player.light, say),
            has(seat, "dark", "dark", player.dark, say),
        ]
    return E.div(shown, class_="cf-line", id=f"cf-has-{seat}")


@lru_cache(maxsize=2_000)
def goods(seat: int, counts: tuple[int, ...], say: Texts) -> Node:
    shown = [
        counted_icon(
            f"cf-goods-{seat}-{good}",
            f"good-{good}",
            counts[good],
            say("has-good", good=say(f"good-{good}"), count=counts[good]),
            kin=f"good-{good}",
        )
        for good in range(GOODS)
        if counts[good]
    ]
    return E.div(shown, class_="cf-line", id=f"cf-goods-{seat}")


def dice(seat: int, name: str, left: Dice, say: Texts, *, own: bool) -> Node:
    return E.div(
        [die_node(die, die_label(die, name, say), hook({"die": die.pips}) if own else "") for die in left],
        id=f"cf-dice-{seat}",
        class_="cf-dice",
    )


@lru_cache(maxsize=2_000)
def hand(seat: int, cards: tuple[int, ...], say: Texts, *, own: bool) -> Node:
    nodes = []
    for place, card in enumerate(cards):
        copy = cards[:place].count(card)
        tip = say("unknown-card") if card == UNKNOWN else card_tip(card, say)
        nodes.append(
            E.div(
                card_svg(card),
                id=f"cf-hand-{seat}-{'x' if card == UNKNOWN else card}-{copy}",
                class_="thing cf-card",
                role="img",
                aria_label=tip,
                data_tip=True,
                data_piece=True,
                data_from="cf-gods" if card == UNKNOWN else f"cf-pile-{card // CARDS_OF_A_GOD}",
                data_move=hook({"kind": "play-card", "card": card}, {"kind": "place-die-with-card", "card": card})
                if own and card != UNKNOWN
                else None,
            )
        )
    return E.div(nodes, id=f"cf-hand-{seat}", class_="cf-cards", role="group", aria_label=say("hand-label", count=len(cards)))


def missions(seat: int, held: tuple[Mission, ...], data: Components, say: Texts, *, own: bool) -> Node:
    return E.div(
        [mission_of(mission, data, say, clickable=own) for mission in held],
        id=f"cf-missions-{seat}",
        class_="things cf-missions",
    )


def own_line(scene: Scene, player: PlayerView, model: TableModel, say: Texts) -> Node:
    """The viewer's own dice and supplies, near the action spaces."""
    seat = model.seat
    numbers = tuple(open_numbers(model.decision))
    return model.part(draw_own_line, seat, model.names[seat], scene.dice_left[seat], numbers, player, scene.view.pututus, say)


def draw_own_line(seat: int, name: str, left: Dice, numbers: tuple[OpenNumber, ...], player: PlayerView, pututus: bool, say: Texts) -> Node:
    return E.div(
        dice(seat, name, left, say, own=True),
        [number_row(kind, part, values, say) for kind, part, values in numbers],
        belongings(seat, player, pututus, say, own=True),
        goods(seat, player.goods, say),
        id="cf-own-line",
        class_="cf-own-line own-strip",
        role="group",
        aria_label=say("own-line"),
    )


def own_table(seat: int, player: PlayerView, drawn: tuple[Mission | None, ...], data: Components, say: Texts) -> Node:
    """The viewer's own mask, large, with everything that can be played from it."""
    return E.section(
        E.h3(say("own-title")),
        mask(seat, player, say, own=True),
        E.div(
            drawn and drawn_missions(drawn, data, say),
            E.div(E.h4(say("missions-title")), missions(seat, player.missions, data, say, own=True)),
            E.div(E.h4(say("hand-title")), hand(seat, player.hand, say, own=True)),
            class_="cf-own-things",
        ),
        id="cf-own",
        class_="cf-panel cf-own",
        data_scroll=True,
        aria_label=say("own-title"),
    )


def other_mask(seat: int, name: str, player: PlayerView, data: Components, say: Texts) -> Node:
    return E.section(
        E.h3(seat_name(name, seat)),
        mask(seat, player, say, own=False),
        missions(seat, player.missions, data, say, own=False),
        hand(seat, player.hand, say, own=False),
        id=f"cf-mask-{seat}",
        class_="cf-panel cf-other",
        aria_label=say("other-title", name=name),
    )


def drawn_missions(drawn: tuple[Mission | None, ...], data: Components, say: Texts) -> Node:
    """F1.9: two of the four missions drawn are kept."""
    shown = [mission_of(mission, data, say) for mission in drawn if mission is not None]
    return E.div(E.h4(say("drawn-title")), E.div(shown, class_="things cf-missions"), id="cf-drawn")


NUMBERS: Final = (("change-die", "to"), ("change-die", "light"), ("change-die", "dark"), ("use-ability", "count"))
"""Parts of moves that are mere numbers (F8.3, F3.4)."""


OpenNumber = tuple[str, str, tuple[int, ...]]
"""The kind of a move, its part, and the values that the part may have."""


def open_numbers(decision: Decision | None) -> list[OpenNumber]:
    """The numbers to be chosen from: kind, part and values of those that are not settled by the rest of the move. A die's new value
    is always shown, because it tells changing a die from placing it."""
    if decision is None:
        return []
    found = []
    for place, kind in enumerate(decision.kinds):
        for column, number in enumerate(kind.parts, start=1):
            part = decision.parts[number].name
            values = tuple(sorted({row[column] for row in decision.rows if row[0] == place}))
            if (kind.name, part) in NUMBERS and (len(values) > 1 or part == "to"):
                found.append((kind.name, part, values))
    return found


@lru_cache(maxsize=500)
def number_row(kind: str, part: str, values: tuple[int, ...], say: Texts) -> Node:
    title = say(f"part-{part}")
    numbers = [
        E.span(
            value,
            id=f"cf-{part}-is-{value}",
            class_="cf-has cf-number",
            role="img",
            aria_label=f"{title}: {value}",
            data_move=hook({"kind": kind, part: value}),
        )
        for value in values
    ]
    return E.div(E.span(f"{title}:"), numbers, class_="cf-line", id=f"cf-{part}-numbers")


def seat_belongings(seat: int, name: str, left: Dice, player: PlayerView, pututus: bool, say: Texts) -> Node:
    return E.div(
        dice(seat, name, left, say, own=False),
        belongings(seat, player, pututus, say, own=False),
        goods(seat, player.goods, say),
        class_="cf-seat",
    )
