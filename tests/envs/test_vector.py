"""Many games at once are the same games, one after the other."""

from __future__ import annotations

import numpy as np
import pytest

from qosqo.core.game import Game
from qosqo.envs.episode import IllegalAction
from qosqo.envs.vector import VectorEnv
from qosqo.games import all_games

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@every_game
def test_rows_tell_what_their_games_are(game: Game) -> None:
    env = VectorEnv(game.id, games=3, players=2)
    env.reset(1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        env.step(env.random_actions(rng))
        for row, position in enumerate(env.batch.positions):
            assert env.to_act[row] == position.to_act()
            assert np.array_equal(env.observations[row], env.layout.row(position, position.to_act()))
            assert np.flatnonzero(env.masks[row]).tolist() == [game.moves.index(move) for move in position.moves()]


def test_the_same_seed_gives_the_same_games_and_ended_ones_are_followed_by_others() -> None:
    first, second = (VectorEnv("cuzco-feld", games=4, players=3, reward="win") for _ in range(2))
    ended = 0
    for env in (first, second):
        env.reset(7)
    rng = np.random.default_rng(2)
    while ended < 6:
        actions = first.random_actions(rng)
        for env in (first, second):
            env.step(actions)
        assert np.array_equal(first.observations, second.observations)
        assert np.array_equal(first.rewards.sum(axis=1) == 1, first.ended)
        ended += int(first.ended.sum())


def test_points_come_as_they_are_made() -> None:
    env = VectorEnv("cuzco-feld", games=2, players=2, reward="points")
    env.reset(3)
    rng = np.random.default_rng(3)
    scores = np.array([position.scores for position in env.batch.positions])
    while not env.ended.any():
        env.step(env.random_actions(rng))
        running = ~env.ended
        scores = scores + env.rewards
        assert np.array_equal(scores[running], np.array([position.scores for position in env.batch.positions])[running])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("cuzco-feld", games=2)
    env.reset(3)
    before = env.observations.copy()
    for illegal in (int(np.flatnonzero(~env.masks[1])[0]), -1, env.action_count):
        with pytest.raises(IllegalAction, match="in game 1"):
            env.step([int(np.flatnonzero(env.masks[0])[0]), illegal])
    assert np.array_equal(env.observations, before)
