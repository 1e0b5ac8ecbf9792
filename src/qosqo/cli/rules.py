"""`qosqo rules`: the rules of the games, to be read and searched."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from qosqo.cli.arguments import add_json, game_named
from qosqo.cli.complaint import Complaint, nearest
from qosqo.cli.parser import Commands
from qosqo.cli.terminal import Terminal
from qosqo.core.game import Game
from qosqo.core.rulebook import Block, Chapter, Prose, Rule, Rulebook, rulebook
from qosqo.games import all_games, game_ids

MOST_SHOWN: Final = 6
"""So many rules that were found are shown whole; of more only the titles."""
WIDTH: Final = 100
"""Longer lines are hard to read."""
NUMBER: Final = re.compile(r"[A-Z]\d+(\.\d+)?", re.IGNORECASE)
STYLES: Final = {"text": "", "word": "italic", "rule": "cyan"}


@dataclass(frozen=True)
class Shelf:
    """A game with its rulebook in the language of the reader."""

    game: Game
    book: Rulebook


@dataclass(frozen=True)
class Found:
    """What a reader asked for."""

    shelf: Shelf
    rules: tuple[Rule, ...] = ()
    words: tuple[str, ...] = ()
    chapter: Chapter | None = None
    """The chapter whose rules these are, where a chapter was asked for."""


def add_parser(commands: Commands) -> None:
    parser = commands.add("rules", run)
    texts = parser.texts
    parser.add_argument("words", nargs="*", metavar=texts("value-rules"), help=texts("help-rules-words", games=", ".join(game_ids())))
    parser.add_argument("--all", action="store_true", help=texts("help-rules-all"))
    add_json(parser)


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    shelves, wanted = asked(args.words, terminal)
    if wanted:
        found = find(shelves, wanted)
        if args.json:
            terminal.json([rule_json(each.shelf, rule) for each in found for rule in each.rules])
        else:
            show_found(found, terminal, whole=args.all)
    elif args.json:
        terminal.json([book_json(shelf) for shelf in shelves])
    elif args.words or args.all:
        for shelf in shelves:
            show_book(shelf, terminal, whole=args.all)
    else:
        show_shelves(shelves, terminal)
    return 0


def asked(words: list[str], terminal: Terminal) -> tuple[list[Shelf], str]:
    """The rulebooks to look into, and what to look for in them. The first word may be a game."""
    if words and (words[0] in game_ids() or ":" in words[0]):
        game = game_named(words[0])
        book = rulebook(game.folder, terminal.language)
        if book is None:
            raise Complaint("rules-unwritten", game=game.id)
        return [Shelf(game, book)], " ".join(words[1:])
    books = [(game, rulebook(game.folder, terminal.language)) for game in all_games().values()]
    return [Shelf(game, book) for game, book in books if book is not None], " ".join(words)


def find(shelves: list[Shelf], wanted: str) -> list[Found]:
    """A rule by its number, a chapter by its id, or whatever contains the words; a complaint if there is nothing."""
    by_number = NUMBER.fullmatch(wanted) is not None
    found = [numbered(shelf, wanted) if by_number else mentioned(shelf, wanted) for shelf in shelves]
    result = [each for each in found if each.rules or each.words]
    if not result and by_number:
        numbers = [number for shelf in shelves for number in shelf.book.rules]
        raise Complaint("rules-no-number", nearest(wanted, numbers), name=wanted)
    if not result:
        known = [word for shelf in shelves for word in shelf.book.words]
        raise Complaint("rules-nothing", nearest(wanted, [*game_ids(), *known]), wanted=wanted)
    return result


def numbered(shelf: Shelf, number: str) -> Found:
    rule, chapter = shelf.book.rule(number), shelf.book.chapter(number)
    if chapter is not None:
        return Found(shelf, chapter.rules, chapter=chapter)
    return Found(shelf, () if rule is None else (rule,))


def mentioned(shelf: Shelf, wanted: str) -> Found:
    words = tuple(word for word in shelf.book.words if word.casefold() == wanted.casefold())
    return Found(shelf, tuple(shelf.book.search(wanted)), words)


# On the screen.


def show_shelves(shelves: list[Shelf], terminal: Terminal) -> None:
    for shelf in shelves:
        terminal.print(Text.assemble((shelf.book.title, "bold"), f" · {shelf.game.id}"))
        paragraph(marked(shelf.book, shelf.book.lead), terminal, indent=2)
    terminal.say("rules-how-to-read")


def show_found(found: list[Found], terminal: Terminal, whole: bool) -> None:
    count = sum(len(each.rules) for each in found)
    for each in found:
        book = each.shelf.book
        if len(found) > 1:
            terminal.print(Text(book.title, "bold underline"))
        for word in each.words:
            show_word(book, word, terminal)
        if each.chapter is not None:
            show_chapter(book, each.chapter, terminal, whole=True)
        elif whole or count <= MOST_SHOWN:
            for rule in each.rules:
                show_rule(book, rule, terminal)
        else:
            contents(each.rules, terminal)
    if not whole and count > MOST_SHOWN and not any(each.chapter for each in found):
        terminal.say("rules-many", count=count)


def show_book(shelf: Shelf, terminal: Terminal, whole: bool) -> None:
    book = shelf.book
    terminal.print(Text(book.title, "bold underline"))
    paragraph(marked(book, book.lead), terminal)
    for chapter in book.chapters:
        terminal.print("")
        show_chapter(book, chapter, terminal, whole)
    terminal.print("")
    if whole:
        terminal.print(Text(terminal.texts("rules-words"), "bold underline"))
        for word in book.words:
            show_word(book, word, terminal)
    else:
        terminal.say("rules-how-to-read")


def show_chapter(book: Rulebook, chapter: Chapter, terminal: Terminal, whole: bool) -> None:
    terminal.print(Text.assemble((f"{chapter.id} ", "cyan bold"), (chapter.title, "bold underline")))
    if whole:
        blocks(book, chapter.blocks, terminal)
        for rule in chapter.rules:
            show_rule(book, rule, terminal)
    else:
        contents(chapter.rules, terminal)


def show_rule(book: Rulebook, rule: Rule, terminal: Terminal) -> None:
    terminal.print(Text.assemble((f"{rule.number} ", "cyan bold"), (rule.title, "bold")))
    blocks(book, rule.blocks, terminal)
    for remark in rule.remarks:
        label = terminal.texts(f"rules-{remark.kind}")
        paragraph(Text.assemble((f"{label}: ", "bold dim"), marked(book, remark.text)), terminal, indent=4)


def show_word(book: Rulebook, word: str, terminal: Terminal) -> None:
    paragraph(Text.assemble((word, "italic bold"), ": ", marked(book, book.words[word])), terminal)


def contents(rules: tuple[Rule, ...], terminal: Terminal) -> None:
    for rule in rules:
        terminal.print(Text.assemble((f"  {rule.number:7}", "cyan"), rule.title))


def blocks(book: Rulebook, said: tuple[Block, ...], terminal: Terminal) -> None:
    for block in said:
        if isinstance(block, Prose):
            paragraph(marked(book, block.text), terminal, indent=2)
        else:
            for item in block.items:
                paragraph(Text.assemble("· ", marked(book, item)), terminal, indent=2)


def paragraph(text: Text, terminal: Terminal, indent: int = 0) -> None:
    """A text in lines that can be read, without blanks at their ends."""
    for line in text.wrap(terminal.out, min(WIDTH, terminal.out.width) - indent):
        line.rstrip()
        terminal.print(Text.assemble(" " * indent, line))


def marked(book: Rulebook, text: str) -> Text:
    """A text with its words and numbers set off."""
    return Text.assemble(*[(span.text, STYLES[span.kind]) for span in book.spans(text)])


# For programs.


def book_json(shelf: Shelf) -> dict[str, Any]:
    book = shelf.book
    return {
        "game": shelf.game.id,
        "title": book.title,
        "goal": book.plain(book.lead),
        "chapters": [
            {"id": chapter.id, "title": chapter.title, "rules": [rule_json(shelf, rule) for rule in chapter.rules]}
            for chapter in book.chapters
        ],
        "words": {word: book.plain(meaning) for word, meaning in book.words.items()},
    }


def rule_json(shelf: Shelf, rule: Rule) -> dict[str, Any]:
    book = shelf.book
    return {
        "game": shelf.game.id,
        "number": rule.number,
        "title": rule.title,
        "text": "\n".join(line for block in rule.blocks for line in lines(book, block)),
        "remarks": [{"kind": remark.kind, "text": book.plain(remark.text)} for remark in rule.remarks],
    }


def lines(book: Rulebook, block: Block) -> list[str]:
    return [book.plain(block.text)] if isinstance(block, Prose) else [f"- {book.plain(item)}" for item in block.items]
