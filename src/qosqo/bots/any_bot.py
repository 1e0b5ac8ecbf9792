"""Every bot that can be named by whoever may run commands here: those of the house, also with weights of a file, classes, programs."""

from __future__ import annotations

import importlib
import traceback
from inspect import signature
from pathlib import Path
from typing import Final

from qosqo.bots.contract import Bot
from qosqo.bots.program import ProgramBot
from qosqo.bots.roster import BOT_NAMES, UnusableBot, make_bot
from qosqo.bots.weights import BadWeights, weighted
from qosqo.core.data import shortened
from qosqo.core.game import Game

PROGRAM: Final = "program:"


def make_any_bot(name: str, game: Game, seat: int, seed: int, processes: int = 1) -> Bot:
    """As `make_bot`; `program:COMMAND` starts that command, `BOT+FILE` is a bot with the weights of a file, and `package.module:Class`
    calls `Class(game, seat, seed)`. Only for names from whoever may run commands on this machine."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), game, seat, seed)
    if "+" in name:
        base, _, file = name.partition("+")
        try:
            judging = weighted(game, Path(file))
        except BadWeights as error:
            raise UnusableBot(str(error)) from error
        if base == "random":
            raise UnusableBot(f"{base} judges nothing, so that weights would change nothing")
        return make_bot(base, game, seat, seed, processes, judging)
    if ":" in name:
        return own_bot(name, game, seat, seed)
    return make_bot(name, game, seat, seed, processes)


def is_ours(name: str) -> bool:
    """Whether it is a bot of this package, perhaps with weights of a file."""
    return name.partition("+")[0] in BOT_NAMES


def own_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    """A bot of a class (or of any function that makes one) from a module."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, SyntaxError, TypeError, ValueError) as error:
        raise UnusableBot(f"{name}: {error}") from error
    except Exception as error:  # somebody else's module may fail in any way when it is loaded
        raise UnusableBot(f"{name}: {what_happened(error)}") from error
    if not callable(found):
        raise UnusableBot(f"{name} is not a class of bots")
    try:
        signature(found).bind(game, seat, seed)
    except (TypeError, ValueError) as error:
        raise UnusableBot(f"{name} is not made of a game, a seat and a seed: {error}") from error
    try:
        bot = found(game, seat, seed)
    except Exception as error:
        raise UnusableBot(f"{name}: {what_happened(error)}") from error
    if not isinstance(bot, Bot):
        raise UnusableBot(f"{name} makes no qosqo.Bot")
    return bot


def what_happened(error: Exception) -> str:
    """An exception in somebody else's code: what it says, and where it came from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{shortened(said)} ({Path(last.filename).name}, line {last.lineno})"
