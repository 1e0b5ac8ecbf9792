"""The games as Python games of OpenSpiel. Importing this module registers them:

    import pyspiel, qosqo.envs.openspiel

    game = pyspiel.load_game("python_qosqo_cuzco_feld(players=3,pututus=on)")

Chance is explicit: before the deal, and after every move that turns out to draw from chance, come nodes with equally likely outcomes, which
seed the engine's own chance. So a history of actions gives the same game again. States can be resampled from what a player knows
(`State.resample_from_infostate`), as IS-MCTS needs; its bot wants `use_observation_string=True`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.envs.episode import actions_of, layout_of
from qosqo.envs.held import Held
from qosqo.envs.layout import Layout
from qosqo.envs.names import environment_name
from qosqo.envs.observation import HIGHEST_SCORE
from qosqo.envs.refusals import IllegalAction
from qosqo.envs.rewards import POINTS, WIN, final_rewards, reward_called
from qosqo.games import all_games

OUTCOMES: Final = 1024
"""Of a chance node."""
DEALS: Final = 3
"""So many chance nodes seed the deal."""
LONGEST_GAME: Final = 100_000
NO_MEMORY: Final = "there is no information state, only what a player may know at a moment: use observation_string or observation_tensor"


def short_name(game: Game) -> str:
    return f"python_qosqo_{game.id.replace('-', '_')}"


def parameters(game: Game) -> dict[str, int | str]:
    """The parameters of a game with their usual values: options have underscores in their names here."""
    options = {option.name.replace("-", "_"): option.choices[0] for option in game.options}
    return {"players": max(2, game.fewest_seats), "reward": "win", **options}


def game_type(game: Game, reward: int) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Qosqo: {environment_name(game)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if reward == WIN else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS if reward == POINTS else pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(game), **(params or {})}
        self.game = game
        self.players = int(given["players"])
        self.reward = reward_called(str(given["reward"]))
        self.options = game.complete_options({option.name: str(given[option.name.replace("-", "_")]) for option in game.options})
        game.check_seats(self.players, self.options)
        win = self.reward == WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=0.0 if win else -float(HIGHEST_SCORE),
            max_utility=1.0 if win else float(HIGHEST_SCORE),
            utility_sum=1.0 if win else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(game, self.reward), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What a player may know at a moment; there is no observer that remembers everything."""
        if iig_obs_type is not None and (
            iig_obs_type.perfect_recall
            or not iig_obs_type.public_info
            or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return SpielObserver(layout_of(self.game))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game being played, or its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None
        """The position, once it is dealt."""
        self.drawn: list[int] = []
        """The outcomes of all chance nodes."""
        self.waiting: int | None = None
        """A move that waits for chance."""
        self.gained = [0.0] * game.players
        """What the last action has brought."""
        self.sum = [0.0] * game.players

    def spiel(self) -> SpielGame:
        game = self.get_game()
        assert isinstance(game, SpielGame)
        return game

    def position(self) -> Position | None:
        return self.held.position if self.held is not None else None

    # What OpenSpiel asks.

    def current_player(self) -> int:
        if self.held is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.held.position.over() else self.held.position.to_act()

    def is_terminal(self) -> bool:
        return self.held is not None and self.waiting is None and self.held.position.over()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        actions = actions_of(self.spiel().game)
        return [actions.index(move) for move in self.held.position.moves()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        self.check(action)
        self.gained = [0.0] * len(self.gained)
        if self.held is None:
            self.drawn.append(action)
            if len(self.drawn) == DEALS:
                spiel = self.spiel()
                self.held = Held(spiel.game.new(spiel.players, self.seed(), spiel.options), spiel.game)
        elif self.waiting is not None:
            self.drawn.append(action)
            move, self.waiting = self.waiting, None
            position = self.held.position
            position.chance.reseed(seeded(self.seed()))
            self.follow(position, move)
        else:
            move = actions_of(self.spiel().game).move(action)
            tried = self.held.position.clone()
            tried.apply(move)
            if tried.chance.draws != self.held.position.chance.draws:
                self.waiting = move
            else:
                self.follow(self.held.position, move)

    def check(self, action: int) -> None:
        """Refuse what is not possible, before anything is changed: OpenSpiel itself does not ask."""
        if self.held is None or self.waiting is not None:
            possible = 0 <= action < OUTCOMES
        else:
            actions = actions_of(self.spiel().game)
            possible = 0 <= action < actions.size and actions.move(action) in self.held.position.moves()
        if not possible:
            raise IllegalAction(f"action {action} is not legal now")

    def seed(self) -> int:
        """From the last outcomes, and how many there were."""
        seed = len(self.drawn)
        for outcome in self.drawn[-DEALS:]:
            seed = seed * OUTCOMES + outcome
        return seed

    def follow(self, position: Position, move: int) -> None:
        """Carry out a move, and count what it brings."""
        before = position.scores[:]
        position.apply(move)
        reward = self.spiel().reward
        if reward == POINTS:
            self.gained = [float(after - earlier) for after, earlier in zip(position.scores, before, strict=True)]
        elif position.over():
            self.gained = final_rewards(position, reward)
        self.sum = [total + gained for total, gained in zip(self.sum, self.gained, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        named = self.spiel().game.moves.named(actions_of(self.spiel().game).move(action))
        return " ".join([str(named.pop("kind")), *[f"{part}={value}" for part, value in named.items()]])

    def rewards(self) -> list[float]:
        return list(self.gained)

    def returns(self) -> list[float]:
        return list(self.sum)

    def information_state_string(self, player: int | None = None) -> str:
        raise pyspiel.SpielError(NO_MEMORY)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise pyspiel.SpielError(NO_MEMORY)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state as it might be, equal in all that the player knows."""
        if not 0 <= player < self.num_players():
            raise ValueError(f"there is no player {player}")
        state = self.clone()
        assert isinstance(state, SpielState)
        if state.held is not None:
            state.held = Held(state.held.position.imagine(player, seeded(int(sampler() * (1 << 53)))), state.held.game)
        return state

    def __str__(self) -> str:
        if self.held is None:
            return f"deal {self.drawn}"
        position = self.held.position
        return f"scores {position.scores}, seat {position.to_act()} decides, chance {self.drawn[-DEALS:]}, waits {self.waiting}"


class SpielObserver:
    """Observations as OpenSpiel wants them: floating-point numbers, as a whole and by field. A state's `observation_tensor` is made of the
    fields, one after the other; so they come in the order of the row."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tensor = np.zeros(layout.observer.size, np.float32)
        self.dict = layout.in_order(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position()
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.layout.row(position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The whole observation in hexadecimal digits, and the moves that the player may make: searches take positions that are told
        alike for the same, and an observation leaves out some of what a turn remembers."""
        position = state.position()
        if position is None:
            return ""
        moves = position.moves() if position.to_act() == player else []
        return " ".join([self.layout.observer.row(position, player).hex(), *map(str, moves)])


def loaded(name: str) -> Any:
    """A game with its parameters, as pickles name it: where they are read, importing this module has made it known."""
    return pyspiel.load_game(name)


def register(game: Game) -> None:
    """Make a game known to `pyspiel.load_game`."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game, WIN), Registered)


for each in all_games().values():
    if short_name(each) not in pyspiel.registered_names():
        register(each)
