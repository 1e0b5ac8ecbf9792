"""The palace: completing a mission or throwing one away, and taking a new one (F5.4, F5.6); card 04."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from qosqo.core.phrases import Saying, kind_of, pack, part_a, saying
from qosqo.core.position import NOBODY, Happening, Step
from qosqo.core.values import raised, removed
from qosqo.games.cuzco_feld.god_cards import (
    CARD_EASIER_MISSION,
    COMPLETING,
    MEDAL_SHIFT,
    CardStep,
    add_offers,
    effect_ends,
    is_card_move,
    offers,
    pay,
    spends_or_shows,
    start_of_turn,
)
from qosqo.games.cuzco_feld.missions import (
    CARD_SPENT,
    MEDAL_SPENT,
    NOTHING_SPENT,
    met,
    met_with_one_fewer,
    proof_shows_cards,
    reached,
    show_proof,
)
from qosqo.games.cuzco_feld.names import HELD_MISSIONS, NO_MISSION, PALACE
from qosqo.games.cuzco_feld.phrases import (
    CATEGORY_MISSIONS,
    EVENT_BUILDING_RESOLVED,
    EVENT_COMPLETED,
    EVENT_COMPLETED_EASIER,
    EVENT_THREW_AWAY,
    EVENT_TOOK_MISSION,
    MOVE_COMPLETE,
    MOVE_COMPLETE_EASIER,
    MOVE_TAKE_MISSION,
    MOVE_THROW_AWAY,
    REFUSAL_MISSION_MET,
    REFUSAL_MISSION_NOT_MET,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import BIT

MISSION_POINTS: Final = 6
EASIER_MISSION_POINTS: Final = 4


class StartPalace(Happening["FeldPosition"]):
    """A player's turn at the palace: deal with one mission, then take another."""

    def happen(self, position: FeldPosition) -> None:
        if self.seat == position.order[0]:
            position.tell(EVENT_BUILDING_RESOLVED, NOBODY, PALACE)
        start_of_turn(position)
        position.push(TakeMission(self.seat))
        position.push(DealWithMission(self.seat))


class DealWithMission(CardStep):
    """Complete one mission that is met; throw one away only if none is. Card 04 is always another way (F3.11)."""

    def deliberate(self, position: FeldPosition, move: int) -> bool:
        return spends_or_shows(position, move) or completing_shows_cards(position, self.seat, move)

    def moves(self, position: FeldPosition) -> list[int]:
        result: list[int] = []
        held = held_missions(position, self.seat)
        for mission in held:
            if met(position, self.seat, mission):
                result.append(pack(MOVE_COMPLETE, mission))
        if not result:
            for mission in held:
                result.append(pack(MOVE_THROW_AWAY, mission))
        add_offers(result, offers_of_easier_missions(position, self.seat))
        return result

    def carry_out(self, position: FeldPosition, move: int) -> None:
        if is_card_move(move):
            pay(position, self.seat, move)
            effect_ends(position, CARD_EASIER_MISSION)
            position.push(EasierMission(self.seat))
        elif kind_of(move) == MOVE_COMPLETE:
            complete(position, self.seat, part_a(move))
        else:
            position.drop_mission(self.seat, part_a(move))
            position.tell(EVENT_THREW_AWAY, self.seat, part_a(move))

    def worth_explaining(self, position: FeldPosition) -> list[int]:
        held = held_missions(position, self.seat)
        return [pack(MOVE_COMPLETE, mission) for mission in held] + [pack(MOVE_THROW_AWAY, mission) for mission in held]

    def explain(self, position: FeldPosition, move: int) -> Saying | None:
        if move not in self.worth_explaining(position):
            return None
        if kind_of(move) == MOVE_THROW_AWAY:
            return saying(REFUSAL_MISSION_MET, self.seat)
        return refuse_mission(position, self.seat, part_a(move))

    def moments(self) -> int:
        return COMPLETING


class EasierMission(Step["FeldPosition"]):
    """F3.5: card 04 completes a mission with one requirement fewer. What it cost is gone by now."""

    def deliberate(self, position: FeldPosition, move: int) -> bool:
        return completing_shows_cards(position, self.seat, move)

    def moves(self, position: FeldPosition) -> list[int]:
        return [
            pack(MOVE_COMPLETE_EASIER, mission)
            for mission in held_missions(position, self.seat)
            if met_with_one_fewer(position, self.seat, mission, NOTHING_SPENT)
        ]

    def carry_out(self, position: FeldPosition, move: int) -> None:
        mission = part_a(move)
        position.tell(EVENT_COMPLETED_EASIER, self.seat, mission)
        show_proof(position, self.seat, mission, position.data.mission_need[mission] - 1)
        position.drop_mission(self.seat, mission)
        position.completed = raised(position.completed, self.seat, 1)
        position.gain(self.seat, EASIER_MISSION_POINTS, CATEGORY_MISSIONS)


class TakeMission(Step["FeldPosition"]):
    """Take a new mission from the display; it is not refilled."""

    def moves(self, position: FeldPosition) -> list[int]:
        if position.mission_place(self.seat, NO_MISSION) < 0:
            return []
        return [pack(MOVE_TAKE_MISSION, mission) for mission in position.palace]

    def carry_out(self, position: FeldPosition, move: int) -> None:
        position.palace = removed(position.palace, part_a(move))
        position.take_mission(self.seat, part_a(move))
        position.tell(EVENT_TOOK_MISSION, self.seat, part_a(move))


def held_missions(position: FeldPosition, seat: int) -> list[int]:
    """The missions on the seat's mask, sorted."""
    held = [mission for mission in position.missions[seat * HELD_MISSIONS : seat * HELD_MISSIONS + HELD_MISSIONS] if mission != NO_MISSION]
    held.sort()
    return held


def complete(position: FeldPosition, seat: int, mission: int) -> None:
    """Nothing is spent; the tile is kept for the end."""
    position.tell(EVENT_COMPLETED, seat, mission)
    show_proof(position, seat, mission, position.data.mission_need[mission])
    position.drop_mission(seat, mission)
    position.completed = raised(position.completed, seat, 1)
    position.gain(seat, MISSION_POINTS, CATEGORY_MISSIONS)


def completing_shows_cards(position: FeldPosition, seat: int, move: int) -> bool:
    """Whether the mission would be proved by cards that others do not know yet. The first version of the rules showed them unasked."""
    if position.rules < 2 or kind_of(move) not in (MOVE_COMPLETE, MOVE_COMPLETE_EASIER):
        return False
    fewer = 1 if kind_of(move) == MOVE_COMPLETE_EASIER else 0
    return proof_shows_cards(position, seat, part_a(move), position.data.mission_need[part_a(move)] - fewer)


def offers_of_easier_missions(position: FeldPosition, seat: int) -> i64:
    """The ways to play card 04 that would complete a mission."""
    offered = offers(position, seat, COMPLETING)
    if offered & BIT[CARD_EASIER_MISSION] and not one_fewer_helps(position, seat, CARD_SPENT):
        offered &= ~BIT[CARD_EASIER_MISSION]
    if offered >> MEDAL_SHIFT & BIT[CARD_EASIER_MISSION] and not one_fewer_helps(position, seat, MEDAL_SPENT):
        offered &= ~(BIT[CARD_EASIER_MISSION] << MEDAL_SHIFT)
    return offered


def one_fewer_helps(position: FeldPosition, seat: int, spent: int) -> bool:
    return any(met_with_one_fewer(position, seat, mission, spent) for mission in held_missions(position, seat))


def refuse_mission(position: FeldPosition, seat: int, mission: int) -> Saying:
    return saying(REFUSAL_MISSION_NOT_MET, seat, mission, reached(position, seat, mission), position.data.mission_need[mission])


def display_missions(position: FeldPosition) -> None:
    """As many missions as players and two more; what was left of the last ones leaves the game."""
    position.palace = tuple(sorted(position.mission_deck.draw_several(position.seats + 2)))
    position.reveal()
