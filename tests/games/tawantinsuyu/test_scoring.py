"""Section 6: the end of the game."""

from __future__ import annotations

import pytest

from qosqo.games.tawantinsuyu import names
from qosqo.games.tawantinsuyu.scoring import final_scoring
from tests.games.tawantinsuyu.helpers import ARCHITECT, DATA, ONE_SOLDIER, TWO_SOLDIERS, WARRIOR, Table, card_of, tile_with


def scored(table: Table) -> list[int]:
    """What the final scoring adds to each score."""
    before = list(table.position.scores)
    final_scoring(table.position)
    return [after - first for after, first in zip(table.position.scores, before, strict=True)]


@pytest.mark.parametrize(("tiles", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)])
def test_t6_1_tapestries(tiles: int, points: int) -> None:
    """T6.1: 0/1/3/6/10/15/21 for 1–7 weavings, each tapestry on its own."""
    row = [tile_with(pattern) for pattern in range(tiles)]
    table = Table().tapestry(0, *row)
    if tiles == 2:
        table.tapestry(0, tile_with(0, *row), tile_with(1, *row))
        points *= 2
    assert scored(table) == [points, 0]


def test_t6_1_temple() -> None:
    """T6.1: just the top four steps have points in their centre."""
    table = Table()
    table.position.temple = (DATA.temple_top - 4, DATA.temple_top)
    assert scored(table) == [0, DATA.temple_final[-1]]


def test_t6_1_buildings_and_the_rest() -> None:
    """T6.1: 2 per face-up building, passive ones too; 1 per god card in hand, face-up army card, worker and gold."""
    table = Table().owns(0, names.PASSIVES, names.Z07).owns(0, names.PASSIVES + 1, face_up=False)
    assert scored(table) == [4, 0]
    assert scored(Table().hand(0, card_of(1), card_of(2))) == [2, 0]
    assert scored(Table().army(0, ONE_SOLDIER).army_up(0, TWO_SOLDIERS, ONE_SOLDIER).army_down(0, ONE_SOLDIER)) == [2, 0]
    assert scored(Table().worker(1, ARCHITECT, WARRIOR)) == [0, 2]
    assert scored(Table().gives(0, potato=5, gold=3)) == [3, 0]


def test_t6_2_tie() -> None:
    """T6.2: most points win; a tie goes to the most resources in total, else it is shared."""
    table = Table(3).gives(0, potato=2, corn=1).gives(1, stone=4)
    table.position.scores = [50, 50, 49]
    assert table.position.winners() == [1]
    table.gives(0, gold=1)
    assert table.position.winners() == [0, 1]
    table.position.scores = [50, 50, 51]
    assert table.position.winners() == [2]
