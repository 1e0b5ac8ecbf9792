"""The games as environments of Gymnasium: its own check, and a seat among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from qosqo.bots import Budget, UnknownBot
from qosqo.envs import gymnasium as environments
from qosqo.envs.episode import BadEnvironment

pytestmark = pytest.mark.filterwarnings("ignore")
every_name = pytest.mark.parametrize("name", environments.names())


@every_name
@pytest.mark.parametrize("settings", [{}, {"actions": "factored", "reward": "points"}, {"observations": "named", "players": 3}], ids=str)
def test_gymnasium_s_own_check(name: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", **settings).unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    _, information = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(information["action_mask"]))
        observation, reward, over, _, information = env.step(action)
        assert env.observation_space.contains(observation)
        total += float(reward)
    return total, information


@every_name
def test_the_learner_plays_any_seat_and_gets_the_points_of_its_own(name: str) -> None:
    env = gymnasium.make(name, seat=None, reward="points", actions="factored")
    seats = set()
    for seed in range(4):
        total, information = play(env, seed)
        first = env.unwrapped.episode.begun[information["seat"]]  # type: ignore[attr-defined]
        assert first + total == information["scores"][information["seat"]]
        seats.add(information["seat"])
    assert seats == {0, 1}


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    made = [gymnasium.make("qosqo/cuzco-feld", players=3, bots=["greedy", "search"], thinking=Budget(iterations=2)) for _ in range(2)]
    assert play(made[0], 5)[1]["scores"] == play(made[1], 5)[1]["scores"]


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make("qosqo/cuzco-feld")
    _, information = env.reset(seed=1)
    _, reward, over, _, after = env.step(int(np.flatnonzero(information["action_mask"] == 0)[0]))
    assert (reward, over, after["illegal"]) == (environments.ILLEGAL_REWARD, True, True)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        gymnasium.make("qosqo/cuzco-feld", bots=["nobody"])
    with pytest.raises(BadEnvironment):
        gymnasium.make("qosqo/cuzco-feld", players=3, bots=["greedy"])
    with pytest.raises(BadEnvironment):
        gymnasium.make("qosqo/tawantinsuyu", options={"opponent": "axomamma"}, seat=1)
