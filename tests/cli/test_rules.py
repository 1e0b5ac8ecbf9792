"""`qosqo rules`: reading and searching the rules."""

from __future__ import annotations

import pytest

from qosqo.core.rulebook import rulebook_file
from qosqo.games import all_games
from tests.cli.helpers import Command

WRITTEN = [game.id for game in all_games().values() if rulebook_file(game.folder, "en").exists()]


def test_without_words_the_rulebooks_are_listed(qosqo: Command) -> None:
    outcome = qosqo("rules")
    assert outcome.code == 0
    for game in WRITTEN:
        assert f" · {game}\n" in outcome.out


def test_a_game_shows_its_contents(qosqo: Command) -> None:
    outcome = qosqo("rules", "cuzco-kramer")
    assert "K5 Temples\n" in outcome.out
    assert "  K5.2   The highest position\n" in outcome.out
    assert "Ruling" not in outcome.out


def test_everything_is_shown_on_request(qosqo: Command) -> None:
    outcome = qosqo("rules", "cuzco-kramer", "--all")
    assert "Ruling: " in outcome.out
    assert outcome.out.index("K9.4 Who wins\n") < outcome.out.index("solar disc: ")
    assert not any(line.endswith(" ") for line in outcome.out.splitlines())


def test_a_number_shows_its_rule_in_the_language_of_the_reader(qosqo: Command) -> None:
    assert qosqo("rules", "k2.4").out.startswith("K2.4 The festival comes last\n  You may propose one festival per turn")
    assert qosqo("rules", "cuzco-kramer", "K2.4", "--language", "de").out.startswith("K2.4 Das Fest kommt zuletzt\n")
    assert "Beslissing: " in qosqo("rules", "K2.1", "--language", "nl").out


def test_a_chapter_is_shown_whole(qosqo: Command) -> None:
    outcome = qosqo("rules", "K6").out
    assert outcome.startswith("K6 Ponds\n  A pond costs 1 AP.")
    assert [line[:4] for line in outcome.splitlines() if line.startswith("K6.")] == ["K6.1", "K6.2", "K6.3"]


def test_words_find_rules_and_are_explained(qosqo: Command) -> None:
    outcome = qosqo("rules", "cuzco-kramer", "solar", "disc").out
    assert outcome.startswith("solar disc: lies on a temple")
    assert "K5.9 The disc goes\n" in outcome
    many = qosqo("rules", "cuzco-kramer", "pond").out
    assert "  K6.2   Surrounded\n" in many
    assert "rules. Read one with" in many


def test_programs_read_json(qosqo: Command) -> None:
    (rule,) = qosqo("rules", "K2.1", "--json").json
    assert rule["game"] == "cuzco-kramer"
    assert rule["number"] == "K2.1"
    assert rule["text"].startswith("You have 6 action points (AP) per turn.")
    assert [remark["kind"] for remark in rule["remarks"]] == ["ruling", "why"]
    books = qosqo("rules", "--json").json
    assert [book["game"] for book in books] == WRITTEN
    (book,) = qosqo("rules", "cuzco-kramer", "--json").json
    assert book["chapters"][0]["rules"][0]["number"] == "K1.1"
    assert "- 19 ponds" in book["chapters"][0]["rules"][1]["text"]
    assert "hex" in book["words"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["K6.33"], "There is no rule K6.33. Did you mean K6.3?"),
        (["cuzco-kramr"], "The rules say nothing about “cuzco-kramr”. Did you mean cuzco-kramer?"),
        (["tests.tambo:GAME"], "The rules of tambo are not written yet."),
    ],
)
def test_what_is_not_there_is_said_in_one_line(qosqo: Command, words: list[str], complaint: str) -> None:
    outcome = qosqo("rules", *words)
    assert outcome.code == 2
    assert outcome.err == f"qosqo: {complaint}\n"
