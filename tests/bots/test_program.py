"""Bots that are programs of their own."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from qosqo.bots import Budget, Known, UnknownBot, UnusableBot, make_bot
from qosqo.bots.play import play_out
from qosqo.bots.program import ProgramBot, ProgramFailed, make_any_bot
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
        ("print('{\"move\": 99}')", "not one of"),
        ("print('{\"move\": true}')", "not one of"),
        ('print(\'{"imagine": 1, "moves": [99]}\')', "asked"),
        ("pass", "ended"),
    ],
)
def test_failures_are_named(tmp_path: Path, code: str, complaint: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"import sys\nsys.stdin.readline()\nsys.stdin.readline()\n{code}\n")
    bot = ProgramBot(f"{sys.executable} {file}", GAME, 0, seed=1)
    with pytest.raises(ProgramFailed, match=complaint):
        bot.choose(Known(GAME, first_position(2, seed=1), 0), Budget())


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
