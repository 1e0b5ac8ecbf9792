"""Festival cards (K7): the deck, the face-up card and the hands."""

from __future__ import annotations

from qosqo.core.pile import EVERYBODY, SEAT_BIT, UNSEEN
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.phrases import (
    EVENT_DREW,
    EVENT_RESHUFFLED,
    EVENT_TOOK,
    EVENT_TURNED_UP,
    LEGAL,
    REFUSAL_DREW_ENOUGH,
    REFUSAL_NO_CARD_LEFT,
    REFUSAL_TOO_FEW_AP,
)
from qosqo.games.cuzco_kramer.position import KramerPosition


def draw_fault(position: KramerPosition) -> int:
    """Why neither a card may be drawn nor the face-up card be taken (K7.1, K7.2)."""
    if position.drawn >= position.data.cards_drawn:
        return REFUSAL_DREW_ENOUGH
    if not position.deck.cards and not position.discards:
        return REFUSAL_NO_CARD_LEFT
    return LEGAL if position.action_points > 0 else REFUSAL_TOO_FEW_AP


def draw_card(position: KramerPosition, seat: int) -> None:
    card = top_card(position)
    position.hands[seat].put(card, SEAT_BIT[seat])
    position.reveal()
    position.drawn += 1
    position.tell(EVENT_DREW, seat, card)


def take_face_up(position: KramerPosition, seat: int) -> None:
    """K7.1: the card taken is replaced from the deck, not by the discard below it."""
    position.hands[seat].put(position.face_up, EVERYBODY)
    position.drawn += 1
    position.tell(EVENT_TOOK, seat, position.face_up)
    turn_up(position, EVENT_TURNED_UP)


def turn_up(position: KramerPosition, event: int) -> None:
    """The deck's top card becomes the face-up card; `event` says why."""
    position.face_up = top_card(position)
    position.reveal()
    position.tell(event, NOBODY, position.face_up)


def top_card(position: KramerPosition) -> int:
    """K7.2: when the deck is empty, the discards are shuffled to form it."""
    if not position.deck.cards:
        for card in position.discards:
            position.deck.put(card, UNSEEN)
        position.discards = ()
        position.deck.shuffle(position.chance)
        position.tell(EVENT_RESHUFFLED, NOBODY)
    return position.deck.draw()
