"""The fixed integer encoding of moves: small, dense, and without a gap for any legal move of any game."""

from __future__ import annotations

from itertools import pairwise

import pytest

from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.games import all_games

MOST = 100_000


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_number_is_one_move(game: Game) -> None:
    """Below 100,000 numbers; each stands for a move of its own, in the order of the packed moves."""
    assert game.moves.size < MOST
    moves = [game.moves.move(index) for index in range(game.moves.size)]
    assert all(one < other for one, other in pairwise(moves))
    assert [game.moves.index(move) for move in moves] == list(range(game.moves.size))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_legal_move_has_a_number(game: Game, seed: int) -> None:
    chance = seeded(seed)
    position = game.new(min(game.fewest_seats + seed, game.most_seats), seed)
    while not position.over():
        listed = position.moves()
        offered = listed if len(listed) < 100 else [listed[chance.below(len(listed))] for _ in range(100)]
        assert [game.moves.move(game.moves.index(move)) for move in offered] == offered
        position.apply(position.sample(chance))
