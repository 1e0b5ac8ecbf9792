"""Who is asked has a choice, also where a step knows it without making its list of moves."""

from __future__ import annotations

import pytest

from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.games import all_games


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_asked_without_a_choice(game: Game, seats: int) -> None:
    position = game.new(seats, seed=seats)
    chance = seeded(seats)
    while not position.over():
        step = position.stack[-1]
        position.listed = None
        assert step.asks(position)
        moves = step.moves(position)
        assert len(moves) > 1 or step.deliberate(position, moves[0])
        assert position.moves() == moves
        position.apply(moves[chance.below(len(moves))])
