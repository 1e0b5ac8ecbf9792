"""The searching bot: shares its time out among the decisions of a turn and keeps its thoughts from one to the next."""

from __future__ import annotations

from time import perf_counter

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.tree import Tree, tree
from qosqo.core.chance import seeded

LEAST_PART = 0.4
"""The part of what is left of a turn's time that a decision gets at least: thoughts about the first decision serve the later ones, too."""
SOLO_PART = 0.4
"""The part of a turn's time that every decision gets where nobody else's decisions show when a turn ends."""
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
        self.revealed = -1
        self.left = 0.0
        """What is left of the turn's allowance, in seconds or iterations."""
        self.decisions = 0
        self.turns = 0

    def choose(self, known: Known, budget: Budget) -> int:
        if known.turn != self.turn or known.number <= self.number or known.seats == 1:
            self.left = allowance(budget, self.seconds) * (SOLO_PART if known.seats == 1 else 1.0)
            self.turns += 1
            self.turn = known.turn
        thoughts = self.earlier_thoughts(known)
        expected = self.decisions / self.turns - (known.number - known.turn)
        self.decisions += 1
        self.left -= self.think(thoughts, known, budget, self.left * max(LEAST_PART, 1 / max(expected, 1)))
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

    def think(self, thoughts: Tree, known: Known, budget: Budget, part: float) -> float:
        """Use the part of the allowance; returns what was used of it."""
        world = known.imagine(self.chance)
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
