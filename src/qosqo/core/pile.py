"""Piles of cards or tiles, with a memory of who has seen what.

Every card in a pile carries the set of seats that know it lies there. Re-dealing a position for a
seat then exchanges just the cards which that seat does not know, whatever has happened before: a card
taken face up stays known in the hand, a card put under the deck stays known there until it is shuffled.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance

EVERYBODY: Final = 15
UNSEEN: Final = 0
SEAT_BIT: Final = [1, 2, 4, 8]


class Pile:
    cards: list[int]
    seen: list[int]
    """For each card the seats that know it, one bit per seat."""

    def clone(self) -> Pile:
        other = Pile()
        other.cards = self.cards[:]
        other.seen = self.seen[:]
        return other

    def put(self, card: int, seen: int) -> None:
        """Lay a card on top."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: int, seen: int) -> None:
        """Lay a card at the bottom."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def draw(self) -> int:
        """Take the top card."""
        self.seen.pop()
        return self.cards.pop()

    def take_at(self, place: int) -> int:
        self.seen.pop(place)
        return self.cards.pop(place)

    def remove(self, card: int) -> None:
        """Take away one such card. Of several the one most widely known goes, as onlookers must assume."""
        best = -1
        for place in range(len(self.cards)):
            if self.cards[place] == card and (best < 0 or seats_in(self.seen[place]) > seats_in(self.seen[best])):
                best = place
        if best < 0:
            raise ValueError(f"card {card} is not in the pile")
        self.take_at(best)

    def show(self, place: int, seats: int) -> None:
        """The seats (bits) get to know the card at this place."""
        self.seen[place] |= seats

    def shuffle(self, chance: Chance) -> None:
        """Shuffle; nobody knows any longer what lies where."""
        chance.shuffle(self.cards)
        for place in range(len(self.seen)):
            self.seen[place] = UNSEEN

    def known_to(self, seat: int) -> list[int]:
        """The cards as the seat sees them, −1 for each it does not know. Nobody (−1) knows only what all know."""
        wanted = EVERYBODY if seat < 0 else SEAT_BIT[seat]
        return [card if seen & wanted == wanted else -1 for card, seen in zip(self.cards, self.seen, strict=True)]


def seats_in(seen: int) -> int:
    return (seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1) + ((seen >> 3) & 1)


def pile(cards: list[int], seen: int = UNSEEN) -> Pile:
    """A pile of these cards, the last one on top."""
    result = Pile()
    result.cards = cards[:]
    result.seen = [seen] * len(cards)
    return result


def redeal_piles(piles: list[Pile], seat: int, chance: Chance) -> None:
    """Exchange, among these piles, all cards that the seat does not know. (The piles hold cards with the same back.)"""
    known = SEAT_BIT[seat]
    cards: list[int] = []
    for each in piles:
        for place in range(len(each.cards)):
            if not each.seen[place] & known:
                cards.append(each.cards[place])
    cards.sort()  # what comes out must depend on what the seat knows and on chance alone, not on where the cards truly are
    chance.shuffle(cards)
    for each in piles:
        for place in range(len(each.cards)):
            if not each.seen[place] & known:
                each.cards[place] = cards.pop()
