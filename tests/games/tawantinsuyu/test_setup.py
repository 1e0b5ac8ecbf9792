"""Section 1: components and set-up."""

from __future__ import annotations

import itertools

import pytest

from qosqo.core.chance import seeded
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.army_cards import draw_army_card
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.setup import CloseSetup, KeepCards, StartWeaving, UseChosen
from tests.games.tawantinsuyu.helpers import DATA, Table, card_with


def start(seats: int, seed: int = 1, coricancha: str = "turned") -> TawaPosition:
    position = GAME.start(seats, GAME.complete_options({"coricancha": coricancha}), DATA, seeded(seed), GAME.rules_version)
    assert isinstance(position, TawaPosition)
    return position


def play_first(position: TawaPosition, until: type) -> None:
    """Always the first move, until a kind of step comes."""
    while not isinstance(position.stack[-1], until):
        position.apply(position.moves()[0])


def test_t1_1_hill() -> None:
    """T1.1: 15 segments; every space touches three icons and lies beside those of its terrace that share one."""
    segments = {(DATA.space_section[space], DATA.space_terrace[space]) for space in range(names.SPACES)}
    assert len(segments) == 15
    for space in range(names.SPACES):
        assert len(set(DATA.space_icons[space])) == 3
        assert len(DATA.space_neighbours[space]) == 4
        for other in DATA.space_neighbours[space]:
            assert space in DATA.space_neighbours[other]
            assert DATA.space_terrace[other] == DATA.space_terrace[space]
    assert {DATA.space_colour[space] for space in range(names.SPACES)} == {names.PLAIN, names.BLUE, names.GREEN}


def test_t1_1_neighbours_share_an_icon() -> None:
    """T1.1: s(i) touches the icons i−2, i−1 and i, so its neighbours are one or two places away, across section borders, too."""
    assert DATA.space_neighbours[0] == [1, 2, 8, 9]
    assert DATA.space_icons[0][2] == DATA.space_icons[1][1] == DATA.space_icons[2][0]


def test_t1_2_coricancha() -> None:
    """T1.2: turned at random, or as printed if so wished."""
    assert sorted(DATA.coricancha) == list(range(5))
    assert {start(2, seed).rotation for seed in range(40)} == set(range(5))
    assert {start(2, seed, "printed").rotation for seed in range(10)} == {0}


@pytest.mark.parametrize(("seats", "removed"), [(2, 1), (3, 2), (4, 0)])
def test_t1_3_workers(seats: int, removed: int) -> None:
    """T1.3: nine of each colour, of which one or two stay in the box with two or three players."""
    position = start(seats)
    assert position.workers[names.BOX * 5 : names.BOX * 5 + 5] == [removed] * 5
    assert DATA.workers_each == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t1_4_first_workers(seats: int) -> None:
    """T1.4: everybody has two workers of different colours; village and nomads are filled by the number of players."""
    for seed in range(30):
        position = start(seats, seed)
        for seat in range(seats):
            first = (names.SUPPLY + seat) * 5
            assert sorted(position.workers[first : first + 5]) == [0, 0, 0, 1, 1]
        assert len(position.village) == DATA.village_size[seats]
        assert position.count_workers(names.NOMADS) == DATA.nomads_size[seats]


def test_t1_5_neutral_workers() -> None:
    """T1.5: with two players a worker stands on each marked space of the top terrace; else the hill is empty."""
    position = start(2)
    assert [space for space in range(names.SPACES) if position.hill[space] >= 0] == DATA.blocked_top
    assert len(DATA.blocked_top) == 5
    assert set(start(3).hill) == {names.EMPTY}


def test_t1_6_buildings() -> None:
    """T1.6: 20 passive and 19 production buildings, two of each kind face up."""
    position = start(2)
    assert [building >= names.PASSIVES for building in position.market] == [True, True, False, False]
    assert len(position.stacks[0].cards) == 17
    assert len(position.stacks[1].cards) == 18


def test_t1_7_army_cards() -> None:
    """T1.7: 30 cards; an exhausted deck is made anew of the discards."""
    table = Table()
    position = table.position
    assert len(position.army_deck.cards) == 30
    position.army_discards = tuple(position.army_deck.draw() for _ in range(29))
    last = position.army_deck.cards[0]
    draw_army_card(position, 0)
    assert position.army_hands[0].cards == (last,)
    draw_army_card(position, 0)
    assert len(position.army_deck.cards) == 28
    assert position.army_discards == ()


@pytest.mark.parametrize(("seats", "tiles"), [(2, 21), (3, 26), (4, 31)])
def test_t1_8_weavings(seats: int, tiles: int) -> None:
    """T1.8: tiles for more players leave the game; the top one is face up, the others are unknown."""
    weavings = start(seats).weavings
    assert len(weavings.cards) == tiles
    assert weavings.known_to(NOBODY)[-1] >= 0
    assert set(weavings.known_to(NOBODY)[:-1]) == {-1}


def test_t1_9_markers() -> None:
    """T1.9: two small and one large statue of each god, 5 step and 10 conquest markers, 10 points, the bottom of the temple."""
    position = start(3)
    assert position.small_statues[18:] == (2,) * 6
    assert position.large_statues[18:] == (1,) * 6
    assert [position.steps_left(seat) for seat in range(3)] == [5] * 3
    assert [position.markers_left(seat) for seat in range(3)] == [10] * 3
    assert position.scores == [10] * 3
    assert position.temple == (0,) * 3


def test_t1_10_starting_weavings() -> None:
    """T1.10: picked in turn order; the others leave the game; two stone each."""
    position = start(3)
    picks = []
    while isinstance(position.stack[-1], StartWeaving):
        picks.append((position.to_act(), len(position.moves())))
        position.apply(position.moves()[-1])
    assert picks == [(0, 4), (1, 3), (2, 2)]
    assert position.tapestries == ((3,), (2,), (1,))
    assert position.drawn == ()
    assert position.resources == [0, 0, 2, 0] * 3


def test_t1_11_cards_are_chosen_first_and_secretly() -> None:
    """T1.11: eight cards each; all choose before anybody sees a choice; then benefits in reverse turn order."""
    position = start(3)
    play_first(position, KeepCards)
    assert [len(hand.cards) for hand in position.god_hands] == [8, 8, 8]
    assert len(position.moves()) == 56
    position.apply(position.moves()[0])
    assert len(position.god_hands[0].cards) == 3
    assert set(position.chosen.known_to(1)) == {-1}
    assert -1 not in position.chosen.known_to(0)
    position.apply(position.moves()[0])
    position.apply(position.moves()[0])
    assert isinstance(position.stack[-1], UseChosen)
    assert position.to_act() == 2
    assert -1 not in position.chosen.known_to(NOBODY)
    order = []
    while not position.over() and position.active == NOBODY:
        if isinstance(position.stack[-1], UseChosen):
            order.append(position.to_act())
        position.apply(position.moves()[-1])
    assert [seat for seat, _ in itertools.groupby(order)] == [2, 1, 0]
    assert position.used == ()
    assert position.chosen.cards == ()


def set_up_with(cards: list[int], seats: int = 2) -> Table:
    """Seat 1, who comes first, uses these five cards."""
    table = Table(seats)
    position = table.position
    position.stack = []
    position.active = NOBODY
    first = [card for card in range(names.GOD_CARDS) if card not in cards and card not in position.god_hands[0].cards][:5]
    for card in (*first, *cards):
        position.god_deck.remove(card)
        position.chosen.put(card, EVERYBODY)
    position.push(CloseSetup())
    position.push(UseChosen(1))
    position.settle()
    return table


def test_example_1_and_t1_11_benefits_pay_for_one_another() -> None:
    """Example 1: five cards give 5 potato, 1 stone, 1 corn, 1 army card, 5 points and a building that 1 stone and 1 corn pay for.
    The market is refilled only when all are done."""
    potato = card_with((names.POTATO, 3))
    stone = card_with((names.POTATO, 2), (names.STONE, 1))
    corn = card_with((names.CORN, 1), (names.POINTS, 2))
    army = card_with((names.POINTS, 3), (names.ARMY_CARD, 1))
    building = card_with((names.BUILDING, 1))
    table = set_up_with([potato, stone, corn, army, building])
    cheap = next(each for each in range(names.PASSIVES, names.BUILDINGS) if DATA.building_cost[each] == [0, 1, 1, 0])
    others = [each for each in table.position.market if each != cheap]
    table.market(cheap, next(each for each in others if each >= names.PASSIVES), *[each for each in others if each < names.PASSIVES])
    for card in (potato, stone, corn, army):
        table.do("use-card", card=card)
    assert table.resources(1) == [5, 1, 1, 0]
    assert table.score(1) == 15
    assert len(table.position.army_hands[1].cards) == 1
    assert table.can("build", building=cheap)
    assert not table.can("discard-army"), "the set-up is nobody's turn"
    table.do("build", building=cheap)
    assert table.resources(1) == [5, 0, 0, 0]
    assert table.position.owner[cheap] == 1


def test_t1_11_market_waits_for_the_end_of_the_set_up() -> None:
    """T1.11: buildings taken during the set-up are replaced when everybody is done, and the used cards go back into the deck."""
    building = card_with((names.BUILDING, 1))
    others = [card_with((names.POTATO, 3)), card_with((names.CORN, 2)), card_with((names.STONE, 2)), card_with((names.GOLD, 1))]
    table = set_up_with([building, *others]).gives(1, stone=9, corn=9, gold=9)
    table.do("use-card", card=building).do("build", building=table.position.market[0])
    for card in others[:3]:
        table.do("use-card", card=card)
        if card != others[2]:
            assert table.position.market[0] == -1
    assert table.position.over(), "the last card was used unasked"
    assert -1 not in table.position.market
    assert table.position.used == ()
    assert set(table.position.god_deck.known_to(NOBODY)) == {-1}


def test_t1_12_high_priest() -> None:
    """T1.12: at the start of the own first turn the high priest goes to any spot, occupied or not."""
    table = Table()
    table.position.priests = (0, -1)
    table.do("pray").do("take-nomad", worker=table.choices("take-nomad", "worker")[0])
    assert table.to_act() == 1
    assert table.choices("put-priest", "spot") == [0, 1, 2, 3, 4]
    table.do("put-priest", spot=0)
    assert table.position.priests == (0, 0)
