"""What a position of Cuzco (Feld) is worth: points made, points that will be scored as things stand, and means to make more."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation, set_between
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

MUCH_FOOD: Final = 5


class Weights:
    """What things are worth in one round, in points."""

    die: float
    """A die still to be placed this round: with its pips about what one brings, so that placing it looks neither good nor bad in itself."""
    pip: float
    """Each of its pips."""
    exchange_pip: float
    """A pip of the die that is just being exchanged."""
    ability_use: float
    """A use of an ability still open in this phase."""
    knowledge: float
    """A step of knowledge, beside its points at the end of the round: turn order."""
    first: float
    """Being ahead of everybody in turn order, less for those behind."""
    priest_stays: float
    """How likely a priest on the lowest step is still there a round later; the higher the better."""
    step_helps: float
    medal: float
    """Two points in the end, or the use of a card."""
    medal_in_sight: float
    """Getting the temple's medal as things stand."""
    on_top: float
    """The part of a village's value that the topmost quipu may expect at the start; it grows to all of it."""
    feather: float
    ready_circlet: float
    """The part of a circlet's points that counts when both feathers are there."""
    one_feather: float
    """The same with one feather, if there is time for the other."""
    mission: float
    nearly: float
    """A mission not yet done counts for so much of its points, times the square of the part that is done."""
    food: float
    offering: float
    card: float
    """A god card with an offering to pay for it; without one it is worth the part below."""
    unpaid: float
    tile: float
    tile_value: float
    """What an unslid tile brings when exchanged, for each knowledge or food on it."""
    pututu: float
    ability_worth: list[float]
    """What the ability of one tile brings each round, in the order of the abilities."""
    ability_comes_true: float
    """How much of it really comes each round."""
    quipus_in_sight: float
    others_in_sight: float
    circlets_in_sight: float
    tiles_in_sight: float
    missions_in_sight: float
    """The part of each all-or-nothing bonus that counts when it is nearly reached."""


WEIGHTS: Final[dict[str, list[float]]] = {
    "die": [3.26, 5.55],
    "pip": [0.64, 0.46],
    "exchange_pip": [1.42],
    "ability_use": [1.25],
    "knowledge": [2.97, 1.82],
    "first": [1.11],
    "priest_stays": [0.19],
    "step_helps": [0.2],
    "medal": [5.94, 3.35],
    "medal_in_sight": [1.99, 3.65],
    "on_top": [0.017],
    "feather": [1.53, 1.86],
    "ready_circlet": [0.54, 0.49],
    "one_feather": [0.14, 0.21],
    "mission": [4.75, 5.23],
    "nearly": [1.58, 1.57],
    "food": [1.95, 1.28],
    "offering": [0.16, 0.18],
    "card": [2.99, 1.04],
    "unpaid": [0.34],
    "tile": [1.01, 1.79],
    "tile_value": [0.56, 0.26],
    "pututu": [0.27],
    "ability_worth": [0.29, 1.08, 3.34, 3.07, 1.16, 3.31, 0.2, 0.21, 7.64, 0.26, 0.26, 0.76],
    "ability_comes_true": [0.44],
    "quipus_in_sight": [0.25],
    "others_in_sight": [0.3],
    "circlets_in_sight": [0.34],
    "tiles_in_sight": [0.24],
    "missions_in_sight": [0.36],
}
"""Two numbers are for the first round and the last; in between a weight changes evenly. `qosqo tune cuzco-feld --by play` finds others."""


class Kept:
    """What a part of the worth was to each seat where it was last asked for. Most moves leave most tuples of a position as they are:
    the same ones tell that nothing has changed."""

    moment: int
    first: tuple[int, ...]
    second: tuple[int, ...]
    worths: list[float]

    def fits(self, moment: int, first: tuple[int, ...], second: tuple[int, ...]) -> bool:
        return self.moment == moment and self.first is first and self.second is second

    def keep(self, moment: int, first: tuple[int, ...], second: tuple[int, ...], worths: list[float]) -> None:
        self.moment = moment
        self.first = first
        self.second = second
        self.worths = worths


def nothing_kept() -> Kept:
    result = Kept()
    result.keep(-1, (), (), [])
    return result


class FeldEvaluation(Evaluation):
    named: dict[str, list[float]]
    """The weights, as `WEIGHTS`."""
    rounds: list[Weights]
    """The same for each round."""
    values: tuple[int, ...]
    """The villages' values of the game that the kept parts are of."""
    temple: Kept
    villages: Kept
    headdress: Kept
    tiles: Kept
    supplies: Kept

    def weights(self) -> dict[str, list[float]]:
        return self.named

    def weigh(self, weights: dict[str, list[float]]) -> None:
        self.named = weights
        self.rounds = [weights_in(weights, number) for number in range(1, ROUNDS + 1)]
        self.begin(())

    def begin(self, values: tuple[int, ...]) -> None:
        """Keep nothing of another game, or of other weights."""
        self.values = values
        self.temple = nothing_kept()
        self.villages = nothing_kept()
        self.headdress = nothing_kept()
        self.tiles = nothing_kept()
        self.supplies = nothing_kept()

    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, FeldPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        if position.value_of is not self.values:
            self.begin(position.value_of)
        weights = self.rounds[position.round - 1]
        seats = position.seats
        moment = 8 * position.round + position.phase
        in_temple = self.temple
        if not in_temple.fits(moment, position.temple, position.medals):
            winner = medal_winner(position) if position.phase < PHASE_CUZCO else NOBODY
            found = [temple(position, seat, winner, weights) for seat in range(seats)]
            in_temple.keep(moment, position.temple, position.medals, found)
        in_villages = self.villages
        if not in_villages.fits(moment, position.quipus, position.delivered):
            found = [villages(position, seat, weights) for seat in range(seats)]
            in_villages.keep(moment, position.quipus, position.delivered, found)
        on_heads = self.headdress
        if not on_heads.fits(moment, position.feathers, position.circlets):
            found = [headdress(position, seat, weights) for seat in range(seats)]
            on_heads.keep(moment, position.feathers, position.circlets, found)
        on_masks = self.tiles
        if not on_masks.fits(moment, position.spaces, position.slid):
            found = [tiles(position, seat, weights) for seat in range(seats)]
            on_masks.keep(moment, position.spaces, position.slid, found)
        in_store = self.supplies
        if not in_store.fits(moment, position.goods, position.food):
            found = [supplies(position, seat, weights) for seat in range(seats)]
            in_store.keep(moment, position.goods, position.food, found)
        for seat in range(seats):
            worths[seat] = worths[seat] + (
                dice(position, seat, weights)
                + turn_order(position, seat, weights)
                + university(position, seat, weights)
                + in_temple.worths[seat]
                + in_villages.worths[seat]
                + on_heads.worths[seat]
                + on_masks.worths[seat]
                + missions(position, seat, weights)
                + in_store.worths[seat]
                + cards(position, seat, weights)
            )
        if position.phase <= PHASE_ABILITIES:
            acting = position.stack[-1].seat
            worths[acting] = worths[acting] + weights.exchange_pip * position.pips
            if position.phase == PHASE_ABILITIES:
                uses = position.uses
                worths[acting] += weights.ability_use * (uses[0] + uses[1])
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, FeldPosition)
        parts = {"points": float(position.scores[seat])}
        if position.over():
            return parts
        weights = self.rounds[position.round - 1]
        winner = medal_winner(position) if position.phase < PHASE_CUZCO else NOBODY
        uses = weights.ability_use * sum(position.uses) if position.phase == PHASE_ABILITIES else 0.0
        parts["dice"] = dice(position, seat, weights)
        if position.phase <= PHASE_ABILITIES and position.stack[-1].seat == seat:
            parts["dice"] += weights.exchange_pip * position.pips + uses
        parts["order"] = turn_order(position, seat, weights)
        parts["university"] = university(position, seat, weights)
        parts["temple"] = temple(position, seat, winner, weights)
        parts["villages"] = villages(position, seat, weights)
        parts["headdress"] = headdress(position, seat, weights)
        parts["tiles"] = tiles(position, seat, weights)
        parts["missions"] = missions(position, seat, weights)
        parts["supplies"] = supplies(position, seat, weights)
        parts["cards"] = cards(position, seat, weights)
        return parts

    def progress(self, position: Position) -> float:
        assert isinstance(position, FeldPosition)
        return (position.round - 1) / ROUNDS

    def left(self, position: Position, seat: int) -> dict[str, int]:
        assert isinstance(position, FeldPosition)
        if position.phase != PHASE_DICE:
            return {}
        return {"dice": sum(1 for die in position.dice[seat * DICE : seat * DICE + DICE] if die)}


def weights_in(named: dict[str, list[float]], number: int) -> Weights:
    """The weights of a round."""
    result = Weights()
    result.ability_worth = named["ability_worth"]
    set_between(result, {name: values for name, values in named.items() if name != "ability_worth"}, number - 1, ROUNDS - 1)
    return result


def rounds_left(position: FeldPosition) -> int:
    """Rounds still to be played, without the present one."""
    return ROUNDS - position.round


def dice(position: FeldPosition, seat: int, weights: Weights) -> float:
    worth = 0.0
    if position.phase == PHASE_DICE:
        for place in range(seat * DICE, seat * DICE + DICE):
            die = position.dice[place]
            if die:
                worth += weights.die + weights.pip * die
    return worth


def turn_order(position: FeldPosition, seat: int, weights: Weights) -> float:
    if rounds_left(position) == 0:
        return 0.0
    return weights.first * (position.seats - 1 - position.order.index(seat)) / position.seats


def university(position: FeldPosition, seat: int, weights: Weights) -> float:
    return university_points(position, seat) * weights.knowledge if position.phase < PHASE_CUZCO else 0.0


def temple(position: FeldPosition, seat: int, winner: int, weights: Weights) -> float:
    """Priests and Inti medals; the winner would get the temple's."""
    data = position.data
    scored = position.phase >= PHASE_CUZCO
    worth = weights.medal_in_sight if seat == winner and not scored else 0.0
    for step in range(PIPS):
        if position.temple[step] == seat:
            stays = weights.priest_stays + weights.step_helps * step
            likely = 1.0 if not scored else stays
            for turn in range(position.round + (1 if scored else 0), ROUNDS + 1):
                worth += likely * data.priest_points[turn - 1]
                likely *= stays
    return worth + weights.medal * position.medals[seat]


def villages(position: FeldPosition, seat: int, weights: Weights) -> float:
    played = position.round / ROUNDS
    worth = 0.0
    for village in range(VILLAGES):
        if position.top_quipu(village) == seat:
            worth += position.value_of[village] * (weights.on_top + (1.0 - weights.on_top) * played)
    return worth + POINTS_FOR_QUIPUS * likely_bonus(bits_in(position.delivered[seat]), QUIPUS, weights.quipus_in_sight)


def headdress(position: FeldPosition, seat: int, weights: Weights) -> float:
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
                worth += weights.ready_circlet * points
            elif pair == 1:
                worth += weights.one_feather * points * min(1.0, 0.4 + 0.2 * left)
    return (
        worth
        + weights.feather * feathers
        + POINTS_FOR_FEATHERS * likely_bonus(feathers, SLOTS, weights.others_in_sight)
        + POINTS_FOR_CIRCLETS * likely_bonus(flipped, CIRCLETS, weights.circlets_in_sight)
    )


def tiles(position: FeldPosition, seat: int, weights: Weights) -> float:
    """Tiles for their abilities, of which one of each colour is used per round, and for what they bring when slid down."""
    left = rounds_left(position) + (1 if position.phase <= PHASE_ABILITIES else 0)
    worth = 0.0
    count = 0
    owned: list[int] = []
    spaces = position.spaces
    for space in range(seat * SPACES, seat * SPACES + SPACES):
        tile = spaces[space]
        if tile != EMPTY and tile != QUIPU:
            count += 1
            owned.append(tile // COPIES)
            if left > 0 and not position.slid[space]:
                worth += weights.tile_value * position.data.tile_values[tile]
    if left > 0:
        for colour in range(2):
            best = 0.0
            for kind in owned:
                if kind // ABILITIES == colour:
                    same = 0
                    for other in owned:
                        if other == kind:
                            same += 1
                    best = max(best, same * weights.ability_worth[kind % ABILITIES])
            worth += best * left * weights.ability_comes_true
    return worth + weights.tile * count + POINTS_FOR_TILES * likely_bonus(count, SPACES, weights.tiles_in_sight)


def missions(position: FeldPosition, seat: int, weights: Weights) -> float:
    worth = 0.0
    left = rounds_left(position)
    for held in range(seat * HELD_MISSIONS, seat * HELD_MISSIONS + HELD_MISSIONS):
        mission = position.missions[held]
        if mission == NO_MISSION:
            continue
        need = position.data.mission_need[mission]
        have = reached(position, seat, mission)
        if have >= need:
            worth += weights.mission
        elif left > 0 or position.phase < PHASE_END:
            part = have / need
            worth += weights.mission * weights.nearly * part * part * min(1.0, 0.3 + 0.2 * left)
    return worth + POINTS_FOR_MISSIONS * likely_bonus(position.completed[seat], MISSIONS_FOR_THE_BONUS, weights.missions_in_sight)


def supplies(position: FeldPosition, seat: int, weights: Weights) -> float:
    """Goods and food."""
    left = rounds_left(position)
    goods = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        goods += position.goods[good]
    worth = POINTS_FOR_GOODS * likely_bonus(goods, GOODS_FOR_THE_BONUS, weights.others_in_sight)
    if left > 0 or position.phase <= PHASE_CUZCO:
        food = position.food[seat]
        worth += weights.food * min(food, MUCH_FOOD) + 0.4 * weights.food * max(0, food - MUCH_FOOD)
    return worth


def cards(position: FeldPosition, seat: int, weights: Weights) -> float:
    """God cards with what pays for them, and pututus."""
    if rounds_left(position) == 0 and position.phase > PHASE_ABILITIES:
        return 0.0
    offerings = position.offerings[seat]
    held = len(position.hands[seat].cards)
    paid = min(offerings, held)
    worth = weights.offering * min(offerings, 4) + weights.card * paid + weights.card * (held - paid) * weights.unpaid
    return worth + weights.pututu * (position.light[seat] + 2 * position.dark[seat])


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
    result.weigh(WEIGHTS)
    return result
