"""Rulebooks: the format, and what the rulebook of every game promises."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

from qosqo.core.game import Game
from qosqo.core.rulebook import Listing, Prose, Remark, Rulebook, RulebookError, Span, parse, rulebook, rulebook_file
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games

MOST_WORDS = 90
BOOK = """# Tambo
Collect cards.
Be the first to have nine.

## R2 Your turn
One card per turn.

### R2.2 Drawing
Draw one card from the [deck]. You may look at two [cards|card] first:
- the upper one;
- the lower one.

Then see R1.01.
> Ruling: an empty deck ends the game
> at once.
> Why: the rulebook is silent.
> Example: Ana draws 4.

## R1 Set-up

### R1.01 Shuffling
Shuffle. Everybody gets Z01 and sees R2.

## Words
- deck: the cards nobody has seen.
- card: a number, see R2.2.
"""


def test_a_rulebook_is_read() -> None:
    book = parse(BOOK, "en.md")
    assert book.title == "Tambo"
    assert book.lead == "Collect cards. Be the first to have nine."
    assert [chapter.id for chapter in book.chapters] == ["R2", "R1"]
    assert book.chapters[0].blocks == (Prose("One card per turn."),)
    assert list(book.rules) == ["R2.2", "R1.01"]
    rule = book.rules["R2.2"]
    assert rule.title == "Drawing"
    assert rule.chapter == "R2"
    assert rule.blocks[1:] == (Listing(("the upper one;", "the lower one.")), Prose("Then see R1.01."))
    assert rule.remarks == (
        Remark("ruling", "an empty deck ends the game at once."),
        Remark("why", "the rulebook is silent."),
        Remark("example", "Ana draws 4."),
    )
    assert book.words == {"deck": "the cards nobody has seen.", "card": "a number, see R2.2."}


def test_rules_are_found_by_number_and_by_words() -> None:
    book = parse(BOOK, "en.md")
    assert book.rule("r1.1") is book.rule("R1.01") is book.rules["R1.01"]
    assert book.rule("R9.9") is None
    assert book.chapter("r1") is book.chapters[1]
    assert book.word("Deck") == "the cards nobody has seen."
    assert [rule.number for rule in book.search("shuffl")] == ["R1.01"]
    assert [rule.number for rule in book.search("DRÀW cards")] == ["R2.2"]
    assert [rule.number for rule in book.search("R2.2")] == ["R2.2"]
    assert book.search("llama") == book.search("") == []


def test_titles_come_first_in_a_search() -> None:
    text = "# T\nGoal.\n## A1 One\n### A1.1 First\nThe pond.\n### A1.2 The pond\nWet.\n### A1.3 Third\nDry.\n> Example: a pond.\n"
    assert [rule.number for rule in parse(text, "t").search("pond")] == ["A1.2", "A1.1", "A1.3"]


def test_words_and_numbers_in_a_text_lead_somewhere() -> None:
    book = parse(BOOK, "en.md")
    assert book.spans("See [Decks|deck], R1.1 and R2; not Z01.") == (
        Span("text", "See "),
        Span("word", "Decks", "deck"),
        Span("text", ", "),
        Span("rule", "R1.1", "R1.01"),
        Span("text", " and "),
        Span("rule", "R2", "R2"),
        Span("text", "; not Z01."),
    )
    assert book.plain("See [Decks|deck], R1.1.") == "See Decks, R1.1."


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("# Tambo", "Tambo", "en.md:1: a rulebook begins with"),
        ("Collect cards.", "Collect\ncards.\nMany.", "en.md:5: the goal of the game has at most 3 lines"),
        ("## R2 Your", "## Your", "en.md:5: a chapter is"),
        ("## R1 Set", "## R2 Set", "en.md:19: there is a chapter R2 already"),
        ("## R1 Set", "## Q1 Set", "en.md:19: the chapters of this book begin with R"),
        ("### R2.2 Drawing", "### R2 Drawing", "en.md:8: a rule is"),
        ("### R1.01", "### R2.3", "en.md:21: R2.3 does not belong to the chapter R1"),
        ("### R1.01", "#### R1.01", "en.md:21: a heading is"),
        ("## R1 Set-up\n", "### R2.02 Again\nAgain.\n## R1 Set-up\n", "en.md:19: there is a rule R2.02 already"),
        ("Shuffle. Everybody gets Z01 and sees R2.\n", "", "en.md:21: R1.01 says nothing"),
        ("> Why: the rulebook is silent.\n", "", "en.md:16: a `Ruling` is followed by its `Why`"),
        ("> Ruling: an empty deck ends the game\n> at once.\n", "", "en.md:14: a `Why` comes right after a `Ruling`"),
        ("> Ruling: an", "> Note: an", "en.md:14: a remark begins with one of"),
        ("- the upper", "* the upper", "en.md:10: text begins at the margin"),
        ("the [deck]", "the [stock]", r"en.md:9: the glossary has no word for \[stock\]"),
        ("the [deck]", "the [deck", "en.md:9: a word of the glossary is marked"),
        ("see R1.01", "see R1.2", "en.md:13: there is no rule R1.2"),
        ("see R2.2", "see R3", "en.md:26: there is no rule R3"),
        ("Shuffle.", "**Shuffle.**", r"en.md:22: rulebooks have no '\*\*'"),
        ("- card: a", "- deck: a", "en.md:26: 'deck' is explained already"),
        ("- card: a", "card: a", "en.md:26: an entry of the glossary is"),
    ],
)
def test_a_complaint_names_file_and_line(before: str, after: str, complaint: str) -> None:
    assert BOOK.count(before) == 1
    with pytest.raises(RulebookError, match=complaint):
        parse(BOOK.replace(before, after), "en.md")


def test_a_language_that_lacks_the_rules_shows_them_in_english(tmp_path: Path) -> None:
    assert rulebook(tmp_path / "none", "de") is None
    (tmp_path / "rules").mkdir()
    rulebook_file(tmp_path, "en").write_text(BOOK)
    found = rulebook(tmp_path, "nl")
    assert found is not None
    assert found.title == "Tambo"


# The rulebooks of the games.

GAMES = [game for game in all_games().values() if rulebook_file(game.folder, "en").exists()]
"""A game whose rules nobody has written yet is none of ours."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
SOURCES = next((parent / "shared/rules" for parent in Path(__file__).parents if (parent / "shared/rules").is_dir()), None)
"""The numbered rules of the games as they were agreed upon, where they are at hand."""
needs_sources = pytest.mark.skipif(SOURCES is None, reason="the agreed rules are kept elsewhere")


def book_of(game: Game, language: str) -> Rulebook:
    assert rulebook_file(game.folder, language).exists()
    book = rulebook(game.folder, language)
    assert book is not None
    return book


@every_game
@every_language
def test_all_languages_have_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    english, book = book_of(game, "en"), book_of(game, language)
    assert [chapter.id for chapter in book.chapters] == [chapter.id for chapter in english.chapters]
    assert list(book.rules) == list(english.rules)
    assert len(book.words) == len(english.words)
    for number, rule in english.rules.items():
        assert [remark.kind for remark in book.rules[number].remarks] == [remark.kind for remark in rule.remarks], number


@every_game
def test_every_number_that_the_game_names_can_be_read(game: Game) -> None:
    book = book_of(game, "en")
    for kind in chain(game.moves.kinds, game.events.kinds, game.refusals.kinds):
        cited = kind.cited([0] * len(kind.parts))
        if cited:
            assert book.rule(cited) or book.chapter(cited), f"{kind.name}: {cited}"


@every_game
@every_language
def test_paragraphs_are_short(game: Game, language: str) -> None:
    book = book_of(game, language)
    for rule in book.rules.values():
        for text in (" ".join(rule.texts()), *(remark.text for remark in rule.remarks)):
            assert len(book.plain(text).split()) <= MOST_WORDS, f"{rule.number}: {text}"


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(game: Game, language: str) -> None:
    english, book = book_of(game, "en"), book_of(game, language)
    assert not set(said(english)) & set(said(book))


def said(book: Rulebook) -> list[str]:
    intros = [block.text for chapter in book.chapters for block in chapter.blocks if isinstance(block, Prose)]
    prose = [block.text for rule in book.rules.values() for block in rule.blocks if isinstance(block, Prose)]
    remarks = [remark.text for rule in book.rules.values() for remark in rule.remarks]
    return [book.lead, *intros, *prose, *remarks, *book.words.values()]


def agreed_rules(game: Game) -> dict[str, str]:
    """The agreed rules by number, with a line of each."""
    assert SOURCES is not None
    text = (SOURCES / f"{game.id}.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for line in re.split(r"\n(?=- |#)", text):
        for first, last in re.findall(r"([A-Z]\d+\.\d+) … ([A-Z]\d+\.\d+)", line):
            chapter = first.partition(".")[0]
            found.update({f"{chapter}.{each:02}": "" for each in range(int(first.split(".")[1]), int(last.split(".")[1]) + 1)})
        if match := re.match(r"- ([A-Z]\d+\.\d+) ", line):
            found[match[1]] = line
        found.update(dict.fromkeys(re.findall(r"\. ([A-Z]\d+\.\d+) [A-Z]", line), ""))
    return found


@needs_sources
@every_game
def test_every_agreed_rule_is_in_the_rulebook_with_its_ruling(game: Game) -> None:
    book = book_of(game, "en")
    agreed = agreed_rules(game)
    assert sorted(agreed) == sorted(book.rules)
    for number, line in agreed.items():
        if "RULING" in line:
            assert any(remark.kind == "ruling" for remark in book.rules[number].remarks), number
