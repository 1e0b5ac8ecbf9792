"""`qosqo tune`: weights from games that bots play against themselves, and a duel that tells whether they are any good."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from qosqo.arena.contest import MOST_GAMES, BadContest, Contest, Result, bot_and_budget, budget_of, line_up_of
from qosqo.arena.results import read_contest, write_contest
from qosqo.arena.shifting import Shifting, part_of_the_way, start_of
from qosqo.arena.shifting import run as shift
from qosqo.arena.statistics import summarise
from qosqo.arena.tuning import Learned, SelfPlay, fit, missed_by
from qosqo.arena.tuning import run as learn
from qosqo.bots import BOT_NAMES
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.leaning import Leaning
from qosqo.bots.weights import BadWeights, Weights, weighted
from qosqo.cli.arguments import add_game, add_seed, number, real
from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.files import check_place
from qosqo.cli.parser import Commands
from qosqo.cli.simulate import INTERRUPTED, add_workers, check_workers, percent, play, workers_of
from qosqo.cli.terminal import Terminal
from qosqo.core.game import Game
from qosqo.games import name_of

OTHER_DEALS: Final = 1_000_000
"""Duels are played on deals that the fit has not seen."""
MOST_PHASES: Final = 20
ONLY_WITH: Final = {"bots": "fit", "ridge": "fit", "start": "play", "shift": "play"}
"""Words that mean something for one way of finding weights."""
USUAL: Final[dict[str, Any]] = {"bots": "greedy", "ridge": 0.5, "shift": 0.25, "phases": 3}
"""What holds for a word that was not said."""


def add_parser(commands: Commands) -> None:
    parser = commands.add("tune", run)
    texts = parser.texts
    word = texts("value-number")
    add_game(parser)
    parser.add_argument("--out", type=Path, metavar=texts("value-file"), help=texts("help-tune-out"))
    parser.add_argument("--by", default="fit", choices=("fit", "play"), help=texts("help-tune-by"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=300, metavar=word, help=texts("help-tune-games"))
    add_seed(parser)
    parser.add_argument("--bots", metavar=texts("value-bots"), help=texts("help-tune-bots"))
    parser.add_argument("--iterations", type=number(1), default=30, metavar=word, help=texts("help-tune-iterations"))
    parser.add_argument("--explore", type=real(0, 1), default=0.08, metavar=word, help=texts("help-tune-explore"))
    parser.add_argument("--players", type=number(1), metavar=word, help=texts("help-tune-players"))
    parser.add_argument("--start", type=Path, metavar=texts("value-file"), help=texts("help-tune-start"))
    parser.add_argument("--shift", type=real(0, 3), metavar=word, help=texts("help-tune-shift"))
    parser.add_argument("--phases", type=number(1, MOST_PHASES), metavar=word, help=texts("help-tune-phases"))
    parser.add_argument("--ridge", type=real(0, 1000), metavar=word, help=texts("help-tune-ridge"))
    parser.add_argument("--step", type=real(0, 2), default=0.5, metavar=word, help=texts("help-tune-step"))
    parser.add_argument("--duel", type=number(0, MOST_GAMES), default=100, metavar=word, help=texts("help-tune-duel"))
    parser.add_argument("--budget", default="100", metavar=texts("value-budget"), help=texts("help-tune-budget"))
    add_workers(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    check_workers(args)
    check_words(args)
    out: Path = args.out or Path(f"{args.game.id}-weights.json")
    check_place(out)
    if args.duel and "@" in str(out):
        raise Complaint("tune-at-sign", file=str(out))
    if args.start is not None and args.start.resolve() == out.resolve():
        raise Complaint("tune-start-is-out", file=str(out))
    if out.exists() and not holds_weights(out, args.game):
        raise Complaint("file-exists", file=str(out))
    try:
        budget_of(args.budget)
        found = (by_fit if args.by == "fit" else by_play)(args, out, terminal)
    except (OSError, ValueError, BadWeights) as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo tune --help") from error
    if found is None:
        return INTERRUPTED
    return duel(args, out, found, terminal) if args.duel else 0


def check_words(args: argparse.Namespace) -> None:
    """Complain about words that would change nothing; give those that were not said their usual values."""
    for word, by in ONLY_WITH.items():
        if getattr(args, word) is not None and args.by != by:
            raise Complaint("tune-only-with", word=f"--{word}", by=by)
    if args.phases is not None and args.by == "play" and evaluation_of(args.game).weights():
        raise Complaint("tune-own-phases", game=args.game.id)
    for word, usual in USUAL.items():
        if getattr(args, word) is None:
            setattr(args, word, usual)


def by_play(args: argparse.Namespace, out: Path, terminal: Terminal) -> dict[str, Any] | None:
    """Weights towards which play went; None: interrupted."""
    own = start_of(args.game, args.phases)
    start = weights_of(args.game, args.start, own) if args.start else own
    settings = Shifting(name_of(args.game), start, args.seed, args.iterations, args.shift, args.explore, tuple(players_of(args)))
    done, end = 0, start
    try:
        with terminal.progress() as progress, workers_of(args) as workers:
            task = progress.add_task(terminal.texts("tune-progress", game=args.game.id), total=args.games)
            for done, weights in shift(settings, args.games, out.with_suffix(".trials.jsonl"), workers):
                progress.update(task, completed=done)
                end = weights
    except KeyboardInterrupt:
        terminal.warn(terminal.texts("tune-interrupted", done=done, games=args.games))
        return None
    kind = "weights" if evaluation_of(args.game).weights() else "factors"
    found = part_of_the_way(start, end, args.step)
    told = {"game": args.game.id, kind: found, "trials": done}
    write(out, told, kind)
    show(found, kind, terminal)
    terminal.say("tune-played", trials=done, file=str(out))
    return told


def by_fit(args: argparse.Namespace, out: Path, terminal: Terminal) -> dict[str, Any] | None:
    """Weights fitted to the results of games; None: interrupted."""
    games: list[Learned] = []
    settings = SelfPlay(name_of(args.game), args.seed, bots_of(args), str(args.iterations), args.explore, tuple(players_of(args)))
    try:
        with terminal.progress() as progress, workers_of(args) as workers:
            task = progress.add_task(terminal.texts("tune-progress", game=args.game.id), total=args.games)
            for more in learn(settings, args.games, out.with_suffix(".games.jsonl"), workers):
                games.extend(more)
                progress.update(task, completed=len(games))
    except KeyboardInterrupt:
        terminal.warn(terminal.texts("tune-interrupted", done=len(games), games=args.games))
        return None
    samples = [sample for game in sorted(games, key=lambda each: each.number) for sample in game.samples]
    factors = fit(samples, evaluation_of(args.game).spent, args.phases, args.ridge, args.step)
    weights = {"game": args.game.id, "factors": factors, "games": len(games), "samples": len(samples)}
    write(out, weights, "factors")
    show(factors, "factors", terminal)
    before, after = missed_by(samples, {}, args.phases), missed_by(samples, factors, args.phases)
    terminal.say("tune-fitted", samples=len(samples), before=f"{before:.2f}", after=f"{after:.2f}", file=str(out))
    return weights


def bots_of(args: argparse.Namespace) -> tuple[str, ...]:
    """Who plays the games to learn from, as `name` or `name@budget`."""
    bots = tuple(args.bots.split(","))
    for entry in bots:
        name, _ = bot_and_budget(entry, "")
        if name not in BOT_NAMES:
            raise unknown("unknown-opponent", name, BOT_NAMES)
    return bots


def players_of(args: argparse.Namespace) -> Sequence[int]:
    """With how many players games are played, in turn."""
    if args.players is None:
        return range(max(2, args.game.fewest_seats), args.game.most_seats + 1)
    args.game.check_seats(args.players, args.game.complete_options({}))
    return [args.players]


def weights_of(game: Game, file: Path, own: Weights) -> Weights:
    """The weights or factors of a file."""
    evaluation = weighted(game, file)
    if isinstance(evaluation, Leaning):
        if evaluation_of(game).weights():
            raise BadWeights(f"{file} holds factors for parts, and play tunes the weights of {game.id} one by one")
        return {name: evaluation.factors.get(name, values) for name, values in own.items()}
    return evaluation.weights()


def write(out: Path, weights: dict[str, Any], kind: str) -> None:
    if not found_before(out, weights[kind], kind):
        duel_file(out).unlink(missing_ok=True)  # it was about other weights
    out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


def holds_weights(file: Path, game: Game) -> bool:
    """Whether it is such a file as tuning this game writes, so that it may be written anew."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        return bool(told["game"] == game.id and ("weights" in told or "factors" in told))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def duel_file(out: Path) -> Path:
    return out.with_suffix(".duel.jsonl")


def found_before(out: Path, weights: Weights, kind: str) -> bool:
    """Whether the file holds these very weights already, so that a duel of them may go on."""
    try:
        return bool(json.loads(out.read_text(encoding="utf-8"))[kind] == weights)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def show(weights: Weights, kind: str, terminal: Terminal) -> None:
    """A row for each: a column for its numbers suits two phases as well as a weight for each of many things."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(terminal.texts("column-part"), no_wrap=True)
    table.add_column(terminal.texts(f"column-{kind}"))
    for name, found in weights.items():
        table.add_row(name, "  ".join(f"{each:5.2f}" for each in found))
    terminal.print(table, "")


def duel(args: argparse.Namespace, out: Path, weights: dict[str, Any], terminal: Terminal) -> int:
    """The new weights against the present ones: what counts."""
    line_up = line_up_of((f"search+{out}", "search"), args.players or 2)
    contest = Contest(name_of(args.game), line_up, args.duel, args.seed + OTHER_DEALS, args.budget)
    file = duel_file(out)
    results: list[Result] = []
    try:
        if file.exists():
            told, results = read_contest(file)
            if replace(told, games=0) != replace(contest, games=0):
                file.unlink()  # another duel than this
                results = []
        if not file.exists():
            write_contest(file, contest)
        finished = play(contest, results, file, args, terminal)
    except (BadContest, OSError) as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo tune --help") from error
    if not results:
        return INTERRUPTED
    first = summarise(contest, results).bots[0]
    weights["duel"] = {"games": len(results), "players": contest.players, "budget": args.budget, **asdict(first.wins)}
    out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    better = "yes" if first.wins.low > first.fair else "no"
    terminal.say(
        "tune-duel", games=len(results), players=contest.players, wins=percent(first.wins), fair=f"{first.fair:.0%}", better=better
    )
    return 0 if finished else INTERRUPTED
