"""The board of Chaski for the terminal."""

from __future__ import annotations

from rich.text import Text

from qosqo.cli.boards import Drawing
from qosqo.core.narrator import Narrator
from qosqo.core.texts import Texts
from qosqo.core.view import view_json
from tests.tambo.components import Components
from tests.tambo.view import TamboView


def draw(view: TamboView, data: Components, _narrator: Narrator, _say: Texts) -> Drawing:
    station = Text(f"⌂ {view.round}/{data.rounds}  ⚄ {view.die}  [{view.face_up}]")
    drawn = ("round", "die", "face_up")
    return Drawing(station, {name: entry for name, entry in view_json(view).items() if name not in drawn})
