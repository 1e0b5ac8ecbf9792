"""A contest from beginning to end in one call: for programs and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from qosqo.arena.contest import Contest, Result, line_up_of
from qosqo.arena.statistics import Summary, summarise
from qosqo.arena.workers import Here, Processes, run
from qosqo.core.game import Game
from qosqo.games import find_game, name_of


@dataclass(frozen=True)
class Simulation:
    """Games that were played, and what they tell."""

    contest: Contest
    results: list[Result]
    """One entry per game, in the order of their numbers."""

    @cached_property
    def summary(self) -> Summary:
        """Wins and points by bot and by seat, each with the interval in which the truth lies in 95 of 100 cases."""
        return summarise(self.contest, self.results)


def simulation(
    game: Game | str,
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int,
    budget: str,
    options: dict[str, str],
    jobs: int,
) -> Simulation:
    found = find_game(game) if isinstance(game, str) else game
    complete = found.complete_options(options)
    found.check_seats(players, complete)
    line_up = line_up_of(bots, players)
    told = {"game": name_of(found), "line_up": list(line_up), "games": games, "seed": seed, "budget": budget, "options": complete}
    contest = Contest.from_json(told)
    results: list[Result] = []
    with Processes(jobs) if jobs > 1 else Here() as workers:
        for more in run(contest, [], workers):
            results.extend(more)
    return Simulation(contest, sorted(results, key=lambda result: result.number))
