"""Movement and feathers: F2.4 to F2.8."""

from __future__ import annotations

import pytest

from qosqo.core.values import replaced, spliced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.exchange import reserve_quipus
from qosqo.games.cuzco_feld.position import FeldPosition
from tests.games.cuzco_feld.helpers import (
    CUZCO,
    EXCHANGE,
    FARM,
    ROPE,
    STONE,
    STUDY,
    can,
    choices,
    deliver,
    draw_tile,
    give_feathers,
    kinds,
    neighbours_of,
    play,
    quick_blessing,
    set_trail,
    slots_of,
    stand,
    table,
    turn,
    why_not,
)


def at_outer_village() -> FeldPosition:
    """Seat 0 stands in outer village 1: stone 2 and 6 to the inner villages, rope 3 and stone 4 along the frame."""
    position = table()
    stand(position, 0, 6)
    for there, kind, pips in ((0, STONE, 2), (1, STONE, 6), (7, ROPE, 3), (11, STONE, 4)):
        set_trail(position, 6, there, kind, pips)
    return position


def test_f2_4_over_exactly_one_trail_of_that_kind_with_at_most_the_dies_pips() -> None:
    position = turn(at_outer_village())
    play(position, "place-die", die=4, action=STONE)
    assert choices(position, "move-to", "place") == [0, 11]
    assert why_not(position, "move-to", place=1) == "trail-too-high"
    assert why_not(position, "move-to", place=7) == "wrong-trail"


def test_f2_4_to_cuzco_from_an_inner_village() -> None:
    """Arm 0 of the overlay, stone 2, leads to inner village 1."""
    position = table()
    position.overlay = 0
    stand(position, 0, 0)
    for there in neighbours_of(0):
        set_trail(position, 0, there, STONE, 4)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    assert position.chasquis[0] == CUZCO, "the only trail was taken unasked"


def test_f2_5_deliver_the_quipu_on_top_and_gain_the_feather() -> None:
    position = at_outer_village()
    deliver(position, 1, 11)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    play(position, "move-to", place=11)
    assert position.quipus[44:48] == (1, 0, -1, -1)
    assert position.top_quipu(11) == 0
    assert position.quipus_on_mask(0) == 9
    colour = position.feather_of[11]
    assert choices(position, "place-feather", "feather") == [colour]
    play(position, "place-feather", feather=colour, slot=slots_of(position, 0, colour)[2])
    assert position.over()


def test_f2_5_from_the_reserve_when_none_is_left_on_the_mask() -> None:
    position = at_outer_village()
    reserve_quipus(position, 0, 10)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    play(position, "move-to", place=11)
    assert position.reserve[0] == 9
    assert position.top_quipu(11) == 0


def test_f2_5_three_feathers_of_the_colour_already() -> None:
    """The quipu is delivered all the same."""
    position = at_outer_village()
    give_feathers(position, 0, *[position.feather_of[11]] * 3)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    play(position, "move-to", place=11)
    assert position.top_quipu(11) == 0
    assert sum(position.feathers[:12]) == 3
    assert position.over()


def test_f2_5_only_the_move_where_ones_own_quipu_lies_already_or_none_is_left() -> None:
    position = at_outer_village()
    deliver(position, 0, 11)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    play(position, "move-to", place=11)
    assert position.quipus[44:48] == (0, -1, -1, -1)
    assert sum(position.feathers[:12]) == 0
    position = at_outer_village()
    deliver(position, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    play(position, "move-to", place=11)
    assert position.top_quipu(11) == -1
    assert sum(position.feathers[:12]) == 0


def test_f2_6_a_delivered_or_reserved_quipu_frees_a_space_for_a_tile() -> None:
    position = at_outer_village()
    position.spaces = spliced(position.spaces, 0, [draw_tile(position, STUDY), draw_tile(position, FARM)])
    assert not can(turn(position), "place-die", die=6, action=FARM)
    deliver(position, 0, 3)
    assert can(turn(position), "place-die", die=6, action=FARM)
    position.spaces = replaced(position.spaces, 2, draw_tile(position, STUDY))
    assert not can(turn(position), "place-die", die=6, action=FARM)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "reserve-quipus", count=1)
    assert position.reserve[0] == 1
    assert can(turn(position), "place-die", die=6, action=FARM)


def test_f2_7_entering_cuzco_brings_a_fire_blessing_and_no_quipu() -> None:
    position = table()
    position.overlay = 0
    stand(position, 0, 0)
    for there in neighbours_of(0):
        set_trail(position, 0, there, ROPE, 4)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    quick_blessing(position)
    assert (position.offerings[0], position.food[0]) == (3, 1)
    assert position.quipus_on_mask(0) == 10


def test_f2_7_no_turning_of_the_overlay_on_ones_own_first_departure() -> None:
    """Even if others have left before: stone 2, 4 and 6 lead where they lie."""
    position = table()
    stand(position, 0, CUZCO, departed=False)
    position.overlay = 1
    turn(position)
    play(position, "place-die", die=6, action=STONE)
    assert kinds(position) == ["move-to"]
    assert choices(position, "move-to", "place") == [1, 3, 5]
    play(position, "move-to", place=3)
    assert position.departed[0] == 1
    assert position.overlay == 1


def test_f2_7_later_the_overlay_may_be_turned_to_any_position() -> None:
    position = table()
    stand(position, 0, CUZCO)
    position.overlay = 1
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    assert choices(position, "leave-cuzco", "place") == [0, 1, 2, 3, 4, 5]
    assert choices(position, "leave-cuzco", "overlay") == [0, 1, 2, 3, 4, 5]
    assert len(position.moves()) == 6, "a 2 fits only the stone trail of 2"
    play(position, "leave-cuzco", place=4, overlay=4)
    assert position.overlay == 4
    assert position.chasquis[0] == 4


def test_f2_8_feathers_go_to_a_free_slot_of_their_colour_and_stay() -> None:
    position = table()
    colour = position.slot_colour(0, 0)
    position.feathers = replaced(position.feathers, 0, 1)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    free = [slot for slot in slots_of(position, 0, colour) if slot != 0]
    offered = [slot for slot in choices(position, "place-feather", "slot") if position.slot_colour(0, slot) == colour]
    assert offered == free
    play(position, "place-feather", feather=colour, slot=free[1])
    assert [slot for slot in range(n.SLOTS) if position.feathers[slot]] == [0, free[1]]


def test_f2_8_at_most_three_feathers_of_a_colour() -> None:
    position = table()
    give_feathers(position, 0, 2, 2, 2)
    turn(position)
    play(position, "place-die", die=6, action=EXCHANGE)
    assert choices(position, "place-feather", "feather") == [0, 1, 3]


@pytest.mark.parametrize("seat", [0, 2])
def test_f2_8_of_two_equal_slots_at_one_circlet_only_one_is_offered(seat: int) -> None:
    """A mask from another data file: slots 1 and 2 have the same colour."""
    position = table()
    first = position.masks[seat] * n.SLOTS
    data = position.data.masks[:]
    other = next(slot for slot in range(2, n.SLOTS) if data[first + slot] == data[first])
    data[first + other], data[first + 1] = data[first + 1], data[first + other]
    kept, position.data.masks = position.data.masks, data
    try:
        turn(position, seat)
        play(position, "place-die", die=4, action=EXCHANGE)
        assert 0 in choices(position, "place-feather", "slot")
        assert 1 not in choices(position, "place-feather", "slot")
        play(position, "place-feather", feather=data[first], slot=0)
        assert 1 in choices(position, "place-feather", "slot")
    finally:
        position.data.masks = kept
