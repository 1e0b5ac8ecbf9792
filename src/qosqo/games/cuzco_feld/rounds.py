"""The course of a round: the roll (F2.1), the order of phase III, and the end of the round (F5.5)."""

from __future__ import annotations

from qosqo.core.position import NOBODY, Happening
from qosqo.core.values import spliced
from qosqo.games.cuzco_feld.abilities import StartAbilities
from qosqo.games.cuzco_feld.end_of_game import StartEnding
from qosqo.games.cuzco_feld.market import StartMarket
from qosqo.games.cuzco_feld.names import DICE, EMPTY, GOODS, PHASE_CUZCO, PHASE_DICE, ROUNDS, TEMPLE, UNIVERSITY
from qosqo.games.cuzco_feld.palace import StartPalace, display_missions
from qosqo.games.cuzco_feld.phrases import (
    EVENT_BUILDING_RESOLVED,
    EVENT_PHASE_STARTS,
    EVENT_ROLLED,
    EVENT_ROUND_STARTS,
)
from qosqo.games.cuzco_feld.placing_dice import StartTurn
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.pututus import give_pututus
from qosqo.games.cuzco_feld.temple import score_temple
from qosqo.games.cuzco_feld.tiles import display_tiles
from qosqo.games.cuzco_feld.university import score_university


class StartRound(Happening["FeldPosition"]):
    """All roll three dice; then come three turns each, and phase II."""

    def happen(self, position: FeldPosition) -> None:
        position.phase = PHASE_DICE
        position.tell(EVENT_ROUND_STARTS, NOBODY, position.round)
        position.tell(EVENT_PHASE_STARTS, NOBODY, PHASE_DICE)
        for seat in position.order:
            roll(position, seat)
        if position.pututus:
            give_pututus(position)
        position.push(PhaseThree())
        for seat in reversed(position.order):
            position.push(StartAbilities(seat))
        for _ in range(DICE):
            for seat in reversed(position.order):
                position.push(StartTurn(seat))


class PhaseThree(Happening["FeldPosition"]):
    """The university and the temple, then market and palace in the new turn order."""

    def happen(self, position: FeldPosition) -> None:
        position.phase = PHASE_CUZCO
        position.tell(EVENT_PHASE_STARTS, NOBODY, PHASE_CUZCO)
        position.tell(EVENT_BUILDING_RESOLVED, NOBODY, UNIVERSITY)
        score_university(position)
        position.tell(EVENT_BUILDING_RESOLVED, NOBODY, TEMPLE)
        score_temple(position)
        position.push(EndRound())
        for seat in reversed(position.order):
            position.push(StartPalace(seat))
        for seat in reversed(position.order):
            position.push(StartMarket(seat))


class EndRound(Happening["FeldPosition"]):
    """F5.5: everything is made ready for the next round; after the sixth the game ends at once."""

    def happen(self, position: FeldPosition) -> None:
        if position.round == ROUNDS:
            position.push(StartEnding())
            return
        position.discarded_tiles += tuple([tile for tile in position.display if tile != EMPTY])
        display_tiles(position)
        position.market = spliced(position.market, (position.round - 1) * GOODS, [0] * GOODS)
        display_missions(position)
        position.placed = ()
        position.round += 1
        position.push(StartRound())


def roll(position: FeldPosition, seat: int) -> None:
    dice = [position.chance.die() for _ in range(DICE)]
    dice.sort()
    position.dice = spliced(position.dice, seat * DICE, dice)
    position.tell(EVENT_ROLLED, seat, dice[0], dice[1], dice[2])
