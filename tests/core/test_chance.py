"""Chance: the same numbers everywhere, fair, and without a hold on its copies."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qosqo.core.chance import SECRET_BITS, Chance, secretly_seeded, seeded
from qosqo.core.codec import decode, encode


def test_the_numbers_never_change() -> None:
    """Recorded games depend on these; a change of the generator must show here."""
    chance = seeded(2026)
    assert [chance.below(1000) for _ in range(8)] == [766, 540, 882, 574, 295, 559, 166, 623]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [1, 8, 0, 3, 7, 4, 9, 2, 5, 6]


@given(st.integers(0, 2**96 - 1), st.integers(1, 10_000))
def test_outcomes_stay_below_the_bound(seed: int, bound: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(20))


def test_every_bit_of_the_seed_counts() -> None:
    firsts = {tuple(seeded(1 << bit).below(2**30) for _ in range(1)) for bit in range(96)}
    assert len(firsts) == 96


def test_a_die_is_fair() -> None:
    chance = seeded(7)
    counts = [0] * 7
    for _ in range(60_000):
        counts[chance.die()] += 1
    assert counts[0] == 0
    assert all(9_500 < count < 10_500 for count in counts[1:])


def test_a_shuffle_reaches_every_order_about_equally() -> None:
    chance = seeded(11)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1_120 for count in counts.values())


@pytest.mark.parametrize("count", [0, 1, 2, 30])
def test_a_shuffle_is_the_same_whether_its_outcomes_are_kept_or_not(count: int) -> None:
    plain, kept = seeded(7), seeded(7)
    kept.outcomes = []
    one, other = list(range(count)), list(range(count))
    plain.shuffle(one)
    kept.shuffle(other)
    assert one == other
    assert plain.draws == kept.draws == len(kept.outcomes)
    assert plain.word() == kept.word()


def test_a_copy_has_the_same_future_but_its_own() -> None:
    chance = seeded(3)
    chance.outcomes = []
    chance.below(6)
    copy = chance.clone()
    assert copy.outcomes is None
    future = [copy.below(100) for _ in range(5)]
    assert chance.draws == 1
    assert [chance.below(100) for _ in range(5)] == future
    assert chance.outcomes[1:] == future


def test_taking_keeps_the_order_of_the_rest() -> None:
    items = [1, 2, 3, 4, 5]
    taken = seeded(5).take(items)
    assert items == [item for item in [1, 2, 3, 4, 5] if item != taken]


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 upwards"):
        seeded(-1)
    with pytest.raises(ValueError, match="from 0 upwards"):
        secretly_seeded(-1)


# Secret chance.


def test_the_numbers_of_secret_chance_never_change() -> None:
    """Recorded games depend on these, too."""
    chance = secretly_seeded(2026)
    assert [chance.below(1000) for _ in range(8)] == [35, 445, 797, 306, 205, 517, 984, 828]


def test_secret_chance_is_fair() -> None:
    chance = secretly_seeded(7)
    counts = [0] * 7
    for _ in range(12_000):
        counts[chance.die()] += 1
    assert counts[0] == 0
    assert all(1_800 < count < 2_200 for count in counts[1:])


def test_every_bit_of_a_secret_seed_counts() -> None:
    assert len({secretly_seeded(1 << bit).key for bit in range(SECRET_BITS)}) == SECRET_BITS


def test_nothing_that_is_kept_of_secret_chance_is_made_from_its_key() -> None:
    """What a position holds, what its hash is taken of and what bots are sent is the same for every key, whatever was drawn."""
    one, other = secretly_seeded(1), secretly_seeded(2)
    assert [one.below(100) for _ in range(20)] != [other.below(100) for _ in range(20)]
    assert encode(one) == encode(other)
    read_back = decode(encode(one), {"Chance": Chance})
    assert read_back.key is None


def test_a_copy_of_secret_chance_has_the_same_future_until_it_gets_another() -> None:
    chance = secretly_seeded(3)
    copy, imagined = chance.clone(), chance.clone()
    imagined.reseed(seeded(5))
    future = [chance.below(1000) for _ in range(5)]
    assert [copy.below(1000) for _ in range(5)] == future
    assert imagined.key is None
    assert [imagined.below(1000) for _ in range(5)] != future
