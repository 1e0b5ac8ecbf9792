"""K9: the end of the game and the grand final scoring."""

from __future__ import annotations

import pytest

from qosqo.games.cuzco_kramer.end import place_in
from qosqo.games.cuzco_kramer.names import NOT_YET
from tests.games.cuzco_kramer.helpers import at, begin, events, inca, kinds, line, play, temple, turn_of, village

TEMPLE = at(6, 4)


def test_k9_1_the_last_triple() -> None:
    """K9.1: who places it finishes the turn and scores; then everyone else has one more turn without duty, and scores at its end."""
    position = turn_of(1, seats=3)
    village(position, line(6, 4, 4))
    temple(position, TEMPLE, 4)
    inca(position, 0, at(6, 6))
    inca(position, 1, at(6, 8))
    position.triples = 1
    begin(position, 1)
    play(position, "triple", hex=at(9, 15), rotation=0)
    assert position.to_act() == 1
    assert position.action_points == 5
    assert position.scores == [0, 0, 0]
    play(position, "draw")
    play(position, "end-turn")
    assert position.scores == [0, 4, 0]
    assert position.to_act() == 2
    assert not position.duty
    assert {"double", "village", "crop", "token", "draw", "end-turn"} <= kinds(position)
    play(position, "end-turn")
    assert position.to_act() == 0
    play(position, "double", hex=at(9, 21), rotation=0)
    play(position, "end-turn")
    assert position.over()
    assert position.scores == [4, 4, 0]


def test_k9_1_not_before_the_last_triple() -> None:
    position = turn_of(0)
    position.triples = 2
    play(position, "triple", hex=at(9, 15), rotation=0)
    assert position.last_turns == NOT_YET
    play(position, "triple", hex=at(9, 21), rotation=0)
    assert position.last_turns == 2
    assert "last-triple" in events(position)


def test_k9_1_the_end_comes_once() -> None:
    """K9.1 and K2.3: when the end was triggered for want of places, the last triple does not trigger it again."""
    position = turn_of(0)
    position.triples = 1
    position.last_turns = 1
    play(position, "triple", hex=at(9, 15), rotation=0)
    assert position.last_turns == 1
    play(position, "end-turn")
    assert position.over()


@pytest.mark.parametrize(
    ("heights", "places"),
    [
        ([[3], [2], [1]], [1, 2, 3]),
        ([[3], [3], [1]], [1, 1, 2]),
        ([[3], [2], [2]], [1, 2, 2]),
        ([[3, 2], [3, 1], [3]], [1, 2, 3]),
        ([[2], [2], [2]], [1, 1, 1]),
        ([[1], [], [4]], [2, 0, 1]),
    ],
)
def test_k9_2_first_and_second_position(heights: list[list[int]], places: list[int]) -> None:
    """K9.2: the value for the first, half for the second position, ties included; after a tie for first comes the second."""
    position = turn_of(0, seats=3)
    village(position, [TEMPLE])
    free = iter(line(6, 6, 12))
    for seat, levels in enumerate(heights):
        for level in levels:
            cell = next(free)
            village(position, [cell], level)
            inca(position, seat, cell)
    temple(position, TEMPLE, 6)
    assert [place_in(position, seat, TEMPLE) for seat in range(3)] == places
    position.last_turns = 3
    for _ in range(3):
        play(position, "end-turn")
    assert position.over()
    assert position.scores == [{0: 0, 1: 6, 2: 3, 3: 0}[place] for place in places]


def test_k9_2_as_things_stand_at_that_moment() -> None:
    """K9.2: a player who scores later may still take the first position; both have then scored the full value."""
    position = turn_of(0)
    village(position, [TEMPLE, at(6, 6)])
    village(position, [at(6, 8)], height=3)
    village(position, [at(6, 10)], height=2)
    temple(position, TEMPLE, 4)
    inca(position, 0, at(6, 10))
    inca(position, 1, at(6, 6))
    position.last_turns = 2
    play(position, "end-turn")
    assert position.scores == [4, 0]
    play(position, "move", **{"from": at(6, 6), "to": at(6, 8)})
    play(position, "end-turn")
    assert position.scores == [4, 4]


def test_k9_3_nothing_without_incas() -> None:
    """K9.3: not even half when nobody else is there."""
    position = turn_of(0)
    village(position, line(6, 4, 4))
    temple(position, TEMPLE, 4)
    inca(position, 1, at(6, 6))
    position.last_turns = 2
    play(position, "end-turn")
    assert position.scores == [0, 0]
    play(position, "end-turn")
    assert position.scores == [0, 4]


def test_k9_4_most_points_win_and_ties_are_shared() -> None:
    """K9.4."""
    position = turn_of(0, seats=3)
    position.scores = [7, 12, 12]
    assert position.winners() == [1, 2]
    position.scores = [13, 12, 12]
    assert position.winners() == [0]
