"""`qosqo simulate`: many games between bots."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from qosqo.arena.contest import MOST_GAMES, BadContest, Contest, Result, blamed, bot_and_budget, line_up_of
from qosqo.arena.results import append_results, read_contest, write_contest
from qosqo.arena.statistics import Estimate, Tally, summarise
from qosqo.arena.workers import Here, NoCluster, Processes, RayCluster, Workers
from qosqo.arena.workers import run as run_contest
from qosqo.bots import BOT_NAMES, BotFailed, UnknownBot, UnusableBot
from qosqo.bots.any_bot import make_any_bot
from qosqo.bots.side_by_side import processors
from qosqo.cli.arguments import (
    MOST_JOBS,
    USUAL_SEED,
    add_game,
    add_options,
    add_seed,
    check_seats,
    chosen_options,
    game_named,
    look_in_this_folder,
    number,
)
from qosqo.cli.complaint import Complaint, unknown
from qosqo.cli.keeping import Keeper, add_keeping, check_keeping, kept_as
from qosqo.cli.parser import Commands, Parser
from qosqo.cli.terminal import Terminal
from qosqo.core.data import DataError
from qosqo.core.game import BadSetup, Game
from qosqo.games import name_of

INTERRUPTED: Final = 130
DEFAULT_GAMES: Final = 100
USUAL: Final[dict[str, Any]] = {"players": 2, "bots": "random", "budget": "", "seed": USUAL_SEED}
"""What holds for a word that was not said."""
TOLD_BY_THE_FILE: Final = ("json", "options", *USUAL)
"""Words that mean nothing where a contest of a file goes on."""


def add_parser(commands: Commands) -> None:
    parser = commands.add("simulate", run)
    texts = parser.texts
    add_game(parser, optional=True)
    number_word = texts("value-number")
    parser.add_argument("--players", type=number(1), metavar=number_word, help=texts("help-players"))
    parser.add_argument("--solo", action="store_true", help=texts("help-solo"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), metavar=number_word, help=texts("help-simulate-games"))
    parser.add_argument("--bots", metavar=texts("value-bots"), help=texts("help-bots", bots=", ".join(BOT_NAMES)))
    parser.add_argument("--budget", metavar=texts("value-budget"), help=texts("help-budget"))
    add_seed(parser, usual=None)
    add_options(parser)
    parser.add_argument("--json", type=Path, metavar=texts("value-file"), help=texts("help-simulate-json"))
    parser.add_argument("--resume", type=Path, metavar=texts("value-file"), help=texts("help-resume"))
    add_keeping(parser)
    add_workers(parser)


def check_words(args: argparse.Namespace) -> None:
    """Complain about words that would change nothing; give those that were not said their usual values."""
    if args.resume is not None:
        for word in TOLD_BY_THE_FILE:
            if getattr(args, word) not in (None, []):
                raise Complaint("simulate-told-by-file", word=f"--{word}", file=str(args.resume))
    if args.solo and args.players is not None:
        raise Complaint("simulate-solo-players")
    for word, usual in USUAL.items():
        if getattr(args, word) is None:
            setattr(args, word, usual)


def add_workers(parser: Parser) -> None:
    """The arguments that say who does the work; see `workers_of`."""
    texts = parser.texts
    parser.add_argument("--jobs", type=number(1, MOST_JOBS), default=processors(), metavar=texts("value-number"), help=texts("help-jobs"))
    parser.add_argument("--ray", nargs="?", const="", metavar=texts("value-address"), help=texts("help-ray"))


def check_workers(args: argparse.Namespace) -> None:
    """If Ray is wanted but missing, that is said before a file is begun."""
    if args.ray is not None:
        import_module("ray")


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    check_workers(args)
    check_keeping(args)
    check_words(args)
    try:
        if args.solo:
            return run_solo(args, terminal)
        contest, results, file = contest_of(args)
        with Keeper(contest, terminal.language, *kept_as(args)) as keeper:
            finished = play(contest, results, file, args, terminal, keeper)
    except (BadContest, BotFailed) as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo simulate --help") from error
    show(contest, results, terminal)
    keeper.tell(terminal)
    if finished:
        return 0
    if file is not None:
        terminal.warn(terminal.texts("simulate-interrupted", done=len(results), games=contest.games, file=str(file)))
    return INTERRUPTED


def run_solo(args: argparse.Namespace, terminal: Terminal) -> int:
    """One contest per difficulty against the game's own opponent, as lines of one table."""
    if args.game is None:
        raise Complaint("simulate-which-game")
    if not args.game.solo:
        raise Complaint("simulate-no-solo", game=args.game.id)
    if args.json is not None or args.resume is not None:
        raise Complaint("simulate-solo-files")
    lines = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    lines.add_column(terminal.texts("column-difficulty"))
    for column in ("column-wins", "column-score", "column-opponent"):
        lines.add_column(terminal.texts(column), justify="right")
    finished = True
    for difficulty, chosen in args.game.solo.items():
        words = [f"{name}={choice}" for name, choice in chosen.items()]
        options = chosen_options(args.game, [*words, *args.options])
        contest = Contest(name_of(args.game), line_up_of([args.bots], 2), args.games or DEFAULT_GAMES, args.seed, args.budget, options)
        check_line_up(args.game, contest)
        results: list[Result] = []
        with Keeper(contest, terminal.language, *kept_as(args, difficulty)) as keeper:
            finished = finished and play(contest, results, None, args, terminal, keeper)
        if results:
            keeper.tell(terminal)
            you, opponent = summarise(contest, results).seats
            lines.add_row(terminal.texts(f"difficulty-{difficulty}"), percent(you.wins), rounded(you.score, 1), rounded(opponent.score, 1))
    terminal.print(lines)
    return 0 if finished else INTERRUPTED


def contest_of(args: argparse.Namespace) -> tuple[Contest, list[Result], Path | None]:
    """The contest to play, what has been played of it, and the file to write to."""
    if args.resume is not None:
        return resumed(args)
    if args.game is None:
        raise Complaint("simulate-which-game")
    options = chosen_options(args.game, args.options)
    check_seats(args.game, args.players, options)
    line_up = line_up_of(args.bots.split(","), args.players)
    contest = Contest(name_of(args.game), line_up, args.games or DEFAULT_GAMES, args.seed, args.budget, options)
    check_line_up(args.game, contest)
    if args.json is not None:
        write_contest(args.json, contest)
    return contest, [], args.json


def resumed(args: argparse.Namespace) -> tuple[Contest, list[Result], Path]:
    """The contest of a file, made longer if more games are wanted."""
    try:
        contest, results = read_contest(args.resume)
    except OSError as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo simulate --help") from error
    if args.game is not None and name_of(args.game) != contest.game:
        raise Complaint("simulate-other-game", file=str(args.resume), game=contest.game)
    game = game_named(contest.game)
    try:
        game.check_seats(contest.players, game.complete_options(contest.options))
        if contest.data:
            game.read_data(contest.data)
    except (BadSetup, DataError) as error:
        raise BadContest(f"{args.resume}: {error}") from error
    check_line_up(game, contest)
    return replace(contest, games=max(contest.games, args.games or 0)), results, args.resume


def check_line_up(game: Game, contest: Contest) -> None:
    """Complain about bots that do not exist before any process is started."""
    look_in_this_folder()
    for entry in contest.line_up:
        name, _ = bot_and_budget(entry, contest.budget)
        try:
            bot = make_any_bot(name, game, 0, 0)
        except UnusableBot as error:
            raise BadContest(str(error)) from error
        except UnknownBot:
            raise unknown("unknown-bot", name, BOT_NAMES) from None
        with blamed(name):
            bot.close()


@contextmanager
def workers_of(args: argparse.Namespace) -> Iterator[Workers]:
    """Those who do the work. That a process has died is told in a line: what was written until then stays."""
    try:
        workers: Workers = RayCluster(args.ray) if args.ray is not None else Processes(args.jobs) if args.jobs > 1 else Here()
    except NoCluster as error:
        raise Complaint("no-ray-there" if args.ray else "no-ray-here", address=args.ray, detail=str(error)) from error
    try:
        with workers:
            yield workers
    except BrokenProcessPool as error:
        raise Complaint("process-died") from error


def play(
    contest: Contest, results: list[Result], file: Path | None, args: argparse.Namespace, terminal: Terminal, keeper: Keeper | None = None
) -> bool:
    """Play what is missing; False if interrupted. What has been played by then is in `results` and in the file."""
    if len(results) >= contest.games:
        return True
    keeper = keeper or Keeper(contest, terminal.language)
    try:
        with terminal.progress() as progress, workers_of(args) as workers:
            task = progress.add_task(terminal.texts("simulate-progress", game=contest.game), total=contest.games, completed=len(results))
            for more in map(keeper.keep, run_contest(keeper.contest, results[:], workers)):
                results.extend(more)
                if file is not None:
                    append_results(file, more)
                progress.update(task, completed=len(results))
    except KeyboardInterrupt:
        return False
    return True


def show(contest: Contest, results: list[Result], terminal: Terminal) -> None:
    if not results:
        return
    summary = summarise(contest, results)
    terminal.print(table("column-bot", summary.bots, terminal), "")
    terminal.print(table("column-seat", summary.seats, terminal), "")
    terminal.say(
        "simulate-length",
        games=summary.games,
        decisions=rounded(summary.decisions, 1),
        speed=f"{summary.decisions_per_second:,.0f}",
        seed=contest.seed,
    )


def table(first: str, tallies: list[Tally], terminal: Terminal) -> Table:
    result = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    result.add_column(terminal.texts(first))
    for column in ("column-wins", "column-fair", "column-score", "column-decisions", "column-thinking"):
        result.add_column(terminal.texts(column), justify="right")
    for tally in tallies:
        result.add_row(
            tally.name,
            percent(tally.wins),
            f"{tally.fair:.0%}",
            rounded(tally.score, 1),
            f"{tally.decisions:.1f}",
            f"{tally.seconds:.2f} s",
        )
    return result


def percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} [{estimate.low:.1%}–{estimate.high:.1%}]"


def rounded(estimate: Estimate, digits: int) -> str:
    """With its interval, which a single game does not give."""
    if math.isinf(estimate.high):
        return f"{estimate.value:.{digits}f}"
    return f"{estimate.value:.{digits}f} [{estimate.low:.{digits}f}–{estimate.high:.{digits}f}]"
