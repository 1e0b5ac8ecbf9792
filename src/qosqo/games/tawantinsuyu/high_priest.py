"""The high priest's actions, for the active player and for those who follow."""

from __future__ import annotations

from qosqo.core.phrases import Saying, kind_of, pack, part_a, part_b
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.axomamma_priest import axomamma_part
from qosqo.games.tawantinsuyu.axomamma_war import axomamma_armies, axomamma_casualty, axomamma_conquest
from qosqo.games.tawantinsuyu.conquest import casualty, conquer, play_armies
from qosqo.games.tawantinsuyu.construction import give_statue
from qosqo.games.tawantinsuyu.effects import climb, effect, take_weaving, temple_for_gold
from qosqo.games.tawantinsuyu.names import (
    ACT,
    CONQUEST_ACTION,
    CORN_PER_STEP,
    FOLLOWERS_CORN,
    FROM_BUILDINGS,
    GODS,
    GOLD,
    LARGE,
    MOST_OFFERINGS,
    OFFER,
    OFFERING_ACTION,
    PASS,
    PRIEST_MOVED,
    PRODUCE,
    PRODUCE_ACTION,
    PRODUCED,
    REJUVENATE_ACTION,
    REVIVE_BUILDING,
    SECTIONS,
    SMALL,
    STEPS_FOR_STATUE,
    TAKE_GOLD,
    TOOK_GOLD,
    USED_BUILDING,
    WORSHIP,
    WORSHIP_ACTION,
    Z11,
    Z12,
    Z16,
    Z17,
    Z18,
)
from qosqo.games.tawantinsuyu.payment import can_pay, cannot_pay, charge
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import CORN_PRICE, FOOD_PRICE, rejuvenate, revivable, revive
from qosqo.games.tawantinsuyu.turn_step import TurnStep


def action_at(position: TawaPosition, spot: int) -> int:
    """The action on a spot of the turned Coricancha."""
    return position.data.coricancha[(spot - position.rotation) % SECTIONS]


def move_priest(position: TawaPosition, seat: int, spots: int) -> None:
    """T3.18: go on clockwise and set off the action there."""
    spot = (position.priests[seat] + spots) % SECTIONS
    position.priests = replaced(position.priests, seat, spot)
    position.tell(PRIEST_MOVED, seat, spot, action_at(position, spot))
    activate(position, seat, action_at(position, spot))


def activate(position: TawaPosition, seat: int, action: int) -> None:
    """An action is set off: buildings that watch for it come first, then the active player, then the others."""
    position.push(take_part(seat, action))
    if action == WORSHIP_ACTION and position.user_of(Z12) >= 0:
        position.push(temple_for_gold(position.user_of(Z12)))
    elif action == OFFERING_ACTION and position.user_of(Z11) >= 0:
        position.tell(USED_BUILDING, position.user_of(Z11), Z11)
        position.push(take_weaving(position.user_of(Z11)))
    elif action == CONQUEST_ACTION:
        position.push(axomamma_casualty(seat) if seat == position.axomamma else casualty(seat))
        if position.user_of(Z17) >= 0:
            position.tell(USED_BUILDING, position.user_of(Z17), Z17)
            position.add(position.user_of(Z17), GOLD, 1)
            position.gain(position.user_of(Z17), 1, FROM_BUILDINGS)
    elif action == REJUVENATE_ACTION and position.user_of(Z18) >= 0:
        position.tell(USED_BUILDING, position.user_of(Z18), Z18)
        position.draw_army_card(position.user_of(Z18))
        position.add(position.user_of(Z18), GOLD, 1)


class TakePart(TurnStep):
    """T3.18: the active player acts or takes a gold instead; the others act in either case."""

    action: int

    def own_moves(self, position: TawaPosition) -> list[int]:
        if self.seat == position.axomamma:
            return [pack(ACT, self.action)]
        return [pack(ACT, self.action), pack(TAKE_GOLD)]

    def do(self, position: TawaPosition, move: int) -> None:
        acts = kind_of(move) == ACT
        if not acts:
            position.tell(TOOK_GOLD, self.seat)
            position.add(self.seat, GOLD, 1)
        carry_out_action(position, self.seat, self.action, acts)


def carry_out_action(position: TawaPosition, seat: int, action: int, acts: bool) -> None:
    """Push what all have to decide, so that it comes in turn order from the active player."""
    others = [(seat + step) % position.seats for step in range(position.seats - 1, 0, -1)]
    if action == CONQUEST_ACTION:
        if acts:
            push_conquest(position, seat, True)
        for other in others:
            push_conquest(position, other, False)
        if acts:
            push_conquest(position, seat, False)
        for other in others:
            push_armies(position, other, False)
        if acts:
            push_armies(position, seat, True)
        return
    for other in others:
        push_part(position, other, action, False)
    if acts:
        push_part(position, seat, action, True)
    elif action == PRODUCE_ACTION and position.owns(seat, Z16):
        position.push(production(seat, 0, 1, False, True))


def push_armies(position: TawaPosition, seat: int, free: bool) -> None:
    position.push(axomamma_armies(seat) if seat == position.axomamma else play_armies(seat, free))


def push_conquest(position: TawaPosition, seat: int, second: bool) -> None:
    position.push(axomamma_conquest(seat, second) if seat == position.axomamma else conquer(seat))


def push_part(position: TawaPosition, seat: int, action: int, active: bool) -> None:
    """One player's part in an action other than conquest."""
    if seat == position.axomamma:
        position.push(axomamma_part(seat, action, active))
    elif action == PRODUCE_ACTION:
        position.push(production(seat, 1 if active else 0, 1 if position.owns(seat, Z16) else 0, False, False))
    elif action == WORSHIP_ACTION:
        position.push(worship(seat, active, True, True))
    elif action == OFFERING_ACTION:
        position.push(offering(seat, active))
    else:
        position.push(rejuvenate(seat, 1 if active else 0, FOOD_PRICE if active else CORN_PRICE, True))


class Production(TurnStep):
    """T3.24: use face-up production buildings and turn them down. One face-down building (active player), and with Z16 one building
    or army card, may be turned up before or after."""

    flips: int
    boons: int
    started: bool
    closed: bool
    """Something was turned up after producing: nothing more is produced."""

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        if not self.closed:
            result = [pack(PRODUCE, building) for building in position.face_up_production(self.seat)]
        if self.flips or self.boons:
            result += revivable(position, self.seat, self.boons > 0)
        if result:
            result.append(pack(PASS))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        kind = kind_of(move)
        if kind == PASS:
            return
        if kind == PRODUCE:
            building = part_a(move)
            position.push(production(self.seat, self.flips, self.boons, True, False))
            position.turn_building(building, False)
            position.tell(PRODUCED, self.seat, building)
            position.push(effect(self.seat, position.data.building_effect[building], FROM_BUILDINGS))
            return
        flips, boons = self.flips, self.boons
        if kind == REVIVE_BUILDING and flips:
            flips -= 1
        else:
            boons -= 1
        position.push(production(self.seat, flips, boons, self.started, self.closed or self.started))
        revive(position, self.seat, move)


class Worship(TurnStep):
    """T3.19: statues leave the game for steps in the temple."""

    active: bool
    small: bool
    large: bool

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for god in range(GODS):
            if self.small and position.small_statues[self.seat * GODS + god]:
                result.append(pack(WORSHIP, god, SMALL))
            if self.large and position.large_statues[self.seat * GODS + god]:
                result.append(pack(WORSHIP, god, LARGE))
        if result:
            result.append(pack(PASS))
        return result

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == PASS:
            return
        god = part_a(move)
        size = part_b(move)
        if self.active:
            position.push(worship(self.seat, True, self.small and size != SMALL, self.large and size != LARGE))
        give_statue(position, self.seat, god, size)
        climb(position, self.seat, STEPS_FOR_STATUE[size] if self.active else 1)


class Offering(TurnStep):
    """T3.20: corn for steps in the temple."""

    active: bool

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for steps in range(1, self.most() + 1):
            if can_pay(position, self.seat, 0, self.corn(steps), 0, 0):
                result.append(pack(OFFER, steps))
        result.append(pack(PASS))
        return result

    def considered(self, position: TawaPosition) -> list[int]:
        return [pack(OFFER, steps) for steps in range(1, self.most() + 1)]

    def reason(self, position: TawaPosition, move: int) -> Saying | None:
        return cannot_pay(self.seat, 0, self.corn(part_a(move)), 0, 0) if kind_of(move) == OFFER else None

    def most(self) -> int:
        return MOST_OFFERINGS if self.active else 1

    def corn(self, steps: int) -> int:
        return steps * CORN_PER_STEP if self.active else FOLLOWERS_CORN

    def costs(self) -> bool:
        return True

    def do(self, position: TawaPosition, move: int) -> None:
        if kind_of(move) == OFFER:
            climb(position, self.seat, part_a(move))
            charge(position, self.seat, 0, self.corn(part_a(move)), 0, 0)


def take_part(seat: int, action: int) -> TakePart:
    step = TakePart()
    step.seat = seat
    step.action = action
    return step


def production(seat: int, flips: int, boons: int, started: bool, closed: bool) -> Production:
    step = Production()
    step.seat = seat
    step.flips = flips
    step.boons = boons
    step.started = started
    step.closed = closed
    return step


def worship(seat: int, active: bool, small: bool, large: bool) -> Worship:
    step = Worship()
    step.seat = seat
    step.active = active
    step.small = small
    step.large = large
    return step


def offering(seat: int, active: bool) -> Offering:
    step = Offering()
    step.seat = seat
    step.active = active
    return step
