"""The lab as a browser without scripts uses it, and where it is closed."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from qosqo.cli.serve import only_here
from qosqo.games import find_game
from qosqo.server import experiments
from qosqo.server.experiments import Running
from qosqo.server.pages.lab import tried
from qosqo.web.lab_experiments import watch_page
from qosqo.web.model import Settings
from tests.server.helpers import PATIENCE, serving, tambo_config


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = str(tmp_path_factory.mktemp("lab") / "tables.db")
    with (
        serving(replace(tambo_config(database), lab=True)) as address,
        httpx.Client(base_url=address, timeout=PATIENCE, follow_redirects=True) as client,
    ):
        yield client


def test_it_is_closed_unless_the_owner_opens_it(browser: httpx.Client) -> None:
    for path in ("/lab", "/lab/tambo"):
        answer = browser.get(path)
        assert answer.status_code == 403
        assert "qosqo serve --lab" in answer.text
    assert browser.post("/lab/tambo/experiment", data={}).status_code == 403
    assert 'href="/lab"' not in browser.get("/").text
    assert 'href="/lab/' not in browser.get("/rules/cuzco-feld").text


def test_a_server_for_this_machine_alone_has_it_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as here, socket.create_server(("0.0.0.0", 0)) as everywhere:
        assert only_here(here)
        assert not only_here(everywhere)


def test_games_with_data_are_listed_and_shown(lab: httpx.Client) -> None:
    assert 'href="/lab"' in lab.get("/").text
    assert 'href="/lab/cuzco-feld"' in lab.get("/rules/cuzco-feld").text
    assert "/lab/tambo" in lab.get("/lab").text
    assert 'name="rounds"' in lab.get("/lab/tambo").text
    assert lab.get("/lab/chess").status_code == 404


def test_the_whole_form_comes_back_with_what_is_wrong(lab: httpx.Client) -> None:
    answer = lab.post("/lab/tambo/file", data={"rounds": "0"})
    assert answer.status_code == 409
    assert 'aria-invalid="true"' in answer.text
    assert "is needed, not 0" in answer.text
    assert 'value="0"' in answer.text
    unreadable = lab.post("/lab/tambo/draw", data={"rounds": "[1,"}, headers={"Accept": "application/json"}).json()
    assert "cannot be read" in unreadable["errors"]["rounds"]
    assert "lab-drawings" not in unreadable["parts"]


def test_a_changed_file_keeps_its_comments_and_can_be_played(lab: httpx.Client) -> None:
    own = lab.get("/api/games/tambo/data").text
    file = lab.post("/lab/tambo/file", data={"rounds": "2"})
    assert file.text == own.replace("rounds = 6", "rounds = 2")
    assert "attachment" in file.headers["Content-Disposition"]
    table = lab.post("/lab/tambo/play", data={"rounds": "2"})
    assert table.url.path.startswith("/table/")
    assert "a file of their own" in table.text


@pytest.mark.parametrize("bad", [{"bot": "program:rm"}, {"seats": "99"}, {"games": "-1"}, {"games": ""}])
def test_an_experiment_takes_only_bots_of_the_house_and_sensible_numbers(lab: httpx.Client, bad: dict[str, str]) -> None:
    answer = lab.post("/lab/tambo/experiment", data={"bot": "random", "seats": "2", "games": "5", **bad})
    assert answer.status_code == 409
    assert "1 to 2,000 games" in answer.text


def test_unknown_experiments_are_not_there(lab: httpx.Client) -> None:
    assert lab.get("/lab/experiments/nothing").status_code == 404
    assert lab.get("/lab/experiments/nothing/progress").status_code == 404
    assert lab.post("/lab/experiments/nothing/stop").status_code == 404


def test_an_experiment_that_was_stopped_before_a_game_was_over_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("vl_convert")

    async def waiting(*_: str) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=pipe, stderr=pipe)

    async def stopped() -> Running:
        all_of_them = experiments.Experiments()
        running = all_of_them.start('game = "cuzco-feld"\nbots = ["random"]\n', "en")
        assert running.task is not None
        while running.playing is None:
            await asyncio.sleep(0)
        running.stop()
        await running.task
        await all_of_them.stop()
        return running

    monkeypatch.setattr(experiments, "begin", waiting)
    running = asyncio.run(stopped())
    assert running.report is None
    page = watch_page(Settings(), find_game("cuzco-feld"), tried(running))
    assert "there is nothing to read" in page
    assert "could not be carried out" not in page
