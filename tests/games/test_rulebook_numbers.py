"""Numbers that a rulebook shares with the component data are the same in both."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from qosqo.core.rulebook import rulebook
from qosqo.core.texts import LANGUAGES
from qosqo.games import find_game

SHARED = {
    "cuzco-kramer": {
        "K1.1": ["site"],
        "K1.2": ["supply"],
        "K1.3": ["player", "supply.triples"],
        "K2.1": ["turn.action_points"],
        "K4.1": ["prices"],
        "K6.2": ["scoring.pond_hex"],
        "K8.5": ["scoring.festival_alone", "scoring.festival_shared"],
    },
    "tawantinsuyu": {
        "T1.4": ["village"],
        "T1.9": ["score.start"],
        "T3.5": ["offer.limit"],
        "T3.9": ["steps"],
        "T3.11": ["statues.small.cost", "statues.small.points", "statues.large.cost", "statues.large.points"],
        "T4.1": ["score.festival_token"],
        "T6.1": ["score.tapestries", "temple.final_points"],
    },
}
"""Rules with the entries of `data.toml` whose numbers they name."""


def numbers(value: Any) -> Iterator[int]:
    """All numbers of an entry but 0, which is told by words."""
    if isinstance(value, int):
        if value:
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from numbers(each)
    elif isinstance(value, list):
        for each in value:
            yield from numbers(each)


def entry(data: dict[str, Any], name: str) -> Any:
    value: Any = data
    for key in name.split("."):
        value = value[key]
    return value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), [(game, number) for game, rules in SHARED.items() for number in rules])
def test_a_rule_names_the_numbers_of_the_data(game: str, number: str, language: str) -> None:
    folder = find_game(game).folder
    book = rulebook(folder, language)
    assert book is not None
    rule = book.rules[number]
    text = book.plain(" ".join([*rule.texts(), *(remark.text for remark in rule.remarks)]))
    said = Counter(int(each) for each in re.findall(r"(?<![\w.])\d+(?![.\d]*\d)", text))
    data = tomllib.loads((folder / "data.toml").read_text(encoding="utf-8"))
    wanted = Counter(each for name in SHARED[game][number] for each in numbers(entry(data, name)))
    assert not wanted - said
