"""The documentation says what is so."""

from __future__ import annotations

import re
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in LINK.findall(prose):
        if "://" not in target:
            assert (page.parent / target).exists(), target
