"""Reading `data.toml`: every entry is checked, and a wrong one is named."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from qosqo.core.game import DataError
from qosqo.games.cuzco_feld.components import Components
from qosqo.games.cuzco_feld.missions import CONDITION_NAMES, COUNT_NAMES
from qosqo.games.cuzco_feld.names import (
    ABILITY_NAMES,
    COPIES,
    FEATHER_COLOURS,
    FEATHERS_OF_A_COLOUR,
    GOD_NAMES,
    GOOD_NAMES,
    MISSIONS,
    MOST_VALUE,
    PIPS,
    ROPE,
    ROUNDS,
    SLOTS,
    START_MISSIONS,
    STONE,
    TILE_COLOURS,
    TOP_OF_TRACK,
)

ORIGINS: Final = ("rulebook", "known", "reconstructed")
GROUPS: Final = ("overlay", "map", "masks", "circlets", "rounds", "track", "tiles", "goods", "missions")
TRAIL_NAMES: Final = {"stone": STONE, "rope": ROPE}
CIRCLES: Final = ("inner", "outer")
MOST_VILLAGE_VALUE: Final = 9
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
    try:
        groups = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"not a TOML file: {error}") from error
    for name in groups:
        if name not in GROUPS:
            raise DataError(f"{name}: there is no such group")
    components = Components()
    components.origins = {}
    for name in GROUPS:
        group = groups.get(name)
        if not isinstance(group, dict):
            raise DataError(f"{name}: the group is missing")
        components.origins[name] = one_of(group.get("origin"), ORIGINS, f"{name}.origin")
    read_overlay(groups["overlay"], components)
    read_map(groups["map"], components)
    read_masks(groups["masks"], components)
    components.circlet_points = numbers(groups["circlets"].get("points"), PIPS, 0, 20, "circlets.points")
    components.round_bonus = numbers(groups["rounds"].get("headdress_bonus"), ROUNDS, 0, 50, "rounds.headdress_bonus")
    components.priest_points = numbers(groups["rounds"].get("priest_points"), ROUNDS, 0, 20, "rounds.priest_points")
    components.track_points = numbers(groups["track"].get("points"), TOP_OF_TRACK + 1, 0, 50, "track.points")
    read_tiles(groups["tiles"], components)
    read_goods(groups["goods"], components)
    read_missions(groups["missions"], components)
    return components


# Small readers: each names the entry it stumbles over.


def one_of(value: Any, names: tuple[str, ...], entry: str) -> str:
    if value not in names:
        raise DataError(f"{entry}: {value!r} is not one of {', '.join(names)}")
    assert isinstance(value, str)
    return value


def number(value: Any, least: int, most: int, entry: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise DataError(f"{entry}: a number from {least} to {most} is needed, not {value!r}")
    return value


def list_of(value: Any, length: int, entry: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise DataError(f"{entry}: a list of {length} is needed")
    return value


def numbers(value: Any, length: int, least: int, most: int, entry: str) -> list[int]:
    return [number(item, least, most, f"{entry}[{place}]") for place, item in enumerate(list_of(value, length, entry))]


def tables(value: Any, length: int, entry: str) -> list[dict[str, Any]]:
    for place, item in enumerate(list_of(value, length, entry)):
        if not isinstance(item, dict):
            raise DataError(f"{entry}[{place}]: a table is needed")
    return list(value)


def trail(value: Any, entry: str) -> int:
    """`"stone 4"` as pips × 2 + kind."""
    words = value.split() if isinstance(value, str) else []
    if len(words) != 2 or words[0] not in TRAIL_NAMES or words[1] not in [str(pips) for pips in range(1, PIPS + 1)]:
        raise DataError(f"{entry}: {value!r} is not a trail such as 'stone 4' or 'rope 1'")
    return int(words[1]) * 2 + TRAIL_NAMES[words[0]]


def colour(value: Any, entry: str) -> int:
    return FEATHER_COLOURS.index(one_of(value, FEATHER_COLOURS, entry))


# The groups.


def read_overlay(group: dict[str, Any], components: Components) -> None:
    arms = list_of(group.get("arms"), 6, "overlay.arms")
    components.arms = [trail(arm, f"overlay.arms[{place}]") for place, arm in enumerate(arms)]
    if sorted(components.arms) != sorted([pips * 2 + (STONE if pips % 2 == 0 else ROPE) for pips in range(1, PIPS + 1)]):
        raise DataError("overlay.arms: stone 2, 4 and 6 and rope 1, 3 and 5 are needed, each once")


def read_map(group: dict[str, Any], components: Components) -> None:
    components.feather_triangles = []
    components.value_triangles = []
    components.feather_frame = []
    components.value_frame = []
    feathers: list[int] = []
    values: list[int] = []
    for place, triangle in enumerate(tables(group.get("feather_triangles"), 3, "map.feather_triangles")):
        entry = f"map.feather_triangles[{place}]"
        printed = [colour(item, f"{entry}.feathers") for item in list_of(triangle.get("feathers"), 3, f"{entry}.feathers")]
        feathers += printed
        components.feather_triangles += printed + trails_of(triangle, entry)
    for place, triangle in enumerate(tables(group.get("value_triangles"), 3, "map.value_triangles")):
        entry = f"map.value_triangles[{place}]"
        printed = numbers(triangle.get("values"), 3, 1, MOST_VILLAGE_VALUE, f"{entry}.values")
        values += printed
        components.value_triangles += printed + trails_of(triangle, entry)
    for place, section in enumerate(tables(group.get("feather_frame"), 3, "map.feather_frame")):
        entry = f"map.feather_frame[{place}]"
        feathers.append(colour(section.get("feather"), f"{entry}.feather"))
        components.feather_frame += [feathers[-1], trail(section.get("trail"), f"{entry}.trail")]
    for place, section in enumerate(tables(group.get("value_frame"), 3, "map.value_frame")):
        entry = f"map.value_frame[{place}]"
        values.append(number(section.get("value"), 1, MOST_VILLAGE_VALUE, f"{entry}.value"))
        components.value_frame += [values[-1], trail(section.get("trail"), f"{entry}.trail")]
    for number_of_colour, name in enumerate(FEATHER_COLOURS):
        if feathers.count(number_of_colour) != FEATHERS_OF_A_COLOUR:
            raise DataError(f"map: {feathers.count(number_of_colour)} villages are {name}, not {FEATHERS_OF_A_COLOUR}")
    if values.count(3) != 3:
        raise DataError(f"map: {values.count(3)} villages are worth 3 points, but missions need exactly 3")
    if values.count(2) < 3:
        raise DataError(f"map: {values.count(2)} villages are worth 2 points, but missions need at least 3")
    for value in (1, 4, 5, 7):
        if value not in values:
            raise DataError(f"map: no village is worth {value} points")


def trails_of(triangle: dict[str, Any], entry: str) -> list[int]:
    return [trail(item, f"{entry}.trails[{place}]") for place, item in enumerate(list_of(triangle.get("trails"), 3, f"{entry}.trails"))]


def read_masks(group: dict[str, Any], components: Components) -> None:
    components.masks = []
    components.colour_slots = []
    for mask, slots in enumerate(list_of(group.get("slots"), 4, "masks.slots")):
        entry = f"masks.slots[{mask}]"
        colours = [colour(item, f"{entry}[{slot}]") for slot, item in enumerate(list_of(slots, SLOTS, entry))]
        for number_of_colour, name in enumerate(FEATHER_COLOURS):
            if colours.count(number_of_colour) != FEATHERS_OF_A_COLOUR:
                raise DataError(f"{entry}: {colours.count(number_of_colour)} slots are {name}, not {FEATHERS_OF_A_COLOUR}")
        components.masks += colours
        for number_of_colour in range(len(FEATHER_COLOURS)):
            components.colour_slots += [slot for slot in range(SLOTS) if colours[slot] == number_of_colour]


def read_tiles(group: dict[str, Any], components: Components) -> None:
    abilities = tables(group.get("abilities"), len(ABILITY_NAMES), "tiles.abilities")
    for place, ability in enumerate(abilities):
        if ability.get("name") != ABILITY_NAMES[place]:
            raise DataError(f"tiles.abilities[{place}].name: {ABILITY_NAMES[place]!r} is needed, not {ability.get('name')!r}")
    components.tile_values = []
    for tile_colour in TILE_COLOURS:
        for ability in abilities:
            entry = f"tiles.abilities[{ability['name']}].{tile_colour}"
            components.tile_values += numbers(ability.get(tile_colour), COPIES, 1, MOST_VALUE, entry)


def read_goods(group: dict[str, Any], components: Components) -> None:
    components.good_food = []
    components.good_points = []
    components.good_counts = []
    for place, good in enumerate(tables(group.get("kinds"), len(GOOD_NAMES), "goods.kinds")):
        name = GOOD_NAMES[place]
        if good.get("name") != name:
            raise DataError(f"goods.kinds[{place}].name: {name!r} is needed, not {good.get('name')!r}")
        components.good_food.append(number(good.get("food"), 1, 15, f"goods.kinds[{name}].food"))
        components.good_points.append(number(good.get("points"), 0, 50, f"goods.kinds[{name}].points"))
        components.good_counts.append(number(good.get("count"), 1, 25, f"goods.kinds[{name}].count"))
    if sum(components.good_counts) != 30:
        raise DataError(f"goods.kinds: 30 goods are needed, not {sum(components.good_counts)}")


def read_missions(group: dict[str, Any], components: Components) -> None:
    components.mission_counts = []
    components.mission_of = []
    components.mission_need = []
    for place, mission in enumerate(tables(group.get("tiles"), MISSIONS, "missions.tiles")):
        name = mission_number(place)
        if mission.get("number") != name:
            raise DataError(f"missions.tiles[{place}].number: {name!r} is needed, not {mission.get('number')!r}")
        entry = f"missions.tiles[{name}]"
        counts = one_of(mission.get("counts"), COUNT_NAMES, f"{entry}.counts")
        components.mission_counts.append(COUNT_NAMES.index(counts))
        components.mission_of.append(mission_of(counts, mission.get("of"), f"{entry}.of"))
        components.mission_need.append(number(mission.get("need"), 1, 12, f"{entry}.need"))


def mission_number(mission: int) -> str:
    """What is printed on the tile: S-01 to S-06, 01 to 55."""
    return f"S-{mission + 1:02}" if mission < START_MISSIONS else f"{mission - START_MISSIONS + 1:02}"


def mission_of(counts: str, of: Any, entry: str) -> int:
    if counts == "conditions":
        if not isinstance(of, list) or not of:
            raise DataError(f"{entry}: a list of conditions is needed")
        return sum({1 << CONDITION_NAMES.index(one_of(condition, CONDITION_NAMES, entry)) for condition in of})
    if counts == "villages-with-value":
        return number(of, 1, MOST_VILLAGE_VALUE, entry)
    if counts in OF_NAMES:
        return OF_NAMES[counts].index(one_of(of, OF_NAMES[counts], entry))
    if of is not None:
        raise DataError(f"{entry}: nothing is needed here")
    return 0
