"""Running the command inside the tests."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from typing import Any

import pytest

from qosqo.cli import main


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Command:
    """Runs `qosqo` with arguments and with lines typed in advance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, typed: str = "") -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        captured = self.capsys.readouterr()
        return Outcome(code, captured.out, captured.err)
