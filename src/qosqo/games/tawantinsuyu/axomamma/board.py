"""The actions on Axomamma's board, under its numbered tokens."""

from __future__ import annotations

from qosqo.core.position import Happening
from qosqo.core.values import replaced
from qosqo.games.tawantinsuyu.army_cards import army_cards_left, draw_army_card
from qosqo.games.tawantinsuyu.axomamma.building import (
    build_axomamma_statue,
    buildings_for_sale,
    can_pay_building,
    construct,
    gain_random_statue,
    wanted_kind,
)
from qosqo.games.tawantinsuyu.axomamma.gains import recruit_nomad, recruit_villager
from qosqo.games.tawantinsuyu.axomamma.weaving import take_top_weaving
from qosqo.games.tawantinsuyu.benefits import Effect
from qosqo.games.tawantinsuyu.names import (
    ARMY_DEED,
    AT_THE_TOP,
    CLIMBER,
    CORN_END,
    CORN_WORKER_DEED,
    GODS,
    GOLD,
    LARGE,
    MIDDLE_ROW,
    NO_PERSONALITY,
    NOMAD_DEED,
    NONE_LEFT,
    PERSONALITY_DEED,
    POTATO_END,
    POTATO_WORKER_DEED,
    SECTIONS,
    SMALL,
    STATUE_DEED,
    STATUE_LOVER,
    STEPS_DEED,
    SUPPLIES_DEED,
    TEMPLE_DEED,
    TOKENS,
    TOO_POOR,
    TOP_ROW,
    WEAVER,
    WEAVINGS_DEED,
)
from qosqo.games.tawantinsuyu.payment import can_pay, can_pay_cost, charge_cost
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BOARD,
    CATEGORY_STEPS,
    EVENT_DEED_SKIPPED,
    EVENT_GOLD_INSTEAD,
    EVENT_PERSONALITY_ACTS,
    EVENT_TOKEN_ACTS,
    EVENT_TOKEN_MOVED,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.statues import can_build_statue, statues_left
from qosqo.games.tawantinsuyu.steps_markers import build_steps, refuse_steps
from qosqo.games.tawantinsuyu.temple import climb
from qosqo.games.tawantinsuyu.weavings import PurchaseWeavings


class TokenActs(Happening["TawaPosition"]):
    """T8.30: the action under one token."""

    token: int

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token

    def happen(self, position: TawaPosition) -> None:
        data = position.data
        seat = self.seat
        row = data.token_row[self.token]
        spot = position.tokens[self.token]
        deed = deed_at(position, row, spot)
        position.tell(EVENT_TOKEN_ACTS, seat, data.token_value[self.token], row, spot, deed)
        if deed == SUPPLIES_DEED:
            position.push(Effect(seat, data.board_top[spot], CATEGORY_BOARD))
        elif deed == PERSONALITY_DEED:
            act_out_personality(position, seat)
        elif row == MIDDLE_ROW:
            do_paid_deed(position, seat, deed)
        else:
            do_free_deed(position, seat, deed)


def deed_at(position: TawaPosition, row: int, spot: int) -> int:
    """T8.35, RULING: the personality token replaces the action that it covers."""
    if row == TOP_ROW and spot == position.data.personality_spot and position.personality != NO_PERSONALITY:
        return PERSONALITY_DEED
    return position.data.board_deeds[row][spot]


# The middle row.


def do_paid_deed(position: TawaPosition, seat: int, deed: int) -> None:
    """T8.31: a gold instead of what cannot be paid or done."""
    reason = hindrance(position, seat, deed)
    if reason >= 0:
        position.tell(EVENT_GOLD_INSTEAD, seat, deed, reason)
        position.add(seat, GOLD, 1)
    elif deed == WEAVINGS_DEED:
        position.push(PurchaseWeavings(seat))
    elif deed == STATUE_DEED:
        build_axomamma_statue(position, seat)
    elif deed == STEPS_DEED:
        spot = best_steps(position, seat)
        charge_cost(position, seat, position.data.steps_cost)
        build_steps(position, seat, spot // 2, spot % 2)
        position.push(Effect(seat, position.data.steps_effect, CATEGORY_STEPS))
    else:
        construct(position, seat, deed, free=False)


def hindrance(position: TawaPosition, seat: int, deed: int) -> int:
    """Why something of the middle row cannot be done, or −1."""
    if deed == WEAVINGS_DEED:
        if not position.weavings.cards:
            return NONE_LEFT
        return -1 if can_pay(position, seat, corn=1) else TOO_POOR
    if deed == STATUE_DEED:
        if can_build_statue(position, seat):
            return -1
        left = any(statues_left(position, god, size) for god in range(GODS) for size in (SMALL, LARGE))
        return TOO_POOR if left else NONE_LEFT
    if deed == STEPS_DEED:
        if best_steps(position, seat) < 0:
            return NONE_LEFT
        return -1 if can_pay_cost(position, seat, position.data.steps_cost) else TOO_POOR
    if not buildings_for_sale(position, deed):
        return NONE_LEFT
    return -1 if can_pay_building(position, seat) else TOO_POOR


def best_steps(position: TawaPosition, seat: int) -> int:
    """T8.34: an upper spot in the high priest's section, else clockwise from there; then the lower ones; those below your marker,
    which would give you points, come last. −1 if there is no spot or no marker."""
    below_yours = -1
    for level in range(2):
        for step in range(SECTIONS):
            section = (position.priests[seat] + step) % SECTIONS
            if refuse_steps(position, seat, section, level) is not None:
                continue
            if level == 0 or position.steps[section * 2] == seat:
                return section * 2 + level
            if below_yours < 0:
                below_yours = section * 2 + level
    return below_yours


# The bottom row and the personality.


def do_free_deed(position: TawaPosition, seat: int, deed: int) -> None:
    """T8.31: what cannot be done is skipped."""
    reason = NONE_LEFT
    if deed == POTATO_WORKER_DEED:
        done = recruit_villager(position, seat, POTATO_END)
    elif deed == CORN_WORKER_DEED:
        done = recruit_villager(position, seat, CORN_END)
    elif deed == NOMAD_DEED:
        done = recruit_nomad(position, seat)
    elif deed == ARMY_DEED:
        done = army_cards_left(position) > 0
        draw_army_card(position, seat)
    elif deed == TEMPLE_DEED:
        done = position.temple[seat] < position.data.temple_top
        reason = AT_THE_TOP
        climb(position, seat, 1)
    else:
        raise ValueError(f"deed {deed} is not for nothing")
    if not done:
        position.tell(EVENT_DEED_SKIPPED, seat, deed, reason)


def act_out_personality(position: TawaPosition, seat: int) -> None:
    """T8.35: a gold, and for nothing a small statue, a weaving, a temple step or a building."""
    position.tell(EVENT_PERSONALITY_ACTS, seat, position.personality)
    position.add(seat, GOLD, 1)
    if position.personality == CLIMBER:
        do_free_deed(position, seat, TEMPLE_DEED)
        return
    if position.personality == STATUE_LOVER:
        done = gain_random_statue(position, seat)
    elif position.personality == WEAVER:
        done = take_top_weaving(position, seat)
    else:
        done = construct(position, seat, wanted_kind(position, seat), free=True)
    if not done:
        position.tell(EVENT_DEED_SKIPPED, seat, PERSONALITY_DEED, NONE_LEFT)


# The tokens.


def push_tokens(position: TawaPosition, seat: int, die: int) -> None:
    """T8.30: all actions under the tokens with the rolled number, from the top row to the bottom row; then these tokens move."""
    position.push(MoveTokens(seat, die))
    for token in range(TOKENS - 1, -1, -1):
        if position.data.token_value[token] == die:
            position.push(TokenActs(seat, token))


class MoveTokens(Happening["TawaPosition"]):
    """T8.30: each goes on by its value on its row; occupied spots count and can be shared."""

    die: int

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def happen(self, position: TawaPosition) -> None:
        for token in range(TOKENS):
            if position.data.token_value[token] == self.die:
                row = position.data.token_row[token]
                spot = (position.tokens[token] + self.die) % len(position.data.board_deeds[row])
                position.tokens = replaced(position.tokens, token, spot)
                position.tell(EVENT_TOKEN_MOVED, self.seat, self.die, row, spot)
