"""K1: components and set-up."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.game import BadSetup
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.names import EMPTY, POND
from tests.games.cuzco_kramer.helpers import at, data, started


def test_k1_1_site() -> None:
    """K1.1: 150 empty hexes and 3 with a pond; the border is half mountain, half forest."""
    position = started()
    assert position.surface[: data().site].count(EMPTY) == 150
    assert [cell for cell in range(data().cells) if position.surface[cell] == POND] == [at(5, 9), at(5, 27), at(8, 18)]
    outside = data().entry_price[data().site :]
    assert (outside.count(2), outside.count(1)) == (35, 28)


def test_k1_1_only_two_hexes_touch_both_forest_and_mountain() -> None:
    """K1.1 and K4.1: they are entered at the lower price."""
    both = []
    for cell in range(data().site):
        prices = {data().entry_price[near] for near in data().beside[cell] if near >= data().site}
        if prices == {1, 2}:
            both.append(cell)
            assert data().entry_price[cell] == 1
    assert both == [at(7, 3), at(7, 33)]


def test_k1_1_only_hexes_of_the_site_are_on_its_border() -> None:
    """K1.1 and K6.1: those that touch the outside; what lies outside is not on the border."""
    touching = [any(near >= data().site for near in data().beside[cell]) for cell in range(data().site)]
    assert data().on_border == touching + [False] * (data().cells - data().site)
    assert 0 < touching.count(True) < data().site


def test_k1_1_outline_is_symmetric() -> None:
    """K1.1: every hex has its mirror image about the middle, x = 18."""
    hexes = {(data().row[cell], data().column[cell]) for cell in range(data().site)}
    assert len(hexes) == 153
    assert {(row, 36 - column) for row, column in hexes} == hexes


def test_k1_2_supply() -> None:
    """K1.2: 56 triples, 16 ponds besides the printed ones, and the temple floors."""
    position = started()
    assert position.triples == 56
    assert position.ponds == 16
    assert position.floors == (12, 11, 10, 8, 6)
    assert data().discs == 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k1_3_each_player(seats: int) -> None:
    """K1.3: the same for everybody, whatever the number of players; the triples and ponds are always all used."""
    position = started(seats)
    assert position.tokens == (3,) * seats
    assert position.doubles == (5,) * seats
    assert position.villages == (2,) * seats
    assert position.crops == (3,) * seats
    assert [len(hand.cards) for hand in position.hands] == [3] * seats
    assert data().incas == 12
    assert position.incas == [[] for _ in range(seats)]
    assert (position.triples, position.ponds) == (56, 16)


def test_k1_3_cards_are_secret() -> None:
    """K1.3: each player sees the own three cards and nobody else's."""
    position = started(3)
    for viewer in range(3):
        for seat, player in enumerate(position.view(viewer).players):
            assert player.hand == (tuple(sorted(position.hands[seat].cards)) if seat == viewer else (-1, -1, -1))


def test_k1_4_face_up_card() -> None:
    """K1.4: one card lies face up, the others form the deck."""
    position = started(4)
    assert 0 <= position.face_up < 6
    assert len(position.deck.cards) == 30 - 4 * 3 - 1
    assert position.discards == ()


def test_k1_5_festival_cards() -> None:
    """K1.5: 30 cards, five of each kind."""
    position = started()
    cards = [*position.deck.cards, position.face_up, *position.hands[0].cards, *position.hands[1].cards]
    assert [cards.count(kind) for kind in range(6)] == [5] * 6


def test_k1_6_first_player_and_scores() -> None:
    """K1.6: chance names the first player; play goes on clockwise; scores start at 0."""
    assert {started(4, seed).to_act() for seed in range(40)} == {0, 1, 2, 3}
    position = started(4)
    assert position.scores == [0, 0, 0, 0]
    first = position.to_act()
    chance = seeded(5)
    while position.to_act() == first:
        position.apply(position.sample(chance))
    assert position.to_act() == (first + 1) % 4


def test_two_to_four_players() -> None:
    with pytest.raises(BadSetup):
        GAME.check_seats(1, {})
    with pytest.raises(BadSetup):
        GAME.check_seats(5, {})
