"""`qosqo check`: passing and failing games, settings, complaints."""

from __future__ import annotations

from pathlib import Path

import pytest

from qosqo.core.match import Match
from qosqo.core.record import read_record
from tests.cli.broken import GAME as BROKEN
from tests.cli.helpers import Command

TAMBO = "tests.tambo:GAME"


def test_a_good_game_passes_with_every_setting(qosqo: Command) -> None:
    outcome = qosqo("check", TAMBO, "--games", "2", "--jobs", "1", "--json")
    assert outcome.code == 0
    assert outcome.json["passed"]
    assert outcome.json["settings"] == 6  # 2, 3 and 4 players, two decks
    assert outcome.json["games"] == 6  # at least one per setting
    assert outcome.json["decisions"] > 100


def test_several_processes_find_the_same(qosqo: Command) -> None:
    alone = qosqo("check", TAMBO, "--games", "6", "--jobs", "1", "--json").json
    together = qosqo("check", TAMBO, "--games", "6", "--jobs", "2", "--json").json
    assert together["decisions"] == alone["decisions"]


def test_players_and_options_narrow_the_settings(qosqo: Command) -> None:
    outcome = qosqo("check", TAMBO, "--games", "1", "--jobs", "1", "--players", "3", "--options", "deck=sorted")
    assert outcome.code == 0
    assert outcome.out.startswith("tambo keeps its promises: 1 games with 1 settings, ")


def test_a_failure_names_the_promise_and_keeps_the_shortest_record(qosqo: Command) -> None:
    outcome = qosqo("check", "tests.cli.broken:GAME", "--games", "12", "--jobs", "1")
    assert outcome.code == 1
    assert "Broken promise: the game's invariants hold" in outcome.out
    assert "somebody has three points" in outcome.out
    assert "Missing text: de: refusal-bad-luck" in outcome.out
    (file,) = Path.cwd().glob("broken-check-*.jsonl")
    assert f"The shortest failing record is in {file.name}" in outcome.out
    match = Match.from_record(read_record(file.read_text(encoding="utf-8")), BROKEN)
    assert max(match.position.scores) >= 3
    assert max(match.position_at(len(match.made) - 1).scores) < 3


def test_the_command_that_is_offered_shows_the_failure_again(qosqo: Command) -> None:
    failure = qosqo("check", "tests.cli.broken:GAME", "--games", "3", "--jobs", "1", "--json").json["failures"][0]
    words = failure["again"].split()
    assert words[0] == "qosqo"
    again = qosqo(*words[1:], "--json")
    assert again.code == 1
    assert again.json["failures"][0]["detail"] == failure["detail"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["check", "tambu"], "There is no game “tambu”"),
        (["check", "tests.tambo:GAMES"], "has no attribute 'GAMES'"),
        (["check", TAMBO, "--players", "5"], "tambo is for 2 to 4 players, not 5."),
        (["check", TAMBO, "--players", "many"], "“many” is not a whole number of at least 1."),
        (["check", TAMBO, "--games", "0"], "“0” is not a whole number of at least 1."),
        (["check", TAMBO, "--options", "dekc=sorted"], "tambo has no option “dekc”; there are: deck. Did you mean deck?"),
        (["check", TAMBO, "--options", "deck=sortet"], "Option deck: “sortet” is not one of shuffled, sorted. Did you mean sorted?"),
        (["check"], "See: qosqo check --help"),
    ],
)
def test_wrong_values_get_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    outcome = qosqo(*words)
    assert outcome.code == 2
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1
