"""Positions as plain data."""

from __future__ import annotations

import pytest

from qosqo.core.codec import NotPlainData, as_lists, as_tuples, attributes_of, decode, digest, encode, tuples_of
from qosqo.core.pile import Pile
from tests.core.helpers import play_random, tambo_match
from tests.tambo import GAME
from tests.tambo.position import TamboPosition


def test_all_declared_attributes_belong_to_the_position() -> None:
    assert attributes_of(TamboPosition) == [
        *["chance", "deck", "die", "discards", "face_up", "gift", "hands", "reveals", "round", "rules", "scores", "seats", "stack"],
    ]


def test_a_forgotten_attribute_is_noticed() -> None:
    position = TamboPosition()
    with pytest.raises(AttributeError):
        encode(position)


@pytest.mark.parametrize("value", [{"a": 1}, (1, 2), {1}, 1.5])
def test_only_plain_data_can_be_encoded(value: object) -> None:
    with pytest.raises(NotPlainData, match="is not plain data"):
        encode([value])


def test_unknown_classes_and_missing_attributes_are_refused() -> None:
    with pytest.raises(NotPlainData, match="no class 'Intruder'"):
        decode({"is": "Intruder"}, {})
    match = tambo_match()
    encoded = encode(match.position)
    assert isinstance(encoded, dict)
    del encoded["die"]
    with pytest.raises(NotPlainData, match="TamboPosition: die is missing"):
        GAME.position_from(encoded, match.data)


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest([1, 2]) != digest([2, 1])


def test_a_position_read_back_plays_on_alike() -> None:
    match = play_random(tambo_match(), moves=5)
    back = GAME.position_from(encode(match.position), match.data)
    chosen = back.moves()[0]
    back.apply(chosen)
    match.play(match.position.to_act(), chosen)
    assert encode(back) == encode(match.position)


def test_tuples_are_read_back_as_tuples() -> None:
    """JSON knows arrays only; the class says which of them are tuples."""
    match = play_random(tambo_match(), moves=20)
    back = GAME.position_from(encode(match.position), match.data)
    assert isinstance(back, TamboPosition)
    assert isinstance(back.discards, tuple)
    assert isinstance(back.deck.cards, tuple)
    assert isinstance(back.scores, list)
    assert tuples_of(TamboPosition) == {"discards"}
    assert tuples_of(Pile) == {"cards", "seen"}


def test_tuples_within_tuples() -> None:
    """A row of rows goes into JSON as arrays and comes back as tuples throughout."""
    rows = ((1, 2), (), (3,))
    assert as_lists(rows) == [[1, 2], [], [3]]
    assert as_tuples([[1, 2], [], [3]]) == rows
