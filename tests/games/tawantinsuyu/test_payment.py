"""Section 2: resources, payment and free actions."""

from __future__ import annotations

from qosqo.core.pile import EVERYBODY, SEAT_BIT
from qosqo.games.tawantinsuyu import names
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    CRAFTSMAN,
    DATA,
    FIRST_MIDDLE,
    ONE_SOLDIER,
    STONE,
    Table,
    card_for,
    card_of,
)


def to_pay_food(potato: int, corn: int, gold: int) -> Table:
    """Seat 0 has just placed a worker one terrace down in its own section: 2 food."""
    card = card_for(FIRST_MIDDLE)
    table = Table().worker(0, ARCHITECT).hand(0, card).gives(0, potato=potato, corn=corn, gold=gold)
    return table.place(FIRST_MIDDLE, ARCHITECT, card)


def test_t2_1_food_is_potato_or_corn() -> None:
    """T2.1: where both are there, the player chooses the mixture."""
    table = to_pay_food(potato=2, corn=2, gold=0)
    assert [(potato, 2 - potato) for potato in table.choices("pay", "potato")] == [(0, 2), (1, 1), (2, 0)]
    table.do("pay", potato=1, corn=1, stone=0, gold=0)
    assert table.resources(0) == [1, 1, 0, 0]


def test_t2_1_a_single_sensible_way_is_not_asked() -> None:
    """T2.1: just potatoes, just corn, or all of both: nothing to ask."""
    assert to_pay_food(potato=3, corn=0, gold=1).resources(0) == [1, 0, 0, 1]
    assert to_pay_food(potato=1, corn=1, gold=2).resources(0) == [0, 0, 0, 2]


def test_t2_2_gold_is_wild() -> None:
    """T2.2: gold stands in where food is missing."""
    assert to_pay_food(potato=1, corn=0, gold=2).resources(0) == [0, 0, 0, 1]


def test_t2_2_dominated_ways_stay_possible() -> None:
    """T2.2: who asks to pay by hand may pay with gold although there is food; once asked, the next cost is automatic again."""
    card = card_for(FIRST_MIDDLE)
    table = Table().worker(0, ARCHITECT).hand(0, card).gives(0, potato=3, gold=2).do("pay-by-hand")
    table.place(FIRST_MIDDLE, ARCHITECT, card)
    assert [(gold, 2 - gold) for gold in table.choices("pay", "gold")] == [(0, 2), (1, 1), (2, 0)]
    table.do("pay", gold=2, potato=0, corn=0, stone=0)
    assert table.resources(0) == [3, 0, 0, 0]
    assert not table.position.by_hand


def test_t2_3_army_cards_for_resources() -> None:
    """T2.3: at any time of the own turn, and only then, army cards from the hand become their resource."""
    table = Table().army(0, ONE_SOLDIER, ONE_SOLDIER).army(1, ONE_SOLDIER).offer(card_of(2))
    row = DATA.effects[DATA.army_effect[ONE_SOLDIER]]
    table.do("discard-army", army=ONE_SOLDIER)
    assert table.resources(0)[row[0]] == row[1]
    assert table.position.army_discards == (ONE_SOLDIER,)
    table.do("pray")
    table.do("discard-army", army=ONE_SOLDIER)
    assert table.resources(0)[row[0]] == 2 * row[1]
    assert table.can("draw-card"), "the decision waits for its own move"
    assert len(table.position.army_hands[1].cards) == 1


def test_t2_3_not_in_the_turn_of_another() -> None:
    """T2.3: a follower has no free actions."""
    table = Table().army(1, ONE_SOLDIER).owns(1, names.PASSIVES).activate(0).do("take-gold")
    assert table.to_act() == 1
    assert not table.can("discard-army")


def test_t2_3_can_pay_what_could_not_be_paid() -> None:
    """T2.3: a choice for which the resources are missing is still put before a player with army cards to discard."""
    stone_card = next(army for army in range(len(DATA.army_copies)) if DATA.effects[DATA.army_effect[army]] == [STONE, 1])
    space = next(each for each in range(10) if names.STATUE_TASK in DATA.space_icons[each])
    table = Table().priest(0, DATA.space_section[space]).worker(0, CRAFTSMAN).hand(0, card_for(space)).gives(0, stone=2)
    table.army(0, stone_card).place(space, CRAFTSMAN, card_for(space))
    assert not table.can("task", task=names.STATUE_TASK)
    table.do("discard-army", army=stone_card)
    assert table.resources(0)[STONE] == 3
    assert table.can("task", task=names.STATUE_TASK)


def test_t2_4_god_cards_one_at_a_time() -> None:
    """T2.4: each from deck or offer, each seen before the next; the offer is not refilled."""
    table = Table().offer(card_of(1), card_of(2))
    table.deck_top(table.position.god_deck, card_of(3))
    table.do("pray")
    assert table.choices("take-card", "card") == [card_of(1), card_of(2)]
    table.do("draw-card")
    hand = table.position.god_hands[0]
    assert list(hand.cards) == [card_of(3)]
    assert list(hand.seen) == [SEAT_BIT[0]]
    table.do("take-card", card=card_of(2))
    assert hand.cards == (card_of(3), card_of(2))
    assert hand.seen == (SEAT_BIT[0], EVERYBODY)
    assert table.position.offer == (card_of(1),)


def test_t2_4_exhausted_stack() -> None:
    """T2.4 RULING: from an exhausted stack one takes what there is; there is no hand limit."""
    table = Table()
    cards = list(table.position.god_deck.cards)
    table.hand(1, *cards[:-1])
    table.do("pray")
    assert table.position.god_hands[0].cards == (cards[-1],)
    assert len(table.position.god_hands[1].cards) == 41
    assert not table.can("pray"), "there is nothing left to pray for"
