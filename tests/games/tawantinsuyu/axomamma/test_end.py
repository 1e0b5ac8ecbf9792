"""T8.37–T8.41: festivals, the end, and the easier and harder rules. And whole games alone."""

from __future__ import annotations

import pytest

from qosqo.core.conformance import check_games
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.axomamma.priest import AxomammaPart, wants
from qosqo.games.tawantinsuyu.axomamma.war import preferred_way
from qosqo.games.tawantinsuyu.names import DIFFICULTIES
from qosqo.games.tawantinsuyu.scoring import final_scoring
from tests.games.tawantinsuyu.axomamma.helpers import AXOMAMMA, YOU, SoloTable
from tests.games.tawantinsuyu.helpers import (
    CONQUEST,
    CORN,
    DATA,
    OFFERING,
    ONE_SOLDIER,
    POTATO,
    REJUVENATE,
    STONE,
    TWO_SOLDIERS,
    WARRIOR,
    WORSHIP,
)


def gained(table: SoloTable, category: int) -> int:
    """What Axomamma has scored in a category."""
    return sum(event.values[0] for event in table.told("points") if event.seat == AXOMAMMA and event.values[1] == category)


# Festivals and the end.


@pytest.mark.parametrize(("difficulty", "points"), [(0, 4), (names.WEAVING_POINTS, 8)])
def test_t8_37_points_for_weavings(difficulty: int, points: int) -> None:
    """T8.37: a point per weaving instead of the merchant; T8.41: two."""
    table = SoloTable(difficulty)
    table.tapestry(AXOMAMMA, 4, 6, 7).tapestry(AXOMAMMA, 9).tapestry(YOU, 10, 11)
    table.festival(1)
    assert gained(table, phrases.CATEGORY_TAPESTRIES) == points
    assert not [event for event in table.told("matched") if event.seat == AXOMAMMA]


def test_t8_37_no_potatoes_for_tucked_cards() -> None:
    """T8.37: its potatoes stay, and it loses no points."""
    table = SoloTable()
    table.gives(AXOMAMMA, potato=2)
    table.festival(1)
    assert table.axomamma()[POTATO] == 2
    assert not table.told("lacked-potatoes")


@pytest.mark.parametrize(("yours", "points"), [(20, 2), (0, 0)])
def test_t8_37_points_if_behind(yours: int, points: int) -> None:
    """T8.37: instead of drawing cards two points, if it is behind you; you draw as usual."""
    table = SoloTable()
    table.position.scores[YOU] += yours
    table.festival(1)
    assert gained(table, phrases.CATEGORY_FESTIVALS) == points
    assert len(table.position.god_hands[YOU].cards) == (1 if yours else 2)
    assert table.position.god_hands[AXOMAMMA].cards == ()


def test_t8_38_last_actions() -> None:
    """T8.38: before the final scoring it rejuvenates everything and worships as in its own action; you do not follow."""
    table = SoloTable()
    table.owns(AXOMAMMA, 20, 21, face_up=False).army_down(AXOMAMMA, ONE_SOLDIER)
    table.statue(AXOMAMMA, 1).statue(AXOMAMMA, 2, names.LARGE).statue(YOU, 3)
    table.festival(3)
    assert table.position.over()
    assert table.position.temple == (0, 4)
    assert gained(table, phrases.CATEGORY_FINAL_BUILDINGS) == 4
    assert gained(table, phrases.CATEGORY_FINAL_ARMY) == 1
    assert gained(table, phrases.CATEGORY_FINAL_GOD_CARDS) == 0
    assert table.position.has_statue(YOU, 3)


@pytest.mark.parametrize(("yours", "its", "winner"), [(120, 119, YOU), (119, 50, AXOMAMMA), (130, 130, AXOMAMMA), (150, 160, AXOMAMMA)])
def test_t8_39_winning(yours: int, its: int, winner: int) -> None:
    """T8.39: you win with at least 120 points and more than Axomamma."""
    table = SoloTable()
    table.position.scores = [yours, its]
    assert table.position.winners() == [winner]


# T8.40: easier.


def test_t8_40_no_personality_is_an_option() -> None:
    """T8.40, T8.41: every one of them is an option."""
    assert set(DIFFICULTIES) <= {option.name for option in GAME.options}
    assert sum(DIFFICULTIES.values()) == 4095


@pytest.mark.parametrize(("stone", "built"), [(1, False), (2, True)])
def test_t8_40_dear_buildings(stone: int, built: bool) -> None:
    """T8.40: buildings cost two."""
    table = SoloTable(names.DEAR_BUILDINGS).deed(names.PRODUCTION_DEED).recruit(WARRIOR)
    table.gives(AXOMAMMA, stone=stone)
    table.places(1, *[0] if built else [])
    assert (table.position.owner.count(AXOMAMMA) == 1) == built
    assert table.axomamma()[STONE] == (0 if built else 1)


def test_t8_40_worship_needs_two_statues() -> None:
    """T8.40: one statue is not enough to start a worship."""
    table = SoloTable(names.TWO_STATUES)
    table.statue(AXOMAMMA, 1)
    assert not wants(table.position, AXOMAMMA, WORSHIP)
    table.statue(AXOMAMMA, 1)
    assert wants(table.position, AXOMAMMA, WORSHIP)


def test_t8_40_no_second_conquest() -> None:
    """T8.40: only one conquest in its own action."""
    table = SoloTable(names.SINGLE_CONQUEST).ahead(CONQUEST)
    table.army_up(AXOMAMMA, *[TWO_SOLDIERS] * 4)
    table.turn()
    assert len(table.told("conquered")) == 1


@pytest.mark.parametrize(("difficulty", "cards", "points"), [(0, 1, 0), (names.NO_IDLE_ARMY, 0, 0), (names.IDLE_POINTS, 1, 2)])
def test_t8_40_t8_41_without_workers(difficulty: int, cards: int, points: int) -> None:
    """T8.40: no army card without workers; T8.41: two points."""
    table = SoloTable(difficulty).ahead(REJUVENATE)
    table.no_nomads()
    table.turn()
    assert table.army_in_hand() == cards
    assert gained(table, phrases.CATEGORY_DIFFICULTY) == points


# T8.41: harder.


@pytest.mark.parametrize("active", [True, False])
def test_t8_41_free_step(active: bool) -> None:
    """T8.41: in its own worship and offering first a free step."""
    for action in (WORSHIP, OFFERING):
        table = SoloTable(names.FREE_STEP)
        table.gives(AXOMAMMA, corn=2 if active else 3).statue(AXOMAMMA, 0)
        table.position.push(AxomammaPart(AXOMAMMA, action, active=active))
        table.settle()
        assert table.position.temple[AXOMAMMA] == (2 if active else 1)


def test_t8_41_equal_soldiers() -> None:
    """T8.41: as many soldiers as casualties are enough."""
    for difficulty in (0, names.EQUAL_SOLDIERS):
        table = SoloTable(difficulty)
        table.army_up(AXOMAMMA, TWO_SOLDIERS).casualties(2)
        assert wants(table.position, AXOMAMMA, CONQUEST) == bool(difficulty)


def test_t8_41_soldier_discount() -> None:
    """T8.41: one soldier less to flip and one less to discard."""
    space = next(space for space in range(names.CONQUESTS) if (DATA.conquest_flip[space], DATA.conquest_discard[space]) == (2, 2))
    for difficulty in (0, names.SOLDIER_DISCOUNT):
        table = SoloTable(difficulty)
        table.army_up(AXOMAMMA, ONE_SOLDIER, ONE_SOLDIER)
        assert (preferred_way(table.position, AXOMAMMA, space) >= 0) == bool(difficulty)


def test_t8_41_points_for_priest_actions() -> None:
    """T8.41: two points whenever it chooses an action of the high priest; not for following."""
    table = SoloTable(names.PRIEST_POINTS).ahead(OFFERING)
    table.gives(AXOMAMMA, corn=4)
    table.turn()
    assert gained(table, phrases.CATEGORY_DIFFICULTY) == 2
    table = SoloTable(names.PRIEST_POINTS)
    table.gives(AXOMAMMA, corn=3)
    table.activate(OFFERING).do("take-gold")
    assert gained(table, phrases.CATEGORY_DIFFICULTY) == 0


@pytest.mark.parametrize(("difficulty", "points"), [(0, 0), (names.LEFTOVER_POINTS, 7)])
def test_t8_41_leftover_resources(difficulty: int, points: int) -> None:
    """T8.41: a point per resource left, so that gold counts two in all."""
    table = SoloTable(difficulty)
    table.gives(AXOMAMMA, potato=1, corn=2, stone=1, gold=3).gives(YOU, corn=5)
    final_scoring(table.position)
    assert gained(table, phrases.CATEGORY_FINAL_RESOURCES) == points
    assert gained(table, phrases.CATEGORY_FINAL_GOLD) == 3
    assert table.score(YOU) == DATA.start_points
    assert table.resources(YOU)[CORN] == 5


# Whole games.


@pytest.mark.parametrize("choice", ["off", "on"])
def test_random_games_alone_keep_all_promises(choice: str) -> None:
    """T8.1–T8.41 with none and with all of the easier and harder rules: as for every game."""
    options = {"opponent": "axomamma", **dict.fromkeys(DIFFICULTIES, choice)}
    assert check_games(GAME, 2, options, range(3), every=20).shortest() is None
