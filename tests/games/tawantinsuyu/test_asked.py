"""What is asked for although there is but one way: what gives something away or shows something to others."""

from __future__ import annotations

import pytest

from qosqo.core.position import Step
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.benefits import Choose
from qosqo.games.tawantinsuyu.conquest import Spend
from qosqo.games.tawantinsuyu.end_of_turn import Dismiss
from qosqo.games.tawantinsuyu.festival import POTATOES, FeedTheGods, Festival, UseCards
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.nomads import TakeNomad
from qosqo.games.tawantinsuyu.payment import Pay
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.secondary_actions import SecondAction
from qosqo.games.tawantinsuyu.tasks import ProduceOne
from qosqo.games.tawantinsuyu.training import KeepArmy
from qosqo.games.tawantinsuyu.turn import Turn
from tests.games.tawantinsuyu.helpers import ONE_SOLDIER, TWO_SOLDIERS, WARRIOR, Table, card_of, conquest_with

MOVE = {name: GAME.moves.number(name) for name in ("use-card", "take-nomad", "produce", "choose", "pass")}


def facing(table: Table, step: Step[TawaPosition], rules: int = GAME.rules_version) -> Table:
    """The step comes next, before the turn that has begun."""
    table.position.rules = rules
    table.position.push(step)
    table.position.settle()
    return table


def asked(table: Table) -> type:
    return type(table.position.stack[-1])


def one_way_to_pay(table: Table) -> Pay:
    table.gives(0, corn=1)
    return Pay(0, potato=0, corn=1, stone=0, gold=0, food=0)


def one_way_to_conquer(table: Table) -> Spend:
    table.army_up(0, ONE_SOLDIER)
    return Spend(0, conquest_with(1, 0))


def one_colour_too_many(table: Table) -> Dismiss:
    table.worker(0, WARRIOR, WARRIOR, WARRIOR)
    return Dismiss(0)


def two_equal_army_cards(table: Table) -> KeepArmy:
    for _ in range(2):
        table.position.army_deck.remove(TWO_SOLDIERS)
        table.position.trained.put(TWO_SOLDIERS, 1)
    return KeepArmy(0)


def enough_potatoes(table: Table) -> FeedTheGods:
    table.hand(0, card_of(0)).gives(0, potato=1)
    return FeedTheGods(0)


def one_action_left(table: Table) -> SecondAction:
    assert table.position.army_deck.cards
    return SecondAction(0, names.PRIEST_BIT | names.PRAYING_BIT | names.RECRUITING_BIT)


SINGLE = {
    "T2.1 a cost": one_way_to_pay,
    "T3.23 soldiers": one_way_to_conquer,
    "T3.29 a worker": one_colour_too_many,
    "T3.16 an army card": two_equal_army_cards,
    "T4.2 potatoes": enough_potatoes,
    "T3.18 a whole action": one_action_left,
}


@pytest.mark.parametrize("name", SINGLE)
def test_a_single_way_to_spend_or_show_something_is_asked_for(name: str) -> None:
    """T2.1, T3.16, T3.18, T3.23, T3.29, T4.2: nothing is given away or shown before its owner says so."""
    table = Table()
    step = SINGLE[name](table)
    facing(table, step)
    assert asked(table) is type(step)
    assert len(table.position.moves()) == 1


@pytest.mark.parametrize("name", SINGLE)
def test_games_of_the_second_version_go_on_unasked(name: str) -> None:
    """Records of games played before replay, as what was not asked then is not asked now."""
    table = Table()
    step = SINGLE[name](table)
    facing(table, step, rules=2)
    assert asked(table) is not type(step)


def test_t3_16_the_last_army_card_is_kept_unasked() -> None:
    """T3.16: nothing is discarded, so nothing is shown."""
    table = Table()
    table.position.army_deck.remove(ONE_SOLDIER)
    table.position.trained.put(ONE_SOLDIER, 1)
    facing(table, KeepArmy(0))
    assert asked(table) is Turn
    assert table.position.army_hands[0].cards == (ONE_SOLDIER,)


def test_t4_2_who_has_nothing_to_pay_with_is_not_asked() -> None:
    """T4.2: what is missing costs points; no resource is given away."""
    table = Table().hand(0, card_of(0))
    table.position.festival, table.position.token = 1, 0
    facing(table, Festival(0, POTATOES))
    assert asked(table) is not FeedTheGods
    assert table.told("lacked-potatoes")


@pytest.mark.parametrize(
    ("step", "kind", "rule"),
    [
        (UseCards(0, 3), "use-card", "T4.6"),
        (TakeNomad(0), "take-nomad", "T3.31"),
        (ProduceOne(0), "produce", "T3.17"),
        (Choose(0, 0, phrases.CATEGORY_BUILDINGS), "choose", "T3.24"),
        (Choose(0, 0, phrases.CATEGORY_TEMPLE), "choose", ""),
        (UseCards(0, 3), "pass", ""),
        (TakeNomad(0), "pass", ""),
        (ProduceOne(0), "pass", ""),
    ],
)
def test_a_move_cites_the_rule_of_its_decision(step: TurnStep, kind: str, rule: str) -> None:
    """T3.17, T3.24, T3.31, T4.6: the same kind of move is made by different rules; without one of its own it cites the usual one."""
    assert step.cites(MOVE[kind]) == rule
