"""`qosqo exercises`: wrong first, then right, shown, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from qosqo.cli.exercises import solved_of
from qosqo.core.exercises import exercise_texts, exercises_of
from qosqo.games import all_games
from tests.cli.helpers import Command

FELD = all_games()["cuzco-feld"]
NUMBER = [exercise.id for exercise in exercises_of(FELD)].index("circlet") + 1
WHY = exercise_texts(FELD, "en")("circlet-why").split(".")[0]


@pytest.fixture(autouse=True)
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QOSQO_SAVES", str(tmp_path / "saves"))


def test_a_missed_attempt_can_be_made_again_and_what_is_solved_is_remembered(qosqo: Command) -> None:
    wrong, right = "place the 3 on “victory points”\n", "place the 3 on “headdress”\n"
    outcome = qosqo("exercises", "cuzco-feld", str(NUMBER), typed=f"undo\n{wrong}again\n{right}")
    assert outcome.code == 0
    assert outcome.err == ""
    assert "Not yet" in outcome.out
    assert WHY in " ".join(outcome.out.split())
    assert solved_of(FELD) == {"circlet"}
    assert "✓ Score 6 points" in qosqo("exercises", "cuzco-feld", typed="").out


def test_the_solution_is_shown_but_not_counted(qosqo: Command) -> None:
    outcome = qosqo("exercises", "cuzco-feld", str(NUMBER), typed="place the 3 on “victory points”\nsolution\n")
    assert "1. place the 3 on “headdress”" in outcome.out
    assert solved_of(FELD) == frozenset()


def test_there_must_be_such_an_exercise(qosqo: Command) -> None:
    assert qosqo("exercises", "cuzco-feld", "99").code == 2
    assert qosqo("exercises", "tests.tambo:GAME").code == 2
