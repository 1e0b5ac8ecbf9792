"""Whole pages: what surrounds the content, the home page, setting up, joining, the gallery and messages."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from qosqo.core.game import AUTOMATON_SEAT
from qosqo.core.texts import LANGUAGES, Texts
from qosqo.games import all_games
from qosqo.web.boards import find_board, registered_static_folders
from qosqo.web.build import game_model, web_texts
from qosqo.web.markup import E, Node
from qosqo.web.model import (
    PACES,
    THEMES,
    HomeModel,
    JoinModel,
    MessageModel,
    OptionModel,
    RulesModel,
    SeatDraft,
    Settings,
    SetupModel,
    TableLine,
    TableModel,
)
from qosqo.web.rules import rules_body
from qosqo.web.table import render_table as render_table
from qosqo.web.table import table_body

OFF: Final = "off"
ON: Final = "on"
STATIC_FOLDER: Final = Path(__file__).parent / "static"
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)


def static_folders() -> list[Path]:
    """Where static files are, those of this package first."""
    return [STATIC_FOLDER, *registered_static_folders()]


@cache
def static_version() -> str:
    """Changes with the static files, so that they can be cached for ever under an address that holds it."""
    digest = hashlib.sha256()
    for file in (file for folder in static_folders() for file in sorted(folder.rglob("*"))):
        if file.is_file():
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def static(name: str) -> str:
    return f"/static/{static_version()}/{name}"


def board_file(game_id: str, ending: str) -> str | None:
    """The address of a game's own style sheet or script, if it has one."""
    name = f"boards/{game_id}.{ending}"
    return static(name) if any((folder / name).exists() for folder in static_folders()) else None


def picture_of(game_id: str) -> Node | None:
    """A small picture of a game's board, if there is one."""
    name = f"pictures/{game_id}.jpg"
    found = any((folder / name).exists() for folder in static_folders())
    return E.img(src=static(name), alt="", class_="picture", loading="lazy") if found else None


def page(
    title: str,
    settings: Settings,
    body: Node,
    path: str,
    table: TableModel | None = None,
    games: Sequence[str] = (),
    style: str = "home.css",
    script: str = "page.js",
) -> str:
    """A complete HTML page around its content. `path` is where the settings form leads back to; `games` are those drawn on it, `style`
    is what the page needs beside the style sheet of all pages."""
    say = web_texts(settings.language)
    shown = [table.game_id, *games] if table is not None else games
    styles = [style for style in (board_file(game, "css") for game in shown) if style]
    head = E.head(
        E.meta(charset="utf-8"),
        E.meta(name="viewport", content="width=device-width, initial-scale=1"),
        E.meta(name="color-scheme", content={"auto": "light dark", "light": "light", "dark": "dark"}[settings.theme]),
        E.title(f"{title} · Qosqo" if title else "Qosqo"),
        E.link(rel="icon", href=static("qosqo.svg"), type="image/svg+xml"),
        E.link(rel="stylesheet", href=static("qosqo.css")),
        table is None and E.link(rel="stylesheet", href=static(style)),
        styles and E.link(rel="stylesheet", href=static("boards/drawing.css")),
        [E.link(rel="stylesheet", href=style) for style in styles],
        E.script(type="module", src=static("table.js" if table else script)),
    )
    content = E.body(
        E.a(say("skip-link"), href="#table" if table else "#main", class_="skip-link"),
        masthead(title if table else "", settings, say, path, table.rules_path if table else ""),
        body,
        E.div(id="notices", role="status", data_client=True),
        table is not None and help_dialog(say),
        class_="at-table" if table else None,
        data_board_script=board_file(table.game_id, "js") if table is not None else None,
    )
    document = E.html(head, content, lang=settings.language, data_theme=settings.theme)
    return f"<!DOCTYPE html>{document}"


def masthead(title: str, settings: Settings, say: Texts, path: str, rules_path: str = "") -> Node:
    """Above every page; at a table the rules open in a drawer."""
    return E.header(
        E.a(E.img(src=static("qosqo.svg"), alt="", width=28, height=28), " Qosqo", href="/", class_="brand"),
        title and E.span(title, class_="where"),
        rules_path and E.a(say("rules-title"), href=rules_path),
        E.details(
            E.summary(say("settings-title")),
            settings_form(settings, say, path),
            class_="settings",
            id="settings",
        ),
        class_="masthead",
    )


def settings_form(settings: Settings, say: Texts, path: str) -> Node:
    def choice(name: str, title: str, chosen: str, choices: list[tuple[str, str]]) -> Node:
        return E.label(
            title,
            E.select([E.option(text, value=value, selected=value == chosen) for value, text in choices], name=name),
        )

    return E.form(
        E.input(type="hidden", name="next", value=path),
        choice("language", say("settings-language"), settings.language, list(LANGUAGES.items())),
        choice("theme", say("settings-theme"), settings.theme, [(theme, say(f"theme-{theme}")) for theme in THEMES]),
        choice("pace", say("settings-pace"), settings.pace, [(pace, say(f"pace-{pace}")) for pace in PACES]),
        choice("confirm", say("settings-confirm"), "on" if settings.confirm else "off", [("on", say("yes")), ("off", say("no"))]),
        E.label(say("settings-name"), E.input(name="name", value=settings.name, maxlength=40, autocomplete="nickname")),
        E.button(say("settings-save"), type="submit", class_="main"),
        action="/settings",
        method="post",
    )


def table_page(model: TableModel) -> str:
    return page(model.game_name, model.viewer.settings, table_body(model), f"/table/{model.info.id}", model)


@lru_cache(maxsize=8)
def help_dialog(say: Texts) -> Node:
    """What the keys do."""
    keys = [
        ("1–9", "help-number"), ("← → ↑ ↓", "help-arrows"), ("Enter", "help-enter"), ("Esc", "help-escape"),
        ("U", "help-undo"), ("Shift U", "help-undo-turn"), ("S", "help-skip"), ("B", "help-board"),
        ("L", "help-log"), ("+ − 0", "help-zoom"), ("[ ]", "help-replay"), ("?", "help-help"),
    ]  # fmt: skip
    return E.dialog(
        E.h2(say("help-title")),
        E.dl([(E.dt(E.kbd(key)), E.dd(say(message))) for key, message in keys], class_="keys"),
        E.form(E.button(say("close"), class_="main"), method="dialog"),
        id="help",
        aria_label=say("help-title"),
    )


# Home.


def home_page(model: HomeModel) -> str:
    say = web_texts(model.settings.language)
    return page("", model.settings, home_body(model, say), "/")


def home_body(model: HomeModel, say: Texts) -> Node:
    return E.main(
        E.div(E.h1("Qosqo"), E.p(say("home-about")), class_="hero"),
        E.h2(say("home-play")),
        E.ul(
            [
                E.li(
                    picture_of(game.id),
                    E.div(class_=f"band band-{number % 3}"),
                    E.h3(game.name),
                    E.p(game.facts and f"{game.facts} · ", say("home-players", fewest=game.fewest, most=game.most), class_="quiet-text"),
                    E.p(game.about),
                    E.div(
                        E.form(
                            E.input(type="hidden", name="game", value=game.id),
                            E.button(say("home-start"), type="submit", class_="main", aria_label=f"{say('home-start')}: {game.name}"),
                            action="/start",
                            method="post",
                        ),
                        E.a(say("home-setup"), href=f"/setup/{game.id}", class_="button", aria_label=f"{say('home-setup')}: {game.name}"),
                        game.automaton
                        and E.form(
                            E.input(type="hidden", name="game", value=game.id),
                            E.input(type="hidden", name="solo", value="on"),
                            E.button(say("home-solo", name=game.automaton), type="submit"),
                            action="/start",
                            method="post",
                        ),
                        game.rules_path and E.a(say("rules-title"), href=game.rules_path, aria_label=say("rules-of", game=game.name)),
                        class_="buttons",
                    ),
                    class_="card",
                )
                for number, game in enumerate(model.games)
            ],
            class_="cards",
        ),
        table_list(say("home-mine"), model.mine, say, say("home-none"), own=True),
        table_list(say("home-watch"), model.public, say, say("home-none-public")),
        E.section(
            E.h2(say("home-records")),
            E.label(say("home-upload"), E.input(type="file", id="record-file", accept=".jsonl,.qosqo,.txt,application/json,text/plain")),
            E.p(id="record-error", role="alert"),
            class_="box",
        ),
        E.p(E.a(say("gallery-title"), href="/gallery")),
        id="main",
        class_="page",
    )


def table_list(title: str, tables: tuple[TableLine, ...], say: Texts, empty: str, own: bool = False) -> Node:
    """Tables to go to; those that are one's own can be put away."""
    shown, away = [table for table in tables if not table.away], [table for table in tables if table.away]
    return E.section(
        E.h2(title),
        E.ul([table_line(table, say, own) for table in shown], class_="tables") if shown else E.p(empty, class_="quiet-text"),
        away
        and E.details(
            E.summary(say("home-away", count=str(len(away)))), E.ul([table_line(table, say, own) for table in away], class_="tables")
        ),
        class_="box",
    )


def table_line(table: TableLine, say: Texts, own: bool) -> Node:
    if table.finished:
        state = say("table-finished", scores=" : ".join(map(str, table.scores)))
    elif table.my_turn:
        state = say("table-my-turn")
    else:
        state = say("table-turn-of", name=table.turn_of) if table.turn_of else say("table-running", moves=table.moves)
    message = "table-bring-back" if table.away else "table-put-away"
    names = ", ".join(table.names)
    return E.li(
        E.a(E.strong(table.game_name), " – ", names, href=f"/table/{table.id}"),
        E.span(state, class_="state mine" if table.my_turn else "state"),
        E.time(table.when[:16].replace("T", " "), datetime=table.when),
        own
        and E.form(
            E.input(type="hidden", name="away", value="off" if table.away else "on"),
            E.button(say(message), type="submit", class_="quiet", aria_label=f"{say(message)}: {table.game_name}, {names}"),
            action=f"/table/{table.id}/put-away",
            method="post",
        ),
    )


# Setting up and joining.


def setup_page(model: SetupModel) -> str:
    say = web_texts(model.settings.language)
    body = E.main(
        E.h1(say("setup-title", game=model.game.name)),
        E.p(model.game.about),
        error(model.error),
        E.form(
            E.fieldset(
                E.legend(say("setup-seats")),
                E.p(say("setup-seats-about", fewest=model.game.fewest, most=model.game.most), class_="quiet-text"),
                [setup_seat(number, model, say) for number in range(model.game.most)],
            ),
            model.game.options
            and E.fieldset(
                E.legend(say("setup-options")),
                [
                    setup_option(option, model)
                    for option in model.game.options
                    if not option.automaton and option.name != model.game.automaton_option
                ],
                model.game.automaton
                and E.details(
                    E.summary(say("setup-automaton", name=model.game.automaton)),
                    [setup_option(option, model) for option in model.game.options if option.automaton],
                    open=any(option.automaton and model.chosen.get(option.name) == ON for option in model.game.options),
                ),
            ),
            model.game.has_data
            and E.details(
                E.summary(say("data-title")),
                E.p(say("setup-data-about"), " ", E.a(say("setup-data-own"), href=f"/api/games/{model.game.id}/data", download=True)),
                E.label(say("setup-data"), E.input(type="file", name="data", accept=".toml,text/plain")),
                open=model.data_open,
                class_="box",
            ),
            E.label(E.input(type="checkbox", name="listed", value="on", checked=model.listed), " ", say("setup-listed"), class_="check"),
            E.button(say("setup-start"), type="submit", class_="main"),
            action=f"/setup/{model.game.id}",
            method="post",
            enctype="multipart/form-data",
            class_="setup",
        ),
        id="main",
        class_="page narrow",
    )
    return page(say("setup-title", game=model.game.name), model.settings, body, f"/setup/{model.game.id}")


def setup_option(option: OptionModel, model: SetupModel) -> Node:
    """A box to tick for what is on or off, otherwise a list."""
    name = f"option-{option.name}"
    chosen = model.chosen.get(option.name)
    if [choice for choice, _ in option.choices] == [OFF, ON]:
        return E.label(E.input(type="checkbox", name=name, value=ON, checked=chosen == ON), " ", option.title, class_="check")
    return E.label(
        option.title, E.select([E.option(text, value=choice, selected=chosen == choice) for choice, text in option.choices], name=name)
    )


def setup_seat(number: int, model: SetupModel, say: Texts) -> Node:
    draft = model.seats[number] if number < len(model.seats) else SeatDraft("none")
    choices = [("me", say("who-me")), ("friend", say("who-friend")), ("device", say("who-device"))]
    choices.extend((f"bot:{id}", say("who-bot", strength=name)) for id, name in model.strengths)
    if model.game.automaton and number == AUTOMATON_SEAT:
        choices.append(("automaton", say("who-automaton", name=model.game.automaton)))
    choices.append(("none", say("who-none")))
    return E.div(
        E.label(
            say("setup-seat", number=number + 1),
            E.select([E.option(text, value=value, selected=value == draft.who) for value, text in choices], name=f"who-{number}"),
        ),
        E.label(say("setup-name"), E.input(name=f"name-{number}", value=draft.name, maxlength=40, autocomplete="off")),
        class_="row",
    )


def error(text: str) -> Node | None:
    return E.p(text, class_="error", role="alert") if text else None


def join_page(model: JoinModel) -> str:
    say = web_texts(model.settings.language)
    body = E.main(
        E.h1(say("join-title", game=model.game.name)),
        E.p(model.game.about),
        E.p(say("join-with", names=", ".join(name for seat, name in enumerate(model.names) if seat != model.seat))),
        error(model.error),
        E.form(
            E.label(
                say("settings-name"), E.input(name="name", value=model.settings.name, maxlength=40, required=True, autocomplete="nickname")
            ),
            E.button(say("join-sit"), type="submit", class_="main"),
            action=f"/join/{model.secret}",
            method="post",
            class_="setup",
        ),
        id="main",
        class_="page narrow",
    )
    return page(say("join-title", game=model.game.name), model.settings, body, f"/join/{model.secret}")


def message_page(model: MessageModel) -> str:
    say = web_texts(model.settings.language)
    body = E.main(
        E.h1(model.title),
        E.p(model.text),
        E.p(E.a(say("home-link"), href="/", class_="button main")),
        id="main",
        class_="page narrow",
    )
    return page(model.title, model.settings, body, "/")


def rules_page(model: RulesModel) -> str:
    say = web_texts(model.settings.language)
    title = say("rules-of", game=model.game.name)
    return page(title, model.settings, rules_body(model, say), model.game.rules_path, style="rules.css", script="rules.js")


# The gallery.


def gallery_page(settings: Settings) -> str:
    """Every icon, card and tile of the games that have drawn boards."""
    say = web_texts(settings.language)
    sections: list[Node] = []
    entries: list[Node] = []
    for game in all_games().values():
        board = find_board(game.id)
        if board is None or board.gallery is None:
            continue
        exhibits = board.gallery(web_texts(settings.language, game))
        groups = list(dict.fromkeys(exhibit.group for exhibit in exhibits))
        name = game_model(game, settings.language).name
        entries.append(
            E.li(
                E.a(name, href=f"#gallery-{game.id}"),
                E.ul([E.li(E.a(group, href=f"#{group_id(game.id, number)}")) for number, group in enumerate(groups)]),
            )
        )
        sections.append(
            E.section(
                E.h2(name),
                [
                    E.section(
                        E.h3(group),
                        E.ul(
                            [
                                E.li(E.figure(exhibit.drawing, E.figcaption(E.strong(exhibit.name), " ", exhibit.about)))
                                for exhibit in exhibits
                                if exhibit.group == group
                            ],
                            class_="exhibits",
                        ),
                        id=group_id(game.id, number),
                        class_="group",
                    )
                    for number, group in enumerate(groups)
                ],
                class_="box",
                id=f"gallery-{game.id}",
            )
        )
    body = E.main(
        E.h1(say("gallery-title")),
        E.p(say("gallery-about")),
        sections
        and E.div(
            E.label(say("gallery-search"), " ", E.input(type="search", id="gallery-search", maxlength=80, autocomplete="off")),
            E.p(
                id="gallery-found",
                role="status",
                data_found=say("gallery-found", count="{count}"),
                data_nothing=say("gallery-nothing"),
            ),
            id="gallery-finder",
            hidden=True,
        ),
        sections and E.nav(E.ul(entries), aria_label=say("gallery-contents"), class_="gallery-contents"),
        sections or E.p(say("gallery-empty")),
        id="main",
        class_="page",
    )
    return page(say("gallery-title"), settings, body, "/gallery", games=list(all_games()), script="gallery.js")


def group_id(game_id: str, number: int) -> str:
    """Where a group of drawings begins."""
    return f"gallery-{game_id}-{number + 1}"
