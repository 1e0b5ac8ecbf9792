"""What a seat could do: a few ways to play the present turn, each with what it brings, part by part of the evaluation.

A plan goes on as long as the seat decides alone and nothing new comes to light; what chance or others decide then is left open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.search import SearchBot
from qosqo.core.chance import seeded
from qosqo.core.exercises import depends_on_luck
from qosqo.core.phrases import kind_of
from qosqo.core.position import POINTS_EVENT, Position

MOST_PLANS: Final = 3
CANDIDATES: Final = 6
"""So many first moves are played on, the ones looked at most first."""
SENSIBLE: Final = 0.12
"""A first move that got less than this part of the attention of the best one is not proposed."""
LONGEST_PLAN: Final = 12
WORLDS: Final = 4
"""In so many imagined positions a plan is tried that ends with something coming to light; the mean is told."""
FIRST_PART: Final = 0.5
"""The part of the time for the first move; the rest is for playing on."""
SECONDS: Final = 2.4


@dataclass(frozen=True)
class Plan:
    """One way to play the turn."""

    moves: tuple[int, ...]
    scored: dict[int, float]
    """Points made on the way, by the game's categories."""
    gains: dict[str, float]
    """By how much the parts of the evaluation change, beside the points and what every turn uses up."""
    others: float
    """By how much the other seats' worths change, together."""
    left: dict[str, int]
    """What remains to act with."""
    open: bool
    """It ends because chance, a hidden card or somebody else decides how it goes on."""


def plan_from(content: dict[str, Any]) -> Plan:
    """A plan that has travelled as JSON, where numbers as names have become texts."""
    scored = {int(category): points for category, points in content["scored"].items()}
    return Plan(**{**content, "moves": tuple(content["moves"]), "scored": scored})


def plans(known: Known, seed: int, budget: Budget | None = None) -> list[Plan]:
    """Up to three plans, the best first, from what the seat may know and nothing else."""
    budget = budget or Budget(seconds=SECONDS)
    evaluation = evaluation_of(known.game)
    bot = SearchBot(evaluation, seed, SECONDS)
    best = bot.choose(known, part_of(budget, FIRST_PART))
    thoughts = bot.thoughts()
    assert thoughts is not None
    attention = dict(zip(thoughts.moves, thoughts.shares, strict=True))
    firsts = sorted(attention, key=lambda move: (move != best, -attention[move]))[:CANDIDATES]
    found: list[Plan] = []
    for move in firsts:
        if attention[move] < SENSIBLE * attention[best]:
            break
        rest = part_of(budget, (1.0 - FIRST_PART) / CANDIDATES)
        plan = played_on(known, move, SearchBot(evaluation, seed, SECONDS), evaluation, seed, rest)
        if all(differs(plan, other) for other in found):
            found.append(plan)
        if len(found) == MOST_PLANS or budget.should_stop():
            break
    return found


def part_of(budget: Budget, part: float) -> Budget:
    return Budget(
        seconds=None if budget.seconds is None else budget.seconds * part,
        iterations=None if budget.iterations is None else max(1, int(budget.iterations * part)),
        should_stop=budget.should_stop,
    )


def played_on(known: Known, first: int, bot: Bot, evaluation: Evaluation, seed: int, budget: Budget) -> Plan:
    """The first move, and what the bot would do after it in the same turn."""
    world = known.imagine(seeded(seed))
    position = world.clone()
    seat = known.seat
    mark = evaluation.turn_mark(position)
    moves = [first]
    reveals = comes_to_light(position, seat, first)
    while not reveals and goes_on(position, seat, mark, evaluation) and len(moves) < LONGEST_PLAN:
        number = known.number + len(moves)
        moves.append(bot.choose(Known(known.game, position, seat, number, known.turn), budget))
        reveals = comes_to_light(position, seat, moves[-1])
    moves, position = without_idle_moves(moves, position, world, seat, evaluation)
    worlds = [world] if not reveals else [world, *(known.imagine(seeded(seed + 1 + each)) for each in range(WORLDS - 1))]
    unfinished = not position.over() and evaluation.turn_mark(position) == mark
    return told(moves, worlds, seat, evaluation, reveals or (unfinished and position.to_act() != seat))


def without_idle_moves(moves: list[int], end: Position, world: Position, seat: int, evaluation: Evaluation) -> tuple[list[int], Position]:
    """The plan without what adds nothing, like an extra action that is not needed: what can be left out, with the turn ending as it did
    and no worse for the seat."""
    worth = evaluation.shares(end)[seat]
    place = 0
    while place < len(moves) > 1:
        shorter = moves[:place] + moves[place + 1 :]
        after = after_all(shorter, world, seat)
        if after is not None and ends_alike(after, end, evaluation) and evaluation.shares(after)[seat] >= worth:
            moves, end, worth = shorter, after, evaluation.shares(after)[seat]
        else:
            place += 1
    return moves, end


def after_all(moves: list[int], world: Position, seat: int) -> Position | None:
    """The position after the moves; None where they cannot all be made."""
    position = world.clone()
    for move in moves:
        if position.over() or position.to_act() != seat or not position.stack[-1].allows(position, move):
            return None
        position.apply(move)
    return position


def ends_alike(one: Position, other: Position, evaluation: Evaluation) -> bool:
    if one.over() or other.over():
        return one.over() and other.over()
    same_turn = evaluation.turn_mark(one) == evaluation.turn_mark(other)
    return same_turn and one.to_act() == other.to_act() and one.revealed() == other.revealed()


def comes_to_light(position: Position, seat: int, move: int) -> bool:
    """Makes a move; whether it brings something to light that the seat does not know. A card of its own that it shows is no news."""
    before = position.clone()
    position.apply(move)
    if position.revealed() == before.revealed():
        return False
    return position.chance.draws != before.chance.draws or depends_on_luck(before, seat, move)


def goes_on(position: Position, seat: int, mark: int, evaluation: Evaluation) -> bool:
    return not position.over() and position.to_act() == seat and evaluation.turn_mark(position) == mark


def told(moves: list[int], worlds: list[Position], seat: int, evaluation: Evaluation, open: bool) -> Plan:
    """What the moves bring, on the mean of the worlds."""
    scored: dict[int, float] = {}
    gains: dict[str, float] = {}
    others = 0.0
    left: dict[str, int] = {}
    for world in worlds:
        after = world.clone()
        after.journal = []
        for move in moves:
            after.apply(move)
        for event in after.journal:
            if event.kind == POINTS_EVENT and event.seat == seat:
                scored[event.values[1]] = scored.get(event.values[1], 0.0) + event.values[0] / len(worlds)
        for name, gain in changes(world, after, seat, evaluation).items():
            gains[name] = gains.get(name, 0.0) + gain / len(worlds)
        rivals = [other for other in range(world.seats) if other != seat]
        others += sum(sum(changes(world, after, other, evaluation, points=True).values()) for other in rivals) / len(worlds)
        left = evaluation.left(after, seat)
    return Plan(tuple(moves), scored, gains, others, left, open)


def changes(before: Position, after: Position, seat: int, evaluation: Evaluation, points: bool = False) -> dict[str, float]:
    """By how much the parts of a seat's worth change, but for what every turn uses up (and, unless asked for, its points)."""
    old, new = evaluation.parts(before, seat), evaluation.parts(after, seat)
    told = (old.keys() | new.keys()) - {*evaluation.spent, *(() if points else ("points",))}
    return {name: new.get(name, 0.0) - old.get(name, 0.0) for name in sorted(told)}


def differs(one: Plan, other: Plan) -> bool:
    """Whether two plans are worth telling apart: not the same moves in another order, nor the same kinds of moves for the same reasons."""
    if set(one.moves) == set(other.moves):
        return False
    return sorted(map(kind_of, one.moves)) != sorted(map(kind_of, other.moves)) or reasons(one) != reasons(other)


def reasons(plan: Plan) -> tuple[tuple[str, int], ...]:
    """What a plan is good and bad for, rounded."""
    return tuple(sorted((name, round(gain)) for name, gain in plan.gains.items() if round(gain)))
