"""The server put together: pages, API, sockets, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

from fastapi import FastAPI, Path, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import qosqo
from qosqo.server.answers import denied_response, invalid_response
from qosqo.server.api import api
from qosqo.server.errors import Denied
from qosqo.server.house import Config, House
from qosqo.server.live import DataTab, Tab
from qosqo.server.shield import Shield
from qosqo.server.site import site
from qosqo.server.store import StoreError
from qosqo.server.visitors import HouseHere, address_of, same_site, visitor_of
from qosqo.web.pages import STATIC_FOLDER

FOR_EVER: Final = "public, max-age=31536000, immutable"
SMALLEST_COMPRESSED: Final = 1000


class StaticForEver(StaticFiles):
    """The files of the pages; their address holds a version (its first part), so they may be kept for ever."""

    def get_path(self, scope: Scope) -> str:
        return super().get_path(scope).partition("/")[2]

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they are
        response.headers["Cache-Control"] = FOR_EVER
        return response


def create_app(config: Config) -> FastAPI:
    house = House(config)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Qosqo",
        version=qosqo.__version__,
        description="Tables, seats and moves. Send the secret of a guest as `Authorization: Bearer …`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED, compresslevel=6)
    app.add_middleware(Shield)
    app.include_router(api)
    app.include_router(site)
    app.add_api_websocket_route("/table/{table_id}/socket", page_socket)
    app.add_api_websocket_route("/api/tables/{table_id}/socket", data_socket)
    app.mount("/static", StaticForEver(directory=STATIC_FOLDER, check_dir=False))
    app.add_exception_handler(Denied, answer_denied)
    app.add_exception_handler(StoreError, answer_unavailable)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    return app


# Sockets.


TableId = Annotated[str, Path(max_length=40)]


async def page_socket(socket: WebSocket, house: HouseHere, table_id: TableId) -> None:
    await serve(Tab, socket, house, table_id)


async def data_socket(socket: WebSocket, house: HouseHere, table_id: TableId) -> None:
    await serve(DataTab, socket, house, table_id)


async def serve(kind: type[Tab], socket: WebSocket, house: House, table_id: str) -> None:
    """Accept a socket if it comes from our pages (or a program) and there is room; then show the table."""
    address = address_of(socket)
    try:
        if not same_site(socket):
            raise Denied("foreign-origin")
        if not house.requests.take(address):
            raise Denied("too-fast")
        house.presence.check_room(address, house.config.limits)
        await house.hall.open(table_id)
    except Denied as denied:
        await socket.send_denial_response(denied_response(Request({**socket.scope, "type": "http", "method": "GET"}), denied))
        return
    visitor = await visitor_of(socket)
    await socket.accept()
    await kind(house, socket, table_id, visitor.guest, visitor.settings, visitor.site).run()


# Errors.


def answer_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return denied_response(request, error)


def answer_unavailable(request: Request, _: Exception) -> Response:
    return denied_response(request, Denied("unavailable"))


def answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-page", 405: "no-method"}.get(error.status_code)
    denied = Denied(code) if code else Denied("bad-message", detail=str(error.detail))
    return denied_response(request, denied, {"Allow": ", ".join(allowed_methods(request))} if error.status_code == 405 else None)


def allowed_methods(request: Request) -> list[str]:
    """What can be done at an address: several routes may share it."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return sorted(found)


def answer_invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return invalid_response(error)
