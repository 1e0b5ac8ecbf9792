"""Whole pages: what surrounds the content, the home page, setting up, joining, the gallery and messages."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from qosqo.core.examples import Example
from qosqo.core.game import Game
from qosqo.core.texts import LANGUAGES, Texts
from qosqo.games import all_games
from qosqo.web.boards import find_board, registered_static_folders
from qosqo.web.build import game_model, web_texts
from qosqo.web.examples import draw_example, example_path
from qosqo.web.exercise import exercises_body, exercises_path
from qosqo.web.markup import E, Node, Parts
from qosqo.web.model import PACES, THEMES, Settings, TableModel
from qosqo.web.page_models import ExercisesModel, GameModel, HomeModel, JoinModel, MessageModel, RulesModel, SetupModel, TableLine
from qosqo.web.rules import rules_body
from qosqo.web.setup import error, setup_body
from qosqo.web.table import render_table as render_table
from qosqo.web.table import table_body

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
        E.link(rel="icon", href=static("qosqo.svg"), type="image/svg+xml", data_turn=static("qosqo-turn.svg") if table else None),
        E.link(rel="stylesheet", href=static("qosqo.css")),
        table is None and E.link(rel="stylesheet", href=static(style)),
        styles and E.link(rel="stylesheet", href=static("boards/drawing.css")),
        [E.link(rel="stylesheet", href=style) for style in styles],
        table is not None and (table.info.teaching or table.info.exercise) and E.link(rel="stylesheet", href=static("lesson.css")),
        E.script(type="module", src=static("table.js" if table else script)),
    )
    content = E.body(
        E.a(say("skip-link"), href="#table" if table else "#main", class_="skip-link"),
        masthead(title if table else "", settings, say, path, table),
        body,
        E.div(id="notices", role="status", data_client=True),
        table is not None and help_dialog(say),
        class_="at-table" if table else None,
        data_board_script=board_file(table.game_id, "js") if table is not None else None,
    )
    document = E.html(head, content, lang=settings.language, data_theme=settings.theme)
    return f"<!DOCTYPE html>{document}"


def masthead(title: str, settings: Settings, say: Texts, path: str, table: TableModel | None = None) -> Node:
    """Above every page; at a table the rules open in a drawer."""
    rules_path = table.rules_path if table is not None else ""
    return E.header(
        E.a(E.img(src=static("qosqo.svg"), alt="", width=28, height=28), " Qosqo", href="/", class_="brand"),
        title and E.span(title, class_="where"),
        rules_path and E.a(say("rules-title"), href=rules_path),
        E.details(
            E.summary(say("settings-title")),
            settings_form(settings, say, path, turn_signals(say) if table is not None else None),
            class_="settings",
            id="settings",
        ),
        class_="masthead",
    )


def turn_signals(say: Texts) -> Node:
    """How else the tab may say that it is one's turn; the browser remembers it, nobody else knows."""
    return E.fieldset(
        E.legend(say("signals-title")),
        E.div(
            E.button(say("signal-sound"), type="button", data_signal="sound", aria_pressed="false"),
            E.button(say("signal-notification"), type="button", data_signal="notification", aria_pressed="false"),
            class_="buttons",
        ),
        E.p(id="signal-told", role="status"),
        class_="signals",
    )


def settings_form(settings: Settings, say: Texts, path: str, signals: Node | None = None) -> Node:
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
        choice("hints", say("settings-hints"), "on" if settings.hints else "off", [("on", say("yes")), ("off", say("no"))]),
        choice("confirm", say("settings-confirm"), "on" if settings.confirm else "off", [("on", say("yes")), ("off", say("no"))]),
        E.label(say("settings-name"), E.input(name="name", value=settings.name, maxlength=40, autocomplete="nickname")),
        signals,
        E.button(say("settings-save"), type="submit", class_="main"),
        action="/settings",
        method="post",
    )


def table_page(model: TableModel, parts: Parts | None = None, marks: Mapping[str, str] | None = None) -> str:
    """The page of a table; `parts` are those that were drawn already, and `marks` tell them apart from others."""
    body = table_body(model, render_table(model) if parts is None else parts, marks or {})
    return page(model.game_name, model.viewer.settings, body, f"/table/{model.info.id}", model)


@lru_cache(maxsize=8)
def help_dialog(say: Texts) -> Node:
    """What the keys do."""
    keys = [
        ("1–9", "help-number"), ("← → ↑ ↓", "help-arrows"), ("Enter", "help-enter"), ("Esc", "help-escape"),
        ("U", "help-undo"), ("Shift U", "help-undo-turn"), ("S", "help-skip"), ("B", "help-board"),
        ("L", "help-log"), ("R", "help-rule"),
        ("+ − 0", "help-zoom"), ("[ ]", "help-replay"), ("A N P G T", "help-analysis"), ("?", "help-help"),
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
    mine = tuple(table for table in model.mine if not table.recorded)
    own = table_list(say("home-mine"), mine, say, say("home-none"), own=True)
    begun = any(not (table.away or table.finished) for table in mine)
    return E.main(
        E.div(E.h1("Qosqo"), E.p(say("home-about")), not mine and E.p(say("home-new")), class_="hero"),
        begun and own,  # who has begun something comes to go on with it
        E.h2(say("home-play"), class_=None if begun else "hidden-title"),
        E.ul(
            [
                E.li(
                    picture_of(game.id),
                    E.div(class_=f"band band-{number % 3}"),
                    E.h3(game.name),
                    game.motto and E.p(game.motto, class_="motto"),
                    E.ul([E.li(fact) for fact in facts(game, say)], class_="facts"),
                    E.p(game.about),
                    E.div(
                        E.form(
                            E.input(type="hidden", name="game", value=game.id),
                            E.button(
                                say("home-start"),
                                E.small(say("home-start-about")),
                                type="submit",
                                class_="main",
                                aria_label=f"{say('home-start')}: {game.name}",
                            ),
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
                        game.has_lesson
                        and E.form(
                            E.input(type="hidden", name="game", value=game.id),
                            E.button(say("home-learn"), type="submit", aria_label=f"{say('home-learn')}: {game.name}"),
                            action="/learn",
                            method="post",
                        ),
                        game.exercises > 0
                        and E.a(say("exercises-link"), href=exercises_path(game.id), aria_label=say("exercises-of", game=game.name)),
                        game.rules_path and E.a(say("rules-title"), href=game.rules_path, aria_label=say("rules-of", game=game.name)),
                        class_="buttons",
                    ),
                    class_="card",
                )
                for number, game in enumerate(model.games)
            ],
            class_="cards",
        ),
        E.div(
            not begun and own,
            table_list(say("home-watch"), model.public, say, say("home-none-public")),
            E.section(
                E.h2(say("home-records")),
                E.label(
                    say("home-upload"), E.input(type="file", id="record-file", accept=".jsonl,.qosqo,.txt,application/json,text/plain")
                ),
                E.p(id="record-error", role="alert"),
                table_rows(tuple(table for table in model.mine if table.recorded), say, own=True),
                class_="box",
            ),
            class_="beneath",
        ),
        E.p(E.a(say("gallery-title"), href="/gallery"), " – ", say("gallery-about")),
        model.lab and E.p(E.a(say("lab-link"), href="/lab")),
        any(game.facts for game in model.games) and E.p(say("home-estimates"), class_="quiet-text"),
        id="main",
        class_="page home",
    )


def facts(game: GameModel, say: Texts) -> list[str]:
    """Author, length, players, and how much there is to learn."""
    told = [*game.facts.split(" · "), say("home-players", fewest=game.fewest, most=game.most)]
    if game.reading:
        told.append(say("home-reading", minutes=game.reading))
    return [each for each in told if each]


def table_list(title: str, tables: tuple[TableLine, ...], say: Texts, empty: str, own: bool = False) -> Node:
    shown = any(not table.away for table in tables)
    return E.section(E.h2(title), not shown and E.p(empty, class_="quiet-text"), table_rows(tables, say, own), class_="box")


def table_rows(tables: tuple[TableLine, ...], say: Texts, own: bool) -> list[Node]:
    """Tables to go to; those that are one's own can be put away."""
    shown, away = [table for table in tables if not table.away], [table for table in tables if table.away]
    rows = [E.ul([table_line(table, say, own) for table in shown], class_="tables")] if shown else []
    if away:
        put_away = E.ul([table_line(table, say, own) for table in away], class_="tables")
        rows.append(E.details(E.summary(say("home-away", count=str(len(away)))), put_away))
    return rows


def table_line(table: TableLine, say: Texts, own: bool) -> Node:
    if table.recorded and not table.finished:
        state = say("table-recorded", moves=table.moves)
    elif table.finished:
        state = say("table-finished", scores=" : ".join(map(str, table.scores)))
    elif table.my_turn:
        state = say("table-my-turn")
    else:
        state = say("table-turn-of", name=table.turn_of) if table.turn_of else ""
    message = "table-bring-back" if table.away else "table-put-away"
    names = ", ".join(table.names)
    return E.li(
        E.a(E.strong(table.game_name), " – ", names, href=f"/table/{table.id}"),
        state and E.span(state, class_="state mine" if table.my_turn else "state"),
        not (table.finished or table.recorded) and E.span(how_far(table, say), class_="state"),
        E.time(table.when[:16].replace("T", " "), datetime=table.when),
        own
        and E.form(
            E.input(type="hidden", name="away", value="off" if table.away else "on"),
            E.button(say(message), type="submit", class_="quiet", aria_label=f"{say(message)}: {table.game_name}, {names}"),
            action=f"/table/{table.id}/put-away",
            method="post",
        ),
    )


def how_far(table: TableLine, say: Texts) -> str:
    """Tells tables with the same people apart."""
    return say("table-running", moves=table.moves) + (f", {' : '.join(map(str, table.scores))}" if table.moves else "")


# Setting up and joining.


def setup_page(model: SetupModel) -> str:
    say = web_texts(model.settings.language)
    return page(say("setup-title", game=model.game.name), model.settings, setup_body(model, say), f"/setup/{model.game.id}")


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


def exercises_page(model: ExercisesModel) -> str:
    say = web_texts(model.settings.language)
    title = say("exercises-of", game=model.game.name)
    return page(title, model.settings, exercises_body(model, say), exercises_path(model.game.id))


def rules_page(model: RulesModel) -> str:
    say = web_texts(model.settings.language)
    title = say("rules-of", game=model.game.name)
    return page(title, model.settings, rules_body(model, say), model.game.rules_path, style="rules.css", script="rules.js")


def example_page(game: Game, example: Example, settings: Settings) -> str:
    """One example of the rules by itself, for browsers without a script and from the drawer."""
    say = web_texts(settings.language, game)
    path = f"/rules/{game.id}"
    body = E.main(
        E.h1(say("try-title", rule=example.rule)),
        draw_example(game, example, settings.language),
        E.p(E.a(say("try-back", rule=example.rule), href=f"{path}#{example.rule}", class_="button")),
        id="main",
        class_="page try-page",
        data_rules=path,
    )
    return page(
        say("try-title", rule=example.rule),
        settings,
        body,
        example_path(game.id, example.id),
        games=[game.id],
        style="rules.css",
        script="try.js",
    )


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
        exhibits = board.gallery(web_texts(settings.language, game), game.own_data)
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
