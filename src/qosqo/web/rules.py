"""The rules of a game as a page: contents, chapters, every rule under its number, the glossary, how to correct what is reconstructed."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import lru_cache
from typing import Final

from qosqo.core.rulebook import Block, Chapter, Prose, Remark, RemarkKind, Rule, Rulebook, sounds
from qosqo.core.texts import Texts
from qosqo.web.markup import E, Node, fragment
from qosqo.web.page_models import RulesModel

LABELS: Final[dict[RemarkKind, str]] = {
    "ruling": "rules-ruling",
    "why": "rules-why",
    "reconstructed": "rules-reconstructed",
    "example": "rules-example",
}
WORDS_ID: Final = "words"
CORRECTING_ID: Final = "correcting"


def rules_body(model: RulesModel, say: Texts) -> Node:
    """Without a script searching asks the server; the page's script searches by itself and shows words where they are read."""
    book = model.book
    searching = bool(sounds(model.wanted))
    found = frozenset(rule.number for rule in book.search(model.wanted)) if searching else frozenset(book.rules)
    words = words_found(book, model.wanted) if searching else frozenset(book.words)
    return E.main(
        E.div(
            E.nav(
                search_form(model, say, len(found) + len(words) if searching else None),
                contents(model, say),
                class_="rules-nav",
                aria_label=say("rules-contents"),
            ),
            E.article(
                E.header(
                    E.h1(say("rules-of", game=model.game.name)),
                    E.p(spans(book, book.lead), class_="lead"),
                    E.p(
                        E.a(say("home-setup"), href=f"/setup/{model.game.id}", class_="button"),
                        E.button(say("rules-print"), type="button", data_do="print", hidden=True),
                        class_="buttons",
                    ),
                ),
                [draw_chapter(model, chapter, found, say) for chapter in book.chapters],
                book.words and glossary(book, words, say),
                model.game.has_data and correcting(model, say),
                class_="rules-text",
            ),
            id="rulebook",
            class_="rulebook searching" if searching else "rulebook",
        ),
        id="main",
        class_="page rules-page",
    )


def search_form(model: RulesModel, say: Texts, count: int | None) -> Node:
    return E.form(
        E.label(say("rules-search"), for_="rules-search"),
        E.div(
            E.input(
                type="search",
                name="q",
                id="rules-search",
                value=model.wanted,
                maxlength=80,
                autocomplete="off",
                placeholder=say("rules-search"),
            ),
            E.button(say("rules-find"), type="submit"),
            class_="search-line",
        ),
        E.p(
            count is not None and (say("rules-found", count=str(count)) if count else say("rules-nothing")),
            id="rules-found",
            role="status",
            data_found=say("rules-found", count="{count}"),
            data_nothing=say("rules-nothing"),
        ),
        role="search",
        action=f"/rules/{model.game.id}",
        class_="rules-search",
    )


def contents(model: RulesModel, say: Texts) -> Node:
    book = model.book
    return E.ol(
        [E.li(E.a(E.span(chapter.id, class_="number"), " ", chapter.title, href=f"#{chapter.id}")) for chapter in book.chapters],
        book.words and E.li(E.a(say("rules-words"), href=f"#{WORDS_ID}")),
        model.game.has_data and E.li(E.a(say("rules-correcting"), href=f"#{CORRECTING_ID}")),
        class_="rules-contents",
    )


def draw_chapter(model: RulesModel, chapter: Chapter, found: Set[str], say: Texts) -> Node:
    book, game = model.book, model.game
    return E.section(
        E.h2(E.a(chapter.id, href=f"#{chapter.id}", class_="number"), " ", chapter.title),
        blocks(book, chapter.blocks),
        [
            draw_rule(book, rule, rule.number not in found, say, game.id if game.has_data else "", tries(model, rule))
            for rule in chapter.rules
        ],
        id=chapter.id,
        class_="chapter",
        hidden=not any(rule.number in found for rule in chapter.rules),
    )


@lru_cache(maxsize=4000)
def draw_rule(book: Rulebook, rule: Rule, hidden: bool, say: Texts, correctable: str, tries: tuple[tuple[str, str], ...]) -> Node:
    """`correctable` is the game whose component data can be corrected; `tries` are addresses and words of what can be tried here."""
    return E.section(
        E.h3(E.a(rule.number, href=f"#{rule.number}", class_="number"), " ", rule.title),
        blocks(book, rule.blocks),
        [draw_remark(book, remark, say, correctable) for remark in rule.remarks],
        [E.p(E.a(say("try-open"), href=path, class_="try button"), " ", words, class_="try-line") for path, words in tries],
        id=rule.number,
        class_="numbered",
        hidden=hidden,
    )


def tries(model: RulesModel, rule: Rule) -> tuple[tuple[str, str], ...]:
    return tuple((path, words) for number, path, words in model.tries if number == rule.number)


def blocks(book: Rulebook, drawn: tuple[Block, ...]) -> Node:
    return fragment(
        E.p(spans(book, block.text)) if isinstance(block, Prose) else E.ul([E.li(spans(book, item)) for item in block.items])
        for block in drawn
    )


def draw_remark(book: Rulebook, remark: Remark, say: Texts, correctable: str) -> Node:
    return E.p(
        E.strong(say(LABELS[remark.kind])),
        " ",
        spans(book, remark.text),
        remark.kind == "reconstructed"
        and correctable
        and (
            " ",
            E.a(say("rules-see-this"), href=f"/gallery#gallery-{correctable}", class_="correct-this"),
            " · ",
            E.a(say("rules-correct-this"), href=f"#{CORRECTING_ID}", class_="correct-this"),
        ),
        class_=f"remark {remark.kind}",
    )


def spans(book: Rulebook, text: str) -> Node:
    """A text in which words of the glossary and numbers of rules are links."""
    return fragment(
        E.a(span.text, href=f"#{word_id(span.target)}", class_="word")
        if span.kind == "word"
        else E.a(span.text, href=f"#{span.target}")
        if span.kind == "rule"
        else span.text
        for span in book.spans(text)
    )


def word_id(word: str) -> str:
    return "word-" + re.sub(r"\W+", "-", word.casefold()).strip("-")


def words_found(book: Rulebook, wanted: str) -> frozenset[str]:
    """The words of the glossary that contain all that is looked for."""
    said = {word: sounds(f"{word} {book.plain(about)}") for word, about in book.words.items()}
    return frozenset(word for word, parts in said.items() if all(any(part.startswith(each) for part in parts) for each in sounds(wanted)))


def glossary(book: Rulebook, found: Set[str], say: Texts) -> Node:
    return E.section(
        E.h2(say("rules-words")),
        E.dl(
            [
                E.div(E.dt(word), E.dd(spans(book, about)), id=word_id(word), class_="entry", hidden=word not in found)
                for word, about in sorted(book.words.items(), key=lambda entry: sounds(entry[0]))
            ],
            class_="glossary",
        ),
        id=WORDS_ID,
        class_="chapter",
        hidden=not found,
    )


def correcting(model: RulesModel, say: Texts) -> Node:
    return E.section(
        E.h2(say("rules-correcting")),
        E.p(say("rules-correcting-about")),
        model.lab and E.p(E.a(say("lab-link"), href=f"/lab/{model.game.id}")),
        E.ol(
            E.li(E.a(say("setup-data-own"), href=f"/api/games/{model.game.id}/data", download=True)),
            E.li(say("rules-correcting-edit")),
            E.li(E.a(say("rules-correcting-use"), href=f"/setup/{model.game.id}")),
            E.li(say("rules-correcting-tell")),
        ),
        id=CORRECTING_ID,
        class_="correcting",
    )


def rule_link(number: str, rules_path: str) -> Node:
    """The number of a rule, leading to its paragraph where the game has rules to read."""
    if not rules_path:
        return E.span(number, class_="rule")
    return E.a(number, href=f"{rules_path}#{number}", class_="rule")
