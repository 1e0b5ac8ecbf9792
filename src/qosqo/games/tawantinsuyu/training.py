"""Training: army cards for the hand."""

from __future__ import annotations

from qosqo.core.phrases import pack, part_a
from qosqo.core.pile import SEAT_BIT
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.army_cards import army_cards_left, kinds_in, top_army_card
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.phrases import EVENT_DREW_ARMY, EVENT_TRAINED, MOVE_KEEP_ARMY
from qosqo.games.tawantinsuyu.position import TawaPosition


class Training(Happening["TawaPosition"]):
    """T3.16: draw two army cards; RULING: from an exhausted deck what there is."""

    def happen(self, position: TawaPosition) -> None:
        for _ in range(2):
            if army_cards_left(position):
                card = top_army_card(position)
                position.trained.put(card, SEAT_BIT[self.seat])
                position.reveal()
                position.tell(EVENT_DREW_ARMY, self.seat, card)
        position.push(KeepArmy(self.seat))


class KeepArmy(TurnStep):
    """T3.16: keep one of the drawn cards, discard the other."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_KEEP_ARMY, army) for army in kinds_in(position.trained)]

    def deliberate(self, position: TawaPosition, move: int) -> bool:
        """The card that is not kept is shown to all, also where both are equal."""
        return position.rules >= 3 and len(position.trained.cards) > 1

    def do(self, position: TawaPosition, move: int) -> None:
        kept = part_a(move)
        position.trained.remove(kept)
        position.army_hands[self.seat].put(kept, SEAT_BIT[self.seat])
        if position.trained.cards:
            position.reveal()
            other = position.trained.draw()
            position.army_discards += (other,)
            position.tell(EVENT_TRAINED, self.seat, other)
