"""What can be said in Tawantinsuyu: the tables of moves, events and refusals."""

from __future__ import annotations

from qosqo.core.game import CORE_EVENTS
from qosqo.core.phrases import Kind, Part, Table
from qosqo.games.tawantinsuyu import names as n

CARD = Part("card", n.GOD_CARDS)
HIDDEN_CARD = Part("card", n.GOD_CARDS, hidden=True)
ARMY_KINDS = 16
"""The most kinds of army cards that a data file may have."""
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
CONQUEST = Part("conquest", n.CONQUESTS)
REGION = Part("region", n.REGIONS)
STEPS = Part("steps", 16)
AMOUNT = Part("amount", 1000)
RESOURCE = Part("resource", n.RESOURCES, texts="resource")
EFFECT = Part("effect", n.EFFECTS, texts="effect")
FESTIVAL = Part("festival", 4)
SLOT = Part("slot", 4, first=1)
OTHER_SLOT = Part("other", 5, texts="other-slot")
PAYMENT = tuple(Part(name, 200) for name in ("gold", "potato", "corn", "stone"))
ROW = Part("row", 3, texts="row")
BOARD_SPOT = Part("spot", max(n.ROW_SPOTS), first=1)
DIE = Part("die", 5)
TOKEN = Part("token", 5)
DEED = Part("deed", n.DEEDS, texts="deed")
REASON = Part("reason", n.REASONS, texts="reason")
SOLDIERS = tuple(Part(name, 31) for name in ("flip1", "flip2", "discard1", "discard2"))


def numbered(prefix: str, *kinds: tuple[int, Kind]) -> Table:
    """A table whose kinds stand where `names.py` says they do."""
    for place, (number, kind) in enumerate(kinds):
        if number != place:
            raise ValueError(f"{prefix} {kind.name} is number {number} in names.py but stands at {place}")
    return Table(prefix, *[kind for _, kind in kinds])


MOVES = numbered(
    "move",
    (n.KEEP_CARDS, Kind("keep-cards", *[Part(name, n.GOD_CARDS, hidden=True) for name in ("first", "second", "third")], rule="T1.11")),
    (n.START_WEAVING, Kind("start-weaving", WEAVING, rule="T1.10")),
    (n.USE_CARD, Kind("use-card", CARD, rule="T1.11")),
    (n.PUT_PRIEST, Kind("put-priest", SPOT, rule="T1.12")),
    (n.PLACE, Kind("place", WORKER, SPACE, CARD, ROLE, rule="T3.1")),
    (n.PLACE_FOR_GOLD, Kind("place-for-gold", WORKER, SPACE, ROLE, rule="T3.1")),
    (n.MOVE_PRIEST, Kind("move-priest", Part("spots", 3), rule="T3.18")),
    (n.PRAY, Kind("pray", rule="T3.25")),
    (n.TRAIN, Kind("train", rule="T3.26")),
    (n.TAKE_NOMAD, Kind("take-nomad", WORKER, rule="T3.27")),
    (n.PAY, Kind("pay", *PAYMENT, rule="T2.2")),
    (n.TASK, Kind("task", TASK, rule="T3.6")),
    (n.BUILD, Kind("build", BUILDING, rule="T3.10")),
    (n.REPLACE, Kind("replace", HIDDEN_CARD, rule="T3.10")),
    (n.REMOVE, Kind("remove", SLOT, OTHER_SLOT, rule="T3.10")),
    (n.BUILD_STEPS, Kind("build-steps", SECTION, LEVEL, rule="T3.9")),
    (n.BUILD_STATUE, Kind("build-statue", GOD, SIZE, rule="T3.11")),
    (n.BUY_WEAVING, Kind("buy-weaving", WEAVING, rule="T3.12")),
    (n.ATTACH, Kind("attach", TAPESTRY, TAPESTRY_END, rule="T3.14")),
    (n.TAKE_WEAVING, Kind("take-weaving", Part("which", 2, texts="which"), rule="T3.13")),
    (n.PUT_UNDER, Kind("put-under", WEAVING, rule="T3.12")),
    (n.KEEP_ARMY, Kind("keep-army", HIDDEN_ARMY, rule="T3.16")),
    (n.PRODUCE, Kind("produce", BUILDING, rule="T3.24")),
    (n.ACT, Kind("act", ACTION, rule="T3.18")),
    (n.TAKE_GOLD, Kind("take-gold", rule="T3.18")),
    (n.WORSHIP, Kind("worship", GOD, SIZE, rule="T3.19")),
    (n.OFFER, Kind("offer", STEPS, rule="T3.20")),
    (n.REVIVE_BUILDING, Kind("revive-building", BUILDING, rule="T3.21")),
    (n.REVIVE_ARMY, Kind("revive-army", ARMY, rule="T3.21")),
    (n.CASUALTY, Kind("casualty", VILLAGE_END, rule="T3.22")),
    (n.CASUALTY_NOMAD, Kind("casualty-nomad", WORKER, rule="T3.22")),
    (n.PLAY_ARMY, Kind("play-army", ARMY, rule="T3.22")),
    (n.CONQUER, Kind("conquer", CONQUEST, rule="T3.22")),
    (n.SPEND, Kind("spend", *SOLDIERS, rule="T3.23")),
    (n.BUY_WORKER, Kind("buy-worker", VILLAGE_END, rule="T3.28")),
    (n.DISMISS, Kind("dismiss", WORKER, rule="T3.29")),
    (n.CLIMB, Kind("climb", rule="T3.15")),
    (n.CHOOSE, Kind("choose", EFFECT, AMOUNT, rule="T5.2")),
    (n.DRAW_CARD, Kind("draw-card", rule="T2.4")),
    (n.TAKE_CARD, Kind("take-card", CARD, rule="T2.4")),
    (n.FETCH, Kind("fetch", SPACE, rule="T3.7")),
    (n.FEED, Kind("feed", rule="T3.7")),
    (n.PAY_GOLD, Kind("pay-gold", AMOUNT, rule="T4.2")),
    (n.PASS, Kind("pass")),
    (n.DISCARD_ARMY, Kind("discard-army", ARMY, rule="T2.3")),
    (n.EXCHANGE, Kind("exchange", Part("give", n.RESOURCES, texts="resource"), Part("get", n.RESOURCES, texts="resource"), rule="T7.15")),
    (n.DRAW_FOR_POTATO, Kind("draw-for-potato", rule="T7.19")),
    (n.PAY_BY_HAND, Kind("pay-by-hand", rule="T2.2")),
)

EVENTS = numbered(
    "event",
    (0, CORE_EVENTS[0]),
    (1, CORE_EVENTS[1]),
    (n.CHOSE_CARDS, Kind("chose-cards", rule="T1.11")),
    (n.CHOSE_WEAVING, Kind("chose-weaving", WEAVING, rule="T1.10")),
    (n.USED_CARD, Kind("used-card", CARD, rule="T1.11")),
    (n.PRIEST_PUT, Kind("priest-put", SPOT, ACTION, rule="T1.12")),
    (n.PLACED, Kind("placed", WORKER, SPACE, CARD, ROLE, rule="T3.1")),
    (n.PLACED_FOR_GOLD, Kind("placed-for-gold", WORKER, SPACE, ROLE, rule="T3.1")),
    (n.PAID, Kind("paid", *PAYMENT, rule="T2.2")),
    (n.GOT, Kind("got", RESOURCE, AMOUNT)),
    (n.PRIEST_MOVED, Kind("priest-moved", SPOT, ACTION, rule="T3.18")),
    (n.DREW_CARD, Kind("drew-card", HIDDEN_CARD, rule="T2.4")),
    (n.TOOK_CARD, Kind("took-card", CARD, rule="T2.4")),
    (n.DREW_ARMY, Kind("drew-army", HIDDEN_ARMY)),
    (n.TRAINED, Kind("trained", ARMY, rule="T3.16")),
    (n.HAS_TASKS, Kind("has-tasks", AMOUNT, rule="T3.6")),
    (n.DOES_TASK, Kind("does-task", TASK, rule="T3.6")),
    (n.LOST_TASKS, Kind("lost-tasks", AMOUNT, rule="T3.6")),
    (n.BUILT, Kind("built", BUILDING, rule="T3.10")),
    (n.REPLACED, Kind("replaced", BUILDING, rule="T3.10")),
    (n.MARKET_GOT, Kind("market-got", BUILDING, rule="T3.30")),
    (n.BUILT_STEPS, Kind("built-steps", SECTION, LEVEL, rule="T3.9")),
    (n.BUILT_STATUE, Kind("built-statue", GOD, SIZE, rule="T3.11")),
    (n.DREW_WEAVING, Kind("drew-weaving", WEAVING, rule="T3.12")),
    (n.GOT_WEAVING, Kind("got-weaving", WEAVING, rule="T3.12")),
    (n.ATTACHED, Kind("attached", WEAVING, TAPESTRY, TAPESTRY_END, rule="T3.14")),
    (n.MATCHED, Kind("matched", Part("reward", n.REWARDS, first=1), rule="T3.15")),
    (n.PRODUCED, Kind("produced", BUILDING, rule="T3.17")),
    (n.TOOK_GOLD, Kind("took-gold", rule="T3.18")),
    (n.GAVE_STATUE, Kind("gave-statue", GOD, SIZE, rule="T3.19")),
    (n.CLIMBED, Kind("climbed", STEPS, rule="T5.1")),
    (n.REVIVED_BUILDING, Kind("revived-building", BUILDING, rule="T3.21")),
    (n.REVIVED_ARMY, Kind("revived-army", ARMY, rule="T3.21")),
    (n.CASUALTY_FELL, Kind("casualty-fell", WORKER, rule="T3.22")),
    (n.PLAYED_ARMY, Kind("played-army", ARMY, rule="T3.22")),
    (n.CONQUERED, Kind("conquered", CONQUEST, rule="T3.22")),
    (n.SPENT_SOLDIERS, Kind("spent-soldiers", *SOLDIERS, rule="T3.23")),
    (n.GOT_WORKER, Kind("got-worker", WORKER, Part("source", 3, texts="source"), rule="T3.28")),
    (n.DISMISSED, Kind("dismissed", WORKER, rule="T3.29")),
    (n.FETCHED, Kind("fetched", WORKER, SPACE, rule="T3.7")),
    (n.OFFER_SHUFFLED, Kind("offer-shuffled", rule="T3.5")),
    (n.CARD_OFFERED, Kind("card-offered", CARD, rule="T3.5")),
    (n.FESTIVAL_TRIGGERED, Kind("festival-triggered", FESTIVAL, rule="T4.1")),
    (n.FESTIVAL_BEGINS, Kind("festival-begins", FESTIVAL, rule="T4.2")),
    (n.REGION_WON, Kind("region-won", REGION, rule="T4.2")),
    (n.LACKED_POTATOES, Kind("lacked-potatoes", AMOUNT, rule="T4.2")),
    (n.VILLAGE_FILLED, Kind("village-filled", AMOUNT, rule="T4.3")),
    (n.NEUTRAL_WORKER, Kind("neutral-worker", WORKER, SPACE, rule="T4.4")),
    (n.DISCARDED_ARMY, Kind("discarded-army", ARMY, rule="T2.3")),
    (n.EXCHANGED, Kind("exchanged", Part("give", n.RESOURCES, texts="resource"), Part("get", n.RESOURCES, texts="resource"), rule="T7.15")),
    (n.USED_BUILDING, Kind("used-building", BUILDING)),
    (n.FINAL_SCORING, Kind("final-scoring", rule="T6.1")),
    (n.RETURNED_CARD, Kind("returned-card", HIDDEN_CARD, rule="T3.10")),
    (n.PERSONALITY_DRAWN, Kind("personality-drawn", Part("personality", n.PERSONALITIES, texts="personality"), rule="T8.7")),
    (n.TUCKED_CARD, Kind("tucked-card", CARD, SLOT, rule="T8.5")),
    (n.AXOMAMMA_ARMY, Kind("axomamma-army", rule="T8.10")),
    (n.NO_PRIEST_ACTION, Kind("no-priest-action", ACTION, Part("next", 5, texts="action"), rule="T8.17")),
    (n.NOT_FOLLOWED, Kind("not-followed", ACTION, rule="T8.18")),
    (n.ROLLED, Kind("rolled", DIE, CARD, rule="T8.26")),
    (n.NO_SPACE_FOR, Kind("no-space-for", CARD, rule="T8.28")),
    (n.AXOMAMMA_PLACED, Kind("axomamma-placed", WORKER, SPACE, CARD, rule="T8.27")),
    (n.STATUE_HONOURED, Kind("statue-honoured", GOD, rule="T8.12")),
    (n.TOKEN_ACTS, Kind("token-acts", TOKEN, ROW, BOARD_SPOT, DEED, rule="T8.30")),
    (n.TOKEN_MOVED, Kind("token-moved", TOKEN, ROW, BOARD_SPOT, rule="T8.30")),
    (n.DEED_SKIPPED, Kind("deed-skipped", DEED, REASON, rule="T8.31")),
    (n.GOLD_INSTEAD, Kind("gold-instead", DEED, REASON, rule="T8.31")),
    (n.STATUE_ROLL, Kind("statue-roll", DIE, CARD, rule="T8.33")),
    (n.CARD_DISCARDED, Kind("card-discarded", CARD, rule="T8.9")),
    (n.POTATOES_TRADED, Kind("potatoes-traded", rule="T8.11")),
    (n.WITHOUT_WORKERS, Kind("without-workers", rule="T8.36")),
    (n.LAST_ACTIONS, Kind("last-actions", rule="T8.38")),
)

REFUSALS = numbered(
    "refusal",
    (n.SPACE_TAKEN, Kind("space-taken", SPACE, rule="T3.1")),
    (n.WRONG_SYMBOL, Kind("wrong-symbol", SPACE, CARD, rule="T3.1")),
    (n.TOO_LITTLE_FOOD, Kind("too-little-food", AMOUNT, rule="T3.2")),
    (n.NO_GOLD, Kind("no-gold", rule="T3.1")),
    (n.CANNOT_PAY, Kind("cannot-pay", *PAYMENT, rule="T2.1")),
    (n.USED_IN_SET, Kind("used-in-set", TASK, rule="T3.6")),
    (n.TASK_IMPOSSIBLE, Kind("task-impossible", TASK, rule="T3.6")),
    (n.NO_STEP_MARKER, Kind("no-step-marker", rule="T3.9")),
    (n.STEPS_TAKEN, Kind("steps-taken", SECTION, LEVEL, rule="T3.9")),
    (n.UPPER_STEPS_MISSING, Kind("upper-steps-missing", SECTION, rule="T3.9")),
    (n.NO_SUCH_STATUE, Kind("no-such-statue", GOD, SIZE, rule="T3.11")),
    (n.PATTERN_TWICE, Kind("pattern-twice", TAPESTRY, rule="T3.14")),
    (n.CONQUEST_TAKEN, Kind("conquest-taken", CONQUEST, rule="T3.22")),
    (n.TOO_FEW_SOLDIERS, Kind("too-few-soldiers", CONQUEST, rule="T3.23")),
    (n.NO_CONQUEST_MARKER, Kind("no-conquest-marker", rule="T3.22")),
    (n.SAME_ACTION_TWICE, Kind("same-action-twice", rule="T3.18")),
    (n.NOTHING_THERE, Kind("nothing-there", rule="T2.4")),
)

CATEGORY_NAMES = (
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
