"""Several processes that think about one decision."""

from __future__ import annotations

import os
import signal

import pytest

from qosqo.bots import Budget, Known, make_bot
from qosqo.bots.evaluation import scores_evaluation
from qosqo.bots.search import SearchBot
from qosqo.bots.side_by_side import POSSIBLE, Helper, processors
from qosqo.bots.tree import tree
from qosqo.core.chance import seeded
from tests.bots.test_bots import first_position
from tests.tambo import GAME

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="one process thinks alone here")


def test_what_a_helper_found_is_added_to_the_root() -> None:
    known = Known(GAME, first_position(3, seed=6), 0)
    thoughts = tree(0, scores_evaluation(5.0), seeded(1), known.revealed)
    world = known.imagine(seeded(2))
    thoughts.iterate(world)
    Helper(thoughts, world, 60.0, True, seed=3).gather(thoughts, at_once=False)
    assert thoughts.root.visits > 1
    assert sum(child.visits for child in thoughts.root.children) == thoughts.root.visits
    assert {child.move for child in thoughts.root.children} <= set(known.moves())


def test_a_helper_that_thinks_without_end_is_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """And answers then, though it is ended where it takes long for that on a busy machine."""
    monkeypatch.setattr("qosqo.bots.side_by_side.PATIENCE", 60.0)
    known = Known(GAME, first_position(3, seed=6), 0)
    thoughts = tree(0, scores_evaluation(5.0), seeded(1), known.revealed)
    world = known.imagine(seeded(2))
    thoughts.iterate(world)
    helper = Helper(thoughts, world, 1e9, False, seed=3)
    helper.gather(thoughts, at_once=True)
    assert thoughts.root.visits > 1


def test_a_helper_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("qosqo.bots.side_by_side.PATIENCE", 0.0)
    known = Known(GAME, first_position(3, seed=6), 0)
    thoughts = tree(0, scores_evaluation(5.0), seeded(1), known.revealed)
    world = known.imagine(seeded(2))
    thoughts.iterate(world)
    helper = Helper(thoughts, world, 1e9, False, seed=3)
    os.kill(helper.process, signal.SIGSTOP)
    helper.gather(thoughts, at_once=True)
    assert thoughts.root.visits == 1
    with pytest.raises(ChildProcessError):
        os.waitpid(helper.process, os.WNOHANG)


def test_limited_by_iterations_several_processes_choose_the_same_every_time() -> None:
    def thoughts(processes: int) -> object:
        bot = make_bot("search", GAME, 0, 5, processes)
        bot.choose(Known(GAME, first_position(3, seed=6), 0), Budget(iterations=300))
        return bot.thoughts()

    assert thoughts(3) == thoughts(3)
    assert thoughts(3) != thoughts(1)


def test_small_matters_are_thought_about_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise AssertionError("no helper is worth it")

    monkeypatch.setattr("qosqo.bots.search.Helper", none)
    bot = SearchBot(scores_evaluation(5.0), 1, 1.0, processes=4)
    bot.choose(Known(GAME, first_position(3, seed=6), 0), Budget(iterations=100))


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="nobody can be bound to processors here")
def test_whoever_is_allowed_one_processor_takes_one() -> None:
    allowed = os.sched_getaffinity(0)
    assert processors() == len(allowed)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        assert processors() == 1
    finally:
        os.sched_setaffinity(0, allowed)
