"""Section 3, third part: secondary actions."""

from __future__ import annotations

import pytest

from qosqo.games.tawantinsuyu import names
from qosqo.games.tawantinsuyu.conquest import Conquer, PlayArmies
from qosqo.games.tawantinsuyu.secondary_actions import SecondAction
from tests.games.tawantinsuyu.helpers import (
    CONQUEST,
    CORN,
    COURIER,
    DATA,
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
    card_of,
    conquest_with,
    production_with,
)

POTATOES, CORN_FIELD, STONES = production_with((POTATO, 2)), production_with((CORN, 2)), production_with((STONE, 2))


def test_t3_18_two_different_actions() -> None:
    """T3.18: the second secondary action must be another one."""
    table = Table().offer(card_of(1)).do("pray").do("draw-card").do("draw-card")
    assert isinstance(table.position.stack[-1], SecondAction)
    assert table.refusal("pray") == "same-action-twice"
    assert table.can("train")
    assert table.can("move-priest")
    table.do("take-nomad", worker=COURIER)
    assert not isinstance(table.position.stack[-1], SecondAction)


@pytest.mark.parametrize("spots", [1, 2])
def test_t3_18_high_priest_moves_clockwise(spots: int) -> None:
    """T3.18: 1 or 2 spots clockwise, round the Coricancha."""
    table = Table().priest(0, 4)
    table.do("move-priest", spots=spots)
    assert table.position.priests[0] == spots - 1


def test_t3_18_action_depends_on_the_turned_coricancha() -> None:
    """T1.2, T3.18: turning the tile turns its actions."""
    table = Table()
    table.position.rotation = 2
    table.priest(0, 1).do("move-priest", spots=1)
    assert table.can("act", action=DATA.coricancha[0])


def test_t3_18_gold_instead_and_the_others_still_act() -> None:
    """T3.18: the active player takes 1 gold; the others follow in turn order and cannot take gold."""
    table = Table(3).owns(0, POTATOES).owns(1, CORN_FIELD).owns(2, STONES).activate(PRODUCE).do("take-gold")
    assert table.resources(0) == [0, 0, 0, 1]
    for seat, building in ((1, CORN_FIELD), (2, STONES)):
        assert table.to_act() == seat
        assert not table.can("take-gold")
        table.do("produce", building=building)
    assert table.resources(1)[CORN] == 2
    assert table.resources(2)[STONE] == 2


def test_t3_19_worship_active() -> None:
    """T3.19: one large statue for 3 steps and one small for 1; they leave the game."""
    table = Table().statue(0, 1).statue(0, 2).statue(0, 3, names.LARGE).activate(WORSHIP).do("act", action=WORSHIP)
    table.do("worship", god=3, size=names.LARGE)
    while not table.can("worship") and table.can("draw-card"):
        table.do("draw-card")
    assert table.position.temple[0] == 3
    assert table.choices("worship", "size") == [names.SMALL]
    table.do("worship", god=2, size=names.SMALL)
    assert table.position.temple[0] == 4
    assert not table.can("worship"), "at most one of each size"
    assert sum(table.position.small_statues[:6]) == 1
    assert sum(table.position.large_statues[2::6]) == 1, "only the other large ones are left"


def test_t3_19_worship_following() -> None:
    """T3.19: the others give one statue of either size for one step."""
    table = Table().statue(1, 1).statue(1, 3, names.LARGE).activate(WORSHIP).do("take-gold")
    assert table.to_act() == 1
    table.do("worship", god=3, size=names.LARGE)
    assert table.position.temple[1] == 1
    assert table.to_act() == 0


@pytest.mark.parametrize(("steps", "corn"), [(1, 2), (2, 4), (3, 6)])
def test_t3_20_offering_active(steps: int, corn: int) -> None:
    """T3.20: 2, 4 or 6 corn for 1, 2 or 3 steps."""
    table = Table().gives(0, corn=corn).activate(OFFERING).do("act", action=OFFERING)
    assert table.choices("offer", "steps") == list(range(1, steps + 1))
    table.do("offer", steps=steps)
    assert table.position.temple[0] == steps
    assert table.resources(0)[CORN] == 0


def test_t3_20_offering_following() -> None:
    """T3.20: the others pay 3 corn for 1 step."""
    table = Table(3).gives(1, corn=9).gives(2, corn=2).activate(OFFERING).do("take-gold")
    assert table.to_act() == 1
    assert table.choices("offer", "steps") == [1]
    table.do("offer", steps=1)
    assert table.resources(1)[CORN] == 6
    assert table.position.temple == (0, 1, 0)
    assert table.to_act() == 0, "2 corn are too little to follow"


def test_t3_21_rejuvenate_active() -> None:
    """T3.21: one flip is free, each further one costs 1 food."""
    table = Table().owns(0, POTATOES, STONES, face_up=False).army_down(0, ONE_SOLDIER).gives(0, potato=1, corn=1)
    table.activate(REJUVENATE).do("act", action=REJUVENATE).do("revive-building", building=STONES)
    assert table.resources(0)[:2] == [1, 1]
    table.do("revive-army", army=ONE_SOLDIER).do("pay", gold=0, potato=0, corn=1, stone=0)
    table.do("revive-building", building=POTATOES)
    assert table.resources(0)[:2] == [0, 0]
    assert table.position.face_up[POTATOES]
    assert table.position.army_up[ONE_SOLDIER] == 1


def test_t3_21_rejuvenate_following() -> None:
    """T3.21: the others pay 1 corn, not potato, for each."""
    table = Table().owns(1, POTATOES, STONES, face_up=False).gives(1, potato=5, corn=1).activate(REJUVENATE).do("take-gold")
    table.do("revive-building", building=STONES)
    assert table.resources(1)[:2] == [5, 0]
    assert table.to_act() == 0, "without corn no more"


def test_t3_22_casualty_from_either_end() -> None:
    """T3.22: a worker from an end of the village falls first, also if the active player then takes the gold."""
    table = Table().village(WARRIOR, COURIER, PRIEST).activate(CONQUEST)
    assert table.choices("casualty", "end") == [names.POTATO_END, names.CORN_END]
    table.do("casualty", end=names.CORN_END).do("take-gold")
    assert table.position.village == (WARRIOR, COURIER)
    assert table.position.workers[names.CASUALTIES * 5 + PRIEST] == 1


def test_t3_22_casualty_from_the_nomads() -> None:
    """T3.22: with an empty village a nomad falls and is refilled; RULING: with no nomads either, nobody."""
    table = Table().village()
    before = table.position.count_workers(names.NOMADS)
    table.activate(CONQUEST).do("casualty-nomad", worker=WARRIOR)
    assert table.position.count_workers(names.NOMADS) == before
    assert table.position.count_workers(names.CASUALTIES) == 1
    table = Table().village().no_nomads().activate(CONQUEST)
    assert table.can("take-gold")
    assert table.position.count_workers(names.CASUALTIES) == 0


def conquest(table: Table) -> Table:
    """Seat 0 acts in a conquest; one worker has fallen."""
    return table.activate(CONQUEST).do("casualty", end=names.POTATO_END).do("act", action=CONQUEST)


def test_t3_22_playing_cards() -> None:
    """T3.22: the active player's first card is free, all others cost 1 potato."""
    table = Table().army(0, ONE_SOLDIER, ONE_SOLDIER).army(1, TWO_SOLDIERS).gives(0, potato=1).gives(1, potato=1)
    conquest(table).do("play-army", army=ONE_SOLDIER)
    assert table.resources(0)[POTATO] == 1
    table.do("play-army", army=ONE_SOLDIER)
    assert table.resources(0)[POTATO] == 0
    assert table.to_act() == 1
    table.do("play-army", army=TWO_SOLDIERS)
    assert table.resources(1)[POTATO] == 0
    assert isinstance(table.position.stack[-1], Conquer)
    assert table.to_act() == 0


def test_t3_22_too_few_potatoes_to_follow() -> None:
    """T3.22: a follower without potato plays nothing."""
    table = conquest(Table().army(1, TWO_SOLDIERS).army(0, ONE_SOLDIER)).do("pass")
    assert not isinstance(table.position.stack[-1], PlayArmies)


def test_example_8_and_t3_22() -> None:
    """Example 8: Purple, with two cards face up and three played, has 7 soldiers; Blue, with two and one, has 4. Purple flips 2 and
    discards 1 for 4 points, Blue flips 2 and discards 2 for 7 points, Purple then discards 1 for a god card and a free weaving."""
    table = Table().army_up(0, TWO_SOLDIERS, ONE_SOLDIER).army(0, TWO_SOLDIERS, ONE_SOLDIER, ONE_SOLDIER).gives(0, potato=2)
    table.army_up(1, TWO_SOLDIERS, ONE_SOLDIER).army(1, ONE_SOLDIER).gives(1, potato=1)
    conquest(table)
    for army in (TWO_SOLDIERS, ONE_SOLDIER, ONE_SOLDIER):
        table.do("play-army", army=army)
    assert table.resources(0)[POTATO] == 0
    table.do("play-army", army=ONE_SOLDIER)
    assert (soldiers(table, 0), soldiers(table, 1)) == (7, 4)
    assert table.to_act() == 0
    table.do("conquer", conquest=conquest_with(2, 1)).do("spend", flip1=0, flip2=1, discard1=1, discard2=0)
    assert table.score(0) == 14
    assert table.to_act() == 1
    table.do("conquer", conquest=conquest_with(2, 2)).do("spend", flip1=0, flip2=1, discard1=2, discard2=0)
    assert table.score(1) == 17
    assert soldiers(table, 1) == 0
    table.do("conquer", conquest=conquest_with(0, 1))
    assert len(table.position.god_hands[0].cards) == 1
    table.do("take-weaving", which=0).do("spend", flip1=0, flip2=0, discard1=1, discard2=0)
    assert len(table.position.tapestries) == 1
    assert soldiers(table, 0) == 3
    assert [table.position.markers_left(seat) for seat in range(2)] == [8, 9]
    assert isinstance(table.position.stack[-1], SecondAction)


def soldiers(table: Table, seat: int) -> int:
    kinds = len(DATA.army_copies)
    return sum(table.position.army_up[seat * kinds + army] * DATA.army_soldiers[army] for army in range(kinds))


def test_t3_22_gold_means_no_cards_and_no_marker() -> None:
    """T3.22: who takes the gold neither plays cards nor conquers; the others do."""
    table = Table().army(0, ONE_SOLDIER).army_up(0, TWO_SOLDIERS).army_up(1, TWO_SOLDIERS)
    table.activate(CONQUEST).do("casualty", end=names.POTATO_END).do("take-gold")
    assert table.to_act() == 1
    assert isinstance(table.position.stack[-1], Conquer)
    table.do("pass")
    assert isinstance(table.position.stack[-1], SecondAction)


def test_t3_22_refusals() -> None:
    """T3.22: the space must be free, the soldiers face up, a marker left."""
    taken, dear = conquest_with(1, 0), conquest_with(3, 3)
    table = conquest(Table().army_up(0, TWO_SOLDIERS).army_down(0, TWO_SOLDIERS, TWO_SOLDIERS).conquered(1, taken))
    assert table.refusal("conquer", conquest=taken) == "conquest-taken"
    assert table.refusal("conquer", conquest=dear) == "too-few-soldiers"
    table = Table().army_up(0, TWO_SOLDIERS)
    for space in range(10, 20):
        table.conquered(0, space)
    conquest(table)
    assert not isinstance(table.position.stack[-1], Conquer), "without a marker there is nothing to conquer with"


def test_t3_23_no_superfluous_card_and_surplus_is_lost() -> None:
    """T3.23: a card serves either flip or discard; a two may stand for one soldier, but never beside a superfluous one."""
    table = conquest(Table().army_up(0, TWO_SOLDIERS, TWO_SOLDIERS, ONE_SOLDIER)).do("conquer", conquest=conquest_with(2, 1))
    ways = sorted(
        (flip1, flip2, discard1, discard2)
        for flip1 in range(4)
        for flip2 in range(4)
        for discard1 in range(4)
        for discard2 in range(4)
        if table.can("spend", flip1=flip1, flip2=flip2, discard1=discard1, discard2=discard2)
    )
    assert ways == [(0, 1, 0, 1), (0, 1, 1, 0)]
    table.do("spend", flip1=0, flip2=1, discard1=0, discard2=1)
    assert soldiers(table, 0) == 1


def test_t3_23_one_card_does_not_serve_twice() -> None:
    """T3.23: a single card with two soldiers cannot both flip one and discard one."""
    table = conquest(Table().army_up(0, TWO_SOLDIERS))
    assert not table.can("conquer", conquest=conquest_with(1, 1))


def test_t3_24_produce() -> None:
    """T3.24: any face-up buildings produce and turn down; the active player may turn one up before ..."""
    table = Table().owns(0, POTATOES).owns(0, STONES, face_up=False).activate(PRODUCE).do("act", action=PRODUCE)
    table.do("revive-building", building=STONES).do("produce", building=STONES).do("produce", building=POTATOES)
    assert table.resources(0) == [2, 0, 2, 0]
    assert not table.position.face_up[STONES]
    assert not table.position.face_up[POTATOES]


def test_t3_24_turning_up_afterwards_ends_the_production() -> None:
    """T3.24: ... or after producing, but then nothing more is produced."""
    table = Table().owns(0, POTATOES, STONES).activate(PRODUCE).do("act", action=PRODUCE).do("produce", building=STONES)
    table.do("revive-building", building=STONES)
    assert table.position.face_up[STONES]
    assert not table.can("produce")
    assert table.resources(0) == [0, 0, 2, 0]


def test_t3_24_followers_turn_nothing_up() -> None:
    """T3.24: only the active player turns a building up."""
    table = Table().owns(1, POTATOES).owns(1, STONES, face_up=False).activate(PRODUCE).do("take-gold")
    assert table.to_act() == 1
    assert not table.can("revive-building")


def test_t3_25_praying() -> None:
    """T3.25: two god cards."""
    table = Table().do("pray")
    assert len(table.position.god_hands[0].cards) == 2


def test_t3_26_training() -> None:
    """T3.26: as the task."""
    table = Table()
    table.deck_top(table.position.army_deck, ONE_SOLDIER, TWO_SOLDIERS)
    table.do("train").do("keep-army", army=ONE_SOLDIER)
    assert table.position.army_hands[0].cards == (ONE_SOLDIER,)


def test_t3_27_recruiting() -> None:
    """T3.27: one nomad of choice; the bag refills."""
    table = Table()
    before = table.position.count_workers(names.NOMADS)
    table.do("take-nomad", worker=WARRIOR)
    assert table.supply(0)[WARRIOR] == 1
    assert table.position.count_workers(names.NOMADS) == before
