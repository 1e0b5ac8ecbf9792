"""Numbers of things: every number that the rules use for a space, a colour, a tile, a card or a mission."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 6
PIPS: Final = 6
NEVER: Final = 7
"""More pips than any die has: what cannot be done at all needs this many."""

# Phases.
SET_UP: Final = 0
PHASE_DICE: Final = 1
PHASE_ABILITIES: Final = 2
PHASE_CUZCO: Final = 3
PHASE_END: Final = 4

# The buildings of Cuzco, in the order of phase III.
UNIVERSITY: Final = 0
TEMPLE: Final = 1
MARKET: Final = 2
PALACE: Final = 3

# Places: twelve villages, the inner ones first, and Cuzco.
INNER: Final = 6
VILLAGES: Final = 12
CUZCO: Final = 12
STACK: Final = 4
"""How many quipus can lie in a village: one of each seat."""
STONE: Final = 0
ROPE: Final = 1
TRAIL_NAMES: Final = ("stone", "rope")

# Feather colours and the slots of a mask.
FEATHER_COLOURS: Final = ("turquoise", "purple", "orange", "pink")
SLOTS: Final = 12
FEATHERS_OF_A_COLOUR: Final = 3
ANY_COLOUR: Final = 4
"""The player's choice."""

# Action spaces.
ACTION_STONE: Final = 0
ACTION_ROPE: Final = 1
ACTION_STUDY: Final = 2
ACTION_FARM: Final = 3
ACTION_EXCHANGE: Final = 4
ACTION_TEMPLE: Final = 5
ACTION_HEADDRESS: Final = 6
ACTION_POINTS: Final = 7
ACTIONS: Final = 8

# Study and farm tiles: number = colour × 36 + ability × 3 + copy.
STUDY: Final = 0
FARM: Final = 1
TILE_COLOURS: Final = ("study", "farm")
ABILITIES: Final = 12
COPIES: Final = 3
TILES_OF_A_COLOUR: Final = 36
SPACES: Final = 12
EMPTY: Final = -1
QUIPU: Final = -2
"""What lies on a space of the mask when it is not a tile."""
MOST_VALUE: Final = 9

ABILITY_NAMES: Final = (
    "offering",
    "points",
    "feather",
    "stone",
    "knowledge",
    "rope",
    "god-card",
    "quipu",
    "circlet",
    "food",
    "farm",
    "study",
)
ABILITY_OFFERING: Final = 0
ABILITY_POINTS: Final = 1
ABILITY_FEATHER: Final = 2
ABILITY_STONE: Final = 3
ABILITY_KNOWLEDGE: Final = 4
ABILITY_ROPE: Final = 5
ABILITY_GOD_CARD: Final = 6
ABILITY_QUIPU: Final = 7
ABILITY_CIRCLET: Final = 8
ABILITY_FOOD: Final = 9
ABILITY_FARM: Final = 10
ABILITY_STUDY: Final = 11

# Gods and their cards; card number c is printed as c + 1, its god is c // 3.
GODS: Final = 5
GOD_NAMES: Final = ("iliapa", "mama-quilia", "viracocha", "pacha-mama", "mama-sara")
CARDS_OF_A_GOD: Final = 3
CARDS: Final = 15
COPIES_OF_A_CARD: Final = 4
NO_CARD: Final = -1

# Goods.
GOODS: Final = 6
GOOD_NAMES: Final = ("soup", "clothes", "bowl", "decanter", "tools", "jewellery")

# Missions: the six of the start, then 01 to 55.
START_MISSIONS: Final = 6
MISSIONS: Final = 61
HELD_MISSIONS: Final = 3
NO_MISSION: Final = -1

CIRCLETS: Final = 6
PRIESTS: Final = 4
QUIPUS: Final = 10
DICE: Final = 3
TOP_OF_TRACK: Final = 15
OFFERINGS: Final = 30
FOOD: Final = 36
TEMPLE_MEDALS: Final = 6
