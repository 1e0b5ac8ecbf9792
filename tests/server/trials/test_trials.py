"""What strangers send is tried where it can do no harm: too much time or memory ends the trial, and the next one goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import resource
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final

import pytest

from qosqo.core.data import DataError
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import all_games, find_game
from qosqo.server.tables.creation import MOST_LINES
from qosqo.server.trials.process import TrialProcess
from tests.server.attacks import record_with_reseeds
from tests.server.helpers import Player, refusal
from tests.server.processes import ENVIRONMENT, ROOT
from tests.tambo import GAME

NAMES: Final = {GAME.id: "tests.tambo:GAME"}
DOTTED: Final = "a" + ".a" * 60_000 + " = 1"
"""A key whose parts TOML's reader looks at again and again: minutes of work in 120 kB."""


def test_a_file_that_takes_too_long_ends_the_trial_and_not_the_next_one() -> None:
    async def try_them() -> list[bool]:
        trials = TrialProcess(NAMES, seconds=1)
        try:
            return [await trials.data(GAME.id, DOTTED), await trials.data(GAME.id, GAME.data_text()), await trials.record("nonsense")]
        finally:
            await trials.stop()

    assert asyncio.run(try_them()) == [False, True, True]


def test_where_the_system_sets_no_limits_the_clock_does() -> None:
    """As on Windows, where there is no module `resource`."""
    without = "import sys; sys.modules['resource'] = None; from qosqo.server.trials.worker import main; main()"
    questions = [{"games": NAMES, "seconds": 1}, {"game": GAME.id, "data": GAME.data_text()}, {"game": GAME.id, "data": DOTTED}]
    asked = "".join(json.dumps(question) + "\n" for question in questions)
    ended = subprocess.run([sys.executable, "-c", without], input=asked, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT)
    assert (ended.returncode, ended.stdout) == (1, "{}\n")


def test_a_record_with_too_many_lines_is_refused(ana: Player) -> None:
    assert refusal(ana.http.post("/api/records", content=b"{}\n" * (MOST_LINES + 2))) == (409, "bad-record")


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python are carried out by some work: the same on every machine."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_a_replay_takes_a_time_that_grows_with_its_length() -> None:
    """Twice as many reseeds, moves and undos: twice the work, not four times."""
    short, long = (record_with_reseeds(rounds) for rounds in (40, 80))
    assert lines_run(lambda: replayed(long)) < 2.2 * lines_run(lambda: replayed(short))


def replayed(text: str) -> Match:
    return Match.from_record(read_record(text), GAME)


@pytest.mark.parametrize("game", [find_game(name) for name in all_games()], ids=lambda game: game.id)
def test_no_entry_of_a_data_file_costs_more_than_the_file_is_long(game: Game) -> None:
    """Entries of the game's own file, one after the other, are replaced by something huge: what is not refused by name makes few things."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for text in hostile_files(game.data_text()):
        with contextlib.suppress(DataError):
            game.load(text)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100 * 1024


@pytest.mark.parametrize("size", [54_000, 262_000])
def test_a_map_whose_rows_would_be_expanded_is_refused_before_they_are(size: int) -> None:
    """Files of these sizes took 673 MB and 3.5 GB."""
    game = find_game("cuzco-kramer")
    before, _, after = game.data_text().partition("rows = [\n")
    row = "[[0, 1022]], "
    text = before + f"rows = [{row * (size // len(row))}]\n" + after.partition("\n]\n")[2]
    tracemalloc.start()
    try:
        with pytest.raises(DataError, match=r"rows: a list of"):
            game.load(text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 100 * size


def hostile_files(own: str) -> Iterator[str]:
    """Files in which one entry is something else."""
    lines = own.split("\n")
    entries = [at for at, line in enumerate(lines) if "=" in line and not line.lstrip().startswith("#")]
    hostile = itertools.cycle(["9" * 18, "-1", "1e300", "[" * 200 + "]" * 200, "[[0, 1000000000]]", f"[{'[[0, 1022]], ' * 3000}]"])
    for at in entries[:: max(1, len(entries) // 20)]:
        yield "\n".join([*lines[:at], f"{lines[at].partition('=')[0]}= {next(hostile)}", *lines[at + 1 :]])
