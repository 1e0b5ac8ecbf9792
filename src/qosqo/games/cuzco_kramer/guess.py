"""Guessing a random legal move without listing all: what playouts live on.

A kind of move is drawn first, then its parts, and a guess that is not legal is thrown away. So every legal move can come, and
the kinds come about as often as thoughtless people would play them, not as often as there are ways to do them. Of one kind the
moves are not equally likely either: terrain goes to the first place that fits from a random one on, and an Inca rather to near
hexes than to far ones.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.cards import draw_fault
from qosqo.games.cuzco_kramer.components import DIRECTIONS
from qosqo.games.cuzco_kramer.festival import card_fault, festival_fault
from qosqo.games.cuzco_kramer.incas import enter_price, incas_left
from qosqo.games.cuzco_kramer.listing import token_fault
from qosqo.games.cuzco_kramer.ponds import pond_fault
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import NO_STEP, city_fault, steps_possible, village_fault
from qosqo.games.cuzco_kramer.terrain import double_fault, settlement, terrain_fault, terrain_left, triple_fault
from qosqo.games.cuzco_kramer.walk import walk_from
from qosqo.games.cuzco_kramer.words import (
    BUILD,
    CROP_TILE,
    DIG_POND,
    DOUBLE,
    DRAW,
    END_TURN,
    ENTER,
    EXPAND,
    FESTIVAL,
    LEAVE,
    LEGAL,
    MOVE,
    TAKE,
    TOKEN,
    TRIPLE,
    VILLAGE_TILE,
)

NO_GUESS: Final = -1
TRIES: Final = 40
TARGET_TRIES: Final = 12
SPOTS_TRIED: Final = 25
"""How many ways of placing a double or triple one after another are looked at."""
FIRST_KINDS: Final = [TRIPLE, TRIPLE, TRIPLE, TRIPLE, DOUBLE, DOUBLE, VILLAGE_TILE, CROP_TILE]
LATER_KINDS: Final = [
    *(TRIPLE, TRIPLE, TRIPLE, TRIPLE, DOUBLE, DOUBLE, VILLAGE_TILE, CROP_TILE),
    *(ENTER, ENTER, ENTER, ENTER, MOVE, MOVE, MOVE, LEAVE),
    *(BUILD, BUILD, BUILD, EXPAND, EXPAND, DIG_POND, DRAW, DRAW, TAKE, TOKEN, FESTIVAL, END_TURN),
]
LAST_KINDS: Final = [MOVE, TOKEN, FESTIVAL, FESTIVAL, END_TURN, END_TURN]
"""How often a random player thinks of each kind of move: at first, while action points are left, and afterwards."""


def guess_move(position: KramerPosition, seat: int, chance: Chance) -> int:
    """A random legal move, or NO_GUESS after many failed tries."""
    if position.duty:
        kinds = FIRST_KINDS
    else:
        kinds = LATER_KINDS if position.action_points > 0 else LAST_KINDS
    for _ in range(TRIES):
        move = guess_of_kind(position, seat, kinds[chance.below(len(kinds))], chance)
        if move != NO_GUESS:
            return move
    return NO_GUESS


def guess_of_kind(position: KramerPosition, seat: int, kind: int, chance: Chance) -> int:
    """A random move of this kind, or NO_GUESS if the first try fails."""
    if kind <= CROP_TILE:
        return guess_terrain(position, seat, kind, chance)
    if kind == ENTER:
        return guess_enter(position, seat, chance)
    if kind == MOVE:
        return guess_walk(position, seat, chance)
    if kind == LEAVE:
        return guess_leave(position, seat, chance)
    if kind == BUILD:
        return guess_build(position, seat, chance)
    if kind == EXPAND:
        return guess_expansion(position, seat, chance)
    if kind == DIG_POND:
        cell = chance.below(position.data.site)
        return pack(DIG_POND, cell) if pond_fault(position, cell) == LEGAL else NO_GUESS
    if kind == FESTIVAL:
        return guess_festival(position, seat, chance)
    if kind == TOKEN:
        return pack(TOKEN) if token_fault(position, seat) == LEGAL else NO_GUESS
    if kind == END_TURN:
        return pack(END_TURN)
    return pack(kind) if draw_fault(position) == LEGAL else NO_GUESS


def guess_terrain(position: KramerPosition, seat: int, kind: int, chance: Chance) -> int:
    data = position.data
    if terrain_left(position, seat, kind) == 0:
        return NO_GUESS
    if kind > DOUBLE:
        cell = chance.below(data.site)
        return pack(kind, cell) if terrain_fault(position, seat, kind, cell, 0) == LEGAL else NO_GUESS
    spots = data.triple_spots if kind == TRIPLE else data.double_spots
    start = chance.below(len(spots))
    for place in range(start, start + SPOTS_TRIED):
        spot = spots[place % len(spots)]
        if (triple_fault(position, spot) if kind == TRIPLE else double_fault(position, spot)) == LEGAL:
            return pack(kind, spot // DIRECTIONS, spot % DIRECTIONS)
    return NO_GUESS


def guess_enter(position: KramerPosition, seat: int, chance: Chance) -> int:
    if incas_left(position, seat) == 0:
        return NO_GUESS
    for _ in range(TARGET_TRIES):
        to = chance.below(position.data.cells)
        if position.height[to] > 0 and position.inca[to] == NOBODY:
            return affordable(position, pack(ENTER, to), enter_price(position, seat, to))
    return NO_GUESS


def guess_walk(position: KramerPosition, seat: int, chance: Chance) -> int:
    """An Inca goes where it likes for nothing, and every other time for one action point more, and again one more."""
    incas = position.incas[seat]
    if not incas:
        return NO_GUESS
    start = incas[chance.below(len(incas))]
    way = walk_from(position, seat, start)
    while way.spent() < position.action_points and chance.below(2) == 0:
        way.further()
    for _ in range(TARGET_TRIES):
        place = chance.below(len(way.reached))
        to = way.reached[place]
        price = way.price_at(place)
        if position.inca[to] == NOBODY and (price > 0 or start not in position.rested):
            return affordable(position, pack(MOVE, start, to), price)
    return NO_GUESS


def guess_leave(position: KramerPosition, seat: int, chance: Chance) -> int:
    incas = position.incas[seat]
    if not incas:
        return NO_GUESS
    start = incas[chance.below(len(incas))]
    return affordable(position, pack(LEAVE, start), enter_price(position, seat, start))


def affordable(position: KramerPosition, move: int, price: int) -> int:
    """The move of an Inca if there are action points enough for it. As it will probably be made, its price is kept."""
    if price > position.action_points:
        return NO_GUESS
    position.quoted = move
    position.quote = price
    return move


def guess_build(position: KramerPosition, seat: int, chance: Chance) -> int:
    """The first village that the player leads, looked for from a random Inca on."""
    cells = position.data.cells
    incas = position.incas[seat]
    first = chance.below(len(incas)) if incas else 0
    for place in range(first - len(incas), first):
        group = position.group[incas[place]]
        if group >= cells and position.extent[group - cells] > 1 and village_fault(position, seat, incas[place]) == LEGAL:
            values = steps_possible(position, position.extent[group - cells], NO_STEP)
            members = settlement(position, incas[place])
            cell = members[chance.below(len(members))]
            return pack(BUILD, cell, chance.below(values)) if values > 0 and position.inca[cell] == NOBODY else NO_GUESS
    return NO_GUESS


def guess_expansion(position: KramerPosition, seat: int, chance: Chance) -> int:
    """The first temple that the player may expand, looked for from a random one on."""
    temples = position.temples
    first = chance.below(len(temples)) if temples else 0
    for number in range(first - len(temples), first):
        old = position.steps[number]
        values = steps_possible(position, position.extent[temples[number]], old)
        if values > 0 and city_fault(position, seat, temples[number]) == LEGAL:
            return pack(EXPAND, temples[number], old + 1 + chance.below(values))
    return NO_GUESS


def guess_festival(position: KramerPosition, seat: int, chance: Chance) -> int:
    """Any card of the hand for the first festival possible, looked for from a random temple on."""
    temples = position.temples
    hand = position.hands[seat].cards
    if not temples or not hand:
        return NO_GUESS
    card = hand[chance.below(len(hand))]
    if card_fault(position, seat, card) != LEGAL:
        return NO_GUESS
    first = chance.below(len(temples))
    for number in range(first - len(temples), first):
        if festival_fault(position, seat, temples[number]) == LEGAL:
            return pack(FESTIVAL, temples[number], card)
    return NO_GUESS
