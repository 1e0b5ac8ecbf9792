"""R1: the first position."""

from __future__ import annotations

from qosqo.core.chance import Chance
from qosqo.core.pile import SEAT_BIT, pile
from tests.tambo.components import Components
from tests.tambo.names import DEALT, HIGHEST
from tests.tambo.position import TamboPosition
from tests.tambo.turn import Roll


def set_up(seats: int, shuffled: bool, data: Components, chance: Chance, rules: int) -> TamboPosition:
    position = TamboPosition()
    position.begin(seats, chance, rules)
    position.data = data
    position.deck = pile([value for value in range(1, HIGHEST + 1) for _ in range(data.copies[value - 1])])
    if shuffled:
        position.deck.shuffle(chance)
    position.hands = [pile([]) for _ in range(seats)]
    for seat in range(seats):
        for _ in range(DEALT):
            position.hands[seat].put(position.deck.draw(), SEAT_BIT[seat])
    position.gift = pile([])
    position.face_up = position.deck.draw()
    position.discards = ()
    position.round = 1
    position.die = 0
    position.push(Roll(0))
    position.settle()
    return position
