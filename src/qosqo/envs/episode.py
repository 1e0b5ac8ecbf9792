"""One game as a learner plays it: observations, masks and actions as arrays and numbers. What the environments of other libraries share."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from qosqo.core.chance import Chance, seeded
from qosqo.core.codec import CORE_CLASSES, decode, encode
from qosqo.core.game import SEED_BITS, Game
from qosqo.core.narrator import Narrator
from qosqo.core.position import NOBODY, Position
from qosqo.envs.actions import LONGEST, NOT_CHOSEN, Actions
from qosqo.envs.held import Held
from qosqo.envs.layout import NUMBER, Layout, Numbers
from qosqo.envs.observations import observer_of
from qosqo.envs.refusals import IllegalAction, NotBegun, action_number, chosen_of, whole
from qosqo.envs.rewards import POINTS, final_rewards, reward_called
from qosqo.games import find_game, name_of

DENSE: Final = "dense"
FACTORED: Final = "factored"
FLAT: Final = "flat"
NAMED: Final = "named"
HUMAN: Final = "human"
ANSI: Final = "ansi"
RENDER_MODES: Final = [HUMAN, ANSI]
Mask = npt.NDArray[np.int8]
Observed = Numbers | dict[str, Numbers]
Space = spaces.Space[object]


@cache
def layout_of(game: Game) -> Layout:
    return Layout(observer_of(game))


@cache
def actions_of(game: Game) -> Actions:
    return Actions(game.moves)


class Episode:
    """A game being played by learners, one after the other, for ever: `deal` begins the next."""

    def __init__(
        self,
        game: Game,
        players: int = 2,
        options: dict[str, str] | None = None,
        *,
        reward: str = "win",
        actions: str = DENSE,
        observations: str = FLAT,
    ) -> None:
        self.game = game
        self.options = game.complete_options(options or {})
        self.players = whole("the number of players", players)
        game.check_seats(self.players, self.options)
        self.reward = reward_called(reward)
        self.actions = actions_of(game)
        self.layout = layout_of(game)
        self.factored = chosen_of("actions", actions, (DENSE, FACTORED)) == FACTORED
        """What → where → how: a move is said by several actions of the same seat."""
        self.named = chosen_of("observations", observations, (FLAT, NAMED)) == NAMED
        automaton = game.automaton_seat(self.options)
        self.seats = [seat for seat in range(self.players) if seat != automaton]
        """Those that decide."""
        self.choices = self.actions.widest if self.factored else self.actions.size
        """How many different actions there are."""
        self.chance: Chance = seeded(secrets.randbits(SEED_BITS))
        self._position: Position | None = None
        self.begun: tuple[int, ...] = ()
        """The scores after the deal: some games give points to those who come later."""
        self.chosen: list[int] = []
        """What has been said of the move so far."""
        self.last = ""

    # Playing.

    def deal(self, seed: int | None = None) -> None:
        """The next game. With a seed this one and all that follow can be repeated."""
        if seed is not None:
            self.chance = seeded(whole("a seed", seed, 0))
        self.begin(self.game.new(self.players, int(self.chance.word()), self.options))

    def begin(self, position: Position) -> None:
        """Play a position from here on."""
        self._position = position
        self.begun = tuple(position.scores)
        self.chosen = []
        self.last = ""

    @property
    def position(self) -> Position:
        if self._position is None:
            raise NotBegun
        return self._position

    def to_act(self) -> int:
        return self.position.to_act()

    def over(self) -> bool:
        return self.position.over()

    def legal(self) -> list[int]:
        """The actions that may be chosen now."""
        if self.factored:
            return self.actions.choices(self.position.moves(), self.chosen)
        return [self.actions.index(move) for move in self.position.moves()]

    def step(self, action: int) -> list[float]:
        """Carry out an action; returns what it brings each seat."""
        number = action_number(action)
        if number not in self.legal():
            raise IllegalAction(f"action {number} is not legal now")
        if not self.factored:
            return self.play(self.actions.move(number))
        self.chosen.append(number)
        if not self.actions.complete(self.chosen):
            return [0.0] * self.players
        move = self.actions.move_of(self.chosen)
        self.chosen = []
        return self.play(move)

    def play(self, move: int) -> list[float]:
        """Carry out a legal move; returns what it brings each seat."""
        position = self.position
        seat = position.to_act()
        self.last = self.narrator().move(move, seat, NOBODY) if self.telling else ""
        before = position.scores[:]
        position.apply(move)
        if self.reward == POINTS:
            return [float(after - earlier) for after, earlier in zip(position.scores, before, strict=True)]
        return final_rewards(position, self.reward) if position.over() else [0.0] * self.players

    # What is seen.

    def observe(self, seat: int) -> Observed:
        row = self.layout.row(self.position, seat)
        seen = np.concatenate([row, self.prefix(seat)]) if self.factored else row.copy()
        return self.layout.named(seen) if self.named else seen

    def prefix(self, seat: int) -> Numbers:
        """What has been chosen of the move so far, seen by who chooses."""
        said = self.chosen if seat == self.to_act() else []
        return np.array([*said, *[NOT_CHOSEN] * (LONGEST - len(said))], NUMBER)

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may choose now; all 0 while others decide."""
        mask: Mask = np.zeros(self.choices, np.int8)
        if seat == self.to_act():
            mask[self.legal()] = 1
        return mask

    def observation_space(self) -> spaces.Dict:
        """Of an observation with its mask."""
        low, high = self.layout.low, self.layout.high
        if self.factored:
            low = np.concatenate([low, np.full(LONGEST, NOT_CHOSEN, NUMBER)])
            high = np.concatenate([high, np.full(LONGEST, self.actions.widest - 1, NUMBER)])
        seen: Space = spaces.Box(low, high, dtype=np.int16)
        if self.named:
            most = self.layout.named(high)
            seen = spaces.Dict({name: spaces.Box(least, most[name], dtype=np.int16) for name, least in self.layout.named(low).items()})
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.choices,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.choices)

    # Being copied.

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the game and its tables are found again by its name, what changes is plain data."""
        held = None if self._position is None else Held(self._position, self.game)
        state = vars(self) | {"game": name_of(self.game), "chance": encode(self.chance), "_position": held}
        del state["actions"], state["layout"]
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.game = find_game(state["game"])
        self.actions = actions_of(self.game)
        self.layout = layout_of(self.game)
        self.chance = decode(state["chance"], {each.__name__: each for each in CORE_CLASSES})
        self._position = None if state["_position"] is None else state["_position"].position

    # What is told.

    telling = False
    """Whether moves are told as sentences, for `text`."""

    def names(self) -> list[str]:
        return [f"player_{seat}" for seat in range(self.players)]

    def narrator(self) -> Narrator:
        return Narrator(self.game, "en", self.names())

    def text(self) -> str:
        """How it stands, and the last move."""
        scores = ", ".join(f"{name}: {score}" for name, score in zip(self.names(), self.position.scores, strict=True))
        decides = "the game is over" if self.over() else f"{self.names()[self.to_act()]} decides"
        return "\n".join([line for line in (self.last, f"{scores}; {decides}") if line])

    def render(self, mode: str | None) -> str | None:
        """`ansi` returns how it stands as a text, `human` prints it."""
        if mode == HUMAN:
            print(self.text())
        return self.text() if mode == ANSI else None
