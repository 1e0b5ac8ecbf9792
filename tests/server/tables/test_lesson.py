"""Tables with a teacher: the opponent waits while the teacher speaks, mistakes are taken back, and what was read stays read."""

from __future__ import annotations

import pytest

from qosqo.core.lesson import LEARNER, lesson_of
from qosqo.games import all_games
from qosqo.server.storage.tables import json_text, read_state
from qosqo.server.tables.creation import lesson_table, rematch
from qosqo.server.tables.environment import USUAL
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import table_info
from qosqo.server.tables.table import Table
from qosqo.web.build import table_model
from qosqo.web.model import TableModel, Viewer
from qosqo.web.table import asked
from tests.tambo import GAME as TAMBO

KRAMER = all_games()["cuzco-kramer"]


@pytest.fixture
def table() -> Table:
    return lesson_table(USUAL, KRAMER, "ana", "Ana", "en", "none")


def model(table: Table, guest: str = "ana") -> TableModel:
    return table_model(table.match, table_info(table, guest, "", lambda _: True), Viewer(table.seats_of(guest)))


def play_wanted(table: Table) -> None:
    """Read what is to be read, then do what is wanted."""
    while (teacher := model(table).teacher) is not None and teacher.waits:
        table.learn(teacher.id, alone=False)
    assert teacher is not None
    assert teacher.wanted is not None
    table.play(LEARNER, dict(teacher.wanted), table.version)


def test_while_there_is_something_to_read_nothing_can_be_played(table: Table) -> None:
    shown = model(table)
    assert shown.teacher is not None
    assert shown.teacher.id == "goal"
    assert shown.decision is None
    table.learn("goal", alone=False)
    table.learn("turn", alone=False)
    assert model(table).decision is not None


def test_only_the_learner_hears_the_teacher(table: Table) -> None:
    assert model(table, "somebody else").teacher is None
    assert 'id="teacher"' in str(asked(model(table)))
    assert 'id="teacher"' not in str(asked(model(table, "somebody else")))


def test_a_mistake_stops_the_opponent_until_it_is_taken_back_or_left(table: Table) -> None:
    for _ in range(4):
        play_wanted(table)
    table.learn("first-points", alone=False)
    number = len(table.match.made)
    table.play(LEARNER, {"kind": "end-turn"}, table.version)
    told = model(table).teacher
    assert told is not None
    assert told.take_back == number
    assert told.lines == ("That does not bring you closer to the pond. It is worth 3 points, and you are the one who is near.",)
    assert table.bot_due() is None
    table.undo(LEARNER, number, table.version)
    assert model(table).teacher.id == "shore"  # type: ignore[union-attr]
    table.play(LEARNER, {"kind": "end-turn"}, table.version)
    table.learn("", alone=True)
    assert table.bot_due() == 1
    assert model(table).teacher is None


def test_the_opponent_plays_what_is_prepared_and_then_thinks(table: Table) -> None:
    lesson = lesson_of(KRAMER)
    assert lesson is not None
    while table.bot_due() is None:
        play_wanted(table)
    assert table.prepared_reply() == lesson.replies[0]
    table.learn("", alone=True)
    for prepared in lesson.replies[:5]:
        assert table.prepared_reply() == prepared
        table.play(1, prepared, table.version)
    table.play(LEARNER, {"kind": "triple", "hex": 141, "rotation": 2}, table.version)
    table.play(LEARNER, {"kind": "end-turn"}, table.version)
    assert table.bot_due() == 1
    assert table.prepared_reply() is None, "what was prepared is not legal any more"


def test_how_far_one_has_come_is_kept(table: Table) -> None:
    table.learn("goal", alone=False)
    table.learn("nonsense", alone=False)
    kept = read_state(json_text(table.state))
    assert (kept.taught, kept.alone) == (["goal"], False)


def test_the_second_game_is_the_whole_game(table: Table) -> None:
    table.learn("", alone=True)
    while not table.finished:
        table.match.play(table.match.position.to_act(), table.match.position.random_move())
    again = rematch(USUAL, table, "ana")
    assert table.match.header.data_text is not None
    assert again.match.header.data_text is None
    assert again.state.taught is None


def test_elsewhere_there_is_no_teacher(table: Table) -> None:
    with pytest.raises(Denied, match="no-lesson"):
        lesson_table(USUAL, TAMBO, "ana", "Ana", "en", "none")
    table.state.taught = None
    with pytest.raises(Denied, match="no-lesson"):
        table.learn("goal", alone=False)
