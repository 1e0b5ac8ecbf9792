"""The end of the game: the last missions and the final scoring (F6.1–F6.4)."""

from __future__ import annotations

from typing import Final

from qosqo.core.phrases import pack
from qosqo.core.position import NOBODY, Happening
from qosqo.games.cuzco_feld.god_cards import (
    CARD_EASIER_MISSION,
    COMPLETING,
    CardStep,
    add_offers,
    effect_ends,
    is_card_move,
    pay,
    start_of_turn,
)
from qosqo.games.cuzco_feld.missions import met
from qosqo.games.cuzco_feld.names import CIRCLETS, EMPTY, GOODS, PHASE_END, QUIPUS, SLOTS, SPACES, VILLAGES
from qosqo.games.cuzco_feld.palace import EasierMission, complete, held_missions, offers_of_easier_missions
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_ALL_CIRCLETS,
    CATEGORY_ALL_FEATHERS,
    CATEGORY_ALL_GOODS,
    CATEGORY_ALL_MISSIONS,
    CATEGORY_ALL_QUIPUS,
    CATEGORY_ALL_TILES,
    CATEGORY_MEDALS,
    CATEGORY_VILLAGES,
    EVENT_FINAL_SCORING,
    EVENT_TOP_QUIPU,
    EVENT_WON_GAME,
    EVENT_WON_GAME_ON_TIE,
    MOVE_DONE,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import bits_in

POINTS_FOR_A_MEDAL: Final = 2
POINTS_FOR_FEATHERS: Final = 6
POINTS_FOR_CIRCLETS: Final = 9
MISSIONS_FOR_THE_BONUS: Final = 9
POINTS_FOR_MISSIONS: Final = 9
POINTS_FOR_QUIPUS: Final = 10
POINTS_FOR_TILES: Final = 12
GOODS_FOR_THE_BONUS: Final = 6
POINTS_FOR_GOODS: Final = 6


class StartEnding(Happening["FeldPosition"]):
    """F6.1: in turn order the last missions, then the final scoring."""

    def happen(self, position: FeldPosition) -> None:
        position.phase = PHASE_END
        position.tell(EVENT_FINAL_SCORING, NOBODY)
        position.push(FinalScoring())
        for seat in reversed(position.order):
            position.push(LastMissions(seat))


class LastMissions(Happening["FeldPosition"]):
    """All missions that are met are completed. In which order makes no difference: nothing is spent, and a card 04 played
    before could only take something away."""

    def happen(self, position: FeldPosition) -> None:
        start_of_turn(position)
        for mission in held_missions(position, self.seat):
            if met(position, self.seat, mission):
                complete(position, self.seat, mission)
        position.push(LastCards(self.seat))


class LastCards(CardStep):
    """F3.5: each card 04 completes one of the missions that remain with one requirement fewer."""

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        add_offers(result, offers_of_easier_missions(position, self.seat))
        result.append(pack(MOVE_DONE))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            effect_ends(position, CARD_EASIER_MISSION)
            position.push(self)
            position.push(EasierMission(self.seat))

    def moments(self) -> int:
        return COMPLETING


class FinalScoring(Happening["FeldPosition"]):
    """F6.2, F6.3."""

    def happen(self, position: FeldPosition) -> None:
        for seat in position.order:
            villages = top_villages(position, seat)
            for category, points in final_points(position, seat):
                if category == CATEGORY_VILLAGES:
                    position.tell(EVENT_TOP_QUIPU, seat, villages.pop(0))
                position.gain(seat, points, category)
        winner = position.winners()[0]
        tied = position.scores.count(position.scores[winner]) > 1
        position.tell(EVENT_WON_GAME_ON_TIE if tied else EVENT_WON_GAME, winner, position.scores[winner])


def top_villages(position: FeldPosition, seat: int) -> list[int]:
    """The villages in which the seat's quipu lies on top."""
    return [village for village in range(VILLAGES) if position.top_quipu(village) == seat]


def final_points(position: FeldPosition, seat: int) -> list[tuple[int, int]]:
    """F6.2: medals, villages, and the bonuses, which are all or nothing: categories of the score sheet with their points."""
    result = [(CATEGORY_MEDALS, POINTS_FOR_A_MEDAL * position.medals[seat])]
    for village in top_villages(position, seat):
        result.append((CATEGORY_VILLAGES, position.value_of[village]))
    if sum(position.feathers[seat * SLOTS : seat * SLOTS + SLOTS]) == SLOTS:
        result.append((CATEGORY_ALL_FEATHERS, POINTS_FOR_FEATHERS))
    if sum(position.circlets[seat * CIRCLETS : seat * CIRCLETS + CIRCLETS]) == CIRCLETS:
        result.append((CATEGORY_ALL_CIRCLETS, POINTS_FOR_CIRCLETS))
    if position.completed[seat] >= MISSIONS_FOR_THE_BONUS:
        result.append((CATEGORY_ALL_MISSIONS, POINTS_FOR_MISSIONS))
    if bits_in(position.delivered[seat]) == QUIPUS:
        result.append((CATEGORY_ALL_QUIPUS, POINTS_FOR_QUIPUS))
    if min(position.spaces[seat * SPACES : seat * SPACES + SPACES]) > EMPTY:
        result.append((CATEGORY_ALL_TILES, POINTS_FOR_TILES))
    if sum(position.goods[seat * GOODS : seat * GOODS + GOODS]) >= GOODS_FOR_THE_BONUS:
        result.append((CATEGORY_ALL_GOODS, POINTS_FOR_GOODS))
    return result
