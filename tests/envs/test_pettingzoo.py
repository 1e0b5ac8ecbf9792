"""The games as environments of PettingZoo: its own tests, and what ours add."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo as peer
import pytest
from gymnasium.spaces import Box, Dict
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from qosqo.core.game import BadSetup, Game
from qosqo.envs import pettingzoo
from qosqo.envs.names import environment_name, version_of
from qosqo.envs.refusals import ILLEGAL_REWARD, BadEnvironment, IllegalAction, NotBegun
from qosqo.envs.rewards import UnknownReward
from qosqo.games import all_games
from tests.tambo import GAME as TAMBO

pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo warns of what others may have forgotten

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    *[(game.id, {"players": players}) for game in all_games().values() for players in range(game.fewest_seats, game.most_seats + 1)],
    ("cuzco-feld", {"options": {"pututus": "on"}, "reward": "points"}),
    ("cuzco-feld", {"actions": "factored", "observations": "named"}),
    ("cuzco-kramer", {"actions": "factored", "reward": "margin"}),
    ("tawantinsuyu", {"options": {"opponent": "axomamma"}}),
    ("tests.tambo:GAME", {}),
]
every_setting = pytest.mark.parametrize(("name", "settings"), SETTINGS, ids=lambda value: str(value))


@every_setting
def test_pettingzoo_s_own_tests(name: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(name, **settings), num_cycles=60)
    seed_test(partial(pettingzoo.env, name, **settings), num_cycles=20)
    render_test(partial(pettingzoo.env, name, **settings))
    capsys.readouterr()


@every_setting
def test_pettingzoo_s_test_of_games_cut_short(name: str, settings: dict[str, Any]) -> None:
    """It is made for environments in which all act at once."""
    parallel = partial(pettingzoo.parallel_env, name, **settings)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; returns what everybody got."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@pytest.mark.parametrize("game", [TAMBO, *all_games().values()], ids=lambda game: game.id)
def test_rewards_are_what_their_names_say(game: Game) -> None:
    name = "tests.tambo:GAME" if game is TAMBO else game.id
    env = pettingzoo.GameEnv(name, players=2, actions="factored", reward="points")
    points = play(env, 3)
    assert [env.episode.begun[seat] + points[agent] for agent, seat in env.seat_of.items()] == pytest.approx(env.episode.position.scores)
    win = pettingzoo.GameEnv(name, players=2, actions="factored", reward="win")
    assert sum(play(win, 3).values()) == 1
    margin = pettingzoo.GameEnv(name, players=2, actions="factored", reward="margin")
    assert sum(play(margin, 3).values()) == 0


def test_only_who_decides_has_legal_actions() -> None:
    env = pettingzoo.GameEnv("cuzco-feld", players=3)
    env.reset(seed=1)
    assert {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents} == {
        agent: agent == env.agent_selection for agent in env.agents
    }


def test_what_one_agent_draws_does_not_depend_on_the_others() -> None:
    drawn = []
    for often in (0, 3):
        spaces = pettingzoo.GameEnv("cuzco-feld").action_spaces
        for seed, space in enumerate(spaces.values()):
            space.seed(seed)
        for _ in range(often):
            spaces["player_1"].sample()
        drawn.append(int(spaces["player_0"].sample()))
    assert drawn[0] == drawn[1]


def test_an_illegal_action_is_refused_or_ends_the_game_for_the_one_who_chose_it() -> None:
    raw = pettingzoo.GameEnv("cuzco-feld")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    env = pettingzoo.env("cuzco-feld")
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == ILLEGAL_REWARD


def test_what_is_no_whole_number_is_no_action_and_changes_nothing() -> None:
    for env in (pettingzoo.GameEnv("cuzco-feld"), pettingzoo.parallel_env("cuzco-feld")):
        env.reset(seed=1)
        raw = env.unwrapped if isinstance(env, pettingzoo.GameEnv) else env.aec_env.unwrapped
        before = raw.last()
        legal = raw.episode.legal()[0]
        wrong: tuple[Any, ...] = (legal + 0.5, float(legal), float("nan"), str(legal), True, [legal], np.array([legal, legal]), {})
        for action in wrong:
            with pytest.raises(IllegalAction, match="an action is a whole number, not"):
                env.step(action if env is raw else dict.fromkeys(env.agents, action))
            assert str(raw.last()) == str(before)
        raw.step(np.int64(legal))
        assert raw.cycles == 1


def test_without_a_game_there_is_nothing_to_see_or_do() -> None:
    env = pettingzoo.GameEnv("cuzco-feld", max_cycles=1, render_mode="ansi")
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(NotBegun, match="reset"):
            ask()
    play(env, 1)
    with pytest.raises(NotBegun):
        env.step(0)


def test_the_same_seed_of_any_kind_gives_the_same_game_and_what_is_none_is_refused() -> None:
    env = pettingzoo.env("cuzco-feld")
    seen = []
    for seed in (5, np.int64(5), np.uint32(5)):
        env.reset(seed=seed)
        seen.append(str(env.last()))
    assert len(set(seen)) == 1
    for wrong in (-1, 1.5, "5", True):
        with pytest.raises(BadEnvironment, match="a seed is a whole number from 0, not"):
            env.reset(seed=wrong)


@every_setting
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_plays_on_like_the_original_and_apart_from_it(name: str, settings: dict[str, Any], copied: Any) -> None:
    env = pettingzoo.env(name, **settings)
    copied(env).reset(seed=1)
    env.reset(seed=2)
    rng = np.random.default_rng(1)

    def step(*envs: Any) -> None:
        action = int(rng.choice(np.flatnonzero(envs[0].last()[0]["action_mask"])))
        for each in envs:
            each.step(action)

    for _ in range(7):
        step(env)
    other = copied(env)
    before = str(other.last())
    step(env)
    assert str(other.last()) == before
    other = copied(env)
    for _ in range(7):
        step(env, other)
        assert str(env.last()) == str(other.last())
    env.reset()
    other.reset()  # the next deals follow from the seed, too
    assert str(env.last()) == str(other.last())


@pytest.mark.parametrize("actions", ["dense", "factored"])
def test_named_observations_are_the_flat_one_by_name(actions: str) -> None:
    flat, named = (pettingzoo.GameEnv("tawantinsuyu", actions=actions, observations=form) for form in ("flat", "named"))
    for env in (flat, named):
        env.reset(seed=2)
        env.step(env.episode.legal()[0])
    agent = flat.agent_selection
    fields = flat.episode.layout.named(flat.observe(agent)["observation"])
    seen = named.observe(agent)["observation"]
    assert {name: values.tolist() for name, values in seen.items()} == {name: values.tolist() for name, values in fields.items()}
    row, entries = (env.episode.observation_space()["observation"] for env in (flat, named))
    assert isinstance(row, Box)
    assert isinstance(entries, Dict)
    assert sum(values.size for values in seen.values()) == row.shape[0]
    low, high = flat.episode.layout.named(row.low), flat.episode.layout.named(row.high)
    for name, space in entries.items():
        assert isinstance(space, Box)
        assert np.array_equal(space.low, low[name])
        assert np.array_equal(space.high, high[name])


def test_a_seat_that_the_game_plays_itself_is_no_agent() -> None:
    assert pettingzoo.GameEnv("tawantinsuyu", options={"opponent": "axomamma"}).possible_agents == ["player_0"]


def test_pettingzoo_makes_them_by_their_names() -> None:
    for name in pettingzoo.names():
        env = peer.make("aec", f"qosqo/{name}", players=3, reward="points", max_cycles=5)
        assert (env.metadata["name"], len(env.possible_agents), env.unwrapped.max_cycles) == (name, 3, 5)
    assert len(peer.make("parallel", "qosqo/cuzco_feld", players=4).possible_agents) == 4


def test_other_component_data_make_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who changes them keeps the former file."""
    game = all_games()["cuzco-feld"]
    earlier, before = game.earlier_data_files(), version_of(game)
    monkeypatch.setattr(type(game), "earlier_data_files", lambda _: [*earlier, game.data_file()])
    assert version_of(game) == before + 1


def test_names_have_versions_and_other_versions_are_refused() -> None:
    for game in all_games().values():
        name = environment_name(game)
        assert name in pettingzoo.names()
        assert pettingzoo.env(name).metadata["name"] == name
        for other in (name.rpartition("_v")[0], f"qosqo/{name}", f"qosqo/{name.replace('_', '-')}"):
            assert pettingzoo.env(other).metadata["name"] == name
    for wrong in ("cuzco_feld_v999", "qosqo/cuzco-feld-v999"):
        with pytest.raises(BadEnvironment, match=f"there is no {wrong}, only cuzco_feld_v"):
            pettingzoo.env(wrong)
    with pytest.raises(BadEnvironment, match="there are: cuzco-feld, "):
        pettingzoo.env("chess_v6")
    with pytest.raises(BadEnvironment, match="there are: human, ansi"):
        pettingzoo.env("cuzco-feld", render_mode="rgb_array")
    with pytest.raises(BadEnvironment):
        pettingzoo.env("cuzco-feld", actions="thick")
    for reward in ("praise", None, ["win"]):
        with pytest.raises(UnknownReward):
            pettingzoo.env("cuzco-feld", reward=reward)
    with pytest.raises(BadEnvironment, match="max_cycles is a whole number from 0, not -1"):
        pettingzoo.env("cuzco-feld", max_cycles=-1)
    with pytest.raises(BadEnvironment, match="by a text, not by 7"):
        pettingzoo.GameEnv(7)  # type: ignore[arg-type]
    with pytest.raises(BadSetup):
        pettingzoo.env("cuzco-feld", players=9)
    for players in ("2", 2.0, None, True):
        with pytest.raises(BadEnvironment, match="the number of players is a whole number, not"):
            pettingzoo.env("cuzco-feld", players=players)
