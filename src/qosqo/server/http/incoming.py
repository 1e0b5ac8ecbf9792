"""What comes in from outside is looked at here first: addresses, origins, hosts. Nothing behind this sees what is malformed."""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.requests import HTTPConnection

from qosqo.server.tables.errors import Denied

HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?", re.ASCII)
NETWORK_BITS: Final = 64
"""Whoever has one IPv6 address has a network of so many bits: its addresses count as one."""
LONGEST_PATH: Final = 500


def check_form(connection: HTTPConnection, hosts: tuple[str, ...]) -> None:
    """Refuse a request whose address is none, or that was sent to another place than one of `hosts` (none: whatever it says)."""
    host = connection.headers.get("host", "")
    if host and not HOST.fullmatch(host):
        raise Denied("bad-message", detail="Host")
    if hosts and host.lower() not in hosts and host.lower().rpartition(":")[0] not in hosts:
        raise Denied("bad-message", detail="Host")
    path: str = connection.scope["path"]
    if len(path) > LONGEST_PATH or not path.isprintable():
        raise Denied("no-page")


def scheme_of(connection: HTTPConnection) -> str:
    scheme = str(connection.scope.get("scheme", "http"))
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


def origin_of(address: str) -> tuple[str, str] | None:
    """Scheme and host of an address; None: it has none."""
    try:
        found: SplitResult = urlsplit(address)
    except ValueError:
        return None
    return (found.scheme, found.netloc.lower()) if found.netloc else None


def network_of(address: str) -> str:
    """Whom an address stands for: an IPv6 address for its network, one that wraps an IPv4 address for that."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK_BITS), strict=False))
