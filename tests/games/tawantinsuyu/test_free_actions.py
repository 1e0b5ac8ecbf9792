"""T2.3, T7.15, T7.19: free actions at any time of the own turn, and exchanges while paying in another's."""

from __future__ import annotations

import pytest

from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.festival import FeedTheGods
from qosqo.games.tawantinsuyu.free_actions import LastChance
from qosqo.games.tawantinsuyu.payment import Pay
from qosqo.games.tawantinsuyu.tapestries import Attach
from qosqo.games.tawantinsuyu.turn import TurnStart
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    CORN,
    DATA,
    FIRST_MIDDLE,
    GOLD,
    OFFERING,
    ONE_SOLDIER,
    POTATO,
    REJUVENATE,
    STONE,
    Table,
    card_for,
    card_of,
)


def army_with(resource: int) -> int:
    return next(army for army in range(len(DATA.army_copies)) if DATA.effects[DATA.army_effect[army]] == [resource, 1])


def festival(table: Table, number: int = 1) -> Table:
    """Seat 0 holds the token of a festival, celebrated at the start of its turn."""
    table.position.festival = number
    table.position.token = 0
    table.position.stack = []
    table.position.push(TurnStart(0))
    table.position.settle()
    return table


def asked(table: Table) -> type:
    return type(table.position.stack[-1])


# The festival that opens the turn.


def test_t2_3_army_cards_feed_the_gods() -> None:
    """T2.3: the festival at the start of the own turn asks for potatoes; an army card may bring one."""
    table = festival(Table().hand(0, card_of(0), card_of(1)).army(0, army_with(POTATO)).gives(0, potato=1))
    assert asked(table) is FeedTheGods
    assert not table.can("pay-by-hand"), "there is nothing to be paid by hand"
    table.do("discard-army", army=army_with(POTATO))
    assert table.score(0) == DATA.start_points
    assert not table.told("lacked-potatoes")


def test_t2_3_who_owes_no_potatoes_is_not_asked() -> None:
    """T2.3: without a god card in hand nothing is paid."""
    table = festival(Table().army(0, army_with(POTATO)).gives(0, potato=1))
    assert asked(table) is not FeedTheGods


def test_t7_15_exchanged_gold_feeds_the_gods_of_others() -> None:
    """T7.15: who owns Z15 may exchange when something is paid in another's turn; army cards stay in hand."""
    table = Table().owns(1, names.Z15).hand(1, card_of(0)).army(1, army_with(POTATO)).gives(1, corn=2)
    festival(table)
    assert (asked(table), table.to_act()) == (FeedTheGods, 1)
    assert not table.can("discard-army")
    table.do("exchange", give=CORN, get=GOLD).do("pay-gold", amount=1)
    assert table.resources(1) == [0, 0, 0, 0]
    assert table.score(1) == DATA.start_points


# Before the turn ends.


def end_of_turn(table: Table) -> Table:
    """Seat 0 has taken both secondary actions; the village is empty, so there is no worker to buy."""
    table.village().offer(card_of(5))
    table.do("take-nomad", worker=names.WARRIOR).do("pray").do("take-card", card=card_of(5))
    return table


def test_t2_3_a_last_chance_before_the_turn_ends() -> None:
    """T2.3: with an empty village, too, army cards can be discarded after the last decision."""
    table = end_of_turn(Table().army(0, ONE_SOLDIER))
    assert (asked(table), table.to_act()) == (LastChance, 0)
    table.do("discard-army", army=ONE_SOLDIER)
    assert sum(table.resources(0)) == 1
    assert table.to_act() == 1, "nothing is left that could matter"


def test_t2_3_the_last_chance_may_be_left() -> None:
    """T2.3: nothing must be done."""
    table = end_of_turn(Table().army(0, ONE_SOLDIER)).do("pass")
    assert table.to_act() == 1
    assert table.position.army_hands[0].cards == (ONE_SOLDIER,)


def test_t7_19_the_last_chance_is_also_for_god_cards() -> None:
    """T7.19: a god card for a potato."""
    table = end_of_turn(Table().owns(0, names.Z19).gives(0, potato=1))
    assert asked(table) is LastChance
    table.do("draw-for-potato")
    assert len(table.position.god_hands[0].cards) == 3


def test_t2_3_nothing_is_asked_without_a_free_action() -> None:
    """T2.3: who has neither army cards nor such buildings is not asked."""
    assert end_of_turn(Table().gives(0, potato=3, corn=3)).to_act() == 1


@pytest.mark.parametrize(("number", "matters"), [(1, False), (3, True)])
def test_t7_15_an_exchange_matters_only_before_the_end_of_the_game(number: int, matters: bool) -> None:
    """T7.15: it can be made later as well, unless the game ends before: gold counts in the final scoring."""
    table = Table().owns(0, names.Z15).gives(0, corn=2)
    table.position.festival = number
    table.position.token = 1
    end_of_turn(table)
    assert (asked(table) is LastChance) == matters


def test_t2_3_the_holder_of_the_last_festival_has_a_last_chance() -> None:
    """T2.3, T4.3: the festival opens the holder's own turn, and free actions are possible until the final scoring."""
    table = festival(Table().army(0, army_with(GOLD)), 3)
    assert asked(table) is LastChance
    before = table.score(0)
    table.do("discard-army", army=army_with(GOLD))
    assert table.position.over()
    assert table.score(0) == before + 1


# While something is paid.


def paying_food(table: Table) -> Table:
    card = card_for(FIRST_MIDDLE)
    table.worker(0, ARCHITECT).hand(0, card)
    return table.place(FIRST_MIDDLE, ARCHITECT, card)


def test_t2_3_while_a_payment_is_asked_for() -> None:
    """T2.3: an army card discarded then opens other ways to pay."""
    table = paying_food(Table().gives(0, potato=2, corn=1).army(0, army_with(CORN)))
    assert asked(table) is Pay
    assert table.choices("pay", "corn") == [0, 1]
    table.do("discard-army", army=army_with(CORN))
    assert table.choices("pay", "corn") == [0, 1, 2]
    table.do("pay", gold=0, potato=0, corn=2, stone=0)
    assert table.resources(0) == [2, 0, 0, 0]


def test_t7_15_an_exchange_leaves_what_is_being_paid() -> None:
    """T7.15: corn that the payment needs cannot be exchanged away; what is left can."""
    table = paying_food(Table().owns(0, names.Z15).gives(0, potato=1, corn=2))
    assert not table.can("exchange", give=CORN, get=STONE)
    assert table.can("exchange", give=CORN, get=GOLD), "gold pays, too"
    table.gives(0, corn=1)
    assert table.can("exchange", give=CORN, get=STONE)


def test_t7_19_a_god_card_leaves_what_is_being_paid() -> None:
    """T7.19: the potato must not be missing afterwards, not even after several cards."""
    table = paying_food(Table().owns(0, names.Z19).gives(0, potato=3, corn=1).offer(card_of(5)))
    assert asked(table) is Pay
    table.do("draw-for-potato").do("draw-for-potato")
    assert not table.can("draw-for-potato"), "a potato and the corn are for the food"
    table.do("draw-card").do("draw-card").do("pay", gold=0, potato=1, corn=1, stone=0)
    assert table.resources(0) == [0, 0, 0, 0]


# Exchanging.


def test_t7_15_exchanging_back_after_another_action() -> None:
    """T7.15: not at once, but after any other action, free ones included."""
    table = Table().owns(0, names.Z15).gives(0, corn=2).army(0, ONE_SOLDIER)
    table.do("exchange", give=CORN, get=STONE)
    assert not table.can("exchange", give=STONE, get=CORN)
    table.do("discard-army", army=ONE_SOLDIER)
    assert table.can("exchange", give=STONE, get=CORN)


def test_t7_15_a_follower_pays_with_what_was_exchanged() -> None:
    """T7.15: in another's offering stone becomes corn."""
    table = Table().owns(1, names.Z15).gives(1, corn=1, stone=2).activate(OFFERING).do("take-gold")
    assert table.to_act() == 1
    assert not table.can("offer", steps=1)
    table.do("exchange", give=STONE, get=CORN).do("offer", steps=1)
    assert table.position.temple[1] == 1
    assert table.resources(1) == [0, 0, 0, 0]


def test_t7_15_not_where_nothing_is_paid() -> None:
    """T7.15: in another's turn only where the owner pays."""
    table = Table().owns(1, names.Z15, names.PASSIVES).gives(1, corn=4).activate(0).do("take-gold")
    assert table.to_act() == 1
    assert not table.can("exchange")


# Why not.


def test_t7_15_reasons() -> None:
    """T7.15: exchanging back is refused as such; what the way costs is needed for it."""
    table = Table().owns(0, names.Z15).gives(0, corn=2).army(0, ONE_SOLDIER).do("exchange", give=CORN, get=STONE)
    assert why_not(table, "exchange", give=STONE, get=CORN) == "exchanged-back"
    table = paying_food(Table().owns(0, names.Z15, names.Z19).gives(0, potato=1, corn=2))
    table.position.stack.pop()
    table.position.food_due = 3
    table.position.push(Attach(0))
    table.position.drawn = (20,)
    assert why_not(table.changed(), "exchange", give=CORN, get=STONE) == "needed-for-payment"


def test_t3_21_reasons() -> None:
    """T3.21: turning up a second one costs the active player food, a follower corn."""
    table = Table().owns(0, names.PASSIVES, names.PASSIVES + 1, face_up=False).army(0, ONE_SOLDIER)
    table.activate(REJUVENATE).do("act", action=REJUVENATE).do("revive-building", building=names.PASSIVES)
    assert table.refusal("revive-building", building=names.PASSIVES + 1) == "price-in-food"


def why_not(table: Table, kind: str, **parts: int) -> str:
    """The reason, also of what nobody would look for."""
    said = table.position.stack[-1].refuse(table.position, GAME.moves.packed({"kind": kind, **parts}))
    assert said is not None
    return GAME.refusals.kinds[said.kind].name
