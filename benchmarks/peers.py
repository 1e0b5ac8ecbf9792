"""Measure others' games beside ours: Catanatron, OpenSpiel and PettingZoo, driven from Python. Prints JSON. Needs the extra `bench`."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from catanatron import Color, Game, RandomPlayer
from open_spiel.python import rl_environment, vector_env
from open_spiel.python.games import block_dominoes  # noqa: F401  (registers the game)
from open_spiel.python.rl_agent import StepOutput
from pettingzoo.classic import chess_v6
from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

GAMES_AT_ONCE = 64
SPIELS = ("backgammon", "gin_rummy", "chess", "hive", "python_block_dominoes")


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done per second of the processor."""
    work()
    done = 0
    begin = process_time()
    while process_time() - begin < seconds:
        done += work()
    return done / (process_time() - begin)


def catan() -> Any:
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catan_game() -> int:
    game = catan()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def catan_copies(seconds: float) -> float:
    game = catan()
    for _ in range(300):
        game.play_tick()

    def work() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return rate(work, seconds)


def random_child(state: Any, chance: random.Random) -> bool:
    """One action; whether it was a player's decision."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
        return False
    state.apply_action(chance.choice(state.legal_actions()))
    return True


def spiel_game(game: Any, chance: random.Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += random_child(state, chance)
    return decisions


def spiel_search(seconds: float) -> float:
    """Simulations per second of the C++ tree search on backgammon, one random playout each, from the middle of a game."""
    game = pyspiel.load_game("backgammon")
    chance = random.Random(1)
    state = game.new_initial_state()
    for _ in range(60):
        random_child(state, chance)
    while state.is_chance_node():
        random_child(state, chance)
    simulations = 200
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 1000, False, 1, False)

    def work() -> int:
        bot.step(state)
        return simulations

    return rate(work, seconds)


class GinRummy(RLCardBase):  # type: ignore[misc]
    """Gin rummy as PettingZoo had it until it left: rlcard's game in PettingZoo's own frame for the games of rlcard."""

    metadata = {"name": "gin_rummy", "render_modes": ["human"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self) -> None:
        self.render_mode = None
        super().__init__("gin-rummy", num_players=2, obs_shape=(5, 52))

    def render(self) -> None:
        """Nothing is shown."""


def zoo_game(env: Any, rng: np.random.Generator) -> int:
    """A random game of a PettingZoo environment, with its observations and masks."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += not over
    return steps


def spiel_vector(seconds: float) -> float:
    """Steps per second of OpenSpiel's own vector environment."""
    envs = vector_env.SyncVectorEnv([rl_environment.Environment("backgammon") for _ in range(GAMES_AT_ONCE)])
    seen = envs.reset()
    chance = random.Random(1)

    def work() -> int:
        nonlocal seen
        players = [each.observations["current_player"] for each in seen]
        legal = [each.observations["legal_actions"][player] for each, player in zip(seen, players, strict=True)]
        seen, _, _, _ = envs.step([StepOutput(action=chance.choice(actions), probs=None) for actions in legal], reset_if_done=True)
        return GAMES_AT_ONCE

    return rate(work, seconds)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2
    figures = {"catanatron decisions/s": rate(catan_game, seconds), "catanatron copies/s": catan_copies(seconds)}
    for name in SPIELS:
        game = pyspiel.load_game(name)
        chance = random.Random(1)
        figures[f"{name} decisions/s"] = rate(lambda game=game, chance=chance: spiel_game(game, chance), seconds)  # type: ignore[misc]
    figures["backgammon playouts/s in search"] = spiel_search(seconds)
    rng = np.random.default_rng(1)
    for name, env in (("chess", chess_v6.raw_env()), ("gin rummy", GinRummy())):
        figures[f"pettingzoo {name} steps/s"] = rate(lambda env=env: zoo_game(env, rng), seconds)  # type: ignore[misc]
    figures["backgammon vector steps/s"] = spiel_vector(seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
