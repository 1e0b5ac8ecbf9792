"""K3: placing terrain."""

from __future__ import annotations

import pytest

from qosqo.games.cuzco_kramer.names import CROP, EMPTY, VILLAGE
from tests.games.cuzco_kramer.helpers import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    at,
    crop,
    inca,
    legal,
    line,
    play,
    pond,
    temple,
    turn_of,
    village,
    why_not,
)

MIDDLE = at(6, 16)
AROUND = {
    EAST: at(6, 18),
    SOUTH_EAST: at(7, 17),
    SOUTH_WEST: at(7, 15),
    WEST: at(6, 14),
    NORTH_WEST: at(5, 15),
    NORTH_EAST: at(5, 17),
}


@pytest.mark.parametrize("rotation", list(AROUND))
def test_k3_triple_in_all_rotations(rotation: int) -> None:
    """K3 and K1.2: a triple is a village with two crops, the three adjacent to each other; it costs 1 AP."""
    position = turn_of(0)
    play(position, "triple", hex=MIDDLE, rotation=rotation)
    crops = {AROUND[rotation], AROUND[(rotation + 1) % 6]}
    assert {cell for cell in range(position.data.cells) if position.surface[cell] == CROP} == crops
    assert [cell for cell in range(position.data.cells) if position.surface[cell] == VILLAGE] == [MIDDLE]
    assert position.action_points == 5


@pytest.mark.parametrize("rotation", list(AROUND))
def test_k3_double_in_all_rotations(rotation: int) -> None:
    """K3 and K1.2: a double is a village and a crop."""
    position = turn_of(0)
    play(position, "double", hex=MIDDLE, rotation=rotation)
    assert position.surface[MIDDLE] == VILLAGE
    assert position.surface[AROUND[rotation]] == CROP
    assert sum(position.height) == 2


def test_k3_1_supplies() -> None:
    """K3.1: triples come from the common supply, the others from the player's own."""
    position = turn_of(0)
    play(position, "triple", hex=at(6, 4), rotation=EAST)
    play(position, "double", hex=at(6, 10), rotation=EAST)
    play(position, "village", hex=at(6, 16))
    play(position, "crop", hex=at(6, 20))
    assert position.triples == 55
    assert (position.doubles, position.villages, position.crops) == ((4, 5), (1, 2), (2, 3))
    play(position, "village", hex=at(6, 24))
    assert why_not(position, "village", hex=at(6, 28)) == ("K3.1", "none-left")


def test_k3_2_not_on_ponds_incas_and_temples() -> None:
    """K3.2: none of them may be covered."""
    position = turn_of(0)
    crop(position, [at(6, 18)])
    inca(position, 1, at(6, 18))
    village(position, line(9, 13, 2))
    temple(position, at(9, 13), 2)
    assert why_not(position, "crop", hex=at(8, 18)) == ("K3.2", "on-pond")
    assert why_not(position, "crop", hex=at(6, 18)) == ("K3.2", "on-inca")
    assert why_not(position, "crop", hex=at(9, 13)) == ("K3.2", "on-temple")
    crop(position, [at(6, 20), at(9, 11)])
    assert why_not(position, "double", hex=at(6, 20), rotation=WEST) == ("K3.2", "on-inca")
    assert why_not(position, "double", hex=at(9, 11), rotation=EAST) == ("K3.2", "on-temple")
    assert why_not(position, "triple", hex=at(8, 16), rotation=EAST) == ("K3.2", "on-pond")


def test_k3_2_need_not_touch_anything() -> None:
    """K3.2: neither other terrain nor the border."""
    position = turn_of(0)
    play(position, "crop", hex=at(5, 21))
    assert legal(position, "triple", hex=at(9, 15), rotation=EAST)


def test_k3_3_elevation_and_no_air_below() -> None:
    """K3.3: all hexes of a tile lie on the same elevation, which is the number of tiles below."""
    position = turn_of(0)
    play(position, "triple", hex=MIDDLE, rotation=EAST)
    assert why_not(position, "double", hex=MIDDLE, rotation=WEST) == ("K3.3", "uneven")
    assert why_not(position, "triple", hex=MIDDLE, rotation=SOUTH_EAST) == ("K3.3", "uneven")
    play(position, "double", hex=MIDDLE, rotation=EAST)
    assert [position.height[cell] for cell in (MIDDLE, at(6, 18), at(7, 17))] == [2, 2, 1]
    assert why_not(position, "triple", hex=MIDDLE, rotation=EAST) == ("K3.3", "uneven")


def test_k3_3_on_several_tiles() -> None:
    """K3.3: a tile may lie across tiles, as long as they are level."""
    position = turn_of(0)
    crop(position, [at(6, 18), at(7, 17)])
    village(position, [MIDDLE])
    play(position, "triple", hex=at(7, 17), rotation=NORTH_WEST)
    assert [position.height[cell] for cell in (MIDDLE, at(6, 18), at(7, 17))] == [2, 2, 2]
    assert position.surface[MIDDLE] == CROP


@pytest.mark.parametrize(("village_hex", "rotation"), [(MIDDLE, EAST), (at(6, 18), SOUTH_WEST), (at(7, 17), NORTH_WEST)])
def test_k3_4_not_exactly_on_the_same_shape(village_hex: int, rotation: int) -> None:
    """K3.4: not in any rotation."""
    position = turn_of(0)
    play(position, "triple", hex=MIDDLE, rotation=EAST)
    assert why_not(position, "triple", hex=village_hex, rotation=rotation) == ("K3.4", "same-shape")


def test_k3_4_double_and_single() -> None:
    """K3.4: no double exactly on a double, a single never on a single; but on part of a larger tile, yes."""
    position = turn_of(0)
    play(position, "double", hex=MIDDLE, rotation=EAST)
    assert why_not(position, "double", hex=MIDDLE, rotation=EAST) == ("K3.4", "same-shape")
    assert why_not(position, "double", hex=at(6, 18), rotation=WEST) == ("K3.4", "same-shape")
    play(position, "crop", hex=MIDDLE)
    assert why_not(position, "village", hex=MIDDLE) == ("K3.4", "same-shape")
    play(position, "triple", hex=at(9, 15), rotation=EAST)
    assert legal(position, "double", hex=at(9, 15), rotation=EAST)


def test_k3_4_only_the_tile_directly_below_counts() -> None:
    """K3.4: on a triple that is covered by a single and a double, the same shape fits again."""
    position = turn_of(0)
    play(position, "triple", hex=MIDDLE, rotation=EAST)
    play(position, "double", hex=MIDDLE, rotation=EAST)
    play(position, "crop", hex=at(7, 17))
    assert legal(position, "triple", hex=MIDDLE, rotation=EAST)


def two_cities() -> tuple[int, int, int]:
    """The gap between two cities on (6,12)–(6,14) and (6,18)–(6,20), and their temples."""
    return MIDDLE, at(6, 12), at(6, 20)


def test_k3_5_never_joins_two_cities() -> None:
    """K3.5: a village hex between two cities is refused, a crop is not."""
    position = turn_of(0)
    gap, west, east = two_cities()
    village(position, [west, at(6, 14), at(6, 18), east])
    temple(position, west, 2)
    temple(position, east, 2)
    assert why_not(position, "village", hex=gap) == ("K3.5", "joins-cities")
    assert why_not(position, "double", hex=gap, rotation=SOUTH_EAST) == ("K3.5", "joins-cities")
    assert why_not(position, "triple", hex=gap, rotation=SOUTH_EAST) == ("K3.5", "joins-cities")
    assert legal(position, "crop", hex=gap)


def test_k3_5_joins_villages_with_one_city() -> None:
    """K3.5: villages with each other and with one city."""
    position = turn_of(0)
    gap, west, _ = two_cities()
    village(position, [west, at(6, 14), at(6, 18), at(5, 17)])
    temple(position, west, 2)
    assert position.extent[west] == 2
    play(position, "village", hex=gap)
    assert position.extent[west] == 5
    assert position.is_city(at(5, 17))


def test_k3_5_judged_after_placing() -> None:
    """K3.5: a tile whose crop cuts off the one city may join its village hex to the other."""
    position = turn_of(0)
    gap, west, east = two_cities()
    village(position, [west, at(6, 14), at(6, 18), east])
    temple(position, west, 2)
    temple(position, east, 2)
    crop(position, [gap])
    assert why_not(position, "village", hex=gap) == ("K3.5", "joins-cities")
    play(position, "double", hex=gap, rotation=EAST)
    assert position.group[gap] == west
    assert position.extent[west] == 3
    assert position.extent[east] == 1


def test_k3_5_one_tile_cuts_and_attaches() -> None:
    """K3.5: the double's crop cuts a hex with an Inca off the southern city while its village joins it to the western one."""
    position = turn_of(0)
    west, south, between = at(6, 12), at(8, 16), at(6, 18)
    village(position, [west, at(6, 14), between, at(7, 17), south])
    temple(position, west, 2)
    temple(position, south, 2)
    crop(position, [MIDDLE])
    inca(position, 1, between)
    assert position.group[between] == south
    assert why_not(position, "village", hex=MIDDLE) == ("K3.5", "joins-cities")
    play(position, "double", hex=MIDDLE, rotation=SOUTH_EAST)
    assert position.group[between] == west
    assert position.extent[south] == 1


def test_k3_6_overflow_costs_more_on_the_ground() -> None:
    """K3.6: 1 AP more for each overflowing hex on the ground."""
    position = turn_of(0)
    play(position, "double", hex=at(4, 2), rotation=WEST)
    assert position.surface[at(4, 0)] == CROP
    assert position.action_points == 4
    play(position, "triple", hex=at(6, 2), rotation=WEST)
    assert [position.height[cell] for cell in (at(6, 2), at(6, 0), at(5, 1))] == [1, 1, 1]
    assert position.action_points == 1


def test_k3_6_overflow_on_overflowing_terrain_is_free() -> None:
    """K3.6: on terrain that already overflows only the 1 AP of the tile is paid."""
    position = turn_of(0)
    play(position, "triple", hex=at(6, 2), rotation=WEST)
    assert position.action_points == 3
    play(position, "double", hex=at(6, 2), rotation=WEST)
    assert position.action_points == 2


def test_k3_6_overflow_needs_the_action_points() -> None:
    position = turn_of(0, action_points=2)
    assert why_not(position, "triple", hex=at(6, 2), rotation=WEST) == ("K2.1", "too-few-ap")
    assert legal(position, "double", hex=at(6, 2), rotation=WEST)


def test_k3_6_at_least_one_hex_on_the_site_and_no_singles_outside() -> None:
    """K3.6: a tile wholly outside is refused; singles never overflow, not even onto overflowing terrain."""
    position = turn_of(0)
    assert why_not(position, "double", hex=at(6, 0), rotation=NORTH_EAST) == ("K3.6", "off-site")
    play(position, "triple", hex=at(6, 2), rotation=WEST)
    assert why_not(position, "crop", hex=at(6, 0)) == ("K3.6", "off-site")
    assert why_not(position, "double", hex=at(6, 0), rotation=NORTH_EAST) == ("K3.6", "off-site")


def test_k3_6_overflowing_village_is_ordinary_terrain() -> None:
    """K3.6 RULING: its village hex belongs to villages and cities, and may bear a temple."""
    position = turn_of(0)
    play(position, "double", hex=at(6, 0), rotation=EAST)
    village(position, [at(6, 2), at(6, 4)])
    inca(position, 0, at(6, 4))
    play(position, "build", hex=at(6, 0), value=0)
    assert position.extent[at(6, 0)] == 3


def test_k3_7_cutting_a_city_into_parts() -> None:
    """K3.7: the temple keeps its value; the part without it is a village again."""
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, at(6, 12), 6)
    play(position, "crop", hex=at(6, 16))
    assert position.steps == (2,)
    assert position.extent[at(6, 12)] == 2
    assert [position.is_city(cell) for cell in (at(6, 14), at(6, 18), at(6, 22))] == [True, False, False]
    assert position.group[at(6, 18)] == position.group[at(6, 22)]


def test_k3_7_cutting_into_three_parts() -> None:
    """K3.7: any number of parts."""
    position = turn_of(0)
    village(position, [MIDDLE, AROUND[EAST], AROUND[SOUTH_WEST], AROUND[NORTH_WEST]])
    temple(position, AROUND[EAST], 4)
    play(position, "crop", hex=MIDDLE)
    parts = {position.group[AROUND[direction]] for direction in (EAST, SOUTH_WEST, NORTH_WEST)}
    assert len(parts) == 3
    assert position.extent[AROUND[EAST]] == 1


def test_k3_7_a_city_of_the_temple_alone() -> None:
    """K3.7: nobody can stand in it, so it is neither expanded, celebrated nor scored."""
    position = turn_of(0)
    village(position, line(6, 14, 2))
    temple(position, at(6, 14), 2)
    play(position, "crop", hex=at(6, 16))
    inca(position, 0, at(6, 16))
    assert position.extent[at(6, 14)] == 1
    assert why_not(position, "expand", hex=at(6, 14), value=1) == ("K5.2", "not-highest")
    assert why_not(position, "festival", hex=at(6, 14), card=0) == ("K8.1", "no-inca-there")


def test_k3_8_completes_the_surrounding_of_a_pond() -> None:
    """K3.8: and the pond is scored at once."""
    position = turn_of(0)
    pond(position, MIDDLE)
    crop(position, [cell for direction, cell in AROUND.items() if direction != EAST])
    inca(position, 1, AROUND[WEST])
    play(position, "crop", hex=AROUND[EAST])
    assert position.scores == [0, 3]


def test_covering_changes_the_surface() -> None:
    """K3.7: villages can be covered by crops and crops by villages."""
    position = turn_of(0)
    play(position, "village", hex=MIDDLE)
    assert position.surface[at(6, 18)] == EMPTY
    crop(position, [at(6, 18)])
    play(position, "double", hex=at(6, 18), rotation=WEST)
    assert position.surface[MIDDLE] == CROP
    assert position.surface[at(6, 18)] == VILLAGE
