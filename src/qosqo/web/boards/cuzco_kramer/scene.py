"""What a view of the game shows, with what follows from it: who leads where, which Inca is which, what has just changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from qosqo.core.position import NOBODY, Json
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.highest_position import WEIGHT, leader
from qosqo.games.cuzco_kramer.names import CROP, POND, SCORED_POND
from qosqo.web.model import LogEntry, TableModel

PLACES_NAMED: Final = ("hex", "from", "to")
"""Parts of log entries that are hexes."""
TERRAIN_RULE: Final = "K3"
POND_RULE: Final = "K6.1"


@dataclass(frozen=True)
class Temple:
    cell: int
    value: int
    disc: bool
    size: int
    """How many hexes its city has."""
    changed: bool
    """Built or expanded this turn."""


@dataclass(frozen=True)
class Player:
    incas: int
    """Not yet on the site."""
    doubles: int
    villages: int
    crops: int
    tokens: int
    hand: tuple[int, ...]
    """Festival cards; −1 for those not known to the viewer."""


@dataclass(frozen=True)
class Pond:
    """Connected pond hexes."""

    cells: tuple[int, ...]
    scored: bool
    missing: int
    """How many hexes around it have no terrain yet."""
    leader: int


def players_of(view: dict[str, Json]) -> list[Player]:
    shown: Any = view["players"]
    return [Player(**{**each, "hand": tuple(each["hand"])}) for each in shown]


class Scene:
    """A view with names and types."""

    def __init__(self, view: dict[str, Json], model: TableModel) -> None:
        shown: Any = view
        self.data: Components = model.data
        self.height: list[int] = shown["height"]
        self.surface: list[int] = shown["surface"]
        self.footprint: list[int] = shown["footprint"]
        self.group: list[int] = shown["group"]
        self.inca: list[int] = shown["inca"]
        self.temples = [Temple(**each) for each in shown["temples"]]
        self.triples: int = shown["supply"]["triples"]
        self.ponds: int = shown["supply"]["ponds"]
        self.floors: list[int] = shown["supply"]["floors"]
        self.players = players_of(view)
        self.deck: int = shown["deck"]
        self.face_up: int = shown["face_up"]
        self.discards: list[int] = shown["discards"]
        self.action_points: int = shown["action_points"]
        self.duty: bool = shown["duty"]
        self.last_turns: int = shown["last_turns"]
        self.festival: int = shown["festival"]["cell"]
        self.bids: list[int] = shown["festival"]["bids"]
        self.bidding: list[bool] = shown["festival"]["bidding"]
        self.played: list[list[int]] = shown["festival"]["played"]
        self.sizes: dict[int, int] = {}
        """Hexes of each village and city."""
        for group in self.group:
            if group >= 0:
                self.sizes[group] = self.sizes.get(group, 0) + 1
        self.strengths = self._strengths()

    @cached_property
    def state(self) -> tuple[tuple[int, ...], ...]:
        """All that lies on the site, to remember drawings by."""
        return tuple(self.height), tuple(self.surface), tuple(self.footprint), tuple(self.group), tuple(self.inca)

    def is_city(self, cell: int) -> bool:
        return 0 <= self.group[cell] < self.data.cells

    def _strengths(self) -> dict[int, list[int]]:
        """For every village and city with Incas how high each seat stands there (K5.2)."""
        result: dict[int, list[int]] = {}
        for cell, seat in enumerate(self.inca):
            group = self.group[cell]
            if seat != NOBODY and group >= 0:
                result.setdefault(group, [0] * len(self.players))[seat] += WEIGHT[self.height[cell]]
        return result

    def leader_in(self, group: int) -> int:
        return leader(self.strengths[group]) if group in self.strengths else NOBODY

    def ranking(self, group: int) -> list[list[int]]:
        """The seats in a city from the highest position downwards; those in one list are tied."""
        strengths = self.strengths.get(group, [])
        found = sorted({strength for strength in strengths if strength > 0}, reverse=True)
        return [[seat for seat, each in enumerate(strengths) if each == strength] for strength in found]

    def first_incas(self) -> set[int]:
        """Of everybody who alone holds the highest position somewhere, the cell of the highest Inca there."""
        best: dict[int, int] = {}
        for cell, seat in enumerate(self.inca):
            group = self.group[cell]
            if seat == NOBODY or group < 0 or seat != self.leader_in(group):
                continue
            if group not in best or self.height[cell] > self.height[best[group]]:
                best[group] = cell
        return set(best.values())

    def all_ponds(self) -> list[Pond]:
        seen: set[int] = set()
        result: list[Pond] = []
        for start in range(self.data.cells):
            if start in seen or not self.is_pond(start):
                continue
            cells = [start]
            seen.add(start)
            around: set[int] = set()
            for cell in cells:
                for near in self.data.beside[cell]:
                    if not self.is_pond(near):
                        around.add(near)
                    elif near not in seen:
                        seen.add(near)
                        cells.append(near)
            strengths = [0] * len(self.players)
            for near in around:
                if self.inca[near] != NOBODY:
                    strengths[self.inca[near]] += WEIGHT[self.height[near]]
            missing = sum(self.height[near] == 0 for near in around)
            result.append(Pond(tuple(sorted(cells)), self.surface[start] == SCORED_POND, missing, leader(strengths)))
        return result

    def is_pond(self, cell: int) -> bool:
        return self.surface[cell] in (POND, SCORED_POND)


def named_incas(log: Sequence[LogEntry], shown: int, inca: Sequence[int]) -> list[tuple[int, int]]:
    """Every Inca on the site as (its number, cell). Numbers are given when Incas enter, so an Inca keeps its own while it moves."""
    at: dict[int, int] = {}
    entered = 0
    for entry in log:
        if entry.number > shown:
            break
        start = to = None
        for name, value in entry.changed:
            if name == "from":
                start = value
            elif name == "to":
                to = value
        if start is None and to is None:
            continue
        if start is None:
            number = entered
            entered += 1
        else:
            number = at.pop(start, entered)
            entered = max(entered, number + 1)
        if to is not None:
            at[to] = number
    for cell, seat in enumerate(inca):
        if seat != NOBODY and cell not in at:
            at[cell] = entered
            entered += 1
    return sorted((number, cell) for cell, number in at.items() if inca[cell] != NOBODY)


def latest_cells(log: Sequence[LogEntry], shown: int, footprint: Sequence[int]) -> set[int]:
    """The hexes that the last move is about; of terrain that was placed with a rotation all of its hexes."""
    result: set[int] = set()
    for entry in log if shown else ():
        if entry.number != shown:
            continue
        named = dict(entry.changed)
        result.update(named[part] for part in PLACES_NAMED if part in named)
        if "rotation" in named:
            result.update(cell for cell, each in enumerate(footprint) if each == footprint[named["hex"]])
    return result


def placed_from(model: TableModel, scene: Scene) -> dict[int, str]:
    """The hexes that the last move covered, with the id of the supply that the terrain or pond came from."""
    result: dict[int, str] = {}
    for entry in model.log if model.shown else ():
        if entry.number != model.shown or entry.rule not in (TERRAIN_RULE, POND_RULE):
            continue
        cell = dict(entry.changed)["hex"]
        if entry.rule == POND_RULE:
            result[cell] = "ck-ponds"
            continue
        covered = [each for each, tile in enumerate(scene.footprint) if tile == scene.footprint[cell]]
        if len(covered) == 3:
            source = "ck-triples"
        else:
            name = "doubles" if len(covered) == 2 else "crops" if scene.surface[cell] == CROP else "villages"
            source = f"ck-own-{name}" if entry.seat == model.seat else f"ck-has-{name}-{entry.seat}"
        result.update(dict.fromkeys(covered, source))
    return result
