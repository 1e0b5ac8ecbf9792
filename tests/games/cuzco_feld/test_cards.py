"""God cards and Inti medals: F3.1 to F3.16, and how cards combine."""

from __future__ import annotations

import pytest

from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.god_cards import MOMENT_OF, PHASES_OF
from qosqo.games.cuzco_feld.palace import offers_of_easier_missions
from qosqo.games.cuzco_feld.position import FeldPosition
from tests.games.cuzco_feld.helpers import (
    BOWL,
    CUZCO,
    EXCHANGE,
    FARM,
    HEADDRESS,
    JEWELLERY,
    PINK,
    POINTS,
    ROPE,
    STONE,
    STUDY,
    TEMPLE,
    abilities,
    can,
    card,
    choices,
    clear_tile,
    deliver,
    discard_tile,
    exhaust_pile,
    fill_circlet,
    gains,
    give_cards,
    give_feathers,
    give_food,
    give_light,
    give_offerings,
    give_tile,
    hold_missions,
    kinds,
    market,
    mission_of,
    neighbours_of,
    palace,
    play,
    put_dice,
    put_priests,
    quick_blessing,
    set_dice,
    set_market,
    set_trail,
    show_tile,
    stand,
    table,
    tile_number,
    turn,
    turn_up,
    why_not,
)

ALL = range(1, 16)
PHASE_I = {2, 5, 6, 7, 8, 9, 10, 12, 13, 14}
PHASE_II = {1, 8, 11, 15}
PHASE_III = {3, 4}


def test_f3_1_a_card_costs_an_offering_and_goes_to_the_discards() -> None:
    position = table()
    give_cards(position, 0, 6)
    put_dice(position, STONE, 5)
    discarded = position.discards[5]
    turn(position)
    play(position, "play-card", **card(6))
    assert position.offerings[0] == 1
    assert position.offering_supply == 30 - 7
    assert position.hands[0].cards == ()
    assert position.discards[5] == discarded + 1


def test_f3_1_without_an_offering_no_card() -> None:
    position = table()
    give_cards(position, 0, 6)
    give_offerings(position, 0, 0)
    put_dice(position, STONE, 5)
    turn(position)
    assert not can(position, "play-card", **card(6))
    assert why_not(position, "play-card", **card(6)) == "no-offering"
    assert why_not(position, "play-card", **card(7)) == "card-not-in-hand"


def test_f3_1_any_number_of_cards_per_turn() -> None:
    position = table()
    give_cards(position, 0, 6, 6)
    put_dice(position, STONE, 5)
    turn(position)
    play(position, "play-card", **card(6))
    play(position, "move-die", die=5, action=STONE, to_action=ROPE)
    play(position, "play-card", **card(6))
    play(position, "move-die", die=5, action=ROPE, to_action=TEMPLE)
    assert position.offerings[0] == 0


@pytest.mark.parametrize("printed", ALL)
def test_f3_1_phases_of_the_cards(printed: int) -> None:
    """Each card belongs to the phases that the rulebook names, and to one moment."""
    phases = PHASES_OF[printed - 1]
    assert bool(phases & 1 << n.PHASE_DICE) == (printed in PHASE_I)
    assert bool(phases & 1 << n.PHASE_ABILITIES) == (printed in PHASE_II)
    assert bool(phases & 1 << n.PHASE_CUZCO) == (printed in PHASE_III)
    assert bool(phases & 1 << n.PHASE_END) == (printed == 4)
    assert MOMENT_OF[printed - 1].bit_count() == 1


def test_f3_1_only_in_the_owners_turn_and_the_cards_phase() -> None:
    """Seat 1 holds cards of all phases; in seat 0's turn nothing of it is offered, in phase II no card of phase I."""
    position = table()
    give_cards(position, 1, 5, 6, 7, 13)
    put_dice(position, STONE, 5)
    assert "play-card" not in kinds(turn(position))
    give_tile(position, 1, STUDY, 2)
    abilities(position, 1)
    assert choices(position, "play-card", "card") == []
    assert why_not(position, "play-card", **card(13)) == "card-wrong-phase"


def test_f3_2_a_medal_uses_a_face_up_card_without_an_offering() -> None:
    position = table()
    turn_up(position, 6)
    position.medals = replaced(position.medals, 0, 1)
    put_dice(position, STONE, 5)
    turn(position)
    play(position, "use-medal", **card(6))
    play(position, "move-die", die=5, action=STONE, to_action=POINTS)
    assert position.medals[0] == 0
    assert position.offerings[0] == 2
    assert why_not(position, "use-medal", **card(7)) == "no-medal"


def test_f3_2_several_medals_per_turn_for_different_cards() -> None:
    position = table()
    turn_up(position, 6, 7)
    position.medals = replaced(position.medals, 0, 2)
    put_dice(position, STUDY, 2)
    put_dice(position, STONE, 5)
    set_dice(position, 0, 4, 4, 4)
    turn(position)
    play(position, "use-medal", **card(6))
    play(position, "move-die", die=5, action=STONE, to_action=POINTS)
    play(position, "use-medal", **card(7))
    assert kinds(position) == ["take-tile"], "the 4 went to the closed study space"
    assert position.medals[0] == 0


def test_f3_3_a_cards_rule_beats_the_basic_rule() -> None:
    """F2.2 forbids a 6 on a 2; card 07 allows it."""
    position = table()
    put_dice(position, EXCHANGE, 2)
    give_cards(position, 0, 7)
    turn(position)
    assert not can(position, "place-die", die=6, action=EXCHANGE)
    play(position, "play-card", **card(7))
    play(position, "place-die", die=6, action=EXCHANGE)
    assert position.pips == 6


# F3.4: Iliapa.


@pytest.mark.parametrize(("tiles", "offerings"), [(1, 2), (2, 3), (3, 4)])
def test_f3_4_card_01_one_more_copy(tiles: int, offerings: int) -> None:
    """Rulebook example: 1, 2 or 3 study tiles 01 give 2, 3 or 4 offerings."""
    position = table()
    for value in range(1, tiles + 1):
        give_tile(position, 0, STUDY, 1, value)
    give_cards(position, 0, 1)
    give_offerings(position, 0, 1)
    abilities(position)
    play(position, "play-card", **card(1))
    assert position.offerings[0] == 0
    play(position, "use-ability", colour=0, ability=0, count=tiles + 1)
    assert position.offerings[0] == offerings


def test_f3_4_card_01_stone_trail_farm_tiles() -> None:
    """Rulebook example 2: one tile reaches trails up to 4, two tiles any; with three the card does nothing."""
    position = table()
    stand(position, 0, 6)
    for there, pips in ((0, 4), (1, 6), (7, 6), (11, 6)):
        set_trail(position, 6, there, STONE, pips)
    give_tile(position, 0, FARM, 4, 1)
    give_cards(position, 0, 1, 1)
    abilities(position)
    assert "use-ability" not in kinds(position), "no stone trail of 2"
    play(position, "play-card", **card(1))
    play(position, "use-ability", colour=1, ability=3, count=2)
    assert position.chasquis[0] == 0
    stand(position, 0, 6)
    give_tile(position, 0, FARM, 4, 2)
    abilities(position)
    play(position, "play-card", **card(1))
    play(position, "use-ability", colour=1, ability=3, count=3)
    assert choices(position, "move-to", "place") == [0, 1, 7, 11]
    give_tile(position, 0, FARM, 4, 3)
    give_cards(position, 0, 1)
    give_offerings(position, 0, 1)
    abilities(position)
    assert not can(position, "play-card", **card(1))
    assert why_not(position, "play-card", **card(1)) == "card-without-effect"


def test_f3_4_card_01_serves_one_study_and_one_farm_use() -> None:
    """With card 11 the player chooses which of the two study uses gets it."""
    position = table()
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 10)
    give_tile(position, 0, FARM, 10)
    give_cards(position, 0, 1, 11)
    abilities(position)
    play(position, "play-card", **card(1))
    play(position, "play-card", **card(11))
    play(position, "use-ability", colour=0, ability=1, count=1)
    assert position.scores[0] == 2
    play(position, "use-ability", colour=0, ability=9, count=2)
    play(position, "use-ability", colour=1, ability=9, count=2)
    assert position.food[0] == 4


def test_f3_4_card_02_a_tile_can_serve_twice_in_one_exchange() -> None:
    position = table()
    give_tile(position, 0, FARM, 1, value=3)
    give_tile(position, 0, STUDY, 1, value=2, slid=True)
    give_cards(position, 0, 2)
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "slide-down", colour=1, value=3)
    play(position, "play-card", **card(2))
    play(position, "slide-up", colour=1, value=3)
    play(position, "slide-up", colour=0, value=2)
    play(position, "slide-down", colour=1, value=3)
    assert position.food[0] == 6
    assert position.slid[:2] == (1, 0), "the study tile need not be used"


def test_f3_4_card_02_before_the_exchange_and_up_to_two() -> None:
    position = table()
    for value in (1, 2, 3):
        give_tile(position, 0, FARM, 1, value=value, slid=True)
    give_cards(position, 0, 2)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "play-card", **card(2))
    play(position, "slide-up", colour=1, value=3)
    assert can(position, "done"), "one is enough"
    play(position, "slide-up", colour=1, value=2)
    assert position.slid[:3] == (1, 0, 0)
    assert "slide-down" in kinds(position)


def test_f3_4_card_02_needs_a_tile_that_was_slid_down() -> None:
    position = table()
    give_tile(position, 0, FARM, 1, value=3)
    give_cards(position, 0, 2)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    assert not can(position, "play-card", **card(2))


def test_f3_4_card_03_a_good_gives_its_points_twice() -> None:
    position = table()
    set_market(position, BOWL, JEWELLERY)
    give_food(position, 0, 5)
    give_cards(position, 0, 3)
    market(position)
    play(position, "play-card", **card(3))
    assert kinds(position) == ["buy"], "the card is played with a purchase"
    play(position, "buy", good=BOWL)
    assert gains(position, 0, "market") == 10
    assert position.food[0] == 2


# F3.5: Mama Quilia.


def test_f3_5_card_04_completes_with_one_requirement_fewer() -> None:
    """Rulebook example: two of three orange feathers, 4 points. F3.11: it counts as completed."""
    position = table()
    hold_missions(position, 0, "01", "07", "31")
    give_feathers(position, 0, 2, 2)
    give_cards(position, 0, 4)
    palace(position)
    assert choices(position, "throw-away", "mission") == [mission_of("01"), mission_of("07"), mission_of("31")]
    play(position, "play-card", **card(4))
    assert gains(position, 0, "missions") == 4
    assert position.completed[0] == 1
    assert kinds(position) == ["take-mission"]


def test_f3_5_card_05_another_turn_with_a_one() -> None:
    """No die is placed; F3.14: the 1 is not added to the die before."""
    position = table()
    give_cards(position, 0, 5)
    turn(position)
    play(position, "place-die", die=6, action=POINTS)
    play(position, "play-card", **card(5))
    assert choices(position, "place-die", "die") == [1]
    play(position, "place-die", die=1, action=EXCHANGE)
    assert position.pips == 1
    assert position.dice[:3] == (0, 2, 4)
    assert len(position.placed) == 1


def test_f3_5_card_05_a_space_with_a_one_is_closed_but_not_the_points() -> None:
    position = table()
    put_dice(position, EXCHANGE, 1)
    put_dice(position, POINTS, 1)
    give_cards(position, 0, 5)
    turn(position)
    play(position, "place-die", die=6, action=TEMPLE)
    quick_blessing(position)
    play(position, "play-card", **card(5))
    assert EXCHANGE not in choices(position, "place-die", "action")
    assert POINTS in choices(position, "place-die", "action")


def test_f3_5_card_05_may_be_declined_and_played_twice() -> None:
    position = table()
    give_cards(position, 0, 5, 5)
    turn(position)
    play(position, "place-die", die=6, action=POINTS)
    assert can(position, "done")
    play(position, "play-card", **card(5))
    play(position, "place-die", die=1, action=POINTS)
    play(position, "play-card", **card(5))
    play(position, "place-die", die=1, action=POINTS)
    assert gains(position, 0, "points-space") == 6
    assert position.over()


def test_f3_5_card_06_moves_any_die_ignoring_the_placement_rule() -> None:
    """Rulebook: a 6 may be moved to a space with a 3. Then the space it left is open."""
    position = table()
    put_dice(position, STUDY, 1, seat=1)
    put_dice(position, FARM, 3, seat=2)
    give_cards(position, 0, 6)
    turn(position)
    assert not can(position, "place-die", die=2, action=STUDY)
    play(position, "play-card", **card(6))
    assert kinds(position) == ["move-die"]
    assert choices(position, "move-die", "die") == [1, 3]
    assert why_not(position, "place-die", die=2, action=FARM) == "move-a-die-first"
    play(position, "move-die", die=1, action=STUDY, to_action=FARM)
    assert can(position, "place-die", die=2, action=STUDY)
    assert not can(position, "place-die", die=2, action=FARM)


def test_f3_13_card_06_only_a_die_already_on_a_space_and_no_action_follows() -> None:
    position = table()
    give_cards(position, 0, 6)
    assert not can(turn(position), "play-card", **card(6))
    put_dice(position, STONE, 4)
    turn(position)
    play(position, "play-card", **card(6))
    play(position, "move-die", die=4, action=STONE, to_action=POINTS)
    assert position.scores == [0, 0, 0, 0]
    assert position.to_act() == 0, "the owner's turn goes on"


# F3.6: Viracocha.


def test_f3_6_card_07_equal_or_higher() -> None:
    """With the card played, the die must go where it would otherwise not be allowed."""
    position = table()
    put_dice(position, FARM, 4)
    give_cards(position, 0, 7)
    turn(position)
    play(position, "play-card", **card(7))
    assert choices(position, "place-die", "action") == [FARM]
    assert choices(position, "place-die", "die") == [4, 6]
    assert why_not(position, "place-die", die=2, action=FARM) == "card-needs-the-closed-space"


def test_f3_6_card_08_three_food_and_three_knowledge_instead() -> None:
    position = table()
    give_cards(position, 0, 8)
    turn(position)
    play(position, "place-die", die=2, action=TEMPLE)
    play(position, "play-card", **card(8))
    assert (position.food[0], position.knowledge[0], position.offerings[0]) == (3, 3, 1)
    assert position.over(), "nothing of the usual blessing"


def test_f3_6_card_08_in_phase_two() -> None:
    """F4.4: a circlet activated by a tile brings a fire blessing to which card 08 applies."""
    position = table()
    fill_circlet(position, 0, 2)
    give_tile(position, 0, STUDY, 9)
    give_cards(position, 0, 8)
    abilities(position)
    play(position, "use-ability", colour=0, ability=8, count=1)
    play(position, "play-card", **card(8))
    assert (position.food[0], position.knowledge[0]) == (3, 3)


def test_f3_6_card_09_a_tile_from_the_discards_as_well() -> None:
    position = table()
    discard_tile(position, FARM, 3, value=2)
    discard_tile(position, STUDY, 8, value=1)
    give_cards(position, 0, 9)
    turn(position)
    play(position, "place-die", die=6, action=STUDY)
    play(position, "take-tile", colour=0, pips=1, ability=position.display[0] % 36 // 3)
    play(position, "play-card", **card(9))
    assert choices(position, "take-discarded-tile", "ability") == [2, 7]
    play(position, "take-discarded-tile", colour=1, ability=2, value=2)
    assert tile_number(FARM, 3, 2) in position.spaces[:12]
    assert position.discarded_tiles == (tile_number(STUDY, 8, 1),)


def test_f3_6_card_09_needs_a_free_space_and_a_discarded_tile() -> None:
    position = table()
    give_cards(position, 0, 9)
    turn(position)
    play(position, "place-die", die=6, action=STUDY)
    play(position, "take-tile", colour=0, pips=1, ability=position.display[0] % 36 // 3)
    assert position.over(), "nothing is discarded yet"
    discard_tile(position, FARM, 3)
    turn(position)
    play(position, "place-die", die=4, action=STUDY)
    play(position, "take-tile", colour=0, pips=2, ability=position.display[1] % 36 // 3)
    assert position.over(), "both free spaces are taken"


# F3.7: Pacha Mama.


def test_f3_7_card_10_a_delivered_quipu_scores_at_once_as_well() -> None:
    """F3.8, F3.12: here with card 14. The village also counts at the end."""
    position = table()
    give_cards(position, 0, 10, 14)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    play(position, "play-card", **card(14))
    village = position.value_of.index(7)
    play(position, "move-to", place=village)
    play(position, "play-card", **card(10))
    assert gains(position, 0, "deliveries") == 7
    assert position.top_quipu(village) == 0
    assert "place-feather" in kinds(position)


def test_f3_7_card_10_needs_a_delivery() -> None:
    position = table()
    give_cards(position, 0, 10)
    stand(position, 0, 6)
    for there in neighbours_of(6):
        set_trail(position, 6, there, STONE, 6)
    set_trail(position, 6, 0, STONE, 2)
    deliver(position, 0, 0)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    assert position.over()
    assert position.hands[0].cards == (9,)


def test_f3_7_card_11_one_more_different_study_ability() -> None:
    """F3.16: identical tiles combine as usual."""
    position = table()
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 10, 1)
    give_tile(position, 0, STUDY, 10, 2)
    give_cards(position, 0, 11)
    abilities(position)
    play(position, "use-ability", colour=0, ability=1, count=1)
    assert "use-ability" not in kinds(position)
    play(position, "play-card", **card(11))
    assert position.food[0] == 0
    play(position, "use-ability", colour=0, ability=9, count=2)
    assert position.food[0] == 2


def test_f3_7_card_11_not_without_another_ability() -> None:
    position = table()
    give_tile(position, 0, STUDY, 2, 1)
    give_tile(position, 0, STUDY, 2, 2)
    give_cards(position, 0, 11)
    abilities(position)
    assert not can(position, "play-card", **card(11))


def test_f3_7_card_12_a_priest_that_is_hit_goes_home() -> None:
    position = table()
    put_priests(position, step4=1, step3=2)
    give_cards(position, 0, 12)
    turn(position)
    play(position, "place-die", die=4, action=TEMPLE)
    play(position, "play-card", **card(12))
    assert position.temple == (-1, -1, 2, 0, -1, -1)
    assert position.priests_at_home(1) == 4


def test_f3_7_card_12_needs_an_occupied_step() -> None:
    position = table()
    put_priests(position, step3=2)
    give_cards(position, 0, 12)
    turn(position)
    play(position, "place-die", die=4, action=TEMPLE)
    assert position.hands[0].cards == (11,)
    assert position.temple == (-1, -1, 2, 0, -1, -1)


# F3.8: Mama Sara.


def test_f3_8_card_13_the_die_counts_as_six() -> None:
    """It is placed by its real value and stays what it is."""
    position = table()
    put_dice(position, STUDY, 3)
    show_tile(position, STUDY, 6, printed=1)
    give_cards(position, 0, 13)
    turn(position)
    assert not can(position, "place-die", die=4, action=STUDY)
    play(position, "place-die", die=2, action=STUDY)
    play(position, "play-card", **card(13))
    assert choices(position, "take-tile", "pips") == [1, 2, 3, 4, 5, 6]
    play(position, "take-tile", colour=0, pips=6, ability=0)
    assert (position.placed[-1] >> 3) & 7 == 2


def test_f3_8_card_13_with_temple_headdress_and_movement() -> None:
    position = table()
    give_cards(position, 0, 13, 13, 13)
    give_offerings(position, 0, 3)
    fill_circlet(position, 0, 6)
    stand(position, 0, 6)
    for there, pips in ((0, 2), (1, 6), (7, 5), (11, 4)):
        set_trail(position, 6, there, STONE, pips)
    turn(position)
    play(position, "place-die", die=4, action=TEMPLE)
    play(position, "play-card", **card(13))
    assert position.temple[5] == 0
    quick_blessing(position)
    turn(position)
    play(position, "place-die-with-card", die=2, action=HEADDRESS, **card(13))
    assert gains(position, 0, "headdress") == 5 + 10
    quick_blessing(position)
    set_dice(position, 0, 0, 0, 2)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    assert choices(position, "move-to", "place") == [0]
    play(position, "play-card", **card(13))
    assert choices(position, "move-to", "place") == [0, 1, 7, 11]


def test_f3_8_card_13_is_not_offered_where_it_changes_nothing() -> None:
    position = table()
    give_cards(position, 0, 13)
    for pips in (3, 4, 5, 6):
        clear_tile(position, FARM, pips)
    turn(position)
    play(position, "place-die", die=2, action=FARM)
    assert kinds(position) == ["take-tile"]
    position = table()
    give_cards(position, 0, 13)
    turn(position)
    play(position, "place-die", die=6, action=TEMPLE)
    assert "put-priest" not in kinds(position), "step 6 anyway"


def test_f3_8_card_14_to_any_village() -> None:
    """F3.12: not to Cuzco."""
    position = table()
    stand(position, 0, 3)
    give_cards(position, 0, 14)
    turn(position)
    play(position, "place-die", die=6, action=ROPE)
    play(position, "play-card", **card(14))
    assert choices(position, "move-to", "place") == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]
    play(position, "move-to", place=9)
    assert position.top_quipu(9) == 0
    assert sum(position.feathers[:12]) == 0, "the slot is still to be chosen"
    assert "place-feather" in kinds(position)


def test_f3_12_card_14_needs_a_properly_placed_die_and_not_a_tile() -> None:
    position = table()
    put_dice(position, STONE, 1)
    put_dice(position, ROPE, 1)
    give_cards(position, 0, 14)
    assert STONE not in choices(turn(position), "place-die", "action")
    give_tile(position, 0, STUDY, 6)
    stand(position, 0, CUZCO)
    abilities(position)
    play(position, "use-ability", colour=0, ability=5, count=1)
    assert kinds(position) == ["leave-cuzco"]


def test_f3_12_card_14_out_of_cuzco_the_overlay_may_be_turned_as_usual() -> None:
    position = table()
    stand(position, 0, CUZCO)
    give_cards(position, 0, 14)
    turn(position)
    play(position, "place-die", die=2, action=STONE)
    play(position, "play-card", **card(14))
    assert len(position.moves()) == 12 * 6


def test_f3_12_on_a_shared_space_card_14_is_one_way_not_two() -> None:
    """Three players: neither a stone trail nor a rope bridge is usable; both choices would be the same."""
    position = table(3)
    stand(position, 0, 6)
    for there in neighbours_of(6):
        set_trail(position, 6, there, STONE, 6)
    set_dice(position, 0, 2, 2, 2)
    give_cards(position, 0, 14)
    turn(position)
    assert [action for action in choices(position, "place-die", "action") if action in (STONE, ROPE)] == []
    assert choices(position, "place-die-with-card", "action") == [STONE]


def test_f3_8_card_15_one_more_different_farm_ability() -> None:
    position = table()
    give_tile(position, 0, FARM, 2)
    give_tile(position, 0, FARM, 10)
    give_cards(position, 0, 15)
    abilities(position)
    play(position, "use-ability", colour=1, ability=1, count=1)
    play(position, "play-card", **card(15))
    play(position, "use-ability", colour=1, ability=9, count=1)
    assert (position.scores[0], position.food[0]) == (2, 1)


# F3.9 to F3.16, and combinations.


def test_f3_9_cards_apply_to_the_extra_turn_but_pututus_do_not() -> None:
    """The exchange holds a 1: card 07 opens it, card 13 makes six pips of the virtual 1."""
    position = table(pututus=True)
    put_dice(position, EXCHANGE, 1)
    give_cards(position, 0, 5, 7, 13)
    give_offerings(position, 0, 3)
    give_light(position, 0, 1)
    turn(position)
    assert "change-die" in kinds(position)
    play(position, "place-die", die=6, action=POINTS)
    play(position, "play-card", **card(5))
    assert "change-die" not in kinds(position)
    play(position, "play-card", **card(7))
    assert position.pips == 1, "only the exchange was closed"
    play(position, "play-card", **card(13))
    assert position.pips == 6


def test_f3_10_a_newly_revealed_card_may_be_used_by_the_next_medal() -> None:
    """The next card of the god is a 07 for certain."""
    position = table()
    turn_up(position, 8, 15)
    exhaust_pile(position, 2, seat=1)
    position.hands[1].remove(6)
    position.deck = raised(position.deck, 6, 1)
    position.medals = replaced(position.medals, 0, 2)
    put_dice(position, EXCHANGE, 2)
    turn(position)
    play(position, "place-die", die=4, action=TEMPLE)
    play(position, "use-medal", **card(8))
    assert position.face_up[2] == 6
    turn(position)
    assert can(position, "use-medal", **card(7))


def test_f3_10_a_card_already_used_this_turn_may_not_be_used_again() -> None:
    """The only card of the god left comes back at once from the discards."""
    position = table()
    turn_up(position, 6)
    exhaust_pile(position, 1, seat=1)
    position.medals = replaced(position.medals, 0, 2)
    put_dice(position, STONE, 5)
    turn(position)
    play(position, "use-medal", **card(6))
    play(position, "move-die", die=5, action=STONE, to_action=POINTS)
    assert position.face_up[1] == 5
    assert not can(position, "use-medal", **card(6))
    assert why_not(position, "use-medal", **card(6)) == "card-used-already"
    assert can(turn(position), "use-medal", **card(6)), "in the next turn it may"


def test_f3_10_a_medal_follows_the_phase() -> None:
    position = table()
    turn_up(position, 15)
    position.medals = replaced(position.medals, 0, 1)
    turn(position)
    assert not can(position, "use-medal", **card(15))
    assert why_not(position, "use-medal", **card(15)) == "card-wrong-phase"
    assert why_not(position, "use-medal", **card(14)) == "card-not-face-up"


def test_f3_11_card_04_is_optional_even_if_another_mission_is_met() -> None:
    position = table()
    hold_missions(position, 0, "01", "04", "31")
    give_feathers(position, 0, 0, 0, 0, 2, 2)
    give_cards(position, 0, 4)
    palace(position)
    assert choices(position, "complete", "mission") == [mission_of("04")]
    play(position, "play-card", **card(4))
    assert position.missions[0] == n.NO_MISSION, "mission 01 was completed for 4 points"
    assert position.scores[0] == 4


@pytest.mark.parametrize(
    ("mission", "offerings", "medals", "cards", "by_card", "by_medal"),
    [
        ("41", 3, 0, [4], False, False),
        ("41", 4, 0, [4], True, False),
        ("40", 2, 1, [4], True, False),
        ("40", 2, 2, [4], False, True),
        ("33", 2, 0, [4], False, False),
        ("33", 2, 0, [4, 5], True, False),
        ("33", 2, 1, [4], False, True),
        ("22", 2, 0, [4, 1, 7], False, False),
        ("22", 2, 0, [4, 1, 7, 10], True, False),
    ],
)
def test_f3_11_what_card_04_costs_is_gone_before_the_check(
    mission: str, offerings: int, medals: int, cards: list[int], by_card: bool, by_medal: bool
) -> None:
    position = table()
    hold_missions(position, 0, mission)
    turn_up(position, 4)
    give_offerings(position, 0, offerings)
    position.medals = replaced(position.medals, 0, medals)
    give_cards(position, 0, *cards)
    position.phase = n.PHASE_CUZCO
    offered = offers_of_easier_missions(position, 0)
    assert bool(offered & 1 << 3) == by_card
    assert bool(offered >> 15 & 1 << 3) == by_medal


def test_f3_15_one_card_number_affects_one_event_once() -> None:
    """Second copies of 02, 08, 10, 12 and 13 are not offered for the same event."""
    position = table()
    give_cards(position, 0, 2, 2, 13, 13)
    give_offerings(position, 0, 4)
    for value in (1, 2, 3):
        give_tile(position, 0, FARM, 1, value=value, slid=True)
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "play-card", **card(13))
    play(position, "play-card", **card(2))
    play(position, "slide-up", colour=1, value=1)
    play(position, "done")
    assert "play-card" not in kinds(position)


def test_f3_15_two_cards_01_do_not_add_up() -> None:
    position = table()
    give_tile(position, 0, STUDY, 2)
    give_cards(position, 0, 1, 1)
    abilities(position)
    play(position, "play-card", **card(1))
    assert not can(position, "play-card", **card(1))
    assert choices(position, "use-ability", "count") == [1, 2]


def test_f3_15_two_cards_03_do_not_add_up() -> None:
    position = table()
    set_market(position, BOWL)
    give_food(position, 0, 3)
    give_cards(position, 0, 3, 3)
    market(position)
    play(position, "play-card", **card(3))
    assert kinds(position) == ["buy"], "the only good is not bought unasked: it spends food"
    assert why_not(position, "play-card", **card(3)) == "card-once"
    play(position, "buy", good=BOWL)
    assert gains(position, 0, "market") == 10
    assert position.hands[0].cards == (2,)


def test_f3_15_cards_11_each_with_another_ability() -> None:
    position = table()
    for ability in (1, 2, 10):
        give_tile(position, 0, STUDY, ability)
    give_cards(position, 0, 11, 11, 11)
    give_offerings(position, 0, 3)
    abilities(position)
    play(position, "play-card", **card(11))
    play(position, "play-card", **card(11))
    assert not can(position, "play-card", **card(11)), "there are only three abilities"
    play(position, "use-ability", colour=0, ability=1, count=1)
    play(position, "use-ability", colour=0, ability=9, count=1)
    play(position, "use-ability", colour=0, ability=0, count=1)
    assert (position.scores[0], position.food[0], position.offerings[0]) == (2, 1, 2)


def test_f3_16_card_15_combines_identical_tiles() -> None:
    position = table()
    give_tile(position, 0, FARM, 2)
    for value in (1, 2, 3):
        give_tile(position, 0, FARM, 10, value)
    give_cards(position, 0, 15)
    abilities(position)
    play(position, "play-card", **card(15))
    play(position, "use-ability", colour=1, ability=9, count=3)
    play(position, "use-ability", colour=1, ability=1, count=1)
    assert position.food[0] == 3


def test_card_13_with_a_die_changed_by_pututus() -> None:
    """F8.3 with F3.8: the 6 becomes a 4, is placed as a 4 below a 5, and counts as a 6."""
    position = table(pututus=True)
    put_dice(position, FARM, 5)
    show_tile(position, FARM, 6, printed=3)
    give_cards(position, 0, 13)
    give_light(position, 0, 2)
    set_dice(position, 0, 6, 6, 6)
    turn(position)
    play(position, "change-die", die=6, to=4, light=2, dark=0)
    play(position, "place-die", die=4, action=FARM)
    play(position, "play-card", **card(13))
    play(position, "take-tile", colour=1, pips=6, ability=2)
    assert tile_number(FARM, 3, 1) in position.spaces[:12]


def test_card_07_on_a_full_space() -> None:
    """F3.6: even a space with dice from 1 to 5 takes another die."""
    position = table()
    put_dice(position, EXCHANGE, 5, 3, seat=2)
    put_dice(position, EXCHANGE, 1, seat=3)
    give_cards(position, 0, 7)
    set_dice(position, 0, 5, 5, 5)
    turn(position)
    play(position, "play-card", **card(7))
    assert position.pips == 5, "the only placement was made unasked"


def test_f3_8_pink_feather_by_card_14() -> None:
    """F3.12: delivery and feather as usual."""
    position = table()
    village = position.feather_of.index(PINK)
    stand(position, 0, (village + 2) % 6)
    give_cards(position, 0, 14)
    turn(position)
    play(position, "place-die", die=4, action=STONE)
    play(position, "play-card", **card(14))
    play(position, "move-to", place=village)
    assert choices(position, "place-feather", "feather") == [PINK]


# Cards 11 and 15 with card 01.


def stone_trails_of_four(position: FeldPosition) -> None:
    """One tile with ability 04 reaches no stone trail, two do."""
    stand(position, 0, 6)
    for there in neighbours_of(6):
        set_trail(position, 6, there, 0, 4)


@pytest.mark.parametrize(("colour", "more"), [(STUDY, 11), (FARM, 15)])
def test_f3_7_f3_8_one_more_ability_is_offered_when_card_01_makes_it_useful(colour: int, more: int) -> None:
    """F3.4: the second ability does something only with an extra tile; card 01 must be paid for, too."""
    position = table()
    stone_trails_of_four(position)
    give_tile(position, 0, colour, 2)
    give_tile(position, 0, colour, 4)
    give_cards(position, 0, 1, more)
    abilities(position)
    play(position, "play-card", **card(more))
    play(position, "use-ability", colour=colour - STUDY, ability=1, count=1)
    play(position, "play-card", **card(1))
    play(position, "use-ability", colour=colour - STUDY, ability=3, count=2)
    assert position.offerings[0] == 0


@pytest.mark.parametrize(("colour", "more"), [(STUDY, 11), (FARM, 15)])
def test_f3_7_f3_8_one_offering_is_not_enough_for_both_cards(colour: int, more: int) -> None:
    position = table()
    stone_trails_of_four(position)
    give_tile(position, 0, colour, 2)
    give_tile(position, 0, colour, 4)
    give_cards(position, 0, 1, more)
    give_offerings(position, 0, 1)
    abilities(position)
    assert not can(position, "play-card", **card(more))
    assert why_not(position, "play-card", **card(more)) == "card-without-effect"
    turn_up(position, 1)
    position.medals = replaced(position.medals, 0, 1)
    abilities(position)
    assert can(position, "play-card", **card(more)), "a medal pays for card 01"


def test_f3_7_a_medal_for_card_11_leaves_the_offering_for_card_01() -> None:
    position = table()
    stone_trails_of_four(position)
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 4)
    give_cards(position, 0, 1)
    turn_up(position, 11)
    position.medals = replaced(position.medals, 0, 1)
    give_offerings(position, 0, 1)
    abilities(position)
    assert can(position, "use-medal", **card(11))
    give_offerings(position, 0, 0)
    abilities(position)
    assert not can(position, "use-medal", **card(11))


def test_f3_4_one_card_01_makes_one_ability_of_a_kind_useful() -> None:
    """Two abilities that need an extra tile, one card 01: a second use would do nothing, unless there is another card 01."""
    position = table()
    stone_trails_of_four(position)
    for number in range(5):
        clear_tile(position, FARM, number + 1)
    give_tile(position, 0, STUDY, 4)
    give_tile(position, 0, STUDY, 11)
    deliver(position, 0, 3)
    give_cards(position, 0, 1, 11)
    give_offerings(position, 0, 3)
    abilities(position)
    assert not can(position, "play-card", **card(11))
    give_cards(position, 0, 1)
    abilities(position)
    assert can(position, "play-card", **card(11))


def test_f3_4_a_played_card_01_serves_one_of_two_abilities_that_need_it() -> None:
    """F3.7: so card 11 is worth nothing besides, unless another card 01 can be played."""
    position = table()
    stone_trails_of_four(position)
    for number in range(5):
        clear_tile(position, FARM, number + 1)
    give_tile(position, 0, STUDY, 4)
    give_tile(position, 0, STUDY, 11)
    deliver(position, 0, 3)
    give_cards(position, 0, 1, 1, 11)
    give_offerings(position, 0, 2)
    abilities(position)
    play(position, "play-card", **card(1))
    assert not can(position, "play-card", **card(11)), "the last offering"
    give_offerings(position, 0, 2)
    position.listed = None
    assert can(position, "play-card", **card(11))


def test_f3_7_two_medals_pay_for_card_11_and_card_01() -> None:
    position = table()
    stone_trails_of_four(position)
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 4)
    turn_up(position, 1, 11)
    give_offerings(position, 0, 0)
    for medals, enough in ((1, False), (2, True)):
        position.medals = replaced(position.medals, 0, medals)
        abilities(position)
        assert can(position, "use-medal", **card(11)) == enough


def test_f3_7_the_first_version_of_the_rules_did_not_count_card_01() -> None:
    position = table()
    position.rules = 1
    stone_trails_of_four(position)
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 4)
    give_cards(position, 0, 1, 11)
    abilities(position)
    assert not can(position, "play-card", **card(11))


# Nothing is spent or shown unasked.


@pytest.mark.parametrize("rules", [1, 2])
def test_f3_4_card_02_slides_up_to_two_tiles(rules: int) -> None:
    """“Up to two” includes none; the first version of the rules asked for one."""
    position = table()
    position.rules = rules
    for value in (1, 2):
        give_tile(position, 0, STUDY, 1, value, slid=True)
    give_cards(position, 0, 2)
    turn(position)
    play(position, "place-die", die=4, action=EXCHANGE)
    play(position, "play-card", **card(2))
    assert can(position, "done") == (rules == 2)
    play(position, "slide-up", colour=0, value=2)
    play(position, "done")
    assert choices(position, "slide-down", "value") == [2]


def test_f3_6_card_08_is_never_the_only_way() -> None:
    """Neither a card nor an offering is left to take: the first half is forgone, or the card is played."""
    position = table()
    give_cards(position, 0, 8)
    turn(position)
    position.offerings = replaced(position.offerings, 1, position.offerings[1] + position.offering_supply)
    position.offering_supply = 0
    for god in range(n.GODS):
        position.deck = raised(position.deck, position.face_up[god], 1)
        position.face_up = replaced(position.face_up, god, n.NO_CARD)
    play(position, "place-die", die=4, action=TEMPLE)
    assert kinds(position) == ["done", "play-card"]
    play(position, "done")
    assert kinds(position) == ["take-food", "take-knowledge"]


def test_f3_11_a_card_04_that_shows_cards_asks_for_the_mission() -> None:
    position = table()
    hold_missions(position, 0, "32", "29", "07")
    give_cards(position, 0, 4, 2)
    position.hands[0].seen = (15, 1)
    palace(position)
    play(position, "play-card", **card(4))
    assert kinds(position) == ["complete-easier"], "the card of Iliapa is not shown unasked"
    position.hands[0].seen = (15,)
    assert not position.stack[-1].deliberate(position, position.moves()[0]), "everybody knows it"
