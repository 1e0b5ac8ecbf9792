"""The server put together: pages, API, sockets, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import qosqo
from qosqo.server.api.routes import api
from qosqo.server.api.socket import data_socket
from qosqo.server.api.views import describe_views
from qosqo.server.http.config import Config
from qosqo.server.http.errors import add_error_handlers
from qosqo.server.http.security import SecurityMiddleware
from qosqo.server.http.services import Services
from qosqo.server.pages.drawings import Drawings
from qosqo.server.pages.lab import lab
from qosqo.server.pages.routes import pages
from qosqo.server.pages.socket import page_socket
from qosqo.server.pages.static import StaticForEver
from qosqo.web.pages import static_folders

SMALLEST_COMPRESSED: Final = 1000


def create_app(config: Config) -> FastAPI:
    services = Services(config)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await services.start()
        yield
        await services.stop()

    app = FastAPI(
        title="Qosqo",
        version=qosqo.__version__,
        description="Tables, seats and moves. Send the secret of a guest as `Authorization: Bearer …`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    app.state.drawings = Drawings(services.presence.watched)
    services.presence.on_empty.append(app.state.drawings.forget)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_COMPRESSED, compresslevel=6)
    app.add_middleware(SecurityMiddleware)
    app.include_router(api)
    app.include_router(pages)
    app.include_router(lab)
    app.add_api_websocket_route("/table/{table_id}/socket", page_socket)
    app.add_api_websocket_route("/api/tables/{table_id}/socket", data_socket)
    app.mount("/static", StaticForEver(static_folders()))
    add_error_handlers(app)
    describe(app, services)
    return app


def describe(app: FastAPI, services: Services) -> None:
    """The API's description tells what is seen in each game that is played here."""
    without_views = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            describe_views(without_views(), services.registry.games.values())
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # the way that FastAPI documents
