"""The lab: component data as a form, with what they look like beside it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.lab.editing import Draft, Field, Group, groups_of, within, words_for
from qosqo.lab.words import entry_words, word_told
from qosqo.web.boards import Exhibit, find_board
from qosqo.web.build import game_model, table_model, web_texts
from qosqo.web.generic import view_panels
from qosqo.web.lab_experiments import Tried, tried_list, try_out
from qosqo.web.markup import E, Node
from qosqo.web.model import SeatInfo, Settings, TableInfo, Viewer
from qosqo.web.pages import page

DEAL: Final = 1
"""The board is shown as this deal lays it out, so that only changed data change it."""
STATE: Final = "lab-state"
DRAWINGS: Final = "lab-drawings"


@dataclass(frozen=True)
class LabModel:
    settings: Settings
    game: Game
    texts: Mapping[str, str]
    """What stands in the fields that were changed, by the names of the entries."""
    draft: Draft

    @property
    def address(self) -> str:
        return f"/lab/{self.game.id}"


def choose_page(settings: Settings, games: Sequence[Game]) -> str:
    say = web_texts(settings.language)
    links = [E.li(E.a(game_model(game, settings.language).name, href=f"/lab/{game.id}")) for game in games if game.data_text()]
    body = E.main(E.h1(say("lab-title")), E.p(say("lab-about")), E.p(say("lab-choose")), E.ul(links), id="main", class_="page")
    return page(say("lab-title"), settings, body, "/lab")


def lab_page(model: LabModel, tried: Sequence[Tried]) -> str:
    say = web_texts(model.settings.language)
    name = game_model(model.game, model.settings.language).name
    body = E.main(
        E.h1(say("lab-of", game=name)),
        E.p(say("lab-about"), " ", E.a(say("lab-other"), href="/lab")),
        E.form(
            E.div(
                tools(model),
                E.div(state(model), id=STATE, data_lost=say("lab-lost")),
                try_out(model.settings, model.game, model.address),
                tried_list(model.settings, tried),
                E.div(drawings(model), id=DRAWINGS),
                class_="lab-seen",
            ),
            E.section(
                E.h2(say("lab-entries")),
                E.p(
                    E.label(
                        say("lab-search"), " ", E.input(type="search", id="lab-search", autocomplete="off"), id="lab-finder", hidden=True
                    )
                ),
                [group_part(model, group) for group in groups_of(model.game.data_text())],
                class_="lab-entries",
            ),
            method="post",
            action=f"{model.address}/draw",
            id="lab-form",
            autocomplete="off",
        ),
        id="main",
        class_="page lab",
    )
    return page(say("lab-of", game=name), model.settings, body, model.address, games=[model.game.id], style="lab.css", script="lab.js")


def tools(model: LabModel) -> Node:
    say = web_texts(model.settings.language)
    return E.div(
        E.button(say("lab-undo"), type="button", id="lab-undo", disabled=True),
        E.button(say("lab-redo"), type="button", id="lab-redo", disabled=True),
        E.button(say("lab-draw"), type="submit", formnovalidate=True, id="lab-draw"),  # what is asked of an experiment is not asked here
        E.button(say("lab-download"), type="submit", formaction=f"{model.address}/file", formnovalidate=True, id="lab-download"),
        E.button(say("lab-play"), type="submit", formaction=f"{model.address}/play", formnovalidate=True, id="lab-play"),
        class_="buttons",
    )


def state(model: LabModel) -> Node:
    """Whether the data can be played with, what is wrong beside the entries, and what was changed."""
    say, draft = web_texts(model.settings.language), model.draft
    told = say("lab-wrong") if draft.errors else say("lab-fine")
    return E.div(
        E.p(told, class_="lab-wrong" if draft.errors else None),
        draft.errors.get("") and E.p(draft.errors[""]),
        wrong_list(model),
        change_list(model) if draft.changes else None,
        role="status",
    )


def wrong_list(model: LabModel) -> Node | None:
    """What is wrong with which entries, which may be out of sight."""
    say = web_texts(model.settings.language)
    wrong = [
        E.li(leading_to(words, field), ": ", model.draft.errors[field.name] or say("lab-unreadable"))
        for words, field in fields_among(model, model.draft.errors)
    ]
    return E.ul(wrong, class_="lab-changes") if wrong else None


def change_list(model: LabModel) -> Node:
    """Every changed entry with what stood there before; it leads to its field."""
    say = web_texts(model.settings.language)
    changes = [
        E.li(leading_to(words, field), ": ", E.del_(field.text), " → ", E.ins(model.texts.get(field.name, "")))
        for words, field in fields_among(model, model.draft.changes)
    ]
    return E.div(E.p(say("lab-changes", count=len(changes))), E.ul(changes, class_="lab-changes"))


def leading_to(words: str, field: Field) -> list[Node | str]:
    return [E.a(words, href=f"#field-{field.name}"), f" ({field.about})" if field.about else ""]


def fields_among(model: LabModel, names: Container[str]) -> list[tuple[str, Field]]:
    """What each of these entries is called, and its field."""
    language = model.settings.language
    return [
        (f"{entry_words(group.name, language)} · {entry_words(field.name, language, group.name)}", field)
        for group in groups_of(model.game.data_text())
        for field in group.fields
        if field.name in names
    ]


def changes_in_short(model: LabModel) -> str:
    """The first change, and whether there are more; empty without any."""
    found = fields_among(model, model.draft.changes)
    if not found:
        return ""
    words, field = found[0]
    about = f" ({field.about})" if field.about else ""
    more = " …" if len(found) > 1 else ""
    return f"{words}{about}: {field.text} → {model.texts.get(field.name, '')}{more}"


def group_part(model: LabModel, group: Group) -> Node:
    language = model.settings.language
    say = web_texts(language)
    things = {each.entry: each for each in exhibits_of(model.game, language, model.draft.text) if each.entry}
    changed = any(field.name in model.texts or field.name in model.draft.errors for field in group.fields)
    return E.details(
        E.summary(
            entry_words(group.name, language),
            " ",
            group.origin and E.small(say(f"lab-origin-{group.origin}"), class_=f"origin-{group.origin}"),
        ),
        [
            thing_part(model, things[entry], fields) if entry else [field_part(model, field, group.name, field.about) for field in fields]
            for entry, fields in by_thing(group, things)
        ],
        open=changed,
        class_="lab-group",
    )


def by_thing(group: Group, things: Mapping[str, Exhibit]) -> list[tuple[str, list[Field]]]:
    """The fields of a group, those of one drawn thing together, under the entry that it shows; the others under no entry."""
    entries = [entry for entry in things if within(entry, group.name)]
    found = ((next((entry for entry in entries if field.within(entry)), ""), field) for field in group.fields)
    return [(entry, [field for _, field in fields]) for entry, fields in groupby(found, key=itemgetter(0))]


def thing_part(model: LabModel, thing: Exhibit, fields: Sequence[Field]) -> Node:
    """A card, tile or space: what it looks like and is called, and its fields."""
    return E.div(
        E.div(thing_drawing(thing), id=thing_id(thing), class_="lab-drawing"),
        E.div([field_part(model, field, thing.entry) for field in fields]),
        role="group",
        aria_label=thing.name,
        class_="lab-thing",
    )


def thing_drawing(thing: Exhibit) -> Node:
    return E.figure(thing.drawing, E.figcaption(E.strong(thing.name), " ", thing.about))


def thing_id(thing: Exhibit) -> str:
    return f"thing-{thing.entry}"


def things_changed(model: LabModel) -> dict[str, Node]:
    """What stands beside the fields of things that look different now, by their ids."""
    before, after = (exhibits_of(model.game, model.settings.language, text) for text in (model.game.data_text(), model.draft.text))
    known = {told(each) for each in before}
    return {thing_id(each): thing_drawing(each) for each in after if each.entry and told(each) not in known}


def field_part(model: LabModel, field: Field, above: str, about: str = "") -> Node:
    """A field, called by what its name has beyond the entry above it."""
    language = model.settings.language
    say = web_texts(language)
    text = model.texts.get(field.name, field.text)
    wrong = model.draft.errors.get(field.name)
    id, about_it, help = f"field-{field.name}", f"about-{field.name}", f"words-{field.name}"
    words = words_for(model.game).get(field.name)
    return E.div(
        E.label(entry_words(field.name, language, above), about and E.small(" ", about), for_=id),
        E.input(
            id=id,
            name=field.name,
            value=text,
            data_original=field.text,
            inputmode="numeric" if field.number else None,
            size=4 if field.number else max(8, min(48, len(field.text) + 2)),
            maxlength=400,
            aria_invalid="true" if wrong is not None else None,
            aria_describedby=f"{about_it} {help}" if words else about_it,
        ),
        E.small(field.name, class_="lab-name"),
        E.span(
            E.span(say("lab-original", value=field.text), class_="lab-was"),
            " ",
            E.button(say("lab-back"), type="button", data_back=field.name),
            hidden=text == field.text,
            class_="lab-original",
        ),
        E.span((wrong or say("lab-unreadable")) if wrong is not None else "", id=about_it, class_="lab-error"),
        words and word_list(model, words, help),
        class_="lab-field",
    )


def word_list(model: LabModel, words: Sequence[str], id: str) -> Node:
    """The words that may be written in a field, with what they mean; to be seen as long as it is written in."""
    say = web_texts(model.settings.language, model.game)
    listed: list[Node | str] = []
    for word in words:
        meaning = word_told(word, say)
        same = meaning.casefold() == word.replace("_", " ").replace("-", " ")
        listed += [", " if listed else " ", E.code(word), f" ({meaning})" if meaning and not same else ""]
    return E.span(say("lab-words"), listed, id=id, class_="lab-words")


# What it looks like.


def drawings(model: LabModel) -> Node:
    """The drawings that have changed, and the board. Of data in which something is wrong nothing can be drawn: then as they were."""
    say = web_texts(model.settings.language)
    return E.div(
        E.h2(say("lab-changed")),
        changed_drawings(model),
        E.h2(say("lab-board")),
        E.div(board_drawing(model.game, model.settings, model.draft.text), class_="lab-board"),
    )


@lru_cache(maxsize=8)
def exhibits_of(game: Game, language: str, text: str) -> list[Exhibit]:
    board = find_board(game.id)
    if board is None or board.gallery is None:
        return []
    return board.gallery(web_texts(language, game), game.read_data(text))


def changed_drawings(model: LabModel) -> Node:
    say, language = web_texts(model.settings.language), model.settings.language
    before = exhibits_of(model.game, language, model.game.data_text())
    after = exhibits_of(model.game, language, model.draft.text)
    pairs: list[tuple[Exhibit | None, Exhibit | None]] = []
    if len(before) == len(after):
        pairs.extend((old, new) for old, new in zip(before, after, strict=True) if told(old) != told(new))
    else:
        known = {told(each) for each in before}
        pairs.extend((None, each) for each in after if told(each) not in known)
    if not pairs:
        return E.p(say("lab-unchanged"))
    return E.ul(
        [
            E.li(
                [
                    E.figure(each.drawing, E.figcaption(E.em(say(when)), " ", E.strong(each.name), " ", each.about))
                    for when, each in (("lab-before", old), ("lab-after", new))
                    if each is not None
                ],
                class_="lab-pair",
            )
            for old, new in pairs
        ],
        class_="exhibits",
    )


def told(exhibit: Exhibit) -> tuple[str, str, str, str]:
    return exhibit.group, exhibit.name, exhibit.about, str(exhibit.drawing)


def board_drawing(game: Game, settings: Settings, text: str) -> Node:
    """The board at the beginning of a game with these data."""
    seats = max(2, game.fewest_seats)
    names = [str(number + 1) for number in range(seats)]
    match = Match.new(game, names, seed=DEAL, data_text=text)
    info = TableInfo("lab", 0, tuple(SeatInfo(name, "person") for name in names))
    model = table_model(match, info, Viewer(settings=settings))
    board = find_board(game.id)
    return board.draw(model.view, model) if board else view_panels(model.view, model)
