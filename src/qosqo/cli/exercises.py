"""`qosqo exercises`: short positions with a goal for one turn, in the terminal. What was solved is remembered beside the saved games."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from rich.text import Text

from qosqo.cli.arguments import add_game, number
from qosqo.cli.complaint import Complaint
from qosqo.cli.files import write_text
from qosqo.cli.keyboard import Keyboard
from qosqo.cli.parser import Commands
from qosqo.cli.play import saves_folder
from qosqo.cli.session import Quit, Session
from qosqo.cli.terminal import Terminal
from qosqo.core.exercises import Exercise, Standing, exercise_after, exercise_match, exercise_texts, exercises_of, standing
from qosqo.core.game import Game

FINE: Final = 0
AFTER: Final = ("again", "solution", "leave")
"""What can be done after a missed attempt."""


def add_parser(commands: Commands) -> None:
    parser = commands.add("exercises", run)
    say = parser.texts
    add_game(parser)
    parser.add_argument("number", nargs="?", type=number(1), metavar=say("value-number"), help=say("help-exercises-number"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    game: Game = args.game
    known = exercises_of(game)
    if not known:
        raise Complaint("no-exercises")
    if args.number is not None and args.number > len(known):
        raise Complaint("no-such-exercise", last=len(known))
    try:
        exercise: Exercise | None = choose(game, terminal) if args.number is None else known[args.number - 1]
        while exercise is not None:
            solve(game, exercise, terminal)
            exercise = exercise_after(game, exercise)
    except (Quit, EOFError):
        terminal.print("")
    return FINE


def choose(game: Game, terminal: Terminal) -> Exercise:
    known, solved, words = exercises_of(game), solved_of(game), exercise_texts(game, terminal.language)
    lines = [f"{'✓' if exercise.id in solved else ' '} {words(exercise.id)}" for exercise in known]
    first = next((place for place, exercise in enumerate(known) if exercise.id not in solved), 0)
    return known[Keyboard(terminal).choice(terminal.texts("ask-exercise"), lines, first)]


def solve(game: Game, exercise: Exercise, terminal: Terminal) -> None:
    """Until it is solved, shown, or left."""
    words = exercise_texts(game, terminal.language)
    place = exercises_of(game).index(exercise) + 1
    while True:
        terminal.print(Text(f"{place}. {words(exercise.id)}", style="bold"))
        session = Attempt(game, exercise, terminal)
        if session.attempt().reached:
            note_solved(game, exercise)
            terminal.print(Text(terminal.texts("exercise-reached"), style="bold green"), words(f"{exercise.id}-why"))
            return
        terminal.say("exercise-missed")
        chosen = AFTER[session.keyboard.choice(terminal.texts("ask-after"), [terminal.texts(f"after-{word}") for word in AFTER])]
        if chosen == "leave":
            raise Quit
        if chosen == "solution":
            show(game, exercise, session, terminal)
            return


def show(game: Game, exercise: Exercise, session: Session, terminal: Terminal) -> None:
    for step, move in enumerate(exercise.solution, start=1):
        terminal.print(f"  {step}. {session.narrator.move(game.moves.packed(move), exercise.seat, exercise.seat)}")
    terminal.print(exercise_texts(game, terminal.language)(f"{exercise.id}-why"))


class Attempt(Session):
    """One attempt at an exercise: nobody else plays, nothing is kept, and the position itself is not taken back."""

    def __init__(self, game: Game, exercise: Exercise, terminal: Terminal) -> None:
        super().__init__(exercise_match(game, exercise), terminal, Path())
        self.exercise = exercise
        self.holder = exercise.seat

    def attempt(self) -> Standing:
        while not (now := standing(self.exercise, self.match)).over:
            self.person_decides(self.exercise.seat)
        return now

    def save(self, file: Path) -> None:
        """Only a copy that was asked for is written."""
        if file != self.file:
            super().save(file)

    def undo(self, seat: int) -> bool:
        if len(self.match.made) <= self.exercise.moves:
            self.terminal.print(self.narrator.texts("refused-nothing-to-undo"))
            return False
        return super().undo(seat)

    def all_agree(self, others: list[int]) -> bool:
        return True


# What was solved.


def progress_file() -> Path:
    return saves_folder() / "exercises.json"


def read_progress() -> dict[str, list[str]]:
    try:
        found = json.loads(progress_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def solved_of(game: Game) -> frozenset[str]:
    return frozenset(read_progress().get(game.id, []))


def note_solved(game: Game, exercise: Exercise) -> None:
    solved = read_progress()
    solved[game.id] = sorted({*solved.get(game.id, []), exercise.id})
    write_text(progress_file(), json.dumps(solved, indent=1) + "\n")
