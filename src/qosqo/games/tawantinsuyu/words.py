"""What things are called: by what they are and bring, in the language of a catalogue, from the components played with."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from qosqo.core.texts import Texts
from qosqo.games.tawantinsuyu import names as n
from qosqo.games.tawantinsuyu.components import Components

COUNTED: Final = (n.POTATO, n.CORN, n.STONE, n.GOLD, n.POINTS, n.ARMY_CARD, n.TEMPLE)
"""Benefits that are told with their number; the others have a short word for a name."""


def pairs_of(data: Components, effect: int) -> list[tuple[int, int]]:
    """The benefits of an effect: what, and how many."""
    row = data.effects[effect]
    return list(zip(row[::2], row[1::2], strict=True))


@lru_cache(maxsize=2_000)
def effect_words(data: Components, effect: int, say: Texts) -> str:
    """A benefit as a part of a sentence: "2 potatoes and 1 stone"."""
    told: list[str] = []
    for what, amount in pairs_of(data, effect):
        if what == n.CHOICE:
            told.append(say("word-or").join([effect_words(data, option, say) for option in data.choices[amount]]))
        else:
            told.append(say(f"benefit-{what}", count=amount))
    return say("word-and").join(told) if told else say("benefit-none")


@lru_cache(maxsize=2_000)
def brief_effect(data: Components, effect: int, say: Texts) -> str:
    """The same as short as a name wants it: "2 potatoes, rejuvenation"."""
    told: list[str] = []
    for what, amount in pairs_of(data, effect):
        if what == n.CHOICE:
            told.append(" / ".join([brief_effect(data, option, say) for option in data.choices[amount]]))
        elif what in COUNTED:
            told.append(say(f"benefit-{what}", count=amount))
        elif amount > 1:
            told.append(say("brief-benefit", count=amount, what=say(f"effect-{what}")))
        else:
            told.append(say(f"effect-{what}"))
    return ", ".join(told) if told else say("benefit-none")


def card_name(data: Components, card: int, say: Texts) -> str:
    """God and benefit: "Inti (2 stone)"."""
    return say("card-name", god=n.GOD_NAMES[data.card_god[card]], does=brief_effect(data, data.card_effect[card], say))


def building_name(data: Components, building: int, say: Texts) -> str:
    """“produces 1 gold”, “warrior: 2 more tasks”."""
    if building < n.PASSIVES:
        return say("building-name-passive", does=say(f"brief-{building + 1}"))
    return say("building-name-production", does=brief_effect(data, data.building_effect[building], say))


def weaving_name(data: Components, tile: int, say: Texts) -> str:
    """Pattern and edges: "“serpent” (2 stone | 1 corn)"."""
    return say(
        "weaving-name",
        pattern=say(f"pattern-{data.weaving_pattern[tile]}"),
        left=brief_effect(data, data.reward_effect[data.weaving_left[tile]], say),
        right=brief_effect(data, data.reward_effect[data.weaving_right[tile]], say),
    )


def army_name(data: Components, army: int, say: Texts) -> str:
    """Said after "army card": "with 2 soldiers (1 gold)"."""
    return say("army-name", soldiers=data.army_soldiers[army], does=brief_effect(data, data.army_effect[army], say))


def space_name(data: Components, space: int, say: Texts) -> str:
    """Symbol and place: "Inti (upper terrace, section 2)"."""
    god = n.GOD_NAMES[data.space_god[space]]
    return say("space-name", god=god, terrace=data.space_terrace[space], section=data.space_section[space] + 1)


def conquest_name(space: int, say: Texts) -> str:
    """Region and place: "Antisuyu 2"."""
    region, place = divmod(space, n.REGION_SPACES)
    return say("conquest-name", region=n.REGION_NAMES[region], place=place + 1)
