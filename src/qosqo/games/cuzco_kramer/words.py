"""The numbers behind the game's words: kinds of moves, events and refusals in the order of the tables in `game`."""

from __future__ import annotations

from typing import Final

# Moves.
TRIPLE: Final = 0
DOUBLE: Final = 1
VILLAGE_TILE: Final = 2
CROP_TILE: Final = 3
ENTER: Final = 4
MOVE: Final = 5
LEAVE: Final = 6
BUILD: Final = 7
EXPAND: Final = 8
DIG_POND: Final = 9
DRAW: Final = 10
TAKE: Final = 11
TOKEN: Final = 12
FESTIVAL: Final = 13
END_TURN: Final = 14
PLAY: Final = 15
HOLD: Final = 16
DROP: Final = 17

# Events; 0 and 1 are the points of the core.
TURN_BEGAN: Final = 2
PLACED_TRIPLE: Final = 3
PLACED_DOUBLE: Final = 4
PLACED_VILLAGE: Final = 5
PLACED_CROP: Final = 6
ENTERED: Final = 7
MOVED: Final = 8
LEFT: Final = 9
BUILT: Final = 10
EXPANDED: Final = 11
DUG_POND: Final = 12
POND_SURROUNDED: Final = 13
POND_UNDECIDED: Final = 14
DREW: Final = 15
TOOK: Final = 16
TURNED_UP: Final = 17
RESHUFFLED: Final = 18
SPENT_TOKEN: Final = 19
PROPOSED: Final = 20
PLAYED: Final = 21
DROPPED: Final = 22
DECLINED: Final = 23
ORGANIZED: Final = 24
CO_ORGANIZED: Final = 25
ENDED_TURN: Final = 26
NO_PLACE: Final = 27
LAST_TRIPLE: Final = 28
ALL_STUCK: Final = 29
FINAL_FIRST: Final = 30
FINAL_SECOND: Final = 31
FINAL_SCORED: Final = 32

# Refusals.
LEGAL: Final = -1
TERRAIN_FIRST: Final = 0
TOO_FEW_AP: Final = 1
NONE_LEFT: Final = 2
OFF_SITE: Final = 3
ON_POND: Final = 4
ON_INCA: Final = 5
ON_TEMPLE: Final = 6
UNEVEN: Final = 7
SAME_SHAPE: Final = 8
JOINS_CITIES: Final = 9
NO_INCA_LEFT: Final = 10
NOT_YOUR_INCA: Final = 11
NO_WAY: Final = 12
HEX_TAKEN: Final = 13
MOVED_FREELY: Final = 14
NO_VILLAGE: Final = 15
NO_CITY: Final = 16
NOT_HIGHEST: Final = 17
TOO_SMALL: Final = 18
NOT_HIGHER: Final = 19
NO_FLOOR: Final = 20
CHANGED_ALREADY: Final = 21
CITY_HAS_TEMPLE: Final = 22
NOT_EMPTY: Final = 23
POND_ON_BORDER: Final = 24
NO_POND_LEFT: Final = 25
DREW_ENOUGH: Final = 26
NO_CARD_LEFT: Final = 27
NO_TOKEN_LEFT: Final = 28
TOKEN_SPENT: Final = 29
NO_INCA_THERE: Final = 30
SOLAR_DISC: Final = 31
CARD_NOT_IN_HAND: Final = 32
NO_MATCH: Final = 33
CANNOT_MATCH: Final = 34
MUST_MATCH: Final = 35
ALREADY_HIGH: Final = 36
NO_FESTIVAL: Final = 37
FESTIVAL_FIRST: Final = 38
INCA_ON_HEX: Final = 39

# Categories of the score sheet.
TEMPLES: Final = 0
PONDS: Final = 1
FESTIVALS: Final = 2
FINAL: Final = 3
