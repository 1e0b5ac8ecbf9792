"""Axomamma's part in a conquest."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import pack, part_a, part_c, part_d
from qosqo.core.position import Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.axomamma.gains import random_nomad
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.conquest import Casualty, Spend, play_army, ways_to_conquer
from qosqo.games.tawantinsuyu.names import CONQUESTS, NO_MARKER, POTATO_END, REGION_SPACES, SINGLE_CONQUEST, TOO_FEW_SOLDIERS
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_CONQUESTS,
    EVENT_CONQUERED,
    EVENT_NO_CONQUEST,
    EVENT_NO_SECOND_CONQUEST,
    EVENT_SINGLE_CONQUEST,
    MOVE_CASUALTY,
    MOVE_CASUALTY_NOMAD,
)
from qosqo.games.tawantinsuyu.position import TawaPosition

REGION_RANK: Final = [1, 0, 3, 2]
"""T8.22: Antisuyu, Chinchasuyu, Kuntisuyu, Qullasuyu, by the number of the region."""
ENOUGH_MARKERS: Final = 3


class AxomammaCasualty(Happening["TawaPosition"]):
    """T8.21, RULING: the worker at the potato end falls; from an empty village a random nomad."""

    def happen(self, position: TawaPosition) -> None:
        if position.village:
            Casualty(self.seat).do(position, pack(MOVE_CASUALTY, POTATO_END))
        else:
            colour = random_nomad(position)
            if colour >= 0:
                Casualty(self.seat).do(position, pack(MOVE_CASUALTY_NOMAD, colour))


class AxomammaArmies(Happening["TawaPosition"]):
    """T8.21: it plays its whole hand for nothing."""

    def happen(self, position: TawaPosition) -> None:
        for army in sorted(position.army_hands[self.seat].cards):
            play_army(position, self.seat, army, free=True)


# Where and with whom.


def preferred_way(position: TawaPosition, seat: int, space: int) -> int:
    """T8.23: it rather discards cards with one soldier and flips cards with two; −1 if its soldiers do not suffice."""
    best = -1
    for way in ways_to_conquer(position, seat, space):
        if best < 0 or (part_d(way), part_a(way)) < (part_d(best), part_a(best)):
            best = way
    return best


def cards_discarded(way: int) -> int:
    return part_c(way) + part_d(way)


def markers_in(position: TawaPosition, region: int, seat: int) -> int:
    return position.conquests[region * REGION_SPACES : (region + 1) * REGION_SPACES].count(seat)


def rank(position: TawaPosition, seat: int, space: int) -> list[int]:
    """T8.22: the order of preference; the space with the least rank is taken. RULING: within a region the rightmost one."""
    region = space // REGION_SPACES
    own = markers_in(position, region, seat)
    yours = markers_in(position, region, 1 - seat)
    soldiers = position.data.conquest_flip[space] + position.data.conquest_discard[space]
    return [-soldiers, own + yours, 0 if own < ENOUGH_MARKERS else 1, yours, REGION_RANK[region], -space]


def possible_spaces(position: TawaPosition, seat: int) -> list[int]:
    if position.markers_left(seat) == 0:
        return []
    return [space for space in range(CONQUESTS) if position.conquests[space] < 0 and preferred_way(position, seat, space) >= 0]


def first_target(position: TawaPosition, seat: int) -> int:
    """T8.22: the space that asks for most soldiers, or −1."""
    best = -1
    best_rank: list[int] = []
    for space in possible_spaces(position, seat):
        each = rank(position, seat, space)
        if best < 0 or each < best_rank:
            best = space
            best_rank = each
    return best


def second_target(position: TawaPosition, seat: int) -> int:
    """T8.24: the space for which fewest cards are discarded, a random one of several; −1 if there is none."""
    spaces = possible_spaces(position, seat)
    if not spaces:
        return -1
    costs = [cards_discarded(preferred_way(position, seat, space)) for space in spaces]
    cheapest = [space for space, cost in zip(spaces, costs, strict=True) if cost == min(costs)]
    return cheapest[position.chance.below(len(cheapest))]


class AxomammaConquest(Happening["TawaPosition"]):
    """T8.22–T8.24: a conquest if its soldiers suffice for one."""

    second: bool

    def __init__(self, seat: int, second: bool) -> None:
        self.seat = seat
        self.second = second

    def happen(self, position: TawaPosition) -> None:
        if self.second and position.difficulty & SINGLE_CONQUEST:
            position.tell(EVENT_SINGLE_CONQUEST, self.seat)
            return
        seat = self.seat
        space = second_target(position, seat) if self.second else first_target(position, seat)
        if space < 0:
            reason = TOO_FEW_SOLDIERS if position.markers_left(seat) else NO_MARKER
            position.tell(EVENT_NO_SECOND_CONQUEST if self.second else EVENT_NO_CONQUEST, seat, reason)
            return
        way = preferred_way(position, seat, space)
        position.conquests = replaced(position.conquests, space, seat)
        position.tell(EVENT_CONQUERED, seat, space)
        Spend(seat, space).do(position, way)
        position.push(Effect(seat, position.data.conquest_effect[space], CATEGORY_CONQUESTS))
