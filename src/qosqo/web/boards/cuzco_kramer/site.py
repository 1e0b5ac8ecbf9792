"""The building site: hexes with their terrain as high as it is, cities and ponds, temples and Incas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import CROP, DIRECTIONS, EMPTY, NO_GROUP, NOWHERE, step_of
from qosqo.games.cuzco_kramer.view import KramerView, PondView, TempleView
from qosqo.web.boards import move_hook, thing_hook
from qosqo.web.boards.cuzco_kramer.exhibits import board_texts
from qosqo.web.boards.cuzco_kramer.scene import INCAS_WALK, latest_cells, named_incas, placed_from
from qosqo.web.boards.cuzco_kramer.symbols import FLOOR, pennant
from qosqo.web.boards.hexes import CORNERS, HALF, ROW, TALL, Point, at, centre, hex_path, polygon, short, side_path
from qosqo.web.markup import E, Node, fragment
from qosqo.web.model import Common, TableModel

LIFT: Final = 6
"""How much higher each terrain is drawn."""
TOP_SHADE: Final = 6
"""From this height on terrain has the same shade; the number tells more."""
MARGIN: Final = 18
TOP_ROOM: Final = 22
"""Above the uppermost row, for what stands there."""

CROWN: Final = "M-6-16L-7.500-22L-3-19L0-23.500L3-19L7.500-22L6-16Z"
"""Worn by the Inca that holds the highest position."""
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 2


def site(model: TableModel, say: Texts) -> Node:
    """The map as one drawing, in layers: hexes from the back to the front, then what stands on them, then the marks of the script. It
    looks the same to everybody, but for the own Incas."""
    return E.svg(
        model.common.once(land),
        model.part(draw_incas, tuple(incas_shown(model.common.once(all_incas), model, say))),
        E.g(id="ck-ghost", data_client=True, aria_hidden="true"),
        id="ck-site",
        class_="ck-site",
        viewBox=view_box(model.data),
        data_zoom=True,
        role="group",
        aria_label=say("site-label"),
    )


def land(common: Common) -> Node:
    """The hexes and the temples on them."""
    view: KramerView = common.view
    say = board_texts(common.texts.language)
    temples = tuple(temple_shown(view, temple, common) for temple in view.temples)
    return fragment(frame(common.data), legend(common.data, say), hexes(common, say), common.part(draw_temples, temples, say))


@cache
def drawing_order(data: Components) -> tuple[int, ...]:
    """Rows from the back to the front, so that high terrain hides what lies behind it."""
    return tuple(sorted(range(data.cells), key=lambda cell: (data.row[cell], data.column[cell])))


@cache
def extent(data: Components) -> tuple[float, float, float, float]:
    left = min(data.column) * HALF - HALF - MARGIN
    top = min(data.row) * ROW - TALL - MARGIN - TOP_ROOM
    right = max(data.column) * HALF + HALF + MARGIN
    bottom = max(data.row) * ROW + TALL + MARGIN
    return left, top, right - left, bottom - top


def view_box(data: Components) -> str:
    return " ".join(short(value) for value in extent(data))


@cache
def frame(data: Components) -> Node:
    """A woven border around the land."""
    left, top, width, height = extent(data)
    return E.g(
        E.rect(x=left, y=top, width=width, height=height, rx=10, fill="url(#ck-textile)"),
        E.rect(x=left + 12, y=top + 12, width=width - 24, height=height - 24, rx=6, class_="land"),
        aria_hidden="true",
    )


@lru_cache(maxsize=16)
def legend(data: Components, say: Texts) -> Node:
    """In the corners that the land leaves free: what the border costs, and how groups and positions are marked."""
    left, top, width, height = extent(data)
    right, bottom = left + width - 30, top + height - 40
    lines = (
        (left + 44, top + 44, E.use(href="#ck-mountain", class_="mountain"), "legend-mountain", ""),
        (left + 44, bottom, E.use(href="#ck-forest", class_="forest"), "legend-forest", ""),
        (right - 16, top + 44, E.path(d=hex_path(0.88), class_="outline"), "legend-city", "village city"),
        (right - 16, top + 86, E.path(d=hex_path(0.88), class_="outline"), "legend-village", "village"),
        (right - 16, bottom, E.path(d=CROWN, class_="crown", transform="scale(1.8) translate(0 19.5)"), "legend-first", ""),
    )
    return E.g(
        [
            E.g(
                E.g(drawing, transform="scale(.62)"),
                E.text(say(message), x=20 if x < 0.5 * width else -20, y=4, class_="legend-text" + ("" if x < 0.5 * width else " end")),
                E.title(say(message)),
                transform=at((x, y)),
                class_=class_ or None,
            )
            for x, y, drawing, message, class_ in lines
        ],
        class_="legend",
    )


# Hexes.


@dataclass(frozen=True)
class Land:
    """All that is told of the hexes."""

    data: Components
    by_cell: tuple[tuple[int, ...], ...]
    """Height, surface, footprint, group and Inca, as the view has them, and the size of the group."""
    ponds: tuple[PondView, ...]
    names: tuple[str, ...]
    latest: frozenset[int]
    """The hexes that the last move is about."""
    placed: tuple[tuple[int, str], ...]
    """The hexes that it covered, and where the terrain came from."""

    def height(self, cell: int) -> int:
        return self.by_cell[0][cell]


@dataclass(frozen=True)
class Hexes:
    """The hexes as they are drawn."""

    cells: tuple[Node, ...]
    layer: Node


def hexes(common: Common, say: Texts) -> Node:
    """The layer of all hexes."""
    view: KramerView = common.view
    sizes = {settlement.number: len(settlement.cells) for settlement in view.settlements}
    size = tuple([sizes.get(number, 0) for number in view.group])
    by_cell = (view.height, view.surface, view.footprint, view.group, view.inca, size)
    latest = common.story.of_move(common.shown) if common.shown else []
    placed = tuple(placed_from(latest, view.footprint).items())
    land = Land(common.data, by_cell, view.ponds, common.names, latest_cells(latest, view.footprint), placed)
    return common.kept.onward(draw_hexes, say, land).layer


def draw_hexes(say: Texts, land: Land, before: tuple[Land, Hexes] | None) -> Hexes:
    """A move is about a few hexes: the others are taken as they were drawn before."""
    data, sources = land.data, dict(land.placed)
    ponds = {cell: pond for pond in land.ponds for cell in pond.cells}
    cells = list(before[1].cells) if before else [untouched(data, cell, say) for cell in range(data.cells)]
    for cell in range(data.cells) if before is None else changed_hexes(before[0], land):
        cells[cell] = (
            cell_node(land, cell, ponds.get(cell), sources.get(cell, ""), say)
            if land.height(cell) or cell in ponds or cell in land.latest
            else untouched(data, cell, say)
        )
    return Hexes(tuple(cells), E.g([cells[cell] for cell in drawing_order(data)], id="ck-cells"))


def changed_hexes(old: Land, new: Land) -> Iterable[int]:
    """The hexes that may look different: those of which something else is told, and those beside them."""
    if old.data is not new.data or old.names != new.names:
        return range(new.data.cells)
    changed: set[int] = set()
    for before, now in zip(old.by_cell, new.by_cell, strict=True):
        if before != now:
            changed.update([cell for cell, value in enumerate(now) if value != before[cell]])
    changed.update(cell for pond in {*old.ponds} ^ {*new.ponds} for cell in pond.cells)
    beside = {near for cell in changed for _, near in beyond(new.data, cell) if near != NOWHERE}
    return changed | beside | old.latest | new.latest | {cell for cell, _ in (*old.placed, *new.placed)}


def cell_node(land: Land, cell: int, pond: PondView | None, source: str, say: Texts) -> Node:
    data = land.data
    heights, _, footprint, group, _, _ = land.by_cell
    height = heights[cell]
    faces = []
    for direction in (SOUTH_EAST, SOUTH_WEST):
        near = data.toward[cell * DIRECTIONS + direction]
        faces.append(max(0, height - (heights[near] if near != NOWHERE else 0)))
    outline = edges_between(data, cell, group) if group[cell] != NO_GROUP else edges_of(data, cell, pond.cells) if pond else ()
    return draw_cell(
        data,
        cell,
        kind_of(land, cell, pond),
        height,
        (faces[0], faces[1]),
        edges_between(data, cell, footprint) if height else (),
        outline,
        cell in land.latest,
        source,
        cell_label(land, cell, pond, say),
    )


@lru_cache(maxsize=4_000)
def untouched(data: Components, cell: int, say: Texts) -> Node:
    """A hex on which nothing lies; at the beginning that are nearly all of them."""
    price = 0 if cell < data.site else data.entry_price[cell]
    kind = "ground" if cell < data.site else "forest" if price == 1 else "mountain"
    return draw_cell(data, cell, kind, 0, (0, 0), (), (), False, "", ground_label(say, data.hex_names[cell], price))


def is_city(land: Land, cell: int) -> bool:
    """Whether a village hex belongs to a city: those are numbered by their temple's cell."""
    return land.by_cell[3][cell] < land.data.cells


def kind_of(land: Land, cell: int, pond: PondView | None) -> str:
    _, surface, _, group, _, _ = land.by_cell
    if group[cell] != NO_GROUP:
        return "village city" if is_city(land, cell) else "village"
    if pond is not None:
        return "pond scored" if pond.scored else "pond"
    if surface[cell] == CROP:
        return "crop"
    if cell < land.data.site:
        return "ground"
    return "forest" if land.data.entry_price[cell] == 1 else "mountain"


def edges_between(data: Components, cell: int, values: Sequence[int]) -> tuple[int, ...]:
    """The sides of a cell beyond which the value is another one."""
    own = values[cell]
    return tuple([side for side, near in beyond(data, cell) if near == NOWHERE or values[near] != own])


def edges_of(data: Components, cell: int, cells: Sequence[int]) -> tuple[int, ...]:
    """The sides of a cell that lead out of the cells."""
    return tuple([side for side, near in beyond(data, cell) if near not in cells])


@lru_cache(maxsize=4_000)
def beyond(data: Components, cell: int) -> tuple[tuple[int, int], ...]:
    """The sides of a cell, each with the cell beyond it."""
    return tuple((side, data.toward[cell * DIRECTIONS + side]) for side in range(DIRECTIONS))


@lru_cache(maxsize=20_000)
def draw_cell(
    data: Components,
    cell: int,
    kind: str,
    height: int,
    faces: tuple[int, int],
    tile_edges: tuple[int, ...],
    outline: tuple[int, ...],
    latest: bool,
    source: str,
    label: str,
) -> Node:
    """A hex. Terrain that was just placed is a piece that comes from its supply; after that it is part of the site."""
    up = -LIFT * height
    name = kind.split()[0]
    top = (
        E.use(href=f"#ck-{name}"),
        tile_edges and E.path(d=side_path(tile_edges), class_="tile-edge"),
        outline and E.path(d=side_path(outline, 0.88), class_="outline"),
        height > 0 and E.text(height, x=-16, y=5, class_="level"),
    )
    return E.g(
        any(faces) and walls(height, faces),
        E.g(top, transform=at((0, up))) if up else top,
        id=f"hex-{cell}",
        class_=f"cell {kind}" + (f" h{min(height, TOP_SHADE)}" if height else "") + (" latest" if latest else ""),
        transform=at(centre(data.row[cell], data.column[cell])),
        role="img",
        aria_label=label,
        data_tip=True,
        data_piece=bool(source),
        data_kin=f"placed-{cell}-{height}" if source else None,
        data_from=source or None,
        **move_hook({"hex": cell}, {"to": cell}, {"from": cell}),
    )


@lru_cache(maxsize=500)
def walls(height: int, faces: tuple[int, int]) -> tuple[Node, ...]:
    """The two sides of terrain that are seen from the front, with a line for every layer."""
    shapes: list[Node] = []
    layers = ""
    for depth, first, second, side in ((faces[0], CORNERS[1], CORNERS[2], "east"), (faces[1], CORNERS[2], CORNERS[3], "west")):
        if not depth:
            continue
        upper: list[Point] = [(x, y - LIFT * height) for x, y in (first, second)]
        lower = [(x, y + LIFT * depth) for x, y in reversed(upper)]
        shapes.append(E.path(d=polygon([*upper, *lower]), class_=f"wall {side}"))
        for layer in range(1, depth):
            start, end = upper
            layers += f"M{short(start[0])} {short(start[1] + LIFT * layer)}L{short(end[0])} {short(end[1] + LIFT * layer)}"
    return (*shapes, E.path(d=layers, class_="layers")) if layers else tuple(shapes)


# What a hex says about itself.


def cell_label(land: Land, cell: int, pond: PondView | None, say: Texts) -> str:
    data = land.data
    height, surface, _, group, inca, size = land.by_cell
    name = data.hex_names[cell]
    if pond is not None:
        return pond_label(say, name, pond, land.names[pond.leader] if pond.leader != NOBODY else "")
    if surface[cell] == EMPTY:
        return ground_label(say, name, 0 if cell < data.site else data.entry_price[cell])
    who = land.names[inca[cell]] if inca[cell] != NOBODY else ""
    if group[cell] == NO_GROUP:
        return terrain_label(say, "cell-crop", name, height[cell], 0, who)
    return terrain_label(say, "cell-city" if is_city(land, cell) else "cell-village", name, height[cell], size[cell], who)


@lru_cache(maxsize=4_000)
def pond_label(say: Texts, name: str, pond: PondView, leader: str) -> str:
    size = len(pond.cells)
    if pond.scored:
        return say("cell-pond-scored", hex=name, size=size)
    text = say("cell-pond", hex=name, size=size, missing=pond.missing, points=pond.points)
    return text + " " + (say("leads", name=leader) if leader else say("nobody-leads"))


@lru_cache(maxsize=4_000)
def ground_label(say: Texts, name: str, price: int) -> str:
    return say("cell-outside", hex=name, price=price) if price else say("cell-empty", hex=name)


@lru_cache(maxsize=20_000)
def terrain_label(say: Texts, message: str, name: str, height: int, size: int, who: str) -> str:
    text = say(message, hex=name, height=height, size=size)
    return text + " " + say("inca-of", name=who) if who else text


# What stands on the hexes. The path `room` takes the same room whatever a piece wears: a crown or pennant is no move.


def standing(view: KramerView, cell: int, data: Components) -> Point:
    x, y = centre(data.row[cell], data.column[cell])
    return x, y - LIFT * view.height[cell]


TempleShown = tuple[TempleView, Point, int, str, tuple[tuple[str, ...], ...]]
"""A temple, where it stands, who leads in its city, the name of its hex, and the names of those there by rank."""
IncaShown = tuple[int, int, int, Point, bool, str]
"""An Inca's number, cell, seat and place, whether it leads, and how it is called if it is the viewer's own."""


def temple_shown(view: KramerView, temple: TempleView, common: Common) -> TempleShown:
    city = view.settlement(temple.cell)
    assert city is not None
    ranking = tuple(tuple(common.names[seat] for seat in tied) for tied in city.ranking)
    return temple, standing(view, temple.cell, common.data), city.leader, common.data.hex_names[temple.cell], ranking


def draw_temples(temples: tuple[TempleShown, ...], say: Texts) -> Node:
    nodes = [draw_temple(temple, place, leader, temple_label(temple, name, ranks, say)) for temple, place, leader, name, ranks in temples]
    return E.g(nodes, id="ck-temples")


@lru_cache(maxsize=4_000)
def temple_label(temple: TempleView, name: str, ranking: tuple[tuple[str, ...], ...], say: Texts) -> str:
    sentences = [say("temple-label", hex=name, value=temple.value, size=temple.size)]
    if len(ranking) > 0:
        sentences.append(say("rank-first", names=", ".join(ranking[0]), points=temple.first))
    if len(ranking) > 1:
        sentences.append(say("rank-second", names=", ".join(ranking[1]), points=temple.second))
    if not ranking:
        sentences.append(say("nobody-leads"))
    if temple.disc:
        sentences.append(say("disc-label"))
    if temple.changed:
        sentences.append(say("changed-label"))
    return " ".join(sentences)


@lru_cache(maxsize=4_000)
def draw_temple(temple: TempleView, place: Point, leader: int, label: str) -> Node:
    step = step_of(temple.value)
    top = 7 - FLOOR * step
    return E.g(
        E.path(d="M-21-34H28V18H-21Z", class_="room"),
        leader != NOBODY and E.g(pennant(leader), transform="translate(12 2)"),
        E.use(href=f"#ck-temple-{step}"),
        temple.disc and E.use(href="#ck-disc", x=-10, y=top - 15, width=20, height=20),
        id=f"temple-{temple.cell}",
        class_="temple" + (" changed" if temple.changed else ""),
        transform=at(place),
        data_piece=True,
        role="img",
        aria_label=label,
        data_tip=True,
        **move_hook(hex=temple.cell),
    )


def all_incas(common: Common) -> tuple[IncaShown, ...]:
    """The Incas as they are shown to those whose they are not."""
    view: KramerView = common.view
    leading = {settlement.highest for settlement in view.settlements}
    return tuple(
        (number, cell, view.inca[cell], beside_number(standing(view, cell, common.data)), cell in leading, "")
        for number, cell in named_incas(common.story.traces(INCAS_WALK), common.shown, view.inca)
    )


def incas_shown(incas: tuple[IncaShown, ...], model: TableModel, say: Texts) -> Iterator[IncaShown]:
    height = model.common.view.height
    for number, cell, seat, place, leads, _ in incas:
        yield number, cell, seat, place, leads, own_label(say, model.data.hex_names[cell], height[cell]) if seat == model.seat else ""


def draw_incas(incas: tuple[IncaShown, ...]) -> Node:
    return E.g([draw_inca(*inca) for inca in incas], id="ck-incas")


def beside_number(place: Point) -> Point:
    """An Inca stands a little aside, so that the height can be read."""
    return place[0] + 3, place[1]


@lru_cache(maxsize=4_000)
def own_label(say: Texts, name: str, height: int) -> str:
    return say("own-inca", hex=name, height=height)


@lru_cache(maxsize=20_000)
def draw_inca(number: int, cell: int, seat: int, place: Point, leads: bool, label: str) -> Node:
    """An Inca; with a label it is the viewer's own. The hex below says whose it is, so others are not read aloud a second time."""
    hook = move_hook({"from": cell}) if label else thing_hook(**{"from": cell})
    return E.g(
        E.path(d="M-12-24H12V13H-12Z", class_="room"),
        leads and E.path(d=CROWN, class_="crown"),
        E.use(href=f"#ck-inca-{seat}"),
        id=f"inca-{number}",
        class_="inca",
        transform=at(place),
        data_piece=True,
        data_from=f"ck-has-incas-{seat}",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
        data_tip=label or None,
        **hook,
    )
