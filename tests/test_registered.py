"""A package of one's own registers a game with all its parts; what is wrong with one harms no other."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from qosqo.games import game_ids
from tests.registered import environment_with, install_chaski, register, run_python, run_qosqo
from tests.server.helpers import Player
from tests.server.processes import ServerProcess

BUILT_IN = game_ids()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed."""
    place = tmp_path_factory.mktemp("installed")
    install_chaski(place)
    return place


def test_ids_of_registered_games_are_known_without_importing_them(folder: Path) -> None:
    done = run_python(folder, "import sys; from qosqo.games import game_ids; print(game_ids(), 'chaski' in sys.modules)")
    assert done.stdout.strip() == f"{sorted([*BUILT_IN, 'chaski'])} False"


def test_the_command_lists_it_with_its_texts(folder: Path) -> None:
    games = {game["id"]: game for game in json.loads(run_qosqo(folder, "games", "--json").stdout)}
    assert sorted(games) == sorted([*BUILT_IN, "chaski"])
    assert games["chaski"]["name"] == "Chaski"


def test_it_can_be_checked_and_simulated_in_several_processes(folder: Path) -> None:
    checked = run_qosqo(folder, "check", "chaski", "--games", "2")
    assert checked.returncode == 0, checked.stderr
    simulated = run_qosqo(folder, "simulate", "chaski", "--bots", "greedy,random", "--games", "4", "--jobs", "2")
    assert simulated.returncode == 0, simulated.stderr


def test_bots_judge_it_by_its_own_evaluation(folder: Path) -> None:
    code = "from qosqo.games import find_game; from qosqo.bots.evaluations import evaluation_of; print(evaluation_of(find_game('chaski')))"
    assert "chaski.evaluation.ChaskiEvaluation" in run_python(folder, code).stdout


def test_learners_observe_it_with_its_own_observer(folder: Path) -> None:
    code = "from qosqo.games import find_game; from qosqo.envs.observations import observer_of; print(observer_of(find_game('chaski')))"
    assert "chaski.observation.ChaskiObserver" in run_python(folder, code).stdout


def test_the_terminal_shows_its_own_board(folder: Path) -> None:
    played = run_qosqo(folder, "play", "chaski", "--seats", "Ana,bot:greedy", "--seed", "1", typed="quit\n")
    assert "⌂ 1/6" in played.stdout, played.stderr


def test_the_server_offers_it_draws_its_board_and_its_bots_play_it(folder: Path, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log", environment_with(folder)) as server:
        assert "Chaski" in httpx.get(server.address).text
        assert "gallery-chaski" in httpx.get(f"{server.address}/gallery").text
        ana = Player(server.address)
        table = ana.set_up("me", "bot:easy", game="chaski")
        page = ana.http.get(f"/table/{table['id']}").text
        assert 'class="chaski-board"' in page
        assert 'class="chaski-hand"' in page
        addresses = re.findall(r'"(/static/[^"]*/boards/chaski\.(?:css|js))"', page)
        assert [ana.http.get(address).status_code for address in addresses] == [200, 200]
        assert ana.play_to_the_end(table)["over"]


# What other packages do wrong.


def warnings_with(folder: Path, package: str, groups: dict[str, dict[str, str]]) -> str:
    """What is said when the games are listed besides the working package; the others must still be there."""
    install_chaski(folder)
    register(folder, package, groups)
    listed = run_qosqo(folder, "games", "--json")
    assert sorted(game["id"] for game in json.loads(listed.stdout)) == sorted([*BUILT_IN, "chaski"])
    return listed.stderr


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({"pacha": "no_such_module"}, "cannot be loaded: ModuleNotFoundError"),
        ({"pacha": "json"}, "has no 'GAME'"),
        ({"pacha": "chaski"}, "its GAME is called 'chaski'"),
        ({"Pa cha": "chaski"}, "cannot be a game's id"),
        ({"cuzco-feld": "chaski"}, "is not used: Qosqo has a game of that name itself"),
    ],
)
def test_a_broken_game_is_named_with_its_package_and_left_out(tmp_path: Path, entries: dict[str, str], complaint: str) -> None:
    said = warnings_with(tmp_path, "qosqo-broken", {"qosqo.games": entries})
    assert "qosqo-broken" in said
    assert complaint in said
    assert "Traceback" not in said


def test_asking_for_a_broken_game_tells_why(tmp_path: Path) -> None:
    register(tmp_path, "qosqo-broken", {"qosqo.games": {"pacha": "no_such_module"}})
    asked = run_qosqo(tmp_path, "check", "pacha")
    assert asked.returncode == 2
    assert "of the package qosqo-broken cannot be loaded" in asked.stderr


def test_a_name_registered_twice_is_nobody_s(tmp_path: Path) -> None:
    install_chaski(tmp_path)
    register(tmp_path, "qosqo-copycat", {"qosqo.games": {"chaski": "chaski"}})
    listed = run_qosqo(tmp_path, "games", "--json")
    assert [game["id"] for game in json.loads(listed.stdout)] == BUILT_IN
    assert "'chaski' is registered twice" in listed.stderr


def test_a_broken_board_gives_way_to_the_generic_one(tmp_path: Path) -> None:
    install_chaski(tmp_path)
    (tmp_path / "chaski" / "terminal_board.py").write_text("raise RuntimeError('no paint')\n")
    played = run_qosqo(tmp_path, "play", "chaski", "--seats", "Ana,bot:greedy", "--seed", "1", typed="quit\n")
    assert "face up" in played.stdout
    assert "of the package qosqo-chaski cannot be loaded: RuntimeError: no paint" in played.stderr
