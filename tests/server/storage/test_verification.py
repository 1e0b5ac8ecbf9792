"""`qosqo tables verify`: which stored games would go on with the installed code, on SQLite and PostgreSQL, without a change to them."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest

from qosqo.cli import main
from qosqo.server.storage.connect import database_at
from qosqo.server.tables.stored import StorageError
from tests.server.databases import binaries, new_database, temporary_postgres
from tests.server.helpers import Player, serving, tambo_config

VERIFY = ("tables", "verify", "--more-games", "tests.tambo:GAME")
DAMAGE = "UPDATE lines SET line = replace(line, '\"seat\":0', '\"seat\":1') WHERE table_id = ? AND n = 1"
"""The first move was made by somebody else."""


def fill(database: str) -> list[str]:
    """A finished game, a running one, and one of a game that is installed with Qosqo; the tables."""
    with serving(tambo_config(database)) as address:
        ana = Player(address)
        finished = ana.play_to_the_end(ana.set_up("me", "bot:random"))
        running = ana.play(ana.set_up("me", "device"))
        other = ana.play(ana.set_up("me", "device", game="cuzco-kramer"))
    return [finished["id"], running["id"], other["id"]]


def verified(database: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    capsys.readouterr()
    code = main([*VERIFY, "--database", database, "--json"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, found


def test_games_that_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    fill(database)
    content, files = (tmp_path / "t.db").read_bytes(), sorted(tmp_path.iterdir())
    code, found = verified(database, capsys)
    assert code == 0
    assert found == {"ok": True, "tables": 3, "finished": 1, "running": 2, "failed": 0, "failures": []}
    assert main([*VERIFY, "--database", database]) == 0
    assert "3 tables: 1 finished, 2 running." in capsys.readouterr().out
    assert ((tmp_path / "t.db").read_bytes(), sorted(tmp_path.iterdir())) == (content, files)


def test_games_that_would_not_go_on_are_named_with_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of one game a line is damaged; another is not installed any more."""
    database = str(tmp_path / "t.db")
    finished, running, other = fill(database)
    with sqlite3.connect(database) as connection:
        connection.execute(DAMAGE, (running,))
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (other,))
    code, found = verified(database, capsys)
    assert code == 1
    assert (found["tables"], found["finished"], found["running"], found["failed"]) == (3, 1, 0, 2)
    assert [(failure["table"], failure["line"]) for failure in found["failures"]] == [(running, 2), (other, 1)]
    assert main([*VERIFY, "--database", database, "--language", "de"]) == 1
    printed = capsys.readouterr().out
    assert "2 Tische gingen mit dieser Version nicht weiter." in printed
    assert running in printed
    assert finished not in printed


def test_a_game_that_makes_the_installed_code_fail_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "t.db")
    fill(database)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the new code")

    monkeypatch.setattr("tests.tambo.game.Tambo.start", broken)
    code, found = verified(database, capsys)
    assert code == 1
    assert [failure["reason"] for failure in found["failures"]] == ["ZeroDivisionError('the new code')"] * 2


def test_it_may_be_asked_beside_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    with serving(tambo_config(database)) as address:
        ana = Player(address)
        table = ana.set_up("me", "device")
        assert verified(database, capsys)[1]["tables"] == 1
        ana.play(table)


@pytest.mark.parametrize("content", [None, b"", b"no database"])
def test_what_is_no_database_is_refused_and_not_made_into_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "t.db"
    if content is not None:
        file.write_bytes(content)
    assert main([*VERIFY, "--database", str(file)]) == 2
    assert "cannot be used" in capsys.readouterr().err
    assert (file.read_bytes() if file.exists() else None) == content


def test_nothing_can_be_written_while_it_reads(tmp_path: Path) -> None:
    fill(str(tmp_path / "t.db"))
    with pytest.raises(StorageError, match="readonly"):
        database_at(str(tmp_path / "t.db")).read_once(lambda transaction: transaction.change("DELETE FROM lines"))


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed (Debian package: postgresql)")
def test_the_same_on_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    with temporary_postgres() as url:
        database = new_database(url, "verified")
        _, running, _ = fill(database)
        assert verified(database, capsys) == (0, {"ok": True, "tables": 3, "finished": 1, "running": 2, "failed": 0, "failures": []})
        with psycopg.connect(database) as connection:
            connection.execute(
                "UPDATE lines SET line = replace(line, '\"seat\":0', '\"seat\":1') WHERE table_id = %s AND n = 1", (running,)
            )
        code, found = verified(database, capsys)
        assert code == 1
        assert [failure["table"] for failure in found["failures"]] == [running]
        with pytest.raises(StorageError, match="read-only"):
            database_at(database).read_once(lambda transaction: transaction.change("DELETE FROM lines"))
        assert main([*VERIFY, "--database", new_database(url, "empty")]) == 2
