"""Placing a worker: what it costs, and what the worker's ability adds."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b, part_c, part_d, saying
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.effects import effect
from qosqo.games.tawantinsuyu.names import (
    ARCHITECT,
    BLUE,
    COLOURS,
    CORN,
    COURIER,
    CRAFTSMAN,
    EMPTY,
    FEED,
    FETCH,
    FETCHED,
    FROM_BUILDINGS,
    FROM_GOD_CARDS,
    FROM_STEPS,
    GODS,
    GOLD,
    GREEN,
    HAS_TASKS,
    NO_CARD,
    NO_GOLD,
    PASS,
    PLACE,
    PLACE_FOR_GOLD,
    PLACED,
    PLACED_FOR_GOLD,
    POTATO,
    PRIEST,
    RESOURCES,
    SECTIONS,
    SEGMENTS,
    SPACE_TAKEN,
    SPACES,
    SUPPLY,
    TERRACES,
    TOO_LITTLE_FOOD,
    USED_BUILDING,
    WARRIOR,
    WRONG_SYMBOL,
    Z01,
    Z02,
    Z03,
    Z05,
    Z07,
    Z14,
)
from qosqo.games.tawantinsuyu.payment import can_pay, charge, settle_payment
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import NO_PRICE, rejuvenate
from qosqo.games.tawantinsuyu.tasks import tasks
from qosqo.games.tawantinsuyu.turn_step import TurnStep, god_cards

Z03_REVIVED: Final = 2
Z14_TASKS: Final = 2


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
        lacking = [position.segment_cost(seat, section, terrace) - wealth for terrace in range(TERRACES) for section in range(SECTIONS)]
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
                    moves.append(pack(PLACE, worker, spaces[place], cards[place], role))


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
                            moves.append(pack(PLACE_FOR_GOLD, worker, space, role))


def considered_placements(position: TawaPosition, seat: int) -> list[int]:
    """Placements a person may think of: own workers and cards, on all spaces of the card's god."""
    result: list[int] = []
    for worker in range(COLOURS):
        if position.workers[(SUPPLY + seat) * COLOURS + worker]:
            for space in range(SPACES):
                result.append(pack(PLACE_FOR_GOLD, worker, space, worker))
                for card in position.god_hands[seat].cards:
                    if position.data.card_god[card] == position.data.space_god[space]:
                        result.append(pack(PLACE, worker, space, card, worker))
    return result


def refuse_placement(position: TawaPosition, seat: int, move: int) -> Saying | None:
    """Why a placement that is not among the legal ones is not."""
    space = part_b(move)
    if position.hill[space] != EMPTY:
        return saying(SPACE_TAKEN, seat, space)
    if kind_of(move) == PLACE and position.data.card_god[part_c(move)] != position.data.space_god[space]:
        return saying(WRONG_SYMBOL, seat, space, part_c(move))
    if kind_of(move) == PLACE_FOR_GOLD and position.has(seat, GOLD) == 0:
        return saying(NO_GOLD, seat)
    role = part_d(move) if kind_of(move) == PLACE else part_c(move)
    return saying(TOO_LITTLE_FOOD, seat, position.food_cost(seat, space, role))


def place(position: TawaPosition, seat: int, move: int) -> None:
    """Put the worker on the hill, pay card or gold, and prepare what follows: benefit, food, ability, tasks."""
    worker = part_a(move)
    space = part_b(move)
    with_card = kind_of(move) == PLACE
    role = part_d(move) if with_card else part_c(move)
    position.food_due = position.food_cost(seat, space, role)
    position.workers[(SUPPLY + seat) * COLOURS + worker] -= 1
    position.put_on_hill(space, worker)
    card = part_c(move) if with_card else NO_CARD
    if with_card:
        position.god_hands[seat].remove(card)
        position.played_card = card
        position.reveal()
        position.tell(PLACED, seat, worker, space, card, role)
    else:
        position.tell(PLACED_FOR_GOLD, seat, worker, space, role)
    score_steps(position, seat, space)
    position.push(ability(seat, space, role))
    position.push(pay_food(seat))
    if card != NO_CARD and position.has_statue(seat, position.data.card_god[card]):
        position.push(effect(seat, position.data.card_effect[card], FROM_GOD_CARDS))
    if not with_card:
        settle_payment(position, seat, 1, 0, 0, 0)


def score_steps(position: TawaPosition, seat: int, space: int) -> None:
    """T3.3: every opponent's marker used scores for its owner; Z07: one's own, too."""
    section = position.data.space_section[space]
    for level in range(position.data.space_terrace[space]):
        builder = position.steps[section * 2 + level]
        if builder >= 0 and builder != seat:
            position.gain(builder, 1, FROM_STEPS)
        elif builder == seat and position.owns(seat, Z07):
            position.gain(seat, 1, FROM_BUILDINGS)


class PayFood(Happening["TawaPosition"]):
    """T3.2: the food is paid before any task."""

    def happen(self, position: TawaPosition) -> None:
        food = position.food_due
        position.food_due = 0
        charge(position, self.seat, 0, 0, 0, 0, food)


class Ability(Happening["TawaPosition"]):
    """T3.7: the ability of the worker's role."""

    space: int
    role: int

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        if self.role == PRIEST:
            position.push(god_cards(seat, 1))
            position.push(feed(seat, self.space))
            return
        position.push(count_tasks(seat, self.space, self.role, False))
        if self.role == WARRIOR:
            if position.owns(seat, Z03):
                position.tell(USED_BUILDING, seat, Z03)
                position.push(rejuvenate(seat, Z03_REVIVED, NO_PRICE, False))
            position.push(fetch(seat, self.space))
            position.draw_army_card(seat)


class Feed(TurnStep):
    """T3.7: a priest may get a potato for one more task."""

    space: int

    def own_moves(self, position: TawaPosition) -> list[int]:
        if can_pay(position, self.seat, 1, 0, 0, 0):
            return [pack(FEED), pack(PASS)]
        return [pack(PASS)]

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        fed = kind_of(move) == FEED
        position.push(count_tasks(self.seat, self.space, PRIEST, fed))
        if fed:
            charge(position, self.seat, 1, 0, 0, 0)


class Fetch(TurnStep):
    """T3.7: a warrior may take an adjacent worker, not a warrior, into the supply."""

    space: int

    def own_moves(self, position: TawaPosition) -> list[int]:
        result = [
            pack(FETCH, space)
            for space in position.data.space_neighbours[self.space]
            if position.hill[space] != EMPTY and position.hill[space] != WARRIOR
        ]
        result.append(pack(PASS))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == FETCH:
            space = part_a(move)
            worker = position.hill[space]
            position.put_on_hill(space, EMPTY)
            position.workers[(SUPPLY + self.seat) * COLOURS + worker] += 1
            position.tell(FETCHED, self.seat, worker, space)


class CountTasks(Happening["TawaPosition"]):
    """T3.6: one task, the ability's, and one for every adjacent worker of the same colour."""

    space: int
    role: int
    fed: bool

    def happen(self, position: TawaPosition) -> None:
        count = 1 + self.bonus(position)
        colour = position.hill[self.space]
        for space in position.data.space_neighbours[self.space]:
            if position.hill[space] == colour:
                count += 1
        position.tell(HAS_TASKS, self.seat, count)
        position.push(tasks(self.seat, self.space, count, 0))

    def bonus(self, position: TawaPosition) -> int:
        colour = position.data.space_colour[self.space]
        if self.role == ARCHITECT:
            return 1 if colour == BLUE else 0
        if self.role == CRAFTSMAN:
            return 1 if colour == GREEN else 0
        if self.role == COURIER:
            return 1 if position.alone_in_segment(self.space) else 0
        if self.role == WARRIOR:
            return Z14_TASKS if position.owns(self.seat, Z14) else 0
        return 1 if self.fed else 0


def pay_food(seat: int) -> PayFood:
    step = PayFood()
    step.seat = seat
    return step


def ability(seat: int, space: int, role: int) -> Ability:
    step = Ability()
    step.seat = seat
    step.space = space
    step.role = role
    return step


def feed(seat: int, space: int) -> Feed:
    step = Feed()
    step.seat = seat
    step.space = space
    return step


def fetch(seat: int, space: int) -> Fetch:
    step = Fetch()
    step.seat = seat
    step.space = space
    return step


def count_tasks(seat: int, space: int, role: int, fed: bool) -> CountTasks:
    step = CountTasks()
    step.seat = seat
    step.space = space
    step.role = role
    step.fed = fed
    return step
