"""Many games at once, for learners that want their observations by the thousand: stepped in one process, in a compiled loop, into the same
arrays every time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from qosqo.core.position import Position
from qosqo.envs.batch import Batch
from qosqo.envs.episode import IllegalAction, actions_of, game_called, layout_of
from qosqo.envs.layout import NUMBER
from qosqo.envs.rewards import reward_called

Array = npt.NDArray[Any]
SEED_BITS: Final = 32


class VectorEnv:
    """So many games side by side; a game that ends is followed by the next at once. The arrays have one row per game and are always the
    same ones: copy what you want to keep."""

    def __init__(
        self,
        name: str,
        games: int = 64,
        players: int = 2,
        options: dict[str, str] | None = None,
        *,
        reward: str = "win",
    ) -> None:
        game = game_called(name)
        chosen = game.complete_options(options or {})
        game.check_seats(players, chosen)
        self.game = game
        self.games = games
        self.players = players
        self.layout = layout_of(game)
        self.action_count = game.moves.size
        self.observations: Array = np.zeros((games, self.layout.observer.size), NUMBER)
        """What whoever decides may know."""
        self.masks: Array = np.zeros((games, self.action_count), np.bool_)
        """The legal actions."""
        self.to_act: Array = np.zeros(games, np.int8)
        """The seat that decides."""
        self.rewards: Array = np.zeros((games, players), np.float32)
        """For every seat, what the last step has brought."""
        self.ended: Array = np.zeros(games, np.bool_)
        """Whether the last step has ended a game; but for the rewards, the row is about the next one already."""
        self.seed = 0
        self._flat_masks = self.masks.reshape(-1)
        self._firsts: Array = np.arange(games, dtype=np.int64) * self.action_count
        self._legal: Array = np.empty(0, np.int64)
        self._counts: Array = np.empty(0, np.int32)

        def deal(row: int, episode: int) -> Position:
            seed = ((self.seed << SEED_BITS) + row << SEED_BITS) + episode
            return game.new(players, seed, chosen)

        self.batch = Batch(self.layout.observer, actions_of(game), deal, games, reward_called(reward))

    def reset(self, seed: int | None = None) -> None:
        """A new game in every row. The same seed (below 2³²) gives the same games."""
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.batch.begin()
        self._take()

    def step(self, actions: Array | Sequence[int]) -> None:
        """One action in every game. Illegal ones are refused, and nothing has changed then."""
        chosen = np.asarray(actions, np.int64)
        inside = (chosen >= 0) & (chosen < self.action_count)
        legal = inside & self._flat_masks[self._firsts + np.where(inside, chosen, 0)]
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(f"action {chosen[row]} is not legal in game {row}")
        self.batch.step(chosen.tolist())
        self._take()

    def _take(self) -> None:
        batch = self.batch
        self.observations[:] = np.frombuffer(batch.observed.getvalue(), NUMBER).reshape(self.observations.shape)
        self._flat_masks[self._legal] = False
        self._legal = np.frombuffer(batch.legal.getvalue(), "<i8")
        self._flat_masks[self._legal] = True
        self._counts = np.frombuffer(batch.counts.getvalue(), "<i4")
        self.to_act[:] = np.frombuffer(batch.seats.getvalue(), np.int8)
        self.rewards[:] = np.frombuffer(batch.gained.getvalue(), "<f4").reshape(self.rewards.shape)
        self.ended[:] = np.frombuffer(batch.ended.getvalue(), np.bool_)

    def random_actions(self, rng: np.random.Generator) -> Array:
        """A legal action for every game, each equally likely."""
        places = np.cumsum(self._counts) - self._counts + (rng.random(self.games) * self._counts).astype(np.int64)
        found: Array = self._legal[places] - self._firsts
        return found
