"""Set-up (F1.1–F1.15) and the two decisions that belong to it: the slot of the first feather, and two missions out of four."""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import pack, part_a, part_b
from qosqo.core.pile import SEAT_BIT, pile
from qosqo.core.position import Happening, Step
from qosqo.core.values import raised
from qosqo.games.cuzco_feld.components import TRAILS, TRIANGLES, Components
from qosqo.games.cuzco_feld.feathers import PlaceFeather
from qosqo.games.cuzco_feld.god_cards import turn_up
from qosqo.games.cuzco_feld.names import (
    CARDS,
    CARDS_OF_A_GOD,
    CIRCLETS,
    COPIES_OF_A_CARD,
    CUZCO,
    DICE,
    EMPTY,
    FEATHER_COLOURS,
    FOOD,
    GODS,
    GOODS,
    HELD_MISSIONS,
    INNER,
    MISSIONS,
    NO_CARD,
    NO_MISSION,
    OFFERINGS,
    PIPS,
    QUIPU,
    ROUNDS,
    SET_UP,
    SLOTS,
    SPACES,
    STACK,
    START_MISSIONS,
    TEMPLE_MEDALS,
    TILES_OF_A_COLOUR,
    VILLAGES,
)
from qosqo.games.cuzco_feld.palace import display_missions
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_START,
    EVENT_DEALT_CARDS,
    EVENT_DEALT_MISSION,
    EVENT_DEALT_PLACE_IN_ORDER,
    EVENT_DREW_MISSIONS,
    EVENT_KEPT_MISSIONS,
    MOVE_KEEP_MISSIONS,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.pututus import DARK_PUTUTUS, LIGHT_PUTUTUS
from qosqo.games.cuzco_feld.rounds import StartRound
from qosqo.games.cuzco_feld.tiles import display_tiles

MISSIONS_DRAWN: Final = 4
START_OFFERINGS: Final = 2
START_CARDS: Final = 2


def set_up(seats: int, data: Components, chance: Chance, rules: int, *, pututus: bool) -> FeldPosition:
    """Everything before the first decision."""
    position = FeldPosition()
    position.begin(seats, chance, rules)
    position.data = data
    position.pututus = pututus
    position.round = 1
    position.phase = SET_UP
    order = list(range(seats))
    chance.shuffle(order)
    position.order = tuple(order)
    lay_out_map(position)
    lay_out_cuzco(position)
    equip_players(position)
    deal_god_cards(position)
    for place, seat in enumerate(position.order):
        position.tell(EVENT_DEALT_PLACE_IN_ORDER, seat, place + 1)
        position.gain(seat, place, CATEGORY_START)
        position.tell(EVENT_DEALT_MISSION, seat, position.missions[seat * HELD_MISSIONS])
        position.tell(EVENT_DEALT_CARDS, seat, position.hands[seat].cards[0], position.hands[seat].cards[1])
    position.push(StartRound())
    for seat in reversed(position.order):
        position.push(DrawMissions(seat))
    colours = list(range(len(FEATHER_COLOURS)))
    chance.shuffle(colours)
    for seat in reversed(position.order):
        position.push(PlaceFeather(seat, colours.pop()))
    position.settle()
    return position


def lay_out_map(position: FeldPosition) -> None:
    """F1.1, F1.15: triangles with feathers at even places, with values at odd ones; the frame has what their outer villages lack."""
    data = position.data
    chance = position.chance
    feather_of = [0] * VILLAGES
    value_of = [0] * VILLAGES
    trails = [0] * TRAILS
    feathers = [0, 1, 2]
    values = [0, 1, 2]
    feather_sections = [0, 1, 2]
    value_sections = [0, 1, 2]
    for pieces in (feathers, values, feather_sections, value_sections):
        chance.shuffle(pieces)
    for k in range(TRIANGLES):
        if k % 2 == 0:
            triangle = data.feather_triangles[feathers[k // 2] * 6 : feathers[k // 2] * 6 + 6]
            section = data.value_frame[value_sections[k // 2] * 2 : value_sections[k // 2] * 2 + 2]
            on_triangle, on_frame = feather_of, value_of
        else:
            triangle = data.value_triangles[values[k // 2] * 6 : values[k // 2] * 6 + 6]
            section = data.feather_frame[feather_sections[k // 2] * 2 : feather_sections[k // 2] * 2 + 2]
            on_triangle, on_frame = value_of, feather_of
        on_triangle[k] = triangle[0]
        on_triangle[(k + 1) % INNER] = triangle[1]
        on_triangle[INNER + k] = triangle[2]
        on_frame[INNER + k] = section[0]
        for row in range(3):
            trails[6 * row + k] = triangle[3 + row]
        trails[18 + k] = section[1]
    position.feather_of = tuple(feather_of)
    position.value_of = tuple(value_of)
    position.trails = tuple(trails)
    position.overlay = chance.below(INNER)
    position.quipus = (-1,) * (STACK * VILLAGES)


def lay_out_cuzco(position: FeldPosition) -> None:
    seats = position.seats
    position.offering_supply = OFFERINGS
    position.food_supply = FOOD
    position.light_supply = LIGHT_PUTUTUS[seats] if position.pututus else 0
    position.dark_supply = DARK_PUTUTUS[seats] if position.pututus else 0
    position.placed = ()
    position.temple = (-1,) * PIPS
    position.temple_medals = TEMPLE_MEDALS
    position.knowledge = (0,) * seats
    position.arrivals = position.order[::-1]
    position.study_pile = tuple(range(TILES_OF_A_COLOUR))
    position.farm_pile = tuple(range(TILES_OF_A_COLOUR, 2 * TILES_OF_A_COLOUR))
    position.discarded_tiles = ()
    display_tiles(position)
    position.market = tuple(market_rows(position))
    position.mission_deck = pile(list(range(START_MISSIONS, MISSIONS)))
    position.mission_deck.shuffle(position.chance)
    position.drawn = pile([])
    position.set_aside = pile([])
    display_missions(position)
    position.in_effect = 0
    position.used_by_medal = 0
    position.barred = 0
    position.changed_die = 0
    position.pips = 0
    position.uses = (0, 0)
    position.used = (0, 0)
    position.extra = (0, 0)


def market_rows(position: FeldPosition) -> list[int]:
    """F1.7: with 2 or 3 players one good of each kind is left out."""
    left_out = 0 if position.seats == 4 else 1
    goods = [good for good in range(GOODS) for _ in range(position.data.good_counts[good] - left_out)]
    position.chance.shuffle(goods)
    result = [0] * (ROUNDS * GOODS)
    for place, good in enumerate(goods):
        result[place % ROUNDS * GOODS + good] += 1
    return result


def equip_players(position: FeldPosition) -> None:
    """F1.9."""
    seats = position.seats
    chance = position.chance
    masks = [0, 1, 2, 3]
    chance.shuffle(masks)
    position.masks = tuple(masks[:seats])
    position.feathers = (0,) * (SLOTS * seats)
    position.circlets = (0,) * (CIRCLETS * seats)
    position.spaces = ((EMPTY,) * 2 + (QUIPU,) * (SPACES - 2)) * seats
    position.slid = (0,) * (SPACES * seats)
    position.reserve = (0,) * seats
    position.offerings = (START_OFFERINGS,) * seats
    position.offering_supply -= START_OFFERINGS * seats
    position.food = (0,) * seats
    position.medals = (1,) * seats
    position.goods = (0,) * (GOODS * seats)
    position.completed = (0,) * seats
    position.light = (0,) * seats
    position.dark = (0,) * seats
    position.dice = (0,) * (DICE * seats)
    position.chasquis = (CUZCO,) * seats
    position.departed = (0,) * seats
    position.delivered = (0,) * seats
    start_missions = list(range(START_MISSIONS))
    chance.shuffle(start_missions)
    position.missions = (NO_MISSION,) * (HELD_MISSIONS * seats)
    for seat in range(seats):
        position.take_mission(seat, start_missions[seat])


def deal_god_cards(position: FeldPosition) -> None:
    """F1.10: two cards of different gods each. A second card of the same god goes back and is replaced by one that differs."""
    seats = position.seats
    chance = position.chance
    position.deck = (COPIES_OF_A_CARD,) * CARDS
    position.discards = (0,) * CARDS
    position.face_up = (NO_CARD,) * GODS
    position.dealt_god = (-1,) * seats
    position.hands = [pile([]) for _ in range(seats)]
    reserve = [position.draw_card(god, chance) for god in range(GODS) for _ in range(1 if seats == 2 else 2)]
    chance.shuffle(reserve)
    for seat in range(seats):
        for _ in range(START_CARDS):
            position.hands[seat].put(reserve.pop(), SEAT_BIT[seat])
    for seat in range(seats):
        hand = position.hands[seat]
        god = hand.cards[0] // CARDS_OF_A_GOD
        if hand.cards[1] // CARDS_OF_A_GOD == god:
            reserve.append(hand.draw())
            other = [card for card in reserve if card // CARDS_OF_A_GOD != god]
            replacement = other[chance.below(len(other))]
            reserve.remove(replacement)
            hand.put(replacement, SEAT_BIT[seat])
    for card in reserve:
        position.discards = raised(position.discards, card, 1)
    for god in range(GODS):
        turn_up(position, god)


class DrawMissions(Happening["FeldPosition"]):
    """F1.9: draw four missions, which only this player sees."""

    def happen(self, position: FeldPosition) -> None:
        for _ in range(MISSIONS_DRAWN):
            position.drawn.put(position.mission_deck.draw(), SEAT_BIT[self.seat])
        first, second, third, fourth = sorted(position.drawn.cards)
        position.tell(EVENT_DREW_MISSIONS, self.seat, first, second, third, fourth)
        position.reveal()
        position.push(KeepMissions(self.seat))


class KeepMissions(Step["FeldPosition"]):
    """Keep two of them, face up; the others leave the game unseen."""

    def moves(self, position: FeldPosition) -> list[int]:
        drawn = sorted(position.drawn.cards)
        return [
            pack(MOVE_KEEP_MISSIONS, drawn[first], drawn[second]) for first in range(len(drawn)) for second in range(first + 1, len(drawn))
        ]

    def carry_out(self, position: FeldPosition, move: int) -> None:
        while position.drawn.cards:
            mission = position.drawn.draw()
            if mission in (part_a(move), part_b(move)):
                position.take_mission(self.seat, mission)
            else:
                position.set_aside.put(mission, SEAT_BIT[self.seat])
        position.reveal()
        position.tell(EVENT_KEPT_MISSIONS, self.seat, part_a(move), part_b(move))
