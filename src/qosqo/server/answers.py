"""How it is said that something was not done: as data to programs, as a page to browsers."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi.exceptions import RequestValidationError
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from qosqo.server.errors import Denied
from qosqo.server.site import problem_page
from qosqo.server.visitors import accepted_language


def denied_response(request: Request, denied: Denied, more_headers: Mapping[str, str] | None = None) -> Response:
    language = accepted_language(request)
    headers = {**(more_headers or {}), **({"Retry-After": "1"} if denied.status in (429, 503) else {})}
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return JSONResponse({"code": denied.code, "text": denied.explain(language)}, denied.status, headers)
    return HTMLResponse(problem_page(language, denied), denied.status, headers)


def invalid_response(error: RequestValidationError) -> Response:
    """The request does not have the form that the API describes: where, and what is wrong."""
    problems = [f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}" for problem in error.errors()]
    return JSONResponse({"code": "invalid", "text": "; ".join(problems)}, 422)
