"""The pages for browsers and the forms sent from them: see `docs/protocol.md`."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import FormData, UploadFile

from qosqo.bots import STRENGTHS
from qosqo.core.game import Game
from qosqo.core.rulebook import rulebook
from qosqo.server.http.downloads import record_file
from qosqo.server.http.errors import status_of
from qosqo.server.http.guests import hash_of, new_secret
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import Seldom, ServicesHere, Visitor, VisitorHere, give_secret, visitor_of
from qosqo.server.tables.creation import Wish
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import table_info, table_line, table_path
from qosqo.server.tables.settings import changed_settings
from qosqo.server.tables.stored import Listing
from qosqo.web import pages as drawn
from qosqo.web.build import game_model, table_model, web_texts
from qosqo.web.model import HomeModel, JoinModel, RulesModel, SeatDraft, Settings, SetupModel, TableLine, Viewer

SEE_OTHER: Final = 303
DRAFT: Final = (SeatDraft("me"), SeatDraft("bot:normal"))
"""What the set-up form proposes."""
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
    return browser.show(drawn.home_page(HomeModel(browser.settings, games, mine, public)))


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
    return browser.show(drawn.rules_page(RulesModel(browser.settings, model, book, q[:LONGEST_SEARCH])))


@pages.post("/settings")
async def change_settings(services: ServicesHere, browser: BrowserHere, request: Request) -> Response:
    form = await request.form()
    wanted = {name: value for name, value in form.items() if name != "next"}
    changes = {name: value == "on" if name == "confirm" else value for name, value in wanted.items()}
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
    wishes = [Wish("me")] if alone else [Wish("me"), *[Wish("bot:normal") for _ in range(max(game.fewest_seats, 2) - 1)]]
    table = await services.tables.set_up(browser.guest, browser.settings, game.id, wishes, automaton_options(game, alone))
    return browser.send_to(table_path(table.id))


@pages.get("/setup/{game_id}")
async def show_setup(services: ServicesHere, browser: BrowserHere, game_id: str) -> Response:
    return browser.show(drawn.setup_page(setup_model(services, browser.settings, game_id, DRAFT)))


@pages.post("/setup/{game_id}", dependencies=[Seldom])
async def set_up(services: ServicesHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    game = services.registry.game(game_id)
    form = await request.form()
    drafts = [SeatDraft(text_of(form, f"who-{number}") or "none", text_of(form, f"name-{number}")) for number in range(game.most_seats)]
    options = {option.name: text_of(form, f"option-{option.name}") for option in game.options if f"option-{option.name}" in form}
    options |= automaton_options(game, any(draft.who == "automaton" for draft in drafts))
    wishes = [Wish(draft.who, draft.name) for draft in drafts if draft.who not in ("none", "automaton")]
    listed = text_of(form, "listed") == "on"
    try:
        table = await services.tables.set_up(
            browser.guest, browser.settings, game_id, wishes, options, await file_text(form, "data"), listed
        )
    except Denied as denied:
        error = denied.explain(browser.settings.language)
        model = setup_model(services, browser.settings, game_id, tuple(drafts), options, error, listed)
        return browser.show(drawn.setup_page(replace(model, data_open=denied.code == "bad-data")), status_of(denied))
    return browser.send_to(table_path(table.id))


def automaton_options(game: Game, wanted: bool) -> dict[str, str]:
    """On the pages the game's own opponent is chosen by its seat, not by its option."""
    return {game.automaton[0]: game.automaton[1]} if wanted and game.automaton is not None else {}


def setup_model(
    services: Services,
    settings: Settings,
    game_id: str,
    drafts: tuple[SeatDraft, ...],
    chosen: dict[str, str] | None = None,
    error: str = "",
    listed: bool = False,
) -> SetupModel:
    say = web_texts(settings.language)
    strengths = tuple((strength, say(f"strength-{strength}")) for strength in STRENGTHS)
    return SetupModel(
        settings, game_model(services.registry.game(game_id), settings.language), strengths, drafts, chosen or {}, error, listed
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
async def show_table(services: ServicesHere, browser: BrowserHere, table_id: str) -> Response:
    async with services.registry.reading(table_id) as table:
        info = table_info(table, browser.guest, browser.visitor.site, services.presence.here)
        model = table_model(table.match, info, Viewer(table.seats_of(browser.guest), settings=browser.settings))
    return browser.show(drawn.table_page(model))


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
        table = await services.tables.upload(browser.guest, content)
    except Denied as denied:
        return JSONResponse({"error": denied.explain(browser.settings.language)}, 422)
    return browser.answer(JSONResponse({"url": table_path(table.id)}, 201))


def text_of(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


async def file_text(form: FormData, name: str) -> str | None:
    """The text of a file sent along with a form; None if there is none."""
    file = form.get(name)
    if not isinstance(file, UploadFile) or not file.filename:
        return None
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError as error:
        raise Denied("bad-data", detail=str(error)) from error
