"""The headdress action: flipping a circlet between two feathers (F2.12)."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.values import replaced
from qosqo.games.cuzco_feld.fire_blessing import gain_blessing
from qosqo.games.cuzco_feld.god_cards import (
    CARD_SIX,
    USING_THE_DIE,
    CardStep,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    offers,
    pay,
)
from qosqo.games.cuzco_feld.names import CIRCLETS, NEVER, PIPS, SLOTS
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_HEADDRESS,
    EVENT_FLIPPED_CIRCLET,
    MOVE_FLIP_CIRCLET,
    REFUSAL_CIRCLET_ACTIVATED,
    REFUSAL_CIRCLET_NEEDS_FEATHERS,
    REFUSAL_CIRCLET_TOO_HIGH,
)
from qosqo.games.cuzco_feld.position import FeldPosition


class Headdress(CardStep):
    """Flip a circlet with at most these pips: points, and a fire blessing."""

    pips: int

    def __init__(self, seat: int, pips: int) -> None:
        self.seat = seat
        self.pips = pips

    def moves(self, position: FeldPosition) -> list[int]:
        reach = PIPS if in_effect(position, CARD_SIX) else self.pips
        result: list[int] = []
        more = False
        for circlet in range(CIRCLETS):
            if circlet_is_ready(position, self.seat, circlet):
                if circlet < reach:
                    result.append(pack(MOVE_FLIP_CIRCLET, circlet + 1))
                else:
                    more = True
        if more:
            add_offers(result, offers(position, self.seat, USING_THE_DIE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
            return
        effect_ends(position, CARD_SIX)
        circlet = part_a(move) - 1
        position.circlets = replaced(position.circlets, self.seat * CIRCLETS + circlet, 1)
        data = position.data
        position.tell(EVENT_FLIPPED_CIRCLET, self.seat, circlet + 1, data.circlet_points[circlet], data.round_bonus[position.round - 1])
        position.gain(self.seat, circlet_points(position, circlet), CATEGORY_HEADDRESS)
        gain_blessing(position, self.seat)

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        return [pack(MOVE_FLIP_CIRCLET, circlet + 1) for circlet in range(CIRCLETS)]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_FLIP_CIRCLET or not 1 <= part_a(move) <= CIRCLETS:
            return None
        if position.circlets[self.seat * CIRCLETS + part_a(move) - 1]:
            return saying(REFUSAL_CIRCLET_ACTIVATED, self.seat, part_a(move))
        if not circlet_is_ready(position, self.seat, part_a(move) - 1):
            return saying(REFUSAL_CIRCLET_NEEDS_FEATHERS, self.seat, part_a(move))
        return saying(REFUSAL_CIRCLET_TOO_HIGH, self.seat, part_a(move), self.pips)

    def moments(self) -> int:
        return USING_THE_DIE


def pips_for_a_circlet(position: FeldPosition, seat: int) -> int:
    """The pips that the cheapest circlet needs; NEVER if none is ready."""
    for circlet in range(CIRCLETS):
        if circlet_is_ready(position, seat, circlet):
            return circlet + 1
    return NEVER


def circlet_is_ready(position: FeldPosition, seat: int, circlet: int) -> bool:
    """F2.12: not yet flipped, with feathers in both adjacent slots."""
    slot = seat * SLOTS + 2 * circlet
    return not position.circlets[seat * CIRCLETS + circlet] and position.feathers[slot] == 1 and position.feathers[slot + 1] == 1


def circlet_points(position: FeldPosition, circlet: int) -> int:
    """What flipping it scores in this round."""
    return position.data.circlet_points[circlet] + position.data.round_bonus[position.round - 1]
