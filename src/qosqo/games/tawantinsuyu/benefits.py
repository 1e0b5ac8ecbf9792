"""Benefits: what god cards, buildings, conquests, temple steps and tapestry rewards give.

A benefit is an effect of the components: a row of pairs (what, how much). What needs no decision happens at once; for a decision its step
is pushed, with the rest of the effect waiting below.
"""

from __future__ import annotations

from qosqo.core.phrases import pack, part_a, part_b
from qosqo.core.position import Happening
from qosqo.games.tawantinsuyu.army_cards import draw_army_card
from qosqo.games.tawantinsuyu.axomamma.gains import chosen_effect, receive
from qosqo.games.tawantinsuyu.buildings import Build
from qosqo.games.tawantinsuyu.free_actions import TurnStep
from qosqo.games.tawantinsuyu.god_cards import GodCards
from qosqo.games.tawantinsuyu.names import (
    ARMY_CARD,
    AT_THE_TOP,
    BUILDING,
    CHOICE,
    FREE_STATUE,
    GOD_CARD,
    NOMADS,
    POINTS,
    REJUVENATION,
    RESOURCES,
    STATUE,
    TEMPLE,
    TEMPLE_FOR_GOLD,
    TOO_POOR,
    TRAINING,
    WEAVING,
    WORKER,
)
from qosqo.games.tawantinsuyu.nomads import TakeNomad
from qosqo.games.tawantinsuyu.payment import can_pay, charge
from qosqo.games.tawantinsuyu.phrases import (
    CATEGORY_BUILDINGS,
    EVENT_BENEFIT_MISSED,
    EVENT_BOUGHT_STEP,
    EVENT_NOTHING_TO_REVIVE,
    MOVE_CHOOSE,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.rejuvenation import NO_PRICE, Rejuvenate, revivable
from qosqo.games.tawantinsuyu.statues import BuildStatue
from qosqo.games.tawantinsuyu.temple import TempleForGold, climb
from qosqo.games.tawantinsuyu.training import Training
from qosqo.games.tawantinsuyu.weavings import TakeWeaving


class Effect(Happening["TawaPosition"]):
    """An effect, or the rest of one, still to be gained."""

    effect: int
    place: int
    category: int

    def __init__(self, seat: int, effect: int, category: int, place: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.category = category
        self.place = place

    def happen(self, position: TawaPosition) -> None:
        seat = self.seat
        row = position.data.effects[self.effect]
        place = self.place
        while place < len(row):
            what = row[place]
            amount = row[place + 1]
            place += 2
            if what < RESOURCES:
                position.add(seat, what, amount)
            elif what == POINTS:
                position.gain(seat, amount, self.category)
            elif what == ARMY_CARD:
                for _ in range(amount):
                    draw_army_card(position, seat)
            else:
                if place < len(row):
                    position.push(Effect(seat, self.effect, self.category, place))
                if what == TEMPLE:
                    climb(position, seat, amount)
                else:
                    self.push_decision(position, what, amount)
                return

    def push_decision(self, position: TawaPosition, what: int, amount: int) -> None:
        seat = self.seat
        if seat == position.axomamma:
            self.axomamma_gets(position, what, amount)
        elif what == GOD_CARD:
            position.push(GodCards(seat, amount))
        elif what == TRAINING:
            position.push(Training(seat))
        elif what == BUILDING:
            position.push(Build(seat, must=False, replaced=False))
        elif what == STATUE:
            position.push(BuildStatue(seat, must=False, free=False))
        elif what == FREE_STATUE:
            position.push(BuildStatue(seat, must=True, free=True))
        elif what == WEAVING:
            position.push(TakeWeaving(seat))
        elif what == WORKER:
            position.push(TakeNomad(seat))
        elif what == TEMPLE_FOR_GOLD:
            position.push(TempleForGold(seat))
        elif what == REJUVENATION:
            if not revivable(position, seat, armies=True):
                position.tell(EVENT_NOTHING_TO_REVIVE, seat)
            position.push(Rejuvenate(seat, free=amount, price=NO_PRICE, armies=True))
        else:
            position.push(Choose(seat, amount, self.category))

    def axomamma_gets(self, position: TawaPosition, what: int, amount: int) -> None:
        if what == CHOICE:
            position.push(Effect(self.seat, chosen_effect(position, self.seat, position.data.choices[amount]), self.category))
        elif what == TEMPLE_FOR_GOLD:
            if position.temple[self.seat] == position.data.temple_top:
                position.tell(EVENT_BENEFIT_MISSED, self.seat, what, AT_THE_TOP)
            elif can_pay(position, self.seat, gold=1):
                position.tell(EVENT_BOUGHT_STEP, self.seat)
                charge(position, self.seat, gold=1)
                climb(position, self.seat, 1)
            else:
                position.tell(EVENT_BENEFIT_MISSED, self.seat, what, TOO_POOR)
        else:
            receive(position, self.seat, what, amount)


class Choose(TurnStep):
    """One of several effects; RULING: a worker can be chosen only while there are nomads."""

    choice: int
    category: int

    def __init__(self, seat: int, choice: int, category: int) -> None:
        self.seat = seat
        self.choice = choice
        self.category = category

    def own_moves(self, position: TawaPosition) -> list[int]:
        result: list[int] = []
        for option in position.data.choices[self.choice]:
            row = position.data.effects[option]
            if row[0] != WORKER or position.count_workers(NOMADS):
                result.append(pack(MOVE_CHOOSE, row[0], row[1]))
        result.sort()
        return result

    def cites(self, kind: int) -> str:
        return "T3.24" if kind == MOVE_CHOOSE and self.category == CATEGORY_BUILDINGS else ""

    def do(self, position: TawaPosition, move: int) -> None:
        for option in position.data.choices[self.choice]:
            row = position.data.effects[option]
            if row[0] == part_a(move) and row[1] == part_b(move):
                position.push(Effect(self.seat, option, self.category))
                return
