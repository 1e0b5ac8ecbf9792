"""Section 7: the passive buildings Z01–Z20."""

from __future__ import annotations

import pytest

from qosqo.games.tawantinsuyu import names, phrases
from qosqo.games.tawantinsuyu.festival import BEFORE, Festival
from qosqo.games.tawantinsuyu.scoring import final_scoring
from qosqo.games.tawantinsuyu.tasks import begin_task
from qosqo.games.tawantinsuyu.weavings import TakeWeaving
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    CONQUEST,
    CORN,
    COURIER,
    CRAFTSMAN,
    DATA,
    FIRST_BOTTOM,
    FIRST_MIDDLE,
    GOLD,
    OFFERING,
    ONE_SOLDIER,
    POTATO,
    PRIEST,
    PRODUCE,
    REJUVENATE,
    STONE,
    TWO_SOLDIERS,
    WARRIOR,
    WORSHIP,
    Table,
    card_for,
    card_of,
    card_with,
    conquest_with,
    fitting_pair,
    production_with,
    tile_with,
)

POTATOES, STONES = production_with((POTATO, 2)), production_with((STONE, 2))
BLUE_SPACE = DATA.space_colour.index(names.BLUE)
GREEN_SPACE = DATA.space_colour.index(names.GREEN)


def placing(space: int, worker: int, *buildings: int) -> Table:
    """Seat 0, owner of the buildings, is about to place a worker in the section of its high priest, with 9 potato."""
    table = Table().owns(0, *buildings).worker(0, worker).hand(0, card_for(space)).gives(0, potato=9)
    return table.priest(0, DATA.space_section[space])


def tasks_given(table: Table) -> int:
    return table.told("has-tasks")[-1].values[0]


def starting_festival(table: Table) -> Table:
    table.position.festival = 1
    table.position.token = 0
    table.position.push(Festival(0, BEFORE))
    table.position.settle()
    return table


def test_t7_01_any_worker_as_courier() -> None:
    """T7.01: as a courier it pays 1 food less and has a task more in an empty segment; its colour still counts for adjacency."""
    table = placing(FIRST_MIDDLE, WARRIOR, names.Z01).on_hill(FIRST_MIDDLE + 14, WARRIOR)
    assert table.choices("place", "role") == [WARRIOR, COURIER]
    table.place(FIRST_MIDDLE, WARRIOR, card_for(FIRST_MIDDLE), role=COURIER)
    assert table.resources(0)[POTATO] == 8
    assert tasks_given(table) == 3
    assert table.position.army_hands[0].cards == (), "the own ability is replaced"
    assert table.position.hill[FIRST_MIDDLE] == WARRIOR


def test_t7_02_any_worker_as_priest() -> None:
    """T7.02: as a priest it may be given a potato for a task, and a god card is drawn afterwards."""
    table = placing(BLUE_SPACE, ARCHITECT, names.Z02)
    assert table.choices("place", "role") == [ARCHITECT, PRIEST]
    table.place(BLUE_SPACE, ARCHITECT, card_for(BLUE_SPACE), role=PRIEST).do("feed")
    assert tasks_given(table) == 2, "no task for the blue space"
    table.do("pass")
    assert len(table.position.god_hands[0].cards) == 1


def test_t7_03_warriors_rejuvenate() -> None:
    """T7.03: placing a warrior turns up to 2 production buildings face up for nothing; no army cards."""
    third = production_with((CORN, 2))
    table = placing(0, WARRIOR, names.Z03).owns(0, POTATOES, STONES, third, face_up=False).army_down(0, ONE_SOLDIER)
    table.place(0, WARRIOR, card_for(0))
    assert not table.can("revive-army")
    table.do("revive-building", building=STONES).do("revive-building", building=third)
    assert not table.can("revive-building")
    assert table.resources(0)[POTATO] == 9
    assert not table.position.face_up[POTATOES]


def attach_second(table: Table, left: int, right: int) -> Table:
    """The right tile joins the left one, which lies there already."""
    table.tapestry(0, left).weavings_on_top(right)
    table.position.push(TakeWeaving(0))
    table.position.settle()
    return table.do("take-weaving", which=0).do("attach", tapestry=0, end=1)


def test_t7_04_new_matches_pay_at_once() -> None:
    """T7.04: a new match gives its reward immediately, to the owner of the building only."""
    left, right = fitting_pair(1)
    assert attach_second(Table().owns(0, names.Z04), left, right).resources(0)[STONE] == 2
    assert attach_second(Table().owns(1, names.Z04), left, right).resources(0)[STONE] == 0


def test_t7_04_at_the_left_end() -> None:
    """T7.04: likewise when the tile joins on the left."""
    left, right = fitting_pair(1)
    table = Table().owns(0, names.Z04).tapestry(0, right).weavings_on_top(left)
    table.position.push(TakeWeaving(0))
    table.position.settle()
    table.do("take-weaving", which=0).do("attach", tapestry=0, end=0)
    assert table.resources(0)[STONE] == 2


def test_t7_05_craftsmen_and_architects() -> None:
    """T7.05: each may be used as the other, for the colour of the space."""
    table = placing(GREEN_SPACE, ARCHITECT, names.Z05).place(GREEN_SPACE, ARCHITECT, card_for(GREEN_SPACE), role=CRAFTSMAN)
    assert tasks_given(table) == 2
    table = placing(BLUE_SPACE, CRAFTSMAN, names.Z05).on_hill(DATA.space_neighbours[BLUE_SPACE][0], ARCHITECT)
    table.place(BLUE_SPACE, CRAFTSMAN, card_for(BLUE_SPACE), role=ARCHITECT)
    assert tasks_given(table) == 2, "its own colour counts for adjacency"


def test_t7_06_potatoes_and_god_cards() -> None:
    """T7.06: 4 potato at the start of a festival; 1 point more per god card at the end."""
    assert starting_festival(Table().owns(0, names.Z06)).resources(0)[POTATO] == 4
    table = Table().owns(0, names.Z06).hand(0, card_of(1), card_of(2), card_of(3))
    final_scoring(table.position)
    assert table.score(0) == 10 + 2 + 2 * 3


def test_t7_07_own_steps() -> None:
    """T7.07: 1 point for each own marker used."""
    table = placing(FIRST_BOTTOM, ARCHITECT, names.Z07).steps(0, 0, 0).steps(0, 0, 1)
    table.place(FIRST_BOTTOM, ARCHITECT, card_for(FIRST_BOTTOM))
    assert table.score(0) == 12


def test_t7_08_five_weavings() -> None:
    """T7.08: draw 5 and put 2 under the stack in the order of choice before going on."""
    tiles = [tile_with(pattern) for pattern in range(6)]
    table = Table().owns(0, names.Z08).gives(0, corn=1).weavings_on_top(*tiles)
    begin_task(table.position, 0, names.WEAVINGS_TASK)
    table.position.settle()
    assert table.choices("put-under", "weaving") == sorted(tiles[:5])
    table.do("put-under", weaving=tiles[0]).do("put-under", weaving=tiles[4])
    assert table.position.weavings.cards[:2] == (tiles[4], tiles[0])
    assert table.choices("buy-weaving", "weaving") == sorted(tiles[1:4])
    table.do("buy-weaving", weaving=tiles[2])
    assert table.position.tapestries == ((tiles[2],),)


def test_t7_09_longest_tapestry() -> None:
    """T7.09: at the start of a festival 1 point per weaving of the longest tapestry."""
    row = [tile_with(pattern) for pattern in (0, 1, 2)]
    unmatched = [tile for tile in row if DATA.weaving_players[tile] == 2]
    table = Table().owns(0, names.Z09).tapestry(0, *unmatched).tapestry(0, tile_with(3)).tapestry(1, tile_with(4), tile_with(5))
    starting_festival(table)
    assert [event.values[0] for event in table.told("points") if event.values[1] == phrases.CATEGORY_BUILDINGS] == [3]


def test_t7_10_resources_at_festivals() -> None:
    """T7.10: 2 potato, 1 corn and 1 stone at the start of a festival."""
    assert starting_festival(Table().owns(1, names.Z10)).resources(1) == [2, 1, 1, 0]


@pytest.mark.parametrize("choice", ["act", "take-gold"])
def test_t7_11_weaving_at_offerings(choice: str) -> None:
    """T7.11: whoever sets off an offering, also if that player takes gold: a free weaving."""
    table = Table().owns(1, names.Z11).activate(OFFERING)
    assert table.to_act() == 1
    table.do("take-weaving", which=1)
    assert table.position.tapestry_owner == (1,)
    table.do("act", action=OFFERING) if choice == "act" else table.do("take-gold")


def test_t7_12_gold_for_the_temple() -> None:
    """T7.12: at worship, whoever sets it off, and right before a festival: 1 gold for a step."""
    table = Table().owns(1, names.Z12).gives(1, gold=2).activate(WORSHIP)
    assert table.to_act() == 1
    table.do("climb")
    assert table.position.temple[1] == 1
    table = starting_festival(Table().owns(1, names.Z12).gives(1, gold=1))
    assert table.to_act() == 1
    table.do("climb")
    assert table.resources(1)[GOLD] == 0


def test_t7_12_before_the_other_festival_buildings() -> None:
    """T4.2: first Z12, then Z06, Z09 and Z10."""
    table = starting_festival(Table().owns(0, names.Z12, names.Z10).gives(0, gold=1))
    assert table.resources(0) == [0, 0, 0, 1]
    table.do("pass")
    assert table.resources(0) == [2, 1, 1, 1]


def conquering(table: Table) -> Table:
    return table.activate(CONQUEST).do("casualty", end=names.POTATO_END).do("act", action=CONQUEST)


def test_t7_13_one_soldier_less() -> None:
    """T7.13: a discount of one soldier in all, on the flip or the discard; at least one remains."""
    space = conquest_with(2, 1)
    table = conquering(Table().owns(0, names.Z13).army_up(0, ONE_SOLDIER, ONE_SOLDIER)).do("conquer", conquest=space)
    assert table.can("spend", flip1=2, flip2=0, discard1=0, discard2=0)
    table.do("spend", flip1=1, flip2=0, discard1=1, discard2=0)
    assert table.position.army_discards == (ONE_SOLDIER,)
    table = conquering(Table().owns(0, names.Z13).army_up(0, TWO_SOLDIERS)).do("conquer", conquest=conquest_with(1, 0))
    table.do("spend", flip1=0, flip2=1, discard1=0, discard2=0)
    assert table.position.army_down[TWO_SOLDIERS] == 1, "a single soldier is still needed"
    table = conquering(Table().owns(0, names.Z13).army_up(0, *[ONE_SOLDIER] * 4)).do("conquer", conquest=conquest_with(2, 2))
    assert (table.choices("spend", "flip1"), table.choices("spend", "discard1")) == ([1, 2], [1, 2]), "one less of either, not two"


def test_t7_every_building_has_a_number_of_its_own() -> None:
    """T7.01 to T7.20, in order."""
    assert [getattr(names, f"Z{rule:02}") for rule in range(1, 21)] == list(range(20))


def test_t7_14_more_tasks_for_warriors() -> None:
    """T7.14: +2 tasks for a warrior, RULING: not for one placed as a courier."""
    assert tasks_given(placing(1, WARRIOR, names.Z14).place(1, WARRIOR, card_for(1))) == 3
    table = placing(1, WARRIOR, names.Z14, names.Z01).on_hill(0, ARCHITECT).place(1, WARRIOR, card_for(1), role=COURIER)
    assert tasks_given(table) == 1


def test_t7_15_exchange() -> None:
    """T7.15: 2 stone, 1 gold and 2 corn for one another in the own turn, without limit, but not back again at once."""
    table = Table().owns(0, names.Z15).gives(0, stone=4)
    table.do("exchange", give=STONE, get=GOLD).do("exchange", give=STONE, get=CORN)
    assert table.resources(0) == [0, 2, 0, 1]
    assert not table.can("exchange"), "what was just got is not given away again"
    table.do("pray").do("exchange", give=CORN, get=STONE)
    assert table.resources(0) == [0, 0, 2, 1]


def test_t7_15_only_in_the_own_turn() -> None:
    """T7.15: a follower may not exchange."""
    table = Table().owns(1, names.Z15, POTATOES).gives(1, stone=4).activate(PRODUCE).do("take-gold")
    assert table.to_act() == 1
    assert not table.can("exchange")


def test_t7_15_leaves_the_food_that_is_due() -> None:
    """T3.4, T7.15: while a placement's food is still due, only exchanges that leave enough for it are possible."""
    card = card_with((names.CORN, 1), (names.TEMPLE_FOR_GOLD, 1))
    space = next(each for each in DATA.god_spaces[DATA.card_god[card]] if DATA.space_terrace[each] == 1)
    table = Table().owns(0, names.Z15).worker(0, ARCHITECT).hand(0, card).statue(0, DATA.card_god[card]).gives(0, gold=1)
    table.priest(0, DATA.space_section[space]).place(space, ARCHITECT, card)
    assert table.position.food_due == 2
    assert table.can("exchange", give=GOLD, get=CORN)
    assert not table.can("exchange", give=GOLD, get=STONE)
    table.do("exchange", give=GOLD, get=CORN)
    assert table.resources(0) == [0, 1, 0, 0], "3 corn, of which 2 were due"


def test_t7_16_rejuvenation_at_production() -> None:
    """T7.16: at a production of any player 1 building or army card is turned up, before or after producing."""
    table = Table().owns(1, names.Z16, POTATOES).owns(1, STONES, face_up=False).army_down(1, ONE_SOLDIER)
    table.activate(PRODUCE).do("take-gold")
    assert table.to_act() == 1
    table.do("revive-building", building=STONES)
    assert not table.can("revive-army"), "just one"
    table.do("produce", building=STONES).do("produce", building=POTATOES)
    assert table.resources(1) == [2, 0, 2, 0]


def test_t7_16_also_when_gold_is_taken() -> None:
    """T7.16 RULING: the active player gets it with the gold, but does not produce."""
    table = Table().owns(0, names.Z16, POTATOES).army_down(0, ONE_SOLDIER).activate(PRODUCE).do("take-gold")
    assert not table.can("produce")
    table.do("revive-army", army=ONE_SOLDIER)
    assert table.position.army_up[ONE_SOLDIER] == 1


def test_t7_17_gold_and_a_point_at_conquests() -> None:
    """T7.17: whoever sets off a conquest."""
    table = Table().owns(1, names.Z17).activate(CONQUEST)
    assert table.resources(1)[GOLD] == 1
    assert table.score(1) == 11


def test_t7_18_army_card_and_gold_at_rejuvenation() -> None:
    """T7.18: whoever sets off a rejuvenation."""
    table = Table().owns(1, names.Z18).activate(REJUVENATE)
    assert table.resources(1)[GOLD] == 1
    assert len(table.position.army_hands[1].cards) == 1


def test_t7_19_god_cards_for_potatoes() -> None:
    """T7.19: any time in the own turn 1 potato for a god card, without limit."""
    table = Table().owns(0, names.Z19).gives(0, potato=2).offer(card_of(3))
    table.do("draw-for-potato").do("take-card", card=card_of(3))
    assert table.resources(0)[POTATO] == 1
    table.do("draw-for-potato")
    assert len(table.position.god_hands[0].cards) == 2
    assert not table.can("draw-for-potato")


@pytest.mark.parametrize(("resource", "amount", "points"), [(POTATO, 4, 1), (CORN, 3, 1), (STONE, 3, 1), (GOLD, 1, 0)])
def test_t7_20_more_from_collecting(resource: int, amount: int, points: int) -> None:
    """T7.20: one more and a point, but not for gold."""
    table = Table().owns(0, names.Z20)
    begin_task(table.position, 0, resource)
    assert table.resources(0)[resource] == amount
    assert table.score(0) == 10 + points
