"""The rules of the tutorial game, one test each: the pattern for real games."""

from __future__ import annotations

from qosqo.core.match import Match
from qosqo.core.pile import EVERYBODY, SEAT_BIT, pile
from tests.core.helpers import move, play_random, position_of, tambo_match
from tests.tambo.position import TamboPosition


def turn_of_ana(hand: list[int], die: int = 3, seats: int = 3) -> tuple[Match, TamboPosition]:
    """The first player is to act with these cards and this die."""
    match = tambo_match(names=("Ana", "Ben", "Cem", "Dora")[:seats])
    position = position_of(match)
    position.hands[0] = pile(hand, SEAT_BIT[0])
    position.die = die
    position.listed = None
    return match, position


def test_r1_three_secret_cards_each_and_one_face_up() -> None:
    position = position_of(tambo_match())
    assert [len(hand.cards) for hand in position.hands] == [3, 3, 3]
    assert position.view(1).hands == ((-1, -1, -1), tuple(sorted(position.hands[1].cards)), (-1, -1, -1))
    assert 1 <= position.face_up <= 6


def test_r2_1_a_card_up_to_the_die_scores_its_value() -> None:
    match, position = turn_of_ana([2, 3, 4], die=3)
    playable = [value for value in range(1, 7) if move("play", card=value) in position.moves()]
    assert playable == [2, 3]
    match.play(0, move("play", card=3))
    assert position.scores == [3, 0, 0]
    assert position.discards == (3,)


def test_r2_2_drawing_is_secret() -> None:
    match, position = turn_of_ana([1])
    top = position.deck.cards[-1]
    match.play(0, move("draw"))
    assert position.hands[0].known_to(0) == [1, top]
    assert position.hands[0].known_to(1) == [-1, -1]


def test_r2_3_the_face_up_card_stays_known_and_is_replaced() -> None:
    match, position = turn_of_ana([1])
    taken, following = position.face_up, position.deck.cards[-1]
    match.play(0, move("take"))
    assert position.hands[0].known_to(2) == [-1, taken]
    assert position.face_up == following


def test_r2_4_a_kept_gift_is_known_to_both_and_scores_two() -> None:
    match, position = turn_of_ana([1, 6])
    match.play(0, move("give", card=6, to=2))
    assert position.to_act() == 2
    match.play(2, move("keep"))
    assert position.scores == [2, 0, 0]
    assert position.hands[2].known_to(0)[-1] == 6
    assert position.hands[2].known_to(1)[-1] == -1


def test_r2_4_declining_costs_a_point_and_returns_the_card() -> None:
    match, position = turn_of_ana([1, 6])
    match.play(0, move("give", card=6, to=1))
    match.play(1, move("decline"))
    assert position.scores == [0, -1, 0]
    assert sorted(position.hands[0].cards) == [1, 6]
    assert position.to_act() == 1, "the turn goes on clockwise after the answer"


def test_r2_5_nobody_holds_more_than_five() -> None:
    _, position = turn_of_ana([1, 1, 2, 2, 6])
    position.hands[1] = pile([1, 1, 1, 1, 1], EVERYBODY)
    assert move("draw") not in position.moves()
    assert move("take") not in position.moves()
    assert move("give", card=1, to=1) not in position.moves()
    assert move("give", card=1, to=2) in position.moves()


def test_r2_6_who_can_do_nothing_passes_unasked() -> None:
    match, position = turn_of_ana([1, 5, 6, 6, 6, 6], die=1, seats=2)
    position.hands[1] = pile([6, 6, 6, 6, 6], SEAT_BIT[1])
    position.chance.script = [5, 0]  # Ben rolls a 1, then Ana a 6
    match.play(0, move("play", card=1))
    assert position.to_act() == 0
    assert position.die == 6
    assert len(match.made) == 1, "passing was not asked"


def test_r3_after_the_last_round_most_points_win() -> None:
    match = play_random(tambo_match())
    assert position_of(match).round == 7
    best = max(match.position.scores)
    assert match.position.winners() == [seat for seat in range(3) if match.position.scores[seat] == best]
