"""How far analyses can be trusted: `python benchmarks/analysis.py lasts|scales|places|bias|effort|speed [GAME …]`.

lasts    what part of a lead in the evaluation's eyes is a lead at the end, by stage of the game
scales   what bots of each strength gain per choice over hasty ones, asked in the same positions: the ladder that players are measured by
places   where whole games, analysed, put the bots on that ladder, and how often the interval holds the bot's own place
bias     whether losses and luck explain final leads: the mean of what is left over, with its interval
effort   how often four times the effort names a move within one point of the first answer
speed    seconds for a game of two at each level

With `--keep FILE` each game that is done becomes a line of that file, and is not done again when the command is given again.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean, stdev, variance
from time import perf_counter
from typing import Any

import qosqo
from qosqo.analysis.decisions import Trial, Tried, analyse_decision, lead
from qosqo.analysis.effort import LEVELS
from qosqo.analysis.outlook import Outlook, Stage, checkpoints, difference, how_much_lasts
from qosqo.analysis.profile import Scale, gained_by_turn, gained_per_choice, scale_of, strength_on
from qosqo.analysis.rollouts import hasty_move, play_to_the_end, play_turns
from qosqo.analysis.tasks import analyse
from qosqo.analysis.whole import Examiner, Settings, stream
from qosqo.arena.contest import bot_and_budget
from qosqo.arena.statistics import QUANTILE, Estimate, mean, mean_of_groups, share
from qosqo.arena.workers import Processes
from qosqo.bots.contract import Known
from qosqo.bots.roster import make_bot
from qosqo.core.chance import seeded
from qosqo.core.match import Match

GAMES = ("cuzco-feld", "cuzco-kramer", "tawantinsuyu")
LADDERS = {
    "cuzco-feld": ("easy", "greedy", "normal@250", "hard@1250"),
    "cuzco-kramer": ("easy", "greedy", "normal@50", "hard@250"),
    "tawantinsuyu": ("easy", "greedy", "normal@150", "hard@750"),
}
"""Who is asked, with the iterations of one decision: a hundredth of what they have for a turn at a table, about as long in every game."""
AROUND = ("greedy", "normal@100", "easy")
"""Who plays the games in whose positions the bots are asked."""
WITHIN = 1.0
"""Points."""
DRAWN = 4000
"""Games that are made of turns of others, to see how often an interval misses."""


STAGES_APART = 7
"""Decisions from one stage that is followed to the next."""
FUTURES = 6
PARTS = 4
"""Into which a game is divided to see how much of a lead lasts."""


@dataclass(frozen=True)
class Plan:
    game: str
    bots: tuple[str, ...]
    seed: int
    level: str
    budget: str


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


def results(work: Callable[..., list[Any]], plans: Sequence[Plan], args: argparse.Namespace, *given: Any) -> Iterator[tuple[Plan, Any]]:
    """What the work finds out about the games, as it comes: values as JSON has them."""
    known = kept(args.keep)
    name = {plan: json.dumps([work.__name__, asdict(plan), given]) for plan in plans}
    yield from ((plan, known[name[plan]]) for plan in plans if name[plan] in known)
    missing = [plan for plan in plans if name[plan] not in known]
    with Processes(args.jobs) as workers:
        for plan in missing:
            workers.submit(work, plan, *given)
        for _ in missing:
            for plan, found in workers.collect():
                if args.keep is not None:
                    with args.keep.open("a", encoding="utf-8") as stream:
                        stream.write(json.dumps([name[plan], found]) + "\n")
                yield plan, found


def kept(file: Path | None) -> dict[str, Any]:
    """What an earlier run found."""
    if file is None or not file.exists():
        return {}
    return dict(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())


def followed(plan: Plan, futures: int) -> list[tuple[Plan, list[list[float]]]]:
    """From stages of a game, futures that differ by chance and by what hasty bots make of it: leads after a rollout, and in the end.
    Both are compared within a stage alone, as candidates of a decision are. For each part of the game: the sum of products of the two, as
    deviations from their means, and the sum of squares of the first."""
    match = played(plan)
    examiner = Examiner(match, Settings(LEVELS[plan.level]))
    evaluation, chance = examiner.evaluation, seeded(plan.seed)
    sums = [[0.0, 0.0] for _ in range(PARTS)]
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
        part = sums[number * PARTS // examiner.decisions]
        for seat in range(match.position.seats):
            ahead, came = [row[seat] for row in seen], [row[seat] for row in final]
            usual, result = fmean(ahead), fmean(came)
            part[0] += sum((one - usual) * (other - result) for one, other in zip(ahead, came, strict=True))
            part[1] += sum((one - usual) ** 2 for one in ahead)
    return [(plan, sums)]


def lasts(args: argparse.Namespace) -> None:
    for game in args.games:
        for players in args.players:
            plans = [Plan(game, ("greedy",) * players, seed, args.level, args.budget) for seed in numbers(args)]
            by_game = [found for _, found in results(followed, plans, args, FUTURES)]
            stages = {f"part {part + 1} of {PARTS}": [found[part] for found in by_game] for part in range(PARTS)}
            stages["whole game"] = [[sum(column) for column in zip(*found, strict=True)] for found in by_game]
            for stage, sums in stages.items():
                slope = sum(both for both, _ in sums) / sum(square for _, square in sums)
                # Games are independent of each other, the stages of a game are not.
                error = math.sqrt(sum((both - slope * square) ** 2 for both, square in sums)) / sum(square for _, square in sums)
                low, high = slope - QUANTILE * error, slope + QUANTILE * error
                print(f"{game}, {players} players, {stage}: {slope:.3f} [{low:.3f} … {high:.3f}], {len(sums)} games", flush=True)


def asked(plan: Plan, sample: int, bots: Sequence[str], deals: int) -> list[tuple[Plan, list[list[float]]]]:
    """In some positions of a game every bot is asked for its move; what each gains over hasty ones, in points of lead, with the same
    deals for all. Asked in the same positions, bots differ only where their moves do: that takes a small part of the decisions that it
    takes to tell bots apart which each played games of their own."""
    match = played(plan)
    examiner = Examiner(match, Settings(LEVELS[plan.level]))
    outlook = without_shares(examiner)
    found: list[list[float]] = []
    for number in sampled(match, plan.seed, sample):
        position = match.position_at(number)
        seat = position.to_act()
        known = Known(match.game, position, seat, number, number)
        chosen: list[int] = []
        for entry in bots:
            name, budget = bot_and_budget(entry, plan.budget)
            chosen.append(make_bot(name, match.game, seat, 1000 * plan.seed + number).choose(known, budget))
        trial = Trial(position, position, seat, seat, chosen[0], outlook, outlook.at(number), examiner.settings.effort)
        chance = seeded(1000 * plan.seed + number)
        gained = [0.0] * len(bots)
        for _ in range(deals):
            world, future = trial.dealt(position, chance), chance.below(1 << 30)
            hasty = hasty_move(world, outlook.evaluation, seeded(future))
            leads = {move: lead(trial.outcome_of(world, move, future).points, seat) for move in {hasty, *chosen}}
            for place, move in enumerate(chosen):
                gained[place] += (leads[move] - leads[hasty]) / deals
        found.append(gained)
    return [(plan, found)]


def without_shares(examiner: Examiner) -> Outlook:
    """Enough to compare points: it does not matter here how sure a lead is to win."""
    seats, decisions = examiner.match.position.seats, examiner.decisions
    return examiner.outlook(
        [
            Stage(number, (0.0,) * seats, 1.0, how_much_lasts(examiner.match.game.id, seats, number / decisions))
            for number in checkpoints(decisions)
        ]
    )


def scales(args: argparse.Namespace) -> None:
    for game in args.games:
        bots = tuple(args.bots.split(",") if args.bots else LADDERS[game])
        for players in args.players:
            plans = [
                Plan(game, tuple(AROUND[(seed + seat) % len(AROUND)] for seat in range(players)), seed, args.level, args.budget)
                for seed in numbers(args)
            ]
            by_game: list[list[list[float]]] = []
            for done, (_, found) in enumerate(results(asked, plans, args, args.sample, bots, args.deals), 1):
                by_game.append(found)
                if done % 20 == 0 or done == len(plans):
                    print(f"[{game}.{players}]  # {', '.join(bots)}; {done} games")
                    print(f"choices = {sum(map(len, by_game))}\nspread = {spread_of(by_game):.2f}\n[{game}.{players}.bots]")
                    for place, bot in enumerate(bots):
                        known = mean_of_groups([[row[place] for row in rows] for rows in by_game])
                        told = f"{bot.partition('@')[0]} = {known.value:.3f}  # {shown(known)}"
                        if place:
                            more = mean_of_groups([[row[place] - row[place - 1] for row in rows] for rows in by_game])
                            told += f", {shown(more)} more than {bots[place - 1].partition('@')[0]}"
                        print(told, flush=True)


def spread_of(by_game: Sequence[Sequence[Sequence[float]]]) -> float:
    """How far what a bot gains by one choice usually is from its mean, all bots alike."""
    by_bot = zip(*(row for rows in by_game for row in rows), strict=True)
    return math.sqrt(fmean(variance(gained) for gained in by_bot))


def gained_in(plan: Plan) -> list[tuple[Plan, list[tuple[str, list[list[float]]]]]]:
    """By how much the choices of each player gained over hasty ones, as an analysis of one whole game tells it, turn by turn."""
    match = played(plan)
    analysis = analyse(match, Settings(LEVELS[plan.level]))
    return [(plan, [(name.partition("@")[0], gained_by_turn(analysis, seat)) for seat, name in enumerate(match.names)])]


def places(args: argparse.Namespace) -> None:
    for game in args.games:
        bots = tuple(args.bots.split(",") if args.bots else LADDERS[game])
        ladder = [bot.partition("@")[0] for bot in bots]
        for players in args.players:
            scale = scale_of(game, {players: 1})
            assert scale is not None
            plans = [
                Plan(game, tuple(bots[(seed + seat) % len(bots)] for seat in range(players)), seed, args.level, args.budget)
                for seed in numbers(args)
            ]
            found: dict[str, list[list[list[float]]]] = {bot: [] for bot in ladder}
            for _, seats in results(gained_in, plans, args):
                for bot, turns in seats:
                    found[bot].append(turns)
            held = 0
            for own, bot in enumerate(ladder):
                if len(found[bot]) > 1:
                    single = [place_of(turns, scale) for turns in found[bot]]
                    within = sum(each.low <= own <= each.high for each in single)
                    held += within
                    wide = fmean(each.high - each.low for each in single)
                    together = place_of([turn for turns in found[bot] for turn in turns], scale)
                    told = f"own place {own} within {within} of {len(single)} intervals, {wide:.1f} steps wide"
                    middle = f"place {shown(mean([each.value for each in single]))}"
                    print(f"{game}, {players} players, {bot}: {middle}, {told}; all games together {shown(together)}")
                    low, high = missed(found[bot], scale)
                    print(
                        f"  drawn again turn by turn, {100 * low:.1f} % miss their mean for being too low and {100 * high:.1f} % too high",
                        flush=True,
                    )
            seen = sum(map(len, found.values()))
            print(f"{game}, {players} players: own place within {shares_shown(held, seen)} of {seen} intervals", flush=True)


def place_of(turns: Sequence[Sequence[float]], scale: Scale) -> Estimate:
    return strength_on(scale, gained_per_choice(turns, scale)).value


def missed(by_game: Sequence[Sequence[Sequence[float]]], scale: Scale) -> tuple[float, float]:
    """Games are made of turns drawn from all of these games, as many in each as they have on average: how many have an interval that lies
    below what is gained on average in all of them, and above."""
    turns = [turn for game in by_game for turn in game]
    mean_gain = sum(map(sum, turns)) / sum(map(len, turns))
    chance = random.Random(1)
    drawn = [gained_per_choice(chance.choices(turns, k=len(turns) // len(by_game)), scale) for _ in range(DRAWN)]
    return sum(each.high < mean_gain for each in drawn) / DRAWN, sum(each.low > mean_gain for each in drawn) / DRAWN


def explained(plan: Plan, deals: int) -> list[tuple[Plan, list[dict[str, Any]]]]:
    """For each seat of a game the parts of its lead, as an analysis tells them, with less work: only moves that hasty bots would not have
    made are tried, without other candidates; and it does not matter here what estimates of shares are worth."""
    match = played(plan)
    examiner = Examiner(match, Settings(replace(LEVELS[plan.level], most_deals=deals)))
    seats, decisions = range(match.position.seats), examiner.decisions
    outlook = without_shares(examiner)
    start, deal = examiner.opening(outlook)
    moves, luck = [[0.0] * PARTS for _ in seats], [[lead(deal.points, seat)] + [0.0] * (PARTS - 1) for seat in seats]
    for number in range(decisions):
        part = number * PARTS // decisions
        before, after, move = match.position_at(number), match.position_at(number + 1), match.made[number].move
        trial = Trial(before, after, before.to_act(), before.to_act(), move, outlook, outlook.at(number), examiner.settings.effort)
        chance = seeded(1000 * plan.seed + number)
        came_up = before.revealed() != after.revealed()
        own = Tried(move)
        for _ in range(deals):
            world, future = trial.dealt(before, chance), chance.below(1 << 30)
            hasty = hasty_move(world, outlook.evaluation, seeded(future))
            if hasty == move and not came_up:
                continue
            trial.try_out(own, world, future)
            if hasty != move:
                change = difference(own.outcomes[-1], trial.outcome_of(world, hasty, future))
                for seat in seats:
                    moves[seat][part] += lead(change.points, seat) / deals
        if came_up:
            brought = trial.luck(own, chance)
            for seat in seats:
                luck[seat][part] += lead(brought.points, seat)
    found = []
    for seat in seats:
        final = lead([float(score) for score in match.position.scores], seat)
        began = lead(start.points, seat)
        rest = final - began - sum(moves[seat]) - sum(luck[seat])
        found.append({"bot": match.names[seat], "start": began, "moves": moves[seat], "luck": luck[seat], "rest": rest, "final": final})
    return [(plan, found)]


def few_stages(examiner: Examiner) -> list[int]:
    return sorted({place * (examiner.decisions - 1) // 4 for place in range(5)})


def bias(args: argparse.Namespace) -> None:
    for game in args.games:
        for players in args.players:
            bots = tuple((args.bots or "greedy,easy").split(","))
            line_up = (*bots, *[bots[-1]] * (players - len(bots)))[:players]
            plans = [Plan(game, line_up, seed, args.level, args.budget) for seed in numbers(args)]
            found: dict[str, list[dict[str, float]]] = {}
            for done, (_, seats) in enumerate(results(explained, plans, args, args.deals), 1):
                for bot in dict.fromkeys(line_up):
                    found.setdefault(bot, []).append(together([each for each in seats if each["bot"] == bot]))
                found.setdefault("the first seat", []).append(together(seats[:1]))
                if done % 10 == 0 or done == len(plans):
                    print(f"{game}, {players} players, {done} games")
                    for who, each in found.items():
                        if len(each) > 1:
                            print(f"  {who}: {told(each)}", flush=True)


def together(seats: Sequence[dict[str, Any]]) -> dict[str, float]:
    """The parts of the leads of some seats of a game, on average: a bot may have several, which are not independent of each other."""
    return {
        "final lead": fmean(each["final"] for each in seats),
        "moves": fmean(sum(each["moves"]) for each in seats),
        "luck": fmean(sum(each["luck"]) for each in seats),
        "rest": fmean(each["rest"] for each in seats),
    }


def told(found: Sequence[dict[str, float]]) -> str:
    """The parts of leads on average, and how much the rest differs from game to game."""
    parts = {name: [each[name] for each in found] for name in found[0]}
    spread = stdev(parts["rest"])
    told = ", ".join(f"{name} {shown(mean(values))}" for name, values in parts.items()) + f", rest of one game ±{spread:.0f}"
    moves = fmean(parts["moves"])
    return f"{told}, without rest if moves counted {1 + fmean(parts['rest']) / moves:.2f} times" if moves else told


def numbers(args: argparse.Namespace) -> range:
    return range(args.first, args.first + args.number)


def answered_twice(plan: Plan, sample: int) -> list[tuple[Plan, list[bool]]]:
    """For some decisions of a game, whether four times the effort names a move within one point of the first answer."""
    match = played(plan)
    little, much = (Examiner(match, Settings(LEVELS[plan.level].times(factor))) for factor in (1, 4))
    outlook = little.outlook([little.stage(number) for number in few_stages(little)])
    near: list[bool] = []
    for number in sampled(match, plan.seed, sample):
        position = match.position_at(number)
        first = little.decision(number, outlook).best.move
        # The first answer takes the place of the move played, so that it is judged even where the second search does not propose it.
        effort, seed = much.settings.effort, stream(replace(much.settings, seed=2), number)
        second = analyse_decision(position, number, first, position, outlook, effort, seed)
        best, own = (lead([point.value for point in each.points], second.seat) for each in (second.best, second.own))
        near.append(best - own <= WITHIN)
    return [(plan, near)]


def sampled(match: Match, seed: int, sample: int) -> list[int]:
    """About so many decisions with a choice, spread evenly over the game."""
    choices_made = [number for number in range(len(match.made)) if len(match.position_at(number).moves()) > 1]
    apart = max(1, len(choices_made) // sample)
    return choices_made[seed % apart :: apart]


def effort(args: argparse.Namespace) -> None:
    for game in args.games:
        plans = [Plan(game, ("greedy", "greedy"), seed, args.level, args.budget) for seed in numbers(args)]
        near: list[float] = []
        for done, (_, found) in enumerate(results(answered_twice, plans, args, args.sample), 1):
            near.extend(found)
            print(
                f"{game}, {done} games: within {WITHIN:g} point in {shares_shown(sum(near), len(near))} of {len(near)} decisions",
                flush=True,
            )


def shares_shown(cases: float, all_cases: int) -> str:
    found = share(cases, all_cases)
    return f"{100 * found.value:.1f} % [{100 * found.low:.1f} … {100 * found.high:.1f}]"


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
    parser.add_argument("what", choices=("lasts", "scales", "places", "bias", "effort", "speed"))
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--number", type=int, default=10, help="games per line")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game; the others follow")
    parser.add_argument("--deals", type=int, default=4, help="in how many deals `bias` and `scales` try a move")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--sample", type=int, default=30, help="decisions of a game that `scales` and `effort` look at")
    parser.add_argument("--bots", default="", help="instead of the usual ones, as in `qosqo simulate`")
    parser.add_argument("--budget", default="x0.1", help="for searching bots")
    parser.add_argument("--level", default="quick", choices=tuple(LEVELS))
    parser.add_argument("--keep", type=Path, help="a file that keeps what is done")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    {"lasts": lasts, "scales": scales, "places": places, "bias": bias, "effort": effort, "speed": speed}[args.what](args)


if __name__ == "__main__":
    main()
