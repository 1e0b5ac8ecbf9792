from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Command


@pytest.fixture
def qosqo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """The command, run in an empty folder and in English."""
    monkeypatch.delenv("QOSQO_LANGUAGE", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    return Command(monkeypatch, capsys)
