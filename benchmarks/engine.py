"""Measure the engine in this interpreter and print the figures as JSON: `python benchmarks/engine.py GAME SEATS [SECONDS]`."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from time import perf_counter, process_time

import numpy as np

from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.tree import tree
from qosqo.core import position as position_module
from qosqo.core.chance import Chance, seeded
from qosqo.core.game import Game
from qosqo.core.playout import play_out
from qosqo.core.position import Position
from qosqo.envs.vector import VectorEnv
from qosqo.games import find_game

ITERATIONS = 20
"""Of the bots' search from each position."""
GAMES_AT_ONCE = 64


class Bench:
    """Positions of one game, and the measurements made with them."""

    def __init__(self, game: Game, seats: int, seconds: float) -> None:
        self.game = game
        self.seats = seats
        self.seconds = seconds
        self.chance = seeded(1)
        self.seed = 0

    def start(self) -> Position:
        self.seed += 1
        return self.game.new(self.seats, self.seed)

    def rate(self, work: Callable[[], int]) -> float:
        """How much of the work is done per second of the processor: others may keep the machine busy meanwhile."""
        work()
        done = 0
        begin = process_time()
        while process_time() - begin < self.seconds:
            done += work()
        return done / (process_time() - begin)

    def middles(self, count: int = 20) -> list[Position]:
        """Positions from all over random games."""
        found: list[Position] = []
        while len(found) < count:
            length = play_out(self.start(), self.chance)
            self.seed -= 1
            position = self.start()
            for _ in range(length // 2):
                if not position.over():
                    position.apply(position.sample(self.chance))
            if not position.over():
                found.append(position)
        return found

    def random_games(self) -> tuple[float, float]:
        """Decisions and games per second, in the engine's own loop."""
        games = 0

        def work() -> int:
            nonlocal games
            games += 1
            return play_out(self.start(), self.chance)

        begin = process_time()
        decisions = self.rate(work)
        return decisions, games / (process_time() - begin)

    def driven(self) -> float:
        """Decisions per second when an interpreted program lists the moves and applies one."""

        def work() -> int:
            position = self.start()
            decisions = 0
            while not position.over():
                moves = position.moves()
                position.apply(moves[self.chance.below(len(moves))])
                decisions += 1
            return decisions

        return self.rate(work)

    def copies(self) -> float:
        positions = self.middles()

        def work() -> int:
            for position in positions:
                for _ in range(50):
                    position.clone()
            return 50 * len(positions)

        return self.rate(work)

    def lists(self) -> float:
        positions = self.middles()

        def work() -> int:
            for position in positions:
                position.listed = None
                position.moves()
            return len(positions)

        return self.rate(work)

    def searches(self) -> float:
        """Iterations per second of a search whose every iteration is a full random playout from the middle of a game."""
        positions = self.middles()
        return self.rate(lambda: sum(flat_search(position, 5, self.chance) for position in positions))

    def thoughts(self) -> float:
        """Iterations per second of the bots' own search, which judges positions by the game's evaluation instead of playing them out."""
        evaluation = evaluation_of(self.game)
        positions = self.middles()

        def work() -> int:
            for position in positions:
                search = tree(position.to_act(), evaluation, self.chance, position.revealed())
                for _ in range(ITERATIONS):
                    search.iterate(position)
            return ITERATIONS * len(positions)

        return self.rate(work)

    def many(self, actions: str) -> float:
        """Steps per second of many games at once, with observations and masks written into arrays and random actions drawn from these."""
        env = VectorEnv(self.game.id, games=GAMES_AT_ONCE, players=self.seats, actions=actions)
        env.reset(1)
        rng = np.random.default_rng(1)

        def work() -> int:
            env.step(env.random_actions(rng))
            return GAMES_AT_ONCE

        return self.rate(work)

    def slowdown(self) -> float:
        """Time per decision in the last fifth of a game over that in the first fifth."""
        spent = [0.0] * 5
        counted = [0] * 5
        for _ in range(20):
            times: list[float] = []
            position = self.start()
            while not position.over():
                begin = perf_counter()
                position.apply(position.sample(self.chance))
                times.append(perf_counter() - begin)
            for number, time in enumerate(times):
                spent[5 * number // len(times)] += time
                counted[5 * number // len(times)] += 1
        return (spent[4] / counted[4]) / (spent[0] / counted[0])

    def all(self) -> dict[str, float]:
        decisions, games = self.random_games()
        return {
            "decisions/s": decisions,
            "games/s": games,
            "driven decisions/s": self.driven(),
            "copies/s": self.copies(),
            "move lists/s": self.lists(),
            "playouts/s in search": self.searches(),
            "search iterations/s": self.thoughts(),
            "vector steps/s": self.many("dense"),
            "factored steps/s": self.many("factored"),
            "late/early": self.slowdown(),
        }


def flat_search(position: Position, iterations: int, chance: Chance) -> int:
    """UCB over the moves of the root, each tried by full random playouts of re-dealt positions."""
    seat = position.to_act()
    moves = position.moves()
    visits = [0] * len(moves)
    totals = [0.0] * len(moves)
    for done in range(iterations):
        if 0 in visits:
            best = visits.index(0)
        else:
            best = max(range(len(moves)), key=lambda n: totals[n] / visits[n] + math.sqrt(2 * math.log(done + 1) / visits[n]))
        world = position.imagine(seat, chance)
        world.apply(moves[best])
        play_out(world, chance)
        winners = world.winners()
        visits[best] += 1
        totals[best] += 1 / len(winners) if seat in winners else 0
    return iterations


def main() -> None:
    name, seats, *more = sys.argv[1:]
    figures = Bench(find_game(name), int(seats), float(more[0]) if more else 2).all()
    figures["compiled"] = not position_module.__file__.endswith(".py")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
