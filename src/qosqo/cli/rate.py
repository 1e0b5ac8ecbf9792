"""`qosqo rate`: the ladder of the bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from qosqo.arena.contest import MOST_GAMES, BadContest, Contest, Result
from qosqo.arena.ladder import Ladders, Rung, ladder_name, model, round_robin
from qosqo.arena.results import read_contest
from qosqo.bots import BOT_NAMES, BotFailed
from qosqo.cli.arguments import add_game, add_options, add_seed, check_seats, chosen_options, number
from qosqo.cli.complaint import Complaint
from qosqo.cli.files import check_place
from qosqo.cli.parser import Commands
from qosqo.cli.simulate import INTERRUPTED, add_workers, check_line_up, check_workers, play
from qosqo.cli.terminal import Terminal
from qosqo.games import name_of

WIDTH = 40


def add_parser(commands: Commands) -> None:
    parser = commands.add("rate", run)
    texts = parser.texts
    add_game(parser, optional=True)
    number_word = texts("value-number")
    parser.add_argument("--file", type=Path, default=Path("ladder.json"), metavar=texts("value-file"), help=texts("help-rate-file"))
    parser.add_argument("--bots", default="", metavar=texts("value-bots"), help=texts("help-rate-bots", bots=", ".join(BOT_NAMES)))
    parser.add_argument("--players", type=number(2), default=2, metavar=number_word, help=texts("help-players"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=20, metavar=number_word, help=texts("help-rate-games"))
    parser.add_argument("--budget", default="", metavar=texts("value-budget"), help=texts("help-budget"))
    add_seed(parser)
    add_options(parser)
    parser.add_argument("--add", type=Path, nargs="+", default=[], metavar=texts("value-file"), help=texts("help-rate-add"))
    add_workers(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    model()  # if it is missing, that is said before games are played
    check_workers(args)
    try:
        ladders = Ladders(args.file)
        if args.add or args.bots:
            check_place(args.file)
        for file in args.add:
            ladders.add(*read_contest(file))
        finished = True
        for contest in contests_of(args):
            results: list[Result] = []
            finished = play(contest, results, None, args, terminal)
            if not finished:
                break
            ladders.add(contest, results)
        if args.add or args.bots:
            ladders.save()
    except (BadContest, BotFailed, OSError) as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo rate --help") from error
    draw(ladders, args, terminal)
    if finished:
        return 0
    terminal.warn(terminal.texts("rate-interrupted"))
    return INTERRUPTED


def contests_of(args: argparse.Namespace) -> list[Contest]:
    """The games that the ladder asks for; none when it is only to be drawn."""
    if not args.bots:
        return []
    if args.game is None:
        raise Complaint("simulate-which-game")
    options = chosen_options(args.game, args.options)
    check_seats(args.game, args.players, options)
    contests = round_robin(name_of(args.game), args.bots.split(","), args.players, args.games, args.seed, args.budget, options)
    for contest in contests:
        check_line_up(args.game, contest)
    return contests


def draw(ladders: Ladders, args: argparse.Namespace, terminal: Terminal) -> None:
    """The ladder of the game that was asked for, or all of them."""
    wanted = None if args.game is None else ladder_name(Contest(name_of(args.game), ("",) * args.players, 0))
    names = [name for name in ladders.names() if wanted in (None, name)]
    if not names:
        terminal.say("rate-empty", file=str(args.file))
    for name in names:
        terminal.print(name, table(ladders.ladder(name), terminal), "")


def table(rungs: list[Rung], terminal: Terminal) -> Table:
    result = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    result.add_column(terminal.texts("column-bot"))
    result.add_column(terminal.texts("column-rating"), justify="right")
    result.add_column(terminal.texts("column-games"), justify="right")
    result.add_column("")
    low = min(rung.low() for rung in rungs)
    high = max(rung.high() for rung in rungs)
    for rung in rungs:
        result.add_row(rung.bot, f"{rung.mu:.1f} ± {2 * rung.sigma:.1f}", str(rung.games), bar(rung, low, high))
    return result


def bar(rung: Rung, low: float, high: float) -> str:
    """The interval as a line with the rating as a dot on it."""

    def place(value: float) -> int:
        return round((value - low) / max(high - low, 1e-9) * WIDTH)

    cells = [" "] * (WIDTH + 1)
    for cell in range(place(rung.low()), place(rung.high()) + 1):
        cells[cell] = "─"
    cells[place(rung.mu)] = "●"
    return "".join(cells)
