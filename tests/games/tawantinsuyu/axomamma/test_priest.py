"""T8.15–T8.25: Axomamma's high priest, and its part in your actions."""

from __future__ import annotations

import pytest

from qosqo.core.phrases import pack
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.axomamma.priest import AxomammaPart, wants
from qosqo.games.tawantinsuyu.axomamma.war import first_target, preferred_way, second_target
from tests.games.tawantinsuyu.axomamma.helpers import AXOMAMMA, YOU, SoloTable
from tests.games.tawantinsuyu.helpers import (
    CONQUEST,
    CORN,
    COURIER,
    CRAFTSMAN,
    DATA,
    GOLD,
    OFFERING,
    ONE_SOLDIER,
    POTATO,
    PRODUCE,
    REJUVENATE,
    STONE,
    TWO_SOLDIERS,
    WORSHIP,
    production_with,
)

CHINCHASUYU, ANTISUYU, QULLASUYU, KUNTISUYU = range(4)
TOP = DATA.temple_top


def part(table: SoloTable, action: int, active: bool) -> SoloTable:
    """Axomamma's part in an action that it or you have set off."""
    table.position.push(AxomammaPart(AXOMAMMA, action, active=active))
    return table.settle()


# When it acts.


def test_t8_15_the_nearest_action_whose_condition_is_met() -> None:
    """T8.15: of the next two actions the nearest possible one; the spot beyond is out of reach."""
    table = SoloTable().ahead(WORSHIP)
    table.gives(AXOMAMMA, corn=4)
    spot = table.position.priests[AXOMAMMA]
    table.turn()
    assert table.position.priests[AXOMAMMA] == (spot + 2) % 5
    assert table.position.temple[AXOMAMMA] == 2
    table = SoloTable().ahead(OFFERING)
    table.gives(AXOMAMMA, corn=4).army_up(AXOMAMMA, ONE_SOLDIER)
    spot = table.position.priests[AXOMAMMA]
    table.turn()
    assert table.position.priests[AXOMAMMA] == (spot + 1) % 5
    table = SoloTable().ahead(PRODUCE)
    table.gives(AXOMAMMA, corn=4)
    table.turn()
    assert table.position.temple[AXOMAMMA] == 0


def test_t8_15_you_may_follow() -> None:
    """T8.15: its action is followed as usual."""
    table = SoloTable().ahead(OFFERING)
    table.gives(AXOMAMMA, corn=4).gives(YOU, corn=3)
    table.turn()
    assert table.can("offer", steps=1)


def test_t8_15_not_a_worker_as_well() -> None:
    """T8.15: with an action of the high priest no worker is placed and no token moves."""
    table = SoloTable().ahead(OFFERING).recruit(COURIER)
    table.gives(AXOMAMMA, corn=4)
    table.turn()
    assert table.position.recruits == (COURIER,)
    assert table.position.tokens == tuple(DATA.token_start)


def test_t8_16_army_card_and_offer() -> None:
    """T8.16: afterwards an army card, and the two oldest cards of the offer go under the deck without points."""
    table = SoloTable().ahead(OFFERING)
    table.gives(AXOMAMMA, corn=4).gives(YOU, corn=3).offer(3, 4, 5)
    table.temple(AXOMAMMA, TOP - 1)  # no cards from the step above
    table.turn()
    assert (table.army_in_hand(), table.position.offer) == (0, (3, 4, 5))
    table.do("pass")
    assert (table.army_in_hand(), table.position.offer) == (1, (5,))
    assert table.position.god_deck.cards[:2] == (4, 3)
    assert not [event for event in table.told("points") if event.values[1] == phrases.CATEGORY_GOD_CARDS and event.seat == AXOMAMMA]


def test_t8_17_offering() -> None:
    """T8.17: four corn; gold does not count."""
    table = SoloTable()
    table.gives(AXOMAMMA, corn=3, gold=5)
    assert not wants(table.position, AXOMAMMA, OFFERING)
    table.gives(AXOMAMMA, corn=1)
    assert wants(table.position, AXOMAMMA, OFFERING)


def test_t8_17_produce() -> None:
    """T8.17: two face-up production buildings."""
    table = SoloTable()
    table.owns(AXOMAMMA, 20, names.Z01).owns(AXOMAMMA, 21, face_up=False)
    assert not wants(table.position, AXOMAMMA, PRODUCE)
    table.owns(AXOMAMMA, 22)
    assert wants(table.position, AXOMAMMA, PRODUCE)


def test_t8_17_worship() -> None:
    """T8.17: a statue."""
    table = SoloTable()
    assert not wants(table.position, AXOMAMMA, WORSHIP)
    table.statue(AXOMAMMA, 2, names.LARGE)
    assert wants(table.position, AXOMAMMA, WORSHIP)


def test_t8_17_conquest() -> None:
    """T8.17: more soldiers, face up and in hand, than casualties."""
    table = SoloTable().hidden_army(TWO_SOLDIERS)
    table.army_up(AXOMAMMA, ONE_SOLDIER).army_down(AXOMAMMA, TWO_SOLDIERS).casualties(3)
    assert not wants(table.position, AXOMAMMA, CONQUEST)
    table.army_up(AXOMAMMA, ONE_SOLDIER)
    assert wants(table.position, AXOMAMMA, CONQUEST)


def test_t8_17_rejuvenate() -> None:
    """T8.17: three face-down buildings and army cards together."""
    table = SoloTable()
    table.owns(AXOMAMMA, 20, 21, face_up=False)
    assert not wants(table.position, AXOMAMMA, REJUVENATE)
    table.army_down(AXOMAMMA, ONE_SOLDIER)
    assert wants(table.position, AXOMAMMA, REJUVENATE)


# Its part.


def test_t8_18_it_follows_whenever_it_can() -> None:
    """T8.18: also without its conditions being met, and when you take gold."""
    table = SoloTable()
    table.gives(AXOMAMMA, corn=3)
    table.activate(OFFERING).do("take-gold")
    assert table.position.temple[AXOMAMMA] == 1
    assert table.axomamma()[CORN] == 0
    table = SoloTable()
    table.activate(OFFERING).do("take-gold")
    assert len(table.told("not-followed")) == 1


@pytest.mark.parametrize(("active", "left"), [(True, [False, True]), (False, [False, False])])
def test_t8_19_produce(active: bool, left: list[bool]) -> None:
    """T8.19: everything face up produces and is flipped; in its own action the highest number stays face up."""
    stone, corn = production_with((STONE, 2)), production_with((CORN, 2))
    table = SoloTable()
    table.owns(AXOMAMMA, stone, corn)
    part(table, PRODUCE, active)
    assert table.axomamma() == [0, 2, 2, 0]
    assert [table.position.face_up[building] for building in sorted((stone, corn))] == left


@pytest.mark.parametrize(("owned", "taken"), [((4, 1, 1), CORN), ((4, 2, 1), STONE), ((0, 2, 1), POTATO), ((1, 1, 1), CORN)])
def test_t8_19_choice_of_resources(owned: tuple[int, int, int], taken: int) -> None:
    """T8.19: what it has fewest of; a tie: gold, corn, stone, potato."""
    choice = next(b for b in range(names.PASSIVES, names.BUILDINGS) if DATA.effects[DATA.building_effect[b]][0] == names.CHOICE)
    table = SoloTable()
    table.owns(AXOMAMMA, choice).gives(AXOMAMMA, *owned)
    part(table, PRODUCE, False)
    gained = [now - before for now, before in zip(table.axomamma(), (*owned, 0), strict=True)]
    assert [resource for resource in range(4) if gained[resource]] == [taken]


@pytest.mark.parametrize(
    ("active", "corn", "gold", "steps", "left"), [(True, 7, 0, 3, 1), (True, 5, 0, 2, 1), (True, 3, 1, 2, 0), (False, 7, 0, 1, 4)]
)
def test_t8_20_offering(active: bool, corn: int, gold: int, steps: int, left: int) -> None:
    """T8.20: as much as possible for the usual costs, if need be with gold."""
    table = SoloTable()
    table.gives(AXOMAMMA, corn=corn, gold=gold)
    part(table, OFFERING, active)
    assert (table.position.temple[AXOMAMMA], table.axomamma()[CORN]) == (steps, left)


def test_t8_20_nothing_for_lost_steps() -> None:
    """T8.20, T5.3: it does not pay for steps beyond the top."""
    table = SoloTable()
    table.gives(AXOMAMMA, corn=6).statue(AXOMAMMA, 1)
    table.temple(AXOMAMMA, TOP - 1)
    part(table, OFFERING, True)
    assert table.axomamma()[CORN] == 4
    part(table, WORSHIP, True)
    assert table.position.has_statue(AXOMAMMA, 1)


def test_t8_20_worship() -> None:
    """T8.20: its own: a large and a small statue; following: one, a small one first."""
    table = SoloTable()
    table.statue(AXOMAMMA, 0).statue(AXOMAMMA, 1).statue(AXOMAMMA, 2, names.LARGE)
    part(table, WORSHIP, True)
    assert table.position.temple[AXOMAMMA] == 4
    assert [table.position.has_statue(AXOMAMMA, god) for god in range(3)] == [False, True, False]
    table.statue(AXOMAMMA, 3, names.LARGE)
    part(table, WORSHIP, False)
    assert table.position.temple[AXOMAMMA] == 5
    assert [table.position.has_statue(AXOMAMMA, god) for god in (1, 3)] == [False, True]
    part(table, WORSHIP, False)
    assert table.position.temple[AXOMAMMA] == 6


def test_t8_21_casualty_and_armies() -> None:
    """T8.21: the worker at the potato end falls, and the whole hand is played for nothing."""
    table = SoloTable().ahead(CONQUEST).hidden_army(ONE_SOLDIER, ONE_SOLDIER, TWO_SOLDIERS)
    table.village(CRAFTSMAN, COURIER, COURIER)
    table.turn()
    assert table.position.village == (COURIER, COURIER)
    assert len(table.told("played-army")) == 3
    assert table.army_in_hand() == 1
    assert table.told("conquered")


def test_t8_21_it_follows_your_conquest() -> None:
    """T8.21: its hand is played in your action, too."""
    table = SoloTable().hidden_army(ONE_SOLDIER)
    table.activate(CONQUEST).do("casualty", end=0).do("take-gold")
    assert table.told("conquered")[0].seat == AXOMAMMA


def test_t8_22_the_most_soldiers_it_can_meet() -> None:
    """T8.22: the dearest space that its soldiers reach, though another region has fewer markers."""
    table = SoloTable()
    table.army_up(AXOMAMMA, *[TWO_SOLDIERS] * 3)
    space = first_target(table.position, AXOMAMMA)
    asked = [flip + discard for flip, discard in zip(DATA.conquest_flip, DATA.conquest_discard, strict=True)]
    reachable = [each for each in range(names.CONQUESTS) if preferred_way(table.position, AXOMAMMA, each) >= 0]
    assert asked[space] == max(asked[each] for each in reachable)


def only(table: SoloTable, *spaces: int) -> SoloTable:
    """Nothing but these conquest spaces is worth anything: their demands are equal, all others ask for too much."""
    data = GAME.load(GAME.data_text())
    data.conquest_flip = [1 if space in spaces else 10 for space in range(names.CONQUESTS)]
    data.conquest_discard = [0] * names.CONQUESTS
    table.position.data = data
    table.army_up(AXOMAMMA, ONE_SOLDIER)
    return table


LAST = [region * 6 + 5 for region in range(4)]


@pytest.mark.parametrize(
    ("mine", "yours", "expected"),
    [
        ([], [], ANTISUYU),
        ([6], [], CHINCHASUYU),
        ([0, 6], [], KUNTISUYU),
        ([0, 6, 18], [], QULLASUYU),
        ([], [6], CHINCHASUYU),
        ([6, 7, 8], [0, 1, 2, 12, 13, 14, 18, 19, 20], CHINCHASUYU),
        ([6, 0, 1, 12, 18, 19], [7, 8, 2, 13, 14, 20], CHINCHASUYU),
    ],
)
def test_t8_22_ties(mine: list[int], yours: list[int], expected: int) -> None:
    """T8.22: fewest markers; fewer than three of its own; fewest of yours; Antisuyu, Chinchasuyu, Kuntisuyu, Qullasuyu."""
    table = only(SoloTable(), *LAST)
    table.conquered(AXOMAMMA, *mine).conquered(YOU, *yours)
    assert first_target(table.position, AXOMAMMA) == LAST[expected]


def test_t8_22_the_most_soldiers_come_first() -> None:
    """T8.22: a region full of markers is still chosen for the dearest space."""
    table = only(SoloTable(), *LAST)
    table.position.data.conquest_flip[LAST[QULLASUYU]] = 2
    table.army_up(AXOMAMMA, ONE_SOLDIER).conquered(YOU, 12, 13, 14)
    assert first_target(table.position, AXOMAMMA) == LAST[QULLASUYU]


def test_t8_22_without_markers() -> None:
    """T8.22, T1.9: no conquest without a marker."""
    table = SoloTable()
    table.army_up(AXOMAMMA, TWO_SOLDIERS).conquered(AXOMAMMA, *range(10))
    assert first_target(table.position, AXOMAMMA) < 0


def test_t8_23_cards_used() -> None:
    """T8.23: it discards cards with one soldier and flips cards with two, where it can."""
    table = only(SoloTable(), 0)
    table.position.data.conquest_flip[0] = 2
    table.position.data.conquest_discard[0] = 2
    table.army_up(AXOMAMMA, ONE_SOLDIER, TWO_SOLDIERS, TWO_SOLDIERS)
    assert preferred_way(table.position, AXOMAMMA, 0) == pack(phrases.MOVE_SPEND, 0, 1, 2, 0)


def test_t8_24_second_conquest() -> None:
    """T8.24: the space with fewest cards to discard; of several a random one."""
    table = only(SoloTable(), 0, 6, 12)
    table.position.data.conquest_discard[12] = 1
    table.army_up(AXOMAMMA, TWO_SOLDIERS)
    found = {second_target(table.position, AXOMAMMA) for _ in range(30)}
    assert found == {0, 6}


def test_t8_24_only_in_its_own_action() -> None:
    """T8.24: two conquests in its own action, one in yours."""
    table = SoloTable().ahead(CONQUEST)
    table.army_up(AXOMAMMA, *[TWO_SOLDIERS] * 4)
    table.turn()
    assert len([event for event in table.told("conquered") if event.seat == AXOMAMMA]) == 2
    table = SoloTable()
    table.army_up(AXOMAMMA, *[TWO_SOLDIERS] * 4)
    table.activate(CONQUEST).do("casualty", end=0).do("take-gold")
    assert len(table.told("conquered")) == 1


@pytest.mark.parametrize(("active", "buildings", "armies"), [(True, 3, 3), (False, 2, 2)])
def test_t8_25_rejuvenate(active: bool, buildings: int, armies: int) -> None:
    """T8.25: everything for nothing; following half of the buildings and half of the army cards, rounded up."""
    table = SoloTable()
    table.owns(AXOMAMMA, 20, 21, 22, face_up=False).army_down(AXOMAMMA, ONE_SOLDIER, ONE_SOLDIER, TWO_SOLDIERS)
    part(table, REJUVENATE, active)
    assert len(table.position.face_up_production(AXOMAMMA)) == buildings
    assert sum(table.position.army_up[len(DATA.army_copies) :]) == armies
    assert table.axomamma()[GOLD] == 0
