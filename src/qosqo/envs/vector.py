"""Many games at once, for learners that want their observations by the thousand: stepped in a compiled loop, into the same arrays every
time, in one process or in several with shared memory."""

from __future__ import annotations

import secrets
import weakref
from collections.abc import Sequence
from typing import Final, NoReturn

import numpy as np

from qosqo.envs.batch import Batch
from qosqo.envs.episode import DENSE, FACTORED, layout_of
from qosqo.envs.names import game_called
from qosqo.envs.processes import Processes
from qosqo.envs.refusals import BadEnvironment, IllegalAction, NotBegun, chosen_of, whole
from qosqo.envs.rewards import reward_called
from qosqo.envs.rows import Array, Rows, Setting
from qosqo.games import name_of

SEED_BITS: Final = 32


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
        self.game = game
        self.games = whole("the number of games", games, 1)
        self.players = whole("the number of players", players)
        game.check_seats(self.players, chosen)
        factored = chosen_of("actions", actions, (DENSE, FACTORED)) == FACTORED
        setting = Setting(name_of(game), self.players, chosen, reward_called(reward), factored)
        self.layout = layout_of(game)
        self.action_count = setting.action_count()
        count = min(whole("the number of processes", processes, 1), self.games)
        self._played: Rows | Processes
        try:
            if count == 1:
                self._played = Rows(setting, setting.arrays(self.games, bytearray(setting.memory(self.games))))
            else:
                self._played = Processes(setting, self.games, count)
                weakref.finalize(self, self._played.close)
        except (MemoryError, OverflowError) as error:
            raise BadEnvironment(f"{self.games} games need more memory than there is") from error
        self._begun = False
        self._closed = False
        arrays = self._played.arrays
        self.observations: Array = arrays["observations"]
        """What whoever decides may know. Where actions are factored, what has been chosen of the move follows (`LONGEST` numbers)."""
        self.masks: Array = arrays["masks"]
        """The legal actions."""
        self.counts: Array = arrays["counts"]
        """How many actions are legal."""
        self.to_act: Array = arrays["to_act"]
        """The seat that decides."""
        self.rewards: Array = arrays["rewards"]
        """For every seat, what the last step has brought."""
        self.ended: Array = arrays["ended"]
        """Whether the last step has ended a game; but for the rewards, the row is about the next one already."""
        self._flat_masks = self.masks.reshape(-1)
        self._firsts: Array = np.arange(self.games, dtype=np.int64) * self.action_count

    @property
    def batch(self) -> Batch:
        """The games themselves, where they are played in this process."""
        if isinstance(self._played, Processes):
            raise ValueError("the games are played in other processes")
        return self._played.batch

    def reset(self, seed: int | None = None) -> None:
        """A new game in every row. The same seed (below 2³²) gives the same games."""
        known = secrets.randbits(SEED_BITS) if seed is None else whole("a seed", seed, 0)
        if known >> SEED_BITS:
            raise BadEnvironment(f"a seed is below 2³², not {seed}")
        self._check_open()
        self._played.reset(known)
        self._begun = True

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
            raise IllegalAction(f"action {given[row]} is not legal in game {row}")
        self._played.step(chosen)

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("this environment is closed")
        if isinstance(self._played, Processes):
            self._played.check()

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise NotBegun

    @property
    def _places(self) -> Array:
        return self._played.places if isinstance(self._played, Rows) else np.flatnonzero(self._flat_masks)

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
        """No more games; other processes are ended. The arrays stay as they are."""
        self._closed = True
        if isinstance(self._played, Processes):
            self._played.close()

    def __getstate__(self) -> NoReturn:
        raise TypeError("a VectorEnv cannot be copied; the same seed and the same actions give the same games")

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
