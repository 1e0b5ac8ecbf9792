"""What a position of Tawantinsuyu is worth: points made, what festivals and the final scoring will bring, and means to make more."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import LONGEST_TURN, Evaluation, even_choice, set_between, softmax
from qosqo.core.chance import Chance
from qosqo.core.phrases import kind_of, part_a, part_b
from qosqo.core.position import NOBODY, Position
from qosqo.games.tawantinsuyu.components import Components
from qosqo.games.tawantinsuyu.festival import LAST_FESTIVAL, festivals_to_come, potatoes_missing, region_points, region_winner
from qosqo.games.tawantinsuyu.names import (
    ARMY_CARD,
    BUILDINGS,
    CONQUESTS,
    CORN,
    GODS,
    GOLD,
    PASSIVES,
    POINTS,
    POTATO,
    REGIONS,
    SECTIONS,
    STONE,
    SUPPLY,
    TEMPLE,
    WORKERS_KEPT,
)
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

TEMPLE_PRODUCED: Final = 2.5
"""What a step in the temple is worth that a building brings."""
PASSES_ONCE_IN: Final = 4
"""How often nothing is done where something could, when a turn is played on at random."""
CHEAP_CONQUEST: Final = 3.5
DEAR_CONQUEST: Final = 4.5
"""How many soldiers a conquest asks for on the average: in former component data, and in the present ones."""
LONG_GAME: Final = 40.0
WEARINESS: Final = 10.0
"""After so many turns of each seat means lose their worth, within so many more. Alone, when Axomamma has nothing left to do, nobody else
would end a game in which every turn brings another gold."""


class Weights:
    """What things are worth, in points. Means count in full until the last period between festivals begins, and then less and less."""

    potato: float
    corn: float
    stone: float
    gold: float
    """Beside the point that gold scores in the end."""
    plenty: float
    """Of each resource only so many count in full, the others for a quarter."""
    worker: float
    """Each of two workers in the own supply. More must be given up."""
    no_worker: float
    """Having none is worse: no placement is possible."""
    god_card: float
    """Each of the first cards in hand; at a festival they eat potatoes."""
    handful: float
    card_too_many: float
    """Each card beyond costs so much."""
    useful_card: float
    """A card of a god whose statue the seat has: placing with it brings its benefit."""
    unfed: float
    """What each card without a potato costs just before a festival."""
    army_in_hand: float
    soldier: float
    """Each soldier face up in front of the player."""
    soldier_down: float
    small_statue: float
    large_statue: float
    """Statues can be given for steps in the temple, and make god cards useful."""
    building_up: float
    building_festival: float
    """A building that is face up, beside its points: once, and for every festival to come."""
    building_down: float
    building_down_festival: float
    produce: float
    """How often a production building may be expected to bring what it brings."""
    match: float
    """A matching pair in a tapestry at each merchant: at least one per festival."""
    tapestry_grows: float
    """Each weaving of a tapestry, beside its points: the next one will count more."""
    temple_step: float
    temple_festival: float
    """Each step, beside its points, once and for every festival to come: the next one will count more, and steps bring rewards."""
    region: float
    """How likely the lead in a region lasts until a festival."""
    casualties_to_come: float
    """Casualties that are to be expected in addition."""
    conquest: float
    """A marker in a region where somebody else leads."""
    own_steps: float
    """A step marker on the board: cheaper ways, and points from others."""


WEIGHTS: Final[dict[str, list[float]]] = {
    "potato": [0.6, 0.84],
    "corn": [0.9, 1.09],
    "stone": [1.15, 1.25],
    "gold": [0.8, 0.67],
    "plenty": [7.0],
    "worker": [1.1, 1.48],
    "no_worker": [1.6, 1.2],
    "god_card": [1.1],
    "handful": [4.0],
    "card_too_many": [0.55, 0.39],
    "useful_card": [0.0, 0.62],
    "unfed": [0.85, 0.69],
    "army_in_hand": [2.25, 1.9],
    "soldier": [4.2, 3.57],
    "soldier_down": [2.3, 1.92],
    "small_statue": [3.2, 3.26],
    "large_statue": [4.6, 5.25],
    "building_up": [0.9, 0.79],
    "building_festival": [0.3, 0.4],
    "building_down": [1.9, 1.98],
    "building_down_festival": [1.0, 0.74],
    "produce": [0.0, 0.23],
    "match": [1.55, 1.76],
    "tapestry_grows": [0.1, 0.09],
    "temple_step": [0.25, 0.19],
    "temple_festival": [0.35, 0.51],
    "region": [0.75, 0.78],
    "casualties_to_come": [1.6, 1.35],
    "conquest": [0.5, 0.62],
    "own_steps": [0.05],
}
"""Two numbers are for data with cheap and with dear conquests: where soldiers take regions for little, they are worth more than all else.
`qosqo tune tawantinsuyu --by play` finds others."""


class TawantinsuyuEvaluation(Evaluation):
    named: dict[str, list[float]]
    """The weights, as `WEIGHTS`."""
    weighing: Weights
    """The same for the component data below."""
    data: Components | None
    """Which data the weights were last made for."""
    conquests: tuple[int, ...]
    """The markers that the leads are of: most moves leave the tuple as it is."""
    leads: list[int]
    """Who leads in each region there."""

    def weights(self) -> dict[str, list[float]]:
        return self.named

    def weigh(self, weights: dict[str, list[float]]) -> None:
        self.named = weights
        self.data = None

    def weights_for(self, data: Components) -> Weights:
        """The weights that suit these component data."""
        if data is not self.data:
            self.data = data
            self.weighing = weights_where(self.named, dearness(data))
        return self.weighing

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
        weights = self.weights_for(position.data)
        for seat in range(position.seats):
            worths[seat] = worths[seat] + (
                temple(position, seat, festivals, means, weights)
                + tapestries(position, seat, festivals, means, weights)
                + resources(position, seat, means, weights)
                + workers(position, seat, means, weights)
                + god_cards(position, seat, means, near, weights)
                + army(position, seat, means, weights)
                + buildings(position, seat, festivals, means, weights)
                + statues(position, seat, means, weights)
                + own_steps(position, seat, means, weights)
            )
        if position.conquests is not self.conquests:
            self.conquests = position.conquests
            self.leads = leads_of(position)
        add_regions(position, self.leads, worths, festivals, weights)
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, TawaPosition)
        parts = {"points": float(position.scores[seat])}
        if position.over():
            return parts
        festivals = float(festivals_to_come(position))
        means = means_count(position, festivals)
        weights = self.weights_for(position.data)
        regions = [0.0] * position.seats
        add_regions(position, leads_of(position), regions, festivals, weights)
        parts["temple"] = temple(position, seat, festivals, means, weights)
        parts["tapestries"] = tapestries(position, seat, festivals, means, weights)
        parts["resources"] = resources(position, seat, means, weights)
        parts["workers"] = workers(position, seat, means, weights)
        parts["cards"] = god_cards(position, seat, means, nearness(position), weights)
        parts["army"] = army(position, seat, means, weights)
        parts["buildings"] = buildings(position, seat, festivals, means, weights)
        parts["statues"] = statues(position, seat, means, weights)
        parts["steps"] = own_steps(position, seat, means, weights)
        parts["regions"] = regions[seat]
        return parts

    def progress(self, position: Position) -> float:
        assert isinstance(position, TawaPosition)
        whole = position.data.village_size[position.seats] * LAST_FESTIVAL
        return max(0.0, 1.0 - workers_to_go(position, float(festivals_to_come(position))) / whole)

    def left(self, position: Position, seat: int) -> dict[str, int]:
        assert isinstance(position, TawaPosition)
        return {"workers": position.count_workers(SUPPLY + seat)}


def dearness(data: Components) -> float:
    """How dear conquests are: 0 as in former component data, 1 as in the present ones."""
    asked = float(sum(data.conquest_flip) + sum(data.conquest_discard)) / CONQUESTS
    return min(1.0, max(0.0, (asked - CHEAP_CONQUEST) / (DEAR_CONQUEST - CHEAP_CONQUEST)))


def weights_where(named: dict[str, list[float]], dear: float) -> Weights:
    result = Weights()
    set_between(result, named, dear)
    return result


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


def temple(position: TawaPosition, seat: int, festivals: float, means: float, weights: Weights) -> float:
    data = position.data
    step = position.temple[seat]
    return (
        data.temple_final[step]
        + data.temple_festival[step] * festivals
        + step * (weights.temple_step * means + weights.temple_festival * festivals)
    )


def tapestries(position: TawaPosition, seat: int, festivals: float, means: float, weights: Weights) -> float:
    worth = 0.0
    for tapestry in range(len(position.tapestries)):
        if position.tapestry_owner[tapestry] == seat:
            length = len(position.tapestries[tapestry])
            worth += position.data.tapestry_points[length] + weights.tapestry_grows * length * means
            worth += weights.match * float(len(matches(position, tapestry))) * festivals
    return worth


def resource_worth(amount: int, each: float, plenty: float) -> float:
    return each * min(amount, plenty) + each * max(0.0, amount - plenty) / 4


def resources(position: TawaPosition, seat: int, means: float, weights: Weights) -> float:
    plenty = weights.plenty
    worth = resource_worth(position.has(seat, POTATO), weights.potato, plenty)
    worth += resource_worth(position.has(seat, CORN), weights.corn, plenty)
    worth += resource_worth(position.has(seat, STONE), weights.stone, plenty)
    worth += resource_worth(position.has(seat, GOLD), weights.gold, plenty)
    return position.has(seat, GOLD) + means * worth


def workers(position: TawaPosition, seat: int, means: float, weights: Weights) -> float:
    count = min(2, position.count_workers(SUPPLY + seat))
    worth = count * (weights.worker * means + 1.0 - means)
    return worth if count else worth - weights.no_worker * means


def god_cards(position: TawaPosition, seat: int, means: float, near: float, weights: Weights) -> float:
    """Cards in hand, and what they eat at the next festival."""
    hand = position.god_hands[seat].cards
    cards = float(len(hand))
    worth = weights.god_card * min(cards, weights.handful) - weights.card_too_many * max(0.0, cards - weights.handful)
    for card in hand:
        god = seat * GODS + position.data.card_god[card]
        if position.small_statues[god] or position.large_statues[god]:
            worth += weights.useful_card
    worth = cards * (1.0 - means) + means * worth
    return worth - weights.unfed * near * max(0.0, potatoes_missing(position, seat) - position.has(seat, GOLD))


def army(position: TawaPosition, seat: int, means: float, weights: Weights) -> float:
    worth = weights.army_in_hand * means * float(len(position.army_hands[seat].cards))
    kinds = len(position.data.army_copies)
    for kind in range(kinds):
        soldiers = position.data.army_soldiers[kind]
        up = position.army_up[seat * kinds + kind]
        worth += up * (weights.soldier * soldiers * means + 1.0 - means)
        worth += position.army_down[seat * kinds + kind] * weights.soldier_down * soldiers * means
    return worth


def buildings(position: TawaPosition, seat: int, festivals: float, means: float, weights: Weights) -> float:
    worth = 0.0
    for building in range(BUILDINGS):
        if position.owner[building] != seat:
            continue
        if building < PASSIVES or position.face_up[building]:
            worth += 2.0 + weights.building_up * means + weights.building_festival * festivals * means
        else:
            worth += weights.building_down * means + weights.building_down_festival * festivals * means
        if building >= PASSIVES:
            worth += means * weights.produce * output(position, building, weights)
    return worth


def output(position: TawaPosition, building: int, weights: Weights) -> float:
    """What a production building brings each time."""
    row = position.data.effects[position.data.building_effect[building]]
    worth = 0.0
    for place in range(0, len(row), 2):
        worth += gain(row[place], row[place + 1], weights)
    return worth


def gain(what: int, amount: int, weights: Weights) -> float:
    """What one part of a benefit is worth, roughly."""
    if what == POINTS:
        return float(amount)
    if what == POTATO:
        return weights.potato * amount
    if what == CORN:
        return weights.corn * amount
    if what == STONE:
        return weights.stone * amount
    if what == GOLD:
        return (1.0 + weights.gold) * amount
    if what == ARMY_CARD:
        return weights.army_in_hand * amount
    return amount * (TEMPLE_PRODUCED if what == TEMPLE else 1.0)


def statues(position: TawaPosition, seat: int, means: float, weights: Weights) -> float:
    worth = 0.0
    for god in range(GODS):
        worth += means * weights.small_statue * position.small_statues[seat * GODS + god]
        worth += means * weights.large_statue * position.large_statues[seat * GODS + god]
    return worth


def own_steps(position: TawaPosition, seat: int, means: float, weights: Weights) -> float:
    worth = 0.0
    for spot in range(2 * SECTIONS):
        if position.steps[spot] == seat:
            worth += weights.own_steps * means
    return worth


def leads_of(position: TawaPosition) -> list[int]:
    """Who leads in each region."""
    return [region_winner(position, region) for region in range(REGIONS)]


def add_regions(position: TawaPosition, leads: list[int], worths: list[float], festivals: float, weights: Weights) -> None:
    """Regions score the casualties at every festival."""
    points = (region_points(position) + weights.casualties_to_come) * festivals * weights.region
    for winner in leads:
        if winner != NOBODY:
            worths[winner] = worths[winner] + (points - weights.conquest)
    for marker in position.conquests:
        if marker >= 0:
            worths[marker] = worths[marker] + weights.conquest


def evaluation() -> Evaluation:
    result = TawantinsuyuEvaluation()
    result.conquests = ()
    result.leads = []
    result.spread = 12.0
    result.completions = 3
    result.hasty_completions = 2
    result.orders = 8
    result.weigh(WEIGHTS)
    return result
