"""What strangers send is tried where it can do no harm: too much time or memory ends the trial, and the next one goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import resource
from collections.abc import Iterator
from typing import Final

import pytest

from qosqo.core.data import DataError
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import all_games, find_game
from qosqo.server.tables.creation import MOST_LINES
from qosqo.server.trials.process import TrialProcess
from tests.server.helpers import Player, refusal
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


def test_a_record_with_too_many_lines_is_refused(ana: Player) -> None:
    assert refusal(ana.http.post("/api/records", content=b"{}\n" * (MOST_LINES + 2))) == (409, "bad-record")


class NotReadAsAWhole(list[tuple[int, int]]):
    """A list that may be looked at from its end only."""

    def __iter__(self) -> Iterator[tuple[int, int]]:
        raise AssertionError("all entries are read for one step of a replay")


def test_a_replay_takes_a_time_that_grows_with_its_length() -> None:
    """Going back looks at what it takes back, not at everything before."""
    match = Match.new(GAME, ["Ana", "Ben"], {"deck": "sorted"}, seed=1)
    match._reseeds = NotReadAsAWhole()
    for number in range(300):
        match.reseed(number)
        match.play(0, match.position.moves()[0])
        match.undo(0, 0, [1])
    again = Match.from_record(read_record(match.record_text()), GAME)
    assert (again.changes, len(again.made), len(again._reseeds)) == (900, 0, 300)


@pytest.mark.parametrize("game", [find_game(name) for name in all_games()], ids=lambda game: game.id)
def test_no_entry_of_a_data_file_costs_more_than_the_file_is_long(game: Game) -> None:
    """Entries of the game's own file, one after the other, are replaced by something huge: what is not refused by name makes few things."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for text in hostile_files(game.data_text()):
        with contextlib.suppress(DataError):
            game.load(text)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100 * 1024


def hostile_files(own: str) -> Iterator[str]:
    """Files in which one entry is something else."""
    lines = own.split("\n")
    entries = [at for at, line in enumerate(lines) if "=" in line and not line.lstrip().startswith("#")]
    hostile = itertools.cycle(["9" * 18, "-1", "1e300", "[" * 200 + "]" * 200, "[[0, 1000000000]]", f"[{'[[0, 1022]], ' * 3000}]"])
    for at in entries[:: max(1, len(entries) // 20)]:
        yield "\n".join([*lines[:at], f"{lines[at].partition('=')[0]}= {next(hostile)}", *lines[at + 1 :]])
    outline = [at for at in entries if lines[at].startswith("rows")]
    for at in outline:
        yield "\n".join([*lines[:at], f"rows = [{'[[0, 1022]], ' * 100}]"])
