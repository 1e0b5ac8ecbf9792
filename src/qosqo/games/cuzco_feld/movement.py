"""Movement across stone trails and rope bridges, and delivering quipus (F2.4–F2.7)."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, saying
from qosqo.core.values import raised, replaced
from qosqo.games.cuzco_feld.components import NEIGHBOUR_TRAILS, NEIGHBOURS, VILLAGE_NEIGHBOURS
from qosqo.games.cuzco_feld.feathers import PlaceFeather
from qosqo.games.cuzco_feld.fire_blessing import gain_blessing
from qosqo.games.cuzco_feld.god_cards import (
    CARD_ANY_VILLAGE,
    CARD_SIX,
    CARD_VILLAGE_AT_ONCE,
    DELIVERING,
    MOVING,
    USING_THE_DIE,
    CardStep,
    add_offers,
    effect_ends,
    in_effect,
    is_card_move,
    is_offered,
    offers,
    offers_or_done,
    pay,
    without,
)
from qosqo.games.cuzco_feld.names import CUZCO, EMPTY, INNER, NEVER, PIPS, QUIPU, STACK, VILLAGES
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_DELIVERIES,
    EVENT_DELIVERED,
    EVENT_FOUND_OWN_QUIPU,
    EVENT_HAD_NO_QUIPU,
    EVENT_JUMPED,
    EVENT_MOVED,
    EVENT_TURNED_OVERLAY,
    MOVE_LEAVE_CUZCO,
    MOVE_MOVE_TO,
    REFUSAL_CARD_LEADS_TO_A_VILLAGE,
    REFUSAL_TRAIL_TOO_HIGH,
    REFUSAL_WRONG_TRAIL,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT


class Movement(CardStep):
    """Move the chasqui over one trail of the kind with at most these pips; or with card 14 to any village (F3.8)."""

    trail: int
    pips: int

    def __init__(self, seat: int, trail: int, pips: int) -> None:
        self.seat = seat
        self.trail = trail
        self.pips = pips

    def moves(self, position: FeldPosition) -> list[int]:
        if in_effect(position, CARD_ANY_VILLAGE):
            return moves_to_any_village(position, self.seat)
        reach = PIPS if in_effect(position, CARD_SIX) else self.pips
        result = moves_over_trails(position, self.seat, self.trail, reach)
        offered = offers(position, self.seat, MOVING | USING_THE_DIE)
        if is_offered(offered, CARD_SIX) and (
            reach == PIPS or len(moves_over_trails(position, self.seat, self.trail, PIPS)) == len(result)
        ):
            offered = without(offered, CARD_SIX)
        add_offers(result, offered)
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            position.push(self)
            return
        jumping = in_effect(position, CARD_ANY_VILLAGE)
        effect_ends(position, CARD_SIX)
        effect_ends(position, CARD_ANY_VILLAGE)
        if kind_of(move) == MOVE_LEAVE_CUZCO and part_b(move) != position.overlay:
            position.overlay = part_b(move)
            position.tell(EVENT_TURNED_OVERLAY, self.seat, position.overlay)
        if jumping:
            position.tell(EVENT_JUMPED, self.seat, part_a(move))
        else:
            trail = trail_to(position, position.chasquis[self.seat], part_a(move))
            position.tell(EVENT_MOVED, self.seat, part_a(move), trail & 1, trail >> 1)
        if position.chasquis[self.seat] == CUZCO:
            position.departed = replaced(position.departed, self.seat, 1)
        position.chasquis = replaced(position.chasquis, self.seat, part_a(move))
        arrive(position, self.seat)

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        if position.chasquis[self.seat] == CUZCO:
            return [] if position.departed[self.seat] else [pack(MOVE_MOVE_TO, village) for village in range(INNER)]
        return [pack(MOVE_MOVE_TO, place) for place in neighbours(position.chasquis[self.seat])]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if move not in self.worth_explaining(position):
            return None
        there = part_a(move)
        if in_effect(position, CARD_ANY_VILLAGE):
            return saying(REFUSAL_CARD_LEADS_TO_A_VILLAGE, self.seat, CARD_ANY_VILLAGE)
        trail = trail_to(position, position.chasquis[self.seat], there)
        if trail & 1 != self.trail:
            return saying(REFUSAL_WRONG_TRAIL, self.seat, there, trail & 1)
        return saying(REFUSAL_TRAIL_TOO_HIGH, self.seat, there, trail >> 1, self.pips)

    def moments(self) -> int:
        return MOVING | USING_THE_DIE


class Delivery(CardStep):
    """A quipu was delivered: card 10 scores the village at once as well (F3.7)."""

    village: int

    def __init__(self, seat: int, village: int) -> None:
        self.seat = seat
        self.village = village

    def moves(self, position: FeldPosition) -> list[int]:
        return offers_or_done(position, self.seat, DELIVERING)

    def moments(self) -> int:
        return DELIVERING

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            effect_ends(position, CARD_VILLAGE_AT_ONCE)
            position.gain(self.seat, position.value_of[self.village], CATEGORY_DELIVERIES)


def arrive(position: FeldPosition, seat: int) -> None:
    """F2.5, F2.7: in Cuzco a fire blessing; in a village a quipu where there is none of one's own, and its feather."""
    place = position.chasquis[seat]
    if place == CUZCO:
        gain_blessing(position, seat)
    elif deliver(position, seat, place):
        position.push(PlaceFeather(seat, position.feather_of[place]))
        position.push(Delivery(seat, place))


def deliver(position: FeldPosition, seat: int, village: int) -> bool:
    """F2.5: lay a quipu on top of the others in the village; False if there is one already or none is left."""
    if position.delivered[seat] & BIT[village]:
        position.tell(EVENT_FOUND_OWN_QUIPU, seat)
        return False
    space = position.first_space(seat, QUIPU)
    if space >= 0:
        position.spaces = replaced(position.spaces, space, EMPTY)
    elif position.reserve[seat]:
        position.reserve = raised(position.reserve, seat, -1)
    else:
        position.tell(EVENT_HAD_NO_QUIPU, seat)
        return False
    position.delivered = raised(position.delivered, seat, BIT[village])
    place = village * STACK
    while position.quipus[place] >= 0:
        place += 1
    position.quipus = replaced(position.quipus, place, seat)
    position.tell(EVENT_DELIVERED, seat, village)
    return True


def arm_to(position: FeldPosition, village: int, overlay: int) -> int:
    """The trail of the overlay, turned so, between Cuzco and an inner village."""
    return position.data.arms[(village - overlay + INNER) % INNER]


def neighbours(place: int) -> list[int]:
    """The places next to a village, sorted."""
    result = VILLAGE_NEIGHBOURS[place * NEIGHBOURS : place * NEIGHBOURS + NEIGHBOURS]
    if place < INNER:
        result.append(CUZCO)
    return result


def trail_to(position: FeldPosition, here: int, there: int) -> int:
    """The trail between two neighbouring places."""
    if here == CUZCO:
        return arm_to(position, there, position.overlay)
    if there == CUZCO:
        return arm_to(position, here, position.overlay)
    index = here * NEIGHBOURS
    while VILLAGE_NEIGHBOURS[index] != there:
        index += 1
    return position.trails[NEIGHBOUR_TRAILS[index]]


def moves_over_trails(position: FeldPosition, seat: int, kind: int, pips: int) -> list[int]:
    """F2.4; F2.7: leaving Cuzco for the first time one may not turn the overlay, later to any position."""
    result: list[int] = []
    here = position.chasquis[seat]
    if here == CUZCO:
        for village in range(INNER):
            if not position.departed[seat]:
                if is_usable(arm_to(position, village, position.overlay), kind, pips):
                    result.append(pack(MOVE_MOVE_TO, village))
            else:
                for overlay in range(INNER):
                    if is_usable(arm_to(position, village, overlay), kind, pips):
                        result.append(pack(MOVE_LEAVE_CUZCO, village, overlay))
        return result
    for index in range(here * NEIGHBOURS, here * NEIGHBOURS + NEIGHBOURS):
        if is_usable(position.trails[NEIGHBOUR_TRAILS[index]], kind, pips):
            result.append(pack(MOVE_MOVE_TO, VILLAGE_NEIGHBOURS[index]))
    if here < INNER and is_usable(arm_to(position, here, position.overlay), kind, pips):
        result.append(pack(MOVE_MOVE_TO, CUZCO))
    return result


def moves_to_any_village(position: FeldPosition, seat: int) -> list[int]:
    """F3.12: to a village, not to Cuzco. Who leaves Cuzco may turn the overlay as usual."""
    result: list[int] = []
    turning = position.chasquis[seat] == CUZCO and position.departed[seat] == 1
    for village in range(VILLAGES):
        if turning:
            for overlay in range(INNER):
                result.append(pack(MOVE_LEAVE_CUZCO, village, overlay))
        elif village != position.chasquis[seat]:
            result.append(pack(MOVE_MOVE_TO, village))
    return result


def is_usable(trail: int, kind: int, pips: int) -> bool:
    return trail & 1 == kind and trail >> 1 <= pips


def pips_for_a_trail(position: FeldPosition, seat: int, kind: int) -> int:
    """The pips that the easiest trail of the kind needs from where the chasqui stands; NEVER if there is none."""
    least = NEVER
    here = position.chasquis[seat]
    if here == CUZCO:
        for arm in position.data.arms:
            if arm & 1 == kind and arm >> 1 < least:
                least = arm >> 1
        return least
    for index in range(here * NEIGHBOURS, here * NEIGHBOURS + NEIGHBOURS):
        trail = position.trails[NEIGHBOUR_TRAILS[index]]
        if trail & 1 == kind and trail >> 1 < least:
            least = trail >> 1
    if here < INNER:
        arm = arm_to(position, here, position.overlay)
        if arm & 1 == kind and arm >> 1 < least:
            least = arm >> 1
    return least
