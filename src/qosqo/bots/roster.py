"""The bots by name."""

from __future__ import annotations

from typing import Final

from qosqo.bots.contract import Bot
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.greedy import EasyBot, GreedyBot
from qosqo.bots.random_bot import RandomBot
from qosqo.bots.search import SearchBot
from qosqo.core.game import Game

STRENGTHS: Final = ("easy", "normal", "hard")
"""What people choose from."""
BOT_NAMES: Final = ("random", "greedy", "search", *STRENGTHS)
THINKING_SECONDS: Final = {"search": 1.0, "normal": 1.0, "hard": 5.0}
"""What the searching bots take for a turn unless they are given a budget. `search` is for experiments: it is what its budget makes it."""


class UnknownBot(LookupError):
    """There is no bot of that name."""


def make_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    """A bot for one seat of one game. The seed is its random stream: keep it apart from the game's own."""
    own_seed = seed * 4 + seat
    if name == "random":
        return RandomBot(own_seed)
    if name == "greedy":
        return GreedyBot(evaluation_of(game), own_seed)
    if name == "easy":
        return EasyBot(evaluation_of(game), own_seed)
    if name in THINKING_SECONDS:
        return SearchBot(evaluation_of(game), own_seed, THINKING_SECONDS[name])
    raise UnknownBot(f"there is no bot {name!r}")
