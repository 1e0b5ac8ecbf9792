"""Festival cards (K7): the deck, the face-up card and the hands."""

from __future__ import annotations

from qosqo.core.pile import EVERYBODY, SEAT_BIT, UNSEEN
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.words import DREW, DREW_ENOUGH, LEGAL, NO_CARD_LEFT, RESHUFFLED, TOO_FEW_AP, TOOK, TURNED_UP


def draw_fault(position: KramerPosition) -> int:
    """Why neither a card may be drawn nor the face-up card be taken (K7.1, K7.2)."""
    if position.drawn >= position.data.cards_drawn:
        return DREW_ENOUGH
    if not position.deck.cards and not position.discards:
        return NO_CARD_LEFT
    return LEGAL if position.action_points > 0 else TOO_FEW_AP


def draw_card(position: KramerPosition, seat: int) -> None:
    card = top_card(position)
    position.hands[seat].put(card, SEAT_BIT[seat])
    position.reveal()
    position.drawn += 1
    position.tell(DREW, seat, card)


def take_face_up(position: KramerPosition, seat: int) -> None:
    """K7.1: the card taken is replaced from the deck, not by the discard below it."""
    position.hands[seat].put(position.face_up, EVERYBODY)
    position.drawn += 1
    position.tell(TOOK, seat, position.face_up)
    turn_up(position)


def turn_up(position: KramerPosition) -> None:
    """The deck's top card becomes the face-up card."""
    position.face_up = top_card(position)
    position.reveal()
    position.tell(TURNED_UP, NOBODY, position.face_up)


def top_card(position: KramerPosition) -> int:
    """K7.2: when the deck is empty, the discards are shuffled to form it."""
    if not position.deck.cards:
        for card in position.discards:
            position.deck.put(card, UNSEEN)
        position.discards = ()
        position.deck.shuffle(position.chance)
        position.tell(RESHUFFLED, NOBODY)
    return position.deck.draw()


def matching_points(position: KramerPosition, seat: int) -> int:
    """The festival points of all cards in hand (K8.2)."""
    matches = position.data.matches[position.face_up]
    total = 0
    for card in position.hands[seat].cards:
        total += matches[card]
    return total


def playable_cards(position: KramerPosition, seat: int) -> list[int]:
    """The kinds of cards in hand with a relic of the face-up card, in order (K8.2)."""
    matches = position.data.matches[position.face_up]
    hand = position.hands[seat].cards
    return [card for card in range(len(matches)) if matches[card] > 0 and card in hand]
