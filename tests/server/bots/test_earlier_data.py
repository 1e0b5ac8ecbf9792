"""A table begun with earlier component data goes on with them, its bots included."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from qosqo.bots import Bot, Budget, Known
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.match import Match
from qosqo.core.record import read_record
from qosqo.games import find_game
from qosqo.server.bots import thinker as thinking
from qosqo.server.bots.pool import BotPool
from qosqo.server.bots.question import question_about
from qosqo.server.bots.thinker import Thinker
from qosqo.server.tables.table import Seat, Table

GAMES_WITH_EARLIER_DATA = ("cuzco-kramer", "tawantinsuyu")


def table_of_old(game: Game) -> Table:
    """A table whose record names the first component data that the game ever had, as it was written then."""
    text = game.earlier_data_files()[0].read_text(encoding="utf-8")
    begun = Match.new(game, ["Ana", "Sami"], seed=5, data_text=text, bots=["", "easy"])
    begun.header = replace(begun.header, data_text=None)
    match = Match.from_record(read_record(begun.record_text()), game)
    while match.position.to_act() != 1:
        match.play(0, match.position.moves()[0])
    return Table("old", game, match, "ana", [Seat("person", "Ana", holder="ana"), Seat("bot", "Sami", "easy")])


class Spy(Bot):
    def __init__(self) -> None:
        self.seen: list[Known] = []

    def choose(self, known: Known, budget: Budget) -> int:
        self.seen.append(known)
        return known.moves()[0]


@pytest.mark.parametrize("name", GAMES_WITH_EARLIER_DATA)
def test_a_bot_thinks_with_the_data_of_its_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, spy = find_game(name), Spy()
    table = table_of_old(game)
    monkeypatch.setattr(thinking, "make_bot", lambda *_: spy)
    Thinker(find_game).answer(question_about(table, 1), lambda: False)
    (known,) = spy.seen
    position: Any = known.imagine(seeded(0))
    assert position.data is table.match.data
    assert position.data is not game.own_data


@pytest.mark.parametrize("name", GAMES_WITH_EARLIER_DATA)
def test_a_bot_in_its_process_plays_there_to_the_end_of_its_turn(name: str) -> None:
    game = find_game(name)
    table = table_of_old(game)

    async def play() -> int:
        pool = BotPool(1, {name: name})
        moves = 0
        try:
            while table.bot_due() == 1 and moves < 20:
                table.play(1, await pool.ask(question_about(table, 1)), table.version)
                moves += 1
        finally:
            await pool.stop()
        return moves

    assert asyncio.run(play()) > 0
