"""The numbers behind the names: resources, workers, tasks, effects, and the kinds of moves, events and refusals.

The tables in `phrases.py` are checked against these numbers when they are made.
"""

from __future__ import annotations

from typing import Final

# Resources; the first effects bear the same numbers.
POTATO: Final = 0
CORN: Final = 1
STONE: Final = 2
GOLD: Final = 3
RESOURCES: Final = 4

# Workers.
ARCHITECT: Final = 0
CRAFTSMAN: Final = 1
WARRIOR: Final = 2
COURIER: Final = 3
PRIEST: Final = 4
COLOURS: Final = 5

# Where workers that are not on the hill or in the village can be; then one place per seat: its supply.
BAG: Final = 0
NOMADS: Final = 1
CASUALTIES: Final = 2
BOX: Final = 3
SUPPLY: Final = 4

# The hill.
SECTIONS: Final = 5
TERRACES: Final = 3
SEGMENTS: Final = 15
SPACES: Final = 45
EMPTY: Final = -1
PLAIN: Final = 0
BLUE: Final = 1
GREEN: Final = 2

GODS: Final = 6
GOD_CARDS: Final = 42
NO_CARD: Final = -1
SMALL: Final = 0
LARGE: Final = 1

# Tasks; the first four collect the resource of the same number.
STEPS_TASK: Final = 4
BUILDING_TASK: Final = 5
STATUE_TASK: Final = 6
WEAVINGS_TASK: Final = 7
MERCHANT_TASK: Final = 8
TRAINING_TASK: Final = 9
PRODUCE_TASK: Final = 10
TASKS: Final = 11

# Effects.
POINTS: Final = 4
GOD_CARD: Final = 5
ARMY_CARD: Final = 6
TRAINING: Final = 7
BUILDING: Final = 8
STATUE: Final = 9
FREE_STATUE: Final = 10
WEAVING: Final = 11
WORKER: Final = 12
TEMPLE_FOR_GOLD: Final = 13
TEMPLE: Final = 14
REJUVENATION: Final = 15
CHOICE: Final = 16
EFFECTS: Final = 17

# Actions of the high priest.
PRODUCE_ACTION: Final = 0
WORSHIP_ACTION: Final = 1
OFFERING_ACTION: Final = 2
CONQUEST_ACTION: Final = 3
REJUVENATE_ACTION: Final = 4

# Secondary actions, as bits.
PRIEST_BIT: Final = 1
PRAYING_BIT: Final = 2
TRAINING_BIT: Final = 4
RECRUITING_BIT: Final = 8

# Buildings: the passive ones Z01–Z20 first.
Z01: Final = 0
Z02: Final = 1
Z03: Final = 2
Z04: Final = 3
Z05: Final = 4
Z06: Final = 5
Z07: Final = 6
Z08: Final = 7
Z09: Final = 8
Z10: Final = 9
Z11: Final = 10
Z12: Final = 11
Z13: Final = 12
Z14: Final = 13
Z15: Final = 14
Z16: Final = 15
Z17: Final = 16
Z18: Final = 17
Z19: Final = 18
Z20: Final = 19
PASSIVES: Final = 20
BUILDINGS: Final = 39

WEAVINGS: Final = 35
STARTING_WEAVINGS: Final = 4
PATTERNS: Final = 7
REWARDS: Final = 8

REGIONS: Final = 4
REGION_SPACES: Final = 6
CONQUESTS: Final = 24
STEP_MARKERS: Final = 5
CONQUEST_MARKERS: Final = 10
WORKERS_KEPT: Final = 2

STEPS_FOR_STATUE: Final = [1, 3]
"""T3.19: what the active player's small and large statue are worth; to the others every statue is worth 1."""
CORN_PER_STEP: Final = 2
FOLLOWERS_CORN: Final = 3
MOST_OFFERINGS: Final = 3

# Axomamma: the die, the rows of the board and what stands on their spots.
DIE: Final = [1, 2, 2, 3, 3, 4]
TOKENS: Final = 8
TUCKED: Final = 4
TOP_ROW: Final = 0
MIDDLE_ROW: Final = 1
BOTTOM_ROW: Final = 2
ROW_SPOTS: Final[list[int]] = [6, 5, 5]

WEAVINGS_DEED: Final = 0
STATUE_DEED: Final = 1
PRODUCTION_DEED: Final = 2
PASSIVE_DEED: Final = 3
STEPS_DEED: Final = 4
POTATO_WORKER_DEED: Final = 5
CORN_WORKER_DEED: Final = 6
NOMAD_DEED: Final = 7
ARMY_DEED: Final = 8
TEMPLE_DEED: Final = 9
SUPPLIES_DEED: Final = 10
PERSONALITY_DEED: Final = 11
DEEDS: Final = 12

NO_PERSONALITY: Final = -1
STATUE_LOVER: Final = 0
WEAVER: Final = 1
CLIMBER: Final = 2
BUILDER: Final = 3
PERSONALITIES: Final = 4

# Why Axomamma leaves something out.
TOO_POOR: Final = 0
NONE_LEFT: Final = 1
AT_THE_TOP: Final = 2
REASONS: Final = 3

# T8.40, T8.41: easier and harder rules, as bits.
WITHOUT_PERSONALITY: Final = 1
DEAR_BUILDINGS: Final = 2
TWO_STATUES: Final = 4
SINGLE_CONQUEST: Final = 8
NO_IDLE_ARMY: Final = 16
FREE_STEP: Final = 32
EQUAL_SOLDIERS: Final = 64
SOLDIER_DISCOUNT: Final = 128
PRIEST_POINTS: Final = 256
WEAVING_POINTS: Final = 512
IDLE_POINTS: Final = 1024
LEFTOVER_POINTS: Final = 2048

POTATO_END: Final = 0
CORN_END: Final = 1

# Kinds of moves. Free actions come last, so that they can be appended to a sorted list.
KEEP_CARDS: Final = 0
START_WEAVING: Final = 1
USE_CARD: Final = 2
PUT_PRIEST: Final = 3
PLACE: Final = 4
PLACE_FOR_GOLD: Final = 5
MOVE_PRIEST: Final = 6
PRAY: Final = 7
TRAIN: Final = 8
TAKE_NOMAD: Final = 9
PAY: Final = 10
TASK: Final = 11
BUILD: Final = 12
REPLACE: Final = 13
REMOVE: Final = 14
BUILD_STEPS: Final = 15
BUILD_STATUE: Final = 16
BUY_WEAVING: Final = 17
ATTACH: Final = 18
TAKE_WEAVING: Final = 19
PUT_UNDER: Final = 20
KEEP_ARMY: Final = 21
PRODUCE: Final = 22
ACT: Final = 23
TAKE_GOLD: Final = 24
WORSHIP: Final = 25
OFFER: Final = 26
REVIVE_BUILDING: Final = 27
REVIVE_ARMY: Final = 28
CASUALTY: Final = 29
CASUALTY_NOMAD: Final = 30
PLAY_ARMY: Final = 31
CONQUER: Final = 32
SPEND: Final = 33
BUY_WORKER: Final = 34
DISMISS: Final = 35
CLIMB: Final = 36
CHOOSE: Final = 37
DRAW_CARD: Final = 38
TAKE_CARD: Final = 39
FETCH: Final = 40
FEED: Final = 41
PAY_GOLD: Final = 42
PASS: Final = 43
DISCARD_ARMY: Final = 44
EXCHANGE: Final = 45
DRAW_FOR_POTATO: Final = 46
PAY_BY_HAND: Final = 47
FIRST_FREE: Final = 44

# Events; 0 and 1 are the core's.
CHOSE_CARDS: Final = 2
CHOSE_WEAVING: Final = 3
USED_CARD: Final = 4
PRIEST_PUT: Final = 5
PLACED: Final = 6
PLACED_FOR_GOLD: Final = 7
PAID: Final = 8
GOT: Final = 9
PRIEST_MOVED: Final = 10
DREW_CARD: Final = 11
TOOK_CARD: Final = 12
DREW_ARMY: Final = 13
TRAINED: Final = 14
HAS_TASKS: Final = 15
DOES_TASK: Final = 16
LOST_TASKS: Final = 17
BUILT: Final = 18
REPLACED: Final = 19
MARKET_GOT: Final = 20
BUILT_STEPS: Final = 21
BUILT_STATUE: Final = 22
DREW_WEAVING: Final = 23
GOT_WEAVING: Final = 24
ATTACHED: Final = 25
MATCHED: Final = 26
PRODUCED: Final = 27
TOOK_GOLD: Final = 28
GAVE_STATUE: Final = 29
CLIMBED: Final = 30
REVIVED_BUILDING: Final = 31
REVIVED_ARMY: Final = 32
CASUALTY_FELL: Final = 33
PLAYED_ARMY: Final = 34
CONQUERED: Final = 35
SPENT_SOLDIERS: Final = 36
GOT_WORKER: Final = 37
DISMISSED: Final = 38
FETCHED: Final = 39
OFFER_SHUFFLED: Final = 40
CARD_OFFERED: Final = 41
FESTIVAL_TRIGGERED: Final = 42
FESTIVAL_BEGINS: Final = 43
REGION_WON: Final = 44
LACKED_POTATOES: Final = 45
VILLAGE_FILLED: Final = 46
NEUTRAL_WORKER: Final = 47
DISCARDED_ARMY: Final = 48
EXCHANGED: Final = 49
USED_BUILDING: Final = 50
FINAL_SCORING: Final = 51
RETURNED_CARD: Final = 52
PERSONALITY_DRAWN: Final = 53
TUCKED_CARD: Final = 54
AXOMAMMA_ARMY: Final = 55
NO_PRIEST_ACTION: Final = 56
NOT_FOLLOWED: Final = 57
ROLLED: Final = 58
NO_SPACE_FOR: Final = 59
AXOMAMMA_PLACED: Final = 60
STATUE_HONOURED: Final = 61
TOKEN_ACTS: Final = 62
TOKEN_MOVED: Final = 63
DEED_SKIPPED: Final = 64
GOLD_INSTEAD: Final = 65
STATUE_ROLL: Final = 66
CARD_DISCARDED: Final = 67
POTATOES_TRADED: Final = 68
WITHOUT_WORKERS: Final = 69
LAST_ACTIONS: Final = 70

# Refusals.
SPACE_TAKEN: Final = 0
WRONG_SYMBOL: Final = 1
TOO_LITTLE_FOOD: Final = 2
NO_GOLD: Final = 3
CANNOT_PAY: Final = 4
USED_IN_SET: Final = 5
TASK_IMPOSSIBLE: Final = 6
NO_STEP_MARKER: Final = 7
STEPS_TAKEN: Final = 8
UPPER_STEPS_MISSING: Final = 9
NO_SUCH_STATUE: Final = 10
PATTERN_TWICE: Final = 11
CONQUEST_TAKEN: Final = 12
TOO_FEW_SOLDIERS: Final = 13
NO_CONQUEST_MARKER: Final = 14
SAME_ACTION_TWICE: Final = 15
NOTHING_THERE: Final = 16

# Categories of the score sheet.
FROM_START: Final = 0
FROM_GOD_CARDS: Final = 1
FROM_STEPS: Final = 2
FROM_STATUES: Final = 3
FROM_BUILDINGS: Final = 4
FROM_TAPESTRIES: Final = 5
FROM_TEMPLE: Final = 6
FROM_CONQUESTS: Final = 7
FROM_REGIONS: Final = 8
FROM_FESTIVALS: Final = 9
FOR_POTATOES: Final = 10
FINAL_TAPESTRIES: Final = 11
FINAL_TEMPLE: Final = 12
FINAL_BUILDINGS: Final = 13
FINAL_GOD_CARDS: Final = 14
FINAL_ARMY: Final = 15
FINAL_WORKERS: Final = 16
FINAL_GOLD: Final = 17
FROM_POTATOES: Final = 18
FROM_BOARD: Final = 19
FROM_DIFFICULTY: Final = 20
FINAL_RESOURCES: Final = 21
CATEGORIES: Final = 22

# Proper names, the same in all languages.
GOD_NAMES: Final = ["Inti", "Mama Killa", "Pachamama", "Illapa", "Wiraqucha", "Mama Qucha"]
REGION_NAMES: Final = ["Chinchasuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu"]
