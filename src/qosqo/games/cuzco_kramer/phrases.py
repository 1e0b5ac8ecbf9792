"""Everything that is said in the game: kinds of moves, events and refusals with their parts and rules, and the lines of the score sheet.

A constant bears the name of the kind that it is the number of, in the order of the tables.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.game import CORE_EVENTS
from qosqo.core.phrases import Kind, Part, Table
from qosqo.games.cuzco_kramer.names import CARD_KINDS, DIRECTIONS, MOST_CELLS, RELICS, TEMPLE_STEPS

HEX: Final = Part("hex", MOST_CELLS)
ROTATION: Final = Part("rotation", DIRECTIONS, texts="rotation")
FROM: Final = Part("from", MOST_CELLS)
TO: Final = Part("to", MOST_CELLS)
VALUE: Final = Part("value", TEMPLE_STEPS)
CARD: Final = Part("card", len(CARD_KINDS), texts="card")
RELIC: Final = Part("relic", len(RELICS), texts="card")
HIDDEN_CARD: Final = Part("card", len(CARD_KINDS), texts="card", hidden=True)
COST: Final = Part("cost", 100)
LEFT: Final = Part("left", 100)
SIZE: Final = Part("size", 300)
TOTAL: Final = Part("total", 100)
WORTH: Final = Part("worth", 100)
ELEVATION: Final = Part("elevation", 300)
OLD: Final = Part("old", TEMPLE_STEPS)
COUNT: Final = Part("count", 100)
POINTS: Final = Part("points", 1000)
TIED: Final = Part("tied", 2)
LAST: Final = Part("last", 2)

# Moves.

MOVE_TRIPLE: Final = 0
MOVE_DOUBLE: Final = 1
MOVE_VILLAGE: Final = 2
MOVE_CROP: Final = 3
MOVE_ENTER: Final = 4
MOVE_MOVE: Final = 5
MOVE_LEAVE: Final = 6
MOVE_BUILD: Final = 7
MOVE_EXPAND: Final = 8
MOVE_POND: Final = 9
MOVE_DRAW: Final = 10
MOVE_TAKE: Final = 11
MOVE_TOKEN: Final = 12
MOVE_FESTIVAL: Final = 13
MOVE_END_TURN: Final = 14
MOVE_PLAY: Final = 15
MOVE_HOLD: Final = 16
MOVE_DROP: Final = 17

MOVES: Final = Table(
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

# Events.

EVENT_TURN_BEGAN: Final = 2
EVENT_PLACED_TRIPLE: Final = 3
EVENT_PLACED_DOUBLE: Final = 4
EVENT_PLACED_VILLAGE: Final = 5
EVENT_PLACED_CROP: Final = 6
EVENT_ENTERED: Final = 7
EVENT_MOVED: Final = 8
EVENT_LEFT: Final = 9
EVENT_BUILT: Final = 10
EVENT_EXPANDED: Final = 11
EVENT_DUG_POND: Final = 12
EVENT_POND_SURROUNDED: Final = 13
EVENT_POND_UNDECIDED: Final = 14
EVENT_DREW: Final = 15
EVENT_TOOK: Final = 16
EVENT_TURNED_UP: Final = 17
EVENT_RESHUFFLED: Final = 18
EVENT_SPENT_TOKEN: Final = 19
EVENT_PROPOSED: Final = 20
EVENT_PLAYED: Final = 21
EVENT_DROPPED: Final = 22
EVENT_DECLINED: Final = 23
EVENT_ORGANIZED: Final = 24
EVENT_CO_ORGANIZED: Final = 25
EVENT_ENDED_TURN: Final = 26
EVENT_NO_PLACE: Final = 27
EVENT_LAST_TRIPLE: Final = 28
EVENT_ALL_STUCK: Final = 29
EVENT_FINAL_FIRST: Final = 30
EVENT_FINAL_SECOND: Final = 31
EVENT_FINAL_SCORED: Final = 32
EVENT_DEALT: Final = 33
EVENT_FIRST_CARD: Final = 34
EVENT_FIRST_PLAYER: Final = 35
EVENT_DISC_TAKEN: Final = 36
EVENT_DISC_PLACED: Final = 37
EVENT_POND_DESERTED: Final = 38
EVENT_NOBODY_ELSE: Final = 39
EVENT_NEXT_CARD: Final = 40
EVENT_FINAL_NOWHERE: Final = 41
EVENT_WON: Final = 42
EVENT_SHARED_VICTORY: Final = 43
EVENT_STAYED: Final = 44

EVENTS: Final = Table(
    "event",
    *CORE_EVENTS,
    Kind("turn-began", LEFT, LAST, rule="K2.1"),
    Kind("placed-triple", HEX, ROTATION, COST, ELEVATION, rule="K3"),
    Kind("placed-double", HEX, ROTATION, COST, ELEVATION, rule="K3"),
    Kind("placed-village", HEX, COST, ELEVATION, rule="K3"),
    Kind("placed-crop", HEX, COST, ELEVATION, rule="K3"),
    Kind("entered", TO, COST, rule="K4.1"),
    Kind("moved", FROM, TO, COST, rule="K4.2"),
    Kind("left", FROM, COST, rule="K4.1"),
    Kind("built", HEX, VALUE, COST, SIZE, rule="K5.2"),
    Kind("expanded", HEX, VALUE, COST, SIZE, OLD, rule="K5.2"),
    Kind("dug-pond", HEX, COST, rule="K6.1"),
    Kind("pond-surrounded", HEX, SIZE, rule="K6.2"),
    Kind("pond-undecided", HEX, SIZE, rule="K6.2"),
    Kind("drew", HIDDEN_CARD, rule="K7.1"),
    Kind("took", CARD, rule="K7.1"),
    Kind("turned-up", CARD, rule="K7.1"),
    Kind("reshuffled", rule="K7.2"),
    Kind("spent-token", rule="K2.1"),
    Kind("proposed", HEX, VALUE, LEFT, rule="K8.1"),
    Kind("played", CARD, TOTAL, WORTH, RELIC, rule="K8.2"),
    Kind("dropped", TOTAL, rule="K8.3"),
    Kind("declined", rule="K8.4"),
    Kind("organized", HEX, VALUE, POINTS, rule="K8.5"),
    Kind("co-organized", HEX, VALUE, POINTS, rule="K8.5"),
    Kind("ended-turn", LEFT, rule="K2.2"),
    Kind("no-place", rule="K2.3"),
    Kind("last-triple", rule="K9.1"),
    Kind("all-stuck", rule="K2.3"),
    Kind("final-first", HEX, VALUE, TIED, rule="K9.2"),
    Kind("final-second", HEX, VALUE, TIED, rule="K9.2"),
    Kind("final-scored", rule="K9.1"),
    Kind("dealt", COUNT, rule="K1.3"),
    Kind("first-card", CARD, rule="K1.4"),
    Kind("first-player", rule="K1.6"),
    Kind("disc-taken", HEX, rule="K5.9"),
    Kind("disc-placed", HEX, rule="K8.7"),
    Kind("pond-deserted", HEX, SIZE, rule="K6.2"),
    Kind("nobody-else", rule="K8.4"),
    Kind("next-card", CARD, rule="K8.6"),
    Kind("final-nowhere", rule="K9.3"),
    Kind("won", POINTS, rule="K9.4"),
    Kind("shared-victory", POINTS, rule="K9.4"),
    Kind("stayed", TOTAL, rule="K8.3"),
)

# Refusals.

LEGAL: Final = -1
"""No refusal."""

REFUSAL_TERRAIN_FIRST: Final = 0
REFUSAL_TOO_FEW_AP: Final = 1
REFUSAL_NONE_LEFT: Final = 2
REFUSAL_OFF_SITE: Final = 3
REFUSAL_ON_POND: Final = 4
REFUSAL_ON_INCA: Final = 5
REFUSAL_ON_TEMPLE: Final = 6
REFUSAL_UNEVEN: Final = 7
REFUSAL_SAME_SHAPE: Final = 8
REFUSAL_JOINS_CITIES: Final = 9
REFUSAL_NO_INCA_LEFT: Final = 10
REFUSAL_NOT_YOUR_INCA: Final = 11
REFUSAL_NO_WAY: Final = 12
REFUSAL_HEX_TAKEN: Final = 13
REFUSAL_MOVED_FREELY: Final = 14
REFUSAL_NO_VILLAGE: Final = 15
REFUSAL_NO_CITY: Final = 16
REFUSAL_NOT_HIGHEST: Final = 17
REFUSAL_TOO_SMALL: Final = 18
REFUSAL_NOT_HIGHER: Final = 19
REFUSAL_NO_FLOOR: Final = 20
REFUSAL_CHANGED_ALREADY: Final = 21
REFUSAL_CITY_HAS_TEMPLE: Final = 22
REFUSAL_NOT_EMPTY: Final = 23
REFUSAL_POND_ON_BORDER: Final = 24
REFUSAL_NO_POND_LEFT: Final = 25
REFUSAL_DREW_ENOUGH: Final = 26
REFUSAL_NO_CARD_LEFT: Final = 27
REFUSAL_NO_TOKEN_LEFT: Final = 28
REFUSAL_TOKEN_SPENT: Final = 29
REFUSAL_NO_INCA_THERE: Final = 30
REFUSAL_SOLAR_DISC: Final = 31
REFUSAL_CARD_NOT_IN_HAND: Final = 32
REFUSAL_NO_MATCH: Final = 33
REFUSAL_CANNOT_MATCH: Final = 34
REFUSAL_MUST_MATCH: Final = 35
REFUSAL_ALREADY_HIGH: Final = 36
REFUSAL_NO_FESTIVAL: Final = 37
REFUSAL_FESTIVAL_FIRST: Final = 38
REFUSAL_INCA_ON_HEX: Final = 39
REFUSAL_BEGUN_TO_BID: Final = 40
REFUSAL_NO_WAY_OUT: Final = 41

REFUSALS: Final = Table(
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
    Kind("too-small", SIZE, rule="K5.3"),
    Kind("not-higher", OLD, rule="K5.3"),
    Kind("no-floor", VALUE, rule="K5.4"),
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
    Kind("begun-to-bid", TOTAL, rule="K8.3"),
    Kind("no-way-out", HEX, rule="K4.1"),
)

# The score sheet.

CATEGORY_TEMPLES: Final = 0
CATEGORY_PONDS: Final = 1
CATEGORY_FESTIVALS: Final = 2
CATEGORY_FINAL: Final = 3

CATEGORIES: Final = ("temples", "ponds", "festivals", "final")
