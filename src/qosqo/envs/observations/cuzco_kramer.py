"""What a seat may know of a game of Cuzco (Kramer & Kiesling), as numbers. Planes have one number for each hex of the map, in the order of
the moves' numbers for hexes, and zeros (or −1) up to the size that moves have room for."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from qosqo.core.position import NOBODY, Position
from qosqo.envs.actions import Actions
from qosqo.envs.kramer_turn import write_turn
from qosqo.envs.kramer_ways import Ways
from qosqo.envs.observation import (
    MOST_SEATS,
    NUMBER_BYTES,
    Field,
    Observer,
    counts,
    filled,
    hand,
    listed,
    number,
    numbers,
    put,
    seen_from,
)
from qosqo.games.cuzco_kramer.incas import incas_left
from qosqo.games.cuzco_kramer.names import CARD_KINDS, MOST_CELLS, NOT_YET, NOWHERE, SCORED_POND, TEMPLE_STEPS, value_of
from qosqo.games.cuzco_kramer.position import KramerPosition, Mark
from qosqo.games.cuzco_kramer.turn import Turn

KINDS: Final = len(CARD_KINDS)
LAST_SEAT: Final = MOST_SEATS - 1
MOST_CARDS: Final = 60
MOST_TILES: Final = 200
MOST_HEIGHT: Final = 60
MOST_PLANES: Final = 1024
"""Boards whose planes are kept: more than games are usually stepped at once, and little more than a megabyte."""

TABLE: Final = [
    Field("height", "How many terrain tiles lie on each hex.", MOST_CELLS, high=MOST_HEIGHT),
    Field(
        "surface",
        "What lies on each hex: 0 nothing, 1 crops, 2 a village, 3 a village hex with a temple, 4 a pond, 5 a pond that was scored.",
        MOST_CELLS,
        high=SCORED_POND,
    ),
    Field("same_tile", "The first hex covered by the topmost tile of each hex, −1 for none.", MOST_CELLS, low=NOWHERE, high=MOST_CELLS - 1),
    Field("inca", "Whose Inca stands on each hex, −1 for none.", MOST_CELLS, low=NOBODY, high=LAST_SEAT),
    Field("temple", "The value of the temple on each hex, 0 for none.", MOST_CELLS, high=2 * TEMPLE_STEPS),
    Field("disc", "1 for each hex whose temple bears a solar disc.", MOST_CELLS),
    Field("changed", "1 for each temple built or expanded in this turn.", MOST_CELLS),
    Field("rested", "1 for each Inca that has moved for free since the last action that cost something.", MOST_CELLS),
    Field("triples", "Terrain tiles of three hexes left.", high=MOST_TILES),
    Field("ponds", "Ponds left.", high=MOST_TILES),
    Field("floors", "Temple floors left, by value: 2, 4, 6, 8, 10.", TEMPLE_STEPS, high=MOST_TILES),
    Field("deck", "Festival cards left in the deck.", high=MOST_CARDS),
    Field("face_up", "The kind of the face-up festival card.", high=KINDS - 1),
    Field("discards", "How many festival cards of each kind lie below the face-up card.", KINDS, high=MOST_CARDS),
    Field("turn_of", "Whose turn it is, also while others decide about a festival; −1 at the end.", low=NOBODY, high=LAST_SEAT),
    Field("action_points", "Action points left in this turn.", high=20),
    Field("duty", "1 if terrain must be placed before anything else."),
    Field("token_spent", "1 if a token has been spent in this turn."),
    Field("drawn", "Festival cards drawn in this turn.", high=10),
    Field("stuck", "How many players in succession had no place for any terrain.", high=MOST_SEATS),
    Field("last_turns", "How many turns are still to be played; −1 before the end has been triggered.", low=NOT_YET, high=2 * MOST_SEATS),
    Field("festival", "The hex of the temple where a festival is being organized, −1 for none.", low=NOWHERE, high=MOST_CELLS - 1),
    Field("declined", "How many have declined to raise since the last festival card was played.", high=MOST_SEATS),
]

PLAYER: Final = [
    Field("incas", "Incas that are not on the site.", high=30),
    Field("doubles", "Terrain tiles of two hexes left.", high=MOST_TILES),
    Field("villages", "Single village tiles left.", high=MOST_TILES),
    Field("crops", "Single crop tiles left.", high=MOST_TILES),
    Field("tokens", "Tokens for an additional action point left.", high=20),
    Field("cards", "How many festival cards of each kind the seat knows to be in the hand.", KINDS, high=MOST_CARDS),
    Field("other_cards", "How many cards in the hand the seat does not know.", high=MOST_CARDS),
    Field("bid", "Festival points played in the present festival.", high=200),
    Field("bidding", "1 for who has not dropped out of the present festival."),
    Field("played", "How many festival cards of each kind were played in the present festival.", KINDS, high=MOST_CARDS),
]


class KramerObserver(Observer):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER)
        self.planes: Final[dict[Mark, bytes]] = {}
        """What was written of boards that may be observed again soon."""
        self.ways: Ways | None = None
        """For the components of the position that was asked about last."""

    def write_table(self, position: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(position, KramerPosition)
        seats = position.seats
        self.write_planes(position, into)
        first = len(into)
        filled(into, NOBODY, MOST_CELLS)
        for other in range(seats):
            for cell in position.incas[other]:
                put(into, first + NUMBER_BYTES * cell, seen_from(other, seat, seats))
        self.write_temples(position, into)
        self.write_marks(position.changed, into)
        self.write_marks(position.rested, into)
        number(into, position.triples)
        number(into, position.ponds)
        numbers(into, position.floors)
        number(into, len(position.deck.cards))
        number(into, position.face_up)
        counts(into, position.discards, KINDS)
        number(into, seen_from(position.stack[0].seat, seat, seats) if position.stack else NOBODY)
        number(into, position.action_points)
        number(into, 1 if position.duty else 0)
        number(into, 1 if position.token_spent else 0)
        number(into, position.drawn)
        number(into, position.stuck)
        number(into, position.last_turns)
        number(into, position.festival)
        number(into, position.declined)

    def write_planes(self, position: KramerPosition, into: BytesWriter) -> None:
        """What tiles there are, which many moves do not change."""
        known = self.planes.get(position.mark)
        if known is None:
            known = planes_of(position)
            if len(self.planes) >= MOST_PLANES:
                self.planes.clear()
            self.planes[position.mark] = known
        into.write(known)

    def write_temples(self, position: KramerPosition, into: BytesWriter) -> None:
        first = len(into)
        filled(into, 0, 2 * MOST_CELLS)
        for temple in range(len(position.temples)):
            at = first + NUMBER_BYTES * position.temples[temple]
            put(into, at, value_of(position.steps[temple]))
            put(into, at + NUMBER_BYTES * MOST_CELLS, 1 if position.discs[temple] else 0)

    def write_marks(self, cells: tuple[int, ...], into: BytesWriter) -> None:
        """A plane in which these hexes are 1."""
        first = len(into)
        filled(into, 0, MOST_CELLS)
        for cell in cells:
            put(into, first + NUMBER_BYTES * cell, 1)

    def write_legal(self, position: Position, actions: Actions, base: i64, into: BytesWriter) -> int:
        step = position.stack[-1]
        if position.listed is None and isinstance(step, Turn):
            assert isinstance(position, KramerPosition)
            if self.ways is None or self.ways.data is not position.data:
                self.ways = Ways(position.data)
            return write_turn(position, step.seat, actions, self.ways, base, into)
        return super().write_legal(position, actions, base, into)

    def write_player(self, position: Position, seat: int, player: int, into: BytesWriter) -> None:
        assert isinstance(position, KramerPosition)
        number(into, incas_left(position, player))
        number(into, position.doubles[player])
        number(into, position.villages[player])
        number(into, position.crops[player])
        number(into, position.tokens[player])
        hand(into, position.hands[player], seat, KINDS)
        if position.bids:
            number(into, position.bids[player])
            number(into, 1 if position.bidding[player] else 0)
            counts(into, tuple(position.played[player]), KINDS)
        else:
            filled(into, 0, 2 + KINDS)


def planes_of(position: KramerPosition) -> bytes:
    """Heights, surfaces and tiles."""
    planes = BytesWriter()
    beyond = MOST_CELLS - position.data.cells
    listed(planes, position.height)
    filled(planes, 0, beyond)
    listed(planes, position.surface)
    filled(planes, 0, beyond)
    first_cell = position.data.footprint_first
    footprint: i64
    for footprint in position.footprint:
        covered: i64 = first_cell[footprint]
        write_i16_le(planes, i16(covered))
    filled(planes, NOWHERE, beyond)
    return planes.getvalue()


def observer() -> Observer:
    return KramerObserver()
