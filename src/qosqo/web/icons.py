"""Small drawn signs for buttons, so that no font has to know them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.web.markup import E, Node

PATHS: Final = {
    "first": "M5 4v16h3V4zM20 4 9 12l11 8z",
    "back": "M18 4 7 12l11 8z",
    "play": "M4 4v16l9-8zM14 4h2.5v16H14zM18.5 4H21v16h-2.5z",
    "forward": "M6 4v16l11-8z",
    "last": "M16 4v16h3V4zM4 4v16l11-8z",
    "hurry": "M3 4v16l9-8zM12 4v16l9-8z",
    "hint": "M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM9 18.5h6V20H9zm1 2.5h4v1.5h-4z",
    "undo": "M9 4 3 9.5 9 15v-3.6h5a4 4 0 0 1 0 8H8V22h6a6.5 6.5 0 0 0 0-13H9z",
}


@lru_cache(maxsize=64)
def icon(name: str) -> Node:
    return E.svg(E.path(d=PATHS[name]), viewBox="0 0 24 24", class_="icon", aria_hidden="true", width=18, height=18)
