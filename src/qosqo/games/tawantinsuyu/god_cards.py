"""God cards: taking them from the deck or the offer."""

from __future__ import annotations

from qosqo.core.phrases import kind_of, pack, part_a
from qosqo.core.pile import EVERYBODY, SEAT_BIT, UNSEEN
from qosqo.core.position import NOBODY
from qosqo.core.values import removed
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_CARD_OFFERED,
    EVENT_DREW_CARD,
    EVENT_OFFER_SHUFFLED,
    EVENT_TOOK_CARD,
    MOVE_DRAW_CARD,
    MOVE_TAKE_CARD,
)
from qosqo.games.tawantinsuyu.position import TawaPosition


def draw_god_card(position: TawaPosition, seat: int, event: int = EVENT_DREW_CARD) -> None:
    """The top card of the deck into a hand, if there is one; told as this event."""
    if position.god_deck.cards:
        card = position.god_deck.draw()
        position.god_hands[seat].put(card, SEAT_BIT[seat])
        position.reveal()
        position.tell(event, seat, card)


def offer_card(position: TawaPosition, card: int) -> None:
    """T3.5: a god card goes to the offer; a full offer is shuffled into the deck before."""
    if len(position.offer) >= position.data.offer_limit[position.seats]:
        shuffle_offer(position)
    position.offer += (card,)
    position.tell(EVENT_CARD_OFFERED, NOBODY, card)


def shuffle_offer(position: TawaPosition) -> None:
    """The whole offer goes into the deck."""
    position.god_deck.put_all(position.offer, UNSEEN)
    position.offer = ()
    position.god_deck.shuffle(position.chance)
    position.tell(EVENT_OFFER_SHUFFLED, NOBODY)


class GodCards(TurnStep):
    """T2.4: take god cards one at a time, each from the deck or the offer, each seen before the next."""

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        if position.god_deck.cards:
            result.append(pack(MOVE_DRAW_CARD))
        for card in sorted(position.offer):
            result.append(pack(MOVE_TAKE_CARD, card))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        if self.left > 1:
            position.push(GodCards(self.seat, self.left - 1))
        if kind_of(move) == MOVE_DRAW_CARD:
            draw_god_card(position, self.seat)
        else:
            card = part_a(move)
            position.offer = removed(position.offer, card)
            position.god_hands[self.seat].put(card, EVERYBODY)
            position.tell(EVENT_TOOK_CARD, self.seat, card)
