"""K8: the festival."""

from __future__ import annotations

import pytest

from qosqo.core.phrases import pack
from qosqo.core.pile import UNSEEN, pile
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.invariants import check_cards
from qosqo.games.cuzco_kramer.phrases import MOVE_DROP, MOVE_PLAY
from qosqo.games.cuzco_kramer.position import KramerPosition
from tests.games.cuzco_kramer.helpers import (
    AB,
    AC,
    BC,
    A,
    B,
    C,
    at,
    begin,
    changed,
    events,
    face_up,
    hand,
    inca,
    kinds,
    legal,
    line,
    play,
    temple,
    turn_of,
    village,
    why_not,
)

TEMPLE = at(6, 12)


def city(seats: int, value: int = 8, card: int = AB, guests: int = 4, rules: int = 2) -> KramerPosition:
    """A city of ten hexes with an Inca of each of the first `guests` seats; seat 0 has its turn."""
    position = turn_of(0, seats, rules=rules)
    village(position, line(6, 12, 10))
    temple(position, TEMPLE, value)
    for seat in range(min(seats, guests)):
        inca(position, seat, at(6, 14 + 2 * seat))
    face_up(position, card)
    return position


def test_k8_1_where_a_festival_may_be_proposed() -> None:
    """K8.1: in a city with an own Inca and without a solar disc, with at least one card to play."""
    position = city(2)
    assert why_not(position, "festival", hex=TEMPLE, card=A) == ("K8.2", "card-not-in-hand")
    assert "festival" not in kinds(position)
    hand(position, 0, A)
    assert legal(position, "festival", hex=TEMPLE, card=A)
    assert why_not(position, "festival", hex=at(6, 14), card=A) == ("K5.1", "no-city")
    position.discs = (True,)
    changed(position)
    assert why_not(position, "festival", hex=TEMPLE, card=A) == ("K8.1", "solar-disc")
    position = city(2, guests=0)
    hand(position, 0, A)
    assert why_not(position, "festival", hex=TEMPLE, card=A) == ("K8.1", "no-inca-there")


@pytest.mark.parametrize(
    ("shown", "card", "points"),
    [(A, A, 1), (A, AB, 1), (A, AC, 1), (AB, A, 1), (AB, AC, 1), (AB, BC, 1), (AB, AB, 2), (A, B, 0), (A, BC, 0), (AB, C, 0), (BC, BC, 2)],
)
def test_k8_2_festival_points(shown: int, card: int, points: int) -> None:
    """K8.2: 1 FP for each relic that the face-up card shows too; a card without one may not be played."""
    position = city(2, card=shown)
    hand(position, 0, card)
    hand(position, 1, shown)
    if points:
        play(position, "festival", hex=TEMPLE, card=card)
        assert position.bids[0] == points
    else:
        assert why_not(position, "festival", hex=TEMPLE, card=card) == ("K8.2", "no-match")


def test_k8_2_the_proposer_may_open_with_several_cards() -> None:
    """K8.2: one or more."""
    position = city(2, card=AB)
    hand(position, 0, A, B)
    hand(position, 1, AB)
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.to_act() == 0
    play(position, "play", card=B)
    assert position.bids == (2, 0)
    assert position.to_act() == 1


def test_k8_3_match_or_drop() -> None:
    """K8.3: the total must be at least the highest so far; who cannot reach it plays nothing."""
    position = city(3, card=AB)
    hand(position, 0, A, B, AB)
    hand(position, 1, A, B, AC)
    hand(position, 2, B)
    play(position, "festival", hex=TEMPLE, card=AB)
    play(position, "hold")
    assert position.to_act() == 1
    assert why_not(position, "hold") == ("K8.3", "must-match")
    play(position, "play", card=A)
    assert why_not(position, "hold") == ("K8.3", "begun-to-bid")
    play(position, "play", card=B)
    assert position.bids == (2, 2, 0)
    play(position, "hold")
    assert position.to_act() == 0
    assert position.bidding == (True, True, False), "the third player could not reach 2 FP and was passed over"


def test_k8_3_who_cannot_reach_the_bid_may_not_throw_cards_in() -> None:
    position = city(2, card=AB)
    hand(position, 0, AB, A)
    hand(position, 1, B)
    play(position, "festival", hex=TEMPLE, card=AB)
    play(position, "play", card=A)
    assert position.scores == [4, 0]
    assert position.hands[1].cards == (B,)


def test_k8_3_who_has_begun_to_bid_goes_on_until_the_bid_is_matched() -> None:
    """K8.3: dropping out is a choice before the first card of the round."""
    position = city(2, card=AB)
    hand(position, 0, AB, AB, AB)
    hand(position, 1, A, B, AC, BC)
    play(position, "festival", hex=TEMPLE, card=AB)
    play(position, "play", card=AB)
    play(position, "hold")
    assert legal(position, "drop")
    for missing in (A, AC, B):
        play(position, "play", card=missing)
        assert why_not(position, "drop") == ("K8.3", "begun-to-bid")
        assert why_not(position, "hold") == ("K8.3", "begun-to-bid")
    play(position, "play", card=BC)
    assert position.bids == (4, 4)
    assert position.to_act() == 0
    play(position, "play", card=AB)
    assert position.scores == [4, 0], "who has no card left in the next round drops out"


def test_k8_3_in_the_next_round_dropping_out_is_a_choice_again() -> None:
    position = city(2, card=AB)
    hand(position, 0, A, AC, B)
    hand(position, 1, A, B)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "hold")
    play(position, "play", card=A)
    play(position, "hold")
    play(position, "play", card=B)
    play(position, "hold")
    assert legal(position, "drop")
    assert legal(position, "play", card=B)


def test_k8_3_the_only_card_that_completes_a_bid_is_asked_for() -> None:
    """K8.3: it is spent and shown to all; nothing else is possible, but nobody plays it for its owner."""
    position = city(2, card=AB)
    hand(position, 0, AB, A)
    hand(position, 1, A, A)
    play(position, "festival", hex=TEMPLE, card=AB)
    play(position, "hold")
    play(position, "play", card=A)
    assert position.moves() == [pack(MOVE_PLAY, A)]
    assert position.to_act() == 1
    play(position, "play", card=A)
    assert position.bids == (2, 2)


def test_version_1_k8_3_let_drop_out_in_the_middle_of_a_bid() -> None:
    """Games begun under version 1 of the rules go on by it."""
    position = city(2, card=AB, rules=1)
    hand(position, 0, AB)
    hand(position, 1, A, A)
    play(position, "festival", hex=TEMPLE, card=AB)
    play(position, "play", card=A)
    assert why_not(position, "hold") == ("K8.3", "must-match")
    play(position, "drop")
    assert position.scores == [4, 0]


def test_k8_3_a_hand_that_is_only_imagined_may_end_a_bid() -> None:
    """Somebody else's hand, imagined without the cards that are needed: the festival goes on without that player."""
    position = city(2, card=AB)
    hand(position, 0, AB)
    hand(position, 1, A, A)
    play(position, "festival", hex=TEMPLE, card=AB)
    play(position, "play", card=A)
    position.deck.put(position.hands[1].draw(), UNSEEN)
    hand(position, 1, C)
    assert position.moves() == [pack(MOVE_DROP)]
    play(position, "drop")
    assert position.scores == [4, 0]
    check_cards(position)


def test_k8_3_in_turn_order_and_nobody_comes_back() -> None:
    """K8.3: clockwise from the proposer; who drops in the first round is out for good."""
    position = city(3, card=A)
    hand(position, 0, A, A)
    hand(position, 1, A, AB)
    hand(position, 2, A, AC)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "hold")
    assert position.to_act() == 1
    play(position, "drop")
    assert position.to_act() == 2
    play(position, "play", card=A)
    play(position, "hold")
    assert position.to_act() == 0
    play(position, "play", card=A)
    assert position.to_act() == 2


def test_k8_3_only_with_an_inca_in_the_city() -> None:
    """K8.3: others do not take part."""
    position = city(3, guests=2, card=A)
    hand(position, 0, A, A)
    hand(position, 1, A)
    hand(position, 2, A, AB)
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.bidding == (True, True, False)


def test_k8_3_nothing_else_during_a_festival() -> None:
    position = city(2, card=A)
    hand(position, 0, A, A)
    hand(position, 1, A)
    play(position, "festival", hex=TEMPLE, card=A)
    assert why_not(position, "end-turn") == ("K2.4", "festival-first")
    assert why_not(position, "drop") == ("K8.4", "already-high")


def test_k8_4_nobody_else_in_the_city() -> None:
    """K8.4: the proposer is alone at once, with the first card."""
    position = city(2, guests=1, card=A)
    hand(position, 0, A, A)
    hand(position, 1, A)
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.scores == [4, 0]
    assert position.hands[0].cards == (A,)
    assert position.to_act() == 1


def test_k8_4_ends_when_one_is_left() -> None:
    """K8.4: the others have dropped out."""
    position = city(2, card=A)
    hand(position, 0, A)
    hand(position, 1, A)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "drop")
    assert position.scores == [4, 0]


def test_k8_4_all_decline_in_succession() -> None:
    """K8.4: after the last card everybody left is asked once more, the last to play included."""
    position = city(3, card=A)
    hand(position, 0, A, AB)
    hand(position, 1, A, AC)
    hand(position, 2, A, AB)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "hold")
    for seat in (1, 2):
        assert position.to_act() == seat
        play(position, "play", card=A)
        play(position, "hold")
    for seat in (0, 1, 2):
        assert position.to_act() == seat
        play(position, "hold")
    assert position.festival == -1
    assert position.scores == [2, 2, 2]


def test_k8_4_a_raise_asks_everybody_again() -> None:
    """K8.4: only those who decline after the last card count."""
    position = city(2, card=A)
    hand(position, 0, A, A, AB)
    hand(position, 1, A, AB, AC)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "hold")
    play(position, "play", card=A)
    play(position, "hold")
    play(position, "hold")
    assert position.to_act() == 1
    play(position, "play", card=AB)
    play(position, "hold")
    play(position, "play", card=A)
    play(position, "hold")
    play(position, "hold")
    assert position.to_act() == 0
    assert position.festival == TEMPLE
    play(position, "hold")
    assert position.scores == [2, 2]


def test_k8_4_who_cannot_play_declines_automatically() -> None:
    """K8.4: with equal totals and no cards left the agreement needs no question."""
    position = city(2, card=A)
    hand(position, 0, A)
    hand(position, 1, A)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "play", card=A)
    assert position.scores == [2, 2]
    assert events(position).count("declined") == 2


def told_to_all(position: KramerPosition) -> tuple[object, ...]:
    """What a spectator sees and hears, and who decides."""
    return position.view(NOBODY), [(told.kind, told.seat, told.values) for told in position.journal or ()], position.to_act()


@pytest.mark.parametrize("answers", [["drop"], ["play", "hold", "hold", "hold"]])
def test_k8_4_nobody_learns_from_the_question_what_a_hand_holds(answers: list[str]) -> None:
    """K8.3, K8.4: who can only drop out or decline is asked like somebody who has a choice, and the answer is told alike."""
    told = []
    for others in ((A, AB), (C, C)):
        position = city(2, card=AB, rules=3)
        hand(position, 0, A, *others)
        hand(position, 1, *((A, *others) if "play" in answers else others))
        play(position, "festival", hex=TEMPLE, card=A)
        heard = [told_to_all(position)]
        play(position, "hold")
        heard.append(told_to_all(position))
        for answer in answers:
            play(position, answer, **({"card": A} if answer == "play" else {}))
            heard.append(told_to_all(position))
        told.append(heard[: len(answers) + 1])
    assert told[0] == told[1]


def test_k8_4_an_empty_hand_needs_no_question() -> None:
    position = city(2, card=A, rules=3)
    hand(position, 0, A)
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.scores == [4, 0]


@pytest.mark.parametrize(("value", "alone", "shared"), [(2, 1, 0), (4, 2, 1), (6, 3, 2), (8, 4, 2), (10, 5, 3)])
def test_k8_5_points(value: int, alone: int, shared: int) -> None:
    """K8.5: alone 1 to 5 points, shared 0 1 2 2 3 each."""
    position = city(2, value=value, card=A)
    hand(position, 0, A)
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.scores == [alone, 0]
    position = city(2, value=value, card=A)
    hand(position, 0, A)
    hand(position, 1, A)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "play", card=A)
    assert position.scores == [shared, shared]


def test_k8_6_played_cards_are_discarded() -> None:
    """K8.6: also those of who dropped out; then the deck's top card is turned up."""
    position = city(2, card=A)
    hand(position, 0, A, AB, AB)
    hand(position, 1, AC, AC)
    following = position.deck.cards[-1]
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "hold")
    play(position, "play", card=AC)
    play(position, "hold")
    play(position, "play", card=AB)
    play(position, "hold")
    play(position, "drop")
    assert sorted(position.discards) == sorted([A, A, AB, AC])
    assert position.face_up == following
    assert position.hands[0].cards == (AB,)
    assert position.hands[1].cards == (AC,)


def test_k8_6_an_empty_deck_is_made_of_the_played_cards() -> None:
    """K8.6 and K7.2: the old face-up card stays out of the shuffled cards."""
    position = city(2, guests=1, card=A)
    hand(position, 0, AB)
    position.deck = pile([])
    play(position, "festival", hex=TEMPLE, card=AB)
    assert position.face_up == AB
    assert position.discards == (A,)


@pytest.mark.parametrize("value", [2, 8])
def test_k8_7_solar_disc(value: int) -> None:
    """K8.7: the temple gets a disc, also when sharing paid nothing."""
    position = city(2, value=value, card=A)
    hand(position, 0, A)
    hand(position, 1, A)
    play(position, "festival", hex=TEMPLE, card=A)
    play(position, "play", card=A)
    assert position.discs == (True,)


def test_k8_8_after_the_own_final_scoring() -> None:
    """K8.8: such a player may still take part and gain points, and the Incas still block and count."""
    position = city(2, value=8, card=A)
    hand(position, 0, A)
    hand(position, 1, A)
    position.last_turns = 2
    position.tokens = (0, 0)
    play(position, "end-turn")
    before = position.scores[0]
    assert position.to_act() == 1
    assert why_not(position, "move", **{"from": at(6, 16), "to": at(6, 14)}) == ("K4.4", "hex-taken")
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.to_act() == 0
    play(position, "play", card=A)
    assert position.scores[0] == before + 2
    assert position.over()


def test_k8_8_pond_points_after_the_own_final_scoring() -> None:
    """K8.8: the highest position beside a pond still scores."""
    position = turn_of(0)
    pool = at(9, 15)
    shore = list(position.data.beside[pool])
    village(position, shore)
    inca(position, 0, shore[0])
    position.last_turns = 2
    play(position, "end-turn")
    assert position.to_act() == 1
    play(position, "pond", hex=pool)
    assert position.scores == [3, 0]


def test_a_new_turn_after_the_festival() -> None:
    """K2.4: the next player begins."""
    position = city(2, guests=1, card=A)
    begin(position, 0)
    hand(position, 0, A)
    play(position, "crop", hex=at(9, 15))
    play(position, "festival", hex=TEMPLE, card=A)
    assert position.to_act() == 1
    assert position.duty
