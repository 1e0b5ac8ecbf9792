"""The command as a whole: help, version, languages, complaints."""

from __future__ import annotations

import pytest

import qosqo as package
from qosqo.cli import COMMANDS
from qosqo.cli.terminal import FOLDER
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games
from tests.cli.helpers import Command


def test_without_a_command_the_help_lists_all_commands(qosqo: Command) -> None:
    outcome = qosqo()
    assert outcome.code == 0
    for command in COMMANDS:
        assert f"    {command} " in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(qosqo: Command, command: str, language: str) -> None:
    outcome = qosqo(command, "--help", "--language", language)
    assert outcome.code == 0
    assert f"qosqo {command}" in outcome.out


def test_the_version_says_how_the_engine_runs(qosqo: Command) -> None:
    outcome = qosqo("--version")
    assert outcome.code == 0
    assert outcome.out.startswith(f"qosqo {package.__version__} (the engine runs ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["gmaes"], "Did you mean games?"),
        (["games", "--jsn"], "There is no argument --jsn here. Did you mean --json?"),
        (["--language", "dee", "games"], "There is no language “dee”; there are: en, de, nl. Did you mean de?"),
        (["--language=de", "gmaes"], "Ist games gemeint?"),
    ],
)
def test_a_wrong_word_gets_one_line_with_the_nearest_suggestion(qosqo: Command, words: list[str], complaint: str) -> None:
    outcome = qosqo(*words)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("qosqo: ")
    assert outcome.err.endswith(complaint + "\n")
    assert outcome.err.count("\n") == 1


def test_the_environment_chooses_the_language(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QOSQO_LANGUAGE", "nl")
    assert qosqo("--help").out.startswith("gebruik: qosqo")
    assert qosqo("--help", "--language", "de").out.startswith("Aufruf: qosqo")


def test_games_lists_every_game(qosqo: Command) -> None:
    assert [game["id"] for game in qosqo("games", "--json").json] == list(all_games())
    listed = qosqo("games").out
    for game in all_games().values():
        assert game.id in listed


def test_a_full_disk_is_told_in_one_line(qosqo: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "games.jsonl")

    monkeypatch.setattr("qosqo.cli.games.run", full)
    outcome = qosqo("games")
    assert outcome.code == 2
    assert outcome.err == "qosqo: games.jsonl: No space left on device.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    def messages(language: str) -> list[str]:
        lines = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        return [line.partition(" ")[0] for line in lines if line and line[0].isalpha()]

    assert messages(language) == messages("en")
    assert len(set(messages(language))) == len(messages(language))
