"""Cuzco (Kramer & Kiesling) as the house sees it: its tables, set-up and invariants."""

from __future__ import annotations

from pathlib import Path

from qosqo.core.chance import Chance
from qosqo.core.game import CORE_EVENTS, Game
from qosqo.core.phrases import Kind, Part, Table
from qosqo.core.pile import SEAT_BIT, pile
from qosqo.core.position import NOBODY, Position
from qosqo.games.cuzco_kramer.components import Components
from qosqo.games.cuzco_kramer.data import CARD_KINDS, MOST_CELLS, TEMPLE_STEPS, load
from qosqo.games.cuzco_kramer.invariants import check
from qosqo.games.cuzco_kramer.position import EMPTY, NO_GROUP, NO_MOVE, NOT_YET, POND, KramerPosition, value_of
from qosqo.games.cuzco_kramer.turn import begin_turn

HEX = Part("hex", MOST_CELLS)
ROTATION = Part("rotation", 6, texts="rotation")
FROM = Part("from", MOST_CELLS)
TO = Part("to", MOST_CELLS)
VALUE = Part("value", TEMPLE_STEPS)
CARD = Part("card", len(CARD_KINDS), texts="card")
HIDDEN_CARD = Part("card", len(CARD_KINDS), texts="card", hidden=True)
COST = Part("cost", 100)
LEFT = Part("left", 100)
SIZE = Part("size", 100)
TOTAL = Part("total", 100)


class CuzcoKramer(Game):
    id = "cuzco-kramer"
    rules_version = 1
    folder = Path(__file__).parent
    moves = Table(
        "move",
        Kind("triple", HEX, ROTATION, rule="K3"),
        Kind("double", HEX, ROTATION, rule="K3"),
        Kind("village", HEX, rule="K3"),
        Kind("crop", HEX, rule="K3"),
        Kind("enter", TO, rule="K4.1"),
        Kind("move", FROM, TO, rule="K4.2"),
        Kind("leave", FROM, rule="K4.1"),
        Kind("build", HEX, VALUE, rule="K5.1"),
        Kind("expand", HEX, VALUE, rule="K5.1"),
        Kind("pond", HEX, rule="K6.1"),
        Kind("draw", rule="K7.1"),
        Kind("take", rule="K7.1"),
        Kind("token", rule="K2.1"),
        Kind("festival", HEX, CARD, rule="K8.1"),
        Kind("end-turn", rule="K2.2"),
        Kind("play", CARD, rule="K8.3"),
        Kind("hold", rule="K8.4"),
        Kind("drop", rule="K8.3"),
    )
    events = Table(
        "event",
        *CORE_EVENTS,
        Kind("turn-began", LEFT, rule="K2.1"),
        Kind("placed-triple", HEX, ROTATION, COST, rule="K3"),
        Kind("placed-double", HEX, ROTATION, COST, rule="K3"),
        Kind("placed-village", HEX, COST, rule="K3"),
        Kind("placed-crop", HEX, COST, rule="K3"),
        Kind("entered", TO, COST, rule="K4.1"),
        Kind("moved", FROM, TO, COST, rule="K4.2"),
        Kind("left", FROM, COST, rule="K4.1"),
        Kind("built", HEX, VALUE, COST, rule="K5.5"),
        Kind("expanded", HEX, VALUE, COST, rule="K5.5"),
        Kind("dug-pond", HEX, COST, rule="K6.1"),
        Kind("pond-surrounded", HEX, SIZE, rule="K6.2"),
        Kind("pond-undecided", HEX, SIZE, rule="K6.2"),
        Kind("drew", HIDDEN_CARD, rule="K7.1"),
        Kind("took", CARD, rule="K7.1"),
        Kind("turned-up", CARD, rule="K7.1"),
        Kind("reshuffled", rule="K7.2"),
        Kind("spent-token", rule="K2.1"),
        Kind("proposed", HEX, rule="K8.1"),
        Kind("played", CARD, TOTAL, rule="K8.2"),
        Kind("dropped", rule="K8.3"),
        Kind("declined", rule="K8.4"),
        Kind("organized", HEX, rule="K8.5"),
        Kind("co-organized", HEX, rule="K8.5"),
        Kind("ended-turn", LEFT, rule="K2.2"),
        Kind("no-place", rule="K2.3"),
        Kind("last-triple", rule="K9.1"),
        Kind("all-stuck", rule="K2.3"),
        Kind("final-first", HEX, VALUE, rule="K9.2"),
        Kind("final-second", HEX, VALUE, rule="K9.2"),
        Kind("final-scored", rule="K9.1"),
    )
    refusals = Table(
        "refusal",
        Kind("terrain-first", rule="K2.2"),
        Kind("too-few-ap", COST, LEFT, rule="K2.1"),
        Kind("none-left", rule="K3.1"),
        Kind("off-site", HEX, rule="K3.6"),
        Kind("on-pond", HEX, rule="K3.2"),
        Kind("on-inca", HEX, rule="K3.2"),
        Kind("on-temple", HEX, rule="K3.2"),
        Kind("uneven", HEX, rule="K3.3"),
        Kind("same-shape", HEX, rule="K3.4"),
        Kind("joins-cities", HEX, rule="K3.5"),
        Kind("no-inca-left", rule="K4.1"),
        Kind("not-your-inca", HEX, rule="K4.2"),
        Kind("no-way", rule="K4.3"),
        Kind("hex-taken", rule="K4.4"),
        Kind("moved-freely", HEX, rule="K4.2"),
        Kind("no-village", HEX, rule="K5.1"),
        Kind("no-city", HEX, rule="K5.1"),
        Kind("not-highest", rule="K5.2"),
        Kind("too-small", rule="K5.3"),
        Kind("not-higher", rule="K5.3"),
        Kind("no-floor", rule="K5.4"),
        Kind("changed-already", rule="K5.6"),
        Kind("city-has-temple", rule="K5.8"),
        Kind("not-empty", HEX, rule="K6.1"),
        Kind("pond-on-border", HEX, rule="K6.1"),
        Kind("no-pond-left", rule="K6.1"),
        Kind("drew-enough", rule="K7.1"),
        Kind("no-card-left", rule="K7.2"),
        Kind("no-token-left", rule="K2.1"),
        Kind("token-spent", rule="K2.1"),
        Kind("no-inca-there", rule="K8.1"),
        Kind("solar-disc", rule="K8.1"),
        Kind("card-not-in-hand", CARD, rule="K8.2"),
        Kind("no-match", CARD, rule="K8.2"),
        Kind("cannot-match", TOTAL, rule="K8.3"),
        Kind("must-match", TOTAL, rule="K8.3"),
        Kind("already-high", rule="K8.4"),
        Kind("no-festival", rule="K8.1"),
        Kind("festival-first", rule="K2.4"),
        Kind("inca-on-hex", HEX, rule="K5.1"),
    )
    categories = ("temples", "ponds", "festivals", "final")

    def load(self, text: str) -> Components:
        return load(text)

    def start(self, seats: int, options: dict[str, str], data: Components, chance: Chance, rules: int) -> Position:
        position = KramerPosition()
        position.begin(seats, chance, rules)
        position.data = data
        position.quoted = NO_MOVE
        position.board_shared = False
        position.incas_shared = False
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
        position.festival = -1
        position.bids = ()
        position.bidding = ()
        position.played = []
        position.declined = 0
        position.push(begin_turn(chance.below(seats)))
        position.settle()
        return position

    def attach(self, position: Position, data: Components) -> None:
        assert isinstance(position, KramerPosition)
        position.data = data
        position.quoted = NO_MOVE
        position.board_shared = False
        position.incas_shared = False

    def check(self, position: Position) -> None:
        assert isinstance(position, KramerPosition)
        check(position)

    def part_text(self, part: str, value: int, data: Components) -> str | None:
        if part in ("hex", "from", "to"):
            return data.hex_names[value]
        return str(value_of(value)) if part == "value" else None


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


GAME = CuzcoKramer()
