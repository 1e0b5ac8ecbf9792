"""A fixed set of deals and opponents, so that agents can be compared over years and papers.

Whoever changes anything here, the opponents' play included, raises `PROTOCOL`; results name it together with the version of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from qosqo.arena.contest import Contest, Result
from qosqo.arena.statistics import Tally, mean, tally
from qosqo.core.game import Game
from qosqo.games import name_of

PROTOCOL: Final = 6
FIRST_DEAL: Final = 24_000_000
"""The deals follow from here, the same against every opponent; nobody else uses them."""
AGENT: Final = 0
"""The agent's place in the line-ups."""


@dataclass(frozen=True)
class Stage:
    """One part of the protocol: who sits at the table beside the agent, and how many deals are played, each once from every seat."""

    rivals: tuple[str, ...]
    deals: int

    @property
    def name(self) -> str:
        alike = len(set(self.rivals)) == 1
        return f"{len(self.rivals)} × {self.rivals[0]}" if alike else ", ".join(self.rivals)


STAGES: Final = (
    Stage(("random",), 50),
    Stage(("greedy",), 50),
    Stage(("search@100",), 50),
    Stage(("greedy", "greedy", "greedy"), 25),
)
"""Searches get iterations, not seconds: they play alike on every machine."""


@dataclass(frozen=True)
class Score:
    """How an agent did in one stage."""

    stage: str
    games: int
    agent: Tally
    margin: float
    """The mean lead over the best of the others, in points."""
    margin_low: float
    margin_high: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def contest_of(game: Game, agent: str, stage: Stage, budget: str = "") -> Contest:
    """The games of a stage. The budget is the agent's; the others have theirs."""
    entry = f"{agent}@{budget}" if budget else agent
    seats = 1 + len(stage.rivals)
    return Contest(name_of(game), (entry, *stage.rivals), stage.deals * seats, FIRST_DEAL, "", game.complete_options({}))


def score(contest: Contest, stage: Stage, results: Sequence[Result]) -> Score:
    """What the games tell of the agent, also where others of the same name sit at the table."""
    own = [(result, result.seats.index(AGENT)) for result in results]
    margins = [float(result.scores[seat] - max(result.scores[:seat] + result.scores[seat + 1 :])) for result, seat in own]
    lead = mean(margins)
    found = tally(contest.line_up[AGENT], 1 / contest.players, own)
    return Score(stage.name, len(results), found, lead.value, lead.low, lead.high)
