"""K2: the turn."""

from __future__ import annotations

from qosqo.games.cuzco_kramer.names import EMPTY, NOT_YET
from qosqo.games.cuzco_kramer.position import KramerPosition
from tests.games.cuzco_kramer.helpers import (
    A,
    at,
    begin,
    changed,
    crop,
    events,
    face_up,
    hand,
    inca,
    kinds,
    legal,
    line,
    play,
    started,
    temple,
    turn_of,
    village,
    why_not,
)

TERRAIN = {"triple", "double", "village", "crop"}


def test_k2_1_six_action_points() -> None:
    """K2.1: a turn has 6 AP; what is not used is lost."""
    position = started()
    first = position.to_act()
    assert position.action_points == 6
    play(position, "crop", hex=at(6, 16))
    assert position.action_points == 5
    play(position, "end-turn")
    assert position.to_act() == 1 - first
    assert position.action_points == 6


def test_k2_1_extra_action_token() -> None:
    """K2.1: one token per turn gives a 7th AP and leaves the game."""
    position = turn_of(0)
    play(position, "token")
    assert position.action_points == 7
    assert position.tokens == (2, 3)
    assert why_not(position, "token") == ("K2.1", "token-spent")
    position = begin(position, 0)
    play(position, "crop", hex=at(6, 16))
    assert legal(position, "token")


def test_k2_1_token_when_all_action_points_are_used() -> None:
    """K2.1 RULING: at any time before the festival, so also when nothing is left; three tokens are all."""
    position = turn_of(0, action_points=0)
    play(position, "token")
    play(position, "draw")
    position = turn_of(0)
    position.tokens = (0, 3)
    assert why_not(position, "token") == ("K2.1", "no-token-left")


def test_k2_1_no_action_without_action_points() -> None:
    position = turn_of(0, action_points=0)
    assert why_not(position, "triple", hex=at(6, 16), rotation=0) == ("K2.1", "too-few-ap")
    assert why_not(position, "pond", hex=at(6, 16)) == ("K2.1", "too-few-ap")
    assert why_not(position, "draw") == ("K2.1", "too-few-ap")


def test_k2_2_terrain_comes_first() -> None:
    """K2.2: nothing comes before the first terrain, not even a free move of an Inca, a token or the end of the turn."""
    position = turn_of(0)
    crop(position, line(6, 14, 3))
    inca(position, 0, at(6, 14))
    begin(position, 0)
    assert kinds(position) == TERRAIN
    assert why_not(position, "move", **{"from": at(6, 14), "to": at(6, 16)}) == ("K2.2", "terrain-first")
    assert why_not(position, "token") == ("K2.2", "terrain-first")
    assert why_not(position, "end-turn") == ("K2.2", "terrain-first")
    play(position, "village", hex=at(9, 15))
    assert legal(position, "move", **{"from": at(6, 14), "to": at(6, 16)})


def test_k2_2_any_actions_any_number_of_times() -> None:
    """K2.2: after the duty the same action may be repeated while AP last, terrain included."""
    position = begin(turn_of(0), 0)
    for place in range(6):
        play(position, "triple", hex=at(6, 4 + 4 * place), rotation=0)
    assert position.action_points == 0
    assert not kinds(position) & TERRAIN


def full_site() -> KramerPosition:
    """Nobody has singles or doubles, and no three adjacent hexes are free of Incas: terrain has no place."""
    position = turn_of(0)
    position.doubles = position.villages = position.crops = (0, 0)
    for cell in range(position.data.cells):
        if position.surface[cell] == EMPTY:
            position.inca[cell] = 1
    changed(position)
    return position


def test_k2_3_no_place_no_duty() -> None:
    """K2.3: who cannot place any terrain skips the duty and may do something else."""
    position = begin(full_site(), 0)
    assert "no-place" in events(position)
    assert not position.duty
    assert "draw" in kinds(position)
    assert position.last_turns == NOT_YET


def test_k2_3_all_stuck_ends_the_game() -> None:
    """K2.3: when all players in succession have no place, the last of them triggers the end: own scoring, then one turn each."""
    position = begin(full_site(), 0)
    play(position, "end-turn")
    assert "all-stuck" in events(position)
    assert position.to_act() == 1
    assert position.last_turns == 2
    play(position, "end-turn")
    assert position.to_act() == 0
    play(position, "end-turn")
    assert position.over()
    assert events(position).count("final-scored") == 2


def test_k2_3_only_in_succession() -> None:
    """K2.3: a player who can place terrain interrupts the succession."""
    position = full_site()
    position.crops = (0, 1)
    for cell in line(6, 14, 4):
        position.inca[cell] = -1
    begin(position, 0)
    play(position, "end-turn")
    assert position.duty
    play(position, "crop", hex=at(6, 14))
    play(position, "end-turn")
    assert position.to_act() == 0
    assert position.last_turns == NOT_YET


def test_a_single_place_is_taken_unasked() -> None:
    """K2.2: with one way to place terrain there is nothing to decide."""
    position = full_site()
    position.crops = (1, 0)
    position.inca[at(6, 14)] = -1
    begin(position, 0)
    assert position.height[at(6, 14)] == 1
    assert position.action_points == 5
    assert not position.duty


def test_k2_4_festival_is_the_last_thing() -> None:
    """K2.4: the festival ends the turn, whatever AP are left, so there is at most one."""
    position = turn_of(0, action_points=4)
    village(position, line(6, 14, 2))
    village(position, line(9, 13, 2))
    temple(position, at(6, 14), 2)
    temple(position, at(9, 13), 2)
    inca(position, 0, at(6, 16), at(9, 15))
    face_up(position, A)
    hand(position, 0, A, A)
    play(position, "festival", hex=at(6, 14), card=A)
    assert position.to_act() == 1
    assert position.scores == [1, 0]


def test_the_turn_ends_by_itself() -> None:
    """K2.1: with no AP, token, free move or festival left there is nothing to decide."""
    position = turn_of(0, action_points=1)
    position.tokens = (0, 3)
    play(position, "pond", hex=at(6, 16))
    assert position.to_act() == 1
