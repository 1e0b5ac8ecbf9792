"""A bot against OpenSpiel's information-set search that is given our evaluation: `python benchmarks/ismcts.py GAME [--bot hard]`.

OpenSpiel's search (its Python one, `open_spiel.python.algorithms.ismcts`) judges leaves by the evaluation of the game, after the turn was
played to its end as our own search does. Both sides think equally long: the other one gets for each decision what the bot has taken for
one of its own on average so far, and next to nothing while it has taken more than the bot in all. That is measured by what the processor
did, so that other work on the machine matters little if the bot is limited by iterations (`--budget 200`). With `--processes 2` a second
process helps the bot meanwhile, as it does at a table; the other side knows no such thing. Every deal is played from both seats. With
`--json` every game is a line as soon as it is played, and the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from qosqo.arena.contest import BOT_STREAM, BadContest, budget_of
from qosqo.arena.results import append_lines, go_on_with
from qosqo.arena.statistics import share
from qosqo.bots import Known, UnknownBot, make_bot
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.chance import seeded
from qosqo.envs.episode import actions_of
from qosqo.envs.openspiel import DEALS, OUTCOMES, SpielState, short_name
from qosqo.games import UnknownGame, find_game

CURIOSITY: Final = 0.7
"""Of the upper confidence bounds; shares of the win lie between 0 and 1."""
FIRST_THOUGHT: Final = 0.05
"""Seconds for its decisions before the bot has made one."""


class TimeIsUp(Exception):
    """The search ends here."""


class Judge:
    """Our evaluation as OpenSpiel wants one."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.chance = seeded(seed)

    def evaluate(self, state: SpielState) -> list[float]:
        position = state.position()
        assert position is not None
        mark = self.evaluation.turn_mark(position)
        return self.evaluation.foresee(position.clone(), mark, position.to_act(), self.chance, self.evaluation.hasty_completions)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, limited by time."""

    def search(self, state: SpielState, seconds: float) -> int:
        self.simulations = 0
        self.until = process_time() + seconds
        try:
            policy = self.run_search(state)
        except TimeIsUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda each: each[1])[0])

    def sample_root_state(self, state: SpielState) -> SpielState:
        if self.simulations > 1 and process_time() > self.until:
            raise TimeIsUp
        self.simulations += 1
        sampled: SpielState = super().sample_root_state(state)
        return sampled


def play(game_name: str, bot_name: str, budget: str, processes: int, deal: int, own_seat: int) -> dict[str, Any]:
    game = find_game(game_name)
    spiel = pyspiel.load_game(short_name(game))
    state = spiel.new_initial_state()
    chance = np.random.RandomState(deal)
    for _ in range(DEALS):
        state.apply_action(int(chance.randint(OUTCOMES)))
    bot = make_bot(bot_name, game, own_seat, BOT_STREAM + deal, processes=processes)
    judge = Judge(evaluation_of(game), BOT_STREAM + deal)
    other = Timed(spiel, judge, CURIOSITY, 10**9, random_state=np.random.RandomState(deal + 1), use_observation_string=True)
    limits = budget_of(budget)
    seconds = [0.0, 0.0]
    decisions = [0, 0]
    simulations = 0
    made, turn, before = 0, 0, -1
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(OUTCOMES)))
            continue
        seat = state.current_player()
        if seat != before:
            turn, before = made, seat
        begin = process_time()
        if seat == own_seat:
            action = actions_of(game).index(bot.choose(Known(game, state.position(), seat, made, turn), limits))
        else:
            if not decisions[own_seat]:
                allowed = FIRST_THOUGHT
            else:
                allowed = seconds[own_seat] / decisions[own_seat] if seconds[seat] < seconds[own_seat] else 0.0
            action = other.search(state, allowed)
            simulations += other.simulations
        seconds[seat] += process_time() - begin
        decisions[seat] += 1
        made += 1
        state.apply_action(action)
    position = state.position()
    return {
        "deal": deal,
        "seat": own_seat,
        "scores": list(position.scores),
        "winners": position.winners(),
        "seconds": [round(each, 2) for each in seconds],
        "decisions": decisions,
        "simulations": simulations,
    }


def report(results: list[dict[str, Any]]) -> str:
    won = sum(1 / len(each["winners"]) for each in results if each["seat"] in each["winners"])
    wins = share(won, len(results))
    points = [fmean(each["scores"][each["seat"] ^ other] for each in results) for other in (0, 1)]
    thought = [fmean(each["seconds"][each["seat"] ^ other] for each in results) for other in (0, 1)]
    return (
        f"{len(results)} games: {wins.value:.1%} ({wins.low:.0%}–{wins.high:.0%}); points {points[0]:.0f} : {points[1]:.0f}; "
        f"seconds per game {thought[0]:.1f} : {thought[1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--budget", default="x0.1", help="of the bot, per turn: 0.5s, 400 (iterations) or x0.1 of its usual time")
    parser.add_argument("--processes", type=int, default=1, help="of the bot")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no game after so long")
    given = parser.parse_args()
    match = {"match": [given.game, given.bot, given.budget, given.processes, given.seed]}
    results: list[dict[str, Any]] = []
    try:
        make_bot(given.bot, find_game(given.game), 0, 0)
        budget_of(given.budget)
        if given.json:
            results = go_on_with(given.json, match, lambda game: dict(game.value))
    except (UnknownGame, UnknownBot, BadContest, OSError, ValueError) as error:
        parser.error(str(error))
    if results:
        print(report(results), flush=True)
    done = {(each["deal"], each["seat"]) for each in results}
    begin = perf_counter()
    for number in range(given.games):
        deal, seat = given.seed + number // 2, number % 2
        if (deal, seat) not in done and perf_counter() - begin <= 60 * given.minutes:
            results.append(play(given.game, given.bot, given.budget, given.processes, deal, seat))
            if given.json:
                append_lines(given.json, [results[-1]])
            print(report(results), flush=True)


if __name__ == "__main__":
    main()
