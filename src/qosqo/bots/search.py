"""The searching bot: shares its time out among the decisions of a turn and keeps its thoughts from one to the next."""

from __future__ import annotations

from time import perf_counter

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.tree import Tree, tree
from qosqo.core.chance import seeded
from qosqo.core.position import Position

LEAST_PART = 0.4
"""The part of what is left of a turn's time that a decision gets at least: thoughts about the first decision serve the later ones, too."""
ASIDE_PART = 0.3
"""The part of a turn's time for decisions in the middle of somebody else's turn."""
REPORT_EVERY = 8


class SearchBot(Bot):
    """Thinks `seconds` about a turn unless the budget says otherwise."""

    def __init__(self, evaluation: Evaluation, seed: int, seconds: float) -> None:
        self.evaluation = evaluation
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

    def earlier_thoughts(self, known: Known) -> Tree:
        """The tree of the decision before, if this one follows from it without anything new having come to light."""
        follows = known.turn == self.turn and known.number == self.number + 1 and known.revealed == self.revealed
        if self.tree is not None and follows and self.tree.step_down(self.move, known.moves()):
            return self.tree
        return tree(known.seat, self.evaluation, self.chance, known.revealed)

    def think(self, thoughts: Tree, world: Position, budget: Budget, part: float) -> float:
        """Use the part of the allowance, or less where nothing can change any more; returns what was used of it."""
        start = perf_counter()
        used = 0.0
        done = 0
        thoughts.iterate(world)
        while not budget.should_stop():
            done += 1
            used = done if budget.iterations is not None else perf_counter() - start
            if used >= part:
                break
            if done % REPORT_EVERY == 0:
                budget.progress(used / part)
                if thoughts.decided(int(done * (part / used - 1.0))):
                    break
            thoughts.iterate(world)
        budget.progress(1.0)
        return used


def allowance(budget: Budget, own_seconds: float) -> float:
    """What a turn may cost, in iterations if they are limited, otherwise in seconds."""
    if budget.iterations is not None:
        return float(budget.iterations)
    if budget.seconds is not None:
        return budget.seconds
    return own_seconds * budget.scale
