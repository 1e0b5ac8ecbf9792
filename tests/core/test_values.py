"""Tuples that take the place of others."""

from __future__ import annotations

from qosqo.core.values import joined, raised, removed, replaced, spliced, without


def test_one_value_differs_and_the_old_tuple_stays() -> None:
    before = (1, 2, 3)
    assert replaced(before, 1, 9) == (1, 9, 3)
    assert raised(before, 2, -5) == (1, 2, -2)
    assert without(before, 0) == (2, 3)
    assert removed((3, 1, 3), 3) == (1, 3)
    assert spliced(before, 1, [7, 8]) == (1, 7, 8)
    assert joined((9,), before) == (9, 1, 2, 3)
    assert before == (1, 2, 3)


def test_places_count_from_the_end_as_well() -> None:
    assert replaced((1, 2, 3), -1, 9) == (1, 2, 9)
    assert without((1, 2, 3), -1) == (1, 2)
