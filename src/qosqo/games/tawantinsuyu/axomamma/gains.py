"""How Axomamma gains what others decide about: workers, god cards, choices, rejuvenation."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import pack
from qosqo.core.pile import EVERYBODY
from qosqo.core.values import without
from qosqo.games.tawantinsuyu.army_cards import draw_army_card
from qosqo.games.tawantinsuyu.axomamma.building import build_axomamma_statue, can_pay_building, construct, gain_random_statue, wanted_kind
from qosqo.games.tawantinsuyu.axomamma.weaving import take_top_weaving
from qosqo.games.tawantinsuyu.names import (
    BOX,
    BUILDING,
    COLOURS,
    CORN,
    FREE_STATUE,
    FROM_NOMADS,
    GOD_CARD,
    GOLD,
    NOMADS,
    NONE_LEFT,
    POINTS,
    POTATO,
    POTATO_END,
    REJUVENATION,
    RESOURCES,
    STATUE,
    STONE,
    SUPPLY,
    TOO_POOR,
    TRAINING,
    WEAVING,
    WORKER,
    WORKERS_KEPT,
)
from qosqo.games.tawantinsuyu.nomads import take_nomad
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BOARD,
    CATEGORY_GOD_CARDS,
    EVENT_AXOMAMMA_DISMISSED,
    EVENT_AXOMAMMA_GOT_WORKER,
    EVENT_AXOMAMMA_RECRUITED,
    EVENT_BENEFIT_MISSED,
    EVENT_CARD_DISCARDED,
    EVENT_OFFER_EMPTY,
    EVENT_WORKER_REWARDS,
    MOVE_REVIVE_ARMY,
    MOVE_REVIVE_BUILDING,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import revive
from qosqo.games.tawantinsuyu.statues import can_build_statue

PREFERENCE: Final = [GOLD, CORN, STONE, POTATO]
"""T8.19: of equally scarce resources the first one of these."""


# Workers.


def recruit(position: TawaPosition, seat: int, colour: int) -> None:
    """T8.8: a worker joins its queue and brings a reward; beyond two a random one leaves the game at once."""
    position.recruits += (colour,)
    row = position.data.effects[position.data.colour_reward[colour]]
    if row:
        position.tell(EVENT_WORKER_REWARDS, seat, colour)
    for place in range(0, len(row), 2):
        if row[place] < RESOURCES:
            position.add(seat, row[place], row[place + 1])
        elif row[place] == POINTS:
            position.gain(seat, row[place + 1], CATEGORY_BOARD)
        else:
            for _ in range(row[place + 1]):
                draw_army_card(position, seat)
    if len(position.recruits) > WORKERS_KEPT:
        place = position.chance.below(len(position.recruits))
        leaving = position.recruits[place]
        position.recruits = without(position.recruits, place)
        position.workers[(SUPPLY + seat) * COLOURS + leaving] -= 1
        position.workers[BOX * COLOURS + leaving] += 1
        position.tell(EVENT_AXOMAMMA_DISMISSED, seat, leaving)


def recruit_villager(position: TawaPosition, seat: int, end: int, event: int = EVENT_AXOMAMMA_RECRUITED) -> bool:
    """A worker from an end of the village, told as this event; False if it is empty."""
    if not position.village:
        return False
    colour = position.leave_village(end)
    position.workers[(SUPPLY + seat) * COLOURS + colour] += 1
    position.tell(event, seat, colour, end)
    recruit(position, seat, colour)
    return True


def random_nomad(position: TawaPosition) -> int:
    """The colour of a random nomad, or −1."""
    nomads = [colour for colour in range(COLOURS) for _ in range(position.workers[NOMADS * COLOURS + colour])]
    return nomads[position.chance.below(len(nomads))] if nomads else -1


def recruit_nomad(position: TawaPosition, seat: int, event: int = EVENT_AXOMAMMA_RECRUITED) -> bool:
    """T8.35: a random nomad, told as this event, who is replaced from the bag; False if there is none."""
    colour = random_nomad(position)
    if colour < 0:
        return False
    position.tell(event, seat, colour, FROM_NOMADS)
    take_nomad(position, colour, SUPPLY + seat)
    recruit(position, seat, colour)
    return True


# God cards.


def discard_oldest_cards(position: TawaPosition, seat: int, count: int, points: int, event: int) -> None:
    """The oldest cards of the offer go under the deck, for so many points each, as far as there are any; told as this event."""
    for _ in range(count):
        if not position.offer:
            position.tell(EVENT_OFFER_EMPTY, seat)
            return
        card = position.offer[0]
        position.offer = position.offer[1:]
        position.god_deck.put_under(card, EVERYBODY)
        position.tell(event, seat, card)
        position.gain(seat, points, CATEGORY_GOD_CARDS)


# Effects.


def chosen_effect(position: TawaPosition, seat: int, options: list[int]) -> int:
    """T8.13, T8.19: which of several effects it takes: what it has fewest of. RULING: of other things the first one."""
    effects = position.data.effects
    for option in options:
        if effects[option][0] == WORKER:
            return worker_or_other(position, seat, options, option)
    for resource in scarcest_first(position, seat):
        for option in options:
            if effects[option][0] == resource:
                return option
    return options[0]


def scarcest_first(position: TawaPosition, seat: int) -> list[int]:
    result: list[int] = []
    for amount in sorted(position.resources[seat * RESOURCES : (seat + 1) * RESOURCES]):
        for resource in PREFERENCE:
            if position.has(seat, resource) == amount and resource not in result:
                result.append(resource)
    return result


def worker_or_other(position: TawaPosition, seat: int, options: list[int], worker: int) -> int:
    """T8.13: a worker if it has fewer of them than of the other resource, or as few but less than two; none if none is there."""
    others = [option for option in options if option != worker]
    other = chosen_effect(position, seat, others)
    what = position.data.effects[other][0]
    workers = len(position.recruits)
    if not position.village and position.count_workers(NOMADS) == 0:
        return other
    if what >= RESOURCES or workers < position.has(seat, what):
        return worker
    return worker if workers == position.has(seat, what) and workers < WORKERS_KEPT else other


def receive(position: TawaPosition, seat: int, what: int, amount: int) -> None:
    """What needs a decision of others it gains by its own rules."""
    if what == GOD_CARD:
        discard_oldest_cards(position, seat, amount, 1, EVENT_CARD_DISCARDED)
    elif what == TRAINING:
        draw_army_card(position, seat)
    elif what == WORKER:
        if not recruit_villager(position, seat, POTATO_END, EVENT_AXOMAMMA_GOT_WORKER):
            none_left(position, seat, what, recruit_nomad(position, seat, EVENT_AXOMAMMA_GOT_WORKER))
    elif what == WEAVING:
        none_left(position, seat, what, take_top_weaving(position, seat))
    elif what == FREE_STATUE:
        none_left(position, seat, what, gain_random_statue(position, seat))
    elif what == STATUE:
        if can_build_statue(position, seat):
            build_axomamma_statue(position, seat)
        else:
            position.tell(EVENT_BENEFIT_MISSED, seat, what, TOO_POOR)
    elif what == BUILDING:
        if can_pay_building(position, seat):
            none_left(position, seat, what, construct(position, seat, wanted_kind(position, seat), free=False))
        else:
            position.tell(EVENT_BENEFIT_MISSED, seat, what, TOO_POOR)
    elif what == REJUVENATION:
        rejuvenate_some(position, seat, amount)
    else:
        raise ValueError(f"effect {what} needs no decision")


def none_left(position: TawaPosition, seat: int, what: int, done: bool) -> None:
    """Tell it where nothing of a kind was left to gain."""
    if not done:
        position.tell(EVENT_BENEFIT_MISSED, seat, what, NONE_LEFT)


def rejuvenate_some(position: TawaPosition, seat: int, amount: int) -> None:
    """RULING: army cards come before buildings."""
    for _ in range(amount):
        if not revive_army(position, seat):
            revive_building(position, seat)


def revive_army(position: TawaPosition, seat: int) -> bool:
    """RULING: of the face-down army cards one with most soldiers; False if there is none."""
    kinds = len(position.data.army_copies)
    best = -1
    for army in range(kinds):
        if position.army_down[seat * kinds + army] and (best < 0 or position.data.army_soldiers[army] > position.data.army_soldiers[best]):
            best = army
    if best >= 0:
        revive(position, seat, pack(MOVE_REVIVE_ARMY, best), free=True)
    return best >= 0


def revive_building(position: TawaPosition, seat: int) -> None:
    """RULING: of the face-down buildings the one with the highest number, if there is any."""
    buildings = position.face_down_production(seat)
    if buildings:
        revive(position, seat, pack(MOVE_REVIVE_BUILDING, buildings[-1]), free=True)
