"""`import qosqo`: what programs may rely on, as docs/python.md shows it."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, assert_type

import pytest

import qosqo
from tests.far_away import FAR_AWAY
from tests.tambo import GAME as TAMBO

PAGE = Path(__file__).parent.parent / "docs" / "python.md"
CODE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_the_code_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = CODE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) >= 8
    namespace: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), namespace)
    assert (tmp_path / "game.jsonl").exists()


def test_the_page_and_the_module_name_the_same_things() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"qosqo\.([A-Za-z_]+)", text)) | set(re.findall(r"`([A-Za-z_]+)`", text))
    missing = [name for name in qosqo.__all__ if name not in named]
    assert missing == []
    for name in re.findall(r"qosqo\.([A-Za-z_]+)", "\n".join(CODE.findall(text))):
        assert name in qosqo.__all__


@pytest.mark.parametrize("name", qosqo.__all__)
def test_everything_exported_is_there(name: str) -> None:
    assert hasattr(qosqo, name)
    assert name in dir(qosqo)


@pytest.mark.interpreted_only  # the compiler leaves out what classes say of themselves; editors read it in the sources
@pytest.mark.parametrize("name", [name for name in qosqo.__all__ if name != "NOBODY"])
def test_everything_exported_explains_itself(name: str) -> None:
    assert inspect.getdoc(getattr(qosqo, name))


def test_what_is_not_exported_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        qosqo.__getattr__("Chess")


def test_the_types_are_known() -> None:
    """What an editor and mypy see."""
    game = assert_type(qosqo.game("cuzco-kramer"), qosqo.Game)
    position = assert_type(game.new(players=2, seed=1), qosqo.Position)
    assert_type(position.random_move(), int)
    match = assert_type(qosqo.Match.new(game, ["Ana", "Ben"]), qosqo.Match)
    assert_type(match.players[0], qosqo.Player)
    with assert_type(qosqo.bot("random", match, seat=0), qosqo.SeatedBot) as bot:
        assert bot.seat == 0


def test_importing_is_cheap_and_brings_neither_web_nor_server() -> None:
    """The engine and the bots play without a page, a socket or a database being loaded."""
    program = (
        "import sys, qosqo\n"
        "assert not [name for name in sys.modules if name.startswith('qosqo.')], 'import qosqo loads nothing yet'\n"
        "match = qosqo.Match.new(qosqo.game('cuzco-feld'), ['Ana', 'Ben'], seed=1)\n"
        "qosqo.bot('greedy', match, match.position.to_act()).play(qosqo.Budget(iterations=5))\n"
        "qosqo.simulate('cuzco-feld', ['random'], games=1)\n"
        "loaded = [name for name in sys.modules if name.startswith(('qosqo.web', 'qosqo.server', 'qosqo.cli'))]\n"
        "foreign = sys.modules.keys() & {'fastapi', 'starlette', 'uvicorn', 'sqlite3', 'psycopg', 'openskill', 'rich'}\n"
        "assert not loaded and not foreign, (loaded, foreign)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)


def test_random_moves_can_be_repeated_and_leave_the_game_alone() -> None:
    position = TAMBO.new(2, seed=1)
    before = position.chance.draws
    first = [position.random_move(qosqo.seeded(seed)) for seed in range(20)]
    assert first == [position.random_move(qosqo.seeded(seed)) for seed in range(20)]
    assert len({position.random_move() for _ in range(200)}) > 1
    assert position.chance.draws == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_forked_processes_play_other_random_games() -> None:
    position = TAMBO.new(2, seed=1)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, repr([position.random_move() for _ in range(40)]).encode())
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(reader, 100_000).decode() != repr([position.random_move() for _ in range(40)])


# Wrong input gets a clear word.


def test_a_record_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"{}\n\xff\n")
    with pytest.raises(qosqo.RecordError, match="line 2: this is not UTF-8 text"):
        qosqo.load(file)


def test_a_record_of_a_game_that_is_not_here_is_refused(tmp_path: Path) -> None:
    qosqo.Match.new(FAR_AWAY, ["Ana", "Ben"], seed=1).save(tmp_path / "game.jsonl")
    with pytest.raises(qosqo.RecordError, match="no game 'far-away'"):
        qosqo.replay(tmp_path / "game.jsonl")
    assert qosqo.replay(tmp_path / "game.jsonl", FAR_AWAY).names == ["Ana", "Ben"]


def test_a_record_loads_no_modules(tmp_path: Path) -> None:
    qosqo.Match.new(TAMBO, ["Ana", "Ben"], seed=1).save(tmp_path / "game.jsonl")
    record = qosqo.load(tmp_path / "game.jsonl")
    named = replace(record, header=replace(record.header, game="tests.tambo:GAME"))
    with pytest.raises(qosqo.RecordError, match="names its game by its id"):
        qosqo.replay(named)


@pytest.mark.parametrize("name", ["strong", "no_such_module:Bot", "tests.tambo:NOTHING", "tests.tambo:__doc__"])
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(qosqo.UnknownBot):
        qosqo.bot(name, qosqo.Match.new(TAMBO, ["Ana", "Ben"]), 0)


def test_a_bot_that_fails_in_a_simulation_is_named() -> None:
    with pytest.raises(qosqo.BotFailed, match=r"Broken: KeyError: 'plan' \(test_commands\.py, line"):
        qosqo.simulate(TAMBO, bots=["tests.arena.test_commands:Broken", "random"], games=1)


@pytest.mark.parametrize("name", [7, None, ":", "..x:GAME", "os:path", "chess"])
def test_a_game_that_is_not_there_is_refused(name: Any) -> None:
    with pytest.raises(qosqo.UnknownGame):
        qosqo.game(name)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"players": "2"}, "the number of players is a whole number, not '2'"),
        ({"players": None}, "the number of players is a whole number, not None"),
        ({"players": 10**30}, "for 2 to 4 players, not 1000000000"),
        ({"options": "pututus"}, "options are a dictionary of names and choices, not 'pututus'"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(qosqo.BadSetup, match=complaint):
        qosqo.game("cuzco-feld").new(**settings)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"games": 0}, "games: a number from 1"),
        ({"games": "x"}, "games"),
        ({"budget": 7}, "budget: a text"),
        ({"seed": -1}, "seed: a number"),
    ],
)
def test_a_simulation_that_cannot_be_played_is_refused(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        qosqo.simulate(TAMBO, ["random"], **{"games": 1, **settings})


def test_a_single_bot_plays_on_all_seats() -> None:
    assert qosqo.simulate(TAMBO, bots="random", games=1).contest.line_up == ("random", "random")


def test_a_bot_out_of_turn_or_without_a_seat_is_refused() -> None:
    match = qosqo.Match.new(TAMBO, ["Ana", "Ben"], seed=1)
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        qosqo.bot("random", match, 1).choose()
    with pytest.raises(ValueError, match="there is no seat 2"):
        qosqo.bot("random", match, 2)


class LastMove(qosqo.Bot):
    """A bot of one's own: always the last move."""

    def __init__(self, game: qosqo.Game, seat: int, seed: int) -> None:
        self.game = game

    def choose(self, known: qosqo.Known, budget: qosqo.Budget) -> int:
        return known.moves()[-1]


def test_a_bot_of_ones_own_plays_matches_and_simulations() -> None:
    match = qosqo.Match.new(TAMBO, ["Ana", "Ben"], seed=1)
    own = qosqo.bot("tests.test_front_door:LastMove", match, 0)
    assert own.choose() == match.position.moves()[-1]
    result = qosqo.simulate(TAMBO, ["tests.test_front_door:LastMove", "random"], games=4)
    assert [tally.name for tally in result.summary.bots] == ["tests.test_front_door:LastMove", "random"]


def test_a_simulation_is_the_same_on_several_processes() -> None:
    alone, together = (qosqo.simulate(TAMBO, ["greedy", "random"], games=6, players=3, jobs=jobs) for jobs in (1, 2))
    assert [result.scores for result in alone.results] == [result.scores for result in together.results]
