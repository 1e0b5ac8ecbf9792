"""The documentation says what is so."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
QUOTED = re.compile(r"```\w+ title=(\S+)\n(.*?)\n```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def test_the_tutorial_shows_code_that_exists() -> None:
    quoted = QUOTED.findall((ROOT / "docs/adding-a-game.md").read_text())
    assert len(quoted) >= 10
    for file, code in quoted:
        assert code in (ROOT / file).read_text(), f"{file} no longer contains:\n{code}"


@pytest.mark.interpreted_only
def test_a_fourth_game_made_as_the_page_says_passes_all_tests_over_all_games(tmp_path: Path) -> None:
    """In a copy of the sources: the page's own commands, then every test whose name has the game in it, and those that list games."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    commands = re.findall(r"```sh\n(.*?)```", (ROOT / "docs/adding-a-game.md").read_text(), flags=re.DOTALL)
    assert len(commands) == 1
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    script = f'qosqo() {{ "{sys.executable}" -m qosqo "$@"; }}\nset -e\n{commands[0]}'
    subprocess.run(["sh", "-c", script], cwd=tmp_path, env=environment, check=True)
    places = ["core", "games", "bots", "cli", "web", "test_golden.py"]
    tests = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "tambo or lists", *[f"tests/{place}" for place in places]]
    done = subprocess.run(tests, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 50


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in LINK.findall(prose):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_numbers_of_rules_lead_to_their_paragraphs() -> None:
    """In all prose: a number is a link to the heading that has it in the English rules."""
    numbers = re.compile(r"(?<![\w.–])[FKT]\d+\.\d+(?![\w–])")
    linked = re.compile(r"\[([FKT]\d+\.\d+)\]\(([^)#]+)#([^)]+)\)")
    seen = 0
    for page in ROOT.glob("docs/**/*.md"):
        prose = re.sub(r"```.*?```|^    .*?$|`[^`]*`", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
        for number, file, anchor in linked.findall(prose):
            headings = re.findall(r"^### (.*)$", (page.parent / file).read_text(), flags=re.MULTILINE)
            anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-"): heading for heading in headings}
            assert anchors[anchor].startswith(f"{number} "), (page, number)
            seen += 1
        assert not numbers.findall(re.sub(r"\[[^\]]*\]\([^)]*\)", "", prose)), page
    assert seen > 10
