"""Set-up: F1.1 to F1.15."""

from __future__ import annotations

from collections import Counter

import pytest

from qosqo.core.position import NOBODY
from qosqo.core.values import replaced, spliced
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.components import NEIGHBOUR_TRAILS, VILLAGE_NEIGHBOURS
from qosqo.games.cuzco_feld.movement import arm_to, deliver
from qosqo.games.cuzco_feld.placing_dice import space_of
from qosqo.games.cuzco_feld.view import UNKNOWN
from tests.games.cuzco_feld.helpers import (
    EXCHANGE,
    FARM,
    POINTS,
    ROPE,
    STONE,
    STUDY,
    TURQUOISE,
    can,
    card,
    choices,
    components,
    events,
    exhaust_pile,
    fresh,
    gains,
    give_cards,
    give_food,
    give_offerings,
    give_tile,
    hold_missions,
    kinds,
    play,
    put_dice,
    set_dice,
    slots_of,
    table,
    turn,
    turn_up,
)

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seed", range(5))
def test_f1_1_and_f1_15_map(seed: int) -> None:
    """Three villages of each feather colour, every village with one feather and one value; trails of 1 to 6 pips, of both kinds."""
    position = fresh(seed=seed)
    assert Counter(position.feather_of) == dict.fromkeys(range(4), 3)
    assert Counter(position.value_of) == {1: 1, 2: 4, 3: 3, 4: 1, 5: 1, 6: 1, 7: 1}
    assert {trail >> 1 for trail in position.trails} == {1, 2, 3, 4, 5, 6}
    assert Counter(trail & 1 for trail in position.trails) == {STONE: 12, ROPE: 12}


def test_f1_1_set_up_is_random_but_pieces_keep_their_kind() -> None:
    """Triangles with and without feathers alternate: what one feather triangle prints always belongs together."""
    printed = components().feather_triangles
    triples = {tuple(printed[start : start + 3]) for start in (0, 6, 12)}
    maps = set()
    for seed in range(8):
        position = fresh(seed=seed)
        around = [(position.feather_of[k], position.feather_of[(k + 1) % 6], position.feather_of[6 + k]) for k in (0, 2, 4)]
        assert set(around) == triples
        maps.add(tuple(position.feather_of + position.value_of))
    assert len(maps) > 4


def test_f1_1_every_village_has_four_village_neighbours() -> None:
    """Neighbourhood is mutual and over the same trail; inner villages also touch Cuzco."""
    for village in range(12):
        for place in range(4):
            there = VILLAGE_NEIGHBOURS[village * 4 + place]
            trail = NEIGHBOUR_TRAILS[village * 4 + place]
            back = VILLAGE_NEIGHBOURS[there * 4 : there * 4 + 4].index(village)
            assert NEIGHBOUR_TRAILS[there * 4 + back] == trail


def test_f1_2_overlay_has_six_trails_and_six_positions() -> None:
    position = table()
    for overlay in range(6):
        arms = [arm_to(position, village, overlay) for village in range(6)]
        assert sorted((arm & 1, arm >> 1) for arm in arms) == [(STONE, 2), (STONE, 4), (STONE, 6), (ROPE, 1), (ROPE, 3), (ROPE, 5)]
    assert len({arm_to(position, 0, overlay) for overlay in range(6)}) == 6


def test_f1_3_action_spaces_by_number_of_players() -> None:
    spaces = {seats: len({space_of(table(seats), action) for action in range(n.ACTIONS)}) for seats in SEATS}
    assert spaces == {4: 8, 3: 7, 2: 6}
    assert space_of(table(3), ROPE) == space_of(table(3), STONE)
    assert space_of(table(3), FARM) != space_of(table(3), STUDY)
    assert space_of(table(2), FARM) == space_of(table(2), STUDY)


def test_f1_3_on_a_shared_space_either_action_may_be_chosen() -> None:
    """A 5 of somebody lies on the shared space; with a 4 both study and farming are open, with a 6 neither."""
    position = table(2)
    put_dice(position, STUDY, 5, seat=1)
    set_dice(position, 0, 4, 4, 6)
    turn(position)
    for action in (STUDY, FARM):
        assert can(position, "place-die", die=4, action=action)
        assert not can(position, "place-die", die=6, action=action)


def test_f1_4_supply() -> None:
    for seats in SEATS:
        position = fresh(seats)
        assert position.offering_supply == 30 - 2 * seats
        assert position.food_supply == 36


def test_f1_4_who_gains_more_than_is_left_takes_what_is_left() -> None:
    position = table()
    give_food(position, 1, 34)
    give_tile(position, 0, FARM, 5, value=3)
    set_dice(position, 0, 1, 1, 1)
    turn(position)
    play(position, "place-die", die=1, action=EXCHANGE)
    play(position, "slide-down", colour=1, value=3)
    assert position.food[0] == 2
    assert position.food_supply == 0


def test_f1_4_an_empty_supply_is_not_offered() -> None:
    position = table()
    give_offerings(position, 1, 24)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    assert "take-offering" not in kinds(position)
    assert "take-card" in kinds(position)


def test_f1_5_god_cards() -> None:
    """Four of each of the fifteen cards, the top card of each god face up."""
    position = fresh()
    for god in range(5):
        assert position.face_up[god] // 3 == god
        assert position.cards_left(god) == 12 - 2 - 1


def test_f1_5_an_empty_pile_is_rebuilt_from_its_gods_discards() -> None:
    """F1.14: the next card is revealed at once; the discards of the other gods stay."""
    position = table()
    position.deck = spliced(position.deck, 0, [0, 0, 0])
    position.face_up = replaced(position.face_up, 0, 0)
    position.discards = spliced(position.discards, 0, [3, 4, 4])
    others = position.discards[3:]
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "take-card", **card(1))
    assert position.hands[0].cards == (0,)
    assert position.face_up[0] in (0, 1, 2)
    assert position.cards_left(0) == 10
    assert position.discards == (0, 0, 0, *others)
    assert [(event.seat, event.values[0]) for event in events(position, "rebuilt-pile")] == [(NOBODY, 0)]


def test_f1_6_tiles() -> None:
    """Each ability three times in both colours; six of each on display, the rest in the piles."""
    position = fresh()
    assert all(tile < 36 for tile in position.display[:6])
    assert all(tile >= 36 for tile in position.display[6:])
    assert len(position.study_pile) == len(position.farm_pile) == 30
    assert Counter(components().tile_values) == {1: 24, 2: 24, 3: 24}


@pytest.mark.parametrize(
    ("seats", "on_row", "counts"), [(4, 5, [7, 6, 5, 5, 4, 3]), (3, 4, [6, 5, 4, 4, 3, 2]), (2, 4, [6, 5, 4, 4, 3, 2])]
)
def test_f1_7_goods(seats: int, on_row: int, counts: list[int]) -> None:
    position = fresh(seats)
    assert [sum(position.market[row * 6 : row * 6 + 6]) for row in range(6)] == [on_row] * 6
    assert [sum(position.market[row * 6 + good] for row in range(6)) for good in range(6)] == counts


@pytest.mark.parametrize("seats", SEATS)
def test_f1_8_missions(seats: int) -> None:
    """Players + 2 lie in the palace; nobody has drawn yet but the first player, who chooses out of four."""
    position = fresh(seats)
    assert len(position.palace) == seats + 2
    assert all(mission >= 6 for mission in [*position.palace, *position.mission_deck.cards])
    assert len(position.mission_deck.cards) == 55 - seats - 2


@pytest.mark.parametrize("seats", SEATS)
def test_f1_9_what_everybody_starts_with(seats: int) -> None:
    position = fresh(seats)
    assert len(set(position.masks)) == seats
    for seat in range(seats):
        assert position.offerings[seat] == 2
        assert position.medals[seat] == 1
        assert position.food[seat] == 0
        assert position.chasquis[seat] == n.CUZCO
        assert position.quipus_on_mask(seat) == 10
        assert position.priests_at_home(seat) == 4
        assert len(position.hands[seat].cards) == 2
        assert position.missions[seat * 3] < 6
    assert [position.scores[seat] for seat in position.order] == [0, 1, 2, 3][:seats]
    assert gains(position, position.order[1], "start") == 1


def test_f1_9_and_f1_13_set_up_decisions() -> None:
    """In turn order: first everybody's feather slot, then two missions out of four; the start colours differ."""
    position = fresh()
    order = position.order
    colours = []
    for seat in order:
        assert position.to_act() == seat
        colour = choices(position, "place-feather", "feather")[0]
        slots = choices(position, "place-feather", "slot")
        assert slots == slots_of(position, seat, colour)
        play(position, "place-feather", feather=colour, slot=slots[1])
        assert position.feathers[seat * 12 + slots[1]] == 1
        colours.append(colour)
    assert sorted(colours) == [0, 1, 2, 3]
    for seat in order:
        assert position.to_act() == seat
        drawn = sorted(position.drawn.cards)
        assert len(drawn) == 4
        assert len(position.moves()) == 6
        assert [mission.mission for mission in position.view(seat).drawn if mission] == list(position.drawn.cards)
        assert position.view((seat + 1) % 4).drawn == (None,) * 4
        play(position, "keep-missions", mission=drawn[1], other=drawn[3])
        assert sorted(position.missions[seat * 3 + 1 : seat * 3 + 3]) == [drawn[1], drawn[3]]
    assert len(position.set_aside.cards) == 8
    assert position.phase == n.PHASE_DICE


@pytest.mark.parametrize("seats", SEATS)
def test_f1_10_dealt_god_cards_are_of_different_gods(seats: int) -> None:
    dealt_from_each = 1 if seats == 2 else 2
    for seed in range(30):
        position = fresh(seats, seed=seed)
        for hand in position.hands:
            assert hand.cards[0] // 3 != hand.cards[1] // 3
        assert sum(position.discards) == 5 * dealt_from_each - 2 * seats
        for god in range(5):
            held = sum(1 for hand in position.hands for held in hand.cards if held // 3 == god)
            assert held + sum(position.discards[god * 3 : god * 3 + 3]) == dealt_from_each


def test_f1_11_knowledge_markers_and_medals() -> None:
    """The first player's marker lies on top."""
    position = fresh()
    assert position.knowledge == (0, 0, 0, 0)
    assert position.arrivals == position.order[::-1]
    assert position.temple_medals == 6


def test_f1_12_the_upper_leftmost_quipu_goes_first() -> None:
    """Two spaces on top stay empty; then come the quipus row by row."""
    position = table()
    assert position.spaces[:12] == (n.EMPTY,) * 2 + (n.QUIPU,) * 10
    assert deliver(position, 0, 4)
    assert position.spaces[:4] == (n.EMPTY, n.EMPTY, n.EMPTY, n.QUIPU)


def test_f1_13_missions_and_discards_are_open_hands_are_secret() -> None:
    position = table()
    give_cards(position, 0, 1)
    position.hands[0].seen = (1,)
    hold_missions(position, 0, "S-01", "24", "07")
    seen = position.view(1)
    assert seen.players[0].hand == (UNKNOWN,)
    assert [mission.printed for mission in seen.players[0].missions] == ["S-01", "24", "07"]
    assert seen.discards == position.discards


def test_f1_14_the_next_card_is_revealed_also_through_a_medal() -> None:
    position = table()
    turn_up(position, 6)
    position.medals = replaced(position.medals, 0, 1)
    put_dice(position, POINTS, 3)
    turn(position)
    left = position.cards_left(1)
    play(position, "use-medal", **card(6))
    assert position.cards_left(1) == left - 1
    assert position.discards[5] >= 1
    assert position.face_up[1] in (3, 4, 5)


def test_f1_14_nothing_is_face_up_where_pile_and_discards_are_empty() -> None:
    """Once a card of that god is discarded, it is the new pile."""
    position = table()
    turn_up(position, 4)
    exhaust_pile(position, 1, seat=1)
    put_dice(position, POINTS, 3)
    turn(position)
    play(position, "place-die", die=2, action=EXCHANGE)
    play(position, "take-card", **card(4))
    assert position.face_up[1] == n.NO_CARD
    assert 3 not in choices(position, "take-card", "card")
    turn(position, 1)
    play(position, "play-card", **card(6))
    assert position.face_up[1] == 5


def test_f1_15_frame_alternates() -> None:
    """Outer villages beside feather triangles get their value from the frame, the others their feather."""
    data = components()
    for seed in range(4):
        position = fresh(seed=seed)
        assert sorted(position.value_of[6 + k] for k in (0, 2, 4)) == sorted(data.value_frame[0::2])
        assert sorted(position.feather_of[6 + k] for k in (1, 3, 5)) == sorted(data.feather_frame[0::2])


def test_feathers_of_three_villages_of_each_colour_can_all_be_gained() -> None:
    """F1.4: three feathers of each colour per player are exactly what fits on the masks."""
    position = table()
    assert all(len(slots_of(position, seat, colour)) == 3 for seat in range(4) for colour in range(TURQUOISE, 4))
