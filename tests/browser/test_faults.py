"""The server is killed in mid-turn; the page goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.people import Person
from tests.server.processes import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log") as process:
        yield process


def test_kill_in_mid_turn_loses_nothing_and_the_page_connects_again(server: ServerProcess, newcomer: Callable[..., Person]) -> None:
    ana = newcomer(server.address)
    ana.set_up("tambo", "me", "friend")
    bo = newcomer(server.address).join(ana.invite, "Bo")
    ana.play("Draw from the deck")
    bo.choose("Draw from the deck")
    bo.waits_for(".armed")
    log = ana.log()
    server.kill()
    bo.page.wait_for_selector("body:not([data-connected])")
    assert "The connection is lost" in bo.waits_for("#notices .lasting").inner_text()
    assert bo.page.evaluate("document.getElementById('table').inert"), "nothing can be pressed meanwhile"
    bo.page.keyboard.press("Enter")
    assert bo.page.locator(".armed").count() == 1, "nor by keys"
    server.start()
    bo.connected()
    bo.page.wait_for_selector("#notices .lasting", state="detached")
    assert not bo.page.evaluate("document.getElementById('table').inert")
    ana.connected()
    assert ana.log() == log
    bo.confirm()
    ana.choices()
    assert ana.moves_made() == 2
