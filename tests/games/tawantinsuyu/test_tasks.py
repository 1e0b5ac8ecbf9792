"""Section 3, second part: the tasks."""

from __future__ import annotations

import pytest

from qosqo.core.pile import EVERYBODY
from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu import names, phrases
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.merchant import Merchant
from qosqo.games.tawantinsuyu.steps_markers import refuse_any_steps
from qosqo.games.tawantinsuyu.tasks import begin_task, can_do
from qosqo.games.tawantinsuyu.turn import Turn
from qosqo.games.tawantinsuyu.weavings import TakeWeaving
from tests.games.tawantinsuyu.helpers import (
    CORN,
    DATA,
    GOLD,
    ONE_SOLDIER,
    POTATO,
    STONE,
    TWO_SOLDIERS,
    Table,
    card_of,
    card_with,
    fitting_pair,
    production_with,
    tile_with,
)


def doing(table: Table, task: int, seat: int = 0) -> Table:
    """A worker of the seat has just begun a task."""
    begin_task(table.position, seat, task)
    table.position.settle()
    return table


def tiles_without_match(count: int) -> list[int]:
    """Weavings of different patterns, none of which matches the one before."""
    row: list[int] = []
    for tile in range(names.STARTING_WEAVINGS, 25):
        new = DATA.weaving_pattern[tile] not in [DATA.weaving_pattern[each] for each in row]
        if new and (not row or DATA.weaving_right[row[-1]] != DATA.weaving_left[tile]):
            row.append(tile)
    return row[:count]


@pytest.mark.parametrize(("resource", "amount"), [(POTATO, 3), (CORN, 2), (STONE, 2), (GOLD, 1)])
def test_t3_8_collect(resource: int, amount: int) -> None:
    """T3.8: 3 potato, 2 corn, 2 stone or 1 gold."""
    table = doing(Table(), resource)
    assert table.resources(0)[resource] == amount


def test_t3_9_steps() -> None:
    """T3.9: 3 stone and a marker for 4 points, 1 corn and 2 potato, in any section."""
    table = doing(Table().gives(0, stone=3), names.STEPS_TASK)
    assert table.choices("build-steps", "section") == [0, 1, 2, 3, 4]
    assert table.choices("build-steps", "level") == [0]
    assert table.refusal("build-steps", section=2, level=1) == "upper-steps-missing"
    table.do("build-steps", section=3, level=0)
    assert table.resources(0) == [2, 1, 0, 0]
    assert table.score(0) == 14
    assert table.position.steps_left(0) == 4


@pytest.mark.parametrize(("builder", "scores"), [(1, [14, 12]), (0, [16, 10])])
def test_t3_9_lower_steps_score_for_the_upper_ones(builder: int, scores: list[int]) -> None:
    """T3.9: 2 points for the owner of the upper marker, even for oneself."""
    table = doing(Table().gives(0, stone=3).steps(builder, 3), names.STEPS_TASK)
    assert table.refusal("build-steps", section=3, level=0) == "steps-taken"
    table.do("build-steps", section=3, level=1)
    assert table.position.scores == scores


def test_t3_9_no_marker_left() -> None:
    """T3.9: after five markers there are no more steps."""
    table = Table().gives(0, stone=9)
    for section in range(5):
        table.steps(0, section)
    doing(table, names.STEPS_TASK)
    assert not table.can("build-steps")


def to_build(*market: int) -> Table:
    return doing(Table().market(*market).gives(0, stone=3, corn=1), names.BUILDING_TASK)


FIRST_PRODUCTION = names.PASSIVES
CHEAP, DEAR = production_with((POTATO, 2)), production_with((names.TEMPLE, 1))


def test_t3_10_building() -> None:
    """T3.10: pay the cost, take it face up; one that cannot be paid is refused; the market is refilled at the end of the turn."""
    table = Table().hand(0, card_of(0)).market(CHEAP, DEAR, 0, 1).gives(0, stone=1)
    doing(table, names.BUILDING_TASK)
    assert table.choices("build", "building") == [CHEAP]
    assert table.refusal("build", building=DEAR) == "cannot-pay"
    table.do("build", building=CHEAP)
    assert table.resources(0) == [0, 0, 0, 0]
    assert table.position.owner[CHEAP] == 0
    assert table.position.face_up[CHEAP]
    assert table.position.market[0] == -1
    table.do("pray").do("take-nomad", worker=table.choices("take-nomad", "worker")[0]).pass_all()
    assert table.position.market[0] >= names.PASSIVES


def test_t3_10_replacing() -> None:
    """T3.10: one god card, under the deck, replaces one or two buildings at once; only these, and only once."""
    table = Table().hand(0, card_of(0), card_of(1)).market(CHEAP, DEAR, 0, 1).gives(0, stone=9, corn=9, gold=9)
    doing(table, names.BUILDING_TASK).do("replace", card=card_of(1))
    assert table.position.god_deck.cards[0] == card_of(1)
    assert table.position.god_deck.known_to(0)[0] == card_of(1)
    assert table.position.god_deck.known_to(1)[0] == -1
    table.do("remove", slot=1, other=0)
    assert table.position.stacks[0].cards[:2] == (CHEAP, DEAR), "the first one named went under first"
    assert table.position.market[2:] == (0, 1)
    assert -1 not in table.position.market
    assert not table.can("replace")
    table.do("build", building=table.position.market[0])


def test_t3_10_replacing_one_leaves_taken_places_empty() -> None:
    """T3.10 RULING: only the removed ones are replaced, not one built before in the same turn."""
    table = Table().hand(0, card_of(0)).market(CHEAP, DEAR, 0, 1).gives(0, stone=9, corn=9, gold=9)
    doing(table, names.BUILDING_TASK).do("build", building=CHEAP)
    doing(table, names.BUILDING_TASK).do("replace", card=card_of(0)).do("remove", slot=2, other=4)
    assert table.position.market[0] == -1
    assert table.position.market[1] == DEAR
    assert table.position.market[2] >= 0


def test_t3_10_begun_to_replace() -> None:
    """T3.10: the task may be begun when nothing can be paid but a god card can replace buildings; then again nothing may be affordable."""
    table = Table().market(DEAR, DEAR + 1, 0, 1)
    assert not can_do(table.position, 0, names.BUILDING_TASK)
    table.hand(0, card_of(0))
    assert can_do(table.position, 0, names.BUILDING_TASK)
    doing(table, names.BUILDING_TASK)
    assert table.moves() == ["{'kind': 'replace', 'card': 0}"], "a single move that spends something is asked for"
    table.do("replace", card=card_of(0)).do("remove", slot=0, other=4)
    assert isinstance(table.position.stack[-1], Turn), "nothing can be paid, and no free action could help"
    table.market()
    assert not can_do(table.hand(0, card_of(1)).position, 0, names.BUILDING_TASK), "there is nothing to replace"


def test_t3_10_free_actions_after_the_market_was_replaced() -> None:
    """T3.10, T2.3: if what came cannot be paid yet, army cards may bring it; who does not want to build goes on."""
    stone_card = next(army for army in range(len(DATA.army_copies)) if DATA.effects[DATA.army_effect[army]] == [STONE, 1])
    table = Table().market(DEAR, DEAR + 1, 0, 1).hand(0, card_of(0)).army(0, stone_card)
    table.deck_top(table.position.stacks[0], CHEAP)
    doing(table, names.BUILDING_TASK).do("replace", card=card_of(0)).do("remove", slot=0, other=4)
    assert table.moves() == ["{'kind': 'pass'}", f"{{'kind': 'discard-army', 'army': {stone_card}}}"]
    table.do("discard-army", army=stone_card)
    assert not table.can("pass"), "now something can be paid"
    table.do("build", building=CHEAP)
    assert table.position.owner[CHEAP] == 0


def test_t3_10_a_single_building_is_asked_for() -> None:
    """T3.10: what spends something is never done unasked, even if nothing else is possible."""
    table = doing(Table().market(CHEAP, DEAR, 0, 1).gives(0, stone=1), names.BUILDING_TASK)
    assert table.moves() == [f"{{'kind': 'build', 'building': {CHEAP}}}"]


def test_t3_10_the_only_building_to_replace_is_asked_for() -> None:
    """T3.10: it is turned over for all to see."""
    table = doing(Table().market(DEAR).hand(0, card_of(0)), names.BUILDING_TASK).do("replace", card=card_of(0))
    assert table.moves() == ["{'kind': 'remove', 'slot': 0, 'other': 4}"]


def test_t3_9_why_no_steps_can_be_built() -> None:
    """T3.9: with the last marker it is the stone that is missing, without one the marker."""
    table = Table()
    for section in range(4):
        table.steps(0, section)
    assert refuse_any_steps(table.position, 0).kind != phrases.REFUSAL_NO_STEP_MARKER
    table.steps(0, 4)
    assert refuse_any_steps(table.position, 0).kind == phrases.REFUSAL_NO_STEP_MARKER


def test_t3_9_a_single_spot_is_asked_for() -> None:
    """T3.9: the stone is spent knowingly."""
    table = Table().gives(0, stone=3)
    for section in range(5):
        table.steps(1, section)
        if section:
            table.steps(0, section, 1)
    table.position.steps = (*table.position.steps[:-1], 1)
    doing(table, names.STEPS_TASK)
    assert table.choices("build-steps", "section") == [0]


def test_t3_11_statues() -> None:
    """T3.11: a small one for 3 stone and 3 points, a large one for its cost and 9 points."""
    table = doing(Table().gives(0, stone=3), names.STATUE_TASK)
    assert table.choices("build-statue", "size") == [names.SMALL]
    assert table.refusal("build-statue", god=2, size=names.LARGE) == "cannot-pay"
    table.do("build-statue", god=2, size=names.SMALL)
    assert table.resources(0)[STONE] == 0
    assert table.score(0) == 13
    table.gives(0, stone=5, gold=1)
    doing(table, names.STATUE_TASK).do("build-statue", god=2, size=names.LARGE)
    assert table.resources(0) == [0, 0, 0, 0]
    assert table.score(0) == 22


def test_t3_11_statues_run_out() -> None:
    """T3.11: of each god there are two small ones and a large one."""
    table = Table().gives(0, stone=9, gold=9).statue(1, 4).statue(1, 4).statue(1, 4, names.LARGE)
    doing(table, names.STATUE_TASK)
    assert 4 not in table.choices("build-statue", "god")
    assert table.refusal("build-statue", god=4, size=names.SMALL) == "no-such-statue"


def test_t3_11_points_for_a_gained_statue() -> None:
    """T3.11: a statue from a conquest scores, too; it is a small one and costs nothing."""
    table = Table()
    free = next(space for space in range(names.CONQUESTS) if names.FREE_STATUE in DATA.effects[DATA.conquest_effect[space]][::2])
    table.position.push(Effect(0, DATA.conquest_effect[free], phrases.CATEGORY_CONQUESTS))
    table.position.settle()
    before = table.score(0)
    assert table.choices("build-statue", "size") == [names.SMALL]
    table.do("build-statue", god=1, size=names.SMALL)
    assert table.score(0) == before + 3


def weaving_purchase(corn: int, other_corn: int = 0, seats: int = 2) -> tuple[Table, list[int]]:
    tiles = tiles_without_match(4)
    table = Table(seats).gives(0, corn=corn).weavings_on_top(*tiles)
    for seat in range(1, seats):
        table.gives(seat, corn=other_corn)
    return doing(table, names.WEAVINGS_TASK), tiles


def test_t3_12_prices() -> None:
    """T3.12: of the top three tiles 1, 2 or 3 for 1, 3 or 6 corn in all."""
    table, tiles = weaving_purchase(corn=6)
    assert table.choices("buy-weaving", "weaving") == sorted(tiles[:3])
    for tile, left in zip(tiles[:3], (5, 3, 0), strict=True):
        table.do("buy-weaving", weaving=tile)
        if table.can("attach"):
            table.do("attach", tapestry=table.choices("attach", "tapestry")[-1], end=0)
        assert table.resources(0)[CORN] == left
    assert [tile for tapestry in table.position.tapestries for tile in tapestry] == tiles[:3]


def test_t3_12_too_little_corn() -> None:
    """T3.12: with 2 corn one is bought, the second would cost 2 more."""
    table, tiles = weaving_purchase(corn=2)
    table.do("buy-weaving", weaving=tiles[0])
    assert not table.can("buy-weaving")


def test_t3_12_the_others_may_buy_one_each() -> None:
    """T3.12: in turn order, for 3 corn; what is left goes under the stack in the active player's order; the next top is revealed."""
    table, tiles = weaving_purchase(corn=0, other_corn=3, seats=3)
    assert table.to_act() == 1, "without corn there is nothing to ask"
    table.do("buy-weaving", weaving=tiles[1])
    assert table.resources(1)[CORN] == 0
    assert table.to_act() == 2
    assert table.choices("buy-weaving", "weaving") == sorted([tiles[0], tiles[2]])
    table.do("pass")
    assert table.to_act() == 0
    table.do("put-under", weaving=tiles[2])
    assert table.position.weavings.cards[:2] == (tiles[0], tiles[2])
    assert table.position.weavings.cards[-1] == tiles[3]
    assert table.position.weavings.seen[-1] == EVERYBODY


def test_t3_13_free_weaving() -> None:
    """T3.13: the face-up one or the unseen one beneath; nobody else may buy."""
    tiles = tiles_without_match(3)
    table = Table().weavings_on_top(*tiles).gives(1, corn=9)
    assert table.position.weavings.known_to(0)[-2] == -1
    table.position.push(TakeWeaving(0))
    table.position.settle()
    table.do("take-weaving", which=1)
    assert table.position.tapestries == ((tiles[1],),)
    assert table.position.weavings.cards[-1] == tiles[0]
    assert table.to_act() == 0


def attaching(table: Table, tile: int) -> Table:
    table.weavings_on_top(tile)
    table.position.push(TakeWeaving(0))
    table.position.settle()
    return table.do("take-weaving", which=0)


def test_example_6_and_t3_14() -> None:
    """Example 6: a new weaving is added at either end of a tapestry, whatever the icons, or starts a new one."""
    first, second, third = tiles_without_match(3)
    table = attaching(Table().tapestry(0, first, second).tapestry(1, tile_with(6)), third)
    assert table.choices("attach", "tapestry") == [0, 1]
    table.do("attach", tapestry=0, end=0)
    assert table.position.tapestries[0] == (third, first, second)


def test_t3_14_patterns_differ() -> None:
    """T3.14: a pattern that the tapestry already has is refused; a new tapestry is always possible."""
    first = tile_with(0)
    second = tile_with(0, first)
    other = tile_with(1)
    table = attaching(Table().tapestry(0, first).tapestry(0, other), second)
    assert table.refusal("attach", tapestry=0, end=0) == "pattern-twice"
    table.do("attach", tapestry=2, end=0)
    assert table.position.tapestries == ((first,), (other,), (second,))


MERCHANT_GOLD, MERCHANT_STONE, MERCHANT_POTATO, MERCHANT_POINTS, MERCHANT_ARMY, MERCHANT_CARD, MERCHANT_REVIVE, MERCHANT_TEMPLE = range(8)


def trading(*rewards: int) -> Table:
    """Seat 0 collects the rewards of tapestries with just these matches."""
    table = Table(4)
    used: set[int] = set()
    for reward in rewards:
        pair = fitting_pair(reward)
        if not used & set(pair):
            table.tapestry(0, *pair)
            used |= set(pair)
        else:
            raise AssertionError("the pairs overlap")
    return table


def merchant_now(table: Table) -> Table:
    table.position.push(Merchant(0))
    table.position.settle()
    return table


@pytest.mark.parametrize(
    ("reward", "resources"), [(MERCHANT_GOLD, [0, 0, 0, 1]), (MERCHANT_STONE, [0, 0, 2, 0]), (MERCHANT_POTATO, [3, 0, 0, 0])]
)
def test_t3_15_resources(reward: int, resources: list[int]) -> None:
    """T3.15: a matching pair gives 1 gold, 2 stone or 3 potato."""
    assert merchant_now(trading(reward)).resources(0) == resources


def test_t3_15_points_army_and_card() -> None:
    """T3.15: 3 points; an army card; a god card and a potato."""
    assert merchant_now(trading(MERCHANT_POINTS)).score(0) == 13
    assert len(merchant_now(trading(MERCHANT_ARMY)).position.army_hands[0].cards) == 1
    table = merchant_now(trading(MERCHANT_CARD).offer(card_of(3)))
    table.do("take-card", card=card_of(3))
    assert table.resources(0) == [1, 0, 0, 0]
    assert table.position.god_hands[0].cards == (card_of(3),)


def test_t3_15_rejuvenation_and_temple() -> None:
    """T3.15: one building or army card face up for nothing; a temple step for 1 gold, if wanted."""
    table = merchant_now(trading(MERCHANT_REVIVE).owns(0, CHEAP, face_up=False).army_down(0, ONE_SOLDIER))
    table.do("revive-army", army=ONE_SOLDIER)
    assert not table.position.face_up[CHEAP]
    table = merchant_now(trading(MERCHANT_TEMPLE).gives(0, gold=1)).do("climb")
    assert table.position.temple[0] == 1
    assert table.resources(0)[GOLD] == 0


def test_example_7() -> None:
    """Example 7: a tapestry of 4 with two matches (3 potato; temple for gold) and one of 5 with two (army card; 2 stone), the other
    neighbours without a match."""
    row_of_four = chain([MERCHANT_POTATO, None, MERCHANT_TEMPLE], set())
    row_of_five = chain([MERCHANT_ARMY, None, MERCHANT_STONE, None], set(row_of_four))
    table = Table(4).tapestry(0, *row_of_four).tapestry(0, *row_of_five).gives(0, gold=1)
    merchant_now(table).do("climb")
    assert table.resources(0) == [3, 0, 2, 0]
    assert len(table.position.army_hands[0].cards) == 1
    assert table.position.temple[0] == 1


def chain(rewards: list[int | None], taken: set[int]) -> list[int]:
    """A tapestry whose neighbours match with these rewards, or not at all where None stands."""

    def extended(row: list[int], left: list[int | None]) -> list[int] | None:
        if not left:
            return row
        for tile in range(names.STARTING_WEAVINGS, names.WEAVINGS):
            fresh = tile not in row and tile not in taken
            if fresh and DATA.weaving_pattern[tile] not in [DATA.weaving_pattern[each] for each in row]:
                matched = DATA.weaving_right[row[-1]] if DATA.weaving_right[row[-1]] == DATA.weaving_left[tile] else None
                if matched == left[0]:
                    result = extended([*row, tile], left[1:])
                    if result:
                        return result
        return None

    for first in range(names.STARTING_WEAVINGS, names.WEAVINGS):
        if first not in taken:
            found = extended([first], rewards)
            if found:
                return found
    raise AssertionError(f"no tapestry with {rewards}")


def test_t3_15_gold_pays_for_the_temple_within_one_merchant() -> None:
    """T3.15 RULING: what may pay for something comes first, so gold from one match pays the temple step of another."""
    pair = fitting_pair(MERCHANT_GOLD)
    table = Table(4).tapestry(0, *pair).tapestry(0, *chain([MERCHANT_TEMPLE], set(pair)))
    merchant_now(table).do("climb")
    assert table.position.temple[0] == 1
    assert table.resources(0)[GOLD] == 0


def test_t3_16_training() -> None:
    """T3.16: draw two, keep one secretly, discard the other openly."""
    table = Table()
    table.deck_top(table.position.army_deck, ONE_SOLDIER, TWO_SOLDIERS)
    doing(table, names.TRAINING_TASK)
    assert table.position.trained.known_to(1) == [-1, -1]
    table.do("keep-army", army=TWO_SOLDIERS)
    assert table.position.army_hands[0].cards == (TWO_SOLDIERS,)
    assert table.position.army_hands[0].known_to(NOBODY) == [-1]
    assert table.position.army_discards == (ONE_SOLDIER,)


def test_t3_17_produce_one() -> None:
    """T3.17: the benefit of one face-up production building, which stays face up."""
    stone = production_with((STONE, 2))
    table = Table().owns(0, CHEAP, stone).owns(0, production_with((CORN, 2)), face_up=False)
    doing(table, names.PRODUCE_TASK)
    assert table.choices("produce", "building") == sorted([CHEAP, stone])
    table.do("produce", building=stone)
    assert table.resources(0) == [0, 0, 2, 0]
    assert table.position.face_up[stone]


def test_effects_building_and_statue_to_pay_may_be_declined() -> None:
    """T1.11, T4.6: a god card's building or statue is an offer."""
    for card in (card_with((names.BUILDING, 1)), card_with((names.STATUE, 1))):
        table = Table().gives(0, stone=9, corn=9, gold=9)
        table.position.push(Effect(0, DATA.card_effect[card], phrases.CATEGORY_GOD_CARDS))
        table.position.settle()
        assert table.can("build") or table.can("build-statue")
        table.do("pass")
        assert table.resources(0) == [0, 9, 9, 9]
