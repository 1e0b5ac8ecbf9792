"""The component data that a table was begun with are kept with it, once per content: no later change of a game's data loses a table."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from qosqo.cli import main
from qosqo.server.tables.creation import MOST_DATA
from tests.server.helpers import Player, refusal, serving, tambo_config
from tests.tambo import GAME
from tests.tambo.game import Tambo

LONG: str = GAME.data_text() + "# x\n" * (MOST_DATA // 4)
"""Longer than what anybody may send now."""
VERIFY = ("tables", "verify", "--more-games", "tests.tambo:GAME", "--json")


def change_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version of the game, which does not know its former data any more."""
    text = GAME.data_text() + "# corrected\n"
    monkeypatch.setattr(Tambo, "data_text", lambda _: text)


def go_on_with_data_that_are_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tambo_config(database)) as address:
        ana = Player(address)
        tables = [ana.play(ana.set_up("me", "device")), ana.play(ana.set_up("me", "device"))]
        finished = ana.play_to_the_end(ana.set_up("me", "device"))
    with monkeypatch.context() as later:
        change_data(later)
        assert main([*VERIFY, "--database", database]) == 0
        with serving(tambo_config(database)) as address:
            ana.http.base_url = address
            ana.address = address
            fresh = ana.set_up("me", "device")
            for table in tables:
                seen = ana.look(table)
                assert ana.play_to_the_end(seen)["over"]
            fork = ana.ok(ana.post(finished, "fork", number=1))
            assert ana.play_to_the_end(fork)["over"]
            assert ana.play(fresh)["version"] == 1
        with serving(tambo_config(database)) as address:
            ana.http.base_url = address
            assert ana.look(fork)["over"]


def test_a_table_begun_with_data_that_are_no_longer_shipped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "t.db")
    go_on_with_data_that_are_gone(database, monkeypatch)
    with sqlite3.connect(database) as connection:
        kept = connection.execute("SELECT text FROM component_data").fetchall()
        named = connection.execute("SELECT COUNT(*), COUNT(DISTINCT data) FROM tables").fetchone()
    assert sorted(text for (text,) in kept) == sorted([GAME.data_text(), GAME.data_text() + "# corrected\n"])
    assert named == (5, 2)


def test_a_table_whose_bots_think_elsewhere_goes_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their process has only what it is sent."""
    database = str(tmp_path / "t.db")
    with monkeypatch.context() as before:
        change_data(before)
        with serving(tambo_config(database)) as address:
            ana = Player(address)
            table = ana.set_up("me", "bot:random")
    with serving(tambo_config(database)) as address:
        ana.http.base_url = address
        assert ana.play_to_the_end(table)["over"]


def test_data_of_ones_own_stay_in_the_record(tmp_path: Path) -> None:
    """So that nobody can pass off other data under the name of the game's."""
    with serving(tambo_config(str(tmp_path / "t.db"))) as address:
        Player(address).set_up("me", "device", data=GAME.data_text() + "# mine\n")
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("SELECT data FROM tables").fetchall() == [(None,)]
        assert connection.execute("SELECT COUNT(*) FROM component_data").fetchone() == (0,)


def test_what_is_too_long_now_is_refused_but_a_stored_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "t.db")
    with monkeypatch.context() as before:
        before.setattr("qosqo.server.tables.creation.MOST_DATA", len(LONG))
        with serving(tambo_config(database)) as address:
            ana = Player(address)
            table = ana.play(ana.set_up("me", "device", data=LONG))
            record = ana.http.get(f"/api/tables/{ana.play_to_the_end(ana.set_up('me', 'device', data=LONG))['id']}/record").text
    with serving(tambo_config(database)) as address:
        ana.http.base_url = address
        wanted = {"game": "tambo", "seats": [{"who": "me"}, {"who": "device"}], "data": LONG}
        assert refusal(ana.http.post("/api/tables", json=wanted)) == (409, "bad-data")
        assert refusal(ana.http.post("/api/records", content=record)) == (409, "bad-record")
        assert ana.play_to_the_end(table)["over"]


def test_a_database_of_an_earlier_schema_is_verified_and_brought_up_to_date(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    with serving(tambo_config(database)) as address:
        ana = Player(address)
        table = ana.play(ana.set_up("me", "device"))
    with sqlite3.connect(database) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN data")
        connection.execute("DROP TABLE component_data")
        connection.execute("ALTER TABLE tables DROP COLUMN exercise")
        connection.execute("DROP TABLE solved")
        for later in ("analysis_parts", "analyses"):
            connection.execute(f"DROP TABLE {later}")
        connection.execute("UPDATE schema_version SET version = 4")
    capsys.readouterr()
    assert main([*VERIFY, "--database", database]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 1
    with serving(tambo_config(database)) as address:
        ana.http.base_url = address
        assert ana.play_to_the_end(table)["over"]
