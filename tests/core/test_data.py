"""The checked reader of component data: whatever is wrong is named, and nothing breaks it."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qosqo.core.data import LONGEST_QUOTE, DataError, Entry, data_hash, origins, read_groups

FILE = """
[cards]
origin = "known"
copies = [3, 2, 1]
colour = "red"
bonus = true

[rounds]
origin = "rulebook"
count = 6
"""
GROUPS = ("cards", "rounds")


def cards(text: str = FILE) -> Entry:
    return read_groups(text, GROUPS)["cards"]


def test_entries_are_read_with_their_bounds() -> None:
    assert cards()["copies"].numbers(3, 0, 5) == [3, 2, 1]
    assert cards()["colour"].place_in(("blue", "red")) == 1
    assert cards()["bonus"].truth() is True
    assert cards()["colour"].text() == "red"
    assert read_groups(FILE, GROUPS)["rounds"]["count"].number(1, 6) == 6
    assert origins(read_groups(FILE, GROUPS)) == {"cards": "known", "rounds": "rulebook"}
    assert list(cards().entries()) == ["origin", "copies", "colour", "bonus"]


def test_files_that_call_the_origin_by_its_former_name_are_still_read() -> None:
    """Old records carry such files."""
    assert origins(read_groups(FILE.replace("origin", "source"), GROUPS)) == {"cards": "known", "rounds": "rulebook"}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[cards]", "[cords]", "cords: there is no such group; there are: cards, rounds"),
        ("[rounds]", "[cards.rounds]", "rounds: the group is missing"),
        ('origin = "known"', "", "cards.origin is missing"),
        ('origin = "known"', 'origin = "hearsay"', "cards.origin: one of rulebook, known, reconstructed is needed, not 'hearsay'"),
        ("[cards]", "cards = 3\n[rest]", "not a TOML file|rest: there is no such group"),
        ("copies = [3, 2, 1]", "copies = [", "not a TOML file"),
    ],
)
def test_a_wrong_group_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        read_groups(FILE.replace(old, new, 1), GROUPS)


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("[3, 2]", r"cards.copies: a list of 3 is needed, not of 2"),
        ("[3, 2, 9]", r"cards.copies\[2\]: a number from 0 to 5 is needed, not 9"),
        ("[3, true, 1]", r"cards.copies\[1\]: a number from 0 to 5 is needed, not True"),
        ("[3, [2], 1]", r"cards.copies\[1\]: a number from 0 to 5 is needed, not a list of 1"),
        ("[3, {}, 1]", r"cards.copies\[1\]: a number from 0 to 5 is needed, not a table"),
        ("[3, 1e300, 1]", r"cards.copies\[1\]: a number from 0 to 5 is needed, not 1e\+300"),
        (f"[3, 1, {'9' * 3000}]", r"cards.copies\[2\]: a number from 0 to 5 is needed, not a huge number"),
        ("7", "cards.copies: a list of 3 is needed, not 7"),
    ],
)
def test_a_wrong_number_is_named(value: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        cards(FILE.replace("[3, 2, 1]", value))["copies"].numbers(3, 0, 5)


def test_long_values_are_cut_in_complaints() -> None:
    with pytest.raises(DataError) as error:
        cards(FILE.replace('"red"', f'"{"r" * 9000}"'))["colour"].place_in(("blue",))
    assert len(str(error.value)) < 2 * LONGEST_QUOTE
    with pytest.raises(DataError) as error:
        read_groups(f"[{'x' * 9000}]", GROUPS)
    assert len(str(error.value)) < 2 * LONGEST_QUOTE


@pytest.mark.parametrize("text", ["[" * 5000, "a = " + "[" * 5000, "a" * 600_000, "a = " + "9" * 10_000])
def test_deep_and_huge_files_are_refused(text: str) -> None:
    with pytest.raises(DataError):
        read_groups(text, GROUPS)


def test_unknown_entries_are_refused_where_a_game_says_so() -> None:
    with pytest.raises(DataError, match=r"cards.colour: there is no such entry; there are: origin, copies"):
        cards().only("origin", "copies")


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing but DataError comes out."""
    with contextlib.suppress(DataError):
        read_groups(text, GROUPS)


def test_the_hash_names_the_text() -> None:
    assert data_hash(FILE) != data_hash(FILE + "\n")
    assert len(data_hash("")) == 16
    assert len(data_hash("half a character: \ud800")) == 16
