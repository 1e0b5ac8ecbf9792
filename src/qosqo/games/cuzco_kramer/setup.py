"""Setting up (K1): the first position."""

from __future__ import annotations

from qosqo.core.chance import Chance
from qosqo.core.pile import SEAT_BIT, pile
from qosqo.core.position import NOBODY
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.names import EMPTY, NO_GROUP, NOT_YET, NOWHERE, POND
from qosqo.games.cuzco_kramer.phrases import EVENT_DEALT, EVENT_FIRST_CARD, EVENT_FIRST_PLAYER
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.turn import BeginTurn


def set_up(seats: int, data: Components, chance: Chance, rules: int) -> KramerPosition:
    position = KramerPosition()
    position.begin(seats, chance, rules)
    position.attach(data)
    lay_out_board(position)
    hand_out_pieces(position)
    deal_cards(position)
    position.action_points = 0
    position.duty = False
    position.token_spent = False
    position.drawn = 0
    position.changed = ()
    position.rested = ()
    position.stuck = 0
    position.last_turns = NOT_YET
    position.festival = NOWHERE
    position.bids = ()
    position.bidding = ()
    position.played = []
    position.declined = 0
    first = chance.below(seats)
    position.tell(EVENT_FIRST_PLAYER, first)
    position.push(BeginTurn(first))  # K1.6
    position.settle()
    return position


def lay_out_board(position: KramerPosition) -> None:
    """K1.1: an empty site with ponds on the printed ones."""
    cells = position.data.cells
    position.height = [0] * cells
    position.surface = [EMPTY] * cells
    position.footprint = [0] * cells
    position.group = [NO_GROUP] * cells
    position.extent = [0] * cells
    position.inca = [NOBODY] * cells
    for cell in position.data.printed_ponds:
        position.surface[cell] = POND
    position.temples = ()
    position.steps = ()
    position.discs = ()


def hand_out_pieces(position: KramerPosition) -> None:
    """K1.2 and K1.3."""
    data = position.data
    seats = position.seats
    position.incas = [[] for _ in range(seats)]
    position.triples = data.triples
    position.ponds = data.ponds
    position.floors = tuple(data.floors)
    position.doubles = (data.doubles,) * seats
    position.villages = (data.villages,) * seats
    position.crops = (data.crops,) * seats
    position.tokens = (data.tokens,) * seats


def deal_cards(position: KramerPosition) -> None:
    """K1.3 and K1.4: secret hands, and one card face up."""
    data = position.data
    position.deck = pile([card for card in range(len(data.card_copies)) for _ in range(data.card_copies[card])])
    position.deck.shuffle(position.chance)
    position.hands = [pile([]) for _ in range(position.seats)]
    for seat in range(position.seats):
        for _ in range(data.hand):
            position.hands[seat].put(position.deck.draw(), SEAT_BIT[seat])
    position.face_up = position.deck.draw()
    position.discards = ()
    position.tell(EVENT_DEALT, NOBODY, data.hand)
    position.tell(EVENT_FIRST_CARD, NOBODY, position.face_up)
