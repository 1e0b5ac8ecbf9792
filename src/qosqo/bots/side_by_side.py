"""Several processes think about one decision, each in a tree of its own, and their visits of the root's moves are added up.

A helper is a copy of this process (a fork): it has the tree as it is, so nothing needs to be sent to it, and it sends back only how often
it tried which move and what came of it. It yields to everybody else on the machine, so that other tables do not wait for it, and ends with
its answer. Where a system has no such copies, or they are not safe there, one process thinks alone.
"""

from __future__ import annotations

import gc
import json
import mmap
import os
import select
import signal
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Final

from qosqo.bots.tree import Tree, learn, node, put_in_order
from qosqo.core.chance import seeded
from qosqo.core.position import Position

REPORT_EVERY: Final = 8
POLITENESS: Final = 5
"""How much a helper yields to other processes; see nice(2)."""
PATIENCE: Final = 0.1
"""Seconds that a helper has for its answer once it is told to stop."""
POSSIBLE: Final = hasattr(os, "fork") and sys.platform != "darwin"


def processors() -> int:
    """On how many processors this process may run: its owner may allow it fewer than the machine has (`taskset -c 0 qosqo play`)."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spend(
    thoughts: Tree,
    world: Position,
    part: float,
    by_iterations: bool,
    should_stop: Callable[[], bool],
    progress: Callable[[float], None],
    until_decided: bool = True,
) -> float:
    """Think until the part of the allowance is used (seconds or iterations) or, `until_decided`, nothing can change any more; returns what
    was used of it. No thought refers back to itself, so nobody needs to look for such rubbish meanwhile: that took a tenth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return spend_all(thoughts, world, part, by_iterations, should_stop, progress, until_decided)
    finally:
        if collecting:
            gc.enable()


def spend_all(
    thoughts: Tree,
    world: Position,
    part: float,
    by_iterations: bool,
    should_stop: Callable[[], bool],
    progress: Callable[[float], None],
    until_decided: bool,
) -> float:
    start = perf_counter()
    used = 0.0
    done = 0
    thoughts.iterate(world)
    while not should_stop():
        done += 1
        used = done if by_iterations else perf_counter() - start
        if used >= part:
            break
        if done % REPORT_EVERY == 0:
            progress(used / part)
            if until_decided and thoughts.decided(int(done * (part / used - 1.0))):
                break
        thoughts.iterate(world)
    progress(1.0)
    return used


class Helper:
    """A process that thinks about the same decision. It is begun by being made."""

    def __init__(self, thoughts: Tree, world: Position, part: float, by_iterations: bool, seed: int) -> None:
        self.enough = mmap.mmap(-1, 1)
        self.answer, writer = os.pipe()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # other threads hold nothing that a helper needs
            self.process = os.fork()
        if self.process == 0:
            try:
                self.help(thoughts, world, part, by_iterations, seed, writer)
            finally:
                os._exit(0)
        os.close(writer)

    def help(self, thoughts: Tree, world: Position, part: float, by_iterations: bool, seed: int, writer: int) -> None:
        gc.disable()
        os.nice(POLITENESS)
        parent = os.getppid()
        before = {child.move: (child.visits, child.total) for child in thoughts.root.children}
        thoughts.chance = seeded(seed)
        # What nothing can change any more in this tree may be open in that of the first process, so this one thinks until it is told to
        # stop. Where iterations are counted nobody tells it.
        spend(thoughts, world, part, by_iterations, lambda: self.enough[0] != 0 or os.getppid() != parent, lambda _: None, by_iterations)
        found: list[tuple[int, int, float, float]] = []
        for child in thoughts.root.children:
            visits, total = before.get(child.move, (0, 0.0))
            if child.visits > visits:
                found.append((child.move, child.visits - visits, child.total - total, child.estimate))
        with os.fdopen(writer, "w") as file:
            json.dump(found, file)

    def gather(self, thoughts: Tree, at_once: bool) -> None:
        """Add what the helper found to the root. `at_once`: it is not to go on."""
        if at_once:
            self.enough[0] = 1
            if not select.select([self.answer], [], [], PATIENCE)[0]:
                os.kill(self.process, signal.SIGKILL)  # the machine has better things to do than to help
        with os.fdopen(self.answer) as file:
            text = file.read()
        with suppress(ChildProcessError):
            os.waitpid(self.process, 0)
        if not text:
            return  # it was ended from outside
        root = thoughts.root
        children = {child.move: child for child in root.children}
        for move, visits, total, estimate in json.loads(text):
            child = children.get(move)
            if child is None:
                child = node(move, thoughts.seat, estimate)
                put_in_order(root.children, child)
            learn(child, visits, total)
            learn(root, visits, total)
