"""What a seat may know, as a row of small numbers.

An observation is a row of 16-bit integers (low byte first): first the *table*, what is there once, then four equal blocks, one for each
player. The observer's own block comes first, the others follow in the order of the seats; blocks of seats that nobody has are zero.
Wherever a number stands for a seat, 0 is the observer, 1 the next seat and so on, −1 nobody. So the same network can play every seat.

What is in a row is declared field by field; documentation, named arrays and spaces are derived from that. A row is written from what the
seat may know, never from the hidden truth: cards that the seat has not seen are only counted.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr, u8

from qosqo.core.pile import SEAT_BIT, Pile
from qosqo.core.position import NOBODY, Position
from qosqo.envs.actions import Actions

MOST_SEATS: Final = 4
NUMBER_BYTES: Final = 2
UNKNOWN: Final = -1
"""A card that lies there, but which one the seat does not know."""
NOTHING: Final = -2
"""No card at all."""
FEW: Final = 12
"""Up to so many numbers a loop is quicker than a copy."""
WIDEST: Final = 1024
"""More than the numbers of any field."""
ZEROS: Final = bytes(NUMBER_BYTES * WIDEST)
UNKNOWNS: Final = b"\xff\xff" * WIDEST
NOTHINGS: Final = b"\xfe\xff" * WIDEST
LOWEST_SCORE: Final = -200
HIGHEST_SCORE: Final = 999


class Field:
    """One entry of an observation: a number, or an array of numbers."""

    def __init__(self, name: str, text: str, *shape: int, low: int = 0, high: int = 1) -> None:
        self.name: Final = name
        self.text: Final = text
        """One sentence that says what it is."""
        self.shape: Final = shape
        """Empty for a single number."""
        self.low: Final = low
        self.high: Final = high
        self.size: Final = size_of(shape)


def size_of(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes observations of one game. This one knows what all games have in common, and serves games that have no observer of their own;
    theirs add fields, and write them in the same order."""

    def __init__(self, table: list[Field], player: list[Field], version: int = 1) -> None:
        self.version: Final = version
        """Raised whenever what was learned before would be worthless: other observations, other numbers of actions."""
        self.table: Final = [
            Field("seats", "How many play.", low=1, high=MOST_SEATS),
            Field("to_act", "The seat that decides, −1 when the game is over.", low=NOBODY, high=MOST_SEATS - 1),
            *table,
        ]
        self.player: Final = [Field("score", "The points made so far.", low=LOWEST_SCORE, high=HIGHEST_SCORE), *player]
        """What there is for each player."""
        self.table_size: Final = sum([field.size for field in self.table])
        self.player_size: Final = sum([field.size for field in self.player])
        self.size: Final = self.table_size + MOST_SEATS * self.player_size
        """How many numbers a row has."""
        self.absent: Final = bytes(NUMBER_BYTES * self.player_size)

    def write(self, position: Position, seat: int, into: BytesWriter) -> None:
        """Append what the seat may know."""
        seats = position.seats
        number(into, seats)
        number(into, seen_from(position.to_act(), seat, seats))
        self.write_table(position, seat, into)
        for place in range(MOST_SEATS):
            if place < seats:
                player = (seat + place) % seats
                number(into, position.scores[player])
                self.write_player(position, seat, player, into)
            else:
                into.write(self.absent)

    def write_table(self, position: Position, seat: int, into: BytesWriter) -> None:
        """Append the fields of the table that the game adds, in order."""

    def write_player(self, position: Position, seat: int, player: int, into: BytesWriter) -> None:
        """Append the fields of a player that the game adds, in order, as the seat sees them."""

    def write_legal(self, position: Position, actions: Actions, base: i64, into: BytesWriter) -> int:
        """Append the legal actions (dense) in order, each with the base added and eight bytes long; returns how many there are. A game with
        thousands of moves may find the numbers without making a list; what the position lists has the last word."""
        moves = position.moves()
        actions.write_indices(moves, base, into)
        return len(moves)

    def row(self, position: Position, seat: int) -> bytes:
        """One observation."""
        if not 0 <= seat < position.seats:
            raise ValueError(f"there is no seat {seat}; seats run from 0 to {position.seats - 1}")
        into = BytesWriter()
        self.write(position, seat, into)
        return into.getvalue()


# How fields are written.


def seen_from(other: int, seat: int, seats: int) -> int:
    """A seat as another one counts: itself is 0, the next one 1; NOBODY stays."""
    return (other - seat) % seats if other >= 0 else NOBODY


def number(into: BytesWriter, value: int) -> None:
    write_i16_le(into, value)


def numbers(into: BytesWriter, values: tuple[int, ...]) -> None:
    value: i64
    for value in values:
        write_i16_le(into, i16(value))


def listed(into: BytesWriter, values: list[int]) -> None:
    value: i64
    for value in values:
        write_i16_le(into, i16(value))


def share(into: BytesWriter, values: tuple[int, ...], place: int, each: int) -> None:
    """The part of a flat tuple that belongs to a seat or place."""
    for value in values[place * each : place * each + each]:
        write_i16_le(into, value)


def owners(into: BytesWriter, seats_there: tuple[int, ...], seat: int, seats: int) -> None:
    """Seats, as the seat counts them."""
    own: i64 = seat
    all_seats: i64 = seats
    for each in seats_there:
        other: i64 = each
        if other >= own:
            write_i16_le(into, i16(other - own))
        else:
            write_i16_le(into, i16(other - own + all_seats) if other >= 0 else -1)


def filled(into: BytesWriter, value: int, count: int) -> None:
    """The same number so many times; many zeros, −1s and −2s at once."""
    if count < FEW:
        for _ in range(count):
            write_i16_le(into, value)
    elif value == 0:
        into.write(ZEROS[: NUMBER_BYTES * count])
    elif value == UNKNOWN:
        into.write(UNKNOWNS[: NUMBER_BYTES * count])
    elif value == NOTHING:
        into.write(NOTHINGS[: NUMBER_BYTES * count])
    else:
        for _ in range(count):
            write_i16_le(into, value)


def put(into: BytesWriter, place: i64, value: i64) -> None:
    """Overwrite a number; the place is that of its first byte."""
    into[place] = u8(value & 0xFF)
    into[place + 1] = u8((value >> 8) & 0xFF)


def one_more(into: BytesWriter, place: i64) -> None:
    """Raise a number (fewer than 256); the place is that of its first byte."""
    count: u8 = into[place]
    into[place] = count + 1


def padded(into: BytesWriter, values: tuple[int, ...], length: int, filler: int) -> None:
    """A list that may be shorter (what is beyond the length is left out)."""
    there = min(len(values), length)
    for index in range(there):
        write_i16_le(into, values[index])
    filled(into, filler, length - there)


def bits(into: BytesWriter, mask: int, count: int) -> None:
    """A set, as a flag for each possible member."""
    first = len(into)
    filled(into, 0, count)
    place = 0
    while mask:
        if mask & 1:
            put(into, first + NUMBER_BYTES * place, 1)
        mask >>= 1
        place += 1


def counts(into: BytesWriter, things: tuple[int, ...], kinds: int) -> None:
    """How many there are of each kind (fewer than 256)."""
    first = len(into)
    filled(into, 0, kinds)
    for thing in things:
        one_more(into, first + NUMBER_BYTES * thing)


def hand(into: BytesWriter, cards: Pile, seat: int, kinds: int) -> None:
    """How many cards of each kind the seat knows to be there (fewer than 256), then how many others."""
    first = len(into)
    filled(into, 0, kinds)
    unknown = 0
    known: i64 = SEAT_BIT[seat]
    seen = cards.seen
    for place, card in enumerate(cards.cards):
        if seen[place] & known:
            one_more(into, first + NUMBER_BYTES * card)
        else:
            unknown += 1
    write_i16_le(into, unknown)


def stack(into: BytesWriter, cards: Pile, seat: int, length: int) -> None:
    """The cards from the top downwards, as far as the seat knows them."""
    known = SEAT_BIT[seat]
    there = len(cards.cards)
    shown = min(there, length)
    first = len(into)
    filled(into, UNKNOWN, shown)
    filled(into, NOTHING, length - shown)
    for depth in range(shown):
        if cards.seen[there - 1 - depth] & known:
            put(into, first + NUMBER_BYTES * depth, cards.cards[there - 1 - depth])
