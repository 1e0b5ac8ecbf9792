"""The games as environments of Gymnasium: one seat is the learner's, bots have the others.

import gymnasium, qosqo.envs.gymnasium

env = gymnasium.make("qosqo/cuzco-feld-v2", players=3, bots=["greedy", "random"])
"""

from __future__ import annotations

from typing import Any

import gymnasium

from qosqo.bots.contract import Bot, Budget, Known
from qosqo.bots.roster import make_bot
from qosqo.envs.episode import DENSE, FLAT, BadEnvironment, Episode, Mask, check_render_mode, game_called, version_of
from qosqo.games import all_games

ILLEGAL_REWARD = -1.0
SEEDS = 1 << 31


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game seen from one seat. An observation is a dictionary: `observation` and `action_mask`; the mask is in the information, too, and
    `action_masks()` gives it to learners that ask for it. An illegal action ends the game with a reward of −1.

    `bots` are the names of the others in the order of the seats after the learner's (one name: all of them); `thinking` limits them.
    `seat` is the learner's; None: drawn anew for every game. The rest as for `qosqo.envs.pettingzoo.GameEnv`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: dict[str, str] | None = None,
        *,
        bots: list[str] | str = "random",
        thinking: Budget | None = None,
        seat: int | None = 0,
        reward: str = "win",
        actions: str = DENSE,
        observations: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.episode = Episode(game_called(name), players, options, reward=reward, actions=actions, observations=observations)
        self.episode.telling = render_mode is not None
        if seat is not None and seat not in self.episode.seats:
            raise BadEnvironment(f"seat {seat} cannot be played; there are: {self.episode.seats}")
        others = len(self.episode.seats) - 1
        self.bot_names = [bots] * others if isinstance(bots, str) else bots
        if len(self.bot_names) != others:
            raise BadEnvironment(f"{others} bots are needed, not {len(self.bot_names)}")
        for bot in self.bot_names:
            make_bot(bot, self.episode.game, 0, 0)  # whoever asks for one that does not exist is told now, not after the deal
        self.thinking = thinking or Budget()
        self.wanted_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.decisions = 0
        self.owed = 0.0
        """What was gained before the first decision; it comes with the first reward."""
        self.render_mode = render_mode
        self.observation_space = self.episode.observation_space()
        self.action_space = self.episode.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        seats = self.episode.seats
        drawn = int(self.np_random.integers(len(seats)))
        self.seat = seats[drawn] if self.wanted_seat is None else self.wanted_seat
        after = [seat for seat in seats if seat > self.seat] + [seat for seat in seats if seat < self.seat]
        own_seed = int(self.np_random.integers(SEEDS))
        self.bots = {seat: make_bot(name, self.episode.game, seat, own_seed) for seat, name in zip(after, self.bot_names, strict=True)}
        self.decisions = 0
        self.episode.deal(int(self.np_random.integers(SEEDS)))
        self.owed = self.let_others_play()
        return self.observed(), self.information()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if action not in self.episode.legal():
            return self.observed(), ILLEGAL_REWARD, True, False, self.information() | {"illegal": True}
        gained = self.owed + self.episode.step(int(action))[self.seat]
        self.owed = 0.0
        self.decisions += 1
        gained += self.let_others_play()
        return self.observed(), gained, self.episode.over(), False, self.information()

    def let_others_play(self) -> float:
        """Until the learner has something to decide; returns what it gains meanwhile."""
        gained = 0.0
        began = self.decisions
        deciding = -1
        while not self.episode.over() and self.episode.to_act() != self.seat:
            seat = self.episode.to_act()
            if seat != deciding:
                deciding, began = seat, self.decisions
            known = Known(self.episode.game, self.episode.position, seat, self.decisions, began)
            gained += self.episode.play(self.bots[seat].choose(known, self.thinking))[self.seat]
            self.decisions += 1
        return gained

    def observed(self) -> dict[str, Any]:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.episode.mask(self.seat)

    def information(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": tuple(self.episode.position.scores), "seat": self.seat}

    def render(self) -> str | None:
        return self.episode.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots = {}


def names() -> list[str]:
    """The environments that there are."""
    return [f"qosqo/{game.id}-v{version_of(game)}" for game in all_games().values()]


def register() -> None:
    """Make the environments known to `gymnasium.make`. Importing this module does that."""
    for game in all_games().values():
        gymnasium.register(f"qosqo/{game.id}-v{version_of(game)}", entry_point=f"{__name__}:SeatEnv", kwargs={"name": game.id})


register()
