"""K2: the turn."""

from __future__ import annotations

from qosqo.core.phrases import pack
from qosqo.games.cuzco_kramer.names import EMPTY, NOT_YET
from qosqo.games.cuzco_kramer.phrases import MOVE_CROP
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


def full_site(rules: int = 2) -> KramerPosition:
    """Nobody has singles or doubles, and no three adjacent hexes are free of Incas: terrain has no place."""
    position = turn_of(0, rules=rules)
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
    """K2.3: when all players in succession place none because they cannot, the last of them triggers the end as if by the last triple:
    own scoring at the end of that turn, then one turn for everybody else."""
    position = begin(full_site(), 0)
    play(position, "end-turn")
    assert position.to_act() == 1
    assert position.last_turns == NOT_YET, "the turn is not over: a place may still be found"
    play(position, "end-turn")
    assert "all-stuck" in events(position)
    assert position.to_act() == 0
    assert position.last_turns == 1
    assert events(position).count("final-scored") == 1
    play(position, "end-turn")
    assert position.over()
    assert events(position).count("final-scored") == 2


def test_k2_3_who_finds_a_place_later_in_the_turn_is_not_stuck() -> None:
    """K2.3: an Inca steps aside and a crop is placed: that turn does not count among those without terrain."""
    position = full_site()
    crop(position, line(6, 14, 2))
    position.crops = (0, 1)
    position.inca[at(6, 14)] = position.inca[at(6, 16)] = -1
    inca(position, 1, at(6, 14))
    position.inca[at(6, 16)] = 0
    begin(position, 0)
    play(position, "end-turn")
    assert events(position).count("no-place") == 2
    position.inca[at(6, 16)] = -1
    changed(position)
    play(position, "move", **{"from": at(6, 14), "to": at(6, 16)})
    play(position, "crop", hex=at(6, 14))
    play(position, "end-turn")
    assert position.to_act() == 0
    assert position.last_turns == NOT_YET
    play(position, "end-turn")
    assert position.last_turns == NOT_YET, "the succession begins anew"
    play(position, "end-turn")
    assert position.last_turns == 1


def test_k2_3_who_finds_a_place_and_does_not_use_it_is_stuck() -> None:
    position = begin(full_site(), 0)
    play(position, "end-turn")
    position.crops = (0, 1)
    position.inca[at(6, 14)] = -1
    changed(position)
    assert legal(position, "crop", hex=at(6, 14))
    play(position, "end-turn")
    assert "all-stuck" in events(position)


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
    play(position, "end-turn")
    assert position.last_turns == NOT_YET


def test_version_1_k2_3_looked_at_the_beginning_of_the_turn() -> None:
    """Games begun under version 1 of the rules go on by it: the end was triggered when the last player found no place at first."""
    position = begin(full_site(rules=1), 0)
    play(position, "end-turn")
    assert "all-stuck" in events(position)
    assert position.to_act() == 1
    assert position.last_turns == 2
    play(position, "end-turn")
    assert position.to_act() == 0
    play(position, "end-turn")
    assert position.over()
    assert events(position).count("final-scored") == 2


def one_place(rules: int) -> KramerPosition:
    position = full_site(rules)
    position.crops = (1, 0)
    position.inca[at(6, 14)] = -1
    return begin(position, 0)


def test_k2_2_the_only_place_is_asked_for() -> None:
    """K2.2: terrain and action points are spent, so that nobody places the only tile that fits without having said so."""
    position = one_place(rules=2)
    assert position.moves() == [pack(MOVE_CROP, at(6, 14))]
    assert position.duty
    assert position.action_points == 6
    play(position, "crop", hex=at(6, 14))
    assert position.action_points == 5
    assert not position.duty


def test_version_1_took_the_only_place_unasked() -> None:
    position = one_place(rules=1)
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
