"""Small tables of Tambo for the tests of the views."""

from __future__ import annotations

from qosqo.core.match import Match
from qosqo.core.phrases import kind_of
from qosqo.web.build import table_model
from qosqo.web.model import SeatInfo, Settings, TableInfo, TableModel, Viewer
from tests.tambo import GAME
from tests.tambo.phrases import MOVE_GIVE, MOVE_PLAY

NAMES = ("Ana", "Bo")


def new_match(seed: int = 3, names: tuple[str, ...] = NAMES) -> Match:
    """Seed 3: Ana holds 1, 1, 3 and rolls a 2; the face-up card is a 2."""
    return Match.new(GAME, names, seed=seed)


def info(match: Match, **changed: object) -> TableInfo:
    seats = tuple(SeatInfo(name, "person" if seat == 0 else "bot", strength="easy") for seat, name in enumerate(match.names))
    return TableInfo(**{"id": "t1", "version": len(match.entries) + 1, "seats": seats, **changed})  # type: ignore[arg-type]


def model(match: Match, viewer: Viewer | None = None, **changed: object) -> TableModel:
    return table_model(match, info(match, **changed), viewer or Viewer((0,)))


def in_language(language: str) -> Viewer:
    return Viewer((0,), settings=Settings(language=language))


def move_of(match: Match, kind: int) -> int:
    return next(move for move in match.position.moves() if kind_of(move) == kind)


def play_card(match: Match) -> None:
    match.play(match.position.to_act(), move_of(match, MOVE_PLAY))


def give_card(match: Match) -> None:
    match.play(match.position.to_act(), move_of(match, MOVE_GIVE))


def play_to_end(match: Match) -> Match:
    while not match.position.over():
        match.play(match.position.to_act(), match.position.moves()[0])
    return match
