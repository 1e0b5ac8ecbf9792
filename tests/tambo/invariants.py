"""What holds in every position of Tambo."""

from __future__ import annotations

from tests.tambo.position import TamboPosition


def check(position: TamboPosition) -> None:
    cards = len(position.deck.cards) + len(position.discards) + sum(len(hand.cards) for hand in position.hands)
    face_up = 1 if position.face_up else 0
    assert cards + len(position.gift.cards) + face_up == sum(position.data.copies), "a card was lost or made"
