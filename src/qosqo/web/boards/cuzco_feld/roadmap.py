"""The road map: Cuzco with its overlay in the middle, the villages around it, trails, quipus and chasquis."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts, about_people
from qosqo.games.cuzco_feld.names import CUZCO, INNER, STONE, VILLAGES
from qosqo.games.cuzco_feld.view import FeldView, Trail, Village
from qosqo.web.boards import move_hook
from qosqo.web.boards.cuzco_feld.exhibits import board_texts
from qosqo.web.boards.cuzco_feld.scene import Scene
from qosqo.web.boards.cuzco_feld.symbols import put
from qosqo.web.boards.drawing import badge, seat_shape
from qosqo.web.boards.hexes import Point, at, pair, polygon, short
from qosqo.web.markup import E, Node, fragment
from qosqo.web.model import Common, TableModel

INNER_RADIUS: Final = 132.0
OUTER_RADIUS: Final = 246.0
FRAME: Final = 308.0
LAND: Final = 288.0
EDGE: Final = LAND * 0.866
"""From the middle to the corners of the land, and to its sides."""
TOWN: Final = 30.0
"""The radius of a village."""
CITY: Final = 47.0
PILE_STEP: Final = 9.0


def polar(degrees: float, radius: float) -> Point:
    return cos(radians(degrees)) * radius, sin(radians(degrees)) * radius


def place_of(place: int) -> Point:
    """Inner village k stands at k o'clock of a six-hour clock, outer village k between the inner ones k and k + 1 (F1.1)."""
    if place == CUZCO:
        return 0.0, 0.0
    return polar(60 * place - 90, INNER_RADIUS) if place < INNER else polar(60 * (place - INNER) - 60, OUTER_RADIUS)


PLACES: Final = [place_of(place) for place in range(VILLAGES + 1)]


def road_map(view: FeldView, model: TableModel, say: Texts) -> Node:
    own = view.players[model.seat].chasqui if model.seat != NOBODY else NOBODY
    turnable = model.decision.values("overlay") if model.decision is not None else set()
    return E.svg(
        land(),
        model.part(trails, view.trails, own, say),
        overlay_node(view.arms, view.overlay, own == CUZCO, say),
        model.common.once(towns),
        E.g([knob(view, turned, say) for turned in sorted(turnable)], id="cf-knobs"),
        model.common.once(delivered),
        model.part(chasquis, tuple(player.chasqui for player in view.players), model.seat, model.names, say),
        id="cf-map",
        class_="cf-map",
        viewBox="-312 -272 624 544",
        data_zoom=True,
        role="group",
        aria_label=say("map-title"),
    )


def towns(common: Common) -> Node:
    say = board_texts(common.texts.language)
    return fragment(common.part(villages, common.view.villages, common.names, say), cuzco(say))


def delivered(common: Common) -> Node:
    return common.part(quipus, tuple(lying_quipus(common.once(Scene))))


@lru_cache(maxsize=1)
def land() -> Node:
    """The frame of woven cloth and the six triangles, alternately with and without feathers."""
    hexagon = [polar(60 * k, FRAME) for k in range(6)]
    inside = [polar(60 * k, LAND) for k in range(6)]
    triangles = [
        E.path(
            d=polygon([(0.0, 0.0), polar(60 * k - 90, EDGE), polar(60 * k - 60, LAND), polar(60 * k - 30, EDGE)]), class_=f"cf-land-{k % 2}"
        )
        for k in range(6)
    ]
    peaks = [E.path(d="M-15 9L-5-9L1 0L6-6L15 9Z", class_="cf-peak", transform=at(polar(60 * k - 90, 212))) for k in range(6)]
    return E.g(
        E.path(d=polygon(hexagon), class_="cf-frame"),
        E.path(d=polygon(inside), class_="cf-land-0"),
        triangles,
        peaks,
        aria_hidden="true",
    )


# Trails.


def trails(shown: tuple[Trail, ...], own: int, say: Texts) -> Node:
    """All trails; those that lead on from where the viewer's own chasqui stands can be pressed."""
    return E.g([trail_node(number, trail, trail.leads_from(own), say) for number, trail in enumerate(shown)], id="cf-trails")


def trail_label(trail: Trail, say: Texts) -> str:
    return say(
        "trail-label", trail=say(f"trail-{trail.kind}"), pips=trail.pips, one=say(f"place-{trail.one}"), other=say(f"place-{trail.other}")
    )


@lru_cache(maxsize=2_000)
def trail_node(number: int, trail: Trail, leads_to: int, say: Texts) -> Node:
    one, other = PLACES[trail.one], PLACES[trail.other]
    label = trail_label(trail, say)
    return E.g(
        way(one, other, trail.kind),
        pips_badge(trail, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)),
        id=f"cf-trail-{number}",
        class_="cf-trail",
        role="img",
        aria_label=label,
        data_tip=True,
        **(move_hook(place=leads_to) if leads_to != NOBODY else {}),
    )


def way(one: Point, other: Point, kind: int) -> Node:
    """A paved trail, or two ropes with planks."""
    d = f"M{pair(one)}L{pair(other)}"
    return E.g(E.path(d=d, class_="cf-reach"), E.path(d=d, class_=f"cf-way-{kind}"), E.path(d=d, class_=f"cf-paving-{kind}"))


def pips_badge(trail: Trail, place: Point, upright: bool = False) -> Node:
    """How many pips the trail needs: on a square stone, or on a round knot."""
    shape = E.rect(x=-10, y=-10, width=20, height=20, rx=3) if trail.kind == STONE else E.circle(r=11)
    inner = E.g(shape, E.text(trail.pips, y=5), class_=f"cf-pip-{trail.kind}" + (" cf-upright" if upright else ""))
    return E.g(inner, transform=at(place))


# Cuzco.


@lru_cache(maxsize=500)
def overlay_node(arms: tuple[Trail, ...], turned: int, leaves: bool, say: Texts) -> Node:
    """F1.2: six arms that turn together. They are drawn for the first position and turned by a class, so that turning is seen."""
    nodes = []
    for arm, trail in enumerate(arms):
        direction = 60 * arm - 90
        label = trail_label(trail, say)
        nodes.append(
            E.g(
                way(polar(direction, 30), polar(direction, INNER_RADIUS), trail.kind),
                pips_badge(trail, polar(direction, 75), upright=True),
                id=f"cf-arm-{arm}",
                class_="cf-trail",
                role="img",
                aria_label=label,
                data_tip=True,
                **(move_hook(place=trail.other) if leaves else {}),
            )
        )
    rim = E.path(d=polygon([polar(60 * k - 60, 62) for k in range(6)]), class_="cf-overlay-rim")
    return E.g(nodes, rim, id="cf-overlay", class_=f"cf-overlay cf-turn-{turned}")


@lru_cache(maxsize=100)
def cuzco(say: Texts) -> Node:
    walls = E.path(d="M-30 14V-8H-24V-16H-12V-24H12V-16H24V-8H30V14Z", class_="cf-walls")
    return E.g(
        E.circle(r=CITY, class_="cf-city"),
        E.circle(r=CITY - 6, class_="cf-city-ring"),
        walls,
        put("sun", 0, -6, 26),
        E.text(say("place-12"), y=30, class_="cf-city-name"),
        id="cf-place-12",
        class_="cf-place",
        role="img",
        aria_label=say("cuzco-label"),
        data_tip=say("cuzco-label"),
        **move_hook(place=CUZCO),
    )


def knob(view: FeldView, turned: int, say: Texts) -> Node:
    """Where the first arm would point if the overlay were turned so."""
    return knob_node(turned, turned == view.overlay, view.arms[0].kind, view.arms[0].pips, say)


@lru_cache(maxsize=200)
def knob_node(turned: int, now: bool, kind: int, pips: int, say: Texts) -> Node:
    label = say("knob-label", trail=say(f"trail-{kind}"), pips=pips, place=say(f"place-{turned}"), number=turned + 1)
    return E.g(
        E.path(d="M0-8L8 5H-8Z", transform=f"rotate({60 * turned})"),
        id=f"cf-knob-{turned}",
        class_="cf-knob" + (" cf-now" if now else ""),
        transform=at(polar(60 * turned - 90, 51)),
        aria_label=label,
        role="img",
        data_tip=True,
        **move_hook(kind="leave-cuzco", overlay=turned),
    )


# Villages and pieces.


def villages(shown: tuple[Village, ...], names: tuple[str, ...], say: Texts) -> Node:
    return E.g(
        [
            village_node(place, there.feather, there.value, tuple(names[seat] for seat in there.quipus), say)
            for place, there in enumerate(shown)
        ],
        id="cf-villages",
    )


@lru_cache(maxsize=2_000)
def village_node(place: int, feather: int, value: int, names: tuple[str, ...], say: Texts) -> Node:
    label = say("village-label", place=say(f"place-{place}"), feather=say(f"feather-{feather}"), value=value)
    if names:
        label += " " + say("village-quipus", names=", ".join(reversed(names)))
    return E.g(
        E.circle(r=TOWN, class_=f"cf-town cf-feather-{feather}"),
        E.circle(r=TOWN - 6, class_="cf-town-ground"),
        put("village", 0, -4, 30),
        E.g(E.circle(r=13, class_="cf-feather-plate"), put(f"feather-{feather}", 0, 0, 22), transform=at((-22, -20))),
        badge(value, "cf-village-value", 22, -20, 11),
        id=f"cf-place-{place}",
        class_="cf-place",
        transform=at(PLACES[place]),
        role="img",
        aria_label=label,
        data_tip=True,
        **move_hook(place=place),
    )


def lying_quipus(scene: Scene) -> list[tuple[int, int, int, int]]:
    """Seat, number, village and height of each; from the lowest layer up, so that the upper ones cover the lower ones."""
    lying = [(height, village, seat) for village, there in enumerate(scene.view.villages) for height, seat in enumerate(there.quipus)]
    return [(seat, scene.deliveries[(seat, village)], village, height) for height, village, seat in sorted(lying)]


def quipus(lying: tuple[tuple[int, int, int, int], ...]) -> Node:
    return E.g([quipu(*each) for each in lying], id="cf-quipus")


@lru_cache(maxsize=2_000)
def quipu(seat: int, number: int, village: int, height: int) -> Node:
    x, y = PLACES[village]
    return E.g(
        E.use(href=f"#cf-quipu-{seat}"),
        id=f"cf-quipu-{seat}-{number}",
        class_="cf-quipu",
        transform=at((x, y + 24 - PILE_STEP * height)),
        data_piece=True,
        data_kin=f"quipu-{seat}",
        data_from=f"cf-reserve-{seat}",
        aria_hidden="true",
    )


SPREAD: Final = ((-29.0, 14.0), (29.0, 14.0), (-21.0, 38.0), (21.0, 38.0))
"""Where the chasquis of the seats stand beside a place."""


def chasquis(places: tuple[int, ...], own: int, names: tuple[str, ...], say: Texts) -> Node:
    labels = [say("chasqui-of", name=name) for name in names]
    return E.g([chasqui(seat, place, labels[seat], own=seat == own) for seat, place in enumerate(places)], id="cf-chasquis")


def chasqui(seat: int, place: int, label: str, *, own: bool) -> Node:
    x, y = PLACES[place]
    dx, dy = SPREAD[seat]
    return chasqui_node(seat, short(x + dx), short(y + dy), own, label)


@about_people
@lru_cache(maxsize=500)
def chasqui_node(seat: int, x: str, y: str, own: bool, label: str) -> Node:
    return E.g(
        E.circle(r=13, class_="cf-runner-plate"),
        put("chasqui", 0, -2, 20),
        E.g(seat_shape(seat, 0.8), transform="translate(9 9)", class_="cf-runner-sign"),
        id=f"cf-chasqui-{seat}",
        class_=f"cf-chasqui seat-{seat}" + (" cf-own-runner" if own else ""),
        transform=f"translate({x} {y})",
        data_piece=True,
        role="img",
        aria_label=label,
    )
