"""The games as environments of Gymnasium: one seat is the learner's, bots have the others.

    import gymnasium, qosqo.envs.gymnasium

    env = gymnasium.make("qosqo/cuzco-feld-v2", players=3, bots=["greedy", "random"])

Without a version in the name Gymnasium takes the present one, and warns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from qosqo.arena.contest import Clocked, bot_and_budget, budget_of
from qosqo.bots.any_bot import make_any_bot
from qosqo.bots.contract import Bot, Budget, Known
from qosqo.bots.play import legal_choice
from qosqo.envs.episode import DENSE, FLAT, HUMAN, RENDER_MODES, Episode, Mask
from qosqo.envs.names import game_called, version_of
from qosqo.envs.refusals import ILLEGAL_REWARD, BadEnvironment, NotBegun, action_number, check_render_mode, whole
from qosqo.games import all_games

SEEDS = 1 << 31


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game seen from one seat. An observation is a dictionary: `observation` and `action_mask`; the mask is in the information, too, and
    `action_masks()` gives it to learners that ask for it. An illegal action ends the game with a reward of −1.

    `bots` are the names of the others in the order of the seats after the learner's (one name: all of them), as for `qosqo.simulate`, each
    with a budget of its own if you like (`search@200`); `thinking` limits those without one. `seat` is the learner's; None: drawn anew for
    every game. The rest as for `qosqo.envs.pettingzoo.GameEnv`. In a copy of the environment the bots are made anew."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: dict[str, str] | None = None,
        *,
        bots: Sequence[str] | str = "random",
        thinking: Budget | str | None = None,
        seat: int | None = 0,
        reward: str = "win",
        actions: str = DENSE,
        observations: str = FLAT,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode, RENDER_MODES)
        self.episode = Episode(game_called(name), players, options, reward=reward, actions=actions, observations=observations)
        self.episode.telling = render_mode is not None
        self.wanted_seat = None if seat is None else whole("seat", seat, 0)
        if self.wanted_seat is not None and self.wanted_seat not in self.episode.seats:
            raise BadEnvironment(f"seat {seat!r} cannot be played; there are: {self.episode.seats}")
        self.seat = self.wanted_seat or 0
        self.opponents = opponents(bots, thinking, len(self.episode.seats) - 1)
        for bot, _ in self.opponents:
            make_any_bot(bot, self.episode.game, 0, 0).close()  # whoever asks for one that does not exist is told now, not after the deal
        self.bots: dict[int, Bot] = {}
        """Those that play the present game."""
        self.bots_seed = 0
        self.under_way = False
        """Whether a game has begun and not ended, nor been ended by an illegal action."""
        self.decisions = 0
        """How many moves have been made."""
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
        self.bots_seed = int(self.np_random.integers(SEEDS))
        self.bots = self.seated_bots()
        self.decisions = 0
        self.episode.deal(int(self.np_random.integers(SEEDS)))
        self.show()
        self.owed = self.let_others_play()
        self.under_way = True
        return self.observed(), self.information()

    def seated_bots(self) -> dict[int, Bot]:
        seats = self.episode.seats
        after = [seat for seat in seats if seat > self.seat] + [seat for seat in seats if seat < self.seat]
        return {
            seat: Clocked(name, make_any_bot(name, self.episode.game, seat, self.bots_seed), budget)
            for seat, (name, budget) in zip(after, self.opponents, strict=True)
        }

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.under_way:
            raise NotBegun
        number = action_number(action)
        self.under_way = False  # until it is the learner's turn again: a bot may fail
        if number not in self.episode.legal():
            return self.observed(), ILLEGAL_REWARD, True, False, self.information() | {"illegal": True}
        gained = self.owed + self.episode.step(number)[self.seat]
        self.owed = 0.0
        if not self.episode.chosen:
            self.decisions += 1
            self.show()
        gained += self.let_others_play()
        self.under_way = not self.episode.over()
        return self.observed(), gained, not self.under_way, False, self.information()

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
            gained += self.episode.play(legal_choice(self.bots[seat], known, Budget(), self.episode.position))[self.seat]
            self.decisions += 1
            self.show()
        return gained

    def observed(self) -> dict[str, Any]:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.episode.mask(self.seat)

    def information(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": tuple(self.episode.position.scores), "seat": self.seat}

    def render(self) -> str | None:
        return self.episode.render(self.render_mode)

    def show(self) -> None:
        """For people: the deal, and how it stands after every move."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        self.under_way = False
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"bots": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        if self.under_way:
            self.bots = self.seated_bots()


def opponents(bots: Sequence[str] | str, thinking: Budget | str | None, count: int) -> list[tuple[str, Budget]]:
    """The names of so many bots, and how long each may think."""
    try:
        entries = [bots] * count if isinstance(bots, str) else list(bots)
    except TypeError:
        raise BadEnvironment(f"bots are names, not {bots!r}") from None
    if len(entries) != count:
        raise BadEnvironment(f"there are {len(entries)} bots for {count} seats")
    if not all(isinstance(entry, str) for entry in entries):
        raise BadEnvironment(f"bots are names, not {bots!r}")
    if not isinstance(thinking, (Budget, str, type(None))):
        raise BadEnvironment(f'thinking is a qosqo.Budget, or a text like "200" or "0.5s", not {thinking!r}')
    usual = budget_of(thinking) if isinstance(thinking, str) else thinking or Budget()
    found: list[tuple[str, Budget]] = []
    for entry in entries:
        name, own = bot_and_budget(entry, "")
        found.append((name, own if name != entry else usual))
    return found


def names() -> list[str]:
    """The environments that there are."""
    return [f"qosqo/{game.id}-v{version_of(game)}" for game in all_games().values()]


def register() -> None:
    """Make the environments known to `gymnasium.make`. Importing this module does that."""
    for game in all_games().values():
        gymnasium.register(f"qosqo/{game.id}-v{version_of(game)}", entry_point=f"{__name__}:SeatEnv", kwargs={"name": game.id})


register()
