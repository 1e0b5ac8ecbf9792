"""Answers questions with the moves that bots choose, in whatever process it is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from qosqo.bots import Bot, Budget, Known, make_bot
from qosqo.bots.plans import SECONDS, Plan, plans
from qosqo.core.game import Game
from qosqo.server.bots.question import Question
from qosqo.server.tables.table import Move

MOST_BOTS: Final = 200
"""Bots remember what they thought; the ones used longest ago are forgotten."""


SEEDS: Final = 1 << 32


class Thinker:
    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self.processes = 1
        """How many a bot may use; the further ones yield to everybody else."""
        self._find_game = find_game
        """By the game's id."""
        self._bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, question: Question, should_stop: Callable[[], bool]) -> Move:
        game = self._find_game(question.game)
        position = game.position_from(question.position, game.data_called(question.data, question.data_text))
        known = Known(game, position, question.seat, question.number, question.turn)
        return game.moves.named(self._bot(question, game).choose(known, Budget(should_stop=should_stop)))

    def plans(self, question: Question, should_stop: Callable[[], bool]) -> list[Plan]:
        game = self._find_game(question.game)
        position = game.position_from(question.position, game.data_called(question.data, question.data_text))
        known = Known(game, position, question.seat, question.number, question.turn)
        return plans(known, int(question.seed) % SEEDS, Budget(seconds=SECONDS, should_stop=should_stop))

    def _bot(self, question: Question, game: Game) -> Bot:
        name = f"{question.table} {question.seat} {question.bot}"
        if name not in self._bots:
            self._bots[name] = make_bot(question.bot, game, question.seat, int(question.seed), self.processes)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)[1].close()
        self._bots.move_to_end(name)
        return self._bots[name]
