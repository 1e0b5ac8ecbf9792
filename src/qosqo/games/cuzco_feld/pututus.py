"""Module 1, the pututus: what a roll brings (F8.1, F8.2, F8.4), and changing a die with them (F8.3)."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import pack, part_a, part_b, part_c, part_d
from qosqo.core.values import raised
from qosqo.games.cuzco_feld.names import DICE, PIPS
from qosqo.games.cuzco_feld.phrases import EVENT_CHANGED_DIE, EVENT_MISSED_PUTUTU, EVENT_TOOK_PUTUTU, MOVE_CHANGE_DIE
from qosqo.games.cuzco_feld.position import FeldPosition

LIGHT: Final = 0
DARK: Final = 1
LIGHT_PUTUTUS: Final = {2: 6, 3: 9, 4: 12}
DARK_PUTUTUS: Final = {2: 1, 3: 2, 4: 3}
"""F8.1: the supply, by the number of players."""


def give_pututus(position: FeldPosition) -> None:
    """F8.2: a pair brings a light tile, three of a kind a dark one, in reverse turn order while they last."""
    for seat in reversed(position.order):
        low = position.dice[seat * DICE]
        middle = position.dice[seat * DICE + 1]
        high = position.dice[seat * DICE + 2]
        if low == high:
            if position.dark_supply:
                position.dark_supply -= 1
                position.dark = raised(position.dark, seat, 1)
                position.tell(EVENT_TOOK_PUTUTU, seat, DARK)
            else:
                position.tell(EVENT_MISSED_PUTUTU, seat, DARK)
        elif middle in (low, high):
            if position.light_supply:
                position.light_supply -= 1
                position.light = raised(position.light, seat, 1)
                position.tell(EVENT_TOOK_PUTUTU, seat, LIGHT)
            else:
                position.tell(EVENT_MISSED_PUTUTU, seat, LIGHT)


def add_changes(position: FeldPosition, seat: int, dice: list[int], moves: list[int]) -> None:
    """F8.3: every change of a die, with every choice of tiles for it of which none is superfluous."""
    if not position.light[seat] and not position.dark[seat]:
        return
    for die in dice:
        for to in range(1, PIPS + 1):
            difference = abs(to - die)
            for light in range(min(position.light[seat], difference) + 1):
                for dark in range(position.dark[seat] + 1):
                    if difference and tiles_fit(difference, light, dark):
                        moves.append(pack(MOVE_CHANGE_DIE, die, to, light, dark))


def tiles_fit(difference: int, light: int, dark: int) -> bool:
    """Light tiles change by 1, dark ones by up to 2."""
    if light + 2 * dark < difference:
        return False
    return not (light and light - 1 + 2 * dark >= difference) and not (dark and light + 2 * (dark - 1) >= difference)


def change_die(position: FeldPosition, seat: int, move: int) -> None:
    """The die is really changed, and the tiles go back to the supply."""
    position.tell(EVENT_CHANGED_DIE, seat, part_a(move), part_b(move), part_c(move), part_d(move))
    position.replace_die(seat, part_a(move), part_b(move))
    position.changed_die = part_b(move)
    position.light = raised(position.light, seat, -part_c(move))
    position.light_supply += part_c(move)
    position.dark = raised(position.dark, seat, -part_d(move))
    position.dark_supply += part_d(move)
