"""Placing a worker: where, what it costs, and in which order it is paid."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, part_d, saying
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.abilities import Ability
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.names import (
    ARCHITECT,
    COLOURS,
    CORN,
    COURIER,
    CRAFTSMAN,
    EMPTY,
    GODS,
    GOLD,
    NO_CARD,
    POTATO,
    PRIEST,
    RESOURCES,
    SECTIONS,
    SEGMENTS,
    SPACES,
    SUPPLY,
    TERRACES,
    Z01,
    Z02,
    Z05,
    Z07,
)
from qosqo.games.tawantinsuyu.payment import charge, settle_payment
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    CATEGORY_GOD_CARDS,
    CATEGORY_STEPS,
    EVENT_GOD_FAVOURS,
    EVENT_PLACED,
    EVENT_PLACED_AS,
    EVENT_PLACED_FOR_GOLD,
    EVENT_PLACED_FOR_GOLD_AS,
    EVENT_STEPS_USED,
    EVENT_USED_BUILDING,
    EVENT_WAY_COSTS,
    MOVE_PLACE,
    MOVE_PLACE_FOR_GOLD,
    REFUSAL_NO_GOLD,
    REFUSAL_NO_SUCH_CARD,
    REFUSAL_NO_SUCH_ROLE,
    REFUSAL_NO_SUCH_WORKER,
    REFUSAL_SPACE_TAKEN,
    REFUSAL_TOO_LITTLE_FOOD,
    REFUSAL_WRONG_SYMBOL,
)
from qosqo.games.tawantinsuyu.position import TawaPosition

DESCENDING: Final = [0, 2, 5]
"""By terrace."""
ROAMING: Final = [0, 1, 3, 3, 1]
"""By how many sections clockwise from the high priest."""


# What a place costs.


def food_cost(position: TawaPosition, seat: int, space: int, role: int) -> int:
    """T3.2: what a place on the hill costs; T3.7: a courier pays one less."""
    section = position.data.space_section[space]
    cost = roaming(position, seat, section) + descending(position, section, position.data.space_terrace[space])
    if role == COURIER and cost > 0:
        cost -= 1
    return cost


def roaming(position: TawaPosition, seat: int, section: int) -> int:
    """T3.2: from the section of the high priest."""
    return ROAMING[(section - position.priests[seat]) % SECTIONS]


def descending(position: TawaPosition, section: int, terrace: int) -> int:
    """T3.2: to a terrace, less the steps above."""
    food = DESCENDING[terrace]
    if terrace > 0 and position.steps[section * 2] >= 0:
        food -= 2
    if terrace > 1 and position.steps[section * 2 + 1] >= 0:
        food -= 2
    return food if food > 0 else 0


# Where to, and at what price.


def roles_of(position: TawaPosition, seat: int, worker: int) -> list[int]:
    """What a worker may be placed as: itself, or as Z01, Z02 and Z05 allow. Sorted."""
    owner = position.owner
    roles = [worker]
    if worker <= CRAFTSMAN and owner[Z05] == seat:
        roles = [ARCHITECT, CRAFTSMAN]
    if worker != COURIER and owner[Z01] == seat:
        roles.append(COURIER)
    if worker != PRIEST and owner[Z02] == seat:
        roles.append(PRIEST)
    if len(roles) > 1:
        roles.sort()
    return roles


def placements(position: TawaPosition, seat: int) -> list[int]:
    """T3.1: every worker in supply, on every empty space, for a matching god card or a gold, as far as the food suffices."""
    result: list[int] = []
    supply = [worker for worker in range(COLOURS) if position.workers[(SUPPLY + seat) * COLOURS + worker]]
    if supply:
        resources = position.resources
        base = seat * RESOURCES
        gold = resources[base + GOLD]
        wealth = resources[base + POTATO] + resources[base + CORN] + gold
        ways = [roaming(position, seat, section) - wealth for section in range(SECTIONS)]
        lacking = [ways[section] + descending(position, section, terrace) for terrace in range(TERRACES) for section in range(SECTIONS)]
        if position.god_hands[seat].cards:
            add_placements_for_cards(position, seat, supply, lacking, result)
        if gold:
            add_placements_for_gold(position, seat, supply, lacking, result)
    return result


def add_placements_for_cards(position: TawaPosition, seat: int, supply: list[int], lacking: list[int], moves: list[int]) -> None:
    """By segment so much food is lacking. The benefit of the card may bring some, and a courier needs one less."""
    data = position.data
    hill, space_god, card_god = position.hill, data.space_god, data.card_god
    hand = sorted(position.god_hands[seat].cards)
    held = [False] * GODS
    for card in hand:
        held[card_god[card]] = True
    spaces: list[int] = []
    cards: list[int] = []
    missing: list[int] = []
    for segment in range(SEGMENTS):
        food = lacking[segment]
        if food <= data.most_card_food + 1:
            for space in data.segment_spaces[segment]:
                god = space_god[space]
                if held[god] and hill[space] == EMPTY:
                    for card in hand:
                        if card_god[card] == god:
                            short = food - data.card_food[card] if food > 0 and position.has_statue(seat, god) else food
                            if short <= 1:
                                spaces.append(space)
                                cards.append(card)
                                missing.append(short)
    for worker in supply:
        roles = roles_of(position, seat, worker)
        for place in range(len(cards)):
            for role in roles:
                if missing[place] <= 0 or role == COURIER:
                    moves.append(pack(MOVE_PLACE, worker, spaces[place], cards[place], role))


def add_placements_for_gold(position: TawaPosition, seat: int, supply: list[int], lacking: list[int], moves: list[int]) -> None:
    """The gold itself cannot be used for food."""
    hill = position.hill
    segments = [segment for segment in range(SEGMENTS) if lacking[segment] <= 0]
    for worker in supply:
        roles = roles_of(position, seat, worker)
        for segment in segments:
            for space in position.data.segment_spaces[segment]:
                if hill[space] == EMPTY:
                    for role in roles:
                        if lacking[segment] < 0 or role == COURIER:
                            moves.append(pack(MOVE_PLACE_FOR_GOLD, worker, space, role))


def considered_placements(position: TawaPosition, seat: int) -> list[int]:
    """Placements a person may think of: own workers and cards, on all spaces of the card's god."""
    result: list[int] = []
    for worker in range(COLOURS):
        if position.workers[(SUPPLY + seat) * COLOURS + worker]:
            for space in range(SPACES):
                result.append(pack(MOVE_PLACE_FOR_GOLD, worker, space, worker))
                for card in position.god_hands[seat].cards:
                    if position.data.card_god[card] == position.data.space_god[space]:
                        result.append(pack(MOVE_PLACE, worker, space, card, worker))
    return result


def refuse_placement(position: TawaPosition, seat: int, move: int) -> Saying | None:
    """Why a placement that is not among the legal ones is not."""
    worker = part_a(move)
    space = part_b(move)
    role = part_d(move) if kind_of(move) == MOVE_PLACE else part_c(move)
    if position.workers[(SUPPLY + seat) * COLOURS + worker] == 0:
        return saying(REFUSAL_NO_SUCH_WORKER, seat, worker)
    if role not in roles_of(position, seat, worker):
        return saying(REFUSAL_NO_SUCH_ROLE, seat, worker, role)
    if position.hill[space] != EMPTY:
        return saying(REFUSAL_SPACE_TAKEN, seat, space)
    if kind_of(move) == MOVE_PLACE and part_c(move) not in position.god_hands[seat].cards:
        return saying(REFUSAL_NO_SUCH_CARD, seat, part_c(move))
    if kind_of(move) == MOVE_PLACE and position.data.card_god[part_c(move)] != position.data.space_god[space]:
        return saying(REFUSAL_WRONG_SYMBOL, seat, space, part_c(move))
    if kind_of(move) == MOVE_PLACE_FOR_GOLD and position.has(seat, GOLD) == 0:
        return saying(REFUSAL_NO_GOLD, seat)
    return saying(REFUSAL_TOO_LITTLE_FOOD, seat, food_cost(position, seat, space, role))


# What happens.


def place(position: TawaPosition, seat: int, move: int) -> None:
    """Put the worker on the hill, pay card or gold, and prepare what follows: benefit, food, ability, tasks."""
    worker = part_a(move)
    space = part_b(move)
    with_card = kind_of(move) == MOVE_PLACE
    role = part_d(move) if with_card else part_c(move)
    position.food_due = food_cost(position, seat, space, role)
    position.workers[(SUPPLY + seat) * COLOURS + worker] -= 1
    position.put_on_hill(space, worker)
    card = part_c(move) if with_card else NO_CARD
    if with_card:
        position.god_hands[seat].remove(card)
        position.played_card = card
        position.reveal()
        if role == worker:
            position.tell(EVENT_PLACED, seat, worker, space, card)
        else:
            position.tell(EVENT_PLACED_AS, seat, worker, space, card, role)
    elif role == worker:
        position.tell(EVENT_PLACED_FOR_GOLD, seat, worker, space)
    else:
        position.tell(EVENT_PLACED_FOR_GOLD_AS, seat, worker, space, role)
    score_steps(position, seat, space)
    tell_way(position, seat, space)
    position.push(Ability(seat, space, role))
    position.push(PayFood(seat))
    if card != NO_CARD and position.has_statue(seat, position.data.card_god[card]):
        position.tell(EVENT_GOD_FAVOURS, seat, position.data.card_god[card], card)
        position.push(Effect(seat, position.data.card_effect[card], CATEGORY_GOD_CARDS))
    if not with_card:
        settle_payment(position, seat, gold=1)


def score_steps(position: TawaPosition, seat: int, space: int) -> None:
    """T3.3: every opponent's marker used scores for its owner; Z07: one's own, too."""
    section = position.data.space_section[space]
    for level in range(position.data.space_terrace[space]):
        builder = position.steps[section * 2 + level]
        if builder >= 0 and builder != seat:
            position.tell(EVENT_STEPS_USED, builder, section, level)
            position.gain(builder, 1, CATEGORY_STEPS)
        elif builder == seat and position.owns(seat, Z07):
            position.tell(EVENT_USED_BUILDING, seat, Z07)
            position.gain(seat, 1, CATEGORY_BUILDINGS)


def tell_way(position: TawaPosition, seat: int, space: int) -> None:
    """T3.2: what the way costs and why, unless it is free anyway; T3.7: and what the courier saves."""
    section = position.data.space_section[space]
    there = roaming(position, seat, section)
    down = descending(position, section, position.data.space_terrace[space])
    if there + down:
        position.tell(EVENT_WAY_COSTS, seat, position.food_due, there, down, there + down - position.food_due)


class PayFood(Happening["TawaPosition"]):
    """T3.2: the food is paid before any task."""

    def happen(self, position: TawaPosition) -> None:
        food = position.food_due
        position.food_due = 0
        charge(position, self.seat, food=food)
