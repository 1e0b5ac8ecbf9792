"""What Axomamma builds: statues and buildings."""

from __future__ import annotations

from typing import Final

from qosqo.games.tawantinsuyu.buildings import build
from qosqo.games.tawantinsuyu.names import DEAR_BUILDINGS, DIE, GODS, LARGE, PASSIVE_DEED, PRODUCTION_DEED, SMALL, TUCKED
from qosqo.games.tawantinsuyu.payment import can_pay, can_pay_cost, charge, charge_cost
from qosqo.games.tawantinsuyu.phrases import EVENT_AXOMAMMA_BUILT, EVENT_STATUE_ROLL
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.statues import gain_statue, statues_left

PRODUCTION_WANTED: Final = 2


def roll(position: TawaPosition) -> int:
    """T8.4: the die shows 1, 2, 2, 3, 3, 4."""
    return DIE[position.chance.below(len(DIE))]


# Statues.


def affordable_size(position: TawaPosition, seat: int, god: int) -> int:
    """T8.33: the large statue of a god if it is there and can be paid, else the small one, else −1."""
    for size in (LARGE, SMALL):
        if statues_left(position, god, size) and can_pay_cost(position, seat, position.data.statue_cost[size]):
            return size
    return -1


def build_axomamma_statue(position: TawaPosition, seat: int) -> None:
    """T8.33: the die picks a tucked card, whose god gets the statue; else the next card clockwise; else a random one, large first.
    Some statue must be affordable."""
    die = roll(position)
    position.tell(EVENT_STATUE_ROLL, seat, die, position.tucked[die - 1])
    for step in range(TUCKED):
        god = position.data.card_god[position.tucked[(die - 1 + step) % TUCKED]]
        size = affordable_size(position, seat, god)
        if size >= 0:
            pay_statue(position, seat, god, size)
            return
    for size in (LARGE, SMALL):
        gods = [god for god in range(GODS) if statues_left(position, god, size)]
        if gods and can_pay_cost(position, seat, position.data.statue_cost[size]):
            pay_statue(position, seat, gods[position.chance.below(len(gods))], size)
            return


def pay_statue(position: TawaPosition, seat: int, god: int, size: int) -> None:
    charge_cost(position, seat, position.data.statue_cost[size])
    gain_statue(position, seat, god, size)


def gain_random_statue(position: TawaPosition, seat: int) -> bool:
    """T8.35: a random small statue for nothing; False if none is left."""
    gods = [god for god in range(GODS) if statues_left(position, god, SMALL)]
    if not gods:
        return False
    gain_statue(position, seat, gods[position.chance.below(len(gods))], SMALL)
    return True


# Buildings.


def buildings_for_sale(position: TawaPosition, deed: int) -> list[int]:
    """The production or passive buildings of the market."""
    first = 0 if deed == PRODUCTION_DEED else 2
    return [building for building in position.market[first : first + 2] if building >= 0]


def building_price(position: TawaPosition) -> int:
    """T8.34: one stone instead of the printed cost; T8.40: two."""
    return 2 if position.difficulty & DEAR_BUILDINGS else 1


def can_pay_building(position: TawaPosition, seat: int) -> bool:
    return can_pay(position, seat, stone=building_price(position))


def construct(position: TawaPosition, seat: int, deed: int, free: bool) -> bool:
    """T8.34: a random building of a kind; False if none is for sale. It can be paid."""
    there = buildings_for_sale(position, deed)
    if not there:
        return False
    if not free:
        charge(position, seat, stone=building_price(position))
    building = there[position.chance.below(len(there))]
    build(position, seat, building)
    position.tell(EVENT_AXOMAMMA_BUILT, seat, building)
    return True


def wanted_kind(position: TawaPosition, seat: int) -> int:
    """T8.35: production buildings until two are face up, then passive ones."""
    return PRODUCTION_DEED if len(position.face_up_production(seat)) < PRODUCTION_WANTED else PASSIVE_DEED
