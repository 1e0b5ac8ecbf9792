"""What serves only bots and speed; the rules need none of it, and decide about all of it.

A random legal move is guessed without listing all: what playouts live on. A kind of move is drawn first, then its parts, and a guess
that is not legal is thrown away. So every legal move can come, and the kinds come about as often as thoughtless people would play
them, not as often as there are ways to do them. Of one kind the moves are not equally likely either: terrain goes to the first place
that fits from a random one on, and an Inca rather to near hexes than to far ones.

Whether a player has anything to do is mostly clear without listing everything, too.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.cards import draw_fault
from qosqo.games.cuzco_kramer.festival import card_fault, festival_fault
from qosqo.games.cuzco_kramer.highest_position import leader_in
from qosqo.games.cuzco_kramer.incas import enter_fault, enter_price, incas_left, leave_fault, move_fault, passable, walk_from
from qosqo.games.cuzco_kramer.names import NO_STEP
from qosqo.games.cuzco_kramer.phrases import (
    LEGAL,
    MOVE_BUILD,
    MOVE_CROP,
    MOVE_DOUBLE,
    MOVE_DRAW,
    MOVE_END_TURN,
    MOVE_ENTER,
    MOVE_EXPAND,
    MOVE_FESTIVAL,
    MOVE_LEAVE,
    MOVE_MOVE,
    MOVE_POND,
    MOVE_TAKE,
    MOVE_TOKEN,
    MOVE_TRIPLE,
    MOVE_VILLAGE,
)
from qosqo.games.cuzco_kramer.ponds import pond_fault
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import build_fault, expand_fault, steps_possible
from qosqo.games.cuzco_kramer.terrain import double_fault, settlement, terrain_fault, terrain_left, triple_fault
from qosqo.games.cuzco_kramer.tokens import token_fault

NO_GUESS: Final = -1
TRIES: Final = 40
TARGET_TRIES: Final = 12
SPOTS_TRIED: Final = 25
"""How many ways of placing a double or triple one after another are looked at."""
FIRST_KINDS: Final = [MOVE_TRIPLE, MOVE_TRIPLE, MOVE_TRIPLE, MOVE_TRIPLE, MOVE_DOUBLE, MOVE_DOUBLE, MOVE_VILLAGE, MOVE_CROP]
LATER_KINDS: Final = [
    *FIRST_KINDS,
    *(MOVE_ENTER, MOVE_ENTER, MOVE_ENTER, MOVE_ENTER, MOVE_MOVE, MOVE_MOVE, MOVE_MOVE, MOVE_LEAVE),
    *(MOVE_BUILD, MOVE_BUILD, MOVE_BUILD, MOVE_EXPAND, MOVE_EXPAND, MOVE_POND),
    *(MOVE_DRAW, MOVE_DRAW, MOVE_TAKE, MOVE_TOKEN, MOVE_FESTIVAL, MOVE_END_TURN),
]
LAST_KINDS: Final = [MOVE_MOVE, MOVE_TOKEN, MOVE_FESTIVAL, MOVE_FESTIVAL, MOVE_END_TURN, MOVE_END_TURN]
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
    if kind <= MOVE_CROP:
        return guess_terrain(position, seat, kind, chance)
    if kind == MOVE_ENTER:
        return guess_enter(position, seat, chance)
    if kind == MOVE_MOVE:
        return guess_walk(position, seat, chance)
    if kind == MOVE_LEAVE:
        return guess_leave(position, seat, chance)
    if kind == MOVE_BUILD:
        return guess_build(position, seat, chance)
    if kind == MOVE_EXPAND:
        return guess_expansion(position, seat, chance)
    if kind == MOVE_POND:
        cell = chance.below(position.data.site)
        return pack(MOVE_POND, cell) if pond_fault(position, cell) == LEGAL else NO_GUESS
    if kind == MOVE_FESTIVAL:
        return guess_festival(position, seat, chance)
    if kind == MOVE_TOKEN:
        return pack(MOVE_TOKEN) if token_fault(position, seat) == LEGAL else NO_GUESS
    if kind == MOVE_END_TURN:
        return pack(MOVE_END_TURN)
    return pack(kind) if draw_fault(position) == LEGAL else NO_GUESS


def guess_terrain(position: KramerPosition, seat: int, kind: int, chance: Chance) -> int:
    data = position.data
    if terrain_left(position, seat, kind) == 0:
        return NO_GUESS
    if kind > MOVE_DOUBLE:
        cell = chance.below(data.site)
        return pack(kind, cell) if terrain_fault(position, seat, kind, cell, 0) == LEGAL else NO_GUESS
    triple = kind == MOVE_TRIPLE
    spots = data.triple_spots if triple else data.double_spots
    start = chance.below(len(spots))
    for place in range(start, start + SPOTS_TRIED):
        spot = spots[place % len(spots)]
        fault = triple_fault(position, spot, position.action_points) if triple else double_fault(position, spot, position.action_points)
        if fault == LEGAL:
            return data.triple_at[spot] if triple else data.double_at[spot]
    return NO_GUESS


def guess_enter(position: KramerPosition, seat: int, chance: Chance) -> int:
    if incas_left(position, seat) == 0:
        return NO_GUESS
    for _ in range(TARGET_TRIES):
        to = chance.below(position.data.cells)
        if position.height[to] > 0 and position.inca[to] == NOBODY:
            price = enter_price(position, seat, to)
            return quoted(position, pack(MOVE_ENTER, to), price, enter_fault(position, seat, to, price))
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
        fault = move_fault(position, seat, start, to, price)
        if fault == LEGAL:
            return quoted(position, pack(MOVE_MOVE, start, to), price, fault)
    return NO_GUESS


def guess_leave(position: KramerPosition, seat: int, chance: Chance) -> int:
    incas = position.incas[seat]
    if not incas:
        return NO_GUESS
    start = incas[chance.below(len(incas))]
    price = enter_price(position, seat, start)
    return quoted(position, pack(MOVE_LEAVE, start), price, leave_fault(position, seat, start, price))


def quoted(position: KramerPosition, move: int, price: int, fault: int) -> int:
    """The move of an Inca if it is legal. As it will probably be made, its price is kept."""
    if fault != LEGAL:
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
        if group >= cells and position.extent[group - cells] > 1 and leader_in(position, group) == seat:
            values = steps_possible(position, position.extent[group - cells], NO_STEP)
            members = settlement(position, incas[place])
            cell = members[chance.below(len(members))]
            if values == 0 or position.inca[cell] != NOBODY:
                return NO_GUESS
            step = chance.below(values)
            return pack(MOVE_BUILD, cell, step) if build_fault(position, seat, cell, step, seat) == LEGAL else NO_GUESS
    return NO_GUESS


def guess_expansion(position: KramerPosition, seat: int, chance: Chance) -> int:
    """The first temple that the player may expand, looked for from a random one on."""
    temples = position.temples
    first = chance.below(len(temples)) if temples else 0
    for number in range(first - len(temples), first):
        temple = temples[number]
        old = position.steps[number]
        values = steps_possible(position, position.extent[temple], old)
        if values > 0 and expand_fault(position, seat, temple, old + 1, leader_in(position, temple)) == LEGAL:
            return pack(MOVE_EXPAND, temple, old + 1 + chance.below(values))
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
        if festival_fault(position, seat, temples[number], card) == LEGAL:
            return pack(MOVE_FESTIVAL, temples[number], card)
    return NO_GUESS


# Is there anything to do?


def any_free_move(position: KramerPosition, seat: int) -> bool:
    """Whether an Inca can move without cost."""
    surface = position.surface
    for cell in position.incas[seat]:
        if cell in position.rested:
            continue
        past_others = False
        for near in position.data.beside[cell]:
            if surface[near] == surface[cell]:
                if move_fault(position, seat, cell, near, 0) == LEGAL:
                    return True
                past_others = past_others or position.inca[near] == seat
        if past_others:
            for to in walk_from(position, seat, cell).reached:
                if move_fault(position, seat, cell, to, 0) == LEGAL:
                    return True
    return False


def any_way_in_or_out(position: KramerPosition, seat: int) -> bool:
    """Whether an Inca can enter to the border or leave from there; others may, too, who have further to go."""
    for cell in position.data.entries if position.action_points > 0 else []:
        if position.height[cell] > 0 and passable(position, seat, cell):
            price = position.data.entry_price[cell]
            if leave_fault(position, seat, cell, price) == LEGAL or enter_fault(position, seat, cell, price) == LEGAL:
                return True
    return False
