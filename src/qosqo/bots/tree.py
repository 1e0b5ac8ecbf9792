"""Tree search for games with chance, hidden cards and several players: information-set Monte Carlo tree search.

Every iteration looks at another re-dealt position (what the thinking seat cannot know is dealt anew, and chance has another future),
walks down one common tree of moves, adds one node, estimates the position there, and gives every seat its share of the win. Each
seat is taken to choose what is best for itself. The evaluation puts the moves of a node in order; the more often a node is visited, the
more of them are considered (progressive widening), so that thousands of moves do no harm. Nodes stand for moves, not for positions: what
chance brings is averaged, and moves that are not legal in the position at hand are passed over.

Hot code: compiled together with the engine.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from qosqo.bots.evaluation import Evaluation
from qosqo.core.chance import Chance
from qosqo.core.position import Position, Step, contains, place_of

CURIOSITY: Final = 1.5
"""How strongly moves that have been tried little are preferred."""
TRUST: Final = 4.0
"""How many visits the first estimate of a move counts for: single visits say little where chance plays in."""
SHARPNESS: Final = 0.04
"""A move that looks better by this share of the win at first sight gets 2.7 times the attention."""
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 1.2
"""A node visited n times considers FIRST_WIDTH + WIDENING · √n of its moves."""
MOST_AT_ROOT: Final = 200
"""How many moves are estimated at a time to put them in order at the root; further ones follow when those are used up."""
EVEN: Final = 1e-9
NO_CHILDREN: Final[list[Node]] = []
NO_NUMBERS: Final[list[int]] = []
"""What most nodes have for ever; never changed in place."""


class Node:
    """A move in the tree, with what came of it for the seat that makes it."""

    move: int
    seat: int
    visits: i64
    total: float
    """Sum of the shares of the win."""
    mean: float
    """The share of the win that the move brings, the estimate included."""
    estimate: float
    """The share of the win right after the move, at first sight."""
    weight: float
    """How much attention the estimate earns, compared to its siblings."""
    children: list[Node]
    """The best estimate first."""
    legal: list[int]
    """The moves that are legal where all of the children are; empty if that differs from visit to visit."""
    step: Step[Any] | None
    """The decision that the children answer, as it was at first, with the depth of the stack and the scores; None if that differs."""
    depth: int
    scores: list[int]


def node(move: int, seat: int, estimate: float) -> Node:
    result = Node()
    result.move = move
    result.seat = seat
    result.visits = 0
    result.total = 0.0
    result.mean = estimate
    result.estimate = estimate
    result.weight = math.exp(estimate / SHARPNESS)
    result.children = NO_CHILDREN
    result.legal = NO_NUMBERS
    result.step = None
    result.depth = 0
    result.scores = NO_NUMBERS
    return result


def learn(here: Node, visits: i64, total: float) -> None:
    """Count what came of further visits."""
    here.visits += visits
    here.total += total
    here.mean = (here.total + TRUST * here.estimate) / (float(here.visits) + TRUST)


class Tree:
    """The thoughts of one seat about its next move."""

    seat: int
    evaluation: Evaluation
    chance: Chance
    root: Node
    fresh: bool
    """Whether the root still awaits the closer look at its moves that only roots get."""
    revealed: int
    """What had come to light at the root; see `Position.revealed`."""

    def iterate(self, world: Position) -> None:
        """Think once more. `world` is any position that agrees with what the seat knows."""
        position = world.imagine(self.seat, self.chance)
        evaluation = self.evaluation
        here = self.root
        path = [here]
        mark = 0
        while not position.over() and (here.visits > 0 or here is self.root):
            mark = evaluation.turn_mark(position)
            here = self.select(here, position)
            position.apply(here.move)
            path.append(here)
        shares = evaluation.foresee(position, mark, here.seat, self.chance, evaluation.hasty_completions)
        for each in path:
            learn(each, 1, shares[each.seat])

    def select(self, here: Node, position: Position) -> Node:
        """The child to go to: likely good, or little known. That it is legal in this position is asked only once it was chosen, so that
        long lists of moves are made where a node grows and hardly anywhere else."""
        width = int(FIRST_WIDTH + WIDENING * math.sqrt(float(here.visits)))
        step = position.stack[-1]
        seat = step.seat
        certain = self.remembers(here, position)
        if certain:
            position.listed = here.legal
        children = here.children
        known: list[Node] = []
        place = 0
        while place < len(children) and len(known) < width:
            if children[place].seat == seat:
                known.append(children[place])
            place += 1
        if len(known) < width or (self.fresh and here is self.root):
            known = self.widened(here, position, width)
            return known[favourite(known)]
        while True:
            best = favourite(known)
            if certain or step.allows(position, known[best].move):
                return known[best]
            known.pop(best)
            while place < len(children) and children[place].seat != seat:
                place += 1
            if place == len(children):
                known = self.widened(here, position, width)
                return known[favourite(known)]
            known.append(children[place])
            place += 1

    def widened(self, here: Node, position: Position, width: int) -> list[Node]:
        """The children that are legal, after more of them were added where there are too few."""
        seat = position.to_act()
        legal = position.moves()
        known = available(here, seat, legal, width)
        if (len(known) < width or (self.fresh and here is self.root)) and len(known) < len(legal):
            self.grow(here, position)
            known = available(here, seat, legal, width)
        return known

    def add(self, here: Node, position: Position, moves: list[int], completions: int) -> None:
        """New children, in the order of their estimates."""
        seat = position.to_act()
        evaluation = self.evaluation
        if here.children is NO_CHILDREN:
            here.children = []
        for move in moves:
            put_in_order(here.children, node(move, seat, evaluation.shares_after(position, move, self.chance, completions)[seat]))

    def remembers(self, here: Node, position: Position) -> bool:
        """Whether the legal moves are those of the visit before, so that long lists need not be made again: an own decision, and since
        the root nothing has come to light, so that it is the same position in all that the seat knows."""
        step = here.step
        if step is None or step.seat != self.seat or position.revealed() != self.revealed:
            return False
        stack = position.stack
        return len(stack) == here.depth and stack[-1].seat == step.seat and type(stack[-1]) is type(step) and position.scores == here.scores

    def grow(self, here: Node, position: Position) -> None:
        """Add moves that are legal in this position and not yet among the children, in the order of their estimates."""
        seat = position.to_act()
        legal = position.moves()
        old = [child.move for child in here.children if child.seat == seat]
        fresh = others(legal, old) if old else legal
        evaluation = self.evaluation
        most = MOST_AT_ROOT if here is self.root else evaluation.orders
        completions = evaluation.completions if here is self.root else evaluation.hasty_completions
        if not here.children:
            here.legal = legal
            here.step = position.stack[-1]
            here.depth = len(position.stack)
            here.scores = position.scores[:]
        elif here.legal is not legal and here.legal != legal:
            here.legal = []
            here.step = None
        self.add(here, position, evaluation.shortlist(position, fresh, most, self.chance), completions)
        if here is self.root:
            self.fresh = False

    def best_move(self) -> int:
        """The move visited most often; before any visit the one with the best estimate."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.mean > best.mean):
                best = child
        return best.move

    def decided(self, iterations: int) -> bool:
        """Whether so many more iterations could not make another move the most visited one."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second > iterations

    def step_down(self, move: int, legal: list[int]) -> bool:
        """Go on with the subtree of the move that was made, if there is one and the moves that are legal now fit it."""
        for child in self.root.children:
            if child.move == move and child.seat == self.seat and child.children and fits(child, self.seat, legal):
                self.root = child
                self.fresh = True
                return True
        return False


def fits(here: Node, seat: int, legal: list[int]) -> bool:
    """Whether the children are about the decision with these legal moves. Where the list was never made, all of them must be legal."""
    if here.step is not None:
        return here.legal == legal
    return all(child.seat == seat and contains(legal, child.move) for child in here.children)


def others(moves: list[int], old: list[int]) -> list[int]:
    """The moves, which are sorted, without the old ones."""
    result = moves[:]
    for move in old:
        place = place_of(result, move)
        if place >= 0:
            del result[place]
    return result


def put_in_order(children: list[Node], child: Node) -> None:
    """Put a child behind all that have at least its estimate."""
    place = len(children)
    while place and children[place - 1].estimate < child.estimate:
        place -= 1
    children.insert(place, child)


def favourite(known: list[Node]) -> int:
    """The place of the one that is likely good, or little known."""
    lowest = 1.0
    highest = 0.0
    weights = 0.0
    visits: i64 = 0
    for child in known:
        mean = child.mean
        if mean < lowest:
            lowest = mean
        if mean > highest:
            highest = mean
        weights += child.weight
        visits += child.visits
    scale = 1.0 / (highest - lowest + EVEN)
    attention = CURIOSITY * math.sqrt(float(visits) + 1.0) / weights
    best = 0
    best_value = -1.0
    for place, child in enumerate(known):
        value = (child.mean - lowest) * scale + attention * child.weight / (1.0 + float(child.visits))
        if value > best_value:
            best_value = value
            best = place
    return best


def available(here: Node, seat: int, legal: list[int], width: int) -> list[Node]:
    """The children that can be played by the seat to act, as many as the width allows, the best estimates first."""
    result: list[Node] = []
    same = here.legal is legal or here.legal == legal
    for child in here.children:
        if child.seat == seat and (same or contains(legal, child.move)):
            result.append(child)
            if len(result) == width:
                break
    return result


def tree(seat: int, evaluation: Evaluation, chance: Chance, revealed: int) -> Tree:
    result = Tree()
    result.seat = seat
    result.evaluation = evaluation
    result.chance = chance
    result.root = node(0, seat, 0.0)
    result.fresh = True
    result.revealed = revealed
    return result
