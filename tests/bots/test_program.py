"""Bots that are programs of their own."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from qosqo.bots import Budget, Known, UnknownBot, UnusableBot, make_bot
from qosqo.bots.any_bot import make_any_bot
from qosqo.bots.play import play_out
from qosqo.bots.program import MOST_UNREAD, ProgramBot, ProgramFailed
from qosqo.core.game import Game
from tests.bots.test_bots import first_position
from tests.tambo import GAME

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.mjs"

LAST_MOVE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "decide" in message:
        print(json.dumps({"move": len(message["moves"]) - 1}), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "bot.py"
    file.write_text(LAST_MOVE)
    return f"{sys.executable} {file}"


def test_program_chooses_by_number(program: str) -> None:
    position = first_position(2, seed=1)
    bot = make_any_bot(f"program:{program}", GAME, 0, seed=1)
    assert bot.choose(Known(GAME, position, 0), Budget()) == position.moves()[-1]
    bot.close()


def test_programs_play_whole_games(program: str) -> None:
    position = first_position(2, seed=1)
    bots = [ProgramBot(program, GAME, 0, seed=1), make_bot("random", GAME, 1, seed=1)]
    play_out(GAME, position, bots, Budget())
    assert position.over()
    bots[0].close()


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("print('hello')", "not JSON"),
        ("print('[1]')", "not an object"),
        ("print('[' * 100_000)", "not JSON"),
        ("print('9' * 5000)", "not JSON"),
        ("sys.stdout.buffer.write(b'\\xff\\n')", "not JSON"),
        ("while True: print('x' * 1000, end='')", "answered 'x{58}…, which is not JSON"),
        ("print('{\"move\": 99}')", "not one of"),
        ("print('{\"move\": true}')", "not one of"),
        ("print('{\"move\": \"' + 'x' * 1000 + '\"}')", "x…, which is not one of"),
        ('print(\'{"imagine": 1, "moves": [99]}\')', "asked .* is needed, not 99"),
        ('print(\'{"imagine": 1, "moves": [-1]}\')', "asked .* is needed, not -1"),
        ("print('{\"imagine\": 1e999}')", "asked .* is needed, not inf"),
        ('print(\'{"imagine": 1, "moves": 0}\')', "asked .* a list"),
        ("pass", "ended"),
    ],
)
def test_failures_are_named(tmp_path: Path, code: str, complaint: str) -> None:
    with pytest.raises(ProgramFailed, match=complaint):
        chosen_by(code, tmp_path, Budget())


def chosen_by(code: str, folder: Path, budget: Budget) -> int:
    """What a program answers that does this once it is asked."""
    file = folder / "bot.py"
    file.write_text(f"import sys\nsys.stdin.readline()\nsys.stdin.readline()\n{code}\n")
    return ProgramBot(f"{sys.executable} {file}", GAME, 0, seed=1).choose(Known(GAME, first_position(2, seed=1), 0), budget)


@pytest.mark.parametrize("loop", ["for line in sys.stdin", "while True"])
def test_whoever_asks_for_ever_is_told_to_stop_and_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: str) -> None:
    """Whether it reads what it is told or not; which of the two is noticed first depends on the machine."""
    monkeypatch.setattr("qosqo.bots.program.GRACE", 0.3)
    with pytest.raises(ProgramFailed, match=r"does not answer|reads no more"):
        chosen_by(f"{loop}: print('{{\"imagine\": 1}}', flush=True)\n", tmp_path, Budget(should_stop=lambda: True))


def test_whoever_reads_nothing_is_given_up_once_enough_lies_there(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("import threading\nthreading.Event().wait()\n")
    bot = ProgramBot(f"{sys.executable} {file}", GAME, 0, seed=1)

    def tell_much() -> None:
        for _ in range(2 * MOST_UNREAD):
            bot.send({"told": "x" * 10_000})

    with pytest.raises(ProgramFailed, match="reads no more"):
        tell_much()


def test_a_second_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("input()\ninput()\nfor _ in range(2): print('{\"move\": 0}', flush=True)\ninput()\n")
    bot = ProgramBot(f"{sys.executable} {file}", GAME, 0, seed=1)
    known = Known(GAME, first_position(2, seed=1), 0)
    bot.choose(known, Budget())
    bot.lines.put(bot.lines.get())  # once it is there
    with pytest.raises(ProgramFailed, match=r"wrote .* without being asked"):
        bot.choose(known, Budget())


def test_program_is_told_to_stop(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("import sys\nfor line in sys.stdin:\n    if 'stop' in line: print('{\"move\": 0}', flush=True)\n")
    bot = ProgramBot(f"{sys.executable} {file}", GAME, 0, seed=1)
    position = first_position(2, seed=1)
    assert bot.choose(Known(GAME, position, 0), Budget(should_stop=lambda: True)) == position.moves()[0]
    bot.close()


def test_command_that_does_not_exist() -> None:
    with pytest.raises(ProgramFailed, match="no-such-command"):
        ProgramBot("no-such-command", GAME, 0, seed=1)


def one_too_few(game: Game, seat: int) -> None: ...


def no_bot(game: Game, seat: int, seed: int) -> None: ...


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        (f"{__name__}:one_too_few", "a game, a seat and a seed"),
        (f"{__name__}:no_bot", "makes no qosqo.Bot"),
        (f"{__name__}:EXAMPLE", "is not a class of bots"),
        (".:Bot", "relative"),
        (":", "Empty module name"),
    ],
)
def test_what_is_no_class_of_bots_is_named(name: str, complaint: str) -> None:
    with pytest.raises(UnusableBot, match=complaint):
        make_any_bot(name, GAME, 0, seed=1)


def test_plain_names_start_no_programs(program: str) -> None:
    """A table on the net passes names that strangers wrote."""
    with pytest.raises(UnknownBot):
        make_bot(f"program:{program}", GAME, 0, seed=1)


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_example_in_javascript_plays_and_looks_ahead() -> None:
    position = first_position(2, seed=3)
    bots = [ProgramBot(f"node {EXAMPLE}", GAME, 0, seed=1), make_bot("random", GAME, 1, seed=1)]
    play_out(GAME, position, bots, Budget())
    assert position.over()
    bots[0].close()
