"""A hundred thousand pieces of nonsense: no answer is a failure of the server, nothing is logged as one, and nothing changes."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

import pytest

from tests.server.fuzzing import FAILED, Nonsense, Share, application, attack_application, attack_readers, attack_requests, attack_socket
from tests.server.helpers import Player

SHARES: Final = 4
TOGETHER: Final = 100_000


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.mark.parametrize("number", range(SHARES))
def test_requests_and_sockets(number: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    share = Share.of(TOGETHER // SHARES)

    async def attack() -> list[str]:
        async with application(tmp_path) as direct:
            return await attack_application(direct, number, share.requests, share.messages)

    assert asyncio.run(attack()) == []
    assert not failures(caplog)


@pytest.mark.parametrize("number", range(SHARES))
def test_records_and_data_files_are_read_or_refused(number: int) -> None:
    share = Share.of(TOGETHER // SHARES)
    attack_readers(number, share.records, share.files)


def test_requests_over_the_wire(ana: Player, caplog: pytest.LogCaptureFixture) -> None:
    table = ana.set_up("me", "friend")
    before = ana.look(table)
    stranger = Player(ana.address, "Eve")
    for answer in attack_requests(stranger, table, Nonsense(1), 150):
        assert answer.status_code < 500, (answer.request.method, answer.request.url, answer.request.content)
    assert ana.look(table) == before
    assert not failures(caplog)


def test_messages_over_the_wire(ana: Player, caplog: pytest.LogCaptureFixture) -> None:
    table = ana.set_up("me", "friend")
    before = ana.look(table)
    stranger = Player(ana.address, "Eve")
    assert FAILED not in attack_socket(stranger, table, Nonsense(1), 300)
    assert ana.look(table)["version"] == before["version"]
    assert not failures(caplog)
