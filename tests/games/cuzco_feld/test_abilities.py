"""Phase II: F4.1 to F4.5, one test per ability and colour."""

from __future__ import annotations

import pytest

from qosqo.core.values import replaced, spliced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.exchange import reserve_quipus
from qosqo.games.cuzco_feld.position import FeldPosition
from tests.games.cuzco_feld.helpers import (
    CUZCO,
    FARM,
    ROPE,
    STONE,
    STUDY,
    abilities,
    can,
    card,
    choices,
    clear_tile,
    fill_circlet,
    gains,
    give_cards,
    give_feathers,
    give_food,
    give_offerings,
    give_tile,
    kinds,
    learn,
    neighbours_of,
    play,
    quick_blessing,
    set_trail,
    show_tile,
    stand,
    table,
    tile_number,
    turn_up,
    why_not,
)

COLOURS = pytest.mark.parametrize("colour", [STUDY, FARM])
TILES = pytest.mark.parametrize("tiles", [1, 2, 3])


def with_tiles(colour: int, printed: int, tiles: int) -> FeldPosition:
    """Seat 0 has so many tiles of the ability and nothing else."""
    position = table()
    for value in range(1, tiles + 1):
        give_tile(position, 0, colour, printed, value)
    return position


def use(position: FeldPosition, colour: int, printed: int, tiles: int) -> None:
    abilities(position)
    play(position, "use-ability", colour=colour - STUDY, ability=printed - 1, count=tiles)


@COLOURS
@TILES
def test_f4_2_ability_01_offerings(colour: int, tiles: int) -> None:
    position = with_tiles(colour, 1, tiles)
    use(position, colour, 1, tiles)
    assert position.offerings[0] == 2 + tiles


@COLOURS
@TILES
def test_f4_2_ability_02_victory_points(colour: int, tiles: int) -> None:
    position = with_tiles(colour, 2, tiles)
    use(position, colour, 2, tiles)
    assert gains(position, 0, "abilities") == 2 * tiles


@COLOURS
@TILES
def test_f4_2_ability_03_feathers_of_choice(colour: int, tiles: int) -> None:
    """F4.5: of the same or of different colours."""
    position = with_tiles(colour, 3, tiles)
    use(position, colour, 3, tiles)
    for _ in range(tiles):
        assert "place-feather" in kinds(position)
        slots = [slot for slot in choices(position, "place-feather", "slot") if position.slot_colour(0, slot) == 2]
        play(position, "place-feather", feather=2, slot=slots[0])
    assert sum(position.feathers[:12]) == tiles
    assert position.over()


@pytest.mark.parametrize(("printed", "trail"), [(4, STONE), (6, ROPE)])
@pytest.mark.parametrize(("tiles", "reach"), [(1, 2), (2, 4), (3, 6)])
@COLOURS
def test_f4_2_abilities_04_and_06_movement(printed: int, trail: int, tiles: int, reach: int, colour: int) -> None:
    """F4.4: with delivery and feather."""
    position = with_tiles(colour, printed, tiles)
    stand(position, 0, 6)
    for there, pips in ((0, 2), (1, 4), (7, 6)):
        set_trail(position, 6, there, trail, pips)
    set_trail(position, 6, 11, 1 - trail, 1)
    use(position, colour, printed, tiles)
    if reach > 2:
        assert choices(position, "move-to", "place") == [there for there, pips in ((0, 2), (1, 4), (7, 6)) if pips <= reach]
        play(position, "move-to", place=0)
    assert position.chasquis[0] == 0
    assert position.top_quipu(0) == 0
    assert choices(position, "place-feather", "feather") == [position.feather_of[0]]


@COLOURS
@TILES
def test_f4_2_ability_05_knowledge(colour: int, tiles: int) -> None:
    """F4.3: 1, 2 or 3 steps."""
    position = with_tiles(colour, 5, tiles)
    use(position, colour, 5, tiles)
    assert position.knowledge[0] == tiles


@COLOURS
@TILES
def test_f4_2_ability_07_god_cards(colour: int, tiles: int) -> None:
    """F4.5: each card is replaced before the next is taken; the same pile may be chosen again."""
    position = with_tiles(colour, 7, tiles)
    use(position, colour, 7, tiles)
    for _ in range(tiles):
        play(position, "take-card", card=position.face_up[3])
    assert [held // 3 for held in position.hands[0].cards] == [3] * tiles
    assert position.face_up[3] != n.NO_CARD


@COLOURS
@TILES
def test_f4_2_ability_08_up_to_so_many_quipus(colour: int, tiles: int) -> None:
    position = with_tiles(colour, 8, tiles)
    before = position.reserve[0]
    use(position, colour, 8, tiles)
    if tiles > 1:
        assert choices(position, "reserve-quipus", "count") == list(range(1, tiles + 1))
        play(position, "reserve-quipus", count=tiles)
    assert position.reserve[0] == before + tiles


@COLOURS
@pytest.mark.parametrize(("tiles", "offered"), [(1, [2, 3]), (2, [2, 3, 5]), (3, [2, 3, 5])])
def test_f4_2_ability_09_circlet(colour: int, tiles: int, offered: list[int]) -> None:
    """F4.4: with points, round bonus and fire blessing."""
    position = with_tiles(colour, 9, tiles)
    for circlet in (2, 3, 5):
        fill_circlet(position, 0, circlet)
    use(position, colour, 9, tiles)
    assert choices(position, "flip-circlet", "circlet") == offered
    play(position, "flip-circlet", circlet=offered[-1])
    assert gains(position, 0, "headdress") == 10 + offered[-1] - 1
    quick_blessing(position)


@COLOURS
@TILES
def test_f4_2_ability_10_food(colour: int, tiles: int) -> None:
    position = with_tiles(colour, 10, tiles)
    use(position, colour, 10, tiles)
    assert position.food[0] == tiles


@pytest.mark.parametrize(("printed", "taken"), [(11, FARM), (12, STUDY)])
@pytest.mark.parametrize(("tiles", "reach"), [(1, 3), (2, 6), (3, 6)])
@COLOURS
def test_f4_2_abilities_11_and_12_tiles(printed: int, taken: int, tiles: int, reach: int, colour: int) -> None:
    position = with_tiles(colour, printed, tiles)
    reserve_quipus(position, 0, 2)
    show_tile(position, taken, 3, printed=1, value=2)
    use(position, colour, printed, tiles)
    assert choices(position, "take-tile", "pips") == list(range(1, reach + 1))
    play(position, "take-tile", colour=taken - STUDY, pips=3, ability=0)
    assert tile_number(taken, 1, 2) in position.spaces[:12]


def test_f4_1_one_study_and_one_farm_ability_in_either_order() -> None:
    position = table()
    give_tile(position, 0, STUDY, 2)
    give_tile(position, 0, STUDY, 10)
    give_tile(position, 0, FARM, 10)
    give_tile(position, 0, FARM, 2)
    abilities(position)
    play(position, "use-ability", colour=1, ability=9, count=1)
    assert choices(position, "use-ability", "colour") == [0]
    assert why_not(position, "use-ability", colour=1, ability=1, count=1) == "ability-used"
    play(position, "use-ability", colour=0, ability=1, count=1)
    assert position.over()


def test_f4_1_study_and_farm_tiles_do_not_combine() -> None:
    position = table()
    give_tile(position, 0, STUDY, 10)
    give_tile(position, 0, FARM, 10)
    abilities(position)
    assert choices(position, "use-ability", "count") == [1]


def test_f4_1_it_is_optional_and_slid_tiles_count() -> None:
    position = table()
    give_tile(position, 0, STUDY, 10, slid=True)
    abilities(position)
    assert can(position, "use-ability", colour=0, ability=9, count=1)
    play(position, "done")
    assert position.over()
    assert position.food[0] == 0


def test_f4_1_a_tile_gained_in_this_phase_may_be_used() -> None:
    """The study ability 11 brings a farm tile whose ability is then used."""
    position = table()
    give_tile(position, 0, STUDY, 11)
    show_tile(position, FARM, 1, printed=2)
    abilities(position)
    play(position, "use-ability", colour=0, ability=10, count=1)
    play(position, "take-tile", colour=1, pips=1, ability=1)
    play(position, "use-ability", colour=1, ability=1, count=1)
    assert position.scores[0] == 2


def test_f4_2_abilities_without_effect_are_not_offered() -> None:
    position = table()
    for printed in (1, 3, 5, 7, 8, 9, 10, 12):
        give_tile(position, 0, STUDY, printed)
    reserve_quipus(position, 0, position.quipus_on_mask(0))
    give_offerings(position, 1, 24)
    give_food(position, 1, 36)
    give_feathers(position, 0, *[colour for colour in range(4) for _ in range(3)])
    position.circlets = spliced(position.circlets, 0, [1] * 6)
    learn(position, 0, 15)
    for pips in (1, 2, 3):
        clear_tile(position, STUDY, pips)
    abilities(position)
    assert choices(position, "use-ability", "ability") == [6]
    assert why_not(position, "use-ability", colour=0, ability=9, count=1) == "ability-without-effect"


def test_f4_3_knowledge_is_one_step_per_tile() -> None:
    """English and German agree against the Dutch 2/4/6."""
    position = with_tiles(STUDY, 5, 3)
    use(position, STUDY, 5, 3)
    assert position.knowledge[0] == 3


def test_f4_4_into_and_out_of_cuzco() -> None:
    """The overlay may be turned, and entering Cuzco brings a fire blessing."""
    position = with_tiles(STUDY, 4, 1)
    stand(position, 0, CUZCO)
    use(position, STUDY, 4, 1)
    assert choices(position, "leave-cuzco", "overlay") == [0, 1, 2, 3, 4, 5]
    position = with_tiles(STUDY, 4, 1)
    stand(position, 0, 0)
    position.overlay = 0
    for there in neighbours_of(0):
        set_trail(position, 0, there, STONE, 6)
    use(position, STUDY, 4, 1)
    quick_blessing(position)
    assert (position.chasquis[0], position.food[0]) == (CUZCO, 1)


def test_f4_4_phase_one_cards_do_not_apply() -> None:
    """Neither 13 and 14 to a movement nor 09 to a tile nor 10 to a delivery."""
    position = with_tiles(STUDY, 4, 1)
    give_cards(position, 0, 9, 10, 13, 14)
    turn_up(position, 14)
    position.medals = replaced(position.medals, 0, 1)
    stand(position, 0, CUZCO)
    use(position, STUDY, 4, 1)
    assert kinds(position) == ["leave-cuzco"]
    play(position, "leave-cuzco", place=2, overlay=2)
    assert kinds(position) == ["place-feather"]


def test_f4_5_the_next_card_of_the_pile_is_there_before_the_next_is_taken() -> None:
    position = with_tiles(FARM, 7, 2)
    turn_up(position, 1)
    use(position, FARM, 7, 2)
    left = position.cards_left(0)
    play(position, "take-card", **card(1))
    assert position.cards_left(0) == left - 1
    assert position.face_up[0] in choices(position, "take-card", "card")
