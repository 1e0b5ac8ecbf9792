"""How far analyses can be trusted: `python benchmarks/analysis.py lasts|scales|bias|effort|speed [GAME …]`.

lasts    what part of a lead in the evaluation's eyes is a lead at the end, by stage of the game
scales   what bots of each strength give away per decision: writes the ladder that players are measured by
bias     whether losses and luck explain final leads: the mean of what is left over, with its interval
effort   how often four times the effort names a move within one point of the first answer
speed    seconds for a game of two at each level
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from time import perf_counter

import qosqo
from qosqo.analysis.decisions import lead
from qosqo.analysis.effort import LEVELS
from qosqo.analysis.outlook import checkpoints
from qosqo.analysis.rollouts import play_to_the_end, play_turns
from qosqo.analysis.tasks import analyse
from qosqo.analysis.whole import Examiner, GameAnalysis, Settings
from qosqo.arena.contest import bot_and_budget
from qosqo.arena.statistics import QUANTILE, Estimate, mean
from qosqo.arena.workers import Processes
from qosqo.core.chance import seeded
from qosqo.core.match import Match

GAMES = ("cuzco-feld", "cuzco-kramer", "tawantinsuyu")
LADDER = ("easy", "greedy", "normal", "hard")
WITHIN = 1.0
"""Points."""


STAGES_APART = 7
"""Decisions from one stage that is followed to the next."""
FUTURES = 6
PARTS = 4
"""Into which a game is divided to see how much of a lead lasts."""


@dataclass(frozen=True)
class Followed:
    """What the leads of a seat at one stage came to, in several futures."""

    progress: float
    both: float
    """Sum of products of leads after a rollout and in the end, as deviations from their means."""
    square: float


@dataclass(frozen=True)
class Plan:
    game: str
    bots: tuple[str, ...]
    seed: int
    level: str
    budget: str
    times: float = 1.0
    """How much work is done, compared with the level."""


def played(plan: Plan) -> Match:
    """A game between bots, which sit one place further with every seed."""
    shift = plan.seed % len(plan.bots)
    line_up = plan.bots[shift:] + plan.bots[:shift]
    match = Match.new(qosqo.game(plan.game), line_up, seed=plan.seed, bots=[entry.partition("@")[0] for entry in line_up])
    seated = [
        (qosqo.bot(name, match, seat, seed=1000 * plan.seed + seat), budget)
        for seat, (name, budget) in enumerate(bot_and_budget(entry, plan.budget) for entry in line_up)
    ]
    while not match.position.over():
        bot, budget = seated[match.position.to_act()]
        bot.play(budget)
    return match


def analysed(plan: Plan) -> list[tuple[Plan, GameAnalysis]]:
    return [(plan, analyse(played(plan), Settings(LEVELS[plan.level].times(plan.times))))]


def all_analysed(plans: Sequence[Plan], jobs: int) -> Iterator[tuple[Plan, GameAnalysis]]:
    with Processes(jobs) as workers:
        for plan in plans:
            workers.submit(analysed, plan)
        for _ in plans:
            yield from workers.collect()


def followed(plan: Plan, futures: int) -> list[Followed]:
    """From stages of a game, futures that differ by chance and by what hasty bots make of it: leads after a rollout, and in the end.
    Both are compared within a stage alone, as candidates of a decision are."""
    match = played(plan)
    examiner = Examiner(match, Settings(LEVELS[plan.level]))
    evaluation, chance = examiner.evaluation, seeded(plan.seed)
    found: list[Followed] = []
    for number in range(plan.seed % STAGES_APART, examiner.decisions, STAGES_APART):
        seen: list[list[float]] = []
        final: list[list[float]] = []
        for _ in range(futures):
            world = match.position_at(number)
            world = world.imagine(world.to_act(), chance)
            play_turns(world, evaluation, chance, evaluation.turn_mark(world), examiner.turns)
            if world.over():
                continue
            worths = evaluation.worths(world)
            play_to_the_end(world, evaluation, chance)
            seen.append([lead(worths, seat) for seat in range(world.seats)])
            final.append([lead([float(score) for score in world.scores], seat) for seat in range(world.seats)])
        if len(seen) < 2:
            continue
        for seat in range(match.position.seats):
            ahead, came = [row[seat] for row in seen], [row[seat] for row in final]
            usual, result = fmean(ahead), fmean(came)
            both = sum((one - usual) * (other - result) for one, other in zip(ahead, came, strict=True))
            found.append(Followed(number / examiner.decisions, both, sum((one - usual) ** 2 for one in ahead)))
    return found


def lasts(args: argparse.Namespace) -> None:
    for game in args.games:
        for players in args.players:
            plans = [Plan(game, ("greedy",) * players, seed, args.level, args.budget) for seed in range(1, args.number + 1)]
            by_game: list[list[Followed]] = []
            with Processes(args.jobs) as workers:
                for plan in plans:
                    workers.submit(followed, plan, FUTURES)
                for done in range(len(plans)):
                    by_game.append(workers.collect())
                    print(f"\r{done + 1} of {len(plans)} games", end="", flush=True)
            print()
            for part in range(PARTS):
                sums = [
                    (sum(each.both for each in found), sum(each.square for each in found))
                    for found in ([each for each in one if int(each.progress * PARTS) == part] for one in by_game)
                ]
                slope = sum(both for both, _ in sums) / sum(square for _, square in sums)
                # Games are independent of each other, the stages of a game are not.
                error = math.sqrt(sum((both - slope * square) ** 2 for both, square in sums)) / sum(square for _, square in sums)
                low, high = slope - QUANTILE * error, slope + QUANTILE * error
                print(
                    f"{game}, {players} players, part {part + 1} of {PARTS}: {slope:.3f} [{low:.3f} … {high:.3f}], {len(sums)} games",
                    flush=True,
                )


def sampled_losses(plan: Plan, sample: int) -> list[tuple[str, float]]:
    """What the bots of one game gave away in some of its decisions, spread evenly over the game."""
    match = played(plan)
    examiner = Examiner(match, Settings(LEVELS[plan.level]))
    outlook = examiner.outlook([examiner.stage(place * (examiner.decisions - 1) // 4) for place in range(5)])
    choices_made = [number for number in range(examiner.decisions) if len(match.position_at(number).moves()) > 1]
    apart = max(1, len(choices_made) // sample)
    found = [examiner.decision(number, outlook) for number in choices_made[plan.seed % apart :: apart]]
    return [(match.names[decision.seat], decision.loss_points.value) for decision in found]


def scales(args: argparse.Namespace) -> None:
    for game in args.games:
        for players in args.players:
            bots = tuple(args.bots.split(",") if args.bots else LADDER)
            line_ups = list(pairwise(bots)) if players == 2 else [bots[:players]]
            plans = [Plan(game, line_up, seed, args.level, args.budget) for seed in range(1, args.number + 1) for line_up in line_ups]
            losses: dict[str, list[float]] = {bot: [] for bot in bots}
            with Processes(args.jobs) as workers:
                for plan in plans:
                    workers.submit(sampled_losses, plan, args.sample)
                for done in range(len(plans)):
                    for bot, loss in workers.collect():
                        losses[bot].append(loss)
                    if (done + 1) % len(line_ups) == 0:
                        print(f"[{game}]  # {players} players, {done + 1} games")
                        for bot, values in losses.items():
                            if len(values) > 1:
                                name = bot.partition("@")[0]
                                print(f"{name} = {fmean(values):.3f}  # {shown(mean(values))}, {len(values)} decisions", flush=True)


def bias(args: argparse.Namespace) -> None:
    for game in args.games:
        for players in args.players:
            bots = tuple((args.bots or "greedy,easy").split(","))
            line_up = (*bots, *[bots[-1]] * (players - len(bots)))[:players]
            plans = [Plan(game, line_up, seed, args.level, args.budget, args.times) for seed in range(1, args.number + 1)]
            rests: dict[str, list[float]] = {}
            pairs: list[tuple[float, float]] = []
            for done, (_, analysis) in enumerate(all_analysed(plans, args.jobs), 1):
                for seat, bot in enumerate(analysis.names):
                    found = analysis.explained(seat)
                    rests.setdefault(bot, []).append(found.rest)
                    if seat == 0:
                        rests.setdefault("the first seat", []).append(found.rest)
                    pairs.append((found.final - found.start - found.rest, found.final - found.start))
                if done % 5 == 0 or done == len(plans):
                    tell_rests(f"{game}, {players} players, {done} games", rests, pairs)


def tell_rests(title: str, rests: dict[str, list[float]], pairs: Sequence[tuple[float, float]]) -> None:
    slope = sum(one * other for one, other in pairs) / sum(one * one for one, _ in pairs)
    print(f"{title}: " + "; ".join(f"{who} {shown(mean(rest))}" for who, rest in rests.items() if len(rest) > 1))
    print(f"  of an explained point {slope:.2f} came true", flush=True)


def effort(args: argparse.Namespace) -> None:
    for game in args.games:
        near: list[float] = []
        for seed in range(1, args.number + 1):
            match = played(Plan(game, ("greedy", "greedy"), seed, args.level, args.budget))
            little, much = (Examiner(match, Settings(LEVELS[args.level].times(factor))) for factor in (1, 4))
            outlook = much.outlook([much.stage(number) for number in checkpoints(much.decisions)])
            for number in range(seed % 5, much.decisions, 5):
                first, second = little.decision(number, outlook), much.decision(number, outlook)
                if first.forced:
                    continue
                # What the first answer is worth in the eyes of the second.
                by_move = {each.move: lead([point.value for point in each.points], second.seat) for each in second.candidates}
                near.append(float(first.best.move in by_move and by_move[second.best.move] - by_move[first.best.move] <= WITHIN))
        print(f"{game}: within {WITHIN:g} point in {100 * fmean(near):.1f} % of {len(near)} decisions")


def speed(args: argparse.Namespace) -> None:
    for game in args.games:
        match = played(Plan(game, ("greedy", "greedy"), 1, "quick", ""))
        for level in LEVELS if args.level == "deep" else ("quick", "standard"):
            start, used = perf_counter(), processor_seconds()
            with Processes(args.jobs) as workers:
                analyse(match, Settings(LEVELS[level]), workers)
            told = f"{perf_counter() - start:.1f} s with {args.jobs} processes, {processor_seconds() - used:.1f} processor seconds"
            print(f"{game}: {len(match.made)} decisions at {level} in {told}", flush=True)


def processor_seconds() -> float:
    """Of this process and of those that have ended: tells the cost on a busy machine, too."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def shown(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} [{estimate.low:.2f} … {estimate.high:.2f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("lasts", "scales", "bias", "effort", "speed"))
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--number", type=int, default=10, help="games per line")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--sample", type=int, default=30, help="decisions of a game that are looked at by `scales`")
    parser.add_argument("--bots", default="", help="instead of the usual ones, as in `qosqo simulate`")
    parser.add_argument("--budget", default="x0.1", help="for searching bots")
    parser.add_argument("--level", default="quick", choices=tuple(LEVELS))
    parser.add_argument("--times", type=float, default=1.0, help="how much work `bias` does, compared with the level")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    {"lasts": lasts, "scales": scales, "bias": bias, "effort": effort, "speed": speed}[args.what](args)


if __name__ == "__main__":
    main()
