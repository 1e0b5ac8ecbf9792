"""What a position of Cuzco (Kramer & Kiesling) is worth: points made, cities led, temples that can be built, ponds nearly surrounded."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from qosqo.bots.evaluation import Evaluation, even_choice, set_between
from qosqo.core.chance import Chance
from qosqo.core.phrases import kind_of, pack, part_a, part_b
from qosqo.core.position import NOBODY, Position
from qosqo.games.cuzco_kramer.end import points_for, scored_already
from qosqo.games.cuzco_kramer.highest_position import WEIGHT, leader, leader_at
from qosqo.games.cuzco_kramer.names import NO_GROUP, NO_STEP, NOT_YET, POND, VILLAGE, value_of
from qosqo.games.cuzco_kramer.phrases import MOVE_CROP, MOVE_DOUBLE, MOVE_ENTER, MOVE_MOVE, MOVE_POND
from qosqo.games.cuzco_kramer.ponds import ponds_of
from qosqo.games.cuzco_kramer.position import KramerPosition
from qosqo.games.cuzco_kramer.temples import steps_possible

HIGHEST_VALUE: Final = 10
"""Of temples: more hexes are of no use."""
PHASES: Final = 20
"""In so many steps weights change in the course of a game."""


class Weights:
    """What things are worth at one time of a game, in points."""

    final: float
    """The part of the final scoring that a place in a city promises."""
    nimble: float
    """How much of that goes by where Incas could stand: within a city they walk for nothing, so that a lead is safe only where no free hex
    is as high. The rest goes by where they stand."""
    own_chance: float
    """The part of a possible temple's points that counts while its builder has action points for it."""
    later_chance: float
    """The same while others are on turn and may take the lead or the floors."""
    weak_chance: float
    """The same where the player on turn only needs to step higher to take the lead away."""
    room_to_grow: float
    """Each hex of a village or city that a temple can still make use of, for the player who leads it."""
    foothold: float
    """Each Inca in a village or city: it counts in comparisons and opens festivals."""
    height: float
    """Each level of elevation of such an Inca."""
    action_point: float
    """An action point still to be spent this turn: what one brings on average. Half a turn of them is taken off, so that ending a turn
    looks neither good nor bad."""
    free_step: float
    """An Inca that moved for nothing: a little less, so that nobody walks about without need."""
    token: float
    """An extra-action token."""
    own_tile: float
    """A double or single in the own supply: more freedom later."""
    card: float
    """A festival card in hand, up to `MOST_CARDS` of them."""
    match: float
    """Every relic on them that the face-up card shows."""
    feast: float
    """The part of the points of the best festival that could be held now that counts for the player on turn."""
    later_feast: float
    """The same for others."""
    shore: float
    """The part of a pond's points that its leader may expect just before it is surrounded; less the more hexes are open."""


MOST_CARDS: Final = 5
"""More cards than this are hardly ever used."""
WEIGHTS: Final[dict[str, list[float]]] = {
    "final": [0.3, 1.0],
    "nimble": [0.5, 0.5],
    "own_chance": [1.0, 1.0],
    "later_chance": [0.3, 0.3],
    "weak_chance": [0.15, 0.15],
    "room_to_grow": [0.08, 0.08],
    "foothold": [0.13, 0.13],
    "height": [0.09, 0.09],
    "action_point": [0.8, 0.8],
    "free_step": [0.03, 0.03],
    "token": [0.8, 0.4],
    "own_tile": [0.2, 0.2],
    "card": [0.2, 0.05],
    "match": [0.2, 0.1],
    "feast": [0.6, 0.6],
    "later_feast": [0.25, 0.25],
    "shore": [0.52, 0.52],
}
"""The first number is for the beginning, the second for the last turns. `qosqo tune cuzco-kramer --by play` finds others."""


class Shores:
    """The ponds of a board that are not surrounded yet."""

    surface: list[int]
    """The board, as a position knows it."""
    lands: list[list[int]]
    """By pond the hexes with terrain beside it."""
    points: list[float]
    """By pond what it will bring to the player with the highest position there, the less the more hexes are open."""


class Heights:
    """The hexes of the villages and cities of a board, as far as they were asked for."""

    surface: list[int]
    """The board, as a position knows it."""
    of_group: dict[int, list[int]]
    """By group: its hexes without that of the temple, the highest first, each as height × `LEVEL` + cell."""


LEVEL: Final = 1024


class KramerEvaluation(Evaluation):
    heights: Heights | None
    """Those looked at last, as with the shores."""
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
        self.heights = None

    def worths(self, position: Position) -> list[float]:
        assert isinstance(position, KramerPosition)
        worths = [float(score) for score in position.scores]
        if position.over():
            return worths
        scored = scored_already(position)
        turn_of = position.stack[0].seat
        weights = self.phases[int(progress_of(position) * PHASES)]
        feasts = add_settlements(position, self.heights_of(position), worths, worths, worths, scored, turn_of, weights)
        add_ponds(position, self.shores_of(position), worths, weights)
        for seat in range(position.seats):
            if not scored[seat]:
                worths[seat] = worths[seat] + (supply(position, seat, weights) + cards(position, seat, feasts[seat], weights))
        worths[turn_of] = worths[turn_of] + actions(position, weights)
        return worths

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, KramerPosition)
        parts = {"points": float(position.scores[seat])}
        if position.over():
            return parts
        scored = scored_already(position)
        turn_of = position.stack[0].seat
        weights = self.phases[int(progress_of(position) * PHASES)]
        cities, temples, incas, ponds = ([0.0] * position.seats for _ in range(4))
        feasts = add_settlements(position, self.heights_of(position), cities, temples, incas, scored, turn_of, weights)
        add_ponds(position, self.shores_of(position), ponds, weights)
        parts["cities"] = cities[seat]
        parts["temples"] = temples[seat]
        parts["incas"] = incas[seat]
        parts["ponds"] = ponds[seat]
        parts["supply"] = 0.0 if scored[seat] else supply(position, seat, weights)
        parts["cards"] = 0.0 if scored[seat] else cards(position, seat, feasts[seat], weights)
        parts["actions"] = actions(position, weights) if seat == turn_of else 0.0
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

    def heights_of(self, position: KramerPosition) -> Heights:
        known = self.heights
        if known is not None and position.board_shared and known.surface is position.surface:
            return known
        found = Heights()
        found.surface = position.surface
        found.of_group = {}
        if position.board_shared:
            self.heights = found
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
        # Rotations of a tile follow each other, and hundreds of them make the most of long lists.
        turned = bisect_left(moves, pack(MOVE_DOUBLE + 1))
        place = 0
        while place < turned:
            move = moves[place]
            next_hex = pack(kind_of(move), part_a(move) + 1)
            end = place + 1
            while end < turned and moves[end] < next_hex:
                end += 1
            if is_busy(position, move):
                busy.extend(moves[place:end])
            else:
                quiet.extend(moves[place:end])
            place = end
        for move in moves[turned:]:
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
    set_between(result, named, progress)
    return result


def supply(position: KramerPosition, seat: int, weights: Weights) -> float:
    """Extra-action tokens and own tiles."""
    tiles = position.doubles[seat] + position.villages[seat] + position.crops[seat]
    return weights.token * position.tokens[seat] + weights.own_tile * tiles


def cards(position: KramerPosition, seat: int, feast: float, weights: Weights) -> float:
    """Festival cards, and the best festival that they could be used for."""
    matches = position.data.matches[position.face_up]
    relics = 0
    count = 0
    for card in position.hands[seat].cards:
        relics += matches[card]
        count += 1
    if relics == 0:
        feast = 0.0
    return weights.card * min(count, MOST_CARDS) + weights.match * min(relics, MOST_CARDS) + feast


def actions(position: KramerPosition, weights: Weights) -> float:
    """What the player on turn can still do, compared to half a turn."""
    return weights.action_point * (position.action_points - position.data.action_points / 2) - weights.free_step * float(
        len(position.rested)
    )


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
    heights: Heights,
    cities: list[float],
    temples: list[float],
    incas: list[float],
    scored: list[bool],
    turn_of: int,
    weights: Weights,
) -> list[float]:
    """Villages and cities with Incas: final scoring as it stands, temples that could be built, footholds. Where only the sum counts, all
    three lists are the same. The answer is by seat what the best festival may bring that it could hold there."""
    feasts = [0.0] * position.seats
    group_of = position.group
    height = position.height
    groups: list[int] = []
    strengths: list[list[int]] = []
    counts: list[list[int]] = []
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
                counts.append([0] * position.seats)
            strengths[number][seat] = strengths[number][seat] + WEIGHT[height[cell]]
            counts[number][seat] = counts[number][seat] + 1
            if not scored[seat]:
                incas[seat] = incas[seat] + (weights.foothold + weights.height * height[cell])
    for number in range(len(groups)):
        add_settlement(
            position, heights, cities, temples, feasts, groups[number], strengths[number], counts[number], scored, turn_of, weights
        )
    return feasts


def add_settlement(
    position: KramerPosition,
    heights: Heights,
    cities: list[float],
    temples: list[float],
    feasts: list[float],
    group: int,
    strengths: list[int],
    counts: list[int],
    scored: list[bool],
    turn_of: int,
    weights: Weights,
) -> None:
    city = group < position.data.cells
    extent = position.extent[group % position.data.cells]
    step = NO_STEP
    present = 0
    for count in counts:
        if count:
            present += 1
    if city:
        temple = position.temple_number(group)
        step = position.steps[temple]
        if not position.discs[temple]:
            data = position.data
            points = data.festival_alone[step] if present == 1 else data.festival_shared[step]
            for seat in range(position.seats):
                if counts[seat]:
                    feasts[seat] = max(feasts[seat], (weights.feast if seat == turn_of else weights.later_feast) * points)
    value = value_of(step)
    led_by = leader(strengths)
    could_lead = led_by
    if present > 1:
        best = highest_possible(position, tops_of(position, heights, group), counts)
        if city:
            add_places(position, cities, strengths, value, weights.final * (1.0 - weights.nimble), scored)
            add_places(position, cities, best, value, weights.final * weights.nimble, scored)
        if led_by != turn_of:
            could_lead = leader([best[seat] if seat == turn_of else strengths[seat] for seat in range(position.seats)])
    elif city and not scored[led_by]:
        cities[led_by] = cities[led_by] + weights.final * value
    if led_by != NOBODY and not scored[led_by]:
        cities[led_by] = cities[led_by] + weights.room_to_grow * min(extent, HIGHEST_VALUE)
    higher = steps_possible(position, extent, step)
    if higher == 0:
        return
    new_value = value_of(step + higher)
    gain = new_value // 2 + weights.final * (new_value - value)
    if could_lead == turn_of and position.action_points > 0 and group not in position.changed and not scored[turn_of]:
        temples[turn_of] = temples[turn_of] + (weights.own_chance * gain - weights.action_point)
    elif led_by != NOBODY and not scored[led_by] and (led_by != turn_of or position.last_turns == NOT_YET):
        temples[led_by] = temples[led_by] + (weights.later_chance if could_lead == led_by else weights.weak_chance) * gain


def add_places(position: KramerPosition, cities: list[float], strengths: list[int], value: int, part: float, scored: list[bool]) -> None:
    """A part of what the final scoring would bring everybody with such strengths."""
    first = max(strengths)
    second = 0
    for each in strengths:
        if second < each < first:
            second = each
    for seat in range(position.seats):
        if not scored[seat]:
            if strengths[seat] == first:
                cities[seat] = cities[seat] + part * points_for(1, value)
            elif strengths[seat] == second and second > 0:
                cities[seat] = cities[seat] + part * points_for(2, value)


def tops_of(position: KramerPosition, heights: Heights, group: int) -> list[int]:
    known = heights.of_group.get(group)
    if known is not None:
        return known
    found: list[int] = []
    group_of = position.group
    height = position.height
    cells = position.data.cells
    hexes = position.extent[group] - 1 if group < cells else position.extent[group - cells]
    cell: i64 = 0 if group < cells else group - cells
    while len(found) < hexes:
        if group_of[cell] == group and cell != group:
            found.append(height[cell] * LEVEL + cell)
        cell += 1
    found.sort(reverse=True)
    heights.of_group[group] = found
    return found


def highest_possible(position: KramerPosition, tops: list[int], counts: list[int]) -> list[int]:
    """By seat how strong it would be if its Incas there walked to the highest hexes, while those of the others stay."""
    result: list[int] = []
    for seat in range(position.seats):
        left = counts[seat]
        total = 0
        for top in tops:
            if left == 0:
                break
            here = position.inca[top % LEVEL]
            if here in (NOBODY, seat):
                total += WEIGHT[top // LEVEL]
                left -= 1
        result.append(total)
    return result


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
            worths[leader] = worths[leader] + weights.shore * shores.points[place]


def evaluation() -> Evaluation:
    result = KramerEvaluation()
    result.spread = 12.0
    result.completions = 0
    result.hasty_completions = 0
    result.orders = 30
    result.spent = ("actions",)
    result.weigh(WEIGHTS)
    return result
