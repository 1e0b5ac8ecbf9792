"""Rules as players read them: one source for the page, the terminal and the tips, `rules/<language>.md` in the folder of a game.

A rulebook is written in a small part of Markdown, so that it can also be read as it is:

    # Title
    The goal of the game, in at most three lines.

    ## K3 Placing terrain
    A few words about the chapter.

    ### K3.4 Not exactly on top
    What the rule says, in short sentences. Words of the glossary are marked [terrain] or, where they are bent, [terrains|terrain].
    Other rules are named by their number: K3.2.
    - A list where it helps.
    > Ruling: what is decided here where the printed rulebook is silent.
    > Why: the reason for it.
    > Reconstructed: what is not known from the box.
    > Example: something concrete.

    ## Words
    - terrain: what the word means.

The headings `## Words` and the words before the colon of a remark are the same in every language: pages name them by their own texts.
The parser takes nothing else: a mark, a number or a word that leads nowhere is refused with its line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal

from qosqo.core.texts import DEFAULT_LANGUAGE

RemarkKind = Literal["ruling", "why", "reconstructed", "example"]
SpanKind = Literal["text", "word", "rule"]

REMARKS: Final[dict[str, RemarkKind]] = {"Ruling": "ruling", "Why": "why", "Reconstructed": "reconstructed", "Example": "example"}
WORDS: Final = "Words"
MOST_LEAD_LINES: Final = 3
CHAPTER: Final = re.compile(r"([A-Z]\d+) (\S.*)")
NUMBERED: Final = re.compile(r"([A-Z]\d+)\.(\d+) (\S.*)")
NUMBER: Final = re.compile(r"([A-Z]\d+)\.(\d+)")
REMARK: Final = re.compile(r"([A-Z][a-z]+): (\S.*)")
WORD: Final = re.compile(r"- ([^:]+): (\S.*)")
MARKED: Final = re.compile(r"\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]")
FOREIGN: Final = re.compile(r"\*\*|__|`|\]\(|<[a-z/]")
"""Markdown that no reader of rulebooks draws."""


class RulebookError(ValueError):
    """A rulebook that cannot be read; the message names the file and the line."""


@dataclass(frozen=True)
class Prose:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class Listing:
    """A list."""

    items: tuple[str, ...]


Block = Prose | Listing


@dataclass(frozen=True)
class Remark:
    """What is said beside a rule: a ruling and its reason, what is reconstructed, an example."""

    kind: RemarkKind
    text: str


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    number: str
    title: str
    blocks: tuple[Block, ...]
    remarks: tuple[Remark, ...]

    @property
    def chapter(self) -> str:
        """The id of its chapter: "K3" of "K3.4"."""
        return self.number.partition(".")[0]

    def texts(self) -> Iterator[str]:
        """Everything the rule says, marks included, without the remarks."""
        for block in self.blocks:
            if isinstance(block, Prose):
                yield block.text
            else:
                yield from block.items


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together, in the order in which one wants to read them."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Span:
    """A piece of a text: plain, a word of the glossary, or the number of a rule or chapter."""

    kind: SpanKind
    text: str
    """As it is read."""
    target: str = ""
    """The word as the glossary has it, or the number as the rulebook has it."""


@dataclass(frozen=True, eq=False)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    lead: str
    chapters: tuple[Chapter, ...]
    words: dict[str, str]
    """The glossary, in the order of the file."""

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its number, in the order of reading."""
        return {rule.number: rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def letter(self) -> str:
        """What all numbers of the book begin with."""
        return self.chapters[0].id[0]

    def rule(self, number: str) -> Rule | None:
        """A rule by its number, however it is written: "k3.4", "T7.1" for "T7.01"."""
        return self._by_plain_number.get(plain_number(number))

    def chapter(self, id: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == id.strip().upper()), None)

    def word(self, word: str) -> str | None:
        """The explanation of a word of the glossary."""
        found = self._words_by_sound.get(word.casefold())
        return None if found is None else self.words[found]

    def spans(self, text: str) -> tuple[Span, ...]:
        """A text of this book in pieces: what is a word of the glossary, what is a number that leads to another rule."""
        return tuple(self._spans(text))

    def plain(self, text: str) -> str:
        """A text of this book without its marks."""
        return "".join(span.text for span in self.spans(text))

    def search(self, wanted: str) -> list[Rule]:
        """The rules that contain all of these words (or words that begin so): first those that have them in the title, then those that
        have them in the rule, then those that have them in a remark. Accents and capitals do not matter."""
        words = sounds(wanted)
        if not words:
            return []
        ranked = [(self._rank(rule, words), place, rule) for place, rule in enumerate(self.rules.values())]
        return [rule for rank, _, rule in sorted(each for each in ranked if each[0] < NOT_FOUND)]

    def _rank(self, rule: Rule, words: list[str]) -> int:
        title = sounds(f"{rule.number} {rule.title}")
        body = title + sounds(" ".join(self.plain(text) for text in rule.texts()))
        remarks = body + sounds(" ".join(self.plain(remark.text) for remark in rule.remarks))
        for rank, said in enumerate((title, body, remarks)):
            if all(any(each.startswith(word) for each in said) for word in words):
                return rank
        return NOT_FOUND

    @cached_property
    def _by_plain_number(self) -> dict[str, Rule]:
        return {plain_number(number): rule for number, rule in self.rules.items()}

    @cached_property
    def _words_by_sound(self) -> dict[str, str]:
        return {word.casefold(): word for word in self.words}

    def _spans(self, text: str) -> Iterator[Span]:
        number = rf"(?<![\w.]){self.letter}\d+(?:\.\d+)?(?!\w)"
        done = 0
        for match in re.finditer(rf"{MARKED.pattern}|{number}", text):
            if match.start() > done:
                yield Span("text", text[done : match.start()])
            if match[1] is not None:
                wanted = match[2] or match[1]
                yield Span("word", match[1], self._words_by_sound.get(wanted.casefold(), ""))
            else:
                rule, chapter = self.rule(match[0]), self.chapter(match[0])
                yield Span("rule", match[0], rule.number if rule else chapter.id if chapter else "")
            done = match.end()
        if done < len(text):
            yield Span("text", text[done:])


NOT_FOUND: Final = 3


def plain_number(number: str) -> str:
    match = NUMBER.fullmatch(number.strip().upper())
    return f"{match[1]}.{int(match[2])}" if match else ""


def sounds(text: str) -> list[str]:
    """The words of a text without capitals and accents."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))
    return re.findall(r"[\w.]*\w", bare)


def parse(text: str, file: str) -> Rulebook:
    """Read a rulebook; `file` is the name that complaints bear."""
    return Parser(file).read(text)


def rulebook_file(folder: Path, language: str) -> Path:
    return folder / "rules" / f"{language}.md"


@cache
def rulebook(folder: Path, language: str) -> Rulebook | None:
    """The rules of the game in this folder, in English where the language lacks them; None where nobody has written them yet."""
    for each in (language, DEFAULT_LANGUAGE):
        file = rulebook_file(folder, each)
        if file.exists():
            return parse(file.read_text(encoding="utf-8"), f"{folder.name}/rules/{each}.md")
    return None


@dataclass
class Draft:
    """A chapter or a rule while it is read."""

    line: int
    id: str
    title: str
    blocks: list[Block] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


class Parser:
    """Reads a rulebook line by line."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 0
        self.title = ""
        self.lead: list[str] = []
        self.chapters: list[Chapter] = []
        self.chapter: Draft | None = None
        self.rule: Draft | None = None
        self.in_words = False
        self.words: dict[str, str] = {}
        self.open: Literal["", "prose", "listing", "remark"] = ""
        """What the next line may go on with; a blank line ends it."""
        self.said: list[tuple[int, str]] = []
        """The lines in which marks and numbers must lead somewhere."""

    def read(self, text: str) -> Rulebook:
        for number, line in enumerate(text.splitlines(), 1):
            self.line = number
            self.take(line)
        self.end_chapter()
        if not self.chapters:
            raise self.wrong("there are no chapters")
        if not self.lead:
            raise RulebookError(f"{self.file}: the goal of the game is missing under the title")
        book = Rulebook(self.title, " ".join(self.lead), tuple(self.chapters), self.words)
        self.check_targets(book)
        return book

    def wrong(self, message: str, line: int | None = None) -> RulebookError:
        return RulebookError(f"{self.file}:{self.line if line is None else line}: {message}")

    def take(self, line: str) -> None:
        if line != line.rstrip():
            raise self.wrong("blanks at the end of the line")
        if found := FOREIGN.search(line):
            raise self.wrong(f"rulebooks have no {found[0]!r}")
        if not line:
            self.open = ""
        elif not self.title:
            self.take_title(line)
        elif line.startswith("### "):
            self.begin_rule(line[4:])
        elif line.startswith("## "):
            self.begin_chapter(line[3:])
        elif line.startswith("#"):
            raise self.wrong("a heading is `## <chapter> Title` or `### <number> Title`")
        else:
            self.said.append((self.line, line))
            self.take_text(line)

    def take_title(self, line: str) -> None:
        if not line.startswith("# "):
            raise self.wrong("a rulebook begins with `# Title`")
        self.title = line[2:].strip()

    # Headings.

    def begin_chapter(self, heading: str) -> None:
        self.end_chapter()
        if self.in_words:
            raise self.wrong(f"nothing comes after `## {WORDS}`")
        if heading == WORDS:
            self.in_words = True
            return
        match = CHAPTER.fullmatch(heading)
        if match is None:
            raise self.wrong("a chapter is `## <letter><number> Title`")
        if any(chapter.id == match[1] for chapter in self.chapters):
            raise self.wrong(f"there is a chapter {match[1]} already")
        if self.chapters and self.chapters[0].id[0] != match[1][0]:
            raise self.wrong(f"the chapters of this book begin with {self.chapters[0].id[0]}")
        self.chapter = Draft(self.line, match[1], match[2])
        self.open = ""

    def begin_rule(self, heading: str) -> None:
        self.end_rule()
        match = NUMBERED.fullmatch(heading)
        if match is None:
            raise self.wrong("a rule is `### <chapter>.<number> Title`")
        if self.chapter is None or self.in_words:
            raise self.wrong("a rule stands in a chapter")
        if match[1] != self.chapter.id:
            raise self.wrong(f"{match[1]}.{match[2]} does not belong to the chapter {self.chapter.id}")
        number = f"{match[1]}.{match[2]}"
        if any(plain_number(rule.number) == plain_number(number) for rule in self.chapter.rules):
            raise self.wrong(f"there is a rule {number} already")
        self.rule = Draft(self.line, number, match[3])
        self.open = ""

    def end_rule(self) -> None:
        draft, self.rule = self.rule, None
        if draft is None:
            return
        if not draft.blocks:
            raise self.wrong(f"{draft.id} says nothing", draft.line)
        if draft.remarks and draft.remarks[-1].kind == "ruling":
            raise self.wrong(f"the ruling of {draft.id} needs a reason: `> Why: …`", draft.line)
        assert self.chapter is not None
        self.chapter.rules.append(Rule(draft.id, draft.title, tuple(draft.blocks), tuple(draft.remarks)))

    def end_chapter(self) -> None:
        self.end_rule()
        draft, self.chapter = self.chapter, None
        if draft is None:
            return
        if not draft.rules:
            raise self.wrong(f"the chapter {draft.id} has no rules", draft.line)
        self.chapters.append(Chapter(draft.id, draft.title, tuple(draft.blocks), tuple(draft.rules)))

    # Text.

    def take_text(self, line: str) -> None:
        if self.in_words:
            self.take_word(line)
        elif self.chapter is None:
            self.take_lead(line)
        elif line.startswith(">"):
            self.take_remark(line)
        else:
            self.take_block(line)

    def take_lead(self, line: str) -> None:
        if line[0] in "->":
            raise self.wrong("the goal of the game is plain text")
        if len(self.lead) == MOST_LEAD_LINES:
            raise self.wrong(f"the goal of the game has at most {MOST_LEAD_LINES} lines")
        self.lead.append(line)

    def take_word(self, line: str) -> None:
        match = WORD.fullmatch(line)
        if match is None:
            raise self.wrong("an entry of the glossary is `- word: explanation`")
        if match[1].casefold() in (word.casefold() for word in self.words):
            raise self.wrong(f"{match[1]!r} is explained already")
        self.words[match[1]] = match[2]

    def take_remark(self, line: str) -> None:
        if self.rule is None:
            raise self.wrong("a remark stands beside a rule")
        if not self.rule.blocks:
            raise self.wrong("a remark comes after what the rule says")
        if not line.startswith("> "):
            raise self.wrong("a remark begins with `> `")
        text = line[2:]
        match = REMARK.fullmatch(text)
        remarks = self.rule.remarks
        if match is not None and match[1] in REMARKS:
            kind = REMARKS[match[1]]
            before = remarks[-1].kind if remarks else ""
            if kind == "why" and before != "ruling":
                raise self.wrong("a `Why` comes right after a `Ruling`")
            if kind != "why" and before == "ruling":
                raise self.wrong("a `Ruling` is followed by its `Why`")
            remarks.append(Remark(kind, match[2]))
        elif self.open == "remark":
            remarks[-1] = Remark(remarks[-1].kind, f"{remarks[-1].text} {text}")
        else:
            raise self.wrong(f"a remark begins with one of {', '.join(f'`{each}:`' for each in REMARKS)}")
        self.open = "remark"

    def take_block(self, line: str) -> None:
        draft = self.rule or self.chapter
        assert draft is not None
        if draft.remarks:
            raise self.wrong("what the rule says comes before the remarks")
        last = draft.blocks[-1] if draft.blocks else None
        if line.startswith("- "):
            item = line[2:].strip()
            if self.open == "listing" and isinstance(last, Listing):
                draft.blocks[-1] = Listing((*last.items, item))
            else:
                draft.blocks.append(Listing((item,)))
            self.open = "listing"
        elif line[0] in " \t-*+" or re.match(r"\d+[.)] ", line):
            raise self.wrong("text begins at the margin, the items of a list with `- `")
        elif self.open == "prose" and isinstance(last, Prose):
            draft.blocks[-1] = Prose(f"{last.text} {line}")
        else:
            draft.blocks.append(Prose(line))
            self.open = "prose"

    def check_targets(self, book: Rulebook) -> None:
        for number, line in self.said:
            for span in book.spans(line):
                if span.kind == "word" and not span.target:
                    raise self.wrong(f"the glossary has no word for [{span.text}]", number)
                if span.kind == "rule" and not span.target:
                    raise self.wrong(f"there is no rule {span.text}", number)
                if span.kind == "text" and re.search(r"[\[\]|]", span.text):
                    raise self.wrong("a word of the glossary is marked [word] or [words|word]", number)
