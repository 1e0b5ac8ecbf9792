"""A whole game: what there is to examine, and what all of it tells together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise
from typing import Any

from qosqo.analysis.decisions import Decision, analyse_decision, lead
from qosqo.analysis.effort import Effort
from qosqo.analysis.outlook import Expectation, Outlook, Stage, difference, explore, how_much_lasts, mean_expectation, result
from qosqo.analysis.rollouts import play_turns, turns_played
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.position import Position


@dataclass(frozen=True)
class Settings:
    """How an analysis is made. The same settings give the same analysis of the same game."""

    effort: Effort
    seed: int = 1
    open_cards: bool = False
    """Judge by what was really hidden, instead of by what the players could know."""


def automatic_seats(match: Match) -> list[bool]:
    """Which seats are played by the rules: those that never decide."""
    deciding = {made.seat for made in match.made}
    return [bool(deciding) and seat not in deciding for seat in range(match.position.seats)]


def length_of(match: Match) -> int | None:
    """How many decisions a game has; None as long as it is not over, since nobody knows."""
    return len(match.made) if match.position.over() else None


def turns_of(match: Match, evaluation: Evaluation) -> int:
    """How many turns rollouts of a match go on for."""
    marks = [evaluation.turn_mark(position) for position in islice(match.positions(), len(match.made))]
    return turns_played(len(marks), 1 + sum(mark != earlier for earlier, mark in pairwise(marks)))


class Examiner:
    """Looks at one finished or unfinished match. Each process that takes part has its own."""

    def __init__(self, match: Match, settings: Settings) -> None:
        self.match = match
        self.settings = settings
        self.evaluation = evaluation_of(match.game)
        self.automatic = automatic_seats(match)

    @property
    def decisions(self) -> int:
        return len(self.match.made)

    @cached_property
    def turns(self) -> int:
        """How many turns rollouts go on for."""
        return turns_of(self.match, self.evaluation)

    def stage(self, number: int) -> Stage:
        """What estimates are worth at a checkpoint."""
        position = self.match.position_at(number)
        length = length_of(self.match)
        lasts = how_much_lasts(self.match.game.id, position.seats, number / length if length else None)
        return stage_at(position, number, self.evaluation, self.turns, self.settings, self.automatic, lasts)

    def outlook(self, stages: Sequence[Stage]) -> Outlook:
        return Outlook(self.evaluation, self.turns, stages)

    def decision(self, number: int, outlook: Outlook) -> Decision:
        before, after = self.match.position_at(number), self.match.position_at(number + 1)
        return decision_at(before, number, self.match.made[number].move, after, outlook, self.settings)

    def opening(self, outlook: Outlook) -> tuple[Expectation, Expectation]:
        """What the seats may expect before anything is dealt, and what the deal changed."""
        match = self.match
        deals = Deals(match.game, match.position.seats, match.header.options, match.data, match.header.rules)
        return opening(deals, match.position_at(0), outlook, self.settings, self.decisions)


def stage_at(
    position: Position, number: int, evaluation: Evaluation, turns: int, settings: Settings, automatic: Sequence[bool], lasts: float
) -> Stage:
    """What estimates are worth after so many decisions."""
    return explore(position, number, evaluation, turns, settings.effort.futures, automatic, lasts, seeded(stream(settings, number) + 1))


def decision_at(position: Position, number: int, played: int, after: Position, outlook: Outlook, settings: Settings) -> Decision:
    """What is to be said about a decision, whoever looks at it."""
    seed = stream(settings, number)
    return analyse_decision(position, number, played, after, outlook, settings.effort, seed, settings.open_cards)


@dataclass(frozen=True)
class Deals:
    """How a game is dealt."""

    game: Game
    seats: int
    options: dict[str, str]
    data: Any
    rules: int

    def deal(self, seed: int) -> Position:
        return self.game.start(self.seats, self.options, self.data, seeded(seed), self.rules)


def opening(deals: Deals, first: Position, outlook: Outlook, settings: Settings, decisions: int) -> tuple[Expectation, Expectation]:
    """What the seats may expect before anything is dealt, and what the deal of the first position changed."""
    chance = seeded(stream(settings, decisions) + 1)
    stage = outlook.at(0)
    anyhow: list[Expectation] = []
    really: list[Expectation] = []
    for _ in range(settings.effort.most_deals):
        dealt = deals.deal(chance.below(1 << 30))
        same = first.imagine(first.to_act(), chance)
        for world, found in ((dealt, anyhow), (same, really)):
            play_turns(world, outlook.evaluation, chance, outlook.evaluation.turn_mark(world), outlook.turns)
            found.append(outlook.expectation(world, stage))
    before = mean_expectation(anyhow)
    return before, difference(mean_expectation(really), before)


def stream(settings: Settings, number: int) -> int:
    """The seed of a stream of its own for every decision, so that it does not matter who looks at which."""
    return ((settings.seed << 32) + number) << 1


@dataclass(frozen=True)
class GameAnalysis:
    """All that was found out about one game."""

    settings: Settings
    names: tuple[str, ...]
    stages: tuple[Stage, ...]
    start: Expectation
    """Before anything was dealt."""
    deal: Expectation
    """What the first deal changed."""
    decisions: tuple[Decision, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty while the game goes on."""

    def course(self) -> list[Expectation]:
        """What the seats could expect before each decision, as the one deciding saw it; then the result."""
        found = [decision.best_expectation for decision in self.decisions]
        if self.winners:
            found.append(result(self.scores, self.winners))
        return found

    def explained(self, seat: int) -> Explained:
        """Where the final lead of a seat came from."""
        own = 0.0
        others = 0.0
        luck = lead(self.deal.points, seat)
        for decision in self.decisions:
            change = lead(decision.change.points, seat)
            if decision.seat == seat:
                own += change
            else:
                others += change
            if decision.luck is not None:
                luck += lead(decision.luck.points, seat)
        start = lead(self.start.points, seat)
        final = lead([float(score) for score in self.scores], seat)
        return Explained(seat, start, own, others, luck, final - start - own - others - luck, final)


@dataclass(frozen=True)
class Explained:
    """Where the final lead of a seat over the mean of the others came from, in points: the parts sum to `final`."""

    seat: int
    start: float
    """From the place in the turn order."""
    own: float
    """What the own moves brought, compared with those of hasty bots: what was given away, less what such bots would have given away."""
    others: float
    """What the others' moves brought in the same way."""
    luck: float
    rest: float
    """What the estimates do not explain."""
    final: float


def assembled(match: Match, settings: Settings, stages: Mapping[int, Stage], decisions: Mapping[int, Decision]) -> GameAnalysis:
    """All parts found, by their numbers, put together."""
    examiner = Examiner(match, settings)
    return put_together(match, settings, stages, decisions, examiner.opening(examiner.outlook([stages[each] for each in sorted(stages)])))


def put_together(
    match: Match,
    settings: Settings,
    stages: Mapping[int, Stage],
    decisions: Mapping[int, Decision],
    opened: tuple[Expectation, Expectation] | None,
) -> GameAnalysis:
    """What was found so far; without the opening nothing is told about it."""
    nothing = Expectation((0.0,) * match.position.seats, (0.0,) * match.position.seats)
    start, deal = opened or (nothing, nothing)
    return GameAnalysis(
        settings,
        tuple(match.names),
        tuple(stages[number] for number in sorted(stages)),
        start,
        deal,
        tuple(decisions[number] for number in sorted(decisions)),
        tuple(match.position.scores),
        tuple(match.position.winners()) if match.position.over() else (),
    )
