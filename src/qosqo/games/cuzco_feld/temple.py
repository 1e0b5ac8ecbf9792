"""The temple: a priest on its steps (F2.11) with card 12, and its scoring in phase III (F5.2)."""

from __future__ import annotations

from qosqo.core.phrases import Saying, pack, part_a, saying
from qosqo.core.position import NOBODY
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld.fire_blessing import gain_blessing
from qosqo.games.cuzco_feld.god_cards import (
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
from qosqo.games.cuzco_feld.names import PIPS
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_TEMPLE,
    EVENT_PUSHED_PRIEST,
    EVENT_PUT_PRIEST,
    EVENT_REMOVED_MEDAL,
    EVENT_SENT_PRIEST_HOME,
    EVENT_WON_MEDAL,
    EVENT_WON_MEDAL_ON_TIE,
    MOVE_PUT_PRIEST,
    REFUSAL_PRIEST_CHOSEN,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class PlacePriest(CardStep):
    """Put a priest on the step of exactly the die's pips, then gain a fire blessing."""

    pips: int

    def __init__(self, seat: int, pips: int) -> None:
        self.seat = seat
        self.pips = pips

    def moves(self, position: FeldPosition) -> list[int]:
        step = PIPS if in_effect(position, CARD_SIX) else self.pips
        result = [pack(MOVE_PUT_PRIEST, step)]
        offered = offers(position, self.seat, PLACING_A_PRIEST | USING_THE_DIE)
        if offered:
            aimed = in_effect(position, CARD_PRIEST_HOME)
            if aimed or position.temple[step - 1] == NOBODY:
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
            position.temple = replaced(position.temple, part_a(move) - 1, NOBODY)
        effect_ends(position, CARD_PRIEST_HOME)
        effect_ends(position, CARD_SIX)
        put_priest(position, self.seat, part_a(move))
        gain_blessing(position, self.seat)

    def moments(self) -> int:
        return PLACING_A_PRIEST | USING_THE_DIE

    def explain_card(self, position: FeldPosition, card: int) -> Saying | None:
        """Card 12 is aimed at the priest on the step that the die reached when it was played."""
        if card == CARD_SIX and in_effect(position, CARD_PRIEST_HOME):
            return saying(REFUSAL_PRIEST_CHOSEN, self.seat, CARD_PRIEST_HOME, self.pips)
        return None


def put_priest(position: FeldPosition, seat: int, step: int) -> None:
    """The priest who stands there goes down one step, and so on; below step 1 a priest goes home."""
    position.tell(EVENT_PUT_PRIEST, seat, step)
    arriving = seat
    while arriving != NOBODY:
        step -= 1
        if step < 0:
            position.tell(EVENT_SENT_PRIEST_HOME, arriving)
            return
        standing = position.temple[step]
        position.temple = replaced(position.temple, step, arriving)
        if standing != NOBODY and step > 0:
            position.tell(EVENT_PUSHED_PRIEST, standing, step)
        arriving = standing


def score_temple(position: FeldPosition) -> None:
    """F5.2: points for priests, and a medal for the most; on a tie for whose priest stands highest."""
    for seat in position.order:
        position.gain(seat, temple_points(position, seat), CATEGORY_TEMPLE)
    position.temple_medals -= 1
    winner = medal_winner(position)
    if winner == NOBODY:
        position.tell(EVENT_REMOVED_MEDAL, NOBODY)
    else:
        position.medals = raised(position.medals, winner, 1)
        most = position.priests_in_temple(winner)
        if any(seat != winner and position.priests_in_temple(seat) == most for seat in position.order):
            position.tell(EVENT_WON_MEDAL_ON_TIE, winner, highest_step(position, winner))
        else:
            position.tell(EVENT_WON_MEDAL, winner)


def highest_step(position: FeldPosition, seat: int) -> int:
    """The highest step on which a priest of the seat stands."""
    return max([step + 1 for step in range(PIPS) if position.temple[step] == seat])


def temple_points(position: FeldPosition, seat: int) -> int:
    """The points for the seat's priests in this round."""
    return position.priests_in_temple(seat) * position.data.priest_points[position.round - 1]


def medal_winner(position: FeldPosition) -> int:
    """Who has the most priests on the steps; on a tie whose priest stands highest; NOBODY without any."""
    winner = NOBODY
    for step in range(PIPS - 1, -1, -1):
        seat = position.temple[step]
        if seat != NOBODY and (winner == NOBODY or position.priests_in_temple(seat) > position.priests_in_temple(winner)):
            winner = seat
    return winner
