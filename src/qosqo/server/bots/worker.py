"""A process in which bots think: `python -m qosqo.server.bots.worker` reads questions and writes answers, one JSON object per line.

The first line says how games are found and how many processes a bot may use: `{"games": {"tambo": "tests.tambo:GAME"}, "processes": 2}`.
Then come questions (`Question`), `{"id": 7, …}`, each answered by `{"id": 7, "move": {…}}`, `{"id": 7, "plans": […]}` or
`{"id": 7, "error": "…"}`. `{"hurry": 7}` asks for an answer at once.
`{"examine": {"id": 8, …}}` asks for a part of an analysis (`Examination`), answered by `{"id": 8, "found": {…}}`.
The process ends when its input ends, so none is left behind when the server dies.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from dataclasses import asdict
from typing import Any

from qosqo.core.game import Game
from qosqo.games import find_game
from qosqo.server.bots.examination import Examination, examined
from qosqo.server.bots.question import Question
from qosqo.server.bots.thinker import Thinker


class Worker:
    def __init__(self) -> None:
        self.questions: queue.SimpleQueue[Question | Examination | None] = queue.SimpleQueue()
        self._names: dict[str, str] = {}
        self._hurried = -1
        self._ended = False
        self._thinker = Thinker(self._game)

    def _game(self, game_id: str) -> Game:
        return find_game(self._names.get(game_id, game_id))

    def listen(self) -> None:
        """Read questions while the main thread thinks."""
        for line in sys.stdin:
            message = json.loads(line)
            if "games" in message:
                self._names = message["games"]
                self._thinker.processes = message.get("processes", 1)
            elif "hurry" in message:
                self._hurried = message["hurry"]
            elif "examine" in message:
                self.questions.put(Examination(**message["examine"]))
            else:
                self.questions.put(Question(**message))
        self._ended = True
        self.questions.put(None)

    def answer(self, question: Question | Examination) -> dict[str, Any]:
        def should_stop() -> bool:
            return self._ended or self._hurried == question.id

        try:
            if isinstance(question, Examination):
                return {"id": question.id, "found": examined(question, self._game)}
            if question.plans:
                return {"id": question.id, "plans": [asdict(plan) for plan in self._thinker.plans(question, should_stop)]}
            return {"id": question.id, "move": self._thinker.answer(question, should_stop)}
        except Exception as error:
            return {"id": question.id, "error": repr(error)}


def main() -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    worker = Worker()
    threading.Thread(target=worker.listen, daemon=True).start()
    try:
        while (question := worker.questions.get()) is not None:
            print(json.dumps(worker.answer(question)), file=answers, flush=True)
    except BrokenPipeError:
        os._exit(0)  # the server is no more; leaving in the ordinary way would try once more to say it


if __name__ == "__main__":
    main()
