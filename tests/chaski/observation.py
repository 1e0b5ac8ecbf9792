"""What a seat may know of Chaski, as numbers: the round, the die and the cards."""

from __future__ import annotations

from librt.strings import BytesWriter

from qosqo.core.position import Position
from qosqo.envs.observation import Field, Observer, hand, number
from tests.tambo.position import TamboPosition

TABLE = [
    Field("round", "The round.", high=20),
    Field("die", "What the die shows.", high=6),
]
PLAYER = [
    Field("cards", "How many cards of each value the seat knows to be in the hand.", 10, high=10),
    Field("other_cards", "How many cards in the hand the seat does not know.", high=50),
]


class ChaskiObserver(Observer):
    def write_table(self, position: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(position, TamboPosition)
        number(into, position.round)
        number(into, position.die)

    def write_player(self, position: Position, seat: int, player: int, into: BytesWriter) -> None:
        assert isinstance(position, TamboPosition)
        hand(into, position.hands[player], seat, kinds=10)


def observer() -> Observer:
    return ChaskiObserver(TABLE, PLAYER)
