"""The position of a game of Tambo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from qosqo.core.chance import Chance
from qosqo.core.pile import Pile, redeal_piles
from qosqo.core.position import Position
from tests.tambo.components import Components

if TYPE_CHECKING:
    from tests.tambo.view import TamboView


class TamboPosition(Position):
    data: Components
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

    def view(self, seat: int) -> TamboView:
        from tests.tambo.view import view_of

        return view_of(self, seat)

    def redeal(self, seat: int, chance: Chance) -> None:
        redeal_piles([self.deck, *self.hands, self.gift], seat, chance)
