"""The numbers of things: resources, workers, tasks, benefits, buildings, and what stands on Axomamma's board."""

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
TOO_FEW_SOLDIERS: Final = 3
NO_MARKER: Final = 4
FITS_NOWHERE: Final = 5
REASONS: Final = 6

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

DIFFICULTIES: Final = {
    "no-personality": WITHOUT_PERSONALITY,
    "dear-buildings": DEAR_BUILDINGS,
    "two-statues": TWO_STATUES,
    "single-conquest": SINGLE_CONQUEST,
    "no-idle-army": NO_IDLE_ARMY,
    "free-step": FREE_STEP,
    "equal-soldiers": EQUAL_SOLDIERS,
    "soldier-discount": SOLDIER_DISCOUNT,
    "priest-points": PRIEST_POINTS,
    "weaving-points": WEAVING_POINTS,
    "idle-points": IDLE_POINTS,
    "leftover-points": LEFTOVER_POINTS,
}
"""Each is an option of its own; the first ones make Axomamma weaker, the others stronger."""
EASIER: Final = 5
"""How many make it weaker."""

POTATO_END: Final = 0
CORN_END: Final = 1
FROM_NOMADS: Final = 2
"""Where a gained worker comes from: an end of the village, or the nomads."""

# Proper names, the same in all languages.
GOD_NAMES: Final = ["Inti", "Mama Killa", "Pachamama", "Illapa", "Wiraqucha", "Mama Qucha"]
REGION_NAMES: Final = ["Chinchasuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu"]
TERRACE_SPACES: Final = (("T", 0, 2), ("M", 10, 3), ("B", 25, 4))
"""Letter, first space and spaces per section of each terrace."""


def building_name(building: int) -> str:
    """The number printed on it, by which the rules call it."""
    return f"Z{building + 1:02}" if building < PASSIVES else f"P{building - PASSIVES + 1:02}"
