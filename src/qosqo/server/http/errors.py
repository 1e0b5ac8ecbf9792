"""How it is said that something was not done: as data to programs, as a page to browsers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Match, Route

from qosqo.core.texts import sayable, texts
from qosqo.server.http.visitors import accepted_language
from qosqo.server.tables.errors import SERVER_FOLDER, Denied
from qosqo.server.tables.stored import StorageError
from qosqo.web.model import Settings
from qosqo.web.page_models import MessageModel
from qosqo.web.pages import message_page

STATUS: Final = {
    "stale": 409,
    "busy": 503,
    "bad-message": 400,
    "bad-setup": 409,
    "bad-record": 409,
    "bad-data": 409,
    "bad-move": 409,
    "no-table": 404,
    "no-game": 404,
    "no-rules": 404,
    "no-exercise": 404,
    "no-lab": 403,
    "lab-busy": 409,
    "bad-experiment": 409,
    "no-invite": 404,
    "no-page": 404,
    "no-method": 405,
    "no-analysis": 404,
    "no-moves": 409,
    "too-many-analyses": 429,
    "no-guest": 401,
    "unavailable": 503,
    "unreadable": 409,
    "no-seat": 404,
    "no-position": 404,
    "not-your-seat": 403,
    "not-yours": 403,
    "not-open": 403,
    "foreign-origin": 403,
    "only-finished": 409,
    "only-look": 409,
    "no-request": 409,
    "already-seated": 409,
    "refused": 409,
    "too-fast": 429,
    "too-big": 413,
    "too-slow": 408,
    "too-many": 503,
}
"""The HTTP status of every kind of error; the text is the message `error-<code>`."""


MOST_PROBLEMS: Final = 10
LONGEST_PROBLEM: Final = 200


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Denied, answer_denied)
    app.add_exception_handler(StorageError, answer_unavailable)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(ClientDisconnect, answer_nobody)


def status_of(denied: Denied) -> int:
    return STATUS[denied.code]


def denied_response(request: Request, denied: Denied, more_headers: Mapping[str, str] | None = None) -> Response:
    language, status = accepted_language(request), status_of(denied)
    headers = {**(more_headers or {}), **({"Retry-After": "1"} if status in (429, 503) else {})}
    if request.scope["path"].startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"code": denied.code, "text": denied.explain(language)}, status, headers)
    return HTMLResponse(problem_page(language, denied), status, headers)


def problem_page(language: str, denied: Denied) -> str:
    """A page that says what is wrong."""
    title = texts(language, SERVER_FOLDER)("problem-title")
    return message_page(MessageModel(Settings(language=language), title, denied.explain(language)))


def answer_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return denied_response(request, error)


def answer_unavailable(request: Request, _: Exception) -> Response:
    return denied_response(request, Denied("unavailable"))


def answer_nobody(request: Request, _: Exception) -> Response:
    """Whoever asked went away before the request was complete."""
    return denied_response(request, Denied("too-slow"))


def answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Denied):
        return denied_response(request, error.__cause__)  # what stopped the reading of a body
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
    """The request does not have the form that the API describes: where, and what is wrong."""
    assert isinstance(error, RequestValidationError)
    problems = [f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}" for problem in error.errors()[:MOST_PROBLEMS]]
    return JSONResponse({"code": "invalid", "text": "; ".join(sayable(problem, LONGEST_PROBLEM) for problem in problems)}, 422)
