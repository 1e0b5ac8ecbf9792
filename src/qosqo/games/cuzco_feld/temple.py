"""The temple action: a priest on the steps (F2.11), and card 12."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import pack, part_a
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld.blessing import gain_blessing
from qosqo.games.cuzco_feld.cards import (
    CARD_PRIEST_HOME,
    CARD_SIX,
    PLACING_A_PRIEST,
    USING_THE_DIE,
    CardStep,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    offers,
    pay,
    without,
)
from qosqo.games.cuzco_feld.names import EVENT_PUSHED_PRIEST, EVENT_PUT_PRIEST, EVENT_SENT_PRIEST_HOME, MOVE_PUT_PRIEST, PIPS
from qosqo.games.cuzco_feld.position import FeldPosition

NOBODY_HERE: Final = -1


class PlacePriest(CardStep):
    """Put a priest on the step of exactly the die's pips, then gain a fire blessing."""

    pips: int

    def moves(self, position: FeldPosition) -> list[int]:
        step = PIPS if in_effect(position, CARD_SIX) else self.pips
        result = [pack(MOVE_PUT_PRIEST, step)]
        offered = offers(position, self.seat, PLACING_A_PRIEST | USING_THE_DIE)
        if offered:
            aimed = in_effect(position, CARD_PRIEST_HOME)
            if aimed or position.temple[step - 1] == NOBODY_HERE:
                offered = without(offered, CARD_PRIEST_HOME)
            if aimed or step == PIPS:
                offered = without(offered, CARD_SIX)
            add_offers(result, offered)
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
            return
        if in_effect(position, CARD_PRIEST_HOME):
            position.tell(EVENT_SENT_PRIEST_HOME, position.temple[part_a(move) - 1])
            position.temple = replaced(position.temple, part_a(move) - 1, NOBODY_HERE)
        effect_ends(position, CARD_PRIEST_HOME)
        effect_ends(position, CARD_SIX)
        put_priest(position, self.seat, part_a(move))
        gain_blessing(position, self.seat)


def put_priest(position: FeldPosition, seat: int, step: int) -> None:
    """The priest who stands there goes down one step, and so on; below step 1 a priest goes home."""
    position.tell(EVENT_PUT_PRIEST, seat, step)
    arriving = seat
    while arriving != NOBODY_HERE:
        step -= 1
        if step < 0:
            position.tell(EVENT_SENT_PRIEST_HOME, arriving)
            return
        standing = position.temple[step]
        position.temple = replaced(position.temple, step, arriving)
        if standing != NOBODY_HERE and step > 0:
            position.tell(EVENT_PUSHED_PRIEST, standing, step)
        arriving = standing


def place_priest(seat: int, pips: int) -> PlacePriest:
    step = PlacePriest()
    step.seat = seat
    step.pips = pips
    return step
