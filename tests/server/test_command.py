"""`qosqo serve` and `qosqo reports`."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest

from qosqo.cli import main
from qosqo.server.http.logs import JsonLines
from tests.server.helpers import Player, serving, tambo_config
from tests.server.processes import ServerProcess


def test_reports_are_listed_and_their_record_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    assert main(["reports", "--database", database]) == 0
    assert "Nobody" in capsys.readouterr().out
    with serving(tambo_config(database)) as address:
        ana = Player(address)
        name = ana.ok(ana.post(ana.set_up("me", "device"), "reports", text="The die is too heavy."))["name"]
    assert main(["reports", "--database", database]) == 0
    assert "too heavy" in capsys.readouterr().out
    assert main(["reports", "--database", database, name]) == 0
    (tmp_path / "reported.jsonl").write_text(capsys.readouterr().out)
    assert main(["record", "verify", str(tmp_path / "reported.jsonl"), "--game", "tests.tambo:GAME"]) == 0
    assert main(["reports", "--database", database, "nothing"]) == 2


@pytest.mark.parametrize("words", [["--port", "x"], ["--more-games", "nowhere:GAME"], ["--thinkers", "0"], ["--log-level", "loud"]])
def test_serving_with_nonsense_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_place_that_is_taken_or_no_database_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "t.db")]) == 2
    assert port in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--database", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_server_that_dies_while_starting_is_told_with_its_log(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="cannot be used"):
        ServerProcess(str(tmp_path), tmp_path / "log").start()


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "t.db"), tmp_path / "log") as server:
        ana, ben = Player(server.address), Player(server.address)
        link = ana.set_up("me", "friend")["invites"]["1"]
        ben.http.get(link)
        ben.join(link)
        server.stop()
    text = (tmp_path / "log").read_text()
    assert '"route": "/join/{invite}"' in text
    for secret in (ana.secret, ben.secret, link.rpartition("/")[2]):
        assert secret not in text


def test_log_lines_are_json_with_everything_that_was_said() -> None:
    record = logging.makeLogRecord({"name": "qosqo", "levelname": "INFO", "msg": "table set up", "table": "abc"})
    line = JsonLines().format(record)
    assert line.startswith("{")
    assert '"event": "table set up"' in line
    assert '"table": "abc"' in line
