"""Who does the work: this process, all cores of this machine, or a Ray cluster. All get the same tasks: a function and what it is given."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Final, Protocol, Self

from qosqo.arena.contest import Contest, Result, play_games

SECONDS_PER_TASK: Final = 3.0
MOST_PER_TASK: Final = 500
"""Handing out single fast games would cost more than playing them; long tasks would be lost when interrupted."""


Work = Callable[..., list[Any]]
"""A function of a module, so that other processes find it."""


class Workers(Protocol):
    """Something that does tasks side by side. As a context manager it is closed in the end, also after an interruption."""

    slots: int
    """How many tasks to keep under way."""

    def submit(self, work: Work, *given: Any) -> None: ...

    def collect(self) -> list[Any]:
        """The results of a task that is done."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None: ...


class Here:
    """One task after the other in this process."""

    slots = 1

    def __init__(self) -> None:
        self.waiting: list[tuple[Work, tuple[Any, ...]]] = []

    def submit(self, work: Work, *given: Any) -> None:
        self.waiting.append((work, given))

    def collect(self) -> list[Any]:
        work, given = self.waiting.pop(0)
        return work(*given)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.waiting.clear()


class Processes:
    """A process per job on this machine."""

    def __init__(self, jobs: int) -> None:
        self.slots = jobs + 1  # one in reserve, so that no process waits for us
        self.pool = ProcessPoolExecutor(jobs, initializer=begin_work)
        self.futures: set[Future[list[Any]]] = set()

    def submit(self, work: Work, *given: Any) -> None:
        self.futures.add(self.pool.submit(work, *given))

    def collect(self) -> list[Any]:
        done = next(iter(wait(self.futures, return_when=FIRST_COMPLETED).done))
        self.futures.remove(done)
        return done.result()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if kind is not None:
            pool: Any = self.pool
            for process in list((pool._processes or {}).values()):
                process.terminate()
            # Whoever was just telling a result has told half of it. Now nobody can tell the rest, and the pool does not wait for it.
            pool._result_queue._writer.close()
        self.pool.shutdown(cancel_futures=True)


def begin_work() -> None:
    leave_interrupts_to_the_parent()
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    """A parent that was killed ends nobody else; its processes would wait for more work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_folder(folder: str, work: Work, *given: Any) -> list[Any]:
    """Work that finds the files and modules of a folder, where the machine that does it has that folder."""
    if Path(folder).is_dir():
        os.chdir(folder)
        if folder not in sys.path:
            sys.path.insert(0, folder)
    return work(*given)


class NoCluster(Exception):
    """Ray could not be started, or there is none at the address."""


class RayCluster:
    """A Ray cluster, or a local Ray if no address is given."""

    def __init__(self, address: str) -> None:
        ray: Any = import_module("ray")  # imported plainly, half of its types would be seen where it is installed, and mypyc refuse it
        self.ray = ray
        # Asked for no address at all, Ray waits minutes for a cluster that once ran here and is dead.
        own: dict[str, Any] = {"address": "local", "include_dashboard": False}
        try:
            ray.init(**({"address": address} if address else own), log_to_driver=False, logging_level="error")
        except Exception as error:  # it raises all kinds, its bare class included
            raise NoCluster(" ".join(str(error).split())) from error
        self.slots = int(ray.cluster_resources().get("CPU", 1)) + 1
        self.pending: list[Any] = []

    def submit(self, work: Work, *given: Any) -> None:
        self.pending.append(self.ray.remote(in_folder).remote(str(Path.cwd()), work, *given))

    def collect(self) -> list[Any]:
        done, self.pending = self.ray.wait(self.pending, num_returns=1)
        results: list[Any] = self.ray.get(done[0])
        return results

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for task in self.pending:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()


def run(contest: Contest, done: Sequence[Result], workers: Workers) -> Iterator[list[Result]]:
    """Play the games of a contest that are not done yet; yields results as they come."""
    finished = {result.number for result in done}
    missing = [number for number in range(contest.games) if number not in finished]
    played = len(done)
    seconds = sum(result.took for result in done)
    under_way = 0
    while missing or under_way:
        while missing and under_way < workers.slots:
            size = task_size(seconds / played if played else SECONDS_PER_TASK, len(missing), workers.slots)
            workers.submit(play_games, contest, missing[:size])
            del missing[:size]
            under_way += 1
        results: list[Result] = workers.collect()
        under_way -= 1
        played += len(results)
        seconds += sum(result.took for result in results)
        yield results


def task_size(seconds_per_game: float, missing: int, slots: int) -> int:
    """So many games that a task takes a few seconds, and that at the end all workers have something to do."""
    wanted = SECONDS_PER_TASK / max(seconds_per_game, SECONDS_PER_TASK / MOST_PER_TASK)
    return max(1, min(int(wanted), -(-missing // slots)))
