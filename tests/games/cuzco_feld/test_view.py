"""The typed view: what a seat may see, and what follows from it as the rules say."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from inspect import getsource

import pytest

from qosqo.core.chance import seeded
from qosqo.core.position import NOBODY
from qosqo.core.view import View, view_json
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld import view as module
from qosqo.games.cuzco_feld.end_of_game import FinalScoring
from qosqo.games.cuzco_feld.missions import met, reached
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.rounds import PhaseThree
from tests.games.cuzco_feld.helpers import (
    CUZCO,
    EXCHANGE,
    FARM,
    HEADDRESS,
    POINTS,
    ROPE,
    SOUP,
    STONE,
    STUDY,
    TEMPLE,
    begin,
    can,
    card,
    deliver,
    fill_circlet,
    flip_circlets,
    fresh,
    gains,
    give_cards,
    give_goods,
    give_tile,
    hold_missions,
    learn,
    mission_of,
    move,
    neighbours_of,
    play,
    put_dice,
    put_priests,
    set_dice,
    set_round,
    set_trail,
    stand,
    table,
    turn,
)

CLASSES = [cls for cls in vars(module).values() if isinstance(cls, type) and is_dataclass(cls) and cls is not View]


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_every_entry_says_what_it_is(cls: type) -> None:
    source = getsource(cls)
    own = [entry for entry in fields(cls) if entry.name in cls.__annotations__]
    assert own
    for entry in own:
        _, _, after = source.partition(f"\n    {entry.name}: ")
        assert after.splitlines()[1].strip().startswith('"""'), entry.name


def test_views_can_be_compared_hashed_and_written_as_json_through_a_whole_game() -> None:
    position = fresh(3, pututus=True, seed=5)
    chance = seeded(5)
    while not position.over():
        for viewer in (NOBODY, 0):
            view = position.view(viewer)
            assert hash(view) == hash(position.view(viewer))
            assert json.loads(json.dumps(view_json(view)))["round"] == position.round
        position.apply(position.sample(chance))
    assert position.view(0).over


def test_f1_3_actions_share_spaces_with_fewer_players() -> None:
    assert [space.actions for space in table(2).view(0).action_spaces] == [
        (STONE, ROPE),
        (STUDY, FARM),
        (EXCHANGE,),
        (TEMPLE,),
        (HEADDRESS,),
        (POINTS,),
    ]
    assert len(table(3).view(0).action_spaces) == 7
    assert len(table(4).view(0).action_spaces) == 8


def test_f2_2_a_space_tells_below_what_a_die_must_be() -> None:
    position = table(2)
    put_dice(position, STONE, 5, 3, seat=1)
    put_dice(position, POINTS, 2, seat=1)
    spaces = {action: space for space in position.view(0).action_spaces for action in space.actions}
    assert spaces[ROPE].below == 3
    assert [(die.seat, die.pips, die.turn) for die in spaces[ROPE].dice] == [(1, 5, 0), (1, 3, 1)]
    assert spaces[TEMPLE].below == n.NEVER
    assert spaces[POINTS].below == n.NEVER, "takes any die at any time"


def test_f2_3_pips_needed_are_what_placing_a_die_needs() -> None:
    """Without cards and medals and with empty spaces, exactly the dice of at least so many pips can be placed."""
    for seed in range(6):
        for die in range(1, 7):
            position = table(4, seed=seed)
            stand(position, 0, 7)
            fill_circlet(position, 0, 4)
            set_dice(position, 0, die, die, die)
            needed = position.view(0).players[0].pips_needed
            turn(position)
            assert [can(position, "place-die", die=die, action=action) for action in range(n.ACTIONS)] == [die >= pips for pips in needed]


def test_f2_4_trails_lead_to_the_neighbours() -> None:
    position = table()
    set_trail(position, 2, neighbours_of(2)[1], n.ROPE, 5)
    view = position.view(0)
    for village in range(n.VILLAGES):
        ends = [trail.leads_from(village) for trail in view.trails]
        assert sorted(end for end in ends if end != NOBODY) == neighbours_of(village)
    trail = next(trail for trail in view.trails if trail.leads_from(2) == neighbours_of(2)[1])
    assert (trail.kind, trail.pips) == (n.ROPE, 5)


def test_f1_2_the_arms_of_the_overlay_as_it_lies() -> None:
    position = table()
    position.overlay = 4
    arms = position.view(0).arms
    assert [arm.leads_from(CUZCO) for arm in arms] == [4, 5, 0, 1, 2, 3]
    assert sorted((arm.kind, arm.pips) for arm in arms) == [(n.STONE, 2), (n.STONE, 4), (n.STONE, 6), (n.ROPE, 1), (n.ROPE, 3), (n.ROPE, 5)]


def test_f2_5_villages_tell_whose_quipu_is_on_top() -> None:
    position = table()
    deliver(position, 2, 7)
    deliver(position, 1, 7)
    village = position.view(0).villages[7]
    assert (village.quipus, village.top) == ((2, 1), 1)
    player = position.view(0).players[2]
    assert (player.quipus, player.reserve, player.delivered, player.empty) == (9, 0, 1, 3)


def test_f2_12_a_circlet_tells_what_it_would_score_now() -> None:
    position = table()
    set_round(position, 3)
    fill_circlet(position, 0, 3)
    flip_circlets(position, 0, 5)
    set_dice(position, 0, 4, 4, 4)
    circlets = position.view(0).players[0].circlets
    assert [circlet.pips for circlet in circlets] == [1, 2, 3, 4, 5, 6]
    assert [circlet.printed for circlet in circlets] == position.data.circlet_points
    slots = position.view(0).players[0].slots
    assert [slot.filled for slot in slots] == [number in (4, 5, 8, 9) for number in range(12)]
    assert [slot.colour for slot in slots] == [position.slot_colour(0, number) for number in range(12)]
    assert [circlet.ready for circlet in circlets] == [False, False, True, False, False, False]
    assert [circlet.flipped for circlet in circlets] == [False, False, False, False, True, False]
    turn(position)
    play(position, "place-die", die=4, action=HEADDRESS)
    assert gains(position, 0, "headdress") == circlets[2].points == 9


def test_f5_1_and_f5_2_university_and_temple_score_what_the_view_tells() -> None:
    position = table()
    set_round(position, 4)
    for seat, space in ((2, 6), (0, 6), (1, 11)):
        learn(position, seat, space)
    put_priests(position, step6=3, step4=1, step3=2, step2=2, step1=1)
    for seat in range(4):
        hold_missions(position, seat, *[f"{20 + 3 * seat + place:02}" for place in range(3)])
    view = position.view(NOBODY)
    assert view.next_order == (1, 0, 2, 3)
    assert view.medal_winner == 1, "seat 3 stands higher, but the tie is between 1 and 2"
    begin(position, PhaseThree(), n.PHASE_ABILITIES)
    assert position.order == view.next_order
    assert position.medals[view.medal_winner] == 1
    for seat, player in enumerate(view.players):
        assert gains(position, seat, "university") == player.university_points
        assert gains(position, seat, "temple") == player.temple_points == player.priests_in_temple * view.priest_points


def test_f6_2_the_final_scoring_brings_what_the_view_tells() -> None:
    position = table()
    set_round(position, 6)
    position.temple_medals = 0
    position.medals = (2, 0, 0, 0)
    deliver(position, 0, *range(10))
    deliver(position, 1, 3, 4)
    give_goods(position, 1, *([SOUP] * 3))
    position.push(FinalScoring())
    told = [player.final_points for player in position.view(0).players]
    assert told[0] > 0
    begin(position, FinalScoring(), n.PHASE_END)
    assert position.scores == told
    assert [player.final_points for player in position.view(0).players] == [0, 0, 0, 0], "it is over"


def test_f7_1_the_progress_of_missions() -> None:
    """20 wants four study tiles."""
    position = table()
    hold_missions(position, 0, "20")
    give_tile(position, 0, STUDY, 1)
    give_tile(position, 0, STUDY, 2)
    held = position.view(1).players[0].missions[0]
    assert (held.printed, held.reached, held.need, held.met, held.perhaps_more) == ("20", 2, 4, False, False)


def test_progress_is_what_the_rules_count() -> None:
    position = fresh(4, seed=4)
    chance = seeded(4)
    while not position.over():
        view = position.view(1)
        for mission in (*view.players[1].missions, *view.palace):
            assert mission.reached == reached(position, 1, mission.mission)
            assert mission.met == met(position, 1, mission.mission)
        position.apply(position.sample(chance))


def test_spectators_have_no_progress_on_the_display() -> None:
    assert {(mission.reached, mission.met) for mission in table().view(NOBODY).palace} == {(None, False)}


def with_secret_cards() -> FeldPosition:
    """Seat 0 holds two cards of Iliapa, of which the others know one, and mission 32, which wants two of these."""
    position = table()
    give_cards(position, 0, 1, 2)
    position.hands[0].seen = (position.hands[0].seen[0], 1)
    hold_missions(position, 0, "32", "24")
    return position


def test_f1_13_missions_about_cards_do_not_give_them_away() -> None:
    position = with_secret_cards()
    own = position.view(0).players[0].missions[0]
    assert (own.reached, own.met, own.perhaps_more) == (2, True, False)
    cards, goods = position.view(1).players[0].missions
    assert (cards.reached, cards.met, cards.perhaps_more) == (1, False, True)
    assert not goods.perhaps_more, "goods lie open"


def test_cards_in_effect_are_named() -> None:
    position = table()
    give_cards(position, 0, 7)
    put_dice(position, EXCHANGE, 1)
    turn(position)
    position.apply(move("play-card", **card(7)))
    assert position.view(0).in_effect == (6,)


def test_tiles_tell_what_they_are() -> None:
    position = table()
    give_tile(position, 0, FARM, 10, value=2, slid=True)
    space = position.view(0).players[0].spaces[0]
    assert space.tile is not None
    assert (space.tile.colour, space.tile.ability, space.tile.value, space.slid) == (n.FARM, 9, 2, True)
    assert [tile.colour for row in position.view(0).display for tile in row if tile] == [n.STUDY] * 6 + [n.FARM] * 6


def test_missions_are_numbered_as_printed() -> None:
    position = table()
    hold_missions(position, 0, "S-04", "55")
    assert [mission.mission for mission in position.view(0).players[0].missions] == [mission_of("S-04"), mission_of("55")]
