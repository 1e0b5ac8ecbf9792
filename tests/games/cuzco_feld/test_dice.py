"""Placing dice: F2.1 to F2.3, F2.13 and F2.16."""

from __future__ import annotations

from qosqo.core.chance import seeded
from qosqo.core.values import replaced, spliced
from qosqo.games.cuzco_feld import names as n
from tests.games.cuzco_feld.helpers import (
    EXCHANGE,
    FARM,
    HEADDRESS,
    POINTS,
    ROPE,
    STONE,
    STUDY,
    TEMPLE,
    can,
    card,
    choices,
    clear_tile,
    draw_tile,
    events,
    fill_circlet,
    fresh,
    gains,
    give_cards,
    give_offerings,
    kinds,
    play,
    put_dice,
    put_priests,
    set_dice,
    set_trail,
    stand,
    table,
    turn,
    turn_up,
    why_not,
)


def test_f2_1_all_roll_three_dice_and_place_one_per_turn_three_times_around() -> None:
    position = fresh(3)
    order = position.order
    chance = seeded(1)
    while position.phase <= n.PHASE_DICE:
        position.apply(position.sample(chance))
    assert [event.seat for event in events(position, "placed-die")] == list(order) * 3
    rolled = events(position, "rolled")
    assert len(rolled) == 3
    assert all(1 <= die <= 6 for event in rolled for die in event.values[:3])


def test_f2_1_equal_dice_are_one_choice() -> None:
    position = table()
    set_dice(position, 0, 4, 4, 4)
    turn(position)
    assert choices(position, "place-die", "die") == [4]
    play(position, "place-die", die=4, action=POINTS)
    assert position.dice[:3] == (0, 4, 4)


def test_f2_2_a_die_must_be_lower_than_every_die_there() -> None:
    position = table()
    put_dice(position, STUDY, 5, 3)
    set_dice(position, 0, 2, 3, 4)
    turn(position)
    assert can(position, "place-die", die=2, action=STUDY)
    assert not can(position, "place-die", die=3, action=STUDY)
    assert not can(position, "place-die", die=4, action=STUDY)
    assert why_not(position, "place-die", die=4, action=STUDY) == "die-too-high"


def test_f2_2_the_victory_point_space_takes_any_die() -> None:
    """F2.13: 2 victory points, whatever the die."""
    position = table()
    put_dice(position, POINTS, 1, 2)
    set_dice(position, 0, 2, 4, 6)
    turn(position)
    assert [die for die in (2, 4, 6) if can(position, "place-die", die=die, action=POINTS)] == [2, 4, 6]
    play(position, "place-die", die=6, action=POINTS)
    assert gains(position, 0, "points-space") == 2


def test_f2_3_no_usable_trail() -> None:
    """Only a rope bridge of 5 leads out of this village."""
    position = table()
    stand(position, 0, 6)
    for there, pips in ((0, 5), (1, 6), (7, 6), (11, 6)):
        set_trail(position, 6, there, ROPE, pips)
    set_dice(position, 0, 2, 4, 5)
    turn(position)
    assert choices(position, "place-die", "action") == [ROPE, STUDY, FARM, EXCHANGE, TEMPLE, POINTS]
    assert not can(position, "place-die", die=4, action=ROPE)
    assert can(position, "place-die", die=5, action=ROPE)
    assert why_not(position, "place-die", die=4, action=ROPE) == "no-trail"


def test_f2_3_no_tile_within_the_pips_or_no_empty_space() -> None:
    position = table()
    for pips in range(1, 5):
        clear_tile(position, STUDY, pips)
    set_dice(position, 0, 4, 4, 5)
    turn(position)
    assert not can(position, "place-die", die=4, action=STUDY)
    assert can(position, "place-die", die=5, action=STUDY)
    assert why_not(position, "place-die", die=4, action=STUDY) == "no-tile"
    position = table()
    position.spaces = spliced(position.spaces, 0, [draw_tile(position, STUDY), draw_tile(position, FARM)])
    turn(position)
    assert not can(position, "place-die", die=6, action=STUDY)
    assert not can(position, "place-die", die=6, action=FARM)
    assert why_not(position, "place-die", die=6, action=FARM) == "no-empty-space"


def test_f2_3_no_priest_in_hand() -> None:
    position = table()
    put_priests(position, step1=0, step2=0, step3=0, step5=0)
    turn(position)
    assert not can(position, "place-die", die=4, action=TEMPLE)
    assert why_not(position, "place-die", die=4, action=TEMPLE) == "no-priest"


def test_f2_3_no_circlet_with_both_feathers_within_the_pips() -> None:
    position = table()
    fill_circlet(position, 0, 5)
    turn(position)
    assert not can(position, "place-die", die=4, action=HEADDRESS)
    assert can(position, "place-die", die=6, action=HEADDRESS)
    assert why_not(position, "place-die", die=4, action=HEADDRESS) == "no-circlet"


def test_f2_3_there_is_always_the_victory_point_space() -> None:
    """The other spaces hold a 1, or the action is impossible: the die goes there unasked."""
    position = table(2)
    put_dice(position, STONE, 1, seat=1)
    put_dice(position, STUDY, 1, seat=1)
    put_dice(position, EXCHANGE, 1, seat=1)
    put_priests(position, step1=0, step2=0, step3=0, step4=0)
    set_dice(position, 0, 5, 5, 5)
    turn(position)
    assert position.over()
    assert position.dice[:3] == (0, 5, 5)
    assert gains(position, 0, "points-space") == 2


def test_f2_16_cards_that_could_be_played_count() -> None:
    """Card 13 makes a distant tile possible, card 14 any movement; without an offering they do not."""
    position = table()
    stand(position, 0, 6)
    for there in (0, 1, 7, 11):
        set_trail(position, 6, there, ROPE, 6)
    for pips in range(1, 6):
        clear_tile(position, STUDY, pips)
    give_cards(position, 0, 13, 14)
    give_offerings(position, 0, 1)
    set_dice(position, 0, 2, 2, 2)
    turn(position)
    assert can(position, "place-die-with-card", die=2, action=STUDY, **card(13))
    assert not can(position, "place-die-with-card", die=2, action=STUDY, **card(14))
    assert not can(position, "place-die", die=2, action=STUDY), "the card and its offering are named beforehand"
    play(position, "place-die-with-card", die=2, action=STONE, **card(14))
    assert kinds(position) == ["move-to"]
    assert position.hands[0].cards == (12,)
    assert position.offerings[0] == 0
    turn(position)
    assert "place-die-with-card" not in kinds(position)
    assert not can(position, "place-die", die=2, action=STUDY)
    assert not can(position, "place-die", die=2, action=STONE)


def test_f2_16_a_medal_for_card_13_or_14_is_named_beforehand_too() -> None:
    position = table()
    turn_up(position, 13)
    position.medals = replaced(position.medals, 0, 1)
    fill_circlet(position, 0, 6)
    set_dice(position, 0, 2, 2, 2)
    turn(position)
    assert not can(position, "place-die", die=2, action=HEADDRESS)
    play(position, "place-die-with-medal", die=2, action=HEADDRESS, **card(13))
    assert position.medals[0] == 0
    assert position.circlets[5] == 1
    assert [event.values[1] for event in events(position, "placed-die")] == [HEADDRESS]


def test_f2_16_what_the_die_can_do_alone_needs_no_card() -> None:
    position = table()
    give_cards(position, 0, 13, 14)
    set_dice(position, 0, 2, 2, 2)
    turn(position)
    assert can(position, "place-die", die=2, action=STONE), "the overlay has a stone trail with 2 pips"
    assert STONE not in choices(position, "place-die-with-card", "action")


def test_f2_16_the_first_version_of_the_rules_spent_the_card_unasked() -> None:
    position = table()
    position.rules = 1
    give_cards(position, 0, 13)
    fill_circlet(position, 0, 6)
    set_dice(position, 0, 2, 2, 2)
    turn(position)
    play(position, "place-die", die=2, action=HEADDRESS)
    assert position.hands[0].cards == ()
    assert position.circlets[5] == 1


def test_f2_16_card_07_is_offered_only_where_it_opens_a_possible_action() -> None:
    """The study space is closed, but nothing could be taken there; with card 13 and a second offering it could."""
    position = table()
    for pips in range(1, 6):
        clear_tile(position, STUDY, pips)
    put_dice(position, STUDY, 2)
    set_dice(position, 0, 3, 3, 3)
    give_cards(position, 0, 7)
    turn(position)
    assert not can(position, "play-card", **card(7))
    give_cards(position, 0, 13)
    turn(position)
    assert can(position, "play-card", **card(7))
    give_offerings(position, 0, 1)
    turn(position)
    assert not can(position, "play-card", **card(7))


def test_f2_16_the_overlay_turn_before_leaving_cuzco_counts() -> None:
    """Whoever has left Cuzco before can always reach some village with a stone trail of 2, however the overlay lies."""
    position = table()
    stand(position, 0, n.CUZCO)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    assert choices(position, "leave-cuzco", "place") == [0, 1, 2, 3, 4, 5]
