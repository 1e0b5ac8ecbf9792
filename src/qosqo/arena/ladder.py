"""A ladder of bots per game, kept in a file. The rating itself is openskill's Plackett–Luce model, which knows games of more than two."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from qosqo.arena.contest import MOST_GAMES, BadContest, Contest, Result
from qosqo.core.data import Entry

MOST_RUNGS: Final = 10_000


@cache
def model() -> Any:
    """openskill's model with its usual settings; loaded only when somebody rates."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


@dataclass
class Rung:
    """A bot on the ladder: its strength and how sure we are of it."""

    bot: str
    mu: float
    sigma: float
    games: int

    def low(self) -> float:
        return self.mu - 2 * self.sigma

    def high(self) -> float:
        return self.mu + 2 * self.sigma


def rung_of(entry: Entry) -> Rung:
    entry.only(*(each.name for each in fields(Rung)))
    sigma = entry["sigma"].real()
    if sigma <= 0:
        raise entry["sigma"].needed("a number above 0")
    return Rung(entry["bot"].text(), entry["mu"].real(), sigma, entry["games"].number(0, MOST_GAMES))


class Ladders:
    """All ladders of a file, by game and number of players."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rungs: dict[str, dict[str, Rung]] = {}
        if file.exists():
            try:
                stored = Entry("ladders", json.loads(file.read_text(encoding="utf-8"))).entries()
                self.rungs = {name: {rung.bot: rung for rung in map(rung_of, rungs.items(0, MOST_RUNGS))} for name, rungs in stored.items()}
            except (ValueError, RecursionError) as error:
                raise BadContest(f"{file} is not a file of ladders: {error}") from error

    def names(self) -> list[str]:
        """The ladders on which somebody stands."""
        return sorted(name for name, rungs in self.rungs.items() if rungs)

    def ladder(self, name: str) -> list[Rung]:
        """The strongest first."""
        return sorted(self.rungs.get(name, {}).values(), key=lambda rung: -rung.mu)

    def add(self, contest: Contest, results: Iterable[Result]) -> None:
        """Let every game move the ratings of the bots that played it."""
        rungs = self.rungs.setdefault(ladder_name(contest), {})
        for result in sorted(results, key=lambda result: result.number):
            bots = [entry_of(contest, place) for place in result.seats]
            if len(set(bots)) < 2:
                continue
            for bot in bots:
                rungs.setdefault(bot, Rung(bot, model().mu, model().sigma, 0))
            teams = [[model().create_rating([rungs[bot].mu, rungs[bot].sigma])] for bot in bots]
            rated = model().rate(teams, ranks=ranks_of(result))
            for bot in dict.fromkeys(bots):
                own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
                rung = rungs[bot]
                rung.mu = sum(rating.mu for rating in own) / len(own)
                rung.sigma = sum(rating.sigma for rating in own) / len(own)
                rung.games += 1

    def save(self) -> None:
        text = json.dumps({name: [asdict(rung) for rung in self.ladder(name)] for name in self.names()}, indent=1)
        self.file.write_text(text + "\n", encoding="utf-8")


def ladder_name(contest: Contest) -> str:
    """Ratings from games of two say little about games of four."""
    return f"{contest.game} ({contest.players})"


def entry_of(contest: Contest, place: int) -> str:
    """The bot as it stands on the ladder: with the budget that it played with."""
    entry = contest.line_up[place]
    return entry if "@" in entry or not contest.budget else f"{entry}@{contest.budget}"


def ranks_of(result: Result) -> list[float]:
    """Winners first, the others by their scores."""
    order = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    return [float(sum(other < own for other in order)) for own in order]


def round_robin(game: str, bots: list[str], players: int, games: int, seed: int, budget: str, options: dict[str, str]) -> list[Contest]:
    """A contest for every group of different bots that fills a table; two bots alone fill a larger table by turns."""
    different = list(dict.fromkeys(bots))
    if len(different) < 2:
        raise BadContest("a ladder needs at least two different bots")
    size = min(players, len(different))
    contests: list[Contest] = []
    for group in combinations(different, size):
        line_up = tuple(group[place % size] for place in range(players))
        contests.append(Contest(game, line_up, games, seed, budget, options))
    return contests
