"""The bots by name."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, count
from typing import Final

from qosqo.bots.contract import Bot
from qosqo.bots.evaluation import Evaluation
from qosqo.bots.evaluations import evaluation_of
from qosqo.bots.greedy import EasyBot, GreedyBot
from qosqo.bots.random_bot import RandomBot
from qosqo.bots.search import SearchBot
from qosqo.bots.styles import STYLES, styled
from qosqo.core.game import Game

STRENGTHS: Final = ("easy", "normal", "hard")
"""What people choose from."""
BOT_NAMES: Final = ("random", "greedy", "search", *STRENGTHS, *STYLES)
THINKING_SECONDS: Final = {"search": 1.0, "normal": 1.0, "hard": 5.0, **dict.fromkeys(STYLES, 1.0)}
"""What the searching bots take for a turn unless they are given a budget. `search` is for experiments: it is what its budget makes it."""


SEAT_NAMES: Final = ("Sisa", "Amaru", "Illari", "Waman", "Quilla", "Kusi")
"""Under which names bots take a seat. Quechua: flower, serpent, daybreak, falcon, moon, joy."""
CHARACTERS: Final = {
    "easy": ("Sisa", "Kusi"),
    "normal": ("Illari", "Quilla"),
    "hard": ("Waman", "Amaru"),
    "builder": ("Pirqa",),
    "warrior": ("Awqa",),
    "racer": ("Chaski",),
}
"""The names of those whom people choose from: who has met them knows how they play. Quechua for the styles: wall, warrior, runner."""


class UnknownBot(LookupError):
    """There is no bot of that name."""


class UnusableBot(UnknownBot):
    """There is something of that name, which is no bot or cannot be one here; the message says why."""


def seat_name(taken: Iterable[str], bot: str = "") -> str:
    """A name for a bot that nobody at the table has, if possible one of its character; it may be followed by more, "Waman (hard)"."""
    given = list(taken)
    own = CHARACTERS.get(bot, ())
    numbered = (f"{name} {number}" for number in count(2) for name in own or SEAT_NAMES)
    return next(name for name in chain(own or SEAT_NAMES, numbered) if not any(other.startswith(name) for other in given))


def make_bot(name: str, game: Game, seat: int, seed: int, processes: int = 1, judging: Evaluation | None = None) -> Bot:
    """A bot for one seat of one game. The seed is its random stream: keep it apart from the game's own. A searching bot thinks in up to so
    many processes; limited by iterations it chooses the same every time, though not what it would choose with another number of them.
    `judging` is another evaluation than that of the game; a style leans on it as on that of the game."""
    own_seed = seed * 4 + seat
    if name == "random":
        return RandomBot(own_seed)
    if name not in BOT_NAMES:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOT_NAMES)}")
    evaluation = judging or evaluation_of(game)
    if name == "greedy":
        return GreedyBot(evaluation, own_seed)
    if name == "easy":
        return EasyBot(evaluation, own_seed)
    if name in STYLES:
        evaluation = styled(name, game, seat, evaluation)
    return SearchBot(evaluation, own_seed, THINKING_SECONDS[name], processes)
