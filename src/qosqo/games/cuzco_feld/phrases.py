"""Moves, events, refusals and lines of the score sheet: the tables that name them, and a constant for every entry.

A constant is spelled like the name it stands for: `MOVE_PLACE_DIE` is the kind "place-die" of MOVES. A test holds both together.
"""

from __future__ import annotations

from typing import Final

from qosqo.core.game import CORE_EVENTS
from qosqo.core.phrases import Kind, Part, Table
from qosqo.games.cuzco_feld.names import ABILITIES, ACTIONS, CARDS, GODS, GOODS, MISSIONS, MOST_VALUE, SLOTS, TOP_OF_TRACK

DIE_PART: Final = Part("die", 7)
ACTION_PART: Final = Part("action", ACTIONS, texts="action")
PLACE_PART: Final = Part("place", 13, texts="place")
OVERLAY_PART: Final = Part("overlay", 6, first=1)
TRAIL_PART: Final = Part("trail", 2, texts="a-trail")
TO_PLACE_PART: Final = Part("place", 13, texts="to-place")
FEATHER_PART: Final = Part("feather", 4, texts="a-feather")
SLOT_PART: Final = Part("slot", SLOTS, first=1)
COLOUR_PART: Final = Part("colour", 2, texts="tile")
ABILITY_PART: Final = Part("ability", ABILITIES, texts="ability")
VALUE_PART: Final = Part("value", MOST_VALUE + 1)
PIPS_PART: Final = Part("pips", 7)
CARD_PART: Final = Part("card", CARDS, texts="card")
GOD_PART: Final = Part("god", GODS, texts="god")
GOOD_PART: Final = Part("good", GOODS, texts="a-good")
MISSION_PART: Final = Part("mission", MISSIONS, texts="mission")
COUNT_PART: Final = Part("count", 60)
DRAWN_PARTS: Final = [Part(name, MISSIONS, texts="mission", hidden=True) for name in ("first", "second", "third", "fourth")]

MOVE_PLACE_FEATHER: Final = 0
MOVE_KEEP_MISSIONS: Final = 1
MOVE_CHANGE_DIE: Final = 2
MOVE_PLACE_DIE: Final = 3
MOVE_MOVE_DIE: Final = 4
MOVE_MOVE_TO: Final = 5
MOVE_LEAVE_CUZCO: Final = 6
MOVE_TAKE_TILE: Final = 7
MOVE_TAKE_DISCARDED_TILE: Final = 8
MOVE_SLIDE_DOWN: Final = 9
MOVE_SLIDE_UP: Final = 10
MOVE_TAKE_POINT: Final = 11
MOVE_TAKE_OFFERING: Final = 12
MOVE_TAKE_CARD: Final = 13
MOVE_RESERVE_QUIPUS: Final = 14
MOVE_PUT_PRIEST: Final = 15
MOVE_FLIP_CIRCLET: Final = 16
MOVE_TAKE_KNOWLEDGE: Final = 17
MOVE_TAKE_FOOD: Final = 18
MOVE_USE_ABILITY: Final = 19
MOVE_BUY: Final = 20
MOVE_COMPLETE: Final = 21
MOVE_COMPLETE_EASIER: Final = 22
MOVE_THROW_AWAY: Final = 23
MOVE_TAKE_MISSION: Final = 24
MOVE_PLAY_CARD: Final = 25
MOVE_USE_MEDAL: Final = 26
MOVE_DONE: Final = 27
MOVE_PLACE_DIE_WITH_CARD: Final = 28
MOVE_PLACE_DIE_WITH_MEDAL: Final = 29

MOVES: Final = Table(
    "move",
    Kind("place-feather", FEATHER_PART, SLOT_PART, rule="F2.8"),
    Kind("keep-missions", MISSION_PART, Part("other", MISSIONS, texts="mission"), rule="F1.9"),
    Kind("change-die", DIE_PART, Part("to", 7), Part("light", 6), Part("dark", 4), rule="F8.3"),
    Kind("place-die", DIE_PART, ACTION_PART, rule="F2.1"),
    Kind("move-die", DIE_PART, ACTION_PART, Part("to-action", ACTIONS, texts="action"), rule="F3.5"),
    Kind("move-to", TO_PLACE_PART, rule="F2.4"),
    Kind("leave-cuzco", TO_PLACE_PART, OVERLAY_PART, rule="F2.7"),
    Kind("take-tile", COLOUR_PART, PIPS_PART, ABILITY_PART, rule="F2.9"),
    Kind("take-discarded-tile", COLOUR_PART, ABILITY_PART, VALUE_PART, rule="F3.6"),
    Kind("slide-down", COLOUR_PART, VALUE_PART, rule="F2.10"),
    Kind("slide-up", COLOUR_PART, VALUE_PART, rule="F3.4"),
    Kind("take-point", rule="F2.10"),
    Kind("take-offering"),
    Kind("take-card", CARD_PART),
    Kind("reserve-quipus", Part("count", 11), rule="F2.10"),
    Kind("put-priest", Part("step", 7), rule="F2.11"),
    Kind("flip-circlet", Part("circlet", 7), rule="F2.12"),
    Kind("take-knowledge", rule="F2.14"),
    Kind("take-food", rule="F2.14"),
    Kind("use-ability", COLOUR_PART, ABILITY_PART, Part("count", 5), rule="F4.1"),
    Kind("buy", GOOD_PART, rule="F5.3"),
    Kind("complete", MISSION_PART, rule="F5.4"),
    Kind("complete-easier", MISSION_PART, rule="F3.5"),
    Kind("throw-away", MISSION_PART, rule="F5.4"),
    Kind("take-mission", MISSION_PART, rule="F5.4"),
    Kind("play-card", CARD_PART, rule="F3.1"),
    Kind("use-medal", CARD_PART, rule="F3.2"),
    Kind("done"),
    Kind("place-die-with-card", DIE_PART, ACTION_PART, CARD_PART, rule="F2.16", costly=True),
    Kind("place-die-with-medal", DIE_PART, ACTION_PART, CARD_PART, rule="F2.16", costly=True),
)

EVENT_ROUND_STARTS: Final = 2
EVENT_FINAL_SCORING: Final = 3
EVENT_ROLLED: Final = 4
EVENT_TOOK_PUTUTU: Final = 5
EVENT_CHANGED_DIE: Final = 6
EVENT_PLACED_DIE: Final = 7
EVENT_PLAYED_EXTRA_TURN: Final = 8
EVENT_MOVED_DIE: Final = 9
EVENT_MOVED: Final = 10
EVENT_TURNED_OVERLAY: Final = 11
EVENT_DELIVERED: Final = 12
EVENT_PLACED_FEATHER: Final = 13
EVENT_TOOK_TILE: Final = 14
EVENT_TOOK_DISCARDED_TILE: Final = 15
EVENT_SLID_DOWN: Final = 16
EVENT_SLID_UP: Final = 17
EVENT_TOOK_OFFERINGS: Final = 18
EVENT_TOOK_FOOD: Final = 19
EVENT_ADVANCED: Final = 20
EVENT_TOOK_CARD: Final = 21
EVENT_REVEALED_CARD: Final = 22
EVENT_REBUILT_PILE: Final = 23
EVENT_RESERVED_QUIPUS: Final = 24
EVENT_PUT_PRIEST: Final = 25
EVENT_PUSHED_PRIEST: Final = 26
EVENT_SENT_PRIEST_HOME: Final = 27
EVENT_FLIPPED_CIRCLET: Final = 28
EVENT_USED_ABILITY: Final = 29
EVENT_NEW_PLACE_IN_ORDER: Final = 30
EVENT_WON_MEDAL: Final = 31
EVENT_REMOVED_MEDAL: Final = 32
EVENT_BOUGHT: Final = 33
EVENT_COMPLETED: Final = 34
EVENT_COMPLETED_EASIER: Final = 35
EVENT_THREW_AWAY: Final = 36
EVENT_TOOK_MISSION: Final = 37
EVENT_KEPT_MISSIONS: Final = 38
EVENT_PLAYED_CARD: Final = 39
EVENT_USED_MEDAL: Final = 40
EVENT_SHOWED_CARD: Final = 41
EVENT_GAINED_BLESSING: Final = 42
EVENT_JUMPED: Final = 43
EVENT_FOUND_OWN_QUIPU: Final = 44
EVENT_HAD_NO_QUIPU: Final = 45
EVENT_HAD_ALL_OF_COLOUR: Final = 46
EVENT_HAD_ALL_FEATHERS: Final = 47
EVENT_WENT_WITHOUT_OFFERINGS: Final = 48
EVENT_WENT_WITHOUT_FOOD: Final = 49
EVENT_LOST_STEPS: Final = 50
EVENT_DEALT_PLACE_IN_ORDER: Final = 51
EVENT_DEALT_MISSION: Final = 52
EVENT_DEALT_CARDS: Final = 53
EVENT_DREW_MISSIONS: Final = 54
EVENT_PHASE_STARTS: Final = 55
EVENT_BUILDING_RESOLVED: Final = 56
EVENT_SPENT_PIPS: Final = 57
EVENT_WON_MEDAL_ON_TIE: Final = 58
EVENT_BOUGHT_NOTHING: Final = 59
EVENT_TOP_QUIPU: Final = 60
EVENT_MISSED_PUTUTU: Final = 61
EVENT_WON_GAME: Final = 62
EVENT_WON_GAME_ON_TIE: Final = 63
EVENT_USED_NO_ABILITY: Final = 64
EVENT_LEFT_PIPS: Final = 65

EVENTS: Final = Table(
    "event",
    *CORE_EVENTS,
    Kind("round-starts", Part("round", 7)),
    Kind("final-scoring", rule="F6.2"),
    Kind("rolled", DIE_PART, Part("second", 7), Part("third", 7), rule="F2.1"),
    Kind("took-pututu", Part("pututu", 2, texts="gained-pututu"), rule="F8.2"),
    Kind("changed-die", DIE_PART, Part("to", 7), Part("light", 6), Part("dark", 4), rule="F8.3"),
    Kind("placed-die", DIE_PART, ACTION_PART, rule="F2.1"),
    Kind("played-extra-turn", ACTION_PART, rule="F3.5"),
    Kind("moved-die", DIE_PART, ACTION_PART, Part("to-action", ACTIONS, texts="action"), rule="F3.5"),
    Kind("moved", TO_PLACE_PART, TRAIL_PART, PIPS_PART, rule="F2.4"),
    Kind("turned-overlay", OVERLAY_PART, rule="F2.7"),
    Kind("delivered", PLACE_PART, rule="F2.5"),
    Kind("placed-feather", FEATHER_PART, SLOT_PART, rule="F2.8"),
    Kind("took-tile", COLOUR_PART, PIPS_PART, ABILITY_PART, VALUE_PART, rule="F2.9"),
    Kind("took-discarded-tile", COLOUR_PART, ABILITY_PART, VALUE_PART, rule="F3.6"),
    Kind("slid-down", COLOUR_PART, VALUE_PART, rule="F2.10"),
    Kind("slid-up", COLOUR_PART, VALUE_PART, rule="F3.4"),
    Kind("took-offerings", COUNT_PART),
    Kind("took-food", COUNT_PART),
    Kind("advanced", COUNT_PART, Part("space", TOP_OF_TRACK + 1), rule="F2.15"),
    Kind("took-card", CARD_PART),
    Kind("revealed-card", CARD_PART, rule="F1.14"),
    Kind("rebuilt-pile", GOD_PART, rule="F1.5"),
    Kind("reserved-quipus", COUNT_PART),
    Kind("put-priest", Part("step", 7), rule="F2.11"),
    Kind("pushed-priest", Part("step", 7), rule="F2.11"),
    Kind("sent-priest-home", rule="F2.11"),
    Kind("flipped-circlet", Part("circlet", 7), Part("value", 30), Part("bonus", 60), rule="F2.12"),
    Kind("used-ability", COLOUR_PART, ABILITY_PART, COUNT_PART, rule="F4.1"),
    Kind("new-place-in-order", Part("turn", 5), rule="F5.1"),
    Kind("won-medal", rule="F5.2"),
    Kind("removed-medal", rule="F5.2"),
    Kind("bought", GOOD_PART, Part("cost", 20), rule="F5.3"),
    Kind("completed", MISSION_PART, rule="F5.4"),
    Kind("completed-easier", MISSION_PART, rule="F3.5"),
    Kind("threw-away", MISSION_PART, rule="F5.4"),
    Kind("took-mission", MISSION_PART, rule="F5.4"),
    Kind("kept-missions", MISSION_PART, Part("other", MISSIONS, texts="mission"), rule="F1.9"),
    Kind("played-card", CARD_PART, rule="F3.1"),
    Kind("used-medal", CARD_PART, rule="F3.2"),
    Kind("showed-card", CARD_PART, rule="F5.4"),
    Kind("gained-blessing", rule="F2.14"),
    Kind("jumped", TO_PLACE_PART, rule="F3.12"),
    Kind("found-own-quipu", rule="F2.5"),
    Kind("had-no-quipu", rule="F2.5"),
    Kind("had-all-of-colour", Part("feather", 4, texts="feathers-of"), rule="F2.8"),
    Kind("had-all-feathers", rule="F2.8"),
    Kind("went-without-offerings", COUNT_PART, rule="F1.4"),
    Kind("went-without-food", COUNT_PART, rule="F1.4"),
    Kind("lost-steps", COUNT_PART, rule="F2.15"),
    Kind("dealt-place-in-order", Part("turn", 5), rule="F1.9"),
    Kind("dealt-mission", MISSION_PART, rule="F1.9"),
    Kind("dealt-cards", Part("card", CARDS, texts="card", hidden=True), Part("second", CARDS, texts="card", hidden=True), rule="F1.10"),
    Kind(
        "drew-missions",
        *[Part(name, MISSIONS, texts="mission", hidden=True) for name in ("first", "second", "third", "fourth")],
        rule="F1.9",
    ),
    Kind("phase-starts", Part("phase", 4, texts="phase")),
    Kind("building-resolved", Part("building", 4, texts="building")),
    Kind("spent-pips", PIPS_PART, Part("left", 7), rule="F2.10"),
    Kind("won-medal-on-tie", Part("step", 7), rule="F5.2"),
    Kind("bought-nothing", rule="F5.3"),
    Kind("top-quipu", PLACE_PART, rule="F6.2"),
    Kind("missed-pututu", Part("pututu", 2, texts="pututu"), rule="F8.4"),
    Kind("won-game", Part("points", 1000), rule="F6.3"),
    Kind("won-game-on-tie", Part("points", 1000), rule="F6.3"),
    Kind("used-no-ability", rule="F4.1"),
    Kind("left-pips", PIPS_PART, rule="F2.10"),
)

REFUSAL_DIE_TOO_HIGH: Final = 0
REFUSAL_NO_TRAIL: Final = 1
REFUSAL_NO_TILE: Final = 2
REFUSAL_NO_EMPTY_SPACE: Final = 3
REFUSAL_NO_PRIEST: Final = 4
REFUSAL_NO_CIRCLET: Final = 5
REFUSAL_WRONG_TRAIL: Final = 6
REFUSAL_TRAIL_TOO_HIGH: Final = 7
REFUSAL_TILE_TOO_HIGH: Final = 8
REFUSAL_CIRCLET_TOO_HIGH: Final = 9
REFUSAL_CIRCLET_NEEDS_FEATHERS: Final = 10
REFUSAL_TOO_FEW_PIPS: Final = 11
REFUSAL_CARD_NOT_IN_HAND: Final = 12
REFUSAL_CARD_NOT_FACE_UP: Final = 13
REFUSAL_CARD_WRONG_PHASE: Final = 14
REFUSAL_CARD_NOT_NOW: Final = 15
REFUSAL_CARD_USED_ALREADY: Final = 16
REFUSAL_NO_OFFERING: Final = 17
REFUSAL_NO_MEDAL: Final = 18
REFUSAL_TOO_LITTLE_FOOD: Final = 19
REFUSAL_MISSION_NOT_MET: Final = 20
REFUSAL_MISSION_MET: Final = 21
REFUSAL_ABILITY_USED: Final = 22
REFUSAL_ABILITY_WITHOUT_EFFECT: Final = 23
REFUSAL_CARD_NEEDS_THE_CLOSED_SPACE: Final = 24
REFUSAL_OTHER_DIE_CHANGED: Final = 25
REFUSAL_MOVE_A_DIE_FIRST: Final = 26
REFUSAL_CIRCLET_ACTIVATED: Final = 27
REFUSAL_CARD_WITHOUT_EFFECT: Final = 28
REFUSAL_CARD_ONCE: Final = 29
REFUSAL_CARD_LEADS_TO_A_VILLAGE: Final = 30
REFUSAL_NO_OFFERING_LEFT: Final = 31
REFUSAL_SAME_ABILITY: Final = 32
REFUSAL_PRIEST_CHOSEN: Final = 33
REFUSAL_SLOT_FILLED: Final = 34
REFUSAL_SLOT_OF_ANOTHER_COLOUR: Final = 35
REFUSAL_FEATHER_OF_ANOTHER_COLOUR: Final = 36

REFUSALS: Final = Table(
    "refusal",
    Kind("die-too-high", DIE_PART, Part("lowest", 7), ACTION_PART, rule="F2.2"),
    Kind("no-trail", DIE_PART, ACTION_PART, rule="F2.3"),
    Kind("no-tile", DIE_PART, ACTION_PART, rule="F2.3"),
    Kind("no-empty-space", ACTION_PART, rule="F2.3"),
    Kind("no-priest", rule="F2.3"),
    Kind("no-circlet", DIE_PART, rule="F2.3"),
    Kind("wrong-trail", TO_PLACE_PART, TRAIL_PART, rule="F2.4"),
    Kind("trail-too-high", TO_PLACE_PART, PIPS_PART, DIE_PART, rule="F2.4"),
    Kind("tile-too-high", PIPS_PART, DIE_PART, rule="F2.9"),
    Kind("circlet-too-high", Part("circlet", 7), DIE_PART, rule="F2.12"),
    Kind("circlet-needs-feathers", Part("circlet", 7), rule="F2.12"),
    Kind("too-few-pips", Part("cost", 3), PIPS_PART, rule="F2.10"),
    Kind("card-not-in-hand", CARD_PART, rule="F3.1"),
    Kind("card-not-face-up", CARD_PART, rule="F3.2"),
    Kind("card-wrong-phase", CARD_PART, rule="F3.1"),
    Kind("card-not-now", CARD_PART, Part("moment", 12, texts="moment"), rule="F3.1"),
    Kind("card-used-already", CARD_PART, rule="F3.10"),
    Kind("no-offering", CARD_PART, rule="F3.1"),
    Kind("no-medal", rule="F3.2"),
    Kind("too-little-food", GOOD_PART, Part("cost", 20), Part("food", 60), rule="F5.3"),
    Kind("mission-not-met", MISSION_PART, Part("reached", 20), Part("need", 20), rule="F5.4"),
    Kind("mission-met", rule="F5.4"),
    Kind("ability-used", COLOUR_PART, rule="F4.1"),
    Kind("ability-without-effect", ABILITY_PART, rule="F4.2"),
    Kind("card-needs-the-closed-space", CARD_PART, rule="F3.6"),
    Kind("other-die-changed", DIE_PART, rule="F8.3"),
    Kind("move-a-die-first", CARD_PART, rule="F3.5"),
    Kind("circlet-activated", Part("circlet", 7), rule="F2.12"),
    Kind("card-without-effect", CARD_PART, rule="F3.1"),
    Kind("card-once", CARD_PART, rule="F3.15"),
    Kind("card-leads-to-a-village", CARD_PART, rule="F3.12"),
    Kind("no-offering-left", rule="F1.4"),
    Kind("same-ability", ABILITY_PART, rule="F3.15"),
    Kind("priest-chosen", CARD_PART, Part("step", 7), rule="F3.7"),
    Kind("slot-filled", SLOT_PART, rule="F2.8"),
    Kind("slot-of-another-colour", SLOT_PART, Part("colour", 4, texts="feathers-of"), rule="F2.8"),
    Kind("feather-of-another-colour", FEATHER_PART, rule="F2.8"),
)

CATEGORY_START: Final = 0
CATEGORY_POINTS_SPACE: Final = 1
CATEGORY_EXCHANGE: Final = 2
CATEGORY_HEADDRESS: Final = 3
CATEGORY_DELIVERIES: Final = 4
CATEGORY_ABILITIES: Final = 5
CATEGORY_UNIVERSITY: Final = 6
CATEGORY_TEMPLE: Final = 7
CATEGORY_MARKET: Final = 8
CATEGORY_MISSIONS: Final = 9
CATEGORY_MEDALS: Final = 10
CATEGORY_VILLAGES: Final = 11
CATEGORY_ALL_FEATHERS: Final = 12
CATEGORY_ALL_CIRCLETS: Final = 13
CATEGORY_ALL_MISSIONS: Final = 14
CATEGORY_ALL_QUIPUS: Final = 15
CATEGORY_ALL_TILES: Final = 16
CATEGORY_ALL_GOODS: Final = 17

CATEGORIES: Final = (
    "start",
    "points-space",
    "exchange",
    "headdress",
    "deliveries",
    "abilities",
    "university",
    "temple",
    "market",
    "missions",
    "medals",
    "villages",
    "all-feathers",
    "all-circlets",
    "all-missions",
    "all-quipus",
    "all-tiles",
    "all-goods",
)
