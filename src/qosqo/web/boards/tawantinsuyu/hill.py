"""The terraced hill: three bands of spaces and task icons around the Coricancha, seen from above as a pentagon.

A band is a zigzag: a space and the icon opposite to it share a column, so that every icon lies between three neighbouring spaces.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin, tan
from typing import Final

from qosqo.core.position import NOBODY
from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.names import BLUE, EMPTY, GREEN, SECTIONS, TERRACE_SPACES
from qosqo.games.tawantinsuyu.words import space_name
from qosqo.web.boards import move_hook, thing_hook
from qosqo.web.boards.drawing import ON_DEMAND, badge
from qosqo.web.boards.tawantinsuyu.scene import Scene, board_texts, latest_placement
from qosqo.web.markup import E, Node
from qosqo.web.model import Common

Point = tuple[float, float]

EDGES: Final = (80.0, 180.0, 286.0, 396.0)
"""How far the edges of the Coricancha and of the three terraces are from the middle."""
SPACE_AND_ICON: Final = 25.0
"""By how much a space and the icon of its column are off the middle of their band."""
COLUMNS: Final = (0.86, 0.86, 0.9)
"""Which share of a side its columns take."""
OUTWARD: Final = ((0, 1), (1, 0, 1), (0, 1, 0, 1))
"""For every place of a segment whether its space lies on the outer side."""
FRAMES: Final = {BLUE: "M-23-23H23V23H-23Z", GREEN: "M-14-25H14L28 0L14 25H-14L-28 0Z"}
"""The colour of a space shows by its shape, too: square for architects, six-sided for craftsmen, round for none."""
STAIRS: Final = ((EDGES[1] - 8, -0.75), (EDGES[2] + 9, 0.0))
"""Where the upper and the lower steps lead down: how far from the middle and where along a side, clear of spaces and icons."""
RANK: Final = ("top", "middle", "bottom")


def point(section: int, distance: float, along: float) -> Point:
    """On the side of a section: so far from the middle, and along the side from −1 to 1."""
    angle = pi * (-0.3 + 0.4 * section)
    aside = along * distance * tan(pi / 5)
    return cos(angle) * distance - sin(angle) * aside, sin(angle) * distance + cos(angle) * aside


def at(place: Point) -> str:
    return f"translate({place[0]:.1f} {place[1]:.1f})"


def column(terrace: int, section: int, place: int, outside: bool) -> Point:
    width = TERRACE_SPACES[terrace][2]
    middle = (EDGES[terrace] + EDGES[terrace + 1]) / 2
    along = ((place + 0.5) * 2 / width - 1) * COLUMNS[terrace]
    distance = middle + (SPACE_AND_ICON if outside else -SPACE_AND_ICON)
    return point(section, distance, along * middle / distance)


@cache
def space_point(space: int) -> Point:
    for terrace in (2, 1, 0):
        first, width = TERRACE_SPACES[terrace][1:]
        if space >= first:
            section, place = divmod(space - first, width)
            return column(terrace, section, place, bool(OUTWARD[terrace][place]))
    raise ValueError(f"there is no space {space}")


@cache
def icon_point(space: int) -> Point:
    """The icon in the column of a space: it lies between this space and the ones before and after it."""
    for terrace in (2, 1, 0):
        first, width = TERRACE_SPACES[terrace][1:]
        if space >= first:
            section, place = divmod(space - first, width)
            return column(terrace, section, place, not OUTWARD[terrace][place])
    raise ValueError(f"there is no space {space}")


@cache
def band(space: int) -> tuple[int, int]:
    """The first space of a space's band, and how many there are."""
    for _, first, width in reversed(TERRACE_SPACES):
        if space >= first:
            return first, width * SECTIONS
    raise ValueError(f"there is no space {space}")


def around(space: int, step: int) -> int:
    first, count = band(space)
    return first + (space - first + step) % count


def pentagon(distance: float) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (point(section, distance, -1) for section in range(SECTIONS))) + "Z"


@cache
def ground() -> Node:
    """Everything that never changes: terraces with their walls, the borders of the sections, and the net between spaces and icons."""
    terraces = [
        E.g(
            E.path(d=pentagon(EDGES[terrace + 1]), class_=f"tw-terrace {RANK[terrace]}"),
            E.path(d=pentagon(EDGES[terrace + 1] - 5), class_="tw-wall"),
        )
        for terrace in (2, 1, 0)
    ]
    borders = "".join(
        f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}"
        for section in range(SECTIONS)
        for (x, y), (u, v) in [(point(section, EDGES[0], -1), point(section, EDGES[3], -1))]
    )
    net = []
    for space in range(45):
        x, y = icon_point(space)
        for touched in (around(space, -1), space, around(space, 1)):
            u, v = space_point(touched)
            net.append(f"M{x:.0f} {y:.0f}L{u:.0f} {v:.0f}")
    return E.g(
        E.path(d=pentagon(EDGES[3] + 14), class_="tw-fringe"),
        E.path(d=pentagon(EDGES[3] + 14), fill="url(#tw-textile)", class_="tw-border"),
        terraces,
        E.path(d=borders, class_="tw-section-border"),
        E.path(d="".join(net), class_="tw-net"),
        [
            E.text(section + 1, transform=at(point(section, EDGES[3] - 14, -0.93)), class_="tw-section-number", aria_hidden="true")
            for section in range(SECTIONS)
        ],
        id="tw-ground",
    )


def hill(scene: Scene) -> Node:
    view, say, names, part = scene.view, scene.say, scene.model.names, scene.model.part
    workers = tuple(space.worker for space in view.hill)
    costs = tuple(space.food[scene.own] for space in view.hill) if scene.own != NOBODY else (-1,) * len(workers)
    decision = scene.model.decision
    tasks = decision.values("task") if decision else set()
    asked = bool(tasks) or bool(decision and any(kind.name == "task" for kind in decision.kinds))
    working = view.working if asked else -1
    return E.svg(
        E.title(say("hill-label")),
        ground(),
        part(task_icons, scene.data, working, say),
        scene.model.common.once(steps_built),
        part(coricancha, view.coricancha, tuple(player.priest for player in view.players), scene.own, names, say),
        part(spaces, scene.data, workers, costs, say),
        scene.model.common.once(placed_workers),
        id="tw-hill",
        class_="tw-hill",
        viewBox="-500 -512 1000 940",
        data_zoom=True,
        role="group",
        aria_label=say("hill-label"),
    )


def steps_built(common: Common) -> Node:
    return common.part(steps, common.view.steps, common.names, board_texts(common.texts.language))


def placed_workers(common: Common) -> Node:
    workers = tuple(space.worker for space in common.view.hill)
    return common.part(workers_on_hill, workers, latest_placement(common), board_texts(common.texts.language))


def spaces(data: Components, workers: tuple[int, ...], costs: tuple[int, ...], say: Texts) -> Node:
    """All spaces, with what they cost the viewer; −1 where that is nothing to be told."""
    shown = enumerate(zip(workers, costs, strict=True))
    return E.g([one_space(data, space, worker, cost, say) for space, (worker, cost) in shown], id="tw-spaces")


@lru_cache(maxsize=4_000)
def one_space(data: Components, space: int, worker: int, cost: int, say: Texts) -> Node:
    god, colour = data.space_god[space], data.space_colour[space]
    label = say(
        "space-label",
        space=space_name(data, space, say),
        colour=say(f"space-colour-{colour}"),
        tasks=", ".join(say(f"task-{task}") for task in data.space_icons[space]),
    )
    if worker != EMPTY:
        label += " " + say("space-worker", worker=say(f"worker-{worker}"))
    elif cost >= 0:
        label += " " + say("space-cost", count=cost)
    frame = FRAMES.get(colour)
    return E.g(
        E.circle(r=26, class_="tw-frame") if frame is None else E.path(d=frame, class_="tw-frame"),
        E.use(href=f"#tw-god-{god}", x=-17, y=-17, width=34, height=34, class_="tw-god"),
        worker == EMPTY and cost >= 0 and badge(cost, f"tw-price {ON_DEMAND}", 20, -20, 12.5),
        id=f"tw-space-{space}",
        class_=f"tw-space colour-{colour}" + (" taken" if worker != EMPTY else ""),
        transform=at(space_point(space)),
        role="img",
        aria_label=label,
        data_tip=True,
        **move_hook(space=space),
    )


def workers_on_hill(workers: tuple[int, ...], latest: int, say: Texts) -> Node:
    there = [(space, colour) for space, colour in enumerate(workers) if colour != EMPTY]
    return E.g([worker_on_hill(space, colour, space == latest, say) for space, colour in there], id="tw-hill-workers")


@lru_cache(maxsize=4_000)
def worker_on_hill(space: int, colour: int, latest: bool, say: Texts) -> Node:
    return E.g(
        E.use(href=f"#tw-worker-{colour}", x=-22, y=-27, width=44, height=51),
        E.text(say(f"letter-{colour}"), y=6, class_="tw-letter"),
        id=f"tw-at-{space}",
        class_="tw-worker" + (" latest" if latest else ""),
        transform=at(space_point(space)),
        data_piece=True,
        data_kin=f"worker-{colour}",
        aria_hidden="true",
    )


def task_icons(data: Components, working: int, say: Texts) -> Node:
    return E.g([task_icon(data, space, working, say) for space in range(45)], id="tw-tasks")


def task_icon(data: Components, space: int, working: int, say: Texts) -> Node:
    """The icon in the column of a space: number i − 1 of its band, the middle one of the three that the space touches."""
    touched = working >= 0 and space in (around(working, -1), working, around(working, 1))
    return one_task(space, data.space_icons[space][1], touched, say)


@lru_cache(maxsize=1_000)
def one_task(space: int, task: int, touched: bool, say: Texts) -> Node:
    label = say(f"tip-task-{task}")
    hook = move_hook(kind="task", task=task) if touched else {}
    return E.g(
        E.circle(r=18, class_="tw-task-ground"),
        E.use(href=f"#tw-task-{task}", x=-14, y=-14, width=28, height=28),
        id=f"tw-task-at-{space}",
        class_="tw-task" + (" touched" if touched else ""),
        transform=at(icon_point(space)),
        role="img",
        aria_label=label,
        data_tip=True,
        **hook,
    )


def steps(owners: tuple[int, ...], names: tuple[str, ...], say: Texts) -> Node:
    shown = [one_steps(place // 2, place % 2, owner, names[owner] if owner != NOBODY else "", say) for place, owner in enumerate(owners)]
    return E.g(shown, id="tw-steps")


@lru_cache(maxsize=400)
def one_steps(section: int, level: int, owner: int, name: str, say: Texts) -> Node:
    label = say("steps-built" if owner != NOBODY else "steps-free", level=say(f"level-{level}"), section=section + 1, name=name)
    turn = 36 + 72 * section
    return E.g(
        E.path(d="M-14-12H14M-14-6H14M-14 0H14M-14 6H14M-14 12H14M-15-14V14M15-14V14", class_="tw-stairs", transform=f"rotate({turn})"),
        owner != NOBODY
        and E.use(
            href=f"#tw-flag-{owner}",
            x=-15,
            y=-15,
            width=30,
            height=30,
            id=f"tw-steps-of-{section}-{level}",
            data_piece=True,
            data_from=f"tw-has-steps-{owner}",
        ),
        id=f"tw-steps-{section}-{level}",
        class_="tw-steps" + (" built" if owner != NOBODY else ""),
        transform=at(point(section, *STAIRS[level])),
        role="img",
        aria_label=label,
        data_tip=True,
        **move_hook(kind="build-steps", section=section, level=level),
    )


# The Coricancha.


def coricancha(actions: tuple[int, ...], priests: tuple[int, ...], own: int, names: tuple[str, ...], say: Texts) -> Node:
    """The spots with their actions, and on which of them each seat's high priest stands; −1 before the first turn."""
    mine = priests[own] if own != NOBODY else -1
    return E.g(
        E.path(d=pentagon(EDGES[0] - 3), class_="tw-coricancha"),
        E.path(d=pentagon(EDGES[0] - 11), class_="tw-coricancha-inner"),
        [one_spot(spot, action, (spot - mine) % SECTIONS if mine >= 0 else 0, say) for spot, action in enumerate(actions)],
        E.use(href="#tw-festival", x=-13, y=-13, width=26, height=26, aria_hidden="true"),
        E.g([priest(seat, priests, names[seat], say) for seat, spot in enumerate(priests) if spot >= 0], id="tw-priests"),
        E.title(say("coricancha-label")),
        id="tw-coricancha",
    )


@lru_cache(maxsize=400)
def one_spot(where: int, action: int, ahead: int, say: Texts) -> Node:
    label = say(f"tip-action-{action}", spot=where + 1)
    (ax, ay), (bx, by) = point(where, EDGES[0] - 12, -0.98), point(where, EDGES[0] - 12, 0.98)
    x, y = point(where, 50, 0)
    ways: list[dict[str, int | str]] = [{"kind": "put-priest", "spot": where}, {"kind": "act", "action": action}]
    if ahead in (1, 2):
        ways.append({"kind": "move-priest", "spots": ahead})
    return E.g(
        E.path(d=f"M0 0L{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}Z", class_="tw-spot-ground"),
        E.use(href=f"#tw-action-{action}", x=x - 14, y=y - 14, width=28, height=28),
        id=f"tw-spot-{where}",
        class_=f"tw-spot action-{action}",
        role="img",
        aria_label=label,
        data_tip=True,
        data_name="spot " + say("name-spot", spot=where + 1, action=say(f"action-{action}")),
        **move_hook(*ways),
    )


def priest(seat: int, priests: tuple[int, ...], name: str, say: Texts) -> Node:
    """Several high priests on one spot stand beside each other along its edge."""
    spot = priests[seat]
    here = [each for each, other in enumerate(priests) if other == spot]
    aside = (here.index(seat) - (len(here) - 1) / 2) * 0.5
    x, y = point(spot, EDGES[0] - 4, aside)
    label = say("priest-label", name=name)
    return E.g(
        E.use(href=f"#tw-priest-{seat}", x=-18, y=-34, width=36, height=57),
        id=f"tw-high-priest-{seat}",
        class_="tw-priest",
        transform=at((x, y)),
        data_piece=True,
        role="img",
        aria_label=label,
        **thing_hook(seat=seat, spot=spot),
    )
