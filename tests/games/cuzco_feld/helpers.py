"""Positions of Cuzco (Feld) in a few readable lines: an empty table, things put on it, and a turn that starts.

Everything is taken from where the game keeps it, so that the invariants hold in every built position, too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from qosqo.core.chance import seeded
from qosqo.core.phrases import Saying, kind_of
from qosqo.core.pile import EVERYBODY
from qosqo.core.position import POINTS_EVENT, Step
from qosqo.core.values import raised, removed, replaced, spliced
from qosqo.games.cuzco_feld import GAME, movement
from qosqo.games.cuzco_feld import names as n
from qosqo.games.cuzco_feld.abilities import StartAbilities
from qosqo.games.cuzco_feld.components import NEIGHBOUR_TRAILS, VILLAGE_NEIGHBOURS, Components
from qosqo.games.cuzco_feld.exchange import reserve_quipus
from qosqo.games.cuzco_feld.market import StartMarket
from qosqo.games.cuzco_feld.palace import StartPalace
from qosqo.games.cuzco_feld.placing_dice import DIE_SHIFT, SPACE_SHIFT, StartTurn
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.tiles import put_tile

STONE, ROPE, STUDY, FARM, EXCHANGE, TEMPLE, HEADDRESS, POINTS = range(8)
"""The action spaces."""
TURQUOISE, PURPLE, ORANGE, PINK = range(4)
SOUP, CLOTHES, BOWL, DECANTER, TOOLS, JEWELLERY = range(6)
CUZCO = n.CUZCO


@cache
def components() -> Components:
    return GAME.load(GAME.data_text())


def fresh(seats: int = 4, pututus: bool = False, seed: int = 1) -> FeldPosition:
    """A game before its first decision."""
    position = GAME.start(seats, {"pututus": "on" if pututus else "off"}, components(), seeded(seed), GAME.rules_version)
    assert isinstance(position, FeldPosition)
    return position


def table(seats: int = 4, pututus: bool = False, seed: int = 1) -> FeldPosition:
    """Round 1 with nothing done yet: seat 0 plays first, no god cards in hand, no feathers, medals or missions, 2 offerings each."""
    position = fresh(seats, pututus, seed)
    chance = seeded(seed)
    while position.phase == n.SET_UP:
        position.apply(position.sample(chance))
    for hand in position.hands:
        while hand.cards:
            position.deck = raised(position.deck, hand.draw(), 1)
    position.order = tuple(range(seats))
    position.arrivals = position.order[::-1]
    position.scores = [0] * seats
    position.feathers = (0,) * (n.SLOTS * seats)
    position.medals = (0,) * seats
    position.missions = (n.NO_MISSION,) * (n.HELD_MISSIONS * seats)
    position.light = (0,) * seats
    position.dark = (0,) * seats
    if pututus:
        position.light_supply, position.dark_supply = {2: (6, 1), 3: (9, 2), 4: (12, 3)}[seats]
    position.stack = []
    position.listed = None
    for seat in range(seats):
        set_dice(position, seat, 2, 4, 6)
    GAME.check(position)
    return position


# Putting things on the table.


def set_dice(position: FeldPosition, seat: int, *dice: int) -> None:
    position.dice = spliced(position.dice, seat * 3, sorted(dice))


def put_dice(position: FeldPosition, action: int, *dice: int, seat: int = 3) -> None:
    """Dice of a seat lie on an action space already."""
    for die in dice:
        unplaced = position.dice[seat * 3 : seat * 3 + 3]
        unplaced = replaced(unplaced, unplaced.index(max(unplaced)), 0)
        set_dice(position, seat, *unplaced)
        position.placed += ((action << SPACE_SHIFT) | (die << DIE_SHIFT) | seat,)


def give_cards(position: FeldPosition, seat: int, *printed: int) -> None:
    """God cards by the number printed on them, from the face-down piles, known to all."""
    for number in printed:
        position.deck = raised(position.deck, number - 1, -1)
        position.hands[seat].put(number - 1, EVERYBODY)
    assert min(position.deck) >= 0


def turn_up(position: FeldPosition, *printed: int) -> None:
    """Let these god cards lie face up on their gods' piles."""
    for number in printed:
        god = (number - 1) // 3
        if position.face_up[god] != n.NO_CARD:
            position.deck = raised(position.deck, position.face_up[god], 1)
        position.deck = raised(position.deck, number - 1, -1)
        position.face_up = replaced(position.face_up, god, number - 1)
    assert min(position.deck) >= 0


def exhaust_pile(position: FeldPosition, god: int, seat: int) -> None:
    """A seat holds all cards of a god but the one that lies face up."""
    for card in range(god * 3, god * 3 + 3):
        for _ in range(position.deck[card] + position.discards[card]):
            position.hands[seat].put(card, EVERYBODY)
        position.deck = replaced(position.deck, card, 0)
        position.discards = replaced(position.discards, card, 0)


def give_offerings(position: FeldPosition, seat: int, count: int) -> None:
    """Have exactly so many offerings."""
    position.offering_supply += position.offerings[seat] - count
    position.offerings = replaced(position.offerings, seat, count)


def give_food(position: FeldPosition, seat: int, count: int) -> None:
    position.food_supply += position.food[seat] - count
    position.food = replaced(position.food, seat, count)


def give_light(position: FeldPosition, seat: int, count: int) -> None:
    """Have exactly so many light pututus."""
    position.light_supply += position.light[seat] - count
    position.light = replaced(position.light, seat, count)


def give_dark(position: FeldPosition, seat: int, count: int) -> None:
    position.dark_supply += position.dark[seat] - count
    position.dark = replaced(position.dark, seat, count)


def tile_number(colour: int, printed: int, value: int) -> int:
    """The tile of a colour with the ability as numbered in the rulebook and this value."""
    first = (colour - STUDY) * n.TILES_OF_A_COLOUR + (printed - 1) * n.COPIES
    return first + components().tile_values[first : first + n.COPIES].index(value)


def give_tile(position: FeldPosition, seat: int, colour: int, printed: int, value: int = 1, slid: bool = False) -> None:
    """A study or farm tile (colour STUDY or FARM) by the number of its ability."""
    tile = tile_number(colour, printed, value)
    fetch_tile(position, tile)
    if position.first_space(seat, n.EMPTY) < 0:
        reserve_quipus(position, seat, 1)
    put_tile(position, seat, tile)
    position.slid = replaced(position.slid, position.first_space(seat, tile), 1 if slid else 0)


def fetch_tile(position: FeldPosition, tile: int) -> None:
    """Take a tile out of its pile; one on display is first exchanged for another of the pile."""
    if tile in position.discarded_tiles:
        position.discarded_tiles = removed(position.discarded_tiles, tile)
        return
    if tile in position.display:
        other = draw_tile(position, STUDY + tile // n.TILES_OF_A_COLOUR)
        position.display = replaced(position.display, position.display.index(tile), other)
    elif tile < n.TILES_OF_A_COLOUR:
        position.study_pile = removed(position.study_pile, tile)
    else:
        position.farm_pile = removed(position.farm_pile, tile)


def draw_tile(position: FeldPosition, colour: int) -> int:
    """The last tile of the study or the farm pile; it leaves the pile."""
    if colour == STUDY:
        tile = position.study_pile[-1]
        position.study_pile = position.study_pile[:-1]
    else:
        tile = position.farm_pile[-1]
        position.farm_pile = position.farm_pile[:-1]
    return tile


def show_tile(position: FeldPosition, colour: int, pips: int, printed: int, value: int = 1) -> None:
    """Let this tile lie beside these pips."""
    tile = tile_number(colour, printed, value)
    place = (colour - STUDY) * 6 + pips - 1
    if position.display[place] != tile:
        fetch_tile(position, tile)
        clear_tile(position, colour, pips)
        position.display = replaced(position.display, place, tile)


def clear_tile(position: FeldPosition, colour: int, pips: int) -> None:
    """Take the tile beside these pips away, back into its pile."""
    place = (colour - STUDY) * 6 + pips - 1
    if position.display[place] != n.EMPTY:
        if colour == STUDY:
            position.study_pile += (position.display[place],)
        else:
            position.farm_pile += (position.display[place],)
        position.display = replaced(position.display, place, n.EMPTY)


def discard_tile(position: FeldPosition, colour: int, printed: int, value: int = 1) -> None:
    tile = tile_number(colour, printed, value)
    fetch_tile(position, tile)
    position.discarded_tiles += (tile,)


def give_goods(position: FeldPosition, seat: int, *goods: int) -> None:
    """Goods bought earlier; they come from the last rows of the market."""
    for good in goods:
        row = next(row for row in range(5, 0, -1) if position.market[row * n.GOODS + good])
        position.market = raised(position.market, row * n.GOODS + good, -1)
        position.goods = raised(position.goods, seat * n.GOODS + good, 1)


def set_market(position: FeldPosition, *goods: int) -> None:
    """Let just these goods lie on the row of the round."""
    row = (position.round - 1) * n.GOODS
    position.market = spliced(position.market, row, [0] * n.GOODS)
    for good in goods:
        if not any(position.market[other * n.GOODS + good] for other in range(6)):
            raise ValueError("no such good is left")
        donor = next(other for other in range(5, -1, -1) if other != position.round - 1 and position.market[other * n.GOODS + good])
        position.market = raised(position.market, donor * n.GOODS + good, -1)
        position.market = raised(position.market, row + good, 1)


def slots_of(position: FeldPosition, seat: int, colour: int) -> list[int]:
    return [slot for slot in range(n.SLOTS) if position.slot_colour(seat, slot) == colour]


def give_feathers(position: FeldPosition, seat: int, *colours: int) -> None:
    """A feather of each of these colours, in the first free slots."""
    for colour in colours:
        slot = next(slot for slot in slots_of(position, seat, colour) if not position.feathers[seat * n.SLOTS + slot])
        position.feathers = replaced(position.feathers, seat * n.SLOTS + slot, 1)


def fill_circlet(position: FeldPosition, seat: int, circlet: int) -> None:
    """Feathers in both slots of a circlet (1 to 6)."""
    for slot in (2 * circlet - 2, 2 * circlet - 1):
        position.feathers = replaced(position.feathers, seat * n.SLOTS + slot, 1)


def flip_circlets(position: FeldPosition, seat: int, *circlets: int) -> None:
    for circlet in circlets:
        fill_circlet(position, seat, circlet)
        position.circlets = replaced(position.circlets, seat * n.CIRCLETS + circlet - 1, 1)


def put_priests(position: FeldPosition, **steps: int) -> None:
    """Priests on steps: `put_priests(position, step3=1)` puts one of seat 1 on step 3."""
    for step, seat in steps.items():
        position.temple = replaced(position.temple, int(step.removeprefix("step")) - 1, seat)


def deliver(position: FeldPosition, seat: int, *villages: int) -> None:
    """Quipus delivered earlier."""
    for village in villages:
        assert movement.deliver(position, seat, village)


def hold_missions(position: FeldPosition, seat: int, *printed: str) -> None:
    """Hold these missions ("S-01", "24") and no others."""
    first = seat * n.HELD_MISSIONS
    position.missions = spliced(position.missions, first, [n.NO_MISSION] * n.HELD_MISSIONS)
    for place, number in enumerate(printed):
        mission = mission_of(number)
        for pile in (position.mission_deck, position.set_aside):
            if mission in pile.cards:
                pile.remove(mission)
        if mission in position.palace:
            position.palace = tuple(sorted([*removed(position.palace, mission), position.mission_deck.draw()]))
        position.missions = replaced(position.missions, first + place, mission)


def mission_of(printed: str) -> int:
    return int(printed[2:]) - 1 if printed.startswith("S-") else int(printed) + n.START_MISSIONS - 1


def stand(position: FeldPosition, seat: int, place: int, departed: bool = True) -> None:
    position.chasquis = replaced(position.chasquis, seat, place)
    position.departed = replaced(position.departed, seat, 1 if departed else 0)


def set_trail(position: FeldPosition, here: int, there: int, kind: int, pips: int) -> None:
    """Let the trail between two neighbouring villages be of this kind and these pips."""
    neighbours = VILLAGE_NEIGHBOURS[here * 4 : here * 4 + 4]
    position.trails = replaced(position.trails, NEIGHBOUR_TRAILS[here * 4 + neighbours.index(there)], pips * 2 + kind)


def neighbours_of(village: int) -> list[int]:
    return VILLAGE_NEIGHBOURS[village * 4 : village * 4 + 4]


def learn(position: FeldPosition, seat: int, space: int) -> None:
    """The knowledge marker arrives on this space, on top of those there."""
    position.knowledge = replaced(position.knowledge, seat, space)
    position.arrivals = removed(position.arrivals, seat)
    position.arrivals += (seat,)


# Turns.


def begin(position: FeldPosition, step: Step[Any], phase: int) -> FeldPosition:
    position.phase = phase
    position.stack = [step]
    position.settle()
    GAME.check(position)
    return position


def turn(position: FeldPosition, seat: int = 0) -> FeldPosition:
    """A turn of the seat in phase I; nobody else's follows."""
    return begin(position, StartTurn(seat), n.PHASE_DICE)


def abilities(position: FeldPosition, seat: int = 0) -> FeldPosition:
    return begin(position, StartAbilities(seat), n.PHASE_ABILITIES)


def market(position: FeldPosition, seat: int = 0) -> FeldPosition:
    position.temple_medals = n.TEMPLE_MEDALS - position.round
    return begin(position, StartMarket(seat), n.PHASE_CUZCO)


def palace(position: FeldPosition, seat: int = 0) -> FeldPosition:
    position.temple_medals = n.TEMPLE_MEDALS - position.round
    return begin(position, StartPalace(seat), n.PHASE_CUZCO)


def set_round(position: FeldPosition, number: int) -> None:
    position.round = number
    position.temple_medals = n.TEMPLE_MEDALS - number + 1


# Moves.


def move(kind: str, **parts: int) -> int:
    return GAME.moves.packed({"kind": kind, **{name.replace("_", "-"): value for name, value in parts.items()}})


def play(position: FeldPosition, kind: str, **parts: int) -> None:
    """Make a move, which must be legal."""
    wanted = move(kind, **parts)
    assert wanted in position.moves(), f"{kind} {parts} is not legal; there are: {[GAME.moves.named(other) for other in position.moves()]}"
    position.apply(wanted)
    GAME.check(position)


def can(position: FeldPosition, kind: str, **parts: int) -> bool:
    return move(kind, **parts) in position.moves()


def choices(position: FeldPosition, kind: str, part: str) -> list[int]:
    """The values of a part among the legal moves of a kind, sorted."""
    number = GAME.moves.number(kind)
    named = [GAME.moves.named(other) for other in position.moves() if kind_of(other) == number]
    return sorted({value for value in (other[part] for other in named) if isinstance(value, int)})


def kinds(position: FeldPosition) -> list[str]:
    """The kinds of the legal moves."""
    return sorted({GAME.moves.kind(other).name for other in position.moves()})


def card(printed: int) -> dict[str, int]:
    """The part of a move about a god card, by its printed number."""
    return {"card": printed - 1}


def why_not(position: FeldPosition, kind: str, **parts: int) -> str:
    """The kind of the refusal of a move."""
    refusal = position.stack[-1].refuse(position, move(kind, **parts))
    assert refusal is not None
    return GAME.refusals.kinds[refusal.kind].name


def quick_blessing(position: FeldPosition) -> None:
    """Take an offering and food from a fire blessing."""
    play(position, "take-offering")
    play(position, "take-food")


def events(position: FeldPosition, kind: str) -> list[Saying]:
    assert position.journal is not None
    return [event for event in position.journal if event.kind == GAME.events.number(kind)]


def gains(position: FeldPosition, seat: int, category: str) -> int:
    """The points that a seat has gained under a category since the table was built."""
    assert position.journal is not None
    number = GAME.categories.index(category)
    return sum(e.values[0] for e in position.journal if e.kind == POINTS_EVENT and e.seat == seat and e.values[1] == number)
