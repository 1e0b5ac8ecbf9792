"""The legal actions that environments write are those that the rules list."""

from __future__ import annotations

import numpy as np
import pytest
from librt.strings import BytesWriter

from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.envs.episode import actions_of, layout_of
from qosqo.games import all_games
from qosqo.games.cuzco_kramer.position import KramerPosition

BASE = 1_000_000


def written(game: Game, position: Position) -> list[int]:
    into = BytesWriter()
    count = layout_of(game).observer.write_legal(position, actions_of(game), BASE, into)
    found: list[int] = (np.frombuffer(into.getvalue(), "<i8") - BASE).tolist()
    assert len(found) == count
    return found


def listed(game: Game, position: Position) -> list[int]:
    return [game.moves.index(move) for move in position.moves()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_written_actions_are_the_listed_moves(game: Game, players: int) -> None:
    """At decisions all over random games, on copies that know no list yet; with more or fewer action points, too, where there are such."""
    position = game.new(players, seed=players)
    chance = seeded(players)
    compared = 0
    while not position.over():
        if chance.below(4) == 0:
            copy = position.clone()
            if isinstance(copy, KramerPosition):
                copy.action_points = chance.below(7)
            copy.listed = None
            found = written(game, copy)
            assert found == listed(game, copy)
            assert written(game, copy) == found  # now from the list
            compared += 1
        position.apply(position.sample(chance))
    assert compared > 10


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_from_step_to_step_is_what_would_be_found_anew(players: int) -> None:
    """Kramer's game keeps where terrain fits, its observer the board as it was observed."""
    game = all_games()["cuzco-kramer"]
    layout = layout_of(game)
    position = game.new(players, seed=players)
    chance = seeded(players)
    kept = 0
    while not position.over():
        assert isinstance(position, KramerPosition)
        seat = position.to_act()
        if chance.below(3) == 0:
            fresh = position.clone()
            fresh.listed = None
            kept += fresh.room is not None and fresh.mark is position.mark
            known = written(game, fresh), layout.row(fresh, seat).tolist()
            fresh.forget()
            fresh.own_board()
            assert known == (written(game, fresh), layout.row(fresh, seat).tolist())
        layout.row(position, seat)
        written(game, position)
        position.apply(position.sample(chance))
    assert kept > 10
