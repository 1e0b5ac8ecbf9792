"""Who is asking: a browser by its cookie, a program by its Authorization header."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from qosqo.server.http.guests import LONGEST_SECRET, SHORTEST_SECRET, hash_of, new_secret
from qosqo.server.http.incoming import network_of, origin_of, scheme_of
from qosqo.server.http.services import Services
from qosqo.server.tables.errors import Denied
from qosqo.server.tables.settings import preferred_language
from qosqo.web.model import Settings

COOKIE: Final = "qosqo"
COOKIE_OVER_HTTPS: Final = f"__Host-{COOKIE}"
"""With this beginning browsers take it from this very host over HTTPS only: no neighbour can set another one."""
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest time that browsers allow."""


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request."""

    guest: str | None
    """The hash of their secret; None for somebody who has none yet."""
    settings: Settings
    address: str
    site: str
    """The address of this server as the visitor sees it."""

    def known(self) -> str:
        if self.guest is None:
            raise Denied("no-guest")
        return self.guest


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that came along, if any."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(cookie_name(site_of(connection)), "")
    return secret if SHORTEST_SECRET <= len(secret) <= LONGEST_SECRET else None


def site_of(connection: HTTPConnection) -> str:
    """Where the visitor found this server: as configured, or as the request says."""
    return services_of(connection).config.site or f"{scheme_of(connection)}://{connection.headers.get('host', '')}"


def same_site(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own pages. Only browsers send an Origin; programs need none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return origin_of(origin) is not None and origin_of(origin) == origin_of(site_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Whose limits count: those of the network that the request comes from."""
    return network_of(connection.client.host) if connection.client else ""


def accepted_language(connection: HTTPConnection) -> str:
    return preferred_language(accepted_languages(connection))


def accepted_languages(connection: HTTPConnection) -> str:
    """What the browser says; a page's socket names the language that the page was drawn in, since browsers do not always say it there."""
    drawn_in = connection.query_params.get("language") if connection.scope["type"] == "websocket" else None
    return drawn_in or connection.headers.get("accept-language", "")


async def visitor_of(connection: HTTPConnection) -> Visitor:
    secret = secret_of(connection)
    guest = hash_of(secret) if secret else None
    settings = await services_of(connection).guests.settings(guest, accepted_languages(connection))
    return Visitor(guest, settings, address_of(connection), site_of(connection))


def give_secret(response: Response, secret: str, site: str) -> None:
    """Let the browser keep its secret: not readable by scripts, not sent along by other sites."""
    over_https = site.startswith("https:")
    response.set_cookie(cookie_name(site), secret, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=over_https)


def cookie_name(site: str) -> str:
    return COOKIE_OVER_HTTPS if site.startswith("https:") else COOKIE


def new_guest() -> tuple[str, str]:
    """A new secret and its hash."""
    secret = new_secret()
    return secret, hash_of(secret)


ServicesHere = Annotated[Services, Depends(services_of)]
VisitorHere = Annotated[Visitor, Depends(visitor_of)]


def check_new_table(services: ServicesHere, visitor: VisitorHere) -> None:
    """For requests that make something that is kept."""
    services.check_new_table(visitor.address)


Seldom = Depends(check_new_table)
