"""A table's page is light: with its scripts, style sheets and board at most 75 kB on the wire."""

from __future__ import annotations

import gzip
import random
import re

import pytest

from qosqo.core.match import Match
from qosqo.games import all_games
from qosqo.web.build import table_model
from qosqo.web.model import SeatInfo, TableInfo, Viewer
from qosqo.web.pages import STATIC_FOLDER, table_page
from qosqo.web.slim import SLIM, slim, slim_file, slim_style
from tests.everybody import fewest_names

MOST = 75_000


def weight(text: bytes) -> int:
    return len(gzip.compress(text, 6))


def as_sent(name: str) -> bytes:
    file = STATIC_FOLDER / name
    return slim_file(file) if file.suffix in SLIM else file.read_bytes()


def static_files(page: str) -> set[str]:
    """Every static file that a page loads, with what these load in turn."""
    found: set[str] = set()
    waiting = re.findall(r'"/static/[0-9a-f]+/([^"]+)"', page)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        file = STATIC_FOLDER / name
        if file.suffix in (".js", ".css"):
            inner = re.findall(r'(?:from |@import url\(|url\()"(\.{0,2}/?[\w./-]+)"', file.read_text(encoding="utf-8"))
            waiting.extend(str((file.parent / each).resolve().relative_to(STATIC_FOLDER)) for each in inner)
    return found


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("moves", [0, 150])
def test_the_page_of_a_table_is_light(game: str, moves: int) -> None:
    names = fewest_names(all_games()[game])
    match = Match.new(all_games()[game], names, seed=4)
    chance = random.Random(1)
    for _ in range(moves):
        if not match.position.over():
            match.play(match.position.to_act(), chance.choice(match.position.moves()))
    info = TableInfo("t", 1, tuple(SeatInfo(name, "bot" if seat else "person") for seat, name in enumerate(names)))
    page = table_page(table_model(match, info, Viewer((max(0, match.position.to_act()),))))
    files = {name: weight(as_sent(name)) for name in static_files(page)}
    assert "table.js" in files
    assert "morph.js" in files
    assert weight(page.encode()) + sum(files.values()) <= MOST


def test_spaces_of_a_style_sheet_do_not_travel_but_those_of_selectors_and_sums_do() -> None:
    source = '.a :is(.b, .c) > p:hover { margin: 0 calc(1px + 2px); color: red; }\n@media (width >= 2rem) { .d::after { content: " · "; } }'
    assert (
        slim_style(source)
        == '.a :is(.b,.c) > p:hover{margin:0 calc(1px + 2px);color:red}\n@media (width >= 2rem){.d::after{content:" · "}}'
    )
    for file in STATIC_FOLDER.rglob("*.css"):
        for text in re.findall(r'"([^"\n]*)"', file.read_text(encoding="utf-8")):
            assert slim_style(text) == text, file


def test_comments_and_indentation_do_not_travel_and_lines_keep_their_numbers() -> None:
    source = (
        '/** What it does.\n * @param {string} url\n */\nconst url = "https://qosqo"; // kept\n  // not kept\n  let all = "/* kept */";\n'
    )
    assert slim(source) == '\n\n\nconst url = "https://qosqo"; // kept\n\nlet all = "/* kept */";\n'
    for file in [file for ending in SLIM for file in STATIC_FOLDER.rglob(f"*{ending}")]:
        lines = file.read_text(encoding="utf-8").split("\n")
        for before, after in zip(lines, slim("\n".join(lines)).split("\n"), strict=True):
            comment = before.strip().startswith(("//", "/*", "*")) or before.strip().endswith("*/") or file.suffix == ".css"
            assert after == before.lstrip() or (after == "" and comment), before
            assert before.count("`") % 2 == 0, f"a text over several lines would lose its indentation: {before}"
