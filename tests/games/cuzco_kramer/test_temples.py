"""K5: temples."""

from __future__ import annotations

import pytest

from qosqo.core.values import replaced
from tests.games.cuzco_kramer.helpers import (
    A,
    at,
    begin,
    crop,
    face_up,
    hand,
    inca,
    legal,
    line,
    play,
    step,
    temple,
    turn_of,
    village,
    why_not,
)

WEST_END = at(6, 12)


def test_k5_1_build_in_a_village() -> None:
    """K5.1: for 1 AP on a village hex without an Inca; the village becomes a city, connected through the temple's hex."""
    position = turn_of(0)
    village(position, line(6, 12, 3))
    inca(position, 0, at(6, 12))
    assert why_not(position, "build", hex=at(6, 12), value=0) == ("K5.1", "inca-on-hex")
    assert why_not(position, "build", hex=at(9, 15), value=0) == ("K5.1", "no-village")
    play(position, "build", hex=at(6, 14), value=0)
    assert position.action_points == 5
    assert position.is_city(at(6, 12))
    assert position.is_city(at(6, 16))
    assert position.extent[at(6, 14)] == 3


def test_k5_1_any_elevation() -> None:
    """K5.1: the hex of the temple may lie lower or higher than the others."""
    position = turn_of(0)
    village(position, [at(6, 12)], height=1)
    village(position, [at(6, 14)], height=3)
    inca(position, 0, at(6, 14))
    assert legal(position, "build", hex=at(6, 12), value=0)


def test_k5_1_expand_only_in_a_city() -> None:
    position = turn_of(0)
    village(position, line(6, 12, 4))
    inca(position, 0, at(6, 12))
    assert why_not(position, "expand", hex=at(6, 14), value=1) == ("K5.1", "no-city")


def test_k5_2_nobody_there_nobody_builds() -> None:
    """K5.2: an Inca in the village is needed."""
    position = turn_of(0)
    village(position, line(6, 12, 2))
    crop(position, [at(6, 16)], height=5)
    inca(position, 0, at(6, 16))
    assert why_not(position, "build", hex=WEST_END, value=0) == ("K5.2", "not-highest")


@pytest.mark.parametrize(
    ("mine", "theirs", "ahead"),
    [
        ([2], [1], True),
        ([2], [2], False),
        ([2, 1], [2], True),
        ([2], [2, 1], False),
        ([3], [2, 2, 2], True),
        ([3, 1], [3, 2], False),
        ([3, 2, 1], [3, 2], True),
        ([3, 2], [3, 2], False),
    ],
)
def test_k5_2_highest_position(mine: list[int], theirs: list[int], ahead: bool) -> None:
    """K5.2: Incas are compared from the highest downwards; who has one more is ahead; a tie helps nobody."""
    position = turn_of(0)
    cells = line(6, 10, len(mine) + len(theirs) + 1)
    for cell, height in zip(cells, mine + theirs, strict=False):
        village(position, [cell], height)
    village(position, [cells[-1]])
    inca(position, 0, *cells[: len(mine)])
    inca(position, 1, *cells[len(mine) : -1])
    assert legal(position, "build", hex=cells[-1], value=0) == ahead


def test_k5_2_very_high_terraces() -> None:
    """K5.2: two Incas on level 20 are ahead of one on 20 and all others on 19."""
    position = turn_of(0)
    cells = line(6, 4, 15)
    village(position, cells[:3], height=20)
    village(position, cells[3:14], height=19)
    village(position, [cells[14]])
    inca(position, 0, *cells[:2])
    inca(position, 1, *cells[2:14])
    assert legal(position, "build", hex=cells[14], value=0)


def test_k5_3_value_within_the_size() -> None:
    """K5.3: 2, 4, 6, 8 or 10, not more than the hexes of the village; less is allowed; several values at once cost 1 AP."""
    position = turn_of(0)
    village(position, line(6, 12, 7))
    inca(position, 0, at(6, 14))
    assert [legal(position, "build", hex=WEST_END, value=step(value)) for value in (2, 4, 6, 8)] == [True, True, True, False]
    assert why_not(position, "build", hex=WEST_END, value=step(8)) == ("K5.3", "too-small")
    play(position, "build", hex=WEST_END, value=step(6))
    assert position.action_points == 5


def test_k5_3_one_hex_is_too_small() -> None:
    """K5.3: the Inca itself leaves no free hex, and one hex bears no temple."""
    position = turn_of(0)
    village(position, [WEST_END])
    inca(position, 0, WEST_END)
    assert not any(legal(position, "build", hex=WEST_END, value=value) for value in range(5))


def test_k5_3_a_shrunken_city_keeps_its_temple() -> None:
    """K5.3: it can be expanded only when its size reaches a higher value."""
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, WEST_END, 6)
    inca(position, 0, at(6, 14))
    play(position, "crop", hex=at(6, 20))
    assert position.extent[WEST_END] == 4
    assert position.steps == (step(6),)
    assert why_not(position, "expand", hex=WEST_END, value=step(4)) == ("K5.3", "not-higher")
    assert why_not(position, "expand", hex=WEST_END, value=step(8)) == ("K5.3", "too-small")
    village(position, [at(6, 20), at(7, 13), at(7, 15), at(7, 17)])
    assert legal(position, "expand", hex=WEST_END, value=step(8))


def test_k5_4_floors_below_the_old_value_are_not_needed() -> None:
    """K5.4: from the old value, exclusive: what stands there already may have run out in the supply."""
    position = turn_of(0)
    village(position, line(6, 12, 4))
    temple(position, WEST_END, 2)
    inca(position, 0, at(6, 14))
    position.floors = replaced(position.floors, step(2), 0)
    assert legal(position, "expand", hex=WEST_END, value=step(4))


def test_k5_3_not_beyond_ten() -> None:
    """K5.3: 10 is the highest value, however large the city."""
    position = turn_of(0)
    village(position, line(6, 4, 14))
    temple(position, at(6, 4), 10)
    inca(position, 0, at(6, 6))
    assert not any(legal(position, "expand", hex=at(6, 4), value=value) for value in range(5))


def test_k5_4_floors_from_the_supply() -> None:
    """K5.4: every floor from the old value up to the new one is taken; if one is missing the action is not possible."""
    position = turn_of(0)
    village(position, line(6, 12, 8))
    inca(position, 0, at(6, 14))
    play(position, "build", hex=WEST_END, value=step(4))
    assert position.floors == (11, 10, 10, 8, 6)
    position.changed = ()
    position.floors = replaced(position.floors, step(6), 0)
    position.listed = None
    assert why_not(position, "expand", hex=WEST_END, value=step(6)) == ("K5.4", "no-floor")
    assert why_not(position, "expand", hex=WEST_END, value=step(8)) == ("K5.4", "no-floor")
    position.floors = replaced(position.floors, step(6), 1)
    position.listed = None
    play(position, "expand", hex=WEST_END, value=step(8))
    assert position.floors == (11, 10, 0, 7, 6)


@pytest.mark.parametrize("value", [2, 4, 6, 8, 10])
def test_k5_5_half_of_the_value(value: int) -> None:
    """K5.5: the builder scores half of the new value."""
    position = turn_of(0)
    village(position, line(6, 12, 10))
    inca(position, 0, at(6, 14))
    play(position, "build", hex=WEST_END, value=step(value))
    assert position.scores == [value // 2, 0]


def test_k5_5_anyone_may_expand() -> None:
    """K5.5: the points go to who expands, not to who built."""
    position = turn_of(1)
    village(position, line(6, 12, 4))
    temple(position, WEST_END, 2)
    inca(position, 1, at(6, 14))
    play(position, "expand", hex=WEST_END, value=step(4))
    assert position.scores == [0, 2]


def test_k5_6_once_per_turn() -> None:
    """K5.6: a temple changes value once per turn; other temples may change too; next turn it may change again."""
    position = turn_of(0)
    village(position, line(6, 12, 6))
    village(position, line(9, 11, 2))
    inca(position, 0, at(6, 14), at(9, 11))
    play(position, "build", hex=WEST_END, value=step(2))
    assert why_not(position, "expand", hex=WEST_END, value=step(4)) == ("K5.6", "changed-already")
    play(position, "build", hex=at(9, 13), value=step(2))
    begin(position, 0)
    play(position, "crop", hex=at(9, 21))
    play(position, "expand", hex=WEST_END, value=step(4))
    assert why_not(position, "expand", hex=WEST_END, value=step(6)) == ("K5.6", "changed-already")
    assert position.action_points == 4


def test_k5_7_the_temple_hex_is_holy() -> None:
    """K5.7: no Inca stands on or crosses it, no terrain covers it."""
    position = turn_of(0)
    village(position, line(6, 12, 3))
    temple(position, at(6, 14), 2)
    inca(position, 0, at(6, 12))
    assert why_not(position, "move", **{"from": at(6, 12), "to": at(6, 14)}) == ("K4.3", "no-way")
    assert why_not(position, "move", **{"from": at(6, 12), "to": at(6, 16)}) == ("K4.3", "no-way")
    assert why_not(position, "crop", hex=at(6, 14)) == ("K3.2", "on-temple")


def test_k5_8_one_temple_per_city() -> None:
    """K5.8: no second temple in a city."""
    position = turn_of(0)
    village(position, line(6, 12, 6))
    temple(position, WEST_END, 2)
    inca(position, 0, at(6, 14))
    assert why_not(position, "build", hex=at(6, 18), value=0) == ("K5.8", "city-has-temple")


def test_k5_9_expanding_removes_the_solar_disc() -> None:
    """K5.9: then a festival is possible again."""
    position = turn_of(0)
    village(position, line(6, 12, 4))
    temple(position, WEST_END, 2)
    inca(position, 0, at(6, 14))
    face_up(position, A)
    hand(position, 0, A)
    position.discs = (True,)
    assert why_not(position, "festival", hex=WEST_END, card=A) == ("K8.1", "solar-disc")
    play(position, "expand", hex=WEST_END, value=step(4))
    assert position.discs == (False,)
    assert legal(position, "festival", hex=WEST_END, card=A)
