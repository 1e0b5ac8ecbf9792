"""The fire blessing (F2.14): a god card or an offering, and a step of knowledge or food."""

from __future__ import annotations

from qosqo.core.phrases import kind_of, pack, part_a
from qosqo.core.position import Step
from qosqo.games.cuzco_feld.god_cards import (
    BLESSING,
    CARD_THREE_AND_THREE,
    CardStep,
    add_face_up_cards,
    add_offers,
    effect_ends,
    is_card_move,
    offers,
    pay,
    take_card,
)
from qosqo.games.cuzco_feld.names import TOP_OF_TRACK
from qosqo.games.cuzco_feld.phrases import EVENT_GAINED_BLESSING, MOVE_DONE, MOVE_TAKE_FOOD, MOVE_TAKE_KNOWLEDGE, MOVE_TAKE_OFFERING
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.university import advance


class FireBlessing(CardStep):
    """The first half; or card 08 instead of both (F3.6)."""

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        if position.offering_supply:
            result.append(pack(MOVE_TAKE_OFFERING))
        add_face_up_cards(position, result)
        offered = offers(position, self.seat, BLESSING)
        forced = not result and position.rules >= 2
        add_offers(result, offered)
        if offered and forced:
            result.append(pack(MOVE_DONE))  # nobody must play a card, even where there is nothing else to take
        return result

    def moments(self) -> int:
        return BLESSING

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            effect_ends(position, CARD_THREE_AND_THREE)
            position.take_food(self.seat, 3)
            advance(position, self.seat, 3)
            return
        position.push(SecondHalf(self.seat))
        if kind_of(move) == MOVE_TAKE_OFFERING:
            position.take_offerings(self.seat, 1)
        elif kind_of(move) != MOVE_DONE:
            take_card(position, self.seat, part_a(move))

    def happen(self, position: FeldPosition) -> None:
        if not position.listed:
            position.push(SecondHalf(self.seat))  # no card, no offering left
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
            advance(position, self.seat, 1)


def gain_blessing(position: FeldPosition, seat: int) -> None:
    position.tell(EVENT_GAINED_BLESSING, seat)
    position.push(FireBlessing(seat))
