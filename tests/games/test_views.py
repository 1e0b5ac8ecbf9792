"""Views that are made from what everybody sees are those that would be made from nothing."""

from __future__ import annotations

import random

import pytest

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.position import NOBODY
from qosqo.games import all_games


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_beside_the_public_one_is_the_seats_own(game: Game, seats: int) -> None:
    chance = random.Random(seats)
    match = Match.new(game, [f"player {number}" for number in range(seats)], seed=seats)
    for number in range(400):
        position = match.position
        if position.over():
            break
        if number % 8 == 0:
            public = position.view(NOBODY)
            for seat in range(seats):
                assert position.view_beside(public, seat) == position.view(seat)
        match.play(position.to_act(), chance.choice(position.moves()))
    assert number > 10, "some positions were compared"
