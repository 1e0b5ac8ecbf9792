"""`qosqo simulate` and `qosqo rate` as people use them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from qosqo.arena import workers
from qosqo.arena.contest import Contest, Result, play_games
from qosqo.bots import Bot, Budget, Known, Thoughts
from qosqo.core.game import Game
from tests.cli.conftest import qosqo as qosqo
from tests.cli.helpers import Command

TAMBO = "tests.tambo:GAME"


def test_simulate_tells_wins_points_seats_and_speed(qosqo: Command) -> None:
    outcome = qosqo("simulate", TAMBO, "--games", "10", "--bots", "greedy,random", "--jobs", "1")
    assert outcome.code == 0
    for word in ("greedy", "random", "seat", "fair", "decisions/s", "10 games from seed 1"):
        assert word in outcome.out


def test_one_game_is_one_game_and_has_no_interval(qosqo: Command) -> None:
    outcome = qosqo("simulate", TAMBO, "--games", "1", "--jobs", "1")
    assert "1 game from seed 1" in outcome.out
    assert "inf" not in outcome.out


def test_simulate_writes_a_line_per_game_and_can_go_on(qosqo: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert qosqo("simulate", TAMBO, "--games", "4", "--jobs", "1", "--json", str(file)).code == 0
    assert qosqo("simulate", TAMBO, "--games", "4", "--jobs", "1", "--json", str(file)).code == 2
    assert qosqo("simulate", "--resume", str(file), "--games", "6", "--jobs", "1").code == 0
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["contest"]["line_up"] == ["random", "random"]
    assert [line["number"] for line in lines[1:]] == [0, 1, 2, 3, 4, 5]


def test_simulate_survives_an_interruption(qosqo: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"

    def interrupted(contest: Contest, numbers: list[int]) -> list[Result]:
        if numbers[0] > 0:
            raise KeyboardInterrupt
        return play_games(contest, numbers)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "play_games", interrupted)
        outcome = qosqo("simulate", TAMBO, "--games", "500", "--jobs", "1", "--json", str(file))
    assert outcome.code == 130
    assert "--resume" in outcome.err
    assert qosqo("simulate", "--resume", str(file), "--jobs", "1").code == 0
    assert len(file.read_text().splitlines()) == 501


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "gredy"], "Did you mean greedy?"),
        (["--budget", "soon"], "not a budget"),
        (["--bots", "random,random,random"], "3 bots"),
        (["--players", "9"], "2 to 4"),
        (["--solo"], "no opponent of its own"),
        (["--solo", "--players", "2"], "--players does not go with it"),
        (["--resume", "games.jsonl", "--bots", "hard"], "games.jsonl says what is played: --bots does not go with --resume."),
        (["--resume", "games.jsonl", "--players", "2"], "--players does not go with --resume."),
        (["--resume", "games.jsonl", "--seed", "0"], "--seed does not go with --resume."),
        (["--resume", "games.jsonl", "--options", "a=b"], "--options does not go with --resume."),
        (["--resume", "games.jsonl", "--json", "more.jsonl"], "--json does not go with --resume."),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["--games", "99999999999"], "too large: at most 10000000"),
        (["--seed", str(2**60 + 1)], "too large"),
        (["--jobs", "100000000"], "too large"),
        (["--bots", "collections:OrderedDict"], "collections:OrderedDict"),
        (["--bots", "greedy+nowhere.json"], "nowhere.json holds no weights"),
        (["--bots", "a:b:c"], "qosqo: a:b:c: No module named 'a'"),
        (["--bots", "..x:Bot"], "..x:Bot"),
        (["--bots", "program:"], "needs a command"),
        (["--bots", f"{__name__}:Cheat"], "which is not legal"),
        (["--bots", f"{__name__}:Cheat", "--jobs", "2"], "which is not legal"),
        (["--bots", f"{__name__}:Talker"], "chose 'the first one', which is no number of a move"),
        (["--bots", f"{__name__}:Broken"], "Broken: KeyError: 'plan' (test_commands.py, line"),
        (["--bots", f"{__name__}:Broken", "--jobs", "2"], "Broken: KeyError: 'plan' (test_commands.py, line"),
        (["--bots", f"{__name__}:Silent"], "Silent: KeyError: 'thought' (test_commands.py, line"),
        (["--bots", f"{__name__}:Clinging"], "Clinging: OSError: no such device (test_commands.py, line"),
        (["--bots", f"{__name__}:Dying", "--jobs", "2"], "A process that did some of the work has died"),
        (["--bots", f"{__name__}:Stillborn"], "Stillborn: RuntimeError: no model file (test_commands.py, line"),
    ],
)
def test_simulate_complains_in_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    outcome = qosqo("simulate", TAMBO, *words)
    assert outcome.code == 2
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1


class Cheat(Bot):
    def __init__(self, game: Game, seat: int, seed: int) -> None: ...

    def choose(self, known: Known, budget: Budget) -> int:
        return -1


class Talker(Cheat):
    def choose(self, known: Known, budget: Budget) -> int:
        return "the first one"  # type: ignore[return-value]


class Broken(Cheat):
    def choose(self, known: Known, budget: Budget) -> int:
        return {"idea": known.moves()[0]}["plan"]


class Silent(Cheat):
    def choose(self, known: Known, budget: Budget) -> int:
        return known.moves()[0]

    def thoughts(self) -> Thoughts | None:
        raise KeyError("thought")


class Clinging(Silent):
    def close(self) -> None:
        raise OSError("no such device")


class Dying(Cheat):
    def choose(self, known: Known, budget: Budget) -> int:
        os._exit(9)


class Stillborn(Cheat):
    def __init__(self, game: Game, seat: int, seed: int) -> None:
        raise RuntimeError("no model file")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "..x:GAME"}, "..x:GAME"),
        ({"line_up": ["nobody", "random"]}, "There is no bot “nobody”"),
        ({"line_up": ["random"] * 9}, "not 9"),
        ({"options": {"pond": "deep"}}, "no option 'pond'"),
        ({"data": "="}, "not a TOML file"),
        ({"games": [4]}, "games: a number"),
    ],
)
def test_a_contest_that_cannot_go_on_is_complained_about_in_one_line(qosqo: Command, changed: dict[str, object], complaint: str) -> None:
    file = Path("games.jsonl")
    file.write_text(json.dumps({"contest": {"game": "cuzco-feld", "line_up": ["random", "random"], "games": 2} | changed}) + "\n")
    outcome = qosqo("simulate", "--resume", str(file), "--jobs", "1")
    assert outcome.code == 2
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize(("address", "complaint"), [([], "Ray could not be started here"), (["far:1"], "No Ray answers at far:1")])
def test_a_ray_that_is_not_there_is_told_in_one_line(
    qosqo: Command, monkeypatch: pytest.MonkeyPatch, address: list[str], complaint: str
) -> None:
    def init(**asked: object) -> None:
        assert asked["address"] == (address[0] if address else "local")
        raise ConnectionError("timed out\nwhile waiting")

    ray = ModuleType("ray")
    monkeypatch.setattr(ray, "init", init, raising=False)
    monkeypatch.setitem(sys.modules, "ray", ray)
    outcome = qosqo("simulate", TAMBO, "--games", "1", "--ray", *address)
    assert outcome.code == 2
    assert outcome.err == f"qosqo: {complaint}: timed out while waiting\n"


def test_bots_of_the_current_folder_are_found(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    Path("bots_of_mine.py").write_text("from tests.arena.test_commands import Cheat as Mine\n")
    mine = "bots_of_mine:Mine"
    for words in (["simulate", "--bots", mine], ["rate", "--bots", f"random,{mine}"], ["benchmark", "--agent", mine]):
        assert "which is not legal" in qosqo(*words, TAMBO, "--jobs", "1").err
    Path("mine.toml").write_text(f'game = "{TAMBO}"\nbots = ["{mine}"]\ngames = 2\n')
    assert "which is not legal" in qosqo("lab", "run", "mine.toml", "--jobs", "1").err


def test_files_are_written_into_new_folders(qosqo: Command) -> None:
    assert qosqo("simulate", TAMBO, "--games", "1", "--jobs", "1", "--json", "new/games.jsonl").code == 0
    assert len(Path("new/games.jsonl").read_text().splitlines()) == 2


def test_simulate_alone_tells_both_sides_per_difficulty(qosqo: Command) -> None:
    outcome = qosqo("simulate", "tawantinsuyu", "--solo", "--games", "1", "--jobs", "1")
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert "opponent's points" in lines[0]
    assert [line.split()[0] for line in lines[1:4]] == ["easiest", "standard", "hardest"]
    assert qosqo("simulate", "tawantinsuyu", "--solo", "--resume", "games.jsonl").code == 2


def test_rate_keeps_and_draws_a_ladder(qosqo: Command) -> None:
    assert "no such ladder" in qosqo("rate", TAMBO).out
    first = qosqo("rate", TAMBO, "--bots", "greedy,random", "--games", "20", "--jobs", "1")
    assert first.code == 0
    assert first.out.index("greedy") < first.out.index("random")
    assert qosqo("rate", TAMBO).out == first.out
    qosqo("simulate", TAMBO, "--bots", "easy,random", "--games", "4", "--jobs", "1", "--json", "games.jsonl")
    assert "easy" in qosqo("rate", "--add", "games.jsonl").out


def test_an_interrupted_ladder_says_what_does_not_count(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(contest: Contest, numbers: list[int]) -> list[Result]:
        if "easy" in contest.line_up:
            raise KeyboardInterrupt
        return play_games(contest, numbers)

    monkeypatch.setattr(workers, "play_games", interrupted)
    outcome = qosqo("rate", TAMBO, "--bots", "greedy,random,easy", "--games", "2", "--jobs", "1")
    assert outcome.code == 130
    assert "do not count" in outcome.err
    assert "easy" not in outcome.out
    assert qosqo("rate", TAMBO).out == outcome.out


def test_who_only_plays_itself_begins_no_ladder(qosqo: Command) -> None:
    qosqo("simulate", TAMBO, "--bots", "random", "--games", "2", "--jobs", "1", "--json", "games.jsonl")
    outcome = qosqo("rate", "--add", "games.jsonl")
    assert (outcome.code, outcome.err) == (0, "")
    assert "no such ladder" in outcome.out
    assert qosqo("rate").out == outcome.out


def test_rate_makes_sure_of_its_file_before_it_plays(qosqo: Command) -> None:
    Path("file").write_text("")
    outcome = qosqo("rate", TAMBO, "--bots", "greedy,random", "--games", "10000", "--jobs", "1", "--file", "file/ladder.json")
    assert (outcome.code, outcome.out) == (2, "")
    assert "file/ladder.json" in outcome.err
    assert qosqo("rate", TAMBO, "--bots", "greedy,random", "--games", "1", "--jobs", "1", "--file", "new/ladder.json").code == 0


def test_random_has_nothing_to_weigh(qosqo: Command) -> None:
    Path("weights.json").write_text('{"game": "cuzco-feld", "factors": {}}')
    assert "random judges nothing" in qosqo("simulate", "cuzco-feld", "--bots", "random+weights.json").err
