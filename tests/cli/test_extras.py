"""A plain installation plays and simulates; what it lacks for more is said in one line."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import qosqo
from qosqo.cli.extras import EXTRA_OF
from qosqo.core.texts import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path(qosqo.__file__).parent.parent

PLAIN = """
import sys
from qosqo.cli import main

import qosqo.bots
import qosqo.games

assert main(["--help"]) == 0
assert main(["play", "cuzco-feld", "--seats", "bot:random,bot:random", "--save", "game.jsonl"]) == 0
assert main(["record", "verify", "game.jsonl"]) == 0
assert main(["simulate", "cuzco-kramer", "--games", "2", "--jobs", "1", "--bots", "random,greedy"]) == 0
print(*sys.modules, file=sys.stderr)
"""

WITHOUT = """
import json, sys

lacking, *words = json.loads(sys.argv[1])
sys.modules |= dict.fromkeys(lacking)  # an import of these fails
from qosqo.cli import main

sys.exit(main(words))
"""


def run(folder: Path, code: str, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(SOURCE), "PATH": "", "HOME": str(folder)}
    return subprocess.run([sys.executable, "-c", code, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_playing_and_simulating_load_nothing_of_the_web(tmp_path: Path) -> None:
    done = run(tmp_path, PLAIN)
    assert done.returncode == 0, done.stderr
    loaded = {name for name in done.stderr.split() if name.partition(".")[0] in EXTRA_OF or name.startswith(("qosqo.web", "qosqo.server"))}
    assert loaded == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("server", ["serve"]),
        ("ratings", ["rate", "cuzco-feld", "--bots", "random,greedy"]),
        ("data", ["simulate", "cuzco-feld", "--parquet", "games.parquet", "--json", "games.jsonl"]),
        ("lab", ["lab", "report", "games.html"]),
        ("ray", ["simulate", "cuzco-feld", "--ray", "--json", "games.jsonl"]),
        ("ray", ["rate", "cuzco-feld", "--bots", "random,greedy", "--ray"]),
        ("postgres", ["serve", "--port", "0", "--database", "postgresql://localhost/qosqo"]),
        ("postgres", ["reports", "--database", "postgresql://localhost/qosqo"]),
        ("postgres", ["tables", "verify", "--database", "postgresql://localhost/qosqo"]),
    ],
)
def test_a_missing_extra_is_named_in_one_line(tmp_path: Path, extra: str, words: list[str], language: str) -> None:
    lacking = [package for package, of in EXTRA_OF.items() if of == extra]
    done = run(tmp_path, WITHOUT, json.dumps([lacking, *words, "--language", language]))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("qosqo: ")
    assert done.stderr.endswith(f": pip install 'qosqo[{extra}]'\n")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.jsonl"))


def test_every_extra_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(EXTRA_OF.values()) <= set(extras)
