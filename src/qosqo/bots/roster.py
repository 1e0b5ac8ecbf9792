"""The bots by name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, count
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


SEAT_NAMES: Final = ("Sisa", "Amaru", "Illari", "Waman", "Quilla", "Kusi")
"""Under which names bots take a seat. Quechua: flower, serpent, daybreak, falcon, moon, joy."""


class UnknownBot(LookupError):
    """There is no bot of that name."""


def seat_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has; a bot's name may be followed by more, "Sisa (hard)"."""
    given = list(taken)
    numbered = (f"{name} {number}" for number in count(2) for name in SEAT_NAMES)
    return next(name for name in chain(SEAT_NAMES, numbered) if not any(other.startswith(name) for other in given))


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
