"""The examples of the rulebook. Players A, B, C and D are the seats 0 to 3."""

from __future__ import annotations

from qosqo.games.cuzco_kramer.end import place_in
from tests.games.cuzco_kramer.helpers import (
    AB,
    AC,
    NORTH_WEST,
    SOUTH_EAST,
    A,
    B,
    at,
    begin,
    crop,
    events,
    face_up,
    hand,
    inca,
    legal,
    line,
    play,
    pond,
    step,
    temple,
    turn_of,
    village,
    why_not,
)


def test_the_highest_inca_may_expand() -> None:
    """K5.2: A has the only Inca on level 4, B three lower ones: A may expand, B may not."""
    for seat in (0, 1):
        position = turn_of(seat)
        village(position, line(6, 10, 2))
        village(position, [at(6, 14)], height=4)
        village(position, line(6, 16, 3), height=3)
        temple(position, at(6, 10), 2)
        inca(position, 0, at(6, 14))
        inca(position, 1, *line(6, 16, 3))
        assert legal(position, "expand", hex=at(6, 10), value=step(4)) == (seat == 0)


def test_the_second_inca_decides() -> None:
    """K5.2: A on 3 and 1, B on 3 and 2, C below: only B may build."""
    for seat in (0, 1, 2):
        position = turn_of(seat, seats=3)
        cells = line(6, 10, 6)
        for cell, height in zip(cells, (3, 1, 3, 2, 2, 1), strict=True):
            village(position, [cell], height)
        inca(position, 0, cells[0], cells[1])
        inca(position, 1, cells[2], cells[3])
        inca(position, 2, cells[4])
        if seat == 1:
            play(position, "build", hex=cells[5], value=step(6))
        else:
            assert why_not(position, "build", hex=cells[5], value=step(6)) == ("K5.2", "not-highest")


def test_linking_a_village_to_a_city() -> None:
    """K3.5, K5.3, K5.5: the link costs 1 AP, then the temple goes from 4 to 8 for 1 AP and 4 points."""
    position = turn_of(0)
    village(position, [*line(6, 8, 4), *line(6, 18, 3)])
    temple(position, at(6, 8), 4)
    inca(position, 0, at(6, 10))
    assert why_not(position, "expand", hex=at(6, 8), value=step(8)) == ("K5.3", "too-small")
    play(position, "double", hex=at(6, 16), rotation=SOUTH_EAST)
    play(position, "expand", hex=at(6, 8), value=step(8))
    assert position.action_points == 4
    assert position.scores == [4, 0]


def test_expanding_from_two_to_eight() -> None:
    """K5.5: 4 points, half of the new value."""
    position = turn_of(0)
    village(position, line(6, 8, 8))
    temple(position, at(6, 8), 2)
    inca(position, 0, at(6, 10))
    play(position, "expand", hex=at(6, 8), value=step(8))
    assert position.scores == [4, 0]


def test_cutting_a_city_and_building_anew() -> None:
    """K3.7: the terrain that cuts costs 1 AP, the temple in the new village another."""
    position = turn_of(0)
    village(position, line(6, 8, 6))
    temple(position, at(6, 8), 6)
    inca(position, 0, at(6, 18))
    assert why_not(position, "build", hex=at(6, 16), value=step(2)) == ("K5.8", "city-has-temple")
    play(position, "crop", hex=at(6, 14))
    play(position, "build", hex=at(6, 16), value=step(2))
    assert position.action_points == 4
    assert position.temples == (at(6, 8), at(6, 16))
    assert position.steps == (step(6), step(2))


def test_a_pond_of_two_for_six_points() -> None:
    """K6.2, K6.3: the second tile of a surrounded pond; A on level 3 is ahead of two lower Incas of B."""
    position = turn_of(1)
    pool = line(6, 14, 2)
    shore = sorted({near for cell in pool for near in position.data.beside[cell]} - set(pool))
    crop(position, shore)
    crop(position, [shore[0]], height=2)
    crop(position, [shore[1]])
    pond(position, pool[0])
    inca(position, 0, shore[0])
    inca(position, 1, shore[1], shore[2])
    play(position, "pond", hex=pool[1])
    assert position.scores == [6, 0]


def test_a_pond_with_a_tie() -> None:
    """K6.2: A and B are equally high, C is lower: nobody scores."""
    position = turn_of(0, seats=3)
    pool = at(6, 16)
    shore = list(position.data.beside[pool])
    crop(position, shore[:5])
    crop(position, shore[:2])
    pond(position, pool)
    for seat in range(3):
        inca(position, seat, shore[seat])
    play(position, "crop", hex=shore[5])
    assert position.scores == [0, 0, 0]


def test_the_festival() -> None:
    """K8.2 to K8.6: A1, B1, C2, D out, A2, B drops, C3, A3, C and A decline: shared for 2 points each at a temple of 8."""
    position = turn_of(0, seats=4)
    village(position, line(6, 8, 8))
    temple(position, at(6, 8), 8)
    for seat in range(4):
        inca(position, seat, at(6, 10 + 2 * seat))
    face_up(position, AB)
    hand(position, 0, A, A, B)
    hand(position, 1, B, B)
    hand(position, 2, AB, A, AC)
    hand(position, 3, AB)
    play(position, "festival", hex=at(6, 8), card=A)
    play(position, "hold")
    assert position.to_act() == 1
    play(position, "play", card=B)
    play(position, "hold")
    play(position, "play", card=AB)
    play(position, "hold")
    play(position, "drop")
    assert position.bids == (1, 1, 2, 0)
    assert position.to_act() == 0
    play(position, "play", card=A)
    play(position, "hold")
    assert position.to_act() == 1
    play(position, "drop")
    assert position.to_act() == 2
    play(position, "play", card=A)
    play(position, "hold")
    assert position.bids == (2, 1, 3, 0)
    play(position, "play", card=B)
    assert position.to_act() == 2, "A has no card left, so the bid is closed without a question"
    play(position, "hold")
    assert position.scores == [2, 0, 2, 0]
    assert events(position)[-8:-1].count("co-organized") == 2
    assert [len(hand.cards) for hand in position.hands] == [0, 1, 1, 1]
    assert position.discs == (True,)


def test_the_final_scoring() -> None:
    """K9.2: A, B and C on 3 and 2, B also on 1: B is first (10), A and C second (5 each) at a temple of 10."""
    position = turn_of(1, seats=3)
    cells = line(6, 4, 14)
    village(position, cells)
    village(position, cells[1:4], height=2)
    village(position, cells[4:7])
    temple(position, cells[0], 10)
    for seat in range(3):
        inca(position, seat, cells[1 + seat], cells[4 + seat])
    inca(position, 1, cells[7])
    assert [place_in(position, seat, cells[0]) for seat in range(3)] == [2, 1, 2]
    position.last_turns = 3
    for _ in range(3):
        play(position, "end-turn")
    assert position.scores == [5, 10, 5]


def test_the_final_scoring_with_a_last_move() -> None:
    """K9.2: C uses the last turn to move an Inca up, takes the first place and scores 10 too."""
    position = turn_of(1, seats=3)
    cells = line(6, 4, 12)
    village(position, cells)
    village(position, cells[1:5], height=2)
    village(position, cells[5:8])
    temple(position, cells[0], 10)
    inca(position, 0, cells[1], cells[5])
    inca(position, 1, cells[2], cells[6], cells[8])
    inca(position, 2, cells[3], cells[7])
    position.last_turns = 3
    play(position, "end-turn")
    assert position.scores == [0, 10, 0]
    assert place_in(position, 2, cells[0]) == 2
    crop(position, [at(5, 13)])
    inca(position, 2, at(5, 13))
    play(position, "move", **{"from": at(5, 13), "to": cells[4]})
    play(position, "end-turn")
    assert position.scores == [0, 10, 10]


def test_the_whole_turn() -> None:
    """The example turn: 6 AP; 2 points for the temple, 3 for the pond and 2 for the festival."""
    position = turn_of(0)
    village(position, [at(9, 11), at(9, 13), at(10, 12)])
    crop(position, [at(8, 14), at(10, 14), at(10, 16)])
    face_up(position, A)
    hand(position, 0, A)
    begin(position, 0)

    play(position, "triple", hex=at(9, 9), rotation=SOUTH_EAST)
    assert position.action_points == 5
    play(position, "enter", to=at(10, 8))
    assert position.action_points == 4
    play(position, "move", **{"from": at(10, 8), "to": at(9, 11)})
    assert position.action_points == 3
    play(position, "build", hex=at(10, 12), value=step(4))
    assert position.action_points == 2
    assert position.scores == [2, 0]
    play(position, "move", **{"from": at(9, 11), "to": at(9, 13)})
    assert position.action_points == 2
    play(position, "pond", hex=at(9, 15))
    assert position.action_points == 1
    play(position, "double", hex=at(9, 17), rotation=NORTH_WEST)
    assert position.action_points == 0
    assert position.scores == [5, 0]
    play(position, "festival", hex=at(10, 12), card=A)
    assert position.scores == [7, 0]
    assert position.to_act() == 1
