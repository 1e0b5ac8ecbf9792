"""What the tests of all boards need: models of tables, games played at random, the messages of a catalogue."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.web.build import table_model
from qosqo.web.model import SeatInfo, Settings, TableInfo, TableModel, Viewer

MOST_BYTES = 60_000
"""What a table's page may weigh on its way, with the board."""


def model_of(match: Match, seat: int = 0, language: str = "en") -> TableModel:
    seats = tuple(SeatInfo(name, "person") for name in match.header.names)
    return table_model(match, TableInfo("t1", 1, seats), Viewer((seat,) if seat >= 0 else (), settings=Settings(language=language)))


def played_on(match: Match, moves: int, seed: int) -> Match:
    """The match after so many random moves, or at its end."""
    chance = seeded(seed)
    while len(match.made) < moves and not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


def messages(folder: Path, language: str) -> set[str]:
    text = (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
