"""Builds positions of Cuzco (Kramer & Kiesling) in a few lines and plays moves by name."""

from __future__ import annotations

from functools import cache
from typing import Final

from qosqo.core.chance import seeded
from qosqo.core.phrases import kind_of
from qosqo.core.pile import SEAT_BIT, UNSEEN, pile
from qosqo.games.cuzco_kramer import GAME
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.incas import put_inca
from qosqo.games.cuzco_kramer.names import NOWHERE
from qosqo.games.cuzco_kramer.ponds import place_pond
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import build
from qosqo.games.cuzco_kramer.terrain import lay
from qosqo.games.cuzco_kramer.turn import BeginTurn, Turn

EAST: Final = 0
SOUTH_EAST: Final = 1
SOUTH_WEST: Final = 2
WEST: Final = 3
NORTH_WEST: Final = 4
NORTH_EAST: Final = 5

# Festival cards.
A: Final = 0
B: Final = 1
C: Final = 2
AB: Final = 3
AC: Final = 4
BC: Final = 5


@cache
def data() -> Components:
    return GAME.load(GAME.data_text())


def at(row: int, column: int) -> int:
    """The cell at these coordinates of the data file, border cells included."""
    for cell in range(data().cells):
        if data().row[cell] == row and data().column[cell] == column:
            return cell
    raise AssertionError(f"there is no hex ({row}, {column})")


def line(row: int, column: int, length: int) -> list[int]:
    """So many hexes from there to the east."""
    return [at(row, column + 2 * place) for place in range(length)]


def started(seats: int = 2, seed: int = 1, rules: int = GAME.rules_version) -> KramerPosition:
    position = GAME.start(seats, {}, data(), seeded(seed), rules)
    assert isinstance(position, KramerPosition)
    position.journal = []
    return position


def turn_of(seat: int = 0, seats: int = 2, action_points: int = 6, rules: int = GAME.rules_version) -> KramerPosition:
    """An empty site in the middle of a seat's turn, after its first terrain. Nobody holds festival cards."""
    position = started(seats, rules=rules)
    for hand in position.hands:
        for card in hand.cards:
            position.deck.put(card, UNSEEN)
    position.hands = [pile([]) for _ in range(seats)]
    position.stack = [Turn(seat)]
    position.duty = False
    position.action_points = action_points
    position.forget()
    return position


def begin(position: KramerPosition, seat: int) -> KramerPosition:
    """Let the seat begin a new turn with what lies on the board."""
    position.stack = [BeginTurn(seat)]
    position.settle()
    return position


def changed(position: KramerPosition) -> None:
    position.forget()


def crop(position: KramerPosition, cells: list[int], height: int = 1) -> None:
    """Crops to this height. They are of no shape, so that anything may be placed on them."""
    for cell in cells:
        for _ in range(height):
            lay(position, [cell], NOWHERE, 0)
    changed(position)


def village(position: KramerPosition, cells: list[int], height: int = 1) -> None:
    """Villages to this height, of no shape."""
    for cell in cells:
        for _ in range(height):
            lay(position, [cell], cell, 0)
    changed(position)


def temple(position: KramerPosition, cell: int, value: int) -> None:
    """A temple on a village hex, without points and as if built in an earlier turn."""
    scores = position.scores[:]
    build(position, 0, cell, value // 2 - 1)
    position.scores = scores
    position.changed = ()
    changed(position)


def pond(position: KramerPosition, cell: int) -> None:
    place_pond(position, cell)
    changed(position)


def inca(position: KramerPosition, seat: int, *cells: int) -> None:
    for cell in cells:
        put_inca(position, seat, cell)
    changed(position)


def hand(position: KramerPosition, seat: int, *cards: int) -> None:
    """Give cards to a seat, exchanged for others of the deck."""
    for card in cards:
        position.deck.remove(card)
        position.hands[seat].put(card, SEAT_BIT[seat])
    changed(position)


def face_up(position: KramerPosition, card: int) -> None:
    position.deck.put_under(position.face_up, UNSEEN)
    position.deck.remove(card)
    position.face_up = card
    changed(position)


def legal(position: KramerPosition, kind: str, **parts: int) -> bool:
    return GAME.moves.packed({"kind": kind, **parts}) in position.moves()


def kinds(position: KramerPosition) -> set[str]:
    """The kinds of the legal moves."""
    return {GAME.moves.kinds[kind_of(move)].name for move in position.moves()}


def play(position: KramerPosition, kind: str, **parts: int) -> None:
    """Play a legal move."""
    assert legal(position, kind, **parts), f"{kind} {parts}: {why_not(position, kind, **parts)}"
    position.apply(GAME.moves.packed({"kind": kind, **parts}))


def why_not(position: KramerPosition, kind: str, **parts: int) -> tuple[str, str]:
    """The rule and the name of the refusal of a move that is not legal."""
    move = GAME.moves.packed({"kind": kind, **parts})
    assert move not in position.moves(), f"{kind} {parts} is legal"
    refusal = position.stack[-1].refuse(position, move)
    assert refusal is not None, f"{kind} {parts} is refused without a reason"
    told = GAME.refusals.kinds[refusal.kind]
    return told.rule, told.name


def events(position: KramerPosition) -> list[str]:
    """The names of everything in the log so far."""
    assert position.journal is not None
    return [GAME.events.kinds[saying.kind].name for saying in position.journal]


def step(value: int) -> int:
    """How moves name a temple's value."""
    return value // 2 - 1
