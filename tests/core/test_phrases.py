"""Moves as packed integers, by name and in the fixed encoding."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qosqo.core.phrases import Kind, Part, Table, UnknownPhrase, kind_of, kinds_among, pack, part_a, part_b, part_c, part_d, part_e

TABLE = Table(
    "move",
    Kind("wait"),
    Kind("place", Part("hex", 216), Part("rotation", 6)),
    Kind("bid", Part("card", 30)),
    Kind("pay", Part("gold", 8), Part("corn", 8), Part("stone", 8), together=7),
    Kind("keep", Part("first", 9), Part("second", 9), Part("third", 9), rising=True),
)


@given(st.integers(0, 127), st.lists(st.integers(0, 1023), min_size=5, max_size=5))
def test_packing_keeps_all_parts(kind: int, values: list[int]) -> None:
    move = pack(kind, *values)
    assert kind_of(move) == kind
    assert [part_a(move), part_b(move), part_c(move), part_d(move), part_e(move)] == values
    assert 0 <= move < 2**62


@given(st.lists(st.integers(0, TABLE.size - 1)))
def test_the_kinds_of_a_list_are_named_once_and_sorted(indices: list[int]) -> None:
    moves = [TABLE.move(index) for index in indices]
    assert kinds_among(moves) == sorted({kind_of(move) for move in moves})


@given(st.integers(0, TABLE.size - 1))
def test_the_fixed_encoding_goes_both_ways(index: int) -> None:
    move = TABLE.move(index)
    assert TABLE.index(move) == index
    assert TABLE.packed(TABLE.named(move)) == move


def test_the_encoding_is_as_large_as_the_parts_say() -> None:
    """Of three numbers that are at most 7 together there are 120, of three out of nine cards 84."""
    assert TABLE.size == 1 + 216 * 6 + 30 + 120 + 84


def test_moves_sort_by_kind_then_by_parts() -> None:
    moves = [TABLE.move(index) for index in range(TABLE.size)]
    assert moves == sorted(moves)


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ({}, "needs its kind"),
        ({"kind": "fly"}, "no move called 'fly'"),
        ({"kind": "place", "hex": 3}, "the part 'rotation' must be a number"),
        ({"kind": "place", "hex": 216, "rotation": 0}, "hex must be from 0 to 215, not 216"),
        ({"kind": "place", "hex": 1, "rotation": True}, "the part 'rotation' must be a number"),
        ({"kind": "wait", "hex": 1}, "no part 'hex'"),
    ],
)
def test_bad_names_are_refused_by_name(named: dict[str, int | str], complaint: str) -> None:
    with pytest.raises(UnknownPhrase, match=complaint):
        TABLE.packed(named)


@pytest.mark.parametrize("move", [pack(5), pack(1, 216), pack(1, 0, 6), pack(0, 1), -1])
def test_packed_numbers_outside_the_table_are_refused(move: int) -> None:
    with pytest.raises(UnknownPhrase):
        TABLE.values(move)


def test_two_kinds_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        Table("move", Kind("wait"), Kind("wait"))


def test_a_part_must_fit_its_bits() -> None:
    with pytest.raises(ValueError, match="between 1 and 1024"):
        Part("hex", 1025)


@pytest.mark.parametrize("move", [pack(3, 7, 1, 0), pack(3, 7, 7, 7), pack(4, 3, 3, 4), pack(4, 5, 4, 8)])
def test_what_can_never_be_has_no_number(move: int) -> None:
    """Seven coins at most, and three different cards in order."""
    assert TABLE.packed(TABLE.named(move)) == move
    with pytest.raises(UnknownPhrase):
        TABLE.index(move)


def test_bounds_that_do_not_fit_the_parts_are_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 7"):
        Kind("pay", Part("gold", 9), Part("corn", 8), together=7)
    with pytest.raises(ValueError, match="of one size"):
        Kind("keep", Part("first", 9), Part("second", 8), rising=True)
