"""Looks on while bots play, and writes down what an experiment asks about. Cheap: it reads what the game has listed and logged anyway."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import log
from typing import Any, Final

from qosqo.arena.contest import MOST_SCORE, Contest, Result, play_game
from qosqo.core.data import LARGEST_REAL
from qosqo.core.game import Game
from qosqo.core.phrases import KIND_SHIFT, PART_BITS, PART_MASK
from qosqo.core.position import LOST_POINTS_EVENT, POINTS_EVENT, Position
from qosqo.games import find_game
from qosqo.lab.watched import Family, action_names, parts_of, places_in, size_of, watched_of

QUARTERS: Final = 4


@dataclass(frozen=True)
class Observed:
    """What is known of one game that was played. Lists are by seat unless told otherwise."""

    number: int
    took: float
    """Seconds."""
    seats: list[int]
    """For each seat the place in the line-up of the bot that sat there."""
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    turns: list[int]
    points: list[list[int]]
    """By category and seat."""
    choices: int
    """Decisions with more than one legal move."""
    branching: float
    """The mean number of legal moves in these."""
    branching_log: float
    """The mean of its natural logarithm."""
    actions: dict[str, list[int]]
    """In how many turns of the seat something was done."""
    lead_changes: int
    decided: float
    """The part of the game after which the winner's lead was never lost (1: only the last turn or the final scoring decided)."""
    leaders: list[list[int]]
    """Who led after a quarter, half and three quarters of the game."""
    components: dict[str, dict[str, list[list[int]]]]
    """By family and component: in how many turns it was on offer, how often it was taken, and the turn when first (0: never)."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def fits(observed: Observed, game: Game, seats: int) -> bool:
    """Whether this can be a game with so many seats. It is read from a file, so every value may be anything."""
    sizes = {family.name: size_of(game, family) for family in watched_of(game).families}
    things = [(sizes.get(family, 0), number, rows) for family, found in observed.components.items() for number, rows in found.items()]
    by_seat = [observed.scores, observed.decisions, observed.turns, *observed.points, *observed.actions.values()]
    by_seat += [row for _, _, rows in things for row in rows]
    places = [observed.seats, observed.winners, *observed.leaders]
    reals = [
        (observed.took, LARGEST_REAL),
        (observed.branching, LARGEST_REAL),
        (observed.branching_log, log(LARGEST_REAL)),
        (observed.decided, 1),
    ]
    return (
        are_numbers([observed.number, observed.choices, observed.lead_changes], 3, 0, MOST_SCORE)
        and all(are_numbers(row, seats, -MOST_SCORE, MOST_SCORE) for row in by_seat)
        and all(0 < len(each) <= seats and are_numbers(each, len(each), 0, seats - 1) for each in places)
        and all(type(value) in (int, float) and 0 <= value <= most for value, most in reals)
        and (len(observed.points), len(observed.seats), len(observed.leaders)) == (len(game.categories), seats, QUARTERS - 1)
        and observed.actions.keys() <= set(action_names(game))
        and all(number.isascii() and number.isdigit() and int(number[:9]) < size and len(rows) == 3 for size, number, rows in things)
    )


def are_numbers(values: object, length: int, least: int, most: int) -> bool:
    if not isinstance(values, list) or len(values) != length:
        return False
    return all(type(value) is int and least <= value <= most for value in values)


class Seen:
    """The components of a family in one game, as flat lists: component × seats + seat."""

    def __init__(self, size: int, seats: int) -> None:
        self.offered = [0] * (size * seats)
        self.taken = [0] * (size * seats)
        self.first = [0] * (size * seats)
        self.last_offer = [-1] * (size * seats)


class Collector:
    """A watcher of one game (`qosqo.bots.play.Watcher`)."""

    def __init__(self, game: Game, seats: int) -> None:
        watched = watched_of(game)
        self.seats = seats
        self.game = game
        self.families = watched.families
        self.seen = [Seen(size_of(game, family), seats) for family in watched.families]
        self.offers: dict[int, list[tuple[int, tuple[int, ...], tuple[int, ...], bool]]] = {}
        """By kind of move: the families that it offers, where their parts are, what they count, and whether the move itself takes."""
        self.takes: dict[int, list[tuple[int, list[int], tuple[int, ...]]]] = {}
        """By kind of event likewise."""
        for number, family in enumerate(watched.families):
            self.look_for(number, family)
        self.turn_event = game.events.number(watched.turn) if watched.turn else -1
        self.action_of: dict[int, list[str]] = {}
        for name, kinds in watched.actions.items():
            for kind in kinds:
                self.action_of.setdefault(game.moves.number(kind), []).append(name)
        self.action_part: dict[int, tuple[int, str]] = {}
        for kind, part in watched.action_parts:
            parts = game.moves.kinds[game.moves.number(kind)].parts
            place = next(place for place, each in enumerate(parts) if each.name == part)
            self.action_part[game.moves.number(kind)] = (40 - PART_BITS * place, part)
        self.turns = [0] * seats
        self.last_to_act = -1
        self.points = [[0] * seats for _ in game.categories]
        self.choices = 0
        self.options = 0
        self.options_log = 0.0
        self.actions: dict[str, list[int]] = {name: [0] * seats for name in watched.actions}
        self.action_turns: dict[tuple[str, int], int] = {}
        self.course: list[list[int]] = []

    def look_for(self, number: int, family: Family) -> None:
        sizes = [part.size for part in parts_of(self.game, family)]
        weights: list[int] = []
        for place in range(len(sizes)):
            weight = 1
            for size in sizes[place + 1 :]:
                weight *= size
            weights.append(weight)
        for kind, places in places_in(self.game.moves, family, family.offered).items():
            shifts = tuple(40 - PART_BITS * place for place in places)
            self.offers.setdefault(kind, []).append((number, shifts, tuple(weights), not family.taken))
        for kind, places in places_in(self.game.events, family, family.taken).items():
            self.takes.setdefault(kind, []).append((number, places, tuple(weights)))

    # What happens.

    def begin(self, position: Position) -> None:
        position.journal = []

    def before(self, position: Position, seat: int, move: int) -> None:
        if self.turn_event < 0 and seat != self.last_to_act:
            self.last_to_act = seat
            self.turn_begins(position, seat)
        moves = position.moves()
        count = len(moves)
        kind = move >> KIND_SHIFT
        if count > 1:
            self.choices += 1
            self.options += count
            self.options_log += log(count)
            self.offer(moves, seat)
        for number, shifts, weights, taking in self.offers.get(kind, ()):
            if taking and count > 1:
                self.take(number, component(move, shifts, weights), seat)
        for name in self.action_of.get(kind, ()):
            self.act(name, seat)
        if kind in self.action_part:
            shift, part = self.action_part[kind]
            self.act(f"{part} {(move >> shift) & PART_MASK}", seat)

    def after(self, position: Position) -> None:
        journal = position.journal
        assert journal is not None
        for event in journal:
            kind = event.kind
            if kind == POINTS_EVENT:
                self.points[event.values[1]][event.seat] += event.values[0]
            elif kind == LOST_POINTS_EVENT:
                self.points[event.values[1]][event.seat] -= event.values[0]
            else:
                if kind == self.turn_event:
                    self.turn_begins(position, event.seat)
                for number, places, weights in self.takes.get(kind, ()):
                    values = event.values
                    self.take(number, sum(values[place] * weight for place, weight in zip(places, weights, strict=True)), event.seat)
        journal.clear()

    def turn_begins(self, position: Position, seat: int) -> None:
        self.turns[seat] += 1
        self.course.append(position.scores[:])

    def offer(self, moves: list[int], seat: int) -> None:
        """Note what can be taken. Moves are sorted by kind, so whole kinds that nobody asks about are passed over."""
        turn = self.turns[seat]
        start, end = 0, len(moves)
        while start < end:
            kind = moves[start] >> KIND_SHIFT
            stop = bisect_left(moves, (kind + 1) << KIND_SHIFT, start)
            for number, shifts, weights, _ in self.offers.get(kind, ()):
                if len(shifts) == 1:
                    shift = shifts[0]
                    found = {(move >> shift) & PART_MASK for move in moves[start:stop]}
                else:
                    found = {component(move, shifts, weights) for move in moves[start:stop]}
                seen = self.seen[number]
                for value in found:
                    place = value * self.seats + seat
                    if seen.last_offer[place] != turn:
                        seen.last_offer[place] = turn
                        seen.offered[place] += 1
            start = stop

    def take(self, number: int, value: int, seat: int) -> None:
        seen = self.seen[number]
        place = value * self.seats + seat
        if not seen.taken[place]:
            seen.first[place] = max(1, self.turns[seat])
        seen.taken[place] += 1

    def act(self, name: str, seat: int) -> None:
        turn = self.turns[seat]
        if turn and self.action_turns.get((name, seat)) != turn:
            self.action_turns[name, seat] = turn
            self.actions.setdefault(name, [0] * self.seats)[seat] += 1

    # What is kept.

    def observed(self, result: Result) -> Observed:
        changes, decided, leaders = course_of(self.course, result)
        choices = max(1, self.choices)
        return Observed(
            number=result.number,
            took=result.took,
            seats=result.seats,
            scores=result.scores,
            winners=result.winners,
            decisions=result.decisions,
            turns=self.turns,
            points=self.points,
            choices=self.choices,
            branching=round(self.options / choices, 3),
            branching_log=round(self.options_log / choices, 4),
            actions=self.actions,
            lead_changes=changes,
            decided=round(decided, 4),
            leaders=leaders,
            components={family.name: self.kept(seen) for family, seen in zip(self.families, self.seen, strict=True)},
        )

    def kept(self, seen: Seen) -> dict[str, list[list[int]]]:
        found: dict[str, list[list[int]]] = {}
        for start in range(0, len(seen.offered), self.seats):
            rows = [flat[start : start + self.seats] for flat in (seen.offered, seen.taken, seen.first)]
            if any(rows[0]) or any(rows[1]):
                found[str(start // self.seats)] = rows
        return found


def component(move: int, shifts: tuple[int, ...], weights: tuple[int, ...]) -> int:
    value = 0
    for shift, weight in zip(shifts, weights, strict=True):
        value += ((move >> shift) & PART_MASK) * weight
    return value


def course_of(course: list[list[int]], result: Result) -> tuple[int, float, list[list[int]]]:
    """How often the lead changed, when the game was decided, and who led at its quarters, from the scores at the beginning of each turn."""
    steps = [*course, result.scores]
    changes = 0
    last_alone = -1
    undecided = 0
    for number, scores in enumerate(steps):
        best = max(scores)
        leading = [seat for seat, score in enumerate(scores) if score == best]
        if len(leading) == 1:
            if last_alone not in (-1, leading[0]):
                changes += 1
            last_alone = leading[0]
        if not any(seat in result.winners for seat in leading) or (len(leading) > 1 and len(result.winners) == 1):
            undecided = number + 1
    leaders = []
    for quarter in range(1, QUARTERS):
        scores = steps[len(steps) * quarter // QUARTERS]
        leaders.append([seat for seat, score in enumerate(scores) if score == max(scores)])
    return changes, min(1.0, undecided / max(1, len(steps) - 1)), leaders


def observe_games(contest: Contest, numbers: Sequence[int]) -> list[Observed]:
    """Play some games of a contest and look on."""
    game = find_game(contest.game)
    found: list[Observed] = []
    for number in numbers:
        collector = Collector(game, contest.players)
        found.append(collector.observed(play_game(contest, number, collector)))
    return found
