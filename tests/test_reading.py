"""The script that tells what there is to read and to learn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games

SCRIPT = Path(__file__).parent.parent / "scripts" / "reading.py"


def test_every_cited_rule_can_be_read_in_every_language() -> None:
    told = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    lines = [line.split() for line in told.stdout.splitlines()[1:]]
    assert [line[:2] for line in lines] == [[game, language] for game in all_games() for language in LANGUAGES]
    for _, _, rules, cited, found, *_ in lines:
        assert 0 < int(cited) == int(found) <= int(rules)
