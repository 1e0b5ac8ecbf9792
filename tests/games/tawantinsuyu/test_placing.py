"""Section 3, first part: placing a worker and its number of tasks."""

from __future__ import annotations

import pytest

from qosqo.games.tawantinsuyu import names
from qosqo.games.tawantinsuyu.placing import food_cost
from qosqo.games.tawantinsuyu.tasks import Tasks
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    COURIER,
    CRAFTSMAN,
    DATA,
    FIRST_BOTTOM,
    FIRST_MIDDLE,
    GOLD,
    POTATO,
    PRIEST,
    WARRIOR,
    Table,
    card_for,
    card_of,
    card_with,
    space_with,
)


def placing(space: int, worker: int, seats: int = 2) -> Table:
    """Seat 0 stands in the section of a space with a worker, a card for it and plenty of food."""
    table = Table(seats).worker(0, worker).hand(0, card_for(space)).gives(0, potato=9)
    return table.priest(0, DATA.space_section[space])


def tasks_left(table: Table) -> int:
    """How many tasks the placed worker was given."""
    return table.told("has-tasks")[-1].values[0]


def plain_space(terrace: int = 0) -> int:
    return next(each for each in range(names.SPACES) if DATA.space_terrace[each] == terrace and DATA.space_colour[each] == names.PLAIN)


def test_t3_1_empty_space_and_matching_card() -> None:
    """T3.1: only on an empty space, for a god card of its symbol."""
    table = placing(0, ARCHITECT).on_hill(6, WARRIOR)
    god = DATA.space_god[0]
    spaces = table.choices("place", "space")
    assert spaces == [space for space in DATA.god_spaces[god] if space != 6]
    assert table.refusal("place", worker=ARCHITECT, space=6, card=card_for(0), role=ARCHITECT) == "space-taken"
    assert not table.can("place-for-gold")
    assert table.refusal("place-for-gold", worker=ARCHITECT, space=1, role=ARCHITECT) == "no-gold"


def test_t3_1_gold_for_any_symbol() -> None:
    """T3.1: 1 gold instead of a card places a worker anywhere, without any card's benefit."""
    table = Table().worker(0, ARCHITECT).gives(0, potato=9, gold=1).statue(0, DATA.space_god[1])
    assert len(table.choices("place-for-gold", "space")) == names.SPACES
    table.place(1, ARCHITECT)
    assert table.resources(0)[GOLD] == 0
    assert table.supply(0) == [0] * 5
    assert table.position.hill[1] == ARCHITECT


@pytest.mark.parametrize(("section", "food"), [(0, 0), (1, 1), (2, 3), (3, 3), (4, 1)])
def test_t3_2_roaming(section: int, food: int) -> None:
    """T3.2: 0 in the high priest's section, 1 beside it, 3 elsewhere."""
    assert food_cost(Table().position, 0, section * 2, ARCHITECT) == food


@pytest.mark.parametrize(("space", "steps", "food"), [(0, 0, 0), (10, 0, 2), (10, 1, 0), (10, 2, 0), (25, 0, 5), (25, 1, 3), (25, 2, 1)])
def test_t3_2_descending(space: int, steps: int, food: int) -> None:
    """T3.2: 0, 2 and 5 by terrace, 2 less for every step marker above in the same section, never below 0."""
    table = Table()
    for level in range(steps):
        table.steps(1, 0, level)
    assert food_cost(table.position, 0, space, ARCHITECT) == food


def test_t3_2_food_is_paid_before_tasks_and_must_suffice() -> None:
    """T3.2: a space whose food cannot be paid is refused with what it costs."""
    card = card_for(FIRST_BOTTOM)
    table = Table().worker(0, ARCHITECT).hand(0, card).gives(0, potato=4)
    assert table.refusal("place", worker=ARCHITECT, space=FIRST_BOTTOM, card=card, role=ARCHITECT) == "too-little-food"
    table.gives(0, potato=1).place(FIRST_BOTTOM, ARCHITECT, card)
    assert isinstance(table.position.stack[-1], Tasks)
    assert table.resources(0)[POTATO] == 0


def test_example_2_and_t3_3() -> None:
    """Example 2: 1 food for roaming, 5 − 2 for descending, because of Black's steps, which score 1 point for Black."""
    space = next(each for each in range(FIRST_BOTTOM, names.SPACES) if DATA.space_section[each] == 1)
    card = card_for(space)
    table = Table().worker(0, ARCHITECT).hand(0, card).gives(0, potato=4).steps(1, 1)
    table.place(space, ARCHITECT, card)
    assert table.resources(0)[POTATO] == 0
    assert table.score(1) == 11
    assert table.score(0) == 10


def test_t3_3_own_steps_score_nothing() -> None:
    """T3.3: both markers are used, but only the opponent's scores."""
    card = card_for(FIRST_BOTTOM)
    table = Table().worker(0, ARCHITECT).hand(0, card).gives(0, potato=1).steps(0, 0, 0).steps(1, 0, 1)
    table.place(FIRST_BOTTOM, ARCHITECT, card)
    assert table.position.scores == [10, 11]


def test_t3_4_statue_gives_the_benefit_which_may_pay_the_food() -> None:
    """T3.4: with a statue of the god the card's benefit comes right after paying the card: it pays the food."""
    card = card_with((names.POTATO, 3))
    space = next(each for each in DATA.god_spaces[DATA.card_god[card]] if DATA.space_terrace[each] == 1)
    table = Table().worker(0, ARCHITECT).hand(0, card).priest(0, DATA.space_section[space])
    assert not table.can("place", space=space)
    table.statue(0, DATA.card_god[card]).statue(0, DATA.card_god[card], names.LARGE)
    table.place(space, ARCHITECT, card)
    assert table.resources(0)[POTATO] == 1, "3 gained once, 2 paid"


def test_t3_4_benefit_leaves_enough_for_the_food() -> None:
    """T3.4: what the benefit offers to buy must not eat up the food that is due."""
    card = card_with((names.CORN, 1), (names.TEMPLE_FOR_GOLD, 1))
    space = next(each for each in DATA.god_spaces[DATA.card_god[card]] if DATA.space_terrace[each] == 1)
    table = Table().worker(0, ARCHITECT).hand(0, card).priest(0, DATA.space_section[space]).statue(0, DATA.card_god[card])
    table.gives(0, gold=1).place(space, ARCHITECT, card)
    assert isinstance(table.position.stack[-1], Tasks), "the gold is needed for food: no temple step is offered"
    assert table.resources(0) == [0, 0, 0, 0]


def test_t3_5_card_goes_to_the_offer_at_the_end_of_the_turn() -> None:
    """T3.5: not before."""
    table = placing(1, ARCHITECT).place(1, ARCHITECT, card_for(1))
    assert not table.position.offer
    assert table.position.played_card == card_for(1)
    table.pass_all()
    assert table.position.offer == (card_for(1),)


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 4), (4, 5)])
def test_example_5_offer_overflow(seats: int, limit: int) -> None:
    """Example 5 (two players; likewise with three and four): a full offer is shuffled into the deck before the played card joins it."""
    table = placing(1, ARCHITECT, seats)
    others = [card for card in table.position.god_deck.cards if card != card_for(1)][:limit]
    table.offer(*others)
    table.place(1, ARCHITECT, card_for(1)).pass_all()
    assert table.position.offer == (card_for(1),)
    assert set(others) <= set(table.position.god_deck.cards)
    assert set(table.position.god_deck.known_to(0)) == {-1}
    assert len(table.told("offer-shuffled")) == 1


def test_t3_5_offer_not_yet_full() -> None:
    """T3.5: with two players a third card just joins."""
    table = placing(1, ARCHITECT).offer(card_of(4), card_of(5)).place(1, ARCHITECT, card_for(1)).pass_all()
    assert table.position.offer == (card_of(4), card_of(5), card_for(1))


def test_example_3() -> None:
    """Example 3: an architect with one adjacent architect on a plain space has 2 tasks."""
    space = plain_space()
    table = placing(space, ARCHITECT).on_hill(DATA.space_neighbours[space][0], ARCHITECT).place(space, ARCHITECT, card_for(space))
    assert tasks_left(table) == 2


def test_example_4() -> None:
    """Example 4: with four adjacent architects 5 tasks: first all three icons, then two different ones again."""
    space = space_with(names.BUILDING_TASK, POTATO)
    table = placing(space, ARCHITECT).gives(0, stone=9, corn=9, gold=9)
    for neighbour in DATA.space_neighbours[space]:
        table.on_hill(neighbour, ARCHITECT)
    if names.PRODUCE_TASK in DATA.space_icons[space]:
        table.owns(0, names.PASSIVES)
    table.place(space, ARCHITECT, card_for(space))
    done: list[int] = []
    while isinstance(table.position.stack[-1], Tasks):
        offered = table.choices("task", "task")
        assert not set(offered) & set(done[len(done) // 3 * 3 :]), "an icon is used once in a set"
        done.append(offered[0])
        table.do("task", task=offered[0])
        if table.can("build"):
            table.do("build", building=table.choices("build", "building")[0])
        if table.can("produce"):
            table.do("produce", building=table.choices("produce", "building")[0])
    assert len(done) == 5
    assert sorted(done[:3]) == sorted(DATA.space_icons[space])


def test_t3_6_impossible_icon_ends_the_tasks() -> None:
    """T3.6: with 5 tasks and an icon that cannot be done only two are performed."""
    space = next(
        each
        for each in range(names.SPACES)
        if names.MERCHANT_TASK in DATA.space_icons[each] and sum(task < 4 for task in DATA.space_icons[each]) == 2
    )
    table = placing(space, ARCHITECT)
    for neighbour in DATA.space_neighbours[space]:
        table.on_hill(neighbour, ARCHITECT)
    table.place(space, ARCHITECT, card_for(space))
    assert not table.can("task", task=names.MERCHANT_TASK)
    assert table.refusal("task", task=names.MERCHANT_TASK) == "no-match"
    first, second = table.choices("task", "task")
    table.do("task", task=first)
    assert table.refusal("task", task=first) == "used-in-set"
    table.do("task", task=second)
    assert not isinstance(table.position.stack[-1], Tasks)
    lost = table.told("lost-tasks")
    assert len(lost) == 1
    assert lost[0].values[0] == tasks_of(space) - 2


def tasks_of(space: int) -> int:
    """The tasks of an architect among four others on a space."""
    return 5 + (DATA.space_colour[space] == names.BLUE)


def test_t3_6_stopping_is_allowed() -> None:
    """T3.6 RULING: who does not want to go on stops and loses the rest."""
    table = placing(1, ARCHITECT).place(1, ARCHITECT, card_for(1)).do("pass")
    assert len(table.told("lost-tasks")) == 1


def test_t3_6_adjacency_crosses_sections_but_not_terraces() -> None:
    """T3.6 RULING: neighbours count across section borders; other colours do not."""
    last = 9
    table = placing(last, CRAFTSMAN).on_hill(0, CRAFTSMAN).on_hill(1, WARRIOR).on_hill(8, ARCHITECT)
    assert DATA.space_section[0] != DATA.space_section[last]
    table.place(last, CRAFTSMAN, card_for(last))
    assert tasks_left(table) == 2 + (DATA.space_colour[last] == names.GREEN)


@pytest.mark.parametrize(("worker", "colour"), [(ARCHITECT, names.BLUE), (CRAFTSMAN, names.GREEN)])
def test_t3_7_architect_and_craftsman(worker: int, colour: int) -> None:
    """T3.7: one more task on their own colour."""
    for space in range(10):
        table = placing(space, worker).place(space, worker, card_for(space))
        assert tasks_left(table) == (2 if DATA.space_colour[space] == colour else 1)


def test_t3_7_warrior() -> None:
    """T3.7: draws an army card, then may take an adjacent worker that is no warrior."""
    table = placing(0, WARRIOR).on_hill(1, PRIEST).on_hill(2, WARRIOR).on_hill(4, PRIEST)
    table.place(0, WARRIOR, card_for(0))
    assert len(table.position.army_hands[0].cards) == 1
    assert table.choices("fetch", "space") == [1]
    table.do("fetch", space=1)
    assert table.supply(0)[PRIEST] == 1
    assert table.position.hill[1] == names.EMPTY
    assert tasks_left(table) == 2, "one, and one for the adjacent warrior"


def test_t3_7_courier() -> None:
    """T3.7: 1 food less in all; one more task if no other worker is in the segment."""
    table = placing(FIRST_MIDDLE, COURIER).place(FIRST_MIDDLE, COURIER, card_for(FIRST_MIDDLE))
    assert table.resources(0)[POTATO] == 8
    assert tasks_left(table) == 2
    table = placing(FIRST_MIDDLE, COURIER).on_hill(FIRST_MIDDLE + 1, WARRIOR)
    table.place(FIRST_MIDDLE, COURIER, card_for(FIRST_MIDDLE))
    assert tasks_left(table) == 1
    assert food_cost(Table().position, 0, 0, COURIER) == 0, "never below 0"


def test_t3_7_priest() -> None:
    """T3.7: may pay a potato for a task, and draws a god card after the tasks, from deck or offer."""
    table = placing(1, PRIEST).offer(card_of(5)).place(1, PRIEST, card_for(1)).do("feed")
    assert table.resources(0)[POTATO] == 8
    assert tasks_left(table) == 2
    table.do("pass")
    assert table.can("draw-card")
    table.do("take-card", card=card_of(5))
    assert table.position.god_hands[0].cards == (card_of(5),)


def test_t3_7_priest_need_not_pay() -> None:
    """T3.7: without the potato there is one task."""
    table = placing(1, PRIEST).place(1, PRIEST, card_for(1)).do("pass")
    assert tasks_left(table) == 1
    assert table.resources(0)[POTATO] == 9
