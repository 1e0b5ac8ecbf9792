"""What the view says beyond what lies on the table agrees with what the rules do."""

from __future__ import annotations

import json

from qosqo.core.phrases import kind_of, part_a
from qosqo.core.position import NOBODY
from qosqo.core.view import view_json
from qosqo.games.cuzco_kramer.end import final_scoring
from qosqo.games.cuzco_kramer.names import NOWHERE, POND, TEMPLE, VILLAGE
from qosqo.games.cuzco_kramer.phrases import MOVE_BUILD, MOVE_ENTER, MOVE_EXPAND
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.turn import Turn
from tests.games.cuzco_kramer.helpers import AB, A, B, at, begin, crop, face_up, hand, inca, line, play, pond, temple, turn_of, village
from tests.games.cuzco_kramer.test_moves import random_positions


def city_of_three() -> KramerPosition:
    """A city with a temple in the middle, Incas of both players and one of each on the same height."""
    position = turn_of(0)
    village(position, line(6, 8, 5))
    village(position, [at(6, 8)], height=1)
    temple(position, at(6, 10), 4)
    inca(position, 0, at(6, 8), at(6, 12))
    inca(position, 1, at(6, 14))
    return position


def test_k5_2_ranking_and_leader_of_a_city() -> None:
    view = city_of_three().view(NOBODY)
    city = view.settlement(at(6, 16))
    assert city is not None
    assert (city.number, city.temple) == (at(6, 10), at(6, 10))
    assert city.cells == tuple(sorted(line(6, 8, 5)))
    assert city.ranking == ((0,), (1,))
    assert (city.leader, city.highest) == (0, at(6, 8))
    assert view.settlement(at(9, 9)) is None


def test_k5_2_a_tie_has_no_leader() -> None:
    position = turn_of(0)
    village(position, line(6, 8, 3))
    inca(position, 0, at(6, 8))
    inca(position, 1, at(6, 12))
    (found,) = position.view(0).settlements
    assert (found.ranking, found.leader, found.highest, found.temple) == (((0, 1),), NOBODY, NOWHERE, NOWHERE)


def test_k8_5_and_k9_2_what_a_temple_brings() -> None:
    (found,) = city_of_three().view(0).temples
    assert (found.value, found.size) == (4, 5)
    assert (found.first, found.second) == (4, 2)
    assert (found.alone, found.shared) == (2, 1)


def test_k6_2_a_pond_with_its_gaps_leader_and_points() -> None:
    position = turn_of(0)
    pond(position, at(9, 9))
    pond(position, at(9, 11))
    crop(position, [at(9, 7)])
    inca(position, 1, at(9, 7))
    found = next(each for each in position.view(0).ponds if at(9, 9) in each.cells)
    assert found.cells == (at(9, 9), at(9, 11))
    assert (found.scored, found.missing, found.leader, found.points) == (False, 7, 1, 6)
    rest = [near for cell in found.cells for near in position.data.beside[cell] if position.height[near] == 0]
    crop(position, [near for near in dict.fromkeys(rest) if position.surface[near] != POND])
    found = next(each for each in position.view(0).ponds if at(9, 9) in each.cells)
    assert (found.scored, found.missing) == (True, 0)
    assert position.scores == [0, found.points]


def test_k4_1_enter_costs_are_those_of_the_moves() -> None:
    """For whoever is on turn; with the points of a whole turn every hex that has a price can be entered unless an Inca stands there."""
    for position in random_positions(3, seed=8, every=25):
        if not isinstance(position.stack[-1], Turn) or position.duty:
            continue
        position.listed = None
        costs = position.view(NOBODY).enter_costs
        possible = {part_a(move) for move in position.moves() if kind_of(move) == MOVE_ENTER}
        affordable = {cell for cell, cost in enumerate(costs) if cost != NOWHERE and cost <= position.action_points}
        if len(position.incas[position.to_act()]) < position.data.incas:
            assert possible == {cell for cell in affordable if position.inca[cell] == NOBODY}


def test_the_view_agrees_with_the_rules_in_random_games() -> None:
    for position in random_positions(4, seed=3, every=20):
        view = position.view(NOBODY)
        grouped = {cell for each in view.settlements for cell in each.cells}
        assert grouped == {cell for cell, surface in enumerate(view.surface) if surface in (VILLAGE, TEMPLE)}
        for seat, player in enumerate(view.players):
            after = position.clone()
            final_scoring(after, seat)
            assert after.scores[seat] - position.scores[seat] == player.final
        for move in position.moves():
            if kind_of(move) in (MOVE_BUILD, MOVE_EXPAND):
                settlement = view.settlement(part_a(move))
                assert settlement is not None
                assert settlement.leader == position.to_act()


def test_k9_1_who_has_made_the_final_scoring() -> None:
    position = turn_of(1, seats=3)
    position.last_turns = 3
    assert [player.scored for player in position.view(0).players] == [False, False, False]
    play(position, "end-turn")
    assert [player.scored for player in position.view(0).players] == [False, True, False]
    play(position, "end-turn")
    play(position, "end-turn")
    assert position.over()
    assert [player.scored for player in position.view(0).players] == [True, True, True]


def test_k8_3_the_festival_and_whose_turn_it_is() -> None:
    position = city_of_three()
    face_up(position, AB)
    hand(position, 0, A)
    hand(position, 1, B, AB)
    assert position.view(0).festival.cell == NOWHERE
    play(position, "festival", hex=at(6, 10), card=A)
    view = position.view(1)
    assert (view.festival.cell, view.festival.bids, view.festival.highest) == (at(6, 10), (1, 0), 1)
    assert (view.turn_of, view.to_act) == (0, 1)


def test_a_view_can_be_compared_hashed_and_written() -> None:
    position = begin(turn_of(0), 0)
    assert hash(position.view(0)) == hash(position.clone().view(0))
    written = json.loads(json.dumps(view_json(position.view(0))))
    assert written["supply"]["triples"] == 56
    assert written["players"][0]["hand"] == []
