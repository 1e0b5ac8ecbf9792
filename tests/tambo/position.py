"""The position of a game of Tambo."""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.pile import Pile, redeal_piles
from qosqo.core.position import Json, Position

MOST_CARDS: Final = 5


class Data:
    """What is printed on the components."""

    def __init__(self, rounds: int, copies: list[int]) -> None:
        self.rounds: Final = rounds
        self.copies: Final = copies


class TamboPosition(Position):
    data: Data
    round: int
    die: int
    deck: Pile
    hands: list[Pile]
    gift: Pile
    """The card that somebody is being given."""
    face_up: int
    """Its value, 0 when there is none."""
    discards: tuple[int, ...]

    def clone(self) -> TamboPosition:
        other = TamboPosition()
        self.copy_common(other)
        other.data = self.data
        other.round = self.round
        other.die = self.die
        other.deck = self.deck.clone()
        other.hands = [hand.clone() for hand in self.hands]
        other.gift = self.gift.clone()
        other.face_up = self.face_up
        other.discards = self.discards
        return other

    def view(self, seat: int) -> dict[str, Json]:
        result = self.common_view(seat)
        result["round"] = self.round
        result["die"] = self.die
        result["deck"] = len(self.deck.cards)
        result["hands"] = [list[Json](sorted(hand.known_to(seat))) for hand in self.hands]
        result["gift"] = list[Json](self.gift.known_to(seat))
        result["face_up"] = self.face_up
        result["discards"] = list[Json](self.discards)
        return result

    def redeal(self, seat: int, chance: Chance) -> None:
        redeal_piles([self.deck, *self.hands, self.gift], seat, chance)
