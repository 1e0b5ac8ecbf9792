"""Bots that are programs of their own, in any language: one line of JSON to their standard input, one line back. See docs/bots.md."""

from __future__ import annotations

import importlib
import json
import queue
import shlex
import subprocess
import threading
from inspect import signature
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TextIO

from qosqo.bots.contract import Bot, BotFailed, Budget, Known
from qosqo.bots.roster import UnusableBot, make_bot
from qosqo.bots.weights import BadWeights, weighted
from qosqo.core.chance import seeded
from qosqo.core.game import Game
from qosqo.core.position import Position
from qosqo.core.view import view_json

PROTOCOL: Final = 1
PREFIX: Final = "program:"
USUAL_SECONDS: Final = 10.0
"""How long a program may think about a decision if no budget says otherwise."""
SMALL_SEED: Final = 0xFFFFFFFF
"""Every language can read a number of 32 bits."""
GRACE: Final = 5.0
"""Seconds after the end of its time before a silent program is given up."""
POLL: Final = 0.05


class ProgramFailed(BotFailed):
    """A program that does not play along."""


def make_any_bot(name: str, game: Game, seat: int, seed: int, processes: int = 1) -> Bot:
    """As `make_bot`; `program:COMMAND` starts that command, `BOT+FILE` is a bot with the weights of a file, and `package.module:Class`
    calls `Class(game, seat, seed)`. Only for names from whoever may run commands on this machine."""
    if name.startswith(PREFIX):
        return ProgramBot(name.removeprefix(PREFIX), game, seat, seed)
    if "+" in name:
        base, _, file = name.partition("+")
        try:
            return make_bot(base, game, seat, seed, processes, weighted(game, Path(file)))
        except BadWeights as error:
            raise UnusableBot(str(error)) from error
    if ":" in name:
        return own_bot(name, game, seat, seed)
    return make_bot(name, game, seat, seed, processes)


def own_bot(name: str, game: Game, seat: int, seed: int) -> Bot:
    """A bot of a class (or of any function that makes one) from a module."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, SyntaxError, TypeError, ValueError) as error:
        raise UnusableBot(f"{name}: {error}") from error
    if not callable(found):
        raise UnusableBot(f"{name} is not a class of bots")
    try:
        signature(found).bind(game, seat, seed)
    except (TypeError, ValueError) as error:
        raise UnusableBot(f"{name} is not made of a game, a seat and a seed: {error}") from error
    bot = found(game, seat, seed)
    if not isinstance(bot, Bot):
        raise UnusableBot(f"{name} makes no qosqo.Bot")
    return bot


class ProgramBot(Bot):
    """A program that is told what its seat may know and answers with the number of a move in the list it was given."""

    def __init__(self, command: str, game: Game, seat: int, seed: int) -> None:
        self.command = command
        self.game = game
        self.seat = seat
        try:
            words = shlex.split(command)
            if not words:
                raise ProgramFailed(f"{PREFIX} needs a command behind it")
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1)
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"{command}: {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input: Final = self.process.stdin
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True).start()
        self.send({"qosqo": PROTOCOL, "game": game.id, "seat": seat, "seed": seed & SMALL_SEED})

    def choose(self, known: Known, budget: Budget) -> int:
        moves = known.moves()
        seconds = USUAL_SECONDS * budget.scale if budget.seconds is None else budget.seconds
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
        deadline = perf_counter() + seconds + GRACE
        while True:
            answer = self.receive(deadline, budget)
            if "imagine" in answer:
                self.send(self.imagined(known, answer))
                continue
            number = answer.get("move")
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(moves):
                raise self.failure(f"answered {json.dumps(answer)}, which is not one of {len(moves)} moves")
            budget.progress(1.0)
            return moves[number]

    def imagined(self, known: Known, question: dict[str, Any]) -> dict[str, Any]:
        """What might come of some moves: their numbers, each in the list of the position that the one before led to."""
        try:
            position: Position = known.imagine(seeded(int(question["imagine"])))
            for number in question.get("moves", []):
                position.apply(position.moves()[number])
        except (IndexError, TypeError, ValueError) as error:
            raise self.failure(f"asked {json.dumps(question)}: {error}") from error
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
            self.input.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.input.flush()
        except OSError as error:
            raise self.failure("reads no more") from error

    def receive(self, deadline: float, budget: Budget) -> dict[str, Any]:
        """The next line, as JSON. A program that is to stop is told so once and then has the time of grace."""
        told = False
        while True:
            try:
                line = self.lines.get(timeout=POLL)
                break
            except queue.Empty:
                if not told and budget.should_stop():
                    told = True
                    self.send({"stop": True})
                    deadline = min(deadline, perf_counter() + GRACE)
                if perf_counter() > deadline:
                    raise self.failure("does not answer") from None
        if not line:
            raise self.failure("ended")
        try:
            answer = json.loads(line)
        except json.JSONDecodeError:
            raise self.failure(f"answered {line.strip()!r}, which is not JSON") from None
        if not isinstance(answer, dict):
            raise self.failure(f"answered {line.strip()!r}, which is not an object")
        return answer

    def failure(self, what: str) -> ProgramFailed:
        self.process.kill()
        self.close()
        return ProgramFailed(f"{self.command}: {what}")

    def close(self) -> None:
        try:
            self.input.close()
        except OSError:
            self.process.kill()
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def read_lines(stream: TextIO, lines: queue.SimpleQueue[str]) -> None:
    """Pass the lines on; an empty one says that there are no more."""
    with stream:
        for line in stream:
            lines.put(line)
    lines.put("")
