"""One decision: the moves that were worth a thought, what each leads to, and what the one that was played gave away.

A search proposes candidates. Each is then played on, by hasty bots and for a few turns, in positions dealt anew in all that the
player could not know; every candidate gets the same deals. Then the worse half of them and those clearly behind are given up, the others
are tried in further deals, until the best and the one played are told apart or the effort is spent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from qosqo.analysis.effort import Effort
from qosqo.analysis.outlook import Expectation, Outlook, Stage, difference, mean_expectation
from qosqo.analysis.rollouts import hasty_move, play_turns
from qosqo.arena.statistics import CERTAINTY, Estimate
from qosqo.arena.student import quantile
from qosqo.bots.tree import tree
from qosqo.core.chance import Chance, seeded
from qosqo.core.position import NOBODY, Position

CLEARLY: Final = 3.0
"""A candidate is given up when it is behind the best one by so many standard errors of the difference."""
NOTHING_LOST: Final = 0.005
"""A loss of less than this share of the win is none."""
ALIKE_POINTS: Final = 0.5
"""Candidates that are less than that apart, and less than so many points of lead, need not be told apart."""
FEWEST_KEPT: Final = 2
"""Candidates that get further deals as long as they are not clearly behind, beside the move played."""
LONGEST_LINE: Final = 8
"""Moves of a likely continuation."""


@dataclass(frozen=True)
class Candidate:
    """A move and what it leads to."""

    move: int
    points: tuple[Estimate, ...]
    """The final points that every seat may expect."""
    shares: tuple[Estimate, ...]
    """The shares of the win."""
    deals: int
    """In how many re-dealt positions it was tried."""
    line: tuple[int, ...]
    """How the game might go on: further moves of the same player, as far as nobody else decides and nothing hidden comes up."""


@dataclass(frozen=True)
class Decision:
    """What is known about one decision of a game."""

    number: int
    """How many decisions were made before."""
    seat: int
    played: int
    legal: int
    """How many moves were possible."""
    candidates: tuple[Candidate, ...]
    """The best first; the one played is among them."""
    change: Expectation
    """What the move played changed for every seat, compared with what hasty bots would have played: expectations before a decision
    take for granted that they go on, so that such changes and luck together lead from the first expectation to the result."""
    loss_share: Estimate
    """What the player gave away of the own share of the win, compared with the best move found. The best is chosen by one half of the
    deals and compared by the other, both ways, so that on average luck in the rollouts makes no loss of a good move; either sign is
    possible."""
    loss_points: Estimate
    """What the player gave away of the own lead over the mean of the others, in points."""

    luck: Expectation | None = None
    """What chance and hidden cards brought after the move, compared with their mean; None where nothing came up."""

    @property
    def own(self) -> Candidate:
        """The move played."""
        return next(candidate for candidate in self.candidates if candidate.move == self.played)

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def best_expectation(self) -> Expectation:
        """What all seats could expect before the decision, if the best was played."""
        best = self.best
        return Expectation(tuple(each.value for each in best.points), tuple(each.value for each in best.shares))

    @property
    def forced(self) -> bool:
        return self.legal == 1


class Tried:
    """A candidate while it is being tried."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.outcomes: list[Expectation] = []
        self.futures: list[int] = []
        """Of the deals that led to them."""
        self.given_up_for: Tried | None = None
        """The best candidate at the time when this one got no more deals."""

    def share(self, seat: int) -> float:
        return fmean(outcome.shares[seat] for outcome in self.outcomes)


def lead(points: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    others = [each for other, each in enumerate(points) if other != seat]
    return points[seat] - fmean(others) if others else points[seat]


def estimate(values: Sequence[float]) -> Estimate:
    """A mean with its interval, which is Student's: eight deals tell little about how far deals differ. A single value has none."""
    found = fmean(values)
    half = quantile(CERTAINTY, len(values) - 1) * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(found, found - half, found + half)


def analyse_decision(
    position: Position, number: int, played: int, after: Position, outlook: Outlook, effort: Effort, seed: int, open_cards: bool = False
) -> Decision:
    """`after` is the position that the move really led to. `open_cards`: judge by what was really hidden, instead of by what the
    player could know; the future of chance stays unknown."""
    seat = position.to_act()
    chance = seeded(seed)
    trial = Trial(position, after, seat, NOBODY if open_cards else seat, played, outlook, outlook.at(number), effort)
    tried = [Tried(move) for move in trial.proposals(chance)]
    usual = trial.compare(tried, chance)
    own = next(each for each in tried if each.move == played)
    shares, leads = losses(own, tried, seat)
    candidates = tuple(candidate_of(each, shift, position, seat, outlook, chance) for each, shift in in_order(tried, seat))
    came_up = after.revealed() != position.revealed()
    luck = trial.luck(own, chance) if came_up else None
    change = difference(mean_expectation(own.outcomes), mean_expectation(usual))
    return Decision(number, seat, played, len(position.moves()), candidates, change, estimate(shares), estimate(leads), luck)


@dataclass(frozen=True)
class Trial:
    """What stays the same while the candidates of a decision are tried."""

    position: Position
    after: Position
    seat: int
    knower: int
    """Whose knowledge counts; NOBODY for somebody who sees all cards."""
    played: int
    outlook: Outlook
    stage: Stage
    effort: Effort

    def proposals(self, chance: Chance) -> list[int]:
        """The moves that a search finds most worth trying, and the one played."""
        if len(self.position.moves()) == 1:
            return [self.played]
        world = self.position.imagine(self.seat, chance)
        thoughts = tree(self.seat, self.outlook.evaluation, chance, world.revealed())
        for _ in range(self.effort.iterations):
            thoughts.iterate(world)
        children = sorted(thoughts.root.children, key=lambda child: (-child.visits, -child.estimate, child.move))
        found = [child.move for child in children[: self.effort.candidates]]
        return found if self.played in found else [*found, self.played]

    def compare(self, tried: Sequence[Tried], chance: Chance) -> list[Expectation]:
        """Try the candidates until they are told apart or the effort is spent; returns what hasty bots make of the same deals."""
        running = list(tried)
        usual: list[Expectation] = []
        done = 0
        goal = self.effort.first_deals
        while True:
            for _ in range(done, goal):
                world = self.dealt(self.position, chance)
                future = chance.below(1 << 30)
                for each in running:
                    self.try_out(each, world, future)
                hasty = hasty_move(world, self.outlook.evaluation, seeded(future))
                known = next((each.outcomes[-1] for each in running if each.move == hasty), None)
                usual.append(known or self.outcome_of(world, hasty, future))
            done = goal
            running = self.worth_more_deals(running)
            best = running[0]
            if done >= self.effort.most_deals or told_apart(running, best, self.played, self.seat):
                return usual
            goal = min(self.effort.most_deals, 2 * done)

    def worth_more_deals(self, running: Sequence[Tried]) -> list[Tried]:
        """The better half of the candidates without those clearly behind, the best first; and the move played, however it fares."""
        best, *others = sorted(running, key=lambda each: -each.share(self.seat))
        kept = [best]
        for place, each in enumerate(others, 1):
            better_half = place < max(FEWEST_KEPT, (len(running) + 1) // 2)
            if each.move == self.played or (better_half and not behind(each, best, self.seat)):
                kept.append(each)
            else:
                each.given_up_for = best
        return kept

    def luck(self, own: Tried, chance: Chance) -> Expectation:
        """What really came up, against the mean of what could have come up. With the same futures, less of what else differs is taken for
        luck."""
        came = [self.went_on(self.dealt(self.after, chance), future) for future in own.futures]
        return difference(mean_expectation(came), mean_expectation(own.outcomes))

    def dealt(self, position: Position, chance: Chance) -> Position:
        """The position as it might be for the knower."""
        if self.knower != NOBODY:
            return position.imagine(self.knower, chance)
        world = position.clone()
        world.chance.reseed(chance)
        return world

    def try_out(self, tried: Tried, world: Position, future: int) -> None:
        tried.outcomes.append(self.outcome_of(world, tried.move, future))
        tried.futures.append(future)

    def outcome_of(self, world: Position, move: int, future: int) -> Expectation:
        """What a move leads to in one deal. Candidates of the same deal share its future as far as they lead to the same decisions."""
        after = world.clone()
        after.apply(move)
        return self.went_on(after, future)

    def went_on(self, world: Position, future: int) -> Expectation:
        """What is to be expected after the turns that a rollout plays."""
        evaluation = self.outlook.evaluation
        play_turns(world, evaluation, seeded(future), evaluation.turn_mark(self.position), self.outlook.turns)
        return self.outlook.expectation(world, self.stage)


def differences(one: Tried, other: Tried, seat: int) -> list[float]:
    """By how much one is better than the other for the seat, deal by deal."""
    return [a.shares[seat] - b.shares[seat] for a, b in zip(one.outcomes, other.outcomes, strict=False)]


def unsure(gap: Sequence[float]) -> float:
    """By how much the mean of differences may well be wrong."""
    return CLEARLY * stdev(gap) / math.sqrt(len(gap))


def behind(one: Tried, best: Tried, seat: int) -> bool:
    gap = differences(best, one, seat)
    return fmean(gap) > unsure(gap)


def alike(one: Tried, best: Tried, seat: int) -> bool:
    """Whether it is clear that next to nothing sets them apart, so that further deals would tell nothing new."""
    gap = differences(best, one, seat)
    if abs(fmean(gap)) + unsure(gap) > NOTHING_LOST:
        return False
    leads = [lead(a.points, seat) - lead(b.points, seat) for a, b in zip(best.outcomes, one.outcomes, strict=False)]
    return abs(fmean(leads)) + unsure(leads) <= ALIKE_POINTS


def told_apart(running: Sequence[Tried], best: Tried, played: int, seat: int) -> bool:
    """Whether it is clear what is best and whether the move played is as good."""
    return all(each is best or (each.move == played and behind(each, best, seat)) or alike(each, best, seat) for each in running)


def losses(own: Tried, tried: Sequence[Tried], seat: int) -> tuple[list[float], list[float]]:
    """What the move played gave away compared with the best one, deal by deal: of the win, and of the lead in points. Candidates that
    were given up had too few deals to be taken for the best by half of them."""
    shares: list[float] = []
    leads: list[float] = []
    finalists = [each for each in tried if len(each.outcomes) == len(own.outcomes)]
    for half in (0, 1):
        chosen = max(finalists, key=lambda each: fmean(outcome.shares[seat] for outcome in each.outcomes[half::2]))
        for mine, best in list(zip(own.outcomes, chosen.outcomes, strict=False))[1 - half :: 2]:
            shares.append(best.shares[seat] - mine.shares[seat])
            leads.append(lead(best.points, seat) - lead(mine.points, seat))
    return shares, leads


def in_order(tried: Sequence[Tried], seat: int) -> list[tuple[Tried, Expectation]]:
    """The candidates, the best first, and by how much each would have been worth more in the deals of all."""
    shifted = [(each, shift_of(each)) for each in tried]
    return sorted(shifted, key=lambda entry: -(entry[0].share(seat) + entry[1].shares[seat]))


def shift_of(tried: Tried) -> Expectation:
    """A candidate that was given up is compared with the one that was best then in the deals that both had: so it does not matter whether
    these were good ones, and it stays behind."""
    best = tried.given_up_for
    if best is None:
        seats = len(tried.outcomes[0].points)
        return Expectation((0.0,) * seats, (0.0,) * seats)
    in_common = mean_expectation(best.outcomes[: len(tried.outcomes)])
    return difference(shift_of(best), difference(in_common, mean_expectation(best.outcomes)))


def candidate_of(tried: Tried, shift: Expectation, position: Position, seat: int, outlook: Outlook, chance: Chance) -> Candidate:
    seats = range(position.seats)
    return Candidate(
        tried.move,
        tuple(estimate([outcome.points[each] + shift.points[each] for outcome in tried.outcomes]) for each in seats),
        tuple(within_a_win(estimate([outcome.shares[each] + shift.shares[each] for outcome in tried.outcomes])) for each in seats),
        len(tried.outcomes),
        continuation(position, seat, tried.move, outlook, chance),
    )


def within_a_win(share: Estimate) -> Estimate:
    """What is shifted deal by deal is cut only as a whole: so candidates are told in the order that they have."""
    return Estimate(*(min(1.0, max(0.0, each)) for each in (share.value, share.low, share.high)))


def continuation(position: Position, seat: int, move: int, outlook: Outlook, chance: Chance) -> tuple[int, ...]:
    """What hasty bots would play next, as long as nothing comes up that the player could not know."""
    world = position.imagine(seat, chance)
    known = world.revealed()
    world.apply(move)
    line: list[int] = []
    while len(line) < LONGEST_LINE and not world.over() and world.to_act() == seat and world.revealed() == known:
        line.append(hasty_move(world, outlook.evaluation, chance))
        world.apply(line[-1])
    return tuple(line)
