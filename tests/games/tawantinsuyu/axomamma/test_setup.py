"""T8.1–T8.14: how Axomamma comes to the table, and how it gains things."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.game import BadSetup
from qosqo.core.position import NOBODY
from qosqo.games.tawantinsuyu import GAME, names
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.view import view_of
from tests.games.tawantinsuyu.axomamma.helpers import AXOMAMMA, OTHER_BOARD, ROLL, YOU, SoloTable
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    CORN,
    COURIER,
    CRAFTSMAN,
    DATA,
    GOLD,
    ONE_SOLDIER,
    POTATO,
    PRIEST,
    REJUVENATE,
    STONE,
    TWO_SOLDIERS,
    WARRIOR,
)

SOLO = GAME.complete_options({"opponent": "axomamma"})


def start(seed: int = 1, **options: str) -> TawaPosition:
    position = GAME.start(2, {**SOLO, **options}, DATA, seeded(seed), GAME.rules_version)
    assert isinstance(position, TawaPosition)
    return position


def before_first_turn(seed: int = 1, **options: str) -> TawaPosition:
    """Played at random until you put your high priest."""
    position = start(seed, **options)
    while position.active == NOBODY:
        position.apply(position.moves()[0])
    return position


def test_t8_1_two_seats_and_you_start() -> None:
    """T8.1: a game for two in which Axomamma never decides; you start."""
    with pytest.raises(BadSetup, match="two seats"):
        GAME.check_seats(3, SOLO)
    GAME.check_seats(2, SOLO)
    position = before_first_turn()
    assert (position.active, position.to_act(), position.axomamma) == (YOU, YOU, AXOMAMMA)
    assert len(position.village) == DATA.village_size[2]


def test_t8_2_a_random_weaving_before_yours() -> None:
    """T8.2: Axomamma has its starting weaving before you choose among the other three; different ones come up."""
    position = start()
    assert position.tapestry_owner == (AXOMAMMA,)
    assert [GAME.moves.named(move)["weaving"] for move in position.moves()] == sorted({0, 1, 2, 3} - set(position.tapestries[0]))
    assert len({start(seed).tapestries[0][0] for seed in range(20)}) == 4


def test_t8_2_two_workers_of_different_colours() -> None:
    """T8.2: drawn like yours, without the rewards of workers."""
    position = before_first_turn()
    assert len(set(position.recruits)) == 2
    assert position.scores[AXOMAMMA] == DATA.start_points


def test_t8_3_means_instead_of_god_cards() -> None:
    """T8.3: 2 stone, 2 corn, 1 gold and an army card, besides the 2 stone of T1.10."""
    position = before_first_turn()
    assert position.resources[4:] == [0, 2, 4, 1]
    assert position.god_hands[AXOMAMMA].cards == ()
    assert len(position.army_hands[AXOMAMMA].cards) == 1


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_t8_4_high_priest(die: int) -> None:
    """T8.4: as many spots clockwise from yours as the die shows."""
    position = before_first_turn()
    position.chance.script = [ROLL[die]]
    position.apply(GAME.moves.packed({"kind": "put-priest", "spot": 3}))
    assert position.priests == (3, (3 + die) % 5)


def test_t8_4_die() -> None:
    """T8.4: 1, 2, 2, 3, 3, 4."""
    assert names.DIE == [1, 2, 2, 3, 3, 4]


def test_t8_5_tokens_and_tucked_cards() -> None:
    """T8.5: eight tokens on their starting spots, four god cards under the board, for all to see."""
    position = before_first_turn()
    assert DATA.token_value == [1, 2, 3, 1, 2, 3, 2, 4]
    assert position.tokens == tuple(DATA.token_start)
    assert len(position.tucked) == 4
    seen = view_of(position, YOU).axomamma
    assert seen is not None
    assert seen.tucked == position.tucked


def test_t8_6_free_steps() -> None:
    """T8.6: an upper step marker in the section of its high priest, without any benefit."""
    position = before_first_turn()
    position.apply(GAME.moves.packed({"kind": "put-priest", "spot": 0}))
    assert position.steps.index(AXOMAMMA) == position.priests[AXOMAMMA] * 2
    assert position.scores[AXOMAMMA] == DATA.start_points
    assert position.resources[4:] == [0, 2, 4, 1]


def test_t8_7_personality() -> None:
    """T8.7: one of four sides; T8.40: or none."""
    assert {before_first_turn(seed).personality for seed in range(30)} == {0, 1, 2, 3}
    options = {"no-personality": "on"}
    assert before_first_turn(1, **options).personality == names.NO_PERSONALITY


def test_t8_7_the_personality_is_within_reach() -> None:
    """T8.7: it is to show in most games, so one roll brings a token of the top row there."""
    to_go = [
        (DATA.personality_spot - start) % len(DATA.board_top) - value
        for value, row, start in zip(DATA.token_value, DATA.token_row, DATA.token_start, strict=True)
        if row == names.TOP_ROW
    ]
    assert 0 in to_go


@pytest.mark.parametrize("colour", range(5))
def test_t8_8_reward_for_a_worker(colour: int) -> None:
    """T8.8: what its board shows for the colour."""
    table = SoloTable().deed(names.POTATO_WORKER_DEED).recruit(PRIEST)
    table.village(colour, COURIER, COURIER)
    table.places(4)
    what, amount = DATA.effects[DATA.colour_reward[colour]]
    got = [*table.axomamma(), table.score(AXOMAMMA) - DATA.start_points, 0, table.army_in_hand()]
    assert got == [amount if each == what else 0 for each in range(7)]
    assert table.position.recruits == (colour,)


def test_t8_8_a_reward_of_several_things() -> None:
    """T8.8: all that a board shows for a colour comes, each as often as it says."""
    text = GAME.data_text().replace(
        'architect = [["stone", 1]]', 'architect = [["stone", 1], ["gold", 3], ["points", 2], ["army_card", 2]]'
    )
    table = SoloTable(data=GAME.load(text)).deed(names.POTATO_WORKER_DEED).recruit(PRIEST)
    table.village(ARCHITECT, COURIER, COURIER)
    table.places(4)
    assert table.axomamma() == [0, 0, 1, 3]
    assert (table.score(AXOMAMMA) - DATA.start_points, table.army_in_hand()) == (2, 2)


def test_t8_8_no_more_than_two_workers() -> None:
    """T8.8: beyond two a random one leaves the game at once, be it an old one."""
    table = SoloTable().recruit(CRAFTSMAN, WARRIOR)
    boxed = table.position.count_workers(names.BOX)
    table.village(PRIEST, COURIER)
    table.position.chance.script = [0]
    table.gets(names.WORKER)
    assert table.position.recruits == (WARRIOR, PRIEST)
    assert table.position.count_workers(names.BOX) == boxed + 1


def test_t8_9_god_card_due() -> None:
    """T8.9: the oldest card of the offer goes under the deck for a point."""
    table = SoloTable()
    table.offer(3, 4).offer(5)
    table.gets(names.GOD_CARD)
    assert table.position.offer == (4, 5)
    assert table.position.god_deck.cards[0] == 3
    assert table.score(AXOMAMMA) == DATA.start_points + 1


def test_t8_9_empty_offer() -> None:
    """T8.9: from an empty offer nothing."""
    table = SoloTable().gets(names.GOD_CARD)
    assert table.score(AXOMAMMA) == DATA.start_points
    assert table.position.god_hands[AXOMAMMA].cards == ()


def test_t8_10_army_cards_are_hidden() -> None:
    """T8.10: one instead of drawing two; nobody knows which."""
    table = SoloTable().gets(names.TRAINING)
    assert table.army_in_hand() == 1
    for viewer in (YOU, AXOMAMMA, NOBODY):
        assert [player.army_hand for player in view_of(table.position, viewer).players] == [(), (-1,)]
    assert table.position.army_discards == ()


def test_t8_11_five_potatoes() -> None:
    """T8.11: every five potatoes become five points at once; gold does not help."""
    table = SoloTable()
    table.gives(AXOMAMMA, potato=2, gold=3)
    table.position.add(AXOMAMMA, POTATO, 2)
    assert table.axomamma() == [4, 0, 0, 3]
    table.position.add(AXOMAMMA, POTATO, 7)
    assert table.axomamma() == [1, 0, 0, 3]
    assert table.score(AXOMAMMA) == DATA.start_points + 10


def test_t8_11_your_potatoes_stay() -> None:
    """T8.11 is about Axomamma alone."""
    table = SoloTable()
    table.position.add(YOU, POTATO, 6)
    assert table.resources(YOU)[POTATO] == 6


@pytest.mark.parametrize(("stone", "gold", "left"), [(1, 1, [0, 1]), (0, 1, [0, 0])])
def test_t8_11_gold_only_if_necessary(stone: int, gold: int, left: list[int]) -> None:
    """T8.11: gold pays what is missing."""
    table = SoloTable().deed(names.PRODUCTION_DEED).recruit(PRIEST)
    table.gives(AXOMAMMA, stone=stone, gold=gold)
    table.places(1, 0)
    assert table.position.owner.count(AXOMAMMA) == 1
    assert table.axomamma()[STONE:] == left


@pytest.mark.parametrize(("god", "points"), [(0, 5), (1, 0)])
def test_t8_12_statue_of_the_chosen_god(god: int, points: int) -> None:
    """T8.12: 5 points if it has a statue of the god of the chosen card, and nothing of the card's benefit."""
    table = SoloTable().deed(names.WEAVINGS_DEED).recruit(PRIEST)
    table.statue(AXOMAMMA, god).statue(AXOMAMMA, god)
    table.priest_before(AXOMAMMA, REJUVENATE)
    table.priest(AXOMAMMA, (table.position.priests[AXOMAMMA] - 1) % 5)
    table.places(1)
    assert len(table.told("statue-honoured")) == (1 if points else 0)
    assert table.score(AXOMAMMA) == DATA.start_points + points


@pytest.mark.parametrize(
    ("stone", "workers", "takes_worker"),
    [(1, 0, True), (0, 1, False), (0, 0, True), (1, 1, True), (2, 2, False), (3, 2, True)],
)
def test_t8_13_stone_or_worker(stone: int, workers: int, takes_worker: bool) -> None:
    """T8.13: whichever it has fewer of; a tie: a worker if it has at most one, else stone."""
    table = SoloTable().recruit(*[PRIEST] * workers)
    table.gives(AXOMAMMA, stone=stone)
    table.village(COURIER, WARRIOR)
    before = len(table.position.village)
    choose_stone_or_worker(table)
    assert (len(table.position.village) < before) == takes_worker
    assert table.axomamma()[STONE] == stone + (0 if takes_worker else 1)


def choose_stone_or_worker(table: SoloTable) -> None:
    step = next(step for step, number in enumerate(DATA.temple_effect) if DATA.effects[number][:1] == [names.CHOICE])
    table.temple(AXOMAMMA, step - 1)
    table.gets(names.TEMPLE)


def test_t8_13_which_worker() -> None:
    """T8.13: from the potato end; from an empty village a random nomad; if there is nobody, stone."""
    table = SoloTable()
    table.gives(AXOMAMMA, stone=1).village(COURIER, CRAFTSMAN)
    choose_stone_or_worker(table)
    assert table.position.recruits == (COURIER,)
    table = SoloTable()
    table.gives(AXOMAMMA, stone=1).village()
    nomads = table.position.count_workers(names.NOMADS)
    choose_stone_or_worker(table)
    assert len(table.position.recruits) == 1
    assert table.position.count_workers(names.NOMADS) == nomads
    table = SoloTable()
    table.gives(AXOMAMMA, stone=1).village().no_nomads()
    choose_stone_or_worker(table)
    assert (table.position.recruits, table.axomamma()[STONE]) == ((), 2)


def test_t8_14_passive_buildings_only_score() -> None:
    """T8.14: Z10 gives nothing at a festival, Z18 nothing at a rejuvenation."""
    table = SoloTable()
    table.owns(AXOMAMMA, names.Z10, names.Z18, names.Z06)
    table.activate(REJUVENATE)
    assert table.axomamma() == [0, 0, 0, 0]
    table.festival(1)
    assert not table.told("used-building")


def test_t8_14_no_purchase_at_the_end_of_its_turn() -> None:
    """T8.14: Axomamma buys no worker."""
    table = SoloTable(data=OTHER_BOARD).deed(names.ARMY_DEED).recruit(PRIEST)
    table.gives(AXOMAMMA, potato=4, corn=3)
    village = table.position.village[:]
    table.places(4)
    assert table.position.village == village
    assert table.axomamma()[: CORN + 1] == [4, 3]


def test_t8_14_free_weaving() -> None:
    """T8.14: the face-up one."""
    table = SoloTable()
    table.weavings_on_top(10, 11)
    table.gets(names.WEAVING)
    assert table.position.tapestries == ((10,),)


def test_effects_with_a_price() -> None:
    """What others may buy Axomamma buys if it can, by the rules of its board."""
    table = SoloTable()
    table.gives(AXOMAMMA, stone=4, gold=1)
    table.gets(names.STATUE)
    assert sum(table.position.small_statues[6:12]) == 1
    table.gets(names.BUILDING)
    assert table.position.owner.count(AXOMAMMA) == 1
    table.gets(names.TEMPLE_FOR_GOLD)
    assert table.position.temple[AXOMAMMA] == 1
    assert table.axomamma()[GOLD] == 0


def test_rejuvenation_as_an_effect() -> None:
    """RULING: army cards come first, those with two soldiers before the others."""
    table = SoloTable()
    table.army_down(AXOMAMMA, ONE_SOLDIER, TWO_SOLDIERS).owns(AXOMAMMA, 20, face_up=False)
    table.gets(names.REJUVENATION, 2)
    assert table.position.army_up[len(DATA.army_copies) :] == tuple(
        1 if army in (ONE_SOLDIER, TWO_SOLDIERS) else 0 for army in range(len(DATA.army_copies))
    )
    assert not table.position.face_up[20]
