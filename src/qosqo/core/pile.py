"""Piles of cards or tiles, with a memory of who has seen what.

Every card in a pile carries the set of seats that know it lies there. Re-dealing a position for a
seat then exchanges just the cards which that seat does not know, whatever has happened before: a card
taken face up stays known in the hand, a card put under the deck stays known there until it is shuffled.

What is in a pile is held by tuples, replaced as a whole: copies of a pile share them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from qosqo.core.chance import Chance
from qosqo.core.values import joined, replaced, without

EVERYBODY: Final = 15
UNSEEN: Final = 0
SEAT_BIT: Final = [1, 2, 4, 8]

Card = TypeVar("Card")


@mypyc_attr(acyclic=True)
class Pile:
    cards: tuple[int, ...]
    """The top card is the last one."""
    seen: tuple[int, ...]
    """For each card the seats that know it, one bit per seat."""

    def clone(self) -> Pile:
        other = Pile()
        other.cards = self.cards
        other.seen = self.seen
        return other

    def put(self, card: int, seen: int) -> None:
        """Lay a card on top."""
        self.cards += (card,)
        self.seen += (seen,)

    def put_all(self, cards: tuple[int, ...], seen: int) -> None:
        """Lay several cards on top, the last one uppermost."""
        self.cards += cards
        self.seen += (seen,) * len(cards)

    def put_under(self, card: int, seen: int) -> None:
        """Lay a card at the bottom."""
        self.cards = joined((card,), self.cards)
        self.seen = joined((seen,), self.seen)

    def draw(self) -> int:
        """Take the top card."""
        card = self.cards[-1]
        self.cards = self.cards[:-1]
        self.seen = self.seen[:-1]
        return card

    def draw_several(self, count: int) -> tuple[int, ...]:
        """Take so many cards from the top; the last one lay on top."""
        left = len(self.cards) - count
        cards = self.cards[left:]
        self.cards = self.cards[:left]
        self.seen = self.seen[:left]
        return cards

    def take_at(self, place: int) -> int:
        card = self.cards[place]
        self.cards = without(self.cards, place)
        self.seen = without(self.seen, place)
        return card

    def remove(self, card: int) -> None:
        """Take away one such card. Of several the one most widely known goes, as onlookers must assume."""
        cards, seen = self.cards, self.seen
        best = -1
        for place in range(len(cards)):
            if cards[place] == card and (best < 0 or seats_in(seen[place]) > seats_in(seen[best])):
                best = place
        if best < 0:
            raise ValueError(f"card {card} is not in the pile")
        self.take_at(best)

    def show(self, place: int, seats: int) -> None:
        """The seats (bits) get to know the card at this place."""
        self.seen = replaced(self.seen, place, self.seen[place] | seats)

    def shuffle(self, chance: Chance) -> None:
        """Shuffle; nobody knows any longer what lies where."""
        cards = list(self.cards)
        chance.shuffle(cards)
        self.cards = tuple(cards)
        self.seen = (UNSEEN,) * len(cards)

    def known_to(self, seat: int) -> list[int]:
        """The cards as the seat sees them, −1 for each it does not know. Nobody (−1) knows only what all know."""
        wanted = EVERYBODY if seat < 0 else SEAT_BIT[seat]
        return [card if seen & wanted == wanted else -1 for card, seen in zip(self.cards, self.seen, strict=True)]


def seats_in(seen: int) -> int:
    return (seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1) + ((seen >> 3) & 1)


def pile(cards: Iterable[int], seen: int = UNSEEN) -> Pile:
    """A pile of these cards, the last one on top."""
    result = Pile()
    result.cards = tuple(cards)
    result.seen = (seen,) * len(result.cards)
    return result


def redeal_piles(piles: list[Pile], seat: int, chance: Chance) -> None:
    """Exchange, among these piles, all cards that the seat does not know. (The piles hold cards with the same back.)"""
    known: i64 = SEAT_BIT[seat]
    unknown: list[int] = []
    for each in piles:
        gather_unknown(each.cards, each.seen, known, unknown)
    unknown.sort()  # what comes out must depend on what the seat knows and on chance alone, not on where the cards truly are
    chance.shuffle(unknown)
    for each in piles:
        each.cards = dealt_anew(each.cards, each.seen, known, unknown)


def gather_unknown(cards: tuple[Card, ...], seen: tuple[int, ...], known: i64, unknown: list[Card]) -> None:
    """Add the cards that are not known. (Compiled, things are moved as they are; numbers would be unpacked and packed again.)"""
    for place, each in enumerate(seen):
        seats: i64 = each
        if not seats & known:
            unknown.append(cards[place])


def dealt_anew(cards: tuple[Card, ...], seen: tuple[int, ...], known: i64, unknown: list[Card]) -> tuple[Card, ...]:
    """The same cards, but in the places of those that are not known the last of these."""
    result = list(cards)
    for place, each in enumerate(seen):
        seats: i64 = each
        if not seats & known:
            result[place] = unknown.pop()
    return tuple(result)
