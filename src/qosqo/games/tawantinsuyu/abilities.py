"""The abilities of workers, and how many tasks they bring."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import Saying, kind_of, pack, part_a
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.army_cards import army_cards_left, draw_army_card
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.god_cards import GodCards
from qosqo.games.tawantinsuyu.names import ARCHITECT, BLUE, COLOURS, COURIER, CRAFTSMAN, EMPTY, GREEN, PRIEST, SUPPLY, WARRIOR, Z03, Z14
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    EVENT_ABILITY_BRINGS,
    EVENT_FED_PRIEST,
    EVENT_FETCHED,
    EVENT_HAS_TASKS,
    EVENT_USED_BUILDING,
    MOVE_FEED,
    MOVE_FETCH,
    MOVE_PASS,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import NO_PRICE, Rejuvenate
from qosqo.games.tawantinsuyu.tasks import Tasks

Z03_REVIVED: Final = 2
Z14_TASKS: Final = 2


class Ability(Happening["TawaPosition"]):
    """T3.7: the ability of the worker's role."""

    space: int
    role: int

    def __init__(self, seat: int, space: int, role: int) -> None:
        self.seat = seat
        self.space = space
        self.role = role

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        if self.role == PRIEST:
            if position.god_deck.cards or position.offer:
                position.tell(EVENT_ABILITY_BRINGS, seat, PRIEST)
            position.push(GodCards(seat, left=1))
            position.push(Feed(seat, self.space))
            return
        position.push(CountTasks(seat, self.space, self.role, fed=False))
        if self.role == WARRIOR:
            if position.owns(seat, Z03):
                position.tell(EVENT_USED_BUILDING, seat, Z03)
                position.push(Rejuvenate(seat, free=Z03_REVIVED, price=NO_PRICE, armies=False))
            position.push(Fetch(seat, self.space))
            if army_cards_left(position):
                position.tell(EVENT_ABILITY_BRINGS, seat, WARRIOR)
            draw_army_card(position, seat)


class Feed(TurnStep):
    """T3.7: a priest may get a potato for one more task."""

    space: int

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def own_moves(self, position: TawaPosition) -> list[int]:
        if can_pay(position, self.seat, potato=1):
            return [pack(MOVE_FEED), pack(MOVE_PASS)]
        return [pack(MOVE_PASS)]

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_FEED)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        return cannot_pay(self.seat, potato=1) if move == pack(MOVE_FEED) else None

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        fed = kind_of(move) == MOVE_FEED
        position.push(CountTasks(self.seat, self.space, PRIEST, fed=fed))
        if fed:
            position.tell(EVENT_FED_PRIEST, self.seat)
            charge(position, self.seat, potato=1)


class Fetch(TurnStep):
    """T3.7: a warrior may take an adjacent worker, not a warrior, into the supply."""

    space: int

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def own_moves(self, position: TawaPosition) -> list[int]:
        result = [
            pack(MOVE_FETCH, space)
            for space in position.data.space_neighbours[self.space]
            if position.hill[space] != EMPTY and position.hill[space] != WARRIOR
        ]
        result.append(pack(MOVE_PASS))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_FETCH:
            space = part_a(move)
            worker = position.hill[space]
            position.put_on_hill(space, EMPTY)
            position.workers[(SUPPLY + self.seat) * COLOURS + worker] += 1
            position.tell(EVENT_FETCHED, self.seat, worker, space)


class CountTasks(Happening["TawaPosition"]):
    """T3.6: one task, the ability's, and one for every adjacent worker of the same colour."""

    space: int
    role: int
    fed: bool

    def __init__(self, seat: int, space: int, role: int, fed: bool) -> None:
        self.seat = seat
        self.space = space
        self.role = role
        self.fed = fed

    def happen(self, position: TawaPosition) -> None:
        if self.role == WARRIOR and position.owns(self.seat, Z14):
            position.tell(EVENT_USED_BUILDING, self.seat, Z14)
        count = count_tasks(position, self.seat, self.space, position.hill[self.space], self.role, self.fed)
        by_ability = tasks_of_ability(position, self.seat, self.space, self.role, self.fed)
        position.tell(EVENT_HAS_TASKS, self.seat, count, by_ability, count - 1 - by_ability)
        position.push(Tasks(self.seat, self.space, count, used=0))


def count_tasks(position: TawaPosition, seat: int, space: int, colour: int, role: int, fed: bool) -> int:
    """T3.6: how many tasks a worker of a colour does on a space, whose ability is that of the role."""
    count = 1 + tasks_of_ability(position, seat, space, role, fed)
    for neighbour in position.data.space_neighbours[space]:
        if position.hill[neighbour] == colour:
            count += 1
    return count


def tasks_of_ability(position: TawaPosition, seat: int, space: int, role: int, fed: bool) -> int:
    """T3.7: the additional tasks."""
    colour = position.data.space_colour[space]
    if role == ARCHITECT:
        return 1 if colour == BLUE else 0
    if role == CRAFTSMAN:
        return 1 if colour == GREEN else 0
    if role == COURIER:
        return 1 if alone_in_segment(position, space) else 0
    if role == WARRIOR:
        return Z14_TASKS if seat >= 0 and position.owns(seat, Z14) else 0
    return 1 if fed else 0


def alone_in_segment(position: TawaPosition, space: int) -> bool:
    """Whether no other worker stands in the segment of a space."""
    return all(each == space or position.hill[each] == EMPTY for each in position.data.segment_spaces[position.data.space_segment[space]])
