"""The course of a round: the roll, the university and the temple of phase III, and the end of the round (F2.1, F5.1, F5.2, F5.5)."""

from __future__ import annotations

from qosqo.core.position import NOBODY, Happening
from qosqo.core.values import raised, spliced
from qosqo.games.cuzco_feld.abilities import start_abilities
from qosqo.games.cuzco_feld.ending import start_ending
from qosqo.games.cuzco_feld.market import start_market
from qosqo.games.cuzco_feld.names import (
    DICE,
    EMPTY,
    EVENT_NEW_PLACE_IN_ORDER,
    EVENT_REMOVED_MEDAL,
    EVENT_ROLLED,
    EVENT_ROUND_STARTS,
    EVENT_TOOK_PUTUTU,
    EVENT_WON_MEDAL,
    GOODS,
    PHASE_CUZCO,
    PHASE_DICE,
    PIPS,
    ROUNDS,
    SCORE_TEMPLE,
    SCORE_UNIVERSITY,
)
from qosqo.games.cuzco_feld.palace import start_palace
from qosqo.games.cuzco_feld.placing import start_turn
from qosqo.games.cuzco_feld.position import FeldPosition


class StartRound(Happening["FeldPosition"]):
    """All roll three dice; then come three turns each, and phase II."""

    def happen(self, position: FeldPosition) -> None:
        position.phase = PHASE_DICE
        position.tell(EVENT_ROUND_STARTS, NOBODY, position.round)
        for seat in position.order:
            roll(position, seat)
        if position.pututus:
            give_pututus(position)
        position.push(phase_three())
        for seat in reversed(position.order):
            position.push(start_abilities(seat))
        for _ in range(DICE):
            for seat in reversed(position.order):
                position.push(start_turn(seat))


class PhaseThree(Happening["FeldPosition"]):
    """The university and the temple, then market and palace in the new turn order."""

    def happen(self, position: FeldPosition) -> None:
        position.phase = PHASE_CUZCO
        score_university(position)
        score_temple(position)
        position.push(end_round())
        for seat in reversed(position.order):
            position.push(start_palace(seat))
        for seat in reversed(position.order):
            position.push(start_market(seat))


class EndRound(Happening["FeldPosition"]):
    """F5.5: everything is made ready for the next round; after the sixth the game ends at once."""

    def happen(self, position: FeldPosition) -> None:
        if position.round == ROUNDS:
            position.push(start_ending())
            return
        position.discarded_tiles += tuple([tile for tile in position.display if tile != EMPTY])
        display_tiles(position)
        position.market = spliced(position.market, (position.round - 1) * GOODS, [0] * GOODS)
        display_missions(position)
        position.placed = ()
        position.round += 1
        position.push(start_round())


def roll(position: FeldPosition, seat: int) -> None:
    dice = [position.chance.die() for _ in range(DICE)]
    dice.sort()
    position.dice = spliced(position.dice, seat * DICE, dice)
    position.tell(EVENT_ROLLED, seat, dice[0], dice[1], dice[2])


def give_pututus(position: FeldPosition) -> None:
    """F8.2: a pair brings a light tile, three of a kind a dark one, in reverse turn order while they last."""
    for seat in reversed(position.order):
        low = position.dice[seat * DICE]
        middle = position.dice[seat * DICE + 1]
        high = position.dice[seat * DICE + 2]
        if low == high:
            if position.dark_supply:
                position.dark_supply -= 1
                position.dark = raised(position.dark, seat, 1)
                position.tell(EVENT_TOOK_PUTUTU, seat, 1)
        elif middle in (low, high) and position.light_supply:
            position.light_supply -= 1
            position.light = raised(position.light, seat, 1)
            position.tell(EVENT_TOOK_PUTUTU, seat, 0)


def score_university(position: FeldPosition) -> None:
    """F5.1: points of the track; the new order; all markers back to 0, the first player's on top."""
    for seat in position.order:
        position.gain(seat, position.data.track_points[position.knowledge[seat]], SCORE_UNIVERSITY)
    position.order = tuple(track_order(position))
    position.arrivals = position.order[::-1]
    position.knowledge = (0,) * position.seats
    for place in range(position.seats):
        position.tell(EVENT_NEW_PLACE_IN_ORDER, position.order[place], place + 1)


def track_order(position: FeldPosition) -> list[int]:
    """The farthest marker first; on the same space the upper one."""
    result: list[int] = []
    for seat in reversed(position.arrivals):
        place = 0
        while place < len(result) and position.knowledge[result[place]] >= position.knowledge[seat]:
            place += 1
        result.insert(place, seat)
    return result


def score_temple(position: FeldPosition) -> None:
    """F5.2: points for priests, and a medal for the most; on a tie for whose priest stands highest."""
    for seat in position.order:
        position.gain(seat, position.priests_in_temple(seat) * position.data.priest_points[position.round - 1], SCORE_TEMPLE)
    position.temple_medals -= 1
    winner = NOBODY
    for step in range(PIPS - 1, -1, -1):
        seat = position.temple[step]
        if seat >= 0 and (winner == NOBODY or position.priests_in_temple(seat) > position.priests_in_temple(winner)):
            winner = seat
    if winner == NOBODY:
        position.tell(EVENT_REMOVED_MEDAL, NOBODY)
    else:
        position.medals = raised(position.medals, winner, 1)
        position.tell(EVENT_WON_MEDAL, winner)


def display_tiles(position: FeldPosition) -> None:
    """Six new study and six new farm tiles."""
    display = [EMPTY] * (2 * PIPS)
    study_pile = list(position.study_pile)
    farm_pile = list(position.farm_pile)
    for place in range(PIPS):
        display[place] = position.chance.take(study_pile)
        display[PIPS + place] = position.chance.take(farm_pile)
    position.display = tuple(display)
    position.study_pile = tuple(study_pile)
    position.farm_pile = tuple(farm_pile)


def display_missions(position: FeldPosition) -> None:
    """As many missions as players and two more; what was left of the last ones leaves the game."""
    position.palace = tuple(sorted(position.mission_deck.draw_several(position.seats + 2)))
    position.reveal()


def start_round() -> StartRound:
    step = StartRound()
    step.seat = NOBODY
    return step


def phase_three() -> PhaseThree:
    step = PhaseThree()
    step.seat = NOBODY
    return step


def end_round() -> EndRound:
    step = EndRound()
    step.seat = NOBODY
    return step
