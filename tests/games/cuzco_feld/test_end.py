"""The end of the game: F6.1 to F6.4."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qosqo.core.values import replaced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.end_of_game import FinalScoring, LastCards, StartEnding, final_points
from qosqo.games.cuzco_feld.god_cards import is_card_move, pay, start_of_turn
from qosqo.games.cuzco_feld.missions import met
from qosqo.games.cuzco_feld.palace import EasierMission, complete, held_missions
from qosqo.games.cuzco_feld.position import FeldPosition
from tests.games.cuzco_feld.helpers import (
    FARM,
    SOUP,
    STUDY,
    begin,
    can,
    card,
    choices,
    deliver,
    events,
    flip_circlets,
    gains,
    give_cards,
    give_feathers,
    give_food,
    give_goods,
    give_light,
    give_offerings,
    give_tile,
    hold_missions,
    mission_of,
    play,
    set_round,
    table,
    turn_up,
)

Build = Callable[[FeldPosition, int], None]
"""Gives seat 0 all that a bonus asks for, but for so many."""


def at_the_end(seats: int = 4) -> FeldPosition:
    position = table(seats)
    set_round(position, 6)
    position.temple_medals = 0
    return position


def ending(position: FeldPosition) -> FeldPosition:
    return begin(position, StartEnding(), n.PHASE_CUZCO)


def scoring(position: FeldPosition) -> FeldPosition:
    return begin(position, FinalScoring(), n.PHASE_END)


def test_f6_1_every_remaining_mission_that_is_met_scores() -> None:
    position = at_the_end()
    hold_missions(position, 0, "01", "38", "07")
    give_feathers(position, 0, 2, 2, 2)
    give_food(position, 0, 5)
    ending(position)
    assert position.over()
    assert gains(position, 0, "missions") == 12
    assert position.completed[0] == 2
    assert len(events(position, "final-scoring")) == 1


def test_f6_1_card_04_several_times_at_the_end() -> None:
    """F3.5: one card per mission, also by a medal, in whichever order."""
    position = at_the_end()
    hold_missions(position, 0, "01", "02", "38")
    give_feathers(position, 0, 1, 1, 2, 2)
    give_food(position, 0, 4)
    give_cards(position, 0, 4, 4)
    turn_up(position, 4)
    position.medals = replaced(position.medals, 0, 1)
    ending(position)
    assert can(position, "done"), "nobody has to"
    play(position, "play-card", **card(4))
    assert choices(position, "complete-easier", "mission") == [mission_of("01"), mission_of("02"), mission_of("38")]
    play(position, "complete-easier", mission=mission_of("02"))
    play(position, "use-medal", **card(4))
    play(position, "complete-easier", mission=mission_of("38"))
    play(position, "play-card", **card(4))
    assert gains(position, 0, "missions") == 12
    assert position.completed[0] == 3
    assert position.over()


def test_f6_1_missions_that_are_met_come_before_cards_that_could_spoil_them() -> None:
    """Four offerings complete 41 in full, and then pay for card 04 on another mission."""
    position = at_the_end()
    hold_missions(position, 0, "41", "01")
    give_offerings(position, 0, 4)
    give_feathers(position, 0, 2, 2)
    give_cards(position, 0, 4)
    ending(position)
    assert position.completed[0] == 1
    play(position, "play-card", **card(4))
    assert gains(position, 0, "missions") == 10


def best_of_the_engine(position: FeldPosition) -> int:
    """The most that seat 0 can have in the end, whatever it decides."""
    if position.over():
        return position.scores[0]
    return max(best_of_the_engine(after_move(position, move)) for move in position.moves())


def after_move(position: FeldPosition, move: int) -> FeldPosition:
    after = position.clone()
    after.apply(move)
    return after


def best_in_any_order(position: FeldPosition) -> int:
    """The same where seat 0 may complete a mission, play a card 04 or stop, one after the other as it likes."""
    best = position.scores[0] + sum(points for _, points in final_points(position, 0))
    for mission in held_missions(position, 0):
        if met(position, 0, mission):
            after = position.clone()
            complete(after, 0, mission)
            best = max(best, best_in_any_order(after))
    for move in LastCards(0).moves(position):
        if is_card_move(move):
            paid = position.clone()
            pay(paid, 0, move)
            for easier in EasierMission(0).moves(paid):
                after = paid.clone()
                EasierMission(0).carry_out(after, easier)
                best = max(best, best_in_any_order(after))
    return best


CARDS_MEDALS_OFFERINGS = ["22", "23", "32", "33", "34", "35", "36", "40", "41"]
"""The missions that a card 04 can spoil."""


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    missions=st.permutations([*CARDS_MEDALS_OFFERINGS, "01", "24", "38"]),
    cards=st.lists(st.sampled_from([1, 4, 4, 5, 6, 7, 10, 13]), max_size=6),
    offerings=st.integers(0, 5),
    medals=st.integers(0, 3),
    feathers=st.integers(0, 3),
    open_card=st.sampled_from([4, 5]),
    completed=st.sampled_from([0, 6, 8]),
)
def test_f6_4_the_order_of_the_last_missions_makes_no_difference(
    missions: list[str], cards: list[int], offerings: int, medals: int, feathers: int, open_card: int, completed: int
) -> None:
    """F6.1: what is met is completed first, and only the cards are asked for: no other order brings more."""
    position = at_the_end(2)
    hold_missions(position, 0, *missions[:3])
    turn_up(position, open_card)
    give_cards(position, 0, *[number for place, number in enumerate(cards) if cards[:place].count(number) < 3])
    give_offerings(position, 0, offerings)
    give_feathers(position, 0, *[0, 0, 0][:feathers])
    position.medals = replaced(position.medals, 0, medals)
    position.completed = replaced(position.completed, 0, completed)
    position.phase = n.PHASE_END
    start_of_turn(position)
    wanted = best_in_any_order(position)
    assert best_of_the_engine(ending(position)) == wanted


def test_f6_2_medals() -> None:
    """Rulebook example: two unused Inti medals are worth 4 points."""
    position = at_the_end()
    position.medals = replaced(position.medals, 1, 2)
    assert gains(scoring(position), 1, "medals") == 4


def test_f6_2_villages_where_ones_quipu_is_on_top() -> None:
    position = at_the_end()
    seven = position.value_of.index(7)
    one = position.value_of.index(1)
    deliver(position, 0, seven, one)
    deliver(position, 2, seven)
    scoring(position)
    assert gains(position, 0, "villages") == 1
    assert gains(position, 2, "villages") == 7


def all_feathers(position: FeldPosition, missing: int) -> None:
    give_feathers(position, 0, *[colour for colour in range(4) for _ in range(3)][missing:])


def all_circlets(position: FeldPosition, missing: int) -> None:
    flip_circlets(position, 0, *range(1, 7 - missing))


def all_missions(position: FeldPosition, missing: int) -> None:
    position.completed = replaced(position.completed, 0, 9 - missing)


def all_quipus(position: FeldPosition, missing: int) -> None:
    deliver(position, 0, *range(10 - missing))


def all_tiles(position: FeldPosition, missing: int) -> None:
    for index in range(12 - missing):
        give_tile(position, 0, STUDY if index % 2 else FARM, 1 + index // 2, 2)


def all_goods(position: FeldPosition, missing: int) -> None:
    give_goods(position, 0, *[SOUP, 1, 2, 3, 4, 5][missing:])


@pytest.mark.parametrize(
    ("build", "category", "points"),
    [
        (all_feathers, "all-feathers", 6),
        (all_circlets, "all-circlets", 9),
        (all_missions, "all-missions", 9),
        (all_quipus, "all-quipus", 10),
        (all_tiles, "all-tiles", 12),
        (all_goods, "all-goods", 6),
    ],
)
def test_f6_2_and_f6_4_bonuses_are_all_or_nothing(build: Build, category: str, points: int) -> None:
    position = at_the_end()
    build(position, 0)
    assert gains(scoring(position), 0, category) == points
    position = at_the_end()
    build(position, 1)
    assert gains(scoring(position), 0, category) == 0


def test_f6_3_a_tie_is_won_by_the_earlier_in_turn_order() -> None:
    position = at_the_end()
    position.order = (3, 1, 0, 2)
    position.scores = [50, 50, 40, 45]
    assert position.winners() == [1]
    position.scores = [50, 50, 40, 51]
    assert position.winners() == [3]


def test_f6_4_food_offerings_god_cards_and_pututus_score_nothing() -> None:
    position = table(pututus=True)
    set_round(position, 6)
    position.temple_medals = 0
    give_food(position, 0, 10)
    give_offerings(position, 0, 10)
    give_cards(position, 0, 1, 2, 5)
    give_light(position, 0, 3)
    ending(position)
    assert position.scores == [0, 0, 0, 0]


def test_f6_4_end_missions_in_turn_order() -> None:
    position = at_the_end()
    position.order = (2, 0, 1, 3)
    for seat in (0, 2):
        hold_missions(position, seat, "01" if seat else "02")
        give_feathers(position, seat, *([2, 2] if seat else [1, 1]))
        give_cards(position, seat, 4)
    ending(position)
    assert position.to_act() == 2
    play(position, "done")
    assert position.to_act() == 0
