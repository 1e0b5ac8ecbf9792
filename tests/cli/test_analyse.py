"""`qosqo analyse`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from qosqo.analysis.profile import Scale
from qosqo.analysis.words import words
from qosqo.core.texts import LANGUAGES
from tests.analysis.games import LITTLE, played
from tests.cli.helpers import Command

GAME = ("--game", "tests.tambo:GAME", "--jobs", "1", "--level", "quick")


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("qosqo.analysis.effort", fromlist=["LEVELS"]).LEVELS, "quick", LITTLE)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    played(["greedy", "random"], 3).save(file)
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_turning_points_and_a_page(qosqo: Command, record: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "analysis.html"
    outcome = qosqo("analyse", str(record), *GAME, "--html", str(page), "--language", language)
    assert outcome.code == 0
    assert "greedy 1" in outcome.out
    html = page.read_text(encoding="utf-8")
    assert "<svg" in html
    assert "random 2" in html
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")


def test_what_is_kept_is_not_done_again(qosqo: Command, record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    first = qosqo("analyse", str(record), *GAME, "--json", str(kept))
    lines = kept.read_text(encoding="utf-8")
    assert all(json.loads(line) for line in lines.splitlines())
    again = qosqo("analyse", str(record), *GAME, "--json", str(kept))
    assert again.code == first.code == 0
    assert kept.read_text(encoding="utf-8") == lines
    other = qosqo("analyse", str(record), *GAME, "--json", str(kept), "--seed", "8")
    assert other.code == 2
    assert "other settings" in other.err
    german = qosqo("analyse", str(record), *GAME, "--json", str(kept), "--seed", "8", "--language", "de")
    assert "anderen Einstellungen" in german.err


def test_a_folder_gives_profiles_over_games(qosqo: Command, tmp_path: Path) -> None:
    """By part of the game and kind of move, in the terminal and as a page; what is kept in the same folder is no record, and a record
    that is named twice counts once. A bot is one player wherever it sat."""
    for seed, bots in ((1, ["greedy", "random"]), (2, ["random", "greedy"])):
        played(bots, seed).save(tmp_path / f"{seed}.jsonl")
    kept, page = tmp_path / "kept.jsonl", tmp_path / "all.html"
    for _ in range(2):
        outcome = qosqo("analyse", str(tmp_path), str(tmp_path / "1.jsonl"), *GAME, "--json", str(kept), "--html", str(page))
        assert outcome.code == 0
        assert "2 games together" in outcome.out
        assert [outcome.out.count(f"{seed}.jsonl") for seed in (1, 2)] == [1, 1]  # which game is told about
        together = outcome.out.split("2 games together")[1]
        assert [len(re.findall(rf"^{name}\b|  {name}\b", together, re.MULTILINE)) for name in ("greedy", "random")] == [2, 2]
        assert not re.search("(greedy|random) [12]", together)
        for where in ("beginning", "middle", "end", "“"):
            assert where in together
    html = page.read_text(encoding="utf-8")
    assert html.count("<h1") == 3
    assert [html.count(f"{seed}.jsonl") for seed in (1, 2)] == [1, 1]
    assert "2 games together" in html
    assert "everybody’s outlook" in html


def test_a_folder_without_records_is_told(qosqo: Command, tmp_path: Path) -> None:
    outcome = qosqo("analyse", str(tmp_path), *GAME)
    assert outcome.code == 2
    assert str(tmp_path) in outcome.err


def test_bad_records_are_told_and_the_others_analysed(qosqo: Command, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("nonsense\n")
    outcome = qosqo("analyse", str(bad), str(record), *GAME)
    assert outcome.code == 1
    assert "bad.jsonl" in outcome.err
    assert "greedy 1" in outcome.out


@pytest.mark.parametrize("option", ["--json", "--html"])
def test_where_nothing_can_be_written_is_told_before_the_work(qosqo: Command, record: Path, tmp_path: Path, option: str) -> None:
    outcome = qosqo("analyse", str(record), *GAME, option, str(tmp_path))
    assert outcome.code == 2
    assert str(tmp_path) in outcome.err
    assert "greedy" not in outcome.out
    kept = tmp_path / "new" / "folder" / "file"
    assert qosqo("analyse", str(record), *GAME, option, str(kept)).code == 0
    assert kept.exists()


def test_as_much_as_can_be_done_in_some_seconds(qosqo: Command, record: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = ("analyse", str(record), *GAME, "--seconds", "1", "--json", str(kept))
    assert [qosqo(*command).code for _ in range(2)] == [0, 0]
    for other in (("--seed", "8"), ("--open-cards",)):
        outcome = qosqo(*command, *other)
        assert outcome.code == 2
        assert "other settings" in outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_usual_terminal_no_word_is_cut(monkeypatch: pytest.MonkeyPatch, qosqo: Command, record: Path, language: str) -> None:
    """What is told about players stands beside each other where there is room, and below each other elsewhere."""
    scale = Scale({"easy": -50.0, "greedy": 0.0, "normal": 50.0, "hard": 60.0}, error=0.0, spread=1.0)
    monkeypatch.setattr("qosqo.analysis.profile.scales", lambda: {"tambo": {2: scale}})
    say = words(language)

    def lines(columns: int) -> list[str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        outcome = qosqo("analyse", str(record), *GAME, "--language", language)
        assert outcome.code == 0
        assert say("analysis-how") in outcome.out
        return outcome.out.splitlines()

    for columns in (60, 80):
        told = lines(columns)
        assert any("greedy 1" in line and "random 2" in line for line in told[3:5]) == (columns == 80)
    assert not any(re.search(r"\w…", line) for line in told)


def test_nothing_is_written_in_the_place_of_a_record(qosqo: Command, record: Path, tmp_path: Path) -> None:
    before = record.read_text(encoding="utf-8")
    other = str(tmp_path / "other.jsonl")
    for wrong in (("--html", str(record)), ("--json", str(record)), ("--json", other, "--html", other)):
        outcome = qosqo("analyse", str(record), *GAME, *wrong)
        assert outcome.code == 2
        assert "a file of their own" in outcome.err
    assert qosqo("analyse", str(tmp_path), *GAME, "--html", str(record)).code == 2
    assert record.read_text(encoding="utf-8") == before
    alone = qosqo("analyse", str(tmp_path), *GAME, "--json", str(record))
    assert alone.code == 2
    assert "no records" in alone.err


@pytest.mark.parametrize("kept", [True, False])
def test_an_interrupted_analysis_says_whether_it_can_go_on(
    monkeypatch: pytest.MonkeyPatch, qosqo: Command, record: Path, tmp_path: Path, kept: bool
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("qosqo.cli.analyse.work_through", interrupted)
    outcome = qosqo("analyse", str(record), *GAME, *(("--json", str(tmp_path / "kept")) if kept else ()))
    assert outcome.code == 130
    assert ("goes on" if kept else "nothing was kept") in outcome.err
