"""A process in which bots think: `python -m qosqo.server.thinker` reads questions and writes answers, one JSON object per line.

It ends when its input ends, so none is left behind when the server dies. The line `{"hurry": id}` asks for an answer at once.
"""

from __future__ import annotations

import json
import queue
import sys
import threading
from collections import OrderedDict
from typing import Any, Final

from qosqo.bots import Bot, Budget, Known, make_bot
from qosqo.core.game import Game
from qosqo.games import find_game

MOST_BOTS: Final = 200
"""Bots remember what they thought; the ones used longest ago are forgotten."""


class Thinker:
    def __init__(self) -> None:
        self.questions: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._hurried = -1
        self._ended = False
        self._bots: OrderedDict[str, Bot] = OrderedDict()
        self._data: dict[str, Any] = {}

    def listen(self) -> None:
        """Read questions while the main thread thinks."""
        for line in sys.stdin:
            question = json.loads(line)
            if "hurry" in question:
                self._hurried = question["hurry"]
            else:
                self.questions.put(question)
        self._ended = True
        self.questions.put(None)

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        game = find_game(question["game"])
        position = game.position_from(question["position"], self._data_of(game, question))
        known = Known(game, position, question["seat"], question["number"], question["turn"])
        budget = Budget(should_stop=lambda: self._ended or self._hurried == question["id"])
        return {"id": question["id"], "move": game.moves.named(self._bot(question, game).choose(known, budget))}

    def _data_of(self, game: Game, question: dict[str, Any]) -> Any:
        name = f"{game.id} {question['data']}"
        if name not in self._data:
            self._data[name] = game.load(game.data_text() if question["data_text"] is None else question["data_text"])
        return self._data[name]

    def _bot(self, question: dict[str, Any], game: Game) -> Bot:
        name = f"{question['table']} {question['seat']} {question['bot']}"
        if name not in self._bots:
            self._bots[name] = make_bot(question["bot"], game, question["seat"], int(question["seed"]))
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)[1].close()
        self._bots.move_to_end(name)
        return self._bots[name]


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    thinker = Thinker()
    threading.Thread(target=thinker.listen, daemon=True).start()
    while (question := thinker.questions.get()) is not None:
        try:
            answer = thinker.answer(question)
        except Exception as error:
            answer = {"id": question["id"], "error": repr(error)}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
