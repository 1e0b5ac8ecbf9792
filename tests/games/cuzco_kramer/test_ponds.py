"""K6: irrigation ponds."""

from __future__ import annotations

from qosqo.games.cuzco_kramer.names import POND, SCORED_POND
from tests.games.cuzco_kramer.helpers import EAST, at, crop, events, inca, line, play, pond, temple, turn_of, village, why_not

POOL = at(6, 16)
SHORE = [at(5, 15), at(5, 17), at(6, 18), at(7, 17), at(7, 15), at(6, 14)]


def test_k6_1_where_a_pond_may_be() -> None:
    """K6.1: on an empty hex of the site, not on terrain or a pond, not on the border, not outside."""
    position = turn_of(0)
    crop(position, [at(6, 18)])
    assert why_not(position, "pond", hex=at(6, 18)) == ("K6.1", "not-empty")
    assert why_not(position, "pond", hex=at(8, 18)) == ("K6.1", "not-empty")
    assert why_not(position, "pond", hex=at(6, 2)) == ("K6.1", "pond-on-border")
    assert why_not(position, "pond", hex=at(6, 0)) == ("K6.1", "not-empty")
    play(position, "pond", hex=POOL)
    assert position.surface[POOL] == POND
    assert position.action_points == 5
    assert position.ponds == 15


def test_k6_1_beside_a_printed_pond() -> None:
    """K6.1: it may join other ponds, also printed ones; several in one turn."""
    position = turn_of(0)
    play(position, "pond", hex=at(8, 16))
    play(position, "pond", hex=at(8, 14))
    assert position.ponds == 14


def test_k6_1_while_the_supply_lasts() -> None:
    position = turn_of(0)
    position.ponds = 1
    play(position, "pond", hex=POOL)
    assert why_not(position, "pond", hex=at(6, 20)) == ("K6.1", "no-pond-left")


def test_k6_2_surrounded_by_terrain() -> None:
    """K6.2: as soon as there is terrain all around, the highest position beside it scores 3 per hex; before, nobody does."""
    position = turn_of(0)
    crop(position, SHORE[:4])
    pond(position, POOL)
    inca(position, 0, SHORE[0])
    play(position, "crop", hex=SHORE[4])
    assert position.scores == [0, 0]
    play(position, "crop", hex=SHORE[5])
    assert position.scores == [3, 0]
    assert position.surface[POOL] == SCORED_POND


def test_k6_2_also_in_the_turn_of_another() -> None:
    """K6.2: the points go to the highest position, whoever's turn it is."""
    position = turn_of(0)
    crop(position, SHORE[:5])
    crop(position, [SHORE[1]])
    pond(position, POOL)
    inca(position, 0, SHORE[0])
    inca(position, 1, SHORE[1])
    play(position, "village", hex=SHORE[5])
    assert position.scores == [0, 3]


def test_k6_2_a_tie_is_final() -> None:
    """K6.2: nobody scores, and a later change does not help."""
    position = turn_of(0)
    crop(position, SHORE[:5])
    pond(position, POOL)
    inca(position, 0, SHORE[0])
    inca(position, 1, SHORE[1])
    play(position, "crop", hex=SHORE[5])
    assert position.scores == [0, 0]
    assert "pond-undecided" in events(position)
    inca(position, 0, SHORE[5])
    play(position, "crop", hex=SHORE[3])
    assert position.scores == [0, 0]


def test_k6_2_nobody_there() -> None:
    position = turn_of(0)
    crop(position, SHORE)
    play(position, "pond", hex=POOL)
    assert position.scores == [0, 0]
    assert position.surface[POOL] == SCORED_POND


def test_k6_2_the_hex_of_a_temple_is_terrain() -> None:
    """K6.2: it closes the ring, though nobody stands there; Incas on crops and in cities count alike."""
    position = turn_of(0)
    village(position, SHORE[:2])
    temple(position, SHORE[0], 2)
    crop(position, SHORE[2:])
    inca(position, 0, SHORE[1])
    play(position, "pond", hex=POOL)
    assert position.scores == [3, 0]


def test_k6_2_compared_like_positions_in_a_city() -> None:
    """K6.2 and K5.2: with equal highest Incas the second decides; Incas further away do not count."""
    position = turn_of(0)
    crop(position, SHORE[:5])
    crop(position, SHORE[:2])
    crop(position, [at(5, 19)], height=9)
    pond(position, POOL)
    inca(position, 0, SHORE[0], SHORE[3])
    inca(position, 1, SHORE[1], at(5, 19))
    play(position, "crop", hex=SHORE[5])
    assert position.scores == [3, 0]


def test_k6_2_two_ponds_at_once() -> None:
    """K6.2: one tile closes two ponds; they score separately."""
    position = turn_of(0)
    west, between, east = at(6, 14), at(6, 16), at(6, 18)
    ring = {near for cell in (west, east) for near in position.data.beside[cell]} - {between}
    crop(position, sorted(ring))
    pond(position, west)
    pond(position, east)
    inca(position, 0, at(6, 12))
    inca(position, 1, at(6, 20))
    play(position, "crop", hex=between)
    assert events(position).count("pond-surrounded") == 2
    assert position.scores == [3, 3]


def test_k6_2_an_inca_beside_two_ponds() -> None:
    """K6.2: it counts for both."""
    position = turn_of(0)
    west, between, east = at(6, 14), at(6, 16), at(6, 18)
    gap = {at(7, 15), at(7, 17)}
    ring = {near for cell in (west, east) for near in position.data.beside[cell]} - gap
    crop(position, sorted(ring))
    pond(position, west)
    pond(position, east)
    inca(position, 0, between)
    play(position, "double", hex=at(7, 15), rotation=EAST)
    assert position.scores == [6, 0]


def test_k6_3_the_last_hex_of_a_pond() -> None:
    """K6.3: a pond tile whose other neighbours are terrain or pond makes the whole pond score at once."""
    position = turn_of(0)
    pool = line(6, 14, 3)
    ring = {near for cell in pool for near in position.data.beside[cell]} - set(pool)
    crop(position, sorted(ring))
    pond(position, pool[0])
    pond(position, pool[2])
    inca(position, 1, at(6, 12))
    play(position, "pond", hex=pool[1])
    assert position.scores == [0, 9]


def test_k6_3_not_while_the_other_end_is_open() -> None:
    """K6.3: the whole connected pond must be surrounded."""
    position = turn_of(0)
    pool = line(6, 14, 2)
    ring = {near for cell in pool for near in position.data.beside[cell]} - set(pool)
    crop(position, sorted(ring - {at(6, 12)}))
    pond(position, pool[0])
    inca(position, 0, at(6, 18))
    play(position, "pond", hex=pool[1])
    assert position.scores == [0, 0]
    play(position, "crop", hex=at(6, 12))
    assert position.scores == [6, 0]
