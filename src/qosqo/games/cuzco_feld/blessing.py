"""The fire blessing (F2.14): a god card or an offering, and a step of knowledge or food."""

from __future__ import annotations

from qosqo.core.phrases import kind_of, pack, part_a
from qosqo.core.position import Step
from qosqo.games.cuzco_feld.cards import BLESSING, CARD_THREE_AND_THREE, CardStep, add_offers, effect_ends, is_card_move, offers, pay
from qosqo.games.cuzco_feld.names import (
    EVENT_GAINED_BLESSING,
    MOVE_TAKE_CARD,
    MOVE_TAKE_FOOD,
    MOVE_TAKE_KNOWLEDGE,
    MOVE_TAKE_OFFERING,
    NO_CARD,
    TOP_OF_TRACK,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class FireBlessing(CardStep):
    """The first half; or card 08 instead of both (F3.6)."""

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        if position.offering_supply:
            result.append(pack(MOVE_TAKE_OFFERING))
        add_face_up_cards(position, result)
        add_offers(result, offers(position, self.seat, BLESSING))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            effect_ends(position, CARD_THREE_AND_THREE)
            position.take_food(self.seat, 3)
            position.advance(self.seat, 3)
            return
        position.push(second_half(self.seat))
        if kind_of(move) == MOVE_TAKE_OFFERING:
            position.take_offerings(self.seat, 1)
        else:
            position.take_card(self.seat, part_a(move))

    def happen(self, position: FeldPosition) -> None:
        if not position.listed:
            position.push(second_half(self.seat))  # no card, no offering left
        super().happen(position)


class SecondHalf(Step["FeldPosition"]):
    """Knowledge or food; what can bring nothing is not offered."""

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        if position.knowledge[self.seat] < TOP_OF_TRACK:
            result.append(pack(MOVE_TAKE_KNOWLEDGE))
        if position.food_supply:
            result.append(pack(MOVE_TAKE_FOOD))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if kind_of(move) == MOVE_TAKE_FOOD:
            position.take_food(self.seat, 1)
        else:
            position.advance(self.seat, 1)


class TakeCard(Step["FeldPosition"]):
    """Take one face-up god card."""

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        add_face_up_cards(position, result)
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        position.take_card(self.seat, part_a(move))


def add_face_up_cards(position: FeldPosition, moves: list[int]) -> None:
    for card in position.face_up:
        if card != NO_CARD:
            moves.append(pack(MOVE_TAKE_CARD, card))


def gain_blessing(position: FeldPosition, seat: int) -> None:
    position.tell(EVENT_GAINED_BLESSING, seat)
    position.push(fire_blessing(seat))


def fire_blessing(seat: int) -> FireBlessing:
    step = FireBlessing()
    step.seat = seat
    return step


def second_half(seat: int) -> SecondHalf:
    step = SecondHalf()
    step.seat = seat
    return step


def take_card(seat: int) -> TakeCard:
    step = TakeCard()
    step.seat = seat
    return step
