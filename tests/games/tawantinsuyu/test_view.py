"""What a seat sees: what lies on the table, and what follows from it by the rules."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from qosqo.core.chance import seeded
from qosqo.core.phrases import kind_of, part_a, part_b, part_c
from qosqo.core.position import NOBODY
from qosqo.core.view import view_json
from qosqo.games.tawantinsuyu import GAME, names, phrases
from qosqo.games.tawantinsuyu.festival import BEFORE, Festival
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tasks import Tasks
from qosqo.games.tawantinsuyu.view import TawaView, view_of
from tests.games.tawantinsuyu.axomamma.helpers import AXOMAMMA, SoloTable
from tests.games.tawantinsuyu.helpers import (
    ARCHITECT,
    COURIER,
    DATA,
    FIRST_BOTTOM,
    FIRST_MIDDLE,
    ONE_SOLDIER,
    PRIEST,
    TWO_SOLDIERS,
    WARRIOR,
    Table,
    card_of,
    fitting_pair,
)


def seen(table: Table, seat: int = 0) -> TawaView:
    return view_of(table.position, seat)


def played(moves: int, seats: int = 3, seed: int = 5) -> TawaPosition:
    position = GAME.new(seats, seed)
    assert isinstance(position, TawaPosition)
    chance = seeded(seed)
    for _ in range(moves):
        position.apply(position.sample(chance))
    return position


def everything(value: object) -> list[object]:
    """All that a view is made of."""
    if is_dataclass(value):
        return [value, *[part for field in fields(value) for part in everything(getattr(value, field.name))]]
    return [part for item in value for part in everything(item)] if isinstance(value, tuple) else [value]


def test_a_view_can_be_compared_hashed_and_written() -> None:
    position = played(120)
    assert position.view(1) == position.clone().view(1)
    assert hash(position.view(1)) == hash(position.clone().view(1))
    assert {type(part).__module__ for part in everything(position.view(1))} == {"builtins", "qosqo.games.tawantinsuyu.view"}
    assert view_json(position.view(1))["viewer"] == 1


def test_what_others_hold_stays_hidden() -> None:
    position = played(120)
    for viewer in (0, 1, 2, NOBODY):
        view = view_of(position, viewer)
        for seat, player in enumerate(view.players):
            assert len(player.god_hand) == len(position.god_hands[seat].cards)
            assert list(player.god_hand) == sorted(position.god_hands[seat].known_to(viewer))
            assert list(player.army_hand) == sorted(position.army_hands[seat].known_to(viewer))


def test_food_from_every_high_priest() -> None:
    """T3.2: roaming and descending, less two for each of the steps above."""
    table = Table()
    table.priest(0, 3).priest(1, 0).steps(1, 3).steps(0, 3, 1)
    hill = seen(table).hill
    assert hill[3 * 2].food == (0, 3)
    assert hill[FIRST_MIDDLE + 3 * 3].food == (0, 3)
    assert hill[FIRST_BOTTOM + 3 * 4].food == (1, 4)
    assert hill[FIRST_BOTTOM].food == (3 + 5, 5)


def test_without_a_high_priest_there_is_no_way() -> None:
    table = Table()
    table.position.priests = (-1, 2)
    assert seen(table).hill[0].food == (-1, 3)


def test_the_tasks_that_a_placement_would_bring() -> None:
    """T3.6, T3.7: one, the ability's, and one for every adjacent worker of the same colour."""
    table = Table().on_hill(FIRST_MIDDLE, COURIER)
    space = seen(table).hill[FIRST_MIDDLE + 1]
    assert space.tasks == tuple(DATA.space_icons[FIRST_MIDDLE + 1])
    assert space.counts[COURIER] == 2, "one more for the neighbour, none for being alone"
    assert space.counts[WARRIOR] == 1
    assert seen(table).hill[FIRST_MIDDLE + 4].counts[COURIER] == 2, "alone in the segment"
    assert seen(table.owns(0, names.Z14)).hill[FIRST_MIDDLE + 1].counts[WARRIOR] == 3
    assert seen(table, NOBODY).hill[FIRST_MIDDLE + 1].counts[WARRIOR] == 1


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_of_a_space_is_what_its_placement_costs_and_brings(seed: int) -> None:
    """Through a random game: every placement for gold by somebody other than a courier, priest or warrior."""
    position = GAME.new(3, seed)
    assert isinstance(position, TawaPosition)
    chance = seeded(seed)
    compared = 0
    while not position.over():
        for move in position.moves():
            if kind_of(move) == phrases.MOVE_PLACE_FOR_GOLD and part_a(move) == part_c(move) and part_a(move) <= names.CRAFTSMAN:
                seat, worker, place = position.to_act(), part_a(move), part_b(move)
                space = view_of(position, seat).hill[place]
                after = position.clone()
                after.apply(move)
                while not isinstance(after.stack[-1], Tasks):
                    after.apply(after.moves()[0])
                before, spent = sum(position.resources[seat * 4 : seat * 4 + 4]), sum(after.resources[seat * 4 : seat * 4 + 4])
                assert before - spent == 1 + space.food[seat]
                assert after.stack[-1].left == space.counts[worker]
                assert view_of(after, seat).working == place
                compared += 1
                break
        position.apply(position.sample(chance))
    assert compared


def test_what_a_festival_would_score_and_ask_for() -> None:
    """T4.2: merchant, temple, regions, and two points for every potato that is lacking."""
    left, right = fitting_pair(7)
    table = Table().tapestry(0, left, right).temple(0, 5).conquered(0, 2, 3).conquered(1, 6).casualties(3)
    table.hand(0, card_of(0), card_of(1), card_of(2)).gives(0, potato=1)
    festival = seen(table).players[0].festival
    assert festival.rewards == (7,)
    assert festival.temple == DATA.temple_festival[5]
    assert (festival.regions, seen(table).players[1].festival.regions) == (3, 3)
    assert (festival.potatoes, festival.missing, festival.lost) == (3, 2, 4)
    assert [region.winner for region in seen(table).regions] == [0, 1, NOBODY, NOBODY]


def test_a_festival_brings_what_was_foretold() -> None:
    table = Table().temple(0, 5).conquered(0, 2).casualties(2).hand(0, card_of(0))
    foretold = seen(table).players[0].festival
    table.position.festival, table.position.token = 1, 0
    table.position.stack = []
    table.position.push(Festival(0, BEFORE))
    table.position.settle()
    told = [(event.values[0], event.values[1]) for event in table.told("points") if event.seat == 0]
    lost = [event.values[0] for event in table.told("lost-points")]
    assert (foretold.temple, phrases.CATEGORY_TEMPLE) in told
    assert (foretold.regions, phrases.CATEGORY_REGIONS) in told
    assert lost == [foretold.lost]


def test_soldiers_buildings_tapestries_and_the_order_in_the_temple() -> None:
    left, right = fitting_pair(3)
    table = Table(3).army_up(0, ONE_SOLDIER, TWO_SOLDIERS).army_down(0, TWO_SOLDIERS).owns(0, names.Z03)
    table.tapestry(1, 0).tapestry(0, left, right).temple(1, 4).temple(2, 4)
    view = seen(table)
    assert view.players[0].soldiers == 3
    assert [(each.building, each.face_up) for each in view.players[0].buildings] == [(names.Z03, True)]
    assert [(each.tiles, each.matching) for each in view.players[0].tapestries] == [((left, right), (True,))]
    assert view.temple_order == (1, 2, 0)


def test_the_coricancha_as_it_lies() -> None:
    table = Table()
    table.position.rotation = 2
    assert seen(table).coricancha == tuple(DATA.coricancha[-2:] + DATA.coricancha[:-2])


def test_axomammas_board_with_its_personality() -> None:
    """T8.35: the personality covers a spot of the top row."""
    table = SoloTable().recruit(ARCHITECT, PRIEST)
    table.tapestry(AXOMAMMA, 0, 5)
    without = seen(table).axomamma
    table.position.personality = names.WEAVER
    with_it = seen(table).axomamma
    assert without is not None
    assert with_it is not None
    assert names.PERSONALITY_DEED not in without.deeds[names.TOP_ROW]
    assert with_it.deeds[names.TOP_ROW].index(names.PERSONALITY_DEED) == DATA.personality_spot
    assert with_it.recruits == (ARCHITECT, PRIEST)
    assert seen(table).players[AXOMAMMA].festival.weavings == 2
    assert seen(Table()).axomamma is None
