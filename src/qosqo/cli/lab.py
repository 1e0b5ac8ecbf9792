"""`qosqo lab`: experiments with component data, and their reports."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Final

from qosqo.bots import BotFailed
from qosqo.cli.arguments import look_in_this_folder
from qosqo.cli.complaint import Complaint
from qosqo.cli.files import read_text, write_text
from qosqo.cli.parser import Commands
from qosqo.cli.simulate import add_workers, check_workers, workers_of
from qosqo.cli.terminal import Terminal
from qosqo.core.record import RecordError
from qosqo.lab.experiment import BadExperiment, read_experiment
from qosqo.lab.results import ExperimentFile, open_results
from qosqo.lab.running import carry_out

INTERRUPTED: Final = 130


def add_parser(commands: Commands) -> None:
    parser = commands.add("lab")
    inner = Commands(parser, prefix="lab-", required=True)
    texts = parser.texts
    file = texts("value-file")
    run = inner.add("run", run_experiment)
    run.add_argument("experiment", type=Path, metavar=file, help=texts("help-lab-experiment"))
    run.add_argument("--results", type=Path, metavar=file, help=texts("help-lab-results"))
    add_workers(run)
    report = inner.add("report", write_report)
    report.add_argument("results", type=Path, metavar=file, help=texts("help-lab-games"))
    report.add_argument("--html", type=Path, metavar=file, help=texts("help-lab-html"))
    report.add_argument("--json", type=Path, metavar=file, help=texts("help-lab-json"))


def run_experiment(args: argparse.Namespace, terminal: Terminal) -> int:
    check_workers(args)
    look_in_this_folder()
    file = args.results or args.experiment.with_suffix(".jsonl")
    try:
        results = ExperimentFile(read_experiment(read_text(args.experiment)), file)
        finished = play(results, args, terminal)
    except RecordError as error:
        raise Complaint("record-bad", file=str(args.experiment), line=error.line, cause=error.told(terminal.texts)) from error
    except (BadExperiment, BotFailed) as error:
        raise Complaint("lab-bad", file=str(args.experiment), detail=str(error)) from error
    except OSError as error:
        raise Complaint("bad-file", file=str(file), detail=error.strerror or str(error)) from error
    if not finished:
        terminal.warn(terminal.texts("lab-interrupted", games=results.played))
        return INTERRUPTED
    if results.left_early:
        terminal.say("lab-early", left=results.left_early, all=len(results.experiment.line_ups))
    terminal.say("lab-done", games=results.played, file=str(file))
    return 0


def play(results: ExperimentFile, args: argparse.Namespace, terminal: Terminal) -> bool:
    """Play what is missing; False if interrupted."""
    try:
        with terminal.progress() as progress, workers_of(args) as workers:
            title = terminal.texts("lab-progress", title=results.experiment.title or results.experiment.game)
            task = progress.add_task(title, total=results.wanted, completed=results.played)
            for _ in carry_out(results, workers):
                progress.update(task, total=results.wanted, completed=results.played)
    except KeyboardInterrupt:
        return False
    return True


def write_report(args: argparse.Namespace, terminal: Terminal) -> int:
    import_module("vl_convert")  # what is missing is said at once
    from qosqo.lab.report import report_of  # these need the extra, and running an experiment does not
    from qosqo.web.lab_report import report_page

    try:
        read_text(args.results)
        if args.results.suffix == ".toml":
            raise Complaint("lab-not-games", file=str(args.results), games=str(args.results.with_suffix(".jsonl")))
        results = open_results(args.results)
    except RecordError as error:
        raise Complaint("record-bad", file=str(args.results), line=error.line, cause=error.told(terminal.texts)) from error
    except BadExperiment as error:
        raise Complaint("bad-arguments", detail=str(error), help="qosqo lab report --help") from error
    if not results.played:
        raise Complaint("lab-empty", file=str(args.results))
    html = args.html or args.results.with_suffix(".html")
    files = [file.resolve() for file in (args.results, html, args.json) if file is not None]
    if len(set(files)) < len(files):
        raise Complaint("lab-same-file")
    report = report_of(results)
    date = datetime.fromtimestamp(args.results.stat().st_mtime, UTC).date().isoformat()
    write_text(html, report_page(report, terminal.language, date))
    if args.json is not None:
        write_text(args.json, json.dumps(report.to_json(terminal.language), indent=1, ensure_ascii=False, allow_nan=False) + "\n")
    terminal.say("lab-written", file=str(html))
    return 0
