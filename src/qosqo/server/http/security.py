"""What every request passes before it is looked at, and what every answer gets: limits, origin, headers, a line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from qosqo.server.http.errors import denied_response
from qosqo.server.http.incoming import check_form
from qosqo.server.http.limits import Room
from qosqo.server.http.visitors import address_of, same_site, services_of
from qosqo.server.tables.errors import Denied
from qosqo.web.pages import CONTENT_SECURITY_POLICY

log = logging.getLogger("qosqo.server.requests")

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_DIGITS: Final = 12
"""Of the announced size of a body."""
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with no-referrer browsers send "Origin: null" with forms, which is refused
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",  # answers are personal, unless they say otherwise
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


ONLY_HTTPS: Final = ("Strict-Transport-Security", "max-age=31536000")


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
                if services_of(request).config.only_https:
                    headers.setdefault(*ONLY_HTTPS)
            await send(message)

        request = Request(scope, receive)
        try:
            check(request)
            services = services_of(request)
            address = address_of(request)
            with services.open_requests.used(address), LimitedBody(request, receive, services.bodies, address) as body:
                await self._app(scope, body, send_guarded)
        except Denied as denied:
            await denied_response(request, denied)(scope, receive, send_guarded)
        finally:
            # The path itself is not logged: that of an invitation is a secret.
            route = getattr(scope.get("route"), "path", "-")
            milliseconds = round((time.perf_counter() - started) * 1000, 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})


def check(request: Request) -> None:
    check_form(request, services_of(request).config.hosts)
    if not services_of(request).requests.take(address_of(request)):
        raise Denied("too-fast")
    if request.method not in SAFE_METHODS and not same_site(request):
        raise Denied("foreign-origin")


class LimitedBody:
    """The body of a request, as long as it is not too large, does not take too long, and there is room for it."""

    def __init__(self, request: Request, receive: Receive, room: Room, address: str) -> None:
        limits = services_of(request).config.limits
        self._receive = receive
        self._room = room
        self._address = address
        self._held = 0
        self._most = limits.body_bytes
        self._ends_at = asyncio.get_running_loop().time() + limits.seconds_for_body
        self._complete = False
        announced = Headers(scope=request.scope).get("content-length", "0")
        if announced.isascii() and announced.isdigit() and (len(announced) > MOST_DIGITS or int(announced) > self._most):
            raise Denied("too-big")

    def __enter__(self) -> LimitedBody:
        return self

    def __exit__(self, *_: object) -> None:
        if self._held:
            self._room.give_back(self._address, self._held)

    async def __call__(self) -> Message:
        if self._complete:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._ends_at):
                message = await self._receive()
        except TimeoutError as error:
            raise Denied("too-slow") from error
        if message["type"] == "http.request":
            self._take(len(message.get("body", b"")))
            self._complete = not message.get("more_body", False)
        return message

    def _take(self, size: int) -> None:
        if self._held + size > self._most:
            raise Denied("too-big")
        if size and not self._room.take(self._address, size):
            raise Denied("busy")
        self._held += size
