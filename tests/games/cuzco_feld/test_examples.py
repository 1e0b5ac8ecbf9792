"""Every example of the rulebook. Seats: Ulrich 0, Patricia 1, Beate 2, Frank 3."""

from __future__ import annotations

from qosqo.core.values import replaced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.end_of_game import FinalScoring
from qosqo.games.cuzco_feld.pututus import give_pututus
from tests.games.cuzco_feld.helpers import (
    CLOTHES,
    EXCHANGE,
    FARM,
    HEADDRESS,
    JEWELLERY,
    PINK,
    POINTS,
    PURPLE,
    ROPE,
    SOUP,
    STONE,
    STUDY,
    TEMPLE,
    TOOLS,
    abilities,
    begin,
    can,
    card,
    choices,
    deliver,
    fill_circlet,
    flip_circlets,
    gains,
    give_cards,
    give_feathers,
    give_food,
    give_light,
    give_offerings,
    give_tile,
    hold_missions,
    learn,
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
    set_round,
    set_trail,
    show_tile,
    slots_of,
    stand,
    table,
    tile_number,
    turn,
    turn_up,
)

ULRICH, PATRICIA, BEATE, FRANK = range(4)


def test_franks_medal() -> None:
    """F3.2: Frank spends an Inti medal for the yellow card (Mama Sara) on display, without an offering."""
    position = table()
    turn_up(position, 13)
    position.medals = replaced(position.medals, FRANK, 1)
    discarded = position.discards[12]
    turn(position, FRANK)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "use-medal", **card(13))
    assert position.pips == 6
    assert (position.medals[FRANK], position.offerings[FRANK]) == (0, 2)
    assert position.discards[12] == discarded + 1


def test_a_five_and_a_three_on_the_study_space() -> None:
    """F2.2: Patricia could only place a 1 or a 2."""
    position = table()
    put_dice(position, STUDY, 5, seat=ULRICH)
    put_dice(position, STUDY, 3, seat=BEATE)
    for die in range(1, 7):
        set_dice(position, PATRICIA, die, die, die)
        turn(position, PATRICIA)
        assert can(position, "place-die", die=die, action=STUDY) == (die in (1, 2))


def test_ulrichs_blessing() -> None:
    """F2.14: a priest on the temple; Ulrich takes a god card and food."""
    position = table()
    turn_up(position, 4)
    turn(position, ULRICH)
    play(position, "place-die", die=4, action=TEMPLE)
    play(position, "take-card", **card(4))
    play(position, "take-food")
    assert position.hands[ULRICH].cards == (3,)
    assert (position.food[ULRICH], position.offerings[ULRICH], position.knowledge[ULRICH]) == (1, 2, 0)


def test_franks_four_from_cuzco() -> None:
    """F2.4: over the stone trails with 4 or 2 pips; not over the one with 6, nor over a rope bridge."""
    position = table()
    position.overlay = 0
    stand(position, FRANK, n.CUZCO, departed=False)
    turn(position, FRANK)
    play(position, "place-die", die=4, action=STONE)
    arms = position.data.arms
    reachable = [village for village in range(6) if arms[village] & 1 == STONE and arms[village] >> 1 in (2, 4)]
    assert len(reachable) == 2
    assert choices(position, "move-to", "place") == reachable


def test_franks_quipu_on_top_of_ulrichs_and_the_pink_feather() -> None:
    """F2.5: the upper leftmost quipu on top of the one there; a pink feather into a slot of its colour."""
    position = table()
    village = next(village for village in range(6, 12) if position.feather_of[village] == PINK)
    here = village - 6
    position.overlay = (here + 5) % 6
    stand(position, FRANK, here)
    for there in neighbours_of(here):
        set_trail(position, here, there, ROPE, 1)
    set_trail(position, here, village, STONE, 2)
    deliver(position, ULRICH, village)
    turn(position, FRANK)
    play(position, "place-die", die=2, action=STONE)
    assert position.chasquis[FRANK] == village, "the only stone trail"
    assert position.quipus[village * 4 : village * 4 + 2] == (ULRICH, FRANK)
    assert position.spaces[FRANK * 12 : FRANK * 12 + 4] == (n.EMPTY, n.EMPTY, n.EMPTY, n.QUIPU)
    slot = slots_of(position, FRANK, PINK)[0]
    play(position, "place-feather", feather=PINK, slot=slot)
    assert position.feathers[FRANK * 12 + slot] == 1


def test_beates_farm_tile_with_a_four() -> None:
    """F2.9: she can take the tiles beside 1 to 4 and takes the one beside 3; it goes to an empty space, unslid."""
    position = table()
    show_tile(position, FARM, 3, printed=6, value=2)
    turn(position, BEATE)
    play(position, "place-die", die=4, action=FARM)
    assert choices(position, "take-tile", "pips") == [1, 2, 3, 4]
    play(position, "take-tile", colour=1, pips=3, ability=5)
    assert position.spaces[BEATE * 12] == tile_number(FARM, 6, 2)
    assert position.slid[BEATE * 12] == 0


def test_patricias_exchange_with_a_five() -> None:
    """F2.10: two study tiles worth 5 move her from 1 to 6; a farm tile brings 3 food; 2 pips an offering."""
    position = table()
    set_dice(position, PATRICIA, 5, 5, 5)
    learn(position, PATRICIA, 1)
    give_tile(position, PATRICIA, STUDY, 1, value=2)
    give_tile(position, PATRICIA, STUDY, 2, value=3)
    give_tile(position, PATRICIA, FARM, 1, value=3)
    turn(position, PATRICIA)
    play(position, "place-die", die=5, action=EXCHANGE)
    play(position, "slide-down", colour=0, value=2)
    play(position, "slide-down", colour=0, value=3)
    assert position.knowledge[PATRICIA] == 6
    play(position, "slide-down", colour=1, value=3)
    play(position, "take-offering")
    assert (position.food[PATRICIA], position.offerings[PATRICIA]) == (3, 3)
    assert position.over()


def test_beates_priest_on_step_three_pushes_three() -> None:
    """F2.11: Patricia and Frank go down a step, Ulrich's priest goes home."""
    position = table()
    put_priests(position, step3=PATRICIA, step2=FRANK, step1=ULRICH)
    set_dice(position, BEATE, 3, 3, 3)
    turn(position, BEATE)
    play(position, "place-die", die=3, action=TEMPLE)
    assert position.temple == (FRANK, PATRICIA, BEATE, -1, -1, -1)
    assert position.priests_at_home(ULRICH) == 4


def test_patricias_circlet_three_in_round_three() -> None:
    """F2.12: with a 4 she activates the 3: 2 + 7 points and a fire blessing."""
    position = table()
    set_round(position, 3)
    fill_circlet(position, PATRICIA, 3)
    turn(position, PATRICIA)
    play(position, "place-die", die=4, action=HEADDRESS)
    assert gains(position, PATRICIA, "headdress") == 9
    quick_blessing(position)


def test_ulrichs_two_points() -> None:
    """F2.13: a 5 on the victory-point space."""
    position = table()
    set_dice(position, ULRICH, 5, 5, 5)
    turn(position, ULRICH)
    play(position, "place-die", die=5, action=POINTS)
    assert position.scores[ULRICH] == 2


def test_patricias_tiles_in_phase_two() -> None:
    """F4.1: two stone-trail study tiles count as one movement with a 4, not two with a 2; three farm tiles bring 3 food."""
    position = table()
    stand(position, PATRICIA, 6)
    for there, pips in ((0, 2), (1, 4), (7, 5), (11, 6)):
        set_trail(position, 6, there, STONE, pips)
    give_tile(position, PATRICIA, STUDY, 4, 1, slid=True)
    give_tile(position, PATRICIA, STUDY, 4, 2)
    for value in (1, 2, 3):
        give_tile(position, PATRICIA, FARM, 10, value)
    abilities(position, PATRICIA)
    assert not can(position, "use-ability", colour=0, ability=3, count=1)
    play(position, "use-ability", colour=0, ability=3, count=2)
    assert choices(position, "move-to", "place") == [0, 1]
    play(position, "move-to", place=1)
    play(position, "place-feather", feather=position.feather_of[1], slot=slots_of(position, PATRICIA, position.feather_of[1])[0])
    play(position, "use-ability", colour=1, ability=9, count=3)
    assert position.food[PATRICIA] == 3
    assert position.over()


def test_ulrichs_soup() -> None:
    """F5.3: 1 food for 1 point."""
    position = table()
    set_market(position, SOUP, CLOTHES, TOOLS)
    give_food(position, ULRICH, 1)
    market(position, ULRICH)
    play(position, "buy", good=SOUP)
    assert (position.scores[ULRICH], position.food[ULRICH]) == (1, 0)


def test_ulrichs_purple_feathers() -> None:
    """F5.4: three purple feathers complete his mission; he takes "2 clothes" from the palace."""
    position = table()
    hold_missions(position, ULRICH, "02", "07", "31")
    hold_missions(position, PATRICIA, "25")
    position.missions = replaced(position.missions, PATRICIA * 3, n.NO_MISSION)
    position.mission_deck.put(position.palace[-1], 0)
    position.palace = tuple(sorted([*position.palace[:-1], mission_of("25")]))
    give_feathers(position, ULRICH, PURPLE, PURPLE, PURPLE)
    palace(position, ULRICH)
    assert gains(position, ULRICH, "missions") == 6
    assert position.completed[ULRICH] == 1
    play(position, "take-mission", mission=mission_of("25"))
    assert sorted(position.missions[:3]) == sorted([mission_of("25"), mission_of("07"), mission_of("31")])


def test_jewellery_with_card_03() -> None:
    """F3.4: 9 points and another 9."""
    position = table()
    set_market(position, JEWELLERY, SOUP)
    give_food(position, ULRICH, 5)
    give_cards(position, ULRICH, 3)
    market(position, ULRICH)
    play(position, "play-card", **card(3))
    play(position, "buy", good=JEWELLERY)
    assert position.scores[ULRICH] == 18


def test_card_01_with_one_two_and_three_tiles() -> None:
    """F3.4: 2, 3 or 4 offerings."""
    for tiles in (1, 2, 3):
        position = table()
        for value in range(1, tiles + 1):
            give_tile(position, ULRICH, STUDY, 1, value)
        give_cards(position, ULRICH, 1)
        give_offerings(position, ULRICH, 1)
        abilities(position, ULRICH)
        play(position, "play-card", **card(1))
        play(position, "use-ability", colour=0, ability=0, count=tiles + 1)
        assert position.offerings[ULRICH] == tiles + 1


def test_card_06_a_six_to_a_three() -> None:
    """F3.5: the placement rule may be ignored."""
    position = table()
    put_dice(position, STONE, 6, seat=PATRICIA)
    put_dice(position, STUDY, 3, seat=BEATE)
    give_cards(position, ULRICH, 6)
    turn(position, ULRICH)
    play(position, "play-card", **card(6))
    play(position, "move-die", die=6, action=STONE, to_action=STUDY)
    assert position.placed[0] == STUDY << 6 | 6 << 3 | PATRICIA


def test_card_04_with_two_of_three_orange_feathers() -> None:
    """F3.5: 4 points instead of 6."""
    position = table()
    hold_missions(position, ULRICH, "01", "07", "31")
    give_feathers(position, ULRICH, 2, 2)
    give_cards(position, ULRICH, 4)
    palace(position, ULRICH)
    play(position, "play-card", **card(4))
    assert (position.scores[ULRICH], position.completed[ULRICH]) == (4, 1)


def test_card_13_a_two_only_beside_three_to_six() -> None:
    """F3.8: placed by its real value."""
    for lowest in range(1, 7):
        position = table()
        put_dice(position, EXCHANGE, lowest)
        give_cards(position, ULRICH, 13)
        set_dice(position, ULRICH, 2, 2, 2)
        turn(position, ULRICH)
        assert can(position, "place-die", die=2, action=EXCHANGE) == (lowest >= 3)


def test_pututus_for_ulrich_beate_and_frank() -> None:
    """F8.2: both rolled a double and one light tile is left: Beate, later in the order, takes it; Frank's triple is a dark one."""
    position = table(pututus=True)
    position.light_supply, position.light = 1, (0, 11, 0, 0)
    set_dice(position, ULRICH, 2, 2, 5)
    set_dice(position, PATRICIA, 1, 3, 5)
    set_dice(position, BEATE, 4, 4, 6)
    set_dice(position, FRANK, 3, 3, 3)
    give_pututus(position)
    assert position.light == (0, 11, 1, 0)
    assert position.dark == (0, 0, 0, 1)


def test_beate_turns_a_six_into_a_four() -> None:
    """F8.3: two light tiles; a 5 lies on farming, and she takes the tile beside 4."""
    position = table(pututus=True)
    give_light(position, BEATE, 2)
    put_dice(position, FARM, 5)
    set_dice(position, BEATE, 6, 6, 6)
    show_tile(position, FARM, 4, printed=9)
    turn(position, BEATE)
    assert not can(position, "place-die", die=6, action=FARM)
    play(position, "change-die", die=6, to=4, light=2, dark=0)
    play(position, "place-die", die=4, action=FARM)
    play(position, "take-tile", colour=1, pips=4, ability=8)
    assert position.light_supply == 12


def test_final_scoring() -> None:
    """F6.2: two unused medals are 4 points; villages with one's quipu on top, worth 5 and 3, are 8 for red (Patricia)."""
    position = table()
    set_round(position, 6)
    position.temple_medals = 0
    position.medals = replaced(position.medals, ULRICH, 2)
    five = position.value_of.index(5)
    three = position.value_of.index(3)
    seven = position.value_of.index(7)
    deliver(position, PATRICIA, five, three, seven)
    deliver(position, ULRICH, seven)
    flip_circlets(position, BEATE, 1, 2, 3, 4, 5, 6)
    begin(position, FinalScoring(), n.PHASE_END)
    assert gains(position, ULRICH, "medals") == 4
    assert gains(position, PATRICIA, "villages") == 8
    assert gains(position, ULRICH, "villages") == 7
    assert (gains(position, BEATE, "all-circlets"), gains(position, BEATE, "all-feathers")) == (9, 6)
