"""The set-up, with its decisions: starting weavings and the first god cards."""

from __future__ import annotations

from typing import Final

from qosqo.core.chance import Chance
from qosqo.core.phrases import pack, part_a, part_b, part_c
from qosqo.core.pile import EVERYBODY, SEAT_BIT, pile
from qosqo.core.position import NOBODY, Happening, Step
from qosqo.games.tawantinsuyu.axomamma.setup import AxomammaBoard, AxomammaStartWeaving, provide
from qosqo.games.tawantinsuyu.buildings import refill_market
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.festival import fill_village, place_neutral_workers, shuffle_used_cards, use_card
from qosqo.games.tawantinsuyu.god_cards import draw_god_card
from qosqo.games.tawantinsuyu.high_priest import action_at
from qosqo.games.tawantinsuyu.names import (
    BAG,
    BOX,
    BUILDINGS,
    COLOURS,
    CONQUESTS,
    EMPTY,
    GOD_CARDS,
    GODS,
    LARGE,
    NO_CARD,
    NO_PERSONALITY,
    PASSIVES,
    RESOURCES,
    SECTIONS,
    SMALL,
    SPACES,
    STARTING_WEAVINGS,
    STONE,
    SUPPLY,
    WEAVINGS,
)
from qosqo.games.tawantinsuyu.nomads import refill_nomads
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_START,
    EVENT_CHOSE_CARDS,
    EVENT_CHOSE_WEAVING,
    EVENT_CHOSEN_SHUFFLED,
    EVENT_CORICANCHA_TURNED,
    EVENT_DEALT,
    EVENT_FIRST_NEUTRAL_WORKER,
    EVENT_FIRST_WORKERS,
    EVENT_MARKET_LAID,
    EVENT_MARKET_REFILLED_AT_START,
    EVENT_NOMADS_LAID,
    EVENT_USED_CARD,
    EVENT_VILLAGE_LAID,
    MOVE_KEEP_CARDS,
    MOVE_START_WEAVING,
    MOVE_USE_CARD,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.turn import TurnStart

CARDS_DEALT: Final = 8
CARDS_KEPT: Final = 3
CARDS_CHOSEN: Final = 5
FIRST_STONE: Final = 2


def new_position(seats: int, components: Components, turned: bool, chance: Chance, rules: int) -> TawaPosition:
    """Everything that is laid out before the first decision."""
    position = TawaPosition()
    position.begin(seats, chance, rules)
    position.data = components
    position.active = NOBODY
    position.turn = 0
    position.played_card = NO_CARD
    position.food_due = 0
    position.by_hand = False
    position.exchanged = 0
    position.festival = 0
    position.token = NOBODY
    position.axomamma = NOBODY
    position.difficulty = 0
    position.personality = NO_PERSONALITY
    position.tokens = ()
    position.tucked = ()
    position.recruits = ()
    position.has_placed = False
    lay_out_players(position)
    position.rotation = chance.below(SECTIONS) if turned else 0
    position.tell(EVENT_CORICANCHA_TURNED, NOBODY, action_at(position, 0))
    position.steps = (-1,) * (SECTIONS * 2)
    position.conquests = (-1,) * CONQUESTS
    lay_out_workers(position)
    lay_out_buildings(position)
    lay_out_cards(position)
    return position


def lay_out_players(position: TawaPosition) -> None:
    """T1.9: statues, markers, ten points and the bottom of the temple."""
    seats = position.seats
    position.resources = [0] * (seats * RESOURCES)
    position.temple = (0,) * seats
    position.priests = (-1,) * seats
    position.small_statues = (0,) * (seats * GODS) + (position.data.statue_copies[SMALL],) * GODS
    position.large_statues = (0,) * (seats * GODS) + (position.data.statue_copies[LARGE],) * GODS
    position.tapestries = ()
    position.tapestry_owner = ()
    position.drawn = ()


def lay_out_workers(position: TawaPosition) -> None:
    """T1.3–T1.5: two workers of different colours each, then village and nomads, then neutral workers between two players."""
    seats = position.seats
    removed = position.data.removed_workers[seats]
    position.workers = [0] * ((SUPPLY + seats) * COLOURS)
    position.village = ()
    position.hill = (EMPTY,) * SPACES
    for colour in range(COLOURS):
        position.workers[BAG * COLOURS + colour] = 2
        position.workers[BOX * COLOURS + colour] = removed
    for seat in range(seats):
        first = position.draw_worker()
        second = position.draw_worker()
        if second == first:
            second = position.draw_worker()
            position.workers[BAG * COLOURS + first] += 1
        position.workers[(SUPPLY + seat) * COLOURS + first] += 1
        position.workers[(SUPPLY + seat) * COLOURS + second] += 1
        position.tell(EVENT_FIRST_WORKERS, seat, first, second)
    for colour in range(COLOURS):
        position.workers[BAG * COLOURS + colour] += position.data.workers_each - removed - 2
    fill_village(position, EVENT_VILLAGE_LAID)
    nomads = [0] * COLOURS
    for _ in range(position.data.nomads_size[seats]):
        nomads[refill_nomads(position)] += 1
    if sum(nomads):
        position.tell(EVENT_NOMADS_LAID, NOBODY, nomads[0], nomads[1], nomads[2], nomads[3], nomads[4])
    if seats == 2:
        place_neutral_workers(position, position.data.blocked_top, EVENT_FIRST_NEUTRAL_WORKER)


def lay_out_buildings(position: TawaPosition) -> None:
    """T1.6: two face-up buildings of each kind."""
    position.owner = (-1,) * BUILDINGS
    position.face_up = (False,) * BUILDINGS
    position.stacks = [pile(list(range(PASSIVES, BUILDINGS))), pile(list(range(PASSIVES)))]
    for stack in position.stacks:
        stack.shuffle(position.chance)
    position.market = (-1,) * 4
    refill_market(position, EVENT_MARKET_LAID)


def lay_out_cards(position: TawaPosition) -> None:
    """T1.7, T1.8, T1.11: army cards, weavings and god cards."""
    seats = position.seats
    data = position.data
    kinds = len(data.army_copies)
    position.army_deck = pile([army for army in range(kinds) for _ in range(data.army_copies[army])])
    position.army_deck.shuffle(position.chance)
    position.army_hands = [pile([]) for _ in range(seats)]
    position.army_discards = ()
    position.trained = pile([])
    position.army_up = (0,) * (seats * kinds)
    position.army_down = (0,) * (seats * kinds)
    position.weavings = pile([tile for tile in range(STARTING_WEAVINGS, WEAVINGS) if data.weaving_players[tile] <= seats])
    position.weavings.shuffle(position.chance)
    position.show_top_weaving()
    position.drawn = tuple(range(STARTING_WEAVINGS))
    position.god_deck = pile(list(range(GOD_CARDS)))
    position.god_deck.shuffle(position.chance)
    position.god_hands = [pile([]) for _ in range(seats)]
    position.offer = ()
    position.chosen = pile([])
    position.used = ()


def begin_setup(position: TawaPosition) -> None:
    """Push what the players decide before the first turn."""
    seats = position.seats
    position.push(TurnStart(0))
    if position.axomamma != NOBODY:
        position.push(AxomammaBoard(position.axomamma))
    position.push(CloseSetup())
    for seat in range(seats):
        position.push(UseChosen(seat))
    position.push(RevealChosen())
    for seat in range(seats - 1, -1, -1):
        position.push(KeepCards(seat))
    position.push(Deal())
    for seat in range(seats - 1, -1, -1):
        if seat != position.axomamma:
            position.push(StartWeaving(seat))
        position.gain(seat, position.data.start_points, CATEGORY_START)
    if position.axomamma != NOBODY:
        position.push(AxomammaStartWeaving(position.axomamma))


class StartWeaving(Step["TawaPosition"]):
    """T1.10: in turn order each picks a starting weaving."""

    def moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_START_WEAVING, tile) for tile in sorted(position.drawn)]

    def carry_out(self, position: TawaPosition, move: int) -> None:
        position.take_drawn(part_a(move))
        position.begin_tapestry(self.seat, part_a(move))
        position.tell(EVENT_CHOSE_WEAVING, self.seat, part_a(move))


class Deal(Happening["TawaPosition"]):
    """T1.10, T1.11: unused starting weavings leave the game; two stone and eight god cards for everybody."""

    def happen(self, position: TawaPosition) -> None:
        position.drawn = ()
        position.tell(EVENT_DEALT, NOBODY)
        for seat in range(position.seats):
            position.add(seat, STONE, FIRST_STONE)
            if seat == position.axomamma:
                provide(position, seat)
                continue
            for _ in range(CARDS_DEALT):
                draw_god_card(position, seat)


class KeepCards(Step["TawaPosition"]):
    """T1.11: three cards to keep. All choose secretly; nobody learns anything before all have chosen."""

    def moves(self, position: TawaPosition) -> list[int]:
        hand = sorted(position.god_hands[self.seat].cards)
        count = len(hand)
        return [
            pack(MOVE_KEEP_CARDS, hand[first], hand[second], hand[third])
            for first in range(count)
            for second in range(first + 1, count)
            for third in range(second + 1, count)
        ]

    def carry_out(self, position: TawaPosition, move: int) -> None:
        hand = position.god_hands[self.seat]
        for card in sorted(hand.cards):
            if card not in (part_a(move), part_b(move), part_c(move)):
                hand.remove(card)
                position.chosen.put(card, SEAT_BIT[self.seat])
        position.tell(EVENT_CHOSE_CARDS, self.seat)


class RevealChosen(Happening["TawaPosition"]):
    """The cards chosen for their benefits are laid open."""

    def happen(self, position: TawaPosition) -> None:
        for place in range(len(position.chosen.cards)):
            position.chosen.show(place, EVERYBODY)
        position.reveal()


class UseChosen(Step["TawaPosition"]):
    """T1.11: the benefits of the five chosen cards, in an order of one's own; in reverse turn order."""

    def moves(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_USE_CARD, card) for card in sorted(position.chosen.cards[self.seat * CARDS_CHOSEN :])]

    def carry_out(self, position: TawaPosition, move: int) -> None:
        position.push(UseChosen(self.seat))
        position.chosen.remove(part_a(move))
        use_card(position, self.seat, part_a(move), EVENT_USED_CARD)


class CloseSetup(Happening["TawaPosition"]):
    """T1.11: the used cards are shuffled back, and only now the market is refilled."""

    def happen(self, position: TawaPosition) -> None:
        shuffle_used_cards(position, EVENT_CHOSEN_SHUFFLED)
        refill_market(position, EVENT_MARKET_REFILLED_AT_START)
