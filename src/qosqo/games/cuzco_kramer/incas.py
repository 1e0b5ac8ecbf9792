"""Incas enter, move and leave (K4), always the cheapest way."""

from __future__ import annotations

from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.walk import CHEAPEST_EXIT, OUT_OF_REACH, passable, walk_from
from qosqo.games.cuzco_kramer.words import (
    HEX_TAKEN,
    LEGAL,
    MOVED_FREELY,
    NO_INCA_LEFT,
    NO_WAY,
    NOT_YOUR_INCA,
    TOO_FEW_AP,
)


def incas_left(position: KramerPosition, seat: int) -> int:
    return position.data.incas - len(position.incas[seat])


def enter_price(position: KramerPosition, seat: int, to: int) -> int:
    """What entering to a cell costs, which is also the price of leaving from it (K4.1)."""
    if not passable(position, seat, to):
        return OUT_OF_REACH
    entry_price = position.data.entry_price
    way = walk_from(position, seat, to, leaving=True)
    best = OUT_OF_REACH
    looked_at = 0
    while looked_at < len(way.reached):
        spent = way.spent()
        for place in range(looked_at, len(way.reached)):
            price = entry_price[way.reached[place]]
            if 0 < price < best - spent:
                best = spent + price
        if best <= spent + 1 + CHEAPEST_EXIT:
            break  # going over to the other type and then out costs no less
        looked_at = len(way.reached)
        way.further()
    return best


def move_price(position: KramerPosition, seat: int, start: int, to: int) -> int:
    way = walk_from(position, seat, start)
    while to not in way.reached and way.beyond:
        way.further()
    return way.spent() if to in way.reached else OUT_OF_REACH


def enter_fault(position: KramerPosition, seat: int, to: int) -> int:
    if incas_left(position, seat) == 0:
        return NO_INCA_LEFT
    if position.inca[to] != NOBODY:
        return HEX_TAKEN
    return price_fault(position, enter_price(position, seat, to))


def leave_fault(position: KramerPosition, seat: int, start: int) -> int:
    if position.inca[start] != seat:
        return NOT_YOUR_INCA
    return price_fault(position, enter_price(position, seat, start))


def move_fault(position: KramerPosition, seat: int, start: int, to: int) -> int:
    if position.inca[start] != seat:
        return NOT_YOUR_INCA
    if position.inca[to] != NOBODY:
        return HEX_TAKEN
    price = move_price(position, seat, start, to)
    if price == 0 and start in position.rested:
        return MOVED_FREELY
    return price_fault(position, price)


def price_fault(position: KramerPosition, price: int) -> int:
    if price >= OUT_OF_REACH:
        return NO_WAY
    return LEGAL if price <= position.action_points else TOO_FEW_AP


def any_free_move(position: KramerPosition, seat: int) -> bool:
    """Whether an Inca can move without cost."""
    surface = position.surface
    inca = position.inca
    for cell in position.incas[seat]:
        if cell in position.rested:
            continue
        past_others = False
        for near in position.data.beside[cell]:
            if surface[near] == surface[cell]:
                if inca[near] == NOBODY:
                    return True
                past_others = past_others or inca[near] == seat
        if past_others:
            for to in walk_from(position, seat, cell).reached:
                if inca[to] == NOBODY:
                    return True
    return False


def any_way_in_or_out(position: KramerPosition, seat: int) -> bool:
    """Whether an Inca can enter to the border or leave from there; others may, too, who have further to go."""
    action_points = position.action_points
    left = incas_left(position, seat)
    for cell in position.data.entries if action_points > 0 else []:
        if position.height[cell] > 0 and position.data.entry_price[cell] <= action_points:
            who = position.inca[cell]
            if who == seat or (who == NOBODY and left > 0 and passable(position, seat, cell)):
                return True
    return False


def put_inca(position: KramerPosition, seat: int, cell: int) -> None:
    position.own_incas()
    position.inca[cell] = seat
    insert_sorted(position.incas[seat], cell)


def take_inca(position: KramerPosition, seat: int, cell: int) -> None:
    position.own_incas()
    position.inca[cell] = NOBODY
    position.incas[seat].remove(cell)


def insert_sorted(cells: list[int], cell: int) -> None:
    place = len(cells)
    while place > 0 and cells[place - 1] > cell:
        place -= 1
    cells.insert(place, cell)
