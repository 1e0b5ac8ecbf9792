"""The searching bot: shares its time out among the decisions of a turn and keeps its thoughts from one to the next."""

from __future__ import annotations

from time import perf_counter

from qosqo.bots.contract import Bot, Budget, Known, Thoughts
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.side_by_side import POSSIBLE, Helper, spend
from qosqo.bots.tree import Tree, tree
from qosqo.core.chance import seeded
from qosqo.core.position import Position

LEAST_PART = 0.4
"""The part of what is left of a turn's time that a decision gets at least: thoughts about the first decision serve the later ones, too."""
ASIDE_PART = 0.3
"""The part of a turn's time for decisions in the middle of somebody else's turn."""
LEAST_SHARED_SECONDS = 0.05
LEAST_SHARED_ITERATIONS = 50
"""What each process must get of a decision to be worth starting it."""


class SearchBot(Bot):
    """Thinks `seconds` about a turn unless the budget says otherwise, in up to so many processes."""

    def __init__(self, evaluation: Evaluation, seed: int, seconds: float, processes: int = 1) -> None:
        self.evaluation = evaluation
        self.processes = processes
        self.seconds = seconds
        self.chance = seeded(seed)
        self.tree: Tree | None = None
        self.move = 0
        self.number = -1
        self.turn = -1
        self.mark = -1
        self.begun = 0
        """How many decisions the game had seen when the present turn began."""
        self.revealed = -1
        self.left = 0.0
        """What is left of the turn's allowance, in seconds or iterations."""
        self.decisions = 0
        self.turns = 0

    def choose(self, known: Known, budget: Budget) -> int:
        world = known.imagine(self.chance)
        mark = self.evaluation.turn_mark(world)
        if known.turn != self.turn or known.number <= self.number or mark != self.mark:
            self.left = allowance(budget, self.seconds) * (ASIDE_PART if self.evaluation.aside(world) else 1.0)
            self.turns += 1
            self.begun = known.number
        self.turn = known.turn
        self.mark = mark
        thoughts = self.earlier_thoughts(known)
        expected = self.decisions / self.turns - (known.number - self.begun)
        self.decisions += 1
        self.left -= self.think(thoughts, world, budget, self.left * max(LEAST_PART, 1 / max(expected, 1)))
        self.tree = thoughts
        self.move = thoughts.best_move()
        self.number = known.number
        self.revealed = known.revealed
        return self.move

    def thoughts(self) -> Thoughts | None:
        if self.tree is None:
            return None
        children = self.tree.root.children
        visits = float(sum(child.visits for child in children))
        value = next(child.mean for child in children if child.move == self.move)
        return Thoughts(value, tuple(child.move for child in children), tuple(float(child.visits) / visits for child in children))

    def earlier_thoughts(self, known: Known) -> Tree:
        """The tree of the decision before, if this one follows from it without anything new having come to light."""
        follows = known.turn == self.turn and known.number == self.number + 1 and known.revealed == self.revealed
        if self.tree is not None and follows and self.tree.step_down(self.move, known.moves()):
            return self.tree
        return tree(known.seat, self.evaluation, self.chance, known.revealed)

    def think(self, thoughts: Tree, world: Position, budget: Budget, part: float) -> float:
        """Use the part of the allowance, or less where nothing can change any more; returns what was used of it."""
        by_iterations = budget.iterations is not None
        least = LEAST_SHARED_ITERATIONS if by_iterations else LEAST_SHARED_SECONDS
        count = self.processes if POSSIBLE and part >= least * self.processes else 1
        if count == 1:
            return spend(thoughts, world, part, by_iterations, budget.should_stop, budget.progress)
        start = perf_counter()
        thoughts.iterate(world)  # the first look at the root's moves serves all
        each = part / count if by_iterations else max(0.0, part - (perf_counter() - start))
        helpers = [Helper(thoughts, world, each, by_iterations, self.chance.below(1 << 30)) for _ in range(count - 1)]
        used = spend(thoughts, world, each, by_iterations, budget.should_stop, budget.progress)
        for helper in helpers:
            helper.gather(thoughts, not by_iterations or budget.should_stop())
        return used * count if by_iterations else perf_counter() - start


def allowance(budget: Budget, own_seconds: float) -> float:
    """What a turn may cost, in iterations if they are limited, otherwise in seconds."""
    if budget.iterations is not None:
        return float(budget.iterations)
    if budget.seconds is not None:
        return budget.seconds
    return own_seconds * budget.scale
