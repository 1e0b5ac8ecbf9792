"""What can be said in Tawantinsuyu: moves, events, refusals and the lines of the score sheet, each with the constant that is its number."""

from __future__ import annotations

from typing import Final

from qosqo.core.game import CORE_EVENTS
from qosqo.core.phrases import Kind, Part, Table
from qosqo.games.tawantinsuyu import names as n

CARD = Part("card", n.GOD_CARDS)
HIDDEN_CARD = Part("card", n.GOD_CARDS, hidden=True)
# What a data file may have at most, so that everything can be said.
ARMY_KINDS: Final = 16
MOST_PAID: Final = 10
"""Of all resources together, for anything: no printed cost is higher, and the dearest place on the hill costs eight."""
MOST_SOLDIERS: Final = 10
"""To be flipped, or discarded, for a conquest."""
MOST_AMOUNT: Final = 20
"""Of what one effect gives."""
MOST_SPOTS: Final = 12
"""On a row of Axomamma's board."""

ARMY = Part("army", ARMY_KINDS)
HIDDEN_ARMY = Part("army", ARMY_KINDS, hidden=True)
WORKER = Part("worker", n.COLOURS, texts="worker")
ROLE = Part("role", n.COLOURS, texts="worker")
SPACE = Part("space", n.SPACES)
SPOT = Part("spot", n.SECTIONS, first=1)
ACTION = Part("action", 5, texts="action")
TASK = Part("task", n.TASKS, texts="task")
BUILDING = Part("building", n.BUILDINGS)
WEAVING = Part("weaving", n.WEAVINGS)
SECTION = Part("section", n.SECTIONS, first=1)
LEVEL = Part("level", 2, texts="level")
GOD = Part("god", n.GODS)
SIZE = Part("size", 2, texts="size")
TAPESTRY = Part("tapestry", n.WEAVINGS, first=1)
TAPESTRY_END = Part("end", 2, texts="tapestry-end")
VILLAGE_END = Part("end", 2, texts="village-end")
SOURCE = Part("source", 3, texts="source")
WORKERS = tuple(Part(name, 200) for name in ("architects", "craftsmen", "warriors", "couriers", "priests"))
"""How many of each colour."""
CONQUEST = Part("conquest", n.CONQUESTS)
REGION = Part("region", n.REGIONS)
STEPS = Part("steps", 16)
AMOUNT = Part("amount", 1000)
FREE = Part("free", 2)
RESOURCE = Part("resource", n.RESOURCES)
EXCHANGED = tuple(Part(name, n.RESOURCES, texts="exchanged") for name in ("give", "get"))
EFFECT = Part("effect", n.EFFECTS, texts="effect")
FESTIVAL = Part("festival", 4)
SLOT = Part("slot", 4, first=1)
OTHER_SLOT = Part("other", 5, texts="other-slot")
PAYMENT = tuple(Part(name, MOST_PAID + 1) for name in ("gold", "potato", "corn", "stone"))
PAID = tuple(Part(part.name, 200) for part in PAYMENT)
"""Like a payment, but at a festival there may be more to pay."""
BENEFIT_AMOUNT = Part("amount", MOST_AMOUNT + 1)
FESTIVAL_GOLD = Part("amount", n.GOD_CARDS + 1)
"""T4.2: at most a gold for every god card in hand."""
ROW = Part("row", 3, texts="row")
BOARD_SPOT = Part("spot", MOST_SPOTS, first=1)
DIE = Part("die", 5)
TOKEN = Part("token", 5)
DEED = Part("deed", n.DEEDS, texts="deed")
REASON = Part("reason", n.REASONS, texts="reason")
PERSONALITY = Part("personality", n.PERSONALITIES, texts="personality")
SOLDIERS = (
    Part("flip1", MOST_SOLDIERS + 1),
    Part("flip2", MOST_SOLDIERS // 2 + 1),
    Part("discard1", MOST_SOLDIERS + 1),
    Part("discard2", MOST_SOLDIERS // 2 + 1),
)
"""Army cards with one and with two soldiers that are flipped and discarded; T3.23: none of them is superfluous."""

# Free actions come last, so that they can be appended to a sorted list.
MOVE_KEEP_CARDS: Final = 0
MOVE_START_WEAVING: Final = 1
MOVE_USE_CARD: Final = 2
MOVE_PUT_PRIEST: Final = 3
MOVE_PLACE: Final = 4
MOVE_PLACE_FOR_GOLD: Final = 5
MOVE_MOVE_PRIEST: Final = 6
MOVE_PRAY: Final = 7
MOVE_TRAIN: Final = 8
MOVE_TAKE_NOMAD: Final = 9
MOVE_PAY: Final = 10
MOVE_TASK: Final = 11
MOVE_BUILD: Final = 12
MOVE_REPLACE: Final = 13
MOVE_REMOVE: Final = 14
MOVE_BUILD_STEPS: Final = 15
MOVE_BUILD_STATUE: Final = 16
MOVE_BUY_WEAVING: Final = 17
MOVE_ATTACH: Final = 18
MOVE_TAKE_WEAVING: Final = 19
MOVE_PUT_UNDER: Final = 20
MOVE_KEEP_ARMY: Final = 21
MOVE_PRODUCE: Final = 22
MOVE_ACT: Final = 23
MOVE_TAKE_GOLD: Final = 24
MOVE_WORSHIP: Final = 25
MOVE_OFFER: Final = 26
MOVE_REVIVE_BUILDING: Final = 27
MOVE_REVIVE_ARMY: Final = 28
MOVE_CASUALTY: Final = 29
MOVE_CASUALTY_NOMAD: Final = 30
MOVE_PLAY_ARMY: Final = 31
MOVE_CONQUER: Final = 32
MOVE_SPEND: Final = 33
MOVE_BUY_WORKER: Final = 34
MOVE_DISMISS: Final = 35
MOVE_CLIMB: Final = 36
MOVE_CHOOSE: Final = 37
MOVE_DRAW_CARD: Final = 38
MOVE_TAKE_CARD: Final = 39
MOVE_FETCH: Final = 40
MOVE_FEED: Final = 41
MOVE_PAY_GOLD: Final = 42
MOVE_PASS: Final = 43
MOVE_DISCARD_ARMY: Final = 44
MOVE_EXCHANGE: Final = 45
MOVE_DRAW_FOR_POTATO: Final = 46
MOVE_PAY_BY_HAND: Final = 47
FIRST_FREE_ACTION: Final = MOVE_DISCARD_ARMY

MOVES = Table(
    "move",
    Kind("keep-cards", *[Part(name, n.GOD_CARDS, hidden=True) for name in ("first", "second", "third")], rule="T1.11", rising=True),
    Kind("start-weaving", WEAVING, rule="T1.10"),
    Kind("use-card", CARD, rule="T1.11"),
    Kind("put-priest", SPOT, rule="T1.12"),
    Kind("place", WORKER, SPACE, CARD, ROLE, rule="T3.1"),
    Kind("place-for-gold", WORKER, SPACE, ROLE, rule="T3.1"),
    Kind("move-priest", Part("spots", 3), rule="T3.18"),
    Kind("pray", rule="T3.25"),
    Kind("train", rule="T3.26"),
    Kind("take-nomad", WORKER, rule="T3.27"),
    Kind("pay", *PAYMENT, rule="T2.2", together=MOST_PAID),
    Kind("task", TASK, rule="T3.6"),
    Kind("build", BUILDING, rule="T3.10"),
    Kind("replace", HIDDEN_CARD, rule="T3.10"),
    Kind("remove", SLOT, OTHER_SLOT, rule="T3.10"),
    Kind("build-steps", SECTION, LEVEL, rule="T3.9"),
    Kind("build-statue", GOD, SIZE, rule="T3.11"),
    Kind("buy-weaving", WEAVING, rule="T3.12"),
    Kind("attach", TAPESTRY, TAPESTRY_END, rule="T3.14"),
    Kind("take-weaving", Part("which", 2, texts="which"), rule="T3.13"),
    Kind("put-under", WEAVING, rule="T3.12"),
    Kind("keep-army", HIDDEN_ARMY, rule="T3.16"),
    Kind("produce", BUILDING, rule="T3.24"),
    Kind("act", ACTION, rule="T3.18"),
    Kind("take-gold", rule="T3.18"),
    Kind("worship", GOD, SIZE, rule="T3.19"),
    Kind("offer", STEPS, rule="T3.20"),
    Kind("revive-building", BUILDING, rule="T3.21"),
    Kind("revive-army", ARMY, rule="T3.21"),
    Kind("casualty", VILLAGE_END, rule="T3.22"),
    Kind("casualty-nomad", WORKER, rule="T3.22"),
    Kind("play-army", ARMY, rule="T3.22"),
    Kind("conquer", CONQUEST, rule="T3.22"),
    Kind("spend", *SOLDIERS, rule="T3.23"),
    Kind("buy-worker", VILLAGE_END, rule="T3.28"),
    Kind("dismiss", WORKER, rule="T3.29"),
    Kind("climb", rule="T3.15"),
    Kind("choose", EFFECT, BENEFIT_AMOUNT, rule="T5.2"),
    Kind("draw-card", rule="T2.4"),
    Kind("take-card", CARD, rule="T2.4"),
    Kind("fetch", SPACE, rule="T3.7"),
    Kind("feed", rule="T3.7"),
    Kind("pay-gold", FESTIVAL_GOLD, rule="T4.2"),
    Kind("pass"),
    Kind("discard-army", ARMY, rule="T2.3"),
    Kind("exchange", *EXCHANGED, rule="T7.15"),
    Kind("draw-for-potato", rule="T7.19"),
    Kind("pay-by-hand", rule="T2.2"),
)

# The first two are the core's.
EVENT_CHOSE_CARDS: Final = 2
EVENT_CHOSE_WEAVING: Final = 3
EVENT_USED_CARD: Final = 4
EVENT_PRIEST_PUT: Final = 5
EVENT_PLACED: Final = 6
EVENT_PLACED_FOR_GOLD: Final = 7
EVENT_PAID: Final = 8
EVENT_GOT: Final = 9
EVENT_PRIEST_MOVED: Final = 10
EVENT_DREW_CARD: Final = 11
EVENT_TOOK_CARD: Final = 12
EVENT_DREW_ARMY: Final = 13
EVENT_TRAINED: Final = 14
EVENT_HAS_TASKS: Final = 15
EVENT_DOES_TASK: Final = 16
EVENT_LOST_TASKS: Final = 17
EVENT_BUILT: Final = 18
EVENT_REPLACED: Final = 19
EVENT_MARKET_GOT: Final = 20
EVENT_BUILT_STEPS: Final = 21
EVENT_BUILT_STATUE: Final = 22
EVENT_DREW_WEAVING: Final = 23
EVENT_GOT_WEAVING: Final = 24
EVENT_ATTACHED: Final = 25
EVENT_MATCHED: Final = 26
EVENT_PRODUCED: Final = 27
EVENT_TOOK_GOLD: Final = 28
EVENT_GAVE_STATUE: Final = 29
EVENT_CLIMBED: Final = 30
EVENT_REVIVED_BUILDING: Final = 31
EVENT_REVIVED_ARMY: Final = 32
EVENT_CASUALTY_FELL: Final = 33
EVENT_PLAYED_ARMY: Final = 34
EVENT_CONQUERED: Final = 35
EVENT_SPENT_SOLDIERS: Final = 36
EVENT_BOUGHT_WORKER: Final = 37
EVENT_DISMISSED: Final = 38
EVENT_FETCHED: Final = 39
EVENT_OFFER_SHUFFLED: Final = 40
EVENT_CARD_OFFERED: Final = 41
EVENT_FESTIVAL_TRIGGERED: Final = 42
EVENT_FESTIVAL_BEGINS: Final = 43
EVENT_REGION_WON: Final = 44
EVENT_LACKED_POTATOES: Final = 45
EVENT_VILLAGE_FILLED: Final = 46
EVENT_NEUTRAL_WORKER: Final = 47
EVENT_DISCARDED_ARMY: Final = 48
EVENT_EXCHANGED: Final = 49
EVENT_USED_BUILDING: Final = 50
EVENT_FINAL_SCORING: Final = 51
EVENT_RETURNED_CARD: Final = 52
EVENT_PERSONALITY_DRAWN: Final = 53
EVENT_TUCKED_CARD: Final = 54
EVENT_AXOMAMMA_ARMY: Final = 55
EVENT_NO_PRIEST_ACTION: Final = 56
EVENT_NOT_FOLLOWED: Final = 57
EVENT_ROLLED: Final = 58
EVENT_NO_SPACE_FOR: Final = 59
EVENT_AXOMAMMA_PLACED: Final = 60
EVENT_STATUE_HONOURED: Final = 61
EVENT_TOKEN_ACTS: Final = 62
EVENT_TOKEN_MOVED: Final = 63
EVENT_DEED_SKIPPED: Final = 64
EVENT_GOLD_INSTEAD: Final = 65
EVENT_STATUE_ROLL: Final = 66
EVENT_CARD_DISCARDED: Final = 67
EVENT_POTATOES_TRADED: Final = 68
EVENT_WITHOUT_WORKERS: Final = 69
EVENT_LAST_ACTIONS: Final = 70
EVENT_FIRST_WORKERS: Final = 71
EVENT_VILLAGE_LAID: Final = 72
EVENT_NOMADS_LAID: Final = 73
EVENT_CORICANCHA_TURNED: Final = 74
EVENT_FIRST_NEUTRAL_WORKER: Final = 75
EVENT_MARKET_LAID: Final = 76
EVENT_WEAVING_SHOWN: Final = 77
EVENT_DEALT: Final = 78
EVENT_CHOSEN_SHUFFLED: Final = 79
EVENT_MARKET_REFILLED_AT_START: Final = 80
EVENT_TURN_BEGINS: Final = 81
EVENT_GOD_FAVOURS: Final = 82
EVENT_WAY_COSTS: Final = 83
EVENT_FED_PRIEST: Final = 84
EVENT_PRAYS: Final = 85
EVENT_TRAINS: Final = 86
EVENT_RECRUITED: Final = 87
EVENT_GAINED_NOMAD: Final = 88
EVENT_NOMAD_CAME: Final = 89
EVENT_BOUGHT_STEP: Final = 90
EVENT_STEPS_LOST: Final = 91
EVENT_OFFERED: Final = 92
EVENT_BOUGHT_WEAVING: Final = 93
EVENT_PUT_UNDER: Final = 94
EVENT_PRODUCED_ONE: Final = 95
EVENT_REPLACEMENT_CAME: Final = 96
EVENT_MARKET_CLEARED: Final = 97
EVENT_MARKET_RENEWED: Final = 98
EVENT_TEMPLE_SCORED: Final = 99
EVENT_OWES_POTATOES: Final = 100
EVENT_BAG_EMPTY: Final = 101
EVENT_DREW_FESTIVAL_CARD: Final = 102
EVENT_USED_FESTIVAL_CARD: Final = 103
EVENT_USED_SHUFFLED: Final = 104
EVENT_WON: Final = 105
EVENT_WON_ALONE: Final = 106
EVENT_LOST_ALONE: Final = 107
EVENT_AXOMAMMA_WEAVING: Final = 108
EVENT_PROVIDED: Final = 109
EVENT_ARMY_AT_START: Final = 110
EVENT_AXOMAMMA_ARRIVES: Final = 111
EVENT_FREE_STEPS: Final = 112
EVENT_WORKER_REWARDS: Final = 113
EVENT_AXOMAMMA_DISMISSED: Final = 114
EVENT_OFFER_EMPTY: Final = 115
EVENT_NO_ARMY_CARD: Final = 116
EVENT_AXOMAMMA_GOT_WORKER: Final = 117
EVENT_ARMY_AFTER_PRIEST: Final = 118
EVENT_OFFER_CLEARED: Final = 119
EVENT_NOTHING_TO_DO: Final = 120
EVENT_AXOMAMMA_PRODUCED: Final = 121
EVENT_NO_CONQUEST: Final = 122
EVENT_NO_SECOND_CONQUEST: Final = 123
EVENT_BENEFIT_MISSED: Final = 124
EVENT_LEFTOVER_DECLINED: Final = 125
EVENT_AXOMAMMA_BUILT: Final = 126
EVENT_AXOMAMMA_RECRUITED: Final = 127
EVENT_PERSONALITY_ACTS: Final = 128
EVENT_IDLE_NOMAD: Final = 129
EVENT_NO_NOMAD: Final = 130
EVENT_IDLE_CARD: Final = 131
EVENT_ARMY_WITHOUT_WORKER: Final = 132
EVENT_PRIEST_WALKED_ON: Final = 133
EVENT_WEAVINGS_SCORED: Final = 134
EVENT_AXOMAMMA_BEHIND: Final = 135
EVENT_SINGLE_CONQUEST: Final = 136
EVENT_LAST_FESTIVAL: Final = 137
EVENT_PLACED_AS: Final = 138
EVENT_PLACED_FOR_GOLD_AS: Final = 139
EVENT_REGION_TIED: Final = 140
EVENT_ABILITY_BRINGS: Final = 141
EVENT_STEPS_USED: Final = 142
EVENT_ACTS: Final = 143
EVENT_LEFT_UNUSED: Final = 144
EVENT_REVIVED_NO_MORE: Final = 145
EVENT_NOTHING_TO_REVIVE: Final = 146
EVENT_BOUGHT_NO_WEAVING: Final = 147
EVENT_CONQUERED_NOTHING: Final = 148
EVENT_WON_BY_RESOURCES: Final = 149
EVENT_SHARED_VICTORY: Final = 150
EVENT_NO_SECOND_WEAVING: Final = 151
EVENT_BUILT_NO_STATUE: Final = 152
EVENT_BUILT_NOTHING: Final = 153
EVENT_BOUGHT_NO_STEP: Final = 154

EVENTS = Table(
    "event",
    *CORE_EVENTS,
    Kind("chose-cards", rule="T1.11"),
    Kind("chose-weaving", WEAVING, rule="T1.10"),
    Kind("used-card", CARD, rule="T1.11"),
    Kind("priest-put", SPOT, ACTION, rule="T1.12"),
    Kind("placed", WORKER, SPACE, CARD, rule="T3.1"),
    Kind("placed-for-gold", WORKER, SPACE, rule="T3.1"),
    Kind("paid", *PAID, rule="T2.1"),
    Kind("got", RESOURCE, AMOUNT, rule="T2.1"),
    Kind("priest-moved", SPOT, ACTION, rule="T3.18"),
    Kind("drew-card", HIDDEN_CARD, rule="T2.4"),
    Kind("took-card", CARD, rule="T2.4"),
    Kind("drew-army", HIDDEN_ARMY, rule="T1.7"),
    Kind("trained", ARMY, rule="T3.16"),
    Kind("has-tasks", AMOUNT, Part("ability", 10), Part("neighbours", 10), rule="T3.6"),
    Kind("does-task", TASK, rule="T3.6"),
    Kind("lost-tasks", AMOUNT, rule="T3.6"),
    Kind("built", BUILDING, rule="T3.10"),
    Kind("replaced", BUILDING, rule="T3.10"),
    Kind("market-got", BUILDING, rule="T3.30"),
    Kind("built-steps", SECTION, LEVEL, rule="T3.9"),
    Kind("built-statue", GOD, SIZE, rule="T3.11"),
    Kind("drew-weaving", WEAVING, rule="T3.12"),
    Kind("got-weaving", WEAVING, rule="T3.13"),
    Kind("attached", WEAVING, TAPESTRY, TAPESTRY_END, rule="T3.14"),
    Kind("matched", Part("left", n.WEAVINGS), Part("right", n.WEAVINGS), EFFECT, rule="T3.15"),
    Kind("produced", BUILDING, rule="T3.24"),
    Kind("took-gold", rule="T3.18"),
    Kind("gave-statue", GOD, SIZE, rule="T3.19"),
    Kind("climbed", STEPS, rule="T5.1"),
    Kind("revived-building", BUILDING, FREE, rule="T3.21"),
    Kind("revived-army", ARMY, FREE, rule="T3.21"),
    Kind("casualty-fell", WORKER, SOURCE, rule="T3.22"),
    Kind("played-army", ARMY, FREE, rule="T3.22"),
    Kind("conquered", CONQUEST, rule="T3.22"),
    Kind("spent-soldiers", *SOLDIERS, rule="T3.23"),
    Kind("bought-worker", WORKER, VILLAGE_END, rule="T3.28"),
    Kind("dismissed", WORKER, rule="T3.29"),
    Kind("fetched", WORKER, SPACE, rule="T3.7"),
    Kind("offer-shuffled", rule="T3.5"),
    Kind("card-offered", CARD, rule="T3.5"),
    Kind("festival-triggered", FESTIVAL, rule="T4.1"),
    Kind("festival-begins", FESTIVAL, rule="T4.2"),
    Kind("region-won", REGION, AMOUNT, rule="T4.2"),
    Kind("lacked-potatoes", AMOUNT, rule="T4.2"),
    Kind("village-filled", *WORKERS, rule="T4.3"),
    Kind("neutral-worker", WORKER, SPACE, rule="T4.4"),
    Kind("discarded-army", ARMY, rule="T2.3"),
    Kind("exchanged", *EXCHANGED, rule="T7.15"),
    Kind("used-building", BUILDING, rule="T7.{building:02}"),
    Kind("final-scoring", rule="T6.1"),
    Kind("returned-card", HIDDEN_CARD, rule="T3.10"),
    Kind("personality-drawn", PERSONALITY, rule="T8.7"),
    Kind("tucked-card", CARD, SLOT, rule="T8.5"),
    Kind("axomamma-army", rule="T8.10"),
    Kind("no-priest-action", ACTION, Part("next", 5, texts="action"), rule="T8.17"),
    Kind("not-followed", ACTION, rule="T8.18"),
    Kind("rolled", DIE, CARD, rule="T8.26"),
    Kind("no-space-for", CARD, rule="T8.28"),
    Kind("axomamma-placed", WORKER, SPACE, CARD, rule="T8.27"),
    Kind("statue-honoured", GOD, rule="T8.12"),
    Kind("token-acts", TOKEN, ROW, BOARD_SPOT, DEED, rule="T8.30"),
    Kind("token-moved", TOKEN, ROW, BOARD_SPOT, rule="T8.30"),
    Kind("deed-skipped", DEED, REASON, rule="T8.31"),
    Kind("gold-instead", DEED, REASON, rule="T8.31"),
    Kind("statue-roll", DIE, CARD, rule="T8.33"),
    Kind("card-discarded", CARD, rule="T8.9"),
    Kind("potatoes-traded", rule="T8.11"),
    Kind("without-workers", rule="T8.36"),
    Kind("last-actions", rule="T8.38"),
    Kind("first-workers", WORKER, Part("other", n.COLOURS, texts="worker"), rule="T1.4"),
    Kind("village-laid", *WORKERS, rule="T1.4"),
    Kind("nomads-laid", *WORKERS, rule="T1.4"),
    Kind("coricancha-turned", ACTION, rule="T1.2"),
    Kind("first-neutral-worker", WORKER, SPACE, rule="T1.5"),
    Kind("market-laid", BUILDING, rule="T1.6"),
    Kind("weaving-shown", WEAVING, rule="T1.8"),
    Kind("dealt", rule="T1.11"),
    Kind("chosen-shuffled", rule="T1.11"),
    Kind("market-refilled-at-start", BUILDING, rule="T1.11"),
    Kind("turn-begins", AMOUNT),
    Kind("god-favours", GOD, CARD, rule="T3.4"),
    Kind("way-costs", AMOUNT, Part("roaming", 10), Part("descending", 10), Part("spared", 2), rule="T3.2"),
    Kind("fed-priest", rule="T3.7"),
    Kind("prays", rule="T3.25"),
    Kind("trains", rule="T3.26"),
    Kind("recruited", WORKER, rule="T3.27"),
    Kind("gained-nomad", WORKER, rule="T3.31"),
    Kind("nomad-came", WORKER, rule="T3.31"),
    Kind("bought-step", rule="T5.1"),
    Kind("steps-lost", STEPS, rule="T5.3"),
    Kind("offered", STEPS, rule="T3.20"),
    Kind("bought-weaving", WEAVING, rule="T3.12"),
    Kind("put-under", WEAVING, rule="T3.12"),
    Kind("produced-one", BUILDING, rule="T3.17"),
    Kind("replacement-came", BUILDING, rule="T3.10"),
    Kind("market-cleared", BUILDING, rule="T4.6"),
    Kind("market-renewed", BUILDING, rule="T4.6"),
    Kind("temple-scored", STEPS, rule="T4.2"),
    Kind("owes-potatoes", AMOUNT, rule="T4.2"),
    Kind("bag-empty", rule="T4.3"),
    Kind("drew-festival-card", HIDDEN_CARD, rule="T4.5"),
    Kind("used-festival-card", CARD, rule="T4.6"),
    Kind("used-shuffled", rule="T4.6"),
    Kind("won", AMOUNT, rule="T6.2"),
    Kind("won-alone", rule="T8.39"),
    Kind("lost-alone", AMOUNT, rule="T8.39"),
    Kind("axomamma-weaving", WEAVING, rule="T8.2"),
    Kind("provided", rule="T8.3"),
    Kind("army-at-start", rule="T8.3"),
    Kind("axomamma-arrives", DIE, SPOT, ACTION, rule="T8.4"),
    Kind("free-steps", SECTION, rule="T8.6"),
    Kind("worker-rewards", WORKER, rule="T8.8"),
    Kind("axomamma-dismissed", WORKER, rule="T8.8"),
    Kind("offer-empty", rule="T8.9"),
    Kind("no-army-card", rule="T8.10"),
    Kind("axomamma-got-worker", WORKER, SOURCE, rule="T8.13"),
    Kind("army-after-priest", rule="T8.16"),
    Kind("offer-cleared", CARD, rule="T8.16"),
    Kind("nothing-to-do", ACTION, rule="T8.17"),
    Kind("axomamma-produced", BUILDING, rule="T8.19"),
    Kind("no-conquest", REASON, rule="T8.22"),
    Kind("no-second-conquest", REASON, rule="T8.24"),
    Kind("benefit-missed", EFFECT, REASON, rule="T8.31"),
    Kind("leftover-declined", REASON, rule="T8.32"),
    Kind("axomamma-built", BUILDING, rule="T8.34"),
    Kind("axomamma-recruited", WORKER, SOURCE, rule="T8.35"),
    Kind("personality-acts", PERSONALITY, rule="T8.35"),
    Kind("idle-nomad", WORKER, rule="T8.36"),
    Kind("no-nomad", rule="T8.36"),
    Kind("idle-card", CARD, rule="T8.36"),
    Kind("army-without-worker", rule="T8.36"),
    Kind("priest-walked-on", SPOT, ACTION, rule="T8.36"),
    Kind("weavings-scored", AMOUNT, rule="T8.37"),
    Kind("axomamma-behind", rule="T8.37"),
    Kind("single-conquest", rule="T8.40"),
    Kind("last-festival", rule="T4.3"),
    Kind("placed-as", WORKER, SPACE, CARD, ROLE, rule="T3.1"),
    Kind("placed-for-gold-as", WORKER, SPACE, ROLE, rule="T3.1"),
    Kind("region-tied", REGION, AMOUNT, rule="T4.2"),
    Kind("ability-brings", WORKER, rule="T3.7"),
    Kind("steps-used", SECTION, LEVEL, rule="T3.3"),
    Kind("acts", ACTION, rule="T3.18"),
    Kind("left-unused", ACTION, rule="T3.18"),
    Kind("revived-no-more", rule="T3.21"),
    Kind("nothing-to-revive", rule="T3.21"),
    Kind("bought-no-weaving", rule="T3.12"),
    Kind("conquered-nothing", rule="T3.22"),
    Kind("won-by-resources", AMOUNT, rule="T6.2"),
    Kind("shared-victory", AMOUNT, rule="T6.2"),
    Kind("no-second-weaving", REASON, rule="T8.32"),
    Kind("built-no-statue", rule="T3.11"),
    Kind("built-nothing", rule="T3.10"),
    Kind("bought-no-step", rule="T5.1"),
)

REFUSAL_SPACE_TAKEN: Final = 0
REFUSAL_WRONG_SYMBOL: Final = 1
REFUSAL_TOO_LITTLE_FOOD: Final = 2
REFUSAL_NO_GOLD: Final = 3
REFUSAL_CANNOT_PAY: Final = 4
REFUSAL_USED_IN_SET: Final = 5
REFUSAL_NO_BUILDING: Final = 6
REFUSAL_NO_STEP_MARKER: Final = 7
REFUSAL_STEPS_TAKEN: Final = 8
REFUSAL_UPPER_STEPS_MISSING: Final = 9
REFUSAL_NO_SUCH_STATUE: Final = 10
REFUSAL_PATTERN_TWICE: Final = 11
REFUSAL_CONQUEST_TAKEN: Final = 12
REFUSAL_TOO_FEW_SOLDIERS: Final = 13
REFUSAL_NO_CONQUEST_MARKER: Final = 14
REFUSAL_SAME_ACTION_TWICE: Final = 15
REFUSAL_NOTHING_THERE: Final = 16
REFUSAL_TOP_OF_TEMPLE: Final = 17
REFUSAL_NO_SUCH_WORKER: Final = 18
REFUSAL_NO_SUCH_CARD: Final = 19
REFUSAL_NO_SUCH_ROLE: Final = 20
REFUSAL_NO_MATCH: Final = 21
REFUSAL_NO_PRODUCTION: Final = 22
REFUSAL_EXCHANGED_BACK: Final = 23
REFUSAL_NEEDED_FOR_PAYMENT: Final = 24
REFUSAL_PRICE_IN_FOOD: Final = 25

REFUSALS = Table(
    "refusal",
    Kind("space-taken", SPACE, rule="T3.1"),
    Kind("wrong-symbol", SPACE, CARD, rule="T3.1"),
    Kind("too-little-food", AMOUNT, rule="T3.2"),
    Kind("no-gold", rule="T3.1"),
    Kind("cannot-pay", *PAYMENT, rule="T2.1"),
    Kind("used-in-set", TASK, rule="T3.6"),
    Kind("no-building", rule="T3.10"),
    Kind("no-step-marker", rule="T3.9"),
    Kind("steps-taken", SECTION, LEVEL, rule="T3.9"),
    Kind("upper-steps-missing", SECTION, rule="T3.9"),
    Kind("no-such-statue", GOD, SIZE, rule="T3.11"),
    Kind("pattern-twice", TAPESTRY, rule="T3.14"),
    Kind("conquest-taken", CONQUEST, rule="T3.22"),
    Kind("too-few-soldiers", CONQUEST, rule="T3.23"),
    Kind("no-conquest-marker", rule="T3.22"),
    Kind("same-action-twice", rule="T3.18"),
    Kind("nothing-there", rule="T2.4"),
    Kind("top-of-temple", rule="T5.3"),
    Kind("no-such-worker", WORKER, rule="T3.1"),
    Kind("no-such-card", CARD, rule="T3.1"),
    Kind("no-such-role", WORKER, ROLE, rule="T3.7"),
    Kind("no-match", rule="T3.15"),
    Kind("no-production", rule="T3.17"),
    Kind("exchanged-back", rule="T7.15"),
    Kind("needed-for-payment", rule="T2.1"),
    Kind("price-in-food", AMOUNT, rule="T3.21"),
)

CATEGORY_START: Final = 0
CATEGORY_GOD_CARDS: Final = 1
CATEGORY_STEPS: Final = 2
CATEGORY_STATUES: Final = 3
CATEGORY_BUILDINGS: Final = 4
CATEGORY_TAPESTRIES: Final = 5
CATEGORY_TEMPLE: Final = 6
CATEGORY_CONQUESTS: Final = 7
CATEGORY_REGIONS: Final = 8
CATEGORY_FESTIVALS: Final = 9
CATEGORY_POTATOES: Final = 10
CATEGORY_FINAL_TAPESTRIES: Final = 11
CATEGORY_FINAL_TEMPLE: Final = 12
CATEGORY_FINAL_BUILDINGS: Final = 13
CATEGORY_FINAL_GOD_CARDS: Final = 14
CATEGORY_FINAL_ARMY: Final = 15
CATEGORY_FINAL_WORKERS: Final = 16
CATEGORY_FINAL_GOLD: Final = 17
CATEGORY_POTATOES_TRADED: Final = 18
CATEGORY_BOARD: Final = 19
CATEGORY_DIFFICULTY: Final = 20
CATEGORY_FINAL_RESOURCES: Final = 21

CATEGORIES = (
    "start",
    "god-cards",
    "steps",
    "statues",
    "buildings",
    "tapestries",
    "temple",
    "conquests",
    "regions",
    "festivals",
    "potatoes",
    "final-tapestries",
    "final-temple",
    "final-buildings",
    "final-god-cards",
    "final-army",
    "final-workers",
    "final-gold",
    "potatoes-traded",
    "board",
    "difficulty",
    "final-resources",
)
