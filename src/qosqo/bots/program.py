"""Bots that are programs of their own, in any language: one line of JSON to their standard input, one line back. See docs/bots.md."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, TextIO

from qosqo.bots.contract import Bot, BotFailed, Budget, Known
from qosqo.core.chance import seeded
from qosqo.core.data import DataError, Entry, quoted, shortened
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.core.view import view_json

PROTOCOL: Final = 1
USUAL_SECONDS: Final = 10.0
"""How long a program may think about a decision if no budget says otherwise."""
SMALL_SEED: Final = 0xFFFFFFFF
"""Every language can read a number of 32 bits."""
GRACE: Final = 5.0
"""Seconds after the end of its time before a silent program is given up."""
POLL: Final = 0.05
MOST_IMAGINED: Final = (1 << 64) - 1
LONGEST_QUESTION: Final = 1000
"""A question asks for the position after at most so many moves."""
MOST_UNREAD: Final = 100
"""So many lines may wait for a program that is slow to read."""
LONGEST_LINE: Final = 1_000_000
"""A line of more characters is no answer, and is not read to its end."""


class ProgramFailed(BotFailed):
    """A program that does not play along."""


class ProgramBot(Bot):
    """A program that is told what its seat may know and answers with the number of a move in the list it was given."""

    def __init__(self, command: str, game: Game, seat: int, seed: int) -> None:
        self.command = command
        self.game = game
        self.seat = seat
        try:
            words = shlex.split(command)
            if not words:
                raise ProgramFailed("program: needs a command behind it")
            # What is not UTF-8 is read all the same, so that a complaint can show it.
            self.process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace", bufsize=1
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"{command}: {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.output: queue.Queue[str] = queue.Queue(MOST_UNREAD)
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.deadline = 0.0
        """When it must have answered what it was asked last."""
        self.stopped = False
        """Whether it was told to stop."""
        threading.Thread(target=write_lines, args=(self.process.stdin, self.output), daemon=True).start()
        threading.Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True).start()
        self.send({"qosqo": PROTOCOL, "game": game.id, "seat": seat, "seed": seed & SMALL_SEED})

    def choose(self, known: Known, budget: Budget) -> int:
        self.refuse_unasked()
        moves = known.moves()
        seconds = USUAL_SECONDS * budget.scale if budget.seconds is None else budget.seconds
        self.deadline = perf_counter() + seconds + GRACE
        self.stopped = False
        self.send(
            {
                "decide": known.number,
                "turn": known.turn,
                "seconds": seconds,
                "iterations": budget.iterations,
                "view": view_json(known.view()),
                "moves": self.named(moves),
            }
        )
        while True:
            answer = self.receive(budget)
            if "imagine" in answer:
                self.send(self.imagined(known, answer))
                continue
            number = answer.get("move")
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(moves):
                raise self.failure(f"answered {shortened(json.dumps(answer))}, which is not one of {len(moves)} moves")
            budget.progress(1.0)
            return moves[number]

    def imagined(self, known: Known, question: dict[str, Any]) -> dict[str, Any]:
        """What might come of some moves: their numbers, each in the list of the position that the one before led to."""
        try:
            asked = Entry("question", question)
            position: Position = known.imagine(seeded(asked["imagine"].number(0, MOST_IMAGINED)))
            for place in asked["moves"].items(0, LONGEST_QUESTION) if asked.has("moves") else []:
                legal = position.moves()
                if not legal:
                    raise place.refuse("the game is over")
                position.apply(legal[place.number(0, len(legal) - 1)])
        except DataError as error:
            raise self.failure(f"asked {shortened(json.dumps(question))}: {error}") from error
        return {
            "imagined": question["imagine"],
            "to_act": position.to_act(),
            "over": position.over(),
            "winners": position.winners() if position.over() else [],
            "view": view_json(position.view(self.seat)),
            "moves": self.named(position.moves()),
        }

    def named(self, moves: list[int]) -> list[dict[str, int | str]]:
        return [self.game.moves.named(move) for move in moves]

    def send(self, message: dict[str, Any]) -> None:
        try:
            self.output.put(json.dumps(message, ensure_ascii=False) + "\n", timeout=max(0.0, self.deadline - perf_counter()))
        except queue.Full:
            raise self.failure("reads no more") from None

    def receive(self, budget: Budget) -> dict[str, Any]:
        """The next line, as JSON. A program that is to stop is told so once and then has the time of grace, also if it goes on asking."""
        while True:
            if not self.stopped and budget.should_stop():
                self.stopped = True
                self.send({"stop": True})
                self.deadline = min(self.deadline, perf_counter() + GRACE)
            if perf_counter() > self.deadline:
                raise self.failure("does not answer")
            with suppress(queue.Empty):
                return self.read(self.lines.get(timeout=POLL))

    def read(self, line: str) -> dict[str, Any]:
        if not line:
            raise self.failure("ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self.failure(f"answered {quoted(line.strip())}, which is not JSON") from None
        if not isinstance(answer, dict):
            raise self.failure(f"answered {quoted(line.strip())}, which is not an object")
        return answer

    def refuse_unasked(self) -> None:
        """Who answers twice would be taken to answer the next question."""
        with suppress(queue.Empty):
            line = self.lines.get_nowait()
            raise self.failure(f"wrote {quoted(line.strip())} without being asked" if line else "ended")

    def failure(self, what: str) -> ProgramFailed:
        self.kill()
        return ProgramFailed(f"{self.command}: {what}")

    def close(self) -> None:
        with suppress(queue.Full, subprocess.TimeoutExpired):
            if self.process.poll() is None:
                self.output.put("", timeout=GRACE)
                self.process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        with suppress(queue.Full):
            self.output.put_nowait("")


def write_lines(stream: TextIO, lines: queue.Queue[str]) -> None:
    """Pass the lines on, however long a program takes to read them; an empty one says that there are no more."""
    with suppress(OSError), stream:
        while line := lines.get():
            stream.write(line)
            stream.flush()


def read_lines(stream: TextIO, lines: queue.SimpleQueue[str]) -> None:
    """Pass the lines on; an empty one says that there are no more."""
    with stream:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line)
            if len(line) == LONGEST_LINE:
                break  # whoever writes so much goes on for ever
    lines.put("")
