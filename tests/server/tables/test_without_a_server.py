"""A later edition runs whole tables inside a page: rules, bots, drawing and patches work without a server and without a database."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import qosqo
from qosqo.core.match import Match
from qosqo.core.record import read_record
from tests.server.tables.in_process import play
from tests.tambo import GAME

ROOT = Path(__file__).parents[3]


def test_a_whole_table_is_played_in_one_process() -> None:
    result = asyncio.run(play())
    match = Match.from_record(read_record("\n".join(result["lines"]), open_ended=True), GAME)
    assert match.position.over()
    assert match.record_text() == result["record"]
    assert result["names"][0] == "Ana"
    assert result["asked"] > 0
    first, *later = [json.loads(patch) for patch in result["patches"]]
    assert {"prompt", "moves", "board", "seats", "log"} <= set(first["parts"])
    assert later[-1]["version"] == match.changes
    assert "würfelt" in result["patches"][0]


def test_the_same_clock_and_chance_give_the_same_table() -> None:
    assert asyncio.run(play()) == asyncio.run(play())


def test_neither_a_server_nor_a_database_is_imported_for_it() -> None:
    environment = {"PYTHONPATH": f"{Path(qosqo.__file__).parents[1]}:{ROOT}"}
    words = [sys.executable, "-m", "tests.server.tables.in_process"]
    result = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.startswith("[] "), result.stdout
