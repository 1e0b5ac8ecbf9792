"""What a seat may know of a game of Tawantinsuyu, as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from qosqo.core.position import NOBODY, Position
from qosqo.envs.observation import (
    MOST_SEATS,
    NOTHING,
    NUMBER_BYTES,
    UNKNOWN,
    Field,
    Observer,
    bits,
    counts,
    filled,
    hand,
    number,
    numbers,
    owners,
    padded,
    put,
    seen_from,
    share,
    stack,
)
from qosqo.games.tawantinsuyu.high_priest import action_at
from qosqo.games.tawantinsuyu.names import (
    BUILDINGS,
    COLOURS,
    CONQUESTS,
    DIFFICULTIES,
    EMPTY,
    GOD_CARDS,
    GODS,
    NO_CARD,
    NO_PERSONALITY,
    PASSIVES,
    PERSONALITIES,
    RESOURCES,
    SECTIONS,
    SPACES,
    SUPPLY,
    TOKENS,
    TUCKED,
    WEAVINGS,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.tasks import Tasks

LAST_SEAT: Final = MOST_SEATS - 1
ARMIES: Final = 16
"""As many kinds as moves have numbers for."""
MOST_WORKERS: Final = 60
MOST_IN_VILLAGE: Final = 20
MOST_OFFERED: Final = 20
MOST_RECRUITS: Final = 20
MOST_OF_A_RESOURCE: Final = 200
ENOUGH_TURNS: Final = 999

TABLE: Final = [
    Field("active", "The seat whose turn it is, −1 during the set-up.", low=NOBODY, high=LAST_SEAT),
    Field("turn", "How many turns have begun.", high=ENOUGH_TURNS),
    Field("played_card", "The god card that paid for this turn's placement, −1 for none.", low=NO_CARD, high=GOD_CARDS - 1),
    Field("food_due", "What the placement still costs while the benefit of its god card is gained.", high=20),
    Field("by_hand", "1 if the active player wants to choose how the next cost is paid."),
    Field("exchanged", "1 for each resource given and then each got by exchange since the last other move.", 2, RESOURCES),
    Field("hill", "The colour of the worker on each space of the hill, −1 for none.", SPACES, low=EMPTY, high=COLOURS - 1),
    Field("working", "The space of the worker whose tasks are being chosen, −1 for none.", low=EMPTY, high=SPACES - 1),
    Field("coricancha", "The action of the high priest on each spot.", SECTIONS, high=SECTIONS - 1),
    Field("steps", "Who built the upper and the lower steps of each section, −1 for nobody.", SECTIONS, 2, low=NOBODY, high=LAST_SEAT),
    Field("conquests", "Whose marker stands on each conquest space, −1 for none.", CONQUESTS, low=NOBODY, high=LAST_SEAT),
    Field(
        "village",
        "The colours in the queue of the village from the potato end on, −1 behind its end.",
        MOST_IN_VILLAGE,
        low=-1,
        high=COLOURS - 1,
    ),
    Field("workers", "How many workers of each colour are in the bag, nomads, casualties, out of the game.", 4, COLOURS, high=MOST_WORKERS),
    Field("market", "Two production and two passive buildings on offer, −1 for a taken one.", 4, low=-1, high=BUILDINGS - 1),
    Field(
        "stacks",
        "The production and the passive buildings from the top of their stacks; −1 for one not seen, −2 for none.",
        2,
        PASSIVES,
        low=NOTHING,
        high=BUILDINGS - 1,
    ),
    Field("statues", "How many small and how many large statues of each god are left.", 2, GODS, high=20),
    Field(
        "god_deck", "The god cards from the top of the deck; −1 for one not seen, −2 for none.", GOD_CARDS, low=NOTHING, high=GOD_CARDS - 1
    ),
    Field("offer", "The god cards on offer, the oldest first; −1 for none.", MOST_OFFERED, low=NO_CARD, high=GOD_CARDS - 1),
    Field("chosen", "Set-up: 1 for each god card that the seat knows to be picked for its benefit.", GOD_CARDS),
    Field("other_chosen", "Set-up: how many picked cards the seat does not know.", high=GOD_CARDS),
    Field("used_cards", "1 for each god card used for its benefit, soon to be shuffled back.", GOD_CARDS),
    Field("army_deck", "Army cards left in the deck.", high=200),
    Field("army_discards", "How many army cards of each kind are discarded.", ARMIES, high=200),
    Field("trained", "The army cards of which one is kept, −1 for one not seen, −2 for none.", 2, low=NOTHING, high=ARMIES - 1),
    Field(
        "weavings", "The weavings from the top of the stack; −1 for one not seen, −2 for none.", WEAVINGS, low=NOTHING, high=WEAVINGS - 1
    ),
    Field("drawn", "1 for each weaving drawn for purchase, or to be attached.", WEAVINGS),
    Field("weaving_owners", "In whose tapestry each weaving is, −1 for nobody's.", WEAVINGS, low=NOBODY, high=LAST_SEAT),
    Field("weaving_tapestries", "The number of the tapestry that each weaving is in, −1 for none.", WEAVINGS, low=-1, high=WEAVINGS - 1),
    Field("weaving_places", "Its place there, from the left; −1 for none.", WEAVINGS, low=-1, high=WEAVINGS - 1),
    Field("festival", "How many festivals have been triggered.", high=3),
    Field("token", "Who holds the festival token, −1 for nobody.", low=NOBODY, high=LAST_SEAT),
    Field("axomamma", "The seat of the automated opponent, −1 for none.", low=NOBODY, high=LAST_SEAT),
    Field("difficulty", "1 for each easier or harder rule in force.", len(DIFFICULTIES)),
    Field("personality", "Axomamma's personality, −1 for none.", low=NO_PERSONALITY, high=PERSONALITIES - 1),
    Field("tokens", "The spot of each numbered token on its row of Axomamma's board, −1 without it.", TOKENS, low=-1, high=20),
    Field("tucked", "The god cards under the four spaces of Axomamma's board, −1 for none.", TUCKED, low=NO_CARD, high=GOD_CARDS - 1),
    Field("recruits", "The colours of Axomamma's workers, the oldest first; −1 for none.", MOST_RECRUITS, low=-1, high=COLOURS - 1),
    Field("has_placed", "1 if Axomamma has placed a worker in this turn."),
]

PLAYER: Final = [
    Field("resources", "Potatoes, corn, stone, gold.", RESOURCES, high=MOST_OF_A_RESOURCE),
    Field("temple", "The step reached in the temple.", high=40),
    Field("priest", "The spot of the high priest on the Coricancha, −1 before the first turn.", low=-1, high=SECTIONS - 1),
    Field("own_statues", "How many small and how many large statues of each god.", 2, GODS, high=20),
    Field("supply", "How many workers of each colour.", COLOURS, high=MOST_WORKERS),
    Field("buildings", "For each building 0 if it is not the player's, 1 if it is and lies face down, 2 face up.", BUILDINGS, high=2),
    Field("god_cards", "1 for each god card that the seat knows to be in the hand.", GOD_CARDS),
    Field("other_god_cards", "How many god cards in the hand the seat does not know.", high=GOD_CARDS),
    Field("army_cards", "How many army cards of each kind the seat knows to be in the hand.", ARMIES, high=200),
    Field("other_army_cards", "How many army cards in the hand the seat does not know.", high=200),
    Field("army_up", "How many army cards of each kind lie face up.", ARMIES, high=200),
    Field("army_down", "How many army cards of each kind lie face down.", ARMIES, high=200),
]


class TawaObserver(Observer):
    def write_table(self, position: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(position, TawaPosition)
        seats = position.seats
        number(into, seen_from(position.active, seat, seats))
        number(into, min(position.turn, ENOUGH_TURNS))
        number(into, position.played_card)
        number(into, position.food_due)
        number(into, 1 if position.by_hand else 0)
        bits(into, position.exchanged, 2 * RESOURCES)
        numbers(into, position.hill)
        step = position.stack[-1] if position.stack else None
        number(into, step.space if isinstance(step, Tasks) else EMPTY)
        for spot in range(SECTIONS):
            number(into, action_at(position, spot))
        owners(into, position.steps, seat, seats)
        owners(into, position.conquests, seat, seats)
        padded(into, position.village, MOST_IN_VILLAGE, -1)
        for index in range(SUPPLY * COLOURS):
            number(into, position.workers[index])
        numbers(into, position.market)
        stack(into, position.stacks[0], seat, PASSIVES)
        stack(into, position.stacks[1], seat, PASSIVES)
        share(into, position.small_statues, seats, GODS)
        share(into, position.large_statues, seats, GODS)
        stack(into, position.god_deck, seat, GOD_CARDS)
        padded(into, position.offer, MOST_OFFERED, NO_CARD)
        hand(into, position.chosen, seat, GOD_CARDS)
        counts(into, position.used, GOD_CARDS)
        number(into, len(position.army_deck.cards))
        counts(into, position.army_discards, ARMIES)
        stack(into, position.trained, seat, 2)
        stack(into, position.weavings, seat, WEAVINGS)
        counts(into, position.drawn, WEAVINGS)
        self.write_tapestries(position, seat, into)
        number(into, position.festival)
        number(into, seen_from(position.token, seat, seats))
        number(into, seen_from(position.axomamma, seat, seats))
        bits(into, position.difficulty, len(DIFFICULTIES))
        number(into, position.personality)
        padded(into, position.tokens, TOKENS, -1)
        padded(into, position.tucked, TUCKED, NO_CARD)
        padded(into, position.recruits, MOST_RECRUITS, -1)
        number(into, 1 if position.has_placed else 0)

    def write_tapestries(self, position: TawaPosition, seat: int, into: BytesWriter) -> None:
        first = len(into)
        filled(into, UNKNOWN, 3 * WEAVINGS)
        for tapestry in range(len(position.tapestries)):
            tiles = position.tapestries[tapestry]
            owner = seen_from(position.tapestry_owner[tapestry], seat, position.seats)
            for place in range(len(tiles)):
                at = first + NUMBER_BYTES * tiles[place]
                put(into, at, owner)
                put(into, at + NUMBER_BYTES * WEAVINGS, tapestry)
                put(into, at + 2 * NUMBER_BYTES * WEAVINGS, place)

    def write_player(self, position: Position, seat: int, player: int, into: BytesWriter) -> None:
        assert isinstance(position, TawaPosition)
        for resource in range(RESOURCES):
            number(into, position.resources[player * RESOURCES + resource])
        number(into, position.temple[player])
        number(into, position.priests[player])
        share(into, position.small_statues, player, GODS)
        share(into, position.large_statues, player, GODS)
        for colour in range(COLOURS):
            number(into, position.workers[(SUPPLY + player) * COLOURS + colour])
        first = len(into)
        filled(into, 0, BUILDINGS)
        for building in range(BUILDINGS):
            if position.owner[building] == player:
                put(into, first + NUMBER_BYTES * building, 2 if position.face_up[building] else 1)
        hand(into, position.god_hands[player], seat, GOD_CARDS)
        hand(into, position.army_hands[player], seat, ARMIES)
        kinds = len(position.data.army_copies)
        share(into, position.army_up, player, kinds)
        padded(into, (), ARMIES - kinds, 0)
        share(into, position.army_down, player, kinds)
        padded(into, (), ARMIES - kinds, 0)


def observer() -> Observer:
    return TawaObserver(TABLE, PLAYER)
