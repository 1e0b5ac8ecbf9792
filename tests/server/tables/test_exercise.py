"""Tables with an exercise: nobody else plays, an attempt can be made again, the solution is shown, and what was solved stays known."""

from __future__ import annotations

import asyncio

import pytest

from qosqo.core.exercises import exercises_of
from qosqo.games import all_games
from qosqo.server.storage.tables import json_text, read_state
from qosqo.server.tables.creation import exercise_table
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import table_info
from qosqo.server.tables.registry import TableRegistry
from qosqo.server.tables.service import TableService
from qosqo.server.tables.table import Move, Table
from qosqo.web.build import table_model
from qosqo.web.model import Settings, TableModel, Viewer
from tests.server.tables.in_process import MemoryProgress, MemoryTables, NoReports

FELD = all_games()["cuzco-feld"]
EXERCISE = next(exercise for exercise in exercises_of(FELD) if exercise.id == "circlet")
WRONG: Move = {"kind": "place-die", "die": 3, "action": 7}


@pytest.fixture
def table() -> Table:
    return exercise_table(USUAL, FELD, "circlet", "ana", "Ana", "en")


def model(table: Table) -> TableModel:
    return table_model(table.match, table_info(table, "ana", "", lambda _: True), Viewer(table.seats_of("ana")))


def state(table: Table) -> str:
    shown = model(table).exercise
    assert shown is not None
    return shown.state


def test_a_wrong_turn_is_missed_and_can_be_tried_again(table: Table) -> None:
    assert state(table) == "open"
    table.play(EXERCISE.seat, WRONG, table.version)
    assert state(table) == "missed"
    assert table.bot_due() is None
    assert not table.solved()
    table.learn("again", alone=False)
    assert state(table) == "open"
    table.play(EXERCISE.seat, dict(EXERCISE.solution[0]), table.version)
    assert state(table) == "reached"
    assert table.solved()
    assert model(table).decision is None


def test_the_solution_is_shown_step_by_step_and_does_not_count_as_solved(table: Table) -> None:
    table.play(EXERCISE.seat, WRONG, table.version)
    table.learn("solution", alone=False)
    table.state = read_state(json_text(table.state))
    shown = model(table).exercise
    assert shown is not None
    assert (shown.state, shown.wanted) == ("shown", EXERCISE.solution[0])
    assert shown.why
    table.play(EXERCISE.seat, dict(EXERCISE.solution[0]), table.version)
    assert state(table) == "seen"
    assert not table.solved()


def test_the_position_itself_is_not_taken_back(table: Table) -> None:
    assert model(table).undo_to is None
    with pytest.raises(Denied):
        table.undo(EXERCISE.seat, EXERCISE.moves - 1, table.version)


def test_there_must_be_such_an_exercise() -> None:
    with pytest.raises(Denied, match="no-exercise"):
        exercise_table(USUAL, FELD, "nonsense", "ana", "Ana", "en")


def test_progress_is_kept_for_each_guest() -> None:
    async def play() -> tuple[frozenset[str], frozenset[str]]:
        registry = TableRegistry(MemoryTables(), {FELD.id: FELD}, USUAL)
        tables = TableService(registry, NoReports(), MemoryProgress(), USUAL)
        table = await tables.start_exercise("ana", Settings(), FELD.id, EXERCISE.id)
        await tables.play(table.id, "ana", dict(EXERCISE.solution[0]), table.version)
        return await tables.solved("ana", FELD.id), await tables.solved("ben", FELD.id)

    assert asyncio.run(play()) == (frozenset({EXERCISE.id}), frozenset())
