"""Actions of learners, dense and factored, say the same as the moves."""

from __future__ import annotations

import numpy as np
import pytest
from librt.strings import BytesWriter

from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.envs.actions import Actions
from qosqo.games import all_games
from tests.tambo import GAME as TAMBO

every_game = pytest.mark.parametrize("game", [TAMBO, *all_games().values()], ids=lambda game: game.id)


@every_game
def test_dense_actions_are_those_of_the_table_of_moves(game: Game) -> None:
    actions = Actions(game.moves)
    for index in range(0, game.moves.size, 37):
        move = game.moves.move(index)
        assert actions.index(move) == index
        assert actions.move(index) == move


@every_game
def test_choosing_what_is_left_leads_to_exactly_the_legal_moves(game: Game) -> None:
    actions = Actions(game.moves)
    position = game.new(game.most_seats, 3)
    chance = seeded(4)
    number = 0
    while not position.over():
        if number % 40 == 0:
            moves = position.moves()
            assert said(actions, moves, []) == moves
        position.apply(position.sample(chance))
        number += 1


def said(actions: Actions, moves: list[int], chosen: list[int]) -> list[int]:
    """All moves that can be said by one choice after the other."""
    if actions.complete(chosen):
        move = actions.move_of(chosen)
        assert actions.factors(move) == chosen
        return [move]
    choices = actions.choices(moves, chosen)
    assert max(choices) < actions.widest
    assert written(actions, moves, chosen) == choices
    return [move for choice in choices for move in said(actions, moves, [*chosen, choice])]


def written(actions: Actions, moves: list[int], chosen: list[int]) -> list[int]:
    """The same choices, found among dense actions."""
    base = 1_000_000
    dense, into = BytesWriter(), BytesWriter()
    actions.write_indices(moves, 0, dense)
    count = actions.write_choices(dense.getvalue(), chosen, base, into)
    found: list[int] = (np.frombuffer(into.getvalue(), "<i8") - base).tolist()
    assert len(found) == count
    return found
