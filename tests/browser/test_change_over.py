"""A table stays open in the browser while `make play` changes over to the compiled engine."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.people import Person
from tests.packaging.checkout import Checkout


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_a_table_goes_on_when_the_compiled_engine_takes_over(tmp_path: Path, newcomer: Callable[..., Person]) -> None:
    with Checkout(tmp_path) as play:
        ana = newcomer(play.address)
        ana.set_up("tambo", "me", "friend")
        bo = newcomer(play.address).join(ana.invite, "Bo")
        ana.play("Draw from the deck")
        bo.choose("Draw from the deck")
        bo.waits_for(".armed")
        log = ana.log()
        play.let_build_end()
        bo.page.wait_for_selector("body:not([data-connected])")
        bo.connected()
        ana.connected()
        assert ana.log() == log
        bo.confirm()
        ana.choices()
        assert ana.moves_made() == 2
