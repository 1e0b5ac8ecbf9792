"""The games as environments of PettingZoo: one agent per player, one at a time (AEC).

    from qosqo.envs import pettingzoo

    env = pettingzoo.env("cuzco_feld_v2", players=3)

or, by PettingZoo's own list of environments once this module is imported, `pettingzoo.make("aec", "qosqo/cuzco_feld_v2", players=3)`.

An observation is a dictionary: `observation` and `action_mask`. Without a version in the name ("cuzco-feld") the present one is meant.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from qosqo.envs.episode import DENSE, FLAT, HUMAN, RENDER_MODES, Episode
from qosqo.envs.names import environment_name, game_called
from qosqo.envs.refusals import ILLEGAL_REWARD, NotBegun, action_number, check_render_mode, whole
from qosqo.games import all_games


def names() -> list[str]:
    """The environments that there are."""
    return [environment_name(game) for game in all_games().values()]


def env(name: str, **settings: Any) -> Any:
    """An environment that ends when an illegal action is chosen, and helps to find misuse. `settings` are those of `GameEnv`."""
    checked = wrappers.TerminateIllegalWrapper(GameEnv(name, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game, without the checks around it: an illegal action raises `IllegalAction` and changes nothing.

    `players` and `options` as for `Game.new`; `reward`: win, margin or points; `actions`: dense or factored; `observations`: flat or
    named; `max_cycles`: after so many actions of everybody together the game is cut short (0: never). Seats that the game plays
    itself are no agents."""

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: dict[str, str] | None = None,
        *,
        reward: str = "win",
        actions: str = DENSE,
        observations: str = FLAT,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        game = game_called(name)
        check_render_mode(render_mode, RENDER_MODES)
        self.episode = Episode(game, players, options, reward=reward, actions=actions, observations=observations)
        self.episode.telling = render_mode is not None
        self.metadata = {"render_modes": RENDER_MODES, "name": environment_name(game), "is_parallelizable": True, "render_fps": 2}
        self.render_mode = render_mode
        self.max_cycles = whole("max_cycles", max_cycles, 0)
        self.cycles = 0
        everybody = self.episode.names()
        self.possible_agents = [everybody[seat] for seat in self.episode.seats]
        self.agents: list[str] = []
        self.seat_of = {everybody[seat]: seat for seat in self.episode.seats}
        self.observation_spaces = {agent: self.episode.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.episode.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game; with a seed it and those after it can be repeated."""
        self.episode.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.deciding()
        if self.render_mode == HUMAN:
            self.render()

    def deciding(self) -> str:
        return self.episode.names()[self.episode.to_act()] if not self.episode.over() else self.possible_agents[0]

    def step(self, action: Any) -> None:
        if not self.agents:
            raise NotBegun
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        gained = self.episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: gained[self.seat_of[each]] for each in self.agents}
        self.cycles += 1
        if self.episode.over():
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.deciding()
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> str | None:
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        pass


class Lenient(wrappers.BaseWrapper):  # type: ignore[misc]
    """Takes every action for a legal one: of n legal actions, action a is the one with the number a modulo n unless it is legal itself."""

    def step(self, action: Any) -> None:
        raw = self.unwrapped
        assert isinstance(raw, GameEnv)
        if action is not None and not raw.terminations[raw.agent_selection] and not raw.truncations[raw.agent_selection]:
            legal = raw.episode.legal()
            number = action_number(action)
            action = number if number in legal else legal[number % len(legal)]
        super().step(action)


def parallel_env(name: str, **settings: Any) -> Any:
    """The same for libraries that let all agents act at the same time: only who decides is heard. Since the others cannot know what to
    say, every action is understood as a legal one (`Lenient`)."""
    return turn_based_aec_to_parallel(Lenient(GameEnv(name, **settings)))


def register() -> None:
    """Make the environments known to `pettingzoo.make`, where PettingZoo has it. Importing this module does that."""
    if hasattr(pettingzoo, "register"):
        for name in names():
            pettingzoo.register("aec", f"qosqo/{name}", f"{__name__}:env", kwargs={"name": name})
            pettingzoo.register("parallel", f"qosqo/{name}", f"{__name__}:parallel_env", kwargs={"name": name})


register()
