"""Listing what a player can do besides placing terrain. All lists are in the order of the table of moves."""

from __future__ import annotations

from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.cards import playable_cards
from qosqo.games.cuzco_kramer.festival import festival_fault
from qosqo.games.cuzco_kramer.incas import any_free_move, incas_left
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import NO_STEP, city_fault, steps_possible, villages_led_by
from qosqo.games.cuzco_kramer.walk import Walk, walk_from, walk_in
from qosqo.games.cuzco_kramer.words import BUILD, ENTER, EXPAND, FESTIVAL, LEAVE, LEGAL, MOVE, NO_TOKEN_LEFT, TOKEN_SPENT


def token_fault(position: KramerPosition, seat: int) -> int:
    """K2.1: one extra-action token per turn."""
    if position.tokens[seat] == 0:
        return NO_TOKEN_LEFT
    return TOKEN_SPENT if position.token_spent else LEGAL


def list_inca_moves(position: KramerPosition, seat: int, result: list[int]) -> None:
    most = position.action_points
    if most == 0 and not any_free_move(position, seat):
        return
    inca = position.inca
    way_in = walk_in(position, seat, most)
    if incas_left(position, seat) > 0:
        for to in sorted(way_in.reached):
            if inca[to] == NOBODY:
                result.append(pack(ENTER, to))
    walks: list[Walk] = []
    for start in position.incas[seat]:
        own = walk_of(position, seat, start, walks)
        first = own.ends[0] if start in position.rested else 0
        for to in sorted(own.reached[first:]):
            if inca[to] == NOBODY:
                result.append(pack(MOVE, start, to))
    for start in position.incas[seat]:
        if start in way_in.reached:
            result.append(pack(LEAVE, start))


def walk_of(position: KramerPosition, seat: int, start: int, walks: list[Walk]) -> Walk:
    """How far the player's Inca on a cell can get. Those that reach each other for nothing share a walk."""
    for other in walks:
        if start in other.reached[: other.ends[0]]:
            return other
    own = walk_from(position, seat, start)
    for _ in range(position.action_points):
        own.further()
    walks.append(own)
    return own


def list_temples(position: KramerPosition, seat: int, result: list[int]) -> None:
    if position.action_points > 0 and position.incas[seat]:
        list_builds(position, seat, result)
        list_expansions(position, seat, result)


def list_builds(position: KramerPosition, seat: int, result: list[int]) -> None:
    cells = position.data.cells
    villages = villages_led_by(position, seat)
    for cell in range(cells) if villages else range(0):
        group = position.group[cell]
        if group in villages and position.inca[cell] == NOBODY:
            for step in range(steps_possible(position, position.extent[group - cells], NO_STEP)):
                result.append(pack(BUILD, cell, step))


def list_expansions(position: KramerPosition, seat: int, result: list[int]) -> None:
    for number in range(len(position.temples)):
        temple = position.temples[number]
        if city_fault(position, seat, temple) == LEGAL:
            old = position.steps[number]
            for more in range(steps_possible(position, position.extent[temple], old)):
                result.append(pack(EXPAND, temple, old + 1 + more))


def list_festivals(position: KramerPosition, seat: int, result: list[int]) -> None:
    cards = playable_cards(position, seat)
    if not cards:
        return
    for temple in position.temples:
        if festival_fault(position, seat, temple) == LEGAL:
            for card in cards:
                result.append(pack(FESTIVAL, temple, card))
