"""Many games at once are the same games, one after the other."""

from __future__ import annotations

import copy
import gc
from types import SimpleNamespace

import numpy as np
import pytest

from qosqo.core.game import Game
from qosqo.envs.actions import LONGEST, NOT_CHOSEN
from qosqo.envs.episode import Episode
from qosqo.envs.layout import SAID
from qosqo.envs.processes import ProcessEnded, Processes
from qosqo.envs.refusals import BadEnvironment, IllegalAction, NotBegun
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
        episode.begin(position.clone())
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
    said = env.layout.named(env.observations)[SAID]
    assert said.tolist() == [[*episode.chosen, *[NOT_CHOSEN] * (LONGEST - len(episode.chosen))] for episode in episodes]


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


def test_games_begin_with_a_reset() -> None:
    env = VectorEnv("cuzco-feld", games=2)
    with pytest.raises(NotBegun, match="reset"):
        env.step([0, 0])
    with pytest.raises(NotBegun, match="reset"):
        env.random_actions(np.random.default_rng(1))


def test_numbers_of_any_kind_are_taken_and_nothing_else() -> None:
    env = VectorEnv("cuzco-feld", games=np.int64(2), players=np.int8(3))  # type: ignore[arg-type]
    seen = []
    for seed in (5, np.int64(5), np.uint32(5)):
        env.reset(seed)  # type: ignore[arg-type]
        seen.append(env.observations.tolist())
    assert seen[0] == seen[1] == seen[2]
    for wrong in (-1, 1.5, "5", 1 << 32):
        with pytest.raises(BadEnvironment, match="a seed is"):
            env.reset(wrong)  # type: ignore[arg-type]
    assert env.observations.tolist() == seen[0]
    for settings in ({"games": 0}, {"games": 2.5}, {"processes": 0}, {"processes": "2"}, {"players": "2"}):
        with pytest.raises(BadEnvironment, match="is a whole number"):
            VectorEnv("cuzco-feld", **settings)
    with pytest.raises(BadEnvironment, match="more memory than there is"):
        VectorEnv("cuzco-feld", games=1 << 60)


def test_a_closed_one_says_so_and_its_arrays_can_still_be_read() -> None:
    for processes in (1, 2):
        env = VectorEnv("cuzco-feld", games=2, processes=processes)
        env.reset(1)
        actions = env.random_actions(np.random.default_rng(1))
        observations, seen = env.observations, env.observations.tolist()
        env.close()
        env.close()
        assert observations.tolist() == env.observations.tolist() == seen
        for ask in (env.reset, lambda env=env, actions=actions: env.step(actions)):
            with pytest.raises(ValueError, match="closed"):
                ask()


def test_when_one_process_is_no_more_the_others_are_ended_and_it_is_told() -> None:
    env = VectorEnv("cuzco-feld", games=2, processes=2)
    env.reset(1)
    actions = env.random_actions(np.random.default_rng(1))
    played = env._played
    assert isinstance(played, Processes)
    processes = [process for _, process, _ in played.workers]
    processes[1].kill()
    processes[1].join()
    for _ in range(2):
        with pytest.raises(ProcessEnded):
            env.step(actions)
    assert not any(process.is_alive() for process in processes)


def test_interrupted_halfway_it_is_not_played_on() -> None:
    """Nobody knows then which of the processes has answered."""
    env = VectorEnv("cuzco-feld", games=2, processes=2)
    env.reset(1)
    actions = env.random_actions(np.random.default_rng(1))
    played = env._played
    assert isinstance(played, Processes)
    pipe, _, _ = played.workers[1]

    def interrupted() -> None:
        raise KeyboardInterrupt

    played.workers[1] = (SimpleNamespace(send=pipe.send, recv=interrupted, close=pipe.close), *played.workers[1][1:])  # type: ignore[assignment]
    with pytest.raises(KeyboardInterrupt):
        env.step(actions)
    with pytest.raises(ProcessEnded):
        env.step(actions)


def test_processes_end_with_the_environment_that_nobody_has_closed() -> None:
    env = VectorEnv("cuzco-feld", games=2, processes=2)
    played = env._played
    assert isinstance(played, Processes)
    processes = [process for _, process, _ in played.workers]
    del env, played
    gc.collect()
    assert not any(process.is_alive() for process in processes)


def test_it_is_not_copied() -> None:
    with pytest.raises(TypeError, match="cannot be copied"):
        copy.deepcopy(VectorEnv("cuzco-feld", games=1))
