"""Reading `data.toml`: what is printed on the components, checked entry by entry."""

from __future__ import annotations

from typing import Final

from qosqo.core.data import ORIGIN, Entry, origins, read_groups
from qosqo.games.cuzco_feld.components import TRIANGLES, Components
from qosqo.games.cuzco_feld.missions import CONDITION_NAMES, COUNT_NAMES, mission_number
from qosqo.games.cuzco_feld.names import (
    ABILITY_NAMES,
    COPIES,
    FEATHER_COLOURS,
    FEATHERS_OF_A_COLOUR,
    GOD_NAMES,
    GOOD_NAMES,
    INNER,
    MISSIONS,
    MOST_VALUE,
    PIPS,
    ROPE,
    ROUNDS,
    SLOTS,
    STONE,
    TILE_COLOURS,
    TOP_OF_TRACK,
    TRAIL_NAMES,
)

GROUPS: Final = ("overlay", "map", "masks", "circlets", "rounds", "track", "tiles", "goods", "missions")
TRAILS: Final = tuple(f"{kind} {pips}" for pips in range(1, PIPS + 1) for kind in TRAIL_NAMES)
"""How trails are written, in the order of their numbers."""
FIRST_TRAIL: Final = 2
CIRCLES: Final = ("inner", "outer")
MASKS: Final = 4
MOST_VILLAGE_VALUE: Final = 9
MOST_POINTS: Final = 50
MOST_PRIEST_POINTS: Final = 20
MOST_CIRCLET_POINTS: Final = 20
MOST_PRICE: Final = 15
MOST_NEEDED: Final = 12
ALL_GOODS: Final = 30
OF_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "villages-with-feather": FEATHER_COLOURS,
    "villages-of-circle": CIRCLES,
    "feathers-of": FEATHER_COLOURS,
    "tiles-of": TILE_COLOURS,
    "tiles-with": ABILITY_NAMES,
    "abilities": TILE_COLOURS,
    "slid-tiles-of": TILE_COLOURS,
    "cards-of": GOD_NAMES,
    "goods-of": GOOD_NAMES,
}
"""What the `of` of a mission may be, for what it counts."""


def load(text: str) -> Components:
    """Read and check a component data file."""
    groups = read_groups(text, GROUPS)
    components = Components()
    components.origins = origins(groups)
    read_overlay(groups["overlay"].only(ORIGIN, "arms"), components)
    read_map(groups["map"].only(ORIGIN, "feather_triangles", "value_triangles", "feather_frame", "value_frame"), components)
    read_masks(groups["masks"].only(ORIGIN, "slots"), components)
    components.circlet_points = groups["circlets"].only(ORIGIN, "points")["points"].numbers(PIPS, 0, MOST_CIRCLET_POINTS)
    read_rounds(groups["rounds"].only(ORIGIN, "headdress_bonus", "priest_points"), components)
    components.track_points = groups["track"].only(ORIGIN, "points")["points"].numbers(TOP_OF_TRACK + 1, 0, MOST_POINTS)
    read_tiles(groups["tiles"].only(ORIGIN, "abilities"), components)
    read_goods(groups["goods"].only(ORIGIN, "kinds"), components)
    read_missions(groups["missions"].only(ORIGIN, "tiles"), components)
    return components


def trail(entry: Entry) -> int:
    """`"stone 4"` as pips × 2 + kind."""
    return entry.place_in(TRAILS) + FIRST_TRAIL


def called(entry: Entry, key: str, name: str) -> Entry:
    """A table of a list in which every table has its place: it must be called so."""
    entry[key].place_in((name,))
    return entry


# The map.


def read_overlay(group: Entry, components: Components) -> None:
    components.arms = [trail(arm) for arm in group["arms"].items(INNER, INNER)]
    if sorted(components.arms) != sorted([pips * 2 + (STONE if pips % 2 == 0 else ROPE) for pips in range(1, PIPS + 1)]):
        raise group["arms"].refuse("stone 2, 4 and 6 and rope 1, 3 and 5 are needed, each once")


def read_map(group: Entry, components: Components) -> None:
    half = TRIANGLES // 2
    components.feather_triangles = []
    components.value_triangles = []
    components.feather_frame = []
    components.value_frame = []
    feathers: list[int] = []
    values: list[int] = []
    for triangle in group["feather_triangles"].items(half, half):
        printed = [item.place_in(FEATHER_COLOURS) for item in triangle.only("feathers", "trails")["feathers"].items(3, 3)]
        feathers += printed
        components.feather_triangles += printed + trails_of(triangle)
    for triangle in group["value_triangles"].items(half, half):
        printed = triangle.only("values", "trails")["values"].numbers(3, 1, MOST_VILLAGE_VALUE)
        values += printed
        components.value_triangles += printed + trails_of(triangle)
    for section in group["feather_frame"].items(half, half):
        feathers.append(section.only("feather", "trail")["feather"].place_in(FEATHER_COLOURS))
        components.feather_frame += [feathers[-1], trail(section["trail"])]
    for section in group["value_frame"].items(half, half):
        values.append(section.only("value", "trail")["value"].number(1, MOST_VILLAGE_VALUE))
        components.value_frame += [values[-1], trail(section["trail"])]
    check_villages(group, feathers, values)


def trails_of(triangle: Entry) -> list[int]:
    return [trail(item) for item in triangle["trails"].items(3, 3)]


def check_villages(group: Entry, feathers: list[int], values: list[int]) -> None:
    """F1.1 and the missions 08 to 14, which must be possible."""
    for colour, name in enumerate(FEATHER_COLOURS):
        if feathers.count(colour) != FEATHERS_OF_A_COLOUR:
            raise group.refuse(f"{feathers.count(colour)} villages are {name}, not {FEATHERS_OF_A_COLOUR}")
    if values.count(3) != 3:
        raise group.refuse(f"{values.count(3)} villages are worth 3 points, but missions need exactly 3")
    if values.count(2) < 3:
        raise group.refuse(f"{values.count(2)} villages are worth 2 points, but missions need at least 3")
    for value in (1, 4, 5, 7):
        if value not in values:
            raise group.refuse(f"no village is worth {value} points")


# Masks, rounds, tiles and goods.


def read_masks(group: Entry, components: Components) -> None:
    components.masks = []
    components.colour_slots = []
    for mask in group["slots"].items(MASKS, MASKS):
        colours = [slot.place_in(FEATHER_COLOURS) for slot in mask.items(SLOTS, SLOTS)]
        for colour, name in enumerate(FEATHER_COLOURS):
            if colours.count(colour) != FEATHERS_OF_A_COLOUR:
                raise mask.refuse(f"{colours.count(colour)} slots are {name}, not {FEATHERS_OF_A_COLOUR}")
            components.colour_slots += [slot for slot in range(SLOTS) if colours[slot] == colour]
        components.masks += colours


def read_rounds(group: Entry, components: Components) -> None:
    components.round_bonus = group["headdress_bonus"].numbers(ROUNDS, 0, MOST_POINTS)
    components.priest_points = group["priest_points"].numbers(ROUNDS, 0, MOST_PRIEST_POINTS)


def read_tiles(group: Entry, components: Components) -> None:
    listed = group["abilities"].items(len(ABILITY_NAMES), len(ABILITY_NAMES))
    abilities = [called(entry, "name", name).only("name", *TILE_COLOURS) for entry, name in zip(listed, ABILITY_NAMES, strict=True)]
    components.tile_values = []
    for colour in TILE_COLOURS:
        for ability in abilities:
            components.tile_values += ability[colour].numbers(COPIES, 1, MOST_VALUE)


def read_goods(group: Entry, components: Components) -> None:
    components.good_food = []
    components.good_points = []
    components.good_counts = []
    kinds = group["kinds"]
    for entry, name in zip(kinds.items(len(GOOD_NAMES), len(GOOD_NAMES)), GOOD_NAMES, strict=True):
        good = called(entry, "name", name).only("name", "food", "points", "count")
        components.good_food.append(good["food"].number(1, MOST_PRICE))
        components.good_points.append(good["points"].number(0, MOST_POINTS))
        components.good_counts.append(good["count"].number(1, ALL_GOODS - len(GOOD_NAMES) + 1))
    if sum(components.good_counts) != ALL_GOODS:
        raise kinds.refuse(f"{ALL_GOODS} goods are needed, not {sum(components.good_counts)}")


# Missions.


def read_missions(group: Entry, components: Components) -> None:
    components.mission_counts = []
    components.mission_of = []
    components.mission_need = []
    for place, entry in enumerate(group["tiles"].items(MISSIONS, MISSIONS)):
        mission = called(entry, "number", mission_number(place)).only("number", "counts", "of", "need")
        counts = mission["counts"].place_in(COUNT_NAMES)
        components.mission_counts.append(counts)
        components.mission_of.append(mission_of(COUNT_NAMES[counts], mission))
        components.mission_need.append(mission["need"].number(1, MOST_NEEDED))


def mission_of(counts: str, mission: Entry) -> int:
    """Of what a mission counts: a place in a list of names, a village's value, or conditions as bits."""
    if counts == "conditions":
        return sum({1 << condition.place_in(CONDITION_NAMES) for condition in mission["of"].items(1, len(CONDITION_NAMES))})
    if counts == "villages-with-value":
        return mission["of"].number(1, MOST_VILLAGE_VALUE)
    if counts in OF_NAMES:
        return mission["of"].place_in(OF_NAMES[counts])
    if mission.has("of"):
        raise mission["of"].refuse(f"{counts} needs no such entry")
    return 0
