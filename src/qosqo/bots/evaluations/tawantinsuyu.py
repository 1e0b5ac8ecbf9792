"""What a position of Tawantinsuyu is worth: points made, what festivals and the final scoring will bring, and means to make more."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation
from qosqo.core.position import NOBODY, Position
from qosqo.games.tawantinsuyu.festival import region_winner
from qosqo.games.tawantinsuyu.names import (
    BUILDINGS,
    CASUALTIES,
    CORN,
    GODS,
    GOLD,
    PASSIVES,
    POTATO,
    REGIONS,
    SECTIONS,
    STONE,
    SUPPLY,
)
from qosqo.games.tawantinsuyu.position import TawaPosition
from qosqo.games.tawantinsuyu.turn import Turn

# All weights are in points. Means count in full at the start and for nothing but their final points at the end.
FESTIVALS: Final = 3
POTATO_WORTH: Final = 0.5
CORN_WORTH: Final = 0.8
STONE_WORTH: Final = 0.9
GOLD_WORTH: Final = 0.9
"""Beside the point that gold scores in the end."""
PLENTY: Final = 7
"""Of each resource only so many count in full, the others for a third."""
WORKER: Final = 0.7
"""A worker in the own supply, beside its point; a third one counts little."""
GOD_CARD: Final = 0.5
"""Beside its point. Too many at a festival cost potatoes."""
UNFED: Final = 0.5
"""A god card without a potato for the next festival."""
ARMY_IN_HAND: Final = 0.9
SOLDIER: Final = 0.8
"""Each soldier face up in front of the player, beside the card's point."""
ARMY_DOWN: Final = 0.5
SMALL_STATUE: Final = 1.5
LARGE_STATUE: Final = 4.0
"""Statues can be given for steps in the temple, and make god cards useful."""
PASSIVE_BUILDING: Final = 2.5
PRODUCTION: Final = 2.0
"""A production building that is face up, beside its points."""
PRODUCTION_DOWN: Final = 1.6
"""One that is face down: its final points, if it is turned up again."""
MATCH: Final = 1.3
"""A matching pair in a tapestry at each merchant: at least one per festival."""
TAPESTRY_GROWS: Final = 0.4
"""Each weaving of a tapestry, beside its points: the next one will count more."""
TEMPLE_STEP: Final = 0.4
"""Each step, beside its points: the next one will count more."""
REGION: Final = 0.75
"""How likely the lead in a region lasts until the next festival, and then the one after it."""
CASUALTIES_TO_COME: Final = 1.0
"""Casualties that each further festival will see in addition."""
CONQUEST: Final = 0.4
"""A marker in a region, whoever leads there."""
TURN: Final = 2.5
"""The turn that a player is just beginning: about what one brings."""
OWN_STEPS: Final = 0.7
"""A step marker on the board: cheaper ways, and points from others."""


class TawantinsuyuEvaluation(Evaluation):
    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, TawaPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        festivals = FESTIVALS - position.festival + (1 if position.token != NOBODY else 0)
        early = means_count(position, festivals)
        for seat in range(position.seats):
            worths[seat] += (
                temple_and_tapestries(position, seat, festivals, early)
                + hand_and_supply(position, seat, festivals, early)
                + buildings_and_statues(position, seat, early)
            )
        add_regions(position, worths, festivals)
        if isinstance(position.stack[-1], Turn):
            worths[position.active] += TURN
        return worths


def means_count(position: TawaPosition, festivals: int) -> float:
    """How much means count: 1 at the start, 0 just before the last festival."""
    size = position.data.village_size[position.seats]
    to_go = max(0, festivals - 1) + (len(position.village) / size if position.token == NOBODY else 0.0)
    return min(1.0, to_go / 2.0)


def temple_and_tapestries(position: TawaPosition, seat: int, festivals: int, early: float) -> float:
    data = position.data
    step = position.temple[seat]
    worth = data.temple_final[step] + data.temple_festival[step] * float(festivals) + TEMPLE_STEP * step * early
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            length = len(position.tapestries[tapestry])
            worth += data.tapestry_points[length] + TAPESTRY_GROWS * length * early
            worth += MATCH * len(position.matches(tapestry)) * festivals
    return worth


def resource_worth(amount: int, each: float) -> float:
    return each * min(amount, PLENTY) + each * max(0, amount - PLENTY) / 3


def hand_and_supply(position: TawaPosition, seat: int, festivals: int, early: float) -> float:
    worth = float(position.has(seat, GOLD))
    worth += early * resource_worth(position.has(seat, POTATO), POTATO_WORTH)
    worth += early * resource_worth(position.has(seat, CORN), CORN_WORTH)
    worth += early * resource_worth(position.has(seat, STONE), STONE_WORTH)
    worth += early * resource_worth(position.has(seat, GOLD), GOLD_WORTH)
    workers = position.count_workers(SUPPLY + seat)
    worth += workers + WORKER * early * min(workers, 2)
    cards = len(position.god_hands[seat].cards)
    worth += cards + GOD_CARD * early * min(cards, 4)
    worth -= UNFED * max(0, cards - position.has(seat, POTATO)) * (2.0 if festivals > 0 and position.token != NOBODY else 1.0)
    worth += ARMY_IN_HAND * early * len(position.army_hands[seat].cards)
    kinds = len(position.data.army_copies)
    for kind in range(kinds):
        up = position.army_up[seat * kinds + kind]
        worth += up * (1.0 + SOLDIER * early * position.data.army_soldiers[kind])
        worth += position.army_down[seat * kinds + kind] * ARMY_DOWN * early
    return worth


def buildings_and_statues(position: TawaPosition, seat: int, early: float) -> float:
    worth = 0.0
    for building in range(BUILDINGS):
        if position.owner[building] != seat:
            continue
        if building < PASSIVES:
            worth += 2.0 + PASSIVE_BUILDING * early
        elif position.face_up[building]:
            worth += 2.0 + PRODUCTION * early
        else:
            worth += (PRODUCTION + PRODUCTION_DOWN) * 0.7 * early
    for god in range(GODS):
        worth += early * SMALL_STATUE * position.small_statues[seat * GODS + god]
        worth += early * LARGE_STATUE * position.large_statues[seat * GODS + god]
    for spot in range(2 * SECTIONS):
        if position.steps[spot] == seat:
            worth += OWN_STEPS * early
    return worth


def add_regions(position: TawaPosition, worths: list[float], festivals: int) -> None:
    """Regions score the casualties at every festival."""
    casualties = float(position.count_workers(CASUALTIES))
    points = 0.0
    likely = 1.0
    for _ in range(festivals):
        likely *= REGION
        casualties += CASUALTIES_TO_COME
        points += likely * casualties
    for region in range(REGIONS):
        winner = region_winner(position, region)
        if winner != NOBODY:
            worths[winner] += points
    for marker in position.conquests:
        if marker >= 0:
            worths[marker] += CONQUEST


def evaluation() -> Evaluation:
    result = TawantinsuyuEvaluation()
    result.spread = 12.0
    result.lookout = 10
    result.tries = 5
    result.hasty_tries = 3
    result.orders = 8
    return result
