"""What there is to read and to learn, by game and language: `python scripts/reading.py`.

Prints how many of the numbers that a game cites (moves, events, refusals, lesson) its rules explain, how many words the rules' page has
and how many its longest paragraph, how many ideas and remarks the teacher of a first game tells in how many words, how many sentences say
what a decision is good for, and how many examples can be tried. Fails if a cited number cannot be read.
"""

from __future__ import annotations

import re
import sys

from qosqo.core.examples import examples_of
from qosqo.core.game import Game
from qosqo.core.lesson import lesson_of, lesson_texts
from qosqo.core.rulebook import Rule, Rulebook, rulebook
from qosqo.core.texts import LANGUAGES
from qosqo.games import all_games

NUMBER = re.compile(r"[A-Z]\d+\.\d+")


def cited(game: Game) -> set[str]:
    """The numbers of rules that the game and its teacher name."""
    named = " ".join(kind.rule for table in (game.moves, game.events, game.refusals) for kind in table.kinds)
    lesson = lesson_of(game)
    taught = " ".join(told.rule for told in lesson.told) if lesson is not None else ""
    return set(NUMBER.findall(f"{named} {taught}"))


def words_of(book: Rulebook, rule: Rule) -> int:
    return len(book.plain(" ".join([rule.title, *rule.texts(), *(remark.text for remark in rule.remarks)])).split())


def page_words(book: Rulebook) -> int:
    lead = len(book.plain(book.lead).split())
    glossary = sum(len(f"{word} {meaning}".split()) for word, meaning in book.words.items())
    return lead + glossary + sum(words_of(book, rule) for rule in book.rules.values())


def lesson_words(game: Game, language: str) -> int:
    lesson = lesson_of(game)
    if lesson is None:
        return 0
    say = lesson_texts(game, language)
    return sum(len(say(told.id, rival="Sisa").split()) for told in lesson.told)


def hints(game: Game, language: str) -> int:
    """Sentences about kinds of decisions in a language."""
    file = game.folder / "hints" / "texts" / f"{language}.ftl"
    return len(re.findall(r"(?m)^(?:can|step)-", file.read_text(encoding="utf-8"))) if file.exists() else 0


def main() -> int:
    missing = 0
    print(
        f"{'game':<14}{'':<4}{'rules':>6}{'cited':>7}{'found':>7}{'words':>7}{'longest':>9}{'ideas':>7}{'remarks':>9}{'words':>7}{'hints':>7}{'tries':>7}"
    )
    for game in all_games().values():
        lesson = lesson_of(game)
        ideas, remarks = (len(lesson.ideas), len(lesson.remarks)) if lesson is not None else (0, 0)
        for language in LANGUAGES:
            book = rulebook(game.folder, language)
            if book is None:
                print(f"{game.id:<14}{language:<4}{'–':>6}")
                continue
            wanted = cited(game)
            found = wanted & set(book.rules)
            missing += len(wanted - found)
            longest = max(words_of(book, rule) for rule in book.rules.values())
            print(
                f"{game.id:<14}{language:<4}{len(book.rules):>6}{len(wanted):>7}{len(found):>7}{page_words(book):>7}{longest:>9}"
                f"{ideas:>7}{remarks:>9}{lesson_words(game, language):>7}"
                f"{hints(game, language):>7}{len(examples_of(game)):>7}"
            )
            for number in sorted(wanted - found):
                print(f"    {number} cannot be read", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
