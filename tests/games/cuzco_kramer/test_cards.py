"""K7: festival cards."""

from __future__ import annotations

from qosqo.core.pile import pile
from tests.games.cuzco_kramer.helpers import AB, BC, A, B, C, at, begin, changed, events, face_up, kinds, play, turn_of, why_not


def test_k7_draw_from_the_deck() -> None:
    """K7 and K7.1: the top card for 1 AP."""
    position = turn_of(0)
    top = position.deck.cards[-1]
    play(position, "draw")
    assert position.hands[0].cards == (top,)
    assert position.action_points == 5


def test_k7_at_most_two_per_turn() -> None:
    """K7: deck and face-up card together."""
    position = turn_of(0)
    play(position, "draw")
    play(position, "take")
    assert why_not(position, "draw") == ("K7.1", "drew-enough")
    assert why_not(position, "take") == ("K7.1", "drew-enough")
    assert position.action_points == 4
    begin(position, 0)
    play(position, "crop", hex=at(9, 21))
    play(position, "draw")
    assert len(position.hands[0].cards) == 3


def test_k7_1_the_face_up_card_is_replaced_from_the_deck() -> None:
    """K7.1: never by the discard below it, and the replacement may be the second draw."""
    position = turn_of(0)
    face_up(position, AB)
    position.deck.remove(C)
    position.discards = (C,)
    following = position.deck.cards[-1]
    play(position, "take")
    assert list(position.hands[0].cards) == [AB]
    assert position.face_up == following
    assert position.discards == (C,)
    play(position, "take")
    assert position.hands[0].cards == (AB, following)


def test_k7_2_an_empty_deck_is_made_of_the_discards() -> None:
    """K7.2: shuffled when a card is needed, without the face-up card."""
    position = turn_of(0)
    position.deck = pile([])
    position.discards = (A, B, C)
    position.face_up = BC
    play(position, "draw")
    assert "reshuffled" in events(position)
    assert position.face_up == BC
    assert list(position.discards) == []
    assert sorted([*position.deck.cards, *position.hands[0].cards]) == [A, B, C]


def test_k7_2_nothing_to_shuffle() -> None:
    """K7.2: then neither a draw nor taking the face-up card is possible."""
    position = turn_of(0)
    position.deck = pile([])
    position.discards = ()
    changed(position)
    assert not kinds(position) & {"draw", "take"}
    assert why_not(position, "draw") == ("K7.2", "no-card-left")
    assert why_not(position, "take") == ("K7.2", "no-card-left")


def test_k7_3_hands_are_secret() -> None:
    """K7.3: others see that a card was drawn from the deck, and which card was taken face up."""
    position = turn_of(0)
    face_up(position, AB)
    play(position, "draw")
    play(position, "take")
    assert position.view(0).players[0].hand == tuple(sorted(position.hands[0].cards))
    assert position.view(1).players[0].hand == (-1, AB)
