"""Study, farming, exchange, temple, headdress, fire blessing and knowledge track: F2.9 to F2.18."""

from __future__ import annotations

import pytest

from qosqo.core.values import replaced
from qosqo.games.cuzco_feld import names as n
from tests.games.cuzco_feld.helpers import (
    EXCHANGE,
    FARM,
    HEADDRESS,
    STUDY,
    TEMPLE,
    can,
    card,
    choices,
    clear_tile,
    deliver,
    events,
    exhaust_pile,
    fill_circlet,
    flip_circlets,
    gains,
    give_cards,
    give_food,
    give_offerings,
    give_tile,
    kinds,
    learn,
    play,
    put_priests,
    quick_blessing,
    set_dice,
    set_round,
    show_tile,
    table,
    tile_number,
    turn,
    turn_up,
    why_not,
)


def test_f2_9_take_a_tile_beside_at_most_the_dies_pips() -> None:
    position = table()
    show_tile(position, STUDY, 3, printed=7, value=2)
    turn(position)
    play(position, "place-die", die=4, action=STUDY)
    assert choices(position, "take-tile", "pips") == [1, 2, 3, 4]
    distant = position.display[4]
    assert why_not(position, "take-tile", colour=0, pips=5, ability=distant % 36 // 3) == "tile-too-high"
    play(position, "take-tile", colour=0, pips=3, ability=6)
    assert position.spaces[0] == tile_number(STUDY, 7, 2)
    assert position.display[2] == n.EMPTY, "no refill before the end of the round"
    assert position.over(), "its ability is not used now"


def test_f2_17_a_new_tile_lies_unslid_and_only_unslid_tiles_slide_down() -> None:
    position = table()
    show_tile(position, FARM, 1, printed=1, value=3)
    give_tile(position, 0, FARM, 2, value=2, slid=True)
    turn(position)
    play(position, "place-die", die=4, action=FARM)
    play(position, "take-tile", colour=1, pips=1, ability=0)
    assert position.slid[:12] == (1,) + (0,) * 11
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    assert choices(position, "slide-down", "value") == [3]


def test_f2_10_exchanges_for_one_pip() -> None:
    position = table()
    give_tile(position, 0, STUDY, 1, value=3)
    give_tile(position, 0, FARM, 1, value=2)
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "slide-down", colour=0, value=3)
    play(position, "slide-down", colour=1, value=2)
    play(position, "take-point")
    assert position.pips == 1
    play(position, "take-point")
    assert (position.knowledge[0], position.food[0], gains(position, 0, "exchange")) == (3, 2, 2)
    assert position.over(), "all pips are spent"


def test_f2_10_exchanges_for_two_pips() -> None:
    position = table()
    turn_up(position, 5)
    set_dice(position, 0, 6, 6, 6)
    turn(position)
    play(position, "place-die", die=6, action=EXCHANGE)
    play(position, "take-offering")
    play(position, "take-card", **card(5))
    play(position, "reserve-quipus", count=1)
    assert position.offerings[0] == 3
    assert position.hands[0].cards == (4,)
    assert (position.reserve[0], position.quipus_on_mask(0)) == (1, 9)
    position = turn(table())
    play(position, "place-die", die=2, action=EXCHANGE)
    slot = choices(position, "place-feather", "slot")[0]
    play(position, "place-feather", feather=position.slot_colour(0, slot), slot=slot)
    assert sum(position.feathers[:12]) == 1


def test_f2_10_two_pips_are_needed() -> None:
    position = table()
    set_dice(position, 0, 1, 1, 1)
    turn(position)
    play(position, "place-die", die=1, action=EXCHANGE)
    assert kinds(position) == ["done", "take-point"]
    assert why_not(position, "take-offering") == "too-few-pips"


def test_f2_10_equal_tiles_are_one_choice_and_pips_need_not_be_spent() -> None:
    position = table()
    give_tile(position, 0, STUDY, 1, value=2)
    give_tile(position, 0, STUDY, 2, value=2)
    turn(position)
    play(position, "place-die", die=6, action=EXCHANGE)
    assert choices(position, "slide-down", "value") == [2]
    play(position, "done")
    assert position.over()
    assert position.pips == 0


def test_f2_10_delivered_quipus_stay() -> None:
    """Only quipus on the mask can be moved to the reserve."""
    position = table()
    deliver(position, 0, *range(10))
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    assert "reserve-quipus" not in kinds(position)


def test_f2_11_a_priest_pushes_those_below_down() -> None:
    """Steps 4 and 3 are taken, 2 is free: the push ends there. The priest's owner gains a fire blessing."""
    position = table()
    put_priests(position, step4=1, step3=2, step1=3)
    turn(position)
    play(position, "place-die", die=4, action=TEMPLE)
    assert position.temple == (3, 2, 1, 0, -1, -1)
    quick_blessing(position)
    assert position.priests_at_home(0) == 3


def test_f2_11_below_step_one_a_priest_goes_home() -> None:
    position = table()
    put_priests(position, step2=0, step1=1)
    turn(position)
    play(position, "place-die", die=2, action=TEMPLE)
    assert position.temple == (0, 0, -1, -1, -1, -1)
    assert position.priests_at_home(1) == 4


@pytest.mark.parametrize(("number", "bonus"), [(1, 10), (2, 10), (3, 7), (4, 7), (5, 4), (6, 4)])
def test_f2_12_circlets_score_their_value_and_the_bonus_of_the_round(number: int, bonus: int) -> None:
    position = table()
    set_round(position, number)
    fill_circlet(position, 0, 4)
    fill_circlet(position, 0, 6)
    turn(position)
    play(position, "place-die", die=4, action=HEADDRESS)
    assert gains(position, 0, "headdress") == 3 + bonus
    quick_blessing(position)
    assert position.circlets[:6] == (0, 0, 0, 1, 0, 0)


def test_f2_12_a_circlet_needs_pips_and_feathers_and_flips_once() -> None:
    position = table()
    flip_circlets(position, 0, 1)
    fill_circlet(position, 0, 2)
    fill_circlet(position, 0, 3)
    fill_circlet(position, 0, 5)
    turn(position)
    play(position, "place-die", die=4, action=HEADDRESS)
    assert choices(position, "flip-circlet", "circlet") == [2, 3]
    assert why_not(position, "flip-circlet", circlet=5) == "circlet-too-high"
    assert why_not(position, "flip-circlet", circlet=4) == "circlet-needs-feathers"


def test_f2_14_a_card_or_an_offering_and_knowledge_or_food() -> None:
    position = table()
    turn_up(position, 8)
    turn(position)
    play(position, "place-die", die=2, action=TEMPLE)
    assert kinds(position) == ["take-card", "take-offering"]
    play(position, "take-card", **card(8))
    assert kinds(position) == ["take-food", "take-knowledge"]
    play(position, "take-knowledge")
    assert position.hands[0].cards == (7,)
    assert position.knowledge[0] == 1
    assert len(events(position, "gained-blessing")) == 1


def test_f2_14_what_can_bring_nothing_is_not_offered() -> None:
    """No card face up and no offering left; no food left: only knowledge remains, unasked."""
    position = table()
    give_offerings(position, 1, 24)
    give_food(position, 1, 36)
    for god in range(5):
        exhaust_pile(position, god, seat=1)
        position.hands[1].put(position.face_up[god], 15)
        position.face_up = replaced(position.face_up, god, n.NO_CARD)
    turn(position)
    play(position, "place-die", die=2, action=TEMPLE)
    assert position.knowledge[0] == 1
    assert position.over()


def test_f2_15_arriving_markers_go_on_top() -> None:
    position = table()
    learn(position, 1, 2)
    learn(position, 2, 3)
    give_tile(position, 0, STUDY, 1, value=3)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "slide-down", colour=0, value=3)
    assert position.arrivals.index(0) > position.arrivals.index(2)


def test_f2_15_at_fifteen_further_steps_are_lost() -> None:
    """The marker keeps its place in the stack, and knowledge is no longer offered."""
    position = table()
    learn(position, 0, 14)
    learn(position, 1, 15)
    give_tile(position, 0, STUDY, 1, value=3)
    give_tile(position, 1, STUDY, 2, value=3)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "slide-down", colour=0, value=3)
    assert position.knowledge[0] == 15
    play(position, "done")
    turn(position, 1)
    play(position, "place-die", die=4, action=TEMPLE)
    play(position, "take-offering")
    assert (position.knowledge[1], position.food[1]) == (15, 1)
    assert position.arrivals.index(0) > position.arrivals.index(1)


def test_f2_18_a_card_just_gained_may_be_played_in_the_same_exchange() -> None:
    """The last two pips buy card 13, which gives four more."""
    position = table()
    turn_up(position, 13)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "take-card", **card(13))
    assert position.pips == 0
    play(position, "play-card", **card(13))
    assert position.pips == 4


def test_f2_18_not_if_the_phase_does_not_fit() -> None:
    position = table()
    turn_up(position, 15)
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "take-card", **card(15))
    assert not can(position, "play-card", **card(15))
    assert why_not(position, "play-card", **card(15)) == "card-wrong-phase"


def test_study_and_farming_are_separate() -> None:
    """F2.9: the study action takes study tiles only."""
    position = table()
    for pips in range(1, 7):
        clear_tile(position, STUDY, pips)
    give_cards(position, 1, 13)
    turn(position)
    assert not can(position, "place-die", die=6, action=STUDY)
    play(position, "place-die", die=6, action=FARM)
    assert choices(position, "take-tile", "colour") == [1]
