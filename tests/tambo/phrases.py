"""Everything that is said in Tambo: kinds of moves, events and refusals with their parts and rules, and the lines of the score sheet.

A constant bears the name of the kind that it is the number of, in the order of the tables.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.game import CORE_EVENTS
from qosqo.core.phrases import Kind, Part, Table
from tests.tambo.names import HIGHEST, MOST_CARDS, MOST_SEATS

CARD: Final = Part("card", HIGHEST + 1)
HIDDEN_CARD: Final = Part("card", HIGHEST + 1, hidden=True)
DIE: Final = Part("die", HIGHEST + 1)
TO: Final = Part("to", MOST_SEATS, seat=True)

MOVE_PLAY: Final = 0
MOVE_DRAW: Final = 1
MOVE_TAKE: Final = 2
MOVE_GIVE: Final = 3
MOVE_KEEP: Final = 4
MOVE_DECLINE: Final = 5
MOVE_PASS: Final = 6

MOVES: Final = Table(
    "move",
    Kind("play", CARD, rule="R2.1"),
    Kind("draw", rule="R2.2"),
    Kind("take", rule="R2.3"),
    Kind("give", HIDDEN_CARD, TO, rule="R2.4"),
    Kind("keep", rule="R2.4"),
    Kind("decline", rule="R2.4"),
    Kind("pass", rule="R2.6"),
)

EVENT_ROLLED: Final = 2
EVENT_PLAYED: Final = 3
EVENT_DREW: Final = 4
EVENT_TOOK: Final = 5
EVENT_GAVE: Final = 6
EVENT_KEPT: Final = 7
EVENT_DECLINED: Final = 8
EVENT_PASSED: Final = 9

EVENTS: Final = Table(
    "event",
    *CORE_EVENTS,
    Kind("rolled", DIE, rule="R2"),
    Kind("played", CARD, rule="R2.1"),
    Kind("drew", HIDDEN_CARD, rule="R2.2"),
    Kind("took", CARD, rule="R2.3"),
    Kind("gave", HIDDEN_CARD, TO, rule="R2.4"),
    Kind("kept", rule="R2.4"),
    Kind("declined", rule="R2.4"),
    Kind("passed", rule="R2.6"),
)

REFUSAL_CARD_TOO_HIGH: Final = 0
REFUSAL_CARD_NOT_IN_HAND: Final = 1
REFUSAL_HAND_FULL: Final = 2
REFUSAL_NO_CARD_LEFT: Final = 3

REFUSALS: Final = Table(
    "refusal",
    Kind("card-too-high", CARD, DIE, rule="R2.1"),
    Kind("card-not-in-hand", CARD, rule="R2.1"),
    Kind("hand-full", TO, Part("most", MOST_CARDS + 1), rule="R2.5"),
    Kind("no-card-left", rule="R2.2"),
)

CATEGORY_CARDS: Final = 0
CATEGORY_GIFTS: Final = 1

CATEGORIES: Final = ("cards", "gifts")
