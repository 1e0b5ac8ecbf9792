"""Sections 4 and 5: festivals and the temple."""

from __future__ import annotations

import pytest

from qosqo.core.codec import encode
from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.festival import BEFORE, CARD_DRAW, CARD_USE, Festival, festivals_to_come, is_last_festival, region_winner
from qosqo.games.tawantinsuyu.temple import TempleForGold, climb
from qosqo.games.tawantinsuyu.turn import Turn
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    COURIER,
    DATA,
    GOLD,
    ONE_SOLDIER,
    POTATO,
    STONE,
    WARRIOR,
    Table,
    card_of,
    card_with,
    fitting_pair,
)


def celebrating(table: Table, number: int = 1, holder: int = 0, part: int = BEFORE) -> Table:
    """The holder's turn begins with the festival of that number, at one of its parts."""
    position = table.position
    position.festival = number
    position.token = holder
    position.push(Festival(holder, part))
    position.settle()
    return table


def finish(table: Table) -> Table:
    """Nobody uses anything more until the turn goes on."""
    return table.pass_all(Turn)


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 2), (3, 4)])
def test_t4_1_trigger(number: int, points: int) -> None:
    """T4.1: who ends the turn with an empty village takes the token and 1, 2 or 4 points."""
    table = Table(3).village(WARRIOR).gives(0, potato=1)
    table.position.festival = number - 1
    table.do("pray").do("take-nomad", worker=COURIER).do("buy-worker", end=names.POTATO_END)
    assert table.position.token == 0
    assert table.position.festival == number
    assert table.score(0) == 10 + points
    assert table.to_act() == 1, "the festival waits for the holder's next turn"


def test_t4_1_not_in_the_middle_of_a_turn() -> None:
    """T4.1 RULING: a village emptied by a casualty triggers at the end of the turn only."""
    table = Table().village(WARRIOR).activate(names.CONQUEST_ACTION)
    assert table.position.village == ()
    assert table.position.token == NOBODY
    table.do("take-gold").do("pray")
    assert table.position.token == 0


def test_t4_1_resolved_at_the_start_of_the_holders_next_turn() -> None:
    """T4.1: the others have one more turn; a second trigger is impossible meanwhile."""
    table = Table().village(WARRIOR).gives(0, potato=1)
    table.do("pray").do("take-nomad", worker=COURIER).do("buy-worker", end=names.POTATO_END)
    assert table.told("festival-begins") == []
    table.do("pray").do("take-nomad", worker=table.choices("take-nomad", "worker")[0])
    assert len(table.told("festival-begins")) == 1
    assert table.position.festival == 1


def test_t4_2_merchant_for_all() -> None:
    """T4.2: everybody collects the rewards of tapestries."""
    table = Table(4).tapestry(2, *fitting_pair(1))
    celebrating(table)
    assert table.resources(2)[STONE] == 2


def test_t4_2_temple() -> None:
    """T4.2: the points to the right of the reached step and what lies to its left."""
    table = Table()
    table.position.temple = (8, 12)
    celebrating(table)
    assert table.score(0) == 10 + DATA.temple_festival[8]
    assert table.resources(0)[STONE] == 2
    assert table.score(1) == 10 + DATA.temple_festival[12]
    assert table.resources(1)[GOLD] == 1


def test_t4_2_regions() -> None:
    """T4.2: most markers in a region score the number of casualties; a tie goes to the rightmost marker; without any to nobody."""
    table = Table(3).casualties(3).conquered(0, 0, 1).conquered(1, 5).conquered(2, 6, 11).conquered(1, 7, 8)
    position = table.position
    assert [region_winner(position, region) for region in range(4)] == [0, 2, NOBODY, NOBODY]
    celebrating(table)
    assert position.scores == [13, 10, 13]


def test_t4_2_potatoes() -> None:
    """T4.2: 1 potato per god card, 2 points less for each missing one, never below 0."""
    table = Table().hand(0, *range(3)).hand(1, *range(10, 18)).gives(0, potato=2)
    celebrating(table).do("pay-gold", amount=0)
    assert table.resources(0)[POTATO] == 0
    assert table.position.scores == [8, 0]


def test_t4_2_gold_for_missing_potatoes() -> None:
    """T2.2, T4.2: gold may stand for missing potatoes, if the player wants."""
    table = Table().hand(0, *range(3)).gives(0, potato=1, gold=3)
    celebrating(table)
    assert table.choices("pay-gold", "amount") == [0, 1, 2]
    table.do("pay-gold", amount=1)
    assert table.resources(0) == [0, 0, 0, 2]
    assert table.score(0) == 8


def test_t4_3_refill_and_the_turn_goes_on() -> None:
    """T4.3: the village is refilled as far as the bag reaches, the token goes back, the holder goes on with the turn."""
    table = finish(celebrating(Table().village()))
    assert len(table.position.village) == DATA.village_size[2]
    assert table.position.token == NOBODY
    assert isinstance(table.position.stack[-1], Turn)
    assert table.to_act() == 0


def test_t4_3_bag_reaches_not_far_enough() -> None:
    """T4.3: a bag with a few workers fills just a part; no festival is triggered."""
    table = Table().village().empty_bag()
    table.move_worker(names.BOX, names.BAG, ARCHITECT)
    finish(celebrating(table))
    assert table.position.village == (ARCHITECT,)
    assert table.position.token == NOBODY


def test_t4_3_empty_bag_triggers_the_next_festival() -> None:
    """T4.3: same holder, its points, the card draw still happens, and everybody, the holder included, has one more turn."""
    table = finish(celebrating(Table().village().empty_bag(), number=2))
    assert table.position.token == 0
    assert table.position.festival == 3
    assert table.score(0) == 14
    assert sum(len(hand.cards) for hand in table.position.god_hands) == 3
    turns = []
    while not table.position.over():
        if isinstance(table.position.stack[-1], Turn):
            turns.append(table.to_act())
            table.do("pray")
            while table.can("draw-card"):
                table.do("draw-card")
            table.do("take-nomad", worker=table.choices("take-nomad", "worker")[0])
        else:
            table.position.apply(table.position.moves()[-1])
    assert turns == [0, 1]


def test_t4_3_a_festival_triggered_by_an_empty_bag_is_the_last() -> None:
    """T4.3 RULING: it counts as the second for the points, but the game ends after it."""
    table = finish(celebrating(Table().village().empty_bag(), number=1))
    assert (table.position.token, table.position.festival) == (0, 2)
    assert is_last_festival(table.position)
    assert festivals_to_come(table.position) == 1
    assert table.score(0) == DATA.start_points + DATA.token_points[2]
    encoded = GAME.position_from(encode(table.position), DATA)
    assert encode(encoded) == encode(table.position)
    while not table.position.over():
        table.position.apply(table.position.moves()[-1])
    assert table.position.festival == 2
    assert len(table.told("festival-begins")) == 2
    assert len(table.told("final-scoring")) == 1


def test_t4_3_third_festival_ends_the_game() -> None:
    """T4.3: after the third one the final scoring; no card draw."""
    table = celebrating(Table().village(), number=3)
    assert table.position.over()
    assert len(table.told("final-scoring")) == 1
    assert table.told("drew-card") == []


def test_t4_4_neutral_workers() -> None:
    """T4.4: two players, first festival: a worker on each free marked space of the middle terrace."""
    table = Table().village().on_hill(DATA.blocked_middle[0], WARRIOR)
    finish(celebrating(table))
    assert [space for space in range(names.SPACES) if table.position.hill[space] >= 0] == DATA.blocked_middle
    assert table.position.hill[DATA.blocked_middle[0]] == WARRIOR
    assert len(table.told("neutral-worker")) == 4


@pytest.mark.parametrize(("seats", "number"), [(2, 2), (3, 1)])
def test_t4_4_only_with_two_players_in_the_first_festival(seats: int, number: int) -> None:
    """T4.4: otherwise no neutral workers come."""
    assert finish(celebrating(Table(seats).village(), number)).told("neutral-worker") == []


@pytest.mark.parametrize(
    ("scores", "drawn"),
    [
        ([5, 9], [2, 1]),
        ([9, 5], [1, 2]),
        ([7, 7], [1, 2]),
        ([3, 9, 6], [2, 1, 2]),
        ([1, 2, 3, 4], [2, 2, 1, 1]),
        ([5, 5, 5, 5], [1, 1, 2, 2]),
    ],
)
def test_t4_5_card_draw(scores: list[int], drawn: list[int]) -> None:
    """T4.5: 2, 2, 1, 1 / 2, 2, 1 / 2, 1 cards from the lowest score; of equals the one nearer to the active player has more."""
    table = Table(len(scores))
    table.position.scores = scores
    celebrating(table, part=CARD_DRAW)
    assert [len(hand.cards) for hand in table.position.god_hands] == drawn


def test_t4_6_up_to_three_cards() -> None:
    """T4.6: in turn order up to three god cards for their benefits; they are shuffled back and the offer does not change."""
    cards = [card_with((names.POTATO, 3)), card_with((names.CORN, 2)), card_with((names.STONE, 2)), card_with((names.GOLD, 1))]
    table = Table().hand(0, *cards).offer(card_of(5, 6)).gives(0, potato=4)
    celebrating(table, part=CARD_USE)
    assert table.to_act() == 0
    for card in cards[:3]:
        table.do("use-card", card=card)
    assert table.resources(0) == [7, 2, 2, 0]
    assert table.position.god_hands[0].cards == (cards[3],)
    assert table.position.offer == (card_of(5, 6),)
    assert table.position.used == ()
    assert set(cards[:3]) <= set(table.position.god_deck.cards)


def test_t4_6_new_market() -> None:
    """T4.6: all buildings of the market go under their stacks, and four new ones come."""
    table = Table()
    before = list(table.position.market)
    finish(celebrating(table.village()))
    assert -1 not in table.position.market
    assert not set(before) & set(table.position.market)
    assert set(table.position.stacks[0].cards[:2]) == set(before[:2])


def climbing(table: Table, first: int, steps: int) -> Table:
    table.temple(0, first)
    climb(table.position, 0, steps)
    table.position.settle()
    return table


def test_t5_1_every_step_gives_its_reward() -> None:
    """T5.1: several steps give all their rewards; others may stand there, too."""
    table = Table().offer(card_of(4))
    table.temple(1, 9)
    climbing(table, 7, 3)
    assert table.position.temple == (10, 9)
    assert table.resources(0)[STONE] == 2
    table.do("take-card", card=card_of(4))
    assert len(table.position.army_hands[0].cards) + len(table.position.trained.cards) >= 1


def test_t5_3_the_top_is_the_reason() -> None:
    """T5.3: at the top no step can be bought because it is the top, with or without gold; below, gold is what is missing."""
    for gold in (0, 1):
        table = Table().gives(0, gold=gold).temple(0, DATA.temple_top).army(0, ONE_SOLDIER)
        table.position.push(TempleForGold(0))
        assert table.changed().refusal("climb") == "top-of-temple"
    table = Table().army(0, ONE_SOLDIER)
    table.position.push(TempleForGold(0))
    assert table.changed().refusal("climb") == "cannot-pay"


def test_t5_2_rewards() -> None:
    """T5.2: potato and god card; training; 1 stone or a nomad; 2 stone; god card and training; gold."""
    table = climbing(Table(), 1, 1)
    assert table.resources(0) == [1, 0, 0, 0]
    assert len(table.position.god_hands[0].cards) == 1
    table = Table()
    table.deck_top(table.position.army_deck, 0, 1)
    climbing(table, 3, 1).do("keep-army", army=0)
    table = climbing(Table(), 5, 1).do("choose", effect=names.STONE, amount=1)
    assert table.resources(0)[STONE] == 1
    table = climbing(Table(), 5, 1).do("choose", effect=names.WORKER, amount=1).do("take-nomad", worker=WARRIOR)
    assert table.supply(0)[WARRIOR] == 1
    assert climbing(Table(), 7, 1).resources(0)[STONE] == 2
    assert climbing(Table(), 11, 1).resources(0)[GOLD] == 1


def test_t5_2_no_nomad_left() -> None:
    """T3.31, T5.2: without nomads the stone is taken unasked."""
    assert climbing(Table().no_nomads(), 5, 1).resources(0)[STONE] == 1


def test_t5_3_beyond_the_top() -> None:
    """T5.3: steps beyond the top are lost."""
    table = climbing(Table(), DATA.temple_top - 1, 3)
    assert table.position.temple[0] == DATA.temple_top
    assert table.resources(0)[GOLD] == 1
    assert climbing(Table(), DATA.temple_top, 1).resources(0) == [0, 0, 0, 0]
