"""What every request passes before it is looked at, and what every answer gets: limits, origin, headers, a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from qosqo.server.http.errors import denied_response
from qosqo.server.http.visitors import address_of, same_site, services_of
from qosqo.server.tables.errors import Denied
from qosqo.web.pages import CONTENT_SECURITY_POLICY

log = logging.getLogger("qosqo.server.requests")

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with no-referrer browsers send "Origin: null" with forms, which is refused
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        request = Request(scope, receive)
        try:
            check(request)
            await self._app(scope, LimitedBody(request, receive), send_guarded)
        except Denied as denied:
            await denied_response(request, denied)(scope, receive, send_guarded)
        finally:
            # The path itself is not logged: that of an invitation is a secret.
            route = getattr(scope.get("route"), "path", "-")
            milliseconds = round((time.perf_counter() - started) * 1000, 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})


def check(request: Request) -> None:
    if not services_of(request).requests.take(address_of(request)):
        raise Denied("too-fast")
    if request.method not in SAFE_METHODS and not same_site(request):
        raise Denied("foreign-origin")


class LimitedBody:
    """The body of a request, as long as it is not too large."""

    def __init__(self, connection: HTTPConnection, receive: Receive) -> None:
        self._receive = receive
        self._left = services_of(connection).config.limits.body_bytes
        announced = Headers(scope=connection.scope).get("content-length", "0")
        if announced.isdigit() and int(announced) > self._left:
            raise Denied("too-big")

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Denied("too-big")
        return message
