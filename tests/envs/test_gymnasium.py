"""The games as environments of Gymnasium: its own check, and a seat among bots."""

from __future__ import annotations

import copy
import pickle
from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from qosqo.arena.contest import BadContest
from qosqo.bots import Bot, BotFailed, Budget, Known, UnknownBot
from qosqo.core.game import Game
from qosqo.envs import gymnasium as environments
from qosqo.envs.refusals import ILLEGAL_REWARD, BadEnvironment, IllegalAction, NotBegun

pytestmark = pytest.mark.filterwarnings("ignore")
every_name = pytest.mark.parametrize("name", environments.names())


@every_name
@pytest.mark.parametrize(
    "settings", [{}, {"actions": "factored", "reward": "points", "observations": "named"}, {"render_mode": "human", "players": 3}], ids=str
)
def test_gymnasium_s_own_check(name: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **{"render_mode": "ansi", **settings}).unwrapped)


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
    assert (reward, over, after["illegal"]) == (ILLEGAL_REWARD, True, True)
    with pytest.raises(NotBegun, match="reset"):
        env.step(int(np.flatnonzero(information["action_mask"])[0]))


def test_what_is_no_whole_number_is_no_action_and_changes_nothing() -> None:
    env = gymnasium.make("qosqo/cuzco-feld")
    _, information = env.reset(seed=1)
    legal = int(np.flatnonzero(information["action_mask"])[0])
    for action in (float(legal), float("nan"), "a", None, [legal], np.array([legal, legal])):
        with pytest.raises(IllegalAction, match="an action is a whole number, not"):
            env.step(action)
    assert env.step(np.array(legal))[2] is False


def test_there_is_nothing_to_do_before_the_beginning_after_the_end_and_when_closed() -> None:
    env = gymnasium.make("qosqo/cuzco-feld").unwrapped
    assert isinstance(env, environments.SeatEnv)
    with pytest.raises(NotBegun):
        env.step(0)
    with pytest.raises(NotBegun):
        env.action_masks()
    play(env, 1)
    with pytest.raises(NotBegun):
        env.step(0)
    env.reset(seed=1)
    env.close()
    with pytest.raises(NotBegun):
        env.step(0)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_copies_play_on_alike(copied: Any) -> None:
    env = gymnasium.make("qosqo/tawantinsuyu", players=3, bots=["greedy", "search"], thinking="2", seat=None)
    copied(env).reset(seed=1)
    _, information = env.reset(seed=1)
    first, second = copied(env), copied(env)
    for _ in range(5):
        action = int(np.flatnonzero(information["action_mask"])[-1])
        (*_, information), (*_, other) = first.step(action), second.step(action)
        assert str(information) == str(other)
    assert first.unwrapped.episode.position is not second.unwrapped.episode.position


def test_many_are_made_at_once_and_a_specification_as_json_makes_the_same() -> None:
    settings: dict[str, Any] = {"players": 3, "bots": ["search@2", "greedy"], "thinking": "3"}
    env = gymnasium.make("qosqo/cuzco-feld", **settings)
    assert env.spec is not None
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    assert str(env.reset(seed=3)) == str(again.reset(seed=3))
    many: Any = gymnasium.make_vec("qosqo/cuzco-feld", num_envs=2, **settings)
    seen, _ = many.reset(seed=[3, 4])
    assert np.array_equal(seen["observation"][0], env.reset(seed=3)[0]["observation"])
    many.close()


class Cheat(Bot):
    """Chooses what is not there, and tells how long it may think."""

    budgets: list[Budget] = []
    asked: list[int] = []

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        pass

    def choose(self, known: Known, budget: Budget) -> int:
        self.budgets.append(budget)
        self.asked.append(known.number)
        return -1


def test_bots_of_one_s_own_play_and_what_they_may_not_do_is_told() -> None:
    env = gymnasium.make("qosqo/cuzco-feld", bots=f"{__name__}:Cheat@7", thinking="3", seat=1)

    def play_until_it_is_to_decide() -> None:
        for seed in range(10):
            play(env, seed)

    with pytest.raises(BotFailed, match="seat 0 chose -1, which is not legal"):
        play_until_it_is_to_decide()
    assert Cheat.budgets[0].iterations == 7
    with pytest.raises(NotBegun):  # what is to be decided now is not the learner's
        env.step(0)


def test_people_are_shown_every_move_those_of_bots_too(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("qosqo/cuzco-feld", players=3, actions="factored", render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count(" decides") == 1 + moves_made(env)
    begun = moves_made(env)
    while moves_made(env) == begun:
        env.step(int(np.flatnonzero(env.get_wrapper_attr("action_masks")())[0]))
    assert moves_made(env) > begun + 1
    assert capsys.readouterr().out.count(" decides") == moves_made(env) - begun
    assert env.render() is None


def moves_made(env: gymnasium.Env[Any, Any]) -> int:
    assert isinstance(env.unwrapped, environments.SeatEnv)
    return env.unwrapped.decisions


def test_bots_are_told_how_many_moves_have_been_made_however_they_were_said() -> None:
    asked = []
    for actions in ("dense", "factored"):
        env = environments.SeatEnv("cuzco-feld", bots=f"{__name__}:Cheat", actions=actions)
        Cheat.asked.clear()
        env.reset(seed=next(seed for seed in range(10) if begins(seed)))
        while not Cheat.asked:
            action = int(np.flatnonzero(env.action_masks())[0])
            with suppress(BotFailed):
                env.step(action)
        asked.append(Cheat.asked[0])
    assert asked[0] == asked[1] > 0


def begins(seed: int) -> bool:
    """Whether the learner on seat 0 does."""
    env = environments.SeatEnv("cuzco-feld")
    env.reset(seed=seed)
    return env.decisions == 0


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        gymnasium.make("qosqo/cuzco-feld", bots=["nobody"])
    with pytest.raises(BadEnvironment, match="there are 1 bots for 2 seats"):
        gymnasium.make("qosqo/cuzco-feld", players=3, bots=["greedy"])
    for bots in (None, 5, [None]):
        with pytest.raises(BadEnvironment, match="bots are names, not"):
            gymnasium.make("qosqo/cuzco-feld", bots=bots)
    for seat in (-1, 1.0, "0", True):
        with pytest.raises(BadEnvironment, match="seat is a whole number"):
            gymnasium.make("qosqo/cuzco-feld", seat=seat)
    with pytest.raises(BadContest, match="is not a budget"):
        gymnasium.make("qosqo/cuzco-feld", thinking="long")
    with pytest.raises(BadEnvironment, match="thinking is"):
        gymnasium.make("qosqo/cuzco-feld", thinking=5)
    with pytest.raises(BadEnvironment):
        gymnasium.make("qosqo/tawantinsuyu", options={"opponent": "axomamma"}, seat=1)
