"""T8.26–T8.36: Axomamma's workers and the actions of its board."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.games.tawantinsuyu import names, phrases
from qosqo.games.tawantinsuyu.axomamma.board import best_steps
from qosqo.games.tawantinsuyu.axomamma.turn import matching_spaces
from qosqo.games.tawantinsuyu.placing import food_cost
from qosqo.games.tawantinsuyu.weavings import PurchaseWeavings
from tests.games.tawantinsuyu.axomamma.helpers import AXOMAMMA, FOUR_BOTTOM, ONE_MIDDLE, ONE_TOP, OTHER_BOARD, ROLL, YOU, SoloTable
from tests.games.tawantinsuyu.helpers import CORN, COURIER, CRAFTSMAN, DATA, GOLD, PRIEST, REJUVENATE, STONE, WARRIOR, WORSHIP, card_of


def terraces(god: int, terrace: int) -> list[int]:
    return [space for space in DATA.god_spaces[god] if DATA.space_terrace[space] == terrace]


def fill(table: SoloTable, *spaces: int) -> None:
    colours = [colour for colour in range(5) for _ in range(table.position.workers[names.BAG * 5 + colour])]
    for space in spaces:
        table.on_hill(space, colours.pop())


# The worker.


def test_t8_26_the_oldest_worker() -> None:
    """T8.26: the oldest worker is placed, with the tucked card that the die selects."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR, COURIER)
    table.position.has_placed = True
    table.places(4)
    placed = table.told("axomamma-placed")[0].values
    assert (placed[0], placed[2]) == (WARRIOR, card_of(4))
    assert table.position.recruits == (COURIER,)


def test_t8_26_the_first_worker_is_random() -> None:
    """T8.26: chance chooses once only."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR, COURIER)
    table.places(4, 1)
    assert table.position.recruits == (WARRIOR,)
    table.recruit(PRIEST).deed(names.ARMY_DEED)
    table.turn()
    assert table.position.recruits == (PRIEST,)


@pytest.mark.parametrize(
    ("festival", "token", "taken", "expected"),
    [
        (0, False, (), 0),
        (1, True, (), 0),
        (1, False, (), 1),
        (2, False, (), 2),
        (0, False, (0,), 1),
        (0, False, (0, 1), 2),
        (1, False, (1,), 0),
        (1, False, (1, 0), 2),
        (2, False, (2,), 1),
        (2, False, (2, 1), 0),
    ],
)
def test_t8_27_terrace(festival: int, token: bool, taken: tuple[int, ...], expected: int) -> None:
    """T8.27: top, middle, bottom terrace before the first, the second, after the second festival; else next up, then next down."""
    table = SoloTable()
    table.position.festival = festival
    table.position.token = YOU if token else -1
    for terrace in taken:
        fill(table, *terraces(0, terrace))
    spaces = matching_spaces(table.position, AXOMAMMA, card_of(0))
    assert spaces
    assert {DATA.space_terrace[space] for space in spaces} == {expected}
    assert {DATA.space_god[space] for space in spaces} == {0}


def test_t8_27_lowest_cost() -> None:
    """T8.27: the space with the lowest roaming and descending; a tie is left to chance."""
    table = SoloTable()
    table.position.festival = 1
    first = terraces(0, 1)[0]
    table.priest(AXOMAMMA, DATA.space_section[first])
    assert matching_spaces(table.position, AXOMAMMA, card_of(0)) == [first]
    costs = [food_cost(table.position, AXOMAMMA, space, names.EMPTY) for space in terraces(1, 1)]
    cheapest = [space for space, cost in zip(terraces(1, 1), costs, strict=True) if cost == min(costs)]
    assert matching_spaces(table.position, AXOMAMMA, card_of(1)) == cheapest


def test_t8_28_no_space_for_the_god() -> None:
    """T8.28: the card goes to the offer and another one is drawn until there is a space."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR)
    fill(table, *DATA.god_spaces[4])
    table.deck_top(table.position.god_deck, card_of(4, 1), card_of(5, 1))
    table.places(4)
    assert table.position.offer == (card_of(4), card_of(4, 1), card_of(5, 1))
    placed = table.told("axomamma-placed")[0].values
    assert DATA.space_god[placed[1]] == 5


def test_t8_29_no_food_no_tasks_and_your_steps() -> None:
    """T8.29: nothing is paid, no task is done, your steps score for you; the card is replaced."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR)
    space = terraces(4, 1)[0]
    table.position.festival = 1
    fill(table, *[each for each in terraces(4, 1) if each != space])
    table.steps(YOU, DATA.space_section[space])
    table.gives(AXOMAMMA, potato=3, corn=2)
    table.deck_top(table.position.god_deck, card_of(5, 2))
    table.places(4)
    assert table.position.hill[space] == WARRIOR
    assert table.score(YOU) == DATA.start_points + 1
    assert table.axomamma() == [3, 2, 0, 0]
    assert table.army_in_hand() == 1
    assert table.position.offer == (card_of(4),)
    assert table.position.tucked[3] == card_of(5, 2)


def test_t8_29_full_offer() -> None:
    """T8.29, T3.5: a full offer is shuffled into the deck before."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR)
    table.offer(15, 16, 17)
    table.turn(ROLL[4], *[0] * (len(table.position.god_deck.cards) + 2))
    assert table.position.offer == (card_of(4),)


# The tokens.


@pytest.mark.parametrize("seed", range(8))
def test_t8_30_all_tokens_of_the_number(seed: int) -> None:
    """T8.30: the actions under all tokens of the rolled number from top to bottom, then these move by their value; others stay."""
    table = SoloTable().recruit(WARRIOR)
    table.position.chance.reseed(seeded(seed))
    table.turn()
    die = table.told("rolled")[0].values[0]
    acted = [event.values[:2] for event in table.told("token-acts")]
    assert acted == [[die, DATA.token_row[token]] for token in range(names.TOKENS) if DATA.token_value[token] == die]
    for token in range(names.TOKENS):
        moved = die if DATA.token_value[token] == die else 0
        assert table.position.tokens[token] == (DATA.token_start[token] + moved) % len(DATA.board_deeds[DATA.token_row[token]])


def test_t8_30_spots_are_shared() -> None:
    """T8.30: spots with other tokens count, the way goes round, and two tokens may share a spot."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR)
    spot = table.position.tokens[FOUR_BOTTOM]
    target = (spot + 4) % len(DATA.board_deeds[names.BOTTOM_ROW])
    table.token(6, target)
    table.places(4)
    assert table.position.tokens[6:] == (target, target)


def test_t8_31_top_row_is_free() -> None:
    """T8.31: what the spot shows."""
    for spot, number in enumerate(DATA.board_top):
        row = DATA.effects[number]
        if row[0] < names.RESOURCES and row[1] < 5:
            table = SoloTable().deed(names.STEPS_DEED).recruit(WARRIOR)
            table.token(ONE_TOP, spot)
            table.places(1)
            expected = [row[1] if resource == row[0] else 0 for resource in range(4)]
            expected[GOLD] += 1  # instead of the steps
            assert table.axomamma() == expected


@pytest.mark.parametrize(("corn", "stone", "taken"), [(1, 2, CORN), (2, 1, STONE), (1, 1, CORN)])
def test_t8_31_stone_or_corn(corn: int, stone: int, taken: int) -> None:
    """T8.31: the fifth spot: whichever it has fewer of, RULING: corn if equal."""
    assert DATA.effects[DATA.board_top[4]][0] == names.CHOICE
    table = SoloTable().deed(names.STEPS_DEED).recruit(WARRIOR)
    table.token(ONE_TOP, 4)
    table.steps(AXOMAMMA, 0, 0).steps(AXOMAMMA, 1, 0).steps(AXOMAMMA, 2, 0).steps(AXOMAMMA, 3, 0).steps(AXOMAMMA, 4, 0)
    table.gives(AXOMAMMA, corn=corn, stone=stone)
    table.places(1)
    assert (table.axomamma()[CORN] > corn, table.axomamma()[STONE] > stone) == (taken == CORN, taken == STONE)


@pytest.mark.parametrize("deed", [names.WEAVINGS_DEED, names.STATUE_DEED, names.PRODUCTION_DEED, names.PASSIVE_DEED, names.STEPS_DEED])
def test_t8_31_gold_instead(deed: int) -> None:
    """T8.31: what cannot be paid in the middle row becomes a gold, and the log says why."""
    table = SoloTable().deed(deed).recruit(WARRIOR)
    table.places(1)
    assert table.axomamma()[CORN:] == [0, 0, 1]
    assert [event.values[:2] for event in table.told("gold-instead")] == [[deed, names.TOO_POOR]]


@pytest.mark.parametrize("deed", [names.POTATO_WORKER_DEED, names.CORN_WORKER_DEED, names.NOMAD_DEED, names.ARMY_DEED, names.TEMPLE_DEED])
def test_t8_31_skipped(deed: int) -> None:
    """T8.31: what is impossible in the bottom row is skipped, and the log says so."""
    table = SoloTable(data=OTHER_BOARD).deed(deed).recruit(WARRIOR)
    table.village().no_nomads().empty_bag()
    table.temple(AXOMAMMA, DATA.temple_top)
    table.no_army_cards()
    table.places(4)
    assert [event.values[0] for event in table.told("deed-skipped")] == [deed]
    assert table.axomamma() == [0, 0, 0, 0]


# Weavings.


def patterned(*patterns: int) -> list[int]:
    """A different weaving for each of these patterns, none for the start."""
    found: list[int] = []
    for pattern in patterns:
        tiles = range(names.STARTING_WEAVINGS, names.WEAVINGS)
        found.append(next(t for t in tiles if DATA.weaving_pattern[t] == pattern and DATA.weaving_players[t] == 2 and t not in found))
    return found


def weaving_table(*drawn: int) -> SoloTable:
    table = SoloTable().deed(names.WEAVINGS_DEED).recruit(WARRIOR)
    table.weavings_on_top(*drawn)
    return table


def test_t8_32_two_weavings() -> None:
    """T8.32: two for three corn, to the largest tapestry they fit, then to smaller ones, then to a new one; no rewards."""
    one, two, three, again, fourth = patterned(0, 1, 2, 0, 3)
    table = weaving_table(again, three, fourth)
    table.tapestry(AXOMAMMA, one, two)
    table.gives(AXOMAMMA, corn=3)
    table.places(1)
    first, second = sorted((three, fourth), reverse=True)
    assert table.position.tapestries == ((one, two, first, second),)
    assert table.axomamma()[CORN:] == [0, 0, 0]


def test_t8_32_higher_number() -> None:
    """T8.32: of equally good ones the higher reference number; what fits nowhere starts a new tapestry only if it must."""
    low, high, same = patterned(1, 1, 1)
    table = weaving_table(low, high, same)
    table.gives(AXOMAMMA, corn=3)
    table.places(1)
    best = sorted((low, high, same), reverse=True)
    assert table.position.tapestries == ((best[0],), (best[1],))


def test_t8_32_smaller_tapestry_before_a_new_one() -> None:
    """T8.32: a tile that fits only a smaller tapestry comes before one with a higher number that starts a new one."""
    zero, one, other_one, another, high, low = patterned(0, 1, 1, 1, 1, 0)
    assert low < high
    table = weaving_table(low, high, another)
    table.tapestry(AXOMAMMA, zero, one).tapestry(AXOMAMMA, other_one)
    table.gives(AXOMAMMA, corn=1)
    table.places(1)
    assert table.position.tapestries == ((zero, one), (other_one, low))


def test_t8_32_one_weaving_and_a_gold() -> None:
    """T8.32: with corn for one only, that one and a gold."""
    one, two, three = patterned(0, 1, 2)
    table = weaving_table(one, two, three)
    table.gives(AXOMAMMA, corn=2)
    table.places(1)
    assert table.position.tapestries == ((max(one, two, three),),)
    assert table.axomamma()[CORN:] == [1, 0, 1]
    assert [event.values[0] for event in table.told("no-second-weaving")] == [names.TOO_POOR]
    assert not table.told("gold-instead"), "it has bought one"


def test_t8_32_you_may_buy_what_is_left() -> None:
    """T8.32, T3.12: the rest of its task is offered to you."""
    one, two, three = patterned(0, 1, 2)
    table = weaving_table(one, two, three)
    table.gives(AXOMAMMA, corn=3).gives(YOU, corn=3)
    table.places(1)
    assert table.choices("buy-weaving", "weaving") == [min(one, two, three)]


@pytest.mark.parametrize(("corn", "gold", "fits", "buys"), [(2, 0, True, True), (1, 3, True, False), (5, 0, False, False)])
def test_t8_32_in_your_task(corn: int, gold: int, fits: bool, buys: bool) -> None:
    """T8.32: with two corn it buys one for two corn, unless none fits a tapestry it has."""
    tiles = patterned(0, 0, 0)
    table = SoloTable()
    table.weavings_on_top(*tiles)
    table.tapestry(AXOMAMMA, patterned(1)[0] if fits else 0)
    table.gives(AXOMAMMA, corn=corn, gold=gold)
    table.position.push(PurchaseWeavings(YOU))
    table.settle()
    assert (len(table.position.tapestries[0]) == 2) == buys
    assert table.axomamma()[CORN] == corn - (2 if buys else 0)


# Statues, buildings, steps.


@pytest.mark.parametrize(("stone", "gold", "size"), [(9, 1, names.LARGE), (4, 0, names.SMALL)])
def test_t8_33_statue(stone: int, gold: int, size: int) -> None:
    """T8.33: the die picks a tucked card, which stays; the large statue if it can be paid."""
    table = SoloTable().deed(names.STATUE_DEED).recruit(WARRIOR)
    table.gives(AXOMAMMA, stone=stone, gold=gold)
    table.places(1, ROLL[3])
    assert [event.values[:2] for event in table.told("built-statue")] == [[2, size]]
    assert table.position.tucked[2] == card_of(2)
    assert table.score(AXOMAMMA) == DATA.start_points + DATA.statue_points[size]


def test_t8_33_next_card_clockwise() -> None:
    """T8.33: if no statue of that god is left, the next card."""
    table = SoloTable().deed(names.STATUE_DEED).recruit(WARRIOR)
    table.statue(YOU, 4).statue(YOU, 4).statue(YOU, 4, names.LARGE)
    table.gives(AXOMAMMA, stone=4)
    table.deck_top(table.position.god_deck, card_of(5))
    table.places(1, ROLL[4])
    assert table.told("built-statue")[0].values[:2] == [5, names.SMALL]


def test_t8_33_random_statue() -> None:
    """T8.33: none for any tucked card: a random one, large ones first."""
    table = SoloTable().deed(names.STATUE_DEED).recruit(WARRIOR)
    table.deck_top(table.position.god_deck, card_of(0, 1))
    for god in (0, 1, 2, 4):
        table.statue(YOU, god).statue(YOU, god).statue(YOU, god, names.LARGE)
    table.gives(AXOMAMMA, stone=9, gold=1)
    table.places(1, ROLL[1], 1)
    assert table.told("built-statue")[0].values[:2] == [5, names.LARGE]


@pytest.mark.parametrize(("deed", "slot"), [(names.PRODUCTION_DEED, 1), (names.PASSIVE_DEED, 3)])
def test_t8_34_building(deed: int, slot: int) -> None:
    """T8.34: a random building of the kind for one stone, whatever it costs."""
    table = SoloTable().deed(deed).recruit(WARRIOR)
    building = table.position.market[slot]
    table.gives(AXOMAMMA, stone=2)
    table.places(1, 1)
    assert table.position.owner[building] == AXOMAMMA
    assert table.position.face_up[building]
    assert table.axomamma()[STONE] == 1


def test_t8_34_steps() -> None:
    """T8.34: for the usual cost and benefit, upper steps in the high priest's section."""
    table = SoloTable().deed(names.STEPS_DEED).recruit(WARRIOR)
    table.priest(AXOMAMMA, 0)
    table.gives(AXOMAMMA, stone=3)
    table.places(1)
    assert table.position.steps[0] == AXOMAMMA
    assert table.axomamma()[CORN:] == [1, 0, 0]
    assert table.score(AXOMAMMA) >= DATA.start_points + 4


@pytest.mark.parametrize(
    ("mine", "yours", "expected"),
    [
        ([], [], (3, 0)),
        ([3], [4], (0, 0)),
        ([0], [1, 2, 3, 4], (0, 1)),
        ([], [0, 1, 2, 3, 4], (3, 1)),
    ],
)
def test_t8_34_where_the_steps_go(mine: list[int], yours: list[int], expected: tuple[int, int]) -> None:
    """T8.34: clockwise from the high priest; then lower ones; below your marker only if there is nothing else."""
    table = SoloTable()
    table.priest(AXOMAMMA, 3)
    for section in mine:
        table.steps(AXOMAMMA, section)
    for section in yours:
        table.steps(YOU, section)
    spot = best_steps(table.position, AXOMAMMA)
    assert (spot // 2, spot % 2) == expected


# The bottom row and the personality.


@pytest.mark.parametrize(("deed", "colour", "left"), [(names.POTATO_WORKER_DEED, CRAFTSMAN, 0), (names.CORN_WORKER_DEED, PRIEST, 1)])
def test_t8_35_village_worker(deed: int, colour: int, left: int) -> None:
    """T8.35: from the shown end, for nothing."""
    table = SoloTable().deed(deed).recruit(WARRIOR)
    table.village(CRAFTSMAN, COURIER, PRIEST)
    table.places(4)
    assert table.position.recruits == (colour,)
    assert table.position.village == ((COURIER, PRIEST), (CRAFTSMAN, COURIER))[left]


def test_t8_35_nomad() -> None:
    """T8.35: a random nomad, refilled."""
    table = SoloTable().deed(names.NOMAD_DEED).recruit(WARRIOR)
    before = table.position.count_workers(names.NOMADS)
    table.places(4, 0, 0)
    assert table.position.recruits == (WARRIOR,)
    assert table.position.count_workers(names.NOMADS) == before


def test_other_boards_may_show_army_cards_and_temple_steps() -> None:
    """A board of one's own may show an army card or a temple step in the bottom row."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(WARRIOR)
    table.places(4)
    assert table.army_in_hand() == 1
    table = SoloTable(data=OTHER_BOARD).deed(names.TEMPLE_DEED).recruit(WARRIOR)
    table.places(4)
    assert table.position.temple[AXOMAMMA] == 1


def personality(side: int) -> SoloTable:
    table = SoloTable().deed(names.STEPS_DEED).recruit(WARRIOR)
    table.position.personality = side
    table.token(ONE_TOP, DATA.personality_spot)
    return table


def test_t8_35_personality_statue() -> None:
    """T8.35: a gold and a random small statue with its points; the gold of the steps that cannot be paid besides."""
    table = personality(names.STATUE_LOVER).places(1, 3)
    assert table.position.small_statues[6:12] == (0, 0, 0, 1, 0, 0)
    assert table.score(AXOMAMMA) == DATA.start_points + 3
    assert table.axomamma() == [0, 0, 0, 2]


def test_t8_35_personality_weaving() -> None:
    """T8.35: a gold and the top weaving."""
    table = personality(names.WEAVER)
    table.weavings_on_top(9, 10)
    table.places(1)
    assert table.position.tapestries == ((9,),)


def test_t8_35_personality_temple() -> None:
    """T8.35: a gold and a temple step with its reward."""
    table = personality(names.CLIMBER)
    table.temple(AXOMAMMA, 1)
    table.offer(30)
    table.places(1)
    assert table.position.offer[0] != 30
    assert table.position.temple[AXOMAMMA] == 2


@pytest.mark.parametrize(("owned", "production"), [((), True), ((20,), True), ((20, 21), False)])
def test_t8_35_personality_building(owned: tuple[int, ...], production: bool) -> None:
    """T8.35: a free production building while it has fewer than two face up, else a passive one."""
    table = personality(names.BUILDER).ahead(WORSHIP)
    table.owns(AXOMAMMA, *owned)
    table.places(1, 0)
    built = table.told("axomamma-built")[0].values[0]
    assert (built >= names.PASSIVES) == production


def test_t8_35_personality_only_when_rolled() -> None:
    """T8.35: not on landing, and only on the spot that it covers."""
    table = personality(names.CLIMBER)
    table.token(ONE_TOP, (DATA.personality_spot - 1) % len(DATA.board_top))
    table.places(1)
    assert table.position.tokens[ONE_TOP] == DATA.personality_spot
    assert table.position.temple[AXOMAMMA] == 0


def test_t8_36_no_worker() -> None:
    """T8.36: a random nomad, two cards of the offer for a point each, an army card, and the high priest goes on without acting."""
    table = SoloTable().ahead(REJUVENATE)
    table.offer(3, 4, 5)
    spot = table.position.priests[AXOMAMMA]
    table.turn(0, 0)
    assert table.position.recruits == (WARRIOR,)
    assert table.position.offer == (5,)
    assert len([event for event in table.told("points") if event.values[:2] == [1, phrases.CATEGORY_GOD_CARDS]]) == 2
    assert len(table.told("army-without-worker")) == 1
    assert table.position.priests[AXOMAMMA] == (spot + 1) % 5
    assert not table.told("priest-moved")
    assert table.position.tokens[ONE_MIDDLE] == DATA.token_start[ONE_MIDDLE]
