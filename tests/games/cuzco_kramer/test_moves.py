"""The list of moves is complete and agrees with the refusals, the random guesses and the texts."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.conformance import check_games, check_texts
from qosqo.core.narrator import Narrator
from qosqo.core.phrases import kind_of
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.inca_lists import enter_prices, move_prices
from qosqo.games.cuzco_kramer.incas import enter_price, move_price
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.turn import Turn
from tests.games.cuzco_kramer.helpers import at, crop, face_up, hand, inca, line, started, temple, turn_of, village


def busy_position() -> KramerPosition:
    """Something of everything: villages, a city, crops, Incas of both players, cards."""
    position = turn_of(0, action_points=3)
    village(position, line(6, 10, 4))
    village(position, line(9, 9, 4), height=2)
    crop(position, [*line(7, 11, 5), *line(10, 6, 4), at(9, 5), at(9, 7)])
    temple(position, at(9, 9), 2)
    inca(position, 0, at(6, 10), at(9, 11), at(7, 13))
    inca(position, 1, at(7, 17), at(10, 6))
    face_up(position, 0)
    hand(position, 0, 0, 1, 3)
    return position


def random_positions(seats: int, seed: int, every: int) -> list[KramerPosition]:
    position = started(seats, seed)
    chance = seeded(seed)
    found = []
    decisions = 0
    while not position.over():
        position.apply(position.sample(chance))
        decisions += 1
        if decisions % every == 0 and not position.over():
            found.append(position.clone())
    return found


def assert_complete(position: KramerPosition) -> None:
    """The legal moves are exactly those of the whole table that are not refused."""
    step = position.stack[-1]
    listed = position.moves()
    possible = [move for move in map(GAME.moves.move, range(GAME.moves.size)) if step.refuse(position, move) is None]
    assert listed == possible


def test_the_list_is_complete_and_free_of_duplicates() -> None:
    position = busy_position()
    assert len({kind_of(move) for move in position.moves()}) == 15
    assert_complete(position)


def test_the_list_is_complete_in_the_middle_of_a_game() -> None:
    positions = [position for position in random_positions(3, seed=4, every=70) if isinstance(position.stack[-1], Turn)]
    assert positions
    for position in positions:
        assert_complete(position)


def test_no_two_moves_have_the_same_result() -> None:
    """Every legal move of a position leads to a different one, but for the card that is drawn."""
    position = busy_position()
    results = set()
    for move in position.moves():
        following = position.clone()
        following.apply(move)
        results.add((repr(following.view(0)), following.to_act()))
    assert len(results) == len(position.moves())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guessed_moves_are_legal(seats: int) -> None:
    position = started(seats, seed=seats)
    chance = seeded(seats)
    while not position.over():
        position.listed = None
        move = position.sample(chance)
        assert move in position.moves()
        position.apply(move)
        GAME.check(position)


def test_every_kind_of_move_is_guessed() -> None:
    position = busy_position()
    chance = seeded(1)
    guessed = set()
    for _ in range(2000):
        position.listed = None
        guessed.add(kind_of(position.sample(chance)))
    assert guessed == {kind_of(move) for move in position.moves()}


def test_every_move_is_guessed_sooner_or_later() -> None:
    """Also those that cost much or lead past other Incas. Without tiles and ponds there are few enough to see them all."""
    position = busy_position()
    position.triples = position.ponds = 0
    position.doubles = position.villages = position.crops = (0, 0)
    chance = seeded(1)
    guessed = set()
    for _ in range(6000):
        position.listed = None
        guessed.add(position.sample(chance))
    position.listed = None
    assert guessed == set(position.moves())


@pytest.mark.parametrize("seats", [2, 4])
def test_lists_that_remember_where_terrain_fitted_are_those_that_look_everywhere(seats: int) -> None:
    """Also in copies that go their own ways, and after so many changes that nothing is remembered."""
    compared = 0
    chance = seeded(seats)
    for position in random_positions(seats, seed=10 + seats, every=7):
        assert isinstance(position, KramerPosition)
        position.moves()
        for length in (1, 2, 30):
            copy = position.clone()
            for _ in range(length):
                if not copy.over():
                    copy.apply(copy.sample(chance))
            fresh = copy.clone()
            fresh.forget()
            compared += copy.room is not None and fresh.room is None
            assert copy.moves() == fresh.moves()
    assert compared > 30


def test_all_prices_at_once_are_those_of_single_moves() -> None:
    """K4.1 and K4.2: the list of moves finds what Incas pay by other walks than a single move does."""
    for position in [busy_position(), *random_positions(4, seed=6, every=60)]:
        for seat in range(position.seats):
            entering = enter_prices(position, seat, 40)
            assert entering == [enter_price(position, seat, cell) for cell in range(position.data.cells)]
            position.action_points = 40
            for start in position.incas[seat]:
                moving = move_prices(position, seat, start, 40)
                assert moving == [move_price(position, seat, start, cell) for cell in range(position.data.cells)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_who_can_only_end_the_turn(seats: int) -> None:
    """Whether there is something to do is found without listing everything, and is right."""
    for position in random_positions(seats, seed=seats, every=1):
        step = position.stack[-1]
        for action_points in (0, 1, position.action_points):
            position.action_points = action_points
            position.listed = None
            if isinstance(step, Turn) and not position.duty:
                assert step.asks(position) == (len(step.moves(position)) > 1)


def test_candidates_hold_all_moves_and_explain_the_others() -> None:
    position = busy_position()
    step = position.stack[-1]
    legal_moves = set(position.moves())
    candidates = step.candidates(position)
    assert legal_moves <= set(candidates)
    assert candidates == sorted(set(candidates))
    for move in candidates:
        assert (step.refuse(position, move) is None) == (move in legal_moves)


def test_copies_share_the_board_until_they_build() -> None:
    position = busy_position()
    copy = position.clone()
    before = position.view(0)
    for kind in ("triple", "pond", "build", "expand", "enter"):
        move = next(move for move in copy.moves() if GAME.moves.kinds[kind_of(move)].name == kind)
        again = position.clone()
        again.apply(move)
        assert again.view(0) != before
        assert position.view(0) == before
        assert copy.view(0) == before


def test_random_games_keep_their_promises() -> None:
    for seats in (2, 3, 4):
        report = check_games(GAME, seats, {}, [seats], every=25)
        assert not report.failures, report.failures[0]


def test_texts_are_complete() -> None:
    assert check_texts(GAME) == []


def test_the_log_reads_like_a_referee() -> None:
    """Who did what for how many AP and points, with rule numbers on request, in three languages."""
    position = busy_position()
    position.apply(GAME.moves.packed({"kind": "build", "hex": at(6, 12), "value": 1}))
    assert position.journal is not None
    told = position.journal[-2:]
    english = Narrator(GAME, "en", ["Ana", "Ben"])
    assert [english.event(event, 0) for event in told] == [
        "Ana holds the highest position in the village of 4 hexes and builds a temple of value 4 on g6 (1 AP).",
        "Ana gains 2 points (Temples).",
    ]
    assert english.event(told[0], 0, rules=True).endswith("[K5.2]")
    german = Narrator(GAME, "de", ["Ana", "Ben"])
    assert german.event(told[0], 0) == "Ana hält im Dorf aus 4 Feldern die höchste Position und baut auf g6 einen Tempel vom Wert 4 (1 AP)."
    dutch = Narrator(GAME, "nl", ["Ana", "Ben"])
    assert dutch.event(told[0], 0) == "Ana heeft de hoogste positie in het dorp van 4 vakken en bouwt op g6 een tempel met waarde 4 (1 AP)."


def test_refusals_name_the_hex_or_the_card() -> None:
    position = busy_position()
    english = Narrator(GAME, "en", ["Ana", "Ben"])
    told = {
        ("festival", at(6, 10), 0): "K5.1: g5: there is no temple.",
        ("festival", at(9, 9), 1): "K8.2: The card B shows no relic of the face-up card.",
        ("build", at(6, 10), 0): "K5.1: g5: an Inca stands there; a temple needs a free hex.",
    }
    for (kind, cell, other), expected in told.items():
        parts = {"hex": cell, ("card" if kind == "festival" else "value"): other}
        refusal = position.stack[-1].refuse(position, GAME.moves.packed({"kind": kind, **parts}))
        assert refusal is not None
        assert english.refusal(refusal) == expected


def test_a_price_found_while_guessing_serves_that_move_alone() -> None:
    """K4.2: terrain that is placed after the guess may make the same way dearer."""
    position = turn_of(0, action_points=6)
    crop(position, line(6, 10, 5))
    inca(position, 0, at(6, 10))
    position.tokens = (0, 0)
    way = GAME.moves.packed({"kind": "move", "from": at(6, 10), "to": at(6, 18)})
    chance = seeded(1)
    while position.sample(chance) != way:
        position.listed = None
    position.apply(GAME.moves.packed({"kind": "village", "hex": at(6, 14)}))
    position.apply(way)
    assert position.action_points == 6 - 1 - 2
