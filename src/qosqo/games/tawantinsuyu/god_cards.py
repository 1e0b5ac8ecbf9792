"""God cards: taking them from the deck or the offer."""

from __future__ import annotations

from qosqo.core.phrases import kind_of, pack, part_a
from qosqo.core.pile import EVERYBODY
from qosqo.core.values import removed
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.phrases import EVENT_TOOK_CARD, MOVE_DRAW_CARD, MOVE_TAKE_CARD
from qosqo.games.tawantinsuyu.position import TawaPosition


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
            position.draw_god_card(self.seat)
        else:
            card = part_a(move)
            position.offer = removed(position.offer, card)
            position.god_hands[self.seat].put(card, EVERYBODY)
            position.tell(EVENT_TOOK_CARD, self.seat, card)
