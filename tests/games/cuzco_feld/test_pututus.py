"""Module 1, Pututus: F8.1 to F8.4."""

from __future__ import annotations

import pytest

from qosqo.games.cuzco_feld import GAME
from qosqo.games.cuzco_feld.pututus import give_pututus
from tests.games.cuzco_feld.helpers import (
    EXCHANGE,
    FARM,
    POINTS,
    can,
    choices,
    fresh,
    give_dark,
    give_light,
    kinds,
    play,
    put_dice,
    set_dice,
    table,
    turn,
    why_not,
)


@pytest.mark.parametrize(("seats", "light", "dark"), [(4, 12, 3), (3, 9, 2), (2, 6, 1)])
def test_f8_1_supply(seats: int, light: int, dark: int) -> None:
    position = fresh(seats, pututus=True)
    assert (position.light_supply, position.dark_supply) == (light, dark)
    assert fresh(seats).light_supply == 0


def test_f8_2_a_pair_takes_a_light_and_three_of_a_kind_a_dark_one() -> None:
    position = table(pututus=True)
    for seat, dice in enumerate(([1, 2, 3], [2, 2, 5], [1, 6, 6], [4, 4, 4])):
        set_dice(position, seat, *dice)
    give_pututus(position)
    assert position.light == (0, 1, 1, 0)
    assert position.dark == (0, 0, 0, 1)


def test_f8_2_in_reverse_turn_order_while_they_last() -> None:
    position = table(pututus=True)
    position.order = (2, 0, 3, 1)
    position.light_supply, position.light = 1, (0, 11, 0, 0)
    for seat in range(4):
        set_dice(position, seat, 1, 2, 3)
    set_dice(position, 0, 5, 5, 1)
    set_dice(position, 2, 5, 5, 1)
    give_pututus(position)
    assert position.light == (1, 11, 0, 0)


def test_f8_2_without_the_module_nothing_is_taken() -> None:
    position = table()
    assert position.light == position.dark == (0, 0, 0, 0)
    set_dice(position, 0, 3, 3, 3)
    assert "change-die" not in kinds(turn(position))


def test_f8_3_light_by_one_dark_by_up_to_two() -> None:
    position = table(pututus=True)
    set_dice(position, 0, 3, 3, 3)
    give_light(position, 0, 1)
    assert choices(turn(position), "change-die", "to") == [2, 4]
    give_light(position, 0, 0)
    give_dark(position, 0, 1)
    assert choices(turn(position), "change-die", "to") == [1, 2, 4, 5]


def test_f8_3_never_below_one_or_above_six() -> None:
    position = table(pututus=True)
    set_dice(position, 0, 1, 6, 6)
    give_light(position, 0, 1)
    turn(position)
    assert choices(position, "change-die", "to") == [2, 5]


def test_f8_3_several_tiles_on_one_die_none_of_them_superfluous() -> None:
    position = table(pututus=True)
    set_dice(position, 0, 1, 1, 1)
    give_light(position, 0, 2)
    give_dark(position, 0, 1)
    turn(position)
    changes = [GAME.moves.named(move) for move in position.moves() if GAME.moves.kind(move).name == "change-die"]
    assert [(change["to"], change["light"], change["dark"]) for change in changes] == [
        (2, 0, 1),
        (2, 1, 0),
        (3, 0, 1),
        (3, 2, 0),
        (4, 1, 1),
        (5, 2, 1),
    ]
    play(position, "change-die", die=1, to=5, light=2, dark=1)
    assert (position.light[0], position.dark[0]) == (0, 0)
    assert (position.light_supply, position.dark_supply) == (12, 3)


def test_f8_3_the_die_is_really_changed_and_must_be_placed_now() -> None:
    position = table(pututus=True)
    set_dice(position, 0, 2, 4, 6)
    give_light(position, 0, 2)
    turn(position)
    play(position, "change-die", die=6, to=5, light=1, dark=0)
    assert choices(position, "place-die", "die") == [5]
    assert "change-die" not in kinds(position)
    assert why_not(position, "place-die", die=2, action=EXCHANGE) == "other-die-changed"
    play(position, "place-die", die=5, action=EXCHANGE)
    assert (position.placed[-1] >> 3) & 7 == 5
    assert position.pips == 5


def test_f8_3_the_normal_placement_rules_apply_to_the_changed_die() -> None:
    position = table(pututus=True)
    put_dice(position, FARM, 4)
    set_dice(position, 0, 5, 5, 5)
    give_light(position, 0, 1)
    turn(position)
    play(position, "change-die", die=5, to=4, light=1, dark=0)
    assert not can(position, "place-die", die=4, action=FARM)
    assert can(position, "place-die", die=4, action=POINTS)


def test_f8_4_three_of_a_kind_gives_only_the_dark_tile() -> None:
    """None left: nothing, no light one instead."""
    position = table(pututus=True)
    position.dark_supply, position.dark = 0, (0, 3, 0, 0)
    for seat in range(4):
        set_dice(position, seat, 1, 2, 3)
    set_dice(position, 0, 6, 6, 6)
    give_pututus(position)
    assert (position.light[0], position.dark[0]) == (0, 0)
