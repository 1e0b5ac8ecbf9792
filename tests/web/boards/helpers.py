"""What the tests of all boards need: models of tables, games played at random, the messages of a catalogue."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from qosqo.core.chance import seeded
from qosqo.core.match import Match
from qosqo.web.boards import find_board
from qosqo.web.build import table_model
from qosqo.web.model import SeatInfo, Settings, TableInfo, TableModel, Viewer

Named = dict[str, int | str]
MOST_BYTES = 60_000
"""What a table's page may weigh on its way, with the board."""


def model_of(match: Match, seat: int = 0, language: str = "en") -> TableModel:
    seats = tuple(SeatInfo(name, "person") for name in match.names)
    return table_model(match, TableInfo("t1", 1, seats), Viewer((seat,) if seat >= 0 else (), settings=Settings(language=language)))


def played_on(match: Match, moves: int, seed: int) -> Match:
    """The match after so many random moves, or at its end."""
    chance = seeded(seed)
    while len(match.made) < moves and not match.position.over():
        match.play(match.position.to_act(), match.position.sample(chance))
    return match


def hooks(markup: str) -> list[list[tuple[str, str]]]:
    """What the drawn things stand for: parts and values of each alternative."""
    ways = {way for text in re.findall(r'data-move="([^"]+)"', markup) for way in text.split("|")}
    return [[(pair.partition("=")[0], pair.partition("=")[2]) for pair in way.split()] for way in sorted(ways)]


def fits(named: Named, pair: tuple[str, str]) -> bool:
    name, value = pair
    return any(str(named.get(each)) == value for each in name.split("/"))


def not_to_be_pressed(match: Match, unless: Collection[str] = ()) -> list[Named]:
    """The legal moves that the drawn things do not tell from all others; parts named in `unless` have another way to be chosen."""
    model = model_of(match, seat=match.position.to_act())
    board = find_board(model.game_id)
    assert board is not None
    pressed = hooks(str(board.draw(model.view, model)))
    listed = [match.game.moves.named(move) for move in match.position.moves()]
    distinct = dict.fromkeys(tuple((part, value) for part, value in move.items() if part not in unless) for move in listed)
    moves = [dict(move) for move in distinct]
    return [move for move in moves if not can_be_pressed(move, moves, pressed)]


def can_be_pressed(move: Named, moves: list[Named], pressed: list[list[tuple[str, str]]]) -> bool:
    chosen = {pair for pairs in pressed if all(fits(move, pair) for pair in pairs) for pair in pairs}
    others = [other for other in moves if other != move and all(fits(other, pair) for pair in chosen)]
    if any("/" in name for name, _ in chosen):  # a set: where its order matters, it is the order of pressing
        others = [other for other in others if sorted(map(str, other.values())) != sorted(map(str, move.values()))]
    return bool(chosen) and not others


def messages(folder: Path, language: str) -> set[str]:
    text = (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
