"""What is the same in the positions of all games."""

from __future__ import annotations

import pytest

from qosqo.core.position import contains, place_of


@pytest.mark.parametrize("count", range(6))
def test_moves_are_found_among_sorted_ones_and_others_are_not(count: int) -> None:
    moves = [(1 << 50) + 2 * each for each in range(count)]
    for place, move in enumerate(moves):
        assert place_of(moves, move) == place
    for missing in [-1, 0, *[move + 1 for move in moves], *[move - 1 for move in moves]]:
        assert place_of(moves, missing) == -1
        assert not contains(moves, missing)
    assert all(contains(moves, move) for move in moves)
