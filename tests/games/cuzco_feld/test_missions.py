"""The missions: F7.1 to F7.4; every one of the 61 is met at its number and not below it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from qosqo.core.values import replaced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.missions import met, mission_number, reached
from qosqo.games.cuzco_feld.position import FeldPosition
from tests.games.cuzco_feld.helpers import (
    FARM,
    ORANGE,
    PINK,
    PURPLE,
    STUDY,
    TURQUOISE,
    card,
    components,
    deliver,
    flip_circlets,
    gains,
    give_cards,
    give_feathers,
    give_food,
    give_goods,
    give_offerings,
    give_tile,
    hold_missions,
    mission_of,
    palace,
    play,
    put_priests,
    table,
)

Build = Callable[[FeldPosition, int], None]
"""Puts so much of what a mission counts on the table of seat 0."""


def conditions(*builds: Build) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        for each in builds[:count]:
            each(position, 1)

    return build


def priests(position: FeldPosition, count: int) -> None:
    put_priests(position, **{f"step{step}": 0 for step in range(1, count + 1)})


def tiles(colour: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        for index in range(count):
            give_tile(position, 0, colour, 1 + index // 3, 1 + index % 3)

    return build


def study_tile_and_first_player(position: FeldPosition, count: int) -> None:
    tiles(STUDY)(position, 1)
    position.order = (0, 1, 2, 3) if count == 2 else (1, 0, 2, 3)


def goods(*kinds: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        give_goods(position, 0, *kinds[:count])

    return build


def villages_with(wanted: Callable[[FeldPosition, int], bool]) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        found = [village for village in range(12) if wanted(position, village)]
        others = [village for village in range(12) if not wanted(position, village)]
        deliver(position, 0, *found[:count], *others[:2])
        for village in found[:1]:
            deliver(position, 1, village)

    return build


def any_villages(position: FeldPosition, count: int) -> None:
    deliver(position, 0, *range(count))


def village_values(position: FeldPosition, count: int) -> None:
    """Villages worth 1, 2, 4, 5, 7, as in the rulebook, and a second one worth 2."""
    second = [village for village in range(12) if position.value_of[village] == 2][1]
    deliver(position, 0, second, *[position.value_of.index(value) for value in (2, 1, 4, 5, 7)[:count]])


def feathers_of(colour: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        give_feathers(position, 0, *[colour] * count, (colour + 1) % 4)

    return build


def feather_colours(position: FeldPosition, count: int) -> None:
    give_feathers(position, 0, *range(count), 0)


def any_feathers(position: FeldPosition, count: int) -> None:
    give_feathers(position, 0, *[index % 4 for index in range(count)])


def different_abilities(colour: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        for printed in range(1, count + 1):
            give_tile(position, 0, colour, printed)
        give_tile(position, 0, colour, 1, value=2)

    return build


def slid_tiles(*colours: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        for index in range(count):
            give_tile(position, 0, colours[index % len(colours)], 1 + index, slid=True)
        give_tile(position, 0, colours[0], 12)

    return build


def tiles_with(printed: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        for index in range(count):
            give_tile(position, 0, (STUDY, FARM)[index], printed)
        give_tile(position, 0, STUDY, 1 + printed % 12)

    return build


def cards(*printed: int) -> Build:
    def build(position: FeldPosition, count: int) -> None:
        give_cards(position, 0, *printed[:count])
        position.medals = replaced(position.medals, 0, 1)

    return build


def food(position: FeldPosition, count: int) -> None:
    give_food(position, 0, count)


def circlets(position: FeldPosition, count: int) -> None:
    flip_circlets(position, 0, *range(1, count + 1))


def medals(position: FeldPosition, count: int) -> None:
    position.medals = replaced(position.medals, 0, count)


def offerings(position: FeldPosition, count: int) -> None:
    give_offerings(position, 0, count)


MISSIONS: dict[str, tuple[Build, int]] = {
    "S-01": (conditions(priests, tiles(FARM)), 2),
    "S-02": (conditions(priests, tiles(STUDY)), 2),
    "S-03": (conditions(tiles(STUDY), tiles(FARM)), 2),
    "S-04": (study_tile_and_first_player, 2),
    "S-05": (conditions(tiles(FARM), goods(3)), 2),
    "S-06": (any_villages, 2),
    "01": (feathers_of(ORANGE), 3),
    "02": (feathers_of(PURPLE), 3),
    "03": (feathers_of(PINK), 3),
    "04": (feathers_of(TURQUOISE), 3),
    "05": (feather_colours, 4),
    "06": (any_feathers, 7),
    "07": (any_villages, 9),
    "08": (villages_with(lambda position, village: position.feather_of[village] == TURQUOISE), 3),
    "09": (villages_with(lambda position, village: position.feather_of[village] == PINK), 3),
    "10": (villages_with(lambda position, village: position.feather_of[village] == PURPLE), 3),
    "11": (villages_with(lambda position, village: position.feather_of[village] == ORANGE), 3),
    "12": (villages_with(lambda position, village: position.value_of[village] == 3), 3),
    "13": (villages_with(lambda position, village: position.value_of[village] == 2), 3),
    "14": (village_values, 5),
    "15": (different_abilities(STUDY), 3),
    "16": (different_abilities(FARM), 3),
    "17": (slid_tiles(STUDY), 3),
    "18": (slid_tiles(FARM), 3),
    "19": (slid_tiles(STUDY, FARM), 5),
    "20": (tiles(STUDY), 4),
    "21": (tiles(FARM), 4),
    "22": (cards(1, 6, 8, 14), 4),
    "23": (cards(7, 8, 9), 3),
    "24": (goods(0, 0), 2),
    "25": (goods(1, 1), 2),
    "26": (goods(2, 2), 2),
    "27": (goods(3, 3), 2),
    "28": (goods(4, 4), 2),
    "29": (goods(5, 5), 2),
    "30": (goods(0, 2, 3), 3),
    "31": (goods(0, 0, 1, 3), 4),
    "32": (cards(1, 3), 2),
    "33": (cards(5, 6), 2),
    "34": (cards(7, 7), 2),
    "35": (cards(10, 12), 2),
    "36": (cards(13, 14), 2),
    "37": (priests, 3),
    "38": (food, 5),
    "39": (circlets, 4),
    "40": (medals, 2),
    "41": (offerings, 4),
    "42": (villages_with(lambda _, village: village < 6), 4),
    "43": (villages_with(lambda _, village: village >= 6), 4),
    "44": (tiles_with(1), 2),
    "45": (tiles_with(2), 2),
    "46": (tiles_with(5), 2),
    "47": (tiles_with(6), 2),
    "48": (tiles_with(4), 2),
    "49": (tiles_with(3), 2),
    "50": (tiles_with(7), 2),
    "51": (tiles_with(8), 2),
    "52": (tiles_with(9), 2),
    "53": (tiles_with(10), 2),
    "54": (tiles_with(12), 2),
    "55": (tiles_with(11), 2),
}


def test_there_are_sixty_one_missions() -> None:
    """F7.1, and F1.8: six of the start and 55 more."""
    assert list(MISSIONS) == [mission_number(mission) for mission in range(n.MISSIONS)]


@pytest.mark.parametrize("number", MISSIONS)
def test_f7_1_every_mission_is_a_number_to_reach(number: str) -> None:
    """Held alone, it is completed for 6 points when met and thrown away for nothing with one fewer."""
    build, need = MISSIONS[number]
    mission = mission_of(number)
    position = table()
    build(position, need)
    assert reached(position, 0, mission) == need == components().mission_need[mission]
    hold_missions(position, 0, number)
    palace(position)
    assert (gains(position, 0, "missions"), position.completed[0]) == (6, 1)
    position = table()
    build(position, need - 1)
    assert reached(position, 0, mission) == need - 1
    hold_missions(position, 0, number)
    palace(position)
    assert (gains(position, 0, "missions"), position.completed[0]) == (0, 0)


@pytest.mark.parametrize("number", [number for number in MISSIONS if number not in ("22", "33", "40", "41")])
def test_f7_1_one_requirement_fewer_lowers_the_number_by_one(number: str) -> None:
    """Card 04 completes each mission that is short by one. (22, 33, 40 and 41 depend on what the card costs: F3.11.)"""
    build, need = MISSIONS[number]
    position = table()
    build(position, need - 1)
    hold_missions(position, 0, number)
    give_cards(position, 0, 4)
    palace(position)
    play(position, "play-card", **card(4))
    assert (gains(position, 0, "missions"), position.completed[0]) == (4, 1)


def test_f7_2_numbers_that_the_languages_swap() -> None:
    """26 to 28 are bowl, decanter, tools; 54 is ability 12, 55 ability 11; for 13 any three villages worth 2 do."""
    position = table()
    give_goods(position, 0, 2, 2)
    assert [met(position, 0, mission_of(number)) for number in ("26", "27", "28")] == [True, False, False]
    give_tile(position, 0, STUDY, 12, 1)
    give_tile(position, 0, FARM, 12, 1)
    assert [met(position, 0, mission_of(number)) for number in ("54", "55")] == [True, False]
    worth_two = [village for village in range(12) if position.value_of[village] == 2]
    assert len(worth_two) == 4
    deliver(position, 0, *worth_two[1:])
    assert met(position, 0, mission_of("13"))


@pytest.mark.parametrize("number", ["22", "23", "32", "33", "34", "35", "36"])
def test_f7_3_medals_never_count_as_god_cards(number: str) -> None:
    position = table()
    position.medals = replaced(position.medals, 0, 4)
    assert reached(position, 0, mission_of(number)) == 0


def test_f7_4_s_01_is_a_priest_and_a_farm_tile() -> None:
    position = table()
    put_priests(position, step4=0)
    give_tile(position, 0, STUDY, 3)
    assert reached(position, 0, mission_of("S-01")) == 1
    give_tile(position, 0, FARM, 3)
    assert met(position, 0, mission_of("S-01"))


def test_f7_4_delivered_does_not_need_to_be_on_top() -> None:
    position = table()
    deliver(position, 0, 2, 3)
    deliver(position, 1, 2, 3)
    assert met(position, 0, mission_of("S-06"))


def test_f7_4_missions_44_to_55_count_study_and_farm_tiles_together() -> None:
    position = table()
    give_tile(position, 0, STUDY, 7)
    give_tile(position, 0, FARM, 7)
    assert met(position, 0, mission_of("50"))


def test_s_04_needs_turn_order_token_one() -> None:
    """F7.1: of two conditions one is met."""
    position = table()
    give_tile(position, 1, STUDY, 3)
    assert reached(position, 1, mission_of("S-04")) == 1
    position.order = (1, 0, 2, 3)
    assert met(position, 1, mission_of("S-04"))
