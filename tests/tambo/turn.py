"""R2: the turn, and the answer to a gift."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.pile import EVERYBODY, SEAT_BIT
from qosqo.core.position import Happening, Step
from tests.tambo.names import MOST_CARDS
from tests.tambo.phrases import (
    CATEGORY_CARDS,
    CATEGORY_GIFTS,
    EVENT_DECLINED,
    EVENT_DREW,
    EVENT_GAVE,
    EVENT_KEPT,
    EVENT_PASSED,
    EVENT_PLAYED,
    EVENT_ROLLED,
    EVENT_TOOK,
    MOVE_DECLINE,
    MOVE_DRAW,
    MOVE_GIVE,
    MOVE_KEEP,
    MOVE_PASS,
    MOVE_PLAY,
    MOVE_TAKE,
    REFUSAL_CARD_NOT_IN_HAND,
    REFUSAL_CARD_TOO_HIGH,
    REFUSAL_HAND_FULL,
    REFUSAL_NO_CARD_LEFT,
)
from tests.tambo.position import TamboPosition


class Roll(Happening["TamboPosition"]):
    """R2: a turn starts with a roll of the die; R3: unless the last round is over."""

    def happen(self, position: TamboPosition) -> None:
        position.die = position.chance.die()
        position.tell(EVENT_ROLLED, self.seat, position.die)
        position.push(Turn(self.seat))


class Turn(Step["TamboPosition"]):
    """R2: one thing to do with the die that was rolled."""

    def moves(self, position: TamboPosition) -> list[int]:
        legal = [move for move in self.candidates(position) if self.refuse(position, move) is None]
        return legal or [pack(MOVE_PASS)]

    def candidates(self, position: TamboPosition) -> list[int]:
        values = sorted(set(position.hands[self.seat].cards))
        result = [pack(MOVE_PLAY, value) for value in values]
        result.append(pack(MOVE_DRAW))
        result.append(pack(MOVE_TAKE))
        for value in values:
            for to in range(position.seats):
                if to != self.seat:
                    result.append(pack(MOVE_GIVE, value, to))
        return result

    def refuse(self, position: TamboPosition, move: int) -> Saying | None:
        kind = kind_of(move)
        hand = position.hands[self.seat].cards
        if kind in (MOVE_PLAY, MOVE_GIVE) and part_a(move) not in hand:
            return saying(REFUSAL_CARD_NOT_IN_HAND, self.seat, part_a(move))
        if kind == MOVE_PLAY and part_a(move) > position.die:
            return saying(REFUSAL_CARD_TOO_HIGH, self.seat, part_a(move), position.die)
        if kind in (MOVE_DRAW, MOVE_TAKE) and len(hand) >= MOST_CARDS:
            return saying(REFUSAL_HAND_FULL, self.seat, self.seat, MOST_CARDS)
        if kind == MOVE_GIVE and len(position.hands[part_b(move)].cards) >= MOST_CARDS:
            return saying(REFUSAL_HAND_FULL, self.seat, part_b(move), MOST_CARDS)
        if (kind == MOVE_DRAW and not position.deck.cards) or (kind == MOVE_TAKE and not position.face_up):
            return saying(REFUSAL_NO_CARD_LEFT, self.seat)
        return None

    def carry_out(self, position: TamboPosition, move: int) -> None:
        seat = self.seat
        kind = kind_of(move)
        push_next_turn(position, seat)
        if kind == MOVE_PLAY:
            value = part_a(move)
            position.hands[seat].remove(value)
            position.discards += (value,)
            position.tell(EVENT_PLAYED, seat, value)
            position.gain(seat, value, CATEGORY_CARDS)
        elif kind == MOVE_DRAW:
            card = position.deck.draw()
            position.hands[seat].put(card, SEAT_BIT[seat])
            position.reveal()
            position.tell(EVENT_DREW, seat, card)
        elif kind == MOVE_TAKE:
            position.hands[seat].put(position.face_up, EVERYBODY)
            position.tell(EVENT_TOOK, seat, position.face_up)
            position.face_up = position.deck.draw() if position.deck.cards else 0
            position.reveal()
        elif kind == MOVE_GIVE:
            position.hands[seat].remove(part_a(move))
            position.gift.put(part_a(move), SEAT_BIT[seat] | SEAT_BIT[part_b(move)])
            position.reveal()
            position.tell(EVENT_GAVE, seat, part_a(move), part_b(move))
            position.push(Answer(part_b(move), seat))
        else:
            position.tell(EVENT_PASSED, seat)


class Answer(Step["TamboPosition"]):
    """R2.4: keep or decline a gift. The card lies in the position, not in the step: it is hidden from the others."""

    giver: int

    def __init__(self, seat: int, giver: int) -> None:
        self.seat = seat
        self.giver = giver

    def moves(self, position: TamboPosition) -> list[int]:
        return [pack(MOVE_KEEP), pack(MOVE_DECLINE)]

    def carry_out(self, position: TamboPosition, move: int) -> None:
        both = SEAT_BIT[self.seat] | SEAT_BIT[self.giver]
        card = position.gift.draw()
        if kind_of(move) == MOVE_KEEP:
            position.hands[self.seat].put(card, both)
            position.tell(EVENT_KEPT, self.seat)
            position.gain(self.giver, 2, CATEGORY_GIFTS)
        else:
            position.hands[self.giver].put(card, both)
            position.tell(EVENT_DECLINED, self.seat)
            position.gain(self.seat, -1, CATEGORY_GIFTS)


def push_next_turn(position: TamboPosition, seat: int) -> None:
    following = (seat + 1) % position.seats
    if following == 0:
        position.round += 1
    if position.round <= position.data.rounds:
        position.push(Roll(following))
