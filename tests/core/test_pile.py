"""Piles remember who has seen what, and re-dealing respects it."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.pile import EVERYBODY, SEAT_BIT, UNSEEN, pile, redeal_piles


def test_a_seat_sees_what_it_knows() -> None:
    hand = pile([4, 5])
    hand.put(6, SEAT_BIT[1])
    hand.put(7, EVERYBODY)
    assert hand.known_to(1) == [-1, -1, 6, 7]
    assert hand.known_to(-1) == [-1, -1, -1, 7]


def test_redealing_moves_only_what_the_seat_does_not_know() -> None:
    """A card taken face up stays known in a hand; a card put under the deck stays known there."""
    arrangements = set()
    for seed in range(200):
        deck = pile([1, 2, 3])
        deck.put_under(9, SEAT_BIT[0])
        hand = pile([4, 5])
        hand.put(6, EVERYBODY)
        redeal_piles([deck, hand], 0, seeded(seed))
        assert deck.cards[0] == 9
        assert hand.cards[2] == 6
        assert sorted([*deck.cards, *hand.cards]) == [1, 2, 3, 4, 5, 6, 9]
        arrangements.add(tuple(hand.cards[:2]))
    assert len(arrangements) == 20


def test_shuffling_makes_everybody_forget() -> None:
    deck = pile([1, 2, 3], EVERYBODY)
    deck.shuffle(seeded(1))
    assert deck.seen == (UNSEEN,) * 3


def test_the_most_widely_known_of_equal_cards_leaves() -> None:
    """Onlookers who see a 5 being played must assume it is the 5 they knew of."""
    hand = pile([5], SEAT_BIT[0])
    hand.put(5, EVERYBODY)
    hand.remove(5)
    assert hand.seen == (SEAT_BIT[0],)


def test_removing_an_absent_card_is_an_error() -> None:
    with pytest.raises(ValueError, match="card 3 is not in the pile"):
        pile([1, 2]).remove(3)


def test_showing_adds_to_what_is_known() -> None:
    deck = pile([1, 2])
    deck.show(1, SEAT_BIT[2])
    assert deck.known_to(2) == [-1, 2]
    copy = deck.clone()
    copy.show(0, SEAT_BIT[2])
    assert deck.known_to(2) == [-1, 2]


def test_several_cards_are_laid_at_once() -> None:
    deck = pile([1], UNSEEN)
    deck.put_all((2, 3), EVERYBODY)
    assert (deck.cards, deck.seen) == ((1, 2, 3), (UNSEEN, EVERYBODY, EVERYBODY))
