"""What a bot is asked: everything that it needs to choose a move, wherever it thinks."""

from __future__ import annotations

import hashlib
import itertools
from dataclasses import dataclass
from typing import Final

from qosqo.core.codec import encode
from qosqo.core.position import Json
from qosqo.server.tables.table import Table

NUMBERS: Final = itertools.count()


@dataclass(frozen=True)
class Question:
    """Plain data, so that it can be sent to another process as JSON."""

    id: int
    """No two questions of a process have the same."""
    table: str
    owner: str
    """Who set up the table: bots' time is shared among them."""
    version: int
    """Of the table, when this was asked."""
    game: str
    """The game's id."""
    data: str
    """The hash of the component data."""
    data_text: str | None
    """The component data themselves, where they are not to be had from the game."""
    position: Json
    seat: int
    number: int
    """How many moves were made."""
    turn: int
    """How many moves had been made when this seat's turn began."""
    bot: str
    seed: str
    """Of the bot's own random stream; a text, because JSON numbers are not that long everywhere."""
    plans: bool = False
    """Not a move is wanted but plans for whoever sits there."""


def question_about(table: Table, seat: int) -> Question:
    """The caller holds the table's lock."""
    match = table.match
    return Question(
        id=next(NUMBERS),
        table=table.id,
        owner=table.owner,
        version=table.version,
        game=table.game.id,
        data=match.header.data,
        data_text=match.data_text,
        position=encode(match.position),
        seat=seat,
        number=len(match.made),
        turn=match.turn_began(),
        bot=table.seats[seat].bot,
        seed=str(own_seed(match.header.seed, seat)),
    )


def own_seed(game_seed: int, seat: int) -> int:
    """A bot's random stream: the same after a restart, but not the game's own."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {game_seed}".encode()).digest()[:8], "big")
