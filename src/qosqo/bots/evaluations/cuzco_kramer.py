"""What a position of Cuzco (Kramer & Kiesling) is worth: points made, cities led, temples that can be built, ponds nearly surrounded."""

from __future__ import annotations

from typing import Final

from qosqo.bots.evaluation import Evaluation, even_choice
from qosqo.core.chance import Chance
from qosqo.core.phrases import kind_of, part_a, part_b
from qosqo.core.position import NOBODY, Position
from qosqo.games.cuzco_kramer.end import points_for, scored_already
from qosqo.games.cuzco_kramer.highest_position import WEIGHT, leader_at
from qosqo.games.cuzco_kramer.names import NO_GROUP, NO_STEP, NOT_YET, POND, VILLAGE, value_of
from qosqo.games.cuzco_kramer.phrases import MOVE_CROP, MOVE_ENTER, MOVE_MOVE, MOVE_POND
from qosqo.games.cuzco_kramer.ponds import ponds_of
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import steps_possible

PHASES: Final = 20
"""In so many steps weights change in the course of a game."""


class Weights:
    """What things are worth at one time of a game, in points."""

    final_at_first: float
    """The part of the final scoring that a lead in a city promises at the start of the game; it grows to all of it."""
    own_chance: float
    """The part of a possible temple's points that counts while its builder has action points for it."""
    later_chance: float
    """The same while others are on turn and may take the lead or the floors."""
    room_to_grow: float
    """Each hex of a village or city, for the player who leads it."""
    foothold: float
    """Each Inca in a village or city: it counts in comparisons and opens festivals."""
    height: float
    """Each level of elevation of such an Inca."""
    action_point: float
    """An action point still to be spent this turn: what one brings on average, so that ending a turn looks neither good nor bad."""
    token: float
    """An extra-action token."""
    own_tile: float
    """A double or single in the own supply: more freedom later."""
    card: float
    """A festival card in hand; the same again for every relic that the face-up card shows."""
    shore: float
    """The part of a pond's points that its leader may expect just before it is surrounded; less the more hexes are open."""


WEIGHTS: Final[dict[str, list[float]]] = {
    "final_at_first": [0.3],
    "own_chance": [1.0],
    "later_chance": [0.27],
    "room_to_grow": [0.08],
    "foothold": [0.13],
    "height": [0.09],
    "action_point": [0.8],
    "token": [0.8],
    "own_tile": [0.1],
    "card": [0.2],
    "shore": [0.52],
}
"""Two numbers would be for the beginning and for the last turns. `qosqo tune cuzco-kramer --by play` finds others."""


class Shores:
    """The ponds of a board that are not surrounded yet."""

    surface: list[int]
    """The board, as a position knows it."""
    lands: list[list[int]]
    """By pond the hexes with terrain beside it."""
    points: list[float]
    """By pond what it will bring to the player with the highest position there, the less the more hexes are open."""


class KramerEvaluation(Evaluation):
    shores: Shores | None
    """Those looked at last: most moves leave them as they are."""
    named: dict[str, list[float]]
    """The weights, as `WEIGHTS`."""
    phases: list[Weights]
    """The same for each phase of the game, and for the last turns."""

    def weights(self) -> dict[str, list[float]]:
        return self.named

    def weigh(self, weights: dict[str, list[float]]) -> None:
        self.named = weights
        self.phases = [weights_at(weights, phase / PHASES) for phase in range(PHASES + 1)]
        self.shores = None

    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, KramerPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        scored = scored_already(position)
        turn_of = position.stack[0].seat
        progress = progress_of(position)
        weights = self.phases[int(progress * PHASES)]
        add_settlements(position, worths, worths, worths, progress, scored, turn_of, weights)
        add_ponds(position, self.shores_of(position), worths, weights)
        for seat in range(position.seats):
            if not scored[seat]:
                worths[seat] += supply(position, seat, progress, weights) + cards(position, seat, weights)
        worths[turn_of] += weights.action_point * position.action_points
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, KramerPosition)
        parts = {"points": float(position.scores[seat])}
        if position.over():
            return parts
        scored = scored_already(position)
        turn_of = position.stack[0].seat
        progress = progress_of(position)
        weights = self.phases[int(progress * PHASES)]
        cities, temples, incas, ponds = ([0.0] * position.seats for _ in range(4))
        add_settlements(position, cities, temples, incas, progress, scored, turn_of, weights)
        add_ponds(position, self.shores_of(position), ponds, weights)
        parts["cities"] = cities[seat]
        parts["temples"] = temples[seat]
        parts["incas"] = incas[seat]
        parts["ponds"] = ponds[seat]
        parts["supply"] = 0.0 if scored[seat] else supply(position, seat, progress, weights)
        parts["cards"] = 0.0 if scored[seat] else cards(position, seat, weights)
        parts["actions"] = weights.action_point * position.action_points if seat == turn_of else 0.0
        return parts

    def shores_of(self, position: KramerPosition) -> Shores:
        """A board that positions share never changes again: what was found on it holds as long as it is the same one."""
        known = self.shores
        if known is not None and position.board_shared and known.surface is position.surface:
            return known
        found = shores_on(position)
        if position.board_shared:
            self.shores = found
        return found

    def progress(self, position: Position) -> float:
        assert isinstance(position, KramerPosition)
        return progress_of(position)

    def left(self, position: Position, seat: int) -> dict[str, int]:
        assert isinstance(position, KramerPosition)
        return {"actions": position.action_points if seat == position.stack[0].seat else 0}

    def aside(self, position: Position) -> bool:
        """Festivals ask the others, too."""
        return position.to_act() != position.stack[0].seat

    def shortlist(self, position: Position, moves: list[int], most: int, chance: Chance) -> list[int]:
        """Mostly moves where something is going on: terrain that touches villages, Incas that go into them."""
        if len(moves) <= most:
            return moves
        assert isinstance(position, KramerPosition)
        busy: list[int] = []
        quiet: list[int] = []
        for move in moves:
            if is_busy(position, move):
                busy.append(move)
            else:
                quiet.append(move)
        chosen = even_choice(busy, most - most // 8, chance)
        return sorted(chosen + even_choice(quiet, most - len(chosen), chance))


def progress_of(position: KramerPosition) -> float:
    """How far the game has come: 0 at the start, 1 in the last turns."""
    return 1.0 if position.last_turns != NOT_YET else 1.0 - position.triples / position.data.triples


def weights_at(named: dict[str, list[float]], progress: float) -> Weights:
    """The weights at a time of the game."""
    result = Weights()
    for name, values in named.items():
        setattr(result, name, values[0] + (values[-1] - values[0]) * progress)
    return result


def supply(position: KramerPosition, seat: int, progress: float, weights: Weights) -> float:
    """Extra-action tokens and own tiles."""
    tiles = position.doubles[seat] + position.villages[seat] + position.crops[seat]
    return (weights.token * position.tokens[seat]) * (1.0 - 0.7 * progress) + weights.own_tile * tiles * (1.0 - progress)


def cards(position: KramerPosition, seat: int, weights: Weights) -> float:
    matches = position.data.matches[position.face_up]
    worth = 0.0
    for card in position.hands[seat].cards:
        worth += weights.card * (1 + matches[card])
    return worth


def is_busy(position: KramerPosition, move: int) -> bool:
    kind = kind_of(move)
    if kind <= MOVE_CROP:
        cell = part_a(move)
        if position.group[cell] != NO_GROUP:
            return True
        return any(position.group[near] != NO_GROUP for near in position.data.beside[cell])
    if kind in (MOVE_ENTER, MOVE_MOVE):
        return position.surface[part_a(move) if kind == MOVE_ENTER else part_b(move)] == VILLAGE
    return kind != MOVE_POND


def add_settlements(
    position: KramerPosition,
    cities: list[float],
    temples: list[float],
    incas: list[float],
    progress: float,
    scored: list[bool],
    turn_of: int,
    weights: Weights,
) -> None:
    """Villages and cities with Incas: final scoring as it stands, temples that could be built, footholds. Where only the sum counts, all
    three lists are the same."""
    final = weights.final_at_first + (1.0 - weights.final_at_first) * progress
    group_of = position.group
    height = position.height
    groups: list[int] = []
    strengths: list[list[int]] = []
    for seat in range(position.seats):
        for cell in position.incas[seat]:
            group = group_of[cell]
            if group == NO_GROUP:
                continue
            number = 0
            while number < len(groups) and groups[number] != group:
                number += 1
            if number == len(groups):
                groups.append(group)
                strengths.append([0] * position.seats)
            strengths[number][seat] += WEIGHT[height[cell]]
            if not scored[seat]:
                incas[seat] += weights.foothold + weights.height * height[cell]
    for number in range(len(groups)):
        add_settlement(position, cities, temples, groups[number], strengths[number], final, scored, turn_of, weights)


def add_settlement(
    position: KramerPosition,
    cities: list[float],
    temples: list[float],
    group: int,
    strengths: list[int],
    final: float,
    scored: list[bool],
    turn_of: int,
    weights: Weights,
) -> None:
    city = group < position.data.cells
    extent = position.extent[group % position.data.cells]
    step = position.steps[position.temple_number(group)] if city else NO_STEP
    first = max(strengths)
    second = 0
    for each in strengths:
        if second < each < first:
            second = each
    value = value_of(step)
    leader = NOBODY
    leaders = 0
    for seat in range(position.seats):
        if strengths[seat] == first:
            leader = seat
            leaders += 1
            if not scored[seat]:
                cities[seat] += final * points_for(1, value)
        elif strengths[seat] == second and second > 0 and not scored[seat]:
            cities[seat] += final * points_for(2, value)
    if leaders > 1 or scored[leader]:
        return
    cities[leader] += weights.room_to_grow * extent
    higher = steps_possible(position, extent, step)
    if higher == 0:
        return
    own = leader == turn_of and position.action_points > 0 and group not in position.changed
    if not own and position.last_turns != NOT_YET and leader == turn_of:
        return
    new_value = value_of(step + higher)
    temples[leader] += (weights.own_chance if own else weights.later_chance) * (new_value // 2 + final * (new_value - value))


def shores_on(position: KramerPosition) -> Shores:
    result = Shores()
    result.surface = position.surface
    result.lands = []
    result.points = []
    for pond in ponds_of(position, POND):
        result.lands.append(pond.shore)
        result.points.append(position.data.pond_points * len(pond.tiles) / (1 + len(pond.gaps)))
    return result


def add_ponds(position: KramerPosition, shores: Shores, worths: list[float], weights: Weights) -> None:
    """Ponds not yet surrounded, for the player with the highest position on their shores."""
    for place in range(len(shores.lands)):
        leader = leader_at(position, shores.lands[place])
        if leader != NOBODY:
            worths[leader] += weights.shore * shores.points[place]


def evaluation() -> Evaluation:
    result = KramerEvaluation()
    result.spread = 12.0
    result.completions = 0
    result.hasty_completions = 0
    result.orders = 30
    result.spent = ("actions",)
    result.weigh(WEIGHTS)
    return result
