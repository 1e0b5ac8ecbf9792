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

# All weights are in points. Pairs are for the first round and the last; in between they change evenly.
DIE: Final = [4.15, 6.29]
"""A die still to be placed this round: with its pips about what one brings, so that placing it looks neither good nor bad in itself."""
PIP: Final = [0.75, 0.61]
"""Each of its pips."""
EXCHANGE_PIP: Final = 0.99
"""A pip of the die that is just being exchanged."""
ABILITY_USE: Final = 1.31
"""A use of an ability still open in this phase."""
KNOWLEDGE: Final = [2.12, 1.49]
"""A step of knowledge, beside its points at the end of the round: turn order."""
FIRST: Final = 0.88
"""Being ahead of everybody in turn order, less for those behind."""
PRIEST_STAYS: Final = 0.26
"""How likely a priest on the lowest step is still there a round later; the higher the better."""
STEP_HELPS: Final = 0.18
MEDAL: Final = [4.96, 3.69]
"""Two points in the end, or the use of a card."""
MEDAL_IN_SIGHT: Final = [1.69, 3.09]
"""Getting the temple's medal as things stand."""
ON_TOP: Final = 0.02
"""The part of a village's value that the topmost quipu may expect at the start; it grows to all of it."""
FEATHER: Final = [1.38, 1.51]
READY_CIRCLET: Final = [0.5, 0.42]
"""The part of a circlet's points that counts when both feathers are there."""
ONE_FEATHER: Final = [0.13, 0.23]
"""The same with one feather, if there is time for the other."""
MISSION: Final = [5.17, 4.95]
NEARLY: Final = [1.44, 1.21]
"""A mission not yet done counts for so much of its points, times the square of the part that is done."""
FOOD: Final = [1.54, 1.32]
MUCH_FOOD: Final = 5
OFFERING: Final = [0.12, 0.14]
CARD: Final = [2.04, 1.29]
"""A god card with an offering to pay for it; without one it is worth the part below."""
UNPAID: Final = 0.36
TILE: Final = [1.16, 1.58]
TILE_VALUE: Final = [0.42, 0.28]
"""What an unslid tile brings when exchanged, for each knowledge or food on it."""
PUTUTU: Final = 0.4
ABILITY_WORTH: Final = [0.34, 1.12, 3.02, 2.71, 1.39, 2.35, 0.21, 0.3, 6.58, 0.24, 0.36, 0.6]
"""What the ability of one tile brings each round, in the order of the abilities."""
ABILITY_COMES_TRUE: Final = 0.41
"""How much of it really comes each round."""
QUIPUS_IN_SIGHT: Final = 0.29
OTHERS_IN_SIGHT: Final = 0.38
CIRCLETS_IN_SIGHT: Final = 0.39
TILES_IN_SIGHT: Final = 0.27
MISSIONS_IN_SIGHT: Final = 0.39
"""The part of each all-or-nothing bonus that counts when it is nearly reached."""


class FeldEvaluation(Evaluation):
    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, FeldPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        winner = medal_winner(position) if position.phase < PHASE_CUZCO else NOBODY
        for seat in range(position.seats):
            worths[seat] += (
                dice(position, seat)
                + turn_order(position, seat)
                + university(position, seat)
                + temple(position, seat, winner)
                + villages(position, seat)
                + headdress(position, seat)
                + tiles(position, seat)
                + missions(position, seat)
                + supplies(position, seat)
                + cards(position, seat)
            )
        if position.phase <= PHASE_ABILITIES:
            acting = position.stack[-1].seat
            worths[acting] += EXCHANGE_PIP * position.pips
            if position.phase == PHASE_ABILITIES:
                worths[acting] += ABILITY_USE * sum(position.uses)
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, FeldPosition)
        parts = {"points": float(position.scores[seat])}
        if position.over():
            return parts
        winner = medal_winner(position) if position.phase < PHASE_CUZCO else NOBODY
        uses = ABILITY_USE * sum(position.uses) if position.phase == PHASE_ABILITIES else 0.0
        parts["dice"] = dice(position, seat)
        if position.phase <= PHASE_ABILITIES and position.stack[-1].seat == seat:
            parts["dice"] += EXCHANGE_PIP * position.pips + uses
        parts["order"] = turn_order(position, seat)
        parts["university"] = university(position, seat)
        parts["temple"] = temple(position, seat, winner)
        parts["villages"] = villages(position, seat)
        parts["headdress"] = headdress(position, seat)
        parts["tiles"] = tiles(position, seat)
        parts["missions"] = missions(position, seat)
        parts["supplies"] = supplies(position, seat)
        parts["cards"] = cards(position, seat)
        return parts

    def progress(self, position: Position) -> float:
        assert isinstance(position, FeldPosition)
        return (position.round - 1) / ROUNDS

    def left(self, position: Position, seat: int) -> dict[str, int]:
        assert isinstance(position, FeldPosition)
        if position.phase != PHASE_DICE:
            return {}
        return {"dice": sum(1 for die in position.dice[seat * DICE : seat * DICE + DICE] if die)}


def now(weights: list[float], position: FeldPosition) -> float:
    """A weight in the present round."""
    return weights[0] + (weights[1] - weights[0]) * (position.round - 1) / (ROUNDS - 1)


def rounds_left(position: FeldPosition) -> int:
    """Rounds still to be played, without the present one."""
    return ROUNDS - position.round


def dice(position: FeldPosition, seat: int) -> float:
    worth = 0.0
    if position.phase == PHASE_DICE:
        for die in range(seat * DICE, seat * DICE + DICE):
            if position.dice[die]:
                worth += now(DIE, position) + now(PIP, position) * position.dice[die]
    return worth


def turn_order(position: FeldPosition, seat: int) -> float:
    if rounds_left(position) == 0:
        return 0.0
    return FIRST * (position.seats - 1 - position.order.index(seat)) / position.seats


def university(position: FeldPosition, seat: int) -> float:
    return university_points(position, seat) * now(KNOWLEDGE, position) if position.phase < PHASE_CUZCO else 0.0


def temple(position: FeldPosition, seat: int, winner: int) -> float:
    """Priests and Inti medals; the winner would get the temple's."""
    data = position.data
    scored = position.phase >= PHASE_CUZCO
    worth = now(MEDAL_IN_SIGHT, position) if seat == winner and not scored else 0.0
    for step in range(PIPS):
        if position.temple[step] == seat:
            stays = PRIEST_STAYS + STEP_HELPS * step
            likely = 1.0 if not scored else stays
            for turn in range(position.round + (1 if scored else 0), ROUNDS + 1):
                worth += likely * data.priest_points[turn - 1]
                likely *= stays
    return worth + now(MEDAL, position) * position.medals[seat]


def villages(position: FeldPosition, seat: int) -> float:
    played = position.round / ROUNDS
    worth = 0.0
    for village in range(VILLAGES):
        if position.top_quipu(village) == seat:
            worth += position.value_of[village] * (ON_TOP + (1.0 - ON_TOP) * played)
    return worth + POINTS_FOR_QUIPUS * likely_bonus(bits_in(position.delivered[seat]), QUIPUS, QUIPUS_IN_SIGHT)


def headdress(position: FeldPosition, seat: int) -> float:
    """Feathers and circlets."""
    data = position.data
    left = rounds_left(position)
    worth = 0.0
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
                worth += now(READY_CIRCLET, position) * points
            elif pair == 1:
                worth += now(ONE_FEATHER, position) * points * min(1.0, 0.4 + 0.2 * left)
    return (
        worth
        + now(FEATHER, position) * feathers
        + POINTS_FOR_FEATHERS * likely_bonus(feathers, SLOTS, OTHERS_IN_SIGHT)
        + POINTS_FOR_CIRCLETS * likely_bonus(flipped, CIRCLETS, CIRCLETS_IN_SIGHT)
    )


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
                worth += now(TILE_VALUE, position) * position.data.tile_values[tile]
    if left > 0:
        for colour in range(2):
            best = 0.0
            for ability in range(ABILITIES):
                best = max(best, of_ability[colour * ABILITIES + ability] * ABILITY_WORTH[ability])
            worth += best * left * ABILITY_COMES_TRUE
    return worth + now(TILE, position) * count + POINTS_FOR_TILES * likely_bonus(count, SPACES, TILES_IN_SIGHT)


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
            worth += now(MISSION, position)
        elif left > 0 or position.phase < PHASE_END:
            part = have / need
            worth += now(MISSION, position) * now(NEARLY, position) * part * part * min(1.0, 0.3 + 0.2 * left)
    return worth + POINTS_FOR_MISSIONS * likely_bonus(position.completed[seat], MISSIONS_FOR_THE_BONUS, MISSIONS_IN_SIGHT)


def supplies(position: FeldPosition, seat: int) -> float:
    """Goods and food."""
    left = rounds_left(position)
    goods = sum(position.goods[seat * GOODS : seat * GOODS + GOODS])
    worth = POINTS_FOR_GOODS * likely_bonus(goods, GOODS_FOR_THE_BONUS, OTHERS_IN_SIGHT)
    if left > 0 or position.phase <= PHASE_CUZCO:
        food = position.food[seat]
        worth += now(FOOD, position) * min(food, MUCH_FOOD) + 0.4 * now(FOOD, position) * max(0, food - MUCH_FOOD)
    return worth


def cards(position: FeldPosition, seat: int) -> float:
    """God cards with what pays for them, and pututus."""
    if rounds_left(position) == 0 and position.phase > PHASE_ABILITIES:
        return 0.0
    offerings = position.offerings[seat]
    held = len(position.hands[seat].cards)
    paid = min(offerings, held)
    worth = now(OFFERING, position) * min(offerings, 4) + now(CARD, position) * paid + now(CARD, position) * (held - paid) * UNPAID
    return worth + PUTUTU * (position.light[seat] + 2 * position.dark[seat])


def likely_bonus(have: int, need: int, in_sight: float) -> float:
    """How much of an all-or-nothing bonus may be counted: little at first, all when it is reached."""
    if have >= need:
        return 1.0
    part = have / need
    return part * part * part * in_sight


def evaluation() -> Evaluation:
    result = FeldEvaluation()
    result.spread = 12.0
    result.completions = 5
    result.hasty_completions = 2
    result.orders = 8
    result.spent = ("dice",)
    return result
