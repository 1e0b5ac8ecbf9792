"""Games side by side in several processes, which write into memory that all of them see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from qosqo.arena.workers import leave_interrupts_to_the_parent
from qosqo.envs.rows import Array, Rows, Setting


class ProcessEnded(RuntimeError):
    """One of the processes that play the games is no more."""


class Processes:
    """The games, shared out among so many processes. When one of them fails or their work is interrupted, all are ended: nobody knows then
    how far each has come."""

    def __init__(self, setting: Setting, games: int, count: int) -> None:
        context = get_context("spawn")
        # Unlike named shared memory it vanishes with the last array, and where /dev/shm is small it lies elsewhere.
        memory = context.RawArray("b", setting.memory(games))
        self.arrays = setting.arrays(games, memory)
        self.workers: list[tuple[Connection, Any, slice]] = []
        for first, after in pairwise(games * number // count for number in range(count + 1)):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, memory, setting, games, first, after), daemon=True)
            process.start()
            theirs.close()
            self.workers.append((ours, process, slice(first, after)))

    def reset(self, seed: int) -> None:
        self.tell([seed] * len(self.workers))

    def step(self, chosen: Array) -> None:
        self.tell([chosen[rows] for _, _, rows in self.workers])

    def tell(self, messages: Sequence[int | Array]) -> None:
        """Let all processes do something, and wait until all have done it."""
        try:
            for (pipe, _, _), message in zip(self.workers, messages, strict=True):
                pipe.send(message)
            for pipe, _, _ in self.workers:
                pipe.recv()
        except (EOFError, OSError) as error:
            self.close()
            raise ProcessEnded(
                'a process that plays games has ended; in a script, keep what starts them under if __name__ == "__main__":'
            ) from error
        except BaseException:
            self.close()
            raise

    def check(self) -> None:
        """Complain if they have been ended."""
        if not self.workers:
            raise ProcessEnded("the processes that played the games have been ended")

    def close(self) -> None:
        for pipe, process, _ in self.workers:
            pipe.close()
            process.join()
        self.workers = []


def work(pipe: Connection, memory: Any, setting: Setting, games: int, first: int, after: int) -> None:
    """What another process does: a number resets its games, actions step them."""
    leave_interrupts_to_the_parent()
    arrays = {name: array[first:after] for name, array in setting.arrays(games, memory).items()}
    rows = Rows(setting, arrays, first)
    while True:
        try:
            message = pipe.recv()
            if isinstance(message, int):
                rows.reset(message)
            else:
                rows.step(message)
            pipe.send(None)
        except (EOFError, OSError):  # nobody asks any more
            return
