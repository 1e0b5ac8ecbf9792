"""K4: Incas enter, move and leave."""

from __future__ import annotations

from tests.games.cuzco_kramer.helpers import (
    EAST,
    at,
    crop,
    events,
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

FOREST = at(9, 5)
"""A hex of the site at the forest."""
MOUNTAIN = at(4, 2)
"""A hex of the site at the mountains."""


def test_k4_1_enter_through_the_forest() -> None:
    """K4.1: 1 AP."""
    position = turn_of(0)
    crop(position, [FOREST])
    play(position, "enter", to=FOREST)
    assert position.action_points == 5
    assert position.incas[0] == [FOREST]


def test_k4_1_enter_through_the_mountains() -> None:
    """K4.1: 2 AP."""
    position = turn_of(0)
    crop(position, [MOUNTAIN])
    play(position, "enter", to=MOUNTAIN)
    assert position.action_points == 4


def test_k4_1_never_through_an_empty_hex() -> None:
    """K4.1: neither onto an empty hex, nor over one."""
    position = turn_of(0)
    crop(position, line(9, 7, 2))
    assert why_not(position, "enter", to=FOREST) == ("K4.3", "no-way")
    assert why_not(position, "enter", to=at(9, 7)) == ("K4.3", "no-way")


def test_k4_1_a_hex_at_both_costs_the_lower_price() -> None:
    """K4.1 RULING: (7,3) touches forest and mountain."""
    position = turn_of(0)
    crop(position, [at(7, 3)])
    play(position, "enter", to=at(7, 3))
    assert position.action_points == 5


def test_k4_1_entering_and_moving_on_is_one_move() -> None:
    """K4.1 RULING: at the price of both together."""
    position = turn_of(0)
    crop(position, line(9, 5, 3))
    village(position, [at(9, 11)])
    play(position, "enter", to=at(9, 9))
    assert position.action_points == 5
    play(position, "enter", to=at(9, 11))
    assert position.action_points == 3


def test_k4_1_past_an_own_inca_on_the_border() -> None:
    """K4.1 RULING: through a border hex with an own Inca, but not to stop there; an enemy bars the way."""
    position = turn_of(0)
    crop(position, line(9, 5, 2))
    inca(position, 0, FOREST)
    assert why_not(position, "enter", to=FOREST) == ("K4.4", "hex-taken")
    play(position, "enter", to=at(9, 7))
    assert position.action_points == 5
    position = turn_of(0)
    crop(position, line(9, 5, 2))
    inca(position, 1, FOREST)
    assert why_not(position, "enter", to=at(9, 7)) == ("K4.3", "no-way")


def test_k4_1_needs_an_inca_in_the_supply() -> None:
    """K4.1 RULING: twelve Incas are all."""
    position = turn_of(0)
    crop(position, line(9, 5, 13))
    inca(position, 0, *line(9, 7, 12))
    assert why_not(position, "enter", to=FOREST) == ("K4.1", "no-inca-left")


def test_k4_1_leaving_costs_as_much_as_entering() -> None:
    """K4.1: 1 AP through the forest, 2 AP through the mountains."""
    position = turn_of(0)
    crop(position, [FOREST, MOUNTAIN])
    inca(position, 0, FOREST, MOUNTAIN)
    play(position, "leave", **{"from": FOREST})
    assert position.action_points == 5
    play(position, "leave", **{"from": MOUNTAIN})
    assert position.action_points == 3


def test_k4_1_through_overflowing_terrain() -> None:
    """K3.6 RULING: an overflowing hex is an entry at the price of the border cell below; the site's hex stays one."""
    position = turn_of(0, action_points=6)
    play(position, "double", hex=at(8, 6), rotation=3)
    assert position.height[at(8, 4)] == 1
    assert position.data.entry_price[at(8, 4)] == 1
    inca(position, 1, at(8, 6))
    play(position, "enter", to=at(8, 4))
    assert position.action_points == 3


def test_k4_1_too_few_action_points() -> None:
    position = turn_of(0, action_points=1)
    crop(position, [MOUNTAIN])
    assert why_not(position, "enter", to=MOUNTAIN) == ("K2.1", "too-few-ap")


def test_k4_2_one_type_of_terrain_is_free() -> None:
    """K4.2: at any distance, up and down."""
    position = turn_of(0)
    crop(position, line(6, 10, 7))
    crop(position, [at(6, 14)], height=4)
    inca(position, 0, at(6, 10))
    play(position, "move", **{"from": at(6, 10), "to": at(6, 22)})
    assert position.action_points == 6
    assert position.incas[0] == [at(6, 22)]


def test_k4_2_each_change_of_type_costs_one() -> None:
    """K4.2: from crop to village or back, whether it goes up or down."""
    position = turn_of(0)
    crop(position, [at(6, 10), at(6, 14)])
    village(position, [at(6, 12), at(6, 16)], height=3)
    inca(position, 0, at(6, 10))
    play(position, "move", **{"from": at(6, 10), "to": at(6, 16)})
    assert position.action_points == 3


def test_k4_2_the_cheapest_way_is_taken() -> None:
    """K4.2: a detour over crops costs less than the short way through a village."""
    position = turn_of(0)
    crop(position, [at(6, 12), at(7, 13), at(7, 15), at(6, 16)])
    village(position, [at(6, 14)])
    inca(position, 0, at(6, 12))
    play(position, "move", **{"from": at(6, 12), "to": at(6, 16)})
    assert position.action_points == 6


def test_k4_2_a_city_is_of_the_same_type_as_a_village() -> None:
    """K4.2: two villages, one of them a city, touch only at their crops."""
    position = turn_of(0)
    village(position, line(6, 12, 3))
    temple(position, at(6, 12), 2)
    crop(position, [at(6, 18)])
    inca(position, 0, at(6, 18))
    play(position, "move", **{"from": at(6, 18), "to": at(6, 14)})
    assert position.action_points == 5


def test_k4_3_barriers() -> None:
    """K4.3: never over empty hexes, temples, ponds or enemy Incas; own Incas may be passed."""
    for barrier in ("empty", "temple", "pond", "enemy", "own"):
        position = turn_of(0)
        village(position, [at(6, 12), at(6, 16)])
        inca(position, 0, at(6, 12))
        if barrier == "pond":
            pond(position, at(6, 14))
        elif barrier != "empty":
            village(position, [at(6, 14)])
        if barrier == "temple":
            temple(position, at(6, 14), 2)
        elif barrier in ("enemy", "own"):
            inca(position, 0 if barrier == "own" else 1, at(6, 14))
        if barrier == "own":
            assert legal(position, "move", **{"from": at(6, 12), "to": at(6, 16)})
        else:
            assert why_not(position, "move", **{"from": at(6, 12), "to": at(6, 16)}) == ("K4.3", "no-way"), barrier


def test_k4_4_one_inca_per_hex() -> None:
    """K4.4: no move ends where an Inca stands, own or enemy."""
    position = turn_of(0)
    crop(position, line(6, 12, 3))
    inca(position, 0, at(6, 12), at(6, 14))
    inca(position, 1, at(6, 16))
    assert why_not(position, "move", **{"from": at(6, 12), "to": at(6, 14)}) == ("K4.4", "hex-taken")
    assert why_not(position, "move", **{"from": at(6, 14), "to": at(6, 16)}) == ("K4.4", "hex-taken")


def test_k4_4_only_own_incas_move() -> None:
    position = turn_of(0)
    crop(position, line(6, 12, 3))
    inca(position, 1, at(6, 12))
    assert why_not(position, "move", **{"from": at(6, 12), "to": at(6, 14)}) == ("K4.2", "not-your-inca")
    assert why_not(position, "leave", **{"from": at(6, 12)}) == ("K4.2", "not-your-inca")


def test_k4_5_back_to_the_supply() -> None:
    """K4.5 RULING: an Inca that leaves may enter again."""
    position = turn_of(0)
    crop(position, line(9, 5, 12))
    inca(position, 0, *line(9, 5, 12))
    assert why_not(position, "enter", to=FOREST) == ("K4.1", "no-inca-left")
    play(position, "leave", **{"from": FOREST})
    play(position, "enter", to=FOREST)
    assert len(position.incas[0]) == 12
    assert events(position)[-2:] == ["left", "entered"]


def test_one_free_move_each_between_actions_that_cost() -> None:
    """K4.2, ruling on free moves: an Inca moves for free once; after anything that costs AP it may again."""
    position = turn_of(0)
    crop(position, line(6, 12, 4))
    inca(position, 0, at(6, 12), at(6, 14))
    play(position, "move", **{"from": at(6, 12), "to": at(6, 18)})
    assert why_not(position, "move", **{"from": at(6, 18), "to": at(6, 16)}) == ("K4.2", "moved-freely")
    assert legal(position, "move", **{"from": at(6, 14), "to": at(6, 12)})
    play(position, "token")
    assert not legal(position, "move", **{"from": at(6, 18), "to": at(6, 16)})
    play(position, "draw")
    play(position, "move", **{"from": at(6, 18), "to": at(6, 16)})


def test_free_moves_reach_every_arrangement() -> None:
    """The ruling on free moves loses nothing: two Incas in a region of five hexes reach all ten arrangements."""
    region = line(6, 12, 5)
    position = turn_of(0)
    crop(position, region)
    inca(position, 0, at(6, 12), at(6, 14))
    reached = {tuple(position.incas[0])}
    waiting = [position]
    while waiting:
        current = waiting.pop()
        for start in current.incas[0]:
            for to in region:
                if legal(current, "move", **{"from": start, "to": to}):
                    following = current.clone()
                    play(following, "move", **{"from": start, "to": to})
                    reached.add(tuple(following.incas[0]))
                    waiting.append(following)
    assert len(reached) == 10


def test_a_paid_move_is_open_to_an_inca_that_moved_for_free() -> None:
    position = turn_of(0)
    crop(position, line(6, 12, 2))
    village(position, [at(6, 16)])
    inca(position, 0, at(6, 12))
    play(position, "move", **{"from": at(6, 12), "to": at(6, 14)})
    play(position, "move", **{"from": at(6, 14), "to": at(6, 16)})
    assert position.action_points == 5
    assert position.rested == ()


def test_placing_terrain_opens_the_way() -> None:
    """K4.3: what can be reached is judged anew after every placement."""
    position = turn_of(0)
    crop(position, [at(6, 12), at(6, 16)])
    inca(position, 0, at(6, 12))
    assert not legal(position, "move", **{"from": at(6, 12), "to": at(6, 16)})
    play(position, "double", hex=at(7, 15), rotation=4)
    assert legal(position, "move", **{"from": at(6, 12), "to": at(6, 16)})
    assert not legal(position, "move", **{"from": at(6, 12), "to": at(6, 18)})
    play(position, "triple", hex=at(5, 19), rotation=EAST + 1)
    assert legal(position, "move", **{"from": at(6, 12), "to": at(6, 18)})
