"""The pages for browsers and the forms sent from them: see `docs/protocol.md`."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import FormData, UploadFile

from qosqo.bots import CHARACTERS, STRENGTHS, STYLES
from qosqo.core.examples import example_texts, examples_of
from qosqo.core.exercises import exercises_of
from qosqo.core.rulebook import rulebook
from qosqo.server.http.downloads import record_file
from qosqo.server.http.errors import status_of
from qosqo.server.http.guests import hash_of, new_secret
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import Seldom, ServicesHere, Visitor, VisitorHere, give_secret, visitor_of
from qosqo.server.pages.setup import SetupForm, read_setup, text_of, usual_setup
from qosqo.server.pages.socket import DrawingsHere
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import due_sentence, table_info, table_line, table_path
from qosqo.server.tables.settings import changed_settings
from qosqo.server.tables.stored import Listing
from qosqo.web import pages as drawn
from qosqo.web.build import allowed, game_model, web_texts
from qosqo.web.examples import example_path
from qosqo.web.exercise import exercise_lines
from qosqo.web.model import Settings, Viewer
from qosqo.web.page_models import ExercisesModel, HomeModel, JoinModel, RulesModel, SetupModel, TableLine
from qosqo.web.table import log as draw_log

SEE_OTHER: Final = 303
LONGEST_SEARCH: Final = 80

pages = APIRouter(include_in_schema=False)


class Browser:
    """A visitor with a page before their eyes. Browsers that come for the first time are given a secret."""

    def __init__(self, visitor: Visitor, new_secret: str | None) -> None:
        self.visitor = visitor
        self.settings = visitor.settings
        self._new_secret = new_secret

    @property
    def guest(self) -> str:
        return self.visitor.known()

    def show(self, text: str, status: int = 200) -> Response:
        return self.answer(HTMLResponse(text, status, headers={"Cache-Control": "no-store"}))

    def send_to(self, path: str) -> Response:
        return self.answer(RedirectResponse(path, SEE_OTHER))

    def answer(self, response: Response) -> Response:
        if self._new_secret is not None:
            give_secret(response, self._new_secret, self.visitor.site)
        return response


async def browser_of(request: Request) -> Browser:
    visitor = await visitor_of(request)
    if visitor.guest is not None:
        return Browser(visitor, None)
    secret = new_secret()
    return Browser(replace(visitor, guest=hash_of(secret)), secret)


BrowserHere = Annotated[Browser, Depends(browser_of)]


@pages.get("/")
async def home(services: ServicesHere, browser: BrowserHere) -> Response:
    registry, language = services.registry, browser.settings.language

    def lines(listings: list[Listing]) -> tuple[TableLine, ...]:
        return tuple(table_line(registry.game(listing.game), listing, language) for listing in listings)

    mine, public = lines(await registry.tables_of(browser.guest)), lines(await registry.tables_to_watch(browser.guest))
    games = tuple(game_model(game, language) for game in registry.games.values())
    return browser.show(drawn.home_page(HomeModel(browser.settings, games, mine, public, services.config.lab)))


@pages.get("/gallery")
async def gallery(browser: BrowserHere) -> Response:
    return browser.show(drawn.gallery_page(browser.settings))


@pages.get("/rules/{game_id}")
async def rules(services: ServicesHere, browser: BrowserHere, game_id: str, q: str = "") -> Response:
    game = services.registry.game(game_id)
    book = rulebook(game.folder, browser.settings.language)
    if book is None:
        raise Denied("no-rules")
    model = game_model(game, browser.settings.language)
    say = example_texts(game, browser.settings.language)
    tries = tuple((each.rule, example_path(game.id, each.id), say(each.id)) for each in examples_of(game).values())
    return browser.show(drawn.rules_page(RulesModel(browser.settings, model, book, q[:LONGEST_SEARCH], tries, services.config.lab)))


@pages.get("/rules/{game_id}/try/{example_id}")
async def try_example(services: ServicesHere, browser: BrowserHere, game_id: str, example_id: str) -> Response:
    game = services.registry.game(game_id)
    example = examples_of(game).get(example_id)
    if example is None:
        raise Denied("no-rules")
    return browser.show(await asyncio.to_thread(drawn.example_page, game, example, browser.settings))


@pages.post("/settings")
async def change_settings(services: ServicesHere, browser: BrowserHere, request: Request) -> Response:
    form = await request.form()
    wanted = {name: value for name, value in form.items() if name != "next"}
    changes = {name: value == "on" if name in ("confirm", "hints") else value for name, value in wanted.items()}
    settings = changed_settings(browser.settings, changes)
    await services.guests.remember(browser.guest, settings)
    where = local_path(text_of(form, "next"))
    if where.startswith(table_path("")) and settings.pace != browser.settings.pace:
        with contextlib.suppress(Denied):  # who only watches does not set the pace
            await services.tables.change_table(where.removeprefix(table_path("")), browser.guest, settings.pace)
    return browser.send_to(where)


def local_path(path: str) -> str:
    """A path of this site; anything else leads home."""
    safe = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if safe else "/"


# Setting up.


@pages.post("/start", dependencies=[Seldom])
async def start(services: ServicesHere, browser: BrowserHere, request: Request) -> Response:
    """A table against bots, or alone against the game's own opponent, at once."""
    form = await request.form()
    game = services.registry.game(text_of(form, "game"))
    alone = game.automaton is not None and text_of(form, "solo") == "on"
    wanted = replace(usual_setup(game), way="automaton" if alone else "bots")
    table = await services.tables.set_up(browser.guest, browser.settings, game.id, wanted.wishes(), wanted.options(game))
    return browser.send_to(table_path(table.id))


@pages.post("/learn", dependencies=[Seldom])
async def learn(services: ServicesHere, browser: BrowserHere, request: Request) -> Response:
    """A first game with a teacher, at once."""
    table = await services.tables.start_lesson(browser.guest, browser.settings, text_of(await request.form(), "game"))
    return browser.send_to(table_path(table.id))


@pages.get("/exercises/{game_id}")
async def exercises(services: ServicesHere, browser: BrowserHere, game_id: str) -> Response:
    game = services.registry.game(game_id)
    if not exercises_of(game):
        raise Denied("no-exercise")
    solved = await services.tables.solved(browser.guest, game_id)
    language = browser.settings.language
    model = ExercisesModel(browser.settings, game_model(game, language), exercise_lines(game, solved, language))
    return browser.show(drawn.exercises_page(model))


@pages.post("/exercises/{game_id}", dependencies=[Seldom])
async def start_exercise(services: ServicesHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    """The position of an exercise on a table of its own."""
    exercise = text_of(await request.form(), "exercise")
    return browser.send_to(table_path((await services.tables.start_exercise(browser.guest, browser.settings, game_id, exercise)).id))


@pages.get("/setup/{game_id}")
async def show_setup(services: ServicesHere, browser: BrowserHere, game_id: str) -> Response:
    return browser.show(drawn.setup_page(setup_model(services, browser.settings, game_id, usual_setup(services.registry.game(game_id)))))


@pages.post("/setup/{game_id}", dependencies=[Seldom])
async def set_up(services: ServicesHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    game = services.registry.game(game_id)
    form = await request.form()
    wanted = read_setup(form, game)
    try:
        table = await services.tables.set_up(
            browser.guest, browser.settings, game_id, wanted.wishes(), wanted.options(game), await file_text(form, "data"), wanted.listed
        )
    except Denied as denied:
        model = setup_model(services, browser.settings, game_id, wanted)
        error = denied.explain(browser.settings.language)
        return browser.show(drawn.setup_page(replace(model, error=error, data_open=denied.code == "bad-data")), status_of(denied))
    return browser.send_to(table_path(table.id))


def setup_model(services: Services, settings: Settings, game_id: str, wanted: SetupForm) -> SetupModel:
    say = web_texts(settings.language)
    game = services.registry.game(game_id)
    strengths = tuple((strength, say(f"character-{strength}", name=CHARACTERS[strength][0])) for strength in (*STRENGTHS, *STYLES))
    return SetupModel(
        settings,
        game_model(game, settings.language),
        strengths,
        wanted.seats,
        wanted.chosen,
        listed=wanted.listed,
        way=wanted.way,
        others=wanted.others,
        strength=wanted.strength,
        difficulty=wanted.difficulty,
        difficulties=tuple(game.solo),
    )


@pages.get("/join/{invite}")
async def show_invite(services: ServicesHere, browser: BrowserHere, invite: str) -> Response:
    return await join_page(services, browser, invite)


@pages.post("/join/{invite}")
async def join(services: ServicesHere, browser: BrowserHere, request: Request, invite: str) -> Response:
    name = text_of(await request.form(), "name")
    try:
        table_id, _ = await services.tables.join(invite, browser.guest, name)
    except Denied as denied:
        if denied.code == "no-invite":
            raise
        return await join_page(services, browser, invite, denied)
    if not browser.settings.name:
        await services.guests.remember(browser.guest, changed_settings(browser.settings, {"name": name}))
    return browser.send_to(table_path(table_id))


async def join_page(services: Services, browser: Browser, invite: str, denied: Denied | None = None) -> Response:
    table_id, seat = await services.registry.table_of_invite(invite)
    async with services.registry.reading(table_id) as table:
        names, game = tuple(table.names()), game_model(table.game, browser.settings.language)
    error = denied.explain(browser.settings.language) if denied else ""
    return browser.show(
        drawn.join_page(JoinModel(browser.settings, game, names, seat, invite, error)), status_of(denied) if denied else 200
    )


# Tables and records.


@pages.get("/table/{table_id}")
async def show_table(services: ServicesHere, browser: BrowserHere, drawings: DrawingsHere, table_id: str) -> Response:
    await services.analyses.load(table_id)
    async with services.registry.reading(table_id) as table:
        info = table_info(table, browser.guest, browser.visitor.site, services.presence.here, services.analyses.info(table))
        viewer = Viewer(table.seats_of(browser.guest), settings=replace(browser.settings, read=()))
        viewer = replace(viewer, hint=due_sentence(table, allowed(viewer), browser.settings))
        page = drawings.of(table_id).page(table.match, info, viewer)
        text = drawn.table_page(page.model, page.parts | {"log": draw_log(page.model)}, page.marks)
    return browser.show(text)


@pages.post("/table/{table_id}/fork", dependencies=[Seldom])
async def fork(services: ServicesHere, browser: BrowserHere, request: Request, table_id: str) -> Response:
    number = text_of(await request.form(), "number")
    if not (number.isascii() and number.isdigit() and len(number) < 7):
        raise Denied("no-position")
    return browser.send_to(table_path((await services.tables.fork(table_id, browser.guest, browser.settings, int(number))).id))


@pages.post("/table/{table_id}/rematch", dependencies=[Seldom])
async def rematch(services: ServicesHere, browser: BrowserHere, table_id: str) -> Response:
    return browser.send_to(table_path(await services.tables.rematch(table_id, browser.guest)))


@pages.post("/table/{table_id}/put-away")
async def put_away(services: ServicesHere, browser: BrowserHere, request: Request, table_id: str) -> Response:
    away = text_of(await request.form(), "away") == "on"
    await services.registry.put_away(browser.guest, table_id, away)
    return browser.send_to("/")


@pages.get("/table/{table_id}/record")
async def record(services: ServicesHere, visitor: VisitorHere, table_id: str) -> PlainTextResponse:
    services.check_record(visitor.address)
    return record_file(table_id, await services.tables.record(table_id, visitor.guest, None))


@pages.post("/records", dependencies=[Seldom])
async def upload(services: ServicesHere, browser: BrowserHere, request: Request) -> Response:
    content = await request.body()
    try:
        table_id = await services.tables.upload(browser.guest, content)
    except Denied as denied:
        return JSONResponse({"error": denied.explain(browser.settings.language)}, 422)
    return browser.answer(JSONResponse({"url": table_path(table_id)}, 201))


async def file_text(form: FormData, name: str) -> str | None:
    """The text of a file sent along with a form; None if there is none."""
    file = form.get(name)
    if not isinstance(file, UploadFile) or not file.filename:
        return None
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError as error:
        raise Denied("bad-data", detail=str(error)) from error
