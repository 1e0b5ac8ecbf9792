"""`qosqo benchmark`: how strong an agent is, by a fixed set of deals and opponents."""

from __future__ import annotations

import argparse

from rich.table import Table

import qosqo
from qosqo.arena.contest import BadContest, Result
from qosqo.arena.protocol import PROTOCOL, STAGES, Score, contest_of, score
from qosqo.bots import BOT_NAMES, BotFailed
from qosqo.cli.arguments import add_game, add_json
from qosqo.cli.complaint import Complaint
from qosqo.cli.parser import Commands
from qosqo.cli.simulate import INTERRUPTED, add_workers, check_line_up, check_workers, percent, play
from qosqo.cli.terminal import Terminal


def add_parser(commands: Commands) -> None:
    parser = commands.add("benchmark", run)
    texts = parser.texts
    add_game(parser)
    parser.add_argument(
        "--agent", required=True, metavar=texts("value-agent"), help=texts("help-benchmark-agent", bots=", ".join(BOT_NAMES))
    )
    parser.add_argument("--budget", default="", metavar=texts("value-budget"), help=texts("help-benchmark-budget"))
    parser.add_argument("--stages", default="", metavar=texts("value-stages"), help=texts("help-benchmark-stages", last=len(STAGES)))
    add_json(parser)
    add_workers(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    check_workers(args)
    scores: list[Score] = []
    try:
        for place in stages_of(args.stages):
            contest = contest_of(args.game, args.agent, STAGES[place], args.budget)
            check_line_up(args.game, contest)
            results: list[Result] = []
            if not play(contest, results, None, args, terminal):
                return INTERRUPTED
            scores.append(score(contest, STAGES[place], results))
    except (BadContest, BotFailed) as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo benchmark --help") from error
    if args.json:
        terminal.json(
            {
                "version": qosqo.__version__,
                "protocol": PROTOCOL,
                "game": args.game.id,
                "rules": args.game.rules_version,
                "agent": args.agent,
                "budget": args.budget,
                "scores": [each.to_json() for each in scores],
            }
        )
    else:
        show(args, scores, terminal)
    return 0


def stages_of(text: str) -> list[int]:
    """All stages, or those that were asked for by their numbers from 1, each once."""
    if not text:
        return list(range(len(STAGES)))
    words = text.split(",")
    if not all(word.isdecimal() and 1 <= int(word) <= len(STAGES) for word in words):
        raise Complaint("benchmark-no-stage", text=text, last=len(STAGES))
    return sorted({int(word) - 1 for word in words})


def show(args: argparse.Namespace, scores: list[Score], terminal: Terminal) -> None:
    """One row: the agent, and its share of wins against each of the others, with the lead in points below it."""
    result = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    result.add_column(terminal.texts("column-agent"))
    for each in scores:
        result.add_column(each.stage, justify="right")
    entry = f"{args.agent}@{args.budget}" if args.budget else args.agent
    result.add_row(entry, *[percent(each.agent.wins) for each in scores])
    result.add_row(terminal.texts("benchmark-lead"), *[lead(each) for each in scores])
    terminal.print(result, "")
    terminal.say(
        "benchmark-length",
        games=sum(each.games for each in scores),
        game=args.game.id,
        rules=args.game.rules_version,
        protocol=PROTOCOL,
        seconds=f"{max((each.agent.seconds for each in scores), default=0.0):.2f}",
    )


def lead(found: Score) -> str:
    return f"{found.margin:+.1f} [{found.margin_low:+.1f}–{found.margin_high:+.1f}]"
