"""What `qosqo simulate` keeps of every game beside the result: its record, and its decisions as rows of a Parquet file."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import qosqo
from qosqo.arena.contest import Contest, Result, bot_and_budget, name_at
from qosqo.arena.ladder import entry_of
from qosqo.cli.complaint import Complaint
from qosqo.cli.files import write_text
from qosqo.cli.parser import Parser
from qosqo.cli.terminal import Terminal
from qosqo.core.match import Match
from qosqo.core.position import NOBODY
from qosqo.core.texts import texts
from qosqo.games import find_game


def add_keeping(parser: Parser) -> None:
    """The arguments that say what is kept; see `Keeper`."""
    texts = parser.texts
    parser.add_argument("--records", type=Path, metavar=texts("value-folder"), help=texts("help-simulate-records"))
    parser.add_argument("--parquet", type=Path, metavar=texts("value-file"), help=texts("help-simulate-parquet"))


def check_keeping(args: argparse.Namespace) -> None:
    """Complain before anything is played."""
    if args.parquet is not None:
        import_module("pyarrow")
    if args.records is None and args.parquet is None:
        return
    if args.resume is not None:
        raise Complaint("simulate-keeps-new-games")
    if args.records is not None and args.records.is_dir() and any(args.records.iterdir()):
        raise Complaint("folder-not-empty", folder=str(args.records))
    for contest in args.game.solo if args.solo and args.game is not None else ("",):
        _, parquet = kept_as(args, contest)
        if parquet is not None and parquet.exists():
            raise Complaint("file-exists", file=str(parquet))


def kept_as(args: argparse.Namespace, contest: str = "") -> tuple[Path | None, Path | None]:
    """Where records and rows go. Of several contests each has a folder of its name, and a file whose name ends with it."""
    if not contest:
        return args.records, args.parquet
    records = None if args.records is None else args.records / contest
    return records, None if args.parquet is None else args.parquet.with_stem(f"{args.parquet.stem}-{contest}")


class Keeper:
    """Takes the games of a contest as they come. As a context manager it closes its files, also after an interruption; when something goes
    wrong before anything is kept, no empty file stays behind, which would be in the way of the next try."""

    def __init__(self, contest: Contest, language: str, records: Path | None = None, parquet: Path | None = None) -> None:
        self.contest = replace(contest, course=records is not None or parquet is not None)
        """The contest as it is to be played."""
        self.language = language
        """Of the name that a game's own opponent has in records."""
        self.records = records
        self.parquet = parquet
        self.began = perf_counter()
        self.bots = [entry_of(contest, place) for place in range(contest.players)]
        self.file: Any = None
        if parquet is not None:
            dataset = import_module("qosqo.envs.dataset")
            about = {"version": qosqo.__version__, "contest": contest.to_json()}
            try:
                parquet.parent.mkdir(parents=True, exist_ok=True)
                self.file = dataset.DecisionFile(parquet, find_game(contest.game), about)
            except OSError as error:
                raise self.cannot_write(error) from error

    def cannot_write(self, error: OSError) -> Complaint:
        """The file of decisions cannot be made, or the disk is full."""
        return Complaint("bad-file", file=str(self.parquet), detail=error.strerror or str(error))

    def keep(self, results: Iterable[Result]) -> list[Result]:
        """Write down what was decided; returns the results without it."""
        found: list[Result] = []
        for result in results:
            if self.records is not None:
                write_text(self.records / f"{result.number:06}.jsonl", self.record(result))
            if self.file is not None:
                bots = [self.bots[place] for place in result.seats]
                try:
                    self.file.add(result.number, self.contest.first_position(result.number), bots, result.course)
                except OSError as error:
                    raise self.cannot_write(error) from error
            found.append(replace(result, course=()))
        return found

    def record(self, result: Result) -> str:
        """The game as a file that can be replayed, verified and looked at like any other."""
        game = find_game(self.contest.game)
        bots = [bot_and_budget(self.contest.line_up[place], "")[0] for place in result.seats]
        names = [name_at(self.bots[place], seat) for seat, place in enumerate(result.seats)]
        own_opponent = game.automaton_seat(self.contest.options)
        if own_opponent != NOBODY:
            bots[own_opponent] = ""
            names = [self.bots[place] for place in result.seats]
            names[own_opponent] = texts(self.language, game.folder)("automaton-name")
        match = Match.new(game, names, self.contest.options, self.contest.deal(result.number), bots=bots)
        for decision in result.course:
            match.play(decision.seat, decision.move)
        return match.record_text()

    def tell(self, terminal: Terminal) -> None:
        """Say what has been kept."""
        if self.records is not None:
            terminal.say("simulate-kept-records", folder=str(self.records))
        if self.file is not None:
            rows = self.file.rows
            terminal.say("simulate-kept-rows", rows=f"{rows:,}", file=str(self.parquet), seconds=f"{perf_counter() - self.began:.0f}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.file is not None:
            try:
                self.file.close()
            except OSError as failed:
                raise self.cannot_write(failed) from failed
            if kind is not None and not self.file.rows and self.parquet is not None:
                self.parquet.unlink()
