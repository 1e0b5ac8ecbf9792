"""Army cards: the deck, and how they come into a hand and onto the table."""

from __future__ import annotations

from qosqo.core.pile import SEAT_BIT, UNSEEN, Pile
from qosqo.core.values import raised
from qosqo.games.tawantinsuyu.phrases import EVENT_AXOMAMMA_ARMY, EVENT_DREW_ARMY, EVENT_NO_ARMY_CARD
from qosqo.games.tawantinsuyu.position import TawaPosition


def army_cards_left(position: TawaPosition) -> int:
    return len(position.army_deck.cards) + len(position.army_discards)


def top_army_card(position: TawaPosition) -> int:
    """Take the top army card; T1.7: an empty deck is made anew of the discards. There must be one."""
    if not position.army_deck.cards:
        position.army_deck.put_all(position.army_discards, UNSEEN)
        position.army_discards = ()
        position.army_deck.shuffle(position.chance)
    return position.army_deck.draw()


def draw_army_card(position: TawaPosition, seat: int, event: int = EVENT_AXOMAMMA_ARMY) -> None:
    """One army card for the hand, if there is any; for Axomamma it is told as this event."""
    if army_cards_left(position):
        card = top_army_card(position)
        if seat == position.axomamma:  # T8.10: nobody sees it
            position.army_hands[seat].put(card, UNSEEN)
            position.tell(event, seat)
            return
        position.army_hands[seat].put(card, SEAT_BIT[seat])
        position.reveal()
        position.tell(EVENT_DREW_ARMY, seat, card)
    elif seat == position.axomamma:
        position.tell(EVENT_NO_ARMY_CARD, seat)


def add_armies_up(position: TawaPosition, seat: int, army: int, count: int) -> None:
    """So many more (or fewer) army cards of a kind lie face up in front of a seat."""
    position.army_up = raised(position.army_up, seat * len(position.data.army_copies) + army, count)


def add_armies_down(position: TawaPosition, seat: int, army: int, count: int) -> None:
    """Likewise face down."""
    position.army_down = raised(position.army_down, seat * len(position.data.army_copies) + army, count)


def kinds_in(hand: Pile) -> list[int]:
    """The kinds of army cards in a hand, each once, sorted."""
    result: list[int] = []
    if not hand.cards:
        return result
    for army in sorted(hand.cards):
        if not result or army != result[-1]:
            result.append(army)
    return result
