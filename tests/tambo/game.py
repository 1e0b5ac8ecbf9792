"""Tambo as the house sees it: the tables that name its moves, the set-up and the component data."""

from __future__ import annotations

import tomllib
from pathlib import Path

from qosqo.core.chance import Chance
from qosqo.core.game import CORE_EVENTS, DataError, Game, Option
from qosqo.core.phrases import Kind, Part, Table
from qosqo.core.pile import SEAT_BIT, pile
from qosqo.core.position import Position
from tests.tambo.position import Data, TamboPosition
from tests.tambo.steps import Roll

CARD = Part("card", 7)
HIDDEN_CARD = Part("card", 7, hidden=True)
TO = Part("to", 4, seat=True)


class Tambo(Game):
    id = "tambo"
    rules_version = 1
    folder = Path(__file__).parent
    options = (Option("deck", "shuffled", "sorted"),)
    moves = Table(
        "move",
        Kind("play", CARD, rule="R2.1"),
        Kind("draw", rule="R2.2"),
        Kind("take", rule="R2.3"),
        Kind("give", HIDDEN_CARD, TO, rule="R2.4"),
        Kind("keep", rule="R2.4"),
        Kind("decline", rule="R2.4"),
        Kind("pass", rule="R2.6"),
    )
    events = Table(
        "event",
        *CORE_EVENTS,
        Kind("rolled", Part("die", 7), rule="R2"),
        Kind("played", CARD, rule="R2.1"),
        Kind("drew", HIDDEN_CARD, rule="R2.2"),
        Kind("took", CARD, rule="R2.3"),
        Kind("gave", HIDDEN_CARD, TO, rule="R2.4"),
        Kind("kept", rule="R2.4"),
        Kind("declined", rule="R2.4"),
        Kind("passed", rule="R2.6"),
    )
    refusals = Table(
        "refusal",
        Kind("card-too-high", CARD, Part("die", 7), rule="R2.1"),
        Kind("card-not-in-hand", CARD, rule="R2.1"),
        Kind("hand-full", TO, Part("most", 10), rule="R2.5"),
        Kind("no-card-left", rule="R2.2"),
    )
    categories = ("cards", "gifts")

    def load(self, text: str) -> Data:
        try:
            entries = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"not a TOML file: {error}") from error
        copies = entries.get("copies")
        if not isinstance(copies, list) or len(copies) != 6 or not all(isinstance(n, int) and n >= 0 for n in copies):
            raise DataError("copies: six numbers are needed, one for each value from 1 to 6")
        if sum(copies) < 13:
            raise DataError("copies: at least 13 cards are needed for four players")
        rounds = entries.get("rounds")
        if not isinstance(rounds, int) or not 1 <= rounds <= 50:
            raise DataError("rounds: a number from 1 to 50 is needed")
        return Data(rounds, copies)

    def start(self, seats: int, options: dict[str, str], data: Data, chance: Chance, rules: int) -> Position:
        position = TamboPosition()
        position.begin(seats, chance, rules)
        position.data = data
        position.deck = pile([value for value in range(1, 7) for _ in range(data.copies[value - 1])])
        if options["deck"] == "shuffled":
            position.deck.shuffle(chance)
        position.hands = [pile([]) for _ in range(seats)]
        for seat in range(seats):
            for _ in range(3):
                position.hands[seat].put(position.deck.draw(), SEAT_BIT[seat])
        position.gift = pile([])
        position.face_up = position.deck.draw()
        position.discards = ()
        position.round = 1
        position.die = 0
        position.push(Roll(0))
        position.settle()
        return position

    def attach(self, position: Position, data: Data) -> None:
        assert isinstance(position, TamboPosition)
        position.data = data

    def check(self, position: Position) -> None:
        assert isinstance(position, TamboPosition)
        cards = len(position.deck.cards) + len(position.discards) + sum(len(hand.cards) for hand in position.hands)
        face_up = 1 if position.face_up else 0
        assert cards + len(position.gift.cards) + face_up == sum(position.data.copies), "a card was lost or made"


GAME = Tambo()
