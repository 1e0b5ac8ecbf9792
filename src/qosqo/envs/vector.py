"""Many games at once, for learners that want their observations by the thousand: stepped in a compiled loop, into the same arrays every
time, in one process or in several with shared memory."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.envs.actions import LONGEST
from qosqo.envs.batch import Batch
from qosqo.envs.episode import DENSE, FACTORED, BadEnvironment, IllegalAction, actions_of, chosen_of, game_called, layout_of
from qosqo.envs.layout import NUMBER
from qosqo.envs.rewards import reward_called
from qosqo.games import find_game, name_of

Array = npt.NDArray[Any]
SEED_BITS: Final = 32
ROW_BITS: Final = 32
EPISODE_BITS: Final = 32


@dataclass(frozen=True)
class Setting:
    """What is played in every game."""

    game: str
    """As `find_game` finds it."""
    players: int
    options: dict[str, str]
    reward: int
    factored: bool

    def found(self) -> Game:
        return find_game(self.game)

    def action_count(self) -> int:
        actions = actions_of(self.found())
        return actions.widest if self.factored else actions.size

    def numbers(self) -> int:
        """Of an observation."""
        return layout_of(self.found()).observer.size + (LONGEST if self.factored else 0)


class Arrays:
    """The arrays of so many games: in memory of this process, or in a given piece of memory."""

    def __init__(self, setting: Setting, games: int, memory: memoryview | None = None) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "rewards": ((games, setting.players), np.float32),
            "counts": ((games,), np.int32),
            "observations": ((games, setting.numbers()), NUMBER),
            "to_act": ((games,), np.int8),
            "ended": ((games,), np.bool_),
            "masks": ((games, setting.action_count()), np.bool_),
        }
        self.bytes = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values())
        buffer = memory or memoryview(bytearray(self.bytes))
        self.all: dict[str, Array] = {}
        first = 0
        for name, (shape, kind) in shapes.items():
            self.all[name] = np.ndarray(shape, kind, buffer, first)
            first += self.all[name].nbytes

    def part(self, first: int, after: int) -> dict[str, Array]:
        """Some rows of every array."""
        return {name: array[first:after] for name, array in self.all.items()}


class Rows:
    """Some of the games, stepped in this process."""

    def __init__(self, setting: Setting, arrays: dict[str, Array], first: int) -> None:
        game = setting.found()
        self.arrays = arrays
        self.seed = 0
        self.width = setting.action_count()
        games = len(arrays["to_act"])
        self.flat_masks = arrays["masks"].reshape(-1)
        self.firsts: Array = np.arange(games, dtype=np.int64) * self.width
        self.places: Array = np.empty(0, np.int64)
        """Where the masks are true."""

        def deal(row: int, episode: int) -> Position:
            seed = (((self.seed << ROW_BITS) + first + row) << EPISODE_BITS) + episode
            return game.new(setting.players, seed, setting.options)

        self.batch = Batch(layout_of(game).observer, actions_of(game), deal, games, setting.reward, setting.factored)

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.batch.begin()
        self.take()

    def step(self, chosen: Array) -> None:
        """Nothing is collected meanwhile: many short-lived lists would make the collector look at all games again and again."""
        collects = gc.isenabled()
        gc.disable()
        try:
            self.batch.step(chosen.tolist())
        finally:
            if collects:
                gc.enable()
        self.take()

    def take(self) -> None:
        """Bring what the batch has written into the arrays."""
        batch, arrays = self.batch, self.arrays
        arrays["observations"][:] = np.frombuffer(batch.observed.getvalue(), NUMBER).reshape(arrays["observations"].shape)
        self.flat_masks[self.places] = False
        self.places = np.frombuffer(batch.legal.getvalue(), "<i8")
        self.flat_masks[self.places] = True
        arrays["counts"][:] = np.frombuffer(batch.counts.getvalue(), "<i4")
        arrays["to_act"][:] = np.frombuffer(batch.seats.getvalue(), np.int8)
        arrays["rewards"][:] = np.frombuffer(batch.gained.getvalue(), "<f4").reshape(arrays["rewards"].shape)
        arrays["ended"][:] = np.frombuffer(batch.ended.getvalue(), np.bool_)


class VectorEnv:
    """So many games side by side; a game that ends is followed by the next at once. The arrays have one row per game and are always the
    same ones: copy what you want to keep. With more than one process the games are shared out among them, and the arrays lie in memory
    that all of them see; `close` ends them (or use it as a context manager). The same seed gives the same games, however many processes."""

    def __init__(
        self,
        name: str,
        games: int = 64,
        players: int = 2,
        options: dict[str, str] | None = None,
        *,
        reward: str = "win",
        actions: str = DENSE,
        processes: int = 1,
    ) -> None:
        game = game_called(name)
        chosen = game.complete_options(options or {})
        game.check_seats(players, chosen)
        if games < 1 or processes < 1:
            raise BadEnvironment("at least one game and one process are needed")
        factored = chosen_of("actions", actions, (DENSE, FACTORED)) == FACTORED
        setting = Setting(name_of(game), players, chosen, reward_called(reward), factored)
        self.game = game
        self.games = games
        self.players = players
        self.layout = layout_of(game)
        self.action_count = setting.action_count()
        self._rows: Rows | None = None
        self._memory: SharedMemory | None = None
        self._workers: list[tuple[Connection, Any, slice]] = []
        if processes == 1:
            arrays = Arrays(setting, games)
            self._rows = Rows(setting, arrays.all, 0)
        else:
            self._memory = SharedMemory(create=True, size=Arrays(setting, games).bytes)
            arrays = Arrays(setting, games, self._memory.buf)
            self._start(setting, min(processes, games))
        self.observations: Array = arrays.all["observations"]
        """What whoever decides may know. Where actions are factored, what has been chosen of the move follows (`LONGEST` numbers)."""
        self.masks: Array = arrays.all["masks"]
        """The legal actions."""
        self.counts: Array = arrays.all["counts"]
        """How many actions are legal."""
        self.to_act: Array = arrays.all["to_act"]
        """The seat that decides."""
        self.rewards: Array = arrays.all["rewards"]
        """For every seat, what the last step has brought."""
        self.ended: Array = arrays.all["ended"]
        """Whether the last step has ended a game; but for the rewards, the row is about the next one already."""
        self._flat_masks = self.masks.reshape(-1)
        self._firsts: Array = np.arange(games, dtype=np.int64) * self.action_count

    def _start(self, setting: Setting, processes: int) -> None:
        assert self._memory is not None
        context = get_context("spawn")
        edges = [self.games * number // processes for number in range(processes + 1)]
        for first, after in pairwise(edges):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self._memory.name, setting, self.games, first, after), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((ours, process, slice(first, after)))

    @property
    def batch(self) -> Batch:
        """The games themselves, where they are played in this process."""
        if self._rows is None:
            raise ValueError("the games are played in other processes")
        return self._rows.batch

    def reset(self, seed: int | None = None) -> None:
        """A new game in every row. The same seed (below 2³²) gives the same games."""
        known = secrets.randbits(SEED_BITS) if seed is None else seed
        if self._rows is not None:
            self._rows.reset(known)
        else:
            self._tell([known] * len(self._workers))

    def step(self, actions: Array | Sequence[int]) -> None:
        """One action in every game. Illegal ones are refused, and nothing has changed then."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise IllegalAction(f"actions are whole numbers, not {given.dtype}")
        self._check_begun()
        chosen = given.astype(np.int64, copy=False)
        if chosen.shape != (self.games,):
            raise IllegalAction(f"{self.games} actions are needed, one for each game")
        if chosen.min() < 0 or chosen.max() >= self.action_count or not self._flat_masks[self._firsts + chosen].all():
            illegal = (
                row for row, action in enumerate(chosen.tolist()) if not 0 <= action < self.action_count or not self.masks[row, action]
            )
            row = next(illegal)
            raise IllegalAction(f"action {chosen[row]} is not legal in game {row}")
        if self._rows is not None:
            self._rows.step(chosen)
        else:
            self._tell([chosen[rows] for _, _, rows in self._workers])

    def _check_begun(self) -> None:
        if not self.counts[0]:  # whoever decides has something to choose, so there is no game yet
            raise ValueError("no game has begun: call reset() first")

    def _tell(self, messages: Sequence[int | Array]) -> None:
        """Let all processes do something, and wait until all have done it."""
        for (pipe, _, _), message in zip(self._workers, messages, strict=True):
            pipe.send(message)
        for pipe, _, _ in self._workers:
            pipe.recv()

    @property
    def _places(self) -> Array:
        return self._rows.places if self._rows is not None else np.flatnonzero(self._flat_masks)

    @property
    def legal(self) -> Array:
        """The legal actions of all games, one game after the other; `counts` says how many are whose."""
        found: Array = self._places - np.repeat(self._firsts, self.counts)
        return found

    def random_actions(self, rng: np.random.Generator) -> Array:
        """A legal action for every game, each equally likely."""
        self._check_begun()
        places = np.cumsum(self.counts) - self.counts + (rng.random(self.games) * self.counts).astype(np.int64)
        found: Array = self._places[places] - self._firsts
        return found

    def close(self) -> None:
        """End the other processes. The arrays are of no use any more."""
        for pipe, process, _ in self._workers:
            pipe.close()
            process.join()
        self._workers = []
        if self._memory is not None:
            for name in ("observations", "masks", "counts", "to_act", "rewards", "ended", "_flat_masks"):
                setattr(self, name, np.empty(0))
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(pipe: Connection, memory: str, setting: Setting, games: int, first: int, after: int) -> None:
    """What another process does: a number resets its games, actions step them."""
    shared = SharedMemory(memory)
    rows = Rows(setting, Arrays(setting, games, shared.buf).part(first, after), first)
    while True:
        try:
            message = pipe.recv()
        except EOFError:
            return
        if isinstance(message, int):
            rows.reset(message)
        else:
            rows.step(message)
        pipe.send(None)
