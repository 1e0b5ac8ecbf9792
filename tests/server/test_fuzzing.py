"""Nonsense by the hundred: no answer is a failure of the server, nothing is logged as one, and nothing changes."""

from __future__ import annotations

import contextlib
import logging
from typing import Final

import pytest

from qosqo.core.data import DataError
from qosqo.core.match import Match
from qosqo.core.record import RecordError, read_record
from tests.server.fuzzing import Nonsense, attack_requests, attack_socket
from tests.server.helpers import Player
from tests.tambo import GAME

FAILED: Final = 1011
"""What the server says when it ends a socket by its own fault."""


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.mark.parametrize("seed", range(2))
def test_requests(ana: Player, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    table = ana.set_up("me", "friend")
    before = ana.look(table)
    stranger = Player(ana.address, "Eve")
    for answer in attack_requests(stranger, table, Nonsense(seed), 150):
        assert answer.status_code < 500, (answer.request.method, answer.request.url, answer.request.content)
    assert ana.look(table) == before
    assert not failures(caplog)


@pytest.mark.parametrize("seed", range(2))
def test_messages(ana: Player, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    table = ana.set_up("me", "friend")
    before = ana.look(table)
    stranger = Player(ana.address, "Eve")
    assert FAILED not in attack_socket(stranger, table, Nonsense(seed), 300)
    assert ana.look(table)["version"] == before["version"]
    assert not failures(caplog)


@pytest.mark.parametrize("seed", range(300))
def test_records_and_data_files_are_read_or_refused(seed: int) -> None:
    nonsense = Nonsense(seed)
    match = Match.new(GAME, ["Ana", "Ben"], seed=seed)
    match.play(0, match.position.moves()[0])
    with contextlib.suppress(RecordError):
        Match.from_record(read_record(nonsense.damaged(match.record_text())), GAME)
    with contextlib.suppress(DataError):
        GAME.read_data(nonsense.damaged(GAME.data_text()))
