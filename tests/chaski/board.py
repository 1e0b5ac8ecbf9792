"""The drawn board of Chaski."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from qosqo.core.texts import Texts
from qosqo.web.boards import Exhibit, move_hook
from qosqo.web.markup import E, Markup
from qosqo.web.model import TableModel
from tests.tambo.names import HIGHEST
from tests.tambo.view import TamboView

STATIC_FOLDER: Final = Path(__file__).parent / "static"
"""Has `boards/chaski.css` and `boards/chaski.js`."""


def draw(view: TamboView, _: TableModel) -> Markup:
    return E.div(
        E.span(view.die, id="chaski-die", class_="chaski-die"),
        view.face_up > 0 and E.button(view.face_up, id="chaski-face-up", class_="chaski-card", **move_hook(kind="take")),
        id="chaski",
        class_="chaski-board",
    )


def seat_panel(seat: int, view: TamboView, _: TableModel) -> Markup:
    return E.span(len(view.hands[seat]), class_="chaski-hand", id=f"chaski-hand-{seat}")


def gallery(texts: Texts, _: None) -> list[Exhibit]:
    return [Exhibit(texts("part-card"), str(value), "", E.span(value, class_="chaski-card")) for value in range(1, HIGHEST + 1)]
