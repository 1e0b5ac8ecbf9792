"""`qosqo analyse`: what each move of a game gave away, and what was luck."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from qosqo.analysis.effort import LEVELS, QUICK
from qosqo.analysis.files import AnalysisFile, BadAnalysis, record_sum, settings_of
from qosqo.analysis.outlook import checkpoints
from qosqo.analysis.profile import Profile, deciding, over_games, profile_of
from qosqo.analysis.tasks import keep, work_through
from qosqo.analysis.whole import Examiner, GameAnalysis, Settings, assembled
from qosqo.analysis.words import (
    breakdown,
    interval_text,
    ladder_text,
    lead_lines,
    percent,
    profile_cells,
    turning_point_text,
    turning_points,
    words,
)
from qosqo.arena.contest import MOST_SEED
from qosqo.arena.workers import Workers
from qosqo.cli.arguments import game_named, number
from qosqo.cli.complaint import Complaint
from qosqo.cli.files import check_place, read_match, write_text
from qosqo.cli.parser import Commands
from qosqo.cli.simulate import INTERRUPTED, add_workers, check_workers, workers_of
from qosqo.cli.terminal import Terminal
from qosqo.core.match import Match
from qosqo.core.narrator import Narrator
from qosqo.core.record import RecordError
from qosqo.core.texts import Texts
from qosqo.games import name_of

BAD_RECORD: Final = 1
PROBED: Final = 6
"""Decisions that are looked at to find out how much can be done in the seconds given."""
COLUMN: Final = 24
"""So wide is what is told about a player, and what it is: long words fit."""


@dataclass(frozen=True)
class Analysed:
    """A record with its analysis."""

    name: str
    match: Match
    analysis: GameAnalysis


def add_parser(commands: Commands) -> None:
    parser = commands.add("analyse", run)
    texts = parser.texts
    parser.add_argument("files", type=Path, nargs="+", metavar=texts("value-file"), help=texts("help-analyse-files"))
    parser.add_argument("--game", type=game_named, metavar=texts("value-game"), help=texts("help-record-game"))
    parser.add_argument("--level", choices=tuple(LEVELS), default="standard", help=texts("help-analyse-level", levels=", ".join(LEVELS)))
    parser.add_argument("--seconds", type=number(1), metavar=texts("value-number"), help=texts("help-analyse-seconds"))
    parser.add_argument("--seed", type=number(0, MOST_SEED), default=1, metavar=texts("value-number"), help=texts("help-analyse-seed"))
    parser.add_argument("--open-cards", action="store_true", help=texts("help-analyse-open-cards"))
    parser.add_argument("--json", type=Path, metavar=texts("value-file"), help=texts("help-analyse-json"))
    parser.add_argument("--html", type=Path, metavar=texts("value-file"), help=texts("help-analyse-html"))
    add_workers(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    check_workers(args)
    files = records_in(args.files, args.json, args.html)
    for place in (args.json, args.html):
        if place is not None:
            check_place(place)
    done: list[Analysed] = []
    wrong = 0
    try:
        with workers_of(args) as workers:
            desk = Desk(args, workers, terminal)
            for file in files:
                match = readable(file, args, terminal)
                if match is None:
                    wrong += 1
                    continue
                done.append(Analysed(file.name, match, desk.analysis(file, match)))
                show(done[-1], terminal)
    except BadAnalysis as error:
        raise Complaint(
            "bad-arguments", detail=words(terminal.language)(error.cause, file=str(error.file)), help="qosqo analyse --help"
        ) from error
    except KeyboardInterrupt:
        if args.json is None:
            terminal.warn(terminal.texts("analyse-interrupted-lost"))
        else:
            terminal.warn(terminal.texts("analyse-interrupted", file=str(args.json)))
        return INTERRUPTED
    show_profiles(done, terminal)
    if done:
        terminal.print(words(terminal.language)("analysis-how"))
    if args.html is not None and done:
        from qosqo.web.analysis import report  # seldom needed, and what only plays or simulates loads no page

        games = [(each.match, each.analysis) for each in done]
        write_text(args.html, report(games, [each.name for each in done], terminal.language))
    return BAD_RECORD if wrong else 0


def records_in(paths: Sequence[Path], kept: Path | None, page: Path | None) -> list[Path]:
    """Files as they are; of folders the records in them, by their names. Each once. Where the analysis is kept may be in such a folder, but
    what is written must not be in the place of a record."""
    found: dict[Path, Path] = {}
    written = [place.resolve() for place in (kept, page) if place is not None]
    for path in paths:
        inside = sorted(path.glob("*.jsonl")) if path.is_dir() else None
        records = [path] if inside is None else [record for record in inside if kept is None or record.resolve() != kept.resolve()]
        if not records:
            raise Complaint("analyse-no-records", folder=str(path))
        for record in records:
            found.setdefault(record.resolve(), record)
    if len(set(written)) < len(written) or any(place in found for place in written):
        raise Complaint("analyse-same-file")
    return list(found.values())


def readable(file: Path, args: argparse.Namespace, terminal: Terminal) -> Match | None:
    """The match of a record; None, and a word about it, where there is nothing to analyse."""
    try:
        match = read_match(file, args.game)
    except RecordError as error:
        terminal.warn(terminal.texts("record-bad", file=str(file), line=error.line, cause=error.told(terminal.texts)))
        return None
    if not match.made:
        terminal.warn(terminal.texts("analyse-empty", file=str(file)))
        return None
    return match


class Desk:
    """Where the records of one command are worked through, all with the same settings."""

    def __init__(self, args: argparse.Namespace, workers: Workers, terminal: Terminal) -> None:
        self.args = args
        self.workers = workers
        self.terminal = terminal
        self.settings: Settings | None = None
        self.kept: AnalysisFile | None = None

    def analysis(self, file: Path, match: Match) -> GameAnalysis:
        """Do what is missing of a record's analysis, and keep it."""
        if self.settings is None:
            self.settings = settings_for(self.args, match)
            if self.args.json is not None:
                self.kept = AnalysisFile(self.args.json, self.settings)
        settings, kept = self.settings, self.kept
        text = match.record_text()
        name = record_sum(text)
        stages, decisions = kept.found(name, match.game) if kept is not None else ({}, {})
        total = len(checkpoints(len(match.made))) + len(match.made)
        with self.terminal.progress() as progress:
            task = progress.add_task(
                self.terminal.texts("analyse-progress", file=file.name), total=total, completed=len(stages) + len(decisions)
            )
            parts = work_through(name_of(match.game), text, settings, len(match.made), stages.copy(), decisions.copy(), self.workers)
            for found in parts:
                keep(found, stages, decisions)
                if kept is not None:
                    kept.add(name, found, match.game)
                progress.update(task, completed=len(stages) + len(decisions))
        return assembled(match, settings, stages, decisions)


def settings_for(args: argparse.Namespace, match: Match) -> Settings:
    """As the level says; or as much as can be done in the seconds given, judged by a few decisions of the first game."""
    if args.seconds is None:
        return Settings(LEVELS[args.level], args.seed, args.open_cards)
    if args.json is not None and (begun := settings_of(args.json)) is not None:
        return replace(begun, seed=args.seed, open_cards=args.open_cards)  # how much can be done was found out when it was begun
    examiner = Examiner(match, Settings(QUICK, args.seed, args.open_cards))
    start = perf_counter()
    outlook = examiner.outlook([examiner.stage(0), examiner.stage(len(match.made) // 2)])
    stages = (perf_counter() - start) / 2 * len(checkpoints(len(match.made)))
    start = perf_counter()
    for place in range(PROBED):
        examiner.decision(len(match.made) * place // PROBED, outlook)
    decisions = (perf_counter() - start) / PROBED * len(match.made)
    return Settings(QUICK.times(args.seconds * args.jobs / (stages + decisions)), args.seed, args.open_cards)


# What is shown.


def show(analysed: Analysed, terminal: Terminal) -> None:
    match, analysis = analysed.match, analysed.analysis
    say = words(terminal.language)
    narrator = match.narrator(terminal.language)
    terminal.print(Text(say("analysis-title", game=narrator.texts("game-name")), style="bold"))
    terminal.print(Text(analysed.name))
    terminal.print("  ".join(f"{name} {score}" for name, score in zip(analysis.names, analysis.scores, strict=True)), "")
    profiles = [profile_of(name, match.game, [(analysis, seat)]) for seat, name in deciding(analysis)]
    show_players(profiles, narrator, terminal)
    if analysis.winners:
        terminal.print(explained_table(analysis, say), "")
    terminal.print(Text(say("analysis-turning-points"), style="bold"))
    found = turning_points(analysis)
    for decision in found:
        terminal.print(turning_point_text(decision, narrator, say))
    if not found:
        terminal.print(say("analysis-none"))
    terminal.print("")


def show_players(profiles: Sequence[Profile], narrator: Narrator, terminal: Terminal) -> None:
    say = words(terminal.language)
    beside = max(1, terminal.out.width // COLUMN - 1)
    for first in range(0, len(profiles), beside):
        terminal.print(profile_table(profiles[first : first + beside], say), "")
    if told := ladder_text(profiles, say):
        terminal.print(told, "")
    terminal.print(breakdown_table(profiles, narrator, say), "")


def show_profiles(done: Sequence[Analysed], terminal: Terminal) -> None:
    """Each player over all games of the same kind."""
    say = words(terminal.language)
    for game, count, appearances in over_games([(each.match, each.analysis) for each in done]):
        narrator = Narrator(game, terminal.language)
        terminal.print(Text(say("analysis-over-games", game=narrator.texts("game-name"), count=count), style="bold"))
        show_players([profile_of(name, game, found) for name, found in appearances.items()], narrator, terminal)


def profile_table(profiles: Sequence[Profile], say: Texts) -> Table:
    """A column for each player, so that what is told about them may be long."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("")
    lines = profile_cells(profiles, say)
    for profile in profiles:
        table.add_column(Text(profile.name))
    for cells in zip(*lines, strict=True):
        table.add_row(cells[0][0], *[Text(text) for _, text in cells])
    return table


def breakdown_table(profiles: Sequence[Profile], narrator: Narrator, say: Texts) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold", title=say("analysis-where"), title_justify="left")
    table.add_column("")
    for column in ("decisions", "best", "loss"):
        table.add_column(say(f"analysis-{column}"), justify="right")
    for profile in profiles:
        table.add_row(Text(profile.name, style="bold"))
        for where, tally in breakdown(profile, narrator, say):
            table.add_row(
                Padding(Text(where), (0, 0, 0, 2)), str(tally.decisions), percent(tally.best), interval_text(tally.loss_points, say, 2)
            )
    return table


def explained_table(analysis: GameAnalysis, say: Texts) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold", title=say("analysis-explained"), title_justify="left")
    table.add_column("")
    for name in analysis.names:
        table.add_column(Text(name), justify="right")
    for line, values in lead_lines(analysis, say):
        table.add_row(line, *values)
    return table
