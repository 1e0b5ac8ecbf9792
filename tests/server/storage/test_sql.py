"""All SQL is in the folder for storage."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import qosqo

PACKAGE: Final = Path(qosqo.__file__).parent
STATEMENT: Final = re.compile(
    r"\b(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+(TABLE|INDEX|DATABASE)|PRAGMA|LISTEN\s)\b", re.DOTALL
)


def test_no_other_module_holds_a_statement() -> None:
    found = {file.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("*.py") if STATEMENT.search(file.read_text())}
    assert {name for name in found if not name.startswith("server/storage/")} == set()
    assert "server/storage/tables.py" in found
