"""The pages of the lab. They answer only where the server's owner lets them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.datastructures import FormData

from qosqo.bots import BOT_NAMES
from qosqo.core.game import Game
from qosqo.lab.editing import Draft, checked, draft_of, groups_of
from qosqo.lab.experiment import BadExperiment
from qosqo.lab.patches import written
from qosqo.server.experiments import Running
from qosqo.server.http.errors import status_of
from qosqo.server.http.services import Services
from qosqo.server.http.visitors import Seldom, ServicesHere
from qosqo.server.pages.routes import Browser, BrowserHere
from qosqo.server.pages.setup import text_of, usual_setup
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.info import table_path
from qosqo.server.tables.service import TOO_MUCH
from qosqo.web import lab as drawn
from qosqo.web.build import web_texts
from qosqo.web.lab_experiments import MOST_GAMES, Tried, watch_page
from qosqo.web.markup import E
from qosqo.web.model import Settings
from qosqo.web.pages import static

MOST_FIELDS: Final = 5_000
INLINE_STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)


def open_lab(services: ServicesHere) -> Services:
    if not services.config.lab:
        raise Denied("no-lab")
    return services


LabHere = Annotated[Services, Depends(open_lab)]
lab = APIRouter(prefix="/lab", include_in_schema=False)


@lab.get("")
async def choose(services: LabHere, browser: BrowserHere) -> Response:
    return browser.show(drawn.choose_page(browser.settings, list(services.registry.games.values())))


@lab.get("/{game_id}")
async def edit(services: LabHere, browser: BrowserHere, game_id: str) -> Response:
    game = editable(services, game_id)
    return await whole_page(services, browser, drawn.LabModel(browser.settings, game, {}, draft_of(game, {})))


@lab.post("/{game_id}/draw")
async def draw(services: LabHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    """What the data look like: for the page's script; without one the whole page once more."""
    model = await filled_in(services, browser, await the_form(request), game_id)
    if "application/json" not in request.headers.get("accept", ""):
        return await whole_page(services, browser, model)
    say = web_texts(browser.settings.language)
    errors = {name: told or say("lab-unreadable") for name, told in model.draft.errors.items()}
    parts = {drawn.STATE: str(drawn.state(model))}
    things: dict[str, str] | None = None
    if not errors:  # what was drawn before stays, so that one sees what one is about to change
        parts[drawn.DRAWINGS] = str(await asyncio.to_thread(drawn.drawings, model))
        things = {id: str(node) for id, node in (await asyncio.to_thread(drawn.things_changed, model)).items()}
    return browser.answer(JSONResponse({"errors": errors, "parts": parts, "things": things}))


@lab.post("/{game_id}/file")
async def file(services: LabHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    model = await filled_in(services, browser, await the_form(request), game_id)
    if model.draft.errors:
        return await refused(services, browser, model)
    name = f'attachment; filename="{model.game.id}.toml"'
    return browser.answer(PlainTextResponse(model.draft.text, headers={"Content-Disposition": name}))


@lab.post("/{game_id}/play", dependencies=[Seldom])
async def play(services: LabHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    """A table against bots with these data, at once."""
    model = await filled_in(services, browser, await the_form(request), game_id)
    if model.draft.errors:
        return await refused(services, browser, model)
    wanted = usual_setup(model.game)
    data = model.draft.text if model.draft.changes else None
    table = await services.tables.set_up(browser.guest, browser.settings, game_id, wanted.wishes(), wanted.options(model.game), data)
    return browser.send_to(table_path(table.id))


@lab.post("/{game_id}/experiment", dependencies=[Seldom])
async def begin(services: LabHere, browser: BrowserHere, request: Request, game_id: str) -> Response:
    form = await the_form(request)
    model = await filled_in(services, browser, form, game_id)
    if model.draft.errors:
        return await refused(services, browser, model)
    try:
        running = services.experiments.start(experiment_text(model, form), browser.settings.language)
    except BadExperiment as error:
        raise Denied("bad-experiment", most=MOST_GAMES) from error
    return browser.send_to(address_of(running))


@lab.get("/experiments/{id}")
async def watch(services: LabHere, browser: BrowserHere, id: str) -> Response:
    running = services.experiments.find(id)
    report = running.report
    if report is not None:
        return browser.show(await asyncio.to_thread(served, report, running.experiment.game, browser.settings))
    game = services.registry.game(running.experiment.game)
    return browser.show(watch_page(browser.settings, game, tried(running)))


@lab.post("/experiments/{id}/stop")
async def stop(services: LabHere, browser: BrowserHere, id: str) -> Response:
    running = services.experiments.find(id)
    running.stop()
    return browser.send_to(address_of(running))


@lab.get("/experiments/{id}/progress")
async def progress(services: LabHere, id: str) -> Response:
    running = services.experiments.find(id)
    found = {"played": running.played, "wanted": running.wanted, "ready": running.report is not None, "failed": running.failed}
    return JSONResponse(found, headers={"Cache-Control": "no-store"})


def editable(services: Services, game_id: str) -> Game:
    game = services.registry.game(game_id)
    if not game.data_text():
        raise Denied("no-page")
    return game


async def the_form(request: Request) -> FormData:
    return await request.form(max_fields=MOST_FIELDS)


async def filled_in(services: Services, browser: Browser, form: FormData, game_id: str) -> drawn.LabModel:
    """What was sent. Data that take too much time or memory are not drawn."""
    game = editable(services, game_id)
    own = {field.name: field.text for group in groups_of(game.data_text()) for field in group.fields}
    texts = {name: text_of(form, name) for name, text in own.items() if name in form and text_of(form, name) != text}
    draft = await asyncio.to_thread(draft_of, game, texts)
    if draft.changes and not draft.errors and not await services.try_data(game_id, draft.text):
        draft = Draft(draft.changes, game.data_text(), {"": TOO_MUCH})
    return drawn.LabModel(browser.settings, game, texts, await asyncio.to_thread(checked, game, draft))


async def whole_page(services: Services, browser: Browser, model: drawn.LabModel, status: int = 200) -> Response:
    found = services.experiments.of(model.game.id)

    def page() -> str:
        return drawn.lab_page(model, [tried(running) for running in found])

    return browser.show(await asyncio.to_thread(page), status)


async def refused(services: Services, browser: Browser, model: drawn.LabModel) -> Response:
    return await whole_page(services, browser, model, status_of(Denied("bad-data")))


def experiment_text(model: drawn.LabModel, form: FormData) -> str:
    """The game as it is against the changed one. Only our own bots: the names of others are commands."""
    say = web_texts(model.settings.language)
    bot, seats, games = (text_of(form, name) for name in ("bot", "seats", "games"))
    if bot not in BOT_NAMES or not all(each.isascii() and each.isdigit() and len(each) < 5 for each in (seats, games)):
        raise BadExperiment(f"{bot}, {seats}, {games}")
    variants: list[dict[str, Any]] = [{"name": say("lab-as-it-is")}]
    if model.draft.changes:
        variants.append({"name": say("lab-yours"), "set": model.draft.changes})
    entries = {
        "game": model.game.id,
        "title": drawn.changes_in_short(model) or say("lab-as-it-is"),
        "games": min(int(games), MOST_GAMES),
        "players": [int(seats)],
        "bots": [bot],
        "variants": variants,
    }
    return "".join(f"{name} = {written(value)}\n" for name, value in entries.items())


def tried(running: Running) -> Tried:
    trouble = "" if not running.failed else "lab-nothing" if running.stopped and not running.played else "lab-failed"
    title = running.experiment.title
    return Tried(address_of(running), title, running.played, running.wanted, running.report is not None, trouble)


def address_of(running: Running) -> str:
    return f"/lab/experiments/{running.id}"


def served(report: Path, game_id: str, settings: Settings) -> str:
    """The report as this server may show it: its style from a file of ours, in the visitor's colours, and the way back."""
    icon = f'<link rel="icon" href="{static("qosqo.svg")}" type="image/svg+xml">'
    links = f'{icon}<link rel="stylesheet" href="{static("lab-report.css")}">'
    styled = INLINE_STYLE.sub(lambda _: links, report.read_text(encoding="utf-8"), count=1)
    back = E.p(E.a(web_texts(settings.language)("lab-return"), href=f"/lab/{game_id}"))
    return styled.replace("<html ", f'<html data-theme="{settings.theme}" ', 1).replace("<main>", f"<main>{back}", 1)
