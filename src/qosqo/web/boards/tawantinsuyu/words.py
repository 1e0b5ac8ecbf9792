"""Benefits and costs, in icons and in words, from the tables that the rules read."""

from __future__ import annotations

from functools import lru_cache

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.words import effect_words as effect_words
from qosqo.games.tawantinsuyu.words import pairs_of
from qosqo.web.boards.drawing import icon
from qosqo.web.markup import E, Node

COUNTED = (n.POTATO, n.CORN, n.STONE, n.GOLD, n.POINTS)
"""Benefits whose amount is always written beside the icon."""


def tw_icon(name: str, class_: str = "") -> Node:
    return icon(f"tw-{name}", "0 0 24 24", "", class_)


@lru_cache(maxsize=2_000)
def effect_icons(data: Components, effect: int) -> Node:
    """The same in icons."""
    shown: list[Node] = []
    for what, amount in pairs_of(data, effect):
        if what == n.CHOICE:
            for place, option in enumerate(data.choices[amount]):
                if place:
                    shown.append(E.span("/", class_="tw-or"))
                shown.append(effect_icons(data, option))
        else:
            shown.append(amount_icon(what, amount))
    return E.span(shown, class_="tw-effect", aria_hidden="true")


@lru_cache(maxsize=500)
def amount_icon(what: int, amount: int) -> Node:
    if what == n.POINTS:
        return E.span(tw_icon("points"), E.b(amount), class_="tw-vp")
    return E.span((what in COUNTED or amount > 1) and E.b(amount), tw_icon(f"effect-{what}"), class_="tw-amount")


def cost_pairs(cost: list[int]) -> list[tuple[int, int]]:
    return [(resource, amount) for resource, amount in enumerate(cost) if amount]


def cost_icons(cost: list[int]) -> Node:
    return E.span([amount_icon(resource, amount) for resource, amount in cost_pairs(cost)], class_="tw-cost", aria_hidden="true")


def cost_words(cost: list[int], say: Texts) -> str:
    return say("word-and").join(say(f"benefit-{resource}", count=amount) for resource, amount in cost_pairs(cost))


@lru_cache(maxsize=2_000)
def building_words(data: Components, building: int, face_up: bool, say: Texts) -> str:
    """What a building costs and does."""
    does = say(f"passive-{building + 1}") if building < n.PASSIVES else effect_words(data, data.building_effect[building], say)
    kind = "passive" if building < n.PASSIVES else "production" if face_up else "used"
    return say(f"building-{kind}", cost=cost_words(data.building_cost[building], say), does=does)


@lru_cache(maxsize=500)
def weaving_words(data: Components, tile: int, say: Texts) -> str:
    return say(
        "weaving-label",
        pattern=say(f"pattern-{data.weaving_pattern[tile]}"),
        left=effect_words(data, data.reward_effect[data.weaving_left[tile]], say),
        right=effect_words(data, data.reward_effect[data.weaving_right[tile]], say),
    )


@lru_cache(maxsize=500)
def god_card_words(data: Components, card: int, say: Texts) -> str:
    return say("card-label", god=n.GOD_NAMES[data.card_god[card]], does=effect_words(data, data.card_effect[card], say))


@lru_cache(maxsize=100)
def army_words(data: Components, army: int, say: Texts) -> str:
    return say("army-label", soldiers=data.army_soldiers[army], does=effect_words(data, data.army_effect[army], say))
