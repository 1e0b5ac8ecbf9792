"""The games as games of OpenSpiel: its own tests, its playthroughs, and its IS-MCTS plays them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from qosqo.envs import openspiel  # noqa: E402
from qosqo.envs.episode import layout_of  # noqa: E402
from qosqo.envs.names import environment_name  # noqa: E402
from qosqo.envs.refusals import IllegalAction  # noqa: E402
from qosqo.games import all_games, find_game  # noqa: E402

GAMES = [
    "python_qosqo_cuzco_feld(players=3)",
    "python_qosqo_cuzco_feld(pututus=on,reward=margin)",
    "python_qosqo_cuzco_kramer",
    "python_qosqo_tawantinsuyu(players=4)",
    "python_qosqo_tawantinsuyu(opponent=axomamma,reward=points)",
]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
"""For processes that are to find what is tested here."""
every_game = pytest.mark.parametrize("name", GAMES)


def test_every_game_is_registered() -> None:
    for game in all_games().values():
        name = openspiel.short_name(game)
        assert name in pyspiel.registered_names()
        assert pyspiel.load_game(name).get_type().long_name == f"Qosqo: {environment_name(game)}"


@every_game
def test_openspiel_s_own_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["python_qosqo_tawantinsuyu(opponent=axomamma)"])
def test_openspiel_writes_the_same_playthrough_twice(name: str) -> None:
    """The playthroughs of other games would be several megabytes."""
    text = generate_playthrough.playthrough(name, None, seed=1)
    assert "Returns()" in text
    assert text == generate_playthrough.playthrough(name, None, seed=1)


def dealt(name: str, seed: int, decisions: int) -> openspiel.SpielState:
    """A state after some random decisions."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = np.random.default_rng(seed)
    while decisions >= 0 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.OUTCOMES)))
        elif decisions:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
        else:
            break
    assert isinstance(state, openspiel.SpielState)
    return state


@every_game
def test_a_history_gives_the_same_state_again(name: str) -> None:
    state = dealt(name, 1, 30)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.spiel(), state))
    assert str(again) == str(state)
    for player in range(state.spiel().num_players()):
        assert again.observation_string(player) == state.observation_string(player)


@every_game
def test_tensors_are_the_documented_rows(name: str) -> None:
    state = dealt(name, 5, 30)
    game = state.spiel()
    observation = make_observation(game)
    for player in range(game.num_players()):
        position = state.position()
        assert position is not None
        row = layout_of(game.game).row(position, player)
        assert np.array_equal(state.observation_tensor(player), row)
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, row)
        named = layout_of(game.game).named(row)
        for place in range(4):
            assert np.array_equal(observation.dict[f"score_{place}"], named["score"][place])
        assert np.array_equal(observation.dict["to_act"], named["to_act"])


def test_games_and_states_are_pickled_and_read_where_nothing_is_known_of_them_yet() -> None:
    state = dealt("python_qosqo_tawantinsuyu(opponent=axomamma)", 6, 10)
    pickled = pickle.dumps((state.spiel(), state))
    game, again = pickle.loads(pickled)
    assert (str(game), str(again)) == (str(state.spiel()), str(state))
    reader = "import pickle, sys; print(*pickle.loads(sys.stdin.buffer.read()), end='')"
    found = subprocess.run([sys.executable, "-c", reader], input=pickled, env=ENVIRONMENT, capture_output=True, check=True)
    assert found.stdout.decode() == f"{state.spiel()} {state}"


def test_who_asks_for_an_information_state_is_told_what_there_is_instead() -> None:
    state = dealt("python_qosqo_cuzco_feld", 7, 1)
    for ask in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(pyspiel.SpielError, match="use observation_string"):
            ask(0)
    assert make_observation(state.spiel(), pyspiel.IIGObservationType(perfect_recall=True)) is None
    with pytest.raises(ValueError, match="no player 2"):
        state.resample_from_infostate(2, pyspiel.UniformProbabilitySampler(0.0, 1.0))


@every_game
def test_a_resampled_state_is_the_same_to_the_player_and_another_in_what_is_hidden(name: str) -> None:
    state = dealt(name, 2, 30)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        other = state.resample_from_infostate(player, sampler)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert other.position() is not state.position()


@pytest.mark.parametrize("name", [GAMES[0], GAMES[2], GAMES[4]])
def test_openspiel_s_information_set_search_plays(name: str) -> None:
    state = dealt(name, 3, 20)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.spiel(),
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=2,
        random_state=rng,
        use_observation_string=True,
    )
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(int(rng.randint(openspiel.OUTCOMES)))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_win_is_shared_out_and_points_come_as_they_are_made() -> None:
    state = dealt("python_qosqo_tawantinsuyu", 4, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 1
    points = dealt("python_qosqo_tawantinsuyu(reward=points)", 4, 10_000)
    position = points.position()
    assert position is not None
    begun = find_game("tawantinsuyu").new(2, 0).scores
    assert points.returns() == [after - before for after, before in zip(position.scores, begun, strict=True)]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("python_qosqo_cuzco_feld").new_initial_state()
    while state.is_chance_node():
        for action in (-5, 1024):
            with pytest.raises(IllegalAction, match=f"action {action} is not legal"):
                state.apply_action(action)
        state.apply_action(7)
    illegal = next(action for action in range(10_000) if action not in state.legal_actions())
    before = str(state)
    for action in (-2, illegal, 1_000_000):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert str(state) == before
