"""What a position of Cuzco (Feld) is worth: points made, points that will be scored as things stand, and means to make more."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation
from qosqo.core.position import NOBODY, Position
from qosqo.games.cuzco_feld.end_of_game import (
    GOODS_FOR_THE_BONUS,
    MISSIONS_FOR_THE_BONUS,
    POINTS_FOR_CIRCLETS,
    POINTS_FOR_FEATHERS,
    POINTS_FOR_GOODS,
    POINTS_FOR_MISSIONS,
    POINTS_FOR_QUIPUS,
    POINTS_FOR_TILES,
)
from qosqo.games.cuzco_feld.missions import reached
from qosqo.games.cuzco_feld.names import (
    ABILITIES,
    CIRCLETS,
    COPIES,
    DICE,
    EMPTY,
    GOODS,
    HELD_MISSIONS,
    NO_MISSION,
    PHASE_ABILITIES,
    PHASE_CUZCO,
    PHASE_DICE,
    PHASE_END,
    PIPS,
    QUIPU,
    QUIPUS,
    ROUNDS,
    SLOTS,
    SPACES,
    VILLAGES,
)
from qosqo.games.cuzco_feld.position import FeldPosition
from qosqo.games.cuzco_feld.shortcuts import bits_in
from qosqo.games.cuzco_feld.temple import medal_winner
from qosqo.games.cuzco_feld.university import university_points

# All weights are in points.
DIE: Final = 5.7
"""A die still to be placed this round: with its pips about what one brings, so that placing it looks neither good nor bad in itself."""
PIP: Final = 0.9
"""Each of its pips."""
EXCHANGE_PIP: Final = 1.0
"""A pip of the die that is just being exchanged."""
ABILITY_USE: Final = 1.3
"""A use of an ability still open in this phase."""
KNOWLEDGE: Final = 1.7
"""A step of knowledge, beside its points at the end of the round: turn order."""
FIRST: Final = 0.7
"""Being ahead of everybody in turn order, less for those behind."""
PRIEST_STAYS: Final = 0.25
"""How likely a priest on the lowest step is still there a round later; the higher the better."""
STEP_HELPS: Final = 0.18
MEDAL: Final = 4.0
"""Two points in the end, or the use of a card."""
MEDAL_IN_SIGHT: Final = 2.2
"""Getting the temple's medal as things stand."""
ON_TOP: Final = 0.05
"""The part of a village's value that the topmost quipu may expect at the start; it grows to all of it."""
FEATHER: Final = 1.2
READY_CIRCLET: Final = 0.3
"""The part of a circlet's points that counts when both feathers are there."""
ONE_FEATHER: Final = 0.17
"""The same with one feather, if there is time for the other."""
MISSION: Final = 5.7
NEARLY: Final = 1.5
"""A mission not yet done counts for so much of its points, times the square of the part that is done."""
FOOD: Final = 1.35
MUCH_FOOD: Final = 5
OFFERING: Final = 0.15
CARD: Final = 1.5
"""A god card with an offering to pay for it; without one it is worth a third."""
TILE: Final = 1.5
TILE_VALUE: Final = 0.4
"""What an unslid tile brings when exchanged, for each knowledge or food on it."""
PUTUTU: Final = 0.4
ABILITY_WORTH: Final = [0.2, 1.3, 2.5, 2.1, 2.1, 1.4, 0.2, 0.2, 4.5, 0.3, 0.2, 0.9]
"""What the ability of one tile brings each round, in the order of the abilities."""
ABILITY_COMES_TRUE: Final = 0.42
"""How much of it really comes each round."""


class FeldEvaluation(Evaluation):
    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, FeldPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        winner = medal_winner(position) if position.phase < PHASE_CUZCO else NOBODY
        for seat in range(position.seats):
            worths[seat] += (
                cuzco(position, seat, winner) + map_and_mask(position, seat) + missions(position, seat) + supplies(position, seat)
            )
        if position.phase <= PHASE_ABILITIES:
            acting = position.stack[-1].seat
            worths[acting] += EXCHANGE_PIP * position.pips
            if position.phase == PHASE_ABILITIES:
                worths[acting] += ABILITY_USE * sum(position.uses)
        return worths


def rounds_left(position: FeldPosition) -> int:
    """Rounds still to be played, without the present one."""
    return ROUNDS - position.round


def cuzco(position: FeldPosition, seat: int, winner: int) -> float:
    """Dice, university and temple, whose medal the winner would get."""
    data = position.data
    worth = 0.0
    left = rounds_left(position)
    if position.phase == PHASE_DICE:
        for die in range(seat * DICE, seat * DICE + DICE):
            if position.dice[die]:
                worth += DIE + PIP * position.dice[die]
    if left > 0:
        worth += FIRST * (position.seats - 1 - position.order.index(seat)) / position.seats
    scored = position.phase >= PHASE_CUZCO
    if not scored:
        worth += university_points(position, seat) * KNOWLEDGE
        if seat == winner:
            worth += MEDAL_IN_SIGHT
    for step in range(PIPS):
        if position.temple[step] == seat:
            stays = PRIEST_STAYS + STEP_HELPS * step
            likely = 1.0 if not scored else stays
            for turn in range(position.round + (1 if scored else 0), ROUNDS + 1):
                worth += likely * data.priest_points[turn - 1]
                likely *= stays
    return worth + MEDAL * position.medals[seat]


def map_and_mask(position: FeldPosition, seat: int) -> float:
    """Villages, feathers, circlets and tiles."""
    data = position.data
    left = rounds_left(position)
    played = position.round / ROUNDS
    worth = 0.0
    for village in range(VILLAGES):
        if position.top_quipu(village) == seat:
            worth += position.value_of[village] * (ON_TOP + (1.0 - ON_TOP) * played)
    worth += POINTS_FOR_QUIPUS * likely_bonus(bits_in(position.delivered[seat]), QUIPUS)
    feathers = 0
    flipped = 0
    for circlet in range(CIRCLETS):
        slot = seat * SLOTS + 2 * circlet
        pair = position.feathers[slot] + position.feathers[slot + 1]
        feathers += pair
        if position.circlets[seat * CIRCLETS + circlet]:
            flipped += 1
        elif position.phase < PHASE_CUZCO or left > 0:
            next_round = position.round if position.phase < PHASE_CUZCO else position.round + 1
            points = data.circlet_points[circlet] + data.round_bonus[next_round - 1]
            if pair == 2:
                worth += READY_CIRCLET * points
            elif pair == 1:
                worth += ONE_FEATHER * points * min(1.0, 0.4 + 0.2 * left)
    worth += (
        FEATHER * feathers + POINTS_FOR_FEATHERS * likely_bonus(feathers, SLOTS) + POINTS_FOR_CIRCLETS * likely_bonus(flipped, CIRCLETS)
    )
    return worth + tiles(position, seat)


def tiles(position: FeldPosition, seat: int) -> float:
    """Tiles for their abilities, of which one of each colour is used per round, and for what they bring when slid down."""
    left = rounds_left(position) + (1 if position.phase <= PHASE_ABILITIES else 0)
    worth = 0.0
    count = 0
    of_ability = [0] * (2 * ABILITIES)
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        tile = position.spaces[space]
        if tile not in (EMPTY, QUIPU):
            count += 1
            of_ability[tile // COPIES] += 1
            if not position.slid[space] and left > 0:
                worth += TILE_VALUE * position.data.tile_values[tile]
    if left > 0:
        for colour in range(2):
            best = 0.0
            for ability in range(ABILITIES):
                best = max(best, of_ability[colour * ABILITIES + ability] * ABILITY_WORTH[ability])
            worth += best * left * ABILITY_COMES_TRUE
    return worth + TILE * count + POINTS_FOR_TILES * likely_bonus(count, SPACES)


def missions(position: FeldPosition, seat: int) -> float:
    worth = 0.0
    left = rounds_left(position)
    for held in range(seat * HELD_MISSIONS, seat * HELD_MISSIONS + HELD_MISSIONS):
        mission = position.missions[held]
        if mission == NO_MISSION:
            continue
        need = position.data.mission_need[mission]
        have = reached(position, seat, mission)
        if have >= need:
            worth += MISSION
        elif left > 0 or position.phase < PHASE_END:
            part = have / need
            worth += MISSION * NEARLY * part * part * min(1.0, 0.3 + 0.2 * left)
    return worth + POINTS_FOR_MISSIONS * likely_bonus(position.completed[seat], MISSIONS_FOR_THE_BONUS)


def supplies(position: FeldPosition, seat: int) -> float:
    left = rounds_left(position)
    goods = sum(position.goods[seat * GOODS : seat * GOODS + GOODS])
    worth = POINTS_FOR_GOODS * likely_bonus(goods, GOODS_FOR_THE_BONUS)
    if left > 0 or position.phase <= PHASE_CUZCO:
        food = position.food[seat]
        worth += FOOD * min(food, MUCH_FOOD) + 0.4 * FOOD * max(0, food - MUCH_FOOD)
    if left > 0 or position.phase <= PHASE_ABILITIES:
        offerings = position.offerings[seat]
        cards = len(position.hands[seat].cards)
        paid = min(offerings, cards)
        worth += OFFERING * min(offerings, 4) + CARD * paid + CARD * (cards - paid) / 3
        worth += PUTUTU * (position.light[seat] + 2 * position.dark[seat])
    return worth


def likely_bonus(have: int, need: int) -> float:
    """How much of an all-or-nothing bonus may be counted: little at first, all when it is reached."""
    if have >= need:
        return 1.0
    part = have / need
    return part * part * part * 0.4


def evaluation() -> Evaluation:
    result = FeldEvaluation()
    result.spread = 12.0
    result.completions = 5
    result.hasty_completions = 2
    result.orders = 8
    return result
