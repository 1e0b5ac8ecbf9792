"""`qosqo check`: whether a game keeps the promises of the house, found out by playing random games."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from qosqo.arena.contest import MOST_GAMES, MOST_SEED
from qosqo.bots.side_by_side import processors
from qosqo.cli.arguments import MOST_JOBS, add_game, add_json, add_options, check_seats, chosen_options, number, possible_seats
from qosqo.cli.parser import Commands
from qosqo.cli.terminal import Terminal
from qosqo.core.conformance import Failure, Report, all_settings, check_games, check_texts
from qosqo.core.game import Game
from qosqo.games import name_of

FOUND_WRONG: Final = 1
TASKS_PER_JOB: Final = 20
"""Few enough that handing them out costs nothing, enough that the progress bar moves and all processes end together."""


@dataclass(frozen=True)
class Task:
    """One random game to be played under observation."""

    game: Game
    seats: int
    options: dict[str, str]
    seed: int
    every: int


def add_parser(commands: Commands) -> None:
    parser = commands.add("check", run)
    texts = parser.texts
    add_game(parser)
    value = texts("value-number")
    parser.add_argument("--players", default="all", metavar=value, help=texts("help-check-players"))
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=100, metavar=value, help=texts("help-check-games"))
    parser.add_argument("--seed", type=number(0, MOST_SEED), default=1, metavar=value, help=texts("help-check-seed"))
    parser.add_argument("--jobs", type=number(1, MOST_JOBS), default=processors(), metavar=value, help=texts("help-jobs"))
    parser.add_argument("--every", type=number(1), default=5, metavar=value, help=texts("help-check-every"))
    add_options(parser)
    parser.add_argument("--output", type=Path, metavar=texts("value-file"), help=texts("help-check-output"))
    add_json(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    game: Game = args.game
    settings = wanted_settings(game, args.players, args.options)
    games = max(args.games, len(settings))
    tasks = [Task(game, *settings[number % len(settings)], args.seed + number, args.every) for number in range(games)]
    started = time.perf_counter()
    report = Report()
    with terminal.progress() as progress, played(tasks, args.jobs) as results:
        bar = progress.add_task(terminal.texts("check-progress", game=game.id), total=games)
        for result in results:
            report.add(result)
            progress.advance(bar)
    seconds = time.perf_counter() - started
    missing = check_texts(game)
    file = write_shortest(game, report.shortest(), args.output)
    if args.json:
        terminal.json(as_json(game, len(settings), report, seconds, missing, file))
    else:
        tell(terminal, game, len(settings), report, seconds, missing, file)
    return FOUND_WRONG if report.failures or missing else 0


def wanted_settings(game: Game, players: str, words: list[str]) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with the combinations (see `all_settings`) of those options that the command leaves open."""
    chosen = chosen_options(game, words)
    named = {word.partition("=")[0] for word in ",".join(words).split(",") if word}
    result: list[tuple[int, dict[str, str]]] = []
    for options in all_settings(game, {name: chosen[name] for name in named}):
        if players == "all":
            result.extend((seats, options) for seats in possible_seats(game, options))
        elif (seats := number(1)(players)) in possible_seats(game, options):
            result.append((seats, options))
    if not result:
        check_seats(game, number(1)(players), chosen)
    return result


def play_one(task: Task) -> Report:
    return check_games(task.game, task.seats, task.options, [task.seed], task.every)


@contextmanager
def played(tasks: list[Task], jobs: int) -> Iterator[Iterator[Report]]:
    """The report of every task as it arrives, from as many processes as there are jobs."""
    if jobs == 1 or len(tasks) == 1:
        yield map(play_one, tasks)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        yield pool.map(play_one, tasks, chunksize=max(1, len(tasks) // (jobs * TASKS_PER_JOB)))
    finally:
        pool.shutdown(cancel_futures=True)


def write_shortest(game: Game, failure: Failure | None, output: Path | None) -> Path | None:
    """Keep the shortest record that shows a failure; none if the game could not even start."""
    if failure is None or not failure.record:
        return None
    file = output or Path(f"{game.id}-check-{failure.seed}.jsonl")
    file.write_text(failure.record, encoding="utf-8")
    return file


def again(game: Game, failure: Failure) -> str:
    """The command that shows the same failure."""
    options = "".join(f" --options {name}={choice}" for name, choice in failure.options.items())
    return f"qosqo check {name_of(game)} --players {failure.seats}{options} --games 1 --seed {failure.seed} --every 1"


def tell(terminal: Terminal, game: Game, settings: int, report: Report, seconds: float, missing: list[str], file: Path | None) -> None:
    for text in missing:
        terminal.say("check-missing-text", text=text)
    for promise, times in Counter(failure.promise for failure in report.failures).items():
        shortest = min((failure for failure in report.failures if failure.promise == promise), key=lambda failure: failure.moves)
        terminal.say("check-broken", promise=promise, times=times)
        terminal.say("check-detail", detail=shortest.detail, moves=shortest.moves)
        terminal.say("check-again", command=again(game, shortest))
    if file is not None:
        terminal.say("check-record", file=str(file))
    terminal.say(
        "check-failed" if report.failures or missing else "check-passed",
        game=game.id,
        games=report.games,
        settings=settings,
        decisions=report.decisions,
        seconds=f"{seconds:.1f}",
        failures=len(report.failures),
        missing=len(missing),
    )


def as_json(game: Game, settings: int, report: Report, seconds: float, missing: list[str], file: Path | None) -> dict[str, Any]:
    return {
        "game": game.id,
        "passed": not report.failures and not missing,
        "settings": settings,
        "games": report.games,
        "decisions": report.decisions,
        "seconds": round(seconds, 3),
        "missing_texts": missing,
        "failures": [
            {
                "promise": failure.promise,
                "detail": failure.detail,
                "players": failure.seats,
                "options": failure.options,
                "seed": failure.seed,
                "moves": failure.moves,
                "again": again(game, failure),
            }
            for failure in report.failures
        ],
        "record": None if file is None else str(file),
    }
