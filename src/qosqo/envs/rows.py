"""Games side by side in one process, and the arrays that they are written into."""

from __future__ import annotations

import gc
import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.envs.actions import LONGEST
from qosqo.envs.batch import Batch
from qosqo.envs.episode import actions_of, layout_of
from qosqo.envs.layout import NUMBER
from qosqo.games import find_game

Array = npt.NDArray[Any]
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

    def shapes(self, games: int) -> dict[str, tuple[tuple[int, ...], npt.DTypeLike]]:
        """The arrays of so many games, and what they are made of."""
        return {
            "rewards": ((games, self.players), np.float32),
            "counts": ((games,), np.int32),
            "observations": ((games, self.numbers()), NUMBER),
            "to_act": ((games,), np.int8),
            "ended": ((games,), np.bool_),
            "masks": ((games, self.action_count()), np.bool_),
        }

    def memory(self, games: int) -> int:
        """How many bytes these arrays take."""
        return sum(math.prod(shape) * np.dtype(kind).itemsize for shape, kind in self.shapes(games).values())

    def arrays(self, games: int, memory: Any) -> dict[str, Array]:
        """The arrays in a piece of memory, which lives as long as one of them."""
        arrays: dict[str, Array] = {}
        first = 0
        for name, (shape, kind) in self.shapes(games).items():
            arrays[name] = np.frombuffer(memory, kind, math.prod(shape), first).reshape(shape)
            first += arrays[name].nbytes
        return arrays


class Rows:
    """Some of the games, stepped in this process. (`first`: the number of the first of them.)"""

    def __init__(self, setting: Setting, arrays: dict[str, Array], first: int = 0) -> None:
        game = setting.found()
        self.arrays = arrays
        self.seed = 0
        self.width = setting.action_count()
        games = len(arrays["to_act"])
        self.flat_masks = arrays["masks"].reshape(-1)
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
