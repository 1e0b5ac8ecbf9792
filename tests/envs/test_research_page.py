"""The code on docs/research.md runs, from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from qosqo.envs.names import game_called
from qosqo.games import all_games

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_page_shows_code_that_runs() -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL))
    names: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    assert names["position"].stack
    assert names["information"]["scores"]


def test_the_page_tells_how_many_actions_there_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for game in all_games().values():
        assert f"{game.moves.size:,} in " in page


def test_the_page_names_present_versions() -> None:
    named = re.findall(r"[\w/-]+[-_]v\d+", PAGE.read_text(encoding="utf-8"))
    assert len(set(named)) > 2
    for name in named:
        game_called(name)
