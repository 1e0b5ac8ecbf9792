"""What a seat may see of a game of Tambo."""

from __future__ import annotations

from dataclasses import dataclass

from qosqo.core.view import View, common_entries
from tests.tambo.position import TamboPosition


@dataclass(frozen=True, kw_only=True)
class TamboView(View):
    round: int
    """From 1 on."""
    die: int
    """What was rolled for this turn."""
    deck: int
    """How many cards are left to draw."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, the values of the cards, −1 for one that the viewer has not seen."""
    gift: tuple[int, ...]
    """The card that somebody is being given, if any."""
    face_up: int
    """The value of the card that may be taken, 0 when there is none."""
    discards: tuple[int, ...]


def view_of(position: TamboPosition, seat: int) -> TamboView:
    return TamboView(
        **common_entries(position, seat),
        round=position.round,
        die=position.die,
        deck=len(position.deck.cards),
        hands=tuple(tuple(sorted(hand.known_to(seat))) for hand in position.hands),
        gift=tuple(position.gift.known_to(seat)),
        face_up=position.face_up,
        discards=position.discards,
    )
