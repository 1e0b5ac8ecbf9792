"""The high priest's actions, for the active player and for those who follow."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.army_cards import draw_army_card
from qosqo.games.tawantinsuyu.axomamma.priest import AxomammaPart
from qosqo.games.tawantinsuyu.axomamma.war import AxomammaArmies, AxomammaCasualty, AxomammaConquest
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.buildings import turn_building
from qosqo.games.tawantinsuyu.conquest import Casualty, Conquer, PlayArmies
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.names import (
    CONQUEST_ACTION,
    CORN_PER_STEP,
    FOLLOWERS_CORN,
    GODS,
    GOLD,
    LARGE,
    MOST_OFFERINGS,
    OFFERING_ACTION,
    PRODUCE_ACTION,
    REJUVENATE_ACTION,
    SECTIONS,
    SMALL,
    STEPS_FOR_STATUE,
    WORSHIP_ACTION,
    Z11,
    Z12,
    Z16,
    Z17,
    Z18,
)
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    EVENT_ACTS,
    EVENT_LEFT_UNUSED,
    EVENT_OFFERED,
    EVENT_PRIEST_MOVED,
    EVENT_PRODUCED,
    EVENT_TOOK_GOLD,
    EVENT_USED_BUILDING,
    MOVE_ACT,
    MOVE_OFFER,
    MOVE_PASS,
    MOVE_PRODUCE,
    MOVE_REVIVE_BUILDING,
    MOVE_TAKE_GOLD,
    MOVE_WORSHIP,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import CORN_PRICE, FOOD_PRICE, Rejuvenate, revivable, revive
from qosqo.games.tawantinsuyu.statues import give_statue
from qosqo.games.tawantinsuyu.temple import TempleForGold, climb
from qosqo.games.tawantinsuyu.weavings import TakeWeaving


def action_at(position: TawaPosition, spot: int) -> int:
    """The action on a spot of the turned Coricancha."""
    return position.data.coricancha[(spot - position.rotation) % SECTIONS]


def move_priest(position: TawaPosition, seat: int, spots: int) -> None:
    """T3.18: go on clockwise and set off the action there."""
    spot = (position.priests[seat] + spots) % SECTIONS
    position.priests = replaced(position.priests, seat, spot)
    position.tell(EVENT_PRIEST_MOVED, seat, spot, action_at(position, spot))
    activate(position, seat, action_at(position, spot))


def activate(position: TawaPosition, seat: int, action: int) -> None:
    """An action is set off: buildings that watch for it come first, then the active player, then the others."""
    position.push(TakePart(seat, action))
    if action == WORSHIP_ACTION and position.user_of(Z12) >= 0:
        position.tell(EVENT_USED_BUILDING, position.user_of(Z12), Z12)
        position.push(TempleForGold(position.user_of(Z12)))
    elif action == OFFERING_ACTION and position.user_of(Z11) >= 0:
        position.tell(EVENT_USED_BUILDING, position.user_of(Z11), Z11)
        position.push(TakeWeaving(position.user_of(Z11)))
    elif action == CONQUEST_ACTION:
        position.push(AxomammaCasualty(seat) if seat == position.axomamma else Casualty(seat))
        if position.user_of(Z17) >= 0:
            position.tell(EVENT_USED_BUILDING, position.user_of(Z17), Z17)
            position.add(position.user_of(Z17), GOLD, 1)
            position.gain(position.user_of(Z17), 1, CATEGORY_BUILDINGS)
    elif action == REJUVENATE_ACTION and position.user_of(Z18) >= 0:
        position.tell(EVENT_USED_BUILDING, position.user_of(Z18), Z18)
        draw_army_card(position, position.user_of(Z18))
        position.add(position.user_of(Z18), GOLD, 1)


class TakePart(TurnStep):
    """T3.18: the active player acts or takes a gold instead; the others act in either case."""

    action: int

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def own_moves(self, position: TawaPosition) -> list[int]:
        if self.seat == position.axomamma:
            return [pack(MOVE_ACT, self.action)]
        return [pack(MOVE_ACT, self.action), pack(MOVE_TAKE_GOLD)]

    def do(self, position: TawaPosition, move: int) -> None:
        acts = kind_of(move) == MOVE_ACT
        if not acts:
            position.tell(EVENT_TOOK_GOLD, self.seat)
            position.add(self.seat, GOLD, 1)
        elif self.seat != position.axomamma:
            position.tell(EVENT_ACTS, self.seat, self.action)
        carry_out_action(position, self.seat, self.action, acts)


def carry_out_action(position: TawaPosition, seat: int, action: int, acts: bool) -> None:
    """Push what all have to decide, so that it comes in turn order from the active player."""
    others = [(seat + step) % position.seats for step in range(position.seats - 1, 0, -1)]
    if action == CONQUEST_ACTION:
        if acts:
            push_conquest(position, seat, second=True)
        for other in others:
            push_conquest(position, other, second=False)
        if acts:
            push_conquest(position, seat, second=False)
        for other in others:
            push_armies(position, other, free=False)
        if acts:
            push_armies(position, seat, free=True)
        return
    for other in others:
        push_part(position, other, action, active=False)
    if acts:
        push_part(position, seat, action, active=True)
    elif action == PRODUCE_ACTION and position.owns(seat, Z16):
        position.push(Production(seat, flips=0, boons=1, started=False, closed=True))


def push_armies(position: TawaPosition, seat: int, free: bool) -> None:
    position.push(AxomammaArmies(seat) if seat == position.axomamma else PlayArmies(seat, free=free))


def push_conquest(position: TawaPosition, seat: int, second: bool) -> None:
    position.push(AxomammaConquest(seat, second=second) if seat == position.axomamma else Conquer(seat))


def push_part(position: TawaPosition, seat: int, action: int, active: bool) -> None:
    """One player's part in an action other than conquest."""
    if seat == position.axomamma:
        position.push(AxomammaPart(seat, action, active=active))
    elif action == PRODUCE_ACTION:
        position.push(Production(seat, 1 if active else 0, 1 if position.owns(seat, Z16) else 0, started=False, closed=False))
    elif action == WORSHIP_ACTION:
        position.push(Worship(seat, active=active, small=True, large=True))
    elif action == OFFERING_ACTION:
        position.push(Offering(seat, active=active))
    else:
        position.push(Rejuvenate(seat, free=1 if active else 0, price=FOOD_PRICE if active else CORN_PRICE, armies=True))


class Production(TurnStep):
    """T3.24: use face-up production buildings and turn them down. One face-down building (active player), and with Z16 one building
    or army card, may be turned up before or after."""

    flips: int
    boons: int
    started: bool
    closed: bool
    """Something was turned up after producing: nothing more is produced."""

    def __init__(self, seat: int, flips: int, boons: int, started: bool, closed: bool) -> None:
        self.seat = seat
        self.flips = flips
        self.boons = boons
        self.started = started
        self.closed = closed

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        if not self.closed:
            result = [pack(MOVE_PRODUCE, building) for building in position.face_up_production(self.seat)]
        if self.flips or self.boons:
            result += revivable(position, self.seat, self.boons > 0)
        if result:
            result.append(pack(MOVE_PASS))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        kind = kind_of(move)
        if kind == MOVE_PASS:
            if not self.started and not self.closed:
                position.tell(EVENT_LEFT_UNUSED, self.seat, PRODUCE_ACTION)
            return
        if kind == MOVE_PRODUCE:
            building = part_a(move)
            position.push(Production(self.seat, self.flips, self.boons, started=True, closed=False))
            turn_building(position, building, up=False)
            position.tell(EVENT_PRODUCED, self.seat, building)
            position.push(Effect(self.seat, position.data.building_effect[building], CATEGORY_BUILDINGS))
            return
        flips, boons = self.flips, self.boons
        if kind == MOVE_REVIVE_BUILDING and flips:
            flips -= 1
        else:
            boons -= 1
            position.tell(EVENT_USED_BUILDING, self.seat, Z16)
        position.push(Production(self.seat, flips, boons, started=self.started, closed=self.closed or self.started))
        revive(position, self.seat, move, free=True)


class Worship(TurnStep):
    """T3.19: statues leave the game for steps in the temple."""

    active: bool
    small: bool
    large: bool

    def __init__(self, seat: int, active: bool, small: bool, large: bool) -> None:
        self.seat = seat
        self.active = active
        self.small = small
        self.large = large

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for god in range(GODS):
            if self.small and position.small_statues[self.seat * GODS + god]:
                result.append(pack(MOVE_WORSHIP, god, SMALL))
            if self.large and position.large_statues[self.seat * GODS + god]:
                result.append(pack(MOVE_WORSHIP, god, LARGE))
        if result:
            result.append(pack(MOVE_PASS))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_PASS:
            if self.small and self.large:
                position.tell(EVENT_LEFT_UNUSED, self.seat, WORSHIP_ACTION)
            return
        god = part_a(move)
        size = part_b(move)
        if self.active:
            position.push(Worship(self.seat, active=True, small=self.small and size != SMALL, large=self.large and size != LARGE))
        give_statue(position, self.seat, god, size)
        climb(position, self.seat, STEPS_FOR_STATUE[size] if self.active else 1)


class Offering(TurnStep):
    """T3.20: corn for steps in the temple."""

    active: bool

    def __init__(self, seat: int, active: bool) -> None:
        self.seat = seat
        self.active = active

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for steps in range(1, self.most() + 1):
            if can_pay(position, self.seat, corn=self.corn(steps)):
                result.append(pack(MOVE_OFFER, steps))
        result.append(pack(MOVE_PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(MOVE_OFFER, steps) for steps in range(1, self.most() + 1)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        if kind_of(move) != MOVE_OFFER or not 1 <= part_a(move) <= self.most():
            return None
        return cannot_pay(self.seat, corn=self.corn(part_a(move)))

    def most(self) -> int:
        return MOST_OFFERINGS if self.active else 1

    def corn(self, steps: int) -> int:
        return steps * CORN_PER_STEP if self.active else FOLLOWERS_CORN

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == MOVE_OFFER:
            position.tell(EVENT_OFFERED, self.seat, part_a(move))
            climb(position, self.seat, part_a(move))
            charge(position, self.seat, corn=self.corn(part_a(move)))
        else:
            position.tell(EVENT_LEFT_UNUSED, self.seat, OFFERING_ACTION)
