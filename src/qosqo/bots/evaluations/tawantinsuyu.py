"""What a position of Tawantinsuyu is worth: points made, what festivals and the final scoring will bring, and means to make more."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import LONGEST_TURN, Evaluation, even_choice, softmax
from qosqo.core.chance import Chance
from qosqo.core.phrases import kind_of, part_a, part_b
from qosqo.core.position import NOBODY, Position
from qosqo.games.tawantinsuyu.festival import LAST_FESTIVAL, festivals_to_come, potatoes_missing, region_points, region_winner
from qosqo.games.tawantinsuyu.names import BUILDINGS, CORN, GODS, GOLD, PASSIVES, POTATO, REGIONS, SECTIONS, STONE, SUPPLY, WORKERS_KEPT
from qosqo.games.tawantinsuyu.phrases import (
    FIRST_FREE_ACTION,
    MOVE_BUY_WORKER,
    MOVE_EXCHANGE,
    MOVE_FEED,
    MOVE_PASS,
    MOVE_PAY,
    MOVE_PAY_BY_HAND,
    MOVE_TAKE_NOMAD,
    MOVE_TASK,
)
from qosqo.games.tawantinsuyu.position import SOLO_GOAL, TawaPosition
from qosqo.games.tawantinsuyu.tapestries import matches

# All weights are in points. Means count in full until the last period between festivals begins, and then less and less.
POTATO_WORTH: Final = 0.6
CORN_WORTH: Final = 0.9
STONE_WORTH: Final = 1.15
GOLD_WORTH: Final = 0.8
"""Beside the point that gold scores in the end."""
PLENTY: Final = 7.0
"""Of each resource only so many count in full, the others for a quarter."""
WORKER: Final = 1.1
"""Each of two workers in the own supply. More must be given up."""
NO_WORKER: Final = 1.6
"""Having none is worse: no placement is possible."""
GOD_CARD: Final = 1.1
"""Each of the first cards in hand; at a festival they eat potatoes."""
HANDFUL: Final = 4.0
CARD_TOO_MANY: Final = -0.55
UNFED: Final = 0.85
"""What each card without a potato costs just before a festival."""
ARMY_IN_HAND: Final = 2.25
SOLDIER: Final = 4.2
"""Each soldier face up in front of the player."""
SOLDIER_DOWN: Final = 2.3
SMALL_STATUE: Final = 3.2
LARGE_STATUE: Final = 4.6
"""Statues can be given for steps in the temple, and make god cards useful."""
BUILDING_UP: Final = 0.9
BUILDING_FESTIVAL: Final = 0.3
"""A building that is face up, beside its points: once, and for every festival to come."""
BUILDING_DOWN: Final = 1.9
BUILDING_DOWN_FESTIVAL: Final = 1.0
MATCH: Final = 1.55
"""A matching pair in a tapestry at each merchant: at least one per festival."""
TAPESTRY_GROWS: Final = 0.1
"""Each weaving of a tapestry, beside its points: the next one will count more."""
TEMPLE_STEP: Final = 0.25
TEMPLE_FESTIVAL: Final = 0.35
"""Each step, beside its points, once and for every festival to come: the next one will count more, and steps bring rewards."""
REGION: Final = 0.75
"""How likely the lead in a region lasts until a festival."""
CASUALTIES_TO_COME: Final = 1.6
"""Casualties that are to be expected in addition."""
CONQUEST: Final = 0.5
"""A marker in a region where somebody else leads."""
OWN_STEPS: Final = 0.05
"""A step marker on the board: cheaper ways, and points from others."""
PASSES_ONCE_IN: Final = 4
"""How often nothing is done where something could, when a turn is played on at random."""
LONG_GAME: Final = 40.0
WEARINESS: Final = 10.0
"""After so many turns of each seat means lose their worth, within so many more. Alone, when Axomamma has nothing left to do, nobody else
would end a game in which every turn brings another gold."""


class TawantinsuyuEvaluation(Evaluation):
    conquests: tuple[int, ...]
    """The markers that the leads are of: most moves leave the tuple as it is."""
    leads: list[int]
    """Who leads in each region there."""

    def turn_mark(self, position: Position) -> int:
        """Others decide in the middle of a turn when they follow the high priest or buy weavings."""
        assert isinstance(position, TawaPosition)
        return position.turn if position.active != NOBODY else -1 - position.to_act()

    def aside(self, position: Position) -> bool:
        assert isinstance(position, TawaPosition)
        return position.active not in (NOBODY, position.to_act())

    def shortlist(self, position: Position, moves: list[int], most: int, chance: Chance) -> list[int]:
        """Without what hardly ever helps: paying by hand, exchanging back and forth, and workers beyond the limit of two. A search that
        asks for more once the useful ones are among its moves gets none of it either."""
        assert isinstance(position, TawaPosition)
        enough = position.count_workers(SUPPLY + position.to_act()) >= 2
        useful: list[int] = []
        for move in moves:
            kind = kind_of(move)
            if kind in (MOVE_PAY_BY_HAND, MOVE_EXCHANGE) or (enough and kind in (MOVE_BUY_WORKER, MOVE_TAKE_NOMAD)):
                continue
            useful.append(move)
        return even_choice(useful if useful or len(moves) < len(position.moves()) else moves, most, chance)

    def play_on(self, position: Position, mark: int, chance: Chance) -> None:
        """At random, but without what nobody does: otherwise a turn of many decisions would look worse than one of few, since each of them
        is a chance to give tasks up, to throw soldiers away or to pay food in gold."""
        assert isinstance(position, TawaPosition)
        for _ in range(LONGEST_TURN):
            if position.over() or self.turn_mark(position) != mark:
                return
            position.apply(sensible_move(position, chance))

    def win_shares(self, position: Position, worths: list[float], spread: float) -> list[float]:
        """Alone it is not enough to be ahead of Axomamma (T8.39)."""
        assert isinstance(position, TawaPosition)
        if position.axomamma == NOBODY:
            return super().win_shares(position, worths, spread)
        person = 1 - position.axomamma
        shares = softmax([worths[person], max(worths[position.axomamma], float(SOLO_GOAL))], spread)
        return shares if person == 0 else [shares[1], shares[0]]

    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, TawaPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        festivals = float(festivals_to_come(position))
        means = means_count(position, festivals)
        near = nearness(position)
        for seat in range(position.seats):
            worths[seat] += (
                temple(position, seat, festivals, means)
                + tapestries(position, seat, festivals, means)
                + resources(position, seat, means)
                + workers(position, seat, means)
                + god_cards(position, seat, means, near)
                + army(position, seat, means)
                + buildings(position, seat, festivals, means)
                + statues(position, seat, means)
                + own_steps(position, seat, means)
            )
        if position.conquests is not self.conquests:
            self.conquests = position.conquests
            self.leads = leads_of(position)
        add_regions(position, self.leads, worths, festivals)
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, TawaPosition)
        parts = {"points": float(position.scores[seat])}
        if position.over():
            return parts
        festivals = float(festivals_to_come(position))
        means = means_count(position, festivals)
        regions = [0.0] * position.seats
        add_regions(position, leads_of(position), regions, festivals)
        parts["temple"] = temple(position, seat, festivals, means)
        parts["tapestries"] = tapestries(position, seat, festivals, means)
        parts["resources"] = resources(position, seat, means)
        parts["workers"] = workers(position, seat, means)
        parts["cards"] = god_cards(position, seat, means, nearness(position))
        parts["army"] = army(position, seat, means)
        parts["buildings"] = buildings(position, seat, festivals, means)
        parts["statues"] = statues(position, seat, means)
        parts["steps"] = own_steps(position, seat, means)
        parts["regions"] = regions[seat]
        return parts

    def progress(self, position: Position) -> float:
        assert isinstance(position, TawaPosition)
        whole = position.data.village_size[position.seats] * LAST_FESTIVAL
        return max(0.0, 1.0 - workers_to_go(position, float(festivals_to_come(position))) / whole)

    def left(self, position: Position, seat: int) -> dict[str, int]:
        assert isinstance(position, TawaPosition)
        return {"workers": position.count_workers(SUPPLY + seat)}


def sensible_move(position: TawaPosition, chance: Chance) -> int:
    """A move of the kind that people make without thinking."""
    moves = position.moves()
    count = len(moves)
    while count > 1 and kind_of(moves[count - 1]) >= FIRST_FREE_ACTION:
        count -= 1
    kind = kind_of(moves[0])
    if kind == MOVE_PAY:
        return plain_payment(moves, count)
    may_pass = count > 1 and kind_of(moves[count - 1]) == MOVE_PASS
    if kind == MOVE_BUY_WORKER and may_pass:
        if position.count_workers(SUPPLY + position.to_act()) >= WORKERS_KEPT:
            return moves[count - 1]
        count -= 1
    elif may_pass and (kind in (MOVE_TASK, MOVE_FEED) or chance.below(PASSES_ONCE_IN) > 0):
        count -= 1
    return moves[chance.below(count)]


def plain_payment(moves: list[int], count: int) -> int:
    """Of several ways to pay the one with the least gold, and then with the most potatoes."""
    best = moves[0]
    for place in range(1, count):
        move = moves[place]
        if part_a(move) < part_a(best) or (part_a(move) == part_a(best) and part_b(move) > part_b(best)):
            best = move
    return best


def means_count(position: TawaPosition, festivals: float) -> float:
    """How much means count: 1 at the start, 0 just before the last festival, and in a game that goes on and on."""
    future = min(1.0, workers_to_go(position, festivals) / position.data.village_size[position.seats])
    beyond = position.turn / position.seats - LONG_GAME
    return future if beyond <= 0.0 else future * max(0.0, 1.0 - beyond / WEARINESS)


def workers_to_go(position: TawaPosition, festivals: float) -> float:
    """How many workers will still leave the village before the last festival."""
    later = max(0.0, festivals - 1.0) * position.data.village_size[position.seats]
    return later + (len(position.village) if position.token == NOBODY else 0)


def nearness(position: TawaPosition) -> float:
    """How near the next festival is: 0 after one, 1 just before it."""
    return 1.0 if position.token != NOBODY else 1.0 - len(position.village) / position.data.village_size[position.seats]


def temple(position: TawaPosition, seat: int, festivals: float, means: float) -> float:
    data = position.data
    step = position.temple[seat]
    return data.temple_final[step] + data.temple_festival[step] * festivals + step * (TEMPLE_STEP * means + TEMPLE_FESTIVAL * festivals)


def tapestries(position: TawaPosition, seat: int, festivals: float, means: float) -> float:
    worth = 0.0
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            length = len(position.tapestries[tapestry])
            worth += position.data.tapestry_points[length] + TAPESTRY_GROWS * length * means
            worth += MATCH * len(matches(position, tapestry)) * festivals
    return worth


def resource_worth(amount: int, each: float) -> float:
    return each * min(amount, PLENTY) + each * max(0.0, amount - PLENTY) / 4


def resources(position: TawaPosition, seat: int, means: float) -> float:
    worth = float(position.has(seat, GOLD))
    worth += means * resource_worth(position.has(seat, POTATO), POTATO_WORTH)
    worth += means * resource_worth(position.has(seat, CORN), CORN_WORTH)
    worth += means * resource_worth(position.has(seat, STONE), STONE_WORTH)
    return worth + means * resource_worth(position.has(seat, GOLD), GOLD_WORTH)


def workers(position: TawaPosition, seat: int, means: float) -> float:
    count = min(2, position.count_workers(SUPPLY + seat))
    worth = count * (WORKER * means + 1.0 - means)
    return worth if count else worth - NO_WORKER * means


def god_cards(position: TawaPosition, seat: int, means: float, near: float) -> float:
    """Cards in hand, and what they eat at the next festival."""
    cards = float(len(position.god_hands[seat].cards))
    worth = cards * (1.0 - means) + means * (GOD_CARD * min(cards, HANDFUL) + CARD_TOO_MANY * max(0.0, cards - HANDFUL))
    return worth - UNFED * near * max(0.0, potatoes_missing(position, seat) - position.has(seat, GOLD))


def army(position: TawaPosition, seat: int, means: float) -> float:
    worth = ARMY_IN_HAND * means * len(position.army_hands[seat].cards)
    kinds = len(position.data.army_copies)
    for kind in range(kinds):
        soldiers = position.data.army_soldiers[kind]
        up = position.army_up[seat * kinds + kind]
        worth += up * (SOLDIER * soldiers * means + 1.0 - means)
        worth += position.army_down[seat * kinds + kind] * SOLDIER_DOWN * soldiers * means
    return worth


def buildings(position: TawaPosition, seat: int, festivals: float, means: float) -> float:
    worth = 0.0
    for building in range(BUILDINGS):
        if position.owner[building] != seat:
            continue
        if building < PASSIVES or position.face_up[building]:
            worth += 2.0 + BUILDING_UP * means + BUILDING_FESTIVAL * festivals * means
        else:
            worth += BUILDING_DOWN * means + BUILDING_DOWN_FESTIVAL * festivals * means
    return worth


def statues(position: TawaPosition, seat: int, means: float) -> float:
    worth = 0.0
    for god in range(GODS):
        worth += means * SMALL_STATUE * position.small_statues[seat * GODS + god]
        worth += means * LARGE_STATUE * position.large_statues[seat * GODS + god]
    return worth


def own_steps(position: TawaPosition, seat: int, means: float) -> float:
    worth = 0.0
    for spot in range(2 * SECTIONS):
        if position.steps[spot] == seat:
            worth += OWN_STEPS * means
    return worth


def leads_of(position: TawaPosition) -> list[int]:
    """Who leads in each region."""
    return [region_winner(position, region) for region in range(REGIONS)]


def add_regions(position: TawaPosition, leads: list[int], worths: list[float], festivals: float) -> None:
    """Regions score the casualties at every festival."""
    points = (region_points(position) + CASUALTIES_TO_COME) * festivals * REGION
    for winner in leads:
        if winner != NOBODY:
            worths[winner] += points - CONQUEST
    for marker in position.conquests:
        if marker >= 0:
            worths[marker] += CONQUEST


def evaluation() -> Evaluation:
    result = TawantinsuyuEvaluation()
    result.conquests = ()
    result.leads = []
    result.spread = 12.0
    result.completions = 3
    result.hasty_completions = 2
    result.orders = 8
    return result
