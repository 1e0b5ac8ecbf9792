"""Many games at once are the same games, one after the other."""

from __future__ import annotations

import numpy as np
import pytest

from qosqo.core.game import Game
from qosqo.envs.episode import BadEnvironment, Episode, IllegalAction
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


@every_game
def test_factored_actions_say_the_same_games_bit_by_bit(game: Game) -> None:
    env = VectorEnv(game.id, games=3, players=2, actions="factored")
    env.reset(1)
    rng = np.random.default_rng(1)
    episodes = [Episode(game, players=2, actions="factored") for _ in range(3)]
    for episode, position in zip(episodes, env.batch.positions, strict=True):
        episode.position = position.clone()
    for _ in range(80):
        actions = env.random_actions(rng)
        for episode, action in zip(episodes, actions, strict=True):
            episode.step(int(action))
        env.step(actions)
        for row, episode in enumerate(episodes):
            assert env.to_act[row] == episode.to_act()
            observed = episode.observe(episode.to_act())
            assert isinstance(observed, np.ndarray)
            assert np.array_equal(env.observations[row], observed)
            assert np.flatnonzero(env.masks[row]).tolist() == episode.legal()


def test_games_shared_out_among_processes_are_the_same() -> None:
    here = VectorEnv("cuzco-feld", games=5, players=3, reward="points")
    rng = np.random.default_rng(4)
    with VectorEnv("cuzco-feld", games=5, players=3, reward="points", processes=2) as there:
        for env in (here, there):
            env.reset(9)
        for _ in range(60):
            actions = here.random_actions(rng)
            for env in (here, there):
                env.step(actions)
            for name in ("observations", "masks", "counts", "to_act", "rewards", "ended", "legal"):
                assert np.array_equal(getattr(here, name), getattr(there, name)), name
        assert np.array_equal(here.random_actions(np.random.default_rng(1)), there.random_actions(np.random.default_rng(1)))
        with pytest.raises(ValueError, match="other processes"):
            _ = there.batch


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
    with pytest.raises(IllegalAction, match="2 actions are needed"):
        env.step([0])
    with pytest.raises(IllegalAction, match="whole numbers"):
        env.step(np.array([0.5, 0.5]))
    assert np.array_equal(env.observations, before)


def test_games_begin_with_a_reset_and_there_is_at_least_one() -> None:
    env = VectorEnv("cuzco-feld", games=2)
    with pytest.raises(ValueError, match="reset"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="reset"):
        env.random_actions(np.random.default_rng(1))
    for games, processes in ((0, 1), (1, 0)):
        with pytest.raises(BadEnvironment, match="at least one"):
            VectorEnv("cuzco-feld", games=games, processes=processes)
