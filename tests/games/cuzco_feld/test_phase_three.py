"""Phase III: F5.1 to F5.6."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.values import spliced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.rounds import EndRound, PhaseThree, StartRound
from tests.games.cuzco_feld.helpers import (
    BOWL,
    CLOTHES,
    SOUP,
    STUDY,
    TOOLS,
    begin,
    can,
    choices,
    clear_tile,
    events,
    gains,
    give_cards,
    give_feathers,
    give_food,
    hold_missions,
    kinds,
    learn,
    market,
    mission_of,
    move,
    palace,
    play,
    put_dice,
    put_priests,
    set_market,
    set_round,
    table,
    why_not,
)


def phase_iii(position: FeldPosition) -> FeldPosition:
    """University and temple are over when this returns; the first decision follows."""
    for seat in range(position.seats):
        hold_missions(position, seat, *[f"{20 + 3 * seat + place:02}" for place in range(3)])
    return begin(position, PhaseThree(), n.PHASE_ABILITIES)


def test_f5_1_university_points_and_new_order() -> None:
    """On equal spaces the upper marker is ahead; the order holds at once."""
    position = table()
    learn(position, 2, 4)
    learn(position, 0, 6)
    learn(position, 3, 4)
    phase_iii(position)
    assert [gains(position, seat, "university") for seat in range(4)] == [6, 0, 4, 4]
    assert position.order == (0, 3, 2, 1)
    assert position.knowledge == (0, 0, 0, 0)
    assert position.arrivals == (1, 2, 3, 0), "the first player's marker lies on top"
    assert [(event.seat, event.values[0]) for event in events(position, "new-place-in-order")] == [(0, 1), (3, 2), (2, 3), (1, 4)]
    assert position.to_act() == 0


def test_f5_1_markers_that_did_not_move_keep_their_order() -> None:
    position = table()
    learn(position, 2, 1)
    phase_iii(position)
    assert position.order == (2, 0, 1, 3)


@pytest.mark.parametrize(("number", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_f5_2_points_for_priests(number: int, each: int) -> None:
    position = table()
    set_round(position, number)
    put_priests(position, step1=1, step2=1, step5=0)
    phase_iii(position)
    assert [gains(position, seat, "temple") for seat in range(4)] == [each, 2 * each, 0, 0]
    assert position.medals == (0, 1, 0, 0), "the most priests"
    assert position.temple == (1, 1, -1, -1, 0, -1), "priests stay"
    assert position.temple_medals == 6 - number


def test_f5_2_a_tie_goes_to_the_highest_priest() -> None:
    position = table()
    put_priests(position, step1=2, step2=0, step3=0, step6=2, step4=3)
    phase_iii(position)
    assert position.medals == (0, 0, 1, 0)


def test_f5_2_without_priests_a_medal_leaves_the_game() -> None:
    position = phase_iii(table())
    assert position.medals == (0, 0, 0, 0)
    assert position.temple_medals == 5
    assert len(events(position, "removed-medal")) == 1


def test_f5_3_one_good_for_its_food() -> None:
    position = table()
    set_market(position, SOUP, CLOTHES, TOOLS)
    give_food(position, 0, 3)
    market(position)
    assert choices(position, "buy", "good") == [SOUP, CLOTHES]
    assert why_not(position, "buy", good=TOOLS) == "too-little-food"
    assert can(position, "done"), "nobody has to buy"
    play(position, "buy", good=CLOTHES)
    assert (position.food[0], position.food_supply) == (1, 35)
    assert position.goods[:6] == (0, 1, 0, 0, 0, 0)
    assert gains(position, 0, "market") == 3
    assert position.over(), "only one"


def test_f5_3_in_the_new_turn_order() -> None:
    """Seat 2 is first on the track and takes the only bowl."""
    position = table()
    learn(position, 2, 5)
    set_market(position, BOWL)
    give_food(position, 0, 3)
    give_food(position, 2, 3)
    phase_iii(position)
    assert position.to_act() == 2
    play(position, "buy", good=BOWL)
    assert "buy" not in kinds(position)


def test_f5_4_a_mission_that_is_met_must_be_completed() -> None:
    """The player chooses which; nothing is spent."""
    position = table()
    hold_missions(position, 0, "01", "38", "07")
    give_feathers(position, 0, 2, 2, 2)
    give_food(position, 0, 6)
    palace(position)
    assert choices(position, "complete", "mission") == [mission_of("01"), mission_of("38")]
    assert "throw-away" not in kinds(position)
    assert why_not(position, "throw-away", mission=mission_of("07")) == "mission-met"
    assert why_not(position, "complete", mission=mission_of("07")) == "mission-not-met"
    play(position, "complete", mission=mission_of("38"))
    assert (gains(position, 0, "missions"), position.food[0], position.completed[0]) == (6, 6, 1)


def test_f5_4_if_none_is_met_one_is_thrown_away_for_nothing() -> None:
    position = table()
    hold_missions(position, 0, "01", "38", "07")
    palace(position)
    assert kinds(position) == ["throw-away"]
    play(position, "throw-away", mission=mission_of("07"))
    assert (position.scores[0], position.completed[0]) == (0, 0)
    assert mission_of("07") not in position.missions


def test_f5_4_then_a_mission_from_the_display_without_refill() -> None:
    """Also in round 6."""
    for number in (1, 6):
        position = table()
        set_round(position, number)
        hold_missions(position, 0, "01", "38", "07")
        palace(position)
        display = position.palace[:]
        play(position, "throw-away", mission=mission_of("07"))
        assert choices(position, "take-mission", "mission") == list(display)
        play(position, "take-mission", mission=display[2])
        assert display[2] in position.missions[:3]
        assert position.palace == display[:2] + display[3:]


def test_f5_4_cards_that_prove_a_mission_are_seen_by_all() -> None:
    """Two dealt cards of Iliapa, known to nobody else, and a third one: two must be shown."""
    position = table()
    hold_missions(position, 0, "32")
    give_cards(position, 0, 1, 4, 2)
    position.hands[0].seen = (1, 1, 15)
    palace(position)
    assert kinds(position) == ["complete"], "cards are not shown unasked"
    play(position, "complete", mission=mission_of("32"))
    assert position.completed[0] == 1
    assert position.hands[0].seen == (15, 1, 15)
    assert position.dealt_god[0] == 0
    assert len(events(position, "showed-card")) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f5_5_end_of_the_round(seats: int) -> None:
    position = table(seats)
    put_dice(position, STUDY, 3, seat=1)
    set_market(position, SOUP, BOWL)
    clear_tile(position, STUDY, 2)
    left = sorted(tile for tile in position.display if tile != n.EMPTY)
    missions = position.palace[:]
    position.temple_medals = 5
    for seat in range(seats):
        position.dice = spliced(position.dice, seat * 3, [0, 0, 0])
    position.placed = tuple(5 << 6 | 3 << 3 | seat for seat in range(seats) for _ in range(3))
    begin(position, EndRound(), n.PHASE_CUZCO)
    assert sorted(position.discarded_tiles) == left
    assert min(position.display) > n.EMPTY
    assert not set(position.palace) & set(missions)
    assert len(position.palace) == seats + 2
    assert position.market[:6] == (0,) * 6
    assert position.placed == ()
    assert min(position.dice) > 0
    assert (position.round, position.phase) == (2, n.PHASE_DICE)
    assert events(position, "round-starts")[-1].values[0] == 2


def test_f5_5_round_six_ends_straight_after_the_palace() -> None:
    position = table()
    set_round(position, 6)
    position.temple_medals = 0
    display = position.display[:]
    begin(position, EndRound(), n.PHASE_CUZCO)
    assert position.over()
    assert position.display == display


def test_f5_5_six_rounds_use_all_tiles() -> None:
    position = table()
    chance = seeded(3)
    begin(position, StartRound(), n.PHASE_DICE)
    while not position.over():
        position.apply(position.sample(chance))
    assert position.round == 6
    assert position.study_pile == position.farm_pile == ()


def test_f5_6_each_player_completes_and_takes_before_the_next() -> None:
    position = phase_iii(table())
    while "buy" in kinds(position):
        play(position, "done")
    for seat in range(4):
        assert position.to_act() == seat
        assert kinds(position) == ["throw-away"]
        position.apply(position.moves()[0])
        assert position.to_act() == seat
        assert kinds(position) == ["take-mission"]
        assert len(position.moves()) == 6 - seat
        position.apply(move("take-mission", mission=position.palace[0]))
