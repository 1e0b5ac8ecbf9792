"""The turn of Tambo, and the answer to a gift."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.pile import EVERYBODY, SEAT_BIT
from qosqo.core.position import Happening, Step
from tests.tambo.position import MOST_CARDS, TamboPosition

# Kinds of moves, in the order of the game's table.
PLAY: Final = 0
DRAW: Final = 1
TAKE: Final = 2
GIVE: Final = 3
KEEP: Final = 4
DECLINE: Final = 5
PASS: Final = 6

# Events.
ROLLED: Final = 2
PLAYED: Final = 3
DREW: Final = 4
TOOK: Final = 5
GAVE: Final = 6
KEPT: Final = 7
DECLINED: Final = 8
PASSED: Final = 9

# Refusals.
CARD_TOO_HIGH: Final = 0
CARD_NOT_IN_HAND: Final = 1
HAND_FULL: Final = 2
NO_CARD_LEFT: Final = 3

# Categories of the score sheet.
CARDS: Final = 0
GIFTS: Final = 1


class Roll(Happening["TamboPosition"]):
    """R2: a turn starts with a roll of the die; R3: unless the last round is over."""

    def happen(self, position: TamboPosition) -> None:
        position.die = position.chance.die()
        position.tell(ROLLED, self.seat, position.die)
        position.push(Turn(self.seat))


class Turn(Step["TamboPosition"]):
    """R2: one thing to do with the die that was rolled."""

    def moves(self, position: TamboPosition) -> list[int]:
        legal = [move for move in self.candidates(position) if self.refuse(position, move) is None]
        return legal or [pack(PASS)]

    def candidates(self, position: TamboPosition) -> list[int]:
        values = sorted(set(position.hands[self.seat].cards))
        result = [pack(PLAY, value) for value in values]
        result.append(pack(DRAW))
        result.append(pack(TAKE))
        for value in values:
            for to in range(position.seats):
                if to != self.seat:
                    result.append(pack(GIVE, value, to))
        return result

    def refuse(self, position: TamboPosition, move: int) -> Saying | None:
        kind = kind_of(move)
        hand = position.hands[self.seat].cards
        if kind in (PLAY, GIVE) and part_a(move) not in hand:
            return saying(CARD_NOT_IN_HAND, self.seat, part_a(move))
        if kind == PLAY and part_a(move) > position.die:
            return saying(CARD_TOO_HIGH, self.seat, part_a(move), position.die)
        if kind in (DRAW, TAKE) and len(hand) >= MOST_CARDS:
            return saying(HAND_FULL, self.seat, self.seat, MOST_CARDS)
        if kind == GIVE and len(position.hands[part_b(move)].cards) >= MOST_CARDS:
            return saying(HAND_FULL, self.seat, part_b(move), MOST_CARDS)
        if (kind == DRAW and not position.deck.cards) or (kind == TAKE and not position.face_up):
            return saying(NO_CARD_LEFT, self.seat)
        return None

    def carry_out(self, position: TamboPosition, move: int) -> None:
        seat = self.seat
        kind = kind_of(move)
        push_next_turn(position, seat)
        if kind == PLAY:
            value = part_a(move)
            position.hands[seat].remove(value)
            position.discards += (value,)
            position.tell(PLAYED, seat, value)
            position.gain(seat, value, CARDS)
        elif kind == DRAW:
            card = position.deck.draw()
            position.hands[seat].put(card, SEAT_BIT[seat])
            position.reveal()
            position.tell(DREW, seat, card)
        elif kind == TAKE:
            position.hands[seat].put(position.face_up, EVERYBODY)
            position.tell(TOOK, seat, position.face_up)
            position.face_up = position.deck.draw() if position.deck.cards else 0
            position.reveal()
        elif kind == GIVE:
            position.hands[seat].remove(part_a(move))
            position.gift.put(part_a(move), SEAT_BIT[seat] | SEAT_BIT[part_b(move)])
            position.reveal()
            position.tell(GAVE, seat, part_a(move), part_b(move))
            position.push(Answer(part_b(move), seat))
        else:
            position.tell(PASSED, seat)


class Answer(Step["TamboPosition"]):
    """R2.4: keep or decline a gift. The card lies in the position, not in the step: it is hidden from the others."""

    giver: int

    def __init__(self, seat: int, giver: int) -> None:
        self.seat = seat
        self.giver = giver

    def moves(self, position: TamboPosition) -> list[int]:
        return [pack(KEEP), pack(DECLINE)]

    def carry_out(self, position: TamboPosition, move: int) -> None:
        both = SEAT_BIT[self.seat] | SEAT_BIT[self.giver]
        card = position.gift.draw()
        if kind_of(move) == KEEP:
            position.hands[self.seat].put(card, both)
            position.tell(KEPT, self.seat)
            position.gain(self.giver, 2, GIFTS)
        else:
            position.hands[self.giver].put(card, both)
            position.tell(DECLINED, self.seat)
            position.gain(self.seat, -1, GIFTS)


def push_next_turn(position: TamboPosition, seat: int) -> None:
    following = (seat + 1) % position.seats
    if following == 0:
        position.round += 1
    if position.round <= position.data.rounds:
        position.push(Roll(following))
